"""Compiled and uncompiled play identical games, today's and yesterday's: the hashes are kept."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import orrery
from orrery.version import compiled
from tests.settings import SETTINGS, Setting, name_of
from tests.walk import finished

KEPT = Path(__file__).parent.parent / "data" / "identical"
SEEDS = range(12)


def hashes(setting: Setting) -> list[str]:
    return [finished(setting, f"identical {seed}").hash() for seed in SEEDS]


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_games_are_the_same_as_ever(setting: Setting) -> None:
    kept = json.loads((KEPT / f"{setting[0]}.json").read_text())
    assert hashes(setting) == kept[name_of(setting)]


def test_this_run_is_of_the_kind_it_says() -> None:
    expected = os.environ.get("ORRERY_EXPECT")
    if expected is not None:
        assert compiled() == (expected == "compiled")


def test_version() -> None:
    assert orrery.__version__
