"""What is hidden in Comet: hand cards nobody else has seen, and what lies in the silver pile."""

from __future__ import annotations

from orrery.games.comet import frames
from orrery.games.comet.cards import (
    add_card,
    clear_silver,
    copy_silver,
    count_cards,
    hide_silver,
    is_hidden,
    silver_kinds_in,
)
from orrery.games.comet.hatch_lookahead import can_hatch
from orrery.games.comet.layout import EPOCHS
from orrery.games.comet.move_lookahead import can_move
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import NONE

TRIES = 40
"""How often sampling deals anew before it looks for one card that explains what a seat has begun."""


def hide_cards(s: Position, viewer: i64) -> None:
    """Cards drawn unseen are unknown, in hands and in the pile, unless counting tells where all of them are.

    Gold is open to all: everybody saw it go where it is.
    """
    epoch: i64 = 0
    while epoch < EPOCHS:
        if _open_question(s, viewer, epoch):
            seat: i64 = 0
            while seat < s.seats:
                if seat != viewer and s.held_count(seat, epoch):
                    hide_silver(s, s.held_cards(seat, epoch))
                    hide_silver(s, s.hand_cards(seat))
                seat += 1
            if epoch == s.epoch:
                hide_silver(s, s.pile_cards)
        epoch += 1


def _open_question(s: Position, viewer: i64, epoch: i64) -> bool:
    """Whether different cards of an epoch may lie in one of several places."""
    places: i64 = 0
    if epoch == s.epoch and s.draw_left + s.comet_left > 0:
        places += 1
    seat: i64 = 0
    while seat < s.seats:
        if seat != viewer and s.held_count(seat, epoch) > 0:
            places += 1
        seat += 1
    return places > 1 and len(set(unseen_by(s, viewer, epoch))) > 1


def unseen_by(s: Position, viewer: i64, epoch: i64) -> list[int]:
    """The cards of an epoch that a viewer has not seen, each as often as it is there."""
    pool: list[int] = []
    for kind in range(int(s.tables.silver_kinds)):
        cards: i64 = count_cards(s, s.unseen_cards(epoch), kind)
        if viewer >= 0 and cards > 0:
            cards -= count_cards(s, s.held_cards(viewer, epoch), kind)
        for _ in range(int(cards)):
            pool.append(kind)
    return pool


def sample_cards(s: Position, viewer: i64, rng: Rng) -> None:
    """Deal the unseen cards of each epoch to the hands that drew from it; what is left is the pile.

    A seat that has begun a Hatch or a Move can finish it: other hands are ruled out.
    Rules: CS17
    """
    for _ in range(TRIES):
        dealt = s.trial()
        _deal(dealt, viewer, rng, NONE)
        if _begun_can_be_finished(dealt, viewer):
            s.become(dealt)
            return
    kinds = list(range(int(s.tables.silver_kinds)))
    while kinds:
        kind = kinds.pop(rng.below(len(kinds)))
        dealt = s.trial()
        if _deal(dealt, viewer, rng, kind) and _begun_can_be_finished(dealt, viewer):
            s.become(dealt)
            return
    _deal(s, viewer, rng, NONE)


def _deal(s: Position, viewer: i64, rng: Rng, wanted: i64) -> bool:
    """Deal at random; the active seat first gets the wanted kind, if there is one. Say whether it could."""
    given = wanted == NONE
    for epoch in range(EPOCHS):
        if not _open_question(s, viewer, epoch):
            continue
        pool = unseen_by(s, viewer, epoch)
        for seat in range(int(s.seats)):
            cards = int(s.held_count(seat, epoch))
            if seat == viewer or cards == 0:
                continue
            held: i64 = s.held_cards(seat, epoch)
            clear_silver(s, held)
            for _ in range(cards):
                place = int(rng.below(len(pool)))
                if not given and seat == s.active and wanted in pool:
                    place = pool.index(int(wanted))
                    given = True
                add_card(s, held, pool.pop(place))
        if epoch == s.epoch:
            clear_silver(s, s.pile_cards)
            for card in pool:
                add_card(s, s.pile_cards, card)
    for seat in range(int(s.seats)):
        if is_hidden(s, s.hand_cards(seat)):
            _take_up(s, seat)
    return given


def _take_up(s: Position, seat: i64) -> None:
    """A hand is what everybody saw and what was drawn unseen."""
    hand: i64 = s.hand_cards(seat)
    copy_silver(s, s.seen_cards(seat), hand)
    for epoch in range(EPOCHS):
        for kind in silver_kinds_in(s, s.held_cards(seat, epoch)):
            add_card(s, hand, kind)


def _begun_can_be_finished(s: Position, viewer: i64) -> bool:
    """Whether the Hatch or Move under way can still be made what it must be."""
    seat: i64 = s.active
    if s.over or seat == viewer or seat < 0:
        return True
    n: i64 = 0
    while n < s.depth:
        kind: i64 = s.frame_kind(n)
        if kind == frames.HATCH and s.hatched == 0:
            nesting = n + 1 < s.depth and s.frame_kind(n + 1) == frames.NEST
            return nesting or can_hatch(s, seat, 1, 0, _being_taken(s))
        if kind == frames.MOVE and s.moved == 0:
            return can_move(s, seat, _being_taken(s))
        n += 1
    return True


def _being_taken(s: Position) -> i64:
    """How many gold cards are just being taken."""
    return s.arg if s.kind == frames.TAKING else 0
