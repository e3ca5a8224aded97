"""Piles: drawing silver cards, refilling the display, and what an empty pile brings."""

from __future__ import annotations

from orrery.games.comet.actions import member
from orrery.games.comet.cards import (
    add_card,
    clear_silver,
    copy_silver,
    gold_total,
    has_card,
    has_gold,
    has_silver,
    is_hidden,
    list_gold_draws,
    list_silver_draws,
    move_gold_pile,
    remove_card,
    silver_total,
)
from orrery.games.comet.hands import merge_epochs, take_unseen
from orrery.games.comet.kinds import DISPLAY_CARDS
from orrery.games.comet.layout import EPOCHS
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.errors import Hidden
from orrery.kernel.sentinels import NATURE
from orrery.kernel.step import ALLOWED, NOT_LISTED, Actions, Step


def can_draw_silver(s: Position) -> bool:
    """Whether there is a silver card to draw; before the comet phase always.

    Rules: CS22, CS23
    """
    return s.draw_left > 0 or has_silver(s, s.discard_cards)


class DrawSilver(Step[Position]):
    """A seat draws silver cards, as many as wanted or as there are.

    Rules: C47, C50, CS21, CS22
    """

    def enter(self, s: Position) -> None:
        """Shuffle the discard if a card is needed and the pile is empty."""
        if s.arg2 <= 0 or not can_draw_silver(s):
            s.pop()
            return
        if s.draw_left == 0:
            shuffle_silver(s)
        s.ask_seat(NATURE)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Every kind in the pile, as likely as it is frequent there."""
        _must_see_pile(s)
        list_silver_draws(s, s.pile_cards, s.tables.first_draw, out)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """The card must be in the pile."""
        kind: i64 = member(action, s.tables.first_draw, s.tables.silver_kinds)
        if kind < 0:
            return NOT_LISTED
        _must_see_pile(s)
        return ALLOWED if has_card(s, s.pile_cards, kind) else NOT_LISTED

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """A card goes unseen into a hand; the last one of the draw pile brings the comet.

        Rules: C46, CS23
        """
        kind: i64 = action - s.tables.first_draw
        owner: i64 = s.arg
        remove_card(s, s.pile_cards, kind)
        s.draw_left -= 1
        s.arg2 -= 1
        if s.comet_phase == 0:
            s.progress_made = 1
        take_unseen(s, owner, kind)
        if s.events is not None:
            s.emit("comet-drew", {"seat": int(owner)})
            s.emit("comet-drew-card", {"seat": int(owner), "card": s.tables.kind_ids[kind]}, bit(owner))
        if s.draw_left == 0:
            if s.comet_phase == 0:
                begin_comet(s, "pile")
            elif s.shuffle_empty and has_silver(s, s.discard_cards):
                shuffle_silver(s)
        s.ask_again()


def _must_see_pile(s: Position) -> None:
    if is_hidden(s, s.pile_cards):
        raise Hidden("what lies in the silver pile is hidden from this viewer")


def shuffle_silver(s: Position) -> None:
    """The silver discard becomes a new pile, a new epoch if older cards are still unseen.

    Rules: C50, CS21
    """
    epoch: i64 = s.epoch
    if has_silver(s, s.unseen_cards(epoch)):
        if epoch == EPOCHS - 1:
            merge_epochs(s, 1, 0)
            merge_epochs(s, 2, 1)
        else:
            epoch += 1
        s.epoch = epoch
    copy_silver(s, s.discard_cards, s.pile_cards)
    copy_silver(s, s.discard_cards, s.unseen_cards(epoch))
    clear_silver(s, s.discard_cards)
    clear_silver(s, s.fresh_cards)
    s.draw_left = silver_total(s, s.pile_cards)
    if s.events is not None:
        s.emit("comet-silver-shuffled", {"count": int(s.draw_left)})


def begin_comet(s: Position, why: str) -> None:
    """The comet card is removed, the comet pile is the draw pile, and the choices of the comet phase are due.

    Rules: C74, C46
    """
    s.comet_phase = 1
    s.choices_due = 1
    s.idle_turns = 0
    s.draw_left += s.comet_left
    s.comet_left = 0
    if s.events is not None:
        s.emit("comet-comet", {"count": int(s.draw_left), "why": why})


class RefillDisplay(Step[Position]):
    """Gold cards are turned up until the display holds four.

    Rules: C10, C15, C39, CS14, CS21
    """

    def enter(self, s: Position) -> None:
        """Shuffle the discard if a card is needed and the pile is empty."""
        if gold_total(s, s.display_cards) >= DISPLAY_CARDS:
            s.pop()
            return
        if not has_gold(s, s.pile_cards):
            if not has_gold(s, s.discard_cards):
                s.pop()
                return
            shuffle_gold(s)
        s.ask_seat(NATURE)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Every gold kind in the pile, as likely as it is frequent there."""
        list_gold_draws(s, s.pile_cards, s.tables.first_draw, out)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """The gold card must be in the pile."""
        kind: i64 = member(action, s.tables.first_draw, s.tables.kinds)
        if kind < s.tables.silver_kinds:
            return NOT_LISTED
        return ALLOWED if has_card(s, s.pile_cards, kind) else NOT_LISTED

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """A gold card comes to the display."""
        kind: i64 = action - s.tables.first_draw
        remove_card(s, s.pile_cards, kind)
        add_card(s, s.display_cards, kind)
        if s.events is not None:
            s.emit("comet-turned-up", {"card": s.tables.kind_ids[kind]})
        if s.shuffle_empty and not has_gold(s, s.pile_cards) and has_gold(s, s.discard_cards):
            shuffle_gold(s)
        s.ask_again()


def shuffle_gold(s: Position) -> None:
    """The gold discard becomes a new pile.

    Rules: C39, CS21
    """
    move_gold_pile(s, s.discard_cards, s.pile_cards)
    if s.events is not None:
        s.emit("comet-gold-shuffled", {"count": int(gold_total(s, s.pile_cards))})
