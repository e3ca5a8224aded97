"""The variant of the Maze: a deck of places beside it."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.actions import DROP_PLACE, SET_PLACE, TURN_UP
from orrery.games.notalone.position import Position, number_of, place_of_index
from orrery.games.notalone.steps import ChoiceStep, known_pile
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, lowest, popcount, without_lowest
from orrery.kernel.sentinels import NATURE, NONE, UNKNOWN


def cards_not_laid(s: Position) -> i64:
    """How many cards of the Maze lie neither on the planet nor in the discard.

    Rules: E72
    """
    if s.maze_variant == 0:
        return 0
    out: i64 = 10 - popcount(s.maze_discard)
    slot: i64 = 5
    while slot < 10:
        if s.place_at(slot) != NONE:
            out -= 1
        slot += 1
    return out


def cards_looked_at(s: Position) -> i64:
    """How many cards of the Maze somebody is looking at; public.

    Rules: E72
    """
    unlaid: i64 = cards_not_laid(s)
    look: i64 = s.frame_of(frames.MAZE_LOOK)
    if look != NONE or s.frame_of(frames.MAZE_SET) != NONE:
        whole: i64 = 3 if unlaid > 2 else 2
        return whole - s.frame_arg2(look) if look != NONE else whole
    if s.maze_drawn != 0:  # one is laid already; a game that ends meanwhile leaves the others so
        return 2 if unlaid > 1 else 1
    return 0


def maze_cards_left(s: Position) -> i64:
    """How many cards the deck beside the Maze holds; public.

    Rules: E72, E79
    """
    return cards_not_laid(s) - cards_looked_at(s)


def may_search(s: Position) -> bool:
    """Whether a new place can be revealed in the variant.

    Rules: Q58
    """
    return cards_not_laid(s) >= 2


class LookAtCards(ChoiceStep):
    """Nature shows the acting Hunted, and only it, the next three cards, or two.

    Rules: E72, Q31
    """

    def enter(self, s: Position) -> None:
        """Show card by card."""
        if s.arg2 == 0:
            s.pop()
        else:
            s.ask_seat(NATURE)

    def choices(self, s: Position, seat: i64) -> i64:
        """Any of the unordered part, then those below it in order."""
        if s.maze_deck != 0:
            return known_pile(s.maze_deck)
        first: i64 = s.maze_bottom(0)
        return known_pile(UNKNOWN if first == UNKNOWN else bit(first))

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Show a card."""
        index: i64 = action - TURN_UP
        if s.maze_deck:
            s.maze_deck &= ~bit(index)
        else:
            take_bottom_card(s)
        s.maze_drawn |= bit(index)
        s.arg2 -= 1
        if s.events is not None:
            args: dict[str, object] = {"place": s.tables.place_ids[place_of_index(index)]}
            s.emit("notalone-looked", args, bit(frames.seat_of(s.arg)))
        s.ask_again()


def take_bottom_card(s: Position) -> None:
    """Take the first of the cards at the bottom of the deck away."""
    s.maze_bottom_count -= 1
    i: i64 = 0
    while i < 3:
        s.set_maze_bottom(i, s.maze_bottom(i + 1))
        s.set_maze_seen_by(i, s.maze_seen_by(i + 1))
        i += 1
    s.set_maze_bottom(3, NONE)
    s.set_maze_seen_by(3, NONE)


def lay_face_up(s: Position, place: i64, slot: i64) -> None:
    """Put a place on the planet, face up."""
    s.set_place_at(slot, place)
    s.set_slot_of(number_of(place), slot)
    if s.events is not None:
        s.emit("notalone-turned-up", {"place": s.tables.place_ids[place], "slot": int(slot) + 1})


def droppable(s: Position, among: i64) -> i64:
    """Those of some cards of whose number the discard has none.

    Rules: E77
    """
    cards: i64 = 0
    left: i64 = among
    while left:
        index: i64 = lowest(left)
        left = without_lowest(left)
        twin: i64 = index + 5 if index < 5 else index - 5
        if not has(s.maze_discard, twin):
            cards |= bit(index)
    return cards


class SetNewPlace(ChoiceStep):
    """The Hunted lays one of the cards on a free spot below; then it is used or taken; then another is discarded.

    Rules: E73, E74, E75, E77, Q57
    """

    def enter(self, s: Position) -> None:
        """Ask the Hunted."""
        s.ask_seat(frames.seat_of(s.arg))

    def choices(self, s: Position, seat: i64) -> i64:
        """A card whose number the planet has not, and a free spot, so that another can still be discarded.

        Rules: D3
        """
        free: i64 = 0
        slot: i64 = 5
        while slot < 10:
            if s.place_at(slot) == NONE:
                free |= bit(slot - 5)
            slot += 1
        out: i64 = 0
        left: i64 = s.maze_drawn
        while left:
            index: i64 = lowest(left)
            left = without_lowest(left)
            if s.slot_of(number_of(place_of_index(index))) == NONE and droppable(s, s.maze_drawn & ~bit(index)):
                out |= free * bit(5 * index)
        return out

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Lay it face up."""
        number: i64 = action - SET_PLACE
        arg: i64 = s.arg
        slot: i64 = number % 5 + 5
        s.pop()
        s.maze_drawn &= ~bit(number // 5)
        s.push(frames.MAZE_DROP, arg)
        s.push(frames.MAZE_USE, arg | frames.NO_SELF, slot)
        lay_face_up(s, place_of_index(number // 5), slot)


class DropPlace(ChoiceStep):
    """The second card is discarded and its copies leave the reserve; the third goes under the deck.

    Rules: E75, E76, E77
    """

    def enter(self, s: Position) -> None:
        """Ask the Hunted."""
        s.ask_seat(frames.seat_of(s.arg))

    def choices(self, s: Position, seat: i64) -> i64:
        """One of the other cards."""
        return droppable(s, s.maze_drawn)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Discard it."""
        index: i64 = action - DROP_PLACE
        s.maze_discard |= bit(index)
        s.set_reserve(index, 0)
        left: i64 = s.maze_drawn & ~bit(index)
        if left:
            s.set_maze_bottom(s.maze_bottom_count, lowest(left))
            s.set_maze_seen_by(s.maze_bottom_count, seat)
            s.maze_bottom_count += 1
        s.maze_drawn = 0
        if s.events is not None:
            s.emit("notalone-dropped", {"place": s.tables.place_ids[place_of_index(index)]})
        s.pop()
