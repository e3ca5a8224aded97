"""Confidence intervals for shares of games: for a number fixed beforehand, and for looking after every game.

`ConfidenceSequence` is valid at whatever moment one stops, however one decides to: with probability 95 % the true mean
is inside all its intervals at once. So a match may be played until its interval excludes a target, which an ordinary
interval does not allow: looked at often enough, it excludes anything.

It is the hedged betting sequence of Waudby-Smith and Ramdas (Estimating means of bounded random variables by betting,
2024). For each possible mean m one gambler bets that results come out higher than m, another that they come out
lower. If m is the mean, neither can expect to win, and by Ville's inequality the chance that half of either's capital
ever exceeds 20 times the stake is at most 5 %; so an m for which it does is excluded for good. The bets follow the
variance seen so far, so results that vary little are decided sooner; results may be any numbers from 0 to 1.
"""

from __future__ import annotations

from math import log, log1p, sqrt

ALPHA = 0.05
"""One minus the confidence of all intervals."""
Z = 1.959963984540054
"""The quantile of the normal distribution that belongs to it."""
_GRID = 1000
_MOST_OF_CAPITAL = 0.5
"""The part of its capital a gambler risks at most."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share, for a number of games fixed beforehand."""
    if not games:
        return 0.0, 1.0
    share = won / games
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


class ConfidenceSequence:
    """An interval for the mean of results between 0 and 1 that may be looked at after every one of them."""

    def __init__(self, alpha: float = ALPHA) -> None:
        self.alpha = alpha
        self.count = 0
        self.total = 0.0
        self.low = 0.0
        self.high = 1.0
        self._squares = 0.0
        self._up = [1.0] * (_GRID + 1)
        self._down = [1.0] * (_GRID + 1)
        """The gamblers' capitals, for each possible mean."""
        self._first, self._last = 0, _GRID
        """The possible means that are left."""

    @property
    def mean(self) -> float:
        """The mean of the results so far."""
        return self.total / self.count if self.count else 0.5

    def add(self, result: float) -> None:
        """Take the next result in."""
        self.count += 1
        variance = (0.25 + self._squares) / self.count
        bet = sqrt(2 * log(2 / self.alpha) / (variance * self.count * log1p(self.count)))
        self.total += result
        self._squares += (result - (0.5 + self.total) / (self.count + 1)) ** 2
        left: list[int] = []
        for i in range(self._first, self._last + 1):
            mean = i / _GRID
            higher = min(bet, _MOST_OF_CAPITAL / mean) if mean > 0 else bet
            lower = min(bet, _MOST_OF_CAPITAL / (1 - mean)) if mean < 1 else bet
            self._up[i] *= 1 + higher * (result - mean)
            self._down[i] *= 1 - lower * (result - mean)
            if max(self._up[i], self._down[i]) < 2 / self.alpha:
                left.append(i)
        if left:
            self._first, self._last = left[0], left[-1]
            self.low = max(0.0, (self._first - 1) / _GRID)
            self.high = min(1.0, (self._last + 1) / _GRID)

    def verdict(self, target: float) -> str:
        """What is shown about a target: the mean is "above" it, "below" it, or "" if nothing is yet."""
        if self.low > target:
            return "above"
        return "below" if self.high < target else ""
