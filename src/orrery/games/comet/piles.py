"""Piles: drawing silver cards, refilling the display, and what an empty pile brings (C39, C46, C50)."""

from __future__ import annotations

from orrery.games.comet.cards import drop, gold_total, put, silver_total
from orrery.games.comet.hands import merge_epochs, take_unseen
from orrery.games.comet.kinds import DISPLAY_CARDS, SILVER_WORDS, WORDS
from orrery.games.comet.layout import (
    COMET,
    COMET_DUE,
    COMET_LEFT,
    DISCARD,
    DISPLAY,
    DRAW_LEFT,
    EPOCH,
    EPOCHS,
    FRESH,
    IDLE,
    PILE,
    PROGRESS,
    SHUFFLE_EMPTY,
    UNSEEN,
)
from orrery.games.comet.position import DRAW, Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, bit_index, popcount
from orrery.kernel.errors import Hidden
from orrery.kernel.state import ARG, ARG2, ASK_NATURE, KIND, TOP, UNKNOWN


def can_draw_silver(s: Position) -> bool:
    """Whether there is a silver card to draw; before the comet phase always (CS22, CS23)."""
    return s.data[DRAW_LEFT] > 0 or silver_total(s.data, DISCARD) > 0


def enter_draw(s: Position) -> None:
    """Draw the wanted number of silver cards, or as many as there are (CS21, CS22)."""
    top: i64 = s.data[TOP]
    if s.data[top + ARG2] <= 0 or not can_draw_silver(s):
        s.pop()
        return
    if s.data[DRAW_LEFT] == 0:
        shuffle_silver(s)
    s.ask(ASK_NATURE)


def shuffle_silver(s: Position) -> None:
    """C50, CS21: the silver discard becomes a new pile, a new epoch if older cards are still unseen."""
    at = s.data
    epoch: i64 = at[EPOCH]
    if silver_total(at, UNSEEN + epoch * SILVER_WORDS):
        if epoch == EPOCHS - 1:
            merge_epochs(s, 1, 0)
            merge_epochs(s, 2, 1)
        else:
            epoch += 1
        at[EPOCH] = epoch
    w: i64 = 0
    while w < SILVER_WORDS:
        at[PILE + w] = at[DISCARD + w]
        at[UNSEEN + epoch * SILVER_WORDS + w] = at[DISCARD + w]
        at[DISCARD + w] = 0
        at[FRESH + w] = 0
        w += 1
    at[DRAW_LEFT] = silver_total(at, PILE)
    if s.events is not None:
        s.emit("comet-silver-shuffled", {"count": int(at[DRAW_LEFT])})


def draw_silver(s: Position, kind: i64) -> None:
    """A silver card goes unseen into a hand; the last one of the draw pile brings the comet (C46, CS23)."""
    at = s.data
    top: i64 = at[TOP]
    seat: i64 = at[top + ARG]
    drop(at, s.tables, PILE, kind)
    at[DRAW_LEFT] -= 1
    at[top + ARG2] -= 1
    if at[COMET] == 0:
        at[PROGRESS] = 1
    take_unseen(s, seat, kind)
    if s.events is not None:
        s.emit("comet-drew", {"seat": int(seat)})
        s.emit("comet-drew-card", {"seat": int(seat), "card": s.tables.kind_ids[kind]}, bit(seat))
    if at[DRAW_LEFT] == 0:
        if at[COMET] == 0:
            begin_comet(s, "pile")
        elif at[SHUFFLE_EMPTY] and silver_total(at, DISCARD) > 0:
            shuffle_silver(s)
    s.ask(0)


def begin_comet(s: Position, why: str) -> None:
    """C46, C74: the comet card is removed, the comet pile is the draw pile; the choices of C48 are due."""
    at = s.data
    at[COMET] = 1
    at[COMET_DUE] = 1
    at[IDLE] = 0
    at[DRAW_LEFT] += at[COMET_LEFT]
    at[COMET_LEFT] = 0
    if s.events is not None:
        s.emit("comet-comet", {"count": int(at[DRAW_LEFT]), "why": why})


def enter_refill(s: Position) -> None:
    """C10, C15, C39, CS14, CS21: up to four cards, from the shuffled discard if the pile is empty."""
    at = s.data
    if gold_total(at, DISPLAY) >= DISPLAY_CARDS:
        s.pop()
        return
    if gold_total(at, PILE) == 0:
        if gold_total(at, DISCARD) == 0:
            s.pop()
            return
        shuffle_gold(s)
    s.ask(ASK_NATURE)


def shuffle_gold(s: Position) -> None:
    """C39, CS21: the gold discard becomes a new pile."""
    at = s.data
    w: i64 = SILVER_WORDS
    while w < WORDS:
        at[PILE + w] = at[DISCARD + w]
        at[DISCARD + w] = 0
        w += 1
    if s.events is not None:
        s.emit("comet-gold-shuffled", {"count": int(gold_total(at, PILE))})


def turn_up_gold(s: Position, kind: i64) -> None:
    """C10, C15: a gold card into the display."""
    drop(s.data, s.tables, PILE, kind)
    put(s.data, s.tables, DISPLAY, kind)
    if s.events is not None:
        s.emit("comet-turned-up", {"card": s.tables.kind_ids[kind]})
    if s.data[SHUFFLE_EMPTY] and gold_total(s.data, PILE) == 0 and gold_total(s.data, DISCARD) > 0:
        shuffle_gold(s)
    s.ask(0)


def list_draws(s: Position) -> i64:
    """The cards nature can draw now, each as likely as it is frequent in the pile."""
    at = s.data
    tables = s.tables
    actions = s.buffer.actions
    weights = s.buffer.weights
    silver = at[at[TOP] + KIND] == DRAW
    w: i64 = 0 if silver else SILVER_WORDS
    end: i64 = SILVER_WORDS if silver else WORDS
    if at[PILE] == UNKNOWN and silver:
        raise Hidden("what lies in the silver pile is hidden from this viewer")
    n: i64 = 0
    while w < end:
        word: i64 = at[PILE + w]
        here: i64 = word & tables.first_bits[w]
        while here:
            one: i64 = here & -here
            kind: i64 = tables.kind_at[32 * w + bit_index(one)]
            actions[n] = tables.at_draw + kind
            weights[n] = 1 if tables.copies[kind] == 1 else popcount(word & tables.bits[kind])
            n += 1
            here ^= one
        w += 1
    return n


def may_draw(s: Position, kind: i64) -> bool:
    """Whether nature can draw this card now."""
    if (s.data[s.data[TOP] + KIND] == DRAW) != (kind < s.tables.silver_kinds):
        return False
    if s.data[PILE] == UNKNOWN and kind < s.tables.silver_kinds:
        raise Hidden("what lies in the silver pile is hidden from this viewer")
    return s.data[PILE + s.tables.word[kind]] & s.tables.bits[kind] != 0
