"""The values board (N66, N74-N81)."""

from __future__ import annotations

import pytest

from orrery import NATURE

from .positions import DONE, act, acts, draws, legal, may, place, position, push, view
from .reference import CONTENT

TOKENS = [token["id"] for token in CONTENT["values_board"]["tokens"]]
LAST = CONTENT["values_board"]["spaces"]["last"]


def placing(*galaxies, **things):
    return position(*galaxies, phase="place", **things)


def token(s, name: str) -> dict:
    return next(token for token in view(s)["values"] if token["id"] == name)


def ranks(s, track: int) -> list[str]:
    """The tokens of a track, best first."""
    tokens = [token for token in view(s)["values"] if token["track"] == track]
    return [str(token["id"]) for token in sorted(tokens, key=lambda token: token["rank"])]


@pytest.mark.parametrize("name", TOKENS)
@pytest.mark.rule("nebula:N66", "nebula:N75", "nebula:NQ58")
def test_any_of_the_fourteen_tokens_may_be_pushed_one_space(name):
    s = act(
        placing(stock={"black": 1}, values=[("val_red", 3), ("val_sigma", 2), ("val_advB", 1)]),
        place("black"),
    )
    before = token(s, name)["space"]
    others = {t["id"]: t["space"] for t in view(s)["values"] if t["id"] != name}
    act(s, push(name))
    assert token(s, name)["space"] == before + 1
    assert {t["id"]: t["space"] for t in view(s)["values"] if t["id"] != name} == others
    assert view(s)["phase"] == "place", "one push a black star"


@pytest.mark.rule("nebula:N75", "nebula:NQ58", "nebula:N66")
def test_pushing_is_a_duty_of_the_player_who_placed():
    s = act(placing(stock={"black": 1, "blue": 1}), place("black"))
    assert s.pending() == (0,)
    assert [a["token"] for a in legal(s)] == TOKENS
    assert {a["do"] for a in legal(s)} == {"push"}
    assert not may(s, DONE)


@pytest.mark.rule("nebula:N75")
def test_a_coloured_star_pushes_nothing():
    s = act(placing(stock={"red": 1}), place("red", "H"))
    assert view(s)["phase"] == "place"


@pytest.mark.rule("nebula:N74", "nebula:NQ57", "nebula:ND9")
def test_the_introductory_game_has_no_values_board():
    s = placing(stock={"black": 1}, token=2, variant="introductory")
    assert view(s)["values"] == []
    act(s, place("black"))
    assert s.pending() == (NATURE,), "the token and the bright star still move"
    draws(s, "blue")
    assert (view(s)["token"], view(s)["bright"]) == (3, "blue")
    assert view(s)["phase"] == "place", "nothing is pushed"


@pytest.mark.rule("nebula:N74")
def test_the_values_board_is_one_for_all():
    s = placing(stock={"black": 1})
    acts(s, place("black"), push("val_red"))
    assert view(s, 0)["values"] == view(s, 1)["values"] == view(s, None)["values"]


@pytest.mark.rule("nebula:N76", "nebula:N78")
def test_a_token_enters_on_top_of_those_there_and_leaves_the_others_in_order():
    # Space 0 from below: red purple yellow white blue orange; then white goes to 1, then yellow onto it.
    s = placing(stock={"black": 1}, values=[("val_white", 1)])
    assert ranks(s, 1) == ["val_white", "val_orange", "val_blue", "val_yellow", "val_purple", "val_red"]
    acts(s, place("black"), push("val_yellow"))
    assert (token(s, "val_white")["height"], token(s, "val_yellow")["height"]) == (0, 1)
    assert ranks(s, 1) == ["val_yellow", "val_white", "val_orange", "val_blue", "val_purple", "val_red"]
    heights = [token(s, f"val_{c}")["height"] for c in ("red", "purple", "blue", "orange")]
    assert heights == [0, 1, 2, 3], "the stack it left closes up"


@pytest.mark.rule("nebula:N76", "nebula:N78")
def test_a_token_from_the_bottom_of_a_stack_goes_alone():
    s = placing(stock={"black": 1})
    acts(s, place("black"), push("val_lambda"))
    assert ranks(s, 2) == ["val_lambda", "val_diamond", "val_sigma", "val_upsilon"]


@pytest.mark.rule("nebula:N78", "nebula:N77")
def test_further_right_ranks_above_higher_up():
    s = placing(values=[("val_purple", 1), ("val_blue", 2), ("val_red", 2), ("val_orange", 1)])
    assert ranks(s, 1) == ["val_red", "val_blue", "val_orange", "val_purple", "val_white", "val_yellow"]


@pytest.mark.rule("nebula:N77", "nebula:N79", "nebula:N80", "nebula:N81", "nebula:NQ5")
def test_the_first_three_places_of_each_track_give_points_and_the_rest_the_base():
    s = placing()
    worth = {track: [token(s, name)["worth"] for name in ranks(s, track)] for track in (1, 2, 3)}
    assert worth == {1: [3, 2, 1, 0, 0, 0], 2: [14, 12, 10, 6], 3: [4, 3, 2, 0]}


@pytest.mark.rule("nebula:NQ7")
def test_a_token_at_the_end_of_its_track_cannot_be_chosen():
    s = act(placing(stock={"black": 1}, values=[("val_blue", LAST), ("val_advC", LAST - 1)]), place("black"))
    assert [a["token"] for a in legal(s)] == [name for name in TOKENS if name != "val_blue"]
    assert not may(s, push("val_blue"))
    act(s, push("val_advC"))
    assert token(s, "val_advC")["space"] == LAST


@pytest.mark.rule("nebula:NQ7")
def test_nothing_is_pushed_when_no_token_can_move():
    s = placing({"H": "red"}, stock={"black": 1, "blue": 1}, values=[(name, LAST) for name in TOKENS])
    act(s, place("black"))
    assert view(s)["phase"] == "place"
    assert s.pending() == (0,)
    only = placing(stock={"black": 1}, values=[(name, LAST) for name in TOKENS if name != "val_advD"])
    assert [a["token"] for a in legal(act(only, place("black")))] == ["val_advD"]
