"""Phase 3, Reckoning: what a Hunted does with the place it stands on (R22, E56-E58, E67, E68, Q42, Q43)."""

from __future__ import annotations

from orrery.games.notalone.actions import ACQUIRE_CARD, COPY, NOTHING, PLAY_SURVIVAL, TAKE_BACK, USE
from orrery.games.notalone.cards import take_back
from orrery.games.notalone.kinds import (
    LOWER_SLOTS,
    PLACES_INEFFECTIVE,
    RECYCLE_OR_COPY,
    RETURN_SELF,
    TARGET_INEFFECTIVE,
    TARGET_SURVIVAL,
    USE_BESIDE,
    USE_EXPLORED,
    USE_LOWER_ROW,
)
from orrery.games.notalone.layout import (
    CARD,
    DISCARD,
    DONE,
    GATE_FROM_CARD,
    GUARD,
    HUNT_AS,
    HUNT_PLAYED_N,
    INACCESSIBLE,
    INEFFECTIVE,
    INSTEAD_EXPLORED,
    MAZE_COPIES,
    PLACE_AT,
    SPOT,
    SURVIVAL,
    TAKEBACK_FEW,
    TAKEBACK_STRICT,
    WHERE,
)
from orrery.games.notalone.position import COPYING, RESOLVED, TELEPORTED, WHICH, Position, lowest
from orrery.games.notalone.powers import copyable, copyable_among, usable, use_power
from orrery.games.notalone.survival import lay_survival
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, shift_left
from orrery.kernel.state import ARG, ARG2, NONE, SEATS, TOP


def ineffective(s: Position, slot: i64, guard: i64) -> bool:
    """Whether a card makes the power of a place ineffective for whoever has this guard (E68, D4)."""
    at = s.data
    if at[INEFFECTIVE] >> slot & 1:
        return True
    if s.on(PLACES_INEFFECTIVE) and at[PLACE_AT + slot] != NONE:
        i: i64 = 0
        while i < at[HUNT_PLAYED_N]:
            if s.tables.hunt_places[at[HUNT_AS + i]] >> at[PLACE_AT + slot] & 1:
                return True
            i += 1
    if s.on(TARGET_INEFFECTIVE) or s.on(TARGET_SURVIVAL):
        return s.tokens_at(slot, guard) & 4 != 0
    return False


def enter_resolve(s: Position) -> None:
    """R22: a Hunted on a usable place decides; on an ineffective one nothing is possible."""
    at = s.data
    arg: i64 = at[at[TOP] + ARG]
    seat: i64 = arg & 7
    which: i64 = arg // WHICH
    at[DONE + seat] |= shift_left(RESOLVED, which)
    if ineffective(s, at[SPOT + 2 * seat + which], at[GUARD + seat]):
        s.pop()
    else:
        s.ask(bit(seat))


