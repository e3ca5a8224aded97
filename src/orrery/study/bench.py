"""How fast the engine is: one core, random play to the end, CPU time, as a ratio to peers in the same run.

Nature's steps cost time but are not counted as decisions, for us and for the peers alike.
"""

from __future__ import annotations

import importlib
import json
import platform
import random
import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from orrery.api import game, game_names
from orrery.kernel.chance import play_out, settle
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE
from orrery.version import __version__, compiled

SPIEL_GAMES = [
    "backgammon", "battleship", "blackjack", "breakthrough", "bridge", "checkers", "chess", "clobber",
    "connect_four", "crazy_eights", "dark_hex", "dou_dizhu", "euchre", "gin_rummy", "go", "hanabi", "havannah",
    "hearts", "hex", "leduc_poker", "liars_dice", "oh_hell", "othello", "skat", "spades",
]  # fmt: skip
"""Twenty-five of OpenSpiel's C++ games: board games, card games, perfect and hidden information."""

MEASURED: dict[str, tuple[int, dict[str, Value]]] = {"notalone": (5, {"decks": "combined"})}
"""The seats and options a game is measured with, where they are not its most seats and its defaults."""

Counts = tuple[int, int]
"""Decisions and games."""


def run(as_json: bool, seconds: float = 2.0, only: list[str] | None = None) -> int:
    """Measure everything there is to measure here and print it."""
    report = measure(seconds, only)
    if as_json:
        print(json.dumps(report, indent=1))
    else:
        print_report(report)
    return 0


def measure(seconds: float, only: list[str] | None = None) -> dict[str, Any]:
    """The whole report as plain data."""
    report: dict[str, Any] = {
        "orrery": __version__,
        "compiled": compiled(),
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {platform.system()}",
        "games": {},
    }
    for name in game_names():
        if only is None or name in only:
            seats, options = MEASURED.get(name, (game(name).most_seats, {}))
            report["games"][f"{name} {seats} seats"] = measure_game(game(name), seats, seconds, options)
    peers: dict[str, Any] = {}
    if _installed("catanatron"):
        peers["catanatron 4 players"] = _rate(_catanatron(), seconds)
    if _installed("pyspiel"):
        rates = {name: _rate(_spiel(name), seconds / 4)["decisions_per_s"] for name in SPIEL_GAMES}
        peers["OpenSpiel from Python"] = {
            "decisions_per_s": round(statistics.median(rates.values())),
            "games": rates,
        }
    report["peers"] = peers
    report["ratios"] = ratios(report)
    return report


def measure_game(g: Game, seats: int, seconds: float, options: dict[str, Value]) -> dict[str, Any]:
    """One of our games: played inside the engine, driven from Python, and copied."""
    state = g.new(seats, options)
    settle(state, Rng("bench"))
    copies = 20_000
    start = process_time()
    for _ in range(copies):
        state.copy()
    copy_us = (process_time() - start) / copies * 1e6
    return {
        "engine": _rate(_inside(g, seats, options), seconds),
        "from_python": _rate(_driven(g, seats, options), seconds),
        "copy_us": round(copy_us, 3),
    }


def ratios(report: dict[str, Any]) -> dict[str, float]:
    """Our speed against each peer's, in the same run."""
    out: dict[str, float] = {}
    for name, ours in report["games"].items():
        for peer, theirs in report["peers"].items():
            way = "from_python" if "Python" in peer else "engine"
            mine = ours[way]["decisions_per_s"]
            out[f"{name} : {peer}"] = round(mine / theirs["decisions_per_s"], 2)
    return out


def _installed(module: str) -> bool:
    try:
        importlib.import_module(module)
    except ImportError:
        return False
    return True


def _rate(play: Callable[[int], int], seconds: float) -> dict[str, Any]:
    """Play game after game for a while; `play(number)` says how many decisions it took."""
    play(0)
    decisions, games = 0, 0
    start = process_time()
    while (spent := process_time() - start) < seconds or games == 0:
        decisions += play(games)
        games += 1
    return {
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 2),
        "decisions_per_game": round(decisions / games, 1),
    }


def _inside(g: Game, seats: int, options: dict[str, Value]) -> Callable[[int], int]:
    def play(number: int) -> int:
        return int(play_out(g.new(seats, options), Rng(number)))

    return play


def _driven(g: Game, seats: int, options: dict[str, Value]) -> Callable[[int], int]:
    def play(number: int) -> int:
        nature, choose = Rng(number), random.Random(number).choice
        state = g.new(seats, options)
        decisions = 0
        while pending := state.pending():
            seat = pending[0]
            if seat == NATURE:
                settle(state, nature)
            else:
                state.apply(seat, choose(state.legal(seat)))
                decisions += 1
        return decisions

    return play


def _catanatron() -> Callable[[int], int]:
    module: Any = importlib.import_module("catanatron")

    def play(number: int) -> int:
        random.seed(number)
        colours = (module.Color.RED, module.Color.BLUE, module.Color.WHITE, module.Color.ORANGE)
        match = module.Game([module.RandomPlayer(colour) for colour in colours], seed=number)
        match.play()
        records = getattr(match.state, "action_records", None) or match.state.actions
        return len(records)

    return play


def _spiel(name: str) -> Callable[[int], int]:
    module: Any = importlib.import_module("pyspiel")
    loaded = module.load_game(name)

    def play(number: int) -> int:
        rng = random.Random(number)
        choose, choices = rng.choice, rng.choices
        state = loaded.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(actions, weights)[0])
            else:
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def print_report(report: dict[str, Any]) -> None:
    """The report as a table for people."""
    how = "compiled" if report["compiled"] else "uncompiled"
    out = sys.stdout.write
    out(f"orrery {report['orrery']} ({how}), Python {report['python']}, {report['machine']}\n\n")
    out(f"{'':34}{'decisions/s':>14}{'games/s':>12}\n")
    for name, ours in report["games"].items():
        for way, label in (("engine", "in the engine"), ("from_python", "from Python")):
            rate = ours[way]
            line = f"{name + ', ' + label:34}{rate['decisions_per_s']:>14,}{rate['games_per_s']:>12,.1f}"
            out(line + "\n")
        out(f"{name + ', copy':34}{ours['copy_us']:>11} us\n")
    for name, theirs in report["peers"].items():
        games = theirs.get("games_per_s")
        out(f"{name:34}{theirs['decisions_per_s']:>14,}{games if games is not None else '':>12}\n")
    for name, ratio in report["ratios"].items():
        out(f"{name:60}{ratio:>8} x\n")
    if not report["peers"]:
        out("\nPeers are not installed; `pip install '.[peers]'` compares with them.\n")
