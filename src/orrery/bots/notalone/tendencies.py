"""What opponents tend to do, learned within the game: habits anybody may have, weighed by how well they foretold.

Each habit gives every choice a score; the higher, the likelier. A habit is believed as far as it would have foretold
the choices so far better than no habit at all; how far it is trusted says how much a reply may lean on it.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from orrery.bots.floats import Floats, zero_floats
from orrery.bots.notalone.belief import slots_of
from orrery.bots.notalone.past import Past, Round
from orrery.bots.notalone.places import worth
from orrery.bots.notalone.stakes import SPOTS
from orrery.games.notalone import kinds
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.sentinels import NONE

HUNTED_HABITS: Final = 10
CREATURE_HABITS: Final = 10
_NO_HABIT: Final = 0.6
"""How likely it is beforehand that somebody has none of these habits."""
_TEMPER: Final = 0.8
"""How much a choice counts as evidence."""
_OFTEN: Final = 1.2
_SEEN: Final = 0.7
_AGAIN: Final = 1.5


class Tally:
    """What had happened before a turn, as habits look at it."""

    def __init__(self, s: Position) -> None:
        self.hunted_at = [0.0] * kinds.SLOTS
        self.visits = [0.0] * kinds.SLOTS
        self.chosen = [1.0] * kinds.SLOTS
        self.offered = [3.0] * kinds.SLOTS
        self.age = [6.0] * kinds.SLOTS
        """How many turns ago somebody was at a slot."""
        self.last = [0] * kinds.MOST_SEATS
        """The slots where each Hunted was last."""
        self.worth = [0.0] * kinds.SLOTS
        """What a place brings with nothing discarded, as most would see it."""
        self.more = [0.0] * kinds.SLOTS
        """What each discarded card adds to it."""
        self.most = [0.0] * kinds.SLOTS
        """The most that can be added."""
        self.danger = [0.0] * kinds.SLOTS
        """What makes a catch worse there."""
        self.crowd = [0.0] * kinds.SLOTS
        """How many Hunted may be expected at a slot, any card of each as likely."""
        for slot in range(kinds.SLOTS):
            place: i64 = s.place_at(slot)
            if place != NONE:
                self.look_at(s, slot, place)

    def look_at(self, s: Position, slot: int, place: i64) -> None:
        """See what a place brings and what a catch there costs."""
        kind: i64 = s.tables.power[place]
        self.danger[slot] = float(s.tables.catch_will[place]) + 0.5 * float(s.tables.catch_assimilation[place] - 1)
        self.most[slot] = 10.0
        if kind <= kinds.RECYCLE_OR_COPY_BESIDE:
            self.worth[slot], self.more[slot] = 0.3, 0.7
        elif kind <= kinds.RETURN_SELF_AND_OTHER:
            self.worth[slot], self.more[slot] = 0.9, 0.6
            self.most[slot] = 0.6 * max(1.0, float(s.tables.power_a[place]))
        else:
            self.worth[slot] = worth(s, s.hunted(1), place)

    def worth_of(self, slot: int, thrown: int) -> float:
        """What a place brings a Hunted that has discarded so many cards."""
        return self.worth[slot] + min(self.most[slot], self.more[slot] * float(thrown))

    def add(self, s: Position, turn: Round) -> None:
        """Count a turn in."""
        for slot in range(kinds.SLOTS):
            self.age[slot] = min(6.0, self.age[slot] + 1.0)
            if turn.tokens[0] >> slot & 1:
                self.hunted_at[slot] += 1.0
        for k in range(1, int(s.seats)):
            seat = int(s.hunted(k))
            here = int(slots_of(s, turn.explored[seat]))
            could = int(slots_of(s, turn.cards[seat]))
            if here:
                self.last[seat] = here
            for slot in range(kinds.SLOTS):
                if here >> slot & 1:
                    self.visits[slot] += 1.0
                    self.chosen[slot] += 1.0
                    self.age[slot] = 1.0
                if (could | here) >> slot & 1:
                    self.offered[slot] += 1.0

    def hunted_score(self, habit: int, seat: int, slot: int, thrown: int) -> float:
        """How much a Hunted of a habit is drawn to a slot."""
        if habit == 1:
            return log(self.chosen[slot] / self.offered[slot])
        if habit == 2:
            return -_OFTEN * self.hunted_at[slot]
        if habit == 3:
            return _OFTEN * self.hunted_at[slot]
        if habit == 4:
            return _SEEN * self.visits[slot]
        if habit == 5:
            return -_SEEN * self.visits[slot]
        if habit == 6:
            return self.worth_of(slot, thrown) - 0.75 * self.danger[slot]
        if habit == 7:
            return _AGAIN if self.last[seat] >> slot & 1 else 0.0
        if habit == 8:
            return 4.0 * (self.worth_of(slot, thrown) - 0.75 * self.danger[slot])
        return 4.0 * self.crowd[slot] if habit == 9 else 0.0

    def creature_score(self, habit: int, slot: int, here: float) -> float:
        """How much a Creature of a habit is drawn to a slot where so many Hunted may be expected."""
        if habit == 1:
            return log(0.5 + self.hunted_at[slot])
        if habit == 2:
            return 1.5 * self.hunted_at[slot]
        if habit == 3:
            return -_OFTEN * self.hunted_at[slot]
        if habit == 4:
            return _SEEN * self.visits[slot]
        if habit == 5:
            return -_SEEN * self.visits[slot]
        if habit == 6:
            return 4.0 * here
        if habit == 7:
            return -_AGAIN * self.age[slot]
        return log(0.1 + here)

    def hits(self, reach: list[int], thrown: list[int]) -> list[float]:
        """What the Creature token takes at each slot, as most would see it."""
        nobody = [1.0] * kinds.SLOTS
        out = [0.0] * kinds.SLOTS
        for k in range(len(reach)):
            total = 0.0
            for slot in range(kinds.SLOTS):
                if reach[k] >> slot & 1:
                    total += 2.0 + self.worth_of(slot, thrown[k])
            for slot in range(kinds.SLOTS):
                if reach[k] >> slot & 1:
                    brings = self.worth_of(slot, thrown[k])
                    here = (2.0 + brings) / total
                    nobody[slot] *= 1.0 - here
                    out[slot] += here * (0.35 * (1.0 + self.danger[slot]) + 0.4 * brings)
        for slot in range(kinds.SLOTS):
            out[slot] += 2.0 * (1.0 - nobody[slot])
        return out


class Tendencies:
    """Where each Hunted and the Creature may be expected by their habits, and how far that is trusted."""

    def __init__(self, s: Position, past: Past, slots: list[int]) -> None:
        """Weigh the habits by the past; `slots` are where each Hunted can be now, by k - 1."""
        self.places: Floats = zero_floats(SPOTS)
        self.trust: Floats = zero_floats(kinds.MOST_SEATS)
        self.creature: Floats = zero_floats(kinds.SLOTS)
        self.creature_trust = 0.0
        tally = Tally(s)
        hunted = int(s.seats) - 1
        shared = [0.0] * HUNTED_HABITS
        own = [[0.0] * HUNTED_HABITS for _ in range(hunted)]
        creature = [0.0] * CREATURE_HABITS
        for turn in past.rounds:
            reach = [int(slots_of(s, turn.cards[int(s.hunted(k))])) for k in range(1, hunted + 1)]
            thrown = [turn.thrown[int(s.hunted(k))] for k in range(1, hunted + 1)]
            tally.crowd = crowd_of(reach)
            for k in range(hunted):
                seat = int(s.hunted(k + 1))
                here = int(slots_of(s, turn.explored[seat]))
                for habit in range(HUNTED_HABITS):
                    shares = hunted_shares(tally, habit, seat, reach[k] | here, thrown[k])
                    gain = log(0.02 + 0.98 * likelihood(shares, here))
                    shared[habit] += gain
                    own[k][habit] += gain
            if turn.tokens[0]:
                for habit in range(CREATURE_HABITS):
                    shares = creature_shares(tally, habit, reach, thrown)
                    creature[habit] += log(0.02 + 0.98 * likelihood(shares, turn.tokens[0]))
            tally.add(s, turn)
        thrown = [int(s.discard_count(s.hunted(k))) for k in range(1, hunted + 1)]
        tally.crowd = crowd_of(slots)
        for k in range(hunted):
            mixed = [0.5 * own[k][habit] + 0.5 * shared[habit] for habit in range(HUNTED_HABITS)]
            beliefs = beliefs_of(mixed)
            self.trust[k] = 1.0 - beliefs[0]
            self.expect(self.places, 10 * k, beliefs, tally, int(s.hunted(k + 1)), slots, thrown, k)
        beliefs = beliefs_of(creature)
        self.creature_trust = 1.0 - beliefs[0]
        self.expect(self.creature, 0, beliefs, tally, -1, slots, thrown, -1)

    def expect(
        self,
        out: Floats,
        row: i64,
        beliefs: list[float],
        tally: Tally,
        seat: int,
        slots: list[int],
        thrown: list[int],
        k: int,
    ) -> None:
        """Mix what the habits foretell for this turn, as far as each is believed; seat -1: for the Creature."""
        total = 0.0
        for habit in range(1, len(beliefs)):
            if beliefs[habit] < 0.01:
                continue
            if seat >= 0:
                shares = hunted_shares(tally, habit, seat, slots[k], thrown[k])
            else:
                shares = creature_shares(tally, habit, slots, thrown)
            total += beliefs[habit]
            slot: i64 = 0
            while slot < kinds.SLOTS:
                out[row + slot] += beliefs[habit] * shares[slot]
                slot += 1
        slot = 0
        while slot < kinds.SLOTS:
            if total > 0.0:
                out[row + slot] = out[row + slot] / total
            slot += 1


def hunted_shares(tally: Tally, habit: int, seat: int, slots: int, thrown: int) -> list[float]:
    """How often a Hunted of a habit goes to each of some slots."""
    scores = [tally.hunted_score(habit, seat, slot, thrown) for slot in range(kinds.SLOTS)]
    return shares_of(softened(scores, slots, 3.0) if habit == 6 else scores, slots)


def creature_shares(tally: Tally, habit: int, reach: list[int], thrown: list[int]) -> list[float]:
    """How often a Creature of a habit looks at each slot where a Hunted can be."""
    slots = 0
    for mask in reach:
        slots |= mask
    if habit == 8:
        return shares_of(softened(tally.hits(reach, thrown), slots, 8.0), slots)
    if habit == 9:
        return shares_of([6.0 * hit for hit in tally.hits(reach, thrown)], slots)
    return shares_of([tally.creature_score(habit, slot, tally.crowd[slot]) for slot in range(kinds.SLOTS)], slots)


def crowd_of(reach: list[int]) -> list[float]:
    """How many Hunted may be expected at each slot, any card of each as likely."""
    shares = [1.0 / float(max(1, mask.bit_count())) for mask in reach]
    return [float(sum([shares[k] for k in range(len(reach)) if reach[k] >> slot & 1])) for slot in range(kinds.SLOTS)]


def softened(scores: list[float], slots: int, sharpness: float) -> list[float]:
    """Scores whose shares fall off as the greedy bot's choices do (`picking.mix`)."""
    most = max([scores[slot] for slot in range(kinds.SLOTS) if slots >> slot & 1], default=0.0)
    out = [0.0] * kinds.SLOTS
    for slot in range(kinds.SLOTS):
        gap = max(0.0, most - scores[slot]) * sharpness
        out[slot] = -log(1.0 + gap + gap * gap + gap * gap * gap)
    return out


