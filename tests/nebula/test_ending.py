"""Phase III bookkeeping of claims (N69-N71) and the end of the game (N82-N86)."""

from __future__ import annotations

from collections import Counter

import pytest

import orrery
from orrery import NATURE, Rng

from .positions import (
    DONE,
    STILL,
    act,
    acts,
    begun,
    complete,
    legal,
    place,
    player,
    position,
    push,
    settle,
    view,
)
from .reference import BOARD, COLOURS, CONTENT

LAST = CONTENT["nebula_board"]["black_star_track"]["spaces"] - 1
THREE_ORBITS = ["H", *BOARD.orbits[1], *BOARD.orbits[2], *BOARD.orbits[3]]
GOALS = ("C16", "C17", "C18", "C19")


def placing(*galaxies, **things):
    return position(*galaxies, phase="place", **things)


def idle_turn(s, steps: int = 5):
    """Wait and place nothing; nature refills."""
    acts(s, {"do": "time", "upper": steps, "right": 0, "left": 0}, DONE)
    return settle(s)


def constellations(*names: str) -> dict[str, str]:
    return complete({}, ["H", *(cell for name in names for cell in BOARD.constellations[name])])


# Claiming.


@pytest.mark.rule("nebula:N69", "nebula:NQ52", "nebula:NQ51")
def test_goals_met_are_claimed_at_the_end_of_placing_without_asking():
    s = placing(complete({}, THREE_ORBITS), common=GOALS)
    assert view(s)["common"][0]["met"] == [0]
    assert view(s)["common"][0]["claimed"] == [], "not before phase III"
    act(s, DONE)
    assert view(s)["common"][0]["claimed"] == [0]
    assert s.pending() == (1,)


@pytest.mark.rule("nebula:N70", "nebula:NQ1", "nebula:N71", "nebula:NQ52")
def test_the_first_marker_lies_on_top_and_every_later_one_at_the_bottom():
    palettes = (COLOURS[:4], COLOURS[2:], [*COLOURS[4:], *COLOURS[:2]])
    galaxies = [complete({}, THREE_ORBITS, palette) for palette in palettes]
    s = placing(*galaxies, seats=3, active=1, first=1, common=GOALS)
    act(s, DONE)
    acts(s, STILL, DONE)
    acts(settle(s), STILL, DONE)
    goal = view(settle(s))["common"][0]
    assert (goal["top"], goal["claimed"]) == (1, [0, 1, 2])
    points = s.score_sheet().line("common")
    assert points == [goal["later"], goal["first"], goal["later"]]
    assert goal["first"] > goal["later"]


@pytest.mark.rule("nebula:NQ23")
def test_one_marker_a_player_and_card_and_several_goals_in_one_turn():
    whole = complete({}, BOARD.cells)
    s = placing(whole, seats=4, common=GOALS)
    act(s, DONE)
    assert [goal["claimed"] for goal in view(s)["common"]] == [[0]] * 4
    markers = view(s)["ends"]["markers"][0]
    assert markers == 4
    again = placing(whole, seats=4, common=GOALS, claims={goal: [0] for goal in GOALS})
    act(again, DONE)
    assert view(again)["ends"]["markers"][0] == 4, "no second marker on a card"


@pytest.mark.rule("nebula:NQ23", "nebula:N70")
def test_a_claim_is_told_once():
    galaxy = complete({}, THREE_ORBITS)
    told = {}
    for claims in ({}, {"C16": [0]}, {"C16": [1]}):
        s = placing(galaxy, common=GOALS, claims=claims)
        events = s.watch()
        act(s, DONE)
        told[str(claims)] = [event.kind for event in events if event.args.get("goal") == "C16"]
    assert [len(kinds) for kinds in told.values()] == [1, 0, 1]
    first, _, later = told.values()
    assert first != later, "first and later are told apart"


@pytest.mark.rule("nebula:NQ23")
def test_goals_are_checked_only_in_the_own_turn():
    galaxy = complete({}, THREE_ORBITS)
    s = placing({}, galaxy, common=GOALS)
    act(s, DONE)
    assert view(s)["common"][0]["met"] == [1]
    assert view(s)["common"][0]["claimed"] == []


