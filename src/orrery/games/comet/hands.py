"""Hands: what a seat holds, and what the others know of it (CS17).

A card drawn unseen is held: it stands in the hand and in the seat's set of the pile's epoch. All else in a
hand was seen by everybody. A card that leaves a hand is shown; if one alike was known there, it was that one.
"""

from __future__ import annotations

from orrery.games.comet.cards import add_all, drop, has, put
from orrery.games.comet.kinds import SILVER_WORDS, WORDS
from orrery.games.comet.layout import (
    EPOCH,
    EPOCHS,
    HAND,
    HAND_SIZE,
    HELD,
    HIDDEN,
    MOST_SEATS,
    SEEN,
    UNSEEN,
)
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64


def held_at(seat: i64, epoch: i64) -> i64:
    """Where the cards stand that a seat drew unseen in an epoch."""
    return HELD + (seat * EPOCHS + epoch) * SILVER_WORDS


def take_unseen(s: Position, seat: i64, kind: i64) -> None:
    """A silver card from the pile, seen by its owner only."""
    at = s.data
    epoch: i64 = at[EPOCH]
    put(at, s.tables, HAND + WORDS * seat, kind)
    put(at, s.tables, held_at(seat, epoch), kind)
    at[HIDDEN + seat * EPOCHS + epoch] += 1
    at[HAND_SIZE + seat] += 1


def take_seen(s: Position, seat: i64, kind: i64) -> None:
    """A card from the display or a discard, seen by all."""
    put(s.data, s.tables, HAND + WORDS * seat, kind)
    if kind < s.tables.silver_kinds:
        put(s.data, s.tables, SEEN + SILVER_WORDS * seat, kind)
    s.data[HAND_SIZE + seat] += 1


def leave_hand(s: Position, seat: i64, kind: i64) -> None:
    """A card leaves the hand and is shown."""
    at = s.data
    if kind < s.tables.silver_kinds:
        if has(at, s.tables, SEEN + SILVER_WORDS * seat, kind):
            drop(at, s.tables, SEEN + SILVER_WORDS * seat, kind)
        else:
            _show(s, seat, kind)
    drop(at, s.tables, HAND + WORDS * seat, kind)
    at[HAND_SIZE + seat] -= 1


def _show(s: Position, seat: i64, kind: i64) -> None:
    """A held card is seen now. Where nobody could tell which epoch it came from, the epochs become one."""
    at = s.data
    source: i64 = -1
    epoch: i64 = 0
    while epoch < EPOCHS:
        if at[HIDDEN + seat * EPOCHS + epoch] and has(at, s.tables, UNSEEN + epoch * SILVER_WORDS, kind):
            if source >= 0:
                merge_epochs(s, source, epoch)
            source = epoch
        epoch += 1
    drop(at, s.tables, held_at(seat, source), kind)
    drop(at, s.tables, UNSEEN + source * SILVER_WORDS, kind)
    at[HIDDEN + seat * EPOCHS + source] -= 1


def merge_epochs(s: Position, source: i64, target: i64) -> None:
    """The cards of one epoch count as those of another from now on."""
    at = s.data
    add_all(at, s.tables, UNSEEN + target * SILVER_WORDS, UNSEEN + source * SILVER_WORDS, SILVER_WORDS)
    seat: i64 = 0
    while seat < MOST_SEATS:
        add_all(at, s.tables, held_at(seat, target), held_at(seat, source), SILVER_WORDS)
        spot: i64 = HIDDEN + seat * EPOCHS
        at[spot + target] += at[spot + source]
        at[spot + source] = 0
        seat += 1
