"""One test a card: its nest, its symbols, its points, and its ability doing what it says."""

from __future__ import annotations

import pytest

from orrery.games.comet import kinds

from .positions import (
    DONE,
    PLAIN,
    REST,
    act,
    acts,
    by,
    comet,
    draw,
    ends,
    hatch,
    legal,
    may,
    nest,
    nests,
    play,
    player,
    position,
    ready,
    step,
    take,
    use,
    view,
)
from .reference import CONTENT

T = comet().content.tables
ANIMALS = [s for s in CONTENT["species"] if s["type"] == "animal"]
UTILITIES = [s for s in CONTENT["species"] if s["type"] == "utility"]
HERE = {0: [("vicuna-8", "r04c3")]}


def copies(species: dict) -> list[str]:
    """The kinds of cards of a species."""
    return [name for name, of in zip(T.kind_ids, T.species, strict=True) if of == species["id"]]


@pytest.mark.parametrize("species", ANIMALS, ids=lambda s: s["id"])
def test_animal(species: dict):
    card = copies(species)[0]
    display = [] if species["deck"] == "gold" else ["cave_bear-1"]
    s = position(hands={0: [card]}, display=display)
    act(s, hatch(card))
    numbers = {f["id"]: f.get("nest") for f in view(s)["fields"]}
    assert {numbers[name] for name in nests(s)} == {species["nest_distance"]}
    for number, name in enumerate(copies(species)):
        walker = "dodo-1" if species["id"] == "vicuna" else "vicuna-8"
        moving = position(hands={0: [name, "great_auk"]}, out={0: [(walker, "r04c3")]}, display=display)
        acts(moving, play(name))
        pool = view(moving)["pool"]
        symbols = species["cards"][int(name.rsplit("-", 1)[1]) - 1] if "-" in name else species["cards"][0]
        assert sorted(symbols) == sorted(x for x, n in pool.items() for _ in range(n)), number
    home = position(rescued={0: [card]}, display=display, heroes=("smilodon", "quagga"))
    sheet = home.score_sheet()
    assert sheet.line("animals")[0] == species["rescue_points"]
    white = 2 if species["egg"] == "white" else 0
    assert sheet.line("hero")[0] == white
    ability = species["ability"]
    if ability is not None:
        CHECKS[ability["kind"]](ability, card, display)


@pytest.mark.parametrize("species", UTILITIES, ids=lambda s: s["id"])
def test_utility(species: dict):
    card = copies(species)[0]
    assert not may(position(hands={0: [card]}, display=()), hatch(card))
    ability = species["ability"]
    if ability["timing"] == "move":
        s = position(hands={0: ["great_auk", card]}, out=HERE, display=())
        acts(s, play("great_auk"), play(card))
        if ability["kind"] == "gain_wild":
            assert view(s)["pool"] == {"wild": 1 + ability["params"]["count"]}
        else:
            assert len(ends(s)) > 10
            acts(s, step(sorted(ends(s))[0]), DONE)
    else:
        s = position(hands={0: ["dodo-1", "gecko-1", card]}, display=())
        acts(s, hatch("dodo-1"))
        if ability["kind"] == "reduce_nest":
            acts(s, play(card))
            assert [a["amount"] for a in legal(s, "by")] == list(range(1, ability["params"]["up_to"] + 1))
        else:
            acts(s, nest("r08c0"), play(card), hatch("gecko-1"), nest("r05c2"))
            assert player(s)["slots"][1]["card"] == "gecko-1"
    assert card in view(s)["discard"]


HEROES = {h["id"]: h for h in CONTENT["heroes"]}


@pytest.mark.parametrize("hero", HEROES)
def test_hero(hero: str):
    heroes = (hero, *[h for h in PLAIN if h != hero])
    ability = HEROES[hero]["ability"]
    CHECKS[ability["kind"]](ability, "", ["cave_bear-1"], heroes=heroes)
    scoring = HEROES[hero]["scoring"]
    assert scoring is None or scoring["kind"] in kinds.ABILITY_IDS


# What each kind of ability does, whoever has it.


def tool(ability: dict) -> str:
    """The name of an ability that is used, by its parameters."""
    p = ability["params"]
    name = str(ability["kind"])
    if name == "skip_terrain":
        return f"{name}-{p['terrain']}"
    if name == "place_neutral":
        return f"{name}-{p['token']}"
    if name == "extra_hatch":
        return f"{name}-{p['count']}" + (f"-reduce-{p['reduce_up_to']}" if "reduce_up_to" in p else "")
    numbers = [str(value) for value in p.values()]
    return "-".join([name, *numbers])


