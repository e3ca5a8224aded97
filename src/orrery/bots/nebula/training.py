"""Trains the weights of Nebula's bots: what looking ahead brings to light, the features are to say at once."""

from __future__ import annotations

from typing import Final

from orrery.bots.floats import floats
from orrery.bots.nebula.fit import Fit
from orrery.bots.nebula.weights import Weights, first_estimate
from orrery.bots.trainer import Data, Trainer
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng

_PLANS: Final = 6
_TRIALS: Final = 4
_TURNS: Final = 1
_EVERY: Final = 4
"""One in so many turns is learned from."""
_TRUST: Final = 60.0
"""How many samples the weights so far weigh."""
_SEATS: Final = [2, 2, 2, 4]


class NebulaTrainer(Trainer):
    """Fits the weights by least squares to the differences that looking ahead finds between turns."""

    def first(self) -> Data:
        """The first estimate."""
        return data_of(first_estimate())

    def play(self, game: Game, weights: Data, games: int, seed: str) -> Data:
        """Add up what is learned from some games."""
        fit = Fit(weights_from(weights), _PLANS, _TRIALS, _TURNS)
        rng = Rng(seed)
        for number in range(games):
            options: dict[str, Value] = {"variant": "introductory" if number % 5 == 4 else "full"}
            fit.play(game, _SEATS[number % len(_SEATS)], options, _EVERY, rng)
        return {
            "products": [round(value, 4) for value in fit.products],
            "sums": [round(value, 4) for value in fit.sums],
            "positions": fit.positions,
            "samples": fit.samples,
            "squares": fit.squares,
        }

    def improve(self, weights: Data, batches: list[Data]) -> Data:
        """Solve for better weights."""
        fit = Fit(weights_from(weights), _PLANS, _TRIALS, _TURNS)
        fit.products = floats([sum(values) for values in zip(*[batch["products"] for batch in batches], strict=True)])
        fit.sums = floats([sum(values) for values in zip(*[batch["sums"] for batch in batches], strict=True)])
        return data_of(fit.weights(_TRUST))

    def describe(self, batches: list[Data]) -> str:
        """How many turns were compared, and how wrong the weights were about them."""
        samples = sum([batch["samples"] for batch in batches])
        squares = sum([batch["squares"] for batch in batches])
        off = (squares / max(1, samples)) ** 0.5
        return f"{samples} turns compared, foretold within {off:.2f} points (root mean square)"


def data_of(weights: Weights) -> Data:
    """Weights as plain data."""
    return {
        "knots": [[round(value, 4) for value in row] for row in weights.at_knots],
        "spread": list(weights.spread_at_knots),
    }


def weights_from(data: Data) -> Weights:
    """Weights from plain data."""
    return Weights([[float(value) for value in row] for row in data["knots"]], [float(v) for v in data["spread"]])


def trainer() -> NebulaTrainer:
    """How the weights of these bots are found."""
    return NebulaTrainer()
