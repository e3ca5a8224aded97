"""What can be known of the Place cards that each Hunted may play, or has played face down."""

from __future__ import annotations

from orrery.games.notalone import kinds
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NONE, UNKNOWN


def could_play(s: Position, seat: i64) -> i64:
    """The numbers of the cards that a Hunted may play this turn or has played, as far as the viewer can tell."""
    cards: i64 = s.owned(seat)
    if s.discard(seat) != UNKNOWN:
        cards &= ~s.discard(seat)
    beside: i64 = s.played(seat, 1)
    if beside >= 0 and s.effect_now(seat) == kinds.FROM_DISCARD:
        cards &= ~bit(beside)
    if s.played(seat, 0) >= 0:
        cards = bit(s.played(seat, 0))
        if beside >= 0 and s.effect_now(seat) != kinds.FROM_DISCARD:
            cards |= bit(beside)
        return cards
    cards &= ~s.shown(seat)
    cards = s.accessible_of(cards)
    if s.telepathy_seat == seat:
        named: i64 = cards & s.telepathy_places
        if s.telepathy_answer == 0:
            cards &= ~named
        elif named and not s.has_pair_now(seat):
            cards = named
    return cards


def slots_of(s: Position, numbers: i64) -> i64:
    """Where the places of some numbers lie face up."""
    out: i64 = 0
    number: i64 = 0
    while number < kinds.NUMBERS:
        if has(numbers, number) and s.slot_of(number) != NONE:
            out |= bit(s.slot_of(number))
        number += 1
    return out


def number_at(s: Position, slot: i64) -> i64:
    """The number of the place that lies face up at a slot; NONE if there is none."""
    place: i64 = s.place_at(slot)
    if place == NONE:
        return NONE
    return place if place < kinds.NUMBERS else place - kinds.NUMBERS