def shares_of(scores: list[float], slots: int) -> list[float]:
    """Turn scores into shares over some slots."""
    out = [0.0] * kinds.SLOTS
    most = -1.0e9
    for slot in range(kinds.SLOTS):
        if slots >> slot & 1 and scores[slot] > most:
            most = scores[slot]
    total = 0.0
    for slot in range(kinds.SLOTS):
        if slots >> slot & 1:
            out[slot] = exp(scores[slot] - most)
            total += out[slot]
    if total > 0.0:
        for slot in range(kinds.SLOTS):
            out[slot] /= total
    return out


def likelihood(shares: list[float], here: int) -> float:
    """How likely it was that just these slots were chosen."""
    total = 0.0
    count = 0
    for slot in range(kinds.SLOTS):
        if here >> slot & 1:
            total += shares[slot]
            count += 1
    return total / float(count) if count else 1.0


def beliefs_of(evidence: list[float]) -> list[float]:
    """How far each habit is believed, by the evidence; no habit comes first."""
    habits = len(evidence) - 1
    most = max(evidence)
    out = [exp(_TEMPER * (gain - most)) * (1.0 - _NO_HABIT) / float(habits) for gain in evidence]
    out[0] = exp(_TEMPER * (evidence[0] - most)) * _NO_HABIT
    total = sum(out)
    return [share / total for share in out]
