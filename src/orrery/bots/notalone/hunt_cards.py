"""What Hunt cards are worth to the Creature's bot, and which it keeps for a later phase."""

from __future__ import annotations

from typing import Final

from orrery.bots.notalone.lone import lone_worth
from orrery.games.notalone import kinds
from orrery.games.notalone.hunt_cards import stands_for
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.sentinels import NONE

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
    kinds.BAR_PLACES: 2.8,
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


def hunt_worth(s: Position, card: i64) -> float:
    """What a Hunt card is worth now."""
    real: i64 = stands_for(s, card)
    if real == NONE:
        return 0.1
    if s.seats == 2:
        return lone_worth(s, real)
    kind: i64 = s.tables.hunt_kind[real]
    if kind == kinds.RESCUE_STAYS:
        return 2.5 if s.rescue <= 4 else 1.5
    if kind == kinds.MORE_HUNT_CARDS or kind == kinds.DRAW_MORE:
        return 1.0
    if kind == kinds.MOVE_HUNTED:
        return 3.2
    if kind == kinds.ONE_INEFFECTIVE or kind == kinds.MOVE_TOKEN_HUNT:
        return 1.4
    return _HUNT_WORTH.get(int(kind), 1.0)


def cards_in_hand(s: Position, kind: i64) -> bool:
    """Whether the Creature holds a Hunt card of a kind."""
    for card in range(kinds.HUNT_CARDS):
        if s.hunt_hand >> card & 1 and s.tables.hunt_kind[card] == kind:
            return True
    return False


def kept_for(s: Position, phase: i64) -> float:
    """The worth of the best Hunt card in hand that is played in a later phase, from this one on."""
    kept = 0.0
    for card in range(kinds.HUNT_CARDS):
        if s.hunt_hand >> card & 1 and s.tables.hunt_phase[card] >= phase:
            kept = max(kept, hunt_worth(s, card))
    return kept
