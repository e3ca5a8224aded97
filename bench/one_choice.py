#!/usr/bin/env python3
"""Count what one placed star costs a table of Nebula with four people and a watcher: copies and choices carried out.

PYTHONPATH=src:. .venv/bin/python bench/one_choice.py      (uncompiled: methods are replaced to count their calls)
"""

from __future__ import annotations

from typing import Any

from tests.table.people import Match

from orrery.kernel.rng import Rng
from orrery.kernel.state import State
from orrery.server.snapshot import GameViews

counts = {"copy": 0, "apply": 0}


def count_calls(name: str) -> None:
    """Count the calls of a method of every position."""
    called = getattr(State, name)

    def counted(self: State, *args: Any) -> Any:
        counts[name] += 1
        return called(self, *args)

    setattr(State, name, counted)


def main() -> None:
    """Play until a star can be placed, place it and make everybody's message."""
    for name in counts:
        count_calls(name)
    match, rng = Match(4, 4).start(), Rng(1)
    while True:
        seat = match.state.pending()[0]
        actions = [match.table.game.to_dict(action) for action in match.state.legal(seat)]
        stars = [action for action in actions if action["do"] == "place" and action["cell"] != "track"]
        if stars:
            break
        match.step(rng)
    counts.update(copy=0, apply=0)
    match.choose(seat, stars[0])
    print("proposed and accepted:", counts)
    viewers: set[int | None] = {None, 0, 1, 2, 3}
    views = GameViews(match.table, set(viewers))
    for viewer in sorted(viewers, key=str):
        views.own(viewer)
    print("with the messages to five viewers:", counts)


if __name__ == "__main__":
    main()
