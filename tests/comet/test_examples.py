"""The examples that the rulebooks print, and notes of theirs that no other test shows."""

from __future__ import annotations

import pytest

from orrery.locale.texts import Texts, languages
from orrery.terminal.comet.face import CometFace

from .positions import (
    DONE,
    REST,
    act,
    acts,
    comet,
    ends,
    hatch,
    legal,
    may,
    nest,
    nests,
    play,
    player,
    position,
    savior_at,
    settle,
    step,
    take,
    use,
    view,
)


@pytest.mark.rule("comet:C16")
def test_toby_hatches_a_dodo_in_his_second_slot_on_nest_8():
    s = position(hands={0: ["dodo-1"]}, out={0: [("vicuna-1", "r04c3")]})
    act(s, hatch("dodo-1"))
    numbers = {field["id"]: field.get("nest") for field in view(s)["fields"]}
    assert {numbers[name] for name in nests(s)} == {8}
    act(s, nest("r08c3"))
    assert player(s)["slots"][1] == {"card": "dodo-1", "field": "r08c3", "distance": 8, "skips": []}


@pytest.mark.rule("comet:C25", "comet:C26")
def test_kate_moves_one_savior_to_a_desert_and_then_to_lava():
    s = position(hands={0: ["giant_sloth-4"]}, out={0: [("vicuna-1", "r04c3")]})
    acts(s, play("giant_sloth-4"), step("r05c3", "desert"), step("r04c4", "lava"))
    assert savior_at(s) == "r04c4"
    assert view(s)["pool"] == {}


@pytest.mark.rule("comet:C26", "comet:C79")
def test_kate_could_also_have_divided_her_movement():
    s = position(hands={0: ["giant_sloth-4"]}, out={0: [("vicuna-1", "r04c3"), ("vicuna-2", "r08c4")]})
    acts(s, play("giant_sloth-4"), step("r05c3", "desert"), step("r08c5", "lava", savior=2))
    assert (savior_at(s), savior_at(s, savior=2)) == ("r05c3", "r08c5")


@pytest.mark.rule("comet:C29", "comet:C30")
def test_max_skips_the_mammoth_and_the_savior_of_frances():
    s = position(
        hands={0: ["vicuna-4"]},
        out={0: [("vicuna-1", "r06c2")], 1: [("vicuna-2", "r04c3")]},
        tokens=("r04c2", None),
    )
    acts(s, play("vicuna-4"), step("r05c1", "meadow"))
    assert ends(s, "desert") == {"r05c3"}, "behind the two occupied fields"
    act(s, step("r05c3", "desert"))


@pytest.mark.rule("comet:C28", "comet:C29", "comet:C31", "comet:C33")
def test_frances_adds_two_wilds_and_reaches_the_cavern():
    s = position(
        hands={0: ["dodo-2", "great_auk", "great_auk"]},
        out={0: [("vicuna-1", "r04c3")], 1: [("vicuna-2", "r01c3")]},
    )
    acts(s, play("dodo-2"), play("great_auk"), play("great_auk"))
    assert view(s)["pool"] == {"jungle": 1, "water": 1, "wild": 2}
    acts(s, step("r03c3", "wild"), step("r02c4", "water"))
    assert "r00c4" in ends(s, "wild"), "over the field that Kate's savior occupies"
    acts(s, step("r00c4", "wild"), step("r00c3", "jungle"))
    assert player(s)["rescued"] == ["vicuna-1"]
    assert player(s)["slots"][0] is None, "the savior is back on its board"


@pytest.mark.rule("comet:C82", "comet:C43")
def test_several_parrots_act_clockwise_from_the_next_player():
    s = position(
        3,
        active=1,
        hands={1: ["giant_sloth-4"]},
        out={0: [("vicuna-1", "r08c2")], 1: [("vicuna-2", "r04c3")], 2: [("vicuna-3", "r12c1")]},
        rescued={0: ["mauritius_parrot-1"], 2: ["mauritius_parrot-2"]},
    )
    acts(s, play("giant_sloth-4"), step("r05c3", "desert"), DONE)
    assert s.pending() == (2,), "the player whose turn comes next"
    acts(s, {"do": "copy", "card": "giant_sloth-4"}, step("r12c0", "desert"), DONE)
    assert s.pending() == (0,)
    acts(s, {"do": "copy", "card": "giant_sloth-4"}, step("r09c2", "desert"), DONE)
    assert (view(s)["phase"], view(s)["active"]) == ("turn", 2)


@pytest.mark.rule("comet:C68")
def test_the_brachiosaurus_moves_between_two_symbols():
    s = position(hands={0: ["giant_sloth-4"]}, out={0: [("vicuna-1", "r04c3")]}, rescued={0: ["brachiosaurus-1"]})
    acts(s, play("giant_sloth-4"), step("r05c3", "desert"), use("move_to_nest_or_cavern"), step("r05c4"))
    assert savior_at(s) == "r05c4", "on a nest"
    acts(s, step("r04c4", "lava"))
    assert savior_at(s) == "r04c4", "and on with the second symbol"


@pytest.mark.rule("comet:CQ2")
def test_cards_above_the_limit_are_kept():
    hand = ["dodo-1", "dodo-2", "dodo-3", "gecko-1", "gecko-2", "iguana-1"]
    s = position(hands={0: hand, 1: ["gecko-3"]}, rescued={0: ["primal_squirrel-1"]})
    acts(s, use("take_gold-1"), take("cave_bear-1"), hatch("dodo-1"), nest("r08c0"), DONE)
    assert player(s)["limit"] == 5
    assert player(s)["hand_size"] == 6, "an ability took them over the limit, and nobody discards"
    acts(s, REST, DONE)
    settle(s)
    assert view(s)["active"] in (0, 1)


