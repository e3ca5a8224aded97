"""Every game in every setting the shared tests run it in; a game that has no lines of its own here is in them too."""

from __future__ import annotations

from orrery import api
from orrery.kernel.options import Option, Value

Setting = tuple[str, int, dict[str, Value]]

_OWN: list[Setting] = [
    *[("nebula", seats, {"variant": variant}) for variant in ("full", "introductory") for seats in (2, 3, 4)],
    (
        "nebula",
        3,
        {
            "hub": "shared",
            "values_start": "shuffled",
            "black_bright_star": "redrawn",
            "bright_match": "moment",
            "no_new_bright_star": "removed",
            "third_star": "any",
            "replacements": "one",
            "neighbours": "all",
            "most_black_at_zero": "needs_one",
            "first_player": 1,
            "idle": 3,
        },
    ),
    *[("comet", seats, {"side": side}) for side in ("A", "B") for seats in (2, 3, 4)],
    ("comet", 3, {"skip": "straight", "wolf": "others", "first_player": 1, "idle": 3}),
    (
        "comet",
        4,
        {
            "wild_alone": "forbidden",
            "guardians": "move",
            "parrot_wild": "ignored",
            "between": "turns",
            "chameleons": "one",
            "reshuffle": "empty",
            "tie": "animals",
        },
    ),
    ("notalone", 2, {}),
    ("notalone", 5, {"decks": "combined"}),
    ("notalone", 4, {"places": "first_steps"}),
    ("notalone", 7, {"places": "exploration"}),
    (
        "notalone",
        3,
        {
            "places": "random",
            "creature": "random",
            "board_side": "2",
            "expert": "on",
            "tokens": "optional",
            "two_place_move": "leave",
            "pole_limit": "once",
            "takeback": "lenient",
            "instead_cards": "explored",
            "maze_use": "copy",
            "track_will": "stopping",
        },
    ),
    ("notalone", 4, {"places": "exploration", "maze_variant": "on"}),
    (
        "notalone",
        5,
        {
            "decks": "combined",
            "creature": "others",
            "host": 1,
            "force_field": "early",
            "takeback_places": "few",
            "last_will": "each",
            "stasis_amplifier": "moves",
            "gate_after_detour": "card",
            "token_losses": "together",
        },
    ),
]

LONGEST = 5000
"""No random game of ours takes more choices than this, nature's included; a proven bound is in each game's rules."""


def _other(option: Option) -> Value:
    """A value of an option that is not its default, if it has one."""
    values = [*option.values, *range(option.low, option.high + 1)]
    return next((value for value in reversed(values) if value != option.default), option.default)


def _plain(name: str) -> list[Setting]:
    """A game with its defaults for every number of seats, and once with all options otherwise."""
    game = api.game(name)
    changed = {option.name: _other(option) for option in game.options}
    return [
        *[(name, seats, {}) for seats in range(game.least_seats, game.most_seats + 1)],
        *([(name, game.most_seats, changed)] if changed else []),
    ]


SETTINGS: list[Setting] = [
    *_OWN,
    *[setting for name in api.game_names() if name not in {own for own, _, _ in _OWN} for setting in _plain(name)],
]


def name_of(setting: Setting) -> str:
    game, seats, options = setting
    return "-".join([game, str(seats), *[str(value) for value in options.values()]])
