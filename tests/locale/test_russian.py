"""Russian has the right plurals and cases, and its rules are numbered as ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.locale.texts import Texts
from tests.test_rules_traceability import RULES, STATEMENT, ledgers

NAMES = ["Anna", "Boris", "Vika", "Gena", "Dina", "Egor", "Zhenya"]


def ru(you: int | None = None) -> Texts:
    return Texts("ru", NAMES, you)


@pytest.mark.parametrize(
    ("spaces", "words"),
    [
        (1, "1 деление"),
        (2, "2 деления"),
        (5, "5 делений"),
        (11, "11 делений"),
        (21, "21 деление"),
        (22, "22 деления"),
    ],
)
def test_a_noun_follows_its_number(spaces: int, words: str) -> None:
    assert f"{words}," in ru().say("notalone-rescue", {"spaces": spaces, "left": 3}).replace("\u00a0", " ")


def test_a_thing_stands_in_the_case_its_verb_wants() -> None:
    args: dict[str, object] = {"seat": 1, "star": "red", "cell": "H", "replaced": "blue"}
    assert ru().say("nebula-replaced", args) == "Boris помещает красную звезду в центр H вместо синей звезды."
    assert ru(1).say("nebula-replaced", args) == "Вы помещаете красную звезду в центр H вместо синей звезды."
    assert ru().say("nebula-prompt-other", {"seat": [0, 1], "phase": "place"}) == "Anna и Boris размещают звёзды."
    assert ru().say("comet-table-skips", {"areas": ["desert", "lava"]}) == "бесплатно проходит пустыню и лавовое плато"
    assert (
        ru().say("notalone-token", {"token": "artemia", "at": ["river", "spot-9"]})
        == "жетон Артемии: Река и позиция 9."
    )


def test_a_thing_named_by_a_file_of_the_user_is_said_too() -> None:
    names = {"notalone-place-river": "Ручей", "comet-card-zebra-1": "Пони", "nebula-goal-C05": "Своя цель"}
    texts = Texts("ru", NAMES, names=names)
    assert texts.say("notalone-explores", {"seat": 0, "place": "river"}) == "Anna исследует место «Ручей»."
    assert texts.say("comet-rescued", {"seat": 0, "card": "zebra-1"}) == "Anna спасает животное «Пони»!"
    assert texts.say("nebula-claimed", {"seat": 0, "goal": "C05"}) == "Anna достигает общей цели «Своя цель»."


@pytest.mark.parametrize("page", ledgers(), ids=lambda page: page.stem)
def test_the_rules_have_the_same_numbers_headings_and_code_words(page: Path) -> None:
    ours, theirs = (path.read_text(encoding="utf-8") for path in (page, RULES / "ru" / page.name))
    assert STATEMENT.findall(theirs) == STATEMENT.findall(ours)
    for pattern in (r"^(#+) ", r"`[^`]*`"):
        assert re.findall(pattern, theirs, re.MULTILINE) == re.findall(pattern, ours, re.MULTILINE)
