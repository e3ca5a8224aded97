"""Compile kernel, games and search with mypyc when a compiler is at hand; otherwise install the same source."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

# Not hot, and full of the dynamic things mypyc has no gain from.
PLAIN = {"__init__.py", "errors.py", "content.py"}


def sources() -> list[str]:
    """The modules worth compiling: everything a game in progress runs through."""
    found: list[str] = []
    for room in ("kernel", "games", "bots"):
        for path in sorted(Path("src/orrery", room).rglob("*.py")):
            if path.name not in PLAIN:
                found.append(path.as_posix())
    return found


def extensions() -> list[Any]:
    """The compiled modules, or none with a word why."""
    if os.environ.get("ORRERY_PURE"):
        print("orrery: ORRERY_PURE is set, installing uncompiled", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify

        modules = mypycify(["--strict", *sources()], opt_level="3", group_name="orrery")
    except (ImportError, OSError) as error:
        print(f"orrery: no mypyc ({error}), installing uncompiled", file=sys.stderr)
        return []
    for module in modules:
        module.optional = True
    return modules


class BuildWithClientAndRules(build_py):
    """Build the browser client into the package, and ship the rules' pages, so that every rule can be read there."""

    def run(self) -> None:
        """Build the client, collect the code, copy docs/rules beside it."""
        sys.path.insert(0, str(Path(__file__).parent / "tools"))
        from build_client import build

        build()
        super().run()
        target = Path(self.build_lib, "orrery", "rules")
        self.mkpath(str(target))
        for page in sorted(Path("docs/rules").glob("*.md")):
            self.copy_file(str(page), str(target / page.name))


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClientAndRules})
