"""Phase 3, Reckoning: places resolved by token, clockwise, up to the catch."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.actions import PICK
from orrery.games.notalone.kinds import (
    ARTEMIA_BIT,
    ARTEMIA_DISCARDS,
    ARTEMIA_WILL,
    CREATURE_BIT,
    DISCARD_OR_WILL,
    TARGET_BIT,
    TARGET_SURVIVAL,
)
from orrery.games.notalone.place_cards import let_discard
from orrery.games.notalone.position import Position
from orrery.games.notalone.steps import AutomaticStep, ChoiceStep
from orrery.games.notalone.target_cards import shift_time
from orrery.games.notalone.tokens import tokens_at
from orrery.games.notalone.track import lose_will
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, shift_left
from orrery.kernel.sentinels import NONE


class Reckoning(AutomaticStep):
    """Clockwise, whatever is due at a place: Target, Artemia, or the place itself.

    The first argument says which tokens' step has come: 0 none, 1 Target, 2 Artemia too; the second where a Portal has
    just led. Tokens may act on all at once.
    Rules: E82, E83, Q11, Q32, Q41, Q44, Q53
    """

    def enter(self, s: Position) -> None:
        """Begin the next thing that is due."""
        level: i64 = s.arg
        if self.arrival_due(s, level):
            return
        if s.losses_together == 1 and (all_hit(s, TARGET_BIT, level) or all_hit(s, ARTEMIA_BIT, level)):
            remember_activity(s)
            return
        k: i64 = 1
        while k < s.seats:
            if something_due(s, s.hunted(k), level):
                remember_activity(s)
                return
            k += 1
        s.pop()

    def arrival_due(self, s: Position, level: i64) -> bool:
        """Begin what is due where a Portal has just led, before anything else; return whether there was anything.

        Rules: Q32, Q53
        """
        arrived: i64 = s.arg2 - 1
        if arrived < 0:
            return False
        seat: i64 = arrived // 2
        which: i64 = arrived & 1
        if hit_by_token(s, seat, which, level):
            return True
        s.arg2 = 0
        if not resolvable(s, seat, which):
            return False
        s.push(frames.RESOLVE, seat | frames.WHICH * which)
        return True


def remember_activity(s: Position) -> None:
    """Something was done since the last window, so there is another one; not if it ended the game.

    Rules: Q40
    """
    if not s.over:
        s.set_frame_arg2(0, 1)


def something_due(s: Position, seat: i64, level: i64) -> bool:
    """Begin what is due for a Hunted in this step; return whether there was anything."""
    free: i64 = 0
    which: i64 = 0
    while which < 2:
        if s.explored(seat, which) != NONE:
            if hit_by_token(s, seat, which, level):
                return True
            if resolvable(s, seat, which):
                free |= bit(which)
        which += 1
    if free == 0:
        return False
    if free == 3:
        s.push(frames.ORDER, seat)
    else:
        s.push(frames.RESOLVE, seat | (frames.WHICH if free == 2 else 0))
    return True


def hit_due(s: Position, seat: i64, which: i64, level: i64) -> i64:
    """The token that acts now on a Hunted at one of its places; the Target only where the power is not used.

    Rules: R47
    """
    resolved: i64 = s.resolved(seat) >> which
    tokens: i64 = tokens_at(s, s.explored(seat, which), s.guard(seat))
    if level > 0 and tokens & TARGET_BIT and resolved & (frames.TARGET_RESOLVED | frames.PLACE_RESOLVED) == 0:
        return TARGET_BIT
    if level > 1 and tokens & ARTEMIA_BIT and resolved & frames.ARTEMIA_RESOLVED == 0:
        return ARTEMIA_BIT
    return 0


def hit_by_token(s: Position, seat: i64, which: i64, level: i64) -> bool:
    """Let a token whose step has come act on an explored place, once; return whether one did."""
    token: i64 = hit_due(s, seat, which, level)
    if token:
        mark_hit(s, seat, which, token)
        hit(s, bit(seat), token)
    return token != 0


def all_hit(s: Position, token: i64, level: i64) -> bool:
    """Let a token act on every Hunted it is due for, at one place each; return whether there was anybody.

    Rules: Q44
    """
    seats: i64 = 0
    k: i64 = 1
    while k < s.seats:
        seat: i64 = s.hunted(k)
        which: i64 = 0
        while which < 2:
            here = s.explored(seat, which) != NONE and not has(seats, seat)
            if here and hit_due(s, seat, which, level) == token:
                mark_hit(s, seat, which, token)
                seats |= bit(seat)
            which += 1
        k += 1
    if seats:
        hit(s, seats, token)
    return seats != 0


def resolvable(s: Position, seat: i64, which: i64) -> bool:
    """Whether an explored place is still to be resolved and no token bars it for now."""
    return s.resolved(seat) >> which & frames.PLACE_RESOLVED == 0 and not blocked(s, seat, which)


def blocked(s: Position, seat: i64, which: i64) -> bool:
    """Whether a token bars a place for now: Creature, Artemia, or a Target not yet resolved."""
    tokens: i64 = tokens_at(s, s.explored(seat, which), s.guard(seat))
    if tokens & (CREATURE_BIT | ARTEMIA_BIT):
        return True
    return tokens & TARGET_BIT != 0 and s.resolved(seat) & shift_left(frames.TARGET_RESOLVED, which) == 0


class ChooseOrder(ChoiceStep):
    """Artefact: which of two places to resolve first, by the card played.

    Rules: R13, R36
    """

    def choices(self, s: Position, seat: i64) -> i64:
        """Both."""
        return bit(s.played(seat, 0)) | bit(s.played(seat, 1))

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Resolve that place; the other is found afterwards."""
        s.pop()
        s.push(frames.RESOLVE, seat | (0 if s.played(seat, 0) == action - PICK else frames.WHICH))


def mark_hit(s: Position, seat: i64, which: i64, token: i64) -> None:
    """Remember that a token acts at a place: the Target leaves it to be resolved, Artemia does not.

    Rules: R23, R24
    """
    done: i64 = frames.ARTEMIA_RESOLVED | frames.PLACE_RESOLVED
    if token == TARGET_BIT:
        done = frames.TARGET_RESOLVED
    s.set_resolved(seat, s.resolved(seat) | shift_left(done, which))


def hit(s: Position, seats: i64, token: i64) -> None:
    """Let a token act on some Hunted."""
    if token == TARGET_BIT:
        hit_by_target(s, seats)
    else:
        hit_by_artemia(s, seats)


def hit_by_target(s: Position, seats: i64) -> None:
    """The effects of the cards that gave the Target; the place itself is then due in the same step.

    Rules: R23
    """
    if s.on(TARGET_SURVIVAL):
        s.push(frames.TOXIN, 0, seats)
    if s.on(DISCARD_OR_WILL):
        s.push(frames.SCREAM, 0, seats)
    shift_time(s, seats)


def hit_by_artemia(s: Position, seats: i64) -> None:
    """Discard a Place card for each place under Artemia; the power is lost.

    Rules: R24, R37
    """
    k: i64 = 1
    while k < s.seats:
        seat: i64 = s.hunted(k)
        if has(seats, seat):
            if s.events is not None:
                s.emit("notalone-artemia", {"seat": int(seat)})
            if s.on(ARTEMIA_WILL):
                lose_will(s, seat, s.hunt_number(ARTEMIA_WILL))
        k += 1
    let_discard(s, seats, s.hunt_number(ARTEMIA_DISCARDS) if s.on(ARTEMIA_DISCARDS) else 1)
