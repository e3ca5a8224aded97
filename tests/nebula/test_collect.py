"""Turn order (N40-N42) and phase I: waiting and chaos (N43-N53)."""

from __future__ import annotations

import pytest

import orrery
from orrery import NATURE, Rng

from .positions import (
    DONE,
    RING,
    STILL,
    act,
    acts,
    begun,
    draws,
    legal,
    may,
    nebula,
    player,
    position,
    time,
    view,
)


def chaos(star: str) -> dict:
    return {"do": "chaos", "star": star}


def keep(*stars: str) -> dict:
    return {"do": "keep", "stars": list(stars)}


def ring(**stars: str) -> list[str | None]:
    """A cluster with stars in some cells only: ring(c0="red", c3="blue")."""
    return [stars.get(f"c{i}") for i in range(RING)]


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 1), (4, 3)])
@pytest.mark.rule("nebula:N40", "nebula:N41", "nebula:N42")
def test_players_move_clockwise_from_the_first_player_who_never_changes(seats, first):
    s = begun(seats, 1, first_player=first)
    turns = []
    for _ in range(3 * seats):
        turns.append((s.pending()[0], view(s)["round"]))
        act(s, STILL)
        act(s, DONE)
        orrery.settle(s, Rng(1))
        assert view(s)["first"] == first
    assert turns == [((first + i) % seats, 1 + i // seats) for i in range(3 * seats)]


@pytest.mark.rule("nebula:N42")
def test_a_turn_goes_through_its_phases_in_order():
    s = position(
        {"H": "red"},
        stock={"blue": 1},
        clusters={"upper": ring(c0="red", c5="blue")},
        common=("C01", "C02", "C03", "C04"),
    )
    assert view(s)["phase"] == "collect"
    assert not may(s, DONE), "collecting cannot be left out"
    act(s, STILL)
    assert view(s)["phase"] == "place"
    assert not may(s, STILL), "no second collecting"
    act(s, DONE)
    assert view(s)["phase"] == "fill"
    assert s.pending() == (NATURE,)
    orrery.settle(s, Rng(1))
    assert (view(s)["phase"], s.pending()) == ("collect", (1,))


@pytest.mark.rule("nebula:N43", "nebula:N42")
def test_stars_come_by_waiting_or_by_chaos_and_nothing_else():
    assert {a["do"] for a in legal(position(stock={"red": 1}))} == {"time", "chaos"}


@pytest.mark.rule("nebula:N44", "nebula:N46", "nebula:N47", "nebula:NQ16")
def test_waiting_spends_exactly_five_points():
    offered = {(a["upper"], a["right"], a["left"]) for a in legal(position(), "time")}
    span = range(-5, 6)
    assert offered == {(a, b, c) for a in span for b in span for c in span if abs(a) + abs(b) + abs(c) == 5}
    for steps in ((2, 2, 0), (2, 2, 2), (0, 0, 0), (6, 0, -1)):
        with pytest.raises(orrery.BadAction):
            nebula().from_dict(time(*steps))


@pytest.mark.parametrize(("start", "steps", "end"), [(0, 5, 5), (0, -5, 2), (4, 5, 2), (6, 1, 0), (0, -1, 6)])
@pytest.mark.rule("nebula:N45", "nebula:N46", "nebula:N47", "nebula:NQ16")
def test_a_step_moves_a_clock_one_cell_either_way_past_the_start_too(start, steps, end):
    s = position(clocks=(start, 0, 0))
    rest = 5 - abs(steps)
    act(s, time(steps, rest, 0))
    assert [cluster["clock"] for cluster in view(s)["clusters"]] == [end, rest, 0]


@pytest.mark.rule("nebula:N51", "nebula:N48", "nebula:N49", "nebula:N50", "nebula:N39", "nebula:N28")
def test_the_example_of_waiting():
    s = position(
        clusters={
            "upper": ["red", "red", "white", "red", "red", "red", "red"],
            "right": ["blue", "blue", "blue", "blue", "red", "blue", "blue"],
            "left": ["yellow", "blue", "blue", "blue", "blue", "blue", "blue"],
        }
    )
    act(s, time(2, -3, 0))
    table = view(s)
    assert player(s)["stock"] == {"white": 1, "red": 1, "yellow": 1}
    assert [cluster["clock"] for cluster in table["clusters"]] == [2, 4, 0]
    assert [cluster["crescent"] for cluster in table["clusters"]] == [2, 4, 0]
    assert [cluster["stars"].index(None) for cluster in table["clusters"]] == [2, 4, 0]
    assert [cluster["stars"].count(None) for cluster in table["clusters"]] == [1, 1, 1]
    assert table["seats"][0]["galaxy"] == {}


@pytest.mark.rule("nebula:N50", "nebula:NQ43")
def test_waiting_gives_every_faced_star_and_never_more_than_three():
    s = position()
    for action in legal(s, "time"):
        trial = s.copy()
        act(trial, action)
        assert sum(player(trial)["stock"].values()) == 3
        assert view(trial)["phase"] == "place", "no star may be refused"


@pytest.mark.rule("nebula:NQ15", "nebula:NQ43")
def test_a_clock_before_an_empty_cell_yields_nothing():
    s = position(
        clusters={
            "upper": ring(c0="red", c1="red", c2="red"),
            "right": ring(c1="blue", c2="blue", c3="blue"),
            "left": ring(c0="white", c1="white", c2="white"),
        }
    )
    took = s.copy()
    act(took, time(0, 5, 0))  # upper stands still on a red star, right passes three stars and stops on nothing
    assert player(took)["stock"] == {"red": 1, "white": 1}
    act(s, time(3, 0, -2))
    assert player(s)["stock"] == {}, "a turn that takes none is legal"
    assert view(s)["phase"] == "place"


@pytest.mark.rule("nebula:NQ17", "nebula:N49")
def test_a_crescent_stays_where_its_clock_took_nothing():
    s = position(clusters={"upper": ring(c0="red", c1="red", c2="red")}, clocks=(0, 1, 2), crescents=(0, 1, 2))
    act(s, time(4, 1, 0))
    table = view(s)
    assert [cluster["clock"] for cluster in table["clusters"]] == [4, 2, 2]
    assert [cluster["crescent"] for cluster in table["clusters"]] == [0, 2, 2]


@pytest.mark.rule("nebula:NQ17")
def test_the_next_turn_begins_where_the_clocks_stand_not_the_crescents():
    s = position(clocks=(3, 0, 0), crescents=(6, 0, 0))
    act(s, time(1, 4, 0))
    assert view(s)["clusters"][0]["clock"] == 4


@pytest.mark.rule("nebula:NQ17", "nebula:N52")
def test_chaos_leaves_clocks_crescents_and_clusters():
    s = position(stock={"red": 1}, clocks=(1, 2, 3), crescents=(4, 5, 6))
    before = view(s)["clusters"]
    draws(act(s, chaos("red")), "red", "red", "blue", "blue", "black")
    act(s, keep("red", "red"))
    assert view(s)["clusters"] == before


@pytest.mark.rule("nebula:N52", "nebula:N53")
def test_the_example_of_chaos():
    s = position(stock={"blue": 1, "white": 1})
    act(s, chaos("blue"))
    assert view(s)["box"] == {"blue": 1}
    assert player(s)["stock"] == {"white": 1}
    draws(s, "black", "red", "yellow", "yellow", "orange")
    assert view(s)["drawn"] == {"black": 1, "red": 1, "yellow": 2, "orange": 1}
    act(s, keep("red", "black"))
    assert player(s)["stock"] == {"white": 1, "red": 1, "black": 1}
    assert view(s)["box"] == {"blue": 1, "yellow": 2, "orange": 1}
    assert view(s)["drawn"] == {}
    assert view(s)["phase"] == "place"


@pytest.mark.rule("nebula:N52")
def test_the_five_stars_of_chaos_are_drawn_at_random_from_the_bag():
    s = position(stock={"blue": 1})
    act(s, chaos("blue"))
    for _ in range(5):
        bag = view(s)["bag"]
        assert {a["star"]: s.weight(nebula().from_dict(a)) for a in legal(s)} == bag
        act(s, legal(s)[0])
    assert s.pending() == (0,)


@pytest.mark.rule("nebula:NQ44", "nebula:N52")
def test_any_star_may_be_given_up_and_goes_to_the_box_before_the_draw():
    s = position(stock={"blue": 1, "black": 2})
    assert {a["star"] for a in legal(s, "chaos")} == {"blue", "black"}
    bag = view(s)["bag"]
    act(s, chaos("black"))
    assert view(s)["box"] == {"black": 1}
    assert view(s)["bag"] == bag
    assert player(s)["stock"] == {"blue": 1, "black": 1}


@pytest.mark.rule("nebula:NQ44")
def test_drawn_stars_are_seen_by_all_and_two_must_be_kept():
    s = position(stock={"blue": 1})
    draws(act(s, chaos("blue")), "red", "red", "red", "white", "black")
    for viewer in (0, 1, None):
        assert view(s, viewer)["drawn"] == {"red": 3, "white": 1, "black": 1}
    assert [a["stars"] for a in legal(s)] == [
        ["red", "red"],
        ["red", "white"],
        ["red", "black"],
        ["white", "black"],
    ]
    assert not may(s, keep("white", "white"))
    assert not may(s, keep("red"))
    assert not may(s, DONE)


@pytest.mark.rule("nebula:NQ14")
def test_without_a_star_there_is_no_chaos_but_always_waiting():
    s = position()
    assert {a["do"] for a in legal(s)} == {"time"}
    assert not may(s, chaos("red"))
    assert not may(s, DONE), "collecting is a duty"
    first = begun(3, 1)
    assert {a["do"] for a in legal(first)} == {"time"}, "the first player has no star on the first turn"


@pytest.mark.parametrize(
    ("bag", "offers"),
    [
        ({"red": 2, "black": 2}, [["red", "red"], ["red", "black"], ["black", "black"]]),
        ({"white": 1, "blue": 1}, [["white", "blue"]]),
        ({"orange": 1}, [["orange"]]),
    ],
)
@pytest.mark.rule("nebula:NQ19")
def test_chaos_draws_what_a_short_bag_has(bag, offers):
    s = position(stock={"purple": 1}, bag=bag)
    act(s, chaos("purple"))
    for star, count in bag.items():
        draws(s, *[star] * count)
    assert s.pending() == (0,)
    assert [a["stars"] for a in legal(s)] == offers
    assert view(s)["keep"] == len(offers[0]), "the table says how many are kept"
    act(s, keep(*offers[0]))
    assert view(s)["phase"] == "place"
    assert sum(player(s)["stock"].values()) == len(offers[0])


@pytest.mark.rule("nebula:NQ19")
def test_an_empty_bag_allows_no_chaos_but_waiting():
    s = position(stock={"purple": 1}, bag={})
    assert {a["do"] for a in legal(s)} == {"time"}
    assert not may(s, chaos("purple"))


@pytest.mark.rule("nebula:NQ36", "nebula:N39")
def test_the_observation_area_has_no_limit():
    s = position(stock={"red": 12, "blue": 12, "black": 20})
    act(s, STILL)
    assert sum(player(s)["stock"].values()) == 47
    act(s, DONE)
    assert sum(player(s)["stock"].values()) == 47


@pytest.mark.rule("nebula:NQ38", "nebula:NQ46")
def test_both_ways_of_collecting_lead_to_the_same_phases():
    waited = act(position(stock={"red": 1}), STILL)
    chaotic = draws(act(position(stock={"red": 1}), chaos("red")), "red", "red", "red", "red", "red")
    act(chaotic, keep("red", "red"))
    assert view(waited)["phase"] == view(chaotic)["phase"] == "place"


@pytest.mark.rule("nebula:NQ46")
def test_goals_and_refill_follow_a_chaos_turn_without_placements():
    ready = {"H": "red", "Y1": "blue", "Y2": "red", "Y3": "blue", "Y4": "red", "Y5b": "white", "Y5a": "blue"}
    s = position(
        ready,
        stock={"red": 1},
        clusters={"left": ring(c3="red", c4="red")},
        common=("C02", "C01", "C03", "C04"),
    )
    draws(act(s, chaos("red")), "red", "red", "red", "red", "red")
    acts(s, keep("red", "red"), DONE)
    assert view(s)["common"][0]["claimed"] == [0]
    assert view(s)["phase"] == "fill"
    assert s.pending() == (NATURE,)


@pytest.mark.rule("nebula:NQ37")
def test_stocks_and_galaxies_are_open_to_all():
    s = position({"H": "red"}, {"H": "blue"}, stock={0: {"red": 2}, 1: {"black": 1}})
    for viewer in (0, 1, None):
        seats = view(s, viewer)["seats"]
        assert [seat["stock"] for seat in seats] == [{"red": 2}, {"black": 1}]
        assert [seat["galaxy"] for seat in seats] == [{"H": "red"}, {"H": "blue"}]
