"""What bots know of Not Alone: a greedy player for both sides, and the automatic Creature of R45."""

from __future__ import annotations

from typing import Final

from orrery.bots.bot import Bot, Budget
from orrery.games.notalone import actions as a
from orrery.games.notalone import kinds
from orrery.games.notalone import position as p
from orrery.games.notalone.hunt import may_hunt, stands_for
from orrery.games.notalone.layout import (
    ASSIMILATION,
    CARD,
    CREATURE,
    DISCARD,
    DISCARD_N,
    DONE,
    HAND,
    HAND_N,
    HUNT_HAND,
    MARKER,
    NOW,
    OWNED,
    PHASE,
    PLACE_AT,
    RESCUE,
    SHOWN,
    SPOT,
    TEAM,
    TOKEN_AT,
    TOLD_ANSWER,
    TOLD_PLACES,
    TOLD_SEAT,
    WHERE,
    WILL,
)
from orrery.games.notalone.position import Position
from orrery.games.notalone.survival import marker_goal
from orrery.kernel.arrays import i64
from orrery.kernel.rng import Rng
from orrery.kernel.state import ARG, KIND, NONE, SEATS, TOP, UNKNOWN, State

_SHARPNESS: Final = 2.2
"""How much better a card must look to be played clearly more often: choices are mixed, not fixed."""

_AIM: Final = 8.0
"""The same for the Creature's tokens."""

_HUNT_WORTH: Final = {
    kinds.TARGET_IS_CREATURE: 3.0,
    kinds.TWO_PLACES: 2.9,
    kinds.FIERCE: 1.4,
    kinds.DISCARD_OR_WILL: 2.9,
    kinds.ARTEMIA_WILL: 2.2,
    kinds.TARGET_INEFFECTIVE: 1.8,
    kinds.ALL_INEFFECTIVE: 1.8,
    kinds.ARTEMIA_DISCARDS: 1.8,
    kinds.SWAP_TOKENS: 2.7,
    kinds.ANTICIPATE: 1.7,
    kinds.BLOW_AWAY: 2.7,
    kinds.TARGET_SURVIVAL: 1.5,
    kinds.EACH_DISCARDS: 1.4,
    kinds.DISCARD_DOWN: 1.3,
    kinds.ASK_PLACES: 2.5,
    kinds.SHOW_HAND: 1.9,
    kinds.NO_TAKE_BACK: 1.2,
    kinds.PLACES_INEFFECTIVE: 1.1,
    kinds.TAKE_BACK_LIMIT: 1.0,
    kinds.BAR_SURVIVAL: 0.9,
    kinds.BOTH_COUNTERS: 0.4,
    kinds.NO_SURVIVAL: 1.2,
    kinds.RESIST_LIMIT: 0.8,
}
"""What a Hunt card is worth to the Creature, by its kind; those played at a fitting moment only are left out."""

_ALWAYS: Final = [
    kinds.REGAIN_WILL,
    kinds.SET_MARKER,
    kinds.STRIKE_BACK,
    kinds.HEAL_OTHER,
    kinds.OTHER_TAKES_BACK,
    kinds.IGNORE_TOKEN,
    kinds.SPEND_MARKER,
    kinds.TAKE_BACK_LAST,
    kinds.RESCUE_IF_NO_CATCH,
    kinds.KEEP_PLAYED,
]
"""Survival cards played as soon as they can be."""


class AutomaticCreature(Bot):
    """R45: every token goes to a random place that some Hunted could have played; no other thought."""

    name = "automatic"

    def choose(self, concealed: State, legal: list[int], rng: Rng, budget: Budget) -> int:
        """Place tokens where somebody could be; else anything."""
        assert isinstance(concealed, Position)
        likely: list[int] = []
        for action in legal:
            if a.PLACE_TOKEN <= action < a.PLACE_WIDE and could_be_there(concealed, (action - a.PLACE_TOKEN) % 10):
                likely.append(action)
        return rng.choice(likely if likely else legal)


