"""The turn as a game of hidden choices, solved: how often each Hunted plays each place, and where the Creature looks.

Creature, Artemia and Hunted learn by regret matching against each other; what they did on average hardly leaves
anybody something to gain. Each Hunted counts what its choice means for the whole team.
"""

from __future__ import annotations

from typing import Final

from orrery.bots.floats import Floats, zero_floats
from orrery.bots.notalone.stakes import SPOTS, Stakes
from orrery.games.notalone.kinds import SLOTS
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has

ROUNDS: Final = 240
"""So many rounds of learning leave little to be gained by deviating."""


class Mixes:
    """How often everybody does what, as shares that add up to one each."""

    def __init__(self, hunted: i64) -> None:
        self.hunted = hunted
        self.places: Floats = zero_floats(SPOTS)
        """How often the k-th Hunted is at a slot, at 10 * (k - 1) + slot."""
        self.creature: Floats = zero_floats(SLOTS)
        self.artemia: Floats = zero_floats(SLOTS)
        self.alone: Floats = zero_floats(SPOTS)
        """The chance that none of the other Hunted is found at a slot."""
        self.value: Floats = zero_floats(SPOTS)
        """What each slot brings a Hunted against the Creature's mix, and the team with it."""


class Leaning:
    """What is expected of everybody, and how far a reply leans on it."""

    def __init__(self, places: Floats, trust: Floats, creature: Floats, creature_trust: float) -> None:
        self.places = places
        self.trust = trust
        self.creature = creature
        self.creature_trust = creature_trust


def solve(stakes: Stakes, planet: i64, artemia: float, rounds: i64, leaning: Leaning | None = None) -> Mixes:
    """Learn for some rounds; the Artemia token counts in full, or as far as it may come.

    With a leaning, others are held to do partly what is expected of them, and partly what would hurt most: the reply
    gains by the one and loses little by the other.
    """
    hunted: i64 = stakes.hunted
    mixes = Mixes(hunted)
    regret: Floats = zero_floats(SPOTS)
    hunting: Floats = zero_floats(SLOTS)
    second: Floats = zero_floats(SLOTS)
    sums: Floats = zero_floats(SPOTS)
    looked: Floats = zero_floats(SLOTS)
    barred: Floats = zero_floats(SLOTS)
    gains: Floats = zero_floats(SLOTS)
    places: Floats = zero_floats(SPOTS)
    creature: Floats = zero_floats(SLOTS)
    start_even(stakes, mixes, planet)
    copy(mixes.places, places, 10 * hunted)
    copy(mixes.creature, creature, SLOTS)
    turn: i64 = 1
    while turn <= rounds:
        blend(stakes, mixes, places, creature, leaning)
        fill_alone(stakes, mixes)
        creature_gains(stakes, mixes, gains)
        learn(hunting, gains, creature, planet, 0)
        artemia_gains(stakes, mixes, gains)
        learn(second, gains, mixes.artemia, planet, 0)
        blend(stakes, mixes, places, creature, leaning)
        fill_values(stakes, mixes, artemia)
        k: i64 = 0
        while k < hunted:
            learn(regret, mixes.value, places, stakes.slots[k], 10 * k)
            k += 1
        weight = float(turn)
        add(sums, places, weight, 10 * hunted)
        add(looked, creature, weight, SLOTS)
        add(barred, mixes.artemia, weight, SLOTS)
        turn += 1
    whole = 1.0 / (0.5 * float(rounds) * float(rounds + 1))
    scale(sums, places, whole, 10 * hunted)
    scale(looked, creature, whole, SLOTS)
    scale(barred, mixes.artemia, whole, SLOTS)
    blend(stakes, mixes, places, creature, leaning)
    fill_alone(stakes, mixes)
    fill_values(stakes, mixes, artemia)
    return mixes


def blend(stakes: Stakes, mixes: Mixes, places: Floats, creature: Floats, leaning: Leaning | None) -> None:
    """What everybody is held to do: what was learned, and in part what is expected."""
    copy(places, mixes.places, 10 * stakes.hunted)
    copy(creature, mixes.creature, SLOTS)
    if leaning is None:
        return
    k: i64 = 0
    while k < stakes.hunted:
        mix_in(leaning.places, mixes.places, leaning.trust[k], 10 * k)
        k += 1
    mix_in(leaning.creature, mixes.creature, leaning.creature_trust, 0)


def mix_in(expected: Floats, shares: Floats, trust: float, row: i64) -> None:
    """Put what is expected in place of a part of what was learned."""
    if trust <= 0.0:
        return
    slot: i64 = 0
    while slot < SLOTS:
        shares[row + slot] = trust * expected[row + slot] + (1.0 - trust) * shares[row + slot]
        slot += 1


def copy(one: Floats, other: Floats, count: i64) -> None:
    """Copy shares."""
    i: i64 = 0
    while i < count:
        other[i] = one[i]
        i += 1


def start_even(stakes: Stakes, mixes: Mixes, planet: i64) -> None:
    """Everybody begins with all choices alike."""
    k: i64 = 0
    while k < stakes.hunted:
        even(mixes.places, stakes.slots[k], 10 * k)
        k += 1
    even(mixes.creature, planet, 0)
    even(mixes.artemia, planet, 0)


