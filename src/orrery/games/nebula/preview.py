"""What a player wants to see before choosing: faced stars, forbidden cells, what a push changes, progress."""

from __future__ import annotations

from orrery.games.nebula import kinds, view_types
from orrery.games.nebula.advanced_goals import advanced_goal_cells
from orrery.games.nebula.common_goals import common_goal, common_goal_progress
from orrery.games.nebula.kinds import CLUSTER_IDS, COLOUR_IDS
from orrery.games.nebula.personal_goals import personal_goal_progress
from orrery.games.nebula.place import placeable_kinds
from orrery.games.nebula.position import Position
from orrery.games.nebula.progress import Progress
from orrery.games.nebula.scoring import score_sheet
from orrery.games.nebula.values import can_move, push_token
from orrery.games.nebula.view_types import ClusterId, Star
from orrery.kernel.bits import bit, has, members
from orrery.kernel.sentinels import NONE


def faces(s: Position) -> dict[ClusterId, dict[str, Star | None]]:
    """For each clock, the star it would face after each number of steps.

    Rules: N48
    """
    out: dict[ClusterId, dict[str, Star | None]] = {}
    for cluster, name in enumerate(CLUSTER_IDS):
        size = int(s.tables.cluster_size[cluster])
        row: dict[str, Star | None] = {}
        for step in range(-5, 6):
            star = s.cluster(cluster, (int(s.clock(cluster)) + step) % size)
            row[str(step)] = None if star == NONE else COLOUR_IDS[star]
        out[name] = row
    return out


def forbidden(s: Position) -> dict[Star, dict[str, list[str]]]:
    """For each colour that may be placed, the cells beside stars of that colour, with those stars.

    Rules: N60
    """
    seat = s.active
    galaxy = s.galaxy()
    near_stars = galaxy.around(s.filled(seat))
    usable = placeable_kinds(s, seat)
    out: dict[Star, dict[str, list[str]]] = {}
    for colour in range(kinds.COLOURS):
        if has(usable, colour):
            own = s.stars(seat, colour)
            cells: dict[str, list[str]] = {}
            for cell, name in enumerate(s.tables.cell_ids):
                clash = galaxy.around(bit(cell)) & own
                if clash and has(near_stars, cell):
                    cells[name] = s.tables.cell_names(clash)
            out[COLOUR_IDS[colour]] = cells
    return out


def push_changes(s: Position) -> dict[str, list[int]]:
    """For each value token that can be pushed, how every seat's points would change.

    Rules: N66
    """
    now = _visible_points(s)
    out: dict[str, list[int]] = {}
    for token, name in enumerate(s.tables.token_ids):
        if can_move(s, token):
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


def common_progress(s: Position, seat: int, card: int) -> view_types.Progress:
    """How far a seat is with a common goal: so many of so many, colours where they count, and the cells concerned."""
    return _shown(s, common_goal_progress(s, seat, card))


def personal_progress(s: Position, seat: int, card: int) -> view_types.Progress:
    """How far a seat is with a personal goal, and the cells concerned."""
    return _shown(s, personal_goal_progress(s, seat, card))


def _shown(s: Position, progress: Progress) -> view_types.Progress:
    out: view_types.Progress = {
        "have": int(progress.have),
        "need": int(progress.need),
        "cells": s.tables.cell_names(progress.cells),
    }
    if progress.of:
        out["colours"] = int(progress.colours)
        out["of"] = int(progress.of)
    return out


def pairs_asked(s: Position, card: int) -> list[list[str]]:
    """The pairs of constellations any one of which a common goal asks for; none where it asks for something else."""
    names = s.tables.constellation_ids
    return [[names[number] for number in members(int(pair))] for pair in common_goal(s, card).pairs(s)]


def advanced_cells(s: Position, seat: int, card: int) -> list[str]:
    """The cells of a seat's galaxy that an advanced goal looks at."""
    return s.tables.cell_names(advanced_goal_cells(s, seat, card))
