"""Every action, event and name of the games has its words, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import orrery
from orrery.games.nebula.game import Nebula, nebula
from orrery.games.nebula.kinds import CLUSTER_IDS, COLOUR_IDS, END_IDS
from orrery.kernel.journal import resume
from orrery.locale import texts as room
from orrery.locale.texts import Texts, languages
from tests.comet import words as comet_words
from tests.locale.worlds import world_ids

SOURCE = Path(room.__file__).parents[1]
LITERAL = re.compile(r"""["'](?:\{name\}-)?((?:nebula|terminal|list|seat)-[A-Za-z0-9_-]+)["']""")

WHY_NOT = re.compile(r'"((?:[a-z]+-)?why-[a-z0-9-]+)"')


def page_ids(game: str) -> set[str]:
    """What only the page says of a game: the end of its file, from its words for the page on."""
    text = (SOURCE / "locale" / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    _, heading, rest = text.partition("## On the page")
    assert heading, game
    return set(re.findall(r"^([a-z][a-zA-Z0-9_-]*) *=", rest, re.MULTILINE))


def file_entries(language: str, name: str) -> list[ast.Message | ast.Term]:
    path = SOURCE / "locale" / language / f"{name}.ftl"
    found: list[ast.Message | ast.Term] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), (path, entry.content)
        if isinstance(entry, ast.Message | ast.Term):
            found.append(entry)
    return found


def entries(language: str) -> list[ast.Message | ast.Term]:
    files = sorted((SOURCE / "locale" / language).glob("*.ftl"))
    return [entry for path in files for entry in file_entries(language, path.stem)]


def event_kinds() -> set[str]:
    """Everything the rules can emit, read from their source."""
    kinds: set[str] = set()
    for path in (SOURCE / "games" / "nebula").glob("*.py"):
        kinds |= set(re.findall(r'"(nebula-[a-z-]+)"', path.read_text(encoding="utf-8")))
    return kinds


def name_ids(game: Nebula) -> set[str]:
    """Every thing of the game that has a name."""
    content = game.content
    families = {
        "star": COLOUR_IDS,
        "cluster": CLUSTER_IDS,
        "constellation": content.constellations,
        "cell": [*content.cells, "track"],
        "token": content.tokens,
        "goal": [*content.personal, *content.common, *content.advanced],
        "phase": game.step_names,
        "end": END_IDS,
        "line": [line for line, _ in game.new(2).score_sheet().lines] + ["total", "tie-break"],
        "track": ["1", "2", "3"],
        "option": [option.name for option in game.options],
    }
    ids = {f"nebula-{family}-{name}" for family, names in families.items() for name in names}
    for option in game.options:
        ids |= {f"nebula-option-{option.name}-{value}" for value in option.values}
    return ids | {"nebula-name"}


def action_ids(game: Nebula) -> set[str]:
    return {game.message(action)[0] for action in range(game.vocabulary.size)}


def test_every_action_is_said() -> None:
    game, texts = nebula(), Texts()
    said = {texts.say(*game.message(action)) for action in range(game.vocabulary.size)}
    assert len(said) == game.vocabulary.size
    assert texts.say("nebula-do-place", {"star": "orange", "cell": "Y3"}) == "place an orange star at Y3"


def test_every_event_of_whole_games_is_said_to_everybody() -> None:
    told: set[str] = set()
    for seed, variant in enumerate(("full", "introductory", "full", "full", "introductory", "full")):
        record = orrery.random_game("nebula", 2 + seed % 3, seed, {"variant": variant})
        for events in resume(orrery.game("nebula"), record).events:
            for event in events:
                told.add(event.kind)
                for you in (None, *range(record.seats)):
                    assert Texts("en", you=you).say(event.kind, event.args)
    assert told <= event_kinds()
    for kind in ("nebula-placed", "nebula-replaced", "nebula-time", "nebula-chaos", "nebula-over"):
        assert kind in told


def test_every_kind_of_event_has_a_message() -> None:
    texts = Texts()
    kinds = event_kinds()
    assert len(kinds) >= 24
    assert [kind for kind in sorted(kinds) if not texts.has(kind)] == []


def test_every_name_is_said() -> None:
    texts = Texts()
    assert [name for name in sorted(name_ids(nebula())) if not texts.has(name)] == []
    goals = [texts.say(name) for name in name_ids(nebula()) if name.startswith("nebula-goal-")]
    assert len(set(goals)) == len(goals) == 70


def test_goal_texts_name_what_the_card_asks() -> None:
    """A card about a colour, an orbit or a constellation says which."""
    game, texts = nebula(), Texts()
    cards = game.content.data["cards"]
    assert isinstance(cards, dict)
    for deck in ("personal", "common", "advanced"):
        for card in cards[deck]:
            text = texts.say(f"nebula-goal-{card['id']}").lower()
            for colour in [card["colour"]] if "colour" in card else card.get("colours", []):
                assert colour in text, card["id"]
            if "orbit" in card:
                assert f"orbit {card['orbit']}" in text, card["id"]
            if "constellation" in card:
                assert card["constellation"] in text, card["id"]


def test_every_message_spoken_of_in_the_source_is_there_and_no_other() -> None:
    texts, game = Texts(), nebula()
    literals: set[str] = set()
    for path in [
        *(SOURCE / "terminal").rglob("*.py"),
        SOURCE / "cli.py",
        SOURCE / "commands.py",
        *(SOURCE / "locale").rglob("*.py"),
    ]:
        literals |= set(LITERAL.findall(path.read_text(encoding="utf-8")))
    literals.discard("nebula-star-red")
    reasons = [*(SOURCE / "games").rglob("refusal.py"), *(SOURCE / "games").rglob("reasons.py")]
    for path in [*reasons, SOURCE / "kernel" / "game.py", SOURCE / "kernel" / "state.py"]:
        literals |= set(WHY_NOT.findall(path.read_text(encoding="utf-8")))
    assert sorted(literals - set(texts.ids)) == []
    whys = [message for message in texts.ids if "why-" in message and message not in literals]
    assert whys == [], "reasons that no rule gives"
    worlds = world_ids(game) | world_ids(orrery.game("comet"))
    used = worlds | literals | event_kinds() | action_ids(game) | name_ids(game) | comet_words.all_ids()
    ours = {entry.id.name for name in ("nebula", "comet", "terminal") for entry in file_entries("en", name)}
    assert sorted(ours - used - page_ids("nebula") - page_ids("comet")) == []


class _Functions(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", languages())
def test_only_what_python_and_the_browser_both_know_is_used(language: str) -> None:
    finder = _Functions()
    for entry in entries(language):
        finder.visit(entry)
    assert finder.names <= {"NUMBER", "DATETIME"}
