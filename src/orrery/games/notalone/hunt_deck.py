"""The Hunt deck and the Creature's hand: refilling it, and cards that go under the deck."""

from __future__ import annotations

from orrery.games.notalone.actions import BURY, DRAW_HUNT, LOSE_HUNT
from orrery.games.notalone.position import Position
from orrery.games.notalone.steps import ChoiceStep, known_pile
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.sentinels import NATURE, NONE, UNKNOWN


class RefillHand(ChoiceStep):
    """Nature deals Hunt cards until the Creature holds so many.

    Rules: R6, R11, R30
    """

    def enter(self, s: Position) -> None:
        """Shuffle the discard when the deck is empty."""
        if s.hunt_hand_count >= s.arg:
            s.pop()
            return
        if s.hunt_deck == 0 and s.hunt_bottom_count == 0:
            if s.hunt_discard == 0:
                s.pop()
                return
            s.hunt_deck = s.hunt_discard
            s.hunt_discard = 0
            s.hunt_discard_top = NONE
        s.ask_seat(NATURE)

    def choices(self, s: Position, seat: i64) -> i64:
        """Any card of the unordered part; then those at the bottom, in order."""
        if s.hunt_deck != 0:
            return known_pile(s.hunt_deck)
        first: i64 = s.hunt_bottom(0)
        return known_pile(UNKNOWN if first == UNKNOWN else bit(first))

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Draw a card; one that all saw go to the bottom is known to the Hunted."""
        card: i64 = action - DRAW_HUNT
        if s.hunt_deck != 0:
            s.hunt_deck &= ~bit(card)
        else:
            s.hunt_bottom_count -= 1
            i: i64 = 0
            while i < s.hunt_bottom_count:
                s.set_hunt_bottom(i, s.hunt_bottom(i + 1))
                i += 1
            s.set_hunt_bottom(s.hunt_bottom_count, NONE)
            s.hunt_hand_known |= s.hunt_bottom_known & bit(card)
            s.hunt_bottom_known &= ~bit(card)
        s.hunt_hand |= bit(card)
        s.hunt_hand_count += 1
        if s.events is not None:
            s.emit("notalone-drew-hunt", {"card": s.tables.hunt_ids[card]}, bit(s.creature))
            s.emit("notalone-drew-hunt-unseen", {}, s.all_hunted())
        s.ask_again()


def put_under_deck(s: Position, card: i64) -> None:
    """Put a card of the Creature's hand under the Hunt deck."""
    s.hunt_hand &= ~bit(card)
    s.hunt_hand_known &= ~bit(card)
    s.hunt_hand_count -= 1
    s.set_hunt_bottom(s.hunt_bottom_count, card)
    s.hunt_bottom_count += 1


class StrikeBack(ChoiceStep):
    """Nature takes random cards from the Creature's hand, for all to see.

    Rules: R43
    """

    def enter(self, s: Position) -> None:
        """Take as many as there are."""
        if s.arg == 0 or s.hunt_hand_count == 0:
            s.pop()
        else:
            s.ask_seat(NATURE)

    def choices(self, s: Position, seat: i64) -> i64:
        """Any card of the Creature's hand."""
        return known_pile(s.hunt_hand)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Show a card to all on its way to the bottom of the deck."""
        card: i64 = action - LOSE_HUNT
        put_under_deck(s, card)
        s.hunt_bottom_known |= bit(card)
        s.arg -= 1
        if s.events is not None:
            s.emit("notalone-struck", {"card": s.tables.hunt_ids[card]})
        s.ask_again()


class BuryCards(ChoiceStep):
    """Instinct: the Creature puts cards of its choice under the deck, unseen, until the usual hand is left.

    Nobody knows which, so what the Hunted had seen of the hand no longer helps them.
    Rules: R30, Q75
    """

    def enter(self, s: Position) -> None:
        """Ask while the hand is too large."""
        if s.hunt_hand_count > s.tables.hunt_hand:
            s.hunt_hand_known = 0
            s.ask_seat(s.creature)
        else:
            s.pop()

    def choices(self, s: Position, seat: i64) -> i64:
        """Any Hunt card in hand."""
        return s.hunt_hand

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Put it under the deck."""
        put_under_deck(s, action - BURY)
        s.ask_again()
