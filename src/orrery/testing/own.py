"""What a game's own module of `orrery.testing` offers, if it has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.plugins import find_part


def of_game(name: str, function: str) -> Callable[..., Any] | None:
    """A function of `orrery.testing.<game>`, None for a game without that module or function."""
    found: Callable[..., Any] | None = getattr(find_part(name, "testing"), function, None)
    return found
