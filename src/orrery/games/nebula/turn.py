"""A turn in four phases, the end triggers and the last round."""

from __future__ import annotations

from orrery.games.nebula.frames import COLLECT, PLACE
from orrery.games.nebula.goals import check_goals
from orrery.games.nebula.kinds import END_BAG, END_CONSTELLATIONS, END_IDLE, END_IDS, END_MARKERS, END_TRACK
from orrery.games.nebula.position import Position
from orrery.games.nebula.refill import refill_clusters
from orrery.games.nebula.regions import completed_constellations
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has, popcount
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import Step


class Turn(Step[Position]):
    """A turn: collect, place, check goals, refill; the first argument counts the phases. It asks nobody itself.

    Rules: N2, N42, NQ11, NQ46
    """

    def enter(self, s: Position) -> None:
        """Begin the next phase, or end the turn."""
        phase: i64 = s.arg
        s.arg = phase + 1
        if phase == 0:
            s.push(COLLECT)
        elif phase == 1:
            s.matching = s.bright
            s.push(PLACE)
        elif phase == 2:
            check_goals(s)
        elif phase == 3:
            refill_clusters(s)
        else:
            end_turn(s)


def end_turn(s: Position) -> None:
    """Test the end triggers and pass the turn on; the last seat's turn ends the round, and the game if it is the last.

    Rules: N40, N41, N86, NQ24, NQ53
    """
    met: i64 = s.ends | end_triggers(s)
    if met != s.ends and s.events is not None:
        for i in range(5):
            if has(met & ~s.ends, i):
                s.emit("nebula-end-trigger", {"end": END_IDS[i]})
    s.ends = met
    s.kinds_placed = 0
    s.placements = 0
    s.bonus = 0
    s.matching = NONE
    s.replacement_done = 0
    seat: i64 = s.active + 1
    if seat == s.seats:
        seat = 0
    if seat == s.first_player:
        end_round(s)
        if s.ends:
            s.end()
            if s.events is not None:
                s.emit("nebula-over", {"winners": list(s.winners())})
            return
        s.round += 1
        if s.events is not None:
            s.emit("nebula-round", {"round": int(s.round) + 1})
    s.active = seat
    s.arg = 0


def end_triggers(s: Position) -> i64:
    """The set of ends of the game that are met now.

    Rules: N82, N83, N84, N85, NQ63
    """
    met: i64 = 0
    if s.black_token == s.tables.token_last:
        met |= END_TRACK
    if popcount(completed_constellations(s, s.active)) >= 3:
        met |= END_CONSTELLATIONS
    if s.bag_is_empty():
        met |= END_BAG
    markers: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        markers += popcount(s.claims(seat))
        seat += 1
    if markers >= s.tables.markers_to_end[s.seats]:
        met |= END_MARKERS
    return met


def end_round(s: Position) -> None:
    """Count rounds in which no star was taken or placed: too many end the game.

    Rules: NQ65
    """
    s.idle_rounds = 0 if s.progress_made else s.idle_rounds + 1
    s.progress_made = 0
    if s.idle_rounds >= s.idle_limit:
        s.ends |= END_IDLE
        if s.events is not None:
            s.emit("nebula-end-trigger", {"end": "idle"})
