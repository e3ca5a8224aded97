"""Powers of places: when one can be used, copied, and what using it means."""

from __future__ import annotations

from orrery.games.notalone import kinds
from orrery.games.notalone.position import Position, number_of
from orrery.games.notalone.tokens import tokens_at
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NONE


class Power:
    """One kind of power. The classes in `places` and in the modules named for places are named for their place."""

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """Whether it finds a legal choice for a Hunted, were it at the place.

        Rules: Q42
        """
        return True

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Carry it out for the Hunted and explored place in `arg` (see `frames`)."""
        raise NotImplementedError


def used_up(s: Position, place: i64) -> bool:
    """Whether a power that works once a turn for the team has been used; perhaps the Pole's too.

    Rules: R28, Q21
    """
    if not has(s.used_numbers, number_of(place)):
        return False
    return s.tables.once[place] == 1 or (s.pole_once == 1 and s.tables.power[place] == kinds.WILL_FOR_RESCUE)


def usable(s: Position, seat: i64, which: i64, place: i64) -> bool:
    """Whether a Hunted could use this power now, were it at the place.

    Rules: Q42
    """
    return not used_up(s, place) and s.tables.powers[s.tables.power[place]].usable(s, seat, which, place)


def use_power(s: Position, arg: i64, place: i64) -> None:
    """Use a power for the Hunted and explored place in `arg`; the caller has popped its own frame.

    Rules: R22, E57
    """
    s.used_numbers |= bit(number_of(place))
    if s.events is not None:
        s.emit("notalone-used", {"seat": int(arg) & 7, "place": s.tables.place_ids[place]})
    s.tables.powers[s.tables.power[place]].use(s, arg, place)


def copyable(s: Position, seat: i64, which: i64, slot: i64) -> bool:
    """Whether the power of the place at a slot can be copied and used: it lies face up.

    Rules: R34, R35, E56, E60
    """
    place: i64 = s.place_at(slot)
    return place != NONE and s.tables.copyable[place] == 1 and usable(s, seat, which, place)


def copyable_among(s: Position, seat: i64, which: i64, slots: i64) -> i64:
    """Those of some slots whose power can be copied."""
    out: i64 = 0
    slot: i64 = 0
    while slot < kinds.SLOTS:
        if has(slots, slot) and copyable(s, seat, which, slot):
            out |= bit(slot)
        slot += 1
    return out


def is_ineffective(s: Position, slot: i64, guard: i64) -> bool:
    """Whether a card makes the power of a place ineffective for whoever has this guard.

    Rules: E68, D4, Q69
    """
    if has(s.ineffective_slots, slot):
        return True
    place: i64 = s.place_at(slot)
    if s.on(kinds.PLACES_INEFFECTIVE) and place != NONE:
        i: i64 = 0
        while i < s.hunt_played_count:
            if has(s.tables.hunt_places[s.hunt_played_as(i)], place):
                return True
            i += 1
    if s.on(kinds.TARGET_INEFFECTIVE) or s.on(kinds.TARGET_SURVIVAL):
        return tokens_at(s, slot, guard) & kinds.TARGET_BIT != 0
    return False
