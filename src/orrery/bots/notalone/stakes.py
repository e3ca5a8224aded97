"""What a turn may bring the Hunted, place by place: with the power used, under Artemia, and caught.

All of it is counted by the evaluator's weights, in parts of the chance to win near where it stands now.
"""

from __future__ import annotations

from typing import Final

from orrery.bots.floats import Floats, zero_floats
from orrery.bots.notalone import odds
from orrery.bots.notalone.belief import could_play, number_at, slots_of
from orrery.bots.notalone.odds import W, chance, counters, hand_and_will, to_hand
from orrery.games.notalone import kinds
from orrery.games.notalone.position import Position
from orrery.games.notalone.survival_cards import marker_goal
from orrery.kernel.arrays import Ints, i64, zeros
from orrery.kernel.bits import bit, has, popcount
from orrery.kernel.sentinels import NONE

SPOTS: Final = 10 * (kinds.MOST_SEATS - 1)
_TELEPORT: Final = 0.6
_MAZE: Final = 120


class Stakes:
    """The stakes of one turn for every Hunted at every slot. Index: 10 * (k - 1) + slot for the k-th Hunted."""

    def __init__(self, s: Position, seen: Position) -> None:
        """Count what is at stake in an open position; what cards can be played is asked of the concealed one."""
        self.hunted: i64 = s.seats - 1
        self.standing = float(odds.log_odds(s, zeros(odds.FEATURES)))
        self.even = chance(self.standing)
        self.slope = max(0.02, self.even * (1.0 - self.even))
        self.slots: Ints = zeros(kinds.MOST_SEATS)
        """The slots where the k-th Hunted may be, by k - 1."""
        self.reach: Floats = zero_floats(kinds.MOST_SEATS)
        """How much of the k-th Hunted a token finds: who plays two cards may be harder to find, or easier."""
        self.free: Floats = zero_floats(SPOTS)
        self.again: Floats = zero_floats(SPOTS)
        """What a free place brings of which another Hunted has used the power."""
        self.artemia: Floats = zero_floats(SPOTS)
        self.caught: Floats = zero_floats(SPOTS)
        """What being caught costs the Hunted itself."""
        self.catch: Floats = zero_floats(kinds.SLOTS)
        """What a catch costs the team: Assimilation, once."""
        self.rescue: i64 = max(0, s.rescue - 1)
        self.room: i64 = 0
        slot: i64 = 0
        now: i64 = counters(s, self.rescue, s.assimilation)
        while slot < kinds.SLOTS:
            place: i64 = s.place_at(slot)
            spaces: i64 = s.tables.catch_assimilation[place] if place != NONE else 1
            self.catch[slot] = self.stake(counters(s, self.rescue, s.assimilation - spaces) - now)
            slot += 1
        k: i64 = 1
        while k < s.seats:
            seat: i64 = s.hunted(k)
            cards: i64 = could_play(seen, seat)
            self.slots[k - 1] = slots_of(s, cards)
            effect: i64 = s.effect_now(seat)
            reach = 1.0
            if effect == kinds.KEEP_ONE:
                reach = 0.2
            elif effect == kinds.BOTH:
                reach = 2.0
            elif effect == kinds.FROM_DISCARD:
                reach = 0.6
            self.reach[k - 1] = reach
            self.count(s, seat, 10 * (k - 1), self.slots[k - 1])
            k += 1

    def stake(self, change: i64) -> float:
        """What a change of log-odds means, as a share of the chance to win at the present slope."""
        if change == 0:
            return 0.0
        return (chance(self.standing + float(change)) - self.even) / self.slope

    def count(self, s: Position, seat: i64, row: i64, slots: i64) -> None:
        """Count what is at stake for a Hunted at its slots."""
        slot: i64 = 0
        while slot < kinds.SLOTS:
            if has(slots, slot):
                self.count_at(s, seat, row + slot, slot)
            slot += 1

    def count_at(self, s: Position, seat: i64, spot: i64, slot: i64) -> None:
        """Count what is at stake for a Hunted at one slot."""
        number: i64 = number_at(s, slot)
        place: i64 = s.place_at(slot)
        will: i64 = s.will(seat)
        hand: i64 = s.hand(seat)
        which: i64 = 0
        while which < 2:
            if s.played(seat, which) >= 0:
                hand |= bit(s.played(seat, which))
            which += 1
        thrown: i64 = s.discard(seat) & ~hand
        rest: i64 = hand & ~bit(number)
        left: i64 = popcount(rest)
        played: i64 = hand_and_will(s, left, will) - hand_and_will(s, left + 1, will) - to_hand(s, number)
        back: i64 = played + best_back(s, left, will, thrown)
        used: i64 = played + power_change(s, seat, place, number, rest, thrown, self.rescue)
        if s.takeback_strict == 1 and s.tables.once[place] == 1:
            self.again[spot] = self.stake(played)
        else:
            self.again[spot] = self.stake(back)
        self.free[spot] = self.stake(max(back, used))
        if s.tables.once[place] == 0:
            self.again[spot] = self.free[spot]
        fewer: i64 = hand_and_will(s, left - 1, will) - hand_and_will(s, left, will) if left > 0 else 0
        self.artemia[spot] = self.stake(played + fewer)
        loss: i64 = 1 + s.tables.catch_will[place]
        if loss < will:
            self.caught[spot] = self.stake(played + hand_and_will(s, left, will - loss) - hand_and_will(s, left, will))
        else:
            all_back: i64 = hand_and_will(s, left + 1 + popcount(thrown), kinds.MOST_WILL)
            change: i64 = all_back - hand_and_will(s, left + 1, will)
            change += sum_back(s, thrown)
            change += counters(s, self.rescue, s.assimilation - 1 - s.tables.catch_assimilation[place])
            change -= counters(s, self.rescue, s.assimilation - s.tables.catch_assimilation[place])
            self.caught[spot] = self.stake(change)


