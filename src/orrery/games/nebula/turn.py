"""A turn in four phases (N40-N42), the end triggers (N82-N85) and the last round (N86)."""

from __future__ import annotations

from typing import Final

from orrery.games.nebula.goals import check_goals, completed_constellations
from orrery.games.nebula.layout import (
    ACTIVE,
    BONUS,
    BRIGHT,
    CLAIMS,
    ENDS,
    FIRST,
    IDLE,
    IDLE_LIMIT,
    MATCHING,
    PLACED,
    PLACEMENTS,
    REPLACEMENT_DONE,
    ROUND,
    STIRRED,
    TOKEN,
)
from orrery.games.nebula.position import COLLECT, PLACE, Position
from orrery.games.nebula.refill import refill_clusters
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, popcount
from orrery.kernel.state import ARG, NONE, SEATS, TOP

END_TRACK: Final = 1
END_CONSTELLATIONS: Final = 2
END_BAG: Final = 4
END_MARKERS: Final = 8
END_IDLE: Final = 16
END_IDS: Final = ["track", "constellations", "bag", "markers", "idle"]


def enter_turn(s: Position) -> None:
    """N42: collect, place, check goals, refill; then the turn ends."""
    top: i64 = s.data[TOP]
    phase: i64 = s.data[top + ARG]
    s.data[top + ARG] = phase + 1
    if phase == 0:
        s.push(COLLECT)
    elif phase == 1:
        s.data[MATCHING] = s.data[BRIGHT]
        s.push(PLACE)
    elif phase == 2:
        check_goals(s)
    elif phase == 3:
        refill_clusters(s)
    else:
        end_turn(s)


def end_turn(s: Position) -> None:
    """N86, Q24, Q53: test the triggers; the last seat's turn ends the round, and the game if it is the last one."""
    at = s.data
    met: i64 = at[ENDS] | end_triggers(s)
    if met != at[ENDS] and s.events is not None:
        for i in range(5):
            if met & ~at[ENDS] & bit(i):
                s.emit("nebula-end-trigger", {"end": END_IDS[i]})
    at[ENDS] = met
    at[PLACED] = 0
    at[PLACEMENTS] = 0
    at[BONUS] = 0
    at[MATCHING] = NONE
    at[REPLACEMENT_DONE] = 0
    seat: i64 = at[ACTIVE] + 1
    if seat == at[SEATS]:
        seat = 0
    if seat == at[FIRST]:
        end_round(s)
        if at[ENDS]:
            s.end()
            if s.events is not None:
                s.emit("nebula-over", {"winners": list(s.winners())})
            return
        at[ROUND] += 1
        if s.events is not None:
            s.emit("nebula-round", {"round": int(at[ROUND]) + 1})
    at[ACTIVE] = seat
    at[at[TOP] + ARG] = 0


def end_triggers(s: Position) -> i64:
    """N82-N85: which ends of the game are met now."""
    at = s.data
    met: i64 = 0
    if at[TOKEN] == s.tables.token_last:
        met |= END_TRACK
    if popcount(completed_constellations(s, at[ACTIVE])) >= 3:
        met |= END_CONSTELLATIONS
    if s.bag_total() == 0:
        met |= END_BAG
    markers: i64 = 0
    seat: i64 = 0
    while seat < at[SEATS]:
        markers += popcount(at[CLAIMS + seat])
        seat += 1
    if markers >= s.tables.markers_to_end[at[SEATS]]:
        met |= END_MARKERS
    return met


def end_round(s: Position) -> None:
    """Q65: rounds in which no star was taken or placed cannot go on for ever."""
    at = s.data
    at[IDLE] = 0 if at[STIRRED] else at[IDLE] + 1
    at[STIRRED] = 0
    if at[IDLE] >= at[IDLE_LIMIT]:
        at[ENDS] |= END_IDLE
        if s.events is not None:
            s.emit("nebula-end-trigger", {"end": "idle"})
