"""Phase 4, end-of-turn actions (R30, Q46)."""

from __future__ import annotations

from orrery.games.notalone.kinds import DRAW_MORE, RESCUE_STAYS, TAKE_BACK_LAST, TAKES_LAST
from orrery.games.notalone.layout import (
    GUARD,
    HUNT_DISCARD,
    HUNT_PLAYED,
    HUNT_PLAYED_N,
    HUNT_TOP,
    TOKEN_AT,
)
from orrery.games.notalone.position import BURYING, REFILL, TAKE, Position
from orrery.games.notalone.track import advance_rescue
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import NONE, SEATS


def discard_played(s: Position) -> None:
    """R30, E28, E37: the Hunted discard what they played; then Cache takes a card back, clockwise."""
    k: i64 = s.data[SEATS] - 1
    while k > 0:
        seat: i64 = s.hunted(k)
        s.played_away(seat, 0)
        s.played_away(seat, 1)
        if s.data[GUARD + seat] & TAKES_LAST:
            s.push(TAKE, seat, s.survival_number(TAKE_BACK_LAST))
        k -= 1


def discard_hunt_cards(s: Position) -> None:
    """R12, R30: Hunt cards reach the discard in the order of play; then the Creature refills its hand."""
    at = s.data
    i: i64 = 0
    while i < at[HUNT_PLAYED_N]:
        at[HUNT_DISCARD] |= bit(at[HUNT_PLAYED + i])
        at[HUNT_TOP] = at[HUNT_PLAYED + i]
        at[HUNT_PLAYED + i] = NONE
        i += 1
    if s.on(DRAW_MORE):
        s.push(BURYING)
        s.push(REFILL, s.hunt_number(DRAW_MORE))
    else:
        s.push(REFILL, s.tables.hunt_hand)


def rescue_comes(s: Position) -> None:
    """R30: tokens leave the planet; Rescue advances unless Stasis holds it."""
    token: i64 = 0
    while token < 3:
        s.data[TOKEN_AT + token] = 0
        token += 1
    if not s.on(RESCUE_STAYS):
        advance_rescue(s, 1)
