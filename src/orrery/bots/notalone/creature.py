"""How the greedy bot plays the Creature."""

from __future__ import annotations

from typing import Final

from orrery.bots.notalone.hunt_cards import cards_in_hand, hunt_worth, kept_for
from orrery.bots.notalone.picking import best_of, mix
from orrery.bots.notalone.places import caught_on, chances, sum_over, worth
from orrery.games.notalone import actions as a
from orrery.games.notalone import frames, kinds
from orrery.games.notalone.hunt_cards import may_hunt, stands_for
from orrery.games.notalone.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import NONE

_AIM: Final = 8.0
_AIM_AT_ONE: Final = 16.0
"""How much better a place must look to be chosen clearly more often; at a single Hunted the Creature aims sharper."""


def hunt_well(s: Position, legal: list[Action], rng: Rng) -> int:
    """The Creature's choice."""
    kind: i64 = s.kind
    if kind == frames.BOARD_SIDE:
        return a.CHOOSE_SIDE + 1  # Artemia comes early on, and every other turn until the end (R4)
    if kind == frames.HUNTING:
        return place_well(s, legal, rng)
    if kind == frames.WINDOW:
        return window_card(s, legal)
    if kind == frames.BURY:
        return best_of([-hunt_worth(s, action - a.BURY) for action in legal], legal)
    scores = [creature_score(s, kind, action) for action in legal]
    return best_of(scores, legal)


def hit_values(s: Position) -> list[float]:
    """What the Creature token would bring at each slot: a catch, Will, and denied powers."""
    nobody: list[float] = [1.0] * 10
    will: list[float] = [0.0] * 10
    power: list[float] = [0.0] * 10
    for k in range(1, int(s.seats)):
        seat = s.hunted(k)
        likely = chances(s, seat)
        for slot in range(10):
            if likely[slot] > 0.0:
                nobody[slot] *= 1.0 - likely[slot]
                place: i64 = s.place_at(slot)
                loss = 1.0 + float(s.tables.catch_will[place])
                last = 1.6 if float(s.will(seat)) <= loss else 0.35 * loss
                will[slot] += likely[slot] * last
                power[slot] += likely[slot] * worth(s, seat, place)
    out: list[float] = []
    for slot in range(10):
        place = s.place_at(slot)
        catch = float(s.tables.catch_assimilation[place]) if place != NONE else 1.0
        out.append(2.0 * catch * (1.0 - nobody[slot]) + will[slot] + 0.4 * power[slot])
    return out


def place_well(s: Position, legal: list[Action], rng: Rng) -> int:
    """Play the best Hunt card of phase 2 first, then put each token where it brings most, mixing."""
    cards = [action for action in legal if a.PLAY_HUNT <= action < a.PLAY_SURVIVAL]
    if cards:
        card = best_of([hunt_worth(s, action - a.PLAY_HUNT) for action in cards], cards)
        if hunt_worth(s, card - a.PLAY_HUNT) >= kept_for(s, 3):
            return card
    values = hit_values(s)
    detour = cards_in_hand(s, kinds.MOVE_HUNTED) and may_hunt(s)
    aim = _AIM_AT_ONE if s.seats == 2 else _AIM
    choices: list[Action] = []
    scores: list[float] = []
    for action in legal:
        if a.PLACE_TOKEN <= action < a.PLACE_WIDE:
            number: i64 = action - a.PLACE_TOKEN
            score = token_score(s, values, detour, number // 10, bit(number % 10))
        elif a.PLACE_WIDE <= action < a.MOVE_TOKEN:
            number = action - a.PLACE_WIDE
            score = token_score(s, values, detour, number // a.SLOT_PAIRS, s.tables.pair_mask[number % a.SLOT_PAIRS])
        else:
            continue
        choices.append(action)
        scores.append(score)
    return mix(scores, choices, rng, aim) if choices else legal[0]


def token_score(s: Position, values: list[float], detour: bool, token: i64, slots: i64) -> float:
    """What a token on some slots may bring."""
    score = sum_over(values, slots)
    covered: i64 = s.token_slots(0) | s.token_slots(1) | s.token_slots(2)
    if slots & covered:
        score *= 0.4
    if token == 0:
        score += 0.1  # the Creature token first, where it counts most
        if detour:
            score += 0.8 * sum_over(values, s.tables.around(slots) & ~slots)
    elif token == kinds.TARGET and s.on(kinds.BLOW_AWAY) and not s.tables.around(slots) & s.token_slots(0):
        score *= 0.2  # a Tornado blows to the Creature
    return score


def window_card(s: Position, legal: list[Action]) -> int:
    """A Hunt card outside phase 2: when nothing in hand is better kept for this turn."""
    kept = kept_for(s, 2) if s.phase < 3 else kept_for(s, 4) if s.phase == 3 else 0.0
    if s.phase == 3 and s.rescue > 4:
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
    near: i64 = s.tables.around(s.token_slots(0)) & ~s.token_slots(0)
    for spot in range(2 * kinds.MOST_SEATS):
        if s.explored(spot // 2, spot % 2) != NONE and near >> s.explored(spot // 2, spot % 2) & 1:
            return True
    return False


def explorers_worth(s: Position, slot: i64) -> float:
    """What the unresolved powers at a slot would bring the Hunted there."""
    total = 0.0
    for spot in range(2 * kinds.MOST_SEATS):
        if (
            s.explored(spot // 2, spot % 2) == slot
            and s.place_at(slot) != NONE
            and not s.resolved(spot // 2) >> spot % 2 & 1
        ):
            total += worth(s, spot // 2, s.place_at(slot))
    return total


def creature_score(s: Position, kind: i64, action: i64) -> float:
    """How good a choice within a card's effect is for the Creature."""
    if a.NAME_SEAT <= action < a.NAME_SEAT + kinds.MOST_SEATS:
        seat: i64 = action - a.NAME_SEAT
        return float(s.hand_count(seat)) + 2.0 * float(3 - s.will(seat))
    if a.TO_SLOT <= action < a.TO_SLOT + 10:
        slot: i64 = action - a.TO_SLOT
        if kind == frames.CATACLYSM:
            covered: i64 = s.token_slots(0) | s.token_slots(1)
            return 0.0 if covered >> slot & 1 else explorers_worth(s, slot)
        return 3.0 if s.token_slots(0) >> slot & 1 else 1.0 if s.token_slots(1) >> slot & 1 else 0.0
    if a.MOVE_WHOM <= action < a.MOVE_WHOM + 2 * kinds.MOST_SEATS:
        spot: i64 = action - a.MOVE_WHOM
        near: i64 = s.tables.near[s.explored(spot // 2, spot % 2)]
        return 2.0 + float(3 - s.will(spot // 2)) if near & s.token_slots(0) else 0.0
    if a.MOVE_TOKEN <= action < a.MOVE_TOKEN + 30:
        return explorers_worth(s, (action - a.MOVE_TOKEN) % 10)
    if a.NAME_ONE <= action < a.NAME_TWO + a.PAIRS:
        return telepathy_score(s, s.arg, action)
    if a.SWAP_TWO <= action < a.SWAP_TWO + 3:
        first: i64 = 0 if action < a.SWAP_TWO + 2 else 1
        second: i64 = 1 if action == a.SWAP_TWO else 2
        if first != 0:
            return -1.0
        return caught_on(s, s.token_slots(second)) - caught_on(s, s.token_slots(0))
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
            share += likely[s.slot_of(number)]
    return share if share < 0.5 else 1.0 - share
