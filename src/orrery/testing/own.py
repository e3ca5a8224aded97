"""What a game's own module of `orrery.testing` offers, if it has one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any


def of_game(name: str, function: str) -> Callable[..., Any] | None:
    """A function of `orrery.testing.<game>`, None for a game without that module or function."""
    module = f"orrery.testing.{name}"
    if find_spec(module) is None:
        return None
    found: Callable[..., Any] | None = getattr(import_module(module), function, None)
    return found
