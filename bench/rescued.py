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
from orrery.games.comet.cards import add_card, card_total, clear, has_card, remove_card
from orrery.games.comet.frames import HATCH, MOVE, NEST, TURN
from orrery.games.comet.kinds import MOST_TOOLS
from orrery.games.comet.owned import gain_animal, gain_hero
from orrery.games.comet.position import Position
from orrery.kernel.chance import settle
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import NONE
from orrery.version import compiled

MOMENTS = {TURN: "at the start of a turn", MOVE: "within a Move", HATCH: "within a Hatch", NEST: "choosing a nest"}
TIMES = 200


def strip(s: Position, seat: int, base_limit: int) -> None:
    """Take away what the rescued animals of a seat give it; its hero stays."""
    clear(s, s.rescued_cards(seat))
    for tool in range(MOST_TOOLS):
        s.set_ready(seat, tool, 0)
    s.set_ready_tools(seat, 0)
    s.set_skips(seat, 0)
    s.set_shares_nests(seat, 0)
    s.set_own_reduction(seat, 0)
    s.set_gold_for_silver(seat, 0)
    s.set_rest_gold(seat, 0)
    s.set_hand_limit(seat, base_limit)
    if s.hero(seat) != NONE:
        gain_hero(s, seat, s.hero(seat))


def enrich(s: Position, seat: int, animals: int, rng: Rng) -> None:
    """Give a seat animals of the piles, rescued and ready."""
    tables = s.tables
    kinds = [kind for kind in range(int(tables.kinds)) if not tables.utility[kind]]
    while animals:
        kind = rng.choice(kinds)
        if has_card(s, s.pile_cards, kind):
            remove_card(s, s.pile_cards, kind)
            if kind < tables.silver_kinds:
                remove_card(s, s.unseen_cards(0), kind)
            add_card(s, s.rescued_cards(seat), kind)
            gain_animal(s, seat, kind)
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
        base_limit = int(s.hand_limit(0))
        settle(s, rng)
        while not s.over:
            kind, seat = int(s.kind), s.pending()[0]
            pile = int(card_total(s, s.pile_cards))
            if kind in MOMENTS and seat == s.active and rng.below(20) == 0 and pile > 2 * given.animals:
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
