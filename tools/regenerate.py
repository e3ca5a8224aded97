"""Write the data the tests compare with anew, after a change of rules on purpose. Read the diff first.

With names of games only theirs: `PYTHONPATH=src .venv/bin/python tools/regenerate.py nebula`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from tests.kernel.test_identical import hashes  # noqa: E402
from tests.settings import SETTINGS, Setting, name_of  # noqa: E402
from tests.walk import walk  # noqa: E402

import orrery  # noqa: E402
from orrery.study.perft import perft  # noqa: E402
from orrery.study.playthrough import playthrough  # noqa: E402

DATA = HOME / "tests" / "data"
MOST = 40_000
"""Perft counts are kept to the depth at which they pass this."""


def settings_of(name: str) -> list[Setting]:
    """The settings the tests run a game in."""
    return [setting for setting in SETTINGS if setting[0] == name]


def identical(name: str) -> None:
    """Hashes of random games."""
    kept = {name_of(setting): hashes(setting) for setting in settings_of(name)}
    (DATA / "identical" / f"{name}.json").write_text(json.dumps(kept, indent=1) + "\n")


def golden(name: str) -> None:
    """Whole games as text."""
    for setting in settings_of(name):
        text = playthrough(orrery.game(name), setting[1], setting[2], "golden")
        (DATA / "golden" / f"{name_of(setting)}.txt").write_text(text)


def perfts(name: str) -> None:
    """Counts from a few positions of each setting, early, midway and late."""
    cases = []
    for setting in settings_of(name):
        seen = [state.copy() for state, _, _, _ in walk(setting, "perft")]
        for part in (0.02, 0.35, 0.6, 0.97):
            state = seen[int(part * len(seen))]
            counts = [perft(state, 1)]
            while counts[-1] < MOST // 40 and len(counts) < 6:
                counts.append(perft(state, len(counts) + 1))
            cases.append({"setting": name_of(setting), "position": state.dump(), "counts": counts})
    (DATA / "perft" / f"{name}.json").write_text(
        "[\n" + ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases) + "\n]\n"
    )


if __name__ == "__main__":
    for game in sys.argv[1:] or orrery.game_names():
        identical(game)
        golden(game)
        perfts(game)
