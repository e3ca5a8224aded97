"""The symbols at hand in a Move: what they enter, where they come from, and copying them."""

from __future__ import annotations

from orrery.games.comet.actions import DUPLICATE
from orrery.games.comet.kinds import AREA_IDS, CAVERN, NEST, SAVIORS, SYMBOLS, WILD
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.step import SetStep


def pool_mask(s: Position) -> i64:
    """The symbols at hand, as bits."""
    mask: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        if s.pool(symbol):
            mask |= bit(symbol)
        symbol += 1
    return mask


def enters(symbols: i64, types: i64) -> bool:
    """Whether one of some symbols enters one of some types of fields.

    Rules: C27, C28, C31, C32
    """
    if symbols >> WILD & 1:
        return types & ~(1 << NEST) != 0
    return symbols & types & 31 != 0 or (symbols != 0 and types >> CAVERN & 1 != 0)


def symbol_fits(s: Position, seat: i64, kind: i64, symbol: i64) -> bool:
    """Whether a symbol at hand is one to use for a type of field: an area's own symbol comes before a wild.

    Into the cavern any area symbol goes; only the first of them, if nothing is left to use the others for.
    Rules: C27, C28, C31, CS48
    """
    if s.pool(symbol) == 0:
        return False
    if kind < NEST:
        return symbol == kind or (symbol == WILD and s.pool(kind) == 0)
    if kind != CAVERN:
        return False
    other: i64 = 0
    while other < symbol:
        if s.pool(other) and (symbol == WILD or s.saviors_out(seat) == 1):
            return False
        other += 1
    return True


def add_symbols(s: Position, kind: i64) -> None:
    """The symbols of a card can be used.

    Rules: C24, C25, C67, CQ7, CS60
    """
    first: i64 = kind * SYMBOLS
    symbol: i64 = 0
    while symbol < SYMBOLS:
        s.add_pool(symbol, s.tables.symbols[first + symbol])
        symbol += 1


def clear_move(s: Position) -> None:
    """Symbols and scouts are for one Move only.

    Rules: CS3
    """
    symbol: i64 = 0
    while symbol < SYMBOLS:
        s.set_pool(symbol, 0)
        symbol += 1
    savior: i64 = 0
    while savior < SAVIORS:
        s.set_scouted(savior, 0)
        savior += 1
    s.moved = 0
    s.plays = 0
    s.printed = 0


class DuplicateSymbol(SetStep[Position]):
    """An ability copies an area symbol of a card played this turn.

    Rules: CS47
    """

    def enter(self, s: Position) -> None:
        """Ask the seat whose turn it is."""
        s.ask_seat(s.active)

    def choices(self, s: Position, seat: i64) -> i64:
        """The areas printed on the cards played."""
        return s.printed

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """One more of the symbol."""
        area: i64 = action - DUPLICATE
        s.add_pool(area, 1)
        s.arg -= 1
        if s.events is not None:
            s.emit("comet-duplicated", {"seat": int(seat), "symbol": AREA_IDS[area]})
        if s.arg == 0:
            s.pop()
