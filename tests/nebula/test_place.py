"""Phase II: placing stars (N54-N68)."""

from __future__ import annotations

import pytest

import orrery
from orrery import NATURE
from orrery.kernel.journal import Journal

from .positions import (
    DONE,
    STILL,
    act,
    acts,
    cells_for,
    draws,
    legal,
    may,
    nebula,
    place,
    player,
    position,
    push,
    view,
)
from .reference import BLACK_POINTS, BOARD, COLOURS, CONTENT

EACH = {"red": 1, "purple": 1, "yellow": 1, "white": 1, "blue": 1, "orange": 1, "black": 1}
GLOWING_SPACES = CONTENT["nebula_board"]["black_star_track"]["glowing_spaces"]


def placing(*galaxies, **things):
    """A position in the placing phase of seat 0."""
    return position(*galaxies, phase="place", **things)


def stars(s) -> set[str]:
    """The kinds of stars that may be placed now."""
    return {str(action["star"]) for action in legal(s, "place")}


# How many (N54, N55).


@pytest.mark.rule("nebula:N54", "nebula:NQ13")
def test_up_to_two_stars_of_different_colours():
    s = placing({"H": "red"}, stock={"white": 2, "purple": 2}, bright="orange")
    assert DONE in legal(s), "placing is optional"
    act(s, place("white", "L1"))
    assert stars(s) == {"purple"}, "no second white one"
    assert DONE in legal(s)
    act(s, place("purple", "Y1"))
    assert legal(s) == [DONE]
    assert player(s)["stock"] == {"white": 1, "purple": 1}


@pytest.mark.rule("nebula:NQ13")
def test_a_player_may_place_nothing():
    s = placing({"H": "red"}, stock=EACH)
    act(s, DONE)
    assert s.pending() == (1,)
    assert player(s, 0)["stock"] == EACH
    assert player(s, 0)["galaxy"] == {"H": "red"}


@pytest.mark.rule("nebula:N55", "nebula:NQ9")
def test_three_stars_when_one_has_the_colour_of_the_bright_star():
    s = placing({"H": "red"}, stock={"white": 2, "purple": 1, "blue": 1, "yellow": 1}, bright="white")
    act(s, place("white", "L1"))
    act(s, place("purple", "Y1"))
    assert stars(s) == {"blue", "yellow"}, "all three must differ, so no second white one"
    act(s, place("blue", "D1"))
    assert legal(s) == [DONE], "never four"


@pytest.mark.rule("nebula:NQ9", "nebula:N55", "nebula:NQ48")
def test_by_option_the_third_star_may_repeat_a_colour():
    held = {"white": 2, "purple": 2, "blue": 1, "black": 2}
    s = placing({"H": "red"}, stock=held, bright="white", third_star="any", variant="introductory")
    act(s, place("white", "L1"))
    assert "white" not in stars(s), "two stars still differ"
    act(s, place("black"))
    assert stars(s) == {"white", "purple", "blue", "black"}
    act(s, place("black"))
    assert player(s)["blacks"] == 2
    assert legal(s) == [DONE], "never four"
    no_match = placing({"H": "red"}, stock=held, bright="orange", third_star="any", variant="introductory")
    acts(no_match, place("white", "L1"), place("purple", "Y1"))
    assert legal(no_match) == [DONE], "a third star needs one of the bright star's colour"


@pytest.mark.rule("nebula:NQ9", "nebula:N54")
def test_a_repeated_colour_is_refused_by_the_rule_that_forbids_it():
    s = placing({"H": "red"}, stock={"white": 3, "purple": 1}, bright="white")
    act(s, place("white", "L1"))
    with pytest.raises(orrery.IllegalAction, match=r"colours must differ \[N54\]"):
        act(s, place("white", "D1"))
    act(s, place("purple", "Y1"))
    with pytest.raises(orrery.IllegalAction, match=r"colours must differ \[NQ9\]"):
        act(s, place("white", "D1"))


@pytest.mark.rule("nebula:NQ10", "nebula:N55")
def test_the_third_star_may_itself_be_the_matching_one():
    s = placing({"H": "red"}, stock={"white": 1, "purple": 1, "blue": 1, "yellow": 1}, bright="white")
    act(s, place("blue", "L1"))
    act(s, place("purple", "Y1"))
    assert stars(s) == {"white"}
    act(s, place("white", "D1"))
    assert legal(s) == [DONE]


