"""Whether Comet's decisions stay quick with many rescued animals: the same positions with 20 of them and with none.

.venv/bin/python bench/rescued.py [--animals 20] [--games 40]

Positions of random games are taken twice, once with no animal rescued by whoever decides, once with so many taken from
the piles, all ready. What is timed, as a driver in Python does it: a decision, which is to list the legal actions and
to take one of them, and the listing alone.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time

import orrery
from orrery.games.comet.cards import drop, has, put
from orrery.games.comet.kinds import MOST_TOOLS, WORDS
from orrery.games.comet.layout import (
    ACTIVE,
    HERO,
    LIMIT,
    LOWER,
    OCCUPY,
    PILE,
    READY,
    READY_MASK,
    REPLACE,
    RESCUED,
    REST_GOLD,
    SKIPS,
    UNSEEN,
)  # fmt: skip
from orrery.games.comet.owned import gain_ability, gain_hero
from orrery.games.comet.position import HATCH, MOVE, NEST, TURN, Position
from orrery.kernel.chance import settle
from orrery.kernel.rng import Rng
from orrery.kernel.state import KIND, NONE, TOP
from orrery.version import compiled

MOMENTS = {TURN: "at the start of a turn", MOVE: "within a Move", HATCH: "within a Hatch", NEST: "choosing a nest"}
TIMES = 200


def strip(s: Position, seat: int, base_limit: int) -> None:
    """Take away what the rescued animals of a seat give it; its hero stays."""
    at = s.data
    for w in range(WORDS):
        at[RESCUED + WORDS * seat + w] = 0
    for tool in range(MOST_TOOLS):
        at[READY + seat * MOST_TOOLS + tool] = 0
    for field in (READY_MASK, SKIPS, OCCUPY, LOWER, REPLACE, REST_GOLD):
        at[field + seat] = 0
    at[LIMIT + seat] = base_limit
    if at[HERO + seat] != NONE:
        gain_hero(s, seat, at[HERO + seat])


def enrich(s: Position, seat: int, animals: int, rng: Rng) -> None:
    """Give a seat animals of the piles, rescued and ready."""
    tables = s.tables
    kinds = [kind for kind in range(int(tables.kinds)) if not tables.utility[kind]]
    while animals:
        kind = rng.choice(kinds)
        if has(s.data, tables, PILE, kind):
            drop(s.data, tables, PILE, kind)
            if kind < tables.silver_kinds:
                drop(s.data, tables, UNSEEN, kind)
            put(s.data, tables, RESCUED + WORDS * seat, kind)
            gain_ability(s, seat, kind)
            animals -= 1


def listing(s: Position, seat: int) -> float:
    """Seconds for one listing."""
    start = process_time()
    for _ in range(TIMES):
        s.legal(seat)
    return (process_time() - start) / TIMES


def decision(s: Position, seat: int) -> float:
    """Seconds for one decision, every legal one as often."""
    copies = [s.copy() for _ in range(TIMES)]
    numbers = [number % len(s.legal(seat)) for number in range(TIMES)]
    start = process_time()
    for position, number in zip(copies, numbers, strict=True):
        position.apply(seat, position.legal(seat)[number])
    return (process_time() - start) / TIMES


def main() -> int:
    """Print a line for each moment."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--animals", type=int, default=20)
    words.add_argument("--games", type=int, default=40)
    given = words.parse_args()
    ways = {"decision": decision, "listing": listing}
    seconds = {(way, kind): [0.0, 0.0] for way in ways for kind in MOMENTS}
    actions = {kind: [0, 0] for kind in MOMENTS}
    count = dict.fromkeys(MOMENTS, 0)
    for number in range(given.games):
        rng = Rng(f"rescued {number}")
        s = orrery.game("comet").new(2 + number % 3)
        assert isinstance(s, Position)
        base_limit = int(s.data[LIMIT])
        settle(s, rng)
        while not s.over:
            kind, seat = int(s.data[s.data[TOP] + KIND]), s.pending()[0]
            pile = sum(int(s.data[PILE + w]).bit_count() for w in range(WORDS))
            if kind in MOMENTS and seat == s.data[ACTIVE] and rng.below(20) == 0 and pile > 2 * given.animals:
                poor, rich = s.copy(), s.copy()
                assert isinstance(poor, Position) and isinstance(rich, Position)
                strip(poor, seat, base_limit)
                strip(rich, seat, base_limit)
                enrich(rich, seat, given.animals, rng)
                if poor.legal(seat):
                    for i, position in enumerate((poor, rich)):
                        for way, measure in ways.items():
                            seconds[way, kind][i] += measure(position, seat)
                        actions[kind][i] += len(position.legal(seat))
                    count[kind] += 1
            s.apply(seat, rng.choice(s.legal(seat)))
            settle(s, rng)
    print("compiled" if compiled() else "uncompiled")
    for way in ways:
        for kind, moment in MOMENTS.items():
            n = max(1, count[kind])
            none, many = (1e6 * seconds[way, kind][i] / n for i in (0, 1))
            few, more = (actions[kind][i] / n for i in (0, 1))
            print(
                f"{way + ' ' + moment:32} {count[kind]:5} positions: {none:5.2f} us with none ({few:.1f} actions), "
                f"{many:5.2f} us with {given.animals} ({more:.1f}): {many / none if none else 0.0:.2f} times"
            )
        sums = [sum(seconds[way, kind][i] for kind in MOMENTS) for i in (0, 1)]
        print(f"{way} of any kind: {sums[1] / sums[0]:.2f} times")
    return 0


if __name__ == "__main__":
    sys.exit(main())
