"""Who won, and the story in numbers: counters, catches, Will lost, turns."""

from __future__ import annotations

from orrery.games.notalone.position import Position
from orrery.kernel.scores import ScoreSheet


def winning_seats(s: Position) -> tuple[int, ...]:
    """The Creature, or all Hunted together.

    Rules: R31
    """
    out: list[int] = []
    for seat in range(int(s.seats)):
        if (seat == s.creature) == (s.winner == 1):
            out.append(seat)
    return tuple(out)


def score_sheet(s: Position) -> ScoreSheet:
    """One line says who won; the facts say how far each counter was, and what it cost."""
    seats = int(s.seats)
    won: list[int | None] = [0] * seats
    if s.winner:
        for seat in winning_seats(s):
            won[seat] = 1
    rescue: list[int | None] = [int(s.rescue)] * seats
    assimilation: list[int | None] = [int(s.assimilation)] * seats
    turns: list[int | None] = [int(s.turn)] * seats
    catches: list[int | None] = [int(s.catches(seat)) for seat in range(seats)]
    lost: list[int | None] = [int(s.will_lost(seat)) for seat in range(seats)]
    facts = [
        ("rescue-left", rescue),
        ("assimilation-left", assimilation),
        ("catches", catches),
        ("will-lost", lost),
        ("turns", turns),
    ]
    return ScoreSheet([("victory", won)], [0] * seats, seats, facts)
