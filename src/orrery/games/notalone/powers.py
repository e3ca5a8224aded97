"""The powers of places: whether each can be used now, and what using it does (R22, E22-E48, Q42)."""

from __future__ import annotations

from orrery.games.notalone.actions import (
    ACQUIRE_CARD,
    COPY,
    DISCARD_SURVIVAL,
    DRAW,
    HEAL,
    NOTHING,
    RECYCLE,
    TELEPORT,
    WILL_ON_SPACE,
)
from orrery.games.notalone.cards import discard_survival, return_played
from orrery.games.notalone.kinds import (
    ACQUIRE,
    BOTH,
    DRAW_KEEP_ONE,
    DRAW_THEN_HEAL,
    FROM_DISCARD,
    HAND_AND_DISCARD,
    HEAL_OR_DRAW,
    KEEP_ONE,
    MARKER_POWER,
    MAZE_POWER,
    MOST_WILL,
    RECYCLE_OR_COPY,
    RECYCLE_OR_COPY_BESIDE,
    RESCUE_POWER,
    RETURN_SELF,
    RETURN_SELF_AND_OTHER,
    RETURN_SELF_PER_WILL,
    SHIELD_POWER,
    TAKE_BACK_LIMIT,
    TELEPORT_POWER,
    TWO_BOTH,
    TWO_KEEP_ONE,
    WILL_FOR_RESCUE,
    WILL_ON_TRACK_OR_DRAW,
)
from orrery.games.notalone.layout import (
    CARD,
    DISCARD_N,
    DONE,
    HAND,
    HIDDEN,
    LAST_WILL,
    MARKER,
    PENDING,
    PLACE_AT,
    POLE_ONCE,
    RESCUE,
    SHIELD,
    SPOT,
    SUPPLY,
    SURVIVAL,
    SURVIVAL_N,
    TRACK_WILL,
    USED,
    WHERE,
    WILL,
)
from orrery.games.notalone.maze import may_search
from orrery.games.notalone.moments import (
    ARTEMIA_STEP,
    BEFORE_ARTEMIA,
    BEFORE_CREATURE,
    BEFORE_TARGET,
    FIRST_OF_PHASE_1,
    TARGET_STEP,
)
from orrery.games.notalone.position import (
    ACQUIRING,
    ARCHIPELAGO,
    BITTEN,
    DRAWING,
    FOR_MANGROVE,
    HEALING,
    MAZE,
    MYCELIUM,
    NAMING,
    NO_SELF,
    OPTIONAL,
    OR_PLAYED,
    PORTAL,
    RECYCLE_OR_COPY_FRAME,
    RESOLVED,
    SHELTERING,
    SOURCE,
    TAKE,
    TARGETED,
    TELEPORTED,
    WHICH,
    WINDOW,
    Position,
)
from orrery.games.notalone.survival import others_with_discards
from orrery.games.notalone.track import advance_rescue, pay_will, regain_will
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, shift_left
from orrery.kernel.state import ARG, ARG2, FRAME, FRAMES, NONE, SEATS, TOP

# Whether a power can be used (Q42: it finds a legal choice and is not used up).


def usable(s: Position, seat: i64, which: i64, place: i64) -> bool:
    """Whether a Hunted could use this power now, were it at the place."""
    at = s.data
    kind: i64 = s.tables.power[place]
    if used_up(s, place):
        return False
    if kind == RECYCLE_OR_COPY or kind == RECYCLE_OR_COPY_BESIDE:
        return may_recycle(s, seat) or copy_choices(s, seat, which, place) != 0
    if kind <= RETURN_SELF_AND_OTHER and not s.may_not_take_back(seat):
        return True
    if kind <= RETURN_SELF_AND_OTHER:
        return kind == RETURN_SELF_AND_OTHER and others_with_discards(s, seat, FIRST_OF_PHASE_1) != 0
    if kind <= HAND_AND_DISCARD:
        return at[PENDING + seat] == 0
    if kind == ACQUIRE:
        return acquirable(s, seat) != 0
    if kind == MAZE_POWER:
        return at[HIDDEN] != 0 or may_search(s) or acquirable(s, seat) != 0
    if kind == DRAW_KEEP_ONE:
        return s.may_draw()
    if kind == HEAL_OR_DRAW:
        return s.may_draw() or healable(s) != 0
    if kind == DRAW_THEN_HEAL:
        return s.may_draw() or (at[SURVIVAL_N + seat] > 0 and healable(s) != 0)
    if kind == WILL_FOR_RESCUE:
        return at[WILL + seat] >= s.tables.power_a[place]
    if kind == WILL_ON_TRACK_OR_DRAW:
        return s.may_draw() or (at[SUPPLY] > 0 and free_spaces(s) != 0)
    if kind == TELEPORT_POWER:
        return s.accessible_of(at[HAND + seat]) != 0
    return True


