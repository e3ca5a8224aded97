"""Write the data the tests compare with anew, after a change of rules on purpose. Read the diff first."""

from __future__ import annotations

import json
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from tests.kernel.test_identical import hashes  # noqa: E402
from tests.settings import SETTINGS, name_of  # noqa: E402
from tests.walk import walk  # noqa: E402

import orrery  # noqa: E402
from orrery.study.perft import perft  # noqa: E402
from orrery.study.playthrough import playthrough  # noqa: E402

DATA = HOME / "tests" / "data"
MOST = 40_000
"""Perft counts are kept to the depth at which they pass this."""


def identical() -> None:
    """Hashes of random games."""
    for name in orrery.games():
        kept = {name_of(s): hashes(s) for s in SETTINGS if s[0] == name}
        (DATA / "identical" / f"{name}.json").write_text(json.dumps(kept, indent=1) + "\n")


def golden() -> None:
    """Whole games as text."""
    for setting in SETTINGS:
        name, seats, options = setting
        text = playthrough(orrery.game(name), seats, options, "golden")
        (DATA / "golden" / f"{name_of(setting)}.txt").write_text(text)


def perfts() -> None:
    """Counts from a few positions of each setting, early, midway and late."""
    for name in orrery.games():
        cases = []
        for setting in [s for s in SETTINGS if s[0] == name]:
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
    identical()
    golden()
    perfts()
