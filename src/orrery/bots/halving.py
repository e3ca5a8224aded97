"""Sequential halving: tries all candidates, then the better half more often, and so on, until one is left."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from orrery.kernel.arrays import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Trials:
    """What can be tried: each trial of a candidate gives a value."""

    def trial(self, candidate: int, number: int) -> float:
        """The value of a candidate in the trial of this number; trials of one number share their luck."""
        raise NotImplementedError

    def spent(self) -> bool:
        """Whether there is no time for another trial."""
        raise NotImplementedError


class Standing:
    """What is known of a candidate."""

    def __init__(self, candidate: int, prior: float, trust: float) -> None:
        self.candidate = candidate
        self.total = prior * trust
        self.weight = trust
        self.trials: i64 = 0

    def mean(self) -> float:
        """The mean of its trials and of its prior, which counts as so many trials as it is trusted."""
        return self.total / self.weight


def halve(trials: Trials, priors: list[float], trust: float, first: int) -> list[Standing]:
    """Find the best of some candidates; all of them are returned, the best first.

    In the first round each is tried `first` times, then twice as often after each halving. A round that cannot be
    finished counts only as far as all who are left were tried.
    """
    left = [Standing(number, prior, trust) for number, prior in enumerate(priors)]
    left.sort(key=_worth)
    dropped: list[Standing] = []
    length: i64 = first
    end: i64 = first
    number: i64 = 0
    while len(left) > 1:
        while number < end:
            found: list[float] = []
            for each in left:
                if trials.spent():
                    return left + dropped
                found.append(trials.trial(each.candidate, int(number)))
            if trials.spent():
                return left + dropped
            for each, value in zip(left, found, strict=True):
                each.total += value
                each.weight += 1.0
                each.trials += 1
            left.sort(key=_worth)
            number += 1
        half: i64 = (len(left) + 1) // 2
        dropped = left[half:] + dropped
        left = left[:half]
        length *= 2
        end += length
    return left + dropped


def _worth(standing: Standing) -> tuple[float, int]:
    return -standing.mean(), standing.candidate
