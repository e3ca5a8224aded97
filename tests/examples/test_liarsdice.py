"""The example as a package of its own: installed by pip, found, held to the suite, played at the terminal."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.testing import guarantees
from tests.plugins import LIARSDICE

HOME = Path(__file__).parents[2]
MOST_FILES = 10
MOST_LINES = 400
CHECK = """
import orrery, liarsdice
from orrery.testing import check_game
assert orrery.game_names()[-1] == "liarsdice", orrery.game_names()
done = check_game("liarsdice", games=12, seed="installed")
print(liarsdice.__file__, done.games, min(done.checks.values()) > 0)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip has installed the package."""
    folder = tmp_path_factory.mktemp("installed")
    source = folder / "source"
    shutil.copytree(LIARSDICE, source)
    offline = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    pip = [sys.executable, "-m", "pip", "install", *offline, "--target", str(folder / "site"), str(source)]
    done = subprocess.run(pip, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "site"


def python(site: Path, *words: str, typed: str = "") -> str:
    """What Python prints with the package installed."""
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "XDG_STATE_HOME": str(site / "state"), "COLUMNS": "80"}
    run = [sys.executable, *words]
    done = subprocess.run(run, env=environment, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_small() -> None:
    files = [path for path in LIARSDICE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    written = [path for path in files if path.suffix in (".py", ".ftl", ".toml")]
    assert sorted(files) == sorted(written), "nothing else lies there"
    assert len(files) < MOST_FILES
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < MOST_LINES


def test_the_installed_package_passes_the_suite(site: Path) -> None:
    where, games, all_checked = python(site, "-c", CHECK).split()
    assert Path(where).is_relative_to(site)
    assert (games, all_checked) == ("12", "True")


def test_the_installed_game_is_played_to_its_end_at_the_terminal(site: Path) -> None:
    words = ["-m", "orrery", "play", "liarsdice", "--option", "dice=1", "--seed", "2", "--bots", "random"]
    shown = python(site, *words, typed="1\n" * 60)
    assert "Liar’s Dice" in shown and "Dice under the cup" in shown
    assert "the last with dice" in shown


def test_the_documentation_counts_its_files_and_lines() -> None:
    page = (HOME / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    for path in sorted(LIARSDICE.rglob("*")):
        if path.suffix in (".py", ".ftl", ".toml"):
            lines = len(path.read_text(encoding="utf-8").splitlines())
            name = path.relative_to(LIARSDICE).as_posix()
            assert f"| `{name}` | {lines} |" in page, f"docs/adding-a-game.md: `{name}` has {lines} lines"


def test_the_documentation_shows_the_code_there_is() -> None:
    page = (HOME / "docs" / "adding-a-game.md").read_text(encoding="utf-8").split("## A game of ours")[0]
    code = (LIARSDICE / "liarsdice" / "__init__.py").read_text(encoding="utf-8")
    shown = [block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "check_game" not in block]
    assert len(shown) >= 3
    assert [block for block in shown if block not in code] == []


def test_the_documentation_names_every_guarantee() -> None:
    page = (HOME / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert [each for each in guarantees() if f"`{each}`" not in page] == []
