"""Every numbered statement of docs/rules has a test that names it, and every name means a statement."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
STATEMENT = re.compile(r"^- \*\*([A-Z]{1,2}\d+)\*\* ", re.MULTILINE)


def ledgers() -> list[Path]:
    """The pages of rules, one a game."""
    return sorted(RULES.glob("*.md"))


def statements(page: Path) -> list[str]:
    """The ids of a page's statements, in order, such as nebula:N58."""
    return [f"{page.stem}:{number}" for number in STATEMENT.findall(page.read_text(encoding="utf-8"))]


def marks(source: str, where: str) -> list[tuple[str, str]]:
    """Every id that a `pytest.mark.rule(...)` of a file names, with the place; only plain text will do."""
    found: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        mark = node.func
        if mark.attr != "rule" or not isinstance(mark.value, ast.Attribute) or mark.value.attr != "mark":
            continue
        for argument in node.args:
            place = f"{where}:{argument.lineno}"
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise AssertionError(f"{place}: a rule is named by a plain text, so that it can be found")
            found.append((argument.value, place))
    return found


def all_marks() -> list[tuple[str, str]]:
    """The marks of every test file."""
    found: list[tuple[str, str]] = []
    for path in sorted(TESTS.rglob("*.py")):
        found += marks(path.read_text(encoding="utf-8"), path.relative_to(TESTS).as_posix())
    return found


def test_there_are_ledgers():
    assert "nebula" in [page.stem for page in ledgers()]


@pytest.mark.parametrize("page", ledgers(), ids=lambda page: page.stem)
def test_statements_are_numbered_once(page: Path):
    numbers = statements(page)
    assert numbers, f"{page.name} states no rules"
    assert sorted({n for n in numbers if numbers.count(n) > 1}) == []


@pytest.mark.parametrize("page", ledgers(), ids=lambda page: page.stem)
def test_every_statement_has_a_test(page: Path):
    named = {mark for mark, _ in all_marks()}
    missing = [number for number in statements(page) if number not in named]
    assert missing == [], f"no test names {', '.join(missing)}"


def test_every_mark_names_a_statement():
    known = {number for page in ledgers() for number in statements(page)}
    strange = [f"{place} names {mark}" for mark, place in all_marks() if mark not in known]
    assert strange == []


def test_marks_are_found_wherever_they_stand():
    source = (
        'pytestmark = pytest.mark.rule("x:A1")\n'
        '@pytest.mark.rule("x:A2", "x:A3")\n'
        "def test_it(): pass\n"
        'ROWS = [pytest.param(1, marks=pytest.mark.rule("x:A4"))]\n'
        'other.rule("x:A5")\n'
    )
    assert sorted(mark for mark, _ in marks(source, "it.py")) == ["x:A1", "x:A2", "x:A3", "x:A4"]


def test_a_mark_that_cannot_be_read_is_refused():
    with pytest.raises(AssertionError, match=r"it\.py:1"):
        marks("pytestmark = pytest.mark.rule(NAME)", "it.py")
