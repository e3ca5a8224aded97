"""Nebula as a game of the kernel: options, vocabulary, first position."""

from __future__ import annotations

from orrery.games.nebula.actions import ACTIONS, DONE, nebula_vocabulary
from orrery.games.nebula.content import Content, load_content
from orrery.games.nebula.layout import (
    ACTIVE,
    ALL_NEIGHBOURS,
    BRIGHT,
    BRIGHT_GOES,
    BRIGHT_NEVER_BLACK,
    CLUSTER,
    CLUSTER_ROOM,
    COMMON,
    DEALT,
    FIRST,
    FIRST_CHOSEN,
    FULL,
    HEIGHT,
    HUB_SHARED,
    IDLE_LIMIT,
    KEPT,
    MATCH_BY_MOMENT,
    MATCHING,
    MOST_BLACK_NEEDS_ONE,
    MOST_SEATS,
    ON_TOP,
    ONE_REPLACEMENT,
    THIRD_OF_ANY_COLOUR,
    VALUES_FIXED,
    nebula_layout,
)
from orrery.games.nebula.position import LAST_FRAME_KIND
from orrery.games.nebula.setup import set_up
from orrery.games.nebula.state import NebulaState
from orrery.games.nebula.view import nebula_view
from orrery.kernel.game import Game
from orrery.kernel.legacy import legacy_steps
from orrery.kernel.options import Option, a_seat
from orrery.kernel.state import State
from orrery.kernel.step import Actions

RULES_VERSION = "2"

_EMPTY = [
    (CLUSTER, 3 * CLUSTER_ROOM),
    (BRIGHT, 1),
    (COMMON, 4),
    (ON_TOP, 8),  # and the advanced goals behind it
    (HEIGHT, 14),
    (FIRST, 1),
    (ACTIVE, 1),
    (MATCHING, 1),
    (DEALT, 8),
    (KEPT, 4),
]
"""What a position holds nothing in before the set-up: where it begins, how many ints it has."""


def _options(content: Content) -> list[Option]:
    hubs = {"neutral": 0, "shared": 1} if content.has_shared_board else {"neutral": 0}
    return [
        Option("variant", "full", {"full": 1, "introductory": 0}, "N10", FULL),
        Option("hub", "neutral", hubs, "Q2", HUB_SHARED),
        Option("values_start", "fixed", {"fixed": 1, "shuffled": 0}, "Q6", VALUES_FIXED),
        Option("black_bright_star", "allowed", {"allowed": 0, "redrawn": 1}, "Q12", BRIGHT_NEVER_BLACK),
        Option("bright_match", "phase", {"phase": 0, "moment": 1}, "Q11", MATCH_BY_MOMENT),
        Option("no_new_bright_star", "stays", {"stays": 0, "removed": 1}, "Q20", BRIGHT_GOES),
        Option("third_star", "different", {"different": 0, "any": 1}, "Q9", THIRD_OF_ANY_COLOUR),
        Option("replacements", "any", {"any": 0, "one": 1}, "Q70", ONE_REPLACEMENT),
        Option("neighbours", "printed", {"printed": 0, "all": 1}, "Q4", ALL_NEIGHBOURS),
        Option("most_black_at_zero", "counts", {"counts": 0, "needs_one": 1}, "Q28", MOST_BLACK_NEEDS_ONE),
        a_seat("first_player", "random", "Q35", FIRST_CHOSEN, MOST_SEATS),
        Option("idle", 10, {}, "Q65", IDLE_LIMIT, 1, 1000),
    ]


class Nebula(Game):
    """The game of Nebula with one content."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            "nebula",
            2,
            MOST_SEATS,
            _options(content),
            nebula_vocabulary(content.tables),
            nebula_layout(content),
            RULES_VERSION,
            content.hash,
            legacy_steps(LAST_FRAME_KIND),
        )
        self.content = content

    def blank(self) -> NebulaState:
        return NebulaState(self, self.layout.first_values(), Actions(ACTIONS), self.content.tables)

    def set_up(self, state: State) -> None:
        assert isinstance(state, NebulaState)
        state.hold_nothing(_EMPTY)
        set_up(state)

    def content_data(self) -> dict[str, object]:
        return self.content.data

    def default_action(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return DONE if DONE in legal else legal[0]

    def view(self, concealed: State, public: dict[str, object] | None = None) -> dict[str, object]:
        assert isinstance(concealed, NebulaState)
        return nebula_view(concealed, public)


def nebula(content: Content | None = None) -> Nebula:
    """The game, with the shipped content or another."""
    return Nebula(load_content() if content is None else content)
