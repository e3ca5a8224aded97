"""How bots pick among scored choices: the best one, or at random by score so that they cannot be foreseen."""

from __future__ import annotations

from orrery.kernel.action import Action
from orrery.kernel.rng import Rng


def mix(scores: list[float], choices: list[Action], rng: Rng, sharpness: float) -> int:
    """Pick one, the better ones more often: each as likely as a power of its score."""
    best = max(scores)
    shares: list[float] = []
    for score in scores:
        gap = (best - score) * sharpness
        shares.append(1.0 / (1.0 + gap + gap * gap + gap * gap * gap))
    return pick(shares, choices, rng)


def pick(shares: list[float], choices: list[Action], rng: Rng) -> int:
    """Pick one, each as often as its share says; every one now and then."""
    weights = [int(share * 10_000.0) + 1 for share in shares]
    ticket = int(rng.below(sum(weights)))
    for number, weight in enumerate(weights):
        if ticket < weight:
            return choices[number]
        ticket -= weight
    return choices[-1]


def best_of(scores: list[float], choices: list[Action]) -> int:
    """The choice with the highest score, the first of equals."""
    number = 0
    for i, score in enumerate(scores):
        if score > scores[number]:
            number = i
    return choices[number]
