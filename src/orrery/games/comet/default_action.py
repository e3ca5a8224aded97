"""What is done for a seat whose time is up: nothing where that is allowed, else what costs it the least."""

from __future__ import annotations

from orrery.games.comet.actions import DONE, DRAW_SILVER_CARD, DRAW_UP, REST, STOP, member, step_field
from orrery.games.comet.kinds import SYMBOLS
from orrery.games.comet.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64


def cheapest_action(s: Position, legal: list[Action]) -> int:
    """Nothing, or a Rest; else the step nearest to the cavern, the cheapest card for it, and to drop out only last."""
    for action in (DONE, REST, DRAW_SILVER_CARD, DRAW_UP):
        if action in legal:
            return action
    best, least = legal[0], cost(s, legal[0])
    for action in legal:
        now: i64 = cost(s, action)
        if now < least:
            best, least = action, now
    return best


def cost(s: Position, action: i64) -> i64:
    """How much an action takes from whoever is away: steps lead on, a card played is lost, an animal hatched waits."""
    tables = s.tables
    if action == STOP:
        return 1000  # C51: for the rest of the game
    if action >= tables.first_step:
        return s.distance(step_field(tables, action))
    card: i64 = member(action, tables.first_play, tables.kinds)
    if card < 0:
        return 400
    if tables.utility[card]:
        return 300
    symbols: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        symbols += tables.symbols[card * SYMBOLS + symbol]
        symbol += 1
    return 100 + 10 * symbols + 50 * tables.wild[card] + tables.points[card]
