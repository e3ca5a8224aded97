"""The closed vocabularies of Comet's content: areas, eggs, decks, and what an ability can do."""

from __future__ import annotations

from typing import Final

from orrery.games.comet.view_types import Area, FieldType, NeutralId, Sign

# Areas are also the symbols that enter them (C5, C25); a wild enters any of the five (C28).
AREAS: Final = 5
AREA_IDS: Final[list[Area]] = ["meadow", "jungle", "desert", "water", "lava"]
"""The areas, which are also the symbols that enter them.

Rules: C5
"""
WILD: Final = 5
SYMBOLS: Final = 6
SYMBOL_IDS: Final[list[Sign]] = [*AREA_IDS, "wild"]
ALL_AREAS: Final = 31

# What a field is: an area, or one of these.
NEST: Final = 5
CAVERN: Final = 6
GAP: Final = 7  # no field on this side of the board
FIELD_TYPES: Final[list[FieldType]] = [*AREA_IDS, "nest", "cavern"]
"""What a field of the board can be.

Rules: C5
"""
MOST_FIELDS: Final = 96
"""Places that have a field on one side of the board or on both."""
BORDER_TYPES: Final = 128
"""In the table of borders a field's number is below this, and its type is a bit from here on."""
DIRECTIONS: Final = 6
AXIAL: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
"""The six neighbours of a hex in axial coordinates; direction d + 3 is opposite to d."""

EGG_IDS: Final = ["white", "red", "blue", "purple", "green", "black"]
"""The colours of eggs.

Rules: C4
"""
EGGS: Final = 6
DECK_IDS: Final = ["silver", "gold"]
SILVER: Final = 0
GOLD: Final = 1
SILVER_CARDS: Final = 100
"""How many silver cards there are.

Rules: C2
"""
GOLD_CARDS: Final = 50
"""How many gold cards there are.

Rules: C2
"""
HEROES: Final = 10
"""How many hero cards there are.

Rules: C2
"""
SAVIORS: Final = 3
SLOTS: Final = 3
"""How many slots a savior board has, each with a savior.

Rules: C2
"""
TOKEN_IDS: Final[list[NeutralId]] = ["mammoth", "tortoise"]
"""The tokens that belong to nobody.

Rules: C2
"""
DISPLAY_CARDS: Final = 4
"""How many gold cards lie face up.

Rules: C10
"""
MOST_STEPS: Final = 12
MOST_REDUCTION: Final = 12

# A set of cards is six words of up to 30 bits: four for silver, two for gold (see `cards`).
WORD_BITS: Final = 30
SILVER_WORDS: Final = 4
WORDS: Final = 6

# What an ability can do. Those up to LAST_TOOL are used, for a cost; the others hold by themselves.
REDUCE_NEST: Final = 0  # arg: by how much; arg2: 1 if exactly so much (C72, CQ6)
EXTRA_HATCH: Final = 1  # arg: how many more; arg2: lowered by up to (CS41)
DRAW_SILVER: Final = 2  # arg: cards
TAKE_GOLD: Final = 3  # arg: cards (C62)
GAIN_WILD: Final = 4  # arg: symbols (C64)
FREE_STEPS: Final = 5  # arg: steps (C63, C70, C71)
DUPLICATE_SYMBOL: Final = 6  # arg: copies (CS47)
EXTRA_CARD: Final = 7  # arg: cards (C67)
TO_NEST_OR_CAVERN: Final = 8  # (C68)
SKIP_TERRAIN: Final = 9  # arg: mask of areas; arg2: 1 for all saviors (C69)
PLACE_NEUTRAL: Final = 10  # arg: mask of tokens (C65)
TAKE_PLAYED: Final = 11  # (C60)
COPY_PLAYED: Final = 12  # (C66)
LAST_TOOL: Final = 12
HATCH_ON_OCCUPIED: Final = 13  # (C73)
HAND_LIMIT: Final = 14  # arg: plus (C59)
SKIP_NESTS: Final = 15
GOLD_FOR_SILVER: Final = 16  # arg: cards a Rest (C61)
REST_EXTRA_GOLD: Final = 17  # arg: cards
SCORE_VICUNA: Final = 18  # by the table (C54)
SCORE_LIZARD: Final = 19  # arg: points a set; arg2: which part (C55)
SCORE_RESCUED: Final = 20  # arg: per other animal; arg2: at most
SCORE_EGG_COLOURS: Final = 21  # arg: per colour
SCORE_SILVER: Final = 22  # arg: per silver animal (C56, and the following)
SCORE_GOLD: Final = 23
SCORE_BEAVER: Final = 24  # (C58)
SCORE_EGG: Final = 25  # arg: per egg; arg2: the colour
SCORE_AREA: Final = 26  # arg: per animal; arg2: the area its card shows
NO_ABILITY: Final = 27
ABILITY_IDS: Final = [
    "reduce_nest",
    "extra_hatch",
    "draw_silver",
    "take_gold",
    "gain_wild",
    "free_steps",
    "duplicate_symbol",
    "play_extra_movement_card",
    "move_to_nest_or_cavern",
    "skip_terrain",
    "place_neutral",
    "take_played_silver",
    "copy_played_symbols",
    "hatch_on_occupied",
    "hand_limit",
    "skip_nests",
    "rest_gold_instead_of_silver",
    "rest_extra_gold",
    "score_set_vicuna",
    "score_set_lizard",
    "score_per_rescued",
    "score_per_egg_colour",
    "score_per_silver",
    "score_per_gold",
    "score_per_beaver",
    "score_per_egg",
    "score_per_area",
]

# When an ability works (C41-C43).
PASSIVE: Final = 0
ON_HATCH: Final = 1
ON_MOVE: Final = 2
ON_REST: Final = 3
BETWEEN_TURNS: Final = 4
ENDGAME: Final = 5
TIMING_IDS: Final = ["passive", "hatch", "move", "rest", "between", "endgame"]
COST_IDS: Final = ["none", "exhaust", "discard"]
COST_NONE: Final = 0
TIMINGS_OF: Final = [
    [PASSIVE, ON_HATCH],
    [ON_HATCH],
    [ON_HATCH, ON_MOVE, BETWEEN_TURNS, ON_REST],
    [ON_HATCH, ON_MOVE, BETWEEN_TURNS, ON_REST],
    [ON_MOVE],
    [ON_MOVE, BETWEEN_TURNS],
    [ON_MOVE],
    [ON_MOVE],
    [ON_MOVE, BETWEEN_TURNS],
    [PASSIVE, ON_MOVE],
    [ON_MOVE, ON_HATCH, BETWEEN_TURNS],
    [BETWEEN_TURNS],
    [BETWEEN_TURNS],
    [PASSIVE],
    [PASSIVE],
    [PASSIVE],
    [ON_REST],
    [ON_REST],
    *[[ENDGAME] for _ in range(9)],
]
"""The times at which each ability can be printed, by its number; the first used one names it without saying when."""

LIZARD_PARTS: Final = ["iguana", "gecko", "salamander", "any"]
MOST_TOOLS: Final = 32
"""Different abilities that are used: those alike, on whatever card, count as one."""
SKIP_EMPTY_NESTS: Final = 32
"""The bit of a skip mask for unoccupied nests, behind the five areas."""
NO_EGG: Final = 6
"""Behind the six colours: a card without an egg."""
