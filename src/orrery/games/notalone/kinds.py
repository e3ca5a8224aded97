"""The closed vocabularies of Not Alone's content: what places and cards can do, and the pieces they do it with."""

from __future__ import annotations

from typing import Final

from orrery.games.notalone.view_types import TokenId

MOST_SEATS: Final = 7
"""How many players there can be: the Creature and up to six Hunted.

Rules: R2, E1
"""
NUMBERS: Final = 10  # places 1-10 are numbers 0-9 inside the engine
SLOTS: Final = 10  # spots of the planet: 0-4 above, 5-9 below
PLACES: Final = 20  # 0-9 base, 10-19 Exploration, each by number
HUNT_CARDS: Final = 33
"""How many Hunt cards there are: 20 of the base game, 13 of Exploration.

Rules: R1, E10
"""
SURVIVAL_CARDS: Final = 30
"""How many Survival cards there are: 15 of the base game, 15 of Exploration.

Rules: R1, E9
"""
NUMBER_IDS: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
"""What places and slots are called: numbers from 1."""
SPOT_IDS: Final = [
    "spot-1",
    "spot-2",
    "spot-3",
    "spot-4",
    "spot-5",
    "spot-6",
    "spot-7",
    "spot-8",
    "spot-9",
    "spot-10",
]
"""What slots are called in events where no place lies face up."""
ALL_SLOTS: Final = 1023
LOWER_SLOTS: Final = 0b1111100000
MOST_WILL: Final = 3
"""The Will of a Hunted at the beginning, and the most it ever has.

Rules: R6, E44
"""
MOST_RESCUE: Final = 18
MOST_ASSIMILATION: Final = 12
MOST_MOVE: Final = 10  # spaces a power or a card moves a counter, and Will it puts on the track
MOST_DRAWN: Final = 10  # cards drawn at once
MOST_HUNT_HAND: Final = 5
MOST_CATCH_WILL: Final = 3  # what a place adds to a catch there
MOST_LOSS: Final = 2 * (1 + MOST_CATCH_WILL) + MOST_WILL  # Will lost at once: caught on two places, and Fierceness

# Hunt tokens (R6).
CREATURE_TOKEN: Final = 0
ARTEMIA: Final = 1
TARGET: Final = 2
CREATURE_BIT: Final = 1
ARTEMIA_BIT: Final = 2
TARGET_BIT: Final = 4
ALL_TOKENS: Final = 7
TOKENS: Final = 3
TOKEN_IDS: Final[list[TokenId]] = ["creature", "artemia", "target"]
"""The Hunt tokens.

Rules: R1, R6
"""

# What is owed next turn, or holds this turn, for a Hunted (R13, R36, E25).
NO_PAIR: Final = 0
KEEP_ONE: Final = 1  # River
BOTH: Final = 2  # Artefact
FROM_DISCARD: Final = 3  # Fjord

# Powers of places.
RECYCLE_OR_COPY: Final = 0
RECYCLE_OR_COPY_BESIDE: Final = 1
RETURN_SELF: Final = 2
RETURN_SELF_PER_WILL: Final = 3
RETURN_SELF_AND_OTHER: Final = 4
TWO_KEEP_ONE: Final = 5
TWO_BOTH: Final = 6
HAND_AND_DISCARD: Final = 7
MARKER_POWER: Final = 8
SHIELD_POWER: Final = 9
RESCUE_POWER: Final = 10
ACQUIRE: Final = 11
MAZE_POWER: Final = 12
DRAW_KEEP_ONE: Final = 13
HEAL_OR_DRAW: Final = 14
DRAW_THEN_HEAL: Final = 15
WILL_FOR_RESCUE: Final = 16
WILL_ON_TRACK_OR_DRAW: Final = 17
TELEPORT_POWER: Final = 18
POWER_KINDS: Final = [
    "recycle_or_copy",
    "recycle_or_copy_beside",
    "return_self",
    "return_self_per_will",
    "return_self_and_other",
    "two_keep_one",
    "two_both",
    "hand_and_discard",
    "marker",
    "shield",
    "rescue",
    "acquire",
    "maze",
    "draw_keep_one",
    "heal_or_draw",
    "draw_then_heal",
    "will_for_rescue",
    "will_on_track_or_draw",
    "teleport",
]
Bounds = dict[str, tuple[int, int]]
"""The numbers a kind takes by name, each with the least and the most the rules can carry out."""

