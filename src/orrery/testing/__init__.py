"""For tests of games and of programs that use them: the conformance suite, positions in words, invariants, undo."""

from orrery.testing.conformance import NotConforming, check_game, guarantees
from orrery.testing.invariants import load_checked, problems
from orrery.testing.positions import changed, position, set_field, top_step, value
from orrery.testing.undo import reveals_information

__all__ = [
    "NotConforming",
    "changed",
    "check_game",
    "guarantees",
    "load_checked",
    "position",
    "problems",
    "reveals_information",
    "set_field",
    "top_step",
    "value",
]
