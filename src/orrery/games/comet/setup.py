"""Set-up."""

from __future__ import annotations

from typing import Final

from orrery.games.comet import frames
from orrery.games.comet.actions import DEAL, NAME_FIRST
from orrery.games.comet.cards import add_card, copy_silver
from orrery.games.comet.kinds import HEROES, SILVER_CARDS
from orrery.games.comet.owned import gain_hero
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, low_bits
from orrery.kernel.sentinels import NATURE, NONE
from orrery.kernel.step import SeatStep, SetStep, Step

HAND_LIMIT: Final = 5
"""The hand limit before cards change it.

Rules: C38
"""


def set_up(s: Position) -> None:
    """Lay out the piles and stack the steps of the set-up, the first on top.

    Rules: C8, C9, C12, C74
    """
    for seat in range(s.seats):
        s.set_hand_limit(seat, HAND_LIMIT)
    for kind in range(s.tables.kinds):
        for _ in range(s.tables.copies[kind]):
            add_card(s, s.pile_cards, kind)
    copy_silver(s, s.pile_cards, s.unseen_cards(0))
    s.draw_left = s.tables.draw_pile[s.seats]
    s.comet_left = SILVER_CARDS - s.draw_left
    s.push(frames.FIRST_PLAYER)
    s.push(frames.HANDS)
    s.push(frames.HEROES)
    s.push(frames.REFILL)
    s.advance()


class DealHeroes(SetStep[Position]):
    """Every player gets a random hero, no two the same, face up.

    Rules: C11, C76
    """

    def enter(self, s: Position) -> None:
        """Deal to the seat in the first argument."""
        if s.arg == s.seats:
            s.pop()
        else:
            s.ask_seat(NATURE)

    def choices(self, s: Position, seat: i64) -> i64:
        """The heroes not dealt yet."""
        left: i64 = low_bits(HEROES)
        owner: i64 = 0
        while owner < s.seats:
            if s.hero(owner) != NONE:
                left &= ~bit(s.hero(owner))
            owner += 1
        return left

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The hero works from the start.

        Rules: C80
        """
        hero: i64 = action - DEAL
        owner: i64 = s.arg
        s.set_hero(owner, hero)
        s.arg = owner + 1
        gain_hero(s, owner, hero)
        if s.events is not None:
            s.emit("comet-hero", {"seat": int(owner), "hero": s.tables.hero_ids[hero]})
        s.ask_again()


class DrawFirstHands(Step[Position]):
    """Each player draws up to the hand limit.

    Rules: C12, C59
    """

    def enter(self, s: Position) -> None:
        """One seat after another."""
        seat: i64 = s.arg
        if seat == s.seats:
            s.pop()
            return
        s.arg = seat + 1
        s.push(frames.DRAW, seat, s.hand_limit(seat))


class NameFirstPlayer(SeatStep[Position]):
    """Nature names the first player, unless the host has.

    Rules: C13
    """

    def enter(self, s: Position) -> None:
        """Ask nature, or take the seat of the option."""
        if s.first_chosen == NONE:
            s.ask_seat(NATURE)
        else:
            name_first(s, s.first_chosen)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The named seat begins."""
        name_first(s, action - NAME_FIRST)


def name_first(s: Position, seat: i64) -> None:
    """This player has the first turn.

    Rules: C13
    """
    s.first_player = seat
    s.active = seat
    s.progress_made = 0
    s.pop()
    s.push(frames.TURN)
    if s.events is not None:
        s.emit("comet-first", {"seat": int(seat)})
