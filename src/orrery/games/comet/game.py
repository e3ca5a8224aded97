"""Comet as a game of the kernel: options, vocabulary, first position."""

from __future__ import annotations

from orrery.games.comet.actions import comet_vocabulary
from orrery.games.comet.content import Content, load_content
from orrery.games.comet.kinds import SAVIORS
from orrery.games.comet.layout import (
    ACTIVE,
    COPY_AREAS,
    FIRST,
    FIRST_CHOSEN,
    GUARDS_IN_MOVE,
    HERO,
    IDLE_LIMIT,
    LIMIT,
    MOST_SEATS,
    ONE_CHAMELEON,
    SAVIOR,
    SHUFFLE_EMPTY,
    SIDE,
    SLOT,
    STRAIGHT,
    TAKE_TURNS,
    TIE_ANIMALS,
    TOKEN,
    WILD_ADDED,
    WOLF_OTHERS,
    comet_layout,
)
from orrery.games.comet.passing import least_harm
from orrery.games.comet.position import LAST_FRAME_KIND, Reach
from orrery.games.comet.setup import set_up
from orrery.games.comet.state import CometState
from orrery.games.comet.view import comet_view
from orrery.kernel.game import Game
from orrery.kernel.legacy import legacy_steps
from orrery.kernel.options import Option, a_seat
from orrery.kernel.state import State
from orrery.kernel.step import Actions

RULES_VERSION = "2"
HAND_LIMIT = 5
"""C38."""

_EMPTY = [
    (HERO, MOST_SEATS),
    (SLOT, SAVIORS * MOST_SEATS),
    (SAVIOR, SAVIORS * MOST_SEATS),
    (TOKEN, 2),
    (FIRST, 1),
    (ACTIVE, 1),
]
"""What a position holds nothing in before the set-up: where it begins, how many ints it has."""


def _options(content: Content) -> list[Option]:
    sides = content.tables.side_ids
    return [
        Option("side", sides[0], {name: side for side, name in enumerate(sides)}, "CS46", SIDE),
        Option("skip", "connected", {"connected": 0, "straight": 1}, "CQ8", STRAIGHT),
        Option("wolf", "any", {"any": 0, "others": 1}, "CS8", WOLF_OTHERS),
        Option("wild_alone", "allowed", {"allowed": 0, "forbidden": 1}, "CQ1", WILD_ADDED),
        Option("guardians", "always", {"always": 0, "move": 1}, "CQ21", GUARDS_IN_MOVE),
        Option("parrot_wild", "copied", {"copied": 0, "ignored": 1}, "CS62", COPY_AREAS),
        Option("between", "round", {"round": 0, "turns": 1}, "CQ22", TAKE_TURNS),
        Option("chameleons", "any", {"any": 0, "one": 1}, "CS11", ONE_CHAMELEON),
        Option("reshuffle", "needed", {"needed": 0, "empty": 1}, "CS21", SHUFFLE_EMPTY),
        Option("tie", "shared", {"shared": 0, "animals": 1}, "CS1", TIE_ANIMALS),
        a_seat("first_player", "random", "C13", FIRST_CHOSEN, MOST_SEATS),
        Option("idle", 50, {}, "CS16", IDLE_LIMIT, 1, 1000),
    ]


class Comet(Game):
    """The game of Comet with one content."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            "comet",
            2,
            MOST_SEATS,
            _options(content),
            comet_vocabulary(content.tables),
            comet_layout(content),
            RULES_VERSION,
            content.hash,
            legacy_steps(LAST_FRAME_KIND),
        )
        self.content = content

    def blank(self) -> CometState:
        scratch = Actions(int(self.content.tables.actions))
        return CometState(self, self.layout.first_values(), scratch, self.content.tables, Reach())

    def set_up(self, state: State) -> None:
        assert isinstance(state, CometState)
        state.hold_nothing(_EMPTY)
        for seat in range(state.seats):
            state.data[LIMIT + seat] = HAND_LIMIT
        set_up(state)

    def content_data(self) -> dict[str, object]:
        return self.content.data

    def default_action(self, state: State, seat: int) -> int:
        assert isinstance(state, CometState)
        return least_harm(state, state.legal(seat))

    def view(self, concealed: State, public: dict[str, object] | None = None) -> dict[str, object]:
        assert isinstance(concealed, CometState)
        return comet_view(concealed)


def comet(content: Content | None = None) -> Comet:
    """The game, with the shipped content or another."""
    return Comet(load_content() if content is None else content)