def used_up(s: Position, place: i64) -> bool:
    """R28: whether a power that works once a turn for the team has been used; Q21: perhaps the Pole's too."""
    number: i64 = place if place < 10 else place - 10
    if s.data[USED] >> number & 1 == 0:
        return False
    return s.tables.once[place] == 1 or (s.data[POLE_ONCE] == 1 and s.tables.power[place] == WILL_FOR_RESCUE)


def may_recycle(s: Position, seat: i64) -> bool:
    """Lair, Nexus: something to take back."""
    return s.data[DISCARD_N + seat] > 0 and not s.may_not_take_back(seat)


def acquirable(s: Position, seat: i64) -> i64:
    """Q26: the numbers that can be taken from the reserve."""
    mask: i64 = 0
    number: i64 = 5
    while number < 10:
        if s.may_acquire(seat, number):
            mask |= bit(number)
        number += 1
    return mask


def healable(s: Position) -> i64:
    """R46: the Hunted below 3 Will who have not lost their last one in this phase."""
    mask: i64 = 0
    k: i64 = 1
    while k < s.data[SEATS]:
        seat: i64 = s.hunted(k)
        if s.data[WILL + seat] < MOST_WILL and s.data[LAST_WILL] >> seat & 1 == 0:
            mask |= bit(seat)
        k += 1
    return mask


def free_spaces(s: Position) -> i64:
    """Q59: the spaces strictly between the Rescue counter and victory without a Will counter, by distance."""
    between: i64 = bit(s.data[RESCUE]) - 2
    return between & ~s.data[TRACK_WILL]


# Copying (E56, E57, R34, R35).


def copyable(s: Position, seat: i64, which: i64, slot: i64) -> bool:
    """E56: a face-up place whose power can be copied and used."""
    place: i64 = s.data[PLACE_AT + slot]
    return place != NONE and s.tables.copyable[place] == 1 and usable(s, seat, which, place)


def copy_choices(s: Position, seat: i64, which: i64, place: i64) -> i64:
    """R35, E52: the slots the Lair or the Nexus may copy; never a power of their own kind."""
    slots: i64 = s.hunters_at()
    if s.tables.power[place] == RECYCLE_OR_COPY_BESIDE:
        slots = s.tables.around(slots)
    out: i64 = 0
    slot: i64 = 0
    while slot < 10:
        if slots >> slot & 1:
            other: i64 = s.data[PLACE_AT + slot]
            if other != NONE and s.tables.power[other] > RECYCLE_OR_COPY_BESIDE and copyable(s, seat, which, slot):
                out |= bit(slot)
        slot += 1
    return out


def copyable_among(s: Position, seat: i64, which: i64, slots: i64) -> i64:
    """Those of some slots whose power can be copied."""
    out: i64 = 0
    slot: i64 = 0
    while slot < 10:
        if slots >> slot & 1 and copyable(s, seat, which, slot):
            out |= bit(slot)
        slot += 1
    return out


# Using a power. ARG of all its frames: seat, which of the explored places, NO_SELF.


def use_power(s: Position, arg: i64, place: i64) -> None:
    """Carry out a power for the Hunted and place in ARG; the caller has popped its own frame."""
    at = s.data
    seat: i64 = arg & 7
    kind: i64 = s.tables.power[place]
    a: i64 = s.tables.power_a[place]
    b: i64 = s.tables.power_b[place]
    at[USED] |= bit(place if place < 10 else place - 10)
    if s.events is not None:
        s.emit("notalone-used", {"seat": int(seat), "place": s.tables.place_ids[place]})
    if kind == RECYCLE_OR_COPY or kind == RECYCLE_OR_COPY_BESIDE:
        s.push(RECYCLE_OR_COPY_FRAME, arg, place)
    elif kind == RETURN_SELF:
        give_back(s, arg, a, s.tables.power_up_to[place] == 1)
    elif kind == RETURN_SELF_PER_WILL:
        give_back(s, arg, MOST_WILL - at[WILL + seat], False)
    elif kind == RETURN_SELF_AND_OTHER:
        if at[SEATS] == 2:
            give_back(s, arg, a + b, False)
        else:
            s.push(NAMING, seat, FOR_MANGROVE | b << 3)
            if not s.may_not_take_back(seat):
                give_back(s, arg, a, False)
    elif kind == TWO_KEEP_ONE:
        at[PENDING + seat] = KEEP_ONE
    elif kind == TWO_BOTH:
        at[PENDING + seat] = BOTH
    elif kind == HAND_AND_DISCARD:
        at[PENDING + seat] = FROM_DISCARD
    elif kind == MARKER_POWER:
        at[MARKER] = 1 - at[MARKER]
        if at[MARKER] == 0:
            advance_rescue(s, a)
    elif kind == SHIELD_POWER:
        use_shield(s, a)
    elif kind == RESCUE_POWER:
        advance_rescue(s, a)
    elif kind == ACQUIRE:
        s.push(ACQUIRING, arg)
    elif kind == MAZE_POWER:
        s.push(MAZE, arg)
    elif kind == DRAW_KEEP_ONE:
        draw_window(s, seat)
        s.push(SHELTERING, seat)
        s.push(DRAWING, seat | WHICH, a)
    elif kind == HEAL_OR_DRAW:
        s.push(SOURCE, arg, place)
    elif kind == DRAW_THEN_HEAL:
        s.push(ARCHIPELAGO, arg, b)
        draw_cards(s, seat, a)
    elif kind == WILL_FOR_RESCUE:
        pay_will(s, seat, a)
        advance_rescue(s, b)
    elif kind == WILL_ON_TRACK_OR_DRAW:
        s.push(MYCELIUM, arg, place)
    else:
        s.push(PORTAL, arg)


