"""Nebula's content as parallel int tables, the form the rules read."""

from __future__ import annotations

from orrery.kernel.arrays import Ints, i64, ints


class Tables:
    """Boards and cards by number. Sets of cells are masks of 25 bits. Filled by `content`."""

    def __init__(self) -> None:
        none: Ints = ints([])
        self.hub: i64 = 0
        self.near: Ints = none  # the cells connected to a set, five cells at a time: see `around`
        self.constellation: Ints = none
        self.constellation_with_hub: Ints = none
        self.orbit: Ints = none
        self.glow: i64 = 0
        self.sides: i64 = 0
        self.dotted: i64 = 0
        self.dotted_pairs: Ints = none
        self.adjacent_pairs: Ints = none
        self.opposite_pairs: Ints = none
        self.black_points: Ints = none
        self.black_cells: i64 = 0
        self.cluster_size: Ints = none
        self.token_last: i64 = 0
        self.token_glow: i64 = 0
        self.value_points: Ints = none  # track after track, by rank
        self.value_last: i64 = 0
        self.black_in_bag: Ints = none  # the next four by number of seats or by seat
        self.starting_stars: Ints = none
        self.refill_at: Ints = none
        self.markers_to_end: Ints = none
        self.constellation_points: i64 = 0
        self.personal_kind: Ints = none
        self.personal_arg: Ints = none
        self.personal_points: Ints = none
        self.common_kind: Ints = none
        self.common_arg: Ints = none
        self.common_first: Ints = none
        self.common_later: Ints = none
        self.advanced_kind: Ints = none
        self.advanced_arg: Ints = none
        self.advanced_arg2: Ints = none
        self.cell_ids: list[str] = []
        self.constellation_ids: list[str] = []
        self.token_ids: list[str] = []
        self.personal_ids: list[str] = []
        self.common_ids: list[str] = []
        self.advanced_ids: list[str] = []

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
