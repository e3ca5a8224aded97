"""What a seat owns: cards ready for use, and what hero and rescued animals always give."""

from __future__ import annotations

from orrery.games.comet import kinds
from orrery.games.comet.cards import count_cards, first_kind, next_kind, remove_card
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, lowest, without_lowest
from orrery.kernel.sentinels import NONE


def gain_animal(s: Position, seat: i64, kind: i64) -> None:
    """A rescued animal's ability, ready for use or permanent.

    Rules: C34, CS29
    """
    tables = s.tables
    tool: i64 = tables.tool[kind]
    if tool != NONE:
        make_ready(s, seat, tool, 1)
    else:
        _gain_permanent(s, seat, tables.ability[kind], tables.ability_arg[kind], tables.timing[kind])


def gain_hero(s: Position, seat: i64, hero: i64) -> None:
    """A hero works from the start.

    Rules: C11, C80
    """
    tables = s.tables
    tool: i64 = tables.hero_tool[hero]
    if tool != NONE:
        make_ready(s, seat, tool, 1)
    else:
        _gain_permanent(s, seat, tables.hero_ability[hero], tables.hero_arg[hero], tables.hero_timing[hero])


def _gain_permanent(s: Position, seat: i64, ability: i64, arg: i64, timing: i64) -> None:
    """A permanent ability: the rules look for it where they need it.

    Rules: C38, C41, C59
    """
    if ability == kinds.HAND_LIMIT:
        s.add_hand_limit(seat, arg)
    elif ability == kinds.SKIP_TERRAIN:
        s.set_skips(seat, s.skips(seat) | arg)
    elif ability == kinds.SKIP_NESTS:
        s.set_skips(seat, s.skips(seat) | kinds.SKIP_EMPTY_NESTS)
    elif ability == kinds.HATCH_ON_OCCUPIED:
        s.set_shares_nests(seat, 1)
    elif ability == kinds.REDUCE_NEST and timing == kinds.PASSIVE:
        s.add_own_reduction(seat, arg)
    elif ability == kinds.GOLD_FOR_SILVER:
        s.add_gold_for_silver(seat, arg)
    elif ability == kinds.REST_EXTRA_GOLD or ability == kinds.TAKE_GOLD:
        s.add_rest_gold(seat, arg)
    elif ability == kinds.DRAW_SILVER:
        s.add_rest_silver(seat, arg)


def make_ready(s: Position, seat: i64, tool: i64, cards: i64) -> None:
    """More cards with an ability are ready."""
    s.add_ready(seat, tool, cards)
    s.set_ready_tools(seat, s.ready_tools(seat) | bit(tool))


def exhaust(s: Position, seat: i64, tool: i64) -> None:
    """One of the cards with this ability is exhausted.

    Rules: C44
    """
    s.add_ready(seat, tool, -1)
    if s.ready(seat, tool) == 0:
        s.set_ready_tools(seat, s.ready_tools(seat) & ~bit(tool))


def after_use(s: Position, seat: i64, tool: i64, card: i64) -> Position:
    """A trial in which this ability has been used, or this utility card played."""
    trial = s.trial()
    if card == NONE:
        exhaust(trial, seat, tool)
    else:
        remove_card(trial, trial.hand_cards(seat), card)
    return trial


def ready_tool(s: Position, seat: i64, kind: i64) -> i64:
    """A ready ability of a kind, NONE if there is none."""
    left: i64 = s.ready_tools(seat)
    while left:
        tool: i64 = lowest(left)
        if s.tables.tool_kind[tool] == kind:
            return tool
        left = without_lowest(left)
    return NONE


def ready_all(s: Position, seat: i64) -> None:
    """The hero and all rescued animals are ready.

    Rules: C36, C48, CS24
    """
    _ready_tools(s, seat, ~s.tables.free_tools)


def ready_free_tools(s: Position) -> None:
    """Abilities that exhaust nothing can be used once more.

    Rules: CS59
    """
    if s.tables.free_tools:
        seat: i64 = 0
        while seat < s.seats:
            _ready_tools(s, seat, s.tables.free_tools)
            seat += 1


def _ready_tools(s: Position, seat: i64, tools: i64) -> None:
    """Every card of a seat with one of some abilities, as bits, is ready."""
    tables = s.tables
    tool: i64 = 0
    while tool < tables.tools:
        if has(tools, tool):
            s.set_ready(seat, tool, 0)
        tool += 1
    s.set_ready_tools(seat, s.ready_tools(seat) & ~tools)
    hero: i64 = s.hero(seat)
    if hero != NONE:
        tool = tables.hero_tool[hero]
        if tool != NONE and has(tools, tool):
            make_ready(s, seat, tool, 1)
    rescued: i64 = s.rescued_cards(seat)
    kind: i64 = first_kind(s, rescued)
    while kind != NONE:
        tool = tables.tool[kind]
        if tool != NONE and has(tools, tool):
            make_ready(s, seat, tool, count_cards(s, rescued, kind))
        kind = next_kind(s, rescued, kind)
