"""The closed vocabularies of Nebula's content, and how many there are of each thing. Kinds of goals: `*_goals.py`."""

from __future__ import annotations

from typing import Final

from orrery.games.nebula.view_types import AdvancedSlot, ClusterId, EndId, Star
from orrery.kernel.arrays import Ints, ints

COLOURS: Final = 6
BLACK: Final = 6
STAR_KINDS: Final = 7
COLOURED_STARS: Final = 20
"""How many stars there are of each colour.

Rules: N6
"""
BLACK_STARS: Final = 30
"""How many black stars there are.

Rules: N6
"""
COLOUR_IDS: Final[list[Star]] = ["red", "purple", "yellow", "white", "blue", "orange", "black"]
"""The kinds of stars: six colours, and black.

Rules: N6, N56
"""

SHAPES: Final = ["circle", "pentagon", "triangle", "diamond", "square", "hexagon", "ring"]
"""What stars can look like where colours cannot be told apart."""

CELLS: Final = 25
"""The most cells a galaxy board can have."""
CONSTELLATIONS: Final = 4
CONSTELLATION_IDS: Final = ["lambda", "upsilon", "sigma", "diamond"]
"""The constellations Λ, Υ, Σ, ◊.

Rules: N32
"""
ORBITS: Final = 5
"""How many orbits a galaxy board has.

Rules: N35
"""
CONNECTIONS: Final = ["direct", "dotted", "orbital"]
MOST_BLACK_CELLS: Final = 30

CLUSTERS: Final = 3
"""How many clusters the nebula board has; each has a clock and a crescent.

Rules: N5, N9
"""
CLUSTER_IDS: Final[list[ClusterId]] = ["upper", "right", "left"]
MOST_CLUSTER_CELLS: Final = 10
MOST_TRACK_SPACE: Final = 60

VALUE_TOKENS: Final = 14
"""Six tokens of colours, four of constellations, four of advanced goals.

Rules: N9
"""
TRACKS: Final = 3
CONSTELLATION_TOKEN: Final = 6
"""The token of the first constellation; before it come those of the colours."""
ADVANCED_TOKEN: Final = 10
"""The token of the first advanced goal, slot A."""
TRACK_START: Final[Ints] = ints([0, CONSTELLATION_TOKEN, ADVANCED_TOKEN, VALUE_TOKENS])
"""The first token of each track, and the end."""
MOST_VALUE_SPACE: Final = 50

PERSONAL_CARDS: Final = 20
COMMON_CARDS: Final = 20
ADVANCED_CARDS: Final = 30
OPEN_GOALS: Final = 4
"""How many common goals, and how many advanced ones, lie open; a player needs a marker for each common goal.

Rules: N7, N22, N24
"""
COMMON_SLOT_IDS: Final = ["1", "2", "3", "4"]
ADVANCED_SLOT_IDS: Final[list[AdvancedSlot]] = ["A", "B", "C", "D"]

MOST_SEATS: Final = 4
"""How many players there can be, each with a galaxy board.

Rules: N5, N14
"""

# The ends of the game, and their names.
END_TRACK: Final = 1
END_CONSTELLATIONS: Final = 2
END_BAG: Final = 4
END_MARKERS: Final = 8
END_IDLE: Final = 16
END_IDS: Final[list[EndId]] = ["track", "constellations", "bag", "markers", "idle"]
