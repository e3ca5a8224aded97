"""Windows: moments at which several people may play a card, and nobody learns who could."""

from __future__ import annotations

from typing import Final

from orrery.games.notalone import reasons
from orrery.games.notalone.actions import CLOSE, PASS, PASS_PHASE, PLAY_HUNT, PLAY_SURVIVAL
from orrery.games.notalone.exploration import send_choices_back
from orrery.games.notalone.hunt_cards import may_hunt, play_hunt, playable_hunt
from orrery.games.notalone.kinds import HUNT_CARDS, NO_HUNT, NO_SURVIVAL, SURVIVAL_CARDS
from orrery.games.notalone.moments import PHASE_OF, SECOND_OF_PHASE_1
from orrery.games.notalone.position import Position
from orrery.games.notalone.survival_cards import play_survival, playable_survival
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, lowest, without_lowest
from orrery.kernel.sentinels import NATURE, NONE
from orrery.kernel.state import ASK_NATURE, ASK_SECRET
from orrery.kernel.step import ALLOWED, Actions, Step

EVERY_SEAT: Final = 127
NO_WINDOW: Final = 0
"""The moment of a question in which no card of a window can be played."""


def seats_that_might(s: Position) -> i64:
    """The seats of which everybody knows that they hold cards and may still play one."""
    seats: i64 = 0
    eligible: i64 = s.arg2
    if has(eligible, s.creature) and may_hunt(s) and s.hunt_hand_count > 0:
        seats |= bit(s.creature)
    left: i64 = eligible & s.all_hunted() & s.seats_that_may_survive()
    while left:
        seat: i64 = lowest(left)
        left = without_lowest(left)
        if s.survival_count(seat) > 0:
            seats |= bit(seat)
    return seats


def able_to_play(s: Position, seats: i64) -> i64:
    """Those of some seats that hold a playable card and have not answered; nature when there is none."""
    out: i64 = 0
    left: i64 = seats & ~s.passed_phase
    while left:
        seat: i64 = lowest(left)
        left = without_lowest(left)
        if s.sealed(seat) == 0 and playable_cards(s, seat, s.arg) != 0:
            out |= bit(seat)
    if out == 0:
        return ASK_NATURE
    return out


def playable_cards(s: Position, seat: i64, moment: i64) -> i64:
    """The cards of a seat that it may play at this moment."""
    return playable_hunt_cards(s, moment) if seat == s.creature else playable_survival_cards(s, seat, moment)


def playable_hunt_cards(s: Position, moment: i64) -> i64:
    """The Hunt cards that the Creature may play at this moment.

    Rules: R8
    """
    if not may_hunt(s):
        return 0
    masks = s.tables.hunt_phase_mask
    left: i64 = s.hunt_hand & (masks[PHASE_OF[moment]] | masks[0])
    out: i64 = 0
    while left:
        card: i64 = lowest(left)
        left = without_lowest(left)
        if playable_hunt(s, card, moment):
            out |= bit(card)
    return out


def playable_survival_cards(s: Position, seat: i64, moment: i64) -> i64:
    """The Survival cards that a Hunted may play at this moment.

    Rules: R9
    """
    if not s.may_survive(seat):
        return 0
    left: i64 = s.survival(seat) & s.tables.survival_phase_mask[PHASE_OF[moment]] & ~s.tables.instead_mask
    out: i64 = 0
    while left:
        card: i64 = lowest(left)
        left = without_lowest(left)
        if playable_survival(s, seat, card, moment):
            out |= bit(card)
    return out


def why_not_card(s: Position, seat: i64, action: i64, moment: i64, other: i64) -> i64:
    """Whether a card may be played at a moment; `other` is the reason for an action that plays none."""
    if PLAY_HUNT <= action < PLAY_HUNT + HUNT_CARDS:
        return why_not_hunt_card(s, seat, action - PLAY_HUNT, moment)
    if PLAY_SURVIVAL <= action < PLAY_SURVIVAL + SURVIVAL_CARDS:
        return why_not_survival_card(s, seat, action - PLAY_SURVIVAL, moment)
    return other


