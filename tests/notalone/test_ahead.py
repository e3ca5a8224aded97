"""The Creature's bot against a single Hunted: where it thinks the Hunted may be, and how it judges what comes."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.bots.base import Budget
from orrery.bots.notalone import NotAloneGreedy
from orrery.bots.notalone.ahead import look_ahead, worlds, worth_trying
from orrery.bots.notalone.standing import GROUPS, WEIGHTS, chance_to_win, traits
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.arrays import zeros
from orrery.kernel.rng import Rng
from orrery.kernel.state import UNKNOWN
from orrery.testing import changed, problems, top_step
from tests.notalone.table import GAME, act, choose, nature, new_turn, own, played, set_will

ROOM = zeros(64)


def hunting(hand: list[int], discards: list[int], played: int, hunt: list[str] | None = None) -> NotAloneState:
    """A lone Hunted has played a card; the Creature is about to place its token."""
    state = new_turn(2, hunt=hunt or [])
    own(state, 1, hand, discards)
    choose(state, {1: played})
    assert top_step(state) == "hunting"
    return state


def places_of(state: NotAloneState) -> Counter[int]:
    """Where the Hunted is, in the positions the bot imagines at once."""
    return Counter(played(world, 1)[0] for world in worlds(state, Rng(1)))


def test_it_looks_at_every_place_the_hunted_may_be_at_equally() -> None:
    state = hunting([1, 2, 4], [3, 5], 2)
    concealed = state.conceal(0)
    assert places_of(concealed) == {1: 1, 2: 1, 4: 1}  # type: ignore[arg-type]
    for world in worlds(concealed, Rng(2)):
        assert world.conceal(0) == concealed
        assert problems(world) == []


def test_it_believes_telepathy() -> None:
    state = hunting([1, 2, 4, 5], [3], 2, ["telepathy"])
    act(state, 0, "hunt", card="telepathy")
    act(state, 0, "name-seat", seat=1)
    act(state, 0, "name-places", places=[4, 5])
    nature(state)
    assert places_of(state.conceal(0)) == {1: 1, 2: 1}  # type: ignore[arg-type]


def test_it_takes_back_no_place_barred_or_shown() -> None:
    state = changed(hunting([1, 2, 4, 5], [3], 2), inaccessible_slots=["4"], shown={1: ["5"]})
    assert places_of(state.conceal(0)) == {1: 1, 2: 1}  # type: ignore[arg-type]


def test_it_tries_tokens_only_where_somebody_may_be() -> None:
    concealed = hunting([2, 4], [1, 3, 5], 2).conceal(0)
    assert isinstance(concealed, NotAloneState)
    tried = [GAME.to_dict(action) for action in worth_trying(concealed, concealed.legal(0))]
    assert [said["slot"] for said in tried if said["do"] == "place-token"] == [2, 4]


@pytest.mark.parametrize("only", [1, 2, 3])
def test_a_hunted_with_one_place_left_is_caught_there(only: int) -> None:
    state = hunting([only], sorted({1, 2, 3, 4, 5} - {only}), only)
    action = NotAloneGreedy().choose(state.conceal(0), state.legal(0), Rng(1), Budget())
    assert GAME.to_dict(action) == {"do": "place-token", "token": "creature", "slot": only}


def test_it_stops_thinking_when_the_budget_is_used_up() -> None:
    concealed = hunting([1, 2, 4], [3, 5], 2).conceal(0)
    assert isinstance(concealed, NotAloneState)
    legal = concealed.legal(0)
    assert look_ahead(concealed, legal, Rng(1), Budget(positions=1)) in legal


def standing(**counters: int) -> float:
    """The Creature's chance at the beginning of a turn with the counters so."""
    state = new_turn(2, **counters)
    own(state, 1, [1, 2, 3], [4, 5])
    return chance_to_win(state, ROOM)


def test_the_creature_stands_better_the_nearer_assimilation_and_the_farther_rescue() -> None:
    by_assimilation = [standing(rescue=6, assimilation=spaces) for spaces in range(1, 7)]
    assert by_assimilation == sorted(by_assimilation, reverse=True)
    by_rescue = [standing(rescue=spaces, assimilation=4) for spaces in range(1, 10)]
    assert by_rescue == sorted(by_rescue)
    assert by_assimilation[0] > 0.9 > 0.5 > by_rescue[0]


def test_few_cards_in_hand_are_good_for_the_creature() -> None:
    chances = []
    for cards in (5, 3, 1):
        state = new_turn(2)
        hand = [2, 3, 4, 5, 1][:cards]
        own(state, 1, sorted(hand), sorted({1, 2, 3, 4, 5} - set(hand)))
        chances.append(chance_to_win(state, ROOM))
    assert chances == sorted(chances)
    weak, strong = new_turn(2), new_turn(2)
    set_will(weak, 1, 1)
    assert chance_to_win(weak, ROOM) > chance_to_win(strong, ROOM)


def test_a_game_that_is_over_is_judged_by_its_end() -> None:
    for winner, chance in ((1, 1.0), (2, 0.0)):
        assert chance_to_win(changed(new_turn(2), stack=[], winner=winner), ROOM) == chance


def test_every_trait_has_its_weight_and_none_counts_twice() -> None:
    assert [first for _, first in GROUPS] == sorted(first for _, first in GROUPS)
    assert GROUPS[-1][1] == WEIGHTS
    state = new_turn(2, hunt=["clone", "virus", "scream"])
    own(state, 1, [1, 2, 6, 7], [3, 4, 5, 8, 9, 10])
    found = [int(ROOM[i]) for i in range(traits(state, ROOM))]
    assert len(found) == len(set(found)) <= 64
    assert all(0 <= trait < WEIGHTS for trait in found)
    assert UNKNOWN not in found