POWER_NUMBERS: Final[dict[str, Bounds]] = {
    "return_self": {"take": (0, NUMBERS)},
    "return_self_and_other": {"take": (0, NUMBERS), "other": (1, NUMBERS)},
    "rescue": {"spaces": (1, MOST_MOVE)},
    "marker": {"spaces": (1, MOST_MOVE)},
    "shield": {"spaces": (1, MOST_MOVE)},
    "draw_keep_one": {"draw": (1, MOST_DRAWN)},
    "heal_or_draw": {"will": (1, MOST_WILL), "draw": (1, MOST_DRAWN)},
    "draw_then_heal": {"draw": (1, MOST_DRAWN), "heal": (1, MOST_DRAWN)},
    "will_for_rescue": {"will": (1, MOST_WILL), "spaces": (1, MOST_MOVE)},
    "will_on_track_or_draw": {"will": (1, MOST_MOVE), "draw": (1, MOST_DRAWN)},
}
"""The numbers a power takes, by its kind."""

# Effects of Hunt cards: each a bit of what holds this turn.
NO_SURVIVAL: Final = 0
BAR_PLACES: Final = 1
ANTICIPATE: Final = 2
DISCARD_DOWN: Final = 3
FIERCE: Final = 4
EACH_DISCARDS: Final = 5
PLACES_INEFFECTIVE: Final = 6
TAKE_BACK_LIMIT: Final = 7
ARTEMIA_WILL: Final = 8
SHOW_HAND: Final = 9
TWO_PLACES: Final = 10
TARGET_IS_CREATURE: Final = 11
TARGET_INEFFECTIVE: Final = 12
DISCARD_OR_WILL: Final = 13
TARGET_SURVIVAL: Final = 14
ONE_INEFFECTIVE: Final = 15
MOVE_HUNTED: Final = 16
RESCUE_STAYS: Final = 17
MORE_HUNT_CARDS: Final = 18
COPY_LAST: Final = 19
BOTH_COUNTERS: Final = 20
ALL_INEFFECTIVE: Final = 21
SWAP_TOKENS: Final = 22
ASK_PLACES: Final = 23
BLOW_AWAY: Final = 24
NO_TAKE_BACK: Final = 25
ARTEMIA_DISCARDS: Final = 26
RESIST_LIMIT: Final = 27
MOVE_TOKEN_HUNT: Final = 28
BAR_SURVIVAL: Final = 29
DRAW_MORE: Final = 30
HUNT_KINDS: Final = [
    "no_survival",
    "bar_places",
    "anticipate",
    "discard_down",
    "fierce",
    "each_discards",
    "places_ineffective",
    "take_back_limit",
    "artemia_will",
    "show_hand",
    "two_places",
    "target_is_creature",
    "target_ineffective",
    "discard_or_will",
    "target_survival",
    "one_ineffective",
    "move_hunted",
    "rescue_stays",
    "more_hunt_cards",
    "copy_last",
    "both_counters",
    "all_ineffective",
    "swap_tokens",
    "ask_places",
    "blow_away",
    "no_take_back",
    "artemia_discards",
    "resist_limit",
    "move_token",
    "bar_survival",
    "draw_more",
]
HUNT_NUMBERS: Final[dict[str, Bounds]] = {
    "anticipate": {"spaces": (1, MOST_ASSIMILATION)},
    "discard_down": {"keep": (0, NUMBERS - 2)},  # one card is played, and one at least must be discarded (Q14)
    "fierce": {"will": (1, MOST_WILL)},
    "take_back_limit": {"cards": (0, NUMBERS)},
    "artemia_will": {"will": (1, MOST_WILL)},
    "show_hand": {"keep": (2, 2)},  # the actions hide two cards
    "discard_or_will": {"cards": (1, NUMBERS - 1)},
    "more_hunt_cards": {"cards": (2, 2)},  # R8
    "artemia_discards": {"cards": (1, NUMBERS - 1)},
    "resist_limit": {"cards": (1, NUMBERS)},
    "draw_more": {"cards": (1, MOST_DRAWN)},
}
"""The number an effect of a Hunt card takes, by its kind."""

