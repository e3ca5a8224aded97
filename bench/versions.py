#!/usr/bin/env python3
"""Compare the speed of two installations of Orrery, piece by piece in turns, in CPU time.

    python bench/versions.py OLD/.venv/bin/python NEW/.venv/bin/python

Each piece plays the same games at random inside the engine, then from Python, then copies a position many times. The
pieces of the two alternate, so that what else the machine does meets both alike; a ratio is the median of the ratios of
neighbouring pieces.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys

PIECE = """
import json, random, sys
from time import process_time
import orrery
from orrery.kernel.chance import play_out, settle
from orrery.study.bench import MEASURED

if not orrery.version.compiled():
    sys.exit("not compiled")

def timed(play, games):
    start = process_time()
    for number in range(games):
        play(number)
    return process_time() - start

def inside(g, seats, options):
    return lambda number: play_out(g.new(seats, options), orrery.Rng(number))

def driven(g, seats, options):
    def play(number):
        nature, choose = orrery.Rng(number), random.Random(number).choice
        state = g.new(seats, options)
        while pending := state.pending():
            if pending[0] == orrery.NATURE:
                orrery.settle(state, nature)
            else:
                state.apply(pending[0], choose(state.legal(pending[0])))
    return play

def copies(g, seats, options):
    state = g.new(seats, options)
    orrery.settle(state, orrery.Rng("bench"))
    def play(number):
        for _ in range(1000):
            state.copy()
    return play

out = {}
for line in sys.stdin:
    name, games = json.loads(line)
    g = orrery.game(name)
    seats, options = MEASURED.get(name, (g.most_seats, {}))
    made = [(inside, games), (driven, games // 2), (copies, games // 2)]
    for kind, count in made:
        kind(g, seats, options)(0)
    print(json.dumps([timed(kind(g, seats, options), count) for kind, count in made]), flush=True)
"""
GAMES = {"nebula": 500, "comet": 240, "notalone": 900}
KINDS = ["engine", "from Python", "copy"]


def main() -> int:
    """Run the pieces and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--only", choices=GAMES, action="append")
    given = parser.parse_args()
    runs = [
        subprocess.Popen([python, "-c", PIECE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for python in (given.old, given.new)
    ]
    print(f"| {given.rounds} rounds, old / new | {' | '.join(KINDS)} |\n|---|{'---:|' * len(KINDS)}")
    for name in given.only or GAMES:
        ratios: list[list[float]] = [[] for _ in KINDS]
        for number in range(given.rounds):
            spent = {}
            for which in (0, 1) if number % 2 else (1, 0):
                run = runs[which]
                assert run.stdin is not None and run.stdout is not None
                run.stdin.write(json.dumps([name, GAMES[name]]) + "\n")
                run.stdin.flush()
                answer = run.stdout.readline()
                if not answer:
                    print(f"{run.args[0]} does not run a compiled engine", file=sys.stderr)  # type: ignore[index]
                    return 1
                spent[which] = json.loads(answer)
            for kind in range(len(KINDS)):
                ratios[kind].append(spent[0][kind] / spent[1][kind])
        print(f"| {name} | {' | '.join(f'{statistics.median(each):.3f}' for each in ratios)} |", flush=True)
    for run in runs:
        assert run.stdin is not None
        run.stdin.close()
        run.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
