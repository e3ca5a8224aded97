"""The Maze: hidden places turned up, and places found in the variant's deck."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.actions import ACQUIRE_CARD, NOTHING, REVEAL, SEARCH, TURN_UP, USE
from orrery.games.notalone.kinds import NUMBERS
from orrery.games.notalone.maze_deck import cards_not_laid, lay_face_up, may_search
from orrery.games.notalone.place_cards import acquire
from orrery.games.notalone.position import Position, number_of, place_of_index
from orrery.games.notalone.power import Power, copyable, is_ineffective, usable, use_power
from orrery.games.notalone.steps import ChoiceStep, ListStep
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NATURE, NONE
from orrery.kernel.step import Actions


class Maze(Power):
    """Turn a hidden place up, look for one, or take a card of a revealed one.

    Rules: E31, E72, Q58
    """

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """With any of these to do.

        Rules: Q27
        """
        return s.hidden_slots != 0 or may_search(s) or s.acquirable(seat) != 0

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Ask which."""
        s.push(frames.MAZE, arg)


class SearchMaze(ListStep):
    """A Hunted at the Maze reveals a hidden place, looks for one, or takes a card from the reserve.

    Rules: E31, E72
    """

    def enter(self, s: Position) -> None:
        """Ask the Hunted."""
        s.ask_seat(frames.seat_of(s.arg))

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Hidden slots, the search, numbers on offer."""
        out.add_mask(REVEAL, s.hidden_slots)
        if may_search(s):
            out.add(SEARCH)
        out.add_mask(ACQUIRE_CARD, s.acquirable(seat))

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Begin to reveal, or take a card."""
        arg: i64 = s.arg
        s.pop()
        if action == SEARCH:
            s.push(frames.MAZE_SET, arg)
            s.push(frames.MAZE_LOOK, arg, 3 if cards_not_laid(s) > 2 else 2)
        elif action >= REVEAL:
            s.push(frames.MAZE_USE, arg | frames.NO_SELF, action - REVEAL)
            s.push(frames.TURN_UP, action - REVEAL)
        else:
            acquire(s, seat, action - ACQUIRE_CARD)


class TurnUp(ChoiceStep):
    """Nature turns up the card at a slot.

    Rules: E31
    """

    def enter(self, s: Position) -> None:
        """Nature acts."""
        s.ask_seat(NATURE)

    def choices(self, s: Position, seat: i64) -> i64:
        """The places of the lower row not yet turned up, as the reserve counts them."""
        places: i64 = 0
        number: i64 = 5
        while number < NUMBERS:
            if s.slot_of(number) == NONE:
                places |= bit(number if has(s.exploration_numbers, number) else number - 5)
            number += 1
        return places

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The place lies face up from now on."""
        slot: i64 = s.arg
        s.pop()
        s.hidden_slots &= ~bit(slot)
        lay_face_up(s, place_of_index(action - TURN_UP), slot)


class UseNewPlace(ListStep):
    """A Hunted uses the place that the Maze turned up, takes a copy, or does neither.

    Rules: E74, Q25, Q56
    """

    def enter(self, s: Position) -> None:
        """Ask the Hunted."""
        s.ask_seat(frames.seat_of(s.arg))

    def may_use(self, s: Position, seat: i64, which: i64, slot: i64) -> bool:
        """Whether the place can be used: like any place in play, or else only like a copied one.

        Rules: Q25
        """
        if s.maze_copies == 1:
            return copyable(s, seat, which, slot)
        if has(s.inaccessible_slots, slot) or is_ineffective(s, slot, s.guard(seat)):
            return False
        return usable(s, seat, which, s.place_at(slot))

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """The power, a copy, or neither."""
        slot: i64 = s.arg2
        number: i64 = number_of(s.place_at(slot))
        if self.may_use(s, seat, frames.which_of(s.arg), slot):
            out.add(USE)
        if s.may_acquire(seat, number):
            out.add(ACQUIRE_CARD + number)
        out.add(NOTHING)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Use or take it."""
        arg: i64 = s.arg
        place: i64 = s.place_at(s.arg2)
        s.pop()
        if action == USE:
            use_power(s, arg, place)
        elif action != NOTHING:
            acquire(s, seat, action - ACQUIRE_CARD)
