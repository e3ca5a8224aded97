"""Personal goals that rivals may have: those are likelier that their galaxies come near to."""

from __future__ import annotations

from math import exp
from typing import Final

from orrery.bots.nebula.missing import missing_for_personal
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import OPEN, UNKNOWN

_SAMPLED: Final = 24
_PURSUED: Final = 0.5
"""How much less likely a goal is with each placement it is away."""


class Worlds:
    """Some positions that the seat cannot tell from the truth."""

    def __init__(self, concealed: Position, seat: i64, number: int, rng: Rng) -> None:
        self.seat = seat
        self.hidden: list[int] = [other for other in range(concealed.seats) if concealed.kept(other) == UNKNOWN]
        self.worlds: list[Position] = []
        sampled: list[Position] = []
        chances: list[float] = []
        total = 0.0
        for _ in range(_SAMPLED if self.hidden else 1):
            world = concealed.determinize(rng) if concealed.viewer != OPEN else concealed
            assert isinstance(world, Position)
            away = 0.0
            for other in self.hidden:
                away += float(min(8, missing_for_personal(world, other, world.kept(other))))
            sampled.append(world)
            chances.append(exp(-_PURSUED * away))
            total += chances[-1]
        self.first = sampled[0]
        for _ in range(number):
            ticket = total * float(rng.bits()) / 4294967296.0
            index: i64 = 0
            while index < len(sampled) - 1 and ticket >= chances[index]:
                ticket -= chances[index]
                index += 1
            self.worlds.append(sampled[index])

    def enter(self, s: Position, number: int) -> None:
        """Give rivals the goals of one of the worlds."""
        world = self.worlds[number % len(self.worlds)]
        for seat in self.hidden:
            s.set_dealt(seat, 0, world.dealt(seat, 0))
            s.set_dealt(seat, 1, world.dealt(seat, 1))
            s.set_kept(seat, world.kept(seat))
