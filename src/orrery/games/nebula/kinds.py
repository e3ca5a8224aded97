"""The closed vocabularies of Nebula's content: colours, connections, and what goal cards can ask (N94-N114)."""

from __future__ import annotations

from typing import Final

COLOURS: Final = 6
BLACK: Final = 6
STAR_KINDS: Final = 7
COLOUR_IDS: Final = ["red", "purple", "yellow", "white", "blue", "orange", "black"]

SHAPES: Final = ["circle", "pentagon", "triangle", "diamond", "square", "hexagon", "ring"]
"""What stars can look like where colours cannot be told apart."""

CELLS: Final = 25  # at most
CONSTELLATIONS: Final = 4
CONSTELLATION_IDS: Final = ["lambda", "upsilon", "sigma", "diamond"]
ORBITS: Final = 5
CLUSTERS: Final = 3
CLUSTER_IDS: Final = ["upper", "right", "left"]
CONNECTIONS: Final = ["direct", "dotted", "orbital"]

# Personal goals.
DOTTED_COLOUR: Final = 0
GLOW_COLOUR: Final = 1
SIX_OF_COLOUR: Final = 2
MAX_4_EMPTY: Final = 3
MOST_BLACK: Final = 4
PERSONAL_KINDS: Final = [
    "dotted_colour",
    "glow_colour",
    "six_of_colour",
    "max_4_empty",
    "most_black",
]

# Common goals.
CONSTELLATION_EXACTLY_3_COLOURS: Final = 0
ORBIT_EXACTLY_3_COLOURS: Final = 1
TWO_OF_EACH_COLOUR: Final = 2
ORBIT_ALL_DIFFERENT: Final = 3
COLOUR_TWICE_IN_3_CONSTELLATIONS: Final = 4
THREE_ADJACENT_ORBITS: Final = 5
TWO_OPPOSITE_CONSTELLATIONS: Final = 6
TWO_ADJACENT_CONSTELLATIONS: Final = 7
ALL_DOTTED: Final = 8
BOTH_SIDES_OF_GLOW: Final = 9
COMMON_KINDS: Final = [
    "constellation_exactly_3_colours",
    "orbit_exactly_3_colours",
    "two_of_each_colour",
    "orbit_all_different",
    "colour_twice_in_3_constellations",
    "three_adjacent_orbits",
    "two_opposite_constellations",
    "two_adjacent_constellations",
    "all_dotted",
    "both_sides_of_glow",
]

# Advanced goals.
COLOUR_PAIR: Final = 0
ORBITS_WITH_COLOUR: Final = 1
COLOUR_BESIDE_GLOW: Final = 2
GLOW_MAJORITY: Final = 3
COMMON_GOALS_DONE: Final = 4
SURROUNDED_GLOW: Final = 5
ADVANCED_KINDS: Final = [
    "colour_pair",
    "orbits_with_colour",
    "colour_beside_glow",
    "glow_majority",
    "common_goals_done",
    "surrounded_glow",
]

PERSONAL_CARDS: Final = 20
COMMON_CARDS: Final = 20
ADVANCED_CARDS: Final = 30
OPEN_GOALS: Final = 4
VALUE_TOKENS: Final = 14
TRACKS: Final = 3
TRACK_START: Final = [0, 6, 10, 14]
"""Tokens 0-5 are colours, 6-9 constellations, 10-13 advanced slots A-D."""
