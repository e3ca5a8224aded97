"""Comet's vocabulary: every action as a small int, in a pinned order that records rely on."""

from __future__ import annotations

from typing import Final

from orrery.games.comet.kinds import AREA_IDS, MOST_REDUCTION, SAVIORS, SYMBOL_IDS, TOKEN_IDS
from orrery.games.comet.tables import Tables
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
SCOUT: Final = BY + MOST_REDUCTION  # + savior: who may skip
DUPLICATE: Final = SCOUT + SAVIORS  # + area: the symbol to copy
# What nature does.
DEAL: Final = DUPLICATE + len(AREA_IDS)  # + hero
NAME_FIRST: Final = DEAL + 10  # + seat
FIXED: Final = NAME_FIRST + 4
# Behind these stand the families whose size depends on the content, see `Tables`:
# use + ability; hatch, play, discard, take, copy, draw (nature) + kind of card;
# nest + field; place + token * fields + field; step + (savior * fields + field) * 7 + symbol.

NO_SYMBOL: Final = 6
"""The symbol of a step that an ability gives."""
STEP_SYMBOLS: Final = 7


def comet_vocabulary(tables: Tables) -> Vocabulary:
    """Every action of the game, by the names its content gives."""
    kinds: list[Row] = [(name,) for name in tables.kind_ids]
    fields = tables.field_ids
    steps: list[Row] = []
    for savior in range(SAVIORS):
        for field in fields:
            for symbol in [*SYMBOL_IDS, "none"]:
                steps.append((savior + 1, field, symbol))
    families = [
        Family("done", (), [()]),
        Family("rest", (), [()]),
        Family("stop", (), [()]),
        Family("draw-silver", (), [()]),
        Family("draw-up", (), [()]),
        Family("ready-all", (), [()]),
        Family("bonus", (), [()]),
        Family("by", ("amount",), [(n + 1,) for n in range(MOST_REDUCTION)]),
        Family("scout", ("savior",), [(n + 1,) for n in range(SAVIORS)]),
        Family("duplicate", ("symbol",), [(name,) for name in AREA_IDS]),
        Family("deal", ("hero",), [(name,) for name in tables.hero_ids]),
        Family("first", ("seat",), [(seat,) for seat in range(4)]),
        Family("use", ("ability",), [(name,) for name in tables.tool_ids]),
        Family("hatch", ("card",), kinds),
        Family("play", ("card",), kinds),
        Family("discard", ("card",), kinds),
        Family("take", ("card",), kinds),
        Family("copy", ("card",), kinds),
        Family("draw", ("card",), kinds),
        Family("nest", ("field",), [(name,) for name in fields]),
        Family("place", ("token", "field"), [(t, f) for t in TOKEN_IDS for f in fields]),
        Family("step", ("savior", "field", "symbol"), steps),
    ]
    vocabulary = Vocabulary(families)
    start = {family.do: family.start for family in families}
    assert start["use"] == FIXED
    tables.at_use = start["use"]
    tables.at_hatch = start["hatch"]
    tables.at_play = start["play"]
    tables.at_discard = start["discard"]
    tables.at_take = start["take"]
    tables.at_copy = start["copy"]
    tables.at_draw = start["draw"]
    tables.at_nest = start["nest"]
    tables.at_place = start["place"]
    tables.at_step = start["step"]
    tables.actions = vocabulary.size
    return vocabulary
