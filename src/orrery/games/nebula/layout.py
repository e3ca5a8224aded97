"""Where each thing of a Nebula position stands in its array of ints."""

from __future__ import annotations

from typing import Final

from orrery.games.nebula.content import Content
from orrery.games.nebula.kinds import COLOUR_IDS
from orrery.kernel.layout import Layout
from orrery.kernel.legacy import legacy_field
from orrery.kernel.state import HEAD, HEAD_FIELDS, NONE

MOST_SEATS: Final = 4
CLUSTER_ROOM: Final = 10

# Options, as chosen when the game began.
FULL: Final = HEAD  # 1: full variant, 0: introductory
HUB_SHARED: Final = FULL + 1
VALUES_FIXED: Final = HUB_SHARED + 1
BRIGHT_NEVER_BLACK: Final = VALUES_FIXED + 1
MATCH_BY_MOMENT: Final = BRIGHT_NEVER_BLACK + 1  # 1: a star matches the bright star of its moment (Q11)
BRIGHT_GOES: Final = MATCH_BY_MOMENT + 1  # 1: a bright star that cannot be replaced leaves its place empty (Q20)
THIRD_OF_ANY_COLOUR: Final = BRIGHT_GOES + 1  # 1: a third star may repeat a colour (Q9)
ONE_REPLACEMENT: Final = THIRD_OF_ANY_COLOUR + 1  # 1: one replacement a turn (Q70)
ALL_NEIGHBOURS: Final = ONE_REPLACEMENT + 1  # 1: the pair of neighbours that is not printed counts too (Q4)
MOST_BLACK_NEEDS_ONE: Final = ALL_NEIGHBOURS + 1
FIRST_CHOSEN: Final = MOST_BLACK_NEEDS_ONE + 1  # a seat, or NONE: nature decides
IDLE_LIMIT: Final = FIRST_CHOSEN + 1

# The middle of the table.
BAG: Final = IDLE_LIMIT + 1  # stars by kind
BOX: Final = BAG + 7
CLUSTER: Final = BOX + 7  # a star kind or NONE, CLUSTER_ROOM cells a cluster
CLOCK: Final = CLUSTER + 3 * CLUSTER_ROOM
CRESCENT: Final = CLOCK + 3
BRIGHT: Final = CRESCENT + 3
TOKEN: Final = BRIGHT + 1  # the black-star token's space
COMMON: Final = TOKEN + 1  # the open common goals
ON_TOP: Final = COMMON + 4  # the seat whose marker lies on the top part of each
ADVANCED: Final = ON_TOP + 4
VALUE: Final = ADVANCED + 4  # each value token's space
HEIGHT: Final = VALUE + 14  # and how many tokens lie beneath it there; NONE before set-up

# The course of the game.
FIRST: Final = HEIGHT + 14
ACTIVE: Final = FIRST + 1
ROUND: Final = ACTIVE + 1
ENDS: Final = ROUND + 1  # bits of the end triggers met; any: this round is the last
IDLE: Final = ENDS + 1  # rounds in a row without a star taken or placed
STIRRED: Final = IDLE + 1  # 1: this round a star was taken or placed
PLACED: Final = STIRRED + 1  # kinds placed this turn, as bits
PLACEMENTS: Final = PLACED + 1
BONUS: Final = PLACEMENTS + 1  # 1: a star of the bright star's colour was placed this turn
MATCHING: Final = BONUS + 1  # phase II: the colour that earns the third placement; NONE at other times
REPLACEMENT_DONE: Final = MATCHING + 1  # 1: this turn no other star may be replaced
DRAWN: Final = REPLACEMENT_DONE + 1  # chaos: the stars drawn, by kind

# What each seat has.
DEALT: Final = DRAWN + 7  # two personal goals a seat
KEPT: Final = DEALT + 2 * MOST_SEATS
STOCK: Final = KEPT + MOST_SEATS  # the observation area: 7 kinds a seat
STARS: Final = STOCK + 7 * MOST_SEATS  # cells by colour: 6 masks a seat
FILLED: Final = STARS + 6 * MOST_SEATS
BLACKS: Final = FILLED + MOST_SEATS
CLAIMS: Final = BLACKS + MOST_SEATS  # bits of the four common goals
SIZE: Final = CLAIMS + MOST_SEATS

