"""What a player wants to see before choosing: faced stars, forbidden cells, what a push changes, progress."""

from __future__ import annotations

from orrery.games.nebula import kinds
from orrery.games.nebula.goals import colours_within, constellation, neighbours
from orrery.games.nebula.kinds import CLUSTER_IDS, COLOUR_IDS
from orrery.games.nebula.layout import (
    ACTIVE,
    BLACKS,
    CLOCK,
    CLUSTER,
    CLUSTER_ROOM,
    FILLED,
    STARS,
)
from orrery.games.nebula.place import placeable_kinds
from orrery.games.nebula.position import Position
from orrery.games.nebula.scoring import score_sheet
from orrery.games.nebula.values import may_push, push_token
from orrery.kernel.arrays import Ints
from orrery.kernel.bits import bit, popcount
from orrery.kernel.state import NONE


def faces(s: Position) -> dict[str, dict[str, str | None]]:
    """For each clock, the star it would face after each number of steps (N44-N48)."""
    out: dict[str, dict[str, str | None]] = {}
    for cluster, name in enumerate(CLUSTER_IDS):
        size = int(s.tables.cluster_size[cluster])
        row: dict[str, str | None] = {}
        for step in range(-5, 6):
            cell = (int(s.data[CLOCK + cluster]) + step) % size
            star = int(s.data[CLUSTER + cluster * CLUSTER_ROOM + cell])
            row[str(step)] = None if star == NONE else COLOUR_IDS[star]
        out[name] = row
    return out


def forbidden(s: Position) -> dict[str, dict[str, list[str]]]:
    """For each colour that may be placed, the cells it may not go to because of stars of its own colour (N60)."""
    seat = int(s.data[ACTIVE])
    galaxy = s.galaxy()
    near_stars = int(galaxy.around(s.data[FILLED + seat]))
    usable = int(placeable_kinds(s))
    out: dict[str, dict[str, list[str]]] = {}
    for colour in range(kinds.COLOURS):
        if usable >> colour & 1:
            own = int(s.data[STARS + 6 * seat + colour])
            cells: dict[str, list[str]] = {}
            for cell, name in enumerate(s.tables.cell_ids):
                clash = int(galaxy.around(bit(cell))) & own
                if clash and near_stars >> cell & 1:
                    cells[name] = names(s, clash)
            out[COLOUR_IDS[colour]] = cells
    return out


def names(s: Position, cells: int) -> list[str]:
    """A set of cells by name."""
    return [name for cell, name in enumerate(s.tables.cell_ids) if cells >> cell & 1]


def push_changes(s: Position) -> dict[str, list[int]]:
    """For each value token that can be pushed, how every seat's points would change (N66)."""
    now = _visible_points(s)
    out: dict[str, list[int]] = {}
    for token, name in enumerate(s.tables.token_ids):
        if may_push(s, token):
            after = s.copy()
            assert isinstance(after, Position)
            push_token(after, token)
            out[name] = [new - old for new, old in zip(_visible_points(after), now, strict=True)]
    return out


def _visible_points(s: Position) -> list[int]:
    totals = [0] * s.seats
    for _, points in score_sheet(s).lines:
        for seat, value in enumerate(points):
            totals[seat] += value or 0
    return totals


def common_progress(s: Position, seat: int, card: int) -> dict[str, object]:
    """How far a seat is with a common goal: so many of so many, colours where they count, and the cells concerned."""
    kind = s.tables.common_kind[card]
    arg = int(s.tables.common_arg[card])
    filled = int(s.data[FILLED + seat])
    if kind == kinds.TWO_OF_EACH_COLOUR:
        have = sum(min(2, int(popcount(s.data[STARS + 6 * seat + c]))) for c in range(6))
        return {"have": have, "need": 12, "cells": []}
    if kind == kinds.COLOUR_TWICE_IN_3_CONSTELLATIONS:
        stars = int(s.data[STARS + 6 * seat + arg])
        parts = sorted(min(2, int(popcount(stars & constellation(s, n)))) for n in range(4))
        return {"have": sum(parts[1:]), "need": 6, "cells": names(s, stars)}
    if kind in (kinds.CONSTELLATION_EXACTLY_3_COLOURS, kinds.ORBIT_EXACTLY_3_COLOURS):
        region = constellation(s, arg) if kind == kinds.CONSTELLATION_EXACTLY_3_COLOURS else s.galaxy().orbit[arg]
        return {**_filling(s, filled, int(region)), "colours": int(colours_within(s, seat, region)), "of": 3}
    if kind == kinds.ORBIT_ALL_DIFFERENT:
        region = s.galaxy().orbit[arg]
        of = int(popcount(region))
        return {**_filling(s, filled, int(region)), "colours": int(colours_within(s, seat, region)), "of": of}
    return max((_filling(s, filled, region) for region in _regions(s, int(kind))), key=_nearness)


