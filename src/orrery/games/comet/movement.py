"""Steps by symbols: where saviors can go, and what happens when they arrive."""

from __future__ import annotations

from orrery.games.comet.actions import NO_SYMBOL, STEP_SYMBOLS, step_action, step_field, step_savior, step_symbol
from orrery.games.comet.cards import add_card
from orrery.games.comet.kinds import CAVERN, FIELD_TYPES, GAP, NEST, SAVIORS, SYMBOL_IDS, SYMBOLS, WILD
from orrery.games.comet.owned import gain_animal
from orrery.games.comet.position import Position
from orrery.games.comet.reasons import (
    FIELD_OCCUPIED,
    NEST_NOT_ENTERED,
    NO_FIELD,
    NO_SYMBOL_LEFT,
    OTHER_SYMBOL_SERVES,
    SAVIOR_NOT_OUT,
    STEP_NEEDS_SYMBOL,
    TOO_FAR,
    WRONG_SYMBOL,
)
from orrery.games.comet.skipping import find_ends, reaches, skips_of
from orrery.games.comet.symbols import enters, pool_mask, symbol_fits
from orrery.kernel.arrays import i64
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import ALLOWED, Actions


def can_step(s: Position, seat: i64) -> bool:
    """Whether the symbols at hand allow a step now."""
    symbols: i64 = pool_mask(s)
    return symbols != 0 and symbols_move(s, seat, symbols)


def symbols_move(s: Position, seat: i64, symbols: i64) -> bool:
    """Whether one of some symbols, as bits, allows a step."""
    savior: i64 = 0
    while savior < SAVIORS:
        field: i64 = s.savior_field(seat, savior)
        if field >= 0:
            find_ends(s, field, skips_of(s, seat, savior))
            if enters(symbols, s.search.types):
                return True
        savior += 1
    return False


def list_steps(s: Position, seat: i64, out: Actions) -> None:
    """Append all steps by a symbol: savior, field, symbol.

    Rules: C25, C26, C27, C28, C29, C31, C32
    """
    symbols: i64 = pool_mask(s)
    if symbols == 0:
        return
    savior: i64 = 0
    while savior < SAVIORS:
        field: i64 = s.savior_field(seat, savior)
        if field >= 0:
            ends: i64 = find_ends(s, field, skips_of(s, seat, savior))
            if enters(symbols, s.search.types):
                _list_ends(s, seat, savior, symbols, ends, out)
        savior += 1


def _list_ends(s: Position, seat: i64, savior: i64, symbols: i64, ends: i64, out: Actions) -> None:
    """Append the steps of a savior to the fields found, by symbols at hand given as bits.

    Rules: C27, C28
    """
    found = s.search.found
    types = s.tables.type
    base: i64 = s.side * s.tables.fields
    first: i64 = step_action(s.tables, savior, 0, 0)
    actions = out.actions
    n: i64 = out.count
    i: i64 = 0
    while i < ends:
        target: i64 = found[i]
        i += 1
        place: i64 = base + target
        kind: i64 = types[place]
        action: i64 = first + target * STEP_SYMBOLS
        if kind < NEST:
            if symbols >> kind & 1:
                actions[n] = action + kind
                n += 1
            elif symbols >> WILD & 1:
                actions[n] = action + WILD
                n += 1
        elif kind == CAVERN:
            out.count = n
            _list_entries(s, seat, action, out)
            n = out.count
    out.count = n


def _list_entries(s: Position, seat: i64, action: i64, out: Actions) -> None:
    """Append the steps into the cavern by each symbol that fits.

    Rules: C31, CS48
    """
    symbol: i64 = 0
    while symbol < SYMBOLS:
        if symbol_fits(s, seat, CAVERN, symbol):
            out.add(action + symbol)
        symbol += 1


