"""Phase 3, Reckoning: the catch, and those who lost their last Will."""

from __future__ import annotations

from orrery.games.notalone.frames import CREATURE_RESOLVED, PLACE_RESOLVED, SETTLE
from orrery.games.notalone.kinds import ANTICIPATE, CREATURE_BIT, FIERCE
from orrery.games.notalone.place_cards import all_to_hand, played_to_hand
from orrery.games.notalone.position import Position
from orrery.games.notalone.steps import AutomaticStep
from orrery.games.notalone.tokens import places_under
from orrery.games.notalone.track import advance_assimilation, lose_will, regain_will
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, popcount
from orrery.kernel.sentinels import NONE


def catch(s: Position) -> None:
    """The Creature catches: Will is lost for each place under it; Assimilation advances once.

    Rules: R25, R37, Q68
    """
    spaces: i64 = 0
    k: i64 = 1
    while k < s.seats:
        seat: i64 = s.hunted(k)
        places: i64 = places_under(s, seat, CREATURE_BIT)
        if places:
            spaces = most_spaces(s, seat, places, spaces)
            s.set_resolved(seat, s.resolved(seat) | places * (CREATURE_RESOLVED | PLACE_RESOLVED))
            s.caught_seats |= bit(seat)
            s.add_catches(seat, 1)
            s.add_catches(s.creature, 1)
            if s.events is not None:
                s.emit("notalone-caught", {"seat": int(seat)})
            lose_will(s, seat, loss_of(s, seat, places))
        k += 1
    close_creature_step(s, spaces)


def loss_of(s: Position, seat: i64, places: i64) -> i64:
    """The Will that a caught Hunted loses.

    Rules: R25, R37, Q16
    """
    loss: i64 = s.hunt_number(FIERCE) if s.on(FIERCE) else 0
    which: i64 = 0
    while which < 2:
        if has(places, which):
            loss += loss_at(s, s.place_at(s.explored(seat, which)))
        which += 1
    return loss


def loss_at(s: Position, place: i64) -> i64:
    """The Will that a place costs a Hunted who is caught there.

    Rules: R25
    """
    return 1 + s.tables.catch_will[place]


def most_spaces(s: Position, seat: i64, places: i64, spaces: i64) -> i64:
    """The most spaces that Assimilation advances for a catch, here or before: two at the Nexus.

    Rules: E22, Q28
    """
    which: i64 = 0
    while which < 2:
        if has(places, which):
            here: i64 = s.tables.catch_assimilation[s.place_at(s.explored(seat, which))]
            if here > spaces:
                spaces = here
        which += 1
    return spaces


def close_creature_step(s: Position, spaces: i64) -> None:
    """Assimilation for the catch, for Anticipation, then for lost last Will: once, or for each Hunted.

    Rules: R25, R26, R46, Q1, Q28
    """
    if spaces and advance_assimilation(s, spaces, "catch"):
        return
    if s.anticipated != NONE and has(s.caught_seats, s.anticipated):
        if advance_assimilation(s, s.hunt_number(ANTICIPATE), "anticipated"):
            return
    lost: i64 = popcount(s.lost_last_will)
    if lost and not advance_assimilation(s, lost if s.last_will_each == 1 else 1, "last-will"):
        s.push(SETTLE, 1)


class SettleLastWill(AutomaticStep):
    """Those who lost their last Will regain Will and take back all Place cards, clockwise.

    Rules: R26, R29, Q48, Q71
    """

    def enter(self, s: Position) -> None:
        """Go on with the next Hunted."""
        k: i64 = s.arg
        if k >= s.seats:
            s.lost_last_will = 0
            s.pop()
            return
        s.arg = k + 1
        seat: i64 = s.hunted(k)
        if not has(s.lost_last_will, seat):
            return
        which: i64 = 0
        while which < 2:
            number: i64 = s.played(seat, which)
            if number != NONE and not s.goes_to_reserve(number):
                played_to_hand(s, seat, which)
            which += 1
        all_to_hand(s, seat)
        if s.events is not None:
            s.emit("notalone-last-will", {"seat": int(seat)})
        goal: i64 = s.tables.last_will_expert if s.expert == 1 else s.tables.last_will
        regain_will(s, seat, goal - s.will(seat))
