"""Choices tried out to the end of the turn, in the same sampled positions, until the budget is used up."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from orrery.bots.notalone.hunt_cards import hunt_worth, kept_for
from orrery.bots.notalone.hunted import helps_now
from orrery.bots.notalone.odds import chance
from orrery.bots.notalone.rollout import Foresight, sample_world
from orrery.games.notalone import actions as a
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.rng import Rng

NO_CARD: Final = -1
"""Not an action: go on without a card."""

_PRIOR: Final = 24.0
"""What is thought of a card beforehand weighs like so many sampled positions."""
_HUNT: Final = 0.012
"""What the worth of a Hunt card means in chance to win."""
_SURVIVAL: Final = 0.012
"""By how much it is thought better to play a Survival card that helps, and worse to play another."""
_MOST_WORLDS: Final = 200


class Trial:
    """Tries choices out, within so many positions and perhaps so many seconds."""

    def __init__(self, positions: i64, seconds: float | None) -> None:
        self.positions: i64 = positions
        self.until = -1.0 if seconds is None else perf_counter() + 0.8 * seconds

    def best(self, seen: Position, seat: i64, choices: list[int], ahead: Foresight) -> int:
        """The choice that leads to the best beginning of the next turn, on average over sampled positions."""
        if len(choices) == 1:
            return choices[0]
        wins = self.wins(seen, seat, choices, ahead)
        best = 0
        for i in range(len(choices)):
            if wins[i] > wins[best]:
                best = i
        return choices[best]

    def wins(self, seen: Position, seat: i64, choices: list[int], ahead: Foresight) -> list[float]:
        """The chance of the own side to win after each choice, with what is thought of cards beforehand."""
        totals = [0.0] * len(choices)
        again = Rng(0)
        own = ahead.rng
        worlds: i64 = 0
        while worlds == 0 or (worlds < _MOST_WORLDS and ahead.looked < self.positions and not self.late()):
            world = sample_world(seen, ahead.mixes, own)
            luck = own.fork()
            ahead.rng = again
            for i, action in enumerate(choices):
                again.follow(luck)
                totals[i] += chance(float(ahead.play_on(started(world, seat, action))))
            ahead.rng = own
            worlds += 1
        tries = float(worlds)
        mean = sum(totals) / (tries * float(len(choices)))
        for i, action in enumerate(choices):
            shrunk = (totals[i] + _PRIOR * mean) / (tries + _PRIOR)
            wins = shrunk if seat != seen.creature else 1.0 - shrunk
            totals[i] = wins + prior(seen, seat, action) * _PRIOR / (tries + _PRIOR)
        return totals

    def late(self) -> bool:
        """Whether the time is up."""
        return self.until >= 0.0 and perf_counter() > self.until


def started(world: Position, seat: i64, action: int) -> Position:
    """A copy of a position after a choice."""
    after = world.copy()
    assert isinstance(after, Position)
    if action != NO_CARD:
        after.do(seat, action)
    return after


def prior(s: Position, seat: i64, action: int) -> float:
    """What is thought of a choice beforehand, in chance to win: of cards, as the greedy bot knows them."""
    if a.PLAY_HUNT <= action < a.PLAY_SURVIVAL:
        later = s.phase + 1 if s.phase < 4 else 4
        return _HUNT * (hunt_worth(s, action - a.PLAY_HUNT) - kept_for(s, later) + 0.2)
    if a.PLAY_SURVIVAL <= action < a.PLAY:
        return _SURVIVAL if helps_now(s, seat, action - a.PLAY_SURVIVAL) else -_SURVIVAL
    return 0.0
