"""What the messages speak of that say why a card is not played or hatched, or an ability not used."""

from __future__ import annotations

from orrery.games.comet.actions import member
from orrery.games.comet.kinds import TIMING_IDS
from orrery.games.comet.position import Position
from orrery.games.comet.reasons import (
    ABILITY_AFTER_CARD,
    ABILITY_NOT_READY,
    ABILITY_OTHER_TIME,
    ANIMAL_FIRST,
    NO_EFFECT,
    NO_NEST_FREE,
    NONE_COULD_MOVE,
    NOT_HELD_TO_HATCH,
    NOT_HELD_TO_PLAY,
    UTILITY_NOT_HATCHED,
    UTILITY_OTHER_TURN,
    WILD_ALONE,
)
from orrery.kernel.arrays import i64

_OF_CARD = [
    NOT_HELD_TO_HATCH,
    UTILITY_NOT_HATCHED,
    NO_NEST_FREE,
    NOT_HELD_TO_PLAY,
    ANIMAL_FIRST,
    UTILITY_OTHER_TURN,
    NO_EFFECT,
    WILD_ALONE,
    NONE_COULD_MOVE,
]
_OF_ABILITY = [ABILITY_AFTER_CARD, ABILITY_NOT_READY, ABILITY_OTHER_TIME]


def details_of(s: Position, action: i64, reason: i64) -> dict[str, object]:
    """The card or the ability, and its number or time where the message says it."""
    tables = s.tables
    if reason in _OF_ABILITY:
        tool: i64 = action - tables.first_use
        out: dict[str, object] = {"ability": tables.tool_ids[tool]}
        if reason == ABILITY_OTHER_TIME:
            out["timing"] = TIMING_IDS[tables.tool_timing[tool]]
        return out
    if reason not in _OF_CARD:
        return {}
    card: i64 = member(action, tables.first_hatch, tables.kinds)
    if card < 0:
        card = action - tables.first_play
    out = {"card": tables.kind_ids[card]}
    if reason == NO_NEST_FREE:
        out["number"] = int(tables.nest[card])
    if reason == UTILITY_OTHER_TURN:
        out["timing"] = TIMING_IDS[tables.tool_timing[tables.tool[card]]]
    return out
