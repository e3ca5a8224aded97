"""Comet's vocabulary: every action as a small int, in a pinned order that records rely on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.games.comet.kinds import AREA_IDS, MOST_REDUCTION, SAVIORS, SYMBOL_IDS, TOKEN_IDS
from orrery.games.comet.tables import Tables
from orrery.kernel.arrays import i64
from orrery.kernel.sentinels import NONE
from orrery.kernel.vocabulary import Family, Row, Vocabulary

# What people do, and what does not depend on the content.
DONE: Final = 0
REST: Final = 1
STOP: Final = 2  # drop out in the comet phase
DRAW_SILVER_CARD: Final = 3  # rather than take a gold one instead of it
DRAW_UP: Final = 4  # the comet phase begins: draw up to the hand limit
READY_ALL: Final = 5  # or ready all exhausted cards
BONUS: Final = 6  # take the lower nest distance that comes with a further hatching
BY: Final = 7  # + amount - 1: by how much a nest distance is lowered
SCOUT: Final = 19  # + savior: who may skip
DUPLICATE: Final = 22  # + area: the symbol to copy
# What nature does.
DEAL: Final = 27  # + hero
NAME_FIRST: Final = 37  # + seat
FIXED: Final = 41
# Behind these are the families whose size depends on the content; `Tables` has the first action of each:
# use + ability; hatch, play, discard, take, copy, draw (nature) + kind of card;
# nest + field; place + token * fields + field; step + (savior * fields + field) * 7 + symbol.

NO_SYMBOL: Final = 6
"""The symbol of a step that an ability gives."""
STEP_SYMBOLS: Final = 7


def member(action: i64, first: i64, number: i64) -> i64:
    """The number of an action within a family, NONE if it belongs to another."""
    within: i64 = action - first
    return within if 0 <= within < number else NONE


def step_action(tables: Tables, savior: i64, field: i64, symbol: i64) -> i64:
    """The action of a step."""
    return tables.first_step + (savior * tables.fields + field) * STEP_SYMBOLS + symbol


def step_savior(tables: Tables, action: i64) -> i64:
    """The savior that a step moves."""
    return (action - tables.first_step) // (tables.fields * STEP_SYMBOLS)


def step_field(tables: Tables, action: i64) -> i64:
    """The field that a step ends on."""
    return (action - tables.first_step) // STEP_SYMBOLS % tables.fields


def step_symbol(tables: Tables, action: i64) -> i64:
    """The symbol that a step uses, or NO_SYMBOL."""
    return (action - tables.first_step) % STEP_SYMBOLS


def comet_vocabulary(tables: Tables) -> Vocabulary:
    """Every action of the game, by the names its content gives."""
    vocabulary = Vocabulary(_families(tables))
    start = {family.do: family.start for family in vocabulary.families}
    assert start["use"] == FIXED
    tables.first_use = start["use"]
    tables.first_hatch = start["hatch"]
    tables.first_play = start["play"]
    tables.first_discard = start["discard"]
    tables.first_take = start["take"]
    tables.first_copy = start["copy"]
    tables.first_draw = start["draw"]
    tables.first_nest = start["nest"]
    tables.first_place = start["place"]
    tables.first_step = start["step"]
    tables.actions = vocabulary.size
    return vocabulary


def _families(tables: Tables) -> list[Family]:
    """The families of actions in their order."""
    kinds, fields = _rows(tables.kind_ids), tables.field_ids
    symbols = [*SYMBOL_IDS, "none"]
    steps: list[Row] = [(s + 1, field, symbol) for s in range(SAVIORS) for field in fields for symbol in symbols]
    return [
        Family("done", (), [()]),
        Family("rest", (), [()]),
        Family("stop", (), [()]),
        Family("draw-silver", (), [()]),
        Family("draw-up", (), [()]),
        Family("ready-all", (), [()]),
        Family("bonus", (), [()]),
        Family("by", ("amount",), _rows(range(1, MOST_REDUCTION + 1))),
        Family("scout", ("savior",), _rows(range(1, SAVIORS + 1))),
        Family("duplicate", ("symbol",), _rows(AREA_IDS)),
        Family("deal", ("hero",), _rows(tables.hero_ids)),
        Family("first", ("seat",), _rows(range(4))),
        Family("use", ("ability",), _rows(tables.tool_ids)),
        Family("hatch", ("card",), kinds),
        Family("play", ("card",), kinds),
        Family("discard", ("card",), kinds),
        Family("take", ("card",), kinds),
        Family("copy", ("card",), kinds),
        Family("draw", ("card",), kinds),
        Family("nest", ("field",), _rows(fields)),
        Family("place", ("token", "field"), [(t, f) for t in TOKEN_IDS for f in fields]),
        Family("step", ("savior", "field", "symbol"), steps),
    ]


def _rows(members: Sequence[str | int]) -> list[Row]:
    """A family that one name or number tells apart."""
    return [(member,) for member in members]