def draw_cards(s: Position, seat: i64, cards: i64) -> None:
    """Draw Survival cards; R42: one just drawn may be played at once."""
    draw_window(s, seat)
    s.push(DRAWING, seat, cards)


def draw_window(s: Position, seat: i64) -> None:
    """R42: a window for the drawer alone, with the cards this moment of the phase allows."""
    moment: i64 = BEFORE_TARGET
    if s.step() > ARTEMIA_STEP:
        moment = BEFORE_CREATURE
    elif s.step() > TARGET_STEP:
        moment = BEFORE_ARTEMIA
    s.push(WINDOW, moment, bit(seat))


def use_shield(s: Position, spaces: i64) -> None:
    """E17, E29: the Shield travels from place 1 to 4; from there it returns, is raised, and Rescue advances."""
    at = s.data
    if at[MARKER] < 4:
        at[MARKER] += 1
        return
    at[MARKER] = 1
    at[SHIELD] = 1
    if s.events is not None:
        s.emit("notalone-shield-raised", {})
    advance_rescue(s, spaces)


def give_back(s: Position, arg: i64, cards: i64, up_to: bool) -> None:
    """R33, R39, D5: the card really played returns, with cards of the discard; Persecution allows one."""
    seat: i64 = arg & 7
    which: i64 = arg // WHICH & 1
    number: i64 = s.data[CARD + 2 * seat + which]
    own = arg & NO_SELF == 0 and number != NONE and not s.goes_to_reserve(number)
    whole: i64 = cards + 1 if own else cards
    if s.on(TAKE_BACK_LIMIT) and whole > s.hunt_number(TAKE_BACK_LIMIT):
        limit: i64 = s.hunt_number(TAKE_BACK_LIMIT)
        s.push(TAKE, arg & 15, limit | (OPTIONAL if up_to else 0) | (OR_PLAYED if own else 0))
        return
    if own:
        return_played(s, seat, which)
    if cards > 0:
        s.push(TAKE, arg & 15, cards | (OPTIONAL if up_to else 0))


# Lair and Nexus.


def list_recycle_or_copy(s: Position, seat: i64) -> i64:
    """Take all back, or copy one place."""
    top: i64 = s.data[TOP]
    n: i64 = 0
    if may_recycle(s, seat):
        s.buffer.actions[0] = RECYCLE
        n = 1
    which: i64 = s.data[top + ARG] // WHICH & 1
    return s.list_mask(COPY, copy_choices(s, seat, which, s.data[top + ARG2]), n)


def recycle_or_copy(s: Position, seat: i64, action: i64) -> None:
    """R39: under Persecution only one card comes back."""
    arg: i64 = s.data[s.data[TOP] + ARG]
    s.pop()
    if action != RECYCLE:
        use_power(s, arg, s.data[PLACE_AT + action - COPY])
    elif s.on(TAKE_BACK_LIMIT):
        s.push(TAKE, seat, s.hunt_number(TAKE_BACK_LIMIT))
    else:
        s.all_to_hand(seat)
        if s.events is not None:
            s.emit("notalone-recycled", {"seat": int(seat)})


# Rover, and every card taken from the reserve.


def list_acquirable(s: Position, seat: i64) -> i64:
    """The numbers on offer."""
    return s.list_mask(ACQUIRE_CARD, acquirable(s, seat), 0)


# Source, Archipelago: healing.


