"""Comet as a game of the kernel: options, vocabulary, first position."""

from __future__ import annotations

from orrery.games.comet.actions import comet_vocabulary
from orrery.games.comet.content import Content, load_content
from orrery.games.comet.kinds import SAVIORS
from orrery.games.comet.layout import (
    ACTIVE,
    FIRST,
    FIRST_CHOSEN,
    HERO,
    IDLE_LIMIT,
    LIMIT,
    MOST_SEATS,
    SAVIOR,
    SIDE,
    SIZE,
    SLOT,
    STRAIGHT,
    TOKEN,
    WOLF_OTHERS,
    comet_layout,
)
from orrery.games.comet.passing import least_harm
from orrery.games.comet.position import Reach
from orrery.games.comet.setup import set_up
from orrery.games.comet.state import CometState
from orrery.games.comet.view import comet_view
from orrery.kernel.arrays import zeros
from orrery.kernel.game import Game
from orrery.kernel.options import Option, Value, chosen_seat, told_seat
from orrery.kernel.state import NONE, OPEN, SEATS, VIEWER, Scratch, State

RULES_VERSION = "1"
HAND_LIMIT = 5
"""C38."""


def _options(content: Content) -> list[Option]:
    sides: list[Value] = list(content.tables.side_ids)
    return [
        Option("side", sides[0], sides, "CS46"),
        Option("skip", "connected", ["connected", "straight"], "CQ8"),
        Option("wolf", "any", ["any", "others"], "CS8"),
        Option("first_player", "random", ["random"], "C13", 0, 3),
        Option("idle", 10, [], "CS16", 1, 1000),
    ]


class Comet(Game):
    """The game of Comet with one content."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            "comet",
            2,
            4,
            _options(content),
            comet_vocabulary(content.tables),
            comet_layout(content),
            RULES_VERSION,
            content.hash,
        )
        self.content = content

    def blank(self) -> CometState:
        scratch = Scratch(int(self.content.tables.actions))
        return CometState(self, zeros(SIZE), scratch, self.content.tables, Reach())

    def begin(self, seats: int, options: dict[str, Value]) -> State:
        s = self.blank()
        at = s.at
        at[SEATS] = seats
        at[VIEWER] = OPEN
        at[SIDE] = s.tables.side_ids.index(str(options["side"]))
        at[STRAIGHT] = 1 if options["skip"] == "straight" else 0
        at[WOLF_OTHERS] = 1 if options["wolf"] == "others" else 0
        at[FIRST_CHOSEN] = chosen_seat(options, "first_player", seats)
        idle = options["idle"]
        assert isinstance(idle, int)
        at[IDLE_LIMIT] = idle
        for spot, count in (
            (HERO, MOST_SEATS),
            (SLOT, SAVIORS * MOST_SEATS),
            (SAVIOR, SAVIORS * MOST_SEATS),
            (TOKEN, 2),
            (FIRST, 1),
            (ACTIVE, 1),
        ):
            for i in range(count):
                at[spot + i] = NONE
        for seat in range(seats):
            at[LIMIT + seat] = HAND_LIMIT
        set_up(s)
        return s

    def options_of(self, state: State) -> dict[str, Value]:
        return {
            "side": self.content.tables.side_ids[state.at[SIDE]],
            "skip": "straight" if state.at[STRAIGHT] else "connected",
            "wolf": "others" if state.at[WOLF_OTHERS] else "any",
            "first_player": told_seat(int(state.at[FIRST_CHOSEN])),
            "idle": int(state.at[IDLE_LIMIT]),
        }

    def content_data(self) -> dict[str, object]:
        return self.content.data

    def passing(self, state: State, seat: int) -> int:
        assert isinstance(state, CometState)
        return least_harm(state, state.legal(seat))

    def view(self, concealed: State, public: dict[str, object] | None = None) -> dict[str, object]:
        assert isinstance(concealed, CometState)
        return comet_view(concealed)


def comet(content: Content | None = None) -> Comet:
    """The game, with the shipped content or another."""
    return Comet(load_content() if content is None else content)
