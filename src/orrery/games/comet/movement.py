"""Steps over the board: where a savior can go and what skipping allows (C25-C35, C69)."""

from __future__ import annotations

from orrery.games.comet.actions import NO_SYMBOL, STEP_SYMBOLS
from orrery.games.comet.cards import put
from orrery.games.comet.kinds import ALL_AREAS, CAVERN, DIRECTIONS, MOST_STEPS, NEST, SAVIORS, SYMBOL_IDS, WILD
from orrery.games.comet.layout import (
    GUARDS_IN_MOVE,
    MOVED,
    NEAREST,
    OCCUPIED,
    POOL,
    PROGRESS,
    SAVIOR,
    SCOUTED,
    SIDE,
    SKIPS,
    SLOT,
    STRAIGHT,
)
from orrery.games.comet.owned import gain_ability
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import ARG, FRAMES, NONE


def border(s: Position, field: i64, skips: i64) -> i64:
    """C27-C30, C69, CQ8, CS33: find the unoccupied fields one step may end on; say how many."""
    if s.data[STRAIGHT]:
        return _straight_border(s, field, skips)
    at = s.data
    reach = s.reach
    seen = reach.seen
    line = reach.line
    found = reach.found
    near = s.tables.near
    types = s.tables.type
    stamp: i64 = reach.stamp + 1
    reach.stamp = stamp
    base: i64 = at[SIDE] * s.tables.fields
    seen[field] = stamp
    line[0] = field
    head: i64 = 0
    tail: i64 = 1
    n: i64 = 0
    mask: i64 = 0
    while head < tail:
        spot: i64 = (base + line[head]) * DIRECTIONS
        head += 1
        end: i64 = spot + DIRECTIONS
        while spot < end:
            other: i64 = near[spot]
            spot += 1
            if other < 0 or seen[other] == stamp:
                continue
            seen[other] = stamp
            if at[OCCUPIED + other]:
                line[tail] = other
                tail += 1
                continue
            kind: i64 = types[base + other]
            found[n] = other
            n += 1
            mask |= bit(kind)
            if kind != CAVERN and skips >> kind & 1:
                line[tail] = other
                tail += 1
    reach.mask = mask
    return n


def _straight_border(s: Position, field: i64, skips: i64) -> i64:
    """CQ8, option: skipping goes on in one direction only."""
    at = s.data
    reach = s.reach
    stamp: i64 = reach.stamp + 1
    reach.stamp = stamp
    base: i64 = at[SIDE] * s.tables.fields
    n: i64 = 0
    mask: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        other: i64 = s.tables.near[(base + field) * DIRECTIONS + direction]
        while other >= 0:
            kind: i64 = s.tables.type[base + other]
            if at[OCCUPIED + other] == 0:
                reach.seen[other] = stamp
                reach.found[n] = other
                n += 1
                mask |= bit(kind)
                if kind == CAVERN or not skips >> kind & 1:
                    break
            other = s.tables.near[(base + other) * DIRECTIONS + direction]
        direction += 1
    reach.mask = mask
    return n


def skips_of(s: Position, seat: i64, savior: i64) -> i64:
    """C69, CS34: guardians, the empty nests of a permanent ability, and the scouts used for this savior.

    With an option guardians work in a Move only (CQ21): not once the action of a turn is over.
    """
    if s.data[GUARDS_IN_MOVE] and s.data[FRAMES + ARG] > 1:
        return s.data[SKIPS + seat] & ~ALL_AREAS
    return s.data[SKIPS + seat] | s.data[SCOUTED + savior]


def pool_mask(s: Position) -> i64:
    """The symbols at hand, as bits."""
    mask: i64 = 0
    symbol: i64 = 0
    while symbol <= WILD:
        if s.data[POOL + symbol]:
            mask |= bit(symbol)
        symbol += 1
    return mask


