"""What is shown: nothing secret, nothing by colour alone, nothing wider than the terminal."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import orrery
from orrery.cli import main
from orrery.games.nebula.game import nebula
from orrery.kernel.journal import resume
from orrery.kernel.record import record_from_text
from orrery.locale.texts import Texts
from orrery.terminal.nebula.board import Board
from orrery.terminal.nebula.galaxy import draw_galaxy
from orrery.terminal.nebula.table import Player, table_of
from orrery.terminal.screen import Screen
from tests.terminal.sitting import PLAY, Sit, numbers

COMMANDS = ["log 500", "score", "view 0", "view 1", "view 2", "view 3", "hint", "table"]


def player(galaxy: dict[str, str]) -> Player:
    game = orrery.game("nebula")
    table = table_of(game, game.new(2).conceal(0))
    table["seats"][0]["galaxy"] = galaxy
    return table["seats"][0]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.rule("nebula:NQ37")
def test_no_secret_of_another_seat_is_shown(sit: Sit, seed: int) -> None:
    """Whatever is typed, another seat's personal goals are not shown before the end, and the rejected one never."""
    arguments = f"play nebula --seats 4 --bots random,greedy --seat 1 --seed {seed}"
    lines = [*COMMANDS, "1", *COMMANDS, *numbers(seed, 30), *COMMANDS]
    sitting = sit(arguments, lines)
    state = resume(orrery.game("nebula"), sitting.kept()).state
    assert not state.over
    dealt = state.dump()["at"]["dealt"]  # type: ignore[index]
    texts = Texts()
    shown = " ".join(sitting.shown.split())
    for number, goal in enumerate(dealt):
        told = texts.say(f"nebula-goal-{goal}") in shown
        assert told == (number // 2 == 1), (number, goal)


@pytest.mark.rule("nebula:NQ69")
def test_rejected_goals_stay_secret_after_the_end(sit: Sit) -> None:
    sitting = sit("play nebula --seats 3 --bots random --seed 8", ["1", *numbers(8)])
    at = resume(orrery.game("nebula"), sitting.kept()).state.dump()["at"]
    texts = Texts()
    shown = " ".join(sitting.shown.split())
    for seat in (1, 2):
        for goal in at["dealt"][2 * seat : 2 * seat + 2]:  # type: ignore[index]
            assert (texts.say(f"nebula-goal-{goal}") in shown) == (goal == at["kept"][seat])  # type: ignore[index]


@pytest.mark.parametrize("columns", ["80", "100", "160", "240"])
def test_nothing_is_wider_than_the_terminal(sit: Sit, columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = "play nebula --seats 4 --bots random --seed 3"
    lines = ["1", "help", "more", *numbers(3, 40), "score", "quit"]
    sit(arguments, ["quit"])
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("LINES", "50")
    shown = sit(arguments, lines).shown.splitlines()
    assert [line for line in shown if cell_len(line) > int(columns) and "--load" not in line] == []


def test_the_table_and_the_question_fit_80_by_40(sit: Sit) -> None:
    """From the title of the table to the prompt; only a long list of stars to place may push the title out."""
    lines = ["1", "red white blue", "done", *numbers(5, 60), "quit"]
    shown = sit("play nebula --seats 4 --bots random --seed 7", lines).shown.splitlines()
    starts = [number for number, line in enumerate(shown) if "your galaxy ──" in line]
    assert len(starts) > 5
    for start in starts[1:]:
        prompt = next(n for n in range(start, len(shown)) if shown[n].startswith("> "))
        assert prompt - start < (44 if "placing" in shown[start] else 40), shown[start : prompt + 1]


def test_stars_differ_by_letter_and_shape_without_colour() -> None:
    for fine in (True, False):
        board = Board(nebula(), fine)
        assert len({board.star(colour).plain for colour in board.colours}) == 7
        assert {board.star(colour).plain[-1] for colour in board.colours} == set("RPYWBOK")
    assert len({Board(nebula(), True).star(colour).plain[0] for colour in board.colours}) == 7


@pytest.mark.parametrize("fine", [True, False])
@pytest.mark.parametrize("size", [(41, 19), (69, 33)])
@pytest.mark.parametrize("name", ["galaxy_board", "galaxy_board_shared"])
def test_the_galaxy_shows_every_cell_and_the_glowing_ones(fine: bool, size: tuple[int, int], name: str) -> None:
    board = Board(nebula(), fine, name)
    empty = draw_galaxy(board, player({}), *size).plain
    for cell in board.places:
        shown = f"{{{cell}}}" if cell in board.glowing else cell
        if cell == board.hub:
            shown = "{ΛΥ H Σ◊}" if fine else "{LY H SD}"
        assert shown in empty
    assert empty.count("{") == 5
    stars = dict(zip(board.places, board.colours[:6] * 5, strict=False))
    full = draw_galaxy(board, player(stars), *size).plain
    for colour in board.colours[:6]:
        wanted = list(stars.values()).count(colour)
        assert full.count(board.star(colour).plain) >= wanted, colour


def test_cells_open_to_the_person_are_marked_in_the_galaxy() -> None:
    board = Board(nebula(), True)
    drawing = draw_galaxy(board, player({"H": "red"}), 41, 19, ["L1", "Y1"])
    marked = [drawing.plain[span.start : span.end] for span in drawing.spans if "reverse" in str(span.style)]
    assert sorted(marked) == ["L1", "Y1"]


def test_without_fine_signs_everything_is_ascii_but_the_texts() -> None:
    board = Board(nebula(), False)
    assert draw_galaxy(board, player({"H": "red"}), 41, 19).plain.isascii()


def run(tmp_path: Path, lines: list[str], **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The program as its own process, as a shell would start it."""
    known = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, "-m", "orrery", *PLAY.split()],
        input="\n".join(lines).encode(),
        capture_output=True,
        env={**known, "XDG_STATE_HOME": str(tmp_path), **environment},
        check=False,
    )


def test_piped_it_is_plain_text(tmp_path: Path) -> None:
    done = run(tmp_path, ["1", "1", "1", "quit"], PYTHONIOENCODING="utf-8")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout
    assert "●R".encode() in done.stdout


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    done = run(tmp_path, ["1", "1", "1", "help", "quit"], PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"*R" in done.stdout
    assert done.stdout.isascii()


def test_plain_signs_on_demand(sit: Sit) -> None:
    shown = sit(f"{PLAY} --plain", ["1", "quit"]).shown
    assert "*R" in shown
    assert "●" not in shown
    assert not any("\u2800" <= letter <= "\u28ff" for letter in shown)


@pytest.mark.parametrize(("environment", "colours"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colours_where_they_are_wanted(
    environment: dict[str, str], colours: bool, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"FORCE_COLOR": "1", "TERM": "xterm-256color", **environment}.items():
        monkeypatch.setenv(name, value)
    shown = sit(PLAY, ["1", "quit"]).shown
    assert ("\x1b[1;38;" in shown) == colours


def test_a_dumb_terminal_gets_no_codes(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[1;38;" not in sit(PLAY, ["1", "quit"]).shown
    assert Console(file=io.StringIO()).is_dumb_terminal


def test_ctrl_c_leaves_politely_and_keeps_the_game(
    sit: Sit, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = sit(PLAY, ["1", "quit"]).kept_file()
    kept.unlink()
    shown = io.StringIO()

    def press(screen: Screen, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", press)
    assert main(PLAY.split(), io.StringIO(), shown) == 130
    assert shown.getvalue().endswith(f"orrery play --load {kept}\n")
    assert kept.exists()
    assert capsys.readouterr().err == ""


def test_nothing_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    known = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-m", "orrery", *PLAY.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**known, "XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
    ) as program:
        assert program.stdin is not None and program.stdout is not None
        program.stdin.write(b"1\nt -1 1 3\n")
        program.stdin.flush()
        for line in program.stdout:
            if line.startswith(b"Place"):
                break
        program.kill()
    record = record_from_text((tmp_path / "orrery" / "nebula-7.json").read_text(encoding="utf-8"))
    assert orrery.game("nebula").to_dict(record.choices[-1][1])["do"] == "time"


def test_a_game_that_cannot_be_kept_says_so(sit: Sit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a directory", encoding="utf-8")
    sit(PLAY, ["quit"])
    monkeypatch.setenv("XDG_STATE_HOME", str(blocked))
    sitting = sit(PLAY, ["1", "quit"])
    assert sitting.code == 0
    assert "could not be saved" in sitting.shown
