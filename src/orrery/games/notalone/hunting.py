"""Phase 2, Hunting: tokens, and what Hunt and Survival cards ask of people by name (R18-R20, Q39)."""

from __future__ import annotations

from orrery.games.notalone.actions import (
    DISCARD_CARD,
    HIDE_TWO,
    MOVE_TOKEN,
    MOVE_WHOM,
    NAME_ONE,
    NAME_SEAT,
    NAME_TWO,
    NOTHING,
    PAIR_FIRST,
    PAIR_SECOND,
    PLACE_TOKEN,
    PLACE_WIDE,
    PLAY_HUNT,
    SLOT_PAIRS,
    SWAP,
    TO_SLOT,
)
from orrery.games.notalone.cards import throw
from orrery.games.notalone.hunt import (
    is_wide,
    play_hunt,
    seats_with_cards,
    ways_from,
)
from orrery.games.notalone.kinds import (
    ALL_SLOTS,
    BAR_PLACES,
    DISCARD_DOWN,
    FROM_DISCARD,
    HEAL_OTHER,
    OTHER_TAKES_BACK,
    SHOW_HAND,
    TOKEN_IDS,
)
from orrery.games.notalone.layout import (
    BARRED,
    CARD,
    CREATURE,
    DISCARD,
    HAND,
    HAND_N,
    HIDDEN,
    INACCESSIBLE,
    INEFFECTIVE,
    NAMED,
    NOW,
    PHASE,
    PLACE_AT,
    SHOWN,
    SPOT,
    TOKEN_AT,
    TOKENS_DECLINED,
    TOKENS_HERE,
    TOKENS_OPTIONAL,
    TOLD_ANSWER,
    TOLD_PLACES,
    TOLD_SEAT,
    TWO_PLACE_LITERAL,
    WHERE,
)
from orrery.games.notalone.moments import FIRST_OF_PHASE_1, IN_PHASE_2
from orrery.games.notalone.position import (
    DETOUR_TO,
    DISCARDING,
    FOR_ANTICIPATION,
    FOR_ASCENDANCY,
    FOR_MANGROVE,
    FOR_MEDIKIT,
    FOR_PARALYSIS,
    FOR_PHOBIA,
    FOR_SOLIDARITY,
    FOR_TELEPATHY,
    OPTIONAL,
    PHOBIA,
    TAKE,
    TELEPATHY,
    TELLING,
    Position,
)
from orrery.games.notalone.survival import others_to_heal, others_with_discards
from orrery.games.notalone.track import regain_will
from orrery.games.notalone.windows import playable_cards
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import ARG, ARG2, NONE, SEATS, TOP

# Placing tokens.


def planet(s: Position) -> i64:
    """Q55: the slots where a card lies, face up or face down."""
    at = s.data
    mask: i64 = at[HIDDEN]
    slot: i64 = 0
    while slot < 10:
        if at[PLACE_AT + slot] != NONE:
            mask |= bit(slot)
        slot += 1
    return mask


def tokens_to_place(s: Position) -> i64:
    """Q2: the tokens the Creature has and has not placed."""
    at = s.data
    mask: i64 = at[TOKENS_HERE] & ~at[TOKENS_DECLINED]
    token: i64 = 0
    while token < 3:
        if at[TOKEN_AT + token]:
            mask &= ~bit(token)
        token += 1
    return mask


def enter_hunting(s: Position) -> None:
    """Ask the Creature until every token of this frame that it has lies."""
    if tokens_here(s):
        s.ask(bit(s.data[CREATURE]))
    else:
        s.pop()


def tokens_here(s: Position) -> i64:
    """The tokens to place in this frame: all; the Target of Force Field; those of a card played in a window (Q39)."""
    return tokens_to_place(s) & s.data[s.data[TOP] + ARG]


