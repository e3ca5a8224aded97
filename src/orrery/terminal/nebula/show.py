"""The whole table on one screen, narrow or wide."""

from __future__ import annotations

from collections.abc import Collection

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from orrery.locale.texts import Texts
from orrery.terminal.nebula.board import Board
from orrery.terminal.nebula.galaxy import draw_galaxy
from orrery.terminal.nebula.goals import draw_goals, draw_values
from orrery.terminal.nebula.players import draw_black_track, draw_players
from orrery.terminal.nebula.sky import draw_bright, draw_clusters, draw_ends, draw_track
from orrery.terminal.nebula.table import Table

WIDE = 120
"""From this many columns everything stands beside the galaxy."""


def draw_table(
    board: Board,
    texts: Texts,
    table: Table,
    console: Console,
    seat: int,
    open_cells: Collection[str] = (),
) -> RenderableType:
    """The table with one seat's galaxy; narrow: goals and values beneath, wide: beside it."""
    wide = console.width >= WIDE
    height = min(33, max(19, console.height - 17)) if wide else 19
    width = 2 * height + 3
    galaxy = draw_galaxy(board, table["seats"][seat], width, height, open_cells)
    middle = [
        *draw_clusters(board, texts, table),
        Text(),
        draw_bright(board, texts, table),
        draw_track(board, texts, table),
        draw_ends(texts, table),
        Text(),
        *draw_players(board, texts, table),
        Text(),
        draw_black_track(board, texts, table, seat),
    ]
    below: list[RenderableType] = [*draw_values(board, texts, table), draw_goals(board, texts, table)]
    side: list[RenderableType] = [*middle, Text(), *below] if wide else [*middle]
    grid = Grid.grid(padding=(0, 2 if wide else 1, 0, 0))
    grid.add_column(width=width, no_wrap=True)
    grid.add_column()
    grid.add_row(galaxy, Group(*side))
    rule = Rule(Text(_title(texts, table, seat)), characters="─" if board.fine else "-", style="dim")
    return Group(rule, grid) if wide else Group(rule, grid, *below)


def _title(texts: Texts, table: Table, seat: int) -> str:
    args: dict[str, object] = {"round": table["round"], "phase": table["phase"], "seat": seat}
    return texts.say("nebula-table-title", args)