@pytest.mark.rule("nebula:NQ22")
def test_a_claimed_goal_is_kept_when_the_pattern_is_lost():
    galaxy = {"H": "red", "Y1": "blue", "Y2": "red", "Y3": "blue", "Y4": "red", "Y5b": "white", "Y5a": "blue"}
    s = placing(galaxy, stock={"orange": 1}, common=("C02", "C01", "C03", "C04"), claims={"C02": [0]})
    assert view(s)["common"][0]["met"] == [0]
    acts(s, place("orange", "Y1"), DONE)
    goal = view(s)["common"][0]
    assert (goal["met"], goal["claimed"], goal["top"]) == ([], [0], 0)
    assert s.score_sheet().line("common") == [10, 0]


@pytest.mark.rule("nebula:NQ51")
def test_a_pattern_between_two_placements_does_not_count():
    galaxy = {"H": "red", "Y1": "blue", "Y2": "red", "Y3": "blue", "Y4": "red", "Y5b": "white"}
    s = placing(galaxy, stock={"blue": 1, "orange": 1}, common=("C02", "C01", "C03", "C04"))
    act(s, place("blue", "Y5a"))
    assert view(s)["common"][0]["met"] == [0]
    act(s, place("orange", "Y1"))
    act(s, DONE)
    assert view(s)["common"][0]["claimed"] == []


# Triggers.


@pytest.mark.rule("nebula:N82", "nebula:N86", "nebula:NQ24", "nebula:NQ58")
def test_the_last_space_of_the_track_makes_the_round_the_last():
    s = placing(stock={0: {"black": 1}, 1: {"black": 1}}, token=LAST - 1)
    acts(s, place("black"), push("val_red"))
    assert view(s)["token"] == LAST
    assert view(s)["ends"]["met"] == [], "tested at the end of the turn"
    act(s, DONE)
    assert not s.over
    assert len(view(s)["ends"]["met"]) == 1
    assert s.pending() == (1,)
    acts(s, STILL, place("black"))
    assert view(s)["token"] == LAST, "the token stays on the last space"
    assert {a["do"] for a in legal(s)} == {"push"}, "and a value token is still pushed"
    acts(s, push("val_red"), DONE)
    assert s.over
    assert player(s, 1)["blacks"] == 1


@pytest.mark.rule("nebula:N82")
def test_the_space_before_the_last_ends_nothing():
    s = placing(stock={"black": 1}, token=LAST - 2, active=1)
    acts(s, place("black"), push("val_red"), DONE)
    assert not settle(s).over
    assert view(s)["ends"]["met"] == []


@pytest.mark.rule("nebula:N83", "nebula:NQ53")
def test_three_constellations_of_one_player_end_the_game():
    s = placing({}, constellations("lambda", "upsilon", "sigma"), active=1)
    assert view(s)["ends"]["constellations"] == [3, 3]
    act(s, DONE)
    assert s.over


@pytest.mark.rule("nebula:NQ63", "nebula:N83")
def test_constellations_of_two_players_do_not_add_up():
    s = placing(constellations("lambda", "upsilon"), constellations("sigma", "diamond"), active=1)
    act(s, DONE)
    assert not settle(s).over
    assert view(s)["ends"]["met"] == []


@pytest.mark.rule("nebula:N84", "nebula:NQ19", "nebula:NQ24")
def test_an_empty_bag_ends_the_game_once_the_turn_is_over():
    s = placing(active=1, bag={"red": 2}, clusters={"upper": ["blue", *[None] * 6]})
    act(s, DONE)
    assert s.pending() == (NATURE,), "the refill comes first"
    acts(s, {"do": "draw", "star": "red"}, {"do": "draw", "star": "red"})
    assert s.over
    s = placing(active=1, bag={"red": 1})
    act(s, DONE)
    assert not s.over, "one star in the bag is not none"


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 6), (4, 8)])
@pytest.mark.rule("nebula:N85")
def test_enough_markers_end_the_game(seats, needed):
    last = seats - 1
    whole = complete({}, THREE_ORBITS)
    before = needed - 1
    claims: dict[str, list[int]] = {goal: [] for goal in GOALS}
    spots = [(goal, seat) for goal in GOALS for seat in range(seats) if (goal, seat) != ("C16", last)]
    for goal, seat in spots[:before]:
        claims[goal].append(seat)
    claims = {goal: claimers for goal, claimers in claims.items() if claimers}
    galaxies = [{}] * last + [whole]
    s = placing(*galaxies, seats=seats, active=last, common=GOALS, claims=claims)
    assert view(s)["ends"]["markers"] == [before, needed]
    act(s, DONE)
    assert s.over
    assert view(s)["ends"]["markers"] == [needed, needed]
    short = placing(seats=seats, active=last, common=GOALS, claims=claims)
    act(short, DONE)
    assert not settle(short).over


