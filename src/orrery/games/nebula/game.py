"""Nebula as a game of the kernel: options, vocabulary, first position."""

from __future__ import annotations

from orrery.games.nebula.actions import ACTIONS, DONE, nebula_vocabulary
from orrery.games.nebula.content import Content, load_content
from orrery.games.nebula.layout import (
    ACTIVE,
    BRIGHT,
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
    MOST_BLACK_NEEDS_ONE,
    ON_TOP,
    SIZE,
    VALUES_FIXED,
    nebula_layout,
)
from orrery.games.nebula.setup import set_up
from orrery.games.nebula.state import NebulaState
from orrery.games.nebula.view import nebula_view
from orrery.kernel.arrays import zeros
from orrery.kernel.game import Game
from orrery.kernel.options import Option, Value, chosen_seat, told_seat
from orrery.kernel.state import NONE, OPEN, SEATS, VIEWER, Scratch, State

RULES_VERSION = "1"

_SWITCHES = [
    ("variant", ["introductory", "full"], FULL),
    ("hub", ["neutral", "shared"], HUB_SHARED),
    ("values_start", ["shuffled", "fixed"], VALUES_FIXED),
    ("black_bright_star", ["allowed", "redrawn"], BRIGHT_NEVER_BLACK),
    ("most_black_at_zero", ["counts", "needs_one"], MOST_BLACK_NEEDS_ONE),
]
"""Options with two values: which int of the state says whether it is the second one."""


def _options() -> list[Option]:
    return [
        Option("variant", "full", ["full", "introductory"], "N10"),
        Option("hub", "neutral", ["neutral", "shared"], "Q2"),
        Option("values_start", "shuffled", ["shuffled", "fixed"], "Q6"),
        Option("black_bright_star", "allowed", ["allowed", "redrawn"], "Q12"),
        Option("most_black_at_zero", "counts", ["counts", "needs_one"], "Q28"),
        Option("first_player", "random", ["random"], "Q35", 0, 3),
        Option("idle", 10, [], "Q65", 1, 1000),
    ]


class Nebula(Game):
    """The game of Nebula with one content."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            "nebula",
            2,
            4,
            _options(),
            nebula_vocabulary(content.tables),
            nebula_layout(content),
            RULES_VERSION,
            content.hash,
        )
        self.content = content

    def blank(self) -> NebulaState:
        return NebulaState(self, zeros(SIZE), Scratch(ACTIONS), self.content.tables)

    def begin(self, seats: int, options: dict[str, Value]) -> State:
        s = self.blank()
        at = s.at
        at[SEATS] = seats
        at[VIEWER] = OPEN
        for name, values, spot in _SWITCHES:
            at[spot] = values.index(str(options[name]))
        at[FIRST_CHOSEN] = chosen_seat(options, "first_player", seats)
        idle = options["idle"]
        assert isinstance(idle, int)
        at[IDLE_LIMIT] = idle
        for spot, count in (
            (CLUSTER, 3 * CLUSTER_ROOM),
            (BRIGHT, 1),
            (COMMON, 4),
            (ON_TOP, 8),  # and the advanced goals behind it
            (HEIGHT, 14),
            (FIRST, 1),
            (ACTIVE, 1),
            (DEALT, 8),
            (KEPT, 4),
        ):
            for i in range(count):
                at[spot + i] = NONE
        set_up(s)
        return s

    def options_of(self, state: State) -> dict[str, Value]:
        options: dict[str, Value] = {name: values[state.at[spot]] for name, values, spot in _SWITCHES}
        options["first_player"] = told_seat(int(state.at[FIRST_CHOSEN]))
        options["idle"] = int(state.at[IDLE_LIMIT])
        return options

    def content_data(self) -> dict[str, object]:
        return self.content.data

    def passing(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return DONE if DONE in legal else legal[0]

    def view(self, concealed: State, public: dict[str, object] | None = None) -> dict[str, object]:
        assert isinstance(concealed, NebulaState)
        return nebula_view(concealed, public)


def nebula(content: Content | None = None) -> Nebula:
    """The game, with the shipped content or another."""
    return Nebula(load_content() if content is None else content)
