"""How arguments become words, and what is said when something is missing."""

from __future__ import annotations

import pytest

from orrery.kernel.errors import OrreryError
from orrery.locale.texts import BadText, Texts


def test_an_id_becomes_the_words_of_its_message() -> None:
    texts = Texts()
    assert texts.say("nebula-do-chaos", {"star": "orange"}).startswith("chaos: give up an orange star")


def test_a_list_is_joined_as_the_language_does() -> None:
    texts = Texts()
    assert texts.join([]) == "nothing"
    assert texts.join(["a"]) == "a"
    assert texts.join(["a", "b"]) == "a and b"
    assert texts.join(["a", "b", "c"]) == "a, b and c"
    said = texts.say("nebula-chaos-kept", {"seat": 1, "stars": ["red", "orange"]})
    assert said == "Seat 1 keeps a red star and an orange star from chaos."


def test_the_reader_is_you_and_others_have_names() -> None:
    args = {"seat": 1, "star": "red", "cell": "Y3"}
    assert Texts("en").say("nebula-placed", args) == "Seat 1 places a red star at Y3."
    assert Texts("en", ["Ada", "Bo"]).say("nebula-placed", args) == "Bo places a red star at Y3."
    assert Texts("en", ["Ada", "Bo"], you=1).say("nebula-placed", args) == "You place a red star at Y3."


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        ([0], "The game is over. You win!"),
        ([1], "The game is over. Bo wins."),
        ([0, 1], "The game is over. The victory is shared by you and Bo."),
    ],
)
def test_winners(winners: list[int], sentence: str) -> None:
    assert Texts("en", ["Ada", "Bo"], you=0).say("nebula-over", {"winners": winners}) == sentence


def test_no_star_taken_is_said_as_such() -> None:
    args: dict[str, object] = {"seat": 0, "stars": [], "count": 0, "upper": 5, "right": 0, "left": 0}
    assert Texts("en", you=0).say("nebula-time", args).endswith("take nothing.")


def test_a_number_is_not_taken_for_an_id() -> None:
    args: dict[str, object] = {"cluster": "upper", "cell": 3, "star": "blue"}
    assert Texts().say("nebula-filled", args) == "Drawn into the upper cluster, cell 3: a blue star."


def test_words_of_a_content_file_come_before_our_own() -> None:
    texts = Texts("en", names={"nebula-goal-C01": "Draw a comet"})
    assert texts.say("nebula-do-lay-common", {"goal": "C01"}).endswith("Draw a comet")


@pytest.mark.parametrize(
    ("message", "args", "names"),
    [
        ("nebula-nonsense", {}, "nebula-nonsense"),
        ("nebula-do-chaos", {}, "star-a"),
        ("nebula-do-chaos", {"star": "green"}, "nebula-star-green"),
        ("nebula-do-place", {"star": "red"}, "cell"),
        ("nebula-first", {"seat": "red"}, "seat"),
    ],
)
def test_what_is_missing_is_named(message: str, args: dict[str, object], names: str) -> None:
    with pytest.raises(BadText, match=names):
        Texts().say(message, args)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(OrreryError, match="'xx'; one of en"):
        Texts("xx")