@pytest.mark.parametrize(("first", "active", "over"), [(0, 2, True), (0, 1, False), (1, 0, True), (1, 2, False)])
@pytest.mark.rule("nebula:N86", "nebula:NQ53")
def test_the_game_stops_after_the_player_to_the_right_of_the_first(first, active, over):
    s = placing(seats=3, first=first, active=active, bag={})
    act(s, DONE)
    assert s.over == over
    while not s.over:
        assert s.pending() != (first,), "a new round began"
        acts(s, STILL, DONE)


@pytest.mark.rule("nebula:NQ53", "nebula:NQ24")
def test_several_triggers_are_one_and_the_round_still_runs_out():
    s = placing(constellations("lambda", "upsilon", "sigma"), seats=3, bag={}, token=LAST)
    act(s, DONE)
    assert len(view(s)["ends"]["met"]) == 3
    turns = 0
    while not s.over:
        acts(s, STILL, DONE)
        turns += 1
    assert turns == 2


@pytest.mark.rule("nebula:NQ24")
def test_a_trigger_once_met_cannot_be_undone_by_later_turns():
    # Seat 0's third constellation ends the game; nobody else needs anything.
    s = placing(constellations("lambda", "upsilon", "sigma"), seats=2)
    act(s, DONE)
    met = view(s)["ends"]["met"]
    acts(s, STILL, DONE)
    assert s.over
    assert set(met) <= set(view(s)["ends"]["met"])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.rule("nebula:N86", "nebula:N40", "nebula:N41")
def test_all_have_equal_turns_in_random_games(seed):
    seats = 2 + seed % 3
    s, rng, turns = begun(seats, seed), Rng(f"turns {seed}"), Counter()
    first = view(s)["first"]
    while not s.over:
        seat = s.pending()[0]
        if seat == NATURE:
            orrery.settle(s, rng)
            continue
        action = rng.choice(s.legal(seat))
        turns[seat] += orrery.game("nebula").to_dict(action) == DONE
        s.apply(seat, action)
        assert view(s, None)["first"] == first
    assert len(set(turns.values())) == 1
    assert len(turns) == seats


# Idle rounds.

LAZY = {name: [None, "red", "red", "red", "red", None, None] for name in ("upper", "right", "left")}


@pytest.mark.rule("nebula:NQ65", "nebula:NQ43")
def test_ten_rounds_without_a_star_taken_or_placed_end_the_game():
    s = position(clusters=LAZY)
    for number in range(20):
        assert not s.over, number
        idle_turn(s, 5 if number % 2 == 0 else -5)
    assert s.over


@pytest.mark.rule("nebula:NQ65")
def test_a_row_of_idle_rounds_is_broken_by_a_star():
    def nine_idle_rounds(**things):
        return position({"H": "white"}, clusters=LAZY, idle_rounds=9, **things)

    idle = nine_idle_rounds()
    idle_turn(idle_turn(idle, 5), -5)
    assert idle.over

    taken = acts(nine_idle_rounds(), {"do": "time", "upper": 1, "right": 4, "left": 0}, DONE)
    assert player(taken)["stock"] == {"red": 2}
    idle_turn(taken, 5)
    assert not taken.over

    placed = acts(nine_idle_rounds(stock={"blue": 1}), STILL, place("blue", "L1"), DONE)
    idle_turn(placed, -5)
    assert not placed.over

    chaotic = act(nine_idle_rounds(stock={"blue": 1}), {"do": "chaos", "star": "blue"})
    acts(settle(chaotic), legal(chaotic)[0], DONE)
    idle_turn(chaotic, 5)
    assert not chaotic.over

    for s in (taken, placed, chaotic):
        assert view(s)["round"] == 2


@pytest.mark.rule("nebula:NQ65")
def test_the_row_begins_anew_after_it_was_broken():
    s = acts(position({"H": "white"}, stock={"blue": 1}, clusters=LAZY, idle=2), STILL, place("blue", "L1"), DONE)
    idle_turn(s, -5)
    for number in range(4):
        assert not s.over, number
        idle_turn(s, 5 if number % 2 == 0 else -5)
    assert s.over


@pytest.mark.rule("nebula:NQ65")
def test_the_number_of_idle_rounds_is_an_option():
    s = position(clusters=LAZY, idle=1)
    idle_turn(s, 5)
    assert not s.over, "the round is completed"
    idle_turn(s, -5)
    assert s.over
