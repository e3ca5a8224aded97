"""How the greedy bot plays the Creature."""

from __future__ import annotations

from typing import Final

from orrery.bots.notalone.hunt_cards import cards_in_hand, hunt_worth, kept_for
from orrery.bots.notalone.picking import best_of, mix
from orrery.bots.notalone.places import caught_on, chances, sum_over, worth
from orrery.games.notalone import actions as a
from orrery.games.notalone import kinds
from orrery.games.notalone import position as p
from orrery.games.notalone.hunt import may_hunt, stands_for
from orrery.games.notalone.layout import DONE, HAND_N, PHASE, PLACE_AT, RESCUE, SPOT, TOKEN_AT, WHERE, WILL
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.rng import Rng
from orrery.kernel.state import ARG, KIND, NONE, SEATS, TOP

_AIM: Final = 8.0
_AIM_AT_ONE: Final = 16.0
"""How much better a place must look to be chosen clearly more often; at a single Hunted the Creature aims sharper."""


def hunt_well(s: Position, legal: list[int], rng: Rng) -> int:
    """The Creature's choice."""
    kind: i64 = s.data[s.data[TOP] + KIND]
    if kind == p.BOARD_SIDE:
        return a.CHOOSE_SIDE + 1  # Artemia comes early on, and every other turn until the end (R4)
    if kind == p.HUNTING:
        return place_well(s, legal, rng)
    if kind == p.WINDOW:
        return window_card(s, legal)
    if kind == p.BURYING:
        return best_of([-hunt_worth(s, action - a.BURY) for action in legal], legal)
    scores = [creature_score(s, kind, action) for action in legal]
    return best_of(scores, legal)


def hit_values(s: Position) -> list[float]:
    """What the Creature token would bring at each slot: a catch, Will, and denied powers."""
    nobody: list[float] = [1.0] * 10
    will: list[float] = [0.0] * 10
    power: list[float] = [0.0] * 10
    for k in range(1, int(s.data[SEATS])):
        seat = s.hunted(k)
        likely = chances(s, seat)
        for slot in range(10):
            if likely[slot] > 0.0:
                nobody[slot] *= 1.0 - likely[slot]
                place: i64 = s.data[PLACE_AT + slot]
                loss = 1.0 + float(s.tables.catch_will[place])
                last = 1.6 if float(s.data[WILL + seat]) <= loss else 0.35 * loss
                will[slot] += likely[slot] * last
                power[slot] += likely[slot] * worth(s, seat, place)
    out: list[float] = []
    for slot in range(10):
        place = s.data[PLACE_AT + slot]
        catch = float(s.tables.catch_assimilation[place]) if place != NONE else 1.0
        out.append(2.0 * catch * (1.0 - nobody[slot]) + will[slot] + 0.4 * power[slot])
    return out


def place_well(s: Position, legal: list[int], rng: Rng) -> int:
    """Play the best Hunt card of phase 2 first, then put each token where it brings most, mixing."""
    cards = [action for action in legal if a.PLAY_HUNT <= action < a.PLAY_SURVIVAL]
    if cards:
        card = best_of([hunt_worth(s, action - a.PLAY_HUNT) for action in cards], cards)
        if hunt_worth(s, card - a.PLAY_HUNT) >= kept_for(s, 3):
            return card
    values = hit_values(s)
    detour = cards_in_hand(s, kinds.MOVE_HUNTED) and may_hunt(s)
    aim = _AIM_AT_ONE if s.data[SEATS] == 2 else _AIM
    choices: list[int] = []
    scores: list[float] = []
    for action in legal:
        token: i64
        slots: i64
        if a.PLACE_TOKEN <= action < a.PLACE_WIDE:
            token = (action - a.PLACE_TOKEN) // 10
            slots = bit((action - a.PLACE_TOKEN) % 10)
        elif a.PLACE_WIDE <= action < a.MOVE_TOKEN:
            token = (action - a.PLACE_WIDE) // a.SLOT_PAIRS
            slots = s.tables.pair_mask[(action - a.PLACE_WIDE) % a.SLOT_PAIRS]
        else:
            continue
        score = sum_over(values, slots)
        covered: i64 = s.data[TOKEN_AT] | s.data[TOKEN_AT + 1] | s.data[TOKEN_AT + 2]
        if slots & covered:
            score *= 0.4
        if token == 0:
            score += 0.1  # the Creature token first, where it counts most
            if detour:
                score += 0.8 * sum_over(values, s.tables.around(slots) & ~slots)
        elif token == kinds.TARGET and s.on(kinds.BLOW_AWAY) and not s.tables.around(slots) & s.data[TOKEN_AT]:
            score *= 0.2  # a Tornado blows to the Creature
        choices.append(action)
        scores.append(score)
    return mix(scores, choices, rng, aim) if choices else legal[0]