_CELLS: Final = (1 << 25) - 1


def nebula_layout(content: Content) -> Layout:
    """Name every int of a position, with the values it may have."""
    star = COLOUR_IDS
    return Layout(
        [
            *HEAD_FIELDS,
            legacy_field("full", FULL, 1, 0, 1),
            legacy_field("hub_shared", HUB_SHARED, 1, 0, 1 if content.has_shared_board else 0),
            legacy_field("values_fixed", VALUES_FIXED, 1, 0, 1),
            legacy_field("bright_never_black", BRIGHT_NEVER_BLACK, 1, 0, 1),
            legacy_field("match_by_moment", MATCH_BY_MOMENT, 1, 0, 1),
            legacy_field("bright_goes", BRIGHT_GOES, 1, 0, 1),
            legacy_field("third_of_any_colour", THIRD_OF_ANY_COLOUR, 1, 0, 1),
            legacy_field("one_replacement", ONE_REPLACEMENT, 1, 0, 1),
            legacy_field("all_neighbours", ALL_NEIGHBOURS, 1, 0, 1),
            legacy_field("most_black_needs_one", MOST_BLACK_NEEDS_ONE, 1, 0, 1),
            legacy_field("first_chosen", FIRST_CHOSEN, 1, NONE, MOST_SEATS - 1),
            legacy_field("idle_limit", IDLE_LIMIT, 1, 1, 1000),
            legacy_field("bag", BAG, 7, 0, 30),
            legacy_field("box", BOX, 7, 0, 30),
            legacy_field("clusters", CLUSTER, 3 * CLUSTER_ROOM, NONE, 6, star),
            legacy_field("clocks", CLOCK, 3, 0, CLUSTER_ROOM - 1),
            legacy_field("crescents", CRESCENT, 3, 0, CLUSTER_ROOM - 1),
            legacy_field("bright", BRIGHT, 1, NONE, 6, star),
            legacy_field("token", TOKEN, 1, 0, 60),
            legacy_field("common", COMMON, 4, NONE, 19, content.common),
            legacy_field("on_top", ON_TOP, 4, NONE, MOST_SEATS - 1),
            legacy_field("advanced", ADVANCED, 4, NONE, 29, content.advanced),
            legacy_field("value", VALUE, 14, 0, 50),
            legacy_field("height", HEIGHT, 14, NONE, 5),
            legacy_field("first", FIRST, 1, NONE, MOST_SEATS - 1),
            legacy_field("active", ACTIVE, 1, NONE, MOST_SEATS - 1),
            legacy_field("round", ROUND, 1, 0, 10**6),
            legacy_field("ends", ENDS, 1, 0, 31),
            legacy_field("idle", IDLE, 1, 0, 1000),
            legacy_field("stirred", STIRRED, 1, 0, 1),
            legacy_field("placed", PLACED, 1, 0, 127),
            legacy_field("placements", PLACEMENTS, 1, 0, 3),
            legacy_field("bonus", BONUS, 1, 0, 1),
            legacy_field("matching", MATCHING, 1, NONE, 6, star),
            legacy_field("replacement_done", REPLACEMENT_DONE, 1, 0, 1),
            legacy_field("drawn", DRAWN, 7, 0, 5),
            legacy_field("dealt", DEALT, 2 * MOST_SEATS, NONE, 19, content.personal),
            legacy_field("kept", KEPT, MOST_SEATS, NONE, 19, content.personal),
            legacy_field("stock", STOCK, 7 * MOST_SEATS, 0, 30),
            legacy_field("stars", STARS, 6 * MOST_SEATS, 0, _CELLS),
            legacy_field("filled", FILLED, MOST_SEATS, 0, _CELLS),
            legacy_field("blacks", BLACKS, MOST_SEATS, 0, 30),
            legacy_field("claims", CLAIMS, MOST_SEATS, 0, 15),
        ]
    )