@pytest.mark.rule("nebula:NQ10")
def test_the_matching_star_may_come_second():
    s = placing({"H": "red"}, stock={"white": 1, "purple": 1, "yellow": 1}, bright="white")
    acts(s, place("purple", "L1"), place("white", "Y1"))
    assert stars(s) == {"yellow"}


@pytest.mark.rule("nebula:NQ9", "nebula:ND10", "nebula:NQ48")
def test_black_is_a_colour_among_the_different_ones():
    s = placing({"H": "red"}, stock={"black": 3, "white": 1}, bright="orange", variant="introductory")
    act(s, place("black"))
    assert stars(s) == {"white"}, "at most one black star a turn"
    act(s, place("white", "L1"))
    assert legal(s) == [DONE], "white and black are the two"


@pytest.mark.rule("nebula:NQ48", "nebula:NQ9")
def test_even_a_black_bright_star_allows_no_second_black_one():
    s = placing({"H": "red"}, stock={"black": 3, "white": 1, "blue": 1}, bright="black", variant="introductory")
    act(s, place("black"))
    act(s, place("white", "L1"))
    assert stars(s) == {"blue"}


@pytest.mark.rule("nebula:NQ12", "nebula:N55")
def test_with_a_black_bright_star_a_black_star_earns_the_third():
    s = placing({"H": "red"}, stock={"black": 1, "white": 1, "blue": 1}, bright="black", variant="introductory")
    acts(s, place("white", "L1"), place("blue", "Y1"))
    assert stars(s) == {"black"}
    act(s, place("black"))
    assert player(s)["blacks"] == 1


@pytest.mark.rule("nebula:NQ11", "nebula:NQ47")
def test_a_bonus_once_earned_is_kept_when_the_bright_star_changes():
    s = placing({"H": "red"}, stock={"black": 1, "white": 1, "blue": 1}, bright="white", token=2)
    acts(s, place("white", "L1"), place("black"))
    acts(draws(s, "purple"), push("val_red"))
    assert stars(s) == {"blue"}


@pytest.mark.parametrize("option", ["phase", "moment"])
@pytest.mark.rule("nebula:NQ11")
def test_no_star_matches_a_bright_star_that_came_after_it(option):
    held = {"black": 1, "white": 2, "blue": 1, "orange": 1}
    s = placing({"H": "red"}, stock=held, bright="purple", token=2, bright_match=option)
    acts(s, place("white", "L1"), place("black"))
    acts(draws(s, "white"), push("val_red"))
    assert legal(s) == [DONE], "white was placed before the bright star became white"


@pytest.mark.rule("nebula:NQ11", "nebula:N67", "nebula:NQ47")
def test_the_bright_star_that_stands_when_phase_two_begins_is_the_one_to_match():
    held = {"black": 1, "white": 1, "blue": 1, "purple": 1}
    after_the_change = {}
    for option in ("phase", "moment"):
        s = placing({"H": "red"}, stock=held, bright="purple", token=2, bright_match=option)
        assert view(s)["matching"] == "purple"
        acts(s, place("black"))
        acts(draws(s, "white"), push("val_red"))
        assert view(s)["matching"] == ("purple" if option == "phase" else "white")
        act(s, place("blue", "L1"))
        after_the_change[option] = stars(s)
    assert after_the_change == {"phase": {"purple"}, "moment": {"white"}}


@pytest.mark.rule("nebula:NQ11", "nebula:N67")
def test_the_refusal_names_the_bright_star_that_counts():
    s = placing({"H": "red"}, stock={"black": 1, "white": 1, "blue": 1}, bright="purple", token=2)
    act(s, place("black"))
    acts(draws(s, "white"), push("val_red"), place("blue", "L1"))
    with pytest.raises(orrery.IllegalAction, match=r"purple.*\[NQ11\]"):
        act(s, place("white", "Y1"))


@pytest.mark.rule("nebula:NQ11", "nebula:N55")
def test_a_new_turn_matches_the_bright_star_as_it_stands_then():
    held = {"white": 1, "purple": 1, "yellow": 1, "black": 1}
    s = placing({"H": "red"}, {"H": "red"}, stock={0: {"black": 1}, 1: held}, bright="purple", token=2)
    act(s, place("black"))
    acts(draws(s, "white"), push("val_red"), DONE)
    assert view(s)["matching"] is None, "nothing is placed while stars are collected"
    acts(s, STILL, place("purple", "L1"), place("yellow", "Y1"))
    assert stars(s) == {"white"}


