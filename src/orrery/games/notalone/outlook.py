"""What can be foreseen from what is known: where Hunted may be, and what a place would do for one of them now."""

from __future__ import annotations

from orrery.games.notalone import kinds as k
from orrery.games.notalone.catch import loss_at
from orrery.games.notalone.kinds import FROM_DISCARD, MOST_WILL, REVEALED
from orrery.games.notalone.position import Position, reserve_index
from orrery.games.notalone.power import is_ineffective, used_up
from orrery.games.notalone.view_types import Heat, Prospect
from orrery.kernel.bits import bit
from orrery.kernel.sentinels import NONE, UNKNOWN

# Where Hunted may be.


def possible_cards(s: Position, seat: int) -> int:
    """The cards a face-down one can be, from what is public: owned, not discarded, face up and accessible."""
    discard = int(s.discard(seat))
    mask = int(s.accessible_of(s.owned(seat) & ~(0 if discard == UNKNOWN else discard)))
    beside = int(s.played(seat, 1))
    if beside >= 0 and s.effect_now(seat) == FROM_DISCARD:
        mask &= ~bit(beside)
    return mask


def heat(s: Position) -> list[Heat]:
    """For each spot the Hunted who may be there and the chance that one is, as any watcher could reckon it.

    Every card that is possible is taken to be as likely as any other; hands seen through a Phobia do not count.
    """
    empty = [1.0] * 10
    seats: list[list[int]] = [[] for _ in range(10)]
    for seat in range(s.seats):
        if seat == s.creature:
            continue
        for slot, weight in _whereabouts(s, seat):
            empty[slot] *= 1.0 - weight
            seats[slot].append(seat)
    return [_heat_at(s, slot, round(100 * (1.0 - empty[slot])), seats[slot]) for slot in range(10)]


def _heat_at(s: Position, slot: int, chance: int, seats: list[int]) -> Heat:
    """The heat of a spot, with what a catch there costs."""
    place = s.place_at(slot)
    will = int(loss_at(s, place)) if place != NONE else 0
    spaces = int(s.tables.catch_assimilation[place]) if place != NONE else 0
    return {"chance": chance, "seats": seats, "will": will, "spaces": spaces}


def _whereabouts(s: Position, seat: int) -> list[tuple[int, float]]:
    """The spots where a Hunted may be, each with its chance."""
    if s.team & REVEALED:
        return [(int(s.explored(seat, i)), 1.0) for i in range(2) if s.explored(seat, i) != NONE]
    mask = possible_cards(s, seat)
    if s.telepathy_seat == seat:
        told = int(s.telepathy_places)
        if s.telepathy_answer != 1:
            mask &= ~told
        elif not s.has_pair_now(seat):
            mask &= told
    out: list[tuple[int, float]] = []
    share = 1.0
    beside = int(s.played(seat, 1))
    if beside >= 0 and s.effect_now(seat) == FROM_DISCARD:
        share = 0.5
        out.append((int(s.slot_of(beside)), share))
    count = mask.bit_count()
    each = min(1.0, (2.0 if s.effect_now(seat) == k.BOTH else share) / count) if count else 0.0
    out.extend((int(s.slot_of(number)), each) for number in range(10) if mask >> number & 1)
    return out


# What a place would do.


def prospects(s: Position, seat: int) -> list[Prospect]:
    """What each spot would do for a Hunted now, or why nothing."""
    return [_prospect(s, seat, slot) for slot in range(10)]


def _prospect(s: Position, seat: int, slot: int) -> Prospect:
    place = int(s.place_at(slot))
    if place == NONE:
        return {"is": "hidden" if s.hidden_slots >> slot & 1 else "empty"}
    number = place % 10
    played = any(s.played(seat, i) == number for i in range(2))
    if not played and s.discard(seat) != UNKNOWN and s.discard(seat) >> number & 1:
        return {"is": "discarded"}
    if s.owned(seat) >> number & 1 == 0:
        return {"is": "reserve", "count": int(s.reserve(reserve_index(place)))}
    if not played and s.inaccessible_slots >> slot & 1:
        return {"is": "blocked"}
    if is_ineffective(s, slot, s.guard(seat)):
        return {"is": "ineffective"}
    if used_up(s, place):
        return {"is": "used"}
    return _power(s, seat, place)


def _power(s: Position, seat: int, place: int) -> Prospect:
    """What the power of a place would bring, with its numbers."""
    tables = s.tables
    kind = int(tables.power[place])
    a = int(tables.power_a[place])
    discards = int(s.discard_count(seat))
    if kind in (k.RECYCLE_OR_COPY, k.RECYCLE_OR_COPY_BESIDE):
        return {"is": "recycle" if kind == k.RECYCLE_OR_COPY else "recycle-beside", "count": discards}
    if kind == k.RETURN_SELF:
        return {"is": "return", "count": min(a, discards)}
    if kind == k.RETURN_SELF_PER_WILL:
        return {"is": "return", "count": min(MOST_WILL - int(s.will(seat)), discards)}
    if kind == k.RETURN_SELF_AND_OTHER:
        return {"is": "return-other", "count": min(a, discards)}
    if kind == k.MARKER_POWER:
        return {"is": "marker-spend" if s.marker == 1 else "marker-set", "count": a}
    if kind == k.SHIELD_POWER:
        return {"is": "shield-raise" if s.marker == 4 else "shield-move", "count": a, "to": int(s.marker) + 1}
    if kind in (k.ACQUIRE, k.MAZE_POWER):
        return {"is": "acquire" if kind == k.ACQUIRE else "maze", "count": _on_offer(s, seat)}
    if kind == k.WILL_FOR_RESCUE:
        return {"is": "pole", "will": a, "count": int(tables.power_b[place])}
    return {"is": k.POWER_KINDS[kind].replace("_", "-"), "count": a}


def _on_offer(s: Position, seat: int) -> int:
    """How many places of the reserve a Hunted does not own yet and could take."""
    count = 0
    for number in range(5, 10):
        slot = int(s.slot_of(number))
        if slot != NONE and s.owned(seat) >> number & 1 == 0:
            count += int(s.reserve(reserve_index(s.place_at(slot)))) > 0
    return count
