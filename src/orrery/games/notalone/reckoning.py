"""Phase 3, Reckoning: picks, the reveal, and places resolved by token (R21-R28, E81-E83, Q40, Q41)."""

from __future__ import annotations

from typing import Final

from orrery.games.notalone.actions import (
    ACQUIRE_CARD,
    COPY,
    NOTHING,
    PICK,
    PLAY_SURVIVAL,
    SWAP_TWO,
    TAKE_BACK,
    TO_SLOT,
    USE,
)
from orrery.games.notalone.cards import take_back
from orrery.games.notalone.hunt import ways_from
from orrery.games.notalone.hunting import relocate
from orrery.games.notalone.kinds import (
    ALL_INEFFECTIVE,
    ALL_SLOTS,
    ANTICIPATE,
    ARTEMIA_DISCARDS,
    ARTEMIA_WILL,
    BLOW_AWAY,
    BOTH,
    BOTH_COUNTERS,
    DISCARD_OR_WILL,
    FIERCE,
    FROM_DISCARD,
    KEEP_ONE,
    LOWER_SLOTS,
    PLACES_INEFFECTIVE,
    REVEALED,
    SWAP_TOKENS,
    TARGET,
    TARGET_INEFFECTIVE,
    TARGET_SURVIVAL,
    TOKEN_IDS,
    USE_BESIDE,
    USE_EXPLORED,
    USE_LOWER_ROW,
)
from orrery.games.notalone.layout import (
    CARD,
    CATCHES,
    CAUGHT,
    CREATURE,
    DISCARD,
    DONE,
    EXPERT,
    HUNT_AS,
    HUNT_PLAYED_N,
    INEFFECTIVE,
    LAST_WILL,
    NAMED,
    NOW,
    PLACE_AT,
    SPOT,
    SURVIVAL,
    TAKEBACK_STRICT,
    TEAM,
    TOKEN_AT,
    WHERE,
    WILL,
)
from orrery.games.notalone.position import (
    AFTER_REVEAL,
    BITTEN,
    COPYING,
    DISCARDING,
    ORDER,
    RESOLVE,
    RESOLVED,
    SCREAM,
    SETTLING,
    TAKEN,
    TARGETED,
    TOXIN,
    WHICH,
    Position,
    lowest,
)
from orrery.games.notalone.powers import copyable_among, usable, use_power
from orrery.games.notalone.survival import lay_survival
from orrery.games.notalone.track import advance_assimilation, advance_rescue, lose_will, regain_will
from orrery.kernel.arrays import i64
from orrery.kernel.state import ARG, ARG2, NONE, SEATS, TOP

# E61, Q45: effects right after the reveal, as bits of AFTER_REVEAL's ARG.
BLOWS: Final = 1
SWAPS: Final = 2

# Picks (E81, E27).


def picks_among(s: Position, seat: i64) -> i64:
    """The played cards a Hunted must pick one of; none if there is no choice."""
    at = s.at
    now: i64 = at[NOW + seat]
    if (now != KEEP_ONE and now != FROM_DISCARD) or at[CARD + 2 * seat + 1] == NONE:
        return 0
    return 1 << at[CARD + 2 * seat] | 1 << at[CARD + 2 * seat + 1]


def enter_picking(s: Position) -> None:
    """E81: River and Fjord owners pick at the same time."""
    mask: i64 = 0
    k: i64 = 1
    while k < s.at[SEATS]:
        seat: i64 = s.hunted(k)
        if picks_among(s, seat):
            mask |= 1 << seat
        k += 1
    if mask:
        s.ask(mask)
    else:
        s.pop()


def pick(s: Position, seat: i64, action: i64) -> None:
    """River's other card returns to hand; Fjord's stays on the table, unexplored (E27, E28)."""
    if not s.seal(seat, action):
        return
    at = s.at
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
    at = s.at
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


def somebody_at_target(s: Position) -> bool:
    """Whether the Target acts on a Hunted."""
    k: i64 = 1
    while k < s.at[SEATS]:
        if spots_under(s, s.hunted(k), 4):
            return True
        k += 1
    return False


def spots_under(s: Position, seat: i64, tokens: i64) -> i64:
    """Which of a Hunted's explored places (bits 1 and 2) some token of a mask acts on."""
    mask: i64 = 0
    which: i64 = 0
    while which < 2:
        slot: i64 = s.at[SPOT + 2 * seat + which]
        if slot != NONE and s.tokens_on(seat, slot) & tokens:
            mask |= 1 << which
        which += 1
    return mask


def right_after_the_reveal(s: Position) -> None:
    """E61, Q30, Q45: Inertia first, then Tornado and Ubiquity in the order the Creature chooses."""
    at = s.at
    if s.on(ALL_INEFFECTIVE) and somebody_at_target(s):
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


