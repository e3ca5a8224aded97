"""What bots know of places: what each brings a Hunted, how likely a Hunted is there, and who stands where."""

from __future__ import annotations

from orrery.games.notalone import kinds
from orrery.games.notalone.layout import (
    CARD,
    DISCARD,
    DISCARD_N,
    MARKER,
    NOW,
    OWNED,
    PLACE_AT,
    SHOWN,
    SPOT,
    TOLD_ANSWER,
    TOLD_PLACES,
    TOLD_SEAT,
    WHERE,
    WILL,
)
from orrery.games.notalone.position import Position
from orrery.games.notalone.survival import marker_goal
from orrery.kernel.arrays import i64
from orrery.kernel.state import NONE, SEATS, UNKNOWN


def worth(s: Position, seat: i64, place: i64) -> float:
    """What the power of a place brings a Hunted now, in spaces of Rescue more or less."""
    at = s.data
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
    slot: i64 = s.data[WHERE + number]
    return worth(s, seat, s.data[PLACE_AT + slot]) if slot != NONE else 0.0


def chances(s: Position, seat: i64) -> list[float]:
    """How likely a Hunted is at each slot, from what the viewer may know of its cards."""
    at = s.data
    out: list[float] = [0.0] * 10
    cards: i64 = at[OWNED + seat] & ~at[SHOWN + seat]
    if at[DISCARD + seat] != UNKNOWN:
        cards &= ~at[DISCARD + seat]
    cards = s.accessible_of(cards)
    if at[TOLD_SEAT] == seat:
        told: i64 = cards & at[TOLD_PLACES] if at[TOLD_ANSWER] else cards & ~at[TOLD_PLACES]
        if told:
            cards = told
    alone = at[SEATS] == 2  # nobody else's cards to weigh it against: any card is as likely
    total = 0.0
    for number in range(10):
        if cards >> number & 1:
            weight = 1.0 if alone else 2.0 + card_worth(s, seat, number)
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


def sum_over(values: list[float], slots: i64) -> float:
    """The values of some slots together."""
    total = 0.0
    for slot in range(10):
        if slots >> slot & 1:
            total += values[slot]
    return total


def caught_on(s: Position, slots: i64) -> float:
    """How many Hunted stand on some slots."""
    count = 0.0
    for spot in range(2 * kinds.MOST_SEATS):
        if s.data[SPOT + spot] != NONE and slots >> s.data[SPOT + spot] & 1:
            count += 1.0
    return count