def list_source(s: Position) -> i64:
    """E35: heal one Hunted, or draw."""
    n: i64 = s.list_mask(HEAL, healable(s), 0)
    if s.may_draw():
        s.buffer.actions[n] = DRAW
        n += 1
    return n


def use_source(s: Position, seat: i64, action: i64) -> None:
    """Source: one or the other."""
    place: i64 = s.data[s.data[TOP] + ARG2]
    s.pop()
    if action == DRAW:
        draw_cards(s, seat, s.tables.power_b[place])
    else:
        regain_will(s, action - HEAL, s.tables.power_a[place])


def enter_archipelago(s: Position) -> None:
    """Ask while cards may still be turned into Will."""
    at = s.data
    top: i64 = at[TOP]
    seat: i64 = at[top + ARG] & 7
    if at[top + ARG2] == 0 or at[SURVIVAL_N + seat] == 0 or healable(s) == 0:
        s.pop()
    else:
        s.ask(bit(seat))


def list_archipelago(s: Position, seat: i64) -> i64:
    """A Survival card to discard, or nothing more."""
    from_hand: i64 = s.list_mask(DISCARD_SURVIVAL, s.data[SURVIVAL + seat], 0)
    s.buffer.actions[from_hand] = NOTHING
    return from_hand + 1


def use_archipelago(s: Position, seat: i64, action: i64) -> None:
    """Archipelago: each card discarded heals one Hunted."""
    if action == NOTHING:
        s.pop()
        return
    s.data[s.data[TOP] + ARG2] -= 1
    s.push(HEALING, seat)
    discard_survival(s, seat, action - DISCARD_SURVIVAL)


def heal(s: Position, seat: i64) -> None:
    """One Hunted regains 1 Will."""
    s.pop()
    regain_will(s, seat, 1)


# Mycelium. ARG2: the place, plus 32 for each counter placed.


def enter_mycelium(s: Position) -> None:
    """E39, E41: up to two counters while supply and spaces last."""
    at = s.data
    top: i64 = at[TOP]
    placed: i64 = at[top + ARG2] >> 5
    place: i64 = at[top + ARG2] & 31
    possible = at[SUPPLY] > 0 and free_spaces(s) != 0 and placed < s.tables.power_a[place]
    if possible or (placed == 0 and s.may_draw()):
        s.ask(bit(at[top + ARG] & 7))
    else:
        s.pop()


def list_mycelium(s: Position) -> i64:
    """A space for a Will counter; before the first also a draw, after it nothing more."""
    at = s.data
    top: i64 = at[TOP]
    placed: i64 = at[top + ARG2] >> 5
    n: i64 = 0
    if at[SUPPLY] > 0:
        n = s.list_mask(WILL_ON_SPACE, free_spaces(s) >> 1, 0)
    if placed > 0:
        s.buffer.actions[n] = NOTHING
        n += 1
    elif s.may_draw():
        s.buffer.actions[n] = DRAW
        n += 1
    return n


def use_mycelium(s: Position, seat: i64, action: i64) -> None:
    """Mycelium: Will on the track, or a Survival card."""
    at = s.data
    top: i64 = at[TOP]
    if action == NOTHING or action == DRAW:
        place: i64 = at[top + ARG2] & 31
        s.pop()
        if action == DRAW:
            draw_cards(s, seat, s.tables.power_b[place])
        return
    space: i64 = action - WILL_ON_SPACE + 1
    at[SUPPLY] -= 1
    at[TRACK_WILL] |= bit(space)
    at[top + ARG2] += 32
    if s.events is not None:
        s.emit("notalone-will-on-track", {"seat": int(seat), "space": int(space)})
    s.ask(0)


# Portal.


def list_teleports(s: Position, seat: i64) -> i64:
    """Any accessible Place card in hand."""
    return s.list_mask(TELEPORT, s.accessible_of(s.data[HAND + seat]), 0)


def teleport(s: Position, seat: i64, number: i64) -> None:
    """E46-E48, Q33, Q53: the played card is discarded now; the Hunted stands on the new place, unresolved."""
    at = s.data
    which: i64 = at[at[TOP] + ARG] // WHICH & 1
    s.pop()
    s.played_away(seat, which)
    s.hand_to_played(seat, which, number)
    at[SPOT + 2 * seat + which] = at[WHERE + number]
    at[DONE + seat] &= ~shift_left(RESOLVED | TARGETED | BITTEN, which)
    at[DONE + seat] |= shift_left(TELEPORTED, which)
    at[FRAMES + FRAME + ARG2] = 1 + 2 * seat + which  # the step that the power is used in
    if s.events is not None:
        s.emit("notalone-teleported", {"seat": int(seat), "place": s.name_of(number)})
