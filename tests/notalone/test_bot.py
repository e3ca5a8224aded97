"""The bots of Not Alone: they see only what their seat may, and beat chance from either side."""

from __future__ import annotations

from collections import Counter

import pytest

import orrery
from orrery.bots import bot
from orrery.bots.base import Bot, Budget
from orrery.bots.notalone import AutomaticCreature, NotAloneGreedy
from orrery.bots.random import RandomBot
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.rng import Rng
from orrery.study.arena import play_match
from tests.notalone.table import GAME, choose, close, new_turn, own, set_will
from tests.settings import SETTINGS, Setting, name_of
from tests.walk import walk

OURS = [setting for setting in SETTINGS if setting[0] == "notalone"]
BUDGET = Budget()


def test_the_greedy_bot_is_found_by_name() -> None:
    assert isinstance(bot("greedy", GAME), NotAloneGreedy)


@pytest.mark.slow
@pytest.mark.parametrize("setting", OURS, ids=name_of)
def test_it_always_has_an_answer_and_the_same_for_what_looks_the_same(setting: Setting) -> None:
    player = NotAloneGreedy()
    for state, _, _, _ in walk(setting, "bot", every=3):
        for seat in state.pending():
            if seat == orrery.NATURE:
                continue
            concealed, legal = state.conceal(seat), state.legal(seat)
            chosen = player.choose(concealed, legal, Rng("same"), BUDGET)
            assert chosen in legal
            other = concealed.determinize(Rng(state.hash()))
            assert player.choose(other.conceal(seat), other.legal(seat), Rng("same"), BUDGET) == chosen


def wins(table: list[Bot], hero: int, games: int, **options: object) -> float:
    won = 0
    for number in range(games):
        won += hero in play_match(GAME, table, f"bot {number}", options).winners()  # type: ignore[arg-type]
    return won / games


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("places", ["base", "exploration"])
def test_either_side_beats_chance(seats: int, places: str) -> None:
    greedy, rival = NotAloneGreedy(), RandomBot()
    creature: list[Bot] = [greedy, *[rival] * (seats - 1)]
    hunted: list[Bot] = [rival, *[greedy] * (seats - 1)]
    assert wins(creature, 0, 20, places=places, decks="combined") >= 0.85
    assert wins(hunted, 1, 20, places=places, decks="combined") >= 0.85


@pytest.mark.rule("notalone:R45")
def test_the_automatic_creature_looks_only_where_somebody_could_be() -> None:
    state = new_turn(2)
    own(state, 1, [2, 4], [1, 3, 5])
    choose(state, {1: 2})
    places = set()
    for seed in range(60):
        action = AutomaticCreature().choose(state.conceal(0), state.legal(0), Rng(seed), BUDGET)
        places.add(GAME.to_dict(action)["slot"])
    assert places == {2, 4}
    assert state.phase == 2


@pytest.mark.long
def test_a_lone_hunted_holds_out_against_a_good_creature_where_chance_does_not() -> None:
    greedy, chance = NotAloneGreedy(), RandomBot()
    assert wins([greedy, greedy], 1, 24) >= 0.4
    assert wins([greedy, chance], 1, 24) <= 0.25


def places_played(state: NotAloneState, seat: int) -> Counter[object]:
    """Which places a Hunted's bot plays in one position, over many throws of its dice; what else it does, by name."""
    played: Counter[object] = Counter()
    for seed in range(400):
        action = NotAloneGreedy().choose(state.conceal(seat), state.legal(seat), Rng(seed), BUDGET)
        said = GAME.to_dict(action)
        played[said.get("place", said["do"])] += 1
    return played


def test_a_lone_hunted_hides_where_the_creature_gains_least() -> None:
    """It gains most at the Lair, which would bring three cards back and costs two Will, then at the Wreck."""
    state = new_turn(2)
    own(state, 1, [1, 2, 3, 8], [4, 5, 6])
    close(state)
    played = places_played(state, 1)
    assert set(played) == {1, 2, 3, 8}
    assert played[3] > 1.3 * played[8]
    assert played[3] > 1.5 * played[1]


def test_many_hunted_hurry_to_what_brings_most() -> None:
    state = new_turn(6)
    own(state, 1, [1, 2, 3, 4, 5, 8])
    close(state)
    played = places_played(state, 1)
    assert played[8] > 3 * played[3] > 0


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("will", [1, 2, 3])
def test_a_hunted_with_few_cards_spends_will_but_not_the_last(seats: int, will: int) -> None:
    state = new_turn(seats)
    own(state, 1, [1, 2, 3], [4, 5])
    set_will(state, 1, will)
    close(state)
    played = places_played(state, 1)
    assert set(played) <= ({"resist"} if will > 1 else {1, 2, 3})


def test_with_enough_cards_a_hunted_keeps_its_will() -> None:
    state = new_turn(4)
    own(state, 1, [1, 2, 3, 4], [5, 6])
    close(state)
    assert "resist" not in places_played(state, 1)
