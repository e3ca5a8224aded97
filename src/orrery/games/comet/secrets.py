"""What is hidden in Comet: hand cards nobody else has seen, and what lies in the silver pile (CS17)."""

from __future__ import annotations

from orrery.games.comet.cards import clear, count, put
from orrery.games.comet.hands import held_at
from orrery.games.comet.hatch_way import can_hatch
from orrery.games.comet.kinds import SILVER_WORDS, WORDS
from orrery.games.comet.layout import (
    ACTIVE,
    COMET_LEFT,
    DRAW_LEFT,
    EPOCH,
    EPOCHS,
    HAND,
    HATCHED,
    HIDDEN,
    MOVED,
    PILE,
    SEEN,
    UNSEEN,
)
from orrery.games.comet.position import HATCH, MOVE, NEST, TAKING, Position
from orrery.games.comet.way import way_to_move
from orrery.kernel.arrays import i64
from orrery.kernel.rng import Rng
from orrery.kernel.state import ARG, FRAME, FRAMES, KIND, SEATS, TOP, UNKNOWN

TRIES = 40
"""How often imagination deals anew before it looks for one card that explains what a seat has begun."""


def hide_cards(s: Position, viewer: i64) -> None:
    """Cards drawn unseen are unknown, in hands and in the pile, unless counting tells where all of them are.

    Gold is open to all: everybody saw it go where it is.
    """
    at = s.data
    epoch: i64 = 0
    while epoch < EPOCHS:
        if _open_question(s, viewer, epoch):
            seat: i64 = 0
            while seat < at[SEATS]:
                if seat != viewer and at[HIDDEN + seat * EPOCHS + epoch]:
                    _cover(s, held_at(seat, epoch))
                    _cover(s, HAND + WORDS * seat)
                seat += 1
            if epoch == at[EPOCH]:
                _cover(s, PILE)
        epoch += 1


def _cover(s: Position, spot: i64) -> None:
    """The silver cards of a set are unknown."""
    w: i64 = 0
    while w < SILVER_WORDS:
        s.data[spot + w] = UNKNOWN
        w += 1


def _open_question(s: Position, viewer: i64, epoch: i64) -> bool:
    """Whether different cards of an epoch may lie in one of several places."""
    at = s.data
    places: i64 = 0
    if epoch == at[EPOCH] and at[DRAW_LEFT] + at[COMET_LEFT] > 0:
        places += 1
    seat: i64 = 0
    while seat < at[SEATS]:
        if seat != viewer and at[HIDDEN + seat * EPOCHS + epoch] > 0:
            places += 1
        seat += 1
    return places > 1 and len(set(_pool(s, viewer, epoch))) > 1


def _pool(s: Position, viewer: i64, epoch: i64) -> list[int]:
    """The cards of an epoch that a viewer has not seen, each as often as it is there."""
    pool: list[int] = []
    for kind in range(int(s.tables.silver_kinds)):
        cards: i64 = count(s.data, s.tables, UNSEEN + epoch * SILVER_WORDS, kind)
        if viewer >= 0 and cards > 0:
            cards -= count(s.data, s.tables, held_at(viewer, epoch), kind)
        for _ in range(int(cards)):
            pool.append(kind)
    return pool


def imagine_cards(s: Position, viewer: i64, rng: Rng) -> None:
    """Deal the unseen cards of each epoch to the hands that drew from it; what is left is the pile.

    A seat that has begun a Hatch or a Move can finish it (CS31, CS38): other hands are ruled out.
    """
    hidden = s.data[:]
    tries = 0
    while tries < TRIES:
        _deal(s, viewer, rng, -1)
        if _begun_can_be_finished(s, viewer):
            return
        tries += 1
        s.data = hidden[:]
    kinds = [kind for kind in range(int(s.tables.silver_kinds))]
    while kinds:
        kind = kinds.pop(rng.below(len(kinds)))
        if _deal(s, viewer, rng, kind) and _begun_can_be_finished(s, viewer):
            return
        s.data = hidden[:]
    _deal(s, viewer, rng, -1)


def _deal(s: Position, viewer: i64, rng: Rng, wanted: i64) -> bool:
    """Deal at random; the active seat first gets the wanted kind, if there is one. Say whether it could."""
    at = s.data
    given = wanted < 0
    for epoch in range(EPOCHS):
        if not _open_question(s, viewer, epoch):
            continue
        pool = _pool(s, viewer, epoch)
        for seat in range(int(at[SEATS])):
            cards = int(at[HIDDEN + seat * EPOCHS + epoch])
            if seat == viewer or cards == 0:
                continue
            spot: i64 = held_at(seat, epoch)
            clear(at, spot, SILVER_WORDS)
            for _ in range(cards):
                place = int(rng.below(len(pool)))
                if not given and seat == at[ACTIVE] and wanted in pool:
                    place = pool.index(int(wanted))
                    given = True
                put(at, s.tables, spot, pool.pop(place))
        if epoch == at[EPOCH]:
            clear(at, PILE, SILVER_WORDS)
            for card in pool:
                put(at, s.tables, PILE, card)
    for seat in range(int(at[SEATS])):
        if at[HAND + WORDS * seat] == UNKNOWN:
            _take_up(s, seat)
    return given


def _take_up(s: Position, seat: i64) -> None:
    """A hand is what everybody saw and what was drawn unseen."""
    at = s.data
    for w in range(SILVER_WORDS):
        at[HAND + WORDS * seat + w] = at[SEEN + SILVER_WORDS * seat + w]
    for kind in range(int(s.tables.silver_kinds)):
        for epoch in range(EPOCHS):
            for _ in range(int(count(at, s.tables, held_at(seat, epoch), kind))):
                put(at, s.tables, HAND + WORDS * seat, kind)


def _begun_can_be_finished(s: Position, viewer: i64) -> bool:
    """CS31, CS38: whether the Hatch or Move under way can still be made what it must be."""
    at = s.data
    seat: i64 = at[ACTIVE]
    if at[TOP] == 0 or seat == viewer or seat < 0:
        return True
    spot: i64 = FRAMES
    while spot <= at[TOP]:
        kind: i64 = at[spot + KIND]
        if kind == HATCH and at[HATCHED] == 0:
            nesting = spot < at[TOP] and at[spot + FRAME + KIND] == NEST
            return nesting or can_hatch(s, seat, 1, 0, _being_taken(s))
        if kind == MOVE and at[MOVED] == 0:
            return way_to_move(s, seat, _being_taken(s))
        spot += FRAME
    return True


def _being_taken(s: Position) -> i64:
    """How many gold cards are just being taken."""
    top: i64 = s.data[TOP]
    return s.data[top + ARG] if s.data[top + KIND] == TAKING else 0
