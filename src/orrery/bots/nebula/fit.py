"""Fits the weights to games that bots played: which final points features foretell, by turns left."""

from __future__ import annotations

from math import sqrt
from typing import Final

from orrery.bots.base import Budget
from orrery.bots.floats import Floats, floats
from orrery.bots.limit import Limit
from orrery.bots.nebula.features import FEATURES, POINTS
from orrery.bots.nebula.judge import Judge, features
from orrery.bots.nebula.turns import TurnFinder, Width
from orrery.bots.nebula.turns_left import TurnsLeft
from orrery.bots.nebula.weights import KNOTS, Weights
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.chance import natures_choice
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng
from orrery.kernel.state import ASK_NATURE, NATURE, asked_mask

_PARTS: Final = len(KNOTS)
_SIZE: Final = len(KNOTS) * FEATURES
_QUICK: Final = Width(1, 2, 4, 0)
_PLENTY: Final = 1_000_000
_LOGISTIC: Final = 0.5513
"""The scale of a logistic distribution whose standard deviation is 1."""


class Sample:
    """A seat at the end of a turn, and what came of it."""

    def __init__(self, values: Floats, turns: float, mean_turns: float, game: int, moment: int, seat: int) -> None:
        self.values = values
        self.turns = turns
        self.mean_turns = mean_turns
        self.game = game
        self.moment = moment
        self.seat = seat
        self.points = 0.0


