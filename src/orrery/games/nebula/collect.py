"""Phase I, collect stars: wait for time or turn to chaos (N43-N53)."""

from __future__ import annotations

from orrery.games.nebula.actions import (
    CHAOS,
    KEEP_FIRST,
    KEEP_SECOND,
    KEEP_STARS,
    KEEPS,
    STEPS,
    TIME,
    TIMES,
)
from orrery.games.nebula.kinds import CLUSTER_IDS, COLOUR_IDS
from orrery.games.nebula.layout import (
    ACTIVE,
    BAG,
    BOX,
    CLOCK,
    CLUSTER,
    CLUSTER_ROOM,
    CRESCENT,
    DRAWN,
    STIRRED,
    STOCK,
)
from orrery.games.nebula.position import CHAOS_DRAW, CHAOS_KEEP, Position
from orrery.kernel.arrays import i64
from orrery.kernel.state import ARG, ASK_NATURE, NONE, TOP


def may_use_chaos(s: Position, kind: i64) -> bool:
    """Q14, Q19: chaos needs a star to give up and a star in the bag."""
    return s.data[STOCK + 7 * s.data[ACTIVE] + kind] > 0 and s.bag_total() > 0


def list_ways_to_collect(s: Position) -> i64:
    """N43: all ways to spend 5 steps (N44), and chaos for each kind of star in the observation area."""
    actions = s.buffer.actions
    n: i64 = 0
    while n < TIMES:
        actions[n] = TIME + n
        n += 1
    if s.bag_total() > 0:
        stock: i64 = STOCK + 7 * s.data[ACTIVE]
        kind: i64 = 0
        while kind < 7:
            if s.data[stock + kind] > 0:
                actions[n] = CHAOS + kind
                n += 1
            kind += 1
    return n


def may_collect(s: Position, action: i64) -> bool:
    """Whether an action is a way to collect stars now."""
    if TIME <= action < TIME + TIMES:
        return True
    return CHAOS <= action < CHAOS + 7 and may_use_chaos(s, action - CHAOS)


def wait_for_time(s: Position, number: i64) -> None:
    """N44-N50: turn the clocks 5 steps in all, take every star they face (Q43), move the crescents (Q17)."""
    at = s.data
    stock: i64 = STOCK + 7 * at[ACTIVE]
    taken: list[object] = []
    cluster: i64 = 0
    while cluster < 3:
        size: i64 = s.tables.cluster_size[cluster]
        cell: i64 = at[CLOCK + cluster] + STEPS[3 * number + cluster]
        while cell < 0:
            cell += size
        while cell >= size:
            cell -= size
        at[CLOCK + cluster] = cell
        spot: i64 = CLUSTER + cluster * CLUSTER_ROOM + cell
        star: i64 = at[spot]
        if star != NONE:
            at[spot] = NONE
            at[stock + star] += 1
            at[CRESCENT + cluster] = cell
            at[STIRRED] = 1
            if s.events is not None:
                taken.append(COLOUR_IDS[star])
        cluster += 1
    if s.events is not None:
        args: dict[str, object] = {"seat": int(at[ACTIVE]), "stars": taken, "count": len(taken)}
        for i in range(3):
            args[CLUSTER_IDS[i]] = int(STEPS[3 * number + i])
        s.emit("nebula-time", args)
    s.pop()


def turn_to_chaos(s: Position, kind: i64) -> None:
    """N52, Q44: give up a star, draw 5, keep 2."""
    seat: i64 = s.data[ACTIVE]
    s.data[STOCK + 7 * seat + kind] -= 1
    s.data[BOX + kind] += 1
    s.data[STIRRED] = 1
    if s.events is not None:
        s.emit("nebula-chaos", {"seat": int(seat), "star": COLOUR_IDS[kind]})
    s.pop()
    s.push(CHAOS_KEEP)
    s.push(CHAOS_DRAW, 5)


def enter_chaos_draw(s: Position) -> None:
    """N52, Q19: draw 5 stars, or as many as the bag has."""
    if s.data[s.data[TOP] + ARG] > 0 and s.bag_total() > 0:
        s.ask(ASK_NATURE)
    else:
        s.pop()


def draw_for_chaos(s: Position, kind: i64) -> None:
    """Q44: a star drawn for chaos lies open before all."""
    s.data[BAG + kind] -= 1
    s.data[DRAWN + kind] += 1
    s.data[s.data[TOP] + ARG] -= 1
    if s.events is not None:
        s.emit("nebula-chaos-drew", {"seat": int(s.data[ACTIVE]), "star": COLOUR_IDS[kind]})
    s.ask(0)


def stars_drawn(s: Position) -> i64:
    """How many stars lie there to keep from."""
    total: i64 = 0
    kind: i64 = 0
    while kind < 7:
        total += s.data[DRAWN + kind]
        kind += 1
    return total


def may_keep(s: Position, number: i64) -> bool:
    """N52, Q19: two of the drawn stars, or the only one."""
    first: i64 = KEEP_FIRST[number]
    second: i64 = KEEP_SECOND[number]
    if second < 0:
        return stars_drawn(s) == 1 and s.data[DRAWN + first] == 1
    if first == second:
        return s.data[DRAWN + first] >= 2
    return s.data[DRAWN + first] > 0 and s.data[DRAWN + second] > 0


def list_stars_to_keep(s: Position) -> i64:
    """The different pairs among the drawn stars."""
    n: i64 = 0
    number: i64 = 0
    while number < KEEPS:
        if may_keep(s, number):
            s.buffer.actions[n] = KEEP_STARS + number
            n += 1
        number += 1
    return n


def keep_stars(s: Position, number: i64) -> None:
    """N52: the kept stars go to the observation area, the others to the box."""
    at = s.data
    stock: i64 = STOCK + 7 * at[ACTIVE]
    first: i64 = KEEP_FIRST[number]
    second: i64 = KEEP_SECOND[number]
    at[stock + first] += 1
    at[DRAWN + first] -= 1
    if second >= 0:
        at[stock + second] += 1
        at[DRAWN + second] -= 1
    kind: i64 = 0
    while kind < 7:
        at[BOX + kind] += at[DRAWN + kind]
        at[DRAWN + kind] = 0
        kind += 1
    if s.events is not None:
        kept: list[object] = [COLOUR_IDS[first]]
        if second >= 0:
            kept.append(COLOUR_IDS[second])
        s.emit("nebula-chaos-kept", {"seat": int(at[ACTIVE]), "stars": kept})
    s.pop()
