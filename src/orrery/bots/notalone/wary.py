"""How wary Hunted choose a place: by its power, less where the Creature would look first."""

from __future__ import annotations

from orrery.bots.notalone.creature import hit_values
from orrery.bots.notalone.hunted import play_score
from orrery.bots.notalone.picking import mix
from orrery.games.notalone import actions as a
from orrery.games.notalone import kinds
from orrery.games.notalone.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.rng import Rng


def play_warily(s: Position, seat: i64, plays: list[Action], fear: float, sharpness: float, rng: Rng) -> int:
    """Play a card, or two, by what they bring less the danger; mixed, so as not to be foreseen."""
    danger = hit_values(s)
    whole = sum(danger)
    scale = fear * float(kinds.SLOTS) / whole if whole > 0.0 else 0.0
    scores = [play_score(s, seat, action) - scale * danger_of(s, danger, action) for action in plays]
    return mix(scores, plays, rng, sharpness)


def danger_of(s: Position, danger: list[float], action: i64) -> float:
    """What the Creature would take where a card is played; of two cards the mean."""
    first: i64 = action - a.PLAY
    second: i64 = first
    if action >= a.PLAY_WITH:
        first = (action - a.PLAY_WITH) // kinds.NUMBERS
        second = (action - a.PLAY_WITH) % kinds.NUMBERS
    elif action >= a.PLAY_TWO:
        first = a.PAIR_FIRST[action - a.PLAY_TWO]
        second = a.PAIR_SECOND[action - a.PLAY_TWO]
    return 0.5 * (danger[s.slot_of(first)] + danger[s.slot_of(second)])
