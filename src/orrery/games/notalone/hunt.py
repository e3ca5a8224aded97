"""Hunt cards: when each may be played and what it does (R8, R10, R12)."""

from __future__ import annotations

from typing import Final

from orrery.games.notalone.kinds import (
    ANTICIPATE,
    ASK_PLACES,
    BAR_PLACES,
    BAR_SURVIVAL,
    COPY_LAST,
    DISCARD_DOWN,
    EACH_DISCARDS,
    MORE_HUNT_CARDS,
    MOVE_HUNTED,
    MOVE_TOKEN_HUNT,
    NO_HUNT,
    ONE_INEFFECTIVE,
    SHOW_HAND,
    TARGET,
    VORTEX_PLAYED,
)
from orrery.games.notalone.layout import (
    CREATURE,
    FORCE_FIELD_EARLY,
    HAND_N,
    HUNT_ALLOWED,
    HUNT_AS,
    HUNT_HAND,
    HUNT_KNOWN,
    HUNT_N,
    HUNT_NEXT,
    HUNT_ON,
    HUNT_PLAYED,
    HUNT_PLAYED_N,
    HUNT_TOP,
    PHASE,
    SPOT,
    TEAM,
    TOKEN_AT,
    TOKENS_DECLINED,
    TOKENS_HERE,
    WHERE,
)
from orrery.games.notalone.moments import AFTER_THE_REVEAL, FIRST_OF_PHASE_1, PHASE_OF
from orrery.games.notalone.position import (
    CATACLYSM,
    DETOUR,
    FOR_ANTICIPATION,
    FOR_ASCENDANCY,
    FOR_PARALYSIS,
    FOR_PHOBIA,
    FOR_TELEPATHY,
    FORBIDDEN,
    HUNTING,
    MOVING,
    NAMING,
    WINDOW,
    Position,
)
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import KIND, NONE, SEATS, TOP

MOVABLE_BY_SHADOW: Final = 6  # Artemia and Target


def may_hunt(s: Position) -> bool:
    """R8: whether the Creature may still play a Hunt card this turn; all of it is public."""
    return s.data[HUNT_PLAYED_N] < s.data[HUNT_ALLOWED] and s.data[TEAM] & NO_HUNT == 0


def stands_for(s: Position, card: i64) -> i64:
    """R12: the card itself, or for Flashback the one on top of the discard; NONE if there is none."""
    return s.data[HUNT_TOP] if s.tables.hunt_kind[card] == COPY_LAST else card


def playable_hunt(s: Position, card: i64, moment: i64) -> bool:
    """Whether a Hunt card in hand may be played at this moment (R17: Force Field); the allowance is `may_hunt`'s."""
    real: i64 = stands_for(s, card)
    if real == NONE or s.tables.hunt_phase[real] != PHASE_OF[moment]:
        return False
    kind: i64 = s.tables.hunt_kind[real]
    if kind == BAR_PLACES:
        return moment == FIRST_OF_PHASE_1 or s.data[FORCE_FIELD_EARLY] == 0
    if kind == DISCARD_DOWN:
        return seats_with_cards(s, s.tables.hunt_number[real] + 1) != 0
    if kind == MOVE_HUNTED:
        return moment == AFTER_THE_REVEAL and somebody_to_move(s)
    if kind == MOVE_TOKEN_HUNT:
        return moment == AFTER_THE_REVEAL and (s.data[TOKEN_AT + 1] != 0 or s.data[TOKEN_AT + 2] != 0)
    return True


def seats_with_cards(s: Position, cards: i64) -> i64:
    """Q14: the Hunted with at least so many Place cards in hand."""
    mask: i64 = 0
    k: i64 = 1
    while k < s.data[SEATS]:
        seat: i64 = s.hunted(k)
        if s.data[HAND_N + seat] >= cards:
            mask |= bit(seat)
        k += 1
    return mask


def ways_from(s: Position, slot: i64) -> i64:
    """Q8: the adjacent slots a Hunted can be moved to: face up and accessible."""
    near: i64 = s.tables.near[slot]
    out: i64 = 0
    number: i64 = 0
    while number < 10:
        if s.accessible(number):
            out |= near & bit(s.data[WHERE + number])
        number += 1
    return out


