"""Every message id that Comet speaks in."""

from __future__ import annotations

import re
from pathlib import Path

from orrery.games.comet import game as room
from orrery.games.comet.kinds import SYMBOL_IDS, TOKEN_IDS
from orrery.games.comet.view import PHASES

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
        "phase": PHASES,
        "line": [line for line, _ in comet().new(2).score_sheet().lines] + ["total", "tie-break"],
        "option": [option.name for option in comet().options],
    }
    ids = {f"comet-{family}-{name}" for family, names in families.items() for name in names}
    for option in comet().options:
        ids |= {f"comet-option-{option.name}-{value}" for value in option.values}
    return ids | {"comet-name"}


def all_ids() -> set[str]:
    """All of them."""
    return event_ids() | action_ids() | name_ids()
