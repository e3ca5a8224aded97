"""A game is named once in the engine and once in the page; all else of it is in rooms of its name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from orrery import api
from orrery.locale.ledger import ENGLISH
from orrery.locale.texts import languages

HOME = Path(__file__).parents[1]
SOURCE = HOME / "src" / "orrery"
PAGE = HOME / "web" / "src"
REGISTRY = PAGE / "lib" / "games" / "registry.ts"
NAMERS = {SOURCE / "games" / "__init__.py", SOURCE / "study" / "bench.py"}
"""Modules that may name games: the list of them, and how one is measured otherwise than the rest."""


def test_the_list_is_the_folders_there_are() -> None:
    folders = {path.parent.name for path in (SOURCE / "games").glob("*/game.py")}
    assert sorted(api.game_names()) == sorted(folders)


def test_the_page_has_a_face_for_every_game() -> None:
    named = re.search(r"export const faces[^=]*= \{([^}]*)\}", REGISTRY.read_text(encoding="utf-8"))
    assert named is not None
    assert sorted(re.findall(r"\w+", named[1])) == sorted(api.game_names())


@pytest.mark.parametrize("name", api.game_names())
def test_a_game_has_its_rooms(name: str) -> None:
    rooms = [
        SOURCE / "games" / name / "content.json",
        SOURCE / "terminal" / name / "face.py",
        PAGE / "lib" / "games" / name / "face.ts",
        HOME / "tests" / name / "__init__.py",
        HOME / "tests" / "browser" / f"{name}.py",
    ]
    for language in languages():
        rooms.append(SOURCE / "locale" / language / f"{name}.ftl")
        rooms.append(HOME / "docs" / "rules" / ("" if language == ENGLISH else language) / f"{name}.md")
    assert [path.relative_to(HOME).as_posix() for path in rooms if not path.is_file()] == []


def is_a_games_own(path: Path) -> bool:
    """Whether a file lies in a game's folder, or is called by its name."""
    return any(name in (*path.parent.parts, path.stem) for name in api.game_names())


def test_no_other_module_knows_a_game_by_name() -> None:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        if is_a_games_own(path.relative_to(SOURCE)) or path in NAMERS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in api.game_names():
                found.append(f"{path.relative_to(HOME)}:{node.lineno} names {node.value}")
            elif isinstance(node, ast.ImportFrom) and is_a_games_own(Path(*(node.module or "").split("."), "x")):
                found.append(f"{path.relative_to(HOME)}:{node.lineno} imports {node.module}")
    assert found == []


def test_no_other_part_of_the_page_knows_a_game_by_name() -> None:
    word = re.compile(rf"\b({'|'.join(api.game_names())})\b")
    found = []
    for path in sorted(each for ending in ("svelte", "ts", "css") for each in PAGE.rglob(f"*.{ending}")):
        if not is_a_games_own(path.relative_to(PAGE)) and path != REGISTRY:
            named = word.search(path.read_text(encoding="utf-8"))
            found += [f"{path.relative_to(HOME)} names {named[0]}"] if named else []
    assert found == []
