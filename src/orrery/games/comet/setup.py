"""Set-up (C7-C13)."""

from __future__ import annotations

from orrery.games.comet.actions import DEAL
from orrery.games.comet.kinds import HEROES as HERO_CARDS
from orrery.games.comet.kinds import SILVER_CARDS, SILVER_WORDS
from orrery.games.comet.layout import (
    ACTIVE,
    COMET_LEFT,
    DRAW_LEFT,
    FIRST,
    FIRST_CHOSEN,
    HERO,
    LIMIT,
    MOST_SEATS,
    PILE,
    PROGRESS,
    UNSEEN,
)
from orrery.games.comet.owned import gain_hero
from orrery.games.comet.position import DRAW, FIRST_PLAYER, HANDS, HEROES, REFILL, TURN, Position
from orrery.kernel.arrays import i64
from orrery.kernel.state import ARG, ASK_NATURE, NONE, SEATS, TOP


def set_up(s: Position) -> None:
    """Lay out the piles and stack the steps of the set-up, the first on top."""
    at = s.data
    seats: i64 = at[SEATS]
    for kind in range(s.tables.kinds):
        at[PILE + s.tables.word[kind]] |= s.tables.bits[kind]
    for w in range(SILVER_WORDS):
        at[UNSEEN + w] = at[PILE + w]
    at[DRAW_LEFT] = s.tables.draw_pile[seats]
    at[COMET_LEFT] = SILVER_CARDS - at[DRAW_LEFT]
    s.push(FIRST_PLAYER)
    s.push(HANDS)
    s.push(HEROES)
    s.push(REFILL)
    s.advance()


def enter_heroes(s: Position) -> None:
    """C11: one random hero to each player."""
    if s.data[s.data[TOP] + ARG] == s.data[SEATS]:
        s.pop()
    else:
        s.ask(ASK_NATURE)


def may_deal(s: Position, hero: i64) -> bool:
    """C76: no two players have the same hero."""
    seat: i64 = 0
    while seat < MOST_SEATS:
        if s.data[HERO + seat] == hero:
            return False
        seat += 1
    return 0 <= hero < HERO_CARDS


def list_heroes(s: Position) -> i64:
    """The heroes not dealt yet, each as likely."""
    n: i64 = 0
    hero: i64 = 0
    while hero < HERO_CARDS:
        if may_deal(s, hero):
            s.buffer.actions[n] = DEAL + hero
            s.buffer.weights[n] = 1
            n += 1
        hero += 1
    return n


def deal_hero(s: Position, hero: i64) -> None:
    """C11: a hero face up; it works from the start."""
    top: i64 = s.data[TOP]
    seat: i64 = s.data[top + ARG]
    s.data[HERO + seat] = hero
    s.data[top + ARG] = seat + 1
    gain_hero(s, seat, hero)
    if s.events is not None:
        s.emit("comet-hero", {"seat": int(seat), "hero": s.tables.hero_ids[hero]})
    s.ask(0)


def enter_hands(s: Position) -> None:
    """C12, C59: each player draws up to the hand limit."""
    top: i64 = s.data[TOP]
    seat: i64 = s.data[top + ARG]
    if seat == s.data[SEATS]:
        s.pop()
        return
    s.data[top + ARG] = seat + 1
    s.push(DRAW, seat, s.data[LIMIT + seat])


def enter_first_player(s: Position) -> None:
    """C13: nature names the first player, or the host has."""
    if s.data[FIRST_CHOSEN] == NONE:
        s.ask(ASK_NATURE)
    else:
        name_first(s, s.data[FIRST_CHOSEN])


def name_first(s: Position, seat: i64) -> None:
    """C13: this player has the first turn."""
    s.data[FIRST] = seat
    s.data[ACTIVE] = seat
    s.data[PROGRESS] = 0
    s.pop()
    s.push(TURN)
    if s.events is not None:
        s.emit("comet-first", {"seat": int(seat)})
