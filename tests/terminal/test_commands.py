"""The other commands: version, games, perft, replay, bench; and every refusal of a command as one line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from orrery.cli import main
from orrery.locale.texts import Texts
from orrery.study.perft import perft
from orrery.version import compiled
from tests.table.people import Match
from tests.terminal.sitting import Sit

GAME = "nebula"


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(orrery.random_game(GAME, 3, 6).text(), encoding="utf-8")
    return path


def test_version_tells_whether_it_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    how = "compiled" if compiled() else "uncompiled"
    assert capsys.readouterr().out == f"orrery {orrery.__version__} ({how})\n"


def test_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "orrery", "perft", GAME, "--depth", "2"],
        capture_output=True,
        env={"PYTHONPATH": ":".join(sys.path)},
        check=True,
    )
    assert done.stdout == b"49\n"


def test_without_a_command_help_is_shown(sit: Sit) -> None:
    sitting = sit("")
    assert sitting.code == 0
    for command in ("play", "games", "rules", "perft", "replay", "bench", "serve", "verify"):
        assert f"    {command}" in sitting.shown


def test_games_lists_every_option_with_its_values(sit: Sit) -> None:
    shown = " ".join(sit("games").shown.split())
    for option in orrery.game(GAME).options:
        assert f"{option.name}={option.default} " in shown
        for value in option.values:
            assert f"{value}: " in shown


# Perft.


def test_perft_from_the_start_and_after_some_choices(sit: Sit) -> None:
    game = orrery.game(GAME)
    state = game.new(3)
    assert sit("perft nebula --depth 2 --seats 3").shown == f"{perft(state, 2)}\n"
    for seat, action in orrery.random_game(GAME, 3, 5).choices[:70]:
        state.apply(seat, action)
    assert sit("perft nebula --depth 2 --seats 3 --seed 5 --after 70").shown == f"{perft(state, 2)}\n"


def test_perft_of_a_dumped_position(sit: Sit, tmp_path: Path) -> None:
    state = orrery.game(GAME).new(2, {"variant": "introductory"})
    orrery.settle(state, orrery.Rng(3))
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.dump()), encoding="utf-8")
    assert sit(f"perft nebula --depth 2 --load {path}").shown == "4\n"


# Replay.


def test_replay_tells_every_event_open(sit: Sit, recorded: Path) -> None:
    shown = sit(f"replay {recorded}").shown
    for seat in range(3):
        assert shown.count(f"Seat {seat} is dealt the personal goal") == 2
        assert shown.count(f"Seat {seat} keeps the personal goal: ") == 1
    assert "The game is over." in shown
    assert "Score sheet" in shown


def test_replay_as_a_seat_saw_it(sit: Sit, recorded: Path) -> None:
    shown = sit(f"replay {recorded} --seat 1").shown
    assert shown.count("Your personal goal to choose from") == 2
    assert shown.count("You keep the personal goal: ") == 1
    assert "is dealt the personal goal" not in shown
    assert " keeps: " not in shown


def test_replay_as_a_spectator_saw_it(sit: Sit, recorded: Path) -> None:
    shown = sit(f"replay {recorded} --spectator").shown
    assert "personal goal to choose from" not in shown
    assert "is dealt the personal goal" not in shown
    assert " keeps: " not in shown
    assert "Seat 0 has chosen a personal goal." in shown


def test_one_step_of_a_replay_shows_the_table_then(sit: Sit, recorded: Path) -> None:
    shown = sit(f"replay {recorded} --seat 2 --step 90").shown
    assert "your galaxy" in shown
    state = orrery.game(GAME).new(3)
    for seat, action in orrery.random_game(GAME, 3, 6).choices[:91]:
        state.apply(seat, action)
    dealt = state.dump()["at"]["dealt"]  # type: ignore[index]
    texts = Texts()
    for number, goal in enumerate(dealt):
        if number // 2 in (0, 1):
            assert texts.say(f"nebula-goal-{goal}") not in shown


# Bench.


def test_bench_hands_its_arguments_on(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def run(as_json: bool, seconds: float, only: list[str] | None) -> int:
        asked.extend([as_json, seconds, only])
        return 0

    monkeypatch.setattr("orrery.study.bench.run", run)
    assert sit("bench --json --seconds 0.5 --only nebula").code == 0
    assert asked == [True, 0.5, ["nebula"]]


# Refusals.


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("play", "name a game to play: nebula"),
        ("play chess", "there is no game 'chess'; one of nebula"),
        ("play nebula --seats 5", "nebula has 2 to 4 seats, not 5"),
        ("play nebula --seats 3 --seat 3", "there is no seat 3 among 3"),
        ("play nebula --seat -1", "there is no seat -1 among 2"),
        ("play nebula --bots clever", "there is no bot 'clever'; one of random, newcomer"),
        ("play nebula --variant hard", "option variant: 'hard' is not one of 'full', 'introductory'"),
        ("play nebula --option hub", "--option hub: write name=value"),
        ("play nebula --option wings=2", "there is no option 'wings'"),
        ("play nebula --option idle=many", "option idle: 'many' is not one of"),
        ("play nebula --content /nowhere.json", "/nowhere.json: top level: cannot be read: No such file"),
        ("play nebula --load /nowhere.json", "/nowhere.json: cannot be read: No such file"),
        ("play nebula --load /nowhere.json --seed 3", "--seed: a loaded game keeps its own"),
        ("play nebula --load /nowhere.json --option idle=3", "--option: a loaded game keeps its own"),
        ("rules chess", "there is no game 'chess'; one of nebula"),
        (
            "rules nebula N999",
            "the rules of nebula have no N999, only N1-N114, NQ1-NQ70, ND1-ND10; the nearest are N99",
        ),
        ("rules comet CQ13", "only C1-C83, CQ1-CQ12, CQ14-CQ23, CS1-CS63; the nearest are"),
        ("rules nebula xyzzy", "no statement of the rules of nebula contains 'xyzzy'"),
        ("perft nebula --depth -1", "--depth: -1 is less than 0"),
        ("perft nebula --depth 1 --after -1", "--after: -1 is less than 0"),
        ("perft nebula --depth 1 --after 9999", "--after: the random game with seed 0 has only"),
        ("perft nebula --depth 1 --load /nowhere.json", "/nowhere.json: cannot be read: No such file"),
        ("perft chess --depth 1", "there is no game 'chess'"),
        ("replay /nowhere.json", "/nowhere.json: cannot be read: No such file"),
        ("replay GAME --seat 3", "there is no seat 3 in this game; seats run from 0 to 2"),
        ("replay GAME --step -1", "there is no step -1; steps run from 0 to"),
        ("replay GAME --step 99999", "there is no step 99999; steps run from 0 to"),
        ("bench --only chess", "there is no game 'chess'"),
        ("bench --seconds 0", "--seconds: 0.0 is not more than 0"),
    ],
)
def test_refusals_are_one_line_and_code_2(sit: Sit, recorded: Path, arguments: str, reason: str) -> None:
    sitting = sit(arguments.replace("GAME", str(recorded)))
    assert sitting.code == 2
    assert sitting.errors.startswith("orrery: ")
    assert sitting.errors.count("\n") == 1
    assert reason in sitting.errors


@pytest.fixture
def from_a_table(tmp_path: Path) -> Path:
    """A finished game as it is exported from a table."""
    path = tmp_path / "table.json"
    match = Match(seats=2, people=1, names=["Ada"]).start().play("exported")
    path.write_text(match.table.record().text(), encoding="utf-8")
    return path


def test_the_luck_of_a_game_from_a_table_is_checked(sit: Sit, from_a_table: Path) -> None:
    sitting = sit(f"verify {from_a_table}")
    assert sitting.code == 0
    assert "follows from the secret" in sitting.shown


def test_luck_that_cannot_be_checked_is_refused_by_file(sit: Sit, recorded: Path, from_a_table: Path) -> None:
    data = json.loads(from_a_table.read_text(encoding="utf-8"))
    data["about"]["fair"]["secret"] = "0" * 64
    from_a_table.write_text(json.dumps(data), encoding="utf-8")
    for path, where in ((recorded, "about.fair: missing"), (from_a_table, "about.fair: the secret is not the one")):
        sitting = sit(f"verify {path}")
        assert sitting.code == 2
        assert sitting.errors.startswith(f"orrery: {path}: {where}")


def test_a_game_from_a_table_is_told_with_the_names_of_its_players(sit: Sit, from_a_table: Path) -> None:
    assert "Ada" in sit(f"replay {from_a_table}").shown
    data = json.loads(from_a_table.read_text(encoding="utf-8"))
    for names in (["Ada\x1b[2J", "Bo"], ["Ada"], "Ada", [1, 2], ["", ""]):
        data["about"]["names"] = names
        from_a_table.write_text(json.dumps(data), encoding="utf-8")
        sitting = sit(f"replay {from_a_table}")
        assert sitting.code == 0
        assert "\x1b[2J" not in sitting.shown


@pytest.mark.parametrize("text", ["", "null", "{}", '{"format": "orrery-record/1", "choices": 3}', "\x00"])
@pytest.mark.parametrize("command", ["replay {}", "play --load {}", "perft nebula --depth 1 --load {}"])
def test_damaged_files_are_refused_by_name(sit: Sit, tmp_path: Path, command: str, text: str) -> None:
    path = tmp_path / "damaged.json"
    path.write_text(text, encoding="utf-8")
    sitting = sit(command.format(path))
    assert sitting.code == 2
    assert str(path) in sitting.errors
    assert sitting.errors.count("\n") == 1


@pytest.mark.parametrize(("by_hand", "where"), [(True, "choices[60]"), (False, "check: does not fit")])
def test_a_record_that_breaks_the_rules_is_refused(sit: Sit, recorded: Path, by_hand: bool, where: str) -> None:
    """By its fingerprint, and one made by hand, which has none, by the choice that is not legal."""
    data = json.loads(recorded.read_text(encoding="utf-8"))
    data["choices"][60][1] = 0
    if by_hand:
        data["check"] = None
    recorded.write_text(json.dumps(data), encoding="utf-8")
    for command in (f"replay {recorded}", f"play --load {recorded}"):
        sitting = sit(command)
        assert sitting.code == 2
        assert where in sitting.errors
        assert str(recorded) in sitting.errors
        assert sitting.shown == ""


@pytest.mark.parametrize("given", [("--window-pause", "-1"), ("--bot-pause", "nan"), ("--patience", "1e9")])
def test_a_time_the_server_waits_is_a_number_of_seconds(
    given: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", *given])
    assert f"{given[1]!r} is not a number of seconds from 0 to 86400" in capsys.readouterr().err
