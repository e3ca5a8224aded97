"""Nebula's vocabulary: every action as a small int, in a pinned order that records rely on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.games.nebula.kinds import CELLS, CLUSTER_IDS, COLOUR_IDS, COLOURS, STAR_KINDS
from orrery.games.nebula.tables import Tables
from orrery.kernel.arrays import Ints, ints
from orrery.kernel.vocabulary import Family, Row, Vocabulary

# What people do.
PLACE_STAR: Final = 0  # + colour * 25 + cell
PLACE_BLACK: Final = PLACE_STAR + 150
DONE: Final = PLACE_BLACK + 1
TIME: Final = DONE + 1  # + the number of three signed steps
TIMES: Final = 102
CHAOS: Final = TIME + TIMES  # + the kind given up
KEEP_STARS: Final = CHAOS + 7  # + the number of a pair of kinds, or 28 + a single kind
KEEPS: Final = 35
PUSH_TOKEN: Final = KEEP_STARS + KEEPS  # + token
KEEP_CARD: Final = PUSH_TOKEN + 14  # + personal goal
# What nature does.
DRAW: Final = KEEP_CARD + 20  # + kind
LAY_COMMON: Final = DRAW + 7  # + common goal
LAY_ADVANCED: Final = LAY_COMMON + 20  # + advanced goal
DEAL_CARD: Final = LAY_ADVANCED + 30  # + personal goal
NAME_FIRST: Final = DEAL_CARD + 20  # + seat
STACK_TOKEN: Final = NAME_FIRST + 4  # + token
ACTIONS: Final = STACK_TOKEN + 14

TRACK_CELL: Final = "track"
"""Where a black star is placed: the cell name in its structured action."""


def _all_steps() -> list[tuple[int, int, int]]:
    """Three signed steps whose sizes add up to exactly 5.

    Rules: N44, N45, N46, N47, NQ16
    """
    span = range(-5, 6)
    return [(a, b, c) for a in span for b in span for c in span if abs(a) + abs(b) + abs(c) == 5]


def _all_keeps() -> list[tuple[int, ...]]:
    """Two kinds, or the only one.

    Rules: NQ19
    """
    kinds = range(STAR_KINDS)
    pairs: list[tuple[int, ...]] = [(a, b) for a in kinds for b in kinds if a <= b]
    for kind in kinds:
        pairs.append((kind,))
    return pairs


_STEPS: Final = _all_steps()
STEPS: Final[Ints] = ints([step for steps in _STEPS for step in steps])
"""Three ints a TIME action: the signed steps of the upper, right and left clock."""
KEEP_KINDS: Final = _all_keeps()
KEEP_FIRST: Final[Ints] = ints([kinds[0] for kinds in KEEP_KINDS])
KEEP_SECOND: Final[Ints] = ints([kinds[1] if len(kinds) == 2 else -1 for kinds in KEEP_KINDS])


def _rows(names: Sequence[str]) -> list[Row]:
    return [(name,) for name in names]


def nebula_vocabulary(tables: Tables) -> Vocabulary:
    """Every action of the game, by the names its content gives."""
    places: list[Row] = []
    for colour in range(COLOURS):
        for cell in range(CELLS):
            places.append((COLOUR_IDS[colour], tables.cell_ids[cell]))
    places.append(("black", TRACK_CELL))
    keeps: list[Row] = [(tuple([COLOUR_IDS[kind] for kind in kinds]),) for kinds in KEEP_KINDS]
    vocabulary = Vocabulary(
        [
            Family("place", ("star", "cell"), places),
            Family("done", (), [()]),
            Family("time", tuple(CLUSTER_IDS), [tuple(steps) for steps in _STEPS]),
            Family("chaos", ("star",), _rows(COLOUR_IDS)),
            Family("keep", ("stars",), keeps),
            Family("push", ("token",), _rows(tables.token_ids)),
            Family("keep-goal", ("goal",), _rows(tables.personal_ids)),
            Family("draw", ("star",), _rows(COLOUR_IDS)),
            Family("lay-common", ("goal",), _rows(tables.common_ids)),
            Family("lay-advanced", ("goal",), _rows(tables.advanced_ids)),
            Family("deal", ("goal",), _rows(tables.personal_ids)),
            Family("first", ("seat",), [(seat,) for seat in range(4)]),
            Family("stack", ("token",), _rows(tables.token_ids)),
        ]
    )
    assert vocabulary.size == ACTIONS
    return vocabulary
