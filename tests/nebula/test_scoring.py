"""Scoring and winning (N87-N93)."""

from __future__ import annotations

import pytest

from orrery import Rng

from .positions import DONE, act, begun, complete, place, player, position, settle, view
from .reference import BLACK_POINTS, BOARD, COLOURS

LAMBDA = {"H": "red", "L1": "blue", "L2": "red", "L3": "blue", "L4": "blue", "L5a": "red", "L5b": "white"}
SCORE_PAD = ["personal", "common", "black", "constellations", "stars", "advanced"]


def last_turn(*galaxies, **things):
    """The last seat is about to end the game: the bag is empty."""
    seats = things.setdefault("seats", 2)
    return position(*galaxies, phase="place", active=seats - 1, bag={}, **things)


def finished(*galaxies, **things):
    s = act(last_turn(*galaxies, **things), DONE)
    assert s.over
    return s


def line(s, name: str) -> list:
    return s.score_sheet().line(name)


@pytest.mark.rule("nebula:N87", "nebula:NQ54", "nebula:NQ69")
def test_a_personal_goal_met_at_the_end_gives_fourteen():
    s = finished({}, complete({}, BOARD.cells), kept={0: "P18", 1: "P19"}, variant="introductory")
    assert line(s, "personal") == [0, 14]


@pytest.mark.rule("nebula:NQ54")
def test_a_personal_goal_is_tested_only_at_scoring():
    # Met until the last turn but lost in it: six red stars become five.
    reds = {cell: "red" for cell in ("H", "L5b", "Y5a", "S3a", "D4b", "Y2")}
    galaxy = complete(reds, BOARD.cells, [c for c in COLOURS if c != "red"])
    s = last_turn({}, galaxy, stock={1: dict.fromkeys(COLOURS[1:], 1)}, kept={1: "P13"})
    assert player(s, 1)["kept_met"] is True
    star = next(c for c in COLOURS[1:] if c not in {galaxy.get(n) for n in BOARD.neighbours["Y2"]})
    act(s, place(star, "Y2"))
    act(s, DONE)
    assert s.over
    assert line(s, "personal") == [0, 0]


@pytest.mark.rule("nebula:N88", "nebula:N70")
def test_common_goals_score_by_the_place_of_the_markers():
    s = finished(common=("C07", "C09", "C10", "C16"), claims={"C07": [1, 0], "C10": [0], "C16": [0, 1]}, seats=2)
    assert line(s, "common") == [4 + 12 + 12, 8 + 8]


@pytest.mark.parametrize("count", range(len(BLACK_POINTS)))
@pytest.mark.rule("nebula:N89", "nebula:N30")
def test_black_stars_score_the_number_right_of_the_last(count):
    assert line(finished(blacks=[count, 0], seats=2), "black") == [BLACK_POINTS[count], 0]


@pytest.mark.rule("nebula:N90", "nebula:ND9")
def test_constellations_score_six_each_in_the_introductory_game():
    two = complete({}, ["H", *BOARD.constellations["lambda"], *BOARD.constellations["diamond"]])
    s = finished(two, LAMBDA, variant="introductory")
    assert line(s, "constellations") == [12, 6]
    assert [name for name, _ in s.score_sheet().lines] == SCORE_PAD[:4]


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([("val_lambda", 3)], 14),
        ([("val_lambda", 2), ("val_sigma", 3)], 12),
        ([("val_lambda", 2), ("val_sigma", 3), ("val_diamond", 2)], 10),
        ([("val_lambda", 1), ("val_sigma", 3), ("val_diamond", 2), ("val_upsilon", 1)], 6),
    ],
)
@pytest.mark.rule("nebula:N80", "nebula:N90", "nebula:NQ8", "nebula:NQ5", "nebula:N34")
def test_a_completed_constellation_scores_by_its_rank_in_place_of_six(values, points):
    assert line(finished(LAMBDA, values=values), "constellations") == [points, 0]


@pytest.mark.rule("nebula:N80")
def test_an_incomplete_constellation_scores_nothing_however_high():
    part = {cell: star for cell, star in LAMBDA.items() if cell != "L5b"}
    assert line(finished(part, values=[("val_lambda", 5)]), "constellations") == [0, 0]


@pytest.mark.rule("nebula:N79", "nebula:N91", "nebula:NQ42")
def test_stars_score_three_two_one_by_the_rank_of_their_colour():
    # H red, L1 blue, L2 red, L3 blue, L4 blue, L5a red, L5b white: 3 red (the hub's too), 3 blue, 1 white.
    s = finished(LAMBDA, values=[("val_white", 1), ("val_blue", 2), ("val_red", 3)])
    assert line(s, "stars") == [3 * 3 + 3 * 2 + 1 * 1, 0]
    s = finished(LAMBDA, values=[("val_purple", 1), ("val_orange", 2), ("val_white", 3)])
    assert line(s, "stars") == [3, 0], "red and blue rank below third"