def could_be_there(s: Position, slot: i64) -> bool:
    """Whether some Hunted could have played the place at a slot."""
    k: i64 = 1
    while k < s.at[SEATS]:
        if chances(s, s.hunted(k))[slot] > 0.0:
            return True
        k += 1
    return False


class NotAloneGreedy(Bot):
    """Weighs places by what their powers bring and by the danger there, and mixes; seeing only what its seat may."""

    name = "greedy"

    def choose(self, concealed: State, legal: list[int], rng: Rng, budget: Budget) -> int:
        """Pick an action for whichever side the seat plays."""
        if len(legal) == 1:
            return legal[0]
        assert isinstance(concealed, Position)
        seat: i64 = concealed.viewer
        if seat == concealed.at[CREATURE]:
            return hunt_well(concealed, legal, rng)
        return survive_well(concealed, seat, legal, rng)


# What a place is worth to a Hunted.


def worth(s: Position, seat: i64, place: i64) -> float:
    """What the power of a place brings a Hunted now, in spaces of Rescue more or less."""
    at = s.at
    kind: i64 = s.tables.power[place]
    thrown = float(at[DISCARD_N + seat])
    if kind == kinds.RECYCLE_OR_COPY or kind == kinds.RECYCLE_OR_COPY_BESIDE:
        return 0.3 + 0.7 * thrown
    if kind == kinds.RETURN_SELF:
        return 0.9 + 0.6 * min(thrown, float(s.tables.power_a[place]))
    if kind == kinds.RETURN_SELF_PER_WILL:
        return 0.9 + 0.6 * min(thrown, float(kinds.MOST_WILL - at[WILL + seat]))
    if kind == kinds.RETURN_SELF_AND_OTHER:
        return 1.1 + 0.6 * min(thrown, 1.0)
    if kind <= kinds.HAND_AND_DISCARD:
        return 0.8
    if kind == kinds.MARKER_POWER or kind == kinds.SHIELD_POWER:
        return 2.6 if at[MARKER] == marker_goal(s) else 1.5
    if kind == kinds.RESCUE_POWER:
        return 2.6
    if kind == kinds.ACQUIRE or kind == kinds.MAZE_POWER:
        return 2.2 if at[OWNED + seat] >> 7 & 1 == 0 else 1.0
    if kind == kinds.WILL_FOR_RESCUE:
        return 3.2 if at[WILL + seat] > 1 else 1.2
    if kind == kinds.HEAL_OR_DRAW or kind == kinds.DRAW_THEN_HEAL:
        return 1.1 + 0.4 * float(3 - at[WILL + seat])
    return 1.0


def card_worth(s: Position, seat: i64, number: i64) -> float:
    """What having a Place card is worth: its power, more for those that recycle or save."""
    slot: i64 = s.at[WHERE + number]
    return worth(s, seat, s.at[PLACE_AT + slot]) if slot != NONE else 0.0


def chances(s: Position, seat: i64) -> list[float]:
    """How likely a Hunted is at each slot, from what the viewer may know of its cards."""
    at = s.at
    out: list[float] = [0.0] * 10
    cards: i64 = at[OWNED + seat] & ~at[SHOWN + seat]
    if at[DISCARD + seat] != UNKNOWN:
        cards &= ~at[DISCARD + seat]
    cards = s.accessible_of(cards)
    if at[TOLD_SEAT] == seat:
        told: i64 = cards & at[TOLD_PLACES] if at[TOLD_ANSWER] else cards & ~at[TOLD_PLACES]
        if told:
            cards = told
    total = 0.0
    for number in range(10):
        if cards >> number & 1:
            weight = 2.0 + card_worth(s, seat, number)
            out[at[WHERE + number]] = weight
            total += weight
    several = 2.0 if at[NOW + seat] == kinds.BOTH else 1.0
    for slot in range(10):
        if out[slot] > 0.0:
            out[slot] = min(1.0, several * out[slot] / total)
    beside: i64 = at[CARD + 2 * seat + 1]
    if at[NOW + seat] == kinds.FROM_DISCARD and beside >= 0:
        out[at[WHERE + beside]] = 0.4
    return out


