"""Card lists of owners: whatever a printed card could hold is taken, and whatever is taken has an effect."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator

import pytest

from orrery import BadContent, Rng
from orrery.games.comet.content import Content
from orrery.games.comet.kinds import (
    ABILITY_IDS,
    AREA_IDS,
    COST_IDS,
    DECK_IDS,
    EGG_IDS,
    FIELD_TYPES,
    LIZARD_PARTS,
    SYMBOL_IDS,
    TIMING_IDS,
    TOKEN_IDS,
)
from orrery.games.comet.tables import Tables
from orrery.testing import problems

from .positions import (
    DONE,
    REST,
    act,
    acts,
    card_list,
    draw,
    ends,
    hatch,
    legal,
    may,
    nest,
    play,
    player,
    position,
    ready,
    settle,
    species,
    step,
    take,
    use,
    view,
)
from .reference import CONTENT

Change = Callable[[dict], None]


def ability(name: str, **changes: object) -> Change:
    """A list in which a species' ability is changed."""

    def change(data: dict) -> None:
        species(data, name)["ability"].update(changes)

    return change


# What a printed card could hold.


@pytest.mark.rule("comet:CS59", "comet:CQ16", "comet:C66")
def test_a_parrot_that_is_not_exhausted_works_after_every_turn_once():
    with card_list(ability("mauritius_parrot", cost="none")):
        s = position(
            3,
            hands={0: ["giant_sloth-4"], 1: ["iguana-3"], 2: ["dodo-1"]},
            out={0: [("vicuna-1", "r04c3")], 1: [("vicuna-2", "r12c1")], 2: [("vicuna-3", "r08c2")]},
            rescued={2: ["mauritius_parrot-1"]},
        )
        acts(s, play("giant_sloth-4"), step("r05c3", "desert"), DONE)
        assert s.pending() == (2,)
        act(s, {"do": "copy", "card": "giant_sloth-4"})
        acts(s, step("r09c2", "desert"), DONE)
        assert view(s)["phase"] == "turn", "once between two turns"
        acts(s, play("iguana-3"), step("r12c0", "desert"), DONE)
        assert s.pending() == (2,), "and again after the next turn, without a Rest"


@pytest.mark.rule("comet:CS59", "comet:C83")
def test_a_raptor_that_is_not_exhausted_works_once_in_every_move():
    with card_list(ability("raptor", cost="none")):
        s = position(
            hands={0: ["giant_sloth-4", "dodo-1", "dodo-2", "dodo-3"], 1: ["gecko-1"]},
            out={0: [("vicuna-1", "r04c3")]},
            rescued={0: ["raptor-1"]},
        )
        acts(s, play("giant_sloth-4"), use("play_extra_movement_card-1-free"))
        assert not may(s, use("play_extra_movement_card-1-free")), "once a turn"
        acts(s, play("dodo-1"), step("r04c4", "lava"), DONE)
        assert ready(s, "play_extra_movement_card-1-free") == 1, "ready for the next turn without a Rest"


@pytest.mark.rule("comet:CS59", "comet:C61", "comet:CQ23")
@pytest.mark.parametrize("cost", ["none", "exhaust"])
def test_a_wallaby_with_or_without_the_exhaust_icon(cost: str):
    with card_list(ability("crescent_wallaby", cost=cost)):
        s = position(hands={0: ["dodo-1", "dodo-2"]}, rescued={0: ["crescent_wallaby-1"]})
        acts(s, REST, DONE, take("cave_bear-1"))
        assert view(s)["phase"] == "drawing"
        act(s, take("triceratops-1"))
        settle(s)
        assert view(s)["phase"] != "drawing", "one card a Rest"
        assert player(s)["hand_size"] == 5
        if cost == "exhaust":
            assert {"id": "rest_gold_instead_of_silver-1", "cards": 1, "ready": 0} in player(s)["abilities"]


