"""The Survival deck: drawing, keeping and discarding its cards."""

from __future__ import annotations

from orrery.games.notalone import frames, moments
from orrery.games.notalone.actions import DRAW_SURVIVAL, KEEP_SURVIVAL
from orrery.games.notalone.position import Position
from orrery.games.notalone.steps import ChoiceStep, known_pile
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, lowest
from orrery.kernel.sentinels import NATURE


def discard_survival(s: Position, seat: i64, card: i64) -> None:
    """Discard a Survival card from hand, face up."""
    remove_from_hand(s, seat, card)
    if s.events is not None:
        emit_discarded(s, seat, card)


def lay_survival(s: Position, seat: i64, card: i64) -> None:
    """Play a Survival card: it is discarded, and the only one this turn.

    Rules: R9
    """
    remove_from_hand(s, seat, card)
    s.played_survival |= bit(seat)
    if s.events is not None:
        s.emit("notalone-survive", {"seat": int(seat), "card": s.tables.survival_ids[card]})


def remove_from_hand(s: Position, seat: i64, card: i64) -> None:
    """Move a Survival card from hand to the discard."""
    s.set_survival(seat, s.survival(seat) & ~bit(card))
    s.add_survival_count(seat, -1)
    s.survival_discard |= bit(card)


def emit_discarded(s: Position, seat: i64, card: i64) -> None:
    """Announce a discarded Survival card."""
    args: dict[str, object] = {"seat": int(seat), "card": s.tables.survival_ids[card]}
    s.emit("notalone-discarded-survival", args)


def draw_cards(s: Position, seat: i64, cards: i64) -> None:
    """Draw Survival cards; one just drawn may be played at once.

    Rules: R42
    """
    open_draw_window(s, seat)
    s.push(frames.DRAW, seat, cards)


def open_draw_window(s: Position, seat: i64) -> None:
    """Open a window for the drawer alone, with the cards that this moment of the phase allows.

    Rules: R42
    """
    moment: i64 = moments.BEFORE_TARGET
    if s.turn_step() > moments.ARTEMIA_STEP:
        moment = moments.BEFORE_CREATURE
    elif s.turn_step() > moments.TARGET_STEP:
        moment = moments.BEFORE_ARTEMIA
    s.push(frames.WINDOW, moment, bit(seat))


class DrawSurvival(ChoiceStep):
    """Nature draws Survival cards for a Hunted, to its hand or to choose from.

    Rules: R11, E36
    """

    def enter(self, s: Position) -> None:
        """Draw as many as there are, shuffling the discard when the deck is empty."""
        if s.arg2 == 0 or not s.may_draw():
            s.pop()
            return
        if s.survival_deck == 0:
            s.survival_deck = s.survival_discard
            s.survival_discard = 0
        s.ask_seat(NATURE)

    def choices(self, s: Position, seat: i64) -> i64:
        """Any card of the deck."""
        return known_pile(s.survival_deck)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Draw a card."""
        card: i64 = action - DRAW_SURVIVAL
        drawer: i64 = frames.seat_of(s.arg)
        s.survival_deck &= ~bit(card)
        if s.arg & frames.WHICH:
            s.drawn |= bit(card)
            s.drawn_count += 1
        else:
            s.set_survival(drawer, s.survival(drawer) | bit(card))
            s.add_survival_count(drawer, 1)
        s.arg2 -= 1
        if s.events is not None:
            args: dict[str, object] = {"seat": int(drawer), "card": s.tables.survival_ids[card]}
            s.emit("notalone-drew", args, bit(drawer))
            others: i64 = (s.all_hunted() | bit(s.creature)) & ~bit(drawer)
            s.emit("notalone-drew-unseen", {"seat": int(drawer)}, others)
        s.ask_again()


class KeepDrawn(ChoiceStep):
    """Shelter: a Hunted keeps one of the drawn cards and discards the others face up.

    Rules: Q62
    """

    def enter(self, s: Position) -> None:
        """Keep a single card drawn without asking."""
        if s.drawn_count == 0:
            s.pop()
        elif s.drawn_count == 1:
            self.do(s, s.arg, KEEP_SURVIVAL + lowest(s.drawn))
        else:
            s.ask_seat(s.arg)

    def choices(self, s: Position, seat: i64) -> i64:
        """The drawn cards."""
        return s.drawn

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Keep one, discard the others."""
        card: i64 = action - KEEP_SURVIVAL
        s.set_survival(seat, s.survival(seat) | bit(card))
        s.add_survival_count(seat, 1)
        rest: i64 = s.drawn & ~bit(card)
        s.survival_discard |= rest
        s.drawn = 0
        s.drawn_count = 0
        if s.events is not None:
            other: i64 = 0
            for _ in s.tables.survival_ids:
                if has(rest, other):
                    emit_discarded(s, seat, other)
                other += 1
        s.pop()