def mix(scores: list[float], choices: list[int], rng: Rng, sharpness: float) -> int:
    """Pick one, the better ones more often: each as likely as a power of its score."""
    best = max(scores)
    weights: list[int] = []
    for score in scores:
        gap = (best - score) * sharpness
        share = 1.0 / (1.0 + gap + gap * gap + gap * gap * gap)
        weights.append(int(share * 10_000.0) + 1)
    ticket = int(rng.below(sum(weights)))
    for number, weight in enumerate(weights):
        if ticket < weight:
            return choices[number]
        ticket -= weight
    return choices[-1]


def best_of(scores: list[float], choices: list[int]) -> int:
    """The choice with the highest score, the first of equals."""
    number = 0
    for i, score in enumerate(scores):
        if score > scores[number]:
            number = i
    return choices[number]


# The Creature.


def hunt_well(s: Position, legal: list[int], rng: Rng) -> int:
    """The Creature's choice."""
    kind: i64 = s.at[s.at[TOP] + KIND]
    if kind == p.HUNTING:
        return place_well(s, legal, rng)
    if kind == p.WINDOW:
        return window_card(s, legal)
    if kind == p.BURYING:
        return best_of([-hunt_worth(s, action - a.BURY) for action in legal], legal)
    scores = [creature_score(s, kind, action) for action in legal]
    return best_of(scores, legal)


def hunt_worth(s: Position, card: i64) -> float:
    """What a Hunt card is worth now."""
    real: i64 = stands_for(s, card)
    if real == NONE:
        return 0.1
    kind: i64 = s.tables.hunt_kind[real]
    if kind == kinds.RESCUE_STAYS:
        return 2.5 if s.at[RESCUE] <= 4 else 1.5
    if kind == kinds.MORE_HUNT_CARDS or kind == kinds.DRAW_MORE:
        return 1.0
    if kind == kinds.MOVE_HUNTED:
        return 3.2
    if kind == kinds.BAR_PLACES:
        return 2.8 if s.at[SEATS] <= 3 else 1.0
    if kind == kinds.ONE_INEFFECTIVE or kind == kinds.MOVE_TOKEN_HUNT:
        return 1.4
    return _HUNT_WORTH.get(int(kind), 1.0)


def hit_values(s: Position) -> list[float]:
    """What the Creature token would bring at each slot: a catch, Will, and denied powers."""
    nobody: list[float] = [1.0] * 10
    will: list[float] = [0.0] * 10
    power: list[float] = [0.0] * 10
    for k in range(1, int(s.at[SEATS])):
        seat = s.hunted(k)
        likely = chances(s, seat)
        for slot in range(10):
            if likely[slot] > 0.0:
                nobody[slot] *= 1.0 - likely[slot]
                place: i64 = s.at[PLACE_AT + slot]
                loss = 1.0 + float(s.tables.catch_will[place])
                last = 1.6 if float(s.at[WILL + seat]) <= loss else 0.35 * loss
                will[slot] += likely[slot] * last
                power[slot] += likely[slot] * worth(s, seat, place)
    out: list[float] = []
    for slot in range(10):
        place = s.at[PLACE_AT + slot]
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
    choices: list[int] = []
    scores: list[float] = []
    for action in legal:
        token: i64
        slots: i64
        if a.PLACE_TOKEN <= action < a.PLACE_WIDE:
            token = (action - a.PLACE_TOKEN) // 10
            slots = 1 << (action - a.PLACE_TOKEN) % 10
        elif a.PLACE_WIDE <= action < a.MOVE_TOKEN:
            token = (action - a.PLACE_WIDE) // a.SLOT_PAIRS
            slots = s.tables.pair_mask[(action - a.PLACE_WIDE) % a.SLOT_PAIRS]
        else:
            continue
        score = sum_over(values, slots)
        covered: i64 = s.at[TOKEN_AT] | s.at[TOKEN_AT + 1] | s.at[TOKEN_AT + 2]
        if slots & covered:
            score *= 0.4
        if token == 0:
            score += 0.1  # the Creature token first, where it counts most
            if detour:
                score += 0.8 * sum_over(values, s.tables.around(slots) & ~slots)
        elif token == kinds.TARGET and s.on(kinds.BLOW_AWAY) and not s.tables.around(slots) & s.at[TOKEN_AT]:
            score *= 0.2  # a Tornado blows to the Creature
        choices.append(action)
        scores.append(score)
    return mix(scores, choices, rng, _AIM) if choices else legal[0]


