"""A turn: four phases, their steps and windows in order."""

from __future__ import annotations

from orrery.games.notalone import frames, moments
from orrery.games.notalone.catch import catch
from orrery.games.notalone.cleanup import discard_hunt_cards, discard_played, rescue_comes
from orrery.games.notalone.kinds import (
    ALL_TOKENS,
    ARTEMIA,
    ARTEMIA_BIT,
    CREATURE_BIT,
    MOST_SEATS,
    SENT_BACK,
    SMOKE,
    TARGET,
)
from orrery.games.notalone.position import Position
from orrery.games.notalone.reveal import reveal_cards
from orrery.games.notalone.steps import AutomaticStep
from orrery.games.notalone.target_cards import shift_time
from orrery.games.notalone.telepathy import forget_answer
from orrery.games.notalone.tokens import tokens_to_place
from orrery.games.notalone.windows import EVERY_SEAT
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has
from orrery.kernel.sentinels import NONE


class Turn(AutomaticStep):
    """The steps of a turn, one after another.

    Rules: R21, R30, E80, Q38, Q39, Q40, Q41, Q46
    """

    def enter(self, s: Position) -> None:
        """Do the next step; the frame remembers the one after it."""
        step: i64 = s.arg
        s.arg = step + 1
        if step < moments.PICKS:
            before_reckoning(s, step)
        elif step < moments.TO_PHASE_4:
            in_reckoning(s, step)
        elif step == moments.TO_PHASE_4:
            begin_phase(s, 4)
            open_window(s, moments.IN_PHASE_4)
        elif step == moments.DISCARDS:
            discard_played(s)
        elif step == moments.HUNT_DISCARDS:
            discard_hunt_cards(s)
        elif step == moments.REFILLED:
            rescue_comes(s)
        else:
            s.arg = moments.BEGIN


def before_reckoning(s: Position, step: i64) -> None:
    """Phases 1 and 2.

    Rules: Q38, Q39
    """
    if step == moments.BEGIN:
        begin_turn(s)
        open_window(s, moments.FIRST_OF_PHASE_1)
    elif step == moments.CHOOSING:
        s.team &= ~SENT_BACK
        s.push(frames.CHOOSE)
    elif step == moments.CHOSEN:
        open_window(s, moments.SECOND_OF_PHASE_1)
    elif step == moments.TO_PHASE_2:
        if s.team & SENT_BACK:
            s.arg = moments.CHOOSING
            return
        begin_phase(s, 2)
        if has(s.tables.artemia_spaces[s.side], s.rescue):
            s.tokens_available |= ARTEMIA_BIT
    elif tokens_to_place(s):
        s.arg = moments.PLACING
        s.push(frames.HUNTING, ALL_TOKENS, 1)
    else:
        open_window(s, moments.IN_PHASE_2)


def in_reckoning(s: Position, step: i64) -> None:
    """Phase 3; a window that could bring nothing new is left out.

    Rules: R21, Q40, Q41
    """
    if step == moments.PICKS:
        begin_phase(s, 3)
        s.push(frames.PICKING)
    elif step == moments.REVEALING:
        reveal_cards(s)
    elif step == moments.REVEAL_WINDOW:
        open_window(s, moments.AFTER_THE_REVEAL)
    elif step < moments.ARTEMIA_WINDOW:
        until_target(s, step)
    else:
        from_artemia(s, step)


def until_target(s: Position, step: i64) -> None:
    """Free places, then the Target.

    Rules: R21, Q40, Q41
    """
    if step == moments.FREE_PLACES or step == moments.FREED_PLACES:
        s.push(frames.RECKONING, 0)
    elif not s.token_slots(TARGET):
        return
    elif step == moments.TARGET_WINDOW:
        open_window(s, moments.BEFORE_TARGET)
    else:
        s.push(frames.RECKONING, 1)
        shift_time(s, s.all_hunted())


def from_artemia(s: Position, step: i64) -> None:
    """Artemia, then the Creature; places freed by a window come before.

    Rules: R21, Q40, Q41
    """
    if step == moments.ARTEMIA_WINDOW:
        open_window(s, moments.BEFORE_ARTEMIA)
    elif step == moments.FREED_AGAIN:
        s.push(frames.RECKONING, 1)
    elif step == moments.ARTEMIA_STEP:
        if s.token_slots(ARTEMIA):
            s.push(frames.RECKONING, 2)
    elif step == moments.CREATURE_WINDOW:
        if s.token_slots(ARTEMIA) or s.arg2:
            open_window(s, moments.BEFORE_CREATURE)
    else:
        catch(s)


def open_window(s: Position, moment: i64) -> None:
    """Open a window for everybody."""
    s.arg2 = 0
    s.push(frames.WINDOW, moment, EVERY_SEAT)


def begin_phase(s: Position, phase: i64) -> None:
    """A new phase: those who wanted no more windows are asked again.

    Rules: Q66
    """
    s.phase = phase
    s.passed_phase = 0


def begin_turn(s: Position) -> None:
    """Effects end with the turn they were played in; what was prepared for this turn begins.

    Rules: R8
    """
    s.turn += 1
    begin_phase(s, 1)
    s.hunt_allowed = s.hunt_allowed_next if s.hunt_allowed_next else 1
    s.hunt_allowed_next = 0
    s.shield = 2 if s.shield == 1 else 0
    s.tokens_available = CREATURE_BIT
    s.tokens_declined = 0
    s.hunt_played_count = 0
    s.hunt_effects = 0
    s.barred_seats = 0
    s.anticipated = NONE
    s.ineffective_slots = 0
    s.inaccessible_slots = 0
    s.used_numbers = 0
    if s.team & SMOKE and s.actor == s.creature:
        s.reveal()
    s.team = 0
    s.played_survival = 0
    s.caught_seats = 0
    s.lost_last_will = 0
    forget_answer(s)
    i: i64 = 0
    while i < 2:
        s.set_hunt_played(i, NONE)
        s.set_hunt_played_as(i, NONE)
        i += 1
    seat: i64 = 0
    while seat < MOST_SEATS:
        begin_turn_of(s, seat)
        seat += 1
    if s.events is not None:
        s.emit("notalone-turn", {"turn": int(s.turn)})


def begin_turn_of(s: Position, seat: i64) -> None:
    """What a Hunted has on ends with the turn; the effect for next turn begins.

    Rules: R13, E64, Q80
    """
    s.set_effect_now(seat, s.effect_next(seat))
    s.set_effect_next(seat, 0)
    s.set_resolved(seat, 0)
    s.set_guard(seat, 0)
    s.set_take_back_due(seat, 0)
    s.set_resisted(seat, 0)
    s.set_shown(seat, 0)
    s.set_explored(seat, 0, NONE)
    s.set_explored(seat, 1, NONE)
