"""Move: play cards for their symbols, step with own saviors, use abilities in any order (C22-C35, CS30)."""

from __future__ import annotations

from orrery.games.comet.abilities import list_uses, may_play_utility
from orrery.games.comet.actions import DONE
from orrery.games.comet.cards import clear, drop, has, put
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
from orrery.games.comet.movement import enters, list_steps
from orrery.games.comet.position import Position
from orrery.games.comet.way import can_step, way_by_means
from orrery.kernel.arrays import bit_index, i64


def clear_move(s: Position) -> None:
    """CS3: symbols and scouts are for one Move only."""
    at = s.at
    clear(at, POOL, SYMBOLS)
    clear(at, SCOUTED, SAVIORS)
    at[MOVED] = 0
    at[PLAYS] = 0
    at[PRINTED] = 0


def add_symbols(s: Position, kind: i64) -> None:
    """C24, C25: the symbols of a card can be used."""
    symbol: i64 = 0
    while symbol < SYMBOLS:
        s.at[POOL + symbol] += s.tables.symbols[kind * SYMBOLS + symbol]
        symbol += 1


def may_begin(s: Position, seat: i64, kind: i64, types: i64) -> bool:
    """C22, CQ1, CS2, CS31: whether a Move can begin with this card; `types` is what one step can reach."""
    if s.tables.utility[kind]:
        return False
    if enters(s.tables.symbol_mask[kind], types):
        return True
    s.at[PLAYS] = 1
    fine = _way_after(s, seat, kind, False)
    s.at[PLAYS] = 0
    return fine


def _way_after(s: Position, seat: i64, kind: i64, by_step: bool) -> bool:
    """Whether a savior can still move when this card has been played, by its symbols (`by_step`) or with more."""
    at = s.at
    plain: i64 = 1 - s.tables.wild[kind]
    drop(at, s.tables, HAND + WORDS * seat, kind)
    add_symbols(s, kind)
    at[PLAYS] -= plain
    fine = (by_step and can_step(s, seat)) or way_by_means(s, seat)
    at[PLAYS] += plain
    symbol: i64 = 0
    while symbol < SYMBOLS:
        at[POOL + symbol] -= s.tables.symbols[kind * SYMBOLS + symbol]
        symbol += 1
    put(at, s.tables, HAND + WORDS * seat, kind)
    return fine


def may_play(s: Position, seat: i64, kind: i64, sure: bool) -> bool:
    """C23, C28, CS30, CS31, CS49: whether a further card can be played; `sure`: a savior can move anyhow."""
    if s.tables.utility[kind]:
        return False
    if s.tables.wild[kind]:
        return True
    return s.at[PLAYS] > 0 and (sure or _way_after(s, seat, kind, True))


def play_for_movement(s: Position, seat: i64, kind: i64) -> None:
    """C22: the card goes to its discard at once, its symbols can be used."""
    at = s.at
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


def list_move(s: Position, seat: i64) -> i64:
    """Everything that can be done in a Move now (CS30); its end once a savior has moved (CS31)."""
    at = s.at
    tables = s.tables
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
                s.scratch.actions[n] = tables.at_play + kind
                n += 1
        w += 1
    n = list_uses(s, seat, tables.move_tools, sure, n)
    if at[MOVED] == 1:
        s.scratch.actions[n] = DONE
        n += 1
    return n


def may_play_in_move(s: Position, seat: i64, kind: i64) -> bool:
    """Whether a card in hand can be played in a Move now."""
    if not has(s.at, s.tables, HAND + WORDS * seat, kind):
        return False
    if s.tables.utility[kind]:
        return may_play_utility(s, seat, kind, s.tables.move_tools)
    if s.saviors_out(seat) == 0:
        return False
    return may_play(s, seat, kind, s.at[MOVED] == 1 or can_step(s, seat))
