"""The version, whether the engine in use is compiled, and what its build had to leave out."""

from __future__ import annotations

import os
from pathlib import Path

from orrery.kernel import state

__version__ = "0.2.0"

COMMAND = os.environ.get("ORRERY_COMMAND") or "orrery"
"""How the command line is called: ./play says so where it was started by that."""

_NOTES = Path(__file__).with_name("build-notes.txt")


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(state.__file__).endswith(".py")


def build_notes() -> list[str]:
    """What was left out when this package was built, and why: a sentence each."""
    return _NOTES.read_text(encoding="utf-8").splitlines() if _NOTES.exists() else []