@pytest.mark.rule("comet:CS59")
@pytest.mark.parametrize("cost", ["none", "exhaust"])
@pytest.mark.parametrize(("kind", "more"), [("take_gold", 1), ("draw_silver", 1), ("rest_extra_gold", 1)])
def test_abilities_that_bring_cards_in_a_rest(kind: str, cost: str, more: int):
    with card_list(ability("primal_squirrel", kind=kind, timing="rest", cost=cost)):
        s = position(hands={0: ["dodo-1", "dodo-2"]}, rescued={0: ["primal_squirrel-1"]})
        acts(s, REST, DONE, take("cave_bear-1"))
        if kind != "draw_silver":
            assert view(s)["phase"] == "taking"
            assert view(s)["counts"] is False
            acts(s, take("triceratops-1"))
        assert player(s)["hand_size"] == 5 + more, "over the hand limit"
        assert view(s)["active"] == 1


@pytest.mark.rule("comet:C43", "comet:CS59", "comet:C62")
def test_a_squirrel_between_turns():
    with card_list(ability("primal_squirrel", timing="between")):
        s = position(hands={0: ["dodo-1"], 1: ["gecko-1"]}, rescued={1: ["primal_squirrel-1"]})
        assert not may(s, use("take_gold-1-on-between")), "not in a turn"
        acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
        assert s.pending() == (1,)
        assert legal(s) == [use("take_gold-1-on-between"), DONE]
        act(s, use("take_gold-1-on-between"))
        assert s.pending() == (1,)
        act(s, take("cave_bear-1"))
        assert "cave_bear-1" in player(s, 1)["hand"]
        assert view(s)["phase"] == "turn"


@pytest.mark.rule("comet:C43", "comet:C46", "comet:CQ4")
def test_a_card_drawn_between_turns_may_bring_the_comet():
    with card_list(ability("bluebuck", timing="between")):
        s = position(hands={0: ["dodo-1"], 1: ["gecko-1"]}, rescued={1: ["bluebuck-1"]}, draw_left=1)
        acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
        act(s, use("draw_silver-1-on-between"))
        draw(s, "vicuna-1")
        assert view(s)["comet"]
        assert (view(s)["phase"], s.pending()) == ("comet-choice", (0,))
        acts(s, {"do": "ready-all"}, {"do": "draw-up"})
        assert (view(s)["phase"], view(s)["active"]) == ("turn", 1)


@pytest.mark.rule("comet:C43", "comet:C65")
def test_a_rider_between_turns():
    with card_list(ability("mammoth_rider", timing="between")):
        s = position(hands={0: ["dodo-1"], 1: ["gecko-1"]}, rescued={1: ["mammoth_rider-1"]})
        acts(s, hatch("dodo-1"), nest("r08c0"), DONE, use("place_neutral-mammoth-on-between"))
        assert s.pending() == (1,)
        act(s, {"do": "place", "token": "mammoth", "field": "r08c3"})
        assert view(s)["tokens"]["mammoth"] == "r08c3"
        assert (view(s)["phase"], view(s)["active"]) == ("turn", 1)


@pytest.mark.rule("comet:C43", "comet:C70", "comet:C68")
@pytest.mark.parametrize("name", ["golden_mole_rat", "brachiosaurus"])
def test_movements_of_abilities_between_turns(name: str):
    with card_list(ability(name, timing="between")):
        s = position(
            hands={0: ["dodo-1"], 1: ["gecko-1"]}, out={1: [("vicuna-1", "r04c3")]}, rescued={1: [f"{name}-1"]}
        )
        acts(s, hatch("dodo-1"), nest("r08c0"), DONE)
        act(s, legal(s, "use")[0])
        assert (view(s)["phase"], s.pending()) == ("glide", (1,))
        act(s, step("r05c2"))
        assert view(s)["seats"][1]["slots"][0]["field"] == "r05c2"
        assert view(s)["moved"] is False
        assert legal(s, "play"), "the turn begins as ever"


@pytest.mark.rule("comet:CS60", "comet:C28")
def test_a_card_with_a_wild_and_an_area_gives_both():
    def both(data: dict) -> None:
        species(data, "dodo")["cards"][0] = ["desert", "wild"]

    with card_list(both):
        out = {0: [("vicuna-1", "r04c3")]}
        s = position(hands={0: ["dodo-1", "giant_sloth-4", "great_auk"]}, out=out)
        act(s, play("dodo-1"))
        assert view(s)["pool"] == {"desert": 1, "wild": 1}
        assert may(s, play("giant_sloth-4")), "it can be added like every card with a wild"
        assert {"r05c3", "r04c4"} <= ends(s)
        s = position(hands={0: ["dodo-1"]}, out=out, wild_alone="forbidden")
        assert may(s, play("dodo-1")), "it shows an area, so it is no wild alone"


