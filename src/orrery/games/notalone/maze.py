"""The Maze: hidden places turned up, and the variant with its deck (E18, E31-E34, E69-E79)."""

from __future__ import annotations

from orrery.games.notalone.actions import (
    ACQUIRE_CARD,
    DROP_PLACE,
    NOTHING,
    REVEAL,
    SEARCH,
    SET_PLACE,
    USE,
)
from orrery.games.notalone.layout import (
    HIDDEN,
    MAZE_BOTTOM,
    MAZE_BOTTOM_N,
    MAZE_DECK,
    MAZE_DISCARD,
    MAZE_DRAWN,
    MAZE_SEEN_BY,
    MAZE_VARIANT,
    PLACE_AT,
    RESERVE,
    SETS,
    WHERE,
)
from orrery.games.notalone.position import (
    MAZE_DROP,
    MAZE_LOOK,
    MAZE_SET,
    MAZE_USE,
    NO_SELF,
    TURNING_UP,
    Position,
    frame_of,
    lowest,
    place_of_index,
)
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, popcount
from orrery.kernel.state import ARG, ARG2, ASK_NATURE, NONE, TOP, UNKNOWN


def number_of(place: i64) -> i64:
    """The number of a place, from 0."""
    return place if place < 10 else place - 10


def cards_not_laid(s: Position) -> i64:
    """E72: how many cards of the Maze lie neither on the planet nor in the discard."""
    at = s.data
    if at[MAZE_VARIANT] == 0:
        return 0
    out: i64 = 10 - popcount(at[MAZE_DISCARD])
    slot: i64 = 5
    while slot < 10:
        if at[PLACE_AT + slot] != NONE:
            out -= 1
        slot += 1
    return out


def cards_looked_at(s: Position) -> i64:
    """E72: how many cards of the Maze somebody is looking at; public."""
    unlaid: i64 = cards_not_laid(s)
    look: i64 = frame_of(s, MAZE_LOOK)
    if look or frame_of(s, MAZE_SET):
        whole: i64 = 3 if unlaid > 2 else 2
        return whole - s.data[look + ARG2] if look else whole
    if s.data[MAZE_DRAWN] != 0:  # one is laid already; a game that ends meanwhile leaves the others so
        return 2 if unlaid > 1 else 1
    return 0


def maze_cards_left(s: Position) -> i64:
    """E72: how many cards the deck beside the Maze holds; public."""
    return cards_not_laid(s) - cards_looked_at(s)


def may_search(s: Position) -> bool:
    """Q58: whether a new place can be revealed in the variant."""
    return cards_not_laid(s) >= 2


def list_maze(s: Position, acquirable: i64) -> i64:
    """Reveal a hidden place or look for one; or take a card of a revealed one from the reserve."""
    n: i64 = s.list_mask(REVEAL, s.data[HIDDEN], 0)
    if may_search(s):
        s.buffer.actions[n] = SEARCH
        n += 1
    return s.list_mask(ACQUIRE_CARD, acquirable, n)


def explore_maze(s: Position, seat: i64, action: i64) -> None:
    """E31, E72: begin to reveal, or take a card."""
    arg: i64 = s.data[s.data[TOP] + ARG]
    s.pop()
    if action == SEARCH:
        s.push(MAZE_SET, arg)
        s.push(MAZE_LOOK, arg, 3 if cards_not_laid(s) > 2 else 2)
    elif action >= REVEAL:
        s.push(MAZE_USE, arg | NO_SELF, action - REVEAL)
        s.push(TURNING_UP, action - REVEAL)
    else:
        s.acquire(seat, action - ACQUIRE_CARD)


# Turning up a hidden place (E31).


def hidden_places(s: Position) -> i64:
    """The places of the second row not yet turned up, as the reserve counts them."""
    mask: i64 = 0
    number: i64 = 5
    while number < 10:
        if s.data[WHERE + number] == NONE:
            mask |= bit(number if s.data[SETS] >> number & 1 else number - 5)
        number += 1
    return mask


def turn_up(s: Position, index: i64) -> None:
    """A hidden place lies face up from now on."""
    slot: i64 = s.data[s.data[TOP] + ARG]
    s.pop()
    s.data[HIDDEN] &= ~bit(slot)
    set_place(s, place_of_index(index), slot)


def set_place(s: Position, place: i64, slot: i64) -> None:
    """Put a place on the planet, face up."""
    s.data[PLACE_AT + slot] = place
    s.data[WHERE + number_of(place)] = slot
    if s.events is not None:
        s.emit("notalone-turned-up", {"place": s.tables.place_ids[place], "slot": int(slot) + 1})


# The variant (E72-E79, Q31, Q57).


