"""Set-up (N13-N28) and what is secret in it."""

from __future__ import annotations

from itertools import pairwise

import pytest

import orrery
from orrery import NATURE, Rng

from .positions import act, begun, legal, nebula, new, player, settle, view
from .reference import COLOURS, CONTENT

SEATS = [2, 3, 4]


def set_up_phases(seats: int, **options: str | int) -> list[str]:
    """The phases a set-up goes through, in order."""
    s, rng, phases = new(seats, **options), Rng(5), []
    while True:
        phases.append(view(s, None)["phase"])
        if phases[-1] == "collect":
            return [phase for i, phase in enumerate(phases) if i == 0 or phases[i - 1] != phase]
        seat = s.pending()[0]
        s.apply(seat, rng.choice(s.legal(seat)))


@pytest.mark.rule("nebula:N13")
def test_one_nebula_board_lies_open_for_all():
    s = begun(4)
    for part in ("clusters", "bright", "token", "bag", "box"):
        assert all(view(s, seat)[part] == view(s, None)[part] for seat in range(4))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("nebula:N14")
def test_each_player_has_an_empty_galaxy_and_all_markers(seats):
    table = view(begun(seats))
    assert [seat["galaxy"] for seat in table["seats"]] == [{}] * seats
    assert [seat["blacks"] for seat in table["seats"]] == [0] * seats
    assert all(goal["claimed"] == [] and goal["top"] is None for goal in table["common"])


@pytest.mark.parametrize(("seats", "black"), [(2, 30), (3, 25), (4, 20)])
@pytest.mark.rule("nebula:N15", "nebula:N16")
def test_the_bag_holds_all_colours_and_black_stars_by_players(seats, black):
    table = view(new(seats), None)
    assert table["bag"] == {**dict.fromkeys(COLOURS, 20), "black": black}
    assert table["box"].get("black", 0) == 30 - black, "the black stars left over go back to the box"
    assert set(table["box"]) <= {"black"}


@pytest.mark.rule("nebula:N16", "nebula:N17")
def test_every_star_of_the_bag_is_as_likely():
    s = new(2)
    for _ in range(12):
        bag = view(s, None)["bag"]
        drawn = {a["star"]: s.weight(nebula().from_dict(a)) for a in legal(s, "draw")}
        assert drawn == bag
        act(s, {"do": "draw", "star": "red"})
    assert view(s, None)["bag"]["red"] == 8


@pytest.mark.rule("nebula:N17", "nebula:N20")
def test_every_cluster_cell_is_filled_then_the_bright_star_drawn():
    s = new(3)
    stars = [[*COLOURS, "black"][i % 7] for i in range(21)]
    for star in stars:
        assert view(s, None)["phase"] == "fill"
        act(s, {"do": "draw", "star": star})
    table = view(s, None)
    assert [star for cluster in table["clusters"] for star in cluster["stars"]] == stars
    assert (table["phase"], table["bright"]) == ("bright-star", None)
    act(s, {"do": "draw", "star": "white"})
    assert view(s, None)["bright"] == "white"
    assert sum(view(s, None)["bag"].values()) == 145 - 22


@pytest.mark.rule("nebula:N18", "nebula:N19", "nebula:N21")
def test_clocks_crescents_and_black_star_token_begin_at_their_start():
    table = view(begun(2))
    for shown, printed in zip(table["clusters"], CONTENT["nebula_board"]["clusters"], strict=True):
        start = next(cell["index"] for cell in printed["cells"] if cell["start"])
        assert (shown["clock"], shown["crescent"]) == (start, start)
    assert table["token"] == 0


@pytest.mark.parametrize("variant", ["full", "introductory"])
@pytest.mark.rule("nebula:N22", "nebula:N24", "nebula:ND9")
def test_four_common_and_in_the_full_game_four_advanced_goals_are_laid(variant):
    table = view(begun(2, 3, variant=variant))
    common = {goal["id"] for goal in table["common"]}
    assert len(common) == 4
    assert all(goal.startswith("C") for goal in common)
    assert len({goal["id"] for goal in table["advanced"]}) == (4 if variant == "full" else 0)


