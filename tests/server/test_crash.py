"""kill -9 at any moment: what was acknowledged is there when the server starts again, and the tables go on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

HOME = Path(__file__).parent.parent.parent


def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    """A small chaos run: several games, kills, cuts and silent connections, all checked against the store."""
    words = "--choices 500 --kills 2 --cuts 6 --silences 3 --lanes 3 --pace 0.03".split()
    command = [sys.executable, str(HOME / "bench" / "chaos.py"), *words]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=900)
    assert '"lost_or_doubled": []' in run.stdout, run.stdout + run.stderr
    assert '"errors": []' in run.stdout, run.stdout + run.stderr
    assert '"kills": 2' in run.stdout
