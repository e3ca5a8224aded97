"""Gold cards that an ability lets a seat take in the course of its turn: known, so they count."""

from __future__ import annotations

from orrery.games.comet.cards import add_card, kinds_in, remove_card
from orrery.games.comet.kinds import TAKE_GOLD
from orrery.games.comet.position import Position
from orrery.games.comet.reductions import utility_cards_with
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has


def has_opener(s: Position, seat: i64, openers: i64) -> bool:
    """Whether a seat has one of some abilities, as bits, ready or on a utility card in hand."""
    if s.ready_tools(seat) & openers:
        return True
    tool: i64 = 0
    while tool < s.tables.tools:
        if has(openers, tool) and utility_cards_with(s, seat, tool) > 0:
            return True
        tool += 1
    return False


def takes_at_hand(s: Position, seat: i64, timing: i64) -> i64:
    """How many gold cards the abilities of a time, ready or on utility cards in hand, let a seat take."""
    tables = s.tables
    total: i64 = 0
    tool: i64 = 0
    while tool < tables.tools:
        if tables.tool_kind[tool] == TAKE_GOLD and tables.tool_timing[tool] == timing:
            times: i64 = s.ready(seat, tool) + utility_cards_with(s, seat, tool)
            total += times * tables.tool_arg[tool]
        tool += 1
    return total


def choices_of_gold(s: Position, takes: int, timing: int) -> list[list[int]]:
    """Every choice of up to so many cards of the display; a utility card among them may let more be taken."""
    tables = s.tables
    out: list[list[int]] = [[]]
    if takes == 0:
        return out
    cards = kinds_in(s, s.display_cards)
    for mask in range(1, 2 ** len(cards)):
        taken = [kind for i, kind in enumerate(cards) if mask >> i & 1]
        more = 0
        for kind in taken:
            tool = int(tables.tool[kind])
            if tables.utility[kind] and tables.tool_kind[tool] == TAKE_GOLD and tables.tool_timing[tool] == timing:
                more += int(tables.tool_arg[tool])
        if len(taken) <= takes + more:
            out.append(taken)
    return out


def with_taken(s: Position, seat: i64, taken: list[int]) -> Position:
    """A trial in which a seat has taken these cards of the display."""
    trial = s.trial()
    for kind in taken:
        remove_card(trial, trial.display_cards, kind)
        add_card(trial, trial.hand_cards(seat), kind)
    return trial
