"""What is hidden in Comet: hand cards nobody else has seen, and what lies in the silver pile (CS17)."""

from __future__ import annotations

from orrery.games.comet.cards import drop, put
from orrery.games.comet.hands import held_at
from orrery.games.comet.hatch import best_bonus, some_hatchable
from orrery.games.comet.kinds import SILVER_WORDS, WORDS
from orrery.games.comet.layout import (
    ACTIVE,
    EPOCH,
    EPOCHS,
    HAND,
    HATCHED,
    HIDDEN,
    MOVED,
    PILE,
    UNSEEN,
)
from orrery.games.comet.position import HATCH, MOVE, NEST, Position
from orrery.games.comet.way import way_to_move
from orrery.kernel.arrays import bit_index, i64, popcount
from orrery.kernel.rng import Rng
from orrery.kernel.state import FRAME, FRAMES, KIND, SEATS, TOP, UNKNOWN

TRIES = 40
"""How often imagination deals anew before it looks for one card that explains what a seat has begun."""


def hide_cards(s: Position, viewer: i64) -> None:
    """Others' hands keep only what everybody saw; the silver pile is unknown. Gold is open: all saw it go."""
    at = s.at
    seat: i64 = 0
    while seat < at[SEATS]:
        if seat != viewer:
            epoch: i64 = 0
            while epoch < EPOCHS:
                _forget(s, seat, epoch)
                epoch += 1
        seat += 1
    w: i64 = 0
    while w < SILVER_WORDS:
        at[PILE + w] = UNKNOWN
        w += 1


def _forget(s: Position, seat: i64, epoch: i64) -> None:
    """Take the cards a seat drew unseen out of its hand."""
    at = s.at
    spot: i64 = held_at(seat, epoch)
    w: i64 = 0
    while w < SILVER_WORDS:
        while at[spot + w]:
            low: i64 = at[spot + w] & s.tables.first_bits[w]
            kind: i64 = s.tables.kind_at[32 * w + bit_index(low & -low)]
            drop(at, s.tables, spot, kind)
            drop(at, s.tables, HAND + WORDS * seat, kind)
        at[spot + w] = UNKNOWN
        w += 1


def imagine_cards(s: Position, viewer: i64, rng: Rng) -> None:
    """Deal the unseen cards of each epoch to the hands that drew from it; what is left is the pile.

    A seat that has begun a Hatch or a Move can finish it (CS31, CS38): other hands are ruled out.
    """
    hidden = s.at[:]
    tries = 0
    while True:
        _deal(s, viewer, rng, -1)
        if _begun_can_be_finished(s, viewer):
            return
        tries += 1
        s.at = hidden[:]
        if tries >= TRIES:
            break
    kinds = [kind for kind in range(int(s.tables.silver_kinds))]
    while kinds:
        kind = kinds.pop(rng.below(len(kinds)))
        if _deal(s, viewer, rng, kind) and _begun_can_be_finished(s, viewer):
            return
        s.at = hidden[:]
    _deal(s, viewer, rng, -1)


def _deal(s: Position, viewer: i64, rng: Rng, wanted: i64) -> bool:
    """Deal at random; the active seat first gets the wanted kind, if there is one. Say whether it could."""
    at = s.at
    given = wanted < 0
    for epoch in range(EPOCHS):
        pool: list[int] = []
        for kind in range(int(s.tables.silver_kinds)):
            word: i64 = s.tables.word[kind]
            bits: i64 = s.tables.bits[kind]
            cards = popcount(at[UNSEEN + epoch * SILVER_WORDS + word] & bits)
            if viewer >= 0:
                cards -= popcount(at[held_at(viewer, epoch) + word] & bits)
            pool.extend([kind] * int(cards))
        for seat in range(int(at[SEATS])):
            if seat == viewer:
                continue
            spot: i64 = held_at(seat, epoch)
            for w in range(SILVER_WORDS):
                at[spot + w] = 0
            for _ in range(int(at[HIDDEN + seat * EPOCHS + epoch])):
                place = int(rng.below(len(pool)))
                if not given and seat == at[ACTIVE] and wanted in pool:
                    place = pool.index(int(wanted))
                    given = True
                card = pool.pop(place)
                put(at, s.tables, spot, card)
                put(at, s.tables, HAND + WORDS * seat, card)
        if epoch == at[EPOCH]:
            for w in range(SILVER_WORDS):
                at[PILE + w] = 0
            for card in pool:
                put(at, s.tables, PILE, card)
    return given


def _begun_can_be_finished(s: Position, viewer: i64) -> bool:
    """CS31, CS38: whether the Hatch or Move under way can still be made what it must be."""
    at = s.at
    seat: i64 = at[ACTIVE]
    if at[TOP] == 0 or seat == viewer or seat < 0:
        return True
    spot: i64 = FRAMES
    while spot <= at[TOP]:
        kind: i64 = at[spot + KIND]
        if kind == HATCH and at[HATCHED] == 0:
            nesting = spot < at[TOP] and at[spot + FRAME + KIND] == NEST
            return nesting or some_hatchable(s, seat, best_bonus(s))
        if kind == MOVE and at[MOVED] == 0:
            return way_to_move(s, seat)
        spot += FRAME
    return True
