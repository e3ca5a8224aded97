"""Set-up: the Creature, the planet, the track board, the first cards."""

from __future__ import annotations

from orrery.games.notalone import frames, kinds
from orrery.games.notalone.actions import CHOOSE_SET, CHOOSE_SIDE, NAME_CREATURE
from orrery.games.notalone.layout import OTHERS
from orrery.games.notalone.position import Position, place_of_index
from orrery.games.notalone.steps import AutomaticStep, ChoiceStep
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, low_bits, lowest, without_lowest
from orrery.kernel.sentinels import NATURE, NONE


def set_up(s: Position) -> None:
    """Stack the steps of the set-up, the first on top.

    Rules: R3
    """
    s.survival_deck = s.tables.survival_in[s.combined]
    s.hunt_deck = s.tables.hunt_in[s.combined]
    s.rescue = s.tables.rescue_start[s.seats]
    s.assimilation = s.tables.assimilation_start[s.seats]
    s.push(frames.TURN)
    s.push(frames.REFILL, s.tables.hunt_hand)
    s.push(frames.DEAL, 1)
    s.push(frames.BOARD_SIDE)
    s.push(frames.CHOOSE_PLACES)
    s.push(frames.NAME_CREATURE)
    s.advance()


class NameCreature(ChoiceStep):
    """The Creature as chosen, or as nature decides where several may be it.

    Rules: R2, R6
    """

    def enter(self, s: Position) -> None:
        """Ask nature where there is a choice."""
        seats: i64 = self.choices(s, NATURE)
        if without_lowest(seats):
            s.ask_seat(NATURE)
        else:
            self.do(s, NATURE, NAME_CREATURE + lowest(seats))

    def choices(self, s: Position, seat: i64) -> i64:
        """The seats that may be the Creature's: the one chosen, any, or any but the host's."""
        if s.creature_chosen == NONE:
            return low_bits(s.seats)
        if s.creature_chosen == OTHERS:
            return low_bits(s.seats) & ~bit(s.host)
        return bit(s.creature_chosen)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The others are the Hunted, each with Place cards 1-5 and 3 Will.

        Rules: R6
        """
        s.creature = action - NAME_CREATURE
        if s.events is not None:
            s.emit("notalone-creature", {"seat": int(s.creature)})
        k: i64 = 1
        while k < s.seats:
            one: i64 = s.hunted(k)
            s.set_will(one, kinds.MOST_WILL)
            s.set_hand(one, 31)
            s.set_hand_count(one, 5)
            s.set_owned(one, 31)
            k += 1
        s.pop()


# The planet (E12, E18, E19, E69-E71).


class ChoosePlaces(ChoiceStep):
    """One place of each number; nature chooses where the option says so.

    In the Maze variant only 1-4 are chosen, for 5 is the Maze and 6-10 are all there.
    Rules: E12, E69
    """

    def enter(self, s: Position) -> None:
        """Ask nature number by number, then lay the planet."""
        chosen: i64 = s.places_chosen
        if chosen != NONE:
            s.exploration_numbers = chosen
        elif s.arg < (4 if s.maze_variant == 1 else 10):
            s.ask_seat(NATURE)
            return
        s.pop()
        lay_planet(s)

    def choices(self, s: Position, seat: i64) -> i64:
        """The two places of a number."""
        return bit(s.arg) | bit(s.arg + kinds.NUMBERS)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Take one of them."""
        place: i64 = action - CHOOSE_SET
        if place >= kinds.NUMBERS:
            s.exploration_numbers |= bit(place - kinds.NUMBERS)
        s.arg += 1
        s.ask_again()


def lay_planet(s: Position) -> None:
    """Lay the planet, the reserve, the Marker or Shield.

    Rules: R5, E11, E15, E17, E18, E19, E69, E70, E71
    """
    if s.maze_variant == 1:
        s.exploration_numbers |= 1 << 4
    number: i64 = 0
    while number < 5:
        lay_place(s, number)
        number += 1
    if s.maze_variant == 1:
        s.maze_deck = kinds.ALL_SLOTS
    elif s.tables.power[s.place_at(4)] == kinds.MAZE_POWER:
        s.hidden_slots = kinds.LOWER_SLOTS
    else:
        while number < kinds.NUMBERS:
            lay_place(s, number)
            number += 1
    fill_reserve(s)
    s.marker = 1 if s.tables.power[s.place_at(3)] == kinds.SHIELD_POWER else 0


def fill_reserve(s: Position) -> None:
    """Lay out the cards of the lower row's places that are in play.

    Rules: R3, E20, E21
    """
    hunted: i64 = s.seats - 1
    copies: i64 = s.tables.reserve_copies[hunted]
    index: i64 = 0
    while index < 10:
        chosen = has(s.exploration_numbers, index % 5 + 5) == (index >= 5)
        if chosen or s.maze_variant == 1:
            spare: i64 = s.tables.copies[place_of_index(index)] - 1
            s.set_reserve(index, copies if copies < spare else spare)
        index += 1


def lay_place(s: Position, number: i64) -> None:
    """A place lies face up at its own slot."""
    s.set_place_at(number, number + 10 if has(s.exploration_numbers, number) else number)
    s.set_slot_of(number, number)


# The board side and the first cards (R4, R6).


class PickSide(ChoiceStep):
    """The Creature picks the side of the track board, unless it was agreed.

    Rules: R4
    """

    def enter(self, s: Position) -> None:
        """Ask the Creature."""
        if s.side_chosen:
            self.do(s, s.creature, CHOOSE_SIDE + s.side_chosen - 1)
        else:
            s.ask_seat(s.creature)

    def choices(self, s: Position, seat: i64) -> i64:
        """Both."""
        return 3

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The side says where the Artemia symbols are."""
        s.side = action - CHOOSE_SIDE + 1
        if s.events is not None:
            s.emit("notalone-side", {"side": int(s.side)})
        s.pop()


class DealSurvival(AutomaticStep):
    """One Survival card for each Hunted, clockwise.

    Rules: R6
    """

    def enter(self, s: Position) -> None:
        """Draw for the next Hunted."""
        k: i64 = s.arg
        if k >= s.seats:
            s.pop()
        else:
            s.arg = k + 1
            s.push(frames.DRAW, s.hunted(k), 1)
