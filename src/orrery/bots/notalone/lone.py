"""What Hunt cards are worth against a single Hunted: there, to narrow down or widen where it is caught counts most."""

from __future__ import annotations

from typing import Final

from orrery.bots.notalone.places import chances, sum_over
from orrery.games.notalone import kinds
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit

_CARD: Final = 0.15
"""What a Place card lost is worth: fewer are left to be somewhere unforeseen with."""

_MOST: Final = 0.4
"""A card that narrows down is worth no more than this: a Hunted with few cards soon takes others back."""

_SECOND_CHANCE: Final = {kinds.TARGET_IS_CREATURE: 1.0, kinds.SWAP_TOKENS: 0.9, kinds.BLOW_AWAY: 0.5}
"""Cards that reach the second likeliest place too: how well they do."""

_SMALL: Final = {
    kinds.RESCUE_STAYS: 0.45,
    kinds.ONE_INEFFECTIVE: 0.14,
    kinds.MORE_HUNT_CARDS: 0.09,
    kinds.TWO_PLACES: 0.1,
    kinds.ARTEMIA_DISCARDS: 0.08,
    kinds.BOTH_COUNTERS: 0.08,
    kinds.TARGET_SURVIVAL: 0.06,
    kinds.TARGET_INEFFECTIVE: 0.05,
    kinds.DISCARD_OR_WILL: 0.05,
    kinds.NO_SURVIVAL: 0.04,
    kinds.ALL_INEFFECTIVE: 0.04,
    kinds.MOVE_TOKEN_HUNT: 0.0,
}
"""Cards whose worth hardly depends on where the Hunted may be; all others not named below bring next to nothing."""


def lone_worth(s: Position, card: i64) -> float:
    """What a Hunt card is worth now, in spaces of Assimilation."""
    kind: i64 = s.tables.hunt_kind[card]
    seat: i64 = s.hunted(1)
    likely = chances(s, seat)
    ranked = sorted(likely, reverse=True)
    first, second = ranked[0], ranked[1]
    places = float(sum([1 for chance in likely if chance > 0.0]))
    if kind == kinds.MOVE_HUNTED:
        return best_detour(s, likely) - first
    if kind == kinds.TWO_PLACES and s.tables.hunt_tokens[card] & 1:
        return best_pair(s, likely) - first
    if int(kind) in _SECOND_CHANCE:
        return _SECOND_CHANCE[int(kind)] * second
    if kind == kinds.ANTICIPATE:
        return 2.0 * first * first
    if kind == kinds.ASK_PLACES:
        return 0.1 + first
    if kind == kinds.BAR_PLACES:
        left = 1.0 - best_pair(s, likely)
        return min(_MOST, first / left - first) if left > 0.01 else 0.0
    if kind == kinds.EACH_DISCARDS:
        return 0.1 + (min(0.2, 1.0 / (places - 1.0) - 1.0 / places) if places > 1.0 else 0.0)
    if kind == kinds.DISCARD_DOWN or kind == kinds.SHOW_HAND:
        return fewer_cards(s, seat, card)
    return _SMALL.get(int(kind), 0.02)


def fewer_cards(s: Position, seat: i64, card: i64) -> float:
    """What it is worth that the Hunted discards down to some cards, or shows the others."""
    keep = float(s.tables.hunt_number[card])
    others = float(s.hand_count(seat)) - (1.0 if s.phase == 1 else 0.0)
    if others <= keep:
        return 0.1
    lost = others - keep if s.tables.hunt_kind[card] == kinds.DISCARD_DOWN else 0.5
    return 1.0 / (keep + 1.0) - 1.0 / (others + 1.0) + _CARD * lost


def best_pair(s: Position, likely: list[float]) -> float:
    """How likely the Hunted is on the best two adjacent places."""
    best = 0.0
    for pair in range(13):
        best = max(best, sum_over(likely, s.tables.pair_mask[pair]))
    return best


def best_detour(s: Position, likely: list[float]) -> float:
    """How likely the Hunted is on or beside the best place for the Creature token."""
    best = 0.0
    for slot in range(10):
        best = max(best, sum_over(likely, s.tables.around(bit(slot)) | bit(slot)))
    return best
