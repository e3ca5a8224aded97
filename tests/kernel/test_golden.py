"""Golden playthroughs: whole games as text. `tools/regenerate.py` writes them anew; the diff shows what changed."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery.study.playthrough import playthrough
from tests.settings import SETTINGS, Setting, name_of

KEPT = Path(__file__).parent.parent / "data" / "golden"


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_the_game_goes_as_written(setting: Setting) -> None:
    name, seats, options = setting
    text = playthrough(orrery.game(name), seats, options, "golden")
    assert text == (KEPT / f"{name_of(setting)}.txt").read_text()
