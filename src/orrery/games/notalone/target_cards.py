"""What Scream, Toxin and Time Shift do to the Hunted at the Target."""

from __future__ import annotations

from orrery.games.notalone.actions import DISCARD_CARD, DISCARD_SURVIVAL, LOSE_WILL
from orrery.games.notalone.frames import TIME_SHIFTED
from orrery.games.notalone.kinds import BOTH_COUNTERS, DISCARD_OR_WILL, TARGET_BIT
from orrery.games.notalone.place_cards import hand_to_discard, let_discard
from orrery.games.notalone.position import Position
from orrery.games.notalone.steps import ChoiceStep, ListStep
from orrery.games.notalone.survival_deck import discard_survival
from orrery.games.notalone.tokens import places_under
from orrery.games.notalone.track import advance_assimilation, advance_rescue, lose_will
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.step import Actions


class Scream(ListStep):
    """Each Hunted at the Target discards Place cards or loses Will, sealed.

    Rules: R40
    """

    def enter(self, s: Position) -> None:
        """With too few Place cards in hand, Will is lost; ask all others whom the Scream reaches."""
        cards: i64 = s.hunt_number(DISCARD_OR_WILL)
        k: i64 = 1
        while k < s.seats:
            seat: i64 = s.hunted(k)
            if has(s.arg2, seat) and s.hand_count(seat) < cards:
                s.arg2 &= ~bit(seat)
                lose_will(s, seat, 1)
            k += 1
        if s.arg2:
            s.ask(s.arg2)
        else:
            s.pop()

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Lose 1 Will, or begin to discard."""
        out.add(LOSE_WILL)
        out.add_mask(DISCARD_CARD, s.hand(seat))

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """When all have answered, Will is lost or the first card discarded; the others follow."""
        if not s.seal(seat, action):
            return
        seats: i64 = s.arg2
        discarding: i64 = 0
        s.pop()
        k: i64 = 1
        while k < s.seats:
            one: i64 = s.hunted(k)
            if has(seats, one):
                answer: i64 = s.unseal(one)
                if answer == LOSE_WILL:
                    lose_will(s, one, 1)
                else:
                    discarding |= bit(one)
                    hand_to_discard(s, one, answer - DISCARD_CARD)
            k += 1
        let_discard(s, discarding, s.hunt_number(DISCARD_OR_WILL) - 1)


class Toxin(ChoiceStep):
    """Each Hunted at the Target discards a Survival card, sealed.

    Rules: R40
    """

    def discarders(self, s: Position) -> i64:
        """Those of the frame's Hunted who have a Survival card to discard."""
        seats: i64 = s.arg2
        k: i64 = 1
        while k < s.seats:
            seat: i64 = s.hunted(k)
            if s.survival_count(seat) == 0:
                seats &= ~bit(seat)
            k += 1
        return seats

    def enter(self, s: Position) -> None:
        """Without Survival cards nothing is discarded."""
        seats: i64 = self.discarders(s)
        if seats:
            s.ask(seats)
        else:
            s.pop()

    def choices(self, s: Position, seat: i64) -> i64:
        """Any Survival card in hand."""
        return s.survival(seat)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The cards are discarded when all have chosen."""
        if not s.seal(seat, action):
            return
        seats: i64 = self.discarders(s)
        s.pop()
        k: i64 = 1
        while k < s.seats:
            one: i64 = s.hunted(k)
            if has(seats, one):
                discard_survival(s, one, s.unseal(one) - DISCARD_SURVIVAL)
            k += 1


def shift_time(s: Position, seats: i64) -> None:
    """Time Shift: Assimilation, then Rescue, a space for each of these Hunted at the Target, once a turn each.

    Rules: E49, E50, E51, Q13, Q29
    """
    if not s.on(BOTH_COUNTERS):
        return
    count: i64 = 0
    k: i64 = 1
    while k < s.seats:
        seat: i64 = s.hunted(k)
        if has(seats, seat) and s.resolved(seat) & TIME_SHIFTED == 0 and places_under(s, seat, TARGET_BIT):
            s.set_resolved(seat, s.resolved(seat) | TIME_SHIFTED)
            count += 1
        k += 1
    if count and not advance_assimilation(s, count, "card"):
        advance_rescue(s, count)
