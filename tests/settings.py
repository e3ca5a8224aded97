"""Every game in every setting the shared tests run it in. A new game adds its lines here and nothing else."""

from __future__ import annotations

from orrery.kernel.options import Value

Setting = tuple[str, int, dict[str, Value]]

SETTINGS: list[Setting] = [
    *[("nebula", seats, {"variant": variant}) for variant in ("full", "introductory") for seats in (2, 3, 4)],
    (
        "nebula",
        3,
        {
            "hub": "shared",
            "values_start": "fixed",
            "black_bright_star": "redrawn",
            "most_black_at_zero": "needs_one",
            "first_player": 1,
            "idle": 3,
        },
    ),
    *[("comet", seats, {"side": side}) for side in ("A", "B") for seats in (2, 3, 4)],
    ("comet", 3, {"skip": "straight", "wolf": "others", "first_player": 1, "idle": 3}),
    ("notalone", 2, {}),
    ("notalone", 5, {"decks": "combined"}),
    ("notalone", 4, {"places": "first_steps", "decks": "combined"}),
    ("notalone", 7, {"places": "exploration", "decks": "combined"}),
    (
        "notalone",
        3,
        {
            "places": "random",
            "decks": "combined",
            "creature": "random",
            "board_side": "2",
            "expert": "on",
            "tokens": "optional",
            "two_place_move": "literal",
            "pole_limit": "once",
            "takeback": "strict",
        },
    ),
    ("notalone", 4, {"places": "exploration", "decks": "combined", "maze_variant": "on"}),
]

LONGEST: dict[str, int] = {"nebula": 5000, "comet": 5000, "notalone": 5000}
"""No random game of ours takes more choices than this, nature's included; a proven bound is in each game's rules."""


def name_of(setting: Setting) -> str:
    game, seats, options = setting
    return "-".join([game, str(seats), *[str(value) for value in options.values()]])