def list_hunting(s: Position) -> i64:
    """R18, R19: every spot of every token still to place; Hunt cards of phase 2; nothing, if tokens are optional."""
    at = s.data
    actions = s.buffer.actions
    here: i64 = planet(s)
    left: i64 = tokens_here(s)
    n: i64 = 0
    token: i64 = 0
    while token < 3:
        if left >> token & 1:
            if is_wide(s, token):
                pair: i64 = 0
                while pair < SLOT_PAIRS:
                    if s.tables.pair_mask[pair] & ~here == 0:
                        actions[n] = PLACE_WIDE + SLOT_PAIRS * token + pair
                        n += 1
                    pair += 1
            else:
                n = s.list_mask(PLACE_TOKEN + 10 * token, here, n)
        token += 1
    if at[at[TOP] + ARG2]:
        n = s.list_mask(PLAY_HUNT, playable_cards(s, at[CREATURE], IN_PHASE_2), n)
    if at[TOKENS_OPTIONAL] == 1 and at[PHASE] == 2:
        actions[n] = NOTHING
        n += 1
    return n


def hunt(s: Position, action: i64) -> None:
    """Place a token, play a Hunt card, or leave the rest of the tokens unplaced."""
    at = s.data
    s.ask(0)
    if action == NOTHING:
        at[TOKENS_DECLINED] |= tokens_here(s)
    elif action < PLACE_TOKEN:
        play_hunt(s, action - PLAY_HUNT)
    elif action < PLACE_WIDE:
        lay_token(s, (action - PLACE_TOKEN) // 10, bit((action - PLACE_TOKEN) % 10))
    else:
        number: i64 = action - PLACE_WIDE
        lay_token(s, number // SLOT_PAIRS, s.tables.pair_mask[number % SLOT_PAIRS])


def lay_token(s: Position, token: i64, slots: i64) -> None:
    """Put a token on one place or two; Force Field bars the places under it (R17)."""
    at = s.data
    at[TOKEN_AT + token] = slots
    if at[PHASE] == 1 and s.on(BAR_PLACES):
        at[INACCESSIBLE] |= slots
    if s.events is not None:
        where: list[object] = [slot + 1 for slot in range(10) if slots >> slot & 1]
        s.emit("notalone-token", {"token": TOKEN_IDS[token], "slots": where})


# Moving tokens (R38, E66).


def destinations(s: Position, token: i64) -> i64:
    """One place adjacent to any the token covers; Q10: it leaves both of two, unless read to the letter."""
    now: i64 = s.data[TOKEN_AT + token]
    if now == 0:
        return 0
    out: i64 = s.tables.around(now) & planet(s)
    if s.data[TWO_PLACE_LITERAL] == 0:
        out &= ~now
    return out


def list_moves(s: Position) -> i64:
    """Every move of every token that may be moved."""
    mask: i64 = s.data[s.data[TOP] + ARG2]
    n: i64 = 0
    token: i64 = 0
    while token < 3:
        if mask >> token & 1:
            n = s.list_mask(MOVE_TOKEN + 10 * token, destinations(s, token), n)
        token += 1
    return n


def move_token(s: Position, number: i64) -> None:
    """E66: the moved token covers one place."""
    s.pop()
    lay_token(s, number // 10, bit(number % 10))


# Naming a Hunted.


def candidates(s: Position) -> i64:
    """Who may be named, as a mask of seats."""
    at = s.data
    top: i64 = at[TOP]
    seat: i64 = at[top + ARG]
    purpose: i64 = at[top + ARG2] & 7
    if purpose == FOR_ASCENDANCY:
        return seats_with_cards(s, s.hunt_number(DISCARD_DOWN) + 1)
    if purpose == FOR_PHOBIA:
        return seats_with_cards(s, s.hunt_number(SHOW_HAND) + 1)
    if purpose == FOR_MEDIKIT:
        return others_to_heal(s, seat)
    if purpose == FOR_SOLIDARITY or purpose == FOR_MANGROVE:
        return others_with_discards(s, seat, FIRST_OF_PHASE_1)
    return s.all_hunted()


def enter_naming(s: Position) -> None:
    """Ask the seat that names; with nobody to name the effect is lost."""
    if candidates(s):
        s.ask(bit(s.data[s.data[TOP] + ARG]))
    else:
        s.pop()


def name_seat(s: Position, seat: i64) -> None:
    """Carry on with the Hunted that was named."""
    at = s.data
    top: i64 = at[TOP]
    purpose: i64 = at[top + ARG2] & 7
    number: i64 = at[top + ARG2] >> 3
    s.pop()
    if s.events is not None:
        s.emit("notalone-named", {"seat": int(seat)})
    if purpose == FOR_ANTICIPATION:
        at[NAMED] = seat
    elif purpose == FOR_ASCENDANCY:
        s.push(DISCARDING, seat, at[HAND_N + seat] - s.hunt_number(DISCARD_DOWN))
    elif purpose == FOR_PHOBIA:
        s.push(PHOBIA, seat)
    elif purpose == FOR_TELEPATHY:
        s.push(TELEPATHY, seat)
    elif purpose == FOR_PARALYSIS:
        at[BARRED] |= bit(seat)
    elif purpose == FOR_MEDIKIT:
        regain_will(s, seat, s.survival_number(HEAL_OTHER))
    elif purpose == FOR_SOLIDARITY:
        s.push(TAKE, seat, s.survival_number(OTHER_TAKES_BACK) | OPTIONAL)
    else:
        s.push(TAKE, seat, number)


# Phobia, Telepathy, Forbidden Zone, Vortex.


def list_hidden_pairs(s: Position, seat: i64) -> i64:
    """Phobia: the two Place cards to keep from the Creature's eyes."""
    return s.list_pairs(HIDE_TWO, s.data[HAND + seat], 0)


def show_hand(s: Position, seat: i64, pair: i64) -> None:
    """Phobia: the Creature alone sees the other cards."""
    hidden: i64 = bit(PAIR_FIRST[pair]) | bit(PAIR_SECOND[pair])
    s.data[SHOWN + seat] |= s.data[HAND + seat] & ~hidden
    if s.events is not None:
        shown: list[object] = [s.name_of(i) for i in range(10) if s.data[SHOWN + seat] >> i & 1]
        s.emit("notalone-showed", {"seat": int(seat), "places": shown}, bit(s.data[CREATURE]) | bit(seat))
    s.pop()


def nameable(s: Position) -> i64:
    """Q54: the numbers that lie face up."""
    mask: i64 = 0
    number: i64 = 0
    while number < 10:
        if s.data[WHERE + number] != NONE:
            mask |= bit(number)
        number += 1
    return mask


def list_named_places(s: Position) -> i64:
    """Telepathy: one place or two."""
    mask: i64 = nameable(s)
    return s.list_pairs(NAME_TWO, mask, s.list_mask(NAME_ONE, mask, 0))


def ask_places(s: Position, action: i64) -> None:
    """Telepathy: the question. The answer is nature's act, so that the question cannot be taken back for another."""
    seat: i64 = s.data[s.data[TOP] + ARG]
    mask: i64
    if action < NAME_TWO:
        mask = bit(action - NAME_ONE)
    else:
        mask = bit(PAIR_FIRST[action - NAME_TWO]) | bit(PAIR_SECOND[action - NAME_TWO])
    s.pop()
    s.push(TELLING, seat, mask)


def tell(s: Position) -> None:
    """Telepathy: the Hunted answers truthfully, to all, whether a card it played face down is one of them."""
    at = s.data
    seat: i64 = at[at[TOP] + ARG]
    mask: i64 = at[at[TOP] + ARG2]
    at[TOLD_SEAT] = seat
    at[TOLD_PLACES] = mask
    at[TOLD_ANSWER] = 1 if face_down_cards(s, seat) & mask else 0
    if s.events is not None:
        places: list[object] = [s.name_of(i) for i in range(10) if mask >> i & 1]
        s.emit("notalone-told", {"seat": int(seat), "places": places, "yes": int(at[TOLD_ANSWER])})
    s.pop()


def face_down_cards(s: Position, seat: i64) -> i64:
    """Q22: the numbers a Hunted has played face down; Fjord's second card lies face up."""
    at = s.data
    mask: i64 = 0
    if at[CARD + 2 * seat] != NONE:
        mask |= bit(at[CARD + 2 * seat])
    if at[CARD + 2 * seat + 1] != NONE and at[NOW + seat] != FROM_DISCARD:
        mask |= bit(at[CARD + 2 * seat + 1])
    return mask


def discarders(s: Position) -> i64:
    """Those of the frame's Hunted who have a Place card to discard."""
    return s.data[s.data[TOP] + ARG2] & seats_with_cards(s, 1)


def enter_forbidden(s: Position) -> None:
    """Forbidden Zone and, if so agreed, tokens (Q44): ask all concerned together until enough is discarded."""
    mask: i64 = discarders(s)
    if mask and s.data[s.data[TOP] + ARG] > 0:
        s.ask(mask)
    else:
        s.pop()


def discard_together(s: Position, seat: i64, action: i64) -> None:
    """The discards, a card each, are shown when all are in."""
    if not s.seal(seat, action):
        return
    mask: i64 = discarders(s)
    k: i64 = 1
    while k < s.data[SEATS]:
        one: i64 = s.hunted(k)
        if mask >> one & 1:
            throw(s, one, s.unseal(one) - DISCARD_CARD)
        k += 1
    s.data[s.data[TOP] + ARG] -= 1
    s.ask(0)


def list_swaps(s: Position, seat: i64) -> i64:
    """Vortex: a face-down card for an accessible one of the discard."""
    played: i64 = face_down_cards(s, seat)
    fresh: i64 = s.accessible_of(s.data[DISCARD + seat])
    n: i64 = 0
    number: i64 = 0
    while number < 10:
        if played >> number & 1:
            n = s.list_mask(SWAP + 10 * number, fresh, n)
        number += 1
    return n


def swap_played(s: Position, seat: i64, number: i64) -> None:
    """Vortex: the two cards change places; what Telepathy learned no longer holds."""
    at = s.data
    old: i64 = number // 10
    fresh: i64 = number % 10
    which: i64 = 0 if at[CARD + 2 * seat] == old else 1
    at[CARD + 2 * seat + which] = fresh
    at[DISCARD + seat] = (at[DISCARD + seat] & ~bit(fresh)) | bit(old)
    if at[TOLD_SEAT] == seat:
        at[TOLD_SEAT] = NONE
        at[TOLD_PLACES] = 0
        at[TOLD_ANSWER] = 0
    if s.events is not None:
        s.tell_places("notalone-discarded", seat, old)
        s.tell_places("notalone-swapped", seat, fresh)
    s.pop()


# Cards of phase 3 the Creature plays.


def make_ineffective(s: Position, slot: i64) -> None:
    """Cataclysm."""
    s.data[INEFFECTIVE] |= bit(slot)
    if s.events is not None:
        s.emit("notalone-ineffective", {"slot": int(slot) + 1})
    s.pop()


def list_movable_hunted(s: Position) -> i64:
    """Detour: whom, and which of two explored places."""
    n: i64 = 0
    k: i64 = 1
    while k < s.data[SEATS]:
        i: i64 = 2 * s.hunted(k)
        end: i64 = i + 2
        while i < end:
            if s.data[SPOT + i] != NONE and ways_from(s, s.data[SPOT + i]):
                s.buffer.actions[n] = MOVE_WHOM + i
                n += 1
            i += 1
        k += 1
    return n


def choose_whom(s: Position, spot: i64) -> None:
    """Detour: then where to."""
    s.pop()
    s.push(DETOUR_TO, spot)


def move_hunted(s: Position, slot: i64) -> None:
    """Q51: the Hunted explores that place instead; the played card stays the card really played."""
    spot: i64 = s.data[s.data[TOP] + ARG]
    s.pop()
    relocate(s, spot, slot)


def relocate(s: Position, spot: i64, slot: i64) -> None:
    """Set the place a Hunted explores."""
    s.data[SPOT + spot] = slot
    if s.events is not None:
        s.emit("notalone-moved-hunted", {"seat": int(spot) // 2, "slot": int(slot) + 1})


def list_slots(s: Position, mask: i64) -> i64:
    """A choice among some slots."""
    return s.list_mask(TO_SLOT, mask & ALL_SLOTS, 0)


def list_seats(s: Position) -> i64:
    """A choice among the Hunted that may be named."""
    return s.list_mask(NAME_SEAT, candidates(s), 0)
