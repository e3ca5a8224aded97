"""The ladder: matches go on where they were left, targets follow from what roles are worth, and time is kept."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from orrery.study.arena import setting

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("ladder_script", BENCH / "ladder.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "ladder_script", module)
    spec.loader.exec_module(module)
    return module


def test_all_that_is_to_be_shown_is_planned_once(ladder: Any) -> None:
    planned = list(ladder.matches(None))
    files = [match.file(Path(), match.hero) for match in planned]
    assert len(files) == len(set(files)) and len(planned) >= 4 * (6 + 8) + 6 + 16
    assert {match.where.game for match in ladder.matches("comet")} == {"comet"}


def test_a_match_is_played_on_and_told_in_a_line(ladder: Any, tmp_path: Path) -> None:
    where = setting("notalone", 3, {}, ladder.SEED)
    match = ladder.Match("greedy", "random", where, None, 65, 0)
    playing = ladder.Ladder(tmp_path, 10, 6, 0)
    playing.play(match, 4)
    first = match.played.counted()
    again = ladder.Match("greedy", "random", where, None, 65, 0)
    ladder.Ladder(tmp_path, 10, 6, 0).play(again, 6)
    assert again.played.counted()[: len(first)] == first
    assert {path.name for path in tmp_path.iterdir()} == {
        "notalone-3-greedy-random-side-0.jsonl",
        "notalone-3-random-random-side-0.jsonl",
    }
    line = ladder.table([again])[-1]
    assert line.startswith("| notalone, 3 seats, as the Creature | greedy | random | ") and " | >= " in line


def test_time_is_kept(ladder: Any, tmp_path: Path) -> None:
    match = ladder.Match("greedy", "random", setting("notalone", 3, {}, ladder.SEED), 0.5)
    with pytest.raises(ladder.TimeIsUp):
        ladder.Ladder(tmp_path, 0, 6, 0).play(match, 6)


def test_targets_keep_the_odds(ladder: Any) -> None:
    assert ladder.moved(0.5, 0.65) == pytest.approx(0.65)
    assert ladder.moved(0.8, 0.5) == pytest.approx(0.8)
    assert ladder.moved(0.8, 0.65) == pytest.approx(0.881, abs=0.001)
