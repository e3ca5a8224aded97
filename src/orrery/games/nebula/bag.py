"""The bag of stars: what nature can draw from it."""

from __future__ import annotations

from orrery.games.nebula.actions import DRAW
from orrery.games.nebula.kinds import STAR_KINDS
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.step import ALLOWED, NOT_LISTED, Actions, Step


class DrawStep(Step[Position]):
    """Nature draws a star from the bag; each kind is as likely as its share of it."""

    def __init__(self, name: str, any_kind: bool = True) -> None:
        super().__init__(name)
        self.any_kind = any_kind
        """Whether every kind in the bag can be drawn, so that listing need not ask `drawable`."""

    def drawable(self, s: Position, kind: i64) -> bool:
        """Whether a kind can be drawn."""
        return s.bag(kind) > 0

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """List the kinds that can be drawn, with how many stars of each there are."""
        actions = out.actions
        weights = out.weights
        n: i64 = out.count
        kind: i64 = 0
        while kind < STAR_KINDS:
            stars: i64 = s.bag(kind)
            if stars and (self.any_kind or self.drawable(s, kind)):
                actions[n] = DRAW + kind
                weights[n] = stars
                n += 1
            kind += 1
        out.count = n

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """Whether the kind can be drawn."""
        kind: i64 = action - DRAW
        return ALLOWED if 0 <= kind < STAR_KINDS and self.drawable(s, kind) else NOT_LISTED

    def can_draw(self, s: Position) -> bool:
        """Whether any kind can be drawn.

        Rules: NQ19, NQ20
        """
        kind: i64 = 0
        while kind < STAR_KINDS:
            if self.drawable(s, kind):
                return True
            kind += 1
        return False