@pytest.mark.rule("comet:CS61", "comet:C63", "comet:C71")
def test_the_cavern_ends_a_movement_of_several_steps():
    s = position(hands={0: ["giant_sloth-4", "tunnel"]}, out={0: [("vicuna-1", "r01c3")]})
    acts(s, play("giant_sloth-4"), play("tunnel"))
    assert "r00c3" in ends(s), "after one step of three"


@pytest.mark.rule("comet:C69")
def test_a_guardian_of_several_areas():
    with card_list(ability("lava_guardian", params={"terrain": ["lava", "water"], "scope": "all_saviors"})):
        s = position(hands={0: ["vicuna-4"]}, out={0: [("vicuna-2", "r04c3")]}, rescued={0: ["lava_guardian"]})
        assert sorted(player(s)["skips"]) == ["lava", "water"]


def other_printings() -> list[Change]:
    """Lists with much that the rulebooks leave open, each different."""

    def heroes(data: dict) -> None:
        species(data, "cave_lion")["ability"] = None
        species(data, "smilodon")["ability"].update(cost="none")
        species(data, "megalania")["ability"].update(timing="hatch", cost="none")
        species(data, "irish_elk")["ability"].update(timing="between", cost="none")

    def between(data: dict) -> None:
        for name in ("primal_squirrel", "bluebuck", "mammoth_rider", "golden_mole_rat", "brachiosaurus", "pteranodon"):
            species(data, name)["ability"].update(timing="between")
        for name in ("tasmanian_wolf", "mauritius_parrot", "tortoise_rider"):
            species(data, name)["ability"].update(timing="between", cost="none")

    def moves(data: dict) -> None:
        for name in ("primal_squirrel", "bluebuck"):
            species(data, name)["ability"].update(timing="move", cost="none")
        species(data, "warm_nest")["ability"].update(kind="take_gold", timing="move", params={"count": 2})
        species(data, "double_clutch")["ability"].update(kind="draw_silver", timing="move", params={"count": 2})

    def hatches(data: dict) -> None:
        for name in ("mammoth_rider", "tortoise_rider"):
            species(data, name)["ability"].update(timing="hatch")
        for name in ("primal_beaver", "passenger_pigeon", "primal_squirrel", "bluebuck"):
            species(data, name)["ability"].update(cost="none")
        species(data, "tunnel")["ability"].update(kind="take_gold", timing="hatch", params={"count": 1})
        species(data, "jumping_hill")["ability"].update(kind="place_neutral", timing="hatch", params={"token": "any"})

    def rests(data: dict) -> None:
        species(data, "crescent_wallaby")["ability"].update(cost="exhaust")
        species(data, "primal_squirrel")["ability"].update(timing="rest", cost="exhaust")
        species(data, "bluebuck")["ability"].update(timing="rest", cost="none")
        for number, symbols in enumerate((["wild", "wild"], ["wild", "lava"], ["wild", "lava", "water"])):
            species(data, "dodo")["cards"][number] = symbols
        species(data, "dodo").update(egg=None)

    return [heroes, between, moves, hatches, rests]


@pytest.mark.parametrize("change", other_printings(), ids=lambda change: change.__name__)
@pytest.mark.parametrize("options", [{}, {"between": "turns", "wild_alone": "forbidden", "reshuffle": "empty"}])
def test_other_printings_play_to_the_end_and_stay_sound(change: Change, options: dict):
    with card_list(change) as game:
        for seed in range(2):
            print(f"seed {seed}")
            state = game.new(3, options)
            rng = Rng(seed)
            settle(state, seed)
            choices = 0
            while not state.over:
                seat = state.pending()[0]
                actions = state.legal(seat)
                assert actions
                liked = [a for a in actions if game.to_dict(a)["do"] in ("step", "use", "hatch", "copy")]
                action = rng.choice(liked if liked and rng.below(3) else actions)
                if choices % 11 == 0:
                    before = state.values()
                    for each in range(game.vocabulary.size):
                        assert state.allowed(seat, each) == (each in actions), game.to_dict(each)
                    assert state.values() == before
                    assert problems(state) == []
                    world = state.conceal(1 - min(seat, 1)).determinize(rng)
                    assert problems(world) == []
                state.apply(seat, action)
                settle(state, choices)
                choices += 1
            assert problems(state) == []