def place_resolved(s: Position) -> i64:
    """The place a Hunted is asked about."""
    arg: i64 = s.data[s.data[TOP] + ARG]
    return s.data[PLACE_AT + s.data[SPOT + 2 * (arg & 7) + arg // WHICH]]


def list_resolve(s: Position, seat: i64) -> i64:
    """E67, E58, Q42, Q43, Q85: the power; instead a card of the discard, or one that copies; or nothing."""
    at = s.data
    which: i64 = at[at[TOP] + ARG] // WHICH
    place: i64 = place_resolved(s)
    n: i64 = 0
    can = usable(s, seat, which, place)
    if can:
        s.buffer.actions[0] = USE
        n = 1
    if (can or at[TAKEBACK_STRICT] == 0) and takes_back_plainly(s, place) and not s.may_not_take_back(seat):
        n = s.list_mask(TAKE_BACK, at[DISCARD + seat], n)
    if can:
        n = s.list_mask(PLAY_SURVIVAL, cards_instead(s, seat, which), n)
    s.buffer.actions[n] = NOTHING
    return n + 1


def takes_back_plainly(s: Position, place: i64) -> bool:
    """Q43: whether a place has the take-back of E67: every one, or not those whose power takes back more (R22)."""
    kind: i64 = s.tables.power[place]
    return s.data[TAKEBACK_FEW] == 0 or (kind != RECYCLE_OR_COPY and kind != RETURN_SELF)


def cards_instead(s: Position, seat: i64, which: i64) -> i64:
    """E58: the Survival cards that let another power be used instead of the own."""
    left: i64 = s.data[SURVIVAL + seat] & s.tables.instead_mask
    if left == 0 or not s.may_survive(seat) or not played_card_usable(s, seat, which):
        return 0
    out: i64 = 0
    while left:
        card: i64 = lowest(left)
        left &= left - 1
        if slots_instead(s, seat, which, card):
            out |= bit(card)
    return out


def played_card_usable(s: Position, seat: i64, which: i64) -> bool:
    """E58, Q85: whether the card of phase 1 has a power that could be used; asked where the explored place has one."""
    at = s.data
    if at[INSTEAD_EXPLORED] == 1:
        return True
    if at[DONE + seat] & shift_left(TELEPORTED, which):
        return False
    slot: i64 = at[WHERE + at[CARD + 2 * seat + which]]
    if slot == at[SPOT + 2 * seat + which]:
        return True
    return not ineffective(s, slot, at[GUARD + seat]) and usable(s, seat, which, at[PLACE_AT + slot])


def slots_instead(s: Position, seat: i64, which: i64, card: i64) -> i64:
    """The slots whose power a card offers: Drone's place, the neighbours, the second row, others' places."""
    at = s.data
    kind: i64 = s.tables.survival_kind[card]
    slots: i64 = 0
    slot: i64 = 0
    if kind == USE_BESIDE:
        slots = s.tables.near[gate_stands(s, seat, which)]
    elif kind == USE_LOWER_ROW:
        slots = LOWER_SLOTS
    elif kind == USE_EXPLORED:
        k: i64 = 1
        while k < at[SEATS]:
            other: i64 = s.hunted(k)
            if other != seat:
                if at[SPOT + 2 * other] != NONE:
                    slots |= bit(at[SPOT + 2 * other])
                if at[SPOT + 2 * other + 1] != NONE:
                    slots |= bit(at[SPOT + 2 * other + 1])
            k += 1
    else:
        while slot < 10:
            place: i64 = at[PLACE_AT + slot]
            if place != NONE and s.tables.survival_places[card] >> place & 1:
                slots |= bit(slot)
            slot += 1
    return copyable_among(s, seat, which, slots)


def gate_stands(s: Position, seat: i64, which: i64) -> i64:
    """Q9: the slot whose neighbours the Gate offers: that of the place explored, or of the card really played."""
    at = s.data
    number: i64 = at[CARD + 2 * seat + which]
    if at[GATE_FROM_CARD] == 1 and number != NONE:
        return at[WHERE + number]
    return at[SPOT + 2 * seat + which]


def resolve(s: Position, seat: i64, action: i64) -> None:
    """Carry out what a Hunted does with its place."""
    at = s.data
    arg: i64 = at[at[TOP] + ARG]
    which: i64 = arg // WHICH
    place: i64 = place_resolved(s)
    s.pop()
    if action == USE:
        use_power(s, arg, place)
    elif TAKE_BACK <= action < TAKE_BACK + 10:
        take_back(s, seat, action - TAKE_BACK)
    elif action != NOTHING:
        card: i64 = action - PLAY_SURVIVAL
        slots: i64 = slots_instead(s, seat, which, card)
        lay_survival(s, seat, card)
        if slots & (slots - 1) == 0:
            use_power(s, arg, at[PLACE_AT + lowest(slots)])
        else:
            s.push(COPYING, arg, card)


def list_copies(s: Position, seat: i64) -> i64:
    """E56: the places a Survival card lets the Hunted copy."""
    top: i64 = s.data[TOP]
    return s.list_mask(COPY, slots_instead(s, seat, s.data[top + ARG] // WHICH, s.data[top + ARG2]), 0)


def copy_place(s: Position, slot: i64) -> None:
    """E57: perform the power of another place."""
    arg: i64 = s.data[s.data[TOP] + ARG]
    s.pop()
    use_power(s, arg, s.data[PLACE_AT + slot])


def usable_from_maze(s: Position, seat: i64, which: i64, slot: i64) -> bool:
    """Q25: whether the place just turned up can be used: like any place in play, or else only like a copied one."""
    at = s.data
    if at[MAZE_COPIES] == 1:
        return copyable(s, seat, which, slot)
    if at[INACCESSIBLE] >> slot & 1 or ineffective(s, slot, at[GUARD + seat]):
        return False
    return usable(s, seat, which, at[PLACE_AT + slot])


def use_after_reveal(s: Position, seat: i64, action: i64) -> None:
    """E74: use the place the Maze turned up, take a copy, or neither."""
    at = s.data
    top: i64 = at[TOP]
    arg: i64 = at[top + ARG]
    place: i64 = at[PLACE_AT + at[top + ARG2]]
    s.pop()
    if action == USE:
        use_power(s, arg, place)
    elif action != NOTHING:
        s.acquire(seat, action - ACQUIRE_CARD)
