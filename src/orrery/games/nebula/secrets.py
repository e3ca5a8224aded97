"""What is hidden in Nebula: only the personal goals, until scoring (Q37)."""

from __future__ import annotations

from orrery.games.nebula.actions import KEEP_CARD
from orrery.games.nebula.layout import DEALT, KEPT
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.rng import Rng
from orrery.kernel.state import NONE, SEALED, SEATS, TOP, UNKNOWN


def hide_goals(s: Position, viewer: i64) -> None:
    """N25: others' cards are unknown; kept ones are shown at scoring, rejected ones never."""
    at = s.data
    seat: i64 = 0
    while seat < at[SEATS]:
        if seat != viewer:
            for i in range(2):
                if at[DEALT + 2 * seat + i] != NONE:
                    at[DEALT + 2 * seat + i] = UNKNOWN
            if at[TOP] and at[KEPT + seat] != NONE:
                at[KEPT + seat] = UNKNOWN
        seat += 1


def imagine_goals(s: Position, rng: Rng) -> None:
    """Deal the unknown cards at random from those the viewer cannot place, and let each seat have chosen either."""
    at = s.data
    unseen: list[int] = []
    for card in range(20):
        if not _seen(s, card):
            unseen.append(card)
    for seat in range(int(at[SEATS])):
        for i in range(2):
            if at[DEALT + 2 * seat + i] == UNKNOWN:
                if i == 0 and at[KEPT + seat] >= 0:
                    at[DEALT + 2 * seat] = at[KEPT + seat]
                else:
                    at[DEALT + 2 * seat + i] = unseen.pop(rng.below(len(unseen)))
        if at[KEPT + seat] == UNKNOWN:
            at[KEPT + seat] = at[DEALT + 2 * seat + rng.below(2)]
        if at[SEALED + seat] == UNKNOWN:
            at[SEALED + seat] = KEEP_CARD + at[DEALT + 2 * seat + rng.below(2)] + 1


def _seen(s: Position, card: i64) -> bool:
    seat: i64 = 0
    while seat < s.data[SEATS]:
        spot: i64 = DEALT + 2 * seat
        if s.data[spot] == card or s.data[spot + 1] == card or s.data[KEPT + seat] == card:
            return True
        seat += 1
    return False
