"""Hands: what a seat holds, and what the others know of it.

A card drawn unseen is held: it is in the hand and in the seat's set of the pile's epoch. All else in a hand was seen by
everybody. A card that leaves a hand is shown; if one alike was known there, it was that one.
"""

from __future__ import annotations

from orrery.games.comet.cards import add_card, has_card, is_hidden, move_silver, remove_card
from orrery.games.comet.layout import EPOCHS, MOST_SEATS
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.errors import Hidden
from orrery.kernel.sentinels import NONE


def must_see_hand(s: Position, seat: i64) -> None:
    """What a seat may do depends on its hand, which other viewers may not know."""
    if is_hidden(s, s.hand_cards(seat)):
        raise Hidden(f"the hand of seat {seat} is hidden from this viewer")


def take_unseen(s: Position, seat: i64, kind: i64) -> None:
    """A silver card from the pile, seen by its owner only."""
    epoch: i64 = s.epoch
    add_card(s, s.hand_cards(seat), kind)
    add_card(s, s.held_cards(seat, epoch), kind)
    s.add_held_count(seat, epoch, 1)
    s.add_hand_size(seat, 1)


def take_seen(s: Position, seat: i64, kind: i64) -> None:
    """A card from the display or a discard, seen by all."""
    add_card(s, s.hand_cards(seat), kind)
    if kind < s.tables.silver_kinds:
        add_card(s, s.seen_cards(seat), kind)
    s.add_hand_size(seat, 1)


def leave_hand(s: Position, seat: i64, kind: i64) -> None:
    """A card leaves the hand and is shown.

    Rules: CS56
    """
    if kind < s.tables.silver_kinds:
        if has_card(s, s.seen_cards(seat), kind):
            remove_card(s, s.seen_cards(seat), kind)
        else:
            _show(s, seat, kind)
    remove_card(s, s.hand_cards(seat), kind)
    s.add_hand_size(seat, -1)


def _show(s: Position, seat: i64, kind: i64) -> None:
    """A held card is seen now. Where nobody could tell which epoch it came from, the epochs become one."""
    source: i64 = NONE
    epoch: i64 = 0
    while epoch < EPOCHS:
        if s.held_count(seat, epoch) and has_card(s, s.unseen_cards(epoch), kind):
            if source != NONE:
                merge_epochs(s, source, epoch)
            source = epoch
        epoch += 1
    remove_card(s, s.held_cards(seat, source), kind)
    remove_card(s, s.unseen_cards(source), kind)
    s.add_held_count(seat, source, -1)


def merge_epochs(s: Position, source: i64, target: i64) -> None:
    """The cards of one epoch count as those of another from now on."""
    move_silver(s, s.unseen_cards(source), s.unseen_cards(target))
    seat: i64 = 0
    while seat < MOST_SEATS:
        move_silver(s, s.held_cards(seat, source), s.held_cards(seat, target))
        s.add_held_count(seat, target, s.held_count(seat, source))
        s.set_held_count(seat, source, 0)
        seat += 1
