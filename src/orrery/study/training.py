"""Training the bots of a game: batches of games side by side, kept in a folder, and weights for each round."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from orrery import api
from orrery.bots.trainer import Data, Trainer
from orrery.kernel.errors import OrreryError
from orrery.plugins import find_part
from orrery.processes import Failed, spread

FORMAT = "orrery-training/1"
HEAD = "run.json"


@dataclass(frozen=True)
class Run:
    """What is trained, and how long."""

    game: str
    rounds: int
    batches: int
    games: int
    """How many games a batch has."""
    seed: str


@dataclass(frozen=True)
class Batch:
    """A batch of games to be played."""

    game: str
    weights: Data
    games: int
    seed: str
    number: int


Progress = Callable[[int, int], None]
"""Is told how many games have been played, and of how many."""


def trainer_of(game: str) -> Trainer:
    """The trainer of a game's bots."""
    part = find_part(api.game(game).name, "bots")
    make = getattr(part, "trainer", None)
    if make is None:
        raise OrreryError(f"the bots of {game} have no weights to be trained")
    found: Trainer = make()
    return found


def play_batch(batch: Batch) -> Data:
    """Run in a process: play a batch."""
    return trainer_of(batch.game).play(api.game(batch.game), batch.weights, batch.games, batch.seed)


class Folder:
    """The folder of a run: what it is, its batches, the weights after each round. Files are whole or not there."""

    def __init__(self, path: Path, run: Run, resume: bool) -> None:
        self.path = path
        self.run = run
        head = {"format": FORMAT, **asdict(run), **_rules(run.game)}
        try:
            path.mkdir(parents=True, exist_ok=True)
            if (path / HEAD).exists():
                if not resume:
                    raise OrreryError(f"{path} holds a run; go on with it by --resume, or name another folder")
                self._check(head)
            elif any(path.iterdir()):
                raise OrreryError(f"{path} is not empty and holds no run; name another folder")
            else:
                self.write(HEAD, head)
        except OSError as error:
            raise OrreryError(f"cannot write to {path}: {error.strerror}") from None

    def read(self, name: str) -> Data | None:
        """A file of the run; None if it is not there yet."""
        file = self.path / name
        if not file.exists():
            return None
        try:
            data: Data = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            raise OrreryError(f"{file} is damaged; remove it and go on by --resume") from None
        return data

    def write(self, name: str, data: Data) -> None:
        """Write a file of the run whole, or not at all."""
        file = self.path / name
        partial = file.with_suffix(".partial")
        try:
            file.parent.mkdir(exist_ok=True)
            with partial.open("w", encoding="utf-8") as target:
                json.dump(data, target)
                target.flush()
                os.fsync(target.fileno())
            partial.replace(file)
        except OSError as error:
            partial.unlink(missing_ok=True)
            raise OrreryError(f"cannot write {file}: {error.strerror}; what was played before is kept") from None

    def _check(self, wanted: Data) -> None:
        found = self.read(HEAD) or {}
        for key, value in wanted.items():
            if found.get(key) != value:
                raise OrreryError(f"{self.path} is of another run: its {key} is {found.get(key)!r}, not {value!r}")


def _rules(name: str) -> dict[str, Any]:
    game = api.game(name)
    return {"rules": game.rules_version, "content": game.content_hash}


def train(folder: Folder, workers: int, progress: Progress) -> Iterator[str]:
    """Go through the rounds, with a line for each; the weights are in `weights.json` then.

    What is in the folder already is not played again. The weights do not depend on the number of workers.
    """
    run = folder.run
    trainer = trainer_of(run.game)
    weights = trainer.first()
    for number in range(1, run.rounds + 1):
        better = folder.read(f"weights-{number}.json")
        if better is None:
            batches = list(_round(folder, weights, number, workers, progress))
            yield f"round {number}: {trainer.describe(batches)}"
            better = trainer.improve(weights, batches)
            folder.write(f"weights-{number}.json", better)
        weights = better
    folder.write("weights.json", weights)


def _round(folder: Folder, weights: Data, number: int, workers: int, progress: Progress) -> list[Data]:
    """All batches of a round, those played before taken from the folder."""
    run = folder.run
    names = {each: f"round-{number}/batch-{each}.json" for each in range(run.batches)}
    found = {each: data for each, name in names.items() if (data := folder.read(name)) is not None}
    tasks = [
        Batch(run.game, weights, run.games, f"{run.seed}:{number}:{each}", each)
        for each in range(run.batches)
        if each not in found
    ]
    before = (number - 1) * run.batches
    try:
        for batch, data in spread(play_batch, tasks, workers):
            folder.write(names[batch.number], data)
            found[batch.number] = data
            progress((before + len(found)) * run.games, run.rounds * run.batches * run.games)
    except Failed as why:
        raise OrreryError(f"round {number} failed: {why}; go on by --resume") from None
    return [found[each] for each in range(run.batches)]
