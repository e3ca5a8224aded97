"""Taking Place cards back: who can, which cards, and the steps that ask."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.actions import NOTHING, PICK, TAKE_BACK, TAKE_PLAYED
from orrery.games.notalone.kinds import FROM_DISCARD, SENT_BACK
from orrery.games.notalone.moments import FIRST_OF_PHASE_1
from orrery.games.notalone.place_cards import discard_to_hand, take_played
from orrery.games.notalone.position import Position
from orrery.games.notalone.steps import ChoiceStep, ListStep
from orrery.games.notalone.tokens import may_not_take_back
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import Actions


def hand_after(s: Position, seat: i64, moment: i64) -> i64:
    """How many Place cards are in hand once choices are handed back.

    Rules: Q6, Q82
    """
    count: i64 = s.hand_count(seat)
    if moment != FIRST_OF_PHASE_1 and s.team & SENT_BACK == 0:
        count += 1
        if s.has_pair_now(seat):
            count += 1
    return count


def discards_after(s: Position, seat: i64, moment: i64) -> i64:
    """How many Place cards are discarded once choices are handed back.

    Rules: Q6, Q82
    """
    count: i64 = s.discard_count(seat)
    if (
        moment != FIRST_OF_PHASE_1
        and s.team & SENT_BACK == 0
        and s.effect_now(seat) == FROM_DISCARD
        and s.played(seat, 1) != NONE
    ):
        count += 1
    return count


def others_with_discards(s: Position, seat: i64, moment: i64) -> i64:
    """The other Hunted with a Place card to take back who may do so.

    Rules: Q83
    """
    seats: i64 = 0
    k: i64 = 1
    while k < s.seats:
        one: i64 = s.hunted(k)
        if one != seat and discards_after(s, one, moment) > 0 and not may_not_take_back(s, one):
            seats |= bit(one)
        k += 1
    return seats


def cards_to_keep(s: Position, seat: i64) -> i64:
    """The played cards that Double Back may return, as numbers; of Fjord's two only the explored one.

    Rules: Q19, Q23
    """
    numbers: i64 = 0
    which: i64 = 0
    while which < 2:
        number: i64 = s.played(seat, which)
        explored = s.effect_now(seat) != FROM_DISCARD or s.explored(seat, which) != NONE
        if number != NONE and explored and not s.goes_to_reserve(number):
            numbers |= bit(number)
        which += 1
    return numbers


class TakeBack(ListStep):
    """Take Place cards back, one by one.

    Under Persecution the played card is one of those to choose from.
    Rules: R33, R39, E67, D5
    """

    def enter(self, s: Position) -> None:
        """Ask until enough is taken back or nothing is left."""
        seat: i64 = frames.seat_of(s.arg)
        if s.arg2 & 31 == 0 or (s.discard_count(seat) == 0 and not self.may_take_played(s)):
            s.pop()
        else:
            s.ask_seat(seat)

    def may_take_played(self, s: Position) -> bool:
        """Whether the played card may be taken.

        Rules: R39
        """
        place: i64 = s.arg
        return s.arg2 & frames.OR_PLAYED != 0 and s.played(frames.seat_of(place), frames.which_of(place)) != NONE

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """The discarded Place cards, perhaps the played one, perhaps nothing more."""
        out.add_mask(TAKE_BACK, s.discard(seat))
        if self.may_take_played(s):
            out.add(TAKE_PLAYED)
        if s.arg2 & frames.OPTIONAL:
            out.add(NOTHING)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Take one card back, or no more."""
        if action == NOTHING:
            s.pop()
            return
        s.arg2 -= 1
        s.ask_again()
        if action == TAKE_PLAYED:
            take_played(s, seat, frames.which_of(s.arg))
        else:
            discard_to_hand(s, seat, action - TAKE_BACK)


class KeepPlayed(ChoiceStep):
    """Double Back: one played card returns to hand instead of being discarded.

    Rules: Q19, Q23
    """

    def choices(self, s: Position, seat: i64) -> i64:
        """The played cards it may return."""
        return cards_to_keep(s, seat)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Take it back."""
        take_played(s, seat, 0 if s.played(seat, 0) == action - PICK else 1)
        s.pop()
