"""Fit how well the Hunted stand, from many games of three to seven seats: writes bots/notalone/odds.json.

.venv/bin/python bench/odds.py --games 20000 [--bot club]

Bots of a level play each other in all presets; in every second game everybody does something at random now and then,
so that unusual positions are met too. Every beginning of a turn is a row: what of it counts (`write_features`), and
whether the Hunted won. A logistic model is fitted to the rows; weights are in thousandths of log-odds.
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
from orrery.bots.base import Bot, Budget, Decision
from orrery.bots.notalone import odds
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import zeros
from orrery.kernel.chance import settle
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng

ODD = 6
"""How often in a hundred choices anything is done, in every second game."""
PASSES = 4
RATE = 0.1
ROWS_PER_GAME = 9
CARDS = (-0.55, -0.38, -0.22, -0.08, 0.04, 0.14, 0.22)
WILL = (-0.35, -0.25, -0.05, 0.12)
Row: TypeAlias = "tuple[array[int], bool]"


def rows_of(game: Game, seats: int, player: Bot, options: dict[str, Value], odd: int, rng: Rng) -> list[Row]:
    """The beginnings of turns of one game, with how it ended."""
    s = game.new(seats, options)
    assert isinstance(s, Position)
    settle(s, rng)
    room, turn, budget = zeros(odds.FEATURES), 0, Budget()
    found: list[array[int]] = []
    while not s.over:
        if s.turn > turn:
            turn = int(s.turn)
            found.append(array("H", [int(room[i]) for i in range(odds.write_features(s, room))]))
        seat = s.pending()[0]
        legal = s.legal(seat)
        if rng.below(100) < odd:
            s.do(seat, rng.choice(legal))
        else:
            s.do(seat, player.decide(Decision(s.conceal(seat), [], legal, rng, budget)))
        settle(s, rng)
    return [(row, s.winner == 2) for row in found]


def spreads() -> list[float]:
    """How far a weight may be expected from what it begins with: the counters far, single cards hardly."""
    out = [0.1] * odds.WEIGHTS
    for k in range(odds.WEIGHTS):
        if k < odds.RESCUE:
            out[k] = 0.6
        elif k < odds.HAND_AND_WILL:
            out[k] = 2.0
        elif k < odds.IN_HAND:
            out[k] = 0.12
    return out


def fit(rows: list[Row], rng: Rng, first: list[float]) -> list[float]:
    """Log-odds of each feature, by stochastic gradient with a rate that falls as a feature is met (AdaGrad).

    Each weight is drawn to what it begins with, the more the less it may be expected to differ; the rows of a game,
    about nine, count as one for this.
    """
    weights, met = list(first), [1e-2] * odds.WEIGHTS
    touched = [0] * odds.WEIGHTS
    for row, _ in rows:
        for k in row:
            touched[k] += 1
    pull = [ROWS_PER_GAME / (spread * spread * max(1, n)) for spread, n in zip(spreads(), touched, strict=True)]
    for number in range(PASSES):
        loss = 0.0
        for i in range(len(rows) - 1, 0, -1):
            j = rng.below(i + 1)
            rows[i], rows[j] = rows[j], rows[i]
        for row, won in rows:
            chance = 1.0 / (1.0 + exp(-sum([weights[k] for k in row])))
            loss -= log(max(1e-6, chance if won else 1.0 - chance))
            off = won - chance
            for k in row:
                met[k] += off * off
                step = RATE / sqrt(met[k])
                weights[k] += step * off
                weights[k] -= min(1.0, step * pull[k]) * (weights[k] - first[k])
        print(f"pass {number + 1}: loss {loss / len(rows):.4f} a row", flush=True)
    return weights


def start() -> list[float]:
    """Weights to begin with: a race of the two counters; Will and cards worth something, the first ones more."""
    weights = [0.0] * odds.WEIGHTS
    for table in range(odds.TABLES):
        for spaces in range(odds.RESCUES):
            weights[odds.RESCUE + table * odds.RESCUES + spaces] = 3.0 - 0.5 * spaces
        for spaces in range(odds.ASSIMILATIONS):
            weights[odds.ASSIMILATION + table * odds.ASSIMILATIONS + spaces] = 0.6 * spaces - 3.0
        for hand in range(odds.HANDS):
            for will in range(odds.WILLS):
                weights[odds.HAND_AND_WILL + (table * odds.HANDS + hand) * odds.WILLS + will] = CARDS[hand] + WILL[will]
    for spaces in range(2, 5):
        weights[odds.MARKER + 5 + spaces] = 0.15 * (spaces - 1)
    weights[odds.MARKER + 1] = 0.2
    weights[odds.SHIELD + 1] = 0.8
    for held in range(odds.HELD):
        weights[odds.SURVIVAL_HELD + held] = 0.08 * held
    for effect in range(1, 4):
        weights[odds.PAIR + effect] = 0.1
    return weights


def write(weights: list[float]) -> None:
    """Write the file of weights."""
    whole = [round(1000 * weight) for weight in weights]
    parts = {name: whole[first : odds.GROUPS[i + 1][1]] for i, (name, first) in enumerate(odds.GROUPS[:-1])}
    lines = [f'  "{name}": {json.dumps(part)}' for name, part in parts.items()]
    odds.FITTED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> int:
    """Play, fit, write."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=20_000)
    words.add_argument("--bot", default="club")
    given = words.parse_args()
    game, rng = orrery.game("notalone"), Rng("odds")
    presets = list(PRESETS.values())
    player = orrery.bots.bot(given.bot, game)
    rows: list[Row] = []
    for number in range(given.games):
        odd = ODD if number // len(presets) % 2 else 0
        seats = (4, 5, 3, 4, 5, 6, 7)[number % 7]
        rows += rows_of(game, seats, player, presets[number // 7 % len(presets)], odd, rng)
        if number % 500 == 0:
            print(number, len(rows), flush=True)
    print(f"{given.games} games, {len(rows)} rows", flush=True)
    write(fit(rows, rng, start()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
