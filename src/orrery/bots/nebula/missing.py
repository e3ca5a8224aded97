"""How many placements a seat is away from goals and constellations."""

from __future__ import annotations

from orrery.games.nebula.common_goals import common_goal_progress
from orrery.games.nebula.personal_goals import personal_goal, personal_goal_met, personal_goal_progress
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64


def missing_for_common(s: Position, seat: i64, card: i64) -> i64:
    """The fewest placements that a common goal still takes; colours too many must be replaced."""
    progress = common_goal_progress(s, seat, card)
    empty: i64 = max(0, progress.need - progress.have)
    if progress.of == 0:
        return empty
    lacking: i64 = max(0, progress.of - progress.colours)
    if progress.of == progress.need:  # all different: a star for each colour that lacks, in place of a repeated one too
        return lacking
    return max(empty, lacking) + progress.excess


def missing_for_personal(s: Position, seat: i64, card: i64) -> i64:
    """The fewest placements that a personal goal still takes."""
    if personal_goal_met(s, seat, card):
        return 0
    progress = personal_goal_progress(s, seat, card)
    more: i64 = progress.need - progress.have
    return max(1, more + 1 if personal_goal(s, card).contested and progress.need > 0 else more)
