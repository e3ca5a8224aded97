"""A Nebula position: the fields with the tables of the content, and what several rules ask of it."""

from __future__ import annotations

from orrery.games.nebula.fields import NebulaFields
from orrery.games.nebula.galaxy import Galaxy
from orrery.games.nebula.kinds import STAR_KINDS
from orrery.games.nebula.tables import Tables
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.game import Game
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import Actions


class Position(NebulaFields):
    """What the rules work on. `NebulaState` adds the answers every state gives."""

    def __init__(self, game: Game, data: Ints, buffer: Actions, tables: Tables) -> None:
        super().__init__(game, data, buffer)
        self.tables = tables

    def galaxy(self) -> Galaxy:
        """The galaxy board in play.

        Rules: NQ2
        """
        return self.tables.shared_galaxy if self.hub_shared == 1 else self.tables.galaxy

    def bag_total(self) -> i64:
        """How many stars are in the bag."""
        return sum([self.bag(kind) for kind in range(STAR_KINDS)])

    def bag_is_empty(self) -> bool:
        """Whether no star is in the bag."""
        kind: i64 = 0
        while kind < STAR_KINDS:
            if self.bag(kind) > 0:
                return False
            kind += 1
        return True

    def stars_left(self, cluster: i64) -> i64:
        """How many stars lie in a cluster."""
        count: i64 = 0
        size: i64 = self.tables.cluster_size[cluster]
        cell: i64 = 0
        while cell < size:
            if self.cluster(cluster, cell) != NONE:
                count += 1
            cell += 1
        return count
