"""How the greedy bot plays a Hunted."""

from __future__ import annotations

from typing import Final

from orrery.bots.notalone.picking import best_of, mix, pick
from orrery.bots.notalone.places import card_worth, caught_on, worth
from orrery.games.notalone import actions as a
from orrery.games.notalone import frames, kinds
from orrery.games.notalone.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import NONE

_SHARPNESS: Final = 3.0
"""How much better a card must look to be played clearly more often: choices are mixed, not fixed."""

_FEW_HUNTED: Final = 2
"""With at most this many Hunted the Creature has a token for nearly each: they hide rather than hurry."""

_CATCH: Final = 2.0
"""What a catch costs, in spaces of Rescue more or less."""

_FEW_CARDS: Final = 3
"""With at most this many Place cards a Hunted is easily found, and spends Will to take others back."""


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


def survive_well(s: Position, seat: i64, legal: list[Action], rng: Rng) -> int:
    """A Hunted's choice."""
    kind: i64 = s.kind
    if kind == frames.CHOOSE:
        return choose_place(s, seat, legal, rng)
    if kind == frames.WINDOW:
        return window_survival(s, seat, legal)
    if kind == frames.MOVE_TOKEN:
        return best_of([0.0 - caught_on(s, bit((action - a.MOVE_TOKEN) % 10)) for action in legal], legal)
    scores = [hunted_score(s, seat, kind, action) for action in legal]
    return best_of(scores, legal)


def choose_place(s: Position, seat: i64, legal: list[Action], rng: Rng) -> int:
    """Play what brings most, mixing; spend Will when few cards are left to be unpredictable with, but not the last."""
    plays = [action for action in legal if a.PLAY <= action < a.RESIST]
    if a.TAKE_BACK <= legal[0] < a.TAKE_BACK + 10:
        return best_of([card_worth(s, seat, action - a.TAKE_BACK) for action in legal], legal)
    if a.WILL_FROM_SUPPLY in legal:
        return a.WILL_FROM_SUPPLY
    if a.RESIST in legal and (not plays or spends_will(s, seat)):
        return a.RESIST
    if not plays:
        return legal[0]
    if a.GIVE_UP in legal and nearly_done(s, seat):
        return a.GIVE_UP
    if s.seats - 1 <= _FEW_HUNTED:
        return pick([hiding(s, seat, action) for action in plays], plays, rng)
    return mix([play_score(s, seat, action) for action in plays], plays, rng, _SHARPNESS)


def spends_will(s: Position, seat: i64) -> bool:
    """Whether a Hunted with few cards takes others back, for a Will that is not the last."""
    return s.hand_count(seat) <= _FEW_CARDS and s.discard_count(seat) >= 2 and s.will(seat) > 1


def nearly_done(s: Position, seat: i64) -> bool:
    """Whether a Hunted gives up rather than play its last card with its last Will."""
    return s.will(seat) == 1 and s.hand_count(seat) <= 1 and s.assimilation > 3


