"""Move: play cards for their symbols, step with own saviors, use abilities in any order (C22-C35, CS30)."""

from __future__ import annotations

from orrery.games.comet.abilities import list_uses, list_utilities, may_play_utility
from orrery.games.comet.actions import DONE
from orrery.games.comet.cards import clear, has, put
from orrery.games.comet.hands import leave_hand
from orrery.games.comet.kinds import AREAS, SAVIORS, SYMBOLS, WORDS
from orrery.games.comet.layout import (
    DISCARD,
    FRESH,
    HAND,
    MOVED,
    PLAYED,
    PLAYS,
    POOL,
    PRINTED,
    SCOUTED,
)
from orrery.games.comet.movement import list_steps
from orrery.games.comet.position import Position
from orrery.games.comet.takes import has_opener
from orrery.games.comet.way import (
    add_symbols,
    can_step,
    card_played,
    may_begin,
    types_in_reach,
    way_after,
    way_to_begin,
)
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit_index


def clear_move(s: Position) -> None:
    """CS3: symbols and scouts are for one Move only."""
    at = s.data
    clear(at, POOL, SYMBOLS)
    clear(at, SCOUTED, SAVIORS)
    at[MOVED] = 0
    at[PLAYS] = 0
    at[PRINTED] = 0


def may_play(s: Position, seat: i64, kind: i64, sure: bool) -> bool:
    """C23, C28, CS30, CS31, CS49: whether a further card can be played; `sure`: a savior can move anyhow."""
    if s.tables.utility[kind]:
        return False
    if s.tables.wild[kind]:
        return True
    return s.data[PLAYS] > 0 and (sure or way_after(s, seat, kind))


def play_for_movement(s: Position, seat: i64, kind: i64) -> None:
    """C22: the card goes to its discard at once, its symbols can be used."""
    at = s.data
    tables = s.tables
    leave_hand(s, seat, kind)
    put(at, tables, DISCARD, kind)
    put(at, tables, PLAYED, kind)
    if kind < tables.silver_kinds:
        put(at, tables, FRESH, kind)
    if not tables.wild[kind]:
        at[PLAYS] -= 1
    at[PRINTED] |= tables.symbol_mask[kind] & ((1 << AREAS) - 1)
    add_symbols(s, kind)
    if s.events is not None:
        s.emit("comet-played", {"seat": int(seat), "card": tables.kind_ids[kind]})


def list_begin(s: Position, seat: i64, n: i64) -> i64:
    """The cards that a Move can begin with, and abilities that bring cards before (CS30, CS53)."""
    tables = s.tables
    if s.saviors_out(seat) == 0:
        return n
    types: i64 = types_in_reach(s, seat)
    w: i64 = 0
    while w < WORDS:
        here: i64 = s.data[HAND + WORDS * seat + w] & tables.first_bits[w]
        while here:
            bit: i64 = here & -here
            kind: i64 = tables.kind_at[32 * w + bit_index(bit)]
            here ^= bit
            if may_begin(s, seat, kind, types, 0):
                s.buffer.actions[n] = tables.at_play + kind
                n += 1
        w += 1
    if tables.move_openers and has_opener(s, seat, tables.move_openers) and way_to_begin(s, seat, 0):
        n = list_utilities(s, seat, tables.move_openers, n)
        n = list_uses(s, seat, tables.move_openers, True, n)
    return n


def can_begin(s: Position, seat: i64) -> bool:
    """Whether a seat can begin a Move now."""
    return way_to_begin(s, seat, 0)


def may_open(s: Position, seat: i64, tool: i64) -> bool:
    """Whether an ability may come before the first card of a Move: one that brings cards (CS53)."""
    return s.tables.move_openers >> tool & 1 == 1 and way_to_begin(s, seat, 0)


def list_move(s: Position, seat: i64) -> i64:
    """Everything that can be done in a Move now (CS30); its end once a savior has moved (CS31)."""
    at = s.data
    tables = s.tables
    if not card_played(s):
        return list_begin(s, seat, 0)
    n: i64 = list_steps(s, seat, 0)
    sure = at[MOVED] == 1 or n > 0
    out = s.saviors_out(seat) > 0
    w: i64 = 0
    while w < WORDS:
        here: i64 = at[HAND + WORDS * seat + w] & tables.first_bits[w]
        while here:
            bit: i64 = here & -here
            kind: i64 = tables.kind_at[32 * w + bit_index(bit)]
            here ^= bit
            if tables.utility[kind]:
                fine = may_play_utility(s, seat, kind, tables.move_tools)
            else:
                fine = out and may_play(s, seat, kind, sure)
            if fine:
                s.buffer.actions[n] = tables.at_play + kind
                n += 1
        w += 1
    n = list_uses(s, seat, tables.move_tools, sure, n)
    if at[MOVED] == 1:
        s.buffer.actions[n] = DONE
        n += 1
    return n


def may_play_in_move(s: Position, seat: i64, kind: i64) -> bool:
    """Whether a card in hand can be played in a Move now."""
    if not has(s.data, s.tables, HAND + WORDS * seat, kind):
        return False
    begun = card_played(s)
    if s.tables.utility[kind]:
        if not begun and not may_open(s, seat, s.tables.tool[kind]):
            return False
        return may_play_utility(s, seat, kind, s.tables.move_tools)
    if s.saviors_out(seat) == 0:
        return False
    if not begun:
        return may_begin(s, seat, kind, types_in_reach(s, seat), 0)
    return may_play(s, seat, kind, s.data[MOVED] == 1 or can_step(s, seat))
