"""Every action, event and name of Not Alone has its words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.bots import notalone as bots
from orrery.games.notalone import view
from orrery.games.notalone.kinds import TOKEN_IDS
from orrery.games.notalone.moments import MOMENT_IDS
from orrery.kernel.journal import resume
from orrery.kernel.state import NATURE
from orrery.locale.texts import Texts
from orrery.terminal.notalone import face
from tests.locale.test_client_texts import left_over
from tests.notalone.table import CONTENT, GAME
from tests.settings import SETTINGS, Setting, name_of
from tests.walk import walk

OURS = [setting for setting in SETTINGS if setting[0] == "notalone"]


def event_kinds() -> set[str]:
    """Everything the rules can emit, read from their source."""
    kinds: set[str] = set()
    for path in Path(view.__file__).parent.glob("*.py"):
        kinds |= set(re.findall(r'"(notalone-[a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    return kinds | {f"{kind}-unseen" for kind in ("notalone-took-back", "notalone-discarded", "notalone-swapped")}


def reasons_of_hints() -> set[str]:
    """What the bots say for a hint, read from their source."""
    folder = Path(bots.__file__).parent
    return {
        found for path in folder.glob("*.py") for found in re.findall(r'"(notalone-advice-[a-z-]+)"', path.read_text())
    }


def name_ids() -> set[str]:
    """Every thing of the game that has a name."""
    families: dict[str, list[str]] = {
        "place": [*CONTENT.places, *[str(n) for n in range(1, 11)]],
        "slot": [str(n) for n in range(1, 11)],
        "card": [*CONTENT.hunt, *CONTENT.survival],
        "text": [*CONTENT.places, *CONTENT.hunt, *CONTENT.survival],
        "token": list(TOKEN_IDS),
        "doing": GAME.step_names,
        "moment": list(MOMENT_IDS)[1:],
        "option": [option.name for option in GAME.options],
        "line": ["victory", "rescue-left", "assimilation-left", "catches", "will-lost", "turns", "total"],
    }
    ids = {f"notalone-{family}-{name}" for family, names in families.items() for name in names}
    for option in GAME.options:
        ids |= {f"notalone-option-{option.name}-{value}" for value in option.values}
    return ids | {"notalone-name"}


def test_every_action_is_said_differently() -> None:
    texts = Texts("en", seats=list("ABCDEFG"))
    said = [texts.say(*GAME.message(action)) for action in range(GAME.vocabulary.size)]
    assert len(set(said)) == GAME.vocabulary.size


def test_every_message_is_there_and_no_other() -> None:
    ids = {message for message in Texts().ids if message.startswith("notalone-")}
    actions = {GAME.message(action)[0] for action in range(GAME.vocabulary.size)}
    source = Path(face.__file__).read_text(encoding="utf-8")
    spoken = set(re.findall(r'"(notalone-(?:table|ask|help)-[a-z-]+)"', source))
    columns = {"hunted", "will", "hand", "discard", "played", "survival", "ineffective", "inaccessible", "used"}
    columns |= {"marker", "shield", "hunt-discard", "survival-discard"}
    spoken |= {f"notalone-table-{name}" for name in columns}
    ours = name_ids() | event_kinds() | actions | spoken
    assert sorted(ours - ids) == []
    assert left_over(sorted(ids - ours - reasons_of_hints())) == []


@pytest.mark.parametrize("setting", OURS, ids=name_of)
def test_the_page_has_words_for_every_question_answer_and_prospect(setting: Setting) -> None:
    texts = Texts()
    wanted: set[str] = set()
    for state, _, _, _ in walk(setting, "page", every=2):
        for seat in state.pending():
            if seat == NATURE:
                continue
            shown: dict[str, Any] = GAME.view(state.conceal(seat))
            wanted |= {f"notalone-prompt-{shown['doing']}", "notalone-act-choose-first"}
            wanted |= {f"notalone-act-{GAME.to_dict(action)['do']}" for action in state.legal(seat)}
            wanted |= {f"notalone-now-{each['is']}" for each in shown["prospects"] or []}
    assert len(wanted) > 20
    assert [message for message in sorted(wanted) if not texts.has(message)] == []


@pytest.mark.parametrize("setting", OURS, ids=name_of)
def test_every_event_of_whole_games_is_said_to_everybody(setting: Setting) -> None:
    for seed in range(4):
        record = orrery.random_game("notalone", setting[1], seed, setting[2])
        for events in resume(GAME, record).events:
            for event in events:
                assert event.kind in event_kinds()
                for you in (None, *range(record.seats)):
                    assert Texts("en", you=you).say(event.kind, event.args)
