"""Whether a player can act in the comet phase, and what others learn of a hand when they see it."""

from __future__ import annotations

from orrery.games.comet.cards import add_card, card_total, remove_card, silver_kinds_in
from orrery.games.comet.hatch_lookahead import can_begin_hatch
from orrery.games.comet.layout import EPOCHS
from orrery.games.comet.move_lookahead import can_begin_move
from orrery.games.comet.position import Position
from orrery.games.comet.secrets import unseen_by
from orrery.kernel.arrays import i64


def can_act(s: Position, seat: i64) -> bool:
    """Whether a seat can choose Hatch or Move.

    Rules: CS15
    """
    return can_begin_hatch(s, seat) or can_begin_move(s, seat, 0)


def shows_hand(s: Position, seat: i64, viewer: i64) -> bool:
    """Whether a viewer learns something of a hand by whether its owner can act: another hand would differ in that."""
    known = _with_known_hand(s, seat)
    if seat == viewer or can_act(known, seat):
        return False
    pools = {epoch: unseen_by(s, viewer, epoch) for epoch in range(EPOCHS) if s.held_count(seat, epoch)}
    cards = {kind for pool in pools.values() for kind in pool}
    useful = {kind for kind in cards if _helps(known, seat, kind)}
    if not can_act(s, seat):
        return len(useful) > 0 or _two_help(known, seat, cards)
    for epoch, pool in pools.items():
        if sum(kind not in useful for kind in pool) < s.held_count(seat, epoch):
            return False  # whatever is held there, some of it is useful
    return len(pools) > 0


def _with_known_hand(s: Position, seat: i64) -> Position:
    """A trial in which a seat holds only what everybody knows to be in its hand."""
    known = s.trial()
    for epoch in range(EPOCHS):
        for kind in silver_kinds_in(s, s.held_cards(seat, epoch)):
            remove_card(known, known.hand_cards(seat), kind)
    return known


def _helps(known: Position, seat: i64, kind: i64) -> bool:
    """Whether a seat could act with one more card in hand."""
    more = known.trial()
    add_card(more, more.hand_cards(seat), kind)
    return can_act(more, seat)


def _two_help(known: Position, seat: i64, cards: set[int]) -> bool:
    """Whether two cards together could let a seat act: one with a wild symbol that begins no Move, behind another.

    Rules: CQ1
    """
    held = card_total(known, known.hand_cards(seat))
    if not known.wild_added or known.hand_size(seat) - held < 2:
        return False
    wilds = [kind for kind in cards if known.tables.wild[kind]]
    for wild in wilds:
        more = known.trial()
        add_card(more, more.hand_cards(seat), wild)
        if any(_helps(more, seat, kind) for kind in cards.difference(wilds)):
            return True
    return False