@pytest.mark.rule("nebula:N22", "nebula:N24", "nebula:NQ56")
def test_goals_are_laid_at_random_and_lie_in_the_order_drawn():
    s = new(2)
    while view(s, None)["phase"] != "common-goals":
        act(s, legal(s)[0])
    assert [a["goal"] for a in legal(s)] == [f"C{n:02}" for n in range(1, 21)]
    assert {s.weight(action) for action in s.legal(NATURE)} == {1}
    for goal in ("C07", "C03", "C20", "C11"):
        act(s, {"do": "lay-common", "goal": goal})
        assert goal not in [a.get("goal") for a in legal(s)]
    while view(s, None)["phase"] != "advanced-goals":
        act(s, legal(s)[0])
    assert [a["goal"] for a in legal(s)] == [f"A{n:02}" for n in range(1, 31)]
    for goal in ("A30", "A02", "A17", "A09"):
        act(s, {"do": "lay-advanced", "goal": goal})
    table = view(s, None)
    assert [goal["id"] for goal in table["common"]] == ["C07", "C03", "C20", "C11"]
    assert [(goal["slot"], goal["id"]) for goal in table["advanced"]] == [
        ("A", "A30"),
        ("B", "A02"),
        ("C", "A17"),
        ("D", "A09"),
    ]


@pytest.mark.rule("nebula:N23", "nebula:NQ6")
def test_by_option_value_tokens_begin_in_one_shuffled_stack_a_track():
    orders = set()
    for seed in range(6):
        tokens = view(begun(2, seed, values_start="shuffled"))["values"]
        assert {token["space"] for token in tokens} == {0}
        for track, size in ((1, 6), (2, 4), (3, 4)):
            heights = [token["height"] for token in tokens if token["track"] == track]
            assert sorted(heights) == list(range(size))
            ranks = [token["rank"] for token in tokens if token["track"] == track]
            assert [size - height for height in heights] == ranks
        orders.add(tuple(token["height"] for token in tokens))
    assert len(orders) > 1


@pytest.mark.rule("nebula:N23", "nebula:NQ6")
def test_value_tokens_begin_in_the_order_of_the_content_each_time():
    orders = {tuple(t["height"] for t in view(begun(2, seed))["values"]) for seed in range(6)}
    assert orders == {(5, 4, 3, 2, 1, 0, 3, 2, 1, 0, 3, 2, 1, 0)}, "the token named first lies on top"
    assert "value-stacks" not in set_up_phases(2)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("nebula:N25")
def test_two_personal_goals_are_dealt_and_one_is_kept(seats):
    s = settle(new(seats), 4)
    assert s.pending() == tuple(range(seats))
    dealt = [player(s, seat)["dealt"] for seat in range(seats)]
    assert len({goal for pair in dealt for goal in pair}) == 2 * seats
    for seat in range(seats):
        offered = [action["goal"] for action in legal(s, "keep-goal", seat)]
        assert sorted(offered) == sorted(dealt[seat])
        assert len(legal(s, "", seat)) == 2
    for seat in range(seats):
        act(s, {"do": "keep-goal", "goal": dealt[seat][1]}, seat)
    for seat in range(seats):
        assert player(s, seat)["kept"] == dealt[seat][1]


@pytest.mark.rule("nebula:N25", "nebula:NQ37")
def test_rivals_and_spectators_see_neither_the_kept_nor_the_discarded_goal():
    s = begun(3)
    for viewer in (1, 2, None):
        shown = view(s, viewer)["seats"][0]
        assert (shown["dealt"], shown["kept"], shown["kept_met"]) == (["?", "?"], "?", None)