def sum_over(values: list[float], slots: i64) -> float:
    """The values of some slots together."""
    total = 0.0
    for slot in range(10):
        if slots >> slot & 1:
            total += values[slot]
    return total


def cards_in_hand(s: Position, kind: i64) -> bool:
    """Whether the Creature holds a Hunt card of a kind."""
    for card in range(kinds.HUNT_CARDS):
        if s.at[HUNT_HAND] >> card & 1 and s.tables.hunt_kind[card] == kind:
            return True
    return False


def window_card(s: Position, legal: list[int]) -> int:
    """A Hunt card outside phase 2: when nothing in hand is better kept for this turn."""
    kept = kept_for(s, 2) if s.at[PHASE] < 3 else kept_for(s, 4) if s.at[PHASE] == 3 else 0.0
    if s.at[PHASE] == 3 and s.at[RESCUE] > 4:
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


def kept_for(s: Position, phase: i64) -> float:
    """The worth of the best Hunt card in hand that is played in a later phase, from this one on."""
    kept = 0.0
    for card in range(kinds.HUNT_CARDS):
        if s.at[HUNT_HAND] >> card & 1 and s.tables.hunt_phase[card] >= phase:
            kept = max(kept, hunt_worth(s, card))
    return kept


def somebody_beside_the_creature(s: Position) -> bool:
    """Whether a Detour could lead a Hunted to the Creature token."""
    near: i64 = s.tables.around(s.at[TOKEN_AT]) & ~s.at[TOKEN_AT]
    for spot in range(2 * kinds.MOST_SEATS):
        if s.at[SPOT + spot] != NONE and near >> s.at[SPOT + spot] & 1:
            return True
    return False


