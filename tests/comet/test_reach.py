"""The query for every field a savior can reach this turn."""

from __future__ import annotations

from orrery.games.comet.position import Position
from orrery.games.comet.reach import reachable

from .positions import DONE, acts, comet, ends, hatch, nest, play, position


def ways(s, savior: int = 1) -> dict[str, tuple[int, int, int]]:
    concealed = s.conceal(s.pending()[0])
    assert isinstance(concealed, Position)
    found = reachable(concealed, s.pending()[0], savior)
    for way in found:
        trial = s.copy()
        for action in way.actions:
            trial.apply(s.pending()[0], action)
        assert way.to_json()["field"] == way.field
    return {way.field: (way.cards, way.abilities, way.symbols) for way in found}


def test_one_card_gives_two_steps_and_a_wild_a_third():
    s = position(hands={0: ["giant_sloth-4", "great_auk"]}, out={0: [("vicuna-1", "r04c3")]})
    found = ways(s)
    assert found["r04c4"] == (1, 0, 1)
    assert found["r05c3"] == (1, 0, 1)
    assert found["r03c4"] == (2, 0, 2), "the lava and then the jungle by a wild"
    assert "r12c0" not in found


def test_skipping_is_free_and_abilities_cost_less_than_cards():
    s = position(
        hands={0: ["dodo-1"]},
        out={0: [("vicuna-1", "r04c3")]},
        tokens=("r03c3", "r02c3"),
        rescued={0: ["golden_mole_rat-1"]},
    )
    found = ways(s)
    assert found["r01c2"] == (1, 0, 1), "over mammoth and tortoise"
    assert found["r00c3"] == (1, 0, 2)
    assert found["r03c2"] == (1, 1, 0), "a nest only by the ability"


def test_it_tells_what_is_left_in_the_middle_of_a_move():
    s = position(hands={0: ["giant_sloth-4"]}, out={0: [("vicuna-1", "r04c3")]})
    acts(s, play("giant_sloth-4"))
    found = ways(s)
    assert {name for name, cost in found.items() if cost == (0, 0, 1)} == ends(s)
    assert all(cost[0] == 0 for cost in found.values())


def test_nobody_to_move_gives_nothing():
    s = position(hands={0: ["giant_sloth-4"]})
    assert ways(s) == {}
    acts(s, hatch("giant_sloth-4"), nest("r10c3"), DONE)
    assert ways(s) == {}


def view_of(s, seat: int | None) -> dict:
    return comet().view(s.conceal(seat))


def test_the_view_tells_who_moves_what_the_symbols_left_can_reach_and_by_which_steps():
    s = position(hands={0: ["giant_sloth-4", "great_auk"]}, out={0: [("vicuna-1", "r04c3")]}, tokens=("r03c3", None))
    assert view_of(s, 0)["reach"] is None, "no Move yet"
    acts(s, play("giant_sloth-4"))
    reach = view_of(s, 0)["reach"]
    assert {way["field"] for way in reach if len(way["steps"]) == 1} == ends(s)
    assert not any(step["symbol"] == "wild" for way in reach for step in way["steps"]), "no card is played for it"
    for way in reach:
        trial = s.copy()
        for step in way["steps"]:
            acts(trial, {"do": "step", "savior": way["savior"], **step})
        assert way["steps"][-1]["field"] == way["field"]


def test_nobody_else_is_told_what_can_be_reached():
    s = position(hands={0: ["giant_sloth-4"]}, out={0: [("vicuna-1", "r04c3")]})
    acts(s, play("giant_sloth-4"))
    assert view_of(s, 1)["reach"] is None
    assert view_of(s, None)["reach"] is None
