"""A position drawn as lines of text, as the terminal shows the table."""

from __future__ import annotations

from importlib import import_module
from io import StringIO

from orrery.kernel.arguments import must_be
from orrery.kernel.sentinels import OPEN
from orrery.kernel.state import State

WIDTH = 100


def draw(state: State) -> str:
    """The table as the position's viewer sees it, or with everything open; its text where the terminal is missing."""
    must_be(state, State, 'orrery.game("nebula").new()')
    shown = state.disclose() if state.viewer == OPEN else state
    seat = shown.viewer if shown.viewer >= 0 else max(0, *state.pending(), 0)
    try:
        console_class = import_module("rich.console").Console
        texts = import_module("orrery.locale.texts").Texts("en")
        face = import_module("orrery.terminal.face").face_for(state.game, texts, True)
    except ModuleNotFoundError:
        return state.text()
    console = console_class(
        file=StringIO(),
        width=WIDTH,
        color_system=None,
        highlight=False,
        emoji=False,
        markup=False,
        legacy_windows=False,
    )
    console.print(face.draw(shown, console, seat))
    drawn: str = console.file.getvalue()
    return drawn.rstrip("\n")
