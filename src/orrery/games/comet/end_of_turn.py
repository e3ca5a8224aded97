"""The end of a turn, and who is next: idle turns, dropping out, the end of the game."""

from __future__ import annotations

from typing import Final

from orrery.games.comet.cards import clear, clear_silver
from orrery.games.comet.owned import ready_free_tools
from orrery.games.comet.piles import begin_comet
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, low_bits

COMET_IDLE: Final = 50
"""Rounds without progress in the comet phase after which the game is over.

Rules: CS16
"""


def end_turn(s: Position) -> None:
    """Turns in which nothing gets on cannot go on for ever.

    Rules: CS16, CS58
    """
    s.turns += 1
    s.idle_turns = 0 if s.progress_made else s.idle_turns + 1
    s.progress_made = 0
    if s.comet_phase == 0:
        if s.idle_turns >= s.idle_limit * s.seats:
            begin_comet(s, "idle")
    elif s.idle_turns >= COMET_IDLE * s.seats:
        seat: i64 = 0
        while seat < s.seats:
            if not s.has_dropped_out(seat):
                _leave(s, seat, "idle")
            seat += 1


def go_to_next_player(s: Position) -> None:
    """The nearest player clockwise who is still in; when nobody is, the game ends.

    Rules: C13, C52, CS26
    """
    clear(s, s.played_cards)
    clear_silver(s, s.fresh_cards)
    if s.dropped_out == low_bits(s.seats):
        s.end()
        if s.events is not None:
            s.emit("comet-over", {"winners": list(s.winners())})
        return
    seat: i64 = s.in_round(1)
    while s.has_dropped_out(seat):
        seat = (seat + 1) % s.seats
    s.active = seat
    s.arg = 0
    ready_free_tools(s)
    if s.events is not None:
        s.emit("comet-turn", {"seat": int(seat)})


def drop_out(s: Position, seat: i64, why: str) -> None:
    """A seat is skipped for the rest of the game; no window follows.

    Rules: C51, CS25, CS44, CS63
    """
    _leave(s, seat, why)
    go_to_next_player(s)


def _leave(s: Position, seat: i64, why: str) -> None:
    """A seat is out; everybody is told whether it chose to be."""
    s.dropped_out |= bit(seat)
    if s.events is not None:
        s.emit("comet-dropped-out", {"seat": int(seat), "why": why})