def blow_to(s: Position) -> i64:
    """Tornado: the accessible places adjacent to the Target, if it acts on somebody."""
    at = s.at
    if at[s.at[TOP] + ARG] & BLOWS == 0 or not somebody_at_target(s):
        return 0
    out: i64 = 0
    slot: i64 = 0
    while slot < 10:
        if at[TOKEN_AT + TARGET] >> slot & 1:
            out |= ways_from(s, slot)
        slot += 1
    return out & ~at[TOKEN_AT + TARGET]


def swappable(s: Position) -> i64:
    """Q61: the pairs of tokens that both lie on the planet."""
    at = s.at
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


def enter_after_reveal(s: Position) -> None:
    """Ask the Creature while an effect is left that can do something."""
    if blow_to(s) or swappable(s):
        s.ask(1 << s.at[CREATURE])
    else:
        s.pop()


def list_after_reveal(s: Position) -> i64:
    """Where the Tornado blows; which tokens Ubiquity swaps; a swap may be left out."""
    blows: i64 = blow_to(s)
    n: i64 = s.list_mask(SWAP_TWO, swappable(s), 0)
    n = s.list_mask(TO_SLOT, blows, n)
    if blows == 0:
        s.scratch.actions[n] = NOTHING
        n += 1
    return n


def after_reveal(s: Position, action: i64) -> None:
    """Carry out one effect of E61."""
    at = s.at
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


def blow_away(s: Position, slot: i64) -> None:
    """Tornado: every Hunted at the Target goes to one place."""
    k: i64 = 1
    while k < s.at[SEATS]:
        seat: i64 = s.hunted(k)
        spots: i64 = spots_under(s, seat, 4)
        if spots & 1:
            relocate(s, 2 * seat, slot)
        if spots & 2:
            relocate(s, 2 * seat + 1, slot)
        k += 1


def swap_tokens(s: Position, pair: i64) -> None:
    """E55, Q61: each token takes over the whole footprint of the other."""
    at = s.at
    a: i64 = 0 if pair < 2 else 1
    b: i64 = 1 if pair == 0 else 2
    spot: i64 = at[TOKEN_AT + a]
    at[TOKEN_AT + a] = at[TOKEN_AT + b]
    at[TOKEN_AT + b] = spot
    if s.events is not None:
        s.emit("notalone-swapped-tokens", {"tokens": [TOKEN_IDS[a], TOKEN_IDS[b]]})


# Resolving a place (R22, E67, E68).


def ineffective(s: Position, seat: i64, slot: i64) -> bool:
    """Whether the power of a place cannot be used by a Hunted there (E68, D4)."""
    at = s.at
    if at[INEFFECTIVE] >> slot & 1:
        return True
    if s.on(PLACES_INEFFECTIVE):
        i: i64 = 0
        while i < at[HUNT_PLAYED_N]:
            if s.tables.hunt_places[at[HUNT_AS + i]] >> at[PLACE_AT + slot] & 1:
                return True
            i += 1
    if s.on(TARGET_INEFFECTIVE) or s.on(TARGET_SURVIVAL):
        return s.tokens_on(seat, slot) & 4 != 0
    return False


def blocked(s: Position, seat: i64, which: i64) -> bool:
    """Whether a token bars a place for now: Creature, Artemia, or a Target not yet resolved."""
    tokens: i64 = s.tokens_on(seat, s.at[SPOT + 2 * seat + which])
    if tokens & 3:
        return True
    return tokens & 4 != 0 and s.at[DONE + seat] & TARGETED << which == 0


def enter_step(s: Position) -> None:
    """E82, E83, Q41: clockwise, whatever is due on a place: Target, Artemia, or the place itself.

    ARG says which tokens' step has come: 0 none, 1 Target, 2 Artemia too.
    """
    level: i64 = s.at[s.at[TOP] + ARG]
    k: i64 = 1
    while k < s.at[SEATS]:
        if something_due(s, s.hunted(k), level):
            return
        k += 1
    s.pop()


def something_due(s: Position, seat: i64, level: i64) -> bool:
    """Begin what is due for a Hunted in this step; say whether there was anything."""
    at = s.at
    free: i64 = 0
    which: i64 = 0
    while which < 2:
        slot: i64 = at[SPOT + 2 * seat + which]
        if slot != NONE:
            done: i64 = at[DONE + seat] >> which
            tokens: i64 = s.tokens_on(seat, slot)
            if level > 0 and tokens & 4 and done & (TARGETED | RESOLVED) == 0:
                hit_by_target(s, seat, which)
                return True
            if level > 1 and tokens & 2 and done & BITTEN == 0:
                hit_by_artemia(s, seat, which)
                return True
            if done & RESOLVED == 0 and not blocked(s, seat, which):
                free |= 1 << which
        which += 1
    if free == 0:
        return False
    if free == 3:
        s.push(ORDER, seat)
    else:
        s.push(RESOLVE, seat | (WHICH if free == 2 else 0))
    return True


