"""What the terminal needs to know of a game: how to draw its table and how to ask for its choices."""

from __future__ import annotations

from abc import ABC, abstractmethod

from rich.console import Console, RenderableType

from orrery.kernel.game import Game
from orrery.kernel.state import State
from orrery.locale.texts import Texts
from orrery.plugins import find_part
from orrery.terminal.menu import Menu


class Face(ABC):
    """A game's face. It is shown concealed states only."""

    quiet: frozenset[str] = frozenset()
    """Kinds of events the log tells but the running story leaves out: the table or the end shows them."""

    rule: str = ""
    """The number of a rule of the game, as an example of what can be asked for; nothing if it has no numbered rules."""

    @abstractmethod
    def draw(self, concealed: State, console: Console, seat: int) -> RenderableType:
        """The table, with what belongs to one seat in full."""

    @abstractmethod
    def scores(self, concealed: State) -> RenderableType:
        """The score pad, every line."""

    @abstractmethod
    def menu(self, concealed: State, seat: int) -> Menu:
        """The question a seat is asked now."""

    @abstractmethod
    def help(self) -> list[str]:
        """What can be typed in this game, and what the signs mean."""


def face_for(game: Game, texts: Texts, fine: bool) -> Face:
    """The face of a game: its own, or one made from its view."""
    from orrery.terminal.plain_face import PlainFace

    face: Face = getattr(find_part(game.name, "terminal", ".face"), "FACE", PlainFace)(game, texts, fine)
    return face
