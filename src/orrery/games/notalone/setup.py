"""Set-up: the Creature, the planet, the track board, the first cards (R2-R6, E11-E21, E69-E71)."""

from __future__ import annotations

from orrery.games.notalone.actions import CHOOSE_SET
from orrery.games.notalone.kinds import (
    ALL_SLOTS,
    LOWER_SLOTS,
    MAZE_POWER,
    MOST_WILL,
    SHIELD_POWER,
)
from orrery.games.notalone.layout import (
    ASSIMILATION,
    COMBINED,
    CREATURE,
    CREATURE_CHOSEN,
    HAND,
    HAND_N,
    HIDDEN,
    HOST,
    HUNT_DECK,
    MARKER,
    MAZE_DECK,
    MAZE_VARIANT,
    OTHERS,
    OWNED,
    PLACE_AT,
    PLACES_CHOSEN,
    RESCUE,
    RESERVE,
    SETS,
    SIDE,
    SIDE_CHOSEN,
    SURVIVAL_DECK,
    WHERE,
    WILL,
)
from orrery.games.notalone.position import (
    BOARD_SIDE,
    CHOOSE_PLACES,
    DEAL,
    DRAWING,
    NAME_THE_CREATURE,
    REFILL,
    TURN,
    Position,
    lowest,
    place_of_index,
)
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import ARG, ASK_NATURE, NONE, SEATS, TOP


def set_up(s: Position) -> None:
    """Stack the steps of the set-up, the first on top."""
    at = s.data
    at[SURVIVAL_DECK] = s.tables.survival_in[at[COMBINED]]
    at[HUNT_DECK] = s.tables.hunt_in[at[COMBINED]]
    at[RESCUE] = s.tables.rescue_start[at[SEATS]]
    at[ASSIMILATION] = s.tables.assimilation_start[at[SEATS]]
    s.push(TURN)
    s.push(REFILL, s.tables.hunt_hand)
    s.push(DEAL, 1)
    s.push(BOARD_SIDE)
    s.push(CHOOSE_PLACES)
    s.push(NAME_THE_CREATURE)
    s.advance()


def enter_name_the_creature(s: Position) -> None:
    """R2: as chosen, or nature decides where several may be."""
    mask: i64 = possible_creatures(s)
    if mask & (mask - 1):
        s.ask(ASK_NATURE)
    else:
        name_creature(s, lowest(mask))


def possible_creatures(s: Position) -> i64:
    """R2: the seats that may be the Creature's, as a mask: the one chosen, any, or any but the host's."""
    at = s.data
    everybody: i64 = bit(at[SEATS]) - 1
    if at[CREATURE_CHOSEN] == NONE:
        return everybody
    if at[CREATURE_CHOSEN] == OTHERS:
        return everybody & ~bit(at[HOST])
    return bit(at[CREATURE_CHOSEN])


def name_creature(s: Position, seat: i64) -> None:
    """R6: the others are the Hunted, each with Place cards 1-5 and 3 Will."""
    at = s.data
    at[CREATURE] = seat
    if s.events is not None:
        s.emit("notalone-creature", {"seat": int(seat)})
    k: i64 = 1
    while k < at[SEATS]:
        one: i64 = s.hunted(k)
        at[WILL + one] = MOST_WILL
        at[HAND + one] = 31
        at[HAND_N + one] = 5
        at[OWNED + one] = 31
        k += 1
    s.pop()


# The planet (E12, E18, E19, E69-E71).


def enter_choose_places(s: Position) -> None:
    """E12: one place of each number; nature chooses where the option says so."""
    at = s.data
    if at[PLACES_CHOSEN] != NONE:
        at[SETS] = at[PLACES_CHOSEN]
        lay_planet(s)
    elif at[at[TOP] + ARG] < numbers_to_choose(s):
        s.ask(ASK_NATURE)
    else:
        lay_planet(s)


def numbers_to_choose(s: Position) -> i64:
    """E69: in the Maze variant only 1-4 are chosen, for 5 is the Maze and 6-10 are all there."""
    return 4 if s.data[MAZE_VARIANT] == 1 else 10


def list_sets(s: Position) -> i64:
    """The two places of a number."""
    number: i64 = s.data[s.data[TOP] + ARG]
    s.buffer.actions[0] = CHOOSE_SET + number
    s.buffer.actions[1] = CHOOSE_SET + number + 10
    s.buffer.weights[0] = 1
    s.buffer.weights[1] = 1
    return 2


def choose_set(s: Position, place: i64) -> None:
    """Take one place of a number."""
    top: i64 = s.data[TOP]
    if place >= 10:
        s.data[SETS] |= bit(place - 10)
    s.data[top + ARG] += 1
    s.ask(0)


def lay_planet(s: Position) -> None:
    """R5, E18-E21, E69-E71: the planet, the reserve, the Marker or Shield (E17)."""
    at = s.data
    s.pop()
    if at[MAZE_VARIANT] == 1:
        at[SETS] |= 1 << 4
    hunted: i64 = at[SEATS] - 1
    number: i64 = 0
    while number < 5:
        lay_place(s, number)
        number += 1
    maze = s.tables.power[at[PLACE_AT + 4]] == MAZE_POWER
    if at[MAZE_VARIANT] == 1:
        at[MAZE_DECK] = ALL_SLOTS
    elif maze:
        at[HIDDEN] = LOWER_SLOTS
    else:
        while number < 10:
            lay_place(s, number)
            number += 1
    index: i64 = 0
    while index < 10:
        place: i64 = place_of_index(index)
        chosen: i64 = 1 if at[SETS] >> (index % 5 + 5) & 1 == index // 5 else 0
        if chosen == 1 or at[MAZE_VARIANT] == 1:
            copies: i64 = s.tables.reserve_copies[hunted]
            spare: i64 = s.tables.copies[place] - 1
            at[RESERVE + index] = copies if copies < spare else spare
        index += 1
    at[MARKER] = 1 if s.tables.power[at[PLACE_AT + 3]] == SHIELD_POWER else 0


def lay_place(s: Position, number: i64) -> None:
    """A place lies face up at its own slot."""
    s.data[PLACE_AT + number] = number + 10 if s.data[SETS] >> number & 1 else number
    s.data[WHERE + number] = number


# The board side and the first cards (R4, R6).


def enter_board_side(s: Position) -> None:
    """R4: the Creature picks the side of the track board, unless it was agreed."""
    if s.data[SIDE_CHOSEN]:
        choose_side(s, s.data[SIDE_CHOSEN])
    else:
        s.ask(bit(s.data[CREATURE]))


def choose_side(s: Position, side: i64) -> None:
    """R4: the side tells where the Artemia symbols are."""
    s.data[SIDE] = side
    if s.events is not None:
        s.emit("notalone-side", {"side": int(side)})
    s.pop()


def enter_deal(s: Position) -> None:
    """R6: one Survival card for each Hunted, clockwise."""
    at = s.data
    top: i64 = at[TOP]
    k: i64 = at[top + ARG]
    if k >= at[SEATS]:
        s.pop()
    else:
        at[top + ARG] = k + 1
        s.push(DRAWING, s.hunted(k), 1)
