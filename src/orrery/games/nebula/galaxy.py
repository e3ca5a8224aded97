"""A galaxy board as int tables: cells, constellations, orbits, connections (N31-N38)."""

from __future__ import annotations

from orrery.kernel.arrays import Ints, i64, ints


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

    def around(self, cells: i64) -> i64:
        """The cells connected, directly, dotted or by orbit, to any of a set of cells (N36-N38)."""
        near = self.near
        return (
            near[cells & 31]
            | near[32 + (cells >> 5 & 31)]
            | near[64 + (cells >> 10 & 31)]
            | near[96 + (cells >> 15 & 31)]
            | near[128 + (cells >> 20 & 31)]
        )
