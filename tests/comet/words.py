"""Every message id that Comet speaks in."""

from __future__ import annotations

import re
from pathlib import Path

from orrery.games.comet import game as room
from orrery.games.comet.kinds import (
    ABILITY_IDS,
    EGG_IDS,
    FIELD_TYPES,
    LAST_TOOL,
    SYMBOL_IDS,
    TOKEN_IDS,
)
from orrery.locale.names import comet as names
from orrery.terminal.comet import face
from tests.locale.worlds import world_ids

from .positions import comet


def event_ids() -> set[str]:
    """Everything the rules can emit, read from their source."""
    ids: set[str] = set()
    for path in Path(room.__file__).parent.glob("*.py"):
        ids |= set(re.findall(r'"(comet-[a-z-]+)"', path.read_text(encoding="utf-8")))
    return ids - {"comet-choice"}


def action_ids() -> set[str]:
    """The messages of actions."""
    return {comet().message(action)[0] for action in range(comet().vocabulary.size)}


def name_ids() -> set[str]:
    """Every thing of the game that has a name."""
    tables = comet().content.tables
    families = {
        "card": tables.kind_ids,
        "hero": tables.hero_ids,
        "field": tables.field_ids,
        "symbol": [*SYMBOL_IDS, "none"],
        "token": TOKEN_IDS,
        "ability": tables.tool_ids,
        "phase": comet().step_names,
        "line": [line for line, _ in comet().new(2).score_sheet().lines] + ["total", "tie-break"],
        "holds": ["reduce_nest", "skip_terrain", *ABILITY_IDS[LAST_TOOL + 1 :]],
        "egg": EGG_IDS,
        "kind": FIELD_TYPES,
        "sign": [*FIELD_TYPES, *TOKEN_IDS],
        "option": [option.name for option in comet().options],
    }
    ids = {f"comet-{family}-{name}" for family, names in families.items() for name in names}
    for option in comet().options:
        ids |= {f"comet-option-{option.name}-{value}" for value in option.values}
    return ids | world_ids(comet()) | {"comet-name"}


def terminal_ids() -> set[str]:
    """What the terminal says beside these, read from its source."""
    ids = {f"comet-table-{name}" for name in ("display", "nest", "points", "ability-column", "first", "out")}
    for path in [*Path(face.__file__).parent.glob("*.py"), Path(names.__file__)]:
        source = path.read_text(encoding="utf-8")
        ids |= set(re.findall(r"""["'](comet-(?:table|ask|help|changed)-[a-z-]+)["']""", source))
    return ids | {"comet-phase-turn-comet"}


def all_ids() -> set[str]:
    """All of them."""
    return event_ids() | action_ids() | name_ids() | terminal_ids()
