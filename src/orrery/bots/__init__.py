"""Opponents. Each is given only what its seat has seen, as one `Decision`."""

from __future__ import annotations

from orrery.bots.base import Advice, Bot, Budget, Decision
from orrery.bots.registry import ADVISER, LEVELS, OFFERED, REFERENCE, STAND_IN, bot, local_bot, names, offered

__all__ = [
    "ADVISER",
    "LEVELS",
    "OFFERED",
    "REFERENCE",
    "STAND_IN",
    "Advice",
    "Bot",
    "Budget",
    "Decision",
    "bot",
    "local_bot",
    "names",
    "offered",
]
