"""Not Alone at the terminal, from both sides."""

from __future__ import annotations

import pytest

import orrery
from orrery.kernel.journal import resume
from tests.terminal.sitting import Sit, numbers


@pytest.mark.parametrize(
    "arguments",
    [
        "--seats 2 --bots random --seat 0",
        "--seats 4 --bots greedy --seat 2 --option decks=combined --option places=exploration",
        "--seats 5 --bots random,greedy --seat 0 --option decks=combined --option places=first_steps",
    ],
)
def test_a_game_played_by_numbers_ends(sit: Sit, arguments: str) -> None:
    sitting = sit(f"play notalone --seed 7 {arguments}", numbers(1))
    assert sitting.errors == ""
    assert sitting.code == 0
    state = resume(orrery.game("notalone"), sitting.kept()).state
    assert state.over
    assert "Victory" in sitting.shown
    assert "Will lost" in sitting.shown


def test_a_line_can_be_named_by_its_words(sit: Sit) -> None:
    first = sit("play notalone --seed 3 --seats 3 --bots random --seat 0", ["use side 2", "zzz", "quit"])
    assert "Side 2" in first.shown
    assert "No choice has" in first.shown


def test_help_tells_how_to_choose(sit: Sit) -> None:
    shown = sit("play notalone --seed 3 --bots random", ["help", "quit"]).shown
    assert "ten spots in two rows" in " ".join(shown.split())
