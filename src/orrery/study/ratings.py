"""Ratings of bots by the model of Bradley and Terry, with 95 % intervals.

The log-odds that a bot wins on a side are the difference of two strengths plus what the side is worth. With two sides
that is fitted, so a strong role or the first move favours nobody; with more, one bot plays against all the others, and
between equals it wins its fair share. Every bot also has a drawn game against an average one, which keeps strengths
finite where somebody won all games. The intervals are those of Fisher's information.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from orrery.study.confidence import Z

ELO = 400 / log(10)
"""Points of a rating for one in log-odds: 400 points are odds of ten to one."""
_ROUNDS = 100
_CLOSE = 1e-10


@dataclass(frozen=True)
class Tally:
    """How often a bot won on a side against another on all other sides; a shared win counts its share."""

    hero: str
    rival: str
    side: int
    won: float
    games: int


@dataclass(frozen=True)
class Rating:
    """A bot's strength in points of Elo beside the average of those that played, with its 95 % interval."""

    bot: str
    points: float
    low: float
    high: float


def ratings(bots: Sequence[str], tallies: Sequence[Tally], sides: int) -> list[Rating]:
    """The ratings of bots, strongest first."""
    index = {name: i for i, name in enumerate(bots)}
    count = len(bots)
    size = count + 1
    rows = [(index[t.hero], index[t.rival], t.side, t.won, t.games) for t in tallies if t.hero != t.rival and t.games]
    fitted = [0.0] * size
    for _ in range(_ROUNDS):
        slope = [0.0] * size
        bend = [[0.0] * size for _ in range(size)]
        for i in range(count):
            _add(slope, bend, [(i, 1.0)], fitted[i], 0.5, 1)
        _add(slope, bend, [(count, 1.0)], fitted[count], 0.5, 1)
        for hero, rival, side, won, games in rows:
            about = [(hero, 1.0), (rival, -1.0)]
            odds = fitted[hero] - fitted[rival]
            if sides == 2:
                sign = 1.0 if side == 0 else -1.0
                about.append((count, sign))
                odds += sign * fitted[count]
            else:
                odds -= log(sides - 1)
            _add(slope, bend, about, odds, won, games)
        inverse = _inverse(bend)
        step = [sum(inverse[i][j] * slope[j] for j in range(size)) for i in range(size)]
        longest = max(abs(each) for each in step)
        shorten = min(1.0, 2.0 / longest) if longest > 0 else 1.0
        fitted = [value + shorten * each for value, each in zip(fitted, step, strict=True)]
        if longest < _CLOSE:
            break
    middle = sum(fitted[:count]) / count
    out: list[Rating] = []
    for i, name in enumerate(bots):
        weights = [(1.0 if j == i else 0.0) - 1.0 / count for j in range(count)]
        variance = sum(weights[j] * weights[k] * inverse[j][k] for j in range(count) for k in range(count))
        points, spread = ELO * (fitted[i] - middle), ELO * Z * sqrt(max(0.0, variance))
        out.append(Rating(name, points, points - spread, points + spread))
    return sorted(out, key=lambda each: (-each.points, each.bot))


def _add(
    slope: list[float], bend: list[list[float]], about: list[tuple[int, float]], odds: float, won: float, games: int
) -> None:
    """Add games of the same odds to the first and second derivatives of the log-likelihood."""
    chance = 1 / (1 + exp(-odds))
    for i, sign in about:
        slope[i] += sign * (won - games * chance)
        for j, other in about:
            bend[i][j] += sign * other * games * chance * (1 - chance)


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        scale = rows[i][i]
        rows[i] = [value / scale for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
