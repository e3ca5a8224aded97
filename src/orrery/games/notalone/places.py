"""The places' powers that are used up at once: Jungle, Oasis, Mangrove, River, Beach, Dome, Wreck, Rover, Pole.

Those that ask more have modules of their own: `lair`, `source`, `mycelium`, `portal`, `maze`.
"""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.actions import ACQUIRE_CARD
from orrery.games.notalone.kinds import MOST_WILL, TAKE_BACK_LIMIT
from orrery.games.notalone.moments import FIRST_OF_PHASE_1
from orrery.games.notalone.place_cards import acquire, take_played
from orrery.games.notalone.position import Position
from orrery.games.notalone.power import Power
from orrery.games.notalone.steps import ChoiceStep
from orrery.games.notalone.survival_deck import open_draw_window
from orrery.games.notalone.take_back import others_with_discards
from orrery.games.notalone.tokens import may_not_take_back
from orrery.games.notalone.track import advance_rescue, pay_will
from orrery.kernel.arrays import i64
from orrery.kernel.sentinels import NONE


def return_cards(s: Position, arg: i64, cards: i64, up_to: bool) -> None:
    """Return the card really played, with cards of the discard; Persecution allows one.

    Rules: R33, R39, E33, E34, D5, Q71
    """
    seat: i64 = frames.seat_of(arg)
    which: i64 = frames.which_of(arg)
    number: i64 = s.played(seat, which)
    own = arg & frames.NO_SELF == 0 and number != NONE and not s.goes_to_reserve(number)
    optional: i64 = frames.OPTIONAL if up_to else 0
    if s.on(TAKE_BACK_LIMIT) and (cards + 1 if own else cards) > s.hunt_number(TAKE_BACK_LIMIT):
        limit: i64 = s.hunt_number(TAKE_BACK_LIMIT) | optional
        s.push(frames.TAKE, arg & 15, limit | (frames.OR_PLAYED if own else 0))
        return
    if own:
        take_played(s, seat, which)
    if cards > 0:
        s.push(frames.TAKE, arg & 15, cards | optional)


class Jungle(Power):
    """Jungle and Swamp: this card returns, with cards of the discard.

    Rules: R33
    """

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """Where Quicksand does not forbid it."""
        return not may_not_take_back(s, seat)

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Return them."""
        return_cards(s, arg, s.tables.power_a[place], s.tables.power_up_to[place] == 1)


class Oasis(Jungle):
    """This card returns, with a card of the discard for each Will lost.

    Rules: E23, E24, Q24, Q60
    """

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Return them."""
        return_cards(s, arg, MOST_WILL - s.will(frames.seat_of(arg)), False)


class Mangrove(Power):
    """This card returns, with one of the discard; another Hunted takes one back too.

    Rules: Q76, Q83
    """

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """For this Hunted or another."""
        return not may_not_take_back(s, seat) or others_with_discards(s, seat, FIRST_OF_PHASE_1) != 0

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """A single Hunted takes both."""
        seat: i64 = frames.seat_of(arg)
        own: i64 = s.tables.power_a[place]
        other: i64 = s.tables.power_b[place]
        if s.seats == 2:
            return_cards(s, arg, own + other, False)
            return
        s.push(frames.NAMING, seat, frames.FOR_MANGROVE | other << 3)
        if not may_not_take_back(s, seat):
            return_cards(s, arg, own, False)


class River(Power):
    """River, Artefact and Fjord: two cards are played next turn.

    Rules: R13, R36, E25, Q4, Q80
    """

    def __init__(self, effect: i64) -> None:
        self.effect = effect

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """Not twice."""
        return s.effect_next(seat) == 0

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Remember it for next turn."""
        s.set_effect_next(frames.seat_of(arg), self.effect)


class Beach(Power):
    """The Marker is put on the Beach, or taken off, and Rescue advances."""

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Turn about."""
        s.marker = 1 - s.marker
        if s.marker == 0:
            advance_rescue(s, s.tables.power_a[place])


class Dome(Power):
    """The Shield travels from place 1 to 4; from there it returns, is raised, and Rescue advances.

    Rules: E17, E29, E30, Q34
    """

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Move it on, or raise it."""
        if s.marker < 4:
            s.marker += 1
            return
        s.marker = 1
        s.shield = 1
        if s.events is not None:
            s.emit("notalone-shield-raised", {})
        advance_rescue(s, s.tables.power_a[place])


class Wreck(Power):
    """Rescue advances."""

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Advance it."""
        advance_rescue(s, s.tables.power_a[place])


class Rover(Power):
    """Take a Place card from the reserve.

    Rules: Q26
    """

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """With one on offer."""
        return s.acquirable(seat) != 0

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Ask which."""
        s.push(frames.ACQUIRE, arg)


class AcquirePlace(ChoiceStep):
    """A Hunted at the Rover takes a Place card that it does not own from the reserve.

    Rules: Q26
    """

    def enter(self, s: Position) -> None:
        """Ask the Hunted."""
        s.ask_seat(frames.seat_of(s.arg))

    def choices(self, s: Position, seat: i64) -> i64:
        """The numbers on offer."""
        return s.acquirable(seat)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Take it."""
        s.pop()
        acquire(s, seat, action - ACQUIRE_CARD)


class Pole(Power):
    """Give Will, even the last, and Rescue advances.

    Rules: E38, Q20, Q52
    """

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """With the Will for it."""
        return s.will(seat) >= s.tables.power_a[place]

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Pay, then advance."""
        pay_will(s, frames.seat_of(arg), s.tables.power_a[place])
        advance_rescue(s, s.tables.power_b[place])


class Shelter(Power):
    """Draw Survival cards and keep one.

    Rules: R42
    """

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """With a card to draw."""
        return s.may_draw()

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Draw, keep one, and it may be played at once."""
        seat: i64 = frames.seat_of(arg)
        open_draw_window(s, seat)
        s.push(frames.SHELTER, seat)
        s.push(frames.DRAW, seat | frames.WHICH, s.tables.power_a[place])
