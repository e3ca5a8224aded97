"""Play and replay a game of each with the engine that is installed; say "compiled" or "uncompiled" to insist on it.

A program of its own: it runs in environments that hold nothing but the package and what it needs.
"""

from __future__ import annotations

import sys

import orrery
from orrery.kernel import state


def main(expected: list[str]) -> None:
    """Play, and check how the engine runs and what was imported for it."""
    how = "uncompiled" if str(state.__file__).endswith(".py") else "compiled"
    if expected and how not in expected:
        sys.exit(f"orrery is {how}, not {expected[0]}: {state.__file__}")
    for name in orrery.game_names():
        record = orrery.random_game(name, seed=1)
        last = [step.state for step in orrery.replay(record)][-1]
        assert last.over and last.hash() == record.final, name
        print(f"{name}: {len(record.choices)} choices, won by {last.winners()}")
    known = {"orrery", "librt", "mypy_extensions", "__main__", *sys.stdlib_module_names}
    packages = {name.partition(".")[0] for name, module in sys.modules.items() if getattr(module, "__file__", None)}
    others = sorted(each for each in packages - known if "__mypyc" not in each and not each.startswith("_"))
    print(f"{how}, in {orrery.__path__[0]}; other packages imported: {', '.join(others) or 'none'}")


if __name__ == "__main__":
    main(sys.argv[1:])