class Fit:
    """The sums that a least-squares fit needs, added up game by game."""

    def __init__(self) -> None:
        self.products: Floats = floats([0.0] * (_SIZE * _SIZE))
        self.sums: Floats = floats([0.0] * _SIZE)
        self.samples: list[Sample] = []
        self.games = 0

    def play(self, game: Game, seats: int, options: dict[str, Value], weights: list[Weights], rng: Rng) -> None:
        """Play a game, seat by seat with one of some weights, and note the end of every turn."""
        s = game.new(seats, options)
        assert isinstance(s, Position)
        noted: list[Sample] = []
        moment = 0
        while not s.over:
            if asked_mask(s) == ASK_NATURE:
                s.do(NATURE, natures_choice(s, rng))
                continue
            seat: i64 = s.seat_to_move()
            if s.active < 0:
                s.do(seat, rng.choice(s.legal(int(seat))))
                continue
            judge = Judge(weights[seat % len(weights)], s, seat, Limit(Budget(_PLENTY), _PLENTY))
            plans = TurnFinder(judge, _QUICK, rng).plans(s)
            number: i64 = 0
            if rng.below(8) == 0:
                number = rng.below(min(4, len(plans)))
            s = plans[number].end
            moment += 1
            if not s.over:
                self._note(s, moment, noted)
        totals = s.score_sheet().totals
        for sample in noted:
            sample.points = float(totals[sample.seat] or 0)
            self._add(sample)
        self.samples += noted
        self.games += 1

    def _note(self, s: Position, moment: int, noted: list[Sample]) -> None:
        turns = TurnsLeft(s)
        total = 0.0
        for seat in range(s.seats):
            total += turns.of(seat)
        for seat in range(s.seats):
            mean = total / float(s.seats)
            noted.append(Sample(features(s, seat), turns.of(seat), mean, self.games, moment, seat))

    def _add(self, sample: Sample) -> None:
        """Add a sample to the sums."""
        knot = knot_before(sample.turns)
        part = part_after(sample.turns, knot)
        base: i64 = knot * FEATURES
        products = self.products
        values = sample.values
        goal = sample.points - values[POINTS]
        i: i64 = 0
        while i < 2 * FEATURES:
            x = values[i] * (1.0 - part) if i < FEATURES else values[i - FEATURES] * part
            if x != 0.0:
                place: i64 = base + i
                self.sums[place] += x * goal
                row: i64 = place * _SIZE + base
                j: i64 = 0
                while j < 2 * FEATURES:
                    y = values[j] * (1.0 - part) if j < FEATURES else values[j - FEATURES] * part
                    spot: i64 = row + j
                    products[spot] += x * y
                    j += 1
            i += 1

    def weights(self, prior: Weights, trust: float) -> Weights:
        """The weights that foretell the final points best; `trust` is how many samples the prior weighs."""
        fixed: list[bool] = []
        start: list[float] = []
        for knot in range(_PARTS):
            for feature in range(FEATURES):
                fixed.append(knot == 0 or feature == POINTS)
                start.append(prior.at_knots[knot][feature])
        free = [n for n in range(_SIZE) if not fixed[n]]
        size: i64 = len(free)
        matrix = floats([0.0] * (size * (size + 1)))
        width: i64 = size + 1
        i: i64 = 0
        while i < size:
            spot: i64 = i * width
            at: i64 = free[i]
            j: i64 = 0
            while j < size:
                other: i64 = free[j]
                spot = i * width + j
                place: i64 = at * _SIZE + other
                matrix[spot] = self.products[place]
                j += 1
            spot = i * width + i
            matrix[spot] += trust
            spot = i * width + size
            matrix[spot] = self.sums[at] + trust * start[at]
            i += 1
        found = solve(matrix, size)
        out = start[:]
        for n in range(len(free)):
            out[free[n]] = found[n]
        rows = [out[knot * FEATURES : (knot + 1) * FEATURES] for knot in range(_PARTS)]
        fitted = Weights(rows, prior.spread_at_knots)
        return Weights(rows, self._spread(fitted))

    def foretold(self, sample: Sample, weights: Weights) -> float:
        """The final points that weights foretell."""
        knot = knot_before(sample.turns)
        part = part_after(sample.turns, knot)
        total = 0.0
        for n in range(FEATURES):
            a, b = weights.at_knots[knot][n], weights.at_knots[knot + 1][n]
            total += sample.values[n] * (a + part * (b - a))
        return total

    def _spread(self, weights: Weights) -> list[float]:
        """How far leads stray from what was foretold, by turns left."""
        squares = [0.01] * _PARTS
        counts = [1.0] * _PARTS
        last: Sample | None = None
        off = 0.0
        for sample in self.samples:
            error = sample.points - self.foretold(sample, weights)
            if last is not None and last.game == sample.game and last.moment == sample.moment:
                knot = knot_before(sample.mean_turns)
                if part_after(sample.mean_turns, knot) > 0.5:
                    knot += 1
                squares[knot] += (error - off) * (error - off)
                counts[knot] += 1.0
            last = sample
            off = error
        out = [0.4]
        for knot in range(1, _PARTS):
            out.append(_LOGISTIC * sqrt(squares[knot] / counts[knot]))
        return out

    def error(self, weights: Weights) -> float:
        """The root mean square of what weights foretell wrongly."""
        total = 0.0
        for sample in self.samples:
            off = sample.points - self.foretold(sample, weights)
            total += off * off
        return sqrt(total / float(max(1, len(self.samples))))


def knot_before(turns: float) -> i64:
    """The knot from which weights are interpolated to the next."""
    knot: i64 = 0
    while knot < _PARTS - 2 and turns >= KNOTS[knot + 1]:
        knot += 1
    return knot


def part_after(turns: float, knot: i64) -> float:
    """How much of the next knot's weights count."""
    return min(1.0, (turns - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot]))


def solve(matrix: Floats, size: i64) -> list[float]:
    """Solve linear equations given row by row, each with its right side; the matrix is used up."""
    width: i64 = size + 1
    column: i64 = 0
    while column < size:
        best: i64 = column
        row: i64 = column + 1
        while row < size:
            if abs(matrix[row * width + column]) > abs(matrix[best * width + column]):
                best = row
            row += 1
        i: i64 = column
        while i < width:
            one: i64 = column * width + i
            other: i64 = best * width + i
            kept = matrix[one]
            matrix[one] = matrix[other]
            matrix[other] = kept
            i += 1
        row = 0
        while row < size:
            if row != column:
                factor = matrix[row * width + column] / matrix[column * width + column]
                if factor != 0.0:
                    i = column
                    while i < width:
                        one = row * width + i
                        matrix[one] -= factor * matrix[column * width + i]
                        i += 1
            row += 1
        column += 1
    return [matrix[i * width + size] / matrix[i * width + i] for i in range(size)]
