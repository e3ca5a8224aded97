"""Guided games: games whose every choice is fixed, told lesson by lesson to somebody who plays one.

A game's folder has a file `guided-NAME.json` for each: the options, what nature and the other seats choose, each in
its own order, and the lessons. A lesson only says something and points at a thing, or waits for one choice of the
learner. Lessons are named; what they say is `GAME-guide-LESSON` in the catalogs of all languages.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from orrery import api
from orrery.games import GAMES, content_file
from orrery.kernel.content import read_json
from orrery.kernel.options import Value
from orrery.kernel.state import NATURE, State

LEARNER = 0
"""The seat of whoever learns."""


class Lesson(NamedTuple):
    """One idea: its name, the thing it points at, and the choice it waits for, if any."""

    name: str
    point: str
    action: int | None


class Guided:
    """A guided game."""

    def __init__(self, game: str, name: str, data: dict[str, Any]) -> None:
        self.game = api.game(game)
        self.name = name
        self.seats: int = data["seats"]
        self.options: dict[str, Value] = data["options"]
        self.bots: list[str] = data["bots"]
        """Who plays in the other seats once the lessons are over."""
        self.lessons = [self._lesson(each) for each in data["lessons"]]
        own = [each.action for each in self.lessons if each.action is not None]
        self.choices: dict[int, list[int]] = {LEARNER: own, NATURE: self._numbers(data["nature"])}
        """What each seat and nature choose, in order."""
        for seat, actions in enumerate(data["others"], 1):
            self.choices[seat] = self._numbers(actions)

    def _lesson(self, data: dict[str, Any]) -> Lesson:
        action = data.get("choose")
        return Lesson(data["lesson"], data.get("point", ""), None if action is None else self._number(action))

    def _number(self, action: object) -> int:
        return int(self.game.from_dict(action))

    def _numbers(self, actions: list[object]) -> list[int]:
        return [self._number(action) for action in actions]

    def expected(self, state: State, seat: int, made: int) -> int | None:
        """What a seat, or nature, chooses in a position after so many choices; None once it is free."""
        fixed = self.choices.get(seat, [])
        return fixed[made] if made < len(fixed) and fixed[made] in state.legal(seat) else None

    def part(self, made: int) -> tuple[int, list[Lesson]]:
        """The lessons from the learner's last choice to the next, and how many lessons come before them."""
        waits = [number for number, each in enumerate(self.lessons, 1) if each.action is not None]
        begin = waits[made - 1] if made else 0
        end = waits[made] if made < len(waits) else len(self.lessons)
        return begin, self.lessons[begin:end]


def guided_names(game: str) -> list[str]:
    """The guided games of a game, the first one first."""
    if game not in GAMES:
        return []
    files = content_file(game).parent.glob("guided-*.json")
    return sorted((path.stem.removeprefix("guided-") for path in files), key=lambda name: (name != "first", name))


def guided_file(game: str, name: str) -> Path:
    """Where a guided game is written down."""
    return content_file(game).with_name(f"guided-{name}.json")


@cache
def guided(game: str, name: str) -> Guided:
    """A guided game by name; KeyError if there is none."""
    if name not in guided_names(game):
        raise KeyError(f"{game} has no guided game {name!r}")
    return Guided(game, name, read_json(guided_file(game, name)))