def hit_by_target(s: Position, seat: i64, which: i64) -> None:
    """R23: the effects of the cards that gave the Target; the place itself is then due in the same step."""
    s.at[DONE + seat] |= TARGETED << which
    if s.on(TARGET_SURVIVAL):
        s.push(TOXIN, seat)
    if s.on(DISCARD_OR_WILL):
        s.push(SCREAM, seat)


def hit_by_artemia(s: Position, seat: i64, which: i64) -> None:
    """R24, R37: discard a Place card for each place under Artemia; the power is lost."""
    at = s.at
    at[DONE + seat] |= (BITTEN | RESOLVED) << which
    if s.events is not None:
        s.emit("notalone-artemia", {"seat": int(seat)})
    if s.on(ARTEMIA_WILL):
        lose_will(s, seat, s.hunt_number(ARTEMIA_WILL))
    s.push(DISCARDING, seat, s.hunt_number(ARTEMIA_DISCARDS) if s.on(ARTEMIA_DISCARDS) else 1)


def list_orders(s: Position, seat: i64) -> i64:
    """Artefact: which of two places to resolve first, by the card played."""
    return s.list_mask(PICK, 1 << s.at[CARD + 2 * seat] | 1 << s.at[CARD + 2 * seat + 1], 0)


def choose_order(s: Position, seat: i64, number: i64) -> None:
    """Resolve that place; the other is found afterwards."""
    s.pop()
    s.push(RESOLVE, seat | (0 if s.at[CARD + 2 * seat] == number else WHICH))


def enter_resolve(s: Position) -> None:
    """R22: a Hunted on a usable place decides; on an ineffective one nothing is possible."""
    at = s.at
    arg: i64 = at[at[TOP] + ARG]
    seat: i64 = arg & 7
    which: i64 = arg // WHICH
    at[DONE + seat] |= RESOLVED << which
    if ineffective(s, seat, at[SPOT + 2 * seat + which]):
        s.pop()
    else:
        s.ask(1 << seat)


def list_resolve(s: Position, seat: i64) -> i64:
    """E67, E58, Q42, Q43: the power; instead a card of the discard, or one that copies; or nothing."""
    at = s.at
    arg: i64 = at[at[TOP] + ARG]
    which: i64 = arg // WHICH
    place: i64 = at[PLACE_AT + at[SPOT + 2 * seat + which]]
    n: i64 = 0
    can = usable(s, seat, which, place)
    if can:
        s.scratch.actions[0] = USE
        n = 1
    if can or at[TAKEBACK_STRICT] == 0:
        if not s.may_not_take_back(seat):
            n = s.list_mask(TAKE_BACK, at[DISCARD + seat], n)
        n = s.list_mask(PLAY_SURVIVAL, cards_instead(s, seat, which), n)
    s.scratch.actions[n] = NOTHING
    return n + 1


def cards_instead(s: Position, seat: i64, which: i64) -> i64:
    """E58: the Survival cards that let another power be used instead of the own."""
    left: i64 = s.at[SURVIVAL + seat] & s.tables.instead_mask
    if left == 0 or not s.may_survive(seat):
        return 0
    out: i64 = 0
    while left:
        card: i64 = lowest(left)
        left &= left - 1
        if slots_instead(s, seat, which, card):
            out |= 1 << card
    return out


def slots_instead(s: Position, seat: i64, which: i64, card: i64) -> i64:
    """The slots whose power a card offers: Drone's place, the neighbours, the second row, others' places."""
    at = s.at
    kind: i64 = s.tables.survival_kind[card]
    slots: i64 = 0
    slot: i64 = 0
    if kind == USE_BESIDE:
        slots = s.tables.near[at[SPOT + 2 * seat + which]]
    elif kind == USE_LOWER_ROW:
        slots = LOWER_SLOTS
    elif kind == USE_EXPLORED:
        k: i64 = 1
        while k < at[SEATS]:
            other: i64 = s.hunted(k)
            if other != seat:
                if at[SPOT + 2 * other] != NONE:
                    slots |= 1 << at[SPOT + 2 * other]
                if at[SPOT + 2 * other + 1] != NONE:
                    slots |= 1 << at[SPOT + 2 * other + 1]
            k += 1
    else:
        while slot < 10:
            place: i64 = at[PLACE_AT + slot]
            if place != NONE and s.tables.survival_places[card] >> place & 1:
                slots |= 1 << slot
            slot += 1
    return copyable_among(s, seat, which, slots)


