"""What nature chooses at a table: as a guided game has it, or drawn from the table's secret."""

from __future__ import annotations

from orrery.kernel.state import NATURE, State
from orrery.table import fair
from orrery.table.table import Table


def draw(table: Table, state: State, number: int, drawn: int = 0) -> int:
    """Nature's choice for a position that is the `number`-th; `drawn` of its choices are not in the journal yet."""
    fixed = table.fixed_choice(state, NATURE, drawn)
    return fair.draw(state, table.secret, table.seating.nonces(), number) if fixed is None else fixed


def settle(table: Table, state: State, number: int, drawn: int = 0) -> list[int]:
    """Let nature decide until a person is asked, and say what it chose; a window for secret answers stays open.

    `number` counts the choices before, `drawn` those of nature that are not in the journal yet.
    """
    chosen: list[int] = []
    while state.pending() == (NATURE,) and not state.asks_secretly():
        action = draw(table, state, number + len(chosen), drawn + len(chosen))
        state.apply(NATURE, action)
        chosen.append(action)
    return chosen
