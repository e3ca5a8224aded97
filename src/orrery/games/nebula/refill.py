"""Phase IV, refill the clusters; the same step fills them at set-up."""

from __future__ import annotations

from orrery.games.nebula.actions import DRAW
from orrery.games.nebula.bag import DrawStep
from orrery.games.nebula.frames import FILL
from orrery.games.nebula.kinds import CLUSTER_IDS, CLUSTERS, COLOUR_IDS, MOST_CLUSTER_CELLS
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NATURE, NONE


def refill_clusters(s: Position) -> None:
    """Refill every cluster with at most one star left (two players: two).

    Rules: N72, N73, NQ18
    """
    limit: i64 = s.tables.refill_at[s.seats]
    clusters: i64 = 0
    cluster: i64 = 0
    while cluster < CLUSTERS:
        if s.stars_left(cluster) <= limit:
            clusters |= bit(cluster)
        cluster += 1
    if clusters:
        s.push(FILL, clusters)


class FillClusters(DrawStep):
    """Nature draws stars into the empty cells of the clusters in the first argument; the second is the next place.

    Upper, right, left; each from its start cell clockwise; until full or the bag is empty.
    Rules: N17, N72, NQ18, NQ45
    """

    def enter(self, s: Position) -> None:
        """Find the next empty cell."""
        place: i64 = s.arg2
        if not s.bag_is_empty():
            while place < CLUSTERS * MOST_CLUSTER_CELLS:
                cluster: i64 = place // MOST_CLUSTER_CELLS
                if not has(s.arg, cluster) or place % MOST_CLUSTER_CELLS >= s.tables.cluster_size[cluster]:
                    place = (cluster + 1) * MOST_CLUSTER_CELLS
                elif s.cluster(cluster, cell_of(s, place)) != NONE:
                    place += 1
                else:
                    s.arg2 = place
                    s.ask_seat(NATURE)
                    return
        s.pop()

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Put the star into the cell."""
        kind: i64 = action - DRAW
        cluster: i64 = s.arg2 // MOST_CLUSTER_CELLS
        cell: i64 = cell_of(s, s.arg2)
        s.add_bag(kind, -1)
        s.set_cluster(cluster, cell, kind)
        if s.events is not None:
            args: dict[str, object] = {
                "cluster": CLUSTER_IDS[cluster],
                "cell": int(cell),
                "star": COLOUR_IDS[kind],
            }
            s.emit("nebula-filled", args)
        s.ask_again()


def cell_of(s: Position, place: i64) -> i64:
    """The cell of a place: places of a cluster are counted from its start cell."""
    cluster: i64 = place // MOST_CLUSTER_CELLS
    cell: i64 = place % MOST_CLUSTER_CELLS + s.tables.cluster_start[cluster]
    size: i64 = s.tables.cluster_size[cluster]
    return cell if cell < size else cell - size
