"""The command that shows rules: sections, statements with the code and tests they lead to, words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery import api
from orrery.locale.citations import Source
from orrery.locale.ledger import is_for_people, ledger, plain
from orrery.locale.texts import languages
from tests.terminal.sitting import Sit

HOME = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def source(monkeypatch: pytest.MonkeyPatch) -> Source:
    """The checkout's code and tests, whichever package is installed."""
    checkout = Source(HOME / "src" / "orrery", HOME / "tests")
    monkeypatch.setattr("orrery.terminal.rulebook.THIS", checkout)
    return checkout


def together(text: str) -> str:
    """A text whose lines may be broken anywhere, as one line."""
    return " ".join(text.split())


def places(shown: str) -> list[tuple[Path, int, str]]:
    """The places listed: file, line, name."""
    return [(HOME / file, int(line), name) for file, line, name in re.findall(r"^  (\S+):(\d+)  (\S+)$", shown, re.M)]


@pytest.mark.parametrize("name", api.game_names())
def test_without_a_number_the_sections_are_listed(sit: Sit, name: str) -> None:
    page = ledger(name)
    assert page is not None
    shown = sit(f"rules {name}").shown
    assert f"{len(page.statements())} numbered statements." in shown
    for section in page.sections:
        assert section.title in together(shown)
    numbered = [sum(bool(block.id) for block in section.blocks) for section in page.sections]
    assert [int(count) for count in re.findall(r"\((\d+)\)$", shown, re.M)] == [count for count in numbered if count]


def test_a_section_lists_the_numbers_it_has_and_no_others(sit: Sit) -> None:
    assert "Components and set-up  C1-C13, C74-C77 (17)" in sit("rules comet").shown


def test_a_statement_leads_to_its_code_and_its_tests(sit: Sit) -> None:
    shown = sit("rules nebula N58").shown
    assert together(shown).startswith(
        "N58 Your very first coloured star goes to the central cell. Section: Rules / Phase II"
    )
    code, tests = shown.split("Implemented in:")[1].split("Shown by these tests:")
    assert "cells_in_reach" in {name for _, _, name in places(code)}
    assert "test_the_first_coloured_star_goes_to_the_centre" in {name for _, _, name in places(tests)}
    for file, line, name in places(shown):
        assert name.split(".")[-1] in file.read_text(encoding="utf-8").splitlines()[line - 1]


@pytest.mark.parametrize("name", api.game_names())
def test_every_statement_leads_somewhere(sit: Sit, name: str) -> None:
    page = ledger(name)
    assert page is not None
    shown = sit(f"rules {name} {' '.join(page.statements())}").shown
    told = re.split(r"^(?=[A-Z]{1,2}\d+  )", shown, flags=re.M)[1:]
    assert [each.split("  ")[0] for each in told] == page.statements()
    for each, number in zip(told, page.statements(), strict=True):
        block = page.statement(number)
        assert block is not None
        assert together(each).startswith(together(f"{number} {plain(block)}"))
        code, tests = each.split("Shown by these tests:")
        assert places(tests), number
        assert bool(places(code)) != is_for_people(block), number
        assert ("for people" in code) == is_for_people(block)
        for file, line, _ in places(each):
            assert len(file.read_text(encoding="utf-8").splitlines()) >= line


def test_the_first_letter_of_a_number_may_be_left_out(sit: Sit) -> None:
    assert sit("rules nebula q9").shown == sit("rules nebula NQ9").shown
    assert sit("rules notalone Q9").shown.startswith("Q9  ")


def test_words_find_the_statements_that_contain_them_all(sit: Sit) -> None:
    page = ledger("nebula")
    assert page is not None
    wanted = [
        block.id
        for block in page.blocks()
        if block.id and "constellation" in block.text.lower() and "orbit" in block.text.lower()
    ]
    shown = sit("rules nebula Constellation orbit").shown
    assert re.findall(r"^([A-Z]{1,2}\d+)  ", shown, re.M) == wanted
    assert len(wanted) > 1
    assert "Implemented" not in shown


def test_a_number_and_a_word_are_both_answered(sit: Sit) -> None:
    shown = sit("rules nebula N1 crescents").shown
    assert shown.startswith("N1  ")
    assert "\nN49  " in shown


@pytest.mark.parametrize("language", languages())
def test_it_speaks_the_chosen_language(sit: Sit, language: str) -> None:
    page = ledger("comet", language)
    assert page is not None
    assert page.language == language
    assert together(page.rule("C29") or "") in together(sit(f"rules comet C29 --language {language}").shown)
    assert page.sections[0].title in sit(f"rules comet --language {language}").shown


def test_an_installed_package_says_that_it_has_no_tests(sit: Sit, source: Source) -> None:
    source.tests = None
    shown = sit("rules nebula N58").shown
    assert re.search(r"^  orrery/games/nebula/place\.py:\d+  cells_in_reach$", shown, re.M)
    assert "The tests come with the source" in shown
    assert "test_" not in shown


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("N58", "'N58' is no game but a statement of nebula: orrery rules nebula N58"),
        ("e61", "'e61' is no game but a statement of notalone: orrery rules notalone E61"),
        ("comet N58", "the rules of comet have no N58; it is one of nebula"),
        ("nebula N999", "the rules of nebula have no N999, only N1-"),
        ("chess", "there is no game 'chess'; one of nebula"),
    ],
)
def test_a_number_of_another_game_leads_there(sit: Sit, asked: str, said: str) -> None:
    refused = sit(f"rules {asked}")
    assert refused.code != 0
    assert said in together(refused.errors)
