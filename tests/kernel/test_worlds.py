"""Worlds: every game's named options are options of it, and what is begun in a world is known by its name."""

from __future__ import annotations

import pytest

import orrery
from orrery.games import GAMES
from orrery.locale.texts import Texts, languages


@pytest.mark.parametrize("name", GAMES)
def test_every_world_begins_a_game_and_is_recognized(name: str) -> None:
    game = orrery.game(name)
    assert game.world_of({}) in [world.name for world in game.worlds]
    for world in game.worlds:
        state = game.new(game.most_seats, world.options)
        assert game.world_of(world.options) == world.name
        assert game.world_of(game.options_of(state)) == world.name, "as a dump holds it"


@pytest.mark.parametrize(
    ("options", "world"),
    [
        ({"places": 0}, "base"),
        ({"decks": "combined"}, "base"),
        ({"places": 0b1111100000}, "first_steps"),
        ({"places": 0b0000000101}, "mixed"),
        ({"places": "random"}, "mixed"),
        ({"places": 3, "maze_variant": "on"}, "maze"),
    ],
)
def test_the_planets_of_not_alone(options: dict[str, object], world: str) -> None:
    """Rules: E12, E13, E14, E69."""
    assert orrery.game("notalone").world_of(options) == world


@pytest.mark.parametrize("world", ["first_steps", "exploration", "mixed", "maze"])
def test_new_places_bring_the_enlarged_decks(world: str) -> None:
    """Rules: E7, Q84."""
    game = orrery.game("notalone")
    assert game.options_of(game.new(3, game.world(world).options))["decks"] == "combined"
    assert game.options_of(game.new(3, game.world("base").options))["decks"] == "base"


def test_an_unknown_world_is_refused_in_a_sentence() -> None:
    with pytest.raises(orrery.BadOptions, match="no world 'moon'; one of introductory, full"):
        orrery.game("nebula").world("moon")


@pytest.mark.parametrize("language", languages())
def test_worlds_have_a_name_and_a_sentence_in_every_language(language: str) -> None:
    texts = Texts(language)
    for name in GAMES:
        for world in orrery.game(name).worlds:
            assert texts.say(f"{name}-world-{world.name}")
            assert texts.say(f"{name}-world-{world.name}-about").endswith(".")
