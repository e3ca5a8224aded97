"""Phase 4, end-of-turn actions."""

from __future__ import annotations

from orrery.games.notalone.frames import BURY, REFILL, TAKE
from orrery.games.notalone.kinds import DRAW_MORE, RESCUE_STAYS, TAKE_BACK_LAST, TAKES_LAST, TOKENS
from orrery.games.notalone.place_cards import played_to_discard
from orrery.games.notalone.position import Position
from orrery.games.notalone.track import advance_rescue
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.sentinels import NONE


def discard_played(s: Position) -> None:
    """The Hunted discard what they played; then Cache takes a card back, clockwise.

    Rules: R30, E28, E37
    """
    k: i64 = s.seats - 1
    while k > 0:
        seat: i64 = s.hunted(k)
        played_to_discard(s, seat, 0)
        played_to_discard(s, seat, 1)
        if s.guard(seat) & TAKES_LAST:
            s.push(TAKE, seat, s.survival_number(TAKE_BACK_LAST))
        k -= 1


def discard_hunt_cards(s: Position) -> None:
    """Discard Hunt cards in the order of play; then the Creature refills its hand.

    Rules: R12, R30
    """
    i: i64 = 0
    while i < s.hunt_played_count:
        s.hunt_discard |= bit(s.hunt_played(i))
        s.hunt_discard_top = s.hunt_played(i)
        s.set_hunt_played(i, NONE)
        i += 1
    if s.on(DRAW_MORE):
        s.push(BURY)
        s.push(REFILL, s.hunt_number(DRAW_MORE))
    else:
        s.push(REFILL, s.tables.hunt_hand)


def rescue_comes(s: Position) -> None:
    """Tokens leave the planet; Rescue advances unless Stasis holds it.

    Rules: R30, R32, Q46, Q77, Q78
    """
    token: i64 = 0
    while token < TOKENS:
        s.set_token_slots(token, 0)
        token += 1
    if not s.on(RESCUE_STAYS):
        advance_rescue(s, 1)
