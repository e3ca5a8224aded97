"""How the weights of a game's bots are found by playing: in rounds of batches of games."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from orrery.kernel.game import Game

Data = dict[str, Any]
"""Weights, or what a batch of games gave, as plain JSON data."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trainer:
    """Finds weights for the bots of a game. Batches of a round follow from the weights and the seed alone."""

    def first(self) -> Data:
        """The weights to begin with, made by hand."""
        raise NotImplementedError

    def play(self, game: Game, weights: Data, games: int, seed: str) -> Data:
        """Play a batch of games with some weights and give what is to be learned from them."""
        raise NotImplementedError

    def improve(self, weights: Data, batches: list[Data]) -> Data:
        """Better weights, from all batches of a round."""
        raise NotImplementedError

    def describe(self, batches: list[Data]) -> str:
        """One line about what a round gave: how much there was to learn from, how wrong the weights were."""
        raise NotImplementedError