def enters(symbols: i64, types: i64) -> bool:
    """C27, C28, C31, C32: whether one of some symbols enters one of some types of fields."""
    if symbols >> WILD & 1:
        return types & ~(1 << NEST) != 0
    return symbols & types & 31 != 0 or (symbols != 0 and types >> CAVERN & 1 != 0)


def symbol_fits(s: Position, seat: i64, kind: i64, symbol: i64) -> bool:
    """C27, C28, C31, CS48: an area's own symbol before a wild; any symbol into the cavern."""
    if s.data[POOL + symbol] == 0:
        return False
    if kind < NEST:
        return symbol == kind or (symbol == WILD and s.data[POOL + kind] == 0)
    if kind != CAVERN:
        return False
    other: i64 = 0
    while other < symbol:
        if s.data[POOL + other] and (symbol == WILD or s.saviors_out(seat) == 1):
            return False
        other += 1
    return True


def list_steps(s: Position, seat: i64, n: i64) -> i64:
    """All steps by a symbol behind the first `n` actions: savior, field, symbol (C25-C32)."""
    symbols: i64 = pool_mask(s)
    if symbols == 0:
        return n
    actions = s.buffer.actions
    found = s.reach.found
    at = s.data
    fields: i64 = s.tables.fields
    base: i64 = at[SIDE] * fields
    types = s.tables.type
    wild: i64 = 1 if symbols >> WILD & 1 else 0
    savior: i64 = 0
    while savior < SAVIORS:
        field: i64 = at[SAVIOR + 3 * seat + savior]
        if field >= 0:
            ends: i64 = border(s, field, skips_of(s, seat, savior))
            i: i64 = 0
            while i < ends:
                target: i64 = found[i]
                i += 1
                kind: i64 = types[base + target]
                action: i64 = s.tables.at_step + (savior * fields + target) * STEP_SYMBOLS
                if kind < NEST:
                    if symbols >> kind & 1:
                        actions[n] = action + kind
                        n += 1
                    elif wild:
                        actions[n] = action + WILD
                        n += 1
                elif kind == CAVERN:
                    symbol: i64 = 0
                    while symbol <= WILD:
                        if symbol_fits(s, seat, CAVERN, symbol):
                            actions[n] = action + symbol
                            n += 1
                        symbol += 1
        savior += 1
    return n


def may_step(s: Position, seat: i64, savior: i64, field: i64, symbol: i64) -> bool:
    """Whether this step by a symbol is legal now."""
    at = s.data
    start: i64 = at[SAVIOR + 3 * seat + savior]
    if start < 0 or symbol == NO_SYMBOL or at[OCCUPIED + field]:
        return False
    if not symbol_fits(s, seat, s.tables.type[at[SIDE] * s.tables.fields + field], symbol):
        return False
    border(s, start, skips_of(s, seat, savior))
    return s.reach.seen[field] == s.reach.stamp


def step(s: Position, seat: i64, savior: i64, field: i64, symbol: i64) -> None:
    """C25: a symbol is used up and a savior moves."""
    s.data[POOL + symbol] -= 1
    if s.events is not None:
        s.emit(
            "comet-stepped",
            {
                "seat": int(seat),
                "savior": int(savior) + 1,
                "field": s.tables.field_ids[field],
                "symbol": SYMBOL_IDS[symbol],
            },
        )
    move_savior(s, seat, savior, field)


def move_savior(s: Position, seat: i64, savior: i64, field: i64) -> None:
    """A savior leaves its field for another; in the cavern its animal is rescued (C33, C35, CS7)."""
    at = s.data
    spot: i64 = SAVIOR + 3 * seat + savior
    at[OCCUPIED + at[spot]] -= 1
    at[MOVED] = 1
    if field == s.tables.cavern[at[SIDE]]:
        _rescue(s, seat, savior)
        return
    at[spot] = field
    at[OCCUPIED + field] += 1
    distance: i64 = s.tables.distance[at[SIDE] * s.tables.fields + field]
    if distance < at[NEAREST + 3 * seat + savior]:
        at[NEAREST + 3 * seat + savior] = distance
        at[PROGRESS] = 1


