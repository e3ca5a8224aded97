"""Phase 3, Reckoning: picks, the reveal, and what happens right after it."""

from __future__ import annotations

from typing import Final

from orrery.games.notalone.actions import NOTHING, PICK, SWAP_TWO, TO_SLOT
from orrery.games.notalone.detour import move_hunted
from orrery.games.notalone.frames import AFTER_REVEAL
from orrery.games.notalone.kinds import (
    ALL_INEFFECTIVE,
    ALL_SLOTS,
    BLOW_AWAY,
    BOTH,
    FROM_DISCARD,
    KEEP_ONE,
    REVEALED,
    SLOTS,
    SWAP_TOKENS,
    TARGET,
    TARGET_BIT,
    TOKEN_IDS,
)
from orrery.games.notalone.place_cards import played_to_hand
from orrery.games.notalone.position import Position
from orrery.games.notalone.secrets import sees_choices
from orrery.games.notalone.steps import ChoiceStep, ListStep
from orrery.games.notalone.tokens import places_under, somebody_at_target
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NATURE, NONE
from orrery.kernel.step import Actions

# Effects right after the reveal, as bits of the frame's argument (E61, Q45).
TORNADO: Final = 1
UBIQUITY: Final = 2


class PickCards(ChoiceStep):
    """River and Fjord owners pick one of their two cards at the same time, sealed.

    Rules: E27, E28, E81
    """

    def enter(self, s: Position) -> None:
        """Ask those who have a choice."""
        seats: i64 = 0
        k: i64 = 1
        while k < s.seats:
            seat: i64 = s.hunted(k)
            if self.choices(s, seat):
                seats |= bit(seat)
            k += 1
        if seats:
            s.ask(seats)
        else:
            s.pop()

    def choices(self, s: Position, seat: i64) -> i64:
        """The played cards a Hunted must pick one of; none if there is no choice."""
        now: i64 = s.effect_now(seat)
        if (now != KEEP_ONE and now != FROM_DISCARD) or s.played(seat, 1) == NONE:
            return 0
        return bit(s.played(seat, 0)) | bit(s.played(seat, 1))

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Seal a pick; when all are in, carry them out."""
        if not s.seal(seat, action):
            return
        k: i64 = 1
        while k < s.seats:
            one: i64 = s.hunted(k)
            if self.choices(s, one):
                self.pick(s, one, s.unseal(one) - PICK)
            k += 1
        s.pop()

    def pick(self, s: Position, seat: i64, number: i64) -> None:
        """River's other card returns to hand; Fjord's stays on the table, unexplored.

        Rules: E27, E28
        """
        other: i64 = 1 if s.played(seat, 0) == number else 0
        if s.effect_now(seat) != KEEP_ONE:
            s.set_explored(seat, 1 - other, s.slot_of(number))
            return
        played_to_hand(s, seat, other)
        if other == 0:
            s.set_played(seat, 0, number)
            s.set_played(seat, 1, NONE)


def reveal_cards(s: Position) -> None:
    """Turn up all Place cards together; each Hunted stands on its place.

    Rules: R21
    """
    if s.actor != NATURE and s.all_hunted() & ~bit(s.actor) and not sees_choices(s, s.actor):
        s.reveal()
    s.team |= REVEALED
    k: i64 = 1
    while k < s.seats:
        seat: i64 = s.hunted(k)
        if s.explored(seat, 0) == NONE and s.explored(seat, 1) == NONE:
            s.set_explored(seat, 0, s.slot_of(s.played(seat, 0)))
            if s.effect_now(seat) == BOTH and s.played(seat, 1) != NONE:
                s.set_explored(seat, 1, s.slot_of(s.played(seat, 1)))
        if s.events is not None:
            for which in range(2):
                slot: i64 = s.explored(seat, which)
                if slot != NONE:
                    place = s.tables.place_ids[s.place_at(slot)]
                    s.emit("notalone-explores", {"seat": int(seat), "place": place})
        k += 1
    right_after_the_reveal(s)


def right_after_the_reveal(s: Position) -> None:
    """Inertia first, then Tornado and Ubiquity in the order the Creature chooses.

    Rules: E53, E54, E61, Q30, Q45
    """
    if s.on(ALL_INEFFECTIVE) and somebody_at_target(s):
        s.ineffective_slots = ALL_SLOTS
        if s.events is not None:
            s.emit("notalone-all-ineffective", {})
    effects: i64 = 0
    if s.on(BLOW_AWAY):
        effects |= TORNADO
    if s.on(SWAP_TOKENS):
        effects |= UBIQUITY
    if effects:
        s.push(AFTER_REVEAL, effects)


class AfterReveal(ListStep):
    """The Creature carries out Tornado and Ubiquity, in either order; a swap may be left out.

    Rules: E61, Q45, Q61
    """

    def enter(self, s: Position) -> None:
        """Ask the Creature while an effect is left that can do something."""
        if tornado_slots(s) or swappable_tokens(s):
            s.ask_seat(s.creature)
        else:
            s.pop()

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Which tokens Ubiquity swaps; where the Tornado blows."""
        blows: i64 = tornado_slots(s)
        out.add_mask(SWAP_TWO, swappable_tokens(s))
        out.add_mask(TO_SLOT, blows)
        if blows == 0:
            out.add(NOTHING)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Carry out one effect."""
        s.ask_again()
        if action == NOTHING:
            s.arg &= ~UBIQUITY
        elif action >= TO_SLOT:
            s.arg &= ~TORNADO
            blow_away(s, action - TO_SLOT)
        else:
            s.arg &= ~UBIQUITY
            swap_tokens(s, action - SWAP_TWO)


def tornado_slots(s: Position) -> i64:
    """The accessible places adjacent to the Target, if it acts on somebody.

    Rules: Q8, Q79
    """
    if s.arg & TORNADO == 0 or not somebody_at_target(s):
        return 0
    target: i64 = s.token_slots(TARGET)
    out: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if has(target, slot):
            out |= s.accessible_beside(slot)
        slot += 1
    return out & ~target


def blow_away(s: Position, slot: i64) -> None:
    """Tornado: every Hunted at the Target goes to one place.

    Rules: Q79
    """
    k: i64 = 1
    while k < s.seats:
        seat: i64 = s.hunted(k)
        places: i64 = places_under(s, seat, TARGET_BIT)
        if has(places, 0):
            move_hunted(s, seat, 0, slot)
        if has(places, 1):
            move_hunted(s, seat, 1, slot)
        k += 1


def swappable_tokens(s: Position) -> i64:
    """The pairs of tokens that both lie on the planet.

    Rules: Q61
    """
    if s.arg & UBIQUITY == 0:
        return 0
    pairs: i64 = 0
    if s.token_slots(0) and s.token_slots(1):
        pairs |= 1
    if s.token_slots(0) and s.token_slots(2):
        pairs |= 2
    if s.token_slots(1) and s.token_slots(2):
        pairs |= 4
    return pairs


def swap_tokens(s: Position, pair: i64) -> None:
    """Ubiquity: each token takes over the whole footprint of the other.

    Rules: E55, Q61
    """
    first: i64 = 0 if pair < 2 else 1
    second: i64 = 1 if pair == 0 else 2
    slots: i64 = s.token_slots(first)
    s.set_token_slots(first, s.token_slots(second))
    s.set_token_slots(second, slots)
    if s.events is not None:
        s.emit("notalone-swapped-tokens", {"tokens": [TOKEN_IDS[first], TOKEN_IDS[second]]})