def resolve(s: Position, seat: i64, action: i64) -> None:
    """Carry out what a Hunted does with its place."""
    at = s.at
    arg: i64 = at[at[TOP] + ARG]
    which: i64 = arg // WHICH
    s.pop()
    if action == USE:
        use_power(s, arg, at[PLACE_AT + at[SPOT + 2 * seat + which]])
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
    top: i64 = s.at[TOP]
    return s.list_mask(COPY, slots_instead(s, seat, s.at[top + ARG] // WHICH, s.at[top + ARG2]), 0)


def copy_place(s: Position, slot: i64) -> None:
    """E57: perform the power of another place."""
    arg: i64 = s.at[s.at[TOP] + ARG]
    s.pop()
    use_power(s, arg, s.at[PLACE_AT + slot])


def use_after_reveal(s: Position, seat: i64, action: i64) -> None:
    """E74: use the place the Maze turned up, take a copy, or neither."""
    at = s.at
    top: i64 = at[TOP]
    arg: i64 = at[top + ARG]
    place: i64 = at[PLACE_AT + at[top + ARG2]]
    s.pop()
    if action == USE:
        use_power(s, arg, place)
    elif action != NOTHING:
        s.acquire(seat, action - ACQUIRE_CARD)


# The Target step's own effect.


def shift_time(s: Position) -> None:
    """E49-E51, Q29: Assimilation, then Rescue, one space for each Hunted at the Target."""
    if not s.on(BOTH_COUNTERS):
        return
    count: i64 = 0
    k: i64 = 1
    while k < s.at[SEATS]:
        if spots_under(s, s.hunted(k), 4):
            count += 1
        k += 1
    if count and not advance_assimilation(s, count):
        advance_rescue(s, count)


# The Creature step (R25, R46).


def catch(s: Position) -> None:
    """R25, Q16, Q28: Will is lost for each place under the Creature; Assimilation advances once."""
    at = s.at
    spaces: i64 = 0
    k: i64 = 1
    while k < at[SEATS]:
        seat: i64 = s.hunted(k)
        spots: i64 = spots_under(s, seat, 1)
        if spots:
            loss: i64 = s.hunt_number(FIERCE) if s.on(FIERCE) else 0
            which: i64 = 0
            while which < 2:
                if spots >> which & 1:
                    place: i64 = at[PLACE_AT + at[SPOT + 2 * seat + which]]
                    loss += 1 + s.tables.catch_will[place]
                    if s.tables.catch_assimilation[place] > spaces:
                        spaces = s.tables.catch_assimilation[place]
                which += 1
            at[DONE + seat] |= spots * (TAKEN | RESOLVED)
            at[CAUGHT] |= 1 << seat
            at[CATCHES + seat] += 1
            at[CATCHES + at[CREATURE]] += 1
            if s.events is not None:
                s.emit("notalone-caught", {"seat": int(seat)})
            lose_will(s, seat, loss)
        k += 1
    close_creature_step(s, spaces)


def close_creature_step(s: Position, spaces: i64) -> None:
    """R46: Assimilation for the catch, for Anticipation, then once for lost last Will."""
    at = s.at
    if spaces and advance_assimilation(s, spaces):
        return
    if at[NAMED] != NONE and at[CAUGHT] >> at[NAMED] & 1:
        if advance_assimilation(s, s.hunt_number(ANTICIPATE)):
            return
    if at[LAST_WILL] and not advance_assimilation(s, 1):
        s.push(SETTLING, 1)


def enter_settling(s: Position) -> None:
    """R26, R29, Q48: those who lost their last Will regain Will and take back all Place cards."""
    at = s.at
    top: i64 = at[TOP]
    k: i64 = at[top + ARG]
    if k >= at[SEATS]:
        at[LAST_WILL] = 0
        s.pop()
        return
    at[top + ARG] = k + 1
    seat: i64 = s.hunted(k)
    if at[LAST_WILL] >> seat & 1 == 0:
        return
    which: i64 = 0
    while which < 2:
        number: i64 = at[CARD + 2 * seat + which]
        if number != NONE and not s.goes_to_reserve(number):
            s.played_to_hand(seat, which)
        which += 1
    s.all_to_hand(seat)
    if s.events is not None:
        s.emit("notalone-last-will", {"seat": int(seat)})
    goal: i64 = s.tables.last_will_expert if at[EXPERT] == 1 else s.tables.last_will
    regain_will(s, seat, goal - at[WILL + seat])
