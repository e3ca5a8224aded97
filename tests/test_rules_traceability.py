"""Every numbered statement of docs/rules is cited by the code that implements it and named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.locale.citations import NUMBER, BadCitation, BadMark, Source, cited, docstrings, marks
from orrery.locale.ledger import FOR_PEOPLE

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
SOURCE = Source(TESTS.parent / "src" / "orrery", TESTS)
"""The checkout's code, whichever is installed."""
STATEMENT = re.compile(r"^- \*\*([A-Z]{1,2}\d+)\*\* ", re.MULTILINE)
FOR_PEOPLE_ONLY = re.compile(rf"^- \*\*([A-Z]{{1,2}}\d+)\*\* .*{FOR_PEOPLE}$", re.MULTILINE)


def ledgers() -> list[Path]:
    """The pages of rules, one a game."""
    return sorted(RULES.glob("*.md"))


def statements(page: Path) -> list[str]:
    """The ids of a page's statements, in order, such as nebula:N58."""
    return [f"{page.stem}:{number}" for number in STATEMENT.findall(page.read_text(encoding="utf-8"))]


def for_people(page: Path) -> set[str]:
    """The statements of a page that no code can implement, by its own mark."""
    return {f"{page.stem}:{number}" for number in FOR_PEOPLE_ONLY.findall(page.read_text(encoding="utf-8"))}


def families(page: Path) -> set[str]:
    """The letters of a page's numbers."""
    return {number.rstrip("0123456789") for number in STATEMENT.findall(page.read_text(encoding="utf-8"))}


def test_there_are_ledgers():
    assert "nebula" in [page.stem for page in ledgers()]


@pytest.mark.parametrize("page", ledgers(), ids=lambda page: page.stem)
def test_statements_are_numbered_once(page: Path):
    numbers = statements(page)
    assert numbers, f"{page.name} states no rules"
    assert sorted({n for n in numbers if numbers.count(n) > 1}) == []


def test_a_number_means_one_statement_in_one_game():
    pages = ledgers()
    shared = {
        (one.stem, two.stem): families(one) & families(two) for i, one in enumerate(pages) for two in pages[i + 1 :]
    }
    assert {pair: letters for pair, letters in shared.items() if letters} == {}


# Tests.


@pytest.mark.parametrize("page", ledgers(), ids=lambda page: page.stem)
def test_every_statement_has_a_test(page: Path):
    named = {mark.statement for mark in SOURCE.marks}
    missing = [number for number in statements(page) if number not in named]
    assert missing == [], f"no test names {', '.join(missing)}"


def test_every_mark_names_a_statement():
    known = {number for page in ledgers() for number in statements(page)}
    strange = [
        f"{SOURCE.address(mark.place)} names {mark.statement}" for mark in SOURCE.marks if mark.statement not in known
    ]
    assert strange == []


def test_marks_are_found_wherever_they_stand():
    source = (
        'pytestmark = pytest.mark.rule("x:A1")\n'
        '@pytest.mark.rule("x:A2", "x:A3")\n'
        "def test_it(): pass\n"
        'ROWS = [pytest.param(1, marks=pytest.mark.rule("x:A4"))]\n'
        'other.rule("x:A5")\n'
    )
    found = marks(source, TESTS / "it.py")
    assert sorted(mark.statement for mark in found) == ["x:A1", "x:A2", "x:A3", "x:A4"]
    assert {mark.place.name for mark in found if mark.statement == "x:A2"} == {"test_it"}


def test_a_mark_that_cannot_be_read_is_refused():
    with pytest.raises(BadMark, match=r"it\.py:1"):
        marks("pytestmark = pytest.mark.rule(NAME)", TESTS / "it.py")


# Code.


@pytest.mark.parametrize("page", ledgers(), ids=lambda page: page.stem)
def test_every_statement_is_cited_where_code_implements_it(page: Path):
    known = {f"{game}:{number}" for game, number in SOURCE.citations}
    missing = [number for number in statements(page) if number not in known | for_people(page)]
    assert missing == [], f"no docstring cites {', '.join(missing)}"


@pytest.mark.parametrize("page", ledgers(), ids=lambda page: page.stem)
def test_no_code_claims_to_implement_what_is_for_people(page: Path):
    known = {f"{game}:{number}" for game, number in SOURCE.citations}
    assert sorted(known & for_people(page)) == []


def test_every_citation_is_of_a_statement():
    known = {number for page in ledgers() for number in statements(page)}
    strange = [
        f"{SOURCE.address(place)} cites {game}:{number}"
        for (game, number), places in SOURCE.citations.items()
        for place in places
        if f"{game}:{number}" not in known
    ]
    assert strange == []


def test_numbers_stand_only_in_the_last_paragraph_of_a_docstring():
    """Elsewhere in a docstring a number could go out of date unseen."""
    wrong = []
    for page in ledgers():
        number = re.compile(rf"\b(?:{'|'.join(sorted(families(page)))})\d+\b")
        for path in sorted((SOURCE.package / "games" / page.stem).glob("*.py")):
            for docstring in docstrings(path):
                prose = re.split(r"(?:^|\n)[ \t]*Rules: ", docstring.text)[0]
                if number.search(prose) or "Rules:" in prose:
                    wrong.append(f"{SOURCE.address(docstring.place)}: {docstring.text.splitlines()[0]}")
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Does it.", []),
        ("Does it.\n\nRules: A1", [("x", "A1")]),
        ("Does it.\n\nRules: A1, AQ2,\nA3\n", [("x", "A1"), ("x", "AQ2"), ("x", "A3")]),
    ],
)
def test_a_citation_is_read(text: str, found: list[tuple[str, str]]):
    assert cited(text, "x") == found


def test_outside_a_games_folder_its_name_stands_before_the_number():
    assert cited("Does it.\n\nRules: x A1, y B2", None) == [("x", "A1"), ("y", "B2")]
    with pytest.raises(BadCitation, match="each with its game"):
        cited("Does it.\n\nRules: A1", None)
    with pytest.raises(BadCitation, match="no ranges"):
        cited("Does it.\n\nRules: x A1", "x")


@pytest.mark.parametrize("rules", ["A1-A3", "A1-3", "A1 to A3", "A1; A2", "A1.", "a1", "A1, and more", "A1\n\nMore."])
def test_a_citation_that_is_not_a_list_of_numbers_is_refused(rules: str):
    with pytest.raises(BadCitation):
        cited(f"Does it.\n\nRules: {rules}", "x")


def test_docstrings_of_modules_classes_functions_and_constants_are_read(tmp_path: Path):
    path = tmp_path / "it.py"
    path.write_text(
        '"""Module."""\n\nA = 1\n"""Constant."""\n\nB: int = 2\n"""Annotated."""\n\n'
        'class C:\n    """Class."""\n\n    D = 3\n    """Member."""\n\n    def e(self):\n        """Method."""\n',
        encoding="utf-8",
    )
    found = {(each.place.name, each.place.line, each.text) for each in docstrings(path)}
    assert found == {
        ("it", 1, "Module."),
        ("A", 3, "Constant."),
        ("B", 6, "Annotated."),
        ("C", 9, "Class."),
        ("C.D", 12, "Member."),
        ("C.e", 15, "Method."),
    }


def test_every_games_modules_are_looked_through():
    for page in ledgers():
        assert SOURCE.game_of(SOURCE.package / "games" / page.stem / "setup.py") == page.stem
    assert SOURCE.game_of(SOURCE.package / "kernel" / "state.py") is None
    assert re.fullmatch(NUMBER, "NQ70")
