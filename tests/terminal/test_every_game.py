"""What the terminal promises, for every game there is."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

import orrery
from orrery.kernel.journal import resume
from orrery.locale.ledger import ledger
from orrery.locale.texts import Texts, languages
from orrery.terminal.face import face_for
from tests.terminal.sitting import Sit, numbers

every_game = pytest.mark.parametrize("name", orrery.game_names())


@pytest.mark.slow
@every_game
def test_a_game_typed_by_numbers_ends_and_can_be_replayed(sit: Sit, name: str) -> None:
    sitting = sit(f"play {name} --bots random --seed 21", numbers(2))
    assert (sitting.code, sitting.errors) == (0, "")
    assert resume(orrery.game(name), sitting.kept()).state.over
    wide = [line for line in sitting.shown.splitlines() if cell_len(line) > 80]
    assert wide == [line for line in wide if "orrery replay" in line]
    assert sit(sitting.shown.splitlines()[-1].split("orrery ", 1)[1]).code == 0


@every_game
@pytest.mark.parametrize("language", languages())
def test_everything_that_can_be_typed_is_answered(sit: Sit, name: str, language: str) -> None:
    texts = Texts(language)
    rule = face_for(orrery.game(name), texts, True).rule
    page = ledger(name, language)
    assert page is not None and page.rule(rule)
    lines = ["help", f"rules {rule}", "hint", "1", "score", "table", "view 1", "log", "undo", "quit"]
    sitting = sit(f"play {name} --bots random --seed 4 --language {language}", lines)
    assert (sitting.code, sitting.errors) == (0, "")
    assert rule in sitting.after(f"rules {rule}")
    assert texts.say(f"{name}-name") in sitting.shown
