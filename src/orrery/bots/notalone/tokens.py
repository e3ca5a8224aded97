"""Where the Creature lays its tokens: mixed where it may be foreseen, best where it may not."""

from __future__ import annotations

from typing import Final

from orrery.bots.notalone.equilibrium import Mixes, found, undisturbed
from orrery.bots.notalone.picking import pick
from orrery.bots.notalone.stakes import Stakes
from orrery.games.notalone import actions as a
from orrery.games.notalone import kinds
from orrery.games.notalone.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.rng import Rng

_SCREAM: Final = 0.25
"""What two Place cards or a Will are worth, beside what stakes count in."""


def slots_of_action(s: Position, action: i64) -> i64:
    """The slots that a token would cover; 0 if the action places none."""
    if a.PLACE_TOKEN <= action < a.PLACE_WIDE:
        return bit((action - a.PLACE_TOKEN) % kinds.SLOTS)
    if a.PLACE_WIDE <= action < a.MOVE_TOKEN:
        return s.tables.pair_mask[(action - a.PLACE_WIDE) % a.SLOT_PAIRS]
    return 0


def token_of_action(action: i64) -> i64:
    """The token that an action places."""
    if action < a.PLACE_WIDE:
        return (action - a.PLACE_TOKEN) // kinds.SLOTS
    return (action - a.PLACE_WIDE) // a.SLOT_PAIRS


def lay(s: Position, legal: list[Action], stakes: Stakes, mixes: Mixes, rng: Rng) -> int:
    """Place a token: the Creature's first."""
    places = [action for action in legal if slots_of_action(s, action) != 0]
    if not places:
        return legal[0]
    first = min([token_of_action(action) for action in places])
    places = [action for action in places if token_of_action(action) == first]
    if first == kinds.CREATURE_TOKEN:
        return lay_creature(s, places, stakes, mixes, rng)
    values = [token_value(s, first, slots_of_action(s, action), stakes, mixes) for action in places]
    return likely_best(values, places, rng)


def lay_creature(s: Position, places: list[Action], stakes: Stakes, mixes: Mixes, rng: Rng) -> int:
    """The Creature token follows its mix; on two places at once, the sum of what it takes there."""
    if places[0] >= a.PLACE_WIDE:
        values = [catch_value(s, slots_of_action(s, action), stakes, mixes) for action in places]
        return likely_best(values, places, rng)
    shares = [mixes.creature[(action - a.PLACE_TOKEN) % kinds.SLOTS] for action in places]
    return draw(shares, places, rng)


def draw(shares: list[float], choices: list[Action], rng: Rng) -> int:
    """Pick one as often as its share says; what has next to no share is never picked."""
    kept = [i for i in range(len(shares)) if shares[i] > 0.01]
    if not kept:
        return pick([share + 0.001 for share in shares], choices, rng)
    return pick([shares[i] for i in kept], [choices[i] for i in kept], rng)


def likely_best(values: list[float], choices: list[Action], rng: Rng) -> int:
    """One of the best few, the better ones far more often."""
    best = max(values)
    shares: list[float] = []
    for value in values:
        gap = (best - value) / (0.08 * abs(best) + 0.02)
        shares.append(1.0 / (1.0 + gap * gap * gap) if gap < 3.0 else 0.0)
    return draw(shares, choices, rng)


def catch_value(s: Position, slots: i64, stakes: Stakes, mixes: Mixes) -> float:
    """What a token that catches takes from the Hunted on some slots, where no other token does so already."""
    covered: i64 = s.token_slots(kinds.CREATURE_TOKEN)
    total = 0.0
    k: i64
    nobody_before = 1.0
    nobody = 1.0
    catch = 0.0
    slot: i64 = 0
    while slot < kinds.SLOTS:
        if has(slots | covered, slot):
            k = 0
            while k < stakes.hunted:
                here = found(stakes, mixes, k, slot)
                spot: i64 = 10 * k + slot
                if here > 0.0:
                    nobody *= 1.0 - here
                    if has(covered, slot):
                        nobody_before *= 1.0 - here
                    else:
                        total += here * (undisturbed(stakes, mixes, spot) - stakes.caught[spot])
                k += 1
            catch = max(catch, -stakes.catch[slot])
        slot += 1
    return total + catch * (nobody_before - nobody)


def token_value(s: Position, token: i64, slots: i64, stakes: Stakes, mixes: Mixes) -> float:
    """What the Artemia or Target token takes from the Hunted on some slots."""
    if token == kinds.TARGET and s.on(kinds.TARGET_IS_CREATURE):
        return catch_value(s, slots, stakes, mixes)
    covered: i64 = s.token_slots(kinds.CREATURE_TOKEN)
    if token == kinds.TARGET:
        covered |= s.token_slots(kinds.ARTEMIA)
    total = 0.0
    slot: i64 = 0
    while slot < kinds.SLOTS:
        if has(slots, slot):
            k: i64 = 0
            while k < stakes.hunted:
                here = found(stakes, mixes, k, slot)
                if here > 0.0:
                    spot: i64 = 10 * k + slot
                    harm = undisturbed(stakes, mixes, spot) - stakes.artemia[spot]
                    if token == kinds.TARGET and s.on(kinds.DISCARD_OR_WILL):
                        harm = _SCREAM
                    elif token == kinds.TARGET and s.phase == 1:
                        harm = stakes.free[spot]
                    total += here * harm * (0.3 if has(covered, slot) else 1.0)
                k += 1
        slot += 1
    return total


def likeliest_hunted(s: Position, stakes: Stakes, mixes: Mixes) -> i64:
    """The seat of the Hunted that the Creature token most likely catches."""
    best: i64 = s.hunted(1)
    most = -1.0
    k: i64 = 0
    while k < stakes.hunted:
        chance = 0.0
        slot: i64 = 0
        while slot < kinds.SLOTS:
            share = mixes.creature[slot]
            if s.token_slots(kinds.CREATURE_TOKEN):
                share = 1.0 if has(s.token_slots(kinds.CREATURE_TOKEN), slot) else 0.0
            chance += share * found(stakes, mixes, k, slot)
            slot += 1
        if chance > most:
            most = chance
            best = s.hunted(k + 1)
        k += 1
    return best
