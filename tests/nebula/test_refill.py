"""Phase IV: refilling the clusters (N72, N73)."""

from __future__ import annotations

import pytest

from orrery import NATURE

from .positions import DONE, RING, act, acts, draws, legal, nebula, position, view
from .reference import COLOURS


def ring(*cells: int) -> list[str | None]:
    """A cluster with blue stars in some cells only."""
    return ["blue" if i in cells else None for i in range(RING)]


def after_turn(seats: int, **things):
    return act(position(seats=seats, phase="place", **things), DONE)


@pytest.mark.parametrize(
    ("seats", "left", "refilled"),
    [(2, 3, False), (2, 2, True), (2, 1, True), (2, 0, True), (3, 2, False), (3, 1, True), (3, 0, True)]
    + [(4, 2, False), (4, 1, True), (4, 0, True)],
)
@pytest.mark.rule("nebula:N72", "nebula:N73", "nebula:NQ18")
def test_a_cluster_is_refilled_when_few_stars_are_left(seats, left, refilled):
    s = after_turn(seats, clusters={"right": ring(*range(left))})
    assert (s.pending() == (NATURE,)) == refilled
    if refilled:
        assert view(s)["phase"] == "fill"
        draws(s, *["white"] * (RING - left))
        assert view(s)["clusters"][1]["stars"] == ["blue"] * left + ["white"] * (RING - left)
    assert s.pending() == (1,)


@pytest.mark.rule("nebula:N72")
def test_stars_are_drawn_at_random_from_the_bag():
    s = after_turn(3, clusters={"upper": ring(1)})
    for _ in range(RING - 1):
        assert {a["star"]: s.weight(nebula().from_dict(a)) for a in legal(s)} == view(s)["bag"]
        act(s, legal(s)[0])
    assert s.pending() == (1,)


@pytest.mark.rule("nebula:NQ18", "nebula:NQ45")
def test_the_remaining_star_stays_and_cells_are_filled_from_the_start_clockwise():
    s = after_turn(3, clusters={"left": ring(3)})
    draws(s, *COLOURS)
    red, purple, yellow, white, blue, orange = COLOURS
    assert view(s)["clusters"][2]["stars"] == [red, purple, yellow, "blue", white, blue, orange]


@pytest.mark.rule("nebula:NQ18")
def test_clusters_are_refilled_in_the_order_upper_right_left():
    s = after_turn(3, clusters={"upper": ring(0), "right": ring(), "left": ring(6)})
    order = []
    while s.pending() == (NATURE,):
        before = [cluster["stars"].count(None) for cluster in view(s)["clusters"]]
        draws(s, "white")
        now = [cluster["stars"].count(None) for cluster in view(s)["clusters"]]
        order.append(next(i for i in range(3) if before[i] != now[i]))
    assert order == [0] * 6 + [1] * 7 + [2] * 6


@pytest.mark.rule("nebula:NQ45", "nebula:NQ19")
def test_with_a_short_bag_the_last_cells_stay_empty():
    s = after_turn(3, clusters={"upper": ring(1), "right": ring(0)}, bag={"red": 2, "white": 5})
    draws(s, "red", "red", "white", "white", "white", "white", "white")
    assert s.pending() == (1,)
    table = view(s)
    assert table["clusters"][0]["stars"] == ["red", "blue", "red", "white", "white", "white", "white"]
    assert table["clusters"][1]["stars"] == ["blue", "white", None, None, None, None, None]
    assert table["bag"] == {}


@pytest.mark.rule("nebula:N72", "nebula:N73")
def test_refill_comes_once_at_the_end_of_the_turn():
    # Two players: the upper cluster has 3 stars, the turn takes one, so 2 are left and it is refilled.
    s = position(clusters={"upper": ring(0, 1, 5)})
    act(s, {"do": "time", "upper": 5, "right": 0, "left": 0})
    assert view(s)["phase"] == "place", "not before the end of the turn"
    act(s, DONE)
    assert view(s)["phase"] == "fill"
    draws(s, *["red"] * 5)
    assert view(s)["clusters"][0]["stars"] == ["blue", "blue", "red", "red", "red", "red", "red"]
    assert s.pending() == (1,)


@pytest.mark.rule("nebula:NQ46")
def test_refill_follows_a_turn_without_placements():
    s = position({"H": "red"}, stock={"white": 1}, clusters={"left": ring()})
    acts(s, {"do": "time", "upper": 5, "right": 0, "left": 0}, DONE)
    assert view(s)["phase"] == "fill"


@pytest.mark.rule("nebula:N72")
def test_clocks_and_crescents_stay_through_a_refill():
    s = after_turn(3, clusters={"upper": ring(0)}, clocks=(4, 1, 2), crescents=(4, 1, 0))
    draws(s, *["red"] * 6)
    assert [cluster["clock"] for cluster in view(s)["clusters"]] == [4, 1, 2]
    assert [cluster["crescent"] for cluster in view(s)["clusters"]] == [4, 1, 0]
