"""What is done for a seat whose time is up: nothing where that is allowed, else what does it the least harm."""

from __future__ import annotations

from orrery.games.comet.actions import DONE, DRAW_SILVER_CARD, DRAW_UP, REST, STEP_SYMBOLS, STOP
from orrery.games.comet.kinds import SYMBOLS
from orrery.games.comet.layout import SIDE
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64


def least_harm(s: Position, legal: list[int]) -> int:
    """Nothing, or a Rest; else the step nearest to the cavern, the cheapest card for it, and to drop out only last."""
    for action in (DONE, REST, DRAW_SILVER_CARD, DRAW_UP):
        if action in legal:
            return action
    best, least = legal[0], harm(s, legal[0])
    for action in legal:
        now: i64 = harm(s, action)
        if now < least:
            best, least = action, now
    return best


def harm(s: Position, action: i64) -> i64:
    """How much an action takes from whoever is away: steps lead on, a card played is lost, an animal hatched waits."""
    tables = s.tables
    if action == STOP:
        return 1000  # C51: for the rest of the game
    if action >= tables.at_step:
        field: i64 = (action - tables.at_step) // STEP_SYMBOLS % tables.fields
        return tables.distance[s.data[SIDE] * tables.fields + field]
    card: i64 = action - tables.at_play
    if 0 <= card < tables.kinds:
        if tables.utility[card]:
            return 300
        symbols: i64 = 0
        symbol: i64 = 0
        while symbol < SYMBOLS:
            symbols += tables.symbols[card * SYMBOLS + symbol]
            symbol += 1
        return 100 + 10 * symbols + 50 * tables.wild[card] + tables.points[card]
    return 400