@pytest.mark.rule("nebula:NQ68")
def test_a_sealed_choice_may_change_until_all_have_chosen():
    s = settle(new(2), 4)
    one, other = player(s, 0)["dealt"]
    act(s, {"do": "keep-goal", "goal": one}, 0)
    assert s.pending() == (1,)
    assert view(s, 1)["seats"][0]["sealed"] is True
    assert view(s, 1)["seats"][0]["kept"] in (None, "?")
    hidden = s.conceal(1)
    act(s, {"do": "keep-goal", "goal": other}, 0)
    assert s.conceal(1) == hidden, "what was chosen shows"
    assert s.pending() == (1,)
    s.apply(1, s.legal(1)[0])
    assert player(s, 0)["kept"] == other
    assert s.legal(0) == []
    with pytest.raises(orrery.IllegalAction):
        act(s, {"do": "keep-goal", "goal": one}, 0)


@pytest.mark.rule("nebula:N26", "nebula:NQ35")
def test_the_first_player_is_drawn_or_chosen_by_the_host():
    s = settle(new(3), 1)
    for seat in range(3):
        s.apply(seat, s.legal(seat)[0])
    assert legal(s) == [{"do": "first", "seat": seat} for seat in range(3)]
    assert {s.weight(action) for action in s.legal(NATURE)} == {1}
    act(s, {"do": "first", "seat": 2})
    assert view(s)["first"] == 2
    for seat in range(3):
        chosen = begun(3, 1, first_player=seat)
        assert (view(chosen)["first"], chosen.pending()) == (seat, (seat,))
    with pytest.raises(orrery.BadOptions):
        new(2, first_player=2)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.rule("nebula:N27", "nebula:N28")
def test_starting_stars_grow_clockwise_from_the_first_player(seats, first):
    s = begun(seats, 2, first_player=first)
    held = [sum(seat["stock"].values()) for seat in view(s)["seats"]]
    assert [held[(first + i) % seats] for i in range(seats)] == list(range(seats))
    assert all(seat["galaxy"] == {} for seat in view(s)["seats"])
    assert s.pending() == (first,)


@pytest.mark.rule("nebula:NQ55", "nebula:N27")
def test_set_up_follows_the_printed_order():
    assert set_up_phases(3, values_start="shuffled") == [
        "fill",
        "bright-star",
        "common-goals",
        "value-stacks",
        "advanced-goals",
        "deal",
        "keep-goal",
        "first-player",
        "starting-stars",
        "collect",
    ]


@pytest.mark.rule("nebula:ND9", "nebula:N11")
def test_the_introductory_set_up_leaves_out_only_the_full_rules():
    full = set_up_phases(3, values_start="shuffled")
    short = set_up_phases(3, variant="introductory")
    assert short == [phase for phase in full if phase not in ("value-stacks", "advanced-goals")]


@pytest.mark.rule("nebula:NQ55")
def test_starting_stars_are_drawn_in_seat_order_from_the_one_bag():
    s = settle(new(3, first_player=1), 3)
    for seat in range(3):
        s.apply(seat, s.legal(seat)[0])
    totals = []
    while s.pending() == (NATURE,):
        bag = view(s)["bag"]
        assert {a["star"]: s.weight(nebula().from_dict(a)) for a in legal(s)} == bag
        act(s, legal(s)[0])
        totals.append([sum(seat["stock"].values()) for seat in view(s)["seats"]])
    assert totals == [[0, 0, 1], [1, 0, 1], [2, 0, 1]]
    assert sum(view(s)["bag"].values()) == 145 - 21 - 1 - 3


@pytest.mark.rule("nebula:N10", "nebula:N12")
def test_there_are_two_variants_and_the_full_one_is_the_default():
    variant = next(option for option in nebula().options if option.name == "variant")
    assert sorted(map(str, variant.values)) == ["full", "introductory"]
    assert variant.default == "full"
    assert view(new(2), None)["full"] is True
    with pytest.raises(orrery.BadOptions):
        new(2, variant="hard")


def test_phases_change_only_one_way():
    phases = set_up_phases(2)
    assert all(a != b for a, b in pairwise(phases))
    assert len(phases) == len(set(phases))