# Effects of Survival cards.
REGAIN_WILL: Final = 0
SET_MARKER: Final = 1
BAR_HUNT: Final = 2
TAKE_BACK_CARDS: Final = 3
HIDE_DISCARDS: Final = 4
STRIKE_BACK: Final = 5
SWAP_PLAYED: Final = 6
IGNORE_TOKEN: Final = 7
USE_PLACE: Final = 8
USE_BESIDE: Final = 9
USE_LOWER_ROW: Final = 10
USE_EXPLORED: Final = 11
MOVE_TOKEN_SURVIVAL: Final = 12
SPEND_MARKER: Final = 13
KEEP_PLAYED: Final = 14
HEAL_OTHER: Final = 15
OTHER_TAKES_BACK: Final = 16
SHARE_CHOICES: Final = 17
RESIST_MORE: Final = 18
SHOW_HUNT_HAND: Final = 19
LOSE_LESS: Final = 20
TAKE_BACK_LAST: Final = 21
RESCUE_IF_NO_CATCH: Final = 22
SURVIVAL_KINDS: Final = [
    "regain_will",
    "set_marker",
    "bar_hunt",
    "take_back",
    "hide_discards",
    "strike_back",
    "swap_played",
    "ignore_token",
    "use_place",
    "use_beside",
    "use_lower_row",
    "use_explored",
    "move_token",
    "spend_marker",
    "keep_played",
    "heal_other",
    "other_takes_back",
    "share_choices",
    "resist_more",
    "show_hunt_hand",
    "lose_less",
    "take_back_last",
    "rescue_if_no_catch",
]
SURVIVAL_NUMBERS: Final[dict[str, Bounds]] = {
    "regain_will": {"will": (1, MOST_WILL)},
    "bar_hunt": {"cards": (1, NUMBERS)},
    "take_back": {"cards": (1, NUMBERS)},
    "strike_back": {"cards": (1, MOST_HUNT_HAND)},
    "spend_marker": {"spaces": (1, MOST_MOVE)},
    "heal_other": {"will": (1, MOST_WILL)},
    "other_takes_back": {"cards": (1, NUMBERS)},
    "resist_more": {"cards": (1, NUMBERS)},
    "lose_less": {"will": (1, MOST_LOSS)},
    "take_back_last": {"cards": (1, NUMBERS)},
    "rescue_if_no_catch": {"spaces": (1, MOST_MOVE)},
}
"""The number an effect of a Survival card takes, by its kind."""

# What protects a Hunted this turn: the first three by token.
IGNORES: Final = 1  # << token
LOSES_LESS: Final = 8
RESISTS_MORE: Final = 16
TAKES_LAST: Final = 32  # Cache, after the discards
GUARD_IDS: Final = ["ignores_creature", "ignores_artemia", "ignores_target", "loses_less", "resists_more", "takes_last"]

# What the Hunted have on this turn together.
SMOKE: Final = 1
RADIO: Final = 2
NO_HUNT: Final = 4
VORTEX_PLAYED: Final = 8
SENT_BACK: Final = 16
REVEALED: Final = 32
TEAM_IDS: Final = ["smokescreen", "radio", "no_hunt_cards", "vortex_played", "sent_back", "revealed"]

# Places as the engine's own rules name them.
NEXT_TO: Final = [
    [1, 5],
    [0, 2, 6],
    [1, 3, 7],
    [2, 4, 8],
    [3, 9],
    [6, 0],
    [5, 7, 1],
    [6, 8, 2],
    [7, 9, 3],
    [8, 4],
]
"""The slots that share an edge with each slot.

Rules: R5, D1
"""
