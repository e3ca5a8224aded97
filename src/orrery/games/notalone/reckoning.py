"""Phase 3, Reckoning: places resolved by token, up to the catch (R22-R29, R46, E82, E83, Q41)."""

from __future__ import annotations

from typing import Final

from orrery.games.notalone.actions import PICK
from orrery.games.notalone.cards import let_discard
from orrery.games.notalone.kinds import (
    ANTICIPATE,
    ARTEMIA_DISCARDS,
    ARTEMIA_WILL,
    BOTH_COUNTERS,
    DISCARD_OR_WILL,
    FIERCE,
    TARGET_SURVIVAL,
)
from orrery.games.notalone.layout import (
    CARD,
    CATCHES,
    CAUGHT,
    CREATURE,
    DONE,
    EXPERT,
    LAST_WILL,
    LAST_WILL_EACH,
    NAMED,
    PLACE_AT,
    SPOT,
    TOGETHER,
    WILL,
)
from orrery.games.notalone.position import (
    BITTEN,
    ORDER,
    RESOLVE,
    RESOLVED,
    SCREAM,
    SETTLING,
    TAKEN,
    TARGETED,
    TIME_SHIFTED,
    TOXIN,
    WHICH,
    Position,
)
from orrery.games.notalone.track import advance_assimilation, advance_rescue, lose_will, regain_will
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, popcount, shift_left
from orrery.kernel.state import ARG, ARG2, FRAMES, NONE, SEATS, TOP

# Tokens as `Position.tokens_on` gives them.
ARTEMIA_BIT: Final = 2
TARGET_BIT: Final = 4


def enter_step(s: Position) -> None:
    """E82, E83, Q41: clockwise, whatever is due on a place: Target, Artemia, or the place itself.

    ARG says which tokens' step has come: 0 none, 1 Target, 2 Artemia too; ARG2 where a Portal has just led (Q53).
    Q44: tokens may act on all at once.
    """
    level: i64 = s.data[s.data[TOP] + ARG]
    if arrival_due(s, level):
        return
    if s.data[TOGETHER] == 1 and (all_hit(s, TARGET_BIT, level) or all_hit(s, ARTEMIA_BIT, level)):
        remember_activity(s)
        return
    k: i64 = 1
    while k < s.data[SEATS]:
        if something_due(s, s.hunted(k), level):
            remember_activity(s)
            return
        k += 1
    s.pop()


def remember_activity(s: Position) -> None:
    """Q40: something was done since the last window, so there is another one; not if it ended the game."""
    if s.data[TOP]:
        s.data[FRAMES + ARG2] = 1


