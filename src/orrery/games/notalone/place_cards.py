"""Place cards on the move: from hand to table, to the discard, and back."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.actions import DISCARD_CARD
from orrery.games.notalone.position import Position, reserve_index
from orrery.games.notalone.steps import ChoiceStep
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, lowest
from orrery.kernel.sentinels import NONE


def hand_to_discard(s: Position, seat: i64, number: i64) -> None:
    """Discard a Place card from hand."""
    s.set_hand(seat, s.hand(seat) & ~bit(number))
    s.add_hand_count(seat, -1)
    s.set_discard(seat, s.discard(seat) | bit(number))
    s.add_discard_count(seat, 1)
    s.set_shown(seat, s.shown(seat) & ~bit(number))
    if s.events is not None:
        s.emit_discard("notalone-discarded", seat, number)


def discard_to_hand(s: Position, seat: i64, number: i64) -> None:
    """Take a Place card back from the own discard."""
    s.set_discard(seat, s.discard(seat) & ~bit(number))
    s.add_discard_count(seat, -1)
    s.set_hand(seat, s.hand(seat) | bit(number))
    s.add_hand_count(seat, 1)
    if s.events is not None:
        s.emit_discard("notalone-took-back", seat, number)


def all_to_hand(s: Position, seat: i64) -> None:
    """Take back every discarded Place card."""
    s.set_hand(seat, s.hand(seat) | s.discard(seat))
    s.add_hand_count(seat, s.discard_count(seat))
    s.set_discard(seat, 0)
    s.set_discard_count(seat, 0)


def hand_to_played(s: Position, seat: i64, which: i64, number: i64) -> None:
    """Play a Place card from hand."""
    s.set_hand(seat, s.hand(seat) & ~bit(number))
    s.add_hand_count(seat, -1)
    s.set_shown(seat, s.shown(seat) & ~bit(number))
    s.set_played(seat, which, number)


def played_to_hand(s: Position, seat: i64, which: i64) -> None:
    """Return a played Place card to hand."""
    number: i64 = s.played(seat, which)
    s.set_played(seat, which, NONE)
    s.set_hand(seat, s.hand(seat) | bit(number))
    s.add_hand_count(seat, 1)


def take_played(s: Position, seat: i64, which: i64) -> None:
    """Return a played Place card to hand, before all."""
    if s.events is not None:
        s.emit("notalone-took-played", {"seat": int(seat), "place": s.name_of(s.played(seat, which))})
    played_to_hand(s, seat, which)


def discard_to_played(s: Position, seat: i64, which: i64, number: i64) -> None:
    """Lay a card of the discard on the table, face up.

    Rules: E25
    """
    s.set_discard(seat, s.discard(seat) & ~bit(number))
    s.add_discard_count(seat, -1)
    s.set_played(seat, which, number)


def played_to_discard(s: Position, seat: i64, which: i64) -> None:
    """Discard a played Place card; a Pole goes to the reserve instead.

    Rules: R30, E37, Q50
    """
    number: i64 = s.played(seat, which)
    if number == NONE:
        return
    s.set_played(seat, which, NONE)
    if s.goes_to_reserve(number):
        s.set_owned(seat, s.owned(seat) & ~bit(number))
        s.add_reserve(reserve_index(s.place_at(s.slot_of(number))), 1)
        if s.events is not None:
            s.emit("notalone-to-reserve", {"seat": int(seat), "place": s.name_of(number)})
    else:
        s.set_discard(seat, s.discard(seat) | bit(number))
        s.add_discard_count(seat, 1)


def acquire(s: Position, seat: i64, number: i64) -> None:
    """Take a Place card from the reserve."""
    s.add_reserve(reserve_index(s.place_at(s.slot_of(number))), -1)
    s.set_owned(seat, s.owned(seat) | bit(number))
    s.set_hand(seat, s.hand(seat) | bit(number))
    s.add_hand_count(seat, 1)
    if s.events is not None:
        s.emit("notalone-acquired", {"seat": int(seat), "place": s.name_of(number)})


def let_discard(s: Position, seats: i64, cards: i64) -> None:
    """Let one Hunted discard, or several together.

    Rules: Q44
    """
    if seats & (seats - 1):
        s.push(frames.DISCARD_TOGETHER, cards, seats)
    elif seats:
        s.push(frames.DISCARD, lowest(seats), cards)


class DiscardCards(ChoiceStep):
    """A Hunted discards Place cards, one by one.

    Rules: R24, R40, Q14
    """

    def enter(self, s: Position) -> None:
        """Ask until enough is discarded or the hand is empty."""
        seat: i64 = s.arg
        if s.arg2 == 0 or s.hand_count(seat) == 0:
            s.pop()
        else:
            s.ask_seat(seat)

    def choices(self, s: Position, seat: i64) -> i64:
        """Any Place card in hand."""
        return s.hand(seat)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Discard one of the cards the frame asks for."""
        s.arg2 -= 1
        s.ask_again()
        hand_to_discard(s, seat, action - DISCARD_CARD)


class DiscardTogether(ChoiceStep):
    """Several Hunted discard Place cards, a card each at a time, shown when all are in.

    So it is with Forbidden Zone, and where tokens act on all at once.
    Rules: Q44
    """

    def discarders(self, s: Position) -> i64:
        """Those of the frame's Hunted who have a Place card to discard."""
        return s.arg2 & s.with_hand_cards(1)

    def enter(self, s: Position) -> None:
        """Ask all concerned until enough is discarded."""
        seats: i64 = self.discarders(s)
        if seats and s.arg > 0:
            s.ask(seats)
        else:
            s.pop()

    def choices(self, s: Position, seat: i64) -> i64:
        """Any Place card in hand."""
        return s.hand(seat)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Seal a card; when all are in they are discarded."""
        if not s.seal(seat, action):
            return
        seats: i64 = self.discarders(s)
        k: i64 = 1
        while k < s.seats:
            one: i64 = s.hunted(k)
            if has(seats, one):
                hand_to_discard(s, one, s.unseal(one) - DISCARD_CARD)
            k += 1
        s.arg -= 1
        s.ask_again()
