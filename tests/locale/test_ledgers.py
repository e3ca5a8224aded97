"""The pages of rules in every language: the same headings and the same numbers as in English, and shipped."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery import api
from orrery.locale.ledger import ENGLISH, Ledger, parse
from orrery.locale.texts import languages

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
REFERENCE = re.compile(r"\b[A-Z]{1,2}\d+\b")


def path_of(game: str, language: str) -> Path:
    return RULES / f"{game}.md" if language == ENGLISH else RULES / language / f"{game}.md"


def read(game: str, language: str) -> Ledger:
    path = path_of(game, language)
    assert path.is_file(), f"{path.relative_to(ROOT)} is missing: the rules of {game} in {language!r}"
    return parse(path.read_text(encoding="utf-8"), game, language)


def differences(english: Ledger, other: Ledger) -> list[str]:
    """What a translation lacks, adds or has elsewhere."""
    found = []
    ours, theirs = english.statements(), other.statements()
    found += [f"lacks {number}" for number in ours if number not in theirs]
    found += [f"adds {number}" for number in theirs if number not in ours]
    found += [f"has {number} twice" for number in sorted({n for n in theirs if theirs.count(n) > 1})]
    if not found and ours != theirs:
        found.append("has the numbers in another order")
    levels = [section.level for section in english.sections]
    if [section.level for section in other.sections] != levels:
        found.append(f"has {len(other.sections)} headings where English has {len(levels)}, or others in depth")
    else:
        for one, two in zip(english.sections, other.sections, strict=True):
            kinds = [[block.id or block.kind for block in section.blocks if block.id] for section in (one, two)]
            if kinds[0] != kinds[1]:
                found.append(f"has other statements under {two.title!r} than English under {one.title!r}")
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", api.game_names())
def test_every_game_has_its_rules_in_every_language_there_are_texts_in(game: str, language: str) -> None:
    page = read(game, language)
    assert page.title
    assert differences(read(game, ENGLISH), page) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", api.game_names())
def test_a_translated_statement_refers_to_the_same_rules(game: str, language: str) -> None:
    english = {block.id: block.text for block in read(game, ENGLISH).blocks() if block.id}
    wrong = []
    for block in read(game, language).blocks():
        known = set(REFERENCE.findall(english.get(block.id, "")))
        strange = set(REFERENCE.findall(block.text)) - known if block.id in english else set()
        wrong += [f"{block.id} speaks of {number}" for number in sorted(strange)]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_no_page_is_of_a_game_there_is_not(language: str) -> None:
    folder = path_of("nebula", language).parent
    assert sorted(path.stem for path in folder.glob("*.md")) == sorted(api.game_names())


def test_folders_are_languages_there_are_texts_in() -> None:
    """A page in a language without texts would never be shown."""
    assert {path.name for path in RULES.iterdir() if path.is_dir()} <= set(languages())


PAGE = "# Rules\n\n## Turn\n\n- **N1** One.\n- **N2** Two.\n\n## More\n\n- **Q1** Three.\n"


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        (PAGE.replace("- **N2** Two.\n", ""), "lacks N2"),
        (PAGE.replace("- **Q1**", "- **N3** Four.\n- **Q1**"), "adds N3"),
        (PAGE.replace("**Q1**", "**N1**"), "has N1 twice"),
        (PAGE.replace("**N1**", "**N0**").replace("**N2**", "**N1**").replace("**N0**", "**N2**"), "another order"),
        (PAGE.replace("## More\n", ""), "has 1 headings"),
        (PAGE.replace("- **N2** Two.\n\n## More\n", "\n## More\n\n- **N2** Two.\n"), "other statements under 'Turn'"),
    ],
)
def test_a_page_that_differs_is_found_out(changed: str, says: str) -> None:
    found = differences(parse(PAGE, "nebula", ENGLISH), parse(changed, "nebula", "xy"))
    assert any(says in each for each in found), found
    assert differences(parse(PAGE, "nebula", ENGLISH), parse(PAGE, "nebula", "xy")) == []
