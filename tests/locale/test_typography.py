"""Signs and spaces are those of the language, and names of players stand where they need no case."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from orrery.locale.texts import languages
from tests.locale.test_english import SOURCE, file_entries

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import typeset

HOME = Path(__file__).parents[2]

FILES = sorted((SOURCE / "locale").glob("*/*.ftl"))
PAGES = sorted((HOME / "docs" / "rules").rglob("*.md"))
PEOPLE = r"\{ \$(?:seat|name|names|asker|winners) \}"
GLUED = {
    "fr": rf"\b(?:de|que|le|la|si|jusque) {PEOPLE}",
    "ru": rf"\b(?:за|для|у|от|без|из|с|к|до|под|над|про|об?|при|перед|вместо|кроме) {PEOPLE}",
    "uk": rf"\b(?:за|для|у|від|без|із?|зі?|к|до|під|над|про|об|при|перед|замість|крім) {PEOPLE}",
}
"""A preposition before a name, which has no case and in French may want an elision."""
THINGS = r"\{ \$(?:card|as|hero|goal|place) \}"
BARE = re.compile(rf"[\w,] {THINGS}")
"""Names of cards, which a file of the user brings in one form: quoted, or behind a colon, a bracket or a dash."""
WITHOUT_DOTS = re.compile(
    r"\b(?:еще|ее|идет|дает|берет|ведет|придет|пройдет|дойдет|прилет(?:ом|а|у|е)?|счет|зачет|звезд|звездам|звездами|звездах|вперед|"
    r"черн(?:ый|ая|ую|ой|ые|ых|ого)|желт\w+|зелен(?:ый|ая|ую|ой|ые|ых|ое)|"
    r"(?:спас|заверш|определ|соедин|размещ|измен|закрепл)енн(?:ый|ая|ое|ые|ого|ой|ую|ых|ым|ом))\b",
    re.IGNORECASE,
)


class _Words(Visitor):
    """The text of an entry outside of braces."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(str(node.value))


def words(entry: ast.Message | ast.Term) -> str:
    """All that an entry says itself."""
    finder = _Words()
    finder.visit(entry)
    return "\n".join(finder.found)


def lines(language: str) -> list[tuple[str, str]]:
    """Every line of the messages of a language, with its place."""
    paths = [path for path in FILES if path.parent.name == language]
    return [
        (f"{path.name}:{number}", line)
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#")
    ]


def entries(language: str) -> list[ast.Message | ast.Term]:
    return [entry for path in FILES if path.parent.name == language for entry in file_entries(language, path.stem)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_messages_are_set_as_their_language_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert typeset.messages(text, path.parent.name) == text, "run python tools/typeset.py"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_rules_have_dashes_between_numbers(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert typeset.page(text) == text, "run python tools/typeset.py"


@pytest.mark.parametrize("language", languages())
def test_quotes_are_those_of_the_language(language: str) -> None:
    foreign = {"en": "«»„'\"", "fr": "“”„'\"", "ru": "“”„'\"", "uk": "“”„'\""}[language]
    wrong = [entry.id.name for entry in entries(language) if set(foreign) & set(words(entry))]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_no_space_is_doubled_or_left_before_a_full_stop(language: str) -> None:
    wrong = [entry.id.name for entry in entries(language) if re.search(r"[^\s]  |\w[ \u00a0][.,](?!\w)", words(entry))]
    assert wrong == []


def test_russian_writes_yo() -> None:
    wrong = [f"{place}: {found[0]}" for place, line in lines("ru") for found in WITHOUT_DOTS.finditer(line)]
    assert wrong == []


@pytest.mark.parametrize("language", sorted(GLUED))
def test_no_name_of_a_player_follows_a_preposition(language: str) -> None:
    """A name cannot be declined: it stands as the subject, behind a colon or in brackets."""
    assert [f"{place}: {line.strip()}" for place, line in lines(language) if re.search(GLUED[language], line)] == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_name_of_a_card_in_a_sentence_is_quoted(language: str) -> None:
    """What is typed at the terminal names its cards bare, as numbers and lists do."""
    wrong = [f"{place}: {line.strip()}" for place, line in lines(language) if BARE.search(line) and "-do-" not in line]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "raw", "set_right"),
    [
        ("en", "x-act = Don't wait …", "x-act = Don’t wait…"),
        ("fr", "x-act = Qui joue ?", "x-act = Qui joue\u202f?"),
        ("ru", "x-act = Взять { $count } звёзд — и всё", "x-act = Взять { $count }\u00a0звёзд\u00a0— и всё"),
        ("ru", "x-do-take = взять { $count } звёзд", "x-do-take = взять { $count } звёзд"),
        ("uk", "x-act = п'ять з 3 карт", "x-act = п’ять з 3\u00a0карт"),
    ],
)
def test_what_is_not_set_is_set(language: str, raw: str, set_right: str) -> None:
    assert typeset.messages(raw, language) == set_right


def test_a_range_has_a_dash_and_code_keeps_its_hyphen() -> None:
    assert typeset.page("places 6-10, `t 2-3`, SHA-256, C1-C3") == "places 6–10, `t 2-3`, SHA-256, C1-C3"