def enter_look(s: Position) -> None:
    """E72: look at the next three cards, or two."""
    if s.data[s.data[TOP] + ARG2] == 0:
        s.pop()
    else:
        s.ask(ASK_NATURE)


def next_looks(s: Position) -> i64:
    """The cards that can be looked at next: any of the unordered part, then those below it in order."""
    if s.data[MAZE_DECK] != 0:
        return s.data[MAZE_DECK]
    return UNKNOWN if s.data[MAZE_BOTTOM] == UNKNOWN else bit(s.data[MAZE_BOTTOM])


def look(s: Position, index: i64) -> None:
    """Q31: only the acting Hunted sees the card."""
    at = s.data
    if at[MAZE_DECK]:
        at[MAZE_DECK] &= ~bit(index)
    else:
        at[MAZE_BOTTOM_N] -= 1
        i: i64 = 0
        while i < 3:
            at[MAZE_BOTTOM + i] = at[MAZE_BOTTOM + i + 1]
            at[MAZE_SEEN_BY + i] = at[MAZE_SEEN_BY + i + 1]
            i += 1
        at[MAZE_BOTTOM + 3] = NONE
        at[MAZE_SEEN_BY + 3] = NONE
    at[MAZE_DRAWN] |= bit(index)
    at[at[TOP] + ARG2] -= 1
    if s.events is not None:
        args: dict[str, object] = {"place": s.tables.place_ids[place_of_index(index)]}
        s.emit("notalone-looked", args, bit(at[at[TOP] + ARG] & 7))
    s.ask(0)


def may_set(s: Position, index: i64) -> bool:
    """E77: the planet has no place of this number."""
    return s.data[WHERE + number_of(place_of_index(index))] == NONE


def droppable(s: Position, taken: i64) -> i64:
    """E77: the looked-at cards other than the one taken that the discard has no number of."""
    mask: i64 = 0
    left: i64 = s.data[MAZE_DRAWN] & ~bit(taken)
    while left:
        index: i64 = lowest(left)
        left &= left - 1
        twin: i64 = index + 5 if index < 5 else index - 5
        if s.data[MAZE_DISCARD] >> twin & 1 == 0:
            mask |= bit(index)
    return mask


def list_settings(s: Position) -> i64:
    """E73, Q57: a card and a free spot below, so that another can still be discarded."""
    at = s.data
    n: i64 = 0
    index: i64 = 0
    while index < 10:
        if at[MAZE_DRAWN] >> index & 1 and may_set(s, index) and droppable(s, index):
            slot: i64 = 5
            while slot < 10:
                if at[PLACE_AT + slot] == NONE:
                    s.buffer.actions[n] = SET_PLACE + 5 * index + slot - 5
                    n += 1
                slot += 1
        index += 1
    return n


def set_new_place(s: Position, number: i64) -> None:
    """E73-E75, Q57: it lies face up; then it is used or taken; then another card is discarded."""
    arg: i64 = s.data[s.data[TOP] + ARG]
    slot: i64 = number % 5 + 5
    s.pop()
    s.data[MAZE_DRAWN] &= ~bit(number // 5)
    s.push(MAZE_DROP, arg)
    s.push(MAZE_USE, arg | NO_SELF, slot)
    set_place(s, place_of_index(number // 5), slot)


def list_drops(s: Position) -> i64:
    """E75: one of the other cards."""
    return s.list_mask(DROP_PLACE, droppable(s, 63), 0)


def drop_place(s: Position, seat: i64, index: i64) -> None:
    """E75, E76: the second card is discarded and its copies leave the reserve; the third goes under the deck."""
    at = s.data
    at[MAZE_DISCARD] |= bit(index)
    at[RESERVE + index] = 0
    left: i64 = at[MAZE_DRAWN] & ~bit(index)
    if left:
        at[MAZE_BOTTOM + at[MAZE_BOTTOM_N]] = lowest(left)
        at[MAZE_SEEN_BY + at[MAZE_BOTTOM_N]] = seat
        at[MAZE_BOTTOM_N] += 1
    at[MAZE_DRAWN] = 0
    if s.events is not None:
        s.emit("notalone-dropped", {"place": s.tables.place_ids[place_of_index(index)]})
    s.pop()


def list_uses(s: Position, seat: i64, can_use: bool) -> i64:
    """E74, Q56: use the power, take a copy, or neither."""
    number: i64 = number_of(s.data[PLACE_AT + s.data[s.data[TOP] + ARG2]])
    n: i64 = 0
    if can_use:
        s.buffer.actions[0] = USE
        n = 1
    if s.may_acquire(seat, number):
        s.buffer.actions[n] = ACQUIRE_CARD + number
        n += 1
    s.buffer.actions[n] = NOTHING
    return n + 1