def sum_back(s: Position, thrown: i64) -> i64:
    """What it counts that all these discarded cards are in hand, beside their number."""
    total: i64 = 0
    number: i64 = 0
    while number < kinds.NUMBERS:
        if has(thrown, number):
            total += to_hand(s, number)
        number += 1
    return total


def best_back(s: Position, left: i64, will: i64, thrown: i64) -> i64:
    """What taking the best discarded card back counts, with so many cards left in hand."""
    if thrown == 0:
        return 0
    return max(0, hand_and_will(s, left + 1, will) - hand_and_will(s, left, will) + best_of_discard(s, thrown))


def best_of_discard(s: Position, thrown: i64) -> i64:
    """The most that one of these discarded cards counts in hand."""
    best: i64 = -odds.SURE
    number: i64 = 0
    while number < kinds.NUMBERS:
        if has(thrown, number) and to_hand(s, number) > best:
            best = to_hand(s, number)
        number += 1
    return best


def several_back(s: Position, left: i64, will: i64, own: i64, thrown: i64, cards: i64) -> i64:
    """What it counts that the played card returns, and so many of the discard."""
    count: i64 = min(cards, popcount(thrown))
    change: i64 = hand_and_will(s, left + 1 + count, will) - hand_and_will(s, left, will) + to_hand(s, own)
    while count > 0:
        best: i64 = -1
        number: i64 = 0
        while number < kinds.NUMBERS:
            if has(thrown, number) and (best < 0 or to_hand(s, number) > to_hand(s, best)):
                best = number
            number += 1
        thrown &= ~bit(best)
        change += to_hand(s, best)
        count -= 1
    return change


def draw_change(s: Position, seat: i64) -> i64:
    """What a Survival card more counts."""
    if not s.may_draw():
        return 0
    held: i64 = s.survival_count(seat)
    most: i64 = odds.HELD - 1
    last: i64 = W[odds.SURVIVAL_HELD + odds.least(held + 1, most)] - W[odds.SURVIVAL_HELD + odds.least(held, most)]
    return max(30, last)


def heal_change(s: Position, seat: i64, left: i64) -> i64:
    """What a Will for the Hunted that needs it most counts; the asking one has so many cards left in hand."""
    best: i64 = 0
    k: i64 = 1
    while k < s.seats:
        one: i64 = s.hunted(k)
        will: i64 = s.will(one)
        if will < kinds.MOST_WILL:
            cards: i64 = left if one == seat else popcount(s.hand(one))
            best = max(best, hand_and_will(s, cards, will + 1) - hand_and_will(s, cards, will))
        k += 1
    return best


def acquire_change(s: Position, seat: i64, left: i64, will: i64) -> i64:
    """What the best card of the reserve counts in hand."""
    best: i64 = 0
    offered: i64 = s.acquirable(seat)
    number: i64 = 0
    while number < kinds.NUMBERS:
        if has(offered, number):
            change: i64 = hand_and_will(s, left + 1, will) - hand_and_will(s, left, will)
            best = max(best, change + W[odds.IN_HAND + odds.place_number(s, number)])
        number += 1
    return best


