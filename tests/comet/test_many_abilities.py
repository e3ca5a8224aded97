"""A card list may print as many different abilities as there is room for, and every one can be used."""

from __future__ import annotations

from functools import cache

import pytest

from orrery import NATURE, BadContent, Game, Rng
from orrery.card_list import game_with
from orrery.games.comet.kinds import MOST_TOOLS
from orrery.games.comet.owned import exhaust, make_ready
from orrery.games.comet.state import CometState
from orrery.kernel.chance import natures_choice
from orrery.testing import problems

from .reference import CONTENT

PARAMETERS = {
    "free_steps": "steps",
    "gain_wild": "count",
    "play_extra_movement_card": "cards",
    "duplicate_symbol": "count",
}
ANIMALS = [each["id"] for each in CONTENT["species"] if each["type"] == "animal" and not each["tags"]]


def with_abilities(count: int) -> Game:
    """Comet with this many different abilities of animals that are used on a move, beside those of heroes and tools."""
    wanted = [(kind, number) for number in range(1, 11) for kind in PARAMETERS]
    changed: list[dict[str, object]] = []
    for animal, (kind, number) in zip(ANIMALS[:count], wanted, strict=False):
        params = {PARAMETERS[kind]: number}
        ability = {"kind": kind, "timing": "move", "cost": "exhaust", "params": params, "text": "for this test"}
        changed.append({"id": animal, "ability": ability})
    return game_with("comet", {"species": changed + [{"id": animal, "ability": None} for animal in ANIMALS[count:]]})


@cache
def most_abilities() -> tuple[int, Game]:
    """The most abilities of animals for which there is room, and the game with them."""
    count = 1
    game = with_abilities(count)
    while int(game.new(2).tables.tools) < MOST_TOOLS:  # type: ignore[attr-defined]
        count += 1
        game = with_abilities(count)
    return count, game


@pytest.mark.rule("comet:C44")
def test_every_ability_can_be_ready_and_exhausted() -> None:
    state = most_abilities()[1].new(2)
    assert isinstance(state, CometState)
    for tool in range(MOST_TOOLS):
        make_ready(state, 1, tool, 1)
        assert state.ready_tools(1) == 2 ** (tool + 1) - 1
    for tool in range(MOST_TOOLS):
        exhaust(state, 1, tool)
        assert state.ready_tools(1) == 2**MOST_TOOLS - 2 ** (tool + 1)


def test_a_game_with_all_of_them_is_played_soundly() -> None:
    game = most_abilities()[1]
    for seed in range(3):
        print(f"seed {seed}")
        state, rng = game.new(2), Rng(seed)
        while not state.over:
            seat = state.pending()[0]
            state.apply(seat, natures_choice(state, rng) if seat == NATURE else rng.choice(state.legal(seat)))
            assert problems(state) == []


def test_one_more_is_refused() -> None:
    with pytest.raises(BadContent, match=f"more than {MOST_TOOLS} different used abilities"):
        with_abilities(most_abilities()[0] + 1)
