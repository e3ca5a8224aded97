"""Values that stand for no seat, no card or no knowledge. All differ, so that none can be mistaken for another."""

from __future__ import annotations

from typing import Final

NATURE: Final = -1
"""The seat that decides everything random."""

NONE: Final = -2
"""Nothing there: an empty cell, no card, nobody."""

UNKNOWN: Final = -3
"""Stands in a concealed state for what the viewer may not know."""

SPECTATOR: Final = -4
"""The viewer who sits at no seat."""

OPEN: Final = -5
"""The viewer of a state that conceals nothing."""
