"""Comet as a game of the kernel: options, vocabulary, first position."""

from __future__ import annotations

from typing import cast

from orrery.games.comet.actions import comet_vocabulary
from orrery.games.comet.content import Content, load_content
from orrery.games.comet.default_action import cheapest_action
from orrery.games.comet.layout import MOST_SEATS, comet_layout, field_offset
from orrery.games.comet.position import Search
from orrery.games.comet.reasons import REASONS
from orrery.games.comet.setup import set_up
from orrery.games.comet.state import STEPS, CometState
from orrery.games.comet.view import comet_view
from orrery.games.comet.worlds import worlds
from orrery.kernel.game import Game
from orrery.kernel.options import Option, a_seat
from orrery.kernel.state import State
from orrery.kernel.step import Actions

RULES_VERSION = "2"


def _options(content: Content) -> list[Option]:
    """The options; each names the statement it rests on. The first side of the board is the one with blue dotted eggs.

    Rules: C7, CS46
    """
    sides = content.tables.side_ids
    return [
        Option("side", sides[0], {name: side for side, name in enumerate(sides)}, "CS46", field_offset("side")),
        Option("skip", "connected", {"connected": 0, "straight": 1}, "CQ8", field_offset("straight")),
        Option("wolf", "any", {"any": 0, "others": 1}, "CS8", field_offset("wolf_others")),
        Option("wild_alone", "allowed", {"allowed": 0, "forbidden": 1}, "CQ1", field_offset("wild_added")),
        Option("guardians", "always", {"always": 0, "move": 1}, "CQ21", field_offset("guards_in_move")),
        Option("parrot_wild", "copied", {"copied": 0, "ignored": 1}, "CS62", field_offset("copy_areas")),
        Option("between", "round", {"round": 0, "turns": 1}, "CQ22", field_offset("take_turns")),
        Option("chameleons", "any", {"any": 0, "one": 1}, "CS11", field_offset("one_chameleon")),
        Option("reshuffle", "needed", {"needed": 0, "empty": 1}, "CS21", field_offset("shuffle_empty")),
        Option("tie", "shared", {"shared": 0, "animals": 1}, "CS1", field_offset("tie_animals")),
        a_seat("first_player", "random", "C13", field_offset("first_chosen"), MOST_SEATS),
        Option("idle", 50, {}, "CS16", field_offset("idle_limit"), 1, 1000),
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
            STEPS,
            REASONS,
        )
        self.content = content
        self.worlds = worlds(content.tables.side_ids)

    def blank(self) -> CometState:
        scratch = Actions(int(self.content.tables.actions))
        return CometState(self, self.layout.first_values(), scratch, self.content.tables, Search())

    def set_up(self, state: State) -> None:
        assert isinstance(state, CometState)
        set_up(state)

    def content_data(self) -> dict[str, object]:
        return self.content.data

    def default_action(self, state: State, seat: int) -> int:
        assert isinstance(state, CometState)
        return cheapest_action(state, state.legal(seat))

    def view(self, concealed: State, public: dict[str, object] | None = None) -> dict[str, object]:
        assert isinstance(concealed, CometState)
        return cast("dict[str, object]", comet_view(concealed))


def comet(content: Content | None = None) -> Comet:
    """The game, with the shipped content or another."""
    return Comet(load_content() if content is None else content)
