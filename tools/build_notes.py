"""What a build leaves out and why: said at once, and kept in the package, since installers hide what builds print."""

from __future__ import annotations

import os
import sys
from pathlib import Path

NAME = "build-notes.txt"

_notes: list[str] = []


def leave_out(what: str, why: str) -> None:
    """Note that the package is built without something; with ORRERY_STRICT_BUILD, stop instead."""
    note = f"{what}: {why}"
    if os.environ.get("ORRERY_STRICT_BUILD"):
        sys.exit(f"orrery: this build would be {note}; ORRERY_STRICT_BUILD forbids it")
    print(f"orrery: building {note}", file=sys.stderr)
    _notes.append(note)


def write_notes(package: Path) -> None:
    """Write the notes into a built package, or nothing if there are none."""
    if _notes:
        (package / NAME).write_text("".join(f"{note}\n" for note in _notes), encoding="utf-8")
