"""A Not Alone position: the array with its tables, and the few things all rules ask of it."""

from __future__ import annotations

from typing import Final

from orrery.games.notalone.actions import PAIR_FIRST, PAIR_SECOND, PAIRS
from orrery.games.notalone.fields import NotAloneFields
from orrery.games.notalone.kinds import (
    BOTH,
    KEEP_ONE,
    NO_SURVIVAL,
    NO_TAKE_BACK,
    SMOKE,
    TARGET,
    TARGET_IS_CREATURE,
)
from orrery.games.notalone.layout import (
    BARRED,
    CARD,
    COMBINED,
    CREATURE,
    DISCARD,
    DISCARD_N,
    GUARD,
    HAND,
    HAND_N,
    HIDDEN,
    HUNT_AS,
    HUNT_ON,
    HUNT_PLAYED_N,
    INACCESSIBLE,
    NOW,
    OWNED,
    PLACE_AT,
    PLAYED_SURVIVAL,
    RESERVE,
    SHIELD,
    SHOWN,
    SPOT,
    SURVIVAL_DECK,
    SURVIVAL_DISCARD,
    TEAM,
    TOKEN_AT,
    WHERE,
)
from orrery.games.notalone.tables import Tables
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.bits import bit, bit_index
from orrery.kernel.game import Game
from orrery.kernel.state import ARG, FRAME, FRAMES, KIND, NONE, SEATS, TOP
from orrery.kernel.step import ALLOWED, NOT_LISTED, Actions

# Kinds of frames: what is going on.
NAME_THE_CREATURE: Final = 1  # nature names the Creature (R2)
CHOOSE_PLACES: Final = 2  # nature takes one place of number ARG (E12)
BOARD_SIDE: Final = 3  # the Creature picks the board side (R4)
DEAL: Final = 4  # nature deals a Survival card to the ARG-th seat (R6)
REFILL: Final = 5  # nature deals Hunt cards until the hand holds ARG (R6, R30)
TURN: Final = 6  # a turn, at step ARG; ARG2: 1 if something was resolved since the last window (Q40)
WINDOW: Final = 7  # moment ARG; only the seats of mask ARG2 may play (Q37)
CHOOSE: Final = 8  # all Hunted choose Place cards, sealed (R13)
HUNTING: Final = 9  # the Creature places tokens ARG; ARG2: 1 if it may play Hunt cards meanwhile (R18, Q39)
PICKING: Final = 10  # River and Fjord owners pick, sealed (E81)
AFTER_REVEAL: Final = 11  # the Creature carries out effects ARG of E61
ORDER: Final = 12  # seat ARG chooses which of two places to resolve first
RESOLVE: Final = 13  # seat and place ARG: power, take-back or nothing (R22)
STEP: Final = 14  # places are resolved; ARG: 0 free, 1 Target, 2 Artemia (E82); ARG2: 1 + 2 * seat + which has arrived
RECYCLE_OR_COPY_FRAME: Final = 15
TAKE: Final = 16  # seat ARG takes back ARG2 cards
DISCARDING: Final = 17  # seat ARG discards ARG2 Place cards
SCREAM: Final = 18  # the seats of mask ARG2 discard or lose Will, sealed
TOXIN: Final = 19  # the seats of mask ARG2 discard a Survival card, sealed
NAMING: Final = 20  # the seat in ARG names another; ARG2: what for
DRAWING: Final = 21  # nature draws ARG2 Survival cards for ARG
SHELTERING: Final = 22  # seat ARG keeps one of the drawn cards
SOURCE: Final = 23
HEALING: Final = 24
ARCHIPELAGO: Final = 25  # ARG2 more cards may be discarded
MYCELIUM: Final = 26  # ARG2 counters are placed already
ACQUIRING: Final = 27
MAZE: Final = 28
TURNING_UP: Final = 29  # nature turns up the card at slot ARG (E31)
MAZE_LOOK: Final = 30  # nature gives ARG2 more cards to look at (E72)
MAZE_SET: Final = 31
MAZE_USE: Final = 32  # use or take the place at slot ARG2 (E74)
MAZE_DROP: Final = 33  # one card is discarded, the third goes below (E75, E76)
PORTAL: Final = 34
REGAIN: Final = 35  # seat ARG regains ARG2 Will
RESCUE_MOVE: Final = 36  # the Rescue counter moves ARG more spaces (Q17)
VOTE: Final = 37  # who gets the Will counter (E40)
MOVING: Final = 38  # seat ARG moves one of the tokens ARG2
DETOUR: Final = 39
DETOUR_TO: Final = 40  # ARG: 2 * seat + which
TELEPATHY: Final = 41  # about seat ARG
PHOBIA: Final = 42  # seat ARG hides two cards
FORBIDDEN: Final = 43  # the seats of mask ARG2 discard ARG Place cards together, sealed
VORTEX: Final = 44
STRIKE: Final = 45  # nature takes ARG Hunt cards
CATACLYSM: Final = 46
DOUBLING_BACK: Final = 47
BURYING: Final = 48  # Instinct
SETTLING: Final = 49  # lost last Will (R46), from the ARG-th Hunted on
COPYING: Final = 50  # which place to copy with Survival card ARG2 (E56)
TELLING: Final = 51  # nature lets seat ARG answer about the numbers of mask ARG2 (Telepathy)
LAST_FRAME_KIND: Final = 51