def owning(card: str, display: list[str], heroes=None, **more):
    """A position whose seat 0 has rescued a card, or has a hero."""
    rescued = {0: [card]} if card else {}
    return position(rescued=rescued, display=display, **({"heroes": heroes} if heroes else {}), **more)


def reduce_nest(ability, card, display, heroes=None):
    s = owning(card, display, heroes, hands={0: ["sabretooth-1"]})
    act(s, hatch("sabretooth-1"))
    most = ability["params"]["up_to"]
    if ability["timing"] == "passive":
        act(s, by(most))
    else:
        act(s, use(tool(ability)))
        assert [a["amount"] for a in legal(s, "by")] == list(range(1, most + 1))
        act(s, by(most))
        assert ready(s, tool(ability)) == 0
    assert view(s)["nesting"]["wanted"] == 12 - most


def extra_hatch(ability, card, display, heroes=None):
    s = owning(card, display, heroes, hands={0: ["dodo-1", "gecko-1"]})
    acts(s, hatch("dodo-1"), nest("r08c0"), use(tool(ability)), hatch("gecko-1"))
    if "reduce_up_to" in ability["params"]:
        acts(s, {"do": "bonus"})
        assert [a["amount"] for a in legal(s, "by")] == [1, 2]
        acts(s, by(1))
        assert view(s)["nesting"]["wanted"] == 4
    else:
        acts(s, nest("r05c2"))
        assert player(s)["slots"][1]["card"] == "gecko-1"


def draw_silver(ability, card, display, heroes=None):
    s = owning(card, display, heroes, hands={0: ["dodo-1"]})
    act(s, use(tool(ability)))
    draw(s, "vicuna-1")
    assert player(s)["hand"] == ["dodo-1", "vicuna-1"]


def take_gold(ability, card, display, heroes=None):
    s = owning(card, display, heroes, hands={0: ["dodo-1"]})
    acts(s, use(tool(ability)), take("cave_bear-1"))
    assert player(s)["hand"] == ["dodo-1", "cave_bear-1"]


def hatch_on_occupied(ability, card, display, heroes=None):
    others = [("vicuna-1", "r08c0"), ("vicuna-2", "r08c3"), ("vicuna-3", "r08c6")]
    s = owning(card, display, heroes, hands={0: ["dodo-1"]}, out={1: others})
    act(s, hatch("dodo-1"))
    assert {"r08c0", "r08c3", "r08c6"} <= nests(s)


def hand_limit(ability, card, display, heroes=None):
    assert player(owning(card, display, heroes))["limit"] == 5 + ability["params"]["plus"]


def skip_terrain(ability, card, display, heroes=None):
    area = ability["params"]["terrain"]
    start = {"meadow": "r09c4", "jungle": "r11c3", "desert": "r09c1", "water": "r11c2", "lava": "r09c5"}[area]
    base = position(hands={0: ["great_auk"]}, out={0: [("vicuna-8", start)]})
    before = ends(acts(base, play("great_auk")))
    s = owning(card, display, heroes, hands={0: ["great_auk"]}, out={0: [("vicuna-8", start)]})
    acts(s, play("great_auk"))
    if ability["timing"] == "move":
        acts(s, use(tool(ability)), {"do": "scout", "savior": 1})
    assert before < ends(s)


def skip_nests(ability, card, display, heroes=None):
    s = owning(card, display, heroes, hands={0: ["dodo-6"]}, out=HERE)
    assert "r02c2" in ends(acts(s, play("dodo-6")))


def gain_wild(ability, card, display, heroes=None):
    s = owning(card, display, heroes, hands={0: ["dodo-1"]}, out=HERE)
    acts(s, play("dodo-1"), use(tool(ability)))
    assert view(s)["pool"]["wild"] == ability["params"]["count"]


def free_steps(ability, card, display, heroes=None):
    s = owning(card, display, heroes, hands={0: ["dodo-1"]}, out=HERE)
    acts(s, play("dodo-1"), use(tool(ability)))
    assert len(ends(s)) == {1: 6, 2: 18}[ability["params"]["steps"]]
    acts(s, step("r03c3"))
    assert view(s)["pool"] == {"jungle": 1, "lava": 1}


def duplicate_symbol(ability, card, display, heroes=None):
    s = owning(card, display, heroes, hands={0: ["dodo-1"]}, out=HERE)
    acts(s, play("dodo-1"), use(tool(ability)), {"do": "duplicate", "symbol": "jungle"})
    assert view(s)["pool"] == {"jungle": 2, "lava": 1}