def _rescue(s: Position, seat: i64, savior: i64) -> None:
    """C33, C34, CS29: slot and savior are free again; the animal's ability can be used at once."""
    at = s.data
    kind: i64 = at[SLOT + 3 * seat + savior]
    at[SLOT + 3 * seat + savior] = NONE
    at[SAVIOR + 3 * seat + savior] = NONE
    at[NEAREST + 3 * seat + savior] = 0
    put(at, s.tables, s.rescued(seat), kind)
    gain_ability(s, seat, kind)
    at[PROGRESS] = 1
    if s.events is not None:
        s.emit("comet-rescued", {"seat": int(seat), "card": s.tables.kind_ids[kind]})


# Steps that an ability gives.


def list_glides(s: Position, seat: i64, steps: i64) -> i64:
    """C63, C70, C71, CS6, CS36: where exactly so many steps end; C68, CS35: 0 for nests and the cavern."""
    n: i64 = 0
    savior: i64 = 0
    while savior < SAVIORS:
        field: i64 = s.data[SAVIOR + 3 * seat + savior]
        if field >= 0:
            ends: i64 = glide_ends(s, seat, savior, field, steps)
            i: i64 = 0
            while i < ends:
                target: i64 = s.reach.found[i]
                s.buffer.actions[n] = s.tables.at_step + (savior * s.tables.fields + target) * STEP_SYMBOLS + NO_SYMBOL
                n += 1
                i += 1
        savior += 1
    return n


def glide_ends(s: Position, seat: i64, savior: i64, field: i64, steps: i64) -> i64:
    """Find where an ability can move one savior to; say how many such fields there are."""
    at = s.data
    found = s.reach.found
    n: i64 = 0
    if steps > 0:
        row: i64 = (at[SIDE] * (MOST_STEPS + 1) + steps) * s.tables.fields + field
        i: i64 = s.tables.walk_from[row]
        end: i64 = s.tables.walk_from[row + 1]
        while i < end:
            target: i64 = s.tables.walks[i]
            if at[OCCUPIED + target] == 0:
                found[n] = target
                n += 1
            i += 1
        return n
    ends: i64 = border(s, field, skips_of(s, seat, savior))
    base: i64 = at[SIDE] * s.tables.fields
    i = 0
    while i < ends:
        if s.tables.type[base + found[i]] >= NEST:
            found[n] = found[i]
            n += 1
        i += 1
    return n


def may_glide(s: Position, seat: i64, steps: i64, savior: i64, field: i64) -> bool:
    """Whether an ability can move this savior there."""
    start: i64 = s.data[SAVIOR + 3 * seat + savior]
    if start < 0:
        return False
    ends: i64 = glide_ends(s, seat, savior, start, steps)
    i: i64 = 0
    while i < ends:
        if s.reach.found[i] == field:
            return True
        i += 1
    return False


def some_glide(s: Position, seat: i64, steps: i64) -> bool:
    """Whether an ability can move any savior of a seat (CS43)."""
    savior: i64 = 0
    while savior < SAVIORS:
        field: i64 = s.data[SAVIOR + 3 * seat + savior]
        if field >= 0 and glide_ends(s, seat, savior, field, steps) > 0:
            return True
        savior += 1
    return False


def glide(s: Position, seat: i64, savior: i64, field: i64) -> None:
    """An ability moves a savior without a symbol."""
    if s.events is not None:
        s.emit(
            "comet-glided",
            {"seat": int(seat), "savior": int(savior) + 1, "field": s.tables.field_ids[field]},
        )
    move_savior(s, seat, savior, field)
    s.pop()
    if s.data[FRAMES + ARG] > 1:
        s.data[MOVED] = 0  # between turns: no Move is under way
