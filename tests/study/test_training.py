"""Training: what is kept in the folder, that it can be interrupted and gone on with, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.bots.trainer import Data, Trainer
from orrery.cli import main
from orrery.study import training
from orrery.study.training import Folder, Run, train

RUN = Run("nebula", 2, 3, 4, "s")


class Counter(Trainer):
    """Learns how many games were played."""

    played: list[str] = []  # noqa: RUF012 (one list for all)

    def first(self) -> Data:
        return {"count": 0}

    def play(self, game: orrery.Game, weights: Data, games: int, seed: str) -> Data:
        self.played.append(seed)
        return {"games": games, "luck": orrery.Rng(seed).below(1000), "from": weights["count"]}

    def improve(self, weights: Data, batches: list[Data]) -> Data:
        assert all(batch["from"] == weights["count"] for batch in batches)
        return {
            "count": weights["count"] + sum(batch["games"] for batch in batches),
            "luck": [b["luck"] for b in batches],
        }

    def describe(self, batches: list[Data]) -> str:
        return f"{len(batches)} batches"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(training, "trainer_of", lambda name: Counter())
    monkeypatch.setattr(Counter, "played", [])
    return Counter.played


def nobody(done: int, of: int) -> None:
    pass


def files(folder: Path) -> dict[str, Any]:
    return {str(path.relative_to(folder)): json.loads(path.read_text()) for path in sorted(folder.rglob("*.json"))}


def test_each_round_begins_with_the_weights_of_the_one_before(tmp_path: Path, played: list[str]) -> None:
    lines = list(train(Folder(tmp_path, RUN, False), 0, nobody))
    assert lines == ["round 1: 3 batches", "round 2: 3 batches"]
    assert files(tmp_path)["weights.json"]["count"] == 24
    assert len(set(played)) == 6


@pytest.mark.parametrize("stop_after", range(1, 6))
def test_interrupted_anywhere_it_goes_on_to_the_same_weights(
    tmp_path: Path, played: list[str], monkeypatch: pytest.MonkeyPatch, stop_after: int
) -> None:
    def stop(done: int, of: int) -> None:
        if done == stop_after * RUN.games:
            raise KeyboardInterrupt

    list(train(Folder(tmp_path / "whole", RUN, False), 0, nobody))
    played.clear()
    with pytest.raises(KeyboardInterrupt):
        list(train(Folder(tmp_path / "stopped", RUN, False), 0, stop))
    list(train(Folder(tmp_path / "stopped", RUN, True), 0, nobody))
    assert len(played) == 6  # nothing was played twice
    assert files(tmp_path / "stopped") == files(tmp_path / "whole")


def test_a_folder_of_another_run_is_left_alone(tmp_path: Path, played: list[str]) -> None:
    list(train(Folder(tmp_path, RUN, False), 0, nobody))
    before = files(tmp_path)
    with pytest.raises(orrery.OrreryError, match="--resume"):
        Folder(tmp_path, RUN, False)
    with pytest.raises(orrery.OrreryError, match="another run: its seed is 's', not 't'"):
        Folder(tmp_path, Run("nebula", 2, 3, 4, "t"), True)
    assert files(tmp_path) == before


def test_a_folder_of_somebody_elses_files_is_left_alone(tmp_path: Path, played: list[str]) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(orrery.OrreryError, match="holds no run"):
        Folder(tmp_path, RUN, True)


def test_a_damaged_file_is_named(tmp_path: Path, played: list[str]) -> None:
    list(train(Folder(tmp_path, RUN, False), 0, nobody))
    (tmp_path / "weights-1.json").write_text('{"count"')
    with pytest.raises(orrery.OrreryError, match=r"weights-1\.json is damaged"):
        list(train(Folder(tmp_path, RUN, True), 0, nobody))


@pytest.mark.parametrize("flags", [["--games", "0"], ["--rounds", "-1"]])
def test_no_games_are_no_training(tmp_path: Path, capsys: pytest.CaptureFixture[str], flags: list[str]) -> None:
    assert main(["train", "nebula", "--out", str(tmp_path / "run"), *flags]) == 2
    assert "at least 1" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_bots_without_weights_are_not_trained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "chess", "--out", str(tmp_path / "run")]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("name", ["nebula"])
def test_a_little_training_gives_weights(tmp_path: Path, name: str, capfd: pytest.CaptureFixture[str]) -> None:
    words = ["train", name, "--out", str(tmp_path), "--rounds", "1", "--batches", "2", "--games", "1", "--workers", "2"]
    assert main(words) == 0
    assert "round 1: " in capfd.readouterr().out
    assert set(files(tmp_path)["weights.json"]) == set(training.trainer_of(name).first())
