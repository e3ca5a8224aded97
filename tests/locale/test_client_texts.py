"""The browser client's words: every message it speaks of is there, and none of its own is left over."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import ast

from orrery import api
from orrery.guided import guided, guided_names
from orrery.locale.ledger import ledger
from orrery.locale.texts import Texts, languages
from orrery.table import errors
from tests.locale.test_english import file_entries, page_ids

WEB = Path(__file__).parents[2] / "web" / "src"
REFUSALS = Path(errors.__file__)
SPOKEN = re.compile(r"""\b(?:t|say|pieces)\(\s*['"]([a-z][a-zA-Z0-9-]*)['"]""")
STRING = re.compile(r"""'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`""")


def sources() -> str:
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    assert files
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def own_messages() -> list[str]:
    """What only the client says: its own files, and the words for the page of each game."""
    own = [str(entry.id.name) for name in ("client", "pages") for entry in file_entries("en", name)]
    return own + [message for game in api.game_names() for message in sorted(page_ids(game))]


@pytest.mark.parametrize("game", api.game_names())
def test_the_guide_says_something_at_each_step_and_nothing_at_no_step(game: str) -> None:
    steps = {lesson.name for name in guided_names(game) for lesson in guided(game, name).lessons}
    wanted = {f"{game}-guide-{step}{part}" for step in steps for part in ("", "-text")}
    assert {message for message in Texts().ids if message.startswith(f"{game}-guide-")} == wanted


@pytest.mark.parametrize("language", languages())
def test_a_lesson_is_two_sentences_at_most(language: str) -> None:
    texts = Texts(language)
    told = {each: texts.say(each) for each in texts.ids if "-guide-" in each and each.endswith("-text")}
    assert {each: text for each, text in told.items() if len(re.findall(r"[.!?…](?=\s|$)", text)) > 2} == {}


def test_every_message_the_client_speaks_of_is_there() -> None:
    known = set(Texts().ids)
    spoken = set(SPOKEN.findall(sources()))
    assert len(spoken) > 50
    assert sorted(spoken - known) == []


def left_over(messages: list[str]) -> list[str]:
    """The messages that no text in the client's source names, whole or as a pattern."""
    exact: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for found in STRING.findall(sources()):
        text = next((part for part in found if part), "")
        exact.add(text)
        parts = re.split(r"\$\{[^}]*\}", text)
        if len(parts) > 1 and len("".join(parts)) >= 4 and re.fullmatch(r"[a-zA-Z0-9-]*", "".join(parts)):
            patterns.append(re.compile(".+".join(re.escape(part) for part in parts)))
    return [m for m in messages if m not in exact and not any(p.fullmatch(m) for p in patterns)]


def test_no_message_of_the_client_is_left_over() -> None:
    """What a hint says is named by the bots, why a table refuses by its commands."""
    reasons = set(re.findall(r'Reason\("([a-z-]+)"', REFUSALS.read_text(encoding="utf-8")))
    named = {m for m in own_messages() if m.startswith("table-") or "-advice-" in m or m in reasons}
    messages = [m for m in own_messages() if m not in named]
    assert left_over(messages) == []


def test_everything_used_is_credited() -> None:
    """Every package the client or the Python package is built from stands on the page of credits."""
    credits = (WEB / "pages" / "credits.ts").read_text(encoding="utf-8")
    root = WEB.parents[1]
    npm = json.loads((root / "web" / "package.json").read_text(encoding="utf-8"))
    used = [*npm.get("dependencies", {}), *npm.get("devDependencies", {})]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    for name in ("run", "dev"):
        lines = (root / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines()
        wanted += [line for line in lines if line and not line.startswith(("#", "-r"))]
    used += [re.split(r"[\[<>=;, ]", each)[0] for each in wanted]
    assert len(used) > 20
    assert [name for name in used if name not in credits] == []


def rules_named(language: str, game: str) -> dict[str, str]:
    """The statements by subject in the message <game>-rules of a language."""
    (entry,) = [entry for entry in file_entries(language, game) if entry.id.name == f"{game}-rules"]
    return {each.id.name: text_of(each) for each in entry.attributes}


def text_of(attribute: ast.Attribute) -> str:
    (text,) = attribute.value.elements
    assert isinstance(text, ast.TextElement)
    return str(text.value)


@pytest.mark.parametrize("game", api.game_names())
def test_the_rules_the_page_names_are_there(game: str) -> None:
    """They are statements of the game, and the same in every language."""
    named = rules_named("en", game)
    page = ledger(game)
    assert page is not None
    assert {number for text in named.values() for number in text.split(", ")} <= set(page.statements())
    for language in languages():
        assert rules_named(language, game) == named


def test_no_rule_is_numbered_in_the_client() -> None:
    """Which statement a thing rests on is said by the content, by an option or by the game's catalog."""
    numbered = re.compile(r"""['"`][A-Z]{1,2}\d+(?:, [A-Z]{1,2}\d+)*['"`]""")
    found = [
        f"{path.relative_to(WEB)}: {number}"
        for path in sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")])
        if not path.name.endswith(".test.ts")
        for number in numbered.findall(path.read_text(encoding="utf-8"))
    ]
    assert found == []