def why_not_step(s: Position, seat: i64, action: i64) -> i64:
    """Whether a step by a symbol is legal.

    Rules: C25, C27, C28, C29, C31, C32, CS48
    """
    field: i64 = step_field(s.tables, action)
    symbol: i64 = step_symbol(s.tables, action)
    savior: i64 = step_savior(s.tables, action)
    start: i64 = s.savior_field(seat, savior)
    if start < 0:
        return SAVIOR_NOT_OUT
    kind: i64 = s.field_type(field)
    if kind == GAP:
        return NO_FIELD
    if s.tokens_on(field):
        return FIELD_OCCUPIED
    if kind == NEST:
        return NEST_NOT_ENTERED
    if symbol == NO_SYMBOL:
        return STEP_NEEDS_SYMBOL
    if s.pool(symbol) == 0:
        return NO_SYMBOL_LEFT
    if kind != CAVERN and symbol != kind and symbol != WILD:
        return WRONG_SYMBOL
    if not reaches(s, start, field, skips_of(s, seat, savior)):
        return TOO_FAR
    return ALLOWED if symbol_fits(s, seat, kind, symbol) else OTHER_SYMBOL_SERVES


def step_details(s: Position, action: i64, reason: i64) -> dict[str, object]:
    """What a message about a step speaks of."""
    tables = s.tables
    field: i64 = step_field(tables, action)
    name = tables.field_ids[field]
    number = int(step_savior(tables, action)) + 1
    if reason == SAVIOR_NOT_OUT:
        return {"number": number}
    if reason == NO_FIELD or reason == FIELD_OCCUPIED:
        return {"field": name}
    if reason == TOO_FAR:
        return {"field": name, "number": number}
    if reason == NO_SYMBOL_LEFT:
        return {"symbol": SYMBOL_IDS[step_symbol(tables, action)]}
    if reason == WRONG_SYMBOL:
        terrain = FIELD_TYPES[s.field_type(field)]
        return {"field": name, "terrain": terrain, "symbol": SYMBOL_IDS[step_symbol(tables, action)]}
    return {}


def take_step(s: Position, seat: i64, action: i64) -> None:
    """A symbol is used up and a savior moves.

    Rules: C25
    """
    savior: i64 = step_savior(s.tables, action)
    field: i64 = step_field(s.tables, action)
    symbol: i64 = step_symbol(s.tables, action)
    s.add_pool(symbol, -1)
    if s.events is not None:
        args: dict[str, object] = {
            "seat": int(seat),
            "savior": int(savior) + 1,
            "field": s.tables.field_ids[field],
            "symbol": SYMBOL_IDS[symbol],
        }
        s.emit("comet-stepped", args)
    move_savior(s, seat, savior, field)


def move_savior(s: Position, seat: i64, savior: i64, field: i64) -> None:
    """A savior leaves its field for another; in the cavern its animal is rescued.

    Rules: C33, C35, CS7, CS32
    """
    s.add_tokens_on(s.savior_field(seat, savior), -1)
    s.moved = 1
    if field == s.tables.cavern[s.side]:
        _rescue(s, seat, savior)
        return
    s.set_savior_field(seat, savior, field)
    s.add_tokens_on(field, 1)
    distance: i64 = s.distance(field)
    if distance < s.nearest(seat, savior):
        s.set_nearest(seat, savior, distance)
        s.progress_made = 1


def _rescue(s: Position, seat: i64, savior: i64) -> None:
    """Slot and savior are free again; the animal's ability can be used at once.

    Rules: C33, C34, CS29
    """
    kind: i64 = s.animal(seat, savior)
    s.set_animal(seat, savior, NONE)
    s.set_savior_field(seat, savior, NONE)
    s.set_nearest(seat, savior, 0)
    add_card(s, s.rescued_cards(seat), kind)
    gain_animal(s, seat, kind)
    s.progress_made = 1
    if s.events is not None:
        s.emit("comet-rescued", {"seat": int(seat), "card": s.tables.kind_ids[kind]})
