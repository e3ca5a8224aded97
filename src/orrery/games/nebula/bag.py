"""The bag of stars: what nature can draw from it."""

from __future__ import annotations

from orrery.games.nebula.actions import DRAW
from orrery.games.nebula.layout import BAG, BRIGHT, BRIGHT_NEVER_BLACK
from orrery.games.nebula.position import BRIGHT_STAR, Position
from orrery.kernel.arrays import i64
from orrery.kernel.state import KIND, TOP


def drawable(s: Position, kind: i64) -> bool:
    """Whether nature can draw this kind now. A bright star differs from the last one (N65, Q12, Q50)."""
    if s.data[BAG + kind] == 0:
        return False
    if s.data[s.data[TOP] + KIND] != BRIGHT_STAR:
        return True
    return kind != s.data[BRIGHT] and not (kind == 6 and s.data[BRIGHT_NEVER_BLACK] == 1)


def list_draws(s: Position) -> i64:
    """List the kinds that can be drawn, each as likely as its share of the bag."""
    at = s.data
    actions = s.buffer.actions
    weights = s.buffer.weights
    any_kind = at[at[TOP] + KIND] != BRIGHT_STAR
    n: i64 = 0
    kind: i64 = 0
    while kind < 7:
        if at[BAG + kind] and (any_kind or drawable(s, kind)):
            actions[n] = DRAW + kind
            weights[n] = at[BAG + kind]
            n += 1
        kind += 1
    return n


def something_drawable(s: Position) -> bool:
    """Whether a draw is possible at all (Q19, Q20)."""
    kind: i64 = 0
    while kind < 7:
        if drawable(s, kind):
            return True
        kind += 1
    return False