# What the screens say.


def nest_line(s, language: str = "en") -> str:
    """The terminal's line about the nest looked for."""
    face = CometFace(comet(), Texts(language), True)
    return face._turn(view(s))[-1].plain


@pytest.mark.rule("comet:C17", "comet:C19", "comet:CS40")
def test_the_terminal_says_which_nest_is_wanted_and_which_will_do():
    three = [("vicuna-1", "r08c0"), ("vicuna-2", "r08c3"), ("vicuna-3", "r08c6")]
    s = position(hands={0: ["dodo-1"]})
    act(s, hatch("dodo-1"))
    assert nest_line(s) == "Nest 8 is free."
    s = position(hands={0: ["dodo-1"]}, out={1: three})
    act(s, hatch("dodo-1"))
    assert nest_line(s) == "No nest 8 is free; the next higher free one is 9."
    s = position(hands={0: ["dodo-1"]}, out={1: three}, rescued={0: ["moa-1"]})
    act(s, hatch("dodo-1"))
    assert nest_line(s).endswith("You may also hatch on an occupied nest 8.")
    s = position(hands={0: ["sabretooth-1"]}, tokens=("r12c2", None), rescued={0: ["moa-1"]})
    act(s, hatch("sabretooth-1"))
    assert nest_line(s).startswith("No nest numbered 12 or higher is free. You may also")
    for language in languages():
        assert "12" in nest_line(s, language)
        assert " 0" not in nest_line(s, language)


PROMPTS: list[tuple[str, dict[str, object], str, str]] = [
    ("comet-prompt-glide-small", {"steps": 0}, "are skipped on the way", "choose"),
    ("comet-prompt-glide-small", {"steps": 1}, "No symbol needed", "skipped"),
    ("comet-prompt-take-small", {"counts": "yes"}, "counts towards", "extra"),
    ("comet-prompt-take-small", {"counts": "no"}, "is extra", "counts"),
    ("comet-prompt-nest", {"wanted": 8, "open": 8, "occupied": "no"}, "numbered 8", "occupied"),
    ("comet-prompt-nest", {"wanted": 8, "open": 9, "occupied": "yes"}, "occupied one numbered 8", " 0"),
    ("comet-prompt-nest", {"wanted": 12, "open": 0, "occupied": "yes"}, "numbered 12, occupied or not", " 0"),
    ("comet-prompt-nest", {"wanted": 12, "open": 0, "occupied": "no"}, "reduce the nest distance", " 0"),
    ("comet-prompt-turn", {"comet": "yes"}, "stop playing", "rest"),
    ("comet-prompt-turn", {"comet": "no"}, "rest", "stop playing"),
    ("comet-prompt-needs-animal", {}, "animal card", "Rest"),
]


@pytest.mark.parametrize(("message", "args", "says", "never"), PROMPTS)
def test_the_prompts_say_what_is_so(message: str, args: dict[str, object], says: str, never: str):
    said = Texts().say(message, args)
    assert says in said
    assert never not in said
    told = {Texts(language).say(message, args) for language in languages()}
    assert len(told) == len(languages()), "each language in its own words"


@pytest.mark.rule("comet:CS18", "comet:C36")
def test_a_gold_card_counts_towards_the_hand_limit_only_before_a_rest_draws():
    s = position(hands={0: ["dodo-1"]}, rescued={0: ["primal_squirrel-1"]}, heroes=("elasmotherium", "quagga"))
    squirrel = s.copy()
    acts(s, REST, DONE)
    assert view(s)["counts"] is True
    acts(s, take("cave_bear-1"))
    assert (view(s)["phase"], view(s)["counts"]) == ("taking", False), "the Elasmotherium's, after drawing"
    act(squirrel, use("take_gold-1"))
    assert view(squirrel)["counts"] is False


@pytest.mark.rule("comet:C49")
def test_the_terminal_offers_no_rest_in_the_comet_phase():
    face = CometFace(comet(), Texts(), True)
    s = position(hands={0: ["dodo-1"]}, comet_phase=True)
    assert face.menu(s.conceal(0), 0).ask == "Choosing Hatch or Move, or stopping"
    s = position(hands={0: ["dodo-1"]})
    assert "Rest" in face.menu(s.conceal(0), 0).ask


@pytest.mark.rule("comet:C44", "comet:C60")
def test_a_choice_between_turns_says_what_it_exhausts():
    s = position(hands={0: ["giant_sloth-4"]}, out={0: [("vicuna-1", "r04c3")]}, rescued={1: ["tasmanian_wolf-1"]})
    acts(s, play("giant_sloth-4"), step("r05c3", "desert"), DONE)
    face = CometFace(comet(), Texts(), True)
    labels = [item.label.plain for item in face.menu(s.conceal(1), 1).items]
    assert labels[0] == "take Giant Sloth (desert, lava) (exhausts “take a silver card just played”)"
    assert len(legal(s)) == 2
    assert may(s, DONE)


@pytest.mark.rule("comet:CS2")
def test_the_terminal_warns_before_the_last_animal_card_is_gone():
    warning = Texts().say("comet-table-needs-animal")
    face = CometFace(comet(), Texts(), True)
    out = {0: [("vicuna-1", "r04c3")]}
    s = position(hands={0: ["tunnel", "dodo-1"]}, out=out, comet_phase=True)
    assert [line.plain for line in face._warning(view(s), 0)] == [warning]
    for hand, phase in ((["tunnel", "dodo-1", "dodo-2"], True), (["dodo-1"], True), (["tunnel", "dodo-1"], False)):
        assert face._warning(view(position(hands={0: hand}, out=out, comet_phase=phase)), 0) == []
