"""Which of two personal goals to keep: the kind that is met most often, rather one whose colour other goals ask for."""

from __future__ import annotations

from typing import Final

from orrery.bots.nebula.features import wanted_colours
from orrery.games.nebula.actions import KEEP_CARD
from orrery.games.nebula.personal_goals import PERSONAL_KINDS, personal_goal
from orrery.games.nebula.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has

_PROMISE: Final[dict[str, float]] = {
    "max_4_empty": 0.6,
    "dotted_colour": 0.5,
    "most_black": 0.45,
    "six_of_colour": 0.3,
    "glow_colour": 0.2,
}
"""How often seats meet a goal they kept."""
_SHARED: Final = 0.15
"""What it adds if another goal names the colour too."""


def best_goal(s: Position, seat: i64, legal: list[Action]) -> Action:
    """The personal goal to keep."""
    best = legal[0]
    most = -1.0
    wanted: i64 = wanted_colours(s, seat, -1)
    for action in legal:
        card: i64 = action - KEEP_CARD
        promise = _PROMISE.get(PERSONAL_KINDS[s.tables.personal_kind[card]], 0.0)
        if personal_goal(s, card).names == "colour" and has(wanted, s.tables.personal_arg[card]):
            promise += _SHARED
        if promise > most:
            best, most = action, promise
    return best
