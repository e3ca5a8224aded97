"""The command `train`: what its flags mean, and what it prints."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from orrery.exit_codes import INTERRUPTED
from orrery.kernel.errors import BadOptions
from orrery.study.arena_command import cores
from orrery.study.arena_report import ProgressLine
from orrery.study.training import Folder, Run, train, trainer_of


def run_training(given: argparse.Namespace, write: Callable[[str], None]) -> int:
    """Train, keeping every batch; after Ctrl-C `--resume` goes on."""
    trainer_of(given.game)
    for flag in ("rounds", "batches", "games"):
        if getattr(given, flag) < 1:
            raise BadOptions(f"--{flag}: at least 1")
    folder = Folder(
        Path(given.out), Run(given.game, given.rounds, given.batches, given.games, given.seed), given.resume
    )
    progress = ProgressLine()
    try:
        for line in train(folder, given.workers or cores(), progress):
            progress.close()
            write(line)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        progress.close()
    write(f"the weights are in {folder.path / 'weights.json'}")
    return 0
