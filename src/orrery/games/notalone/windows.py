"""Windows: moments at which several people may play a card, and nobody learns who could (R8, R9, Q37)."""

from __future__ import annotations

from typing import Final

from orrery.games.notalone.actions import CLOSE, PASS, PASS_PHASE, PLAY_HUNT, PLAY_SURVIVAL
from orrery.games.notalone.exploration import hand_back_choices
from orrery.games.notalone.hunt import may_hunt, play_hunt, playable_hunt
from orrery.games.notalone.layout import CREATURE, HUNT_HAND, HUNT_N, QUIET, SURVIVAL, SURVIVAL_N
from orrery.games.notalone.moments import PHASE_OF, SECOND_OF_PHASE_1
from orrery.games.notalone.position import Position, lowest
from orrery.games.notalone.survival import play_survival, playable_survival
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import ARG, ARG2, ASK_NATURE, ASK_SECRET, NONE, SEALED, SEATS, TOP

EVERY_SEAT: Final = 127


def enter_window(s: Position) -> None:
    """Ask together, in secret, exactly the seats that hold a playable card; nature ends the round.

    That a window opens depends on public things alone, so nobody learns anything from it.
    """
    mask: i64 = seats_that_might(s)
    if mask == 0:
        s.pop()
        return
    s.ask(ASK_SECRET | asked_of(s, mask))


def seats_that_might(s: Position) -> i64:
    """The seats of which everybody knows that they hold cards and may still play one."""
    at = s.data
    mask: i64 = 0
    eligible: i64 = at[at[TOP] + ARG2]
    if eligible >> at[CREATURE] & 1 and may_hunt(s) and at[HUNT_N] > 0:
        mask |= bit(at[CREATURE])
    k: i64 = 1
    while k < at[SEATS]:
        seat: i64 = s.hunted(k)
        if eligible >> seat & 1 and at[SURVIVAL_N + seat] > 0 and s.may_survive(seat):
            mask |= bit(seat)
        k += 1
    return mask


def asked_of(s: Position, mask: i64) -> i64:
    """Those of some seats that hold a playable card and have not answered; nature when there is none."""
    at = s.data
    moment: i64 = at[at[TOP] + ARG]
    out: i64 = 0
    mask &= ~at[QUIET]
    while mask:
        seat: i64 = lowest(mask)
        mask &= mask - 1
        if at[SEALED + seat] == 0 and playable_cards(s, seat, moment) != 0:
            out |= bit(seat)
    return out if out else ASK_NATURE


def playable_cards(s: Position, seat: i64, moment: i64) -> i64:
    """The cards of a seat that it may play at this moment, as a mask."""
    at = s.data
    out: i64 = 0
    card: i64
    left: i64
    if seat == at[CREATURE]:
        if not may_hunt(s):
            return 0
        left = at[HUNT_HAND] & (s.tables.hunt_phase_mask[PHASE_OF[moment]] | s.tables.hunt_phase_mask[0])
        while left:
            card = lowest(left)
            left &= left - 1
            if playable_hunt(s, card, moment):
                out |= bit(card)
        return out
    if not s.may_survive(seat):
        return 0
    left = at[SURVIVAL + seat] & s.tables.survival_phase_mask[PHASE_OF[moment]]
    left &= ~s.tables.instead_mask
    while left:
        card = lowest(left)
        left &= left - 1
        if playable_survival(s, seat, card, moment):
            out |= bit(card)
    return out


def list_window(s: Position, seat: i64) -> i64:
    """Pass, pass for the whole phase, or a playable card."""
    actions = s.buffer.actions
    actions[0] = PASS
    actions[1] = PASS_PHASE
    first: i64 = PLAY_HUNT if seat == s.data[CREATURE] else PLAY_SURVIVAL
    return s.list_mask(first, playable_cards(s, seat, s.data[s.data[TOP] + ARG]), 2)


def answer(s: Position, seat: i64, action: i64) -> None:
    """Q65: every answer is sealed, and when all are in nature ends the round: nobody learns who else was asked."""
    if action == PASS_PHASE:
        s.data[QUIET] |= bit(seat)
    if s.seal(seat, action):
        s.ask(ASK_SECRET | ASK_NATURE)


def first_to_play(s: Position) -> i64:
    """Q37: of those who have sealed a card the Creature, or the first clockwise; NONE if nobody has."""
    k: i64 = 0
    while k < s.data[SEATS]:
        seat: i64 = s.hunted(k)
        if s.data[SEALED + seat] > PASS_PHASE + 1:
            return seat
        k += 1
    return NONE


def carry_out(s: Position, seat: i64, action: i64) -> None:
    """Play the card of a window; one played after the choices of phase 1 sends them back (Q38)."""
    if s.data[s.data[TOP] + ARG] == SECOND_OF_PHASE_1:
        hand_back_choices(s)
    if action >= PLAY_SURVIVAL:
        play_survival(s, seat, action - PLAY_SURVIVAL)
    else:
        play_hunt(s, action - PLAY_HUNT)


def clear_answers(s: Position) -> None:
    """Forget what was sealed: a new round asks afresh."""
    seat: i64 = 0
    while seat < s.data[SEATS]:
        s.data[SEALED + seat] = 0
        seat += 1


def list_close(s: Position) -> i64:
    """Nature's only act at a window."""
    s.buffer.actions[0] = CLOSE
    s.buffer.weights[0] = 1
    return 1


def close(s: Position) -> None:
    """Q37: one card is carried out and the others are asked afresh; when nobody plays, the window is over."""
    seat: i64 = first_to_play(s)
    if seat == NONE:
        clear_answers(s)
        s.pop()
        return
    action: i64 = s.unseal(seat)
    clear_answers(s)
    s.ask(0)
    carry_out(s, seat, action)
