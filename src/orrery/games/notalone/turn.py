"""A turn: four phases, their steps and windows in order (R21, R30, Q38-Q41, Q46)."""

from __future__ import annotations

from orrery.games.notalone import moments
from orrery.games.notalone.cleanup import discard_hunt_cards, discard_played, rescue_comes
from orrery.games.notalone.hunting import tokens_to_place
from orrery.games.notalone.kinds import ALL_TOKENS, MOST_SEATS, SENT_BACK
from orrery.games.notalone.layout import (
    BARRED,
    CAUGHT,
    DONE,
    GUARD,
    HUNT_ALLOWED,
    HUNT_AS,
    HUNT_NEXT,
    HUNT_ON,
    HUNT_PLAYED,
    HUNT_PLAYED_N,
    INACCESSIBLE,
    INEFFECTIVE,
    LAST_WILL,
    NAMED,
    NOW,
    OWED,
    PENDING,
    PHASE,
    PLAYED_SURVIVAL,
    QUIET,
    RESCUE,
    RESISTED,
    SHIELD,
    SHOWN,
    SIDE,
    SPOT,
    TEAM,
    TOKEN_AT,
    TOKENS_DECLINED,
    TOKENS_HERE,
    TOLD_ANSWER,
    TOLD_PLACES,
    TOLD_SEAT,
    TURN_NUMBER,
    USED,
)
from orrery.games.notalone.position import CHOOSE, HUNTING, PICKING, STEP, WINDOW, Position
from orrery.games.notalone.reckoning import catch, shift_time
from orrery.games.notalone.reveal import reveal
from orrery.games.notalone.windows import EVERY_SEAT
from orrery.kernel.arrays import i64
from orrery.kernel.state import ARG, ARG2, FRAMES, NONE, TOP


def enter_turn(s: Position) -> None:
    """Do the next step of the turn; the frame remembers the one after it."""
    at = s.data
    top: i64 = at[TOP]
    step: i64 = at[top + ARG]
    at[top + ARG] = step + 1
    if step < moments.PICKS:
        before_reckoning(s, step)
    elif step < moments.TO_PHASE_4:
        in_reckoning(s, step)
    elif step == moments.TO_PHASE_4:
        begin_phase(s, 4)
        window(s, moments.IN_PHASE_4)
    elif step == moments.DISCARDS:
        discard_played(s)
    elif step == moments.HUNT_DISCARDS:
        discard_hunt_cards(s)
    elif step == moments.REFILLED:
        rescue_comes(s)
    else:
        at[top + ARG] = moments.BEGIN


def before_reckoning(s: Position, step: i64) -> None:
    """Phases 1 and 2 (Q38, Q39)."""
    at = s.data
    top: i64 = at[TOP]
    if step == moments.BEGIN:
        begin_turn(s)
        window(s, moments.FIRST_OF_PHASE_1)
    elif step == moments.CHOOSING:
        at[TEAM] &= ~SENT_BACK
        s.push(CHOOSE)
    elif step == moments.CHOSEN:
        window(s, moments.SECOND_OF_PHASE_1)
    elif step == moments.TO_PHASE_2:
        if at[TEAM] & SENT_BACK:
            at[top + ARG] = moments.CHOOSING
            return
        begin_phase(s, 2)
        if s.tables.artemia_spaces[at[SIDE]] >> at[RESCUE] & 1:
            at[TOKENS_HERE] |= 2
    elif tokens_to_place(s):
        at[top + ARG] = moments.PLACING
        s.push(HUNTING, ALL_TOKENS, 1)
    else:
        window(s, moments.IN_PHASE_2)


def in_reckoning(s: Position, step: i64) -> None:
    """Phase 3 (R21, Q40, Q41); a window that could bring nothing new is left out."""
    at = s.data
    if step == moments.PICKS:
        begin_phase(s, 3)
        s.push(PICKING)
    elif step == moments.REVEALING:
        reveal(s)
    elif step == moments.REVEAL_WINDOW:
        window(s, moments.AFTER_THE_REVEAL)
    elif step == moments.FREE_PLACES or step == moments.FREED_PLACES:
        s.push(STEP, 0)
    elif step == moments.TARGET_WINDOW:
        if at[TOKEN_AT + 2]:
            window(s, moments.BEFORE_TARGET)
    elif step == moments.TARGET_STEP:
        if at[TOKEN_AT + 2]:
            s.push(STEP, 1)
            shift_time(s, s.all_hunted())
    elif step == moments.ARTEMIA_WINDOW:
        window(s, moments.BEFORE_ARTEMIA)
    elif step == moments.FREED_AGAIN:
        s.push(STEP, 1)
    elif step == moments.ARTEMIA_STEP:
        if at[TOKEN_AT + 1]:
            s.push(STEP, 2)
    elif step == moments.CREATURE_WINDOW:
        if at[TOKEN_AT + 1] or at[FRAMES + ARG2]:
            window(s, moments.BEFORE_CREATURE)
    else:
        catch(s)


def window(s: Position, moment: i64) -> None:
    """Open a window for everybody."""
    s.data[FRAMES + ARG2] = 0
    s.push(WINDOW, moment, EVERY_SEAT)


def begin_phase(s: Position, phase: i64) -> None:
    """A new phase: those who wanted no more windows are asked again."""
    s.data[PHASE] = phase
    s.data[QUIET] = 0


def begin_turn(s: Position) -> None:
    """Effects end with the turn they were played in (R8); what was prepared for this turn begins."""
    at = s.data
    at[TURN_NUMBER] += 1
    begin_phase(s, 1)
    at[HUNT_ALLOWED] = at[HUNT_NEXT] if at[HUNT_NEXT] else 1
    at[HUNT_NEXT] = 0
    at[SHIELD] = 2 if at[SHIELD] == 1 else 0
    at[TOKENS_HERE] = 1
    for spot in (
        TOKENS_DECLINED,
        HUNT_PLAYED_N,
        HUNT_ON,
        BARRED,
        TOLD_PLACES,
        TOLD_ANSWER,
        INEFFECTIVE,
        INACCESSIBLE,
        USED,
        TEAM,
        PLAYED_SURVIVAL,
        CAUGHT,
        LAST_WILL,
    ):
        at[spot] = 0
    at[NAMED] = NONE
    at[TOLD_SEAT] = NONE
    i: i64 = 0
    while i < 2:
        at[HUNT_PLAYED + i] = NONE
        at[HUNT_AS + i] = NONE
        i += 1
    i = 0
    while i < MOST_SEATS:
        at[NOW + i] = at[PENDING + i]
        at[PENDING + i] = 0
        at[DONE + i] = 0
        at[GUARD + i] = 0
        at[OWED + i] = 0
        at[RESISTED + i] = 0
        at[SHOWN + i] = 0
        at[SPOT + 2 * i] = NONE
        at[SPOT + 2 * i + 1] = NONE
        i += 1
    if s.events is not None:
        s.emit("notalone-turn", {"turn": int(at[TURN_NUMBER])})
