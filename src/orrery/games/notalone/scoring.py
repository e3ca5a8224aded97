"""Who won, and the story in numbers: counters, catches, Will lost, turns (R31)."""

from __future__ import annotations

from orrery.games.notalone.layout import (
    ASSIMILATION,
    CATCHES,
    CREATURE,
    RESCUE,
    TURN_NUMBER,
    WILL_LOST,
    WINNER,
)
from orrery.games.notalone.position import Position
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.state import SEATS


def winning_seats(s: Position) -> tuple[int, ...]:
    """R31: the Creature, or all Hunted together."""
    out: list[int] = []
    for seat in range(int(s.data[SEATS])):
        if (seat == s.data[CREATURE]) == (s.data[WINNER] == 1):
            out.append(seat)
    return tuple(out)


def score_sheet(s: Position) -> ScoreSheet:
    """One line says who won; the facts say how far each counter was, and what it cost."""
    at = s.data
    seats = int(at[SEATS])
    won: list[int | None] = [0] * seats
    if at[WINNER]:
        for seat in winning_seats(s):
            won[seat] = 1
    rescue: list[int | None] = [int(at[RESCUE])] * seats
    assimilation: list[int | None] = [int(at[ASSIMILATION])] * seats
    turns: list[int | None] = [int(at[TURN_NUMBER])] * seats
    catches: list[int | None] = [int(at[CATCHES + seat]) for seat in range(seats)]
    lost: list[int | None] = [int(at[WILL_LOST + seat]) for seat in range(seats)]
    facts = [
        ("rescue-left", rescue),
        ("assimilation-left", assimilation),
        ("catches", catches),
        ("will-lost", lost),
        ("turns", turns),
    ]
    return ScoreSheet([("victory", won)], [0] * seats, seats, facts)
