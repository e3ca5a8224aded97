"""Phase I, collect stars: wait for time or turn to chaos."""

from __future__ import annotations

from typing import Final

from orrery.games.nebula import reasons
from orrery.games.nebula.actions import CHAOS, DRAW, KEEP_FIRST, KEEP_SECOND, KEEP_STARS, KEEPS, STEPS, TIME, TIMES
from orrery.games.nebula.bag import DrawStep
from orrery.games.nebula.frames import CHAOS_DRAW, CHAOS_KEEP
from orrery.games.nebula.kinds import CLUSTER_IDS, CLUSTERS, COLOUR_IDS, STAR_KINDS
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.sentinels import NATURE, NONE
from orrery.kernel.step import ALLOWED, Actions, RangeStep, Step

DRAWN_FOR_CHAOS: Final = 5


class CollectStars(Step[Position]):
    """Wait for time, or turn to chaos (Phase I).

    Time turns the clocks 5 steps in all; chaos gives up a star to draw five and keep two.
    Rules: N43, N44, N52, NQ14, NQ16
    """

    def enter(self, s: Position) -> None:
        """Ask the seat that takes its turn."""
        s.ask_seat(s.active)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """List all ways to spend 5 steps, and chaos for each kind of star in the observation area."""
        out.add_range(TIME, TIMES)
        kind: i64 = 0
        while kind < STAR_KINDS:
            if why_not_chaos(s, seat, kind) == ALLOWED:
                out.add(CHAOS + kind)
            kind += 1

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """Time is always possible, chaos under conditions."""
        if TIME <= action < TIME + TIMES:
            return ALLOWED
        if CHAOS <= action < CHAOS + STAR_KINDS:
            return why_not_chaos(s, seat, action - CHAOS)
        return reasons.COLLECT_FIRST

    def details(self, s: Position, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """Name the star that is missing."""
        return {"star": COLOUR_IDS[action - CHAOS]} if reason == reasons.CHAOS_NEEDS_STAR else {}

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Collect stars in the chosen way."""
        if action >= CHAOS:
            turn_to_chaos(s, seat, action - CHAOS)
        else:
            wait_for_time(s, seat, action - TIME)


def why_not_chaos(s: Position, seat: i64, kind: i64) -> i64:
    """Whether a star may be given up for chaos: it must be there, and a star in the bag.

    Rules: N52, NQ14, NQ19
    """
    if s.stock(seat, kind) == 0:
        return reasons.CHAOS_NEEDS_STAR
    return reasons.BAG_EMPTY if s.bag_is_empty() else ALLOWED


def wait_for_time(s: Position, seat: i64, number: i64) -> None:
    """Turn the clocks, take every star they face, move the crescents there.

    Rules: N39, N44, N45, N46, N47, N48, N49, N50, N51, NQ15, NQ17, NQ36, NQ43
    """
    taken: list[object] | None = None if s.events is None else []
    cluster: i64 = 0
    while cluster < CLUSTERS:
        size: i64 = s.tables.cluster_size[cluster]
        cell: i64 = s.clock(cluster) + STEPS[3 * number + cluster]
        while cell < 0:
            cell += size
        while cell >= size:
            cell -= size
        s.set_clock(cluster, cell)
        star: i64 = s.cluster(cluster, cell)
        if star != NONE:
            s.set_cluster(cluster, cell, NONE)
            s.add_stock(seat, star, 1)
            s.set_crescent(cluster, cell)
            s.progress_made = 1
            if taken is not None:
                taken.append(COLOUR_IDS[star])
        cluster += 1
    if taken is not None:
        args: dict[str, object] = {"seat": int(seat), "stars": taken, "count": len(taken)}
        for i in range(CLUSTERS):
            args[CLUSTER_IDS[i]] = int(STEPS[3 * number + i])
        s.emit("nebula-time", args)
    s.pop()


def turn_to_chaos(s: Position, seat: i64, kind: i64) -> None:
    """Give up a star to draw five and keep two of them.

    Rules: N52, NQ44
    """
    s.add_stock(seat, kind, -1)
    s.add_box(kind, 1)
    s.progress_made = 1
    if s.events is not None:
        s.emit("nebula-chaos", {"seat": int(seat), "star": COLOUR_IDS[kind]})
    s.pop()
    s.push(CHAOS_KEEP)
    s.push(CHAOS_DRAW, DRAWN_FOR_CHAOS)


class DrawForChaos(DrawStep):
    """Nature draws the stars of chaos, which all see; the argument counts those still to come.

    Rules: N52, NQ19, NQ44
    """

    def enter(self, s: Position) -> None:
        """Draw until there are enough or the bag is empty."""
        if s.arg > 0 and not s.bag_is_empty():
            s.ask_seat(NATURE)
        else:
            s.pop()

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Lay the star open."""
        kind: i64 = action - DRAW
        s.add_bag(kind, -1)
        s.add_drawn(kind, 1)
        s.arg -= 1
        if s.events is not None:
            s.emit("nebula-chaos-drew", {"seat": int(s.active), "star": COLOUR_IDS[kind]})
        s.ask_again()


class KeepStars(RangeStep[Position]):
    """Keep two of the stars drawn for chaos, or the only one; the others leave the game.

    Rules: N52, N53, NQ19, NQ44
    """

    def enter(self, s: Position) -> None:
        """Ask the seat that takes its turn."""
        s.ask_seat(s.active)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """Check that the stars are among those drawn."""
        if not KEEP_STARS <= action < KEEP_STARS + KEEPS:
            return reasons.KEEP_STARS_FIRST
        first: i64 = KEEP_FIRST[action - KEEP_STARS]
        second: i64 = KEEP_SECOND[action - KEEP_STARS]
        if second < 0:
            possible = s.drawn(first) == 1 and stars_drawn(s) == 1
        elif first == second:
            possible = s.drawn(first) >= 2
        else:
            possible = s.drawn(first) > 0 and s.drawn(second) > 0
        return ALLOWED if possible else reasons.NOT_DRAWN

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Move the kept stars to the observation area and the others to the box."""
        first: i64 = KEEP_FIRST[action - KEEP_STARS]
        second: i64 = KEEP_SECOND[action - KEEP_STARS]
        s.add_stock(seat, first, 1)
        s.add_drawn(first, -1)
        if second >= 0:
            s.add_stock(seat, second, 1)
            s.add_drawn(second, -1)
        kind: i64 = 0
        while kind < STAR_KINDS:
            s.add_box(kind, s.drawn(kind))
            s.set_drawn(kind, 0)
            kind += 1
        if s.events is not None:
            kept: list[object] = [COLOUR_IDS[first]]
            if second >= 0:
                kept.append(COLOUR_IDS[second])
            s.emit("nebula-chaos-kept", {"seat": int(seat), "stars": kept})
        s.pop()


def stars_drawn(s: Position) -> i64:
    """How many stars were drawn for chaos and lie there to choose from."""
    total: i64 = 0
    kind: i64 = 0
    while kind < STAR_KINDS:
        total += s.drawn(kind)
        kind += 1
    return total
