"""The words of the printed games: what docs/terms says a language does not say, no message says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from orrery import api
from orrery.locale.texts import languages
from tests.locale.test_typography import entries, words

TERMS = Path(__file__).parents[2] / "docs" / "terms"
HEADINGS = {"Everywhere": "", "Comet": "comet-", "Nebula": "nebula-", "Not Alone": "notalone-"}
"""What the messages of a heading begin with."""
COLUMNS = 4


def rows(language: str) -> Iterator[tuple[str, list[str]]]:
    """The lines of the tables of a language, each with its heading."""
    heading = ""
    for line in (TERMS / f"{language}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line[3:]
        elif line.startswith("|") and not line.startswith("|---"):
            yield heading, [cell.strip() for cell in line.strip("|").split("|")]


def unwanted(language: str) -> list[tuple[str, re.Pattern[str]]]:
    """What does not occur in messages that begin so."""
    found = []
    seen: set[str] = set()
    for heading, cells in rows(language):
        if heading not in seen:
            seen.add(heading)  # the names of the columns
            continue
        found += [(HEADINGS[heading], pattern(each)) for each in cells[3].split("; ") if each != "–"]
    return found


def pattern(variant: str) -> re.Pattern[str]:
    """A word or phrase as it stands in a sentence, whatever its first letter and its spaces."""
    stem = variant.removesuffix("*")
    exact = re.escape(stem).replace(r"\ ", r"\s+").replace("’", "['’]")
    start = r"\b" if stem[0].isalnum() else ""
    end = r"\w*" if variant.endswith("*") else r"\b" if stem[-1].isalnum() else ""
    capitals = re.IGNORECASE if variant == variant.lower() else 0
    return re.compile(start + exact + end, capitals)


@cache
def said(language: str) -> tuple[tuple[str, str], ...]:
    """Every message with what it says."""
    return tuple((entry.id.name, words(entry)) for entry in entries(language))


def test_every_language_has_its_page_and_no_other() -> None:
    assert sorted(path.stem for path in TERMS.glob("*.md")) == languages()


@pytest.mark.parametrize("language", languages())
def test_a_page_has_a_table_for_every_game(language: str) -> None:
    found = list(rows(language))
    assert {heading for heading, _ in found} == set(HEADINGS)
    assert {prefix.rstrip("-") for prefix in HEADINGS.values()} - {""} == set(api.game_names())
    assert [cells for _, cells in found if len(cells) != COLUMNS] == []
    assert len(found) > 20


@pytest.mark.parametrize("language", languages())
def test_no_message_says_what_its_terms_exclude(language: str) -> None:
    wrong = [
        f"{name}: {found[0]}"
        for start, variant in unwanted(language)
        for name, text in said(language)
        if name.startswith(start) and (found := variant.search(text))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_an_option_asks_and_its_answers_stand_alone(language: str) -> None:
    """The label ends with a question mark and has few words; an answer begins with a capital or a number."""
    options = [(name, text) for name, text in said(language) if re.match(r"(?!terminal)[a-z]+-option-", name)]
    labels = {f"{game}-option-{option.name}" for game in api.game_names() for option in api.game(game).options}
    asked = [name for name, text in options if name in labels and not text.split("\n")[0].rstrip().endswith("?")]
    long = [name for name, text in options if name in labels and len(text.split("?")[0].split()) > 14]
    small = [name for name, text in options if name not in labels and text.lstrip("«")[0].islower()]
    assert (asked, long, small) == ([], [], [])


@pytest.mark.parametrize(
    ("variant", "text", "found"),
    [
        ("seal", "Seal the Lair", True),
        ("seal", "a sealed card", False),
        ("seal*", "a sealed card", True),
        ("карты Охоты", "Карты охоты", False),
        ("карты Охоты", "карты Охоты", True),
        ("lies on", "It lies\u00a0on it.", True),
    ],
)
def test_a_variant_is_found_as_a_word(variant: str, text: str, found: bool) -> None:
    assert bool(pattern(variant).search(text)) == found