def _nearness(progress: dict[str, object]) -> float:
    have, need = progress["have"], progress["need"]
    assert isinstance(have, int) and isinstance(need, int)
    return have / need


def _filling(s: Position, filled: int, region: int) -> dict[str, object]:
    return {"have": int(popcount(filled & region)), "need": int(popcount(region)), "cells": names(s, region)}


def _regions(s: Position, kind: int) -> list[int]:
    """The sets of cells any one of which meets a goal when filled."""
    galaxy = s.galaxy()
    if kind == kinds.THREE_ADJACENT_ORBITS:
        return [int(galaxy.orbit[i] | galaxy.orbit[i + 1] | galaxy.orbit[i + 2]) for i in range(3)]
    if kind in (kinds.TWO_OPPOSITE_CONSTELLATIONS, kinds.TWO_ADJACENT_CONSTELLATIONS):
        out: list[int] = []
        for pair in _pairs_of(s, kind):
            region = 0
            for number in range(4):
                if pair >> number & 1:
                    region |= int(constellation(s, number))
            out.append(region)
        return out
    return [int(galaxy.dotted if kind == kinds.ALL_DOTTED else galaxy.sides)]


def _pairs_of(s: Position, kind: int) -> Ints:
    return s.tables.opposite_pairs if kind == kinds.TWO_OPPOSITE_CONSTELLATIONS else neighbours(s)


def pairs_asked(s: Position, card: int) -> list[list[str]]:
    """The pairs of constellations any one of which a common goal asks for; none where it asks for something else."""
    kind = int(s.tables.common_kind[card])
    if kind not in (kinds.TWO_OPPOSITE_CONSTELLATIONS, kinds.TWO_ADJACENT_CONSTELLATIONS):
        return []
    return [[n for i, n in enumerate(s.tables.constellation_ids) if pair >> i & 1] for pair in _pairs_of(s, kind)]


def personal_progress(s: Position, seat: int, card: int) -> dict[str, object]:
    """How far a seat is with a personal goal, and the cells concerned."""
    galaxy = s.galaxy()
    kind = s.tables.personal_kind[card]
    stars = int(s.data[STARS + 6 * seat + s.tables.personal_arg[card]])
    if kind == kinds.DOTTED_COLOUR:
        have = sum(1 for pair in galaxy.dotted_pairs if stars & pair)
        return {"have": have, "need": 4, "cells": names(s, int(galaxy.dotted))}
    if kind == kinds.GLOW_COLOUR:
        return {"have": int(popcount(stars & galaxy.glow)), "need": 4, "cells": names(s, int(galaxy.glow))}
    if kind == kinds.SIX_OF_COLOUR:
        return {"have": int(popcount(stars)), "need": 6, "cells": names(s, stars)}
    if kind == kinds.MAX_4_EMPTY:
        return {"have": int(popcount(s.data[FILLED + seat])), "need": int(galaxy.cell_count) - 4, "cells": []}
    most = max(int(s.data[BLACKS + other]) for other in range(s.seats))
    return {"have": int(s.data[BLACKS + seat]), "need": most, "cells": []}


def advanced_cells(s: Position, seat: int, card: int) -> list[str]:
    """The cells of a seat's galaxy that an advanced goal looks at."""
    t = s.tables
    galaxy = s.galaxy()
    kind = t.advanced_kind[card]
    stars = int(s.data[STARS + 6 * seat + t.advanced_arg[card]])
    if kind == kinds.COLOUR_PAIR:
        return names(s, stars | int(s.data[STARS + 6 * seat + t.advanced_arg2[card]]))
    if kind == kinds.ORBITS_WITH_COLOUR:
        return names(s, stars)
    if kind == kinds.COLOUR_BESIDE_GLOW:
        return names(s, int(galaxy.sides))
    if kind == kinds.COMMON_GOALS_DONE:
        return []
    return names(s, int(galaxy.glow if kind == kinds.GLOW_MAJORITY else galaxy.glow & ~bit(galaxy.hub)))
