"""Phase 3, Reckoning: picks, the reveal, and what happens right after it (R21, E27, E61, E81, Q40)."""

from __future__ import annotations

from typing import Final

from orrery.games.notalone.actions import NOTHING, PICK, SWAP_TWO, TO_SLOT
from orrery.games.notalone.hunt import ways_from
from orrery.games.notalone.hunting import relocate
from orrery.games.notalone.kinds import (
    ALL_INEFFECTIVE,
    ALL_SLOTS,
    BLOW_AWAY,
    BOTH,
    FROM_DISCARD,
    KEEP_ONE,
    REVEALED,
    SWAP_TOKENS,
    TARGET,
    TOKEN_IDS,
)
from orrery.games.notalone.layout import CARD, CREATURE, INEFFECTIVE, NOW, PLACE_AT, SPOT, TEAM, TOKEN_AT, WHERE
from orrery.games.notalone.position import AFTER_REVEAL, Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import ARG, NONE, SEATS, TOP

# E61, Q45: effects right after the reveal, as bits of AFTER_REVEAL's ARG.
BLOWS: Final = 1
SWAPS: Final = 2


def picks_among(s: Position, seat: i64) -> i64:
    """The played cards a Hunted must pick one of; none if there is no choice."""
    at = s.data
    now: i64 = at[NOW + seat]
    if (now != KEEP_ONE and now != FROM_DISCARD) or at[CARD + 2 * seat + 1] == NONE:
        return 0
    return bit(at[CARD + 2 * seat]) | bit(at[CARD + 2 * seat + 1])


def enter_picking(s: Position) -> None:
    """E81: River and Fjord owners pick at the same time."""
    mask: i64 = 0
    k: i64 = 1
    while k < s.data[SEATS]:
        seat: i64 = s.hunted(k)
        if picks_among(s, seat):
            mask |= bit(seat)
        k += 1
    if mask:
        s.ask(mask)
    else:
        s.pop()


def pick(s: Position, seat: i64, action: i64) -> None:
    """River's other card returns to hand; Fjord's stays on the table, unexplored (E27, E28)."""
    if not s.seal(seat, action):
        return
    at = s.data
    k: i64 = 1
    while k < at[SEATS]:
        one: i64 = s.hunted(k)
        if picks_among(s, one):
            number: i64 = s.unseal(one) - PICK
            first: i64 = 2 * one
            other: i64 = 1 if at[CARD + first] == number else 0
            if at[NOW + one] == KEEP_ONE:
                s.played_to_hand(one, other)
                if other == 0:
                    at[CARD + first] = number
                    at[CARD + first + 1] = NONE
            else:
                at[SPOT + first + 1 - other] = at[WHERE + number]
        k += 1
    s.pop()


def reveal(s: Position) -> None:
    """R21: all Place cards are turned up together, and each Hunted stands on its place."""
    at = s.data
    at[TEAM] |= REVEALED
    k: i64 = 1
    while k < at[SEATS]:
        seat: i64 = s.hunted(k)
        first: i64 = 2 * seat
        if at[SPOT + first] == NONE and at[SPOT + first + 1] == NONE:
            at[SPOT + first] = at[WHERE + at[CARD + first]]
            if at[NOW + seat] == BOTH and at[CARD + first + 1] != NONE:
                at[SPOT + first + 1] = at[WHERE + at[CARD + first + 1]]
        if s.events is not None:
            for i in range(2):
                slot = at[SPOT + first + i]
                if slot != NONE:
                    place = s.tables.place_ids[at[PLACE_AT + slot]]
                    s.emit("notalone-explores", {"seat": int(seat), "place": place})
        k += 1
    right_after_the_reveal(s)


def right_after_the_reveal(s: Position) -> None:
    """E61, Q30, Q45: Inertia first, then Tornado and Ubiquity in the order the Creature chooses."""
    at = s.data
    if s.on(ALL_INEFFECTIVE) and s.somebody_at_target():
        at[INEFFECTIVE] = ALL_SLOTS
        if s.events is not None:
            s.emit("notalone-all-ineffective", {})
    effects: i64 = 0
    if s.on(BLOW_AWAY):
        effects |= BLOWS
    if s.on(SWAP_TOKENS):
        effects |= SWAPS
    if effects:
        s.push(AFTER_REVEAL, effects)


def enter_after_reveal(s: Position) -> None:
    """Ask the Creature while an effect is left that can do something."""
    if blow_to(s) or swappable(s):
        s.ask(bit(s.data[CREATURE]))
    else:
        s.pop()


def list_after_reveal(s: Position) -> i64:
    """Where the Tornado blows; which tokens Ubiquity swaps; a swap may be left out."""
    blows: i64 = blow_to(s)
    n: i64 = s.list_mask(SWAP_TWO, swappable(s), 0)
    n = s.list_mask(TO_SLOT, blows, n)
    if blows == 0:
        s.buffer.actions[n] = NOTHING
        n += 1
    return n


def after_reveal(s: Position, action: i64) -> None:
    """Carry out one effect of E61."""
    at = s.data
    top: i64 = at[TOP]
    s.ask(0)
    if action == NOTHING:
        at[top + ARG] &= ~SWAPS
    elif action >= TO_SLOT:
        at[top + ARG] &= ~BLOWS
        blow_away(s, action - TO_SLOT)
    else:
        at[top + ARG] &= ~SWAPS
        swap_tokens(s, action - SWAP_TWO)


def blow_to(s: Position) -> i64:
    """Tornado: the accessible places adjacent to the Target, if it acts on somebody."""
    at = s.data
    if at[s.data[TOP] + ARG] & BLOWS == 0 or not s.somebody_at_target():
        return 0
    out: i64 = 0
    slot: i64 = 0
    while slot < 10:
        if at[TOKEN_AT + TARGET] >> slot & 1:
            out |= ways_from(s, slot)
        slot += 1
    return out & ~at[TOKEN_AT + TARGET]


def blow_away(s: Position, slot: i64) -> None:
    """Tornado: every Hunted at the Target goes to one place."""
    k: i64 = 1
    while k < s.data[SEATS]:
        seat: i64 = s.hunted(k)
        spots: i64 = s.spots_under(seat, 4)
        if spots & 1:
            relocate(s, 2 * seat, slot)
        if spots & 2:
            relocate(s, 2 * seat + 1, slot)
        k += 1


def swappable(s: Position) -> i64:
    """Q61: the pairs of tokens that both lie on the planet."""
    at = s.data
    if at[at[TOP] + ARG] & SWAPS == 0:
        return 0
    mask: i64 = 0
    if at[TOKEN_AT] and at[TOKEN_AT + 1]:
        mask |= 1
    if at[TOKEN_AT] and at[TOKEN_AT + 2]:
        mask |= 2
    if at[TOKEN_AT + 1] and at[TOKEN_AT + 2]:
        mask |= 4
    return mask


def swap_tokens(s: Position, pair: i64) -> None:
    """E55, Q61: each token takes over the whole footprint of the other."""
    at = s.data
    a: i64 = 0 if pair < 2 else 1
    b: i64 = 1 if pair == 0 else 2
    spot: i64 = at[TOKEN_AT + a]
    at[TOKEN_AT + a] = at[TOKEN_AT + b]
    at[TOKEN_AT + b] = spot
    if s.events is not None:
        s.emit("notalone-swapped-tokens", {"tokens": [TOKEN_IDS[a], TOKEN_IDS[b]]})