def even(shares: Floats, slots: i64, row: i64) -> None:
    """Give each of some slots the same share."""
    count = 0.0
    slot: i64 = 0
    while slot < SLOTS:
        if has(slots, slot):
            count += 1.0
        slot += 1
    slot = 0
    while slot < SLOTS:
        shares[row + slot] = 1.0 / count if has(slots, slot) else 0.0
        slot += 1


def learn(regret: Floats, gains: Floats, shares: Floats, slots: i64, row: i64) -> None:
    """Regret what was missed (never less than nothing), and mix by regret from now on."""
    mean = 0.0
    slot: i64 = 0
    while slot < SLOTS:
        if has(slots, slot):
            mean += shares[row + slot] * gains[row + slot]
        slot += 1
    total = 0.0
    slot = 0
    while slot < SLOTS:
        if has(slots, slot):
            missed = regret[row + slot] + gains[row + slot] - mean
            if missed < 0.0:
                missed = 0.0
            regret[row + slot] = missed
            total += missed
        slot += 1
    if total <= 0.0:
        even(shares, slots, row)
        return
    slot = 0
    while slot < SLOTS:
        shares[row + slot] = regret[row + slot] / total if has(slots, slot) else 0.0
        slot += 1


def add(sums: Floats, shares: Floats, weight: float, count: i64) -> None:
    """Remember what was done, later rounds more."""
    i: i64 = 0
    while i < count:
        sums[i] += weight * shares[i]
        i += 1


def scale(sums: Floats, shares: Floats, by: float, count: i64) -> None:
    """Turn sums into shares."""
    i: i64 = 0
    while i < count:
        shares[i] = sums[i] * by
        i += 1


def found(stakes: Stakes, mixes: Mixes, k: i64, slot: i64) -> float:
    """The chance that a token at a slot finds a Hunted, counted from 0."""
    chance = stakes.reach[k] * mixes.places[10 * k + slot]
    return chance if chance < 1.0 else 1.0


def fill_alone(stakes: Stakes, mixes: Mixes) -> None:
    """Work out the chances that nobody else is at a slot."""
    slot: i64 = 0
    while slot < SLOTS:
        k: i64 = 0
        while k < stakes.hunted:
            alone = 1.0
            other: i64 = 0
            while other < stakes.hunted:
                if other != k:
                    alone *= 1.0 - found(stakes, mixes, other, slot)
                other += 1
            mixes.alone[10 * k + slot] = alone
            k += 1
        slot += 1


def undisturbed(stakes: Stakes, mixes: Mixes, spot: i64) -> float:
    """What a place without a token brings: a power that works once is worth less where others may go too."""
    alone = mixes.alone[spot]
    return stakes.free[spot] * alone + stakes.again[spot] * (1.0 - alone)


def creature_gains(stakes: Stakes, mixes: Mixes, gains: Floats) -> None:
    """What the Creature token takes from the Hunted at each slot."""
    slot: i64 = 0
    while slot < SLOTS:
        total = 0.0
        nobody = 1.0
        k: i64 = 0
        while k < stakes.hunted:
            here = found(stakes, mixes, k, slot)
            if here > 0.0:
                spot: i64 = 10 * k + slot
                nobody *= 1.0 - here
                total += here * (undisturbed(stakes, mixes, spot) - stakes.caught[spot])
            k += 1
        gains[slot] = total - stakes.catch[slot] * (1.0 - nobody)
        slot += 1


def artemia_gains(stakes: Stakes, mixes: Mixes, gains: Floats) -> None:
    """What the Artemia token takes from the Hunted at each slot."""
    slot: i64 = 0
    while slot < SLOTS:
        total = 0.0
        k: i64 = 0
        while k < stakes.hunted:
            here = found(stakes, mixes, k, slot)
            if here > 0.0:
                spot: i64 = 10 * k + slot
                total += here * (undisturbed(stakes, mixes, spot) - stakes.artemia[spot])
            k += 1
        gains[slot] = total * (1.0 - mixes.creature[slot])
        slot += 1


def fill_values(stakes: Stakes, mixes: Mixes, artemia: float) -> None:
    """Work out what each slot brings each Hunted."""
    k: i64 = 0
    while k < stakes.hunted:
        slot: i64 = 0
        while slot < SLOTS:
            if has(stakes.slots[k], slot):
                spot: i64 = 10 * k + slot
                caught = mixes.creature[slot]
                barred = artemia * (1.0 - caught) * mixes.artemia[slot]
                value = (1.0 - caught - barred) * undisturbed(stakes, mixes, spot)
                value += barred * stakes.artemia[spot]
                mixes.value[spot] = value + caught * (stakes.caught[spot] + stakes.catch[slot] * mixes.alone[spot])
            slot += 1
        k += 1


def best_value(stakes: Stakes, mixes: Mixes, k: i64) -> float:
    """What the best slot brings the k-th Hunted, counted from 0."""
    best = -1.0e9
    slot: i64 = 0
    while slot < SLOTS:
        if has(stakes.slots[k], slot) and mixes.value[10 * k + slot] > best:
            best = mixes.value[10 * k + slot]
        slot += 1
    return best


def planet_of(stakes: Stakes) -> i64:
    """The slots where anybody may be."""
    slots: i64 = 0
    k: i64 = 0
    while k < stakes.hunted:
        slots |= stakes.slots[k]
        k += 1
    return slots
