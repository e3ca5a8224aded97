"""Whether a player can act in the comet phase, and what others learn of a hand when they see it (C51, CS15)."""

from __future__ import annotations

from orrery.games.comet.cards import add_card, remove_card, silver_kinds_in
from orrery.games.comet.hatch_lookahead import can_begin_hatch
from orrery.games.comet.layout import EPOCHS
from orrery.games.comet.move_lookahead import can_begin_move
from orrery.games.comet.position import Position
from orrery.games.comet.secrets import unseen_by
from orrery.kernel.arrays import i64


def can_act(s: Position, seat: i64) -> bool:
    """Whether a seat can choose Hatch or Move. Rules: CS15."""
    return can_begin_hatch(s, seat) or can_begin_move(s, seat, 0)


def shows_hand(s: Position, seat: i64, viewer: i64) -> bool:
    """Whether a viewer learns something of a hand by whether its owner can act: another hand would differ in that."""
    held = [silver_kinds_in(s, s.held_cards(seat, epoch)) for epoch in range(EPOCHS)]
    if seat == viewer or not any(held):
        return False
    known = s.trial()
    for kinds in held:
        for kind in kinds:
            remove_card(known, known.hand_cards(seat), kind)
    if can_act(known, seat):
        return False
    able = can_act(s, seat)
    for epoch, kinds in enumerate(held):
        unseen = unseen_by(s, viewer, epoch)
        useful = [kind for kind in set(unseen) if _helps(known, seat, kind)]
        if kinds and useful and not able:
            return True
        if sum(kind not in useful for kind in unseen) < len(kinds):
            return False
    return able or _two_cards_help(s, known, seat, viewer, [len(kinds) for kinds in held])


def _helps(known: Position, seat: i64, kind: i64) -> bool:
    """Whether a seat could act with one more card in hand."""
    more = known.trial()
    add_card(more, more.hand_cards(seat), kind)
    return can_act(more, seat)


def _two_cards_help(s: Position, known: Position, seat: i64, viewer: i64, held: list[int]) -> bool:
    """Whether two cards together could let a seat act: a card with a wild symbol that begins no Move, behind another.

    Rules: CQ1
    """
    if not s.wild_added or sum(held) < 2:
        return False
    cards = {kind for epoch, count in enumerate(held) if count for kind in unseen_by(s, viewer, epoch)}
    wilds = [kind for kind in cards if s.tables.wild[kind]]
    for wild in wilds[:1]:
        more = known.trial()
        add_card(more, more.hand_cards(seat), wild)
        if any(_helps(more, seat, kind) for kind in cards if not s.tables.wild[kind]):
            return True
    return False
