"""Strength: how often the greedy bot wins against random ones, in every setting stated in bench/results.md.

.venv/bin/python bench/strength.py --games 200 [--only nebula]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.settings import SETTINGS, name_of

import orrery
from orrery.bots import bot
from orrery.study.arena import share_of_wins


def main() -> int:
    """Play every setting and print a line for each."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--only", metavar="GAME")
    given = words.parse_args()
    for setting in SETTINGS:
        name, seats, options = setting
        if given.only is None or given.only == name:
            game = orrery.game(name)
            share = share_of_wins(game, bot("greedy", game), bot("random", game), seats, given.games, 0, options)
            print(f"{name_of(setting)}: greedy wins {100 * share:.1f} % of {given.games}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
