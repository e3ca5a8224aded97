"""Fits the weights to what looking ahead finds: features are to say at once what a turn later brings to light."""

from __future__ import annotations

from typing import Final

from orrery.bots.base import Budget
from orrery.bots.floats import Floats, zero_floats
from orrery.bots.limit import Limit
from orrery.bots.nebula.features import FEATURES, POINTS
from orrery.bots.nebula.judge import Judge, features
from orrery.bots.nebula.lookahead import Lookahead
from orrery.bots.nebula.plan import distinct
from orrery.bots.nebula.turns import TurnFinder, Width
from orrery.bots.nebula.turns_left import TurnsLeft
from orrery.bots.nebula.weights import KNOTS, Weights
from orrery.bots.nebula.worlds import Worlds
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
_BROAD: Final = Width(2, 4, 40, 0)
_PLENTY: Final = 1_000_000


class Fit:
    """The sums that a least-squares fit needs, added up position by position.

    The samples are whole turns of one position: what looking ahead says that one of them brings more than another is
    what their features are to say. So it does not matter who is ahead or how well the bots played before.
    """

    def __init__(self, weights: Weights, plans: int, trials: int, turns: int) -> None:
        self.before = weights
        self.plans = plans
        self.trials = trials
        self.turns = turns
        self.products: Floats = zero_floats(_SIZE * _SIZE)
        self.sums: Floats = zero_floats(_SIZE)
        self.positions = 0
        self.samples = 0
        self.squares = 0.0
        """The sum of the squares of what the weights so far say wrongly."""

    def play(self, game: Game, seats: int, options: dict[str, Value], every: int, rng: Rng) -> None:
        """Play a game and learn from every so many turns."""
        s = game.new(seats, options)
        assert isinstance(s, Position)
        while not s.over:
            if asked_mask(s) == ASK_NATURE:
                s.do(NATURE, natures_choice(s, rng))
                continue
            seat: i64 = s.seat_to_move()
            if s.active < 0:
                s.do(seat, rng.choice(s.legal(int(seat))))
                continue
            plans = TurnFinder(Judge(self.before, s, seat, plenty()), _QUICK, rng).plans(s)
            if rng.below(every) == 0:
                self._learn(s, seat, rng)
            number: i64 = rng.below(min(4, len(plans))) if rng.below(6) == 0 else 0
            s = plans[number].end

    def _learn(self, s: Position, seat: i64, rng: Rng) -> None:
        """Compare some of the turns that a seat may play."""
        found = distinct(TurnFinder(Judge(self.before, s, seat, plenty()), _BROAD, rng).plans(s), 24)
        plans = found[: self.plans // 2]
        rest = found[self.plans // 2 :]
        while rest and len(plans) < self.plans:
            plans.append(rest.pop(rng.below(len(rest))))
        if len(plans) < 2:
            return
        worlds = Worlds(s, int(seat), 1, rng)
        ahead = Lookahead(self.before, worlds, s, plans, self.turns, plenty(), rng)
        leads: list[float] = []
        rows: list[Floats] = []
        mean = zero_floats(_SIZE)
        middle = 0.0
        for number, plan in enumerate(plans):
            total = 0.0
            for trial in range(self.trials):
                total += ahead.lead(number, trial)
            row = self._row(plan.end, seat)
            foretold = self._weighed(row)
            off = total / float(self.trials) - foretold
            leads.append(off)
            rows.append(row)
            middle += off / float(len(plans))
            i: i64 = 0
            while i < _SIZE:
                mean[i] += row[i] / float(len(plans))
                i += 1
        for row, off in zip(rows, leads, strict=True):
            i = 0
            while i < _SIZE:
                row[i] -= mean[i]
                i += 1
            self._add(row, off - middle)
        self.positions += 1

    def _row(self, s: Position, seat: i64) -> Floats:
        """The features of a seat less those of the best rival, spread over the knots."""
        turns = TurnsLeft(s)
        row = zero_floats(_SIZE)
        spread(features(s, seat), turns.of(seat), 1.0, row)
        best = -1.0e9
        chosen = zero_floats(FEATURES)
        left = 0.0
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                values = features(s, other)
                alone = zero_floats(_SIZE)
                spread(values, turns.of(other), 1.0, alone)
                standing = self._weighed(alone)
                if standing > best:
                    best, chosen, left = standing, values, turns.of(other)
            other += 1
        spread(chosen, left, -1.0, row)
        return row

    def _weighed(self, row: Floats) -> float:
        total = 0.0
        for knot in range(_PARTS):
            weights = self.before.at_knots[knot]
            for n in range(FEATURES):
                spot: i64 = knot * FEATURES + n
                total += weights[n] * row[spot]
        return total

    def _add(self, row: Floats, off: float) -> None:
        """Add a sample: what the weights so far should have said more."""
        self.samples += 1
        self.squares += off * off
        products = self.products
        i: i64 = 0
        while i < _SIZE:
            x = row[i]
            if x != 0.0:
                self.sums[i] += x * off
                j: i64 = 0
                while j < _SIZE:
                    spot: i64 = i * _SIZE + j
                    products[spot] += x * row[j]
                    j += 1
            i += 1

    def weights(self, trust: float) -> Weights:
        """Better weights; `trust` is how many samples those so far weigh."""
        free: list[int] = []
        for knot in range(1, _PARTS):
            for feature in range(FEATURES):
                if feature != POINTS:
                    free.append(knot * FEATURES + feature)
        size: i64 = len(free)
        width: i64 = size + 1
        matrix = zero_floats(size * width)
        i: i64 = 0
        while i < size:
            at: i64 = free[i]
            j: i64 = 0
            while j < size:
                other: i64 = free[j]
                spot: i64 = i * width + j
                place: i64 = at * _SIZE + other
                matrix[spot] = self.products[place]
                j += 1
            spot = i * width + i
            matrix[spot] += trust
            spot = i * width + size
            matrix[spot] = self.sums[at]
            i += 1
        more = solve(matrix, size)
        out = [row[:] for row in self.before.at_knots]
        for n in range(len(free)):
            out[free[n] // FEATURES][free[n] % FEATURES] += more[n]
        return Weights(out, self.before.spread_at_knots)


def plenty() -> Limit:
    """No limit."""
    return Limit(Budget(), _PLENTY)


def spread(values: Floats, turns: float, sign: float, row: Floats) -> None:
    """Add features to a row, shared between the knots around so many turns left."""
    knot: i64 = 0
    while knot < _PARTS - 2 and turns >= KNOTS[knot + 1]:
        knot += 1
    part = min(1.0, (turns - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot]))
    n: i64 = 0
    while n < FEATURES:
        spot: i64 = knot * FEATURES + n
        row[spot] += sign * (1.0 - part) * values[n]
        spot += FEATURES
        row[spot] += sign * part * values[n]
        n += 1


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
