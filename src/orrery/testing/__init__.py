"""For tests of games and of programs that use them: positions made in words, invariants, and an oracle for undo."""

from orrery.testing.invariants import load_checked, problems
from orrery.testing.positions import changed, position, set_field, top_step, value
from orrery.testing.undo import reveals_information

__all__ = [
    "changed",
    "load_checked",
    "position",
    "problems",
    "reveals_information",
    "set_field",
    "top_step",
    "value",
]