def why_not_hunt_card(s: Position, seat: i64, card: i64, moment: i64) -> i64:
    """Whether the Creature may play a Hunt card at a moment.

    Rules: R8, R17
    """
    if seat != s.creature or not has(s.hunt_hand, card):
        return reasons.HUNT_CARD_NOT_IN_HAND
    if s.team & NO_HUNT:
        return reasons.AFTER_SACRIFICE
    if s.hunt_played_count >= s.hunt_allowed:
        return reasons.ALL_HUNT_CARDS_PLAYED
    if moment != NO_WINDOW and has(playable_hunt_cards(s, moment), card):
        return ALLOWED
    return reasons.HUNT_CARD_NOT_NOW


def why_not_survival_card(s: Position, seat: i64, card: i64, moment: i64) -> i64:
    """Whether a Hunted may play a Survival card at a moment.

    Rules: R9, R40
    """
    if not has(s.survival(seat), card):
        return reasons.SURVIVAL_CARD_NOT_IN_HAND
    if has(s.played_survival, seat):
        return reasons.SURVIVAL_CARD_PLAYED
    if s.on(NO_SURVIVAL):
        return reasons.DESPAIR
    if moment != NO_WINDOW and has(playable_survival_cards(s, seat, moment), card):
        return ALLOWED
    return reasons.SURVIVAL_CARD_NOT_NOW


def first_to_play(s: Position) -> i64:
    """Of those who have sealed a card the Creature, or the first clockwise; NONE if nobody has.

    Rules: Q37
    """
    seats: i64 = s.seats
    k: i64 = 0
    while k < seats:
        seat: i64 = s.hunted(k)
        if s.sealed(seat) > PASS_PHASE + 1:
            return seat
        k += 1
    return NONE


class Window(Step[Position]):
    """All who hold a playable card are asked together, in secret, and nature ends each round.

    That a window opens depends on public things alone, and every answer is sealed, so nobody learns who else was asked.
    Rules: Q37, Q38, Q65, Q66
    """

    def enter(self, s: Position) -> None:
        """Ask exactly the seats that hold a playable card."""
        seats: i64 = seats_that_might(s)
        if seats == 0:
            s.pop()
        else:
            s.ask(ASK_SECRET | able_to_play(s, seats))

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Pass, pass for the whole phase, or a playable card; nature only ends the round."""
        if seat == NATURE:
            out.add_chance(CLOSE, 1)
            return
        out.add(PASS)
        out.add(PASS_PHASE)
        out.add_mask(PLAY_HUNT if seat == s.creature else PLAY_SURVIVAL, playable_cards(s, seat, s.arg))

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """Passing is always allowed."""
        if seat == NATURE:
            return ALLOWED if action == CLOSE else reasons.PLAY_OR_PASS
        if action == PASS or action == PASS_PHASE:
            return ALLOWED
        return why_not_card(s, seat, action, s.arg, reasons.PLAY_OR_PASS)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Seal an answer; when all are in, nature ends the round."""
        if seat == NATURE:
            self.close(s)
            return
        if action == PASS_PHASE:
            s.passed_phase |= bit(seat)
        if s.seal(seat, action):
            s.ask(ASK_SECRET | ASK_NATURE)

    def close(self, s: Position) -> None:
        """Carry out one card and ask the others afresh; when nobody plays, the window is over.

        A card played after the choices of phase 1 sends them back.
        Rules: R17, Q37, Q38, Q82
        """
        seat: i64 = first_to_play(s)
        action: i64 = PASS if seat == NONE else s.unseal(seat)
        other: i64 = 0
        while other < s.seats:
            s.set_sealed(other, 0)
            other += 1
        if seat == NONE:
            s.pop()
            return
        s.ask_again()
        if s.arg == SECOND_OF_PHASE_1:
            send_choices_back(s)
        if action >= PLAY_SURVIVAL:
            play_survival(s, seat, action - PLAY_SURVIVAL)
        else:
            play_hunt(s, action - PLAY_HUNT)
