"""Phase IV, refill the clusters (N72, N73); the same steps fill them at set-up (N17)."""

from __future__ import annotations

from orrery.games.nebula.kinds import CLUSTER_IDS, COLOUR_IDS
from orrery.games.nebula.layout import BAG, CLUSTER, CLUSTER_ROOM
from orrery.games.nebula.position import FILL, Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import ARG, ARG2, ASK_NATURE, NONE, SEATS, TOP


def refill_clusters(s: Position) -> None:
    """N72, N73, Q18: every cluster with at most one star left (two players: two) is refilled."""
    limit: i64 = s.tables.refill_at[s.data[SEATS]]
    clusters: i64 = 0
    cluster: i64 = 0
    while cluster < 3:
        if s.stars_left(cluster) <= limit:
            clusters |= bit(cluster)
        cluster += 1
    if clusters:
        s.push(FILL, clusters)


def enter_fill(s: Position) -> None:
    """Q18, Q45: upper, right, left; each from its start cell clockwise; until full or the bag is empty."""
    top: i64 = s.data[TOP]
    step: i64 = s.data[top + ARG2]
    if s.bag_total() > 0:
        while step < 3 * CLUSTER_ROOM:
            cluster: i64 = step // CLUSTER_ROOM
            if not s.data[top + ARG] >> cluster & 1:
                step = (cluster + 1) * CLUSTER_ROOM
            elif step - cluster * CLUSTER_ROOM >= s.tables.cluster_size[cluster]:
                step = (cluster + 1) * CLUSTER_ROOM
            elif s.data[CLUSTER + spot_of(s, step)] != NONE:
                step += 1
            else:
                s.data[top + ARG2] = step
                s.ask(ASK_NATURE)
                return
    s.pop()


def spot_of(s: Position, step: i64) -> i64:
    """The place of a step of the filling: a cluster's cells are counted from its start cell."""
    cluster: i64 = step // CLUSTER_ROOM
    cell: i64 = step - cluster * CLUSTER_ROOM + s.tables.cluster_start[cluster]
    if cell >= s.tables.cluster_size[cluster]:
        cell -= s.tables.cluster_size[cluster]
    return cluster * CLUSTER_ROOM + cell


def draw_into_cluster(s: Position, kind: i64) -> None:
    """N17, N72: a star from the bag into the next empty cell."""
    spot: i64 = spot_of(s, s.data[s.data[TOP] + ARG2])
    s.data[BAG + kind] -= 1
    s.data[CLUSTER + spot] = kind
    if s.events is not None:
        args: dict[str, object] = {
            "cluster": CLUSTER_IDS[spot // CLUSTER_ROOM],
            "cell": int(spot % CLUSTER_ROOM),
            "star": COLOUR_IDS[kind],
        }
        s.emit("nebula-filled", args)
    s.ask(0)
