"""The options of the game, each with the ruling it comes from."""

from __future__ import annotations

import pytest

import orrery

from .positions import DONE, act, begun, legal, nebula, new, position, view


def test_options_name_their_rulings_and_defaults():
    assert {(option.name, option.default, option.rule) for option in nebula().options} == {
        ("variant", "full", "N10"),
        ("hub", "neutral", "NQ2"),
        ("values_start", "fixed", "NQ6"),
        ("black_bright_star", "allowed", "NQ12"),
        ("bright_match", "phase", "NQ11"),
        ("no_new_bright_star", "stays", "NQ20"),
        ("third_star", "different", "NQ9"),
        ("replacements", "any", "NQ70"),
        ("neighbours", "printed", "NQ4"),
        ("most_black_at_zero", "counts", "NQ28"),
        ("first_player", "random", "NQ35"),
        ("idle", 10, "NQ65"),
    }


@pytest.mark.parametrize(
    "options",
    [{"hub": "both"}, {"idle": 0}, {"idle": "10"}, {"first_player": 4}, {"moon": 1}, {"variant": None}],
)
def test_bad_options_are_refused(options):
    with pytest.raises(orrery.BadOptions):
        new(4, **options)


@pytest.mark.rule("nebula:NQ12")
def test_the_first_bright_star_may_be_black_unless_the_option_says_no():
    for option, offered in (("allowed", True), ("redrawn", False)):
        s = new(2, black_bright_star=option)
        for _ in range(21):
            act(s, {"do": "draw", "star": "red"} if view(s, None)["bag"].get("red", 0) > 1 else legal(s)[1])
        assert view(s, None)["phase"] == "bright-star"
        assert ("black" in {a["star"] for a in legal(s)}) == offered


@pytest.mark.rule("nebula:N11", "nebula:ND9")
def test_the_full_game_keeps_every_rule_of_the_introductory_one():
    full, short = (begun(3, 8, variant=variant) for variant in ("full", "introductory"))
    assert set(view(full)) == set(view(short))
    assert view(short)["values"] == view(short)["advanced"] == []
    assert {a["do"] for a in legal(full)} == {a["do"] for a in legal(short)}
    for variant, lines in (("introductory", 4), ("full", 6)):
        s = act(position({"H": "red"}, phase="place", active=1, bag={}, variant=variant), DONE)
        assert s.over
        assert len(s.score_sheet().lines) == lines


def test_options_are_kept_in_a_dump():
    options = {
        "variant": "introductory",
        "hub": "shared",
        "values_start": "shuffled",
        "black_bright_star": "redrawn",
        "bright_match": "moment",
        "no_new_bright_star": "removed",
        "third_star": "any",
        "replacements": "one",
        "neighbours": "all",
        "most_black_at_zero": "needs_one",
        "first_player": 1,
        "idle": 3,
    }
    assert begun(2, 0, **options).dump()["options"] == options
