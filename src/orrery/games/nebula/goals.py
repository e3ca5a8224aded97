"""Phase III, check goals. What each kind of common goal asks stands in `common_goals`."""

from __future__ import annotations

from orrery.games.nebula.common_goals import common_goal_met
from orrery.games.nebula.kinds import OPEN_GOALS
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NONE


def check_goals(s: Position) -> None:
    """Put a marker on every common goal that the active seat meets now; the first ever lies on top.

    Rules: N69, N70, N71, NQ1, NQ22, NQ23, NQ51, NQ52
    """
    seat: i64 = s.active
    slot: i64 = 0
    while slot < OPEN_GOALS:
        if not has(s.claims(seat), slot) and common_goal_met(s, seat, s.common(slot)):
            s.set_claims(seat, s.claims(seat) | bit(slot))
            first = s.top_marker(slot) == NONE
            if first:
                s.set_top_marker(slot, seat)
            if s.events is not None:
                goal = s.tables.common_ids[s.common(slot)]
                s.emit("nebula-claimed-first" if first else "nebula-claimed", {"seat": int(seat), "goal": goal})
        slot += 1
