"""What bots know of places: what each brings a Hunted, how likely a Hunted is there, and who stands where."""

from __future__ import annotations

from orrery.games.notalone import kinds
from orrery.games.notalone.position import Position
from orrery.games.notalone.survival_cards import marker_goal
from orrery.kernel.arrays import i64
from orrery.kernel.sentinels import NONE, UNKNOWN


def worth(s: Position, seat: i64, place: i64) -> float:
    """What the power of a place brings a Hunted now, in spaces of Rescue more or less."""
    kind: i64 = s.tables.power[place]
    thrown = float(s.discard_count(seat))
    if kind <= kinds.RECYCLE_OR_COPY_BESIDE:
        return 0.3 + 0.7 * thrown
    if kind <= kinds.RETURN_SELF_AND_OTHER:
        return worth_of_return(s, seat, place)
    if kind <= kinds.HAND_AND_DISCARD:
        return 0.8
    if kind == kinds.MARKER_POWER or kind == kinds.SHIELD_POWER:
        return 2.6 if s.marker == marker_goal(s) else 1.5
    if kind == kinds.RESCUE_POWER:
        return 2.6
    if kind == kinds.ACQUIRE or kind == kinds.MAZE_POWER:
        return 2.2 if s.owned(seat) >> 7 & 1 == 0 else 1.0
    if kind == kinds.WILL_FOR_RESCUE:
        return 3.2 if s.will(seat) > 1 else 1.2
    if kind == kinds.HEAL_OR_DRAW or kind == kinds.DRAW_THEN_HEAL:
        return 1.1 + 0.4 * float(3 - s.will(seat))
    return 1.0


def worth_of_return(s: Position, seat: i64, place: i64) -> float:
    """What a place brings from which this card returns with others."""
    kind: i64 = s.tables.power[place]
    thrown = float(s.discard_count(seat))
    if kind == kinds.RETURN_SELF:
        return 0.9 + 0.6 * min(thrown, float(s.tables.power_a[place]))
    if kind == kinds.RETURN_SELF_PER_WILL:
        return 0.9 + 0.6 * min(thrown, float(kinds.MOST_WILL - s.will(seat)))
    return 1.1 + 0.6 * min(thrown, 1.0)


def card_worth(s: Position, seat: i64, number: i64) -> float:
    """What having a Place card is worth: its power, more for those that recycle or save."""
    slot: i64 = s.slot_of(number)
    return worth(s, seat, s.place_at(slot)) if slot != NONE else 0.0


def chances(s: Position, seat: i64) -> list[float]:
    """How likely a Hunted is at each slot, from what the viewer may know of its cards."""
    out: list[float] = [0.0] * 10
    cards: i64 = s.owned(seat) & ~s.shown(seat)
    if s.discard(seat) != UNKNOWN:
        cards &= ~s.discard(seat)
    cards = s.accessible_of(cards)
    if s.telepathy_seat == seat:
        told: i64 = cards & s.telepathy_places if s.telepathy_answer else cards & ~s.telepathy_places
        if told:
            cards = told
    alone = s.seats == 2  # nobody else's cards to weigh it against: any card is as likely
    total = 0.0
    for number in range(10):
        if cards >> number & 1:
            weight = 1.0 if alone else 2.0 + card_worth(s, seat, number)
            out[s.slot_of(number)] = weight
            total += weight
    several = 2.0 if s.effect_now(seat) == kinds.BOTH else 1.0
    for slot in range(10):
        if out[slot] > 0.0:
            out[slot] = min(1.0, several * out[slot] / total)
    beside: i64 = s.played(seat, 1)
    if s.effect_now(seat) == kinds.FROM_DISCARD and beside >= 0:
        out[s.slot_of(beside)] = 0.4
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
        if s.explored(spot // 2, spot % 2) != NONE and slots >> s.explored(spot // 2, spot % 2) & 1:
            count += 1.0
    return count