# Whatever is taken has an effect: every value of the file, changed, is refused with a reason or reaches the rules.


VOCABULARIES = [AREA_IDS, SYMBOL_IDS, EGG_IDS, DECK_IDS, TIMING_IDS, COST_IDS, FIELD_TYPES, ABILITY_IDS, LIZARD_PARTS]
WORDS_FOR_READERS = {"text", "provenance", "provenance_detail", "id", "note"}
"""What tells of the data, and ids, whose change is another thing. Names are looked at by themselves."""


def leaves(data: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where every single value of a part of the file stands."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in WORDS_FOR_READERS:
                yield from leaves(value, (*path, key))
    elif isinstance(data, list) and data:
        for number, value in enumerate(data):
            yield from leaves(value, (*path, number))
    else:
        yield path


def others(value: object) -> list[object]:
    """Values that could stand in place of another."""
    if isinstance(value, bool) or value is None:
        return ["x", 1, {}]
    if isinstance(value, int):
        return [value + 1, value - 1, 10**6, str(value), None]
    if isinstance(value, str):
        alike = [names for names in (*VOCABULARIES, ["animal", "utility"], [*TOKEN_IDS, "any"]) if value in names]
        alike += [["one_savior", "all_saviors"]] if value.endswith("savior") or value.endswith("saviors") else []
        return [*{name for names in alike for name in names if name != value}, f"{value}?", 7, None]
    return [[["lava", "lava"]], "x", None]


def known(content: Content) -> dict[str, object]:
    """All that the rules and the players read of a content."""
    tables = content.tables
    out: dict[str, object] = {}
    for name in dir(Tables()):
        value = getattr(tables, name)
        if not name.startswith("_") and not callable(value):
            out[name] = int(value) if isinstance(value, int) else [str(each) for each in value]
    return {**out, "names": content.names}


def changed(path: tuple[str | int, ...], value: object) -> dict:
    data = copy.deepcopy(CONTENT)
    place = data
    for step_ in path[:-1]:
        place = place[step_]
    place[path[-1]] = value
    return data


def paths() -> list[tuple[str | int, ...]]:
    """Every value of the cards, heroes and numbers, and a few fields of each board."""
    found = [path for key in ("players", "setup", "species", "heroes") for path in leaves(CONTENT[key], (key,))]
    seen: set[tuple] = set()
    few = []
    for path in found:
        shape = tuple("#" if isinstance(part, int) else part for part in path)
        entry = CONTENT["species"][path[1]] if path[0] == "species" else None
        kind = (shape, entry["type"] if entry else "", (entry["ability"] or {}).get("kind") if entry else path[1])
        if kind not in seen:
            seen.add(kind)
            few.append(path)
    fields = [("boards", side, "fields", number, key) for side in (0, 1) for number in (0, 1) for key in ("type", "q")]
    return [*few, *fields, ("boards", 0, "fields", 1, "nest")]


@pytest.mark.slow
def test_every_value_of_a_list_is_refused_with_a_reason_or_has_an_effect():
    plain = known(Content("own.json", copy.deepcopy(CONTENT)))
    silent, tried = [], 0
    for path in paths():
        place: object = CONTENT
        for part in path:
            place = place[part]  # type: ignore[index]
        for value in others(place):
            tried += 1
            try:
                content = Content("own.json", changed(path, value))
            except BadContent as error:
                assert error.reason, path
                assert error.place, path
                continue
            if known(content) == plain:
                silent.append((path, value))
    assert tried > 400
    derived = [each for each in silent if "tags" not in each[0]]
    assert derived == []


@pytest.mark.parametrize("entry", ["dodo", "tunnel", "quagga"])
def test_a_member_that_would_change_nothing_is_refused(entry: str):
    data = copy.deepcopy(CONTENT)
    species(data, entry)["surprise"] = 1
    with pytest.raises(BadContent, match="surprise"):
        Content("own.json", data)
