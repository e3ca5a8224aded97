"""Compile kernel, games and search with mypyc when a compiler is at hand; otherwise install the same source."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

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


setup(ext_modules=extensions())