@pytest.mark.rule("nebula:NQ11", "nebula:NQ12")
def test_a_black_star_matches_the_black_bright_star_it_sends_away():
    s = placing({"H": "red"}, stock={"black": 1, "white": 1, "blue": 1}, bright="black", token=2)
    act(s, place("black"))
    acts(draws(s, "purple"), push("val_red"), place("white", "L1"))
    assert stars(s) == {"blue"}


@pytest.mark.rule("nebula:N54", "nebula:N55", "nebula:NQ11")
def test_nothing_placed_and_no_bonus_is_carried_into_the_next_turn():
    held = {"white": 2, "purple": 2, "yellow": 2}
    s = placing({"H": "red"}, {"H": "red"}, stock={0: held, 1: held}, bright="white")
    acts(s, place("white", "L1"), DONE, STILL)
    assert s.pending() == (1,)
    acts(s, place("yellow", "L1"), place("purple", "D1"))
    assert stars(s) == {"white"}, "the rival's bonus is not mine, and only a matching third is left"
    acts(s, DONE, STILL)
    assert s.pending() == (0,)
    assert "white" in stars(s), "a colour placed last turn may be placed again"


# Where (N57-N60).


@pytest.mark.rule("nebula:N57")
def test_stars_go_to_the_own_board_only():
    s = placing({"H": "red"}, {"H": "red"}, stock={"blue": 1})
    act(s, place("blue", "L1"))
    assert player(s, 0)["galaxy"] == {"H": "red", "L1": "blue"}
    assert player(s, 1)["galaxy"] == {"H": "red"}
    for strange in (place("blue", "track"), place("black", "L1"), place("blue", "X9")):
        with pytest.raises(orrery.BadAction):
            nebula().from_dict(strange)


@pytest.mark.rule("nebula:N58")
def test_the_first_coloured_star_goes_to_the_centre():
    s = placing(stock=EACH)
    for colour in COLOURS:
        assert cells_for(s, colour) == {"H"}
    with pytest.raises(orrery.IllegalAction):
        act(s, place("red", "L1"))
    assert may(s, place("black")), "a black star is no coloured one"


@pytest.mark.rule("nebula:N58")
def test_a_black_star_is_not_the_first_coloured_star():
    s = placing(stock={"black": 1, "red": 1}, variant="introductory")
    act(s, place("black"))
    assert cells_for(s, "red") == {"H"}


@pytest.mark.rule("nebula:N59")
def test_later_stars_go_to_cells_connected_with_a_star():
    s = placing({"H": "red", "L1": "blue", "L2": "yellow"}, stock={"white": 1})
    empty = cells_for(s, "white") - {"H", "L1", "L2"}
    # H: Y1 S1 D1 directly. L1: Y1 S1 by orbit. L2: L3 directly, L4 dotted, Y2 S2 by orbit.
    assert empty == {"Y1", "S1", "D1", "L3", "L4", "Y2", "S2"}
    for far in ("Y3", "D2", "S3a", "L5a", "L5b", "D5"):
        assert not may(s, place("white", far))


@pytest.mark.parametrize(
    ("galaxy", "cell"),
    [
        ({"H": "blue", "L1": "red"}, "L2"),  # direct
        ({"H": "blue", "L1": "white", "L2": "red"}, "L4"),  # dotted
        ({"H": "blue", "L1": "red"}, "Y1"),  # by orbit
        ({"H": "red"}, "S1"),  # a spoke of the hub
    ],
)
@pytest.mark.rule("nebula:N60", "nebula:N59")
def test_connected_cells_never_share_a_colour(galaxy, cell):
    s = placing(galaxy, stock={"red": 1, "yellow": 1})
    assert not may(s, place("red", cell))
    assert may(s, place("yellow", cell)), "another colour fits"


@pytest.mark.rule("nebula:N60")
def test_the_same_colour_may_stand_in_cells_not_connected():
    s = placing({"H": "blue", "L1": "red"}, stock={"red": 1})
    assert may(s, place("red", "D1")), "L1 and D1 face each other on orbit 1"
    assert cells_for(s, "red") == {"D1", "L1"}, "in L1 it replaces the red star"


# Replacing (N61).


