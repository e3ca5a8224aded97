"""Hunt tokens: on whom they act, and how they move."""

from __future__ import annotations

from orrery.games.notalone.actions import MOVE_TOKEN
from orrery.games.notalone.kinds import (
    ARTEMIA,
    ARTEMIA_BIT,
    BAR_PLACES,
    CREATURE_BIT,
    CREATURE_TOKEN,
    NO_TAKE_BACK,
    SLOTS,
    TARGET,
    TARGET_BIT,
    TARGET_IS_CREATURE,
    TOKEN_IDS,
    TOKENS,
)
from orrery.games.notalone.position import Position
from orrery.games.notalone.steps import ChoiceStep
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, shift_left
from orrery.kernel.sentinels import NONE


def tokens_at(s: Position, slot: i64, guard: i64) -> i64:
    """The tokens that act at a slot on whoever has this guard, as bits; a Clone acts as a Creature token too.

    Rules: R23, R24, R25, E29, Q12
    """
    if s.shield == 2:
        return 0
    tokens: i64 = 0
    if has(s.token_slots(CREATURE_TOKEN), slot):
        tokens |= CREATURE_BIT
    if has(s.token_slots(ARTEMIA), slot):
        tokens |= ARTEMIA_BIT
    if has(s.token_slots(TARGET), slot) and guard & TARGET_BIT == 0:
        tokens |= TARGET_BIT
        if s.on(TARGET_IS_CREATURE):
            tokens |= CREATURE_BIT
    return tokens & ~(guard & (CREATURE_BIT | ARTEMIA_BIT | TARGET_BIT))


def places_under(s: Position, seat: i64, tokens: i64) -> i64:
    """Which of a Hunted's explored places, as bits, some of these tokens acts on."""
    out: i64 = 0
    which: i64 = 0
    while which < 2:
        slot: i64 = s.explored(seat, which)
        if slot != NONE and tokens_at(s, slot, s.guard(seat)) & tokens:
            out |= bit(which)
        which += 1
    return out


def somebody_at_target(s: Position) -> bool:
    """Whether the Target acts on a Hunted."""
    k: i64 = 1
    while k < s.seats:
        if places_under(s, s.hunted(k), TARGET_BIT):
            return True
        k += 1
    return False


def creature_slots(s: Position) -> i64:
    """The slots with the Creature token, or a Clone of it.

    Rules: R35
    """
    slots: i64 = s.token_slots(CREATURE_TOKEN)
    if s.on(TARGET_IS_CREATURE):
        slots |= s.token_slots(TARGET)
    return slots


def may_not_take_back(s: Position, seat: i64) -> bool:
    """Quicksand: whether a Hunted at the Target takes no Place card back, in whatever way.

    Rules: Q83
    """
    return s.on(NO_TAKE_BACK) and places_under(s, seat, TARGET_BIT) != 0


def is_wide(s: Position, token: i64) -> bool:
    """Whether a card played this turn puts this token on two adjacent places.

    Rules: R19, E52, D8
    """
    i: i64 = 0
    while i < s.hunt_played_count:
        card: i64 = s.hunt_played_as(i)
        if s.tables.hunt_wide[card] and has(s.tables.hunt_tokens[card], token):
            return True
        i += 1
    return False


def tokens_to_place(s: Position) -> i64:
    """The tokens that the Creature has and has not placed, as bits.

    Rules: Q2
    """
    tokens: i64 = s.tokens_available & ~s.tokens_declined
    token: i64 = 0
    while token < TOKENS:
        if s.token_slots(token):
            tokens &= ~bit(token)
        token += 1
    return tokens


def lay_token(s: Position, token: i64, slots: i64) -> None:
    """Put a token on one place or two; Force Field bars the places under it.

    Rules: R17
    """
    s.set_token_slots(token, slots)
    if s.phase == 1 and s.on(BAR_PLACES):
        s.inaccessible_slots |= slots
    if s.events is not None:
        where: list[object] = [slot + 1 for slot in range(SLOTS) if has(slots, slot)]
        at = [s.at(slot) for slot in range(SLOTS) if has(slots, slot)]
        s.emit("notalone-token", {"token": TOKEN_IDS[token], "slots": where, "at": at})


def destinations(s: Position, token: i64) -> i64:
    """Where a token can be moved: one place adjacent to any that it covers.

    It leaves both of two places, unless the rule is read to the letter.
    Rules: E66, Q10
    """
    now: i64 = s.token_slots(token)
    if now == 0:
        return 0
    out: i64 = s.tables.around(now) & s.planet()
    if s.two_place_literal == 0:
        out &= ~now
    return out


class MoveToken(ChoiceStep):
    """A card moves a token to an adjacent place: Shadow, Hologram, Wrong Track, Decoy.

    Rules: R38, E66, Q10, Q63
    """

    def choices(self, s: Position, seat: i64) -> i64:
        """Every move of every token of the frame: 10 * token + slot."""
        tokens: i64 = s.arg2
        out: i64 = 0
        token: i64 = 0
        while token < TOKENS:
            if has(tokens, token):
                out |= shift_left(destinations(s, token), SLOTS * token)
            token += 1
        return out

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The moved token covers one place."""
        s.pop()
        lay_token(s, (action - MOVE_TOKEN) // SLOTS, bit((action - MOVE_TOKEN) % SLOTS))
