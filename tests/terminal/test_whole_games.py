"""Whole games through the real command line: they end, they repeat, they can be left and taken up."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery.kernel.journal import resume
from orrery.locale.texts import Texts
from tests.terminal.sitting import Sit, numbers


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        "--seats 2 --bots random --variant introductory",
        "--seats 3 --bots random --seat 2",
        "--seats 4 --bots random,greedy --option idle=5 --option hub=shared",
    ],
)
def test_a_game_played_by_numbers_ends_with_every_line_of_the_score_sheet(sit: Sit, arguments: str) -> None:
    sitting = sit(f"play nebula --seed 11 {arguments}", numbers(1))
    assert sitting.code == 0
    assert sitting.errors == ""
    state = resume(orrery.game("nebula"), sitting.kept()).state
    assert state.over
    sheet = sitting.shown[sitting.shown.index("Score sheet") :]
    texts = Texts()
    for line, points in state.score_sheet().lines:
        (row,) = [row for row in sheet.splitlines() if texts.say(f"nebula-line-{line}") in row]
        assert [cell.strip() for cell in row.split("│")[2:-1]] == [str(value) for value in points]
    (row,) = [row for row in sheet.splitlines() if "Total" in row]
    assert [cell.strip() for cell in row.split("│")[2:-1]] == [str(t) for t in state.score_sheet().totals]
    assert "The game is over." in sheet


def test_the_same_seed_repeats_the_game_and_another_does_not(sit: Sit) -> None:
    lines = numbers(2, 60)
    first = sit("play nebula --seats 3 --bots random --seed evening", lines).shown
    assert sit("play nebula --seats 3 --bots random --seed evening", lines).shown == first
    assert sit("play nebula --seats 3 --bots random --seed morning", lines).shown != first


def test_without_a_seed_games_differ_and_the_seed_is_shown(sit: Sit) -> None:
    shown = [sit("play nebula --bots random", ["quit"]).shown for _ in range(2)]
    assert shown[0] != shown[1]
    seed = shown[0].split("Seed ", 1)[1].split(".", 1)[0]
    again = sit(f"play nebula --bots random --seed {seed}", ["quit"]).shown
    assert again == shown[0]


@pytest.mark.parametrize("leave", ["quit", "end of input"])
def test_a_game_left_and_taken_up_goes_on_as_if_never_left(sit: Sit, leave: str) -> None:
    lines = numbers(3)
    whole = sit("play nebula --seats 3 --bots random --seed 5", lines).kept()
    first = sit("play nebula --seats 3 --bots random --seed 5", lines[:40] + ["quit"] * (leave == "quit"))
    assert first.code == 0
    said = first.shown.splitlines()[-1]
    assert said.endswith(f"orrery play --load {first.kept_file()}")
    assert 0 < len(first.kept().choices) < len(whole.choices)
    second = sit(said.split("orrery ", 1)[1], lines[40:])
    assert second.code == 0
    assert second.kept().to_json() == whole.to_json()


def test_a_finished_game_is_kept_for_replay(sit: Sit) -> None:
    sitting = sit("play nebula --seats 2 --bots random --seed 4", numbers(4))
    command = sitting.shown.splitlines()[-1].split("orrery ", 1)[1]
    assert "The game is over." in sit(command).shown


def test_a_list_of_bots_is_used_in_turn(sit: Sit) -> None:
    sitting = sit("play nebula --seats 4 --bots random,greedy --seat 1 --seed 1", ["quit"])
    assert sitting.kept().about["players"] == ["random", "person", "greedy", "random"]
    for name in ("Random 0", "Greedy 2", "Random 3"):
        assert name in sitting.shown


def test_a_game_loaded_with_other_bots_and_another_seat(sit: Sit) -> None:
    file = sit("play nebula --seats 3 --bots random --seed 1", ["1", "quit"]).kept_file()
    sitting = sit(f"play --load {file} --bots greedy --seat 2", ["quit"])
    assert sitting.kept().about["players"] == ["greedy", "greedy", "person"]


def test_content_of_the_user_is_played_with_its_own_words(sit: Sit, tmp_path: Path) -> None:
    """The texts of changed cards are the file's own, or say what the card asks; never those of the old card."""
    cards = [
        '{"id": "C01", "type": "all_dotted", "text_en": "Every dotted end a star"}',
        '{"id": "C02", "type": "orbit_all_different", "orbit": 1}',
    ]
    path = tmp_path / "mine.json"
    path.write_text(f'{{"cards": {{"common": [{", ".join(cards)}]}}}}', encoding="utf-8")
    shown = ""
    for seed in range(12):
        shown += sit(f"play nebula --bots random --content {path} --seed {seed}", ["log 99", "quit"]).shown
    assert "Every dotted end a star" in shown
    assert "orbit_all_different 1" in shown
    assert "Fill Lambda" not in shown
    assert "Fill Upsilon" not in shown
    assert "Fill Sigma" in shown
