"""Telepathy: the Creature asks a Hunted about one place or two, and hears the truth."""

from __future__ import annotations

from orrery.games.notalone.actions import NAME_ONE, NAME_TWO
from orrery.games.notalone.frames import ANSWER
from orrery.games.notalone.kinds import FROM_DISCARD, NUMBERS
from orrery.games.notalone.position import Position, pair_members, pairs_of
from orrery.games.notalone.steps import ChoiceStep
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, shift_left
from orrery.kernel.sentinels import NATURE, NONE


def face_down_cards(s: Position, seat: i64) -> i64:
    """The numbers a Hunted has played face down; Fjord's second card lies face up.

    Rules: Q22, Q72
    """
    numbers: i64 = 0
    if s.played(seat, 0) != NONE:
        numbers |= bit(s.played(seat, 0))
    if s.played(seat, 1) != NONE and s.effect_now(seat) != FROM_DISCARD:
        numbers |= bit(s.played(seat, 1))
    return numbers


def fits_answer(s: Position, seat: i64, numbers: i64) -> bool:
    """Whether some face-down cards agree with the answer to Telepathy."""
    if s.telepathy_seat != seat:
        return True
    return (numbers & s.telepathy_places != 0) == (s.telepathy_answer == 1)


def forget_answer(s: Position) -> None:
    """What Telepathy learned holds no longer, or a new turn begins.

    Rules: Q72
    """
    s.telepathy_seat = NONE
    s.telepathy_places = 0
    s.telepathy_answer = 0


class AskTelepathy(ChoiceStep):
    """The Creature names one place or two.

    The answer is nature's act, so that the question cannot be taken back for another.
    Rules: Q54
    """

    def enter(self, s: Position) -> None:
        """Ask the Creature."""
        s.ask_seat(s.creature)

    def choices(self, s: Position, seat: i64) -> i64:
        """The numbers that lie face up, alone and, behind them, in pairs."""
        numbers: i64 = 0
        number: i64 = 0
        while number < NUMBERS:
            if s.slot_of(number) != NONE:
                numbers |= bit(number)
            number += 1
        return numbers | shift_left(pairs_of(numbers), NAME_TWO - NAME_ONE)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Have the question answered."""
        asked: i64 = s.arg
        s.pop()
        s.push(ANSWER, asked, bit(action - NAME_ONE) if action < NAME_TWO else pair_members(action - NAME_TWO))


class AnswerTelepathy(ChoiceStep):
    """The Hunted answers truthfully, to all, whether a card it played face down is one of the places.

    Rules: Q22, Q72
    """

    def enter(self, s: Position) -> None:
        """Nature answers."""
        s.ask_seat(NATURE)

    def choices(self, s: Position, seat: i64) -> i64:
        """Nature's only act."""
        return 1

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Answer."""
        asked: i64 = s.arg
        numbers: i64 = s.arg2
        s.telepathy_seat = asked
        s.telepathy_places = numbers
        s.telepathy_answer = 1 if face_down_cards(s, asked) & numbers else 0
        if s.events is not None:
            places: list[object] = [s.name_of(i) for i in range(NUMBERS) if numbers >> i & 1]
            s.emit("notalone-told", {"seat": int(asked), "places": places, "yes": int(s.telepathy_answer)})
        s.pop()
