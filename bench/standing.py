"""Fit how well the Creature stands against a single Hunted, from many games: writes bots/notalone/standing.json.

.venv/bin/python bench/standing.py --games 200000

The plain Creature (without looking ahead) plays against a random Hunted with two seats in all presets; in every second
game it does something at random now and then, so that unusual positions are met too. Every beginning of a turn is a
row: what of it counts (`traits`), and whether the Creature won. A logistic model is fitted to the rows. It runs for
about ten minutes; the file is written at the end, and the weights are in thousandths of log-odds.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from math import exp, log, sqrt
from typing import TypeAlias

from strength import PRESETS

import orrery
from orrery.bots.notalone.creature import hunt_well
from orrery.bots.notalone.standing import FITTED, GROUPS, WEIGHTS, traits
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import zeros
from orrery.kernel.chance import settle
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng

ODD = 8
"""How often in a hundred choices the Creature does anything, in every second game."""
PASSES = 3
RATE = 0.15
Row: TypeAlias = "tuple[array[int], bool]"


def rows_of(game: Game, options: dict[str, Value], odd: int, rng: Rng) -> list[Row]:
    """The beginnings of turns of one game, with how it ended."""
    s = game.new(2, options)
    assert isinstance(s, Position)
    settle(s, rng)
    room, turn = zeros(64), 0
    found: list[array[int]] = []
    while not s.over:
        if s.turn > turn:
            turn = int(s.turn)
            found.append(array("H", [int(room[i]) for i in range(traits(s, room))]))
        seat = s.pending()[0]
        legal = s.legal(seat)
        plain = seat == s.creature and rng.below(100) >= odd
        s.do(seat, hunt_well(s, legal, rng) if plain else rng.choice(legal))
        settle(s, rng)
    won = s.creature in s.winners()
    return [(row, won) for row in found]


def fit(rows: list[Row], rng: Rng) -> list[float]:
    """Log-odds of each trait, by stochastic gradient with a rate that falls as a trait is met (AdaGrad)."""
    weights, met = [0.0] * WEIGHTS, [1e-6] * WEIGHTS
    for number in range(PASSES):
        loss = 0.0
        for i in range(len(rows) - 1, 0, -1):
            j = rng.below(i + 1)
            rows[i], rows[j] = rows[j], rows[i]
        for row, won in rows:
            chance = 1.0 / (1.0 + exp(-sum([weights[k] for k in row])))
            loss -= log(chance if won else 1.0 - chance)
            off = won - chance
            for k in row:
                met[k] += off * off
                weights[k] += RATE * off / sqrt(met[k])
        print(f"pass {number + 1}: loss {loss / len(rows):.4f} a row", flush=True)
    return weights


def main() -> int:
    """Play, fit, write."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=200_000)
    given = words.parse_args()
    game, rng = orrery.game("notalone"), Rng("standing")
    presets = list(PRESETS.values())
    rows: list[Row] = []
    for number in range(given.games):
        odd = ODD if number // len(presets) % 2 else 0
        rows += rows_of(game, presets[number % len(presets)], odd, rng)
    print(f"{given.games} games, {len(rows)} rows", flush=True)
    weights = [round(1000 * weight) for weight in fit(rows, rng)]
    parts = {name: weights[first : GROUPS[i + 1][1]] for i, (name, first) in enumerate(GROUPS[:-1])}
    lines = [f'  "{name}": {json.dumps(part)}' for name, part in parts.items()]
    FITTED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
