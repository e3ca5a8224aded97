"""A Nebula position: the array with its tables, and the few things all rules ask of it."""

from __future__ import annotations

from typing import Final

from orrery.games.nebula.galaxy import Galaxy
from orrery.games.nebula.layout import ACTIVE, BAG, CLUSTER, CLUSTER_ROOM, HUB_SHARED
from orrery.games.nebula.tables import Tables
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.game import Game
from orrery.kernel.legacy import LegacyState
from orrery.kernel.state import NONE
from orrery.kernel.step import Actions

# Kinds of frames: what is going on.
FILL: Final = 1  # nature fills the clusters in the mask ARG, at step ARG2 (N17, N72)
BRIGHT_STAR: Final = 2  # nature draws a bright star (N20, N64)
COMMON_GOALS: Final = 3  # nature lays common goal number ARG (N22)
VALUE_STACKS: Final = 4  # nature lays the next value token on its track ARG (N23, Q6)
ADVANCED_GOALS: Final = 5  # nature lays advanced goal number ARG (N24)
DEAL: Final = 6  # nature deals personal goal number ARG (N25)
KEEP_GOAL: Final = 7  # all seats keep one of their two, sealed (N25)
FIRST_PLAYER: Final = 8  # nature names the first player (N26)
STARTING_STARS: Final = 9  # nature draws for the ARG-th player, ARG2 stars so far (N27)
TURN: Final = 10  # a turn, in phase ARG (N42)
COLLECT: Final = 11  # the active seat waits or turns to chaos (N43)
CHAOS_DRAW: Final = 12  # nature draws ARG more stars (N52)
CHAOS_KEEP: Final = 13  # the active seat keeps two of them (N52)
PLACE: Final = 14  # the active seat places stars (N54)
PUSH: Final = 15  # the active seat pushes a value token (N66)
LAST_FRAME_KIND: Final = 15


class Position(LegacyState):
    """What the rules work on. `NebulaState` adds the answers every state gives."""

    def __init__(self, game: Game, data: Ints, buffer: Actions, tables: Tables) -> None:
        super().__init__(game, data, buffer)
        self.tables = tables

    def galaxy(self) -> Galaxy:
        """The galaxy board in play (Q2)."""
        return self.tables.shared_galaxy if self.data[HUB_SHARED] == 1 else self.tables.galaxy

    def active(self) -> i64:
        """The seat whose turn it is."""
        return self.data[ACTIVE]

    def list_one(self, action: i64) -> i64:
        """List a single legal action."""
        self.buffer.actions[0] = action
        return 1

    def bag_total(self) -> i64:
        """How many stars are in the bag."""
        at = self.data
        coloured: i64 = at[BAG] + at[BAG + 1] + at[BAG + 2] + at[BAG + 3] + at[BAG + 4] + at[BAG + 5]
        return coloured + at[BAG + 6]

    def stars_left(self, cluster: i64) -> i64:
        """How many stars lie in a cluster."""
        count: i64 = 0
        spot: i64 = CLUSTER + cluster * CLUSTER_ROOM
        end: i64 = spot + self.tables.cluster_size[cluster]
        while spot < end:
            if self.data[spot] != NONE:
                count += 1
            spot += 1
        return count