@pytest.mark.rule("nebula:N61", "nebula:NQ21")
def test_a_replaced_star_leaves_for_the_box():
    s = placing({"H": "red", "L1": "blue"}, stock={"white": 1, "purple": 1, "orange": 1}, bright="yellow")
    act(s, place("white", "L1"))
    assert player(s)["galaxy"] == {"H": "red", "L1": "white"}
    assert view(s)["box"] == {"blue": 1}
    assert player(s)["stock"] == {"purple": 1, "orange": 1}
    act(s, place("purple", "Y1"))
    assert legal(s) == [DONE], "a replacement counts as a placement"


@pytest.mark.rule("nebula:N61", "nebula:NQ21", "nebula:N60")
def test_a_replacement_is_checked_against_the_neighbours():
    galaxy = {"H": "red", "L1": "blue", "L2": "white"}
    s = placing(galaxy, stock={"white": 1, "red": 1, "blue": 1, "yellow": 1})
    assert not may(s, place("white", "L1")), "beside white in L2"
    assert not may(s, place("red", "L1")), "beside red in H"
    assert may(s, place("yellow", "L1"))
    assert may(s, place("blue", "L1")), "the star that leaves is no neighbour"
    assert may(s, place("red", "L2"))


@pytest.mark.rule("nebula:NQ21")
def test_the_hub_may_be_replaced_while_it_is_the_only_star():
    s = placing({"H": "red"}, stock={"white": 1, "red": 1})
    act(s, place("white", "H"))
    assert player(s)["galaxy"] == {"H": "white"}


@pytest.mark.rule("nebula:NQ21", "nebula:N55")
def test_replacing_a_star_by_its_own_colour_can_earn_the_third_placement():
    s = placing({"H": "red", "L1": "blue"}, stock={"blue": 1, "white": 1, "yellow": 1}, bright="blue")
    acts(s, place("blue", "L1"), place("white", "Y1"))
    assert view(s)["box"] == {"blue": 1}
    assert stars(s) == {"yellow"}


@pytest.mark.rule("nebula:N61", "nebula:NQ70")
def test_one_new_star_replaces_one_old_star_as_often_as_stars_may_be_placed():
    galaxy = {"H": "red", "L1": "blue", "Y1": "purple"}
    held = {"white": 2, "yellow": 2, "orange": 2}
    s = placing(galaxy, stock=held, bright="white")
    acts(s, place("white", "L1"), place("yellow", "Y1"), place("orange", "H"))
    assert player(s)["galaxy"] == {"H": "orange", "L1": "white", "Y1": "yellow"}
    s = placing(galaxy, stock=held, bright="white", replacements="one")
    act(s, place("white", "L1"))
    assert cells_for(s, "yellow").isdisjoint(galaxy), "by option one replacement a turn"
    with pytest.raises(orrery.IllegalAction, match="NQ70"):
        act(s, place("yellow", "Y1"))
    acts(s, place("yellow", "D1"), DONE, STILL, DONE, STILL)
    assert "L1" in cells_for(s, "yellow"), "the next turn has its own"


@pytest.mark.rule("nebula:NQ49", "nebula:N61")
def test_a_star_of_the_same_turn_may_be_replaced():
    s = placing(stock={"red": 1, "blue": 1})
    acts(s, place("red", "H"), place("blue", "H"))
    assert player(s)["galaxy"] == {"H": "blue"}
    assert view(s)["box"] == {"red": 1}


@pytest.mark.rule("nebula:NQ21", "nebula:N62")
def test_black_stars_are_never_replaced():
    s = placing(blacks=[1], stock={"red": 1, "black": 1}, variant="introductory")
    assert {a["cell"] for a in legal(s, "place")} == {"H", "track"}
    act(s, place("black"))
    assert player(s)["blacks"] == 2, "it lies beside the first, not in its place"
    assert view(s)["box"] == {}


# Black stars (N62-N66).


@pytest.mark.rule("nebula:N62", "nebula:N29", "nebula:N30")
def test_the_track_takes_black_stars_from_left_to_right():
    for before in range(len(BLACK_POINTS) - 1):
        s = placing(stock={"black": 1}, blacks=[before], variant="introductory")
        act(s, place("black"))
        assert player(s)["blacks"] == before + 1
        line = view(s)["scores"]["lines"][2]
        assert line == {"id": "black", "points": [BLACK_POINTS[before + 1], 0]}


@pytest.mark.rule("nebula:NQ25")
def test_a_full_track_takes_no_more():
    s = placing({"H": "red"}, stock={"black": 2, "blue": 1}, blacks=[len(BLACK_POINTS) - 1])
    assert stars(s) == {"blue"}
    assert not may(s, place("black"))


