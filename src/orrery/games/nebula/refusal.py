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
    BLACKS,
    BONUS,
    BRIGHT,
    FILLED,
    PLACED,
    PLACEMENTS,
    STARS,
    STOCK,
)
from orrery.games.nebula.position import (
    CHAOS_KEEP,
    COLLECT,
    KEEP_GOAL,
    PLACE,
    PUSH,
    Position,
)
from orrery.kernel.errors import IllegalAction
from orrery.kernel.state import KIND, NATURE, TOP


def why_not(s: Position, seat: int, action: int) -> IllegalAction:
    """The reason for a refusal; only asked when the action is not allowed."""
    if seat == NATURE:
        return IllegalAction("nature cannot do that now: it is not among the possible outcomes")
    kind = s.at[s.at[TOP] + KIND]
    if kind == PLACE:
        if PLACE_STAR <= action <= PLACE_BLACK:
            return _why_not_place(s, action)
        return IllegalAction("this is the time to place stars, or to be done", "N54")
    if kind == COLLECT:
        if CHAOS <= action < CHAOS + 7:
            star = COLOUR_IDS[action - CHAOS]
            if s.at[STOCK + 7 * s.at[ACTIVE] + action - CHAOS] == 0:
                return IllegalAction(f"chaos needs a {star} star in your observation area", "N52")
            return IllegalAction("the bag is empty, so chaos is not possible", "Q19")
        return IllegalAction("first collect stars: by time, 5 steps in all, or by chaos", "N43")
    if kind == CHAOS_KEEP:
        if KEEP_STARS <= action < KEEP_STARS + KEEPS:
            return IllegalAction("keep two of the stars that were drawn, or the only one", "Q19")
        return IllegalAction("now choose which of the drawn stars to keep", "N52")
    if kind == PUSH:
        if PUSH_TOKEN <= action < PUSH_TOKEN + 14:
            return IllegalAction("this value token is at the end of its track", "Q7")
        return IllegalAction("a black star was placed: now push a value token", "N66")
    if kind == KEEP_GOAL and KEEP_CARD <= action < KEEP_CARD + 20:
        return IllegalAction("that personal goal was not dealt to you", "N25")
    return IllegalAction("first choose which personal goal to keep", "N25")


def _why_not_place(s: Position, action: int) -> IllegalAction:
    at = s.at
    seat = at[ACTIVE]
    kind = 6 if action == PLACE_BLACK else (action - PLACE_STAR) // 25
    star = COLOUR_IDS[kind]
    if at[STOCK + 7 * seat + kind] == 0:
        return IllegalAction(f"there is no {star} star in your observation area", "N54")
    if at[PLACED] >> kind & 1:
        return IllegalAction(f"you have placed a {star} star this turn; colours must differ", "N54")
    if at[PLACEMENTS] == 3:
        return IllegalAction("three stars are placed; that is the most in a turn", "N55")
    if at[PLACEMENTS] == 2 and at[BONUS] == 0 and at[BRIGHT] != kind:
        return IllegalAction("two stars are placed; a third needs one of the bright star's colour", "N55")
    if kind == 6:
        cells = s.tables.black_cells
        return IllegalAction(f"your black-star track is full: {at[BLACKS + seat]}/{cells}", "Q25")
    cell = (action - PLACE_STAR) % 25
    near = s.tables.around(1 << cell)
    clash = near & at[STARS + 6 * seat + kind]
    if clash:
        names = [name for i, name in enumerate(s.tables.cell_ids) if clash >> i & 1]
        return IllegalAction(f"{s.tables.cell_ids[cell]} is connected to {star} at {', '.join(names)}", "N60")
    if at[FILLED + seat] == 0:
        hub = s.tables.cell_ids[s.tables.hub]
        return IllegalAction(f"your first star goes to the centre, {hub}", "N58")
    return IllegalAction(f"{s.tables.cell_ids[cell]} is connected to none of your stars", "N59")