@pytest.mark.rule("nebula:N79", "nebula:NQ54")
def test_black_stars_and_stars_in_stock_score_nothing_on_the_first_track():
    s = finished(stock={0: {"red": 5, "black": 4}, 1: {}}, blacks=[2, 0], values=[("val_red", 4)])
    assert line(s, "stars") == [0, 0]
    assert line(s, "black") == [BLACK_POINTS[2], 0], "black stars in stock are not on the track"


@pytest.mark.rule("nebula:N81", "nebula:N92", "nebula:NQ56")
def test_advanced_goals_score_each_fulfilment_by_the_rank_of_their_slot():
    # On LAMBDA: A16 (red) on orbits 2, 5; A20 (blue) on 1, 3, 4; A19 (white) on 5; A17 (purple) none.
    goals = ("A16", "A20", "A19", "A17")
    s = finished(LAMBDA, advanced=goals, values=[("val_advC", 1), ("val_advB", 2), ("val_advA", 3)])
    assert [goal["counts"][0] for goal in view(s)["advanced"]] == [2, 3, 1, 0]
    assert line(s, "advanced") == [2 * 4 + 3 * 3 + 1 * 2, 0]
    s = finished(LAMBDA, advanced=goals, values=[("val_advD", 3), ("val_advC", 2), ("val_advA", 1)])
    assert line(s, "advanced") == [2 * 2 + 1 * 3, 0], "the fourth slot gives nothing even if met"


@pytest.mark.rule("nebula:N92", "nebula:N91", "nebula:N11")
def test_the_full_score_pad_has_six_lines_that_add_up():
    s = finished(LAMBDA, blacks=[1, 3], common=("C01", "C02", "C03", "C04"), claims={"C01": [0]})
    sheet = s.score_sheet()
    assert [name for name, _ in sheet.lines] == SCORE_PAD
    assert sheet.totals == [sum(points[seat] for _, points in sheet.lines) for seat in (0, 1)]


@pytest.mark.rule("nebula:N4", "nebula:N93")
def test_most_points_win():
    s = finished(blacks=[1, 2], seats=2)
    assert s.winners() == (1,)
    assert last_turn(blacks=[1, 2]).winners() == (), "nobody has won before the end"


@pytest.mark.rule("nebula:N93", "nebula:NQ54")
def test_a_tie_goes_to_the_player_with_more_black_stars_on_the_board():
    # Four black stars are 8 points; so is the top of C07.
    things = {"common": ("C07", "C01", "C02", "C03"), "claims": {"C07": [1]}, "variant": "introductory"}
    s = finished(blacks=[4, 0], stock={0: {}, 1: {"black": 6}}, **things)
    assert s.score_sheet().totals == [8, 8]
    assert s.winners() == (0,), "black stars in the observation area count for nothing"


@pytest.mark.rule("nebula:N93", "nebula:NQ61")
def test_those_still_level_share_the_win():
    s = finished(blacks=[3, 3])
    assert s.winners() == (0, 1)
    things = {"common": ("C07", "C01", "C02", "C03"), "claims": {"C07": [1]}, "variant": "introductory"}
    s = finished(blacks=[4, 0, 4], seats=3, **things)
    assert s.score_sheet().totals == [8, 8, 8]
    assert s.winners() == (0, 2)


@pytest.mark.rule("nebula:NQ61")
def test_more_black_stars_do_not_help_with_fewer_points():
    things = {"common": ("C16", "C01", "C02", "C03"), "claims": {"C16": [1]}, "variant": "introductory"}
    s = finished(blacks=[5, 0], **things)
    assert s.score_sheet().totals == [11, 12]
    assert s.winners() == (1,)


@pytest.mark.rule("nebula:NQ69", "nebula:NQ37")
def test_kept_goals_are_shown_at_the_end_and_rejected_ones_never():
    s = finished(kept={0: "P03", 1: "P20"}, seats=2)
    for viewer in (1, None):
        shown = view(s, viewer)["seats"][0]
        assert shown["kept"] == "P03"
        rejected = next(goal for goal in s.dump()["at"]["dealt"][:2] if goal != "P03")
        assert rejected not in shown["dealt"]
        assert "?" in shown["dealt"]
    assert None not in view(s, None)["scores"]["totals"]


@pytest.mark.rule("nebula:NQ37")
def test_during_the_game_rivals_see_no_points_that_would_betray_the_goal():
    s = position(complete({}, BOARD.cells), kept={0: "P19"})
    assert view(s, 1)["scores"]["lines"][0]["points"][0] is None
    assert view(s, 1)["scores"]["totals"][0] is None
    assert view(s, 0)["scores"]["lines"][0]["points"] == [14, None]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.rule("nebula:N4", "nebula:N93")
def test_winners_of_random_games_have_most_points_then_most_black_stars(seed):
    s, rng = begun(2 + seed % 3, seed), Rng(f"winners {seed}")
    while not s.over:
        seat = s.pending()[0]
        if seat < 0:
            settle(s, seed)
        else:
            s.apply(seat, rng.choice(s.legal(seat)))
    totals = s.score_sheet().totals
    blacks = [seat["blacks"] for seat in view(s)["seats"]]
    best = max(zip(totals, blacks, strict=True))
    assert s.winners() == tuple(i for i, pair in enumerate(zip(totals, blacks, strict=True)) if pair == best)
