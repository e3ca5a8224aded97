"""How errors are worded and positions are drawn for people: rooms above the kernel register here what they can do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from orrery.kernel.state import State


class Presentation:
    """The engine alone gives message ids and texts of positions; the package adds English and drawings."""

    def __init__(self) -> None:
        self.say: Callable[[str, Mapping[str, object]], str] = message_and_arguments
        """Words a message, given its id and arguments."""
        self.draw: Callable[[State], str] = lambda state: state.text()
        """Draws a position as lines of text."""


def message_and_arguments(message: str, about: Mapping[str, object]) -> str:
    """A message where its words are not at hand."""
    return f"{message} ({', '.join(f'{name}={value}' for name, value in about.items())})" if about else message


PRESENTATION: Final = Presentation()
