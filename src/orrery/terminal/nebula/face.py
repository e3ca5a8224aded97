"""Nebula's face at the terminal."""

from __future__ import annotations

from rich.console import Console, RenderableType

from orrery.games.nebula.game import Nebula
from orrery.kernel.state import State
from orrery.locale.texts import Texts
from orrery.terminal.face import Face
from orrery.terminal.menu import Menu
from orrery.terminal.nebula.board import Board
from orrery.terminal.nebula.choices import menu_of
from orrery.terminal.nebula.players import draw_scores
from orrery.terminal.nebula.show import draw_table
from orrery.terminal.nebula.table import Table, table_of

_HELP = (
    "nebula-help-collect",
    "nebula-help-place",
    "nebula-help-push",
    "nebula-help-stars",
    "nebula-help-clusters",
    "nebula-help-galaxy",
    "nebula-help-players",
    "nebula-help-values",
    "nebula-help-goals",
)


class NebulaFace(Face):
    """How Nebula is shown and asked."""

    rule = "N58"
    quiet = frozenset(
        {
            "nebula-filled",
            "nebula-stacked",
            "nebula-common",
            "nebula-advanced",
            "nebula-dealt",
            "nebula-dealt-card",
            "nebula-chose",
            "nebula-chaos-drew",
            "nebula-over",
        }
    )

    def __init__(self, game: Nebula, texts: Texts, fine: bool) -> None:
        self.game = game
        self.texts = texts
        self.fine = fine
        self.boards: dict[str, Board] = {}

    def _board(self, table: Table) -> Board:
        """The boards as they are in play at a table."""
        name = table["board"]
        if name not in self.boards:
            self.boards[name] = Board(self.game, self.fine, name)
        return self.boards[name]

    def draw(self, concealed: State, console: Console, seat: int) -> RenderableType:
        """The table with one seat's galaxy; the cells this seat may fill now are marked in it."""
        open_cells: set[str] = set()
        if concealed.viewer == seat and seat in concealed.pending():
            for action in concealed.legal(seat):
                said = self.game.to_dict(action)
                if said["do"] == "place":
                    open_cells.add(str(said["cell"]))
        table = table_of(self.game, concealed)
        return draw_table(self._board(table), self.texts, table, console, seat, open_cells)

    def scores(self, concealed: State) -> RenderableType:
        """The score pad."""
        return draw_scores(self.texts, table_of(self.game, concealed), self.fine)

    def menu(self, concealed: State, seat: int) -> Menu:
        """The question of the phase."""
        return menu_of(self._board(table_of(self.game, concealed)), self.texts, concealed, seat)

    def help(self) -> list[str]:
        """How to type Nebula's choices, and how to read its table."""
        return [self.texts.say(message) for message in _HELP]


FACE = NebulaFace