def play_extra(ability, card, display, heroes=None):
    s = owning(card, display, heroes, hands={0: ["dodo-1", "dodo-2"]}, out=HERE)
    acts(s, play("dodo-1"), use(tool(ability)), play("dodo-2"))
    assert view(s)["pool"] == {"jungle": 2, "lava": 1, "water": 1}


def to_nest(ability, card, display, heroes=None):
    s = owning(card, display, heroes, hands={0: ["dodo-1"]}, out=HERE)
    acts(s, play("dodo-1"), use(tool(ability)))
    assert ends(s) == {"r03c2", "r05c2"}


def place_neutral(ability, card, display, heroes=None):
    s = owning(card, display, heroes, hands={0: ["dodo-1"]}, out=HERE)
    acts(s, play("dodo-1"), use(tool(ability)))
    tokens = ["mammoth", "tortoise"] if ability["params"]["token"] == "any" else [ability["params"]["token"]]
    assert {a["token"] for a in legal(s, "place")} == set(tokens)
    acts(s, {"do": "place", "token": tokens[0], "field": "r12c0"})
    assert view(s)["tokens"][tokens[0]] == "r12c0"


def take_played(ability, card, display, heroes=None):
    s = owning(card, display, heroes, hands={1: ["giant_sloth-4"]}, out={1: [("vicuna-1", "r04c3")]}, active=1)
    acts(s, play("giant_sloth-4"), step("r04c4", "lava"), DONE, take("giant_sloth-4"))
    assert player(s)["hand"] == ["giant_sloth-4"]
    assert ready(s, "take_played_silver") == 0


def copy_played(ability, card, display, heroes=None):
    out = {0: [("vicuna-2", "r08c1")], 1: [("vicuna-1", "r04c3")]}
    s = owning(card, display, heroes, hands={1: ["giant_sloth-4"]}, out=out, active=1)
    acts(s, play("giant_sloth-4"), step("r04c4", "lava"), DONE, {"do": "copy", "card": "giant_sloth-4"})
    acts(s, step("r08c2", "desert"), DONE)
    assert player(s)["slots"][0]["field"] == "r08c2"


def gold_for_silver(ability, card, display, heroes=None):
    s = owning(card, ["cave_bear-1", "triceratops-1"], heroes, hands={0: ["dodo-1"]})
    acts(s, REST, DONE, take("cave_bear-1"), take("triceratops-1"))
    assert player(s)["hand_size"] == 5
    assert "triceratops-1" in player(s)["hand"]


def extra_gold(ability, card, display, heroes=None):
    s = owning(card, ["cave_bear-1", "triceratops-1"], heroes, hands={0: ["dodo-1"]})
    acts(s, REST, DONE, take("cave_bear-1"), take("triceratops-1"))
    assert player(s)["hand_size"] == 6


def scored(line: str, points):
    def check(ability, card, display, heroes=None):
        s = owning(card, [], heroes)
        assert s.score_sheet().line(line)[0] == points(ability["params"])

    return check


def lizards(ability, card, display, heroes=None):
    part = ability["params"]["part"]
    others = [name for name in ("iguana", "gecko", "salamander") if name != part]
    rest = [f"{name}-4" for name in (others if part != "any" else others[:2])]
    s = position(rescued={0: [card, *rest]}, display=[])
    assert s.score_sheet().line("lizards")[0] == 15


CHECKS = {
    "reduce_nest": reduce_nest,
    "extra_hatch": extra_hatch,
    "draw_silver": draw_silver,
    "take_gold": take_gold,
    "hatch_on_occupied": hatch_on_occupied,
    "hand_limit": hand_limit,
    "skip_terrain": skip_terrain,
    "skip_nests": skip_nests,
    "gain_wild": gain_wild,
    "free_steps": free_steps,
    "duplicate_symbol": duplicate_symbol,
    "play_extra_movement_card": play_extra,
    "move_to_nest_or_cavern": to_nest,
    "place_neutral": place_neutral,
    "take_played_silver": take_played,
    "copy_played_symbols": copy_played,
    "rest_gold_instead_of_silver": gold_for_silver,
    "rest_extra_gold": extra_gold,
    "score_set_vicuna": scored("vicunas", lambda p: p["table"][1]),
    "score_set_lizard": lizards,
    "score_per_rescued": scored("conditions", lambda p: 0),
    "score_per_egg_colour": scored("conditions", lambda p: p["per"]),
}


def test_every_card_is_one_of_these():
    tested = {s["id"] for s in ANIMALS} | {s["id"] for s in UTILITIES}
    assert tested == {s["id"] for s in CONTENT["species"]} == set(T.species)
    assert set(HEROES) == set(T.hero_ids)
