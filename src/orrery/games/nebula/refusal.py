"""Why an action is not allowed, in a sentence that names the rule."""

from __future__ import annotations

from orrery.games.nebula.actions import (
    CHAOS,
    KEEP_CARD,
    KEEP_STARS,
    KEEPS,
    PLACE_BLACK,
    PLACE_STAR,
    PUSH_TOKEN,
)
from orrery.games.nebula.kinds import COLOUR_IDS
from orrery.games.nebula.layout import (
    ACTIVE,
    BONUS,
    BRIGHT,
    FILLED,
    MATCHING,
    PLACED,
    PLACEMENTS,
    REPLACEMENT_DONE,
    STARS,
    STOCK,
    THIRD_OF_ANY_COLOUR,
)
from orrery.games.nebula.position import (
    CHAOS_KEEP,
    COLLECT,
    KEEP_GOAL,
    PLACE,
    PUSH,
    Position,
)
from orrery.kernel.bits import bit
from orrery.kernel.errors import Forbidden
from orrery.kernel.state import KIND, NATURE, NONE, TOP


def why_not(s: Position, seat: int, action: int) -> Forbidden:
    """The reason for a refusal; only asked when the action is not allowed."""
    if seat == NATURE:
        return Forbidden("why-not-nature")
    kind = s.data[s.data[TOP] + KIND]
    if kind == PLACE:
        if PLACE_STAR <= action <= PLACE_BLACK:
            return _why_not_place(s, action)
        return Forbidden("nebula-why-time-place-stars-done", "N54")
    if kind == COLLECT:
        if CHAOS <= action < CHAOS + 7:
            star = COLOUR_IDS[action - CHAOS]
            if s.data[STOCK + 7 * s.data[ACTIVE] + action - CHAOS] == 0:
                return Forbidden("nebula-why-chaos-needs", "N52", {"star": star})
            return Forbidden("nebula-why-bag-empty-chaos-not-possible", "Q19")
        return Forbidden("nebula-why-first-collect-stars-time-5-steps-all", "N43")
    if kind == CHAOS_KEEP:
        if KEEP_STARS <= action < KEEP_STARS + KEEPS:
            return Forbidden("nebula-why-keep-two-stars-were-drawn-only-one", "Q19")
        return Forbidden("nebula-why-now-choose-drawn-stars-keep", "N52")
    if kind == PUSH:
        if PUSH_TOKEN <= action < PUSH_TOKEN + 14:
            return Forbidden("nebula-why-value-token-end-track", "Q7")
        return Forbidden("nebula-why-black-star-placed-now-push-value-token", "N66")
    if kind == KEEP_GOAL and KEEP_CARD <= action < KEEP_CARD + 20:
        return Forbidden("nebula-why-personal-goal-not-dealt", "N25")
    return Forbidden("nebula-why-first-choose-personal-goal-keep", "N25")


def _why_not_place(s: Position, action: int) -> Forbidden:
    at = s.data
    seat = at[ACTIVE]
    kind = 6 if action == PLACE_BLACK else (action - PLACE_STAR) // 25
    star = COLOUR_IDS[kind]
    if at[STOCK + 7 * seat + kind] == 0:
        return Forbidden("nebula-why-no-star", "N54", {"star": star})
    if at[PLACEMENTS] == 3:
        return Forbidden("nebula-why-three-stars-placed-most-turn", "N55")
    if at[PLACEMENTS] == 2 and at[BONUS] == 0 and at[MATCHING] != kind:
        return _why_no_third(s)
    if at[PLACED] >> kind & 1 and not (at[PLACEMENTS] == 2 and at[THIRD_OF_ANY_COLOUR] == 1):
        rule = "Q9" if at[PLACEMENTS] == 2 else "N54"
        return Forbidden("nebula-why-colour-placed", rule, {"star": star})
    if kind == 6:
        cells = s.tables.black_cells
        return Forbidden("nebula-why-black-track-full", "Q25", {"cells": int(cells)})
    cell = (action - PLACE_STAR) % 25
    galaxy = s.galaxy()
    if not galaxy.cells >> cell & 1:
        return Forbidden("nebula-why-no-such-cell", "Q2", {"cell": s.tables.cell_ids[cell]})
    if at[REPLACEMENT_DONE] == 1 and at[FILLED + seat] >> cell & 1:
        return Forbidden("nebula-why-replaced-once", "Q70")
    near = galaxy.around(bit(cell))
    clash = near & at[STARS + 6 * seat + kind]
    if clash:
        names = [name for i, name in enumerate(s.tables.cell_ids) if clash >> i & 1]
        return Forbidden(
            "nebula-why-same-colour", "N60", {"cell": s.tables.cell_ids[cell], "star": star, "near": names}
        )
    if at[FILLED + seat] == 0:
        hub = s.tables.cell_ids[galaxy.hub]
        return Forbidden("nebula-why-centre-first", "N58", {"cell": hub})
    return Forbidden("nebula-why-not-connected", "N59", {"cell": s.tables.cell_ids[cell]})


def _why_no_third(s: Position) -> Forbidden:
    """N55, Q11: why there is no third placement, where the bright star has changed since phase II began."""
    at = s.data
    if at[MATCHING] == NONE or at[MATCHING] == at[BRIGHT]:
        return Forbidden("nebula-why-two-stars-placed-third-needs-one-bright", "N55")
    return Forbidden("nebula-why-third-needs-first-bright", "Q11", {"star": COLOUR_IDS[at[MATCHING]]})
