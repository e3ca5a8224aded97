"""What came of one sitting at the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from orrery.kernel.record import Record, record_from_text
from orrery.kernel.rng import Rng

PLAY = "play nebula --seats 4 --bots random --seed 7 --option values_start=shuffled"
"""A game whose first player is the person, who has no star to give up on the first turn."""


class Sitting:
    """The exit code, what was shown, what errors said, and where games are kept."""

    def __init__(self, code: int, shown: str, errors: str, room: Path) -> None:
        self.code = code
        self.shown = shown
        self.errors = errors
        self.room = room

    def kept_file(self) -> Path:
        """Where the game was kept when the person left."""
        (path,) = (self.room / "orrery").glob("*.json")
        return path

    def kept(self) -> Record:
        """The game as it was kept."""
        return record_from_text(self.kept_file().read_text(encoding="utf-8"))

    def after(self, line: str) -> str:
        """What was shown after a line was typed, until the next prompt, as one line."""
        shown = self.shown.split(f"> {line}\n", 1)[1].split("\n> ", 1)[0]
        return " ".join(shown.split())


Sit = Callable[..., Sitting]


def numbers(seed: int, count: int = 3000) -> list[str]:
    """A person who types numbers at random, some of them wrong, and ends a placing now and then."""
    rng = Rng(seed)
    return [str(1 + rng.below(9)) if rng.below(8) else "done" for _ in range(count)]
