"""What every game guarantees, one function each: of the game itself, along a game, after it, and over all games played.

Each looks at a position and raises Broken with what was expected. None changes the position it looks at.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.kernel.journal import Journal
from orrery.testing.checks.after import (
    check_end,
    check_messages,
    check_needless_barriers,
    check_records,
    check_variety,
)
from orrery.testing.checks.along import (
    check_conservation,
    check_copies,
    check_dumps,
    check_events,
    check_legal,
    check_purity,
    check_texts,
    check_turns,
)
from orrery.testing.checks.base import Moment, Run
from orrery.testing.checks.before import check_actions, check_options
from orrery.testing.checks.secrets import check_concealment, check_determinization, check_undo

OF_A_GAME: dict[str, Callable[[Run], None]] = {"actions": check_actions, "options": check_options}
ALONG_A_GAME: dict[str, tuple[int, Callable[[Moment], None]]] = {
    "turns": (1, check_turns),
    "conservation": (1, check_conservation),
    "events": (2, check_events),
    "copies": (3, check_copies),
    "purity": (5, check_purity),
    "dumps": (7, check_dumps),
    "texts": (7, check_texts),
    "undo": (3, check_undo),
    "legal": (7, check_legal),
    "concealment": (7, check_concealment),
    "determinization": (11, check_determinization),
}
"""What is checked at every n-th choice."""
AFTER_A_GAME: dict[str, Callable[[Run, Journal], None]] = {"records": check_records, "end": check_end}
OF_ALL_GAMES: dict[str, Callable[[Run], None]] = {
    "determinization": check_variety,
    "undo": check_needless_barriers,
    "messages": check_messages,
}
