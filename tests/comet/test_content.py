"""The content file: what it must hold, and what is said of one that does not."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

import orrery
from orrery import BadContent
from orrery.games.comet.content import Content, load_content
from orrery.testing import problems

from .positions import comet
from .reference import CONTENT


def changed(change) -> dict:
    data = copy.deepcopy(CONTENT)
    change(data)
    return data


def species(data: dict, name: str) -> dict:
    return next(s for s in data["species"] if s["id"] == name)


def field(data: dict, side: int, name: str) -> dict:
    return next(f for f in data["boards"][side]["fields"] if f["id"] == name)


def test_every_datum_says_where_it_comes_from():
    for entry in [*CONTENT["species"], *CONTENT["heroes"], *CONTENT["boards"]]:
        assert entry["provenance"]
        assert entry["provenance_detail"]
    for entry in CONTENT["species"]:
        fields = set(entry) - {"id", "cards", "provenance", "provenance_detail"}
        symbols = {"symbols"} if entry["type"] == "animal" else set()
        assert set(entry["provenance_detail"]) == fields | symbols | {"copies"}, entry["id"]
    for entry in CONTENT["heroes"]:
        assert set(entry["provenance_detail"]) == {"name", "ability", "scoring"}


def test_no_book_is_claimed_for_what_it_does_not_say():
    """Exhausting, timing and the like are told apart from the effect that a rulebook prints."""
    told = {entry["id"]: entry["provenance_detail"] for entry in CONTENT["species"]}
    for name in ("golden_mole_rat", "brachiosaurus", "mammoth_rider", "tortoise_rider", "primal_squirrel"):
        assert "reconstructed" in told[name]["ability"]
    assert "Russian text only" in told["mauritius_parrot"]["ability"]
    assert "misprint" in told["dodo"]["name"]
    assert "misprint" in told["golden_mole_rat"]["name"]
    assert not any("picture" in text for board in CONTENT["boards"] for text in board["provenance_detail"].values())
    assert any(hero["scoring"] is None for hero in CONTENT["heroes"]), "the books: some heroes score"
    assert any(hero["scoring"] is not None for hero in CONTENT["heroes"])


def test_names_in_three_languages_where_the_rulebooks_give_them():
    names = load_content().names
    assert names["dodo"] == {"en": "Dodo", "fr": "Dodo", "ru": "Маврикийский дронт"}
    assert names["tunnel"]["fr"] == "Tunnel"
    assert "fr" not in names["great_auk"]


@pytest.mark.parametrize(
    ("change", "where", "why"),
    [
        (lambda d: species(d, "dodo")["cards"].pop(), "species", "99 silver cards"),
        (lambda d: species(d, "tunnel")["cards"].append([]), "species", "51 gold cards"),
        (lambda d: d["heroes"].pop(), "heroes", "expected 10"),
        (lambda d: species(d, "dodo").update(nest_distance=20), "dodo)].nest_distance", "is not from 1 to 12"),
        (lambda d: species(d, "dodo").update(egg="pink"), "dodo)].egg", "unknown name 'pink'"),
        (lambda d: species(d, "dodo").update(rescue_points="8"), "dodo)].rescue_points", "whole number"),
        (lambda d: species(d, "dodo")["cards"].__setitem__(0, ["lava"]), "dodo)].cards[0]", "two area symbols"),
        (
            lambda d: species(d, "dodo")["cards"].__setitem__(0, ["ice", "lava"]),
            "dodo)].cards[0][0]",
            "unknown name 'ice'",
        ),
        (lambda d: species(d, "tunnel")["cards"].__setitem__(0, ["wild"]), "tunnel)].cards[0]", "no area symbols"),
        (lambda d: species(d, "tunnel").update(deck="silver"), "tunnel)].type", "all silver cards are animals"),
        (lambda d: species(d, "raptor")["ability"].update(kind="fly"), "raptor)].ability.kind", "unknown name 'fly'"),
        (lambda d: species(d, "raptor")["ability"].update(timing="rest"), "raptor)].ability.timing", "works move"),
        (lambda d: species(d, "raptor")["ability"].update(cost="discard"), "raptor)].ability.cost", "'exhaust' or"),
        (lambda d: species(d, "moa")["ability"].update(cost="exhaust"), "moa)].ability.cost", "expected 'none'"),
        (lambda d: species(d, "tunnel")["ability"].update(cost="none"), "tunnel)].ability.cost", "expected 'discard'"),
        (lambda d: species(d, "tunnel").update(egg="red"), "tunnel)].egg", "has no egg"),
        (lambda d: species(d, "dodo").update(tags=["lizard"]), "dodo)].tags", "no lizard"),
        (lambda d: species(d, "dodo").update(colour="red"), "dodo)]", "takes no 'colour'"),
        (lambda d: field(d, 0, "r00c0").update(nest=3), "r00c0)].nest", "only a nest"),
        (lambda d: species(d, "raptor")["ability"].update(params={}), "raptor)].ability.params", "'cards' is missing"),
        (
            lambda d: species(d, "raptor")["ability"]["params"].update(speed=3),
            "raptor)].ability.params",
            "takes no 'speed'",
        ),
        (lambda d: species(d, "tunnel").update(ability=None), "tunnel)].ability", "has an ability"),
        (lambda d: species(d, "dodo").update(provenance="somewhere"), "dodo)].provenance", "none of"),
        (lambda d: species(d, "dodo")["name"].update(en=""), "dodo)].name.en", "expected a text"),
        (lambda d: field(d, 0, "r08c3").update(nest=9), "r08c3)].nest", "8 steps into the cavern"),
        (lambda d: field(d, 1, "r00c3").update(type="lava"), "boards[1 (B)].fields", "one cavern, not 0"),
        (lambda d: field(d, 0, "r09c0").update(q=50), "r09c0", "another place of the other side"),
        (lambda d: d["setup"].update(hand=6), "setup.hand", "the rulebook says 5"),
        (lambda d: d["setup"]["draw_pile"].update({"2": 50}), "setup.draw_pile.2", "the rulebook says 55"),
    ],
)
def test_a_bad_file_is_told_where_and_why(change, where: str, why: str):
    with pytest.raises(BadContent) as error:
        Content("mine.json", changed(change))
    assert where in error.value.place
    assert why in error.value.reason
    assert "mine.json" in str(error.value)


def test_an_owner_can_lay_printed_values_over_the_shipped_ones(tmp_path: Path):
    own = {"species": [{"id": "dodo", "rescue_points": 9, "provenance": "rulebook"}]}
    path = tmp_path / "own.json"
    path.write_text(json.dumps(own))
    game = orrery.game("comet", str(path))
    assert game.content_hash != orrery.game("comet").content_hash
    assert game.content_data()["species"] != CONTENT["species"]
    tables = load_content(str(path)).tables
    assert tables.points[tables.kind_ids.index("dodo-1")] == 9
    assert tables.points[tables.kind_ids.index("vicuna-1")] == 3
    state = game.new(2)
    orrery.settle(state, orrery.Rng(1))
    assert state.legal(state.pending()[0])


def test_other_abilities_of_the_vocabulary_play_to_the_end(tmp_path: Path):
    """Drawing and taking on a Move turn, exact reductions, scouts for all saviors: printed cards may have them."""

    def vary(data: dict) -> None:
        species(data, "aurochs")["ability"].update(kind="draw_silver", params={"count": 2})
        species(data, "golden_mole_rat")["ability"].update(kind="take_gold", params={"count": 1})
        species(data, "primal_beaver")["ability"].update(params={"exactly": 2})
        for name in ("zebra", "okapi", "dromedary", "giant_otter", "volcano_rabbit"):
            species(data, name)["ability"]["params"].update(scope="all_saviors")
        species(data, "warm_nest")["ability"].update(params={"exactly": 3})

    path = tmp_path / "own.json"
    path.write_text(json.dumps(changed(vary)))
    game = orrery.game("comet", str(path))
    for seed in range(4):
        state = game.new(3)
        rng = orrery.Rng(seed)
        orrery.settle(state, rng)
        while not state.over:
            seat = state.pending()[0]
            legal = state.legal(seat)
            steps = [a for a in legal if game.to_dict(a)["do"] in ("step", "use", "hatch")]
            state.apply(seat, rng.choice(steps if steps and rng.below(3) else legal))
            orrery.settle(state, rng)
        assert problems(state) == []


def test_the_content_names_the_cards_and_abilities_as_the_engine_does():
    data = comet().content_data()
    kinds = {each["id"]: each for each in data["kinds"]}
    assert kinds["dodo-1"] == {"id": "dodo-1", "species": "dodo", "symbols": ["jungle", "lava"], "tool": None}
    assert kinds["primal_beaver-1"]["tool"] == "reduce_nest-2"
    assert kinds["tunnel"]["symbols"] == []
    assert data["hero_tools"]["smilodon"] == "gain_wild-1"
    assert data["hero_tools"]["quagga"] is None
