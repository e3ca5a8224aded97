"""Ukrainian has the right plurals and cases, and its rules are numbered as ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.locale.texts import Texts
from tests.test_rules_traceability import RULES, STATEMENT, ledgers

NAMES = ["Ada", "Bo", "Cy", "Dee"]


def uk(you: int | None = None) -> Texts:
    return Texts("uk", NAMES, you)


@pytest.mark.parametrize(
    ("spaces", "words"),
    [(1, "1 поділку"), (2, "2 поділки"), (5, "5 поділок"), (11, "11 поділок"), (21, "21 поділку"), (22, "22 поділки")],
)
def test_a_noun_follows_its_number(spaces: int, words: str) -> None:
    assert words in uk().say("notalone-rescue", {"spaces": spaces, "left": 3}).replace("\u00a0", " ")


def test_a_thing_stands_in_the_case_its_verb_wants() -> None:
    args: dict[str, object] = {"seat": 1, "star": "red", "cell": "H", "replaced": "blue"}
    assert uk().say("nebula-replaced", args) == "Bo викладає червону зірку в центр H замість синьої зірки."
    assert uk(1).say("nebula-replaced", args) == "Ви викладаєте червону зірку в центр H замість синьої зірки."
    assert uk().say("nebula-prompt-other", {"seat": [0, 1], "phase": "place"}) == "Ada та Bo викладають зірки."
    assert uk().say("notalone-do-hide", {"places": [1, 2]}) == "приховати локацію 1 та локацію 2"
    assert uk().say("comet-table-skips", {"areas": ["meadow", "water"]}) == "безплатно проходить луку та воду"


def test_a_card_named_by_a_file_of_the_user_is_said_too() -> None:
    names = {"notalone-place-river": "Потік", "notalone-card-toxin": "Отрута", "comet-card-zebra-1": "Поні"}
    texts = Texts("uk", NAMES, names=names)
    assert texts.say("notalone-explores", {"seat": 0, "place": "river"}) == "Ada розвідує локацію «Потік»."
    assert texts.say("notalone-hunt", {"card": "toxin"}) == "Істота грає карту «Отрута»."
    assert texts.say("comet-rescued", {"seat": 0, "card": "zebra-1"}) == "Ada рятує тварину «Поні»!"


@pytest.mark.parametrize("page", ledgers(), ids=lambda page: page.stem)
def test_the_rules_have_the_same_numbers_and_headings(page: Path) -> None:
    ours, theirs = (path.read_text(encoding="utf-8") for path in (page, RULES / "uk" / page.name))
    assert STATEMENT.findall(theirs) == STATEMENT.findall(ours)
    levels = [re.findall(r"^(#+) ", text, re.MULTILINE) for text in (ours, theirs)]
    assert levels[0] == levels[1]
    assert re.findall(r"`[^`]*`", theirs) == re.findall(r"`[^`]*`", ours)
