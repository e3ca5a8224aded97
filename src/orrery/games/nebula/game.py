"""Nebula as a game of the kernel: options, vocabulary, first position."""

from __future__ import annotations

from typing import cast

from orrery.games.nebula.actions import ACTIONS, DONE, nebula_vocabulary
from orrery.games.nebula.content import Content, load_content
from orrery.games.nebula.kinds import MOST_SEATS
from orrery.games.nebula.layout import field_offset, nebula_layout
from orrery.games.nebula.reasons import REASONS
from orrery.games.nebula.setup import set_up
from orrery.games.nebula.state import STEPS, NebulaState
from orrery.games.nebula.view import nebula_view
from orrery.games.nebula.view_types import NebulaView
from orrery.games.nebula.worlds import worlds
from orrery.kernel.game import Game
from orrery.kernel.options import Option, a_seat
from orrery.kernel.state import State
from orrery.kernel.step import Actions

RULES_VERSION = "2"


def _options(content: Content) -> list[Option]:
    """The options; each names the statement it rests on.

    Rules: N10
    """
    hubs = {"neutral": 0, "shared": 1} if content.has_shared_board else {"neutral": 0}
    return [
        Option("variant", "full", {"full": 1, "introductory": 0}, "N10", field_offset("full")),
        Option("hub", "neutral", hubs, "NQ2", field_offset("hub_shared")),
        Option("values_start", "fixed", {"fixed": 1, "shuffled": 0}, "NQ6", field_offset("values_fixed")),
        Option(
            "black_bright_star", "allowed", {"allowed": 0, "redrawn": 1}, "NQ12", field_offset("bright_never_black")
        ),
        Option("bright_match", "phase", {"phase": 0, "moment": 1}, "NQ11", field_offset("match_by_moment")),
        Option("no_new_bright_star", "stays", {"stays": 0, "removed": 1}, "NQ20", field_offset("bright_goes")),
        Option("third_star", "different", {"different": 0, "any": 1}, "NQ9", field_offset("third_of_any_colour")),
        Option("replacements", "any", {"any": 0, "one": 1}, "NQ70", field_offset("one_replacement")),
        Option("neighbours", "printed", {"printed": 0, "all": 1}, "NQ4", field_offset("all_neighbours")),
        Option(
            "most_black_at_zero", "counts", {"counts": 0, "needs_one": 1}, "NQ28", field_offset("most_black_needs_one")
        ),
        a_seat("first_player", "random", "NQ35", field_offset("first_chosen"), MOST_SEATS),
        Option("idle", 10, {}, "NQ65", field_offset("idle_limit"), 1, 1000),
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
            STEPS,
            REASONS,
        )
        self.content = content
        self.worlds = worlds()

    def blank(self) -> NebulaState:
        return NebulaState(self, self.layout.first_values(), Actions(ACTIONS), self.content.tables)

    def set_up(self, state: State) -> None:
        assert isinstance(state, NebulaState)
        set_up(state)

    def content_data(self) -> dict[str, object]:
        return self.content.described

    def default_action(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return DONE if DONE in legal else legal[0]

    def view(self, concealed: State, public: dict[str, object] | None = None) -> dict[str, object]:
        assert isinstance(concealed, NebulaState)
        view = nebula_view(concealed, cast("NebulaView | None", public))
        return cast("dict[str, object]", view)


def nebula(content: Content | None = None) -> Nebula:
    """The game, with the shipped content or another."""
    return Nebula(load_content() if content is None else content)