@pytest.mark.rule("nebula:N63")
def test_a_black_star_moves_the_token_one_space():
    s = placing(stock={"black": 1}, token=4)
    act(s, place("black"))
    assert view(s)["token"] == 5
    assert view(s)["bright"] == "red", "space 5 does not glow"


@pytest.mark.parametrize("token", range(12))
@pytest.mark.rule("nebula:N63", "nebula:N64")
def test_only_glowing_spaces_change_the_bright_star(token):
    s = placing(stock={"black": 1}, token=token, bright="yellow")
    act(s, place("black"))
    if token + 1 in GLOWING_SPACES:
        assert s.pending() == (NATURE,)
        draws(s, "blue")
        assert view(s)["bright"] == "blue"
        assert view(s)["box"] == {"yellow": 1}
    else:
        assert (s.pending(), view(s)["bright"], view(s)["box"]) == ((0,), "yellow", {})


@pytest.mark.rule("nebula:N65", "nebula:NQ50")
def test_the_new_bright_star_has_another_colour():
    s = act(placing(stock={"black": 1}, token=2, bright="yellow"), place("black"))
    bag = view(s)["bag"]
    offered = {a["star"]: s.weight(nebula().from_dict(a)) for a in legal(s)}
    assert "yellow" in bag
    assert offered == {star: count for star, count in bag.items() if star != "yellow"}
    draws(s, "blue")
    after = view(s)["bag"]
    assert after == {**bag, "blue": bag["blue"] - 1}, "no yellow star was lost on the way"


@pytest.mark.rule("nebula:NQ12", "nebula:N65")
def test_the_new_bright_star_may_be_black_unless_the_option_says_no():
    s = act(placing(stock={"black": 1}, token=2), place("black"))
    assert "black" in {a["star"] for a in legal(s)}
    s = act(placing(stock={"black": 1}, token=2, black_bright_star="redrawn"), place("black"))
    assert "black" not in {a["star"] for a in legal(s)}


@pytest.mark.parametrize("bag", [{}, {"yellow": 4}])
@pytest.mark.rule("nebula:NQ20")
def test_without_another_colour_the_bright_star_stays(bag):
    s = placing(stock={"black": 1}, token=2, bright="yellow", bag=bag)
    box = view(s)["box"]
    act(s, place("black"))
    assert s.pending() == (0,)
    assert view(s)["bright"] == "yellow"
    assert view(s)["box"] == box
    assert view(s)["bag"] == bag


@pytest.mark.parametrize("bag", [{}, {"yellow": 4}])
@pytest.mark.rule("nebula:NQ20", "nebula:N64")
def test_by_option_a_bright_star_that_cannot_be_replaced_leaves_its_place_empty(bag):
    held = {"black": 1, "yellow": 1, "blue": 1, "white": 1}
    s = placing({"H": "red"}, stock=held, token=2, bright="yellow", bag=bag, no_new_bright_star="removed")
    box = view(s)["box"].get("yellow", 0)
    acts(s, place("black"), push("val_red"))
    assert view(s)["bright"] is None
    assert view(s)["box"]["yellow"] == box + 1
    act(s, place("blue", "L1"))
    assert stars(s) == {"yellow"}, "it stood when phase II began"
    acts(s, DONE, STILL)
    assert view(s, 1)["matching"] is None, "in the next turn there is none to match"


@pytest.mark.rule("nebula:NQ20", "nebula:NQ11", "nebula:N55")
def test_an_empty_place_of_the_bright_star_is_filled_again_and_matches_nothing_meanwhile():
    held = {"black": 2, "yellow": 1, "blue": 1, "white": 1}
    s = placing(
        {"H": "red"}, {"H": "red"}, stock={0: held, 1: held}, token=5, bright="yellow", bag={"yellow": 4},
        no_new_bright_star="removed", bright_match="moment", variant="introductory",
    )  # fmt: skip
    acts(s, place("black"), place("blue", "L1"))
    assert legal(s) == [DONE], "by moment nothing matches an empty place"
    acts(s, DONE, STILL, place("blue", "L1"), place("white", "Y1"))
    assert legal(s) == [DONE]


@pytest.mark.rule("nebula:NQ20", "nebula:NQ12")
def test_the_bright_star_stays_when_only_black_ones_could_follow_and_may_not():
    s = placing(stock={"black": 1}, token=2, bright="yellow", bag={"black": 3}, black_bright_star="redrawn")
    act(s, place("black"))
    assert (s.pending(), view(s)["bright"]) == ((0,), "yellow")


