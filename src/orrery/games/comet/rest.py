"""Rest: ready, discard, take gold, draw silver (C36-C40)."""

from __future__ import annotations

from orrery.games.comet.abilities import may_take
from orrery.games.comet.actions import DONE, DRAW_SILVER_CARD
from orrery.games.comet.cards import drop, gold_total, list_kinds, put
from orrery.games.comet.hands import leave_hand, take_seen
from orrery.games.comet.kinds import DRAW_SILVER, GOLD_FOR_SILVER, REST_EXTRA_GOLD, TAKE_GOLD, WORDS
from orrery.games.comet.layout import (
    ACTIVE,
    DISCARD,
    DISPLAY,
    HAND_SIZE,
    LIMIT,
    READY_MASK,
    REPLACE,
    REST_GOLD,
    REST_SILVER,
)
from orrery.games.comet.owned import exhaust, ready_all
from orrery.games.comet.piles import can_draw_silver
from orrery.games.comet.position import DISCARDING, DRAW, DRAWING, TAKING, Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, bit_index
from orrery.kernel.state import ARG, ARG2, NONE, TOP


def enter_rest(s: Position) -> None:
    """C36, C37: the steps in their order; the display is refilled when the turn ends (step 5)."""
    at = s.data
    top: i64 = at[TOP]
    seat: i64 = at[ACTIVE]
    number: i64 = at[top + ARG]
    at[top + ARG] = number + 1
    if number == 0:
        ready_all(s, seat)
    elif number == 1:
        if at[HAND_SIZE + seat] > 0:
            s.push(DISCARDING)
    elif number == 2:
        s.push(TAKING, 1, seat)
    elif number == 3:
        s.push(DRAWING, at[REPLACE + seat])
    elif number == 4:
        if at[REST_GOLD + seat]:
            s.push(TAKING, at[REST_GOLD + seat], seat)
    elif number == 5:
        if at[REST_SILVER + seat]:
            s.push(DRAW, seat, at[REST_SILVER + seat])
    elif not _use_next(s, seat):
        s.pop()


def _use_next(s: Position, seat: i64) -> bool:
    """Exhaust the next ready card that brings cards in a Rest (CS59); say whether there was one."""
    tables = s.tables
    tools: i64 = s.data[READY_MASK + seat] & tables.rest_tools
    while tools:
        one: i64 = tools & -tools
        tool: i64 = bit_index(one)
        tools ^= one
        kind: i64 = tables.tool_kind[tool]
        if kind == DRAW_SILVER and can_draw_silver(s):
            exhaust(s, seat, tool)
            s.push(DRAW, seat, tables.tool_arg[tool])
            return True
        if (kind == TAKE_GOLD or kind == REST_EXTRA_GOLD) and gold_total(s.data, DISPLAY) > 0:
            exhaust(s, seat, tool)
            s.push(TAKING, tables.tool_arg[tool], seat)
            return True
    return False


# Step 2.


def list_discards(s: Position, seat: i64) -> i64:
    """Any card in hand, and being done."""
    n: i64 = list_kinds(s.data, s.tables, s.hand(seat), WORDS, s.tables.at_discard, s.buffer.actions, 0)
    s.buffer.actions[n] = DONE
    return n + 1


def discard(s: Position, seat: i64, kind: i64) -> None:
    """C36: a card goes to its discard pile."""
    leave_hand(s, seat, kind)
    put(s.data, s.tables, DISCARD, kind)
    if s.events is not None:
        s.emit("comet-discarded", {"seat": int(seat), "card": s.tables.kind_ids[kind]})
    if s.data[HAND_SIZE + seat] == 0:
        s.pop()


# Gold cards from the display (steps 3 and 4, and abilities).


def enter_taking(s: Position) -> None:
    """CS12, CS19: a duty while the display holds a card."""
    if s.data[s.data[TOP] + ARG] > 0 and gold_total(s.data, DISPLAY) > 0:
        s.ask(bit(s.data[s.data[TOP] + ARG2]))
    else:
        s.pop()


def list_gold(s: Position) -> i64:
    """The cards of the display (C62)."""
    return list_kinds(s.data, s.tables, DISPLAY, WORDS, s.tables.at_take, s.buffer.actions, 0)


def list_taking(s: Position, seat: i64) -> i64:
    """Those of them that may be taken now (CS53)."""
    actions = s.buffer.actions
    cards: i64 = list_gold(s)
    n: i64 = 0
    i: i64 = 0
    while i < cards:
        if may_take(s, seat, actions[i] - s.tables.at_take):
            actions[n] = actions[i]
            n += 1
        i += 1
    return n


def take_gold(s: Position, seat: i64, kind: i64) -> None:
    """C36, C61, C62: a card from the display into the hand, before the eyes of all."""
    drop(s.data, s.tables, DISPLAY, kind)
    take_seen(s, seat, kind)
    s.data[s.data[TOP] + ARG] -= 1
    if s.events is not None:
        s.emit("comet-took-gold", {"seat": int(seat), "card": s.tables.kind_ids[kind]})
    s.ask(0)


# Step 4.


def enter_drawing(s: Position) -> None:
    """C36, C61, CS18, CS20: up to the hand limit; before each card a gold one may be taken instead."""
    at = s.data
    top: i64 = at[TOP]
    seat: i64 = at[ACTIVE]
    wanted: i64 = at[LIMIT + seat] - at[HAND_SIZE + seat]
    if wanted <= 0 or not can_draw_silver(s):
        s.pop()
    elif gold_total(at, DISPLAY) > 0 and (at[top + ARG] > 0 or replacing_tool(s, seat) != NONE):
        s.ask(bit(seat))
    else:
        s.push(DRAW, seat, wanted)


def replacing_tool(s: Position, seat: i64) -> i64:
    """A ready ability that is exhausted to take gold instead of silver (C61, CS59), NONE if there is none."""
    tools: i64 = s.data[READY_MASK + seat] & s.tables.rest_tools
    while tools:
        one: i64 = tools & -tools
        tool: i64 = bit_index(one)
        if s.tables.tool_kind[tool] == GOLD_FOR_SILVER:
            return tool
        tools ^= one
    return NONE


def take_instead(s: Position, seat: i64, kind: i64) -> None:
    """C61, CS20: a gold card in place of the silver one."""
    spot: i64 = s.data[TOP] + ARG
    if s.data[spot] == 0:
        tool: i64 = replacing_tool(s, seat)
        exhaust(s, seat, tool)
        s.data[spot] = s.tables.tool_arg[tool]
    take_gold(s, seat, kind)


def list_drawing(s: Position) -> i64:
    """A gold card of the display, or the silver card."""
    n: i64 = list_gold(s)
    s.buffer.actions[n] = DRAW_SILVER_CARD
    return n + 1


def draw_one(s: Position) -> None:
    """The silver card after all."""
    seat: i64 = s.data[ACTIVE]
    s.ask(0)
    s.push(DRAW, seat, 1)
