"""A galaxy board as int tables: cells, constellations, orbits, connections."""

from __future__ import annotations

from orrery.kernel.arrays import Ints, i64, ints
from orrery.kernel.bits import has


class Galaxy:
    """One galaxy board. Sets of cells are masks of 25 bits. Filled by `content_galaxy`."""

    def __init__(self) -> None:
        none: Ints = ints([])
        self.cells: i64 = 0  # the cells of the board
        self.cell_count: i64 = 0
        self.hub: i64 = 0  # the central cell
        self.near: Ints = none  # the cells connected to a set, five cells at a time: see `around`
        self.constellation: Ints = none
        self.orbit: Ints = none
        self.glow: i64 = 0
        self.sides: i64 = 0  # the cells left and right of the outer glowing cells
        self.dotted: i64 = 0
        self.dotted_pairs: Ints = none
        self.three_orbits: Ints = none  # the cells of each three consecutive orbits
        self.opposite: Ints = none  # the cells of each pair of opposite constellations
        self.printed_neighbours: Ints = none  # the cells of each printed pair of neighbouring constellations
        self.all_neighbours: Ints = none  # those and the pairs that an option adds (NQ4)

    def set_connections(self, near: list[int]) -> None:
        """Precompute `around` from each cell's neighbours."""
        table: list[int] = []
        for group in range(5):
            for subset in range(32):
                mask = 0
                for i in range(5):
                    if subset >> i & 1:
                        mask |= near[group * 5 + i]
                table.append(mask)
        self.near = ints(table)

    def union(self, constellations: i64) -> int:
        """The cells of a set of constellations."""
        cells = 0
        for number, mask in enumerate(self.constellation):
            if has(constellations, number):
                cells |= int(mask)
        return cells

    def set_pairs(self, opposite: Ints, printed: Ints, neighbours: Ints) -> None:
        """Precompute the regions that goals ask to fill, from pairs of constellations."""
        self.opposite = ints([self.union(pair) for pair in opposite])
        self.printed_neighbours = ints([self.union(pair) for pair in printed])
        self.all_neighbours = ints([self.union(pair) for pair in neighbours])
        orbits = [int(mask) for mask in self.orbit]
        self.three_orbits = ints([a | b | c for a, b, c in zip(orbits, orbits[1:], orbits[2:], strict=False)])

    def around(self, cells: i64) -> i64:
        """The cells connected, directly, dotted or by orbit, to any of a set of cells.

        Rules: N36, N37, N38
        """
        near = self.near
        return (
            near[cells & 31]
            | near[32 + (cells >> 5 & 31)]
            | near[64 + (cells >> 10 & 31)]
            | near[96 + (cells >> 15 & 31)]
            | near[128 + (cells >> 20 & 31)]
        )
