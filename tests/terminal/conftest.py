"""A person at the terminal, as a script: lines typed, text shown."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

import pytest

from orrery.cli import main
from tests.terminal.sitting import Sit, Sitting


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Run the program with lines typed into it."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "40")
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(arguments: str, lines: Iterable[str] = ()) -> Sitting:
        shown = io.StringIO()
        typed = io.StringIO("".join(f"{line}\n" for line in lines))
        code = main(arguments.split(), typed, shown)
        return Sitting(code, shown.getvalue(), capsys.readouterr().err, tmp_path / "state")

    return run
