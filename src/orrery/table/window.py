"""How long a window for secret answers stays open where several people play: the host's choice."""

from __future__ import annotations

from orrery.table.errors import Refused

DEFAULT = 10.0
"""Seconds in which somebody can read the question and a few cards."""
SHORTEST, LONGEST = 3, 300
NO_FIXED_TIME = 0.0
"""Among people who trust each other a window ends with the last answer, though that tells who could have played."""


def checked(seconds: float | None, default: float) -> float:
    """The seconds a host asked for, or the default; refused with what they may be."""
    if seconds is None:
        return default
    if seconds != NO_FIXED_TIME and not SHORTEST <= seconds <= LONGEST:
        raise Refused("bad-window", f"window: 0, or a number of seconds from {SHORTEST} to {LONGEST}")
    return float(seconds)
