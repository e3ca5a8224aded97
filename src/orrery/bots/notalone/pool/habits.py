"""Players of one habit each, for either side: whoever can be beaten by a habit has a weakness.

A habit says where to go; everything else such a player does as the greedy bot does it.
"""

from __future__ import annotations

from typing import Final

from orrery.bots.base import Bot, Decision
from orrery.bots.notalone.belief import could_play, slots_of
from orrery.bots.notalone.creature import hit_values, hunt_well
from orrery.bots.notalone.hunted import choose_place, play_score, survive_well
from orrery.bots.notalone.past import Past, last_place, turns_ago
from orrery.bots.notalone.tokens import slots_of_action, token_of_action
from orrery.games.notalone import actions as a
from orrery.games.notalone import frames, kinds
from orrery.games.notalone.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has
from orrery.kernel.rng import Rng

UNIFORM: Final = 0
MOST_HUNTED: Final = 1
LEAST_HUNTED: Final = 2
FOLLOWS_PAST_VISITS: Final = 3
BEST_PLACE: Final = 4
STUBBORN: Final = 5
LAST_VISITED: Final = 6
LEAST_VISITED: Final = 7
COUNTS_CARDS: Final = 8

HABITS: Final = {
    "uniform": UNIFORM,
    "most-hunted": MOST_HUNTED,
    "least-hunted": LEAST_HUNTED,
    "follows-past-visits": FOLLOWS_PAST_VISITS,
    "always-best-place": BEST_PLACE,
    "stubborn": STUBBORN,
    "last-visited": LAST_VISITED,
    "least-visited": LEAST_VISITED,
    "counts-cards": COUNTS_CARDS,
}
"""The habits by name."""


class HabitPlayer(Bot):
    """Goes where its habit leads, on either side."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.habit: i64 = HABITS[name]

    def decide(self, decision: Decision) -> int:
        """Follow the habit in choosing places and laying tokens."""
        seen = decision.position
        assert isinstance(seen, Position)
        legal, rng, seat = decision.legal, decision.rng, decision.seat
        if len(legal) == 1:
            return legal[0]
        if seat != seen.creature:
            if seen.kind == frames.CHOOSE:
                first = choose_place(seen, seat, legal, rng)
                if not a.PLAY <= first < a.RESIST:
                    return first
                plays = [action for action in legal if a.PLAY <= action < a.RESIST]
                past = Past(seen, decision.history)
                return best_or_any([self.play_merit(seen, seat, past, action) for action in plays], plays, rng)
            return survive_well(seen, seat, legal, rng)
        first = hunt_well(seen, legal, rng)
        if seen.kind != frames.HUNTING or slots_of_action(seen, first) == 0:
            return first
        places = [action for action in legal if slots_of_action(seen, action) != 0]
        token = min([token_of_action(action) for action in places])
        places = [action for action in places if token_of_action(action) == token]
        return self.lay(seen, Past(seen, decision.history), places, rng)

    def play_merit(self, s: Position, seat: i64, past: Past, action: i64) -> float:
        """How well playing a card, or two, fits the habit."""
        if self.habit == BEST_PLACE:
            return play_score(s, seat, action)
        if action < a.PLAY_TWO:
            return self.merit(s, past, s.slot_of(action - a.PLAY), last_place(past, int(seat)))
        first: i64 = a.PAIR_FIRST[action - a.PLAY_TWO] if action < a.PLAY_WITH else (action - a.PLAY_WITH) // 10
        second: i64 = a.PAIR_SECOND[action - a.PLAY_TWO] if action < a.PLAY_WITH else (action - a.PLAY_WITH) % 10
        last = last_place(past, int(seat))
        return self.merit(s, past, s.slot_of(first), last) + self.merit(s, past, s.slot_of(second), last)

    def merit(self, s: Position, past: Past, slot: i64, last: i64) -> float:
        """How well a slot fits the habit; `last` are the numbers of the own last places."""
        here: i64 = slot
        if self.habit == MOST_HUNTED:
            return float(past.hunted_at[here])
        if self.habit == LEAST_HUNTED:
            return -float(past.hunted_at[here])
        if self.habit == FOLLOWS_PAST_VISITS:
            return float(past.visits[here])
        if self.habit == LEAST_VISITED:
            return -float(past.visits[here])
        if self.habit == STUBBORN:
            return 1.0 if has(slots_of(s, last), slot) else 0.0
        if self.habit == LAST_VISITED:
            return -float(turns_ago(past, s, slot))
        if self.habit == COUNTS_CARDS:
            return expected_here(s, slot)
        return 0.0

    def lay(self, s: Position, past: Past, places: list[Action], rng: Rng) -> int:
        """A token where the habit leads, among the slots where a Hunted may be."""
        reach: i64 = 0
        k: i64 = 1
        while k < s.seats:
            reach |= slots_of(s, could_play(s, s.hunted(k)))
            k += 1
        last: i64 = 0
        if past.rounds:
            last = past.rounds[-1].tokens[0]
        values = hit_values(s) if self.habit == BEST_PLACE else []
        merits: list[float] = []
        for action in places:
            slots = slots_of_action(s, action)
            merit = 0.0
            for slot in range(kinds.SLOTS):
                if not slots >> slot & 1:
                    continue
                if not has(reach, slot):
                    merit -= 100.0
                elif has(s.token_slots(0), slot):
                    merit -= 50.0
                elif self.habit == BEST_PLACE:
                    merit += values[slot]
                elif self.habit == STUBBORN:
                    merit += 1.0 if last >> slot & 1 else 0.0
                else:
                    merit += self.merit(s, past, slot, 0)
            merits.append(merit)
        return best_or_any(merits, places, rng)


def expected_here(s: Position, slot: i64) -> float:
    """How many Hunted may be expected at a slot, any card of each as likely."""
    total = 0.0
    k: i64 = 1
    while k < s.seats:
        slots = slots_of(s, could_play(s, s.hunted(k)))
        if has(slots, slot):
            total += 1.0 / float(int(slots).bit_count())
        k += 1
    return total


def best_or_any(merits: list[float], choices: list[Action], rng: Rng) -> int:
    """The choice of the highest merit, any of equals."""
    most = max(merits)
    return rng.choice([choices[i] for i in range(len(choices)) if merits[i] >= most - 1e-9])
