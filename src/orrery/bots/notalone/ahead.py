"""The Creature against a single Hunted looks ahead: it tries each choice wherever the Hunted may be, and plays on."""

from __future__ import annotations

from math import sqrt
from typing import Final

from orrery.bots.base import Budget
from orrery.bots.notalone.creature import hunt_well
from orrery.bots.notalone.places import chances, sum_over
from orrery.bots.notalone.standing import chance_to_win
from orrery.games.notalone import actions as a
from orrery.games.notalone.position import Position
from orrery.games.notalone.telepathy import fits_answer
from orrery.kernel.action import Action
from orrery.kernel.arrays import Ints, i64, zeros
from orrery.kernel.bits import bit
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.state import ASK_NATURE, NATURE, UNKNOWN

_TURNS: Final = 2
"""How many turns a rollout lasts, the present one included."""

_WORLDS: Final = 160
"""Each choice is tried in at most this many determinized positions."""

_FIRST: Final = 48
"""Each choice is tried in at least this many."""

_SURE: Final = 2.5
"""A choice is dropped when it is behind the best by this many standard errors of the difference."""


class Trial:
    """A choice and the chances to win that its rollouts led to."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.chances: list[float] = []
        self.total = 0.0

    def note(self, chance: float) -> None:
        """Add the result of a rollout."""
        self.chances.append(chance)
        self.total += chance

    def clearly_behind(self, best: Trial) -> bool:
        """Whether more rollouts would hardly make it the best; both were tried in the same positions."""
        tries = float(len(self.chances))
        behind = (best.total - self.total) / tries
        spread = 0.0
        for i in range(len(self.chances)):
            gap = best.chances[i] - self.chances[i] - behind
            spread += gap * gap
        return behind > _SURE * sqrt(spread) / tries


def look_ahead(s: Position, legal: list[Action], rng: Rng, budget: Budget) -> int:
    """The choice that leaves the Creature best placed some turns later."""
    trials = [Trial(action) for action in worth_trying(s, legal)]
    looked: i64 = 0
    tried: i64 = 0
    room: Ints = zeros(64)
    again = Rng(0)
    while len(trials) > 1 and tried < _WORLDS and looked < budget.positions:
        for world in worlds(s, rng):
            luck = rng.fork()
            for trial in trials:
                again.follow(luck)
                looked += try_out(world, trial, again, room)
            tried += 1
        if tried >= _FIRST:
            trials = still_open(trials)
    return leader(trials).action


def worth_trying(s: Position, legal: list[Action]) -> list[Action]:
    """All choices except tokens where nobody can be and passing for the whole phase."""
    likely = chances(s, s.hunted(1))
    out: list[Action] = []
    for action in legal:
        slots: i64 = -1
        if a.PLACE_TOKEN <= action < a.PLACE_WIDE:
            slots = bit((action - a.PLACE_TOKEN) % 10)
        elif a.PLACE_WIDE <= action < a.MOVE_TOKEN:
            slots = s.tables.pair_mask[(action - a.PLACE_WIDE) % a.SLOT_PAIRS]
        if action != a.PASS_PHASE and (slots < 0 or sum_over(likely, slots) > 0.0):
            out.append(action)
    return out if out else legal


def worlds(s: Position, rng: Rng) -> list[Position]:
    """A determinized position, and the same with the Hunted at every other place that it could have played."""
    world = s.determinize(rng)
    assert isinstance(world, Position)
    out: list[Position] = [world]
    seat: i64 = s.hunted(1)
    here: i64 = world.played(seat, 0)
    if s.played(seat, 0) != UNKNOWN or s.played(seat, 1) == UNKNOWN:
        return out
    others: i64 = s.accessible_of(world.hand(seat) & ~s.shown(seat))
    number: i64 = 0
    while number < 10:
        if others >> number & 1 and fits_answer(s, seat, bit(number)):
            other = world.copy()
            assert isinstance(other, Position)
            other.set_played(seat, 0, number)
            other.set_hand(seat, other.hand(seat) ^ (bit(here) | bit(number)))
            out.append(other)
        number += 1
    return out


def try_out(world: Position, trial: Trial, rng: Rng, room: Ints) -> i64:
    """Make a choice, roll out, and return how many positions that took."""
    after = world.copy()
    assert isinstance(after, Position)
    after.do(after.creature, trial.action)
    steps: i64 = play_on(after, rng, world.turn + _TURNS - 1)
    trial.note(chance_to_win(after, room))
    return steps


def play_on(s: Position, rng: Rng, turn: i64) -> i64:
    """Play until somebody is asked in a later turn: the Creature by `hunt_well`, the Hunted at random."""
    steps: i64 = 1
    choices = s.buffer.spare()
    while True:
        asked: i64 = s.asked()
        if asked == ASK_NATURE:
            s.do(NATURE, natures_choice(s, rng))
        elif asked == 0 or s.turn > turn:
            return steps
        else:
            seat: i64 = s.seat_to_move()
            s.write_legal(seat, choices)
            if seat == s.creature and choices.count > 1:
                s.do(seat, hunt_well(s, s.legal(int(seat)), rng))
            else:
                s.do(seat, choices.actions[rng.below(choices.count)])
        steps += 1


def still_open(trials: list[Trial]) -> list[Trial]:
    """The best choice so far, and all that may still prove better."""
    best = leader(trials)
    return [trial for trial in trials if trial is best or not trial.clearly_behind(best)]


def leader(trials: list[Trial]) -> Trial:
    """The best choice so far, the first of equals."""
    best = trials[0]
    for trial in trials:
        if trial.total > best.total:
            best = trial
    return best
