"""Advice from plans of whole turns: each first action with the points it leads to, line by line of the score sheet."""

from __future__ import annotations

from orrery.bots.base import Advice, Words
from orrery.kernel.arrays import i64
from orrery.kernel.state import State


class Way:
    """A way to play a turn: the first action, a position it leads to, and what else than points speaks for it."""

    def __init__(self, action: int, end: State, more: list[Words]) -> None:
        self.action = action
        self.end = end
        self.more = more


def advice_on(here: State, seat: i64, ways: list[Way], most: int) -> list[Advice]:
    """Advice from ways to play a turn, the best first: each first action once."""
    out: list[Advice] = []
    known: set[int] = set()
    for way in ways:
        if way.action not in known and len(out) < most:
            known.add(way.action)
            total, reasons = _gains(here, way.end, int(seat))
            out.append(Advice(way.action, total, reasons + way.more))
    return out


def _gains(here: State, end: State, seat: int) -> tuple[Words | None, list[Words]]:
    """What a turn brings in all, and the lines of the score sheet it comes from."""
    before, after = here.score_sheet(), end.score_sheet()
    reasons: list[Words] = []
    total = 0
    for name, points in after.lines:
        now, then = points[seat], before.line(name)[seat]
        if now is not None and then is not None and now != then:
            total += now - then
            reasons.append((f"{here.game.name}-advice-{name}", {"points": _signed(now - then)}))
    return (f"{here.game.name}-advice-points", {"points": _signed(total)}), reasons


def _signed(points: int) -> str:
    """Points with their sign, a real minus."""
    return f"+{points}" if points >= 0 else f"−{-points}"
