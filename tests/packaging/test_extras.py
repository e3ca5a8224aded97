"""A command whose extra is missing names it; whatever else is missing is a fault of ours, and is not hidden."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from orrery.extras import missing_extra

from .building import HOME, empty_environment, install, run, succeed

BLOCK = """
import sys
sys.modules.update(dict.fromkeys({missing!r}))
from orrery.cli import main
sys.exit(main({words!r}))
"""


def without(missing: list[str], words: list[str], folder: Path) -> tuple[int, str, str]:
    """Run a command where some packages are not installed: its exit code, and what it printed and complained."""
    source = str(HOME / "src")
    done = run(sys.executable, "-c", BLOCK.format(missing=missing, words=words), cwd=folder, PYTHONPATH=source)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [
        (["rich"], ["play", "nebula"], "play"),
        (["fluent"], ["verify", "game.json"], "play"),
        (["starlette"], ["serve"], "serve"),
        (["msgspec", "uvicorn"], ["serve"], "serve"),
        (["asyncpg"], ["serve", "--store", "postgresql://localhost/orrery"], "postgres"),
    ],
)
def test_a_command_names_its_extra(missing: list[str], words: list[str], extra: str, tmp_path: Path) -> None:
    code, shown, complaint = without(missing, words, tmp_path)
    assert (code, shown) == (2, "")
    assert complaint.startswith(f"orrery {words[0]} needs: pip install 'orrery[{extra}]' (there is no package ")
    assert complaint.count("\n") == 1


def test_what_needs_no_extra_works_without(tmp_path: Path) -> None:
    everything = ["rich", "fluent", "msgspec", "starlette", "uvicorn", "asyncpg", "prometheus_client"]
    assert without(everything, ["perft", "comet", "--depth", "1"], tmp_path)[0] == 0
    code, shown, _ = without(everything, [], tmp_path)
    assert code == 0 and "serve" in shown


def test_a_module_of_our_own_that_is_missing_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError):
        missing_extra("play", ModuleNotFoundError("no module", name="orrery.terminal"))


def test_the_engine_compiles_where_no_extra_is_installed(tmp_path: Path) -> None:
    """An isolated build knows only the build tools: no compiled module may lead mypy to a package of an extra."""
    python = empty_environment(tmp_path / "environment")
    install(python, "librt", "mypy_extensions", cwd=tmp_path)
    code = "import compile_engine; print(*compile_engine.modules(), sep='\\n')"
    modules = succeed(sys.executable, "-c", code, cwd=HOME, PYTHONPATH=str(HOME / "tools")).split()
    assert len(modules) > 50
    options = ["--strict", "--python-executable", str(python), "--cache-dir", str(tmp_path / "cache")]
    succeed(sys.executable, "-m", "mypy", *options, *modules, cwd=HOME)
