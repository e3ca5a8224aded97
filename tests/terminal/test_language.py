"""The terminal in the reader's language: asked for, or the system's, or English."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from orrery.locale import texts as room
from tests.terminal.sitting import PLAY, Sit


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language of our own: English with other words for three things."""
    folder = tmp_path / "locale"
    shutil.copytree(Path(room.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(folder / "en", folder / "eo")
    for name, old, new in (
        ("terminal", "Welcome to", "Bonvenon al"),
        ("terminal", "about-games = list the games", "about-games = nomi la ludojn"),
        ("nebula", "nebula-first = { $seat-you ->", "nebula-first = Unua: { $seat-you ->"),
    ):
        path = folder / "eo" / f"{name}.ftl"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    monkeypatch.setattr(room, "_ROOM", folder)
    room._messages.cache_clear()
    return "eo"


def test_a_language_is_asked_for_before_or_after_the_command(sit: Sit, other: str) -> None:
    for line in (f"--language {other} {PLAY}", f"{PLAY} --language {other}", f"{PLAY} --language={other}"):
        assert "Bonvenon al Nebula" in sit(line, ["quit"]).shown
    assert "nomi la ludojn" in sit(f"--language {other}").shown


def test_the_story_and_a_replay_are_told_in_it(sit: Sit, other: str) -> None:
    sitting = sit(f"{PLAY} --language {other}", ["1", "log", "quit"])
    assert "Unua:" in sitting.after("log")
    assert "Unua:" in sit(f"replay {sitting.kept_file()} --language {other}").shown
    assert "Unua:" not in sit(f"replay {sitting.kept_file()}").shown


@pytest.mark.parametrize("system", ["eo", "eo_ZZ.UTF-8", "EO", "eo@cyrillic"])
def test_the_systems_language_is_the_default(
    sit: Sit, other: str, system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", system)
    assert "Bonvenon al Nebula" in sit(PLAY, ["quit"]).shown
    assert "Welcome to Nebula" in sit(f"{PLAY} --language en", ["quit"]).shown
    monkeypatch.setenv("LC_ALL", "C")
    assert "Welcome to Nebula" in sit(PLAY, ["quit"]).shown


@pytest.mark.parametrize("system", ["", "C", "POSIX", "zz_ZZ", "C.UTF-8"])
def test_a_system_without_texts_speaks_english(sit: Sit, system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", system)
    assert "Welcome to Nebula" in sit(PLAY, ["quit"]).shown


def test_a_language_without_texts_is_refused_in_one_line(sit: Sit) -> None:
    sitting = sit(f"{PLAY} --language zz")
    assert sitting.code == 2
    assert sitting.errors.startswith("orrery: there are no texts in 'zz'; one of en")
    assert sitting.errors.count("\n") == 1