def somebody_to_move(s: Position) -> bool:
    """Whether a Detour has anywhere to lead."""
    k: i64 = 1
    while k < s.data[SEATS]:
        i: i64 = 2 * s.hunted(k)
        if s.data[SPOT + i] != NONE and ways_from(s, s.data[SPOT + i]):
            return True
        if s.data[SPOT + i + 1] != NONE and ways_from(s, s.data[SPOT + i + 1]):
            return True
        k += 1
    return False


def is_wide(s: Position, token: i64) -> bool:
    """R19, E52: whether a card played this turn puts this token on two adjacent places."""
    i: i64 = 0
    while i < s.data[HUNT_PLAYED_N]:
        card: i64 = s.data[HUNT_AS + i]
        if s.tables.hunt_wide[card] and s.tables.hunt_tokens[card] >> token & 1:
            return True
        i += 1
    return False


def play_hunt(s: Position, card: i64) -> None:
    """R8, R10: lay a Hunt card, take its token, and begin its effect."""
    at = s.data
    real: i64 = stands_for(s, card)
    at[HUNT_HAND] &= ~bit(card)
    at[HUNT_KNOWN] &= ~bit(card)
    at[HUNT_N] -= 1
    at[HUNT_PLAYED + at[HUNT_PLAYED_N]] = card
    at[HUNT_AS + at[HUNT_PLAYED_N]] = real
    at[HUNT_PLAYED_N] += 1
    kind: i64 = s.tables.hunt_kind[real]
    at[HUNT_ON] |= bit(kind)
    tokens: i64 = s.tables.hunt_tokens[real]
    at[TOKENS_HERE] |= tokens
    at[TOKENS_DECLINED] &= ~tokens
    if s.events is not None:
        args: dict[str, object] = {"card": s.tables.hunt_ids[card]}
        if real != card:
            args["as"] = s.tables.hunt_ids[real]
        s.emit("notalone-hunt" if real == card else "notalone-hunt-as", args)
    if s.tables.hunt_wide[real] and at[TEAM] & VORTEX_PLAYED == 0:
        token: i64 = 0
        while token < 3:
            if tokens >> token & 1:
                at[TOKEN_AT + token] = 0
            token += 1
    if tokens and at[PHASE] == 2 and at[at[TOP] + KIND] == WINDOW:
        s.push(HUNTING, tokens)  # Q39: after its effect a card of this window has its token placed
    begin_effect(s, kind, real)


def begin_effect(s: Position, kind: i64, card: i64) -> None:
    """What a Hunt card asks at once; all other effects are questions asked later (`Position.on`)."""
    at = s.data
    me: i64 = at[CREATURE]
    if kind == BAR_PLACES:
        s.push(HUNTING, 1 << TARGET)
    elif kind == ANTICIPATE:
        s.push(NAMING, me, FOR_ANTICIPATION)
    elif kind == DISCARD_DOWN:
        s.push(NAMING, me, FOR_ASCENDANCY)
    elif kind == SHOW_HAND:
        if seats_with_cards(s, s.tables.hunt_number[card] + 1):
            s.push(NAMING, me, FOR_PHOBIA)
    elif kind == ASK_PLACES:
        s.push(NAMING, me, FOR_TELEPATHY)
    elif kind == BAR_SURVIVAL:
        s.push(NAMING, me, FOR_PARALYSIS)
    elif kind == EACH_DISCARDS:
        s.push(FORBIDDEN, 1, s.all_hunted())
    elif kind == ONE_INEFFECTIVE:
        s.push(CATACLYSM)
    elif kind == MOVE_HUNTED:
        s.push(DETOUR)
    elif kind == MOVE_TOKEN_HUNT:
        s.push(MOVING, me, MOVABLE_BY_SHADOW)
    elif kind == MORE_HUNT_CARDS:
        at[HUNT_NEXT] = s.tables.hunt_number[card]
