"""What can be foreseen from what is known: where Hunted may be, and what a place would do for one of them now."""

from __future__ import annotations

from orrery.games.notalone import kinds as k
from orrery.games.notalone.kinds import FROM_DISCARD, MOST_WILL, REVEALED
from orrery.games.notalone.layout import (
    CARD,
    CREATURE,
    DISCARD,
    DISCARD_N,
    GUARD,
    HIDDEN,
    INACCESSIBLE,
    MARKER,
    NOW,
    OWNED,
    PLACE_AT,
    RESERVE,
    SPOT,
    TEAM,
    TOLD_ANSWER,
    TOLD_PLACES,
    TOLD_SEAT,
    WHERE,
    WILL,
)
from orrery.games.notalone.position import Position, reserve_index
from orrery.games.notalone.powers import used_up
from orrery.games.notalone.resolving import ineffective
from orrery.kernel.bits import bit
from orrery.kernel.state import NONE, UNKNOWN

Prospect = dict[str, object]


# Where Hunted may be.


def possible_cards(s: Position, seat: int) -> int:
    """The cards a face-down one can be, from what is public: owned, not discarded, face up and accessible."""
    discard = int(s.data[DISCARD + seat])
    mask = int(s.accessible_of(s.data[OWNED + seat] & ~(0 if discard == UNKNOWN else discard)))
    beside = int(s.data[CARD + 2 * seat + 1])
    if beside >= 0 and s.data[NOW + seat] == FROM_DISCARD:
        mask &= ~bit(beside)
    return mask


def heat(s: Position) -> list[Prospect]:
    """For each spot the Hunted who may be there and the chance that one is, as any watcher could reckon it.

    Every card that is possible is taken to be as likely as any other; hands seen through a Phobia do not count.
    """
    empty = [1.0] * 10
    seats: list[list[int]] = [[] for _ in range(10)]
    for seat in range(s.seats):
        if seat == s.data[CREATURE]:
            continue
        for slot, weight in _whereabouts(s, seat):
            empty[slot] *= 1.0 - weight
            seats[slot].append(seat)
    return [{"chance": round(100 * (1.0 - empty[slot])), "seats": seats[slot]} for slot in range(10)]


def _whereabouts(s: Position, seat: int) -> list[tuple[int, float]]:
    """The spots where a Hunted may be, each with its chance."""
    at = s.data
    if at[TEAM] & REVEALED:
        return [(int(at[SPOT + 2 * seat + i]), 1.0) for i in range(2) if at[SPOT + 2 * seat + i] != NONE]
    mask = possible_cards(s, seat)
    if at[TOLD_SEAT] == seat:
        told = int(at[TOLD_PLACES])
        if at[TOLD_ANSWER] != 1:
            mask &= ~told
        elif not s.has_pair_now(seat):
            mask &= told
    out: list[tuple[int, float]] = []
    share = 1.0
    beside = int(at[CARD + 2 * seat + 1])
    if beside >= 0 and at[NOW + seat] == FROM_DISCARD:
        share = 0.5
        out.append((int(at[WHERE + beside]), share))
    count = mask.bit_count()
    each = min(1.0, (2.0 if at[NOW + seat] == k.BOTH else share) / count) if count else 0.0
    out.extend((int(at[WHERE + number]), each) for number in range(10) if mask >> number & 1)
    return out


# What a place would do.


def prospects(s: Position, seat: int) -> list[Prospect]:
    """What each spot would do for a Hunted now, or why nothing."""
    return [_prospect(s, seat, slot) for slot in range(10)]


def _prospect(s: Position, seat: int, slot: int) -> Prospect:
    at = s.data
    place = int(at[PLACE_AT + slot])
    if place == NONE:
        return {"is": "hidden" if at[HIDDEN] >> slot & 1 else "empty"}
    number = place % 10
    played = any(at[CARD + 2 * seat + i] == number for i in range(2))
    if not played and at[DISCARD + seat] != UNKNOWN and at[DISCARD + seat] >> number & 1:
        return {"is": "discarded"}
    if at[OWNED + seat] >> number & 1 == 0:
        return {"is": "reserve", "count": int(at[RESERVE + reserve_index(place)])}
    if not played and at[INACCESSIBLE] >> slot & 1:
        return {"is": "blocked"}
    if ineffective(s, slot, at[GUARD + seat]):
        return {"is": "ineffective"}
    if used_up(s, place):
        return {"is": "used"}
    return _power(s, seat, place)


def _power(s: Position, seat: int, place: int) -> Prospect:
    """What the power of a place would bring, with its numbers."""
    at, tables = s.data, s.tables
    kind = int(tables.power[place])
    a = int(tables.power_a[place])
    discards = int(at[DISCARD_N + seat])
    if kind in (k.RECYCLE_OR_COPY, k.RECYCLE_OR_COPY_BESIDE):
        return {"is": "recycle" if kind == k.RECYCLE_OR_COPY else "recycle-beside", "count": discards}
    if kind == k.RETURN_SELF:
        return {"is": "return", "count": min(a, discards)}
    if kind == k.RETURN_SELF_PER_WILL:
        return {"is": "return", "count": min(MOST_WILL - int(at[WILL + seat]), discards)}
    if kind == k.RETURN_SELF_AND_OTHER:
        return {"is": "return-other", "count": min(a, discards)}
    if kind == k.MARKER_POWER:
        return {"is": "marker-spend" if at[MARKER] == 1 else "marker-set", "count": a}
    if kind == k.SHIELD_POWER:
        return {"is": "shield-raise" if at[MARKER] == 4 else "shield-move", "count": a, "to": int(at[MARKER]) + 1}
    if kind in (k.ACQUIRE, k.MAZE_POWER):
        return {"is": "acquire" if kind == k.ACQUIRE else "maze", "count": _on_offer(s, seat)}
    if kind == k.WILL_FOR_RESCUE:
        return {"is": "pole", "will": a, "count": int(tables.power_b[place])}
    return {"is": k.POWER_KINDS[kind].replace("_", "-"), "count": a}


def _on_offer(s: Position, seat: int) -> int:
    """How many places of the reserve a Hunted does not own yet and could take."""
    at = s.data
    count = 0
    for number in range(5, 10):
        slot = int(at[WHERE + number])
        if slot != NONE and at[OWNED + seat] >> number & 1 == 0:
            count += int(at[RESERVE + reserve_index(at[PLACE_AT + slot])]) > 0
    return count
