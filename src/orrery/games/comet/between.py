"""Between two turns: wolves and parrots, clockwise from the next player (C43, C60, C66, CS25-CS29)."""

from __future__ import annotations

from orrery.games.comet.abilities import list_uses, usable
from orrery.games.comet.actions import DONE
from orrery.games.comet.cards import drop
from orrery.games.comet.hands import take_seen
from orrery.games.comet.kinds import (
    ALL_AREAS,
    BETWEEN_TURNS,
    COPY_PLAYED,
    SILVER_WORDS,
    TAKE_PLAYED,
    WILD,
    WORDS,
)
from orrery.games.comet.layout import (
    ACTIVE,
    COPY_AREAS,
    DISCARD,
    FRESH,
    MOVED,
    OUT,
    PLAYED,
    POOL,
    READY_MASK,
    TAKE_TURNS,
    WOLF_OTHERS,
)
from orrery.games.comet.move import clear_move
from orrery.games.comet.movement import enters, list_steps
from orrery.games.comet.owned import exhaust
from orrery.games.comet.position import PARROT, Position
from orrery.games.comet.way import add_symbols, types_in_reach
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, bit_index
from orrery.kernel.state import ARG, ARG2, NONE, SEATS, TOP


def enter_between(s: Position) -> None:
    """C43, CS25: one round of the players still in; only those who can use something are asked.

    With an option they take turns, one ability each, until all have passed in a row (CQ22): ARG2 counts those.
    """
    at = s.data
    top: i64 = at[TOP]
    seats: i64 = at[SEATS]
    while at[top + ARG2] < seats if at[TAKE_TURNS] else at[top + ARG] <= seats:
        seat: i64 = asked_between(s)
        if not at[OUT] >> seat & 1 and (takeable(s, seat) or copyable(s, seat) or other_use(s, seat)):
            s.ask(bit(seat))
            return
        pass_on(s)
    s.pop()


def pass_on(s: Position) -> None:
    """The seat uses nothing (more)."""
    top: i64 = s.data[TOP]
    s.data[top + ARG] += 1
    s.data[top + ARG2] += 1


def used_one(s: Position) -> None:
    """CQ22: who has used an ability lets the others go on; before the ability takes effect."""
    if s.data[TAKE_TURNS]:
        top: i64 = s.data[TOP]
        s.data[top + ARG] += 1
        s.data[top + ARG2] = 0
    s.ask(0)


def other_use(s: Position, seat: i64) -> bool:
    """Whether a seat can use an ability of this time that is neither a wolf's nor a parrot's."""
    tools: i64 = s.data[READY_MASK + seat] & s.tables.between_tools
    while tools:
        one: i64 = tools & -tools
        if usable(s, seat, bit_index(one), NONE, True):
            return True
        tools ^= one
    return False


def asked_between(s: Position) -> i64:
    """The seat whose window it is: the next player first, the one whose turn ended last."""
    return (s.data[ACTIVE] + s.data[s.data[TOP] + ARG]) % s.data[SEATS]


def tool_for(s: Position, seat: i64, kind: i64) -> i64:
    """A ready between-turns ability of a kind, NONE if there is none."""
    tools: i64 = s.data[READY_MASK + seat]
    while tools:
        one: i64 = tools & -tools
        tool: i64 = bit_index(one)
        if s.tables.tool_kind[tool] == kind and s.tables.tool_timing[tool] == BETWEEN_TURNS:
            return tool
        tools ^= one
    return NONE


# Tasmanian Wolf.


def may_take_back(s: Position, seat: i64) -> bool:
    """C60, CS8: whether a seat has a wolf ready that may take cards of this turn."""
    if s.data[WOLF_OTHERS] and seat == s.data[ACTIVE]:
        return False
    return tool_for(s, seat, TAKE_PLAYED) != NONE


def takeable(s: Position, seat: i64) -> bool:
    """Whether a wolf could take something now."""
    if not may_take_back(s, seat):
        return False
    w: i64 = 0
    while w < SILVER_WORDS:
        if s.data[FRESH + w]:
            return True
        w += 1
    return False


