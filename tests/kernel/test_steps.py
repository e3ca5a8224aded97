"""How games are built: steps, declared fields, and how little a small game needs."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from orrery import api

HOME = Path(__file__).parents[2]
GAMES = HOME / "src" / "orrery" / "games"


def test_accessors_are_up_to_date() -> None:
    tool = HOME / "tools" / "accessors.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_small_game_needs_only_what_is_allowed_and_what_it_does() -> None:
    script = Path(__file__).with_name("small_game.py")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", api.game_names())
def test_rules_read_a_position_in_words(name: str) -> None:
    """Only the layout and the accessors made from it know where things stand in the array."""
    found = []
    for path in sorted((GAMES / name).rglob("*.py")):
        if path.name in ("layout.py", "fields.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr == "data":
                found.append(f"{path.relative_to(GAMES)}:{node.lineno}")
    assert found == []


@pytest.mark.parametrize("name", api.game_names())
def test_every_kind_of_frame_has_a_step_of_its_own_name(name: str) -> None:
    names = api.game(name).step_names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", api.game_names())
def test_every_reason_has_a_message(name: str) -> None:
    game = api.game(name)
    assert len({reason.message + reason.rule for reason in game.reasons.values()}) == len(game.reasons)
