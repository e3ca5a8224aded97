"""Lively games and positions kept as data: the same today as when they were written, compiled or not.

`python -m tests.comet.test_kept` writes them anew after a change of rules on purpose.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.study.perft import perft

from .lively import lively

KEPT = Path(__file__).parent / "data" / "lively.json"
GAMES = [(seats, side) for seats in (2, 3, 4) for side in ("A", "B")]


def told(seats: int, side: str) -> dict[str, object]:
    """A game in few words: every action of people, the scores, and two positions with their perft."""
    actions: list[int] = []
    positions = []
    last = None
    for s, seat, action, legal in lively(seats, "kept", side=side):
        last = s
        if seat >= 0:
            actions.append(action)
        if len(actions) in (60, 140) and len(positions) < 2 and seat >= 0 and len(legal) > 1:
            if len(positions) == (0 if len(actions) == 60 else 1):
                positions.append({"hash": s.hash(), "counts": [perft(s, 1), perft(s, 2)]})
    assert last is not None
    return {
        "actions": len(actions),
        "sum": sum((i + 1) * a for i, a in enumerate(actions)) % 1_000_003,
        "scores": last.score_sheet().to_json(),
        "hash": last.hash(),
        "positions": positions,
    }


@pytest.mark.parametrize(("seats", "side"), GAMES)
def test_the_game_is_the_same_as_ever(seats: int, side: str):
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert told(seats, side) == kept[f"{seats}-{side}"]


if __name__ == "__main__":
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps({f"{n}-{side}": told(n, side) for n, side in GAMES}, indent=1) + "\n", encoding="utf-8")
