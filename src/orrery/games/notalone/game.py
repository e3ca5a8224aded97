"""Not Alone as a game of the kernel: options, vocabulary, first position."""

from __future__ import annotations

from orrery.games.notalone.actions import ACTIONS, NOTHING, PASS, VOTE_FOR, notalone_vocabulary
from orrery.games.notalone.content import Content, load_content
from orrery.games.notalone.kinds import ALL_SLOTS, HUNT_CARDS, LOWER_SLOTS, MOST_SEATS, MOST_WILL
from orrery.games.notalone.layout import (
    CARD,
    COMBINED,
    CREATURE,
    CREATURE_CHOSEN,
    EXPERT,
    HUNT_AS,
    HUNT_BOTTOM,
    HUNT_PLAYED,
    HUNT_TOP,
    MAZE_BOTTOM,
    MAZE_SEEN_BY,
    MAZE_VARIANT,
    NAMED,
    PLACE_AT,
    PLACES_CHOSEN,
    POLE_ONCE,
    SIDE_CHOSEN,
    SIZE,
    SPOT,
    TAKEBACK_STRICT,
    TOKENS_OPTIONAL,
    TOLD_SEAT,
    TWO_PLACE_LITERAL,
    WHERE,
    WILL,
    notalone_layout,
)
from orrery.games.notalone.setup import set_up
from orrery.games.notalone.state import NotAloneState
from orrery.games.notalone.view import notalone_view
from orrery.kernel.arrays import zeros
from orrery.kernel.game import Game
from orrery.kernel.options import Option, Value, chosen_seat, told_seat
from orrery.kernel.state import NONE, OPEN, SEATS, VIEWER, Scratch, State

RULES_VERSION = "1"

PRESETS = {"base": 0, "first_steps": LOWER_SLOTS, "exploration": ALL_SLOTS, "random": NONE}
"""Q36: sets of places; a number gives any mix, bit n - 1 for the Exploration place numbered n (E12)."""

_SWITCHES = [
    ("decks", ["base", "combined"], COMBINED),
    ("board_side", ["chosen", "1", "2"], SIDE_CHOSEN),
    ("expert", ["off", "on"], EXPERT),
    ("tokens", ["compulsory", "optional"], TOKENS_OPTIONAL),
    ("two_place_move", ["leave", "literal"], TWO_PLACE_LITERAL),
    ("pole_limit", ["none", "once"], POLE_ONCE),
    ("takeback", ["lenient", "strict"], TAKEBACK_STRICT),
    ("maze_variant", ["off", "on"], MAZE_VARIANT),
]
"""Options with named values: which int of the state says which one."""


def _options() -> list[Option]:
    return [
        Option("creature", 0, ["random"], "R2", 0, MOST_SEATS - 1),
        Option("places", "base", [*PRESETS], "Q36", 0, ALL_SLOTS),
        Option("decks", "base", ["base", "combined"], "E7"),
        Option("maze_variant", "off", ["off", "on"], "E69"),
        Option("board_side", "chosen", ["chosen", "1", "2"], "R4"),
        Option("expert", "off", ["off", "on"], "R29"),
        Option("tokens", "compulsory", ["compulsory", "optional"], "Q2"),
        Option("two_place_move", "leave", ["leave", "literal"], "Q10"),
        Option("pole_limit", "none", ["none", "once"], "Q21"),
        Option("takeback", "lenient", ["lenient", "strict"], "Q42"),
    ]


class NotAlone(Game):
    """The game of Not Alone with one content."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            "notalone",
            2,
            MOST_SEATS,
            _options(),
            notalone_vocabulary(content.tables),
            notalone_layout(content),
            RULES_VERSION,
            content.hash,
        )
        self.content = content

    def blank(self) -> NotAloneState:
        return NotAloneState(self, zeros(SIZE), Scratch(ACTIONS), self.content.tables)

    def begin(self, seats: int, options: dict[str, Value]) -> State:
        s = self.blank()
        at = s.at
        at[SEATS] = seats
        at[VIEWER] = OPEN
        for name, values, spot in _SWITCHES:
            at[spot] = values.index(str(options[name]))
        at[CREATURE_CHOSEN] = chosen_seat(options, "creature", seats)
        places = options["places"]
        at[PLACES_CHOSEN] = places if isinstance(places, int) else PRESETS[places]
        for spot, count in (
            (CREATURE, 1),
            (PLACE_AT, 10),
            (WHERE, 10),
            (MAZE_BOTTOM, 4),
            (MAZE_SEEN_BY, 4),
            (HUNT_BOTTOM, HUNT_CARDS),
            (HUNT_TOP, 1),
            (HUNT_PLAYED, 2),
            (HUNT_AS, 2),
            (NAMED, 1),
            (TOLD_SEAT, 1),
            (CARD, 2 * MOST_SEATS),
            (SPOT, 2 * MOST_SEATS),
        ):
            for i in range(count):
                at[spot + i] = NONE
        set_up(s)
        return s

    def options_of(self, state: State) -> dict[str, Value]:
        options: dict[str, Value] = {name: values[state.at[spot]] for name, values, spot in _SWITCHES}
        places = int(state.at[PLACES_CHOSEN])
        options["creature"] = told_seat(int(state.at[CREATURE_CHOSEN]))
        options["places"] = places
        for name, mask in PRESETS.items():
            if mask == places:
                options["places"] = name
        return options

    def content_data(self) -> dict[str, object]:
        return self.content.data

    def passing(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        for nothing in (PASS, NOTHING):
            if nothing in legal:
                return nothing
        if legal[0] >= VOTE_FOR and legal[0] < VOTE_FOR + MOST_SEATS:
            return VOTE_FOR + first_of_the_weakest(state)
        return legal[0]

    def view(self, concealed: State, public: dict[str, object] | None = None) -> dict[str, object]:
        assert isinstance(concealed, NotAloneState)
        return notalone_view(concealed, public)


def first_of_the_weakest(state: State) -> int:
    """Q18: at a timeout the candidate with least Will, then the first clockwise from the Creature's left."""
    assert isinstance(state, NotAloneState)
    best = -1
    for k in range(1, state.seats):
        seat = int(state.hunted(k))
        if state.at[WILL + seat] < MOST_WILL and (best < 0 or state.at[WILL + seat] < state.at[WILL + best]):
            best = seat
    return best


def notalone(content: Content | None = None) -> NotAlone:
    """The game, with the shipped content or another."""
    return NotAlone(load_content() if content is None else content)