def take_back(s: Position, seat: i64, kind: i64) -> None:
    """C60, CS27: a silver card just played for movement comes from the discard into the hand, seen by all."""
    exhaust(s, seat, tool_for(s, seat, TAKE_PLAYED))
    drop(s.data, s.tables, FRESH, kind)
    drop(s.data, s.tables, DISCARD, kind)
    take_seen(s, seat, kind)
    if s.events is not None:
        s.emit("comet-took-back", {"seat": int(seat), "card": s.tables.kind_ids[kind]})
    used_one(s)


# Mauritius Parrot.


def may_copy(s: Position, seat: i64) -> bool:
    """C66, CS9: whether a seat has a parrot ready, and the turn that ended was another's."""
    return seat != s.data[ACTIVE] and tool_for(s, seat, COPY_PLAYED) != NONE


def copied_symbols(s: Position, kind: i64) -> i64:
    """CQ12: the symbols of a card that a parrot uses, as bits; with an option no wild one."""
    mask: i64 = s.tables.symbol_mask[kind]
    return mask & ALL_AREAS if s.data[COPY_AREAS] else mask


def copyable(s: Position, seat: i64) -> bool:
    """CS28: whether a parrot could make a step by some card now."""
    if not may_copy(s, seat):
        return False
    types: i64 = types_in_reach(s, seat)
    symbols: i64 = 0
    w: i64 = 0
    while w < WORDS:
        here: i64 = s.data[PLAYED + w] & s.tables.first_bits[w]
        while here:
            one: i64 = here & -here
            symbols |= copied_symbols(s, s.tables.kind_at[32 * w + bit_index(one)])
            here ^= one
        w += 1
    return enters(symbols, types)


def copy_played(s: Position, seat: i64, kind: i64) -> None:
    """C66, CS28: move by the symbols of one card that was just played."""
    exhaust(s, seat, tool_for(s, seat, COPY_PLAYED))
    clear_move(s)
    add_symbols(s, kind)
    if s.data[COPY_AREAS]:
        s.data[POOL + WILD] = 0
    if s.events is not None:
        s.emit("comet-copied", {"seat": int(seat), "card": s.tables.kind_ids[kind]})
    used_one(s)
    s.push(PARROT, seat)


def list_between(s: Position, seat: i64) -> i64:
    """Cards a wolf can take, cards a parrot can use, and being done."""
    at = s.data
    tables = s.tables
    actions = s.buffer.actions
    n: i64 = 0
    w: i64 = 0
    if may_take_back(s, seat):
        while w < SILVER_WORDS:
            here: i64 = at[FRESH + w] & tables.first_bits[w]
            while here:
                one: i64 = here & -here
                actions[n] = tables.at_take + tables.kind_at[32 * w + bit_index(one)]
                n += 1
                here ^= one
            w += 1
    if may_copy(s, seat):
        types: i64 = types_in_reach(s, seat)
        w = 0
        while w < WORDS:
            here = at[PLAYED + w] & tables.first_bits[w]
            while here:
                one = here & -here
                kind: i64 = tables.kind_at[32 * w + bit_index(one)]
                if enters(copied_symbols(s, kind), types):
                    actions[n] = tables.at_copy + kind
                    n += 1
                here ^= one
            w += 1
    n = list_uses(s, seat, tables.between_tools, True, n)
    actions[n] = DONE
    return n + 1


def enter_parrot(s: Position) -> None:
    """CS28: steps while symbols lead somewhere; the seat may stop after the first."""
    s.ask(bit(s.data[s.data[TOP] + ARG]))


def list_parrot(s: Position, seat: i64) -> i64:
    """Steps by the symbols of the card, and being done once one has been made."""
    n: i64 = list_steps(s, seat, 0)
    if s.data[MOVED]:
        s.buffer.actions[n] = DONE
        n += 1
    return n


def end_parrot(s: Position) -> None:
    """Unused symbols are lost."""
    clear_move(s)
    s.pop()
