"""How long each bot thinks about a choice, how many positions it looks at in a second, and how much memory it takes.

.venv/bin/python bench/bots.py [--only nebula] [--bots expert,club] [--choices 60]

For each level of each game, decisions are taken from the middle third of games between casual players, so all are
asked the same. A line gives the median, the 95th percentile and the longest time of a choice in CPU time of one core,
and the most memory its process had. Each level is measured in a process of its own. Positions in a second are measured
where a bot has a number of positions of its own: by how much longer it thinks with a quarter of it than with an eighth;
a dash stands where that makes no difference.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import sys
from time import process_time

import orrery
from orrery import bots
from orrery.kernel.chance import natures_choice
from orrery.kernel.events import Event
from orrery.kernel.options import Value
from orrery.kernel.sentinels import NATURE
from orrery.processes import Worker

SETTINGS: list[tuple[str, int, dict[str, Value]]] = [
    ("nebula", 2, {}),
    ("nebula", 4, {}),
    ("comet", 2, {}),
    ("comet", 4, {}),
    ("notalone", 4, {}),
    ("notalone", 5, {"places": "exploration", "decks": "combined"}),
]
Question = tuple[str, int, dict[str, Value], str, int]


def decisions(name: str, seats: int, options: dict[str, Value], most: int) -> list[orrery.Decision]:
    """So many decisions from the middle of games, where there is something to choose."""
    game = orrery.game(name)
    player = bots.bot("casual", game)
    out: list[orrery.Decision] = []
    number = 0
    while len(out) < most:
        state, rng = game.new(seats, options), orrery.Rng(f"bench {number}")
        events = state.watch()
        seen: list[list[Event]] = [[] for _ in range(seats)]
        asked: list[orrery.Decision] = []
        while not state.over:
            seat = state.pending()[0]
            for each, history in enumerate(seen):
                history += [event for event in events if event.seen_by(each)]
            events.clear()
            if seat == NATURE:
                state.apply(NATURE, int(natures_choice(state, rng)))
                continue
            decision = orrery.Decision(state.conceal(seat), [*seen[seat]], state.legal(seat), orrery.Rng(len(asked)))
            if len(decision.legal) > 1:
                asked.append(decision)
            state.apply(seat, player.decide(decision))
        middle = asked[len(asked) // 3 : 2 * len(asked) // 3]
        out += middle[:: max(1, len(middle) // 8)]
        number += 1
    return out[:most]


def measure(question: Question) -> tuple[list[float], float, float]:
    """Run in a process: the seconds of each choice of a bot, the positions of a second, and its megabytes."""
    name, seats, options, bot, most = question
    player = bots.bot(bot, orrery.game(name))
    asked = decisions(name, seats, options, most)
    spent = [seconds(player, decision, None) for decision in asked]
    own = getattr(player, "positions", 0)
    rate = 0.0
    if own >= 800:
        few = sum(seconds(player, decision, own // 8) for decision in asked)
        more = sum(seconds(player, decision, own // 4) for decision in asked)
        rate = len(asked) * (own // 4 - own // 8) / (more - few) if more > 1.2 * few else 0.0
    return spent, rate, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def seconds(player: orrery.Bot, asked: orrery.Decision, positions: int | None) -> float:
    """How long a bot thinks about a choice with so many positions, or with its own number."""
    budget = orrery.Budget(positions=positions)
    decision = orrery.Decision(asked.position, [*asked.history], [*asked.legal], orrery.Rng("bench"), budget)
    start = process_time()
    player.decide(decision)
    return process_time() - start


def main() -> int:
    """Measure every level of every game and print a table."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--only", metavar="GAME")
    words.add_argument("--bots", default=",".join([*bots.LEVELS, bots.REFERENCE]))
    words.add_argument("--choices", type=int, default=60)
    given = words.parse_args()
    print("| game | seats | bot | median ms | 95 % | longest | positions/s | MB |")
    print("|---|---:|---|---:|---:|---:|---:|---:|")
    for name, seats, options in SETTINGS:
        if given.only not in (None, name):
            continue
        for bot in given.bots.split(","):
            worker: Worker[Question, tuple[list[float], float, float]] = Worker(measure)
            worker.ask((name, seats, options, bot, given.choices))
            spent, rate, memory = worker.answer()
            worker.end()
            ordered = sorted(spent)
            late = ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
            positions = f"{rate:,.0f}" if rate else "-"
            times = " | ".join(f"{1000 * each:.1f}" for each in (statistics.median(ordered), late, ordered[-1]))
            print(f"| {name} | {seats} | {bot} | {times} | {positions} | {memory:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