def window_card(s: Position, legal: list[int]) -> int:
    """A Hunt card outside phase 2: when nothing in hand is better kept for this turn."""
    kept = kept_for(s, 2) if s.data[PHASE] < 3 else kept_for(s, 4) if s.data[PHASE] == 3 else 0.0
    if s.data[PHASE] == 3 and s.data[RESCUE] > 4:
        kept = min(kept, 1.0)
    best, score = legal[0], 0.0
    for action in legal:
        if a.PLAY_HUNT <= action < a.PLAY_SURVIVAL:
            value = hunt_worth(s, action - a.PLAY_HUNT)
            kind: i64 = s.tables.hunt_kind[stands_for(s, action - a.PLAY_HUNT)]
            if kind == kinds.MOVE_HUNTED and not somebody_beside_the_creature(s):
                value = 0.0
            if value >= kept and value > score:
                best, score = action, value
    return best


def somebody_beside_the_creature(s: Position) -> bool:
    """Whether a Detour could lead a Hunted to the Creature token."""
    near: i64 = s.tables.around(s.data[TOKEN_AT]) & ~s.data[TOKEN_AT]
    for spot in range(2 * kinds.MOST_SEATS):
        if s.data[SPOT + spot] != NONE and near >> s.data[SPOT + spot] & 1:
            return True
    return False


def explorers_worth(s: Position, slot: i64) -> float:
    """What the unresolved powers at a slot would bring the Hunted there."""
    total = 0.0
    for spot in range(2 * kinds.MOST_SEATS):
        if (
            s.data[SPOT + spot] == slot
            and s.data[PLACE_AT + slot] != NONE
            and not s.data[DONE + spot // 2] >> spot % 2 & 1
        ):
            total += worth(s, spot // 2, s.data[PLACE_AT + slot])
    return total


def creature_score(s: Position, kind: i64, action: i64) -> float:
    """How good a choice within a card's effect is for the Creature."""
    at = s.data
    if a.NAME_SEAT <= action < a.NAME_SEAT + kinds.MOST_SEATS:
        seat: i64 = action - a.NAME_SEAT
        return float(at[HAND_N + seat]) + 2.0 * float(3 - at[WILL + seat])
    if a.TO_SLOT <= action < a.TO_SLOT + 10:
        slot: i64 = action - a.TO_SLOT
        if kind == p.CATACLYSM:
            covered: i64 = at[TOKEN_AT] | at[TOKEN_AT + 1]
            return 0.0 if covered >> slot & 1 else explorers_worth(s, slot)
        return 3.0 if at[TOKEN_AT] >> slot & 1 else 1.0 if at[TOKEN_AT + 1] >> slot & 1 else 0.0
    if a.MOVE_WHOM <= action < a.MOVE_WHOM + 2 * kinds.MOST_SEATS:
        spot: i64 = action - a.MOVE_WHOM
        near: i64 = s.tables.near[at[SPOT + spot]]
        return 2.0 + float(3 - at[WILL + spot // 2]) if near & at[TOKEN_AT] else 0.0
    if a.MOVE_TOKEN <= action < a.MOVE_TOKEN + 30:
        return explorers_worth(s, (action - a.MOVE_TOKEN) % 10)
    if a.NAME_ONE <= action < a.NAME_TWO + a.PAIRS:
        return telepathy_score(s, at[at[TOP] + ARG], action)
    if a.SWAP_TWO <= action < a.SWAP_TWO + 3:
        first: i64 = 0 if action < a.SWAP_TWO + 2 else 1
        second: i64 = 1 if action == a.SWAP_TWO else 2
        if first != 0:
            return -1.0
        return caught_on(s, at[TOKEN_AT + second]) - caught_on(s, at[TOKEN_AT])
    return 0.0


def telepathy_score(s: Position, seat: i64, action: i64) -> float:
    """Telepathy tells most when the places named are about as likely as the others."""
    likely = chances(s, seat)
    mask: i64
    if action < a.NAME_TWO:
        mask = bit(action - a.NAME_ONE)
    else:
        mask = bit(a.PAIR_FIRST[action - a.NAME_TWO]) | bit(a.PAIR_SECOND[action - a.NAME_TWO])
    share = 0.0
    for number in range(10):
        if mask >> number & 1:
            share += likely[s.data[WHERE + number]]
    return share if share < 0.5 else 1.0 - share
