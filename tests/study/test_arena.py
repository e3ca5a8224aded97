"""Arenas: what is played follows from the seed alone, is kept as it ends, and is counted right."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from orrery import OrreryError, bots
from orrery.cli import main
from orrery.study import arena_command, arena_workers
from orrery.study.arena import Duel, GameFile, Tournament, fair_target, setting
from orrery.study.arena_game import Result, play
from orrery.study.arena_page import arena_page
from orrery.study.arena_plan import Setting, Task
from orrery.study.arena_report import ProgressLine, duel_report, tournament_report

FAST = setting("notalone", 4, {}, "arena")
"""Whole games of random players take milliseconds, uncompiled too."""


def arena(*words: str) -> tuple[int, str]:
    """Run the command and return its exit code and what it prints."""
    out = io.StringIO()
    return main(["arena", *words], target=out), out.getvalue()


def tasks(where: Setting, names: list[str], games: int) -> list[Task]:
    return Tournament(where, names, games).tasks


def test_each_pairing_plays_each_side_equally_often_with_the_same_luck() -> None:
    for where, directions in ((FAST, 1), (setting("nebula", 3, {}, 0), 2)):
        planned = tasks(where, ["random", "greedy", "newcomer"], 12)
        sides = where.count_sides()
        assert len(planned) == len(set(planned)) == 3 * 12
        for side in range(sides):
            mine = [task for task in planned if {task.hero, task.rival} == {"random", "greedy"} and task.side == side]
            assert [task.block for task in mine] == sorted([*range(12 // sides // directions)] * directions)


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert len(tasks(setting("nebula", 4, {}, 0), ["random", "greedy"], 9)) == 16


def test_the_seats_of_a_side_are_the_games_to_say() -> None:
    assert setting("notalone", 4, {"creature": 2}, 0).sides() == [1, 1, 0, 1]
    assert setting("comet", 3, {}, 0).sides() == [0, 1, 2]
    with pytest.raises(OrreryError, match="sides are known only if a seat is named"):
        setting("notalone", 4, {"creature": "random"}, 0)


def test_a_hero_plays_its_side_and_a_rival_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    class Named(bots.Bot):
        def __init__(self, name: str) -> None:
            self.called = name

        def decide(self, decision: bots.Decision) -> int:
            seen.append(f"{decision.seat} {self.called}")
            return decision.legal[0]

    monkeypatch.setattr(bots, "local_bot", lambda name, game: Named(name))
    play(FAST, Task("one", "two", 0, 0))
    assert set(seen) == {"0 one", "1 two", "2 two", "3 two"}


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    task = Task("random", "random", 0, 3)
    assert play(FAST, task) == play(FAST, task)
    scores = {play(FAST, Task("greedy", "greedy", 1, block)).score for block in range(12)}
    assert scores == {0.0, 1.0}


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_processes() -> None:
    reports = []
    for workers in (0, 1, 3):
        played = Tournament(FAST, ["random", "greedy"], 8)
        played.run(workers)
        reports.append([line for line in tournament_report(played) if "," not in line or "seat" in line])
        assert len(played.results) == 8
    assert reports[0] == reports[1] == reports[2]


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    whole = Tournament(FAST, ["random", "greedy"], 6)
    whole.run()
    file = GameFile(FAST, path)
    played = Tournament(FAST, ["random", "greedy"], 6)

    def stop(done: int, most: int) -> None:
        assert most == 6
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played.run(0, file, stop)
    file.close()
    assert len(played.counted()) == 4 and len(path.read_text().splitlines()) == 5
    with path.open("a") as torn:
        torn.write('{"hero": "ran')
    again = GameFile(FAST, path, resume=True)
    fresh: list[Task] = []
    monkeypatch.setattr(arena_workers, "play", lambda where, task: fresh.append(task) or play(where, task))
    resumed = Tournament(FAST, ["random", "greedy"], 6)
    resumed.run(0, again)
    again.close()
    assert fresh == whole.tasks[4:] and resumed.counted() == whole.counted()
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(lines) == 7 and lines[0]["format"] == "orrery-arena/1"


def test_a_duel_stops_when_its_interval_excludes_the_target_and_counts_no_later_game() -> None:
    played = Duel(FAST, "greedy", "random", 0.5, 400)
    played.run()
    assert played.verdict == "above" and len(played.counted()) < 100
    late = Duel(FAST, "greedy", "random", 0.5, 400)
    extra = [play(FAST, Task("greedy", "random", side, played.block)) for side in (0, 1)]
    for result in [*extra, *reversed(played.counted())]:
        late.take(result)
    assert duel_report(late)[:2] == duel_report(played)[:2]


def test_a_duel_that_shows_nothing_ends_at_its_cap() -> None:
    played = Duel(FAST, "random", "random", 0.93, 12, [0])
    played.run()
    assert played.verdict == "" and len(played.counted()) == 12
    assert "not decided" in duel_report(played)[1]


def test_fair_shares() -> None:
    assert fair_target(0.65, 2) == pytest.approx(0.65)
    assert fair_target(0.5, 4) == pytest.approx(0.25)
    assert fair_target(0.65, 4) == pytest.approx(0.382, abs=0.001)


def test_the_command_prints_tables_and_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    words = ["--bots", "random,greedy", "--games", "4", "--seats", "3", "--mirrors", "--html", str(page)]
    code, text = arena("notalone", *words, "--seed", "7", "--workers", "1")
    assert code == 0
    assert text.startswith("notalone, 3 seats, seed 7: 8 games")
    assert "% of games won in seats 1, 2" in text and "against greedy" in text
    html = page.read_text(encoding="utf-8")
    assert html.count("<svg") == 1 and "http" not in html and "<script" not in html


def test_the_page_escapes_names() -> None:
    played = Tournament(FAST, ["random", "greedy"], 2)
    played.bots = ["<b>", "greedy"]
    assert "&lt;b&gt;" in arena_page(played) and "<b>" not in arena_page(played)


def test_ctrl_c_prints_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(where: Setting, planned: list[Task], workers: int) -> object:
        for task in planned[:3]:
            yield Result(task, 1.0)
        raise KeyboardInterrupt

    monkeypatch.setattr("orrery.study.arena.play_all", interrupted)
    code, text = arena("notalone", "--bots", "random,greedy", "--games", "8")
    assert code == 130 and ": 3 games" in text


BAD = [
    ("--bots random,wizard", "there is no bot 'wizard'; one of random, newcomer"),
    ("--bots random", "name at least two bots"),
    ("--bots random,random", "a bot is named twice"),
    ("--bots random,greedy --seats 9", "notalone has 2 to 7 seats, not 9"),
    ("--bots random,greedy --option moon=full", "there is no option 'moon'|unknown option|moon"),
    ("--bots random,greedy --games 0", "--games: 0 is less than 1"),
    ("--bots random,greedy --until 100", "--until: 100 is not between 0 and 100"),
    ("--bots random,greedy,club --until 65", "--until: name two bots"),
    ("--bots random,greedy --until 65 --side 2", "--side: sides run from 0 to 1"),
    ("--bots random,greedy --side 1", "--side: say --until"),
    ("--bots random,greedy --until 65 --html x.html", "--until: has no --html"),
    ("--bots random,greedy --resume", "--resume: name the file to go on with by --out"),
    ("--bots random,greedy --out /nowhere/at/all", "cannot write to /nowhere/at/all: No such file"),
    ("--bots random,greedy --html /nowhere/at/all", "cannot write to /nowhere/at/all: No such file"),
    ("--bots random,nothing:Here", "the bot 'nothing:Here' cannot be used: ModuleNotFoundError"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD)
def test_bad_input_is_refused_in_a_sentence(words: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("notalone", *words.split())[0] == 2
    error = capsys.readouterr().err
    assert error.startswith("orrery: ") and error.count("\n") == 1
    assert any(each in error for each in sentence.split("|"))


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    GameFile(FAST, path).close()
    with pytest.raises(OrreryError, match="exists; go on with it by --resume"):
        GameFile(FAST, path)
    with pytest.raises(OrreryError, match="is of another run: its seats is 4, not 5"):
        GameFile(setting("notalone", 5, {}, "arena"), path, resume=True)
    path.write_text("no arena\n")
    with pytest.raises(OrreryError, match="is not the file of an arena"):
        GameFile(FAST, path, resume=True)


def test_a_bot_that_fails_ends_the_arena_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(bots.Bot):
        def decide(self, decision: bots.Decision) -> int:
            raise ZeroDivisionError("nothing left")

    monkeypatch.setattr(bots, "local_bot", lambda name, game: Broken())
    with pytest.raises(OrreryError, match=r"random against greedy, .* of notalone failed: ZeroDivisionError: nothing"):
        Tournament(FAST, ["random", "greedy"], 2).run()


def test_progress_says_how_long_the_rest_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter([0.0, 10.0, 20.0, 31.0, 120.0])
    monkeypatch.setattr("orrery.study.arena_report.monotonic", lambda: next(moments))
    stream = io.StringIO()
    progress = ProgressLine(stream)
    for played in (1, 2, 3, 4):
        progress(played, 200)
    assert stream.getvalue().splitlines() == ["3 of 200 games, 1 %, 34 min left", "4 of 200 games, 2 %, 1.6 h left"]


def test_all_cores_play() -> None:
    assert arena_command.cores() >= 1
