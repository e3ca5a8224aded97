"""Nebula's content as parallel int tables, the form the rules read."""

from __future__ import annotations

from orrery.games.nebula.galaxy import Galaxy
from orrery.kernel.arrays import Ints, i64, ints
from orrery.kernel.bits import members


class Tables:
    """Boards and cards by number. Filled by `content`."""

    def __init__(self) -> None:
        none: Ints = ints([])
        self.galaxy = Galaxy()  # the galaxy board
        self.shared_galaxy = Galaxy()  # the board whose centre belongs to all four constellations (NQ2)
        self.opposite_pairs: Ints = none  # pairs of constellations as masks
        self.printed_neighbours: Ints = none
        self.all_neighbours: Ints = none  # the printed pairs and those that an option adds (NQ4)
        self.black_points: Ints = none
        self.black_cells: i64 = 0
        self.cluster_size: Ints = none
        self.cluster_start: Ints = none  # the start cell of each
        self.token_last: i64 = 0
        self.token_glow: i64 = 0
        self.value_points: Ints = none  # track after track, by rank
        self.value_first: i64 = 0
        self.value_last: i64 = 0
        self.value_start: Ints = none  # each token's start space
        self.value_order: Ints = none  # the tokens as they are laid down in the fixed order, lower ones first
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

    def cell_names(self, cells: i64) -> list[str]:
        """The names of a set of cells, in the order of the content."""
        return [self.cell_ids[cell] for cell in members(int(cells))]
