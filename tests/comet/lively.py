"""Random games in which something happens: steps toward the cavern and abilities are preferred."""

from __future__ import annotations

from collections.abc import Iterator

import orrery
from orrery.games.comet.actions import step_field, step_savior
from orrery.games.comet.position import Position
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng

from .positions import comet

LONGEST = 5000


def lean(s: Position, seat: int, action: int) -> int:
    """How much an action is preferred."""
    t = s.tables
    if action >= t.first_step:
        here = s.savior_field(seat, step_savior(t, action))
        return 30 * int(s.distance(here) - s.distance(step_field(t, action)))
    do = str(comet().to_dict(action)["do"])
    return {"rest": -20, "stop": -100, "discard": -25, "use": 10, "done": -15, "copy": 30}.get(do, 0)


def lively(seats: int, seed: int | str, **options: str | int) -> Iterator[tuple[Position, int, int, list[int]]]:
    """Every position of a lively game before the choice: the state, who decides, the action, the legal ones."""
    print(f"lively({seats}, {seed!r}, {options})")
    s = comet().new(seats, options)
    assert isinstance(s, Position)
    rng = Rng(f"lively {seed}")
    for _ in range(LONGEST):
        if s.over:
            return
        seat = s.pending()[0]
        legal = s.legal(seat)
        if seat == orrery.NATURE:
            action = int(natures_choice(s, rng))
        elif rng.below(10) == 0:
            action = rng.choice(legal)
        else:
            action = max(legal, key=lambda a: lean(s, seat, a) + int(rng.below(40)))
        yield s, seat, action, legal
        s.apply(seat, action)
    raise AssertionError("no end")
