"""A Not Alone position: its fields, its tables, and the questions that all rules ask."""

from __future__ import annotations

from orrery.games.notalone import kinds
from orrery.games.notalone.actions import PAIR_FIRST, PAIR_SECOND, PAIRS
from orrery.games.notalone.fields import NotAloneFields
from orrery.games.notalone.tables import Tables
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.bits import bit, has, low_bits, lowest, without_lowest
from orrery.kernel.game import Game
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import Actions


class Position(NotAloneFields):
    """What the rules work on. `NotAloneState` adds the answers every state gives."""

    def __init__(self, game: Game, data: Ints, buffer: Actions, tables: Tables) -> None:
        super().__init__(game, data, buffer)
        self.tables = tables

    def hunted(self, k: i64) -> i64:
        """The k-th Hunted, from 1, clockwise from the Creature's left.

        Rules: E83
        """
        seat: i64 = self.creature + k
        seats: i64 = self.seats
        return seat - seats if seat >= seats else seat

    def all_hunted(self) -> i64:
        """The Hunted, as a set of seats."""
        return low_bits(self.seats) & ~bit(self.creature)

    def turn_step(self) -> i64:
        """The step of the turn that comes next (see `moments`)."""
        return self.frame_arg(0)

    def frame_of(self, kind: i64) -> i64:
        """The number of the frame of a kind, counted from the bottom; NONE if there is none."""
        n: i64 = self.depth - 1
        while n >= 0:
            if self.frame_kind(n) == kind:
                return n
            n -= 1
        return NONE

    # Cards that hold for the turn.

    def on(self, kind: i64) -> bool:
        """Whether a Hunt card of this kind holds this turn."""
        return has(self.hunt_effects, kind)

    def hunt_number(self, kind: i64) -> i64:
        """The number on the card of this kind that was played this turn."""
        i: i64 = 0
        while i < self.hunt_played_count:
            card: i64 = self.hunt_played_as(i)
            if self.tables.hunt_kind[card] == kind:
                return self.tables.hunt_number[card]
            i += 1
        return 0

    def survival_number(self, kind: i64) -> i64:
        """The number on the Survival cards of this kind in the deck; all of them have the same."""
        deck: i64 = self.tables.survival_in[self.combined]
        while deck:
            card: i64 = lowest(deck)
            if self.tables.survival_kind[card] == kind:
                return self.tables.survival_number[card]
            deck = without_lowest(deck)
        return 0

    def seats_that_may_survive(self) -> i64:
        """The seats that may play a Survival card at all now; all of it is public.

        Rules: R9, E65
        """
        if self.on(kinds.NO_SURVIVAL):
            return 0
        return ~(self.played_survival | self.barred_seats)

    def may_survive(self, seat: i64) -> bool:
        """Whether a Hunted may play a Survival card at all now.

        Rules: R9, E65
        """
        return has(self.seats_that_may_survive(), seat)

    def may_draw(self) -> bool:
        """Whether a Survival card can be drawn.

        Rules: R11, R40, Q62
        """
        return (self.survival_deck != 0 or self.survival_discard != 0) and not self.on(kinds.NO_SURVIVAL)

    def has_pair_now(self, seat: i64) -> bool:
        """Whether two cards are played face down this turn.

        Rules: R13
        """
        now: i64 = self.effect_now(seat)
        return now == kinds.KEEP_ONE or now == kinds.BOTH

    # Places on the planet and in the reserve.

    def planet(self) -> i64:
        """The slots where a card lies, face up or face down.

        Rules: Q55
        """
        slots: i64 = self.hidden_slots
        slot: i64 = 0
        while slot < kinds.SLOTS:
            if self.place_at(slot) != NONE:
                slots |= bit(slot)
            slot += 1
        return slots

    def accessible(self, number: i64) -> bool:
        """Whether the place of this number lies face up and may be played.

        Rules: E32, E59
        """
        slot: i64 = self.slot_of(number)
        return slot != NONE and not has(self.inaccessible_slots, slot)

    def accessible_of(self, cards: i64) -> i64:
        """Those of some Place cards that may be played."""
        out: i64 = 0
        number: i64 = 0
        while number < kinds.NUMBERS:
            if has(cards, number) and self.accessible(number):
                out |= bit(number)
            number += 1
        return out

    def accessible_beside(self, slot: i64) -> i64:
        """The adjacent slots that a Hunted can be moved to: face up and accessible.

        Rules: Q8
        """
        near: i64 = self.tables.near[slot]
        out: i64 = 0
        number: i64 = 0
        while number < kinds.NUMBERS:
            if self.accessible(number):
                out |= near & bit(self.slot_of(number))
            number += 1
        return out

    def goes_to_reserve(self, number: i64) -> bool:
        """Whether a played card of this number returns to the reserve.

        Rules: E37
        """
        slot: i64 = self.slot_of(number)
        return slot != NONE and self.tables.to_reserve[self.place_at(slot)] == 1

    def copies_left(self, number: i64) -> i64:
        """How many cards of the face-up place of this number are in the reserve."""
        slot: i64 = self.slot_of(number)
        if number < 5 or slot == NONE:
            return 0
        return self.reserve(reserve_index(self.place_at(slot)))

    def may_acquire(self, seat: i64, number: i64) -> bool:
        """Whether a Hunted can take a card from the reserve: of a number it does not own.

        Rules: Q26
        """
        return not has(self.owned(seat), number) and self.copies_left(number) > 0

    def acquirable(self, seat: i64) -> i64:
        """The numbers of which a Hunted can take a card from the reserve.

        Rules: Q26
        """
        numbers: i64 = 0
        number: i64 = 5
        while number < kinds.NUMBERS:
            if self.may_acquire(seat, number):
                numbers |= bit(number)
            number += 1
        return numbers

    def below_most_will(self) -> i64:
        """The Hunted with less than 3 Will."""
        seats: i64 = 0
        k: i64 = 1
        while k < self.seats:
            seat: i64 = self.hunted(k)
            if self.will(seat) < kinds.MOST_WILL:
                seats |= bit(seat)
            k += 1
        return seats

    def with_hand_cards(self, cards: i64) -> i64:
        """The Hunted with at least so many Place cards in hand.

        Rules: Q14
        """
        seats: i64 = 0
        k: i64 = 1
        while k < self.seats:
            seat: i64 = self.hunted(k)
            if self.hand_count(seat) >= cards:
                seats |= bit(seat)
            k += 1
        return seats

    # For events.

    def name_of(self, number: i64) -> object:
        """The id of the face-up place of a number; the number, from 1, where none lies."""
        slot: i64 = self.slot_of(number)
        return int(number) + 1 if slot == NONE else self.tables.place_ids[self.place_at(slot)]

    def at(self, slot: i64) -> object:
        """The id of the place that lies face up at a slot, or that of the slot."""
        place: i64 = self.place_at(slot)
        return kinds.SPOT_IDS[slot] if place == NONE else self.tables.place_ids[place]

    def emit_discard(self, kind: str, seat: i64, number: i64) -> None:
        """Announce a Place card going to or from a discard, which a Smokescreen hides from the Creature."""
        args: dict[str, object] = {"seat": int(seat), "place": self.name_of(number)}
        if self.team & kinds.SMOKE:
            self.emit(kind, args, self.all_hunted())
            self.emit(kind + "-unseen", {"seat": int(seat)}, bit(self.creature))
        else:
            self.emit(kind, args)


def number_of(place: i64) -> i64:
    """The number of a place, from 0."""
    return place if place < kinds.NUMBERS else place - kinds.NUMBERS


def reserve_index(place: i64) -> i64:
    """Where the reserve counts a place of the lower row: 0-4 base, 5-9 Exploration."""
    return place - 5 if place < 10 else place - 10


def place_of_index(index: i64) -> i64:
    """The place that the reserve counts at an index."""
    return index + 5 if index < 5 else index + 10


def pairs_of(numbers: i64) -> i64:
    """The pairs of numbers whose both members are in a set."""
    pairs: i64 = 0
    pair: i64 = 0
    while pair < PAIRS:
        if has(numbers, PAIR_FIRST[pair]) and has(numbers, PAIR_SECOND[pair]):
            pairs |= bit(pair)
        pair += 1
    return pairs


def pair_members(pair: i64) -> i64:
    """Both members of a pair of numbers, as a set."""
    return bit(PAIR_FIRST[pair]) | bit(PAIR_SECOND[pair])