def hiding(s: Position, seat: i64, action: i64) -> float:
    """How often to play a card so that the Creature gains as much wherever it looks: the best places more rarely."""
    if action < a.PLAY_TWO:
        place: i64 = s.place_at(s.slot_of(action - a.PLAY))
        catch = float(s.tables.catch_assimilation[place]) + 0.5 * float(s.tables.catch_will[place])
        return 1.0 / (worth(s, seat, place) + _CATCH * catch)
    if action < a.PLAY_WITH:
        pair: i64 = action - a.PLAY_TWO
        return hiding(s, seat, a.PLAY + a.PAIR_FIRST[pair]) + hiding(s, seat, a.PLAY + a.PAIR_SECOND[pair])
    both: i64 = action - a.PLAY_WITH
    return hiding(s, seat, a.PLAY + both // 10) + hiding(s, seat, a.PLAY + both % 10)


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
    place: i64 = s.place_at(s.slot_of(number))
    value = worth(s, seat, place)
    value -= 0.5 * float(s.tables.catch_will[place]) * float(4 - s.will(seat))
    value -= 0.5 * float(s.tables.catch_assimilation[place] - 1)
    return value


def window_survival(s: Position, seat: i64, legal: list[Action]) -> int:
    """Survival cards that help at once are played at once, others when they are needed."""
    for action in legal:
        if a.PLAY_SURVIVAL <= action < a.PLAY and helps_now(s, seat, action - a.PLAY_SURVIVAL):
            return action
    return legal[0]


def helps_now(s: Position, seat: i64, card: i64) -> bool:
    """Whether a Survival card is worth playing now."""
    kind: i64 = s.tables.survival_kind[card]
    if int(kind) in _ALWAYS and not s.on(kinds.RESCUE_STAYS):
        return True
    if kind == kinds.TAKE_BACK_CARDS:
        return s.discard_count(seat) >= 3
    if kind == kinds.RESIST_MORE:
        return s.discard_count(seat) >= 3 and s.hand_count(seat) <= 2
    if kind == kinds.HIDE_DISCARDS:
        return s.discard_count(seat) >= 2 and s.phase == 1 and s.team == 0
    if kind == kinds.MOVE_TOKEN_SURVIVAL:
        return caught_on(s, s.token_slots(s.tables.survival_token[card])) > 0.0
    return kind == kinds.LOSE_LESS and stands_under(s, seat, kinds.CREATURE_TOKEN)


def stands_under(s: Position, seat: i64, token: i64) -> bool:
    """Whether a Hunted is where a token lies."""
    for i in range(2):
        slot: i64 = s.explored(seat, i)
        if slot != NONE and s.token_slots(token) >> slot & 1:
            return True
    return False


def hunted_score(s: Position, seat: i64, kind: i64, action: i64) -> float:
    """How good a choice within a place's or card's effect is for a Hunted."""
    if kind == frames.RESOLVE:
        return resolve_score(s, seat, action)
    if a.TAKE_BACK <= action < a.TAKE_BACK + 10:
        return 1.0 + card_worth(s, seat, action - a.TAKE_BACK)
    if a.DISCARD_CARD <= action < a.PICK:
        spare = 0.5 if s.hand_count(seat) >= 4 else -1.0
        return spare - 0.1 * card_worth(s, seat, action - a.DISCARD_CARD)
    if a.PICK <= action < a.SWAP:
        slot: i64 = s.slot_of(action - a.PICK)
        danger = 4.0 if s.token_slots(0) >> slot & 1 else 2.0 if s.token_slots(1) >> slot & 1 else 0.0
        return card_worth(s, seat, action - a.PICK) - danger
    if a.COPY <= action < a.LOSE_WILL:
        return worth(s, seat, s.place_at(action - a.COPY))
    if a.ACQUIRE_CARD <= action < a.REVEAL:
        return 1.0 + card_worth(s, seat, action - a.ACQUIRE_CARD)
    if a.TELEPORT <= action < a.WILL_ON_SPACE:
        slot = s.slot_of(action - a.TELEPORT)
        return card_worth(s, seat, action - a.TELEPORT) - (4.0 if s.token_slots(0) >> slot & 1 else 0.0)
    return seat_score(s, action) + plain_score(s, seat, action)


def seat_score(s: Position, action: i64) -> float:
    """How good it is to name a Hunted; 0 for other choices."""
    if a.HEAL <= action < a.ACQUIRE_CARD:
        return 1.2 + float(3 - s.will(action - a.HEAL))
    if a.VOTE_FOR <= action < a.BURY:
        return float(3 - s.will(action - a.VOTE_FOR))
    if a.NAME_SEAT <= action < a.USE:
        return float(s.discard_count(action - a.NAME_SEAT)) - float(s.will(action - a.NAME_SEAT))
    return 0.0


def plain_score(s: Position, seat: i64, action: i64) -> float:
    """How good a choice is that names nothing; 0 for others."""
    if action == a.LOSE_WILL:
        return 0.0 if s.will(seat) >= 2 else -3.0
    if action == a.RECYCLE:
        return 0.7 * float(s.discard_count(seat))
    if a.REVEAL <= action < a.SET_PLACE or action == a.USE:
        return 2.0
    if action == a.DRAW:
        return 1.5
    return 1.0 if action == a.WILL_FROM_SUPPLY else 0.0


def resolve_score(s: Position, seat: i64, action: i64) -> float:
    """The power, a card back, or a card that copies a better power."""
    if action == a.USE:
        arg: i64 = s.arg
        place: i64 = s.place_at(s.explored(seat, arg // frames.WHICH))
        kind: i64 = s.tables.power[place]
        if kind == kinds.TELEPORT_POWER:
            return 0.7
        return worth(s, seat, place)
    if a.TAKE_BACK <= action < a.TAKE_BACK + 10:
        need = 1.0 if s.hand_count(seat) <= 1 else 0.3
        return need + 0.35 * card_worth(s, seat, action - a.TAKE_BACK)
    if a.PLAY_SURVIVAL <= action < a.PLAY:
        return 2.0 if s.tables.survival_kind[action - a.PLAY_SURVIVAL] != kinds.USE_PLACE else 1.9
    return 0.0
