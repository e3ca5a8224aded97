"""Every language says all that English says, with what the code supplies, in all the numbers it counts with."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import orrery
from orrery import api
from orrery.kernel.journal import resume
from orrery.locale.ledger import ledger
from orrery.locale.texts import Texts, languages
from tests.locale.test_client_texts import sources
from tests.locale.test_english import SOURCE
from tests.settings import SETTINGS

ENGLISH = "en"
CATEGORIES = {"en": {"one"}, "fr": {"one"}, "ru": {"one", "few"}, "uk": {"one", "few"}}
"""The plural categories whole numbers fall into, without the one the default of a select stands for (other or many)."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
RULE = json.loads((SOURCE / "locale" / "arguments.json").read_text(encoding="utf-8"))
SAME_WORD = {"lobby-bots"}
"""Messages whose noun stands in a case that is the same for few and for many ("against 2 bots" in Russian)."""
ASKED = {"short", "why", "rule"}
"""The forms of words and the remarks that the code asks for by name."""
WORD_BEHIND = re.compile(r"^\s+(\w+)")

Messages = dict[str, ast.Message]


@cache
def catalog(language: str) -> tuple[tuple[str, ast.Message | ast.Term | ast.Junk], ...]:
    """Every entry of a language with the file it is in."""
    found: list[tuple[str, ast.Message | ast.Term | ast.Junk]] = []
    for path in sorted((SOURCE / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term | ast.Junk):
                found.append((path.name, entry))
    return tuple(found)


@cache
def messages(language: str) -> Messages:
    return {entry.id.name: entry for _, entry in catalog(language) if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """The arguments a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def variables(message: ast.Message) -> set[str]:
    finder = Variables()
    finder.visit(message)
    return finder.names


class Selects(Visitor):
    """Every choice a message makes by an argument: the argument, the keys, the default, the variants."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str], ast.SelectExpression]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.found.append((node.selector.id.name, keys, node))
        self.generic_visit(node)


def selects(message: ast.Message) -> list[tuple[str, set[str], ast.SelectExpression]]:
    finder = Selects()
    finder.visit(message)
    return finder.found


@cache
def supplied() -> dict[str, set[str]]:
    """The arguments the games give with their actions and events, by message."""
    found: dict[str, set[str]] = {}
    for name in api.game_names():
        game = api.game(name)
        for action in range(game.vocabulary.size):
            message, args = game.message(action)
            found.setdefault(message, set()).update(args)
    for name, seats, options in SETTINGS:
        record = orrery.random_game(name, seats, 5, options)
        for events in resume(orrery.game(name), record).events:
            for event in events:
                found.setdefault(event.kind, set()).update(event.args)
    return found


def family(message_id: str, argument: str) -> str:
    """Where the words of an argument come from: the first words of the ids of its messages."""
    return f"{message_id.split('-', 1)[0]}-{RULE['kinds'][argument]}-"


def forms(language: str, message_id: str, argument: str) -> set[str]:
    """The forms all things of an argument's kind have in a language.

    Where English gives the things of a kind forms, what has none there is a sentence whose id only begins alike.
    """
    start = family(message_id, argument)
    kin = [m for name, m in messages(language).items() if name.startswith(start)]
    formed = {name for name, m in messages(ENGLISH).items() if name.startswith(start) and m.attributes}
    kin = [m for m in kin if m.id.name in formed] or kin
    all_forms = [{attribute.id.name for attribute in m.attributes} for m in kin if not variables(m)]
    return set.intersection(*all_forms) if all_forms else set()


def given(language: str, message_id: str) -> set[str]:
    """The arguments a message may speak of in a language."""
    bare = variables(messages(ENGLISH)[message_id]) | supplied().get(message_id, set())
    out = set(bare)
    for name in bare:
        root = next(
            (each for each in (*RULE["kinds"], *RULE["seats"]) if name == each or name.startswith(f"{each}-")), None
        )
        if root is None:
            continue
        if root in RULE["seats"]:
            own = {attribute.id.name for attribute in messages(language)["seat-you"].attributes}
            out |= {root, f"{root}-you", f"{root}-count", *(f"{root}-{form}" for form in own)}
        else:
            out |= {root, f"{root}-id", f"{root}-count"}
            out |= {f"{root}-{form}" for form in forms(language, message_id, root)}
    return out


def test_there_are_messages() -> None:
    assert ENGLISH in languages()
    assert len(messages(ENGLISH)) > 500
    assert set(languages()) <= set(CATEGORIES), "say here which plural categories a new language counts by"


@pytest.mark.parametrize("language", languages())
def test_every_entry_is_understood(language: str) -> None:
    """A select without a default, a missing brace: the parser gives up on such an entry."""
    assert [(file, entry.content) for file, entry in catalog(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_missing_left_over_or_said_twice(language: str) -> None:
    ids = [entry.id.name for _, entry in catalog(language) if isinstance(entry, ast.Message)]
    assert sorted({name for name in ids if ids.count(name) > 1}) == [], "said twice"
    assert sorted(set(messages(ENGLISH)) - set(ids)) == [], "missing"
    assert sorted(set(ids) - set(messages(ENGLISH))) == [], "not in English"


@pytest.mark.parametrize("language", languages())
def test_messages_stand_in_the_same_files(language: str) -> None:
    def files(of: str) -> dict[str, str]:
        return {entry.id.name: file for file, entry in catalog(of) if isinstance(entry, ast.Message)}

    home = files(ENGLISH)
    moved = {name: file for name, file in files(language).items() if home.get(name, file) != file}
    assert moved == {}


@pytest.mark.parametrize("language", languages())
def test_only_arguments_and_forms_that_are_supplied_are_used(language: str) -> None:
    strange = []
    for name, message in messages(language).items():
        if name in messages(ENGLISH):
            strange += [f"{name}: ${used}" for used in sorted(variables(message) - given(language, name))]
    assert strange == []


@pytest.mark.parametrize("language", languages())
def test_no_argument_english_says_is_forgotten(language: str) -> None:
    """A sentence that drops the card, the place or the number it is about tells less than the English one."""
    silent = []
    for name, message in messages(language).items():
        english = messages(ENGLISH).get(name)
        if english is None:
            continue

        def roots(names: set[str]) -> set[str]:
            known = sorted((*RULE["kinds"], *RULE["seats"]), key=len, reverse=True)
            return {next((k for k in known if n == k or n.startswith(f"{k}-")), n) for n in names}

        silent += [f"{name}: ${root}" for root in sorted(roots(variables(english)) - roots(variables(message)))]
    assert silent == []


@pytest.mark.parametrize("language", languages())
def test_forms_the_code_asks_for_are_there(language: str) -> None:
    """The page and the terminal ask for the form `short` by name, tips for `why` and `rule`."""
    lacking = []
    for name, message in messages(ENGLISH).items():
        own = {attribute.id.name for attribute in message.attributes}
        theirs = (
            {attribute.id.name for attribute in messages(language)[name].attributes}
            if name in messages(language)
            else own
        )
        lacking += [f"{name}.{form}" for form in sorted(ASKED & own - theirs)]
    assert lacking == []


def plain(pattern: ast.Pattern) -> str:
    """The text of a pattern without arguments."""
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


def asked_forms() -> set[str]:
    """The forms of names that the client and the terminal ask for."""
    asked = set(re.findall(r"""(?:word|attribute)\([^\n]*?,\s*['"](\w+)['"]\)""", sources()))
    for path in (SOURCE / "terminal").rglob("*.py"):
        asked |= set(re.findall(r"""\.attribute\([^\n]*?,\s*['"](\w+)['"]\)""", path.read_text(encoding="utf-8")))
    return asked


def test_no_other_form_is_asked_for_by_the_code() -> None:
    assert asked_forms() <= {*ASKED, "form"}


@pytest.mark.parametrize("language", languages())
def test_what_explains_itself_names_a_rule_that_is_there(language: str) -> None:
    """The same rule in every language, and one of the game's."""
    explained = 0
    for name, message in messages(language).items():
        forms = {attribute.id.name: attribute.value for attribute in message.attributes}
        if "why" not in forms:
            assert "rule" not in forms, name
            continue
        explained += 1
        rule = plain(forms["rule"])
        english = {attribute.id.name: attribute.value for attribute in messages(ENGLISH)[name].attributes}
        assert rule == plain(english["rule"]), name
        page = ledger(name.split("-")[0], language)
        assert page is not None and page.rule(rule), name
    assert explained > 10


def must_agree(behind: object) -> bool:
    """Whether a word stands behind a number; an abbreviation in capitals agrees with all."""
    found = WORD_BEHIND.match(behind.value) if isinstance(behind, ast.TextElement) else None
    return found is not None and found[1] != found[1].upper()


def variants_shown(node: ast.SelectExpression, argument: str) -> bool:
    """Whether a variant shows the number before a word, which then must agree with it."""
    for variant in node.variants:
        for here, behind in pairs(variant.value):
            if is_number(here, argument) and must_agree(behind):
                return True
    return False


def pairs(pattern: ast.Pattern) -> Iterator[tuple[object, object]]:
    yield from zip(pattern.elements, pattern.elements[1:], strict=False)


def is_number(element: object, argument: str) -> bool:
    return (
        isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.VariableReference)
        and element.expression.id.name == argument
    )


def counted(message: ast.Message) -> set[str]:
    """The arguments a message counts: by plural category, or by number with a word that must agree."""
    return {
        name
        for name, keys, node in selects(message)
        if keys & (PLURALS - {"other"}) or ("1" in keys and variants_shown(node, name))
    }


def uncounted(language: str, name: str, message: ast.Message, argument: str) -> list[str]:
    """What is wrong with the way a message counts an argument: a number before a word must agree with it."""
    chosen = [(keys, node) for by, keys, node in selects(message) if by == argument]
    if not chosen and message.value is not None and bare(message, argument):
        return [f"{name}: ${argument} stands before a word and is not counted"]
    wrong = []
    for keys, node in chosen:
        if not variants_shown(node, argument):
            continue
        wanted = CATEGORIES[language] - ({"few"} if name in SAME_WORD else set())
        lacking = wanted - keys - ({"one"} if "1" in keys and CATEGORIES[language] == {"one"} else set())
        wrong += [f"{name}: ${argument} lacks {each}" for each in sorted(lacking)]
    return wrong


@pytest.mark.parametrize("language", languages())
def test_what_english_counts_is_counted_in_all_numbers(language: str) -> None:
    wrong = []
    for name, english in messages(ENGLISH).items():
        message = messages(language).get(name)
        for argument in sorted(counted(english)) if message is not None else ():
            wrong += uncounted(language, name, message, argument)
    assert wrong == []


def bare(message: ast.Message, argument: str) -> bool:
    assert message.value is not None
    return any(is_number(here, argument) and must_agree(behind) for here, behind in pairs(message.value))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", api.game_names())
def test_every_action_can_be_said(language: str, name: str) -> None:
    game, texts = api.game(name), Texts(language, seats=list("ABCDEFG"))
    said = [texts.say(*game.message(action)) for action in range(game.vocabulary.size)]
    assert all(said)
    assert len(set(said)) == game.vocabulary.size, "two actions are said alike"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "setting", SETTINGS, ids=lambda setting: f"{setting[0]}-{setting[1]}-{'-'.join(map(str, setting[2].values()))}"
)
def test_every_event_of_a_game_can_be_said_to_everybody(
    language: str, setting: tuple[str, int, dict[str, str | int]]
) -> None:
    record = orrery.random_game(setting[0], setting[1], 11, setting[2])
    for events in resume(orrery.game(setting[0]), record).events:
        for event in events:
            for you in (None, *range(record.seats)):
                assert Texts(language, you=you).say(event.kind, event.args)


# The checks themselves.


@pytest.mark.parametrize(
    ("text", "complete"),
    [
        ("x = { $n ->\n    [one] { $n } звезда\n    [few] { $n } звезды\n   *[many] { $n } звёзд\n }", True),
        ("x = { $n ->\n    [one] { $n } звезда\n    [few] { $n } звезды\n   *[other] { $n } звёзд\n }", True),
        ("x = { $n ->\n    [one] ходит\n   *[other] ходят\n }", True),
        ("x = { $n ->\n    [one] { $n } звезда\n   *[other] { $n } звёзд\n }", False),
        ("x = { $n ->\n    [1] одна звезда\n   *[other] { $n } звёзд\n }", False),
        ("x = { $n ->\n    [0] нет\n   *[other] есть\n }", True),
        ("x = { $n } звёзд", False),
        ("x = Звёзд: { $n }", True),
    ],
)
def test_an_incomplete_count_is_found_out(text: str, complete: bool) -> None:
    (message,) = FluentParser().parse(text + "\n").body
    assert isinstance(message, ast.Message)
    assert (uncounted("ru", "x", message, "n") == []) == complete


def test_a_select_without_a_default_is_junk() -> None:
    (entry,) = FluentParser().parse("x = { $count ->\n    [one] one\n }\n").body
    assert isinstance(entry, ast.Junk)