def explorers_worth(s: Position, slot: i64) -> float:
    """What the unresolved powers at a slot would bring the Hunted there."""
    total = 0.0
    for spot in range(2 * kinds.MOST_SEATS):
        if s.at[SPOT + spot] == slot and s.at[PLACE_AT + slot] != NONE and not s.at[DONE + spot // 2] >> spot % 2 & 1:
            total += worth(s, spot // 2, s.at[PLACE_AT + slot])
    return total


def creature_score(s: Position, kind: i64, action: i64) -> float:
    """How good a choice within a card's effect is for the Creature."""
    at = s.at
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
        mask = 1 << (action - a.NAME_ONE)
    else:
        mask = 1 << a.PAIR_FIRST[action - a.NAME_TWO] | 1 << a.PAIR_SECOND[action - a.NAME_TWO]
    share = 0.0
    for number in range(10):
        if mask >> number & 1:
            share += likely[s.at[WHERE + number]]
    return share if share < 0.5 else 1.0 - share


def caught_on(s: Position, slots: i64) -> float:
    """How many Hunted stand on some slots."""
    count = 0.0
    for spot in range(2 * kinds.MOST_SEATS):
        if s.at[SPOT + spot] != NONE and slots >> s.at[SPOT + spot] & 1:
            count += 1.0
    return count


# The Hunted.


def survive_well(s: Position, seat: i64, legal: list[int], rng: Rng) -> int:
    """A Hunted's choice."""
    kind: i64 = s.at[s.at[TOP] + KIND]
    if kind == p.CHOOSE:
        return choose_place(s, seat, legal, rng)
    if kind == p.WINDOW:
        return window_survival(s, seat, legal)
    if kind == p.MOVING:
        return best_of([0.0 - caught_on(s, 1 << (action - a.MOVE_TOKEN) % 10) for action in legal], legal)
    scores = [hunted_score(s, seat, kind, action) for action in legal]
    return best_of(scores, legal)


def choose_place(s: Position, seat: i64, legal: list[int], rng: Rng) -> int:
    """Play what brings most, mixing; spend Will only when too few cards are left to be unpredictable."""
    at = s.at
    plays = [action for action in legal if a.PLAY <= action < a.RESIST]
    if a.TAKE_BACK <= legal[0] < a.TAKE_BACK + 10:
        return best_of([card_worth(s, seat, action - a.TAKE_BACK) for action in legal], legal)
    if a.WILL_FROM_SUPPLY in legal:
        return a.WILL_FROM_SUPPLY
    few = at[HAND_N + seat] <= 2 and at[DISCARD_N + seat] >= 2
    recycles = at[HAND + seat] & 1
    if a.RESIST in legal and (not plays or (few and not recycles and at[WILL + seat] > 2)):
        return a.RESIST
    if not plays:
        return legal[0]
    if a.GIVE_UP in legal and at[WILL + seat] == 1 and at[HAND_N + seat] <= 1 and at[ASSIMILATION] > 3:
        return a.GIVE_UP
    scores: list[float] = []
    for action in plays:
        scores.append(play_score(s, seat, action))
    return mix(scores, plays, rng, _SHARPNESS)


def play_score(s: Position, seat: i64, action: i64) -> float:
    """What playing a card, or two, may bring."""
    if action < a.PLAY_TWO:
        return play_worth(s, seat, action - a.PLAY)
    if action < a.PLAY_WITH:
        first: i64 = a.PAIR_FIRST[action - a.PLAY_TWO]
        second: i64 = a.PAIR_SECOND[action - a.PLAY_TWO]
        return 0.6 * (play_worth(s, seat, first) + play_worth(s, seat, second))
    number: i64 = action - a.PLAY_WITH
    return 0.6 * (play_worth(s, seat, number // 10) + play_worth(s, seat, number % 10))


def play_worth(s: Position, seat: i64, number: i64) -> float:
    """The worth of a power, less where a catch costs more or the Creature would look first."""
    place: i64 = s.at[PLACE_AT + s.at[WHERE + number]]
    value = worth(s, seat, place)
    value -= 0.5 * float(s.tables.catch_will[place]) * float(4 - s.at[WILL + seat])
    value -= 0.5 * float(s.tables.catch_assimilation[place] - 1)
    return value


def window_survival(s: Position, seat: i64, legal: list[int]) -> int:
    """Survival cards that help at once are played at once, others when they are needed."""
    at = s.at
    for action in legal:
        if action < a.PLAY_SURVIVAL or action >= a.PLAY:
            continue
        card: i64 = action - a.PLAY_SURVIVAL
        kind: i64 = s.tables.survival_kind[card]
        if int(kind) in _ALWAYS and not s.on(kinds.RESCUE_STAYS):
            return action
        if kind == kinds.TAKE_BACK_CARDS and at[DISCARD_N + seat] >= 3:
            return action
        if kind == kinds.RESIST_MORE and at[DISCARD_N + seat] >= 3 and at[HAND_N + seat] <= 2:
            return action
        if kind == kinds.HIDE_DISCARDS and at[DISCARD_N + seat] >= 2 and at[PHASE] == 1 and not at[TEAM]:
            return action
        if kind == kinds.MOVE_TOKEN_SURVIVAL:
            token: i64 = s.tables.survival_token[card]
            if caught_on(s, at[TOKEN_AT + token]) > 0.0:
                return action
        if kind == kinds.LOSE_LESS and (stands_under(s, seat, 0)):
            return action
    return legal[0]


def stands_under(s: Position, seat: i64, token: i64) -> bool:
    """Whether a Hunted is where a token lies."""
    for i in range(2):
        slot: i64 = s.at[SPOT + 2 * seat + i]
        if slot != NONE and s.at[TOKEN_AT + token] >> slot & 1:
            return True
    return False


def hunted_score(s: Position, seat: i64, kind: i64, action: i64) -> float:
    """How good a choice within a place's or card's effect is for a Hunted."""
    at = s.at
    if kind == p.RESOLVE:
        return resolve_score(s, seat, action)
    if a.TAKE_BACK <= action < a.TAKE_BACK + 10:
        return 1.0 + card_worth(s, seat, action - a.TAKE_BACK)
    if a.DISCARD_CARD <= action < a.DISCARD_CARD + 10:
        spare = 0.5 if at[HAND_N + seat] >= 4 else -1.0
        return spare - 0.1 * card_worth(s, seat, action - a.DISCARD_CARD)
    if action == a.LOSE_WILL:
        return 0.0 if at[WILL + seat] >= 2 else -3.0
    if a.PICK <= action < a.PICK + 10:
        slot: i64 = at[WHERE + action - a.PICK]
        danger = 4.0 if at[TOKEN_AT] >> slot & 1 else 2.0 if at[TOKEN_AT + 1] >> slot & 1 else 0.0
        return card_worth(s, seat, action - a.PICK) - danger
    if action == a.RECYCLE:
        return 0.7 * float(at[DISCARD_N + seat])
    if a.COPY <= action < a.COPY + 10:
        return worth(s, seat, at[PLACE_AT + action - a.COPY])
    if a.ACQUIRE_CARD <= action < a.ACQUIRE_CARD + 10:
        return 1.0 + card_worth(s, seat, action - a.ACQUIRE_CARD)
    if a.REVEAL <= action < a.SET_PLACE or action == a.USE:
        return 2.0
    if a.TELEPORT <= action < a.TELEPORT + 10:
        slot = at[WHERE + action - a.TELEPORT]
        return card_worth(s, seat, action - a.TELEPORT) - (4.0 if at[TOKEN_AT] >> slot & 1 else 0.0)
    if a.HEAL <= action < a.HEAL + kinds.MOST_SEATS:
        return 1.2 + float(3 - at[WILL + action - a.HEAL])
    if a.VOTE_FOR <= action < a.VOTE_FOR + kinds.MOST_SEATS:
        return float(3 - at[WILL + action - a.VOTE_FOR])
    if a.NAME_SEAT <= action < a.NAME_SEAT + kinds.MOST_SEATS:
        return float(at[DISCARD_N + action - a.NAME_SEAT]) - float(at[WILL + action - a.NAME_SEAT])
    if action == a.DRAW:
        return 1.5
    if action == a.WILL_FROM_SUPPLY:
        return 1.0
    return 0.0


def resolve_score(s: Position, seat: i64, action: i64) -> float:
    """The power, a card back, or a card that copies a better power."""
    at = s.at
    if action == a.USE:
        arg: i64 = at[at[TOP] + ARG]
        place: i64 = at[PLACE_AT + at[SPOT + 2 * seat + arg // p.WHICH]]
        kind: i64 = s.tables.power[place]
        if kind == kinds.TELEPORT_POWER:
            return 0.7
        return worth(s, seat, place)
    if a.TAKE_BACK <= action < a.TAKE_BACK + 10:
        need = 1.0 if at[HAND_N + seat] <= 1 else 0.3
        return need + 0.35 * card_worth(s, seat, action - a.TAKE_BACK)
    if a.PLAY_SURVIVAL <= action < a.PLAY:
        return 2.0 if s.tables.survival_kind[action - a.PLAY_SURVIVAL] != kinds.USE_PLACE else 1.9
    return 0.0