# Bits of DONE, each twice, for the first and the second explored place; the last is the Hunted's.
RESOLVED: Final = 1
TARGETED: Final = 4
BITTEN: Final = 16
TAKEN: Final = 64
TELEPORTED: Final = 256  # a Portal led there, so the card was not played in phase 1 (E58)
TIME_SHIFTED: Final = 1024  # counted by Time Shift (Q29)

# What NAMING is for.
FOR_ANTICIPATION: Final = 0
FOR_ASCENDANCY: Final = 1
FOR_PHOBIA: Final = 2
FOR_TELEPATHY: Final = 3
FOR_PARALYSIS: Final = 4
FOR_MEDIKIT: Final = 5
FOR_SOLIDARITY: Final = 6
FOR_MANGROVE: Final = 7

# An ARG that speaks of a Hunted's place: seat, which of the two, whether nothing of "this card" returns.
WHICH: Final = 8
NO_SELF: Final = 16

# An ARG2 of TAKE: how many, and two bits.
OPTIONAL: Final = 32
OR_PLAYED: Final = 64


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a mask of at most 62 bits."""
    return bit_index(mask & -mask)


class Position(NotAloneFields):
    """What the rules work on. `NotAloneState` adds the answers every state gives."""

    def __init__(self, game: Game, data: Ints, buffer: Actions, tables: Tables) -> None:
        super().__init__(game, data, buffer)
        self.tables = tables

    # TRANSITION: what LegacyState has.

    def fill(self, seat: i64) -> i64:
        raise NotImplementedError

    def act(self, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def write_legal(self, seat: i64, out: Actions) -> None:
        own = self.buffer
        self.buffer = out
        out.count = self.fill(seat)
        self.buffer = own

    def why_not(self, seat: i64, action: i64) -> i64:
        return ALLOWED if self.allowed(seat, action) else NOT_LISTED

    def do(self, seat: i64, action: i64) -> None:
        self.actor = seat
        self.revealed = False
        self.act(seat, action)

    def hunted(self, k: i64) -> i64:
        """The k-th Hunted (from 1) clockwise from the Creature's left (E83)."""
        seat: i64 = self.data[CREATURE] + k
        return seat - self.data[SEATS] if seat >= self.data[SEATS] else seat

    def all_hunted(self) -> i64:
        """The Hunted as a mask of seats."""
        return (bit(self.data[SEATS]) - 1) & ~bit(self.data[CREATURE])

    def step(self) -> i64:
        """The step of the turn that comes next."""
        return self.data[FRAMES + ARG]

    def on(self, kind: i64) -> bool:
        """Whether a Hunt card of this kind holds this turn."""
        return self.data[HUNT_ON] >> kind & 1 == 1

    def hunt_number(self, kind: i64) -> i64:
        """The number on the card of this kind that was played this turn."""
        i: i64 = 0
        while i < self.data[HUNT_PLAYED_N]:
            card: i64 = self.data[HUNT_AS + i]
            if self.tables.hunt_kind[card] == kind:
                return self.tables.hunt_number[card]
            i += 1
        return 0

    def survival_number(self, kind: i64) -> i64:
        """The number on the Survival cards of this kind in the deck; all of them say the same."""
        deck: i64 = self.tables.survival_in[self.data[COMBINED]]
        while deck:
            card: i64 = lowest(deck)
            if self.tables.survival_kind[card] == kind:
                return self.tables.survival_number[card]
            deck &= deck - 1
        return 0

    def accessible(self, number: i64) -> bool:
        """E32, E59: whether the place of this number lies face up and may be played."""
        slot: i64 = self.data[WHERE + number]
        return slot != NONE and self.data[INACCESSIBLE] >> slot & 1 == 0

    def accessible_of(self, cards: i64) -> i64:
        """Those of some Place cards that may be played."""
        out: i64 = 0
        number: i64 = 0
        while number < 10:
            if cards >> number & 1 and self.accessible(number):
                out |= bit(number)
            number += 1
        return out

    def exists(self, slot: i64) -> bool:
        """Q55: whether a card lies at a slot, face up or face down."""
        return self.data[PLACE_AT + slot] != NONE or self.data[HIDDEN] >> slot & 1 == 1

    def goes_to_reserve(self, number: i64) -> bool:
        """E37: whether a played card of this number returns to the reserve."""
        slot: i64 = self.data[WHERE + number]
        return slot != NONE and self.tables.to_reserve[self.data[PLACE_AT + slot]] == 1

    def copies_left(self, number: i64) -> i64:
        """How many cards of the face-up place of this number lie in the reserve."""
        slot: i64 = self.data[WHERE + number]
        if number < 5 or slot == NONE:
            return 0
        return self.data[RESERVE + reserve_index(self.data[PLACE_AT + slot])]

    # Place cards on the move.

    def hand_to_discard(self, seat: i64, number: i64) -> None:
        """Discard a Place card from hand."""
        at = self.data
        at[HAND + seat] &= ~bit(number)
        at[HAND_N + seat] -= 1
        at[DISCARD + seat] |= bit(number)
        at[DISCARD_N + seat] += 1
        at[SHOWN + seat] &= ~bit(number)

    def discard_to_hand(self, seat: i64, number: i64) -> None:
        """Take a Place card back from the discard."""
        at = self.data
        at[DISCARD + seat] &= ~bit(number)
        at[DISCARD_N + seat] -= 1
        at[HAND + seat] |= bit(number)
        at[HAND_N + seat] += 1

    def all_to_hand(self, seat: i64) -> None:
        """Take back every discarded Place card."""
        at = self.data
        at[HAND + seat] |= at[DISCARD + seat]
        at[HAND_N + seat] += at[DISCARD_N + seat]
        at[DISCARD + seat] = 0
        at[DISCARD_N + seat] = 0

    def hand_to_played(self, seat: i64, which: i64, number: i64) -> None:
        """Play a Place card from hand."""
        at = self.data
        at[HAND + seat] &= ~bit(number)
        at[HAND_N + seat] -= 1
        at[SHOWN + seat] &= ~bit(number)
        at[CARD + 2 * seat + which] = number

    def played_to_hand(self, seat: i64, which: i64) -> None:
        """Return a played Place card to hand."""
        at = self.data
        number: i64 = at[CARD + 2 * seat + which]
        at[CARD + 2 * seat + which] = NONE
        at[HAND + seat] |= bit(number)
        at[HAND_N + seat] += 1

    def played_away(self, seat: i64, which: i64) -> None:
        """R30, E37: discard a played Place card; a Pole goes to the reserve instead."""
        at = self.data
        number: i64 = at[CARD + 2 * seat + which]
        if number == NONE:
            return
        at[CARD + 2 * seat + which] = NONE
        if self.goes_to_reserve(number):
            at[OWNED + seat] &= ~bit(number)
            at[RESERVE + reserve_index(at[PLACE_AT + at[WHERE + number]])] += 1
            if self.events is not None:
                self.emit("notalone-to-reserve", {"seat": int(seat), "place": self.name_of(number)})
        else:
            at[DISCARD + seat] |= bit(number)
            at[DISCARD_N + seat] += 1

    def acquire(self, seat: i64, number: i64) -> None:
        """Take a Place card from the reserve."""
        at = self.data
        at[RESERVE + reserve_index(at[PLACE_AT + at[WHERE + number]])] -= 1
        at[OWNED + seat] |= bit(number)
        at[HAND + seat] |= bit(number)
        at[HAND_N + seat] += 1
        if self.events is not None:
            self.emit("notalone-acquired", {"seat": int(seat), "place": self.name_of(number)})

    def may_acquire(self, seat: i64, number: i64) -> bool:
        """A Place card from the reserve whose number the Hunted does not own (Q26)."""
        return self.data[OWNED + seat] >> number & 1 == 0 and self.copies_left(number) > 0

    # Tokens and what they bar.

    def tokens_on(self, seat: i64, slot: i64) -> i64:
        """The tokens that act on a Hunted at a slot, as a mask."""
        return self.tokens_at(slot, self.data[GUARD + seat])

    def tokens_at(self, slot: i64, guard: i64) -> i64:
        """The tokens that act at a slot on whoever has this guard; a Clone acts as a Creature token too (R23-R25)."""
        at = self.data
        if at[SHIELD] == 2:
            return 0
        mask: i64 = 0
        if at[TOKEN_AT] >> slot & 1:
            mask |= 1
        if at[TOKEN_AT + 1] >> slot & 1:
            mask |= 2
        if at[TOKEN_AT + TARGET] >> slot & 1 and guard & 4 == 0:
            mask |= 4
            if self.on(TARGET_IS_CREATURE):
                mask |= 1
        return mask & ~(guard & 7)

    def spots_under(self, seat: i64, tokens: i64) -> i64:
        """Which of a Hunted's explored places (bits 1 and 2) some token of a mask acts on."""
        mask: i64 = 0
        which: i64 = 0
        while which < 2:
            slot: i64 = self.data[SPOT + 2 * seat + which]
            if slot != NONE and self.tokens_on(seat, slot) & tokens:
                mask |= bit(which)
            which += 1
        return mask

    def somebody_at_target(self) -> bool:
        """Whether the Target acts on a Hunted."""
        k: i64 = 1
        while k < self.data[SEATS]:
            if self.spots_under(self.hunted(k), 4):
                return True
            k += 1
        return False

    def hunters_at(self) -> i64:
        """R35: the slots with the Creature token, or a Clone of it."""
        at = self.data
        if self.on(TARGET_IS_CREATURE):
            return at[TOKEN_AT] | at[TOKEN_AT + TARGET]
        return at[TOKEN_AT]

    def may_not_take_back(self, seat: i64) -> bool:
        """Quicksand, Q83: a Hunted at the Target takes no Place card back, in whatever way."""
        return self.on(NO_TAKE_BACK) and self.spots_under(seat, 4) != 0

    # Survival cards.

    def may_survive(self, seat: i64) -> bool:
        """R9: whether a Hunted may play a Survival card at all now; all of it is public."""
        return (self.data[PLAYED_SURVIVAL] | self.data[BARRED]) >> seat & 1 == 0 and not self.on(NO_SURVIVAL)

    def may_draw(self) -> bool:
        """R11, R40, Q62: whether a Survival card can be drawn."""
        at = self.data
        return (at[SURVIVAL_DECK] != 0 or at[SURVIVAL_DISCARD] != 0) and not self.on(NO_SURVIVAL)

    def has_pair_now(self, seat: i64) -> bool:
        """R13: whether two cards are played face down this turn."""
        now: i64 = self.data[NOW + seat]
        return now == KEEP_ONE or now == BOTH

    # What people are told.

    def name_of(self, number: i64) -> object:
        """The id of the face-up place of a number."""
        slot: i64 = self.data[WHERE + number]
        return int(number) + 1 if slot == NONE else self.tables.place_ids[self.data[PLACE_AT + slot]]

    def tell_places(self, kind: str, seat: i64, number: i64) -> None:
        """Tell of a Place card going to or from a discard, which a Smokescreen hides from the Creature."""
        args: dict[str, object] = {"seat": int(seat), "place": self.name_of(number)}
        if self.data[TEAM] & SMOKE:
            self.emit(kind, args, self.all_hunted())
            self.emit(kind + "-unseen", {"seat": int(seat)}, bit(self.data[CREATURE]))
        else:
            self.emit(kind, args)

    def list_mask(self, first: i64, mask: i64, n: i64) -> i64:
        """List an action for each bit of a mask after n others; say how many there are now."""
        actions = self.buffer.actions
        while mask:
            actions[n] = first + lowest(mask)
            n += 1
            mask &= mask - 1
        return n

    def list_pairs(self, first: i64, mask: i64, n: i64) -> i64:
        """List an action for each two Place cards of a mask after n others; say how many there are now."""
        pair: i64 = 0
        while pair < PAIRS:
            if mask >> PAIR_FIRST[pair] & 1 and mask >> PAIR_SECOND[pair] & 1:
                self.buffer.actions[n] = first + pair
                n += 1
            pair += 1
        return n


def frame_of(s: Position, kind: i64) -> i64:
    """Where the frame of a kind stands on the stack; 0 if there is none."""
    spot: i64 = s.data[TOP]
    while spot >= FRAMES:
        if s.data[spot + KIND] == kind:
            return spot
        spot -= FRAME
    return 0


def reserve_index(place: i64) -> i64:
    """Where the reserve counts a place of the second row: 0-4 base, 5-9 Exploration."""
    return place - 5 if place < 10 else place - 10


def place_of_index(index: i64) -> i64:
    """The place the reserve counts at an index."""
    return index + 5 if index < 5 else index + 10