def rescue_change(s: Position, rescue: i64, spaces: i64) -> i64:
    """What it counts that Rescue advances."""
    return counters(s, rescue - spaces, s.assimilation) - counters(s, rescue, s.assimilation)


def marker_change(s: Position, rescue: i64, spaces: i64) -> i64:
    """What one step of the Marker or the Shield counts."""
    group: i64 = odds.MARKER + (5 if s.exploration_numbers >> 3 & 1 else 0)
    goal: i64 = marker_goal(s)
    if s.marker < goal:
        return W[group + s.marker + 1] - W[group + s.marker]
    if goal == 1:
        return W[group] - W[group + 1] + rescue_change(s, rescue, spaces)
    shield: i64 = W[odds.SHIELD + 1] - W[odds.SHIELD]
    return W[group + 1] - W[group + 4] + rescue_change(s, rescue, spaces) + shield


def power_change(s: Position, seat: i64, place: i64, number: i64, rest: i64, thrown: i64, rescue: i64) -> i64:
    """What using the power of a place counts, for a Hunted with these cards left in hand and discarded before."""
    kind: i64 = s.tables.power[place]
    will: i64 = s.will(seat)
    left: i64 = popcount(rest)
    if kind <= kinds.RECYCLE_OR_COPY_BESIDE:
        all_back: i64 = hand_and_will(s, left + popcount(thrown), will) - hand_and_will(s, left, will)
        return all_back + sum_back(s, thrown)
    if kind == kinds.RETURN_SELF:
        return several_back(s, left, will, number, thrown, s.tables.power_a[place])
    if kind == kinds.RETURN_SELF_PER_WILL:
        return several_back(s, left, will, number, thrown, kinds.MOST_WILL - will)
    if kind == kinds.RETURN_SELF_AND_OTHER:
        return several_back(s, left, will, number, thrown, 1) + other_back(s, seat)
    if kind <= kinds.HAND_AND_DISCARD:
        effect: i64 = kinds.KEEP_ONE
        if kind == kinds.TWO_BOTH:
            effect = kinds.BOTH
        elif kind == kinds.HAND_AND_DISCARD:
            effect = kinds.FROM_DISCARD
        return W[odds.PAIR + effect] - W[odds.PAIR]
    if kind == kinds.MARKER_POWER or kind == kinds.SHIELD_POWER:
        return marker_change(s, rescue, s.tables.power_a[place])
    if kind == kinds.RESCUE_POWER:
        return rescue_change(s, rescue, s.tables.power_a[place])
    if kind == kinds.ACQUIRE:
        return acquire_change(s, seat, left, will)
    if kind == kinds.MAZE_POWER:
        return max(_MAZE, acquire_change(s, seat, left, will))
    return late_power_change(s, seat, place, kind, rest, rescue)


def late_power_change(s: Position, seat: i64, place: i64, kind: i64, rest: i64, rescue: i64) -> i64:
    """What using one of the other powers counts: Survival cards, Will, the Pole, the Portal."""
    will: i64 = s.will(seat)
    left: i64 = popcount(rest)
    if kind == kinds.HEAL_OR_DRAW:
        return max(heal_change(s, seat, left), draw_change(s, seat))
    if kind == kinds.DRAW_THEN_HEAL:
        return draw_change(s, seat) + heal_change(s, seat, left) // 2
    if kind == kinds.WILL_FOR_RESCUE:
        if will < s.tables.power_a[place]:
            return 0
        gain: i64 = rescue_change(s, rescue, s.tables.power_b[place])
        if will > 1:
            return gain + hand_and_will(s, left, will - 1) - hand_and_will(s, left, will)
        gain += counters(s, rescue, s.assimilation - 1) - counters(s, rescue, s.assimilation)
        return gain + hand_and_will(s, left + 2, kinds.MOST_WILL) - hand_and_will(s, left, will)
    if kind == kinds.WILL_ON_TRACK_OR_DRAW:
        return max(draw_change(s, seat), 2 * (W[odds.TRACK_WILL + 1] - W[odds.TRACK_WILL]))
    if kind == kinds.TELEPORT_POWER:
        return int(_TELEPORT * float(rescue_change(s, rescue, 1)))
    return draw_change(s, seat) + 20


def other_back(s: Position, seat: i64) -> i64:
    """What a card back counts for the Hunted beside this one that needs it most."""
    best: i64 = 0
    k: i64 = 1
    while k < s.seats:
        one: i64 = s.hunted(k)
        if one != seat and s.discard(one):
            best = max(best, best_back(s, popcount(s.hand(one)), s.will(one), s.discard(one)))
        k += 1
    return best
