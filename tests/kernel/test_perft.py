"""Perft: the number of ways a position can go on, kept as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import orrery
from orrery.study.perft import perft

KEPT = Path(__file__).parent.parent / "data" / "perft"
CASES = [
    (file.stem, number, case)
    for file in sorted(KEPT.glob("*.json"))
    for number, case in enumerate(json.loads(file.read_text()))
]


@pytest.mark.parametrize(("name", "number", "case"), CASES, ids=[f"{n}-{i}" for n, i, _ in CASES])
def test_counts_are_the_same_as_ever(name: str, number: int, case: dict[str, object]) -> None:
    state = orrery.game(name).load(case["position"])
    counts = case["counts"]
    assert isinstance(counts, list)
    assert [perft(state, depth + 1) for depth in range(len(counts))] == counts


def test_every_game_has_some() -> None:
    assert {name for name, _, _ in CASES} == set(orrery.game_names())