@pytest.mark.rule("nebula:NQ64")
def test_a_black_bright_star_goes_to_the_box_too():
    s = act(placing(stock={"black": 1}, token=2, bright="black"), place("black"))
    draws(s, "white")
    assert view(s)["box"] == {"black": 1}


@pytest.mark.rule("nebula:N67", "nebula:N68", "nebula:NQ39", "nebula:ND10")
def test_the_example_of_placing():
    s = placing(
        {"H": "purple", "L1": "blue", "L2": "red"},
        stock={"white": 2, "purple": 2, "black": 1},
        blacks=[2],
        token=2,
        bright="red",
    )
    assert stars(s) == {"white", "purple", "black"}
    act(s, place("white", "L4"))
    assert stars(s) == {"purple", "black"}
    act(s, place("black"))
    assert player(s)["blacks"] == 3
    assert view(s)["token"] == 3
    assert "red" not in {a["star"] for a in legal(s)}
    draws(s, "purple")
    assert view(s)["box"] == {"red": 1}
    assert view(s)["bright"] == "purple", "there is one bright star, and it is the new one"
    act(s, push("val_white"))
    assert next(t for t in view(s)["values"] if t["id"] == "val_white")["space"] == 1
    assert legal(s) == [DONE], "without a star of the bright colour only two may be placed"


@pytest.mark.rule("nebula:NQ47")
def test_stars_are_placed_one_at_a_time_each_on_the_position_before_it():
    s = placing({"H": "red"}, stock={"blue": 1, "white": 1})
    assert not may(s, place("white", "L2"))
    act(s, place("blue", "L1"))
    assert may(s, place("white", "L2")), "the star just placed connects"


@pytest.mark.rule("nebula:NQ47", "nebula:N66", "nebula:N63")
def test_the_steps_of_a_black_star_come_before_the_next_star():
    s = placing({"H": "red"}, stock={"blue": 1, "black": 1}, token=2)
    act(s, place("black"))
    assert {a["do"] for a in legal(s)} == {"draw"}, "first the token and the bright star"
    draws(s, "white")
    assert {a["do"] for a in legal(s)} == {"push"}, "second the value token"
    act(s, push("val_sigma"))
    assert {a["do"] for a in legal(s)} == {"place", "done"}


@pytest.mark.rule("nebula:NQ62")
def test_without_stars_or_cells_the_turn_just_goes_on():
    s = placing({"H": "red"})
    assert legal(s) == [DONE]
    # A coloured star can always replace one of its colour, so only a black one can be without a place.
    blocked = placing(stock={"black": 1}, blacks=[len(BLACK_POINTS) - 1])
    assert legal(blocked) == [DONE]
    act(blocked, DONE)
    assert blocked.pending() == (1,)


@pytest.mark.rule("nebula:NQ67")
def test_a_turn_ends_only_when_the_player_says_so():
    s = placing({"H": "red"}, stock={"blue": 1, "white": 1})
    acts(s, place("blue", "L1"), place("white", "Y1"))
    assert s.pending() == (0,)
    assert legal(s) == [DONE]


@pytest.mark.rule("nebula:NQ67")
def test_steps_that_revealed_nothing_can_be_taken_back():
    journal = Journal(nebula(), 2, {"first_player": 0})
    while journal.state.pending() != (0,) or "collect" not in view(journal.state)["phase"]:
        seat = journal.state.pending()[0]
        journal.push(seat, journal.state.legal(seat)[0])
    start = journal.state.hash()
    journal.push(0, nebula().from_dict(STILL))
    waited = journal.state.hash()
    star = next(a for a in journal.state.legal(0) if nebula().to_dict(a).get("cell") == "H")
    journal.push(0, star)
    assert journal.may_undo(0)
    journal.pop()
    assert journal.state.hash() == waited
    assert journal.may_undo(0)
    journal.pop()
    assert journal.state.hash() == start
    assert not journal.may_undo(0), "a draw from the bag is not taken back"


def test_every_cell_of_the_board_can_be_reached():
    galaxy: dict[str, str] = {}
    for _ in range(25):
        s = placing(galaxy, stock=EACH)
        options = [(c, k) for k in COLOURS for c in cells_for(s, k) if c not in galaxy]
        cell, colour = sorted(options)[0]
        galaxy[cell] = colour
    assert set(galaxy) == set(BOARD.cells)