def arrival_due(s: Position, level: i64) -> bool:
    """Q32, Q53: what is due where a Portal has just led comes before anything else; say whether anything is."""
    top: i64 = s.data[TOP]
    spot: i64 = s.data[top + ARG2] - 1
    if spot < 0:
        return False
    if hit_by_token(s, spot // 2, spot & 1, level):
        return True
    s.data[top + ARG2] = 0
    if not resolvable(s, spot // 2, spot & 1):
        return False
    s.push(RESOLVE, spot // 2 | spot % 2 * WHICH)
    return True


def something_due(s: Position, seat: i64, level: i64) -> bool:
    """Begin what is due for a Hunted in this step; say whether there was anything."""
    free: i64 = 0
    which: i64 = 0
    while which < 2:
        if s.data[SPOT + 2 * seat + which] != NONE:
            if hit_by_token(s, seat, which, level):
                return True
            if resolvable(s, seat, which):
                free |= bit(which)
        which += 1
    if free == 0:
        return False
    if free == 3:
        s.push(ORDER, seat)
    else:
        s.push(RESOLVE, seat | (WHICH if free == 2 else 0))
    return True


def hit_due(s: Position, seat: i64, which: i64, level: i64) -> i64:
    """The token that acts now on a Hunted at one of its places; R47: the Target only where the power is not used."""
    done: i64 = s.data[DONE + seat] >> which
    tokens: i64 = s.tokens_on(seat, s.data[SPOT + 2 * seat + which])
    if level > 0 and tokens & TARGET_BIT and done & (TARGETED | RESOLVED) == 0:
        return TARGET_BIT
    if level > 1 and tokens & ARTEMIA_BIT and done & BITTEN == 0:
        return ARTEMIA_BIT
    return 0


def hit_by_token(s: Position, seat: i64, which: i64, level: i64) -> bool:
    """Let a token whose step has come act on an explored place, once; say whether one did."""
    token: i64 = hit_due(s, seat, which, level)
    if token:
        mark_hit(s, seat, which, token)
        hit(s, bit(seat), token)
    return token != 0


def all_hit(s: Position, token: i64, level: i64) -> bool:
    """Q44: let a token act on every Hunted it is due for, at one place each; say whether there was anybody."""
    mask: i64 = 0
    k: i64 = 1
    while k < s.data[SEATS]:
        seat: i64 = s.hunted(k)
        which: i64 = 0
        while which < 2:
            here = s.data[SPOT + 2 * seat + which] != NONE and mask >> seat & 1 == 0
            if here and hit_due(s, seat, which, level) == token:
                mark_hit(s, seat, which, token)
                mask |= bit(seat)
            which += 1
        k += 1
    if mask:
        hit(s, mask, token)
    return mask != 0


def resolvable(s: Position, seat: i64, which: i64) -> bool:
    """Whether an explored place is still to be resolved and no token bars it for now."""
    return s.data[DONE + seat] >> which & RESOLVED == 0 and not blocked(s, seat, which)


def blocked(s: Position, seat: i64, which: i64) -> bool:
    """Whether a token bars a place for now: Creature, Artemia, or a Target not yet resolved."""
    tokens: i64 = s.tokens_on(seat, s.data[SPOT + 2 * seat + which])
    if tokens & 3:
        return True
    return tokens & 4 != 0 and s.data[DONE + seat] & shift_left(TARGETED, which) == 0


def list_orders(s: Position, seat: i64) -> i64:
    """Artefact: which of two places to resolve first, by the card played."""
    return s.list_mask(PICK, bit(s.data[CARD + 2 * seat]) | bit(s.data[CARD + 2 * seat + 1]), 0)


def choose_order(s: Position, seat: i64, number: i64) -> None:
    """Resolve that place; the other is found afterwards."""
    s.pop()
    s.push(RESOLVE, seat | (0 if s.data[CARD + 2 * seat] == number else WHICH))


def mark_hit(s: Position, seat: i64, which: i64, token: i64) -> None:
    """Remember that a token acts at a place: the Target leaves it to be resolved, Artemia does not (R23, R24)."""
    done: i64 = TARGETED if token == TARGET_BIT else BITTEN | RESOLVED
    s.data[DONE + seat] |= shift_left(done, which)


def hit(s: Position, mask: i64, token: i64) -> None:
    """Let a token act on some Hunted."""
    if token == TARGET_BIT:
        hit_by_target(s, mask)
    else:
        hit_by_artemia(s, mask)


def hit_by_target(s: Position, mask: i64) -> None:
    """R23: the effects of the cards that gave the Target; the place itself is then due in the same step."""
    if s.on(TARGET_SURVIVAL):
        s.push(TOXIN, 0, mask)
    if s.on(DISCARD_OR_WILL):
        s.push(SCREAM, 0, mask)
    shift_time(s, mask)


def shift_time(s: Position, mask: i64) -> None:
    """E49-E51, Q29: Assimilation, then Rescue, one space for each of these Hunted at the Target, once a turn."""
    if not s.on(BOTH_COUNTERS):
        return
    count: i64 = 0
    k: i64 = 1
    while k < s.data[SEATS]:
        seat: i64 = s.hunted(k)
        if mask >> seat & 1 and s.data[DONE + seat] & TIME_SHIFTED == 0 and s.spots_under(seat, 4):
            s.data[DONE + seat] |= TIME_SHIFTED
            count += 1
        k += 1
    if count and not advance_assimilation(s, count):
        advance_rescue(s, count)


def hit_by_artemia(s: Position, mask: i64) -> None:
    """R24, R37: discard a Place card for each place under Artemia; the power is lost."""
    k: i64 = 1
    while k < s.data[SEATS]:
        seat: i64 = s.hunted(k)
        if mask >> seat & 1:
            if s.events is not None:
                s.emit("notalone-artemia", {"seat": int(seat)})
            if s.on(ARTEMIA_WILL):
                lose_will(s, seat, s.hunt_number(ARTEMIA_WILL))
        k += 1
    let_discard(s, mask, s.hunt_number(ARTEMIA_DISCARDS) if s.on(ARTEMIA_DISCARDS) else 1)


def catch(s: Position) -> None:
    """R25, Q16, Q28: Will is lost for each place under the Creature; Assimilation advances once."""
    at = s.data
    spaces: i64 = 0
    k: i64 = 1
    while k < at[SEATS]:
        seat: i64 = s.hunted(k)
        spots: i64 = s.spots_under(seat, 1)
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
            at[CAUGHT] |= bit(seat)
            at[CATCHES + seat] += 1
            at[CATCHES + at[CREATURE]] += 1
            if s.events is not None:
                s.emit("notalone-caught", {"seat": int(seat)})
            lose_will(s, seat, loss)
        k += 1
    close_creature_step(s, spaces)


def close_creature_step(s: Position, spaces: i64) -> None:
    """R46: Assimilation for the catch, for Anticipation, then for lost last Will: once, or for each Hunted (Q1)."""
    at = s.data
    if spaces and advance_assimilation(s, spaces):
        return
    if at[NAMED] != NONE and at[CAUGHT] >> at[NAMED] & 1:
        if advance_assimilation(s, s.hunt_number(ANTICIPATE)):
            return
    lost: i64 = popcount(at[LAST_WILL])
    if lost and not advance_assimilation(s, lost if at[LAST_WILL_EACH] == 1 else 1):
        s.push(SETTLING, 1)


def enter_settling(s: Position) -> None:
    """R26, R29, Q48: those who lost their last Will regain Will and take back all Place cards."""
    at = s.data
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
