"""What a seat owns: cards ready for use, and what hero and rescued animals always give (C41, C44, C80)."""

from __future__ import annotations

from orrery.games.comet.kinds import (
    DRAW_SILVER,
    GOLD_FOR_SILVER,
    HAND_LIMIT,
    HATCH_ON_OCCUPIED,
    MOST_TOOLS,
    PASSIVE,
    REDUCE_NEST,
    REST_EXTRA_GOLD,
    SKIP_EMPTY_NESTS,
    SKIP_NESTS,
    SKIP_TERRAIN,
    TAKE_GOLD,
    WORDS,
)
from orrery.games.comet.layout import (
    HERO,
    LIMIT,
    LOWER,
    OCCUPY,
    READY,
    READY_MASK,
    REPLACE,
    RESCUED,
    REST_GOLD,
    REST_SILVER,
    SKIPS,
)
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, bit_index, popcount
from orrery.kernel.state import NONE, SEATS


def gain_ability(s: Position, seat: i64, kind: i64) -> None:
    """C34, CS29: a rescued animal's ability, ready for use or permanent."""
    tables = s.tables
    tool: i64 = tables.tool[kind]
    if tool != NONE:
        ready(s, seat, tool, 1)
    else:
        hold(s, seat, tables.ability[kind], tables.ability_arg[kind], tables.timing[kind])


def gain_hero(s: Position, seat: i64, hero: i64) -> None:
    """C11, C80: a hero works from the start."""
    tables = s.tables
    tool: i64 = tables.hero_tool[hero]
    if tool != NONE:
        ready(s, seat, tool, 1)
    else:
        hold(s, seat, tables.hero_ability[hero], tables.hero_arg[hero], tables.hero_timing[hero])


def hold(s: Position, seat: i64, ability: i64, arg: i64, timing: i64) -> None:
    """C41: a permanent ability, asked for where the rules need it."""
    at = s.data
    if ability == HAND_LIMIT:
        at[LIMIT + seat] += arg
    elif ability == SKIP_TERRAIN:
        at[SKIPS + seat] |= arg
    elif ability == SKIP_NESTS:
        at[SKIPS + seat] |= SKIP_EMPTY_NESTS
    elif ability == HATCH_ON_OCCUPIED:
        at[OCCUPY + seat] = 1
    elif ability == REDUCE_NEST and timing == PASSIVE:
        at[LOWER + seat] += arg
    elif ability == GOLD_FOR_SILVER:
        at[REPLACE + seat] += arg
    elif ability == REST_EXTRA_GOLD or ability == TAKE_GOLD:
        at[REST_GOLD + seat] += arg
    elif ability == DRAW_SILVER:
        at[REST_SILVER + seat] += arg


def ready(s: Position, seat: i64, tool: i64, cards: i64) -> None:
    """So many more cards with an ability are ready."""
    s.data[READY + seat * MOST_TOOLS + tool] += cards
    s.data[READY_MASK + seat] |= bit(tool)


def exhaust(s: Position, seat: i64, tool: i64) -> None:
    """C44: one of the cards with this ability is exhausted."""
    spot: i64 = READY + seat * MOST_TOOLS + tool
    s.data[spot] -= 1
    if s.data[spot] == 0:
        s.data[READY_MASK + seat] &= ~bit(tool)


def ready_all(s: Position, seat: i64) -> None:
    """C36, C48, CS24: the hero and all rescued animals are ready."""
    _ready_tools(s, seat, ~s.tables.free_tools)


def begin_anew(s: Position) -> None:
    """CS59: abilities that exhaust nothing can be used once more."""
    if s.tables.free_tools:
        seat: i64 = 0
        while seat < s.data[SEATS]:
            _ready_tools(s, seat, s.tables.free_tools)
            seat += 1


def _ready_tools(s: Position, seat: i64, tools: i64) -> None:
    """Every card of a seat with one of some abilities, as bits, is ready."""
    at = s.data
    tables = s.tables
    tool: i64 = 0
    while tool < tables.tools:
        if tools >> tool & 1:
            at[READY + seat * MOST_TOOLS + tool] = 0
        tool += 1
    at[READY_MASK + seat] &= ~tools
    if at[HERO + seat] >= 0:
        tool = tables.hero_tool[at[HERO + seat]]
        if tool != NONE and tools >> tool & 1:
            ready(s, seat, tool, 1)
    w: i64 = 0
    while w < WORDS:
        word: i64 = at[RESCUED + WORDS * seat + w]
        here: i64 = word & tables.first_bits[w]
        while here:
            one: i64 = here & -here
            kind: i64 = tables.kind_at[32 * w + bit_index(one)]
            tool = tables.tool[kind]
            if tool != NONE and tools >> tool & 1:
                ready(s, seat, tool, popcount(word & tables.bits[kind]))
            here ^= one
        w += 1
