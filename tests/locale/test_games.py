"""What every game says, whichever games there are: nothing is missing, and nothing is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from orrery import api
from orrery.kernel.game import Game
from orrery.locale.texts import Texts
from tests.locale.test_client_texts import left_over
from tests.locale.test_english import SOURCE
from tests.settings import SETTINGS
from tests.walk import finished

every_game = pytest.mark.parametrize("name", api.game_names())
SHORTEST = 4
"""A text with so few letters of its own beside what is filled in says too little to stand for a message."""


def option_ids(game: Game) -> set[str]:
    """The messages of options and of the values they have names for."""
    ids = {f"{game.name}-option-{option.name}" for option in game.options}
    return ids | {f"{game.name}-option-{o.name}-{value}" for o in game.options for value in o.values}


def line_ids(name: str) -> set[str]:
    """The messages of the lines of the score sheet at the end of a game, in every setting."""
    sheets = [finished(setting, "lines").score_sheet() for setting in SETTINGS if setting[0] == name]
    return {f"{name}-line-{line}" for sheet in sheets for line, _ in [*sheet.lines, *sheet.facts]}


@every_game
def test_what_the_shared_screens_say_of_a_game_is_there(name: str) -> None:
    game, texts = api.game(name), Texts()
    wanted = {f"{name}-{what}" for what in ("name", "over", "card-meta", "card-line", "line-total")}
    wanted |= option_ids(game) | line_ids(name)
    assert sorted(message for message in wanted if not texts.has(message)) == []


def strings(data: object) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from strings(key)
            yield from strings(value)
    elif isinstance(data, list | tuple):
        for item in data:
            yield from strings(item)


def words_in(path: Path) -> tuple[set[str], set[str]]:
    """The texts a module holds, and those it fills in, as patterns."""
    exact: set[str] = set()
    filled: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            exact.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
            if len("".join(part for part in parts if part)) >= SHORTEST:
                filled.add("".join(".+" if part is None else re.escape(part) for part in parts))
    return exact, filled


@cache
def spoken(room: Path) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The texts of all modules of a room."""
    found = [words_in(path) for path in sorted(room.rglob("*.py"))]
    patterns = {pattern for _, filled in found for pattern in filled}
    return frozenset(text for exact, _ in found for text in exact), tuple(map(re.compile, sorted(patterns)))


def ids_of(game: Game) -> set[str]:
    """What a thing of the game can be called: ids in its content, its actions and its rules."""
    actions = [game.to_dict(action) for action in range(game.vocabulary.size)]
    exact, _ = spoken(SOURCE / "games" / game.name)
    return {*strings(game.content_data()), *strings(actions), *exact}


@every_game
def test_no_message_of_a_game_is_left_over(name: str) -> None:
    """Each is an action, an option, the name of a thing, or spoken of by the rules, bots, the terminal or the page."""
    game = api.game(name)
    things = ids_of(game)
    used = option_ids(game) | {game.message(action)[0] for action in range(game.vocabulary.size)}
    rooms = [spoken(SOURCE / room) for room in (f"games/{name}", "bots", "terminal", "locale")]

    def is_used(message: str) -> bool:
        _, _, thing = message.split("-", 2) if message.count("-") > 1 else ("", "", message)
        if message in used or thing in things:
            return True
        return any(message in exact or any(p.fullmatch(message) for p in patterns) for exact, patterns in rooms)

    own = [message for message in Texts().ids if message.startswith(f"{name}-")]
    assert len(own) > 20
    assert left_over([message for message in own if not is_used(message)]) == []
