"""The command `arena`: what its flags mean, and what it prints."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from orrery.exit_codes import INTERRUPTED
from orrery.kernel.errors import BadOptions, OrreryError
from orrery.kernel.options import Value
from orrery.study.arena import Duel, GameFile, Tournament, fair_target, setting
from orrery.study.arena_page import arena_page
from orrery.study.arena_report import ProgressLine, duel_report, tournament_report


def run_arena(given: argparse.Namespace, options: dict[str, Value], write: Callable[[str], None]) -> int:
    """Play what the flags say and print what came of it, also of what was played before Ctrl-C."""
    played = _planned(given, options)
    _check_writable(given.html)
    file = GameFile(played.setting, given.out, given.resume)
    progress = ProgressLine()
    interrupted = False
    try:
        played.run(given.workers or cores(), file, progress)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        progress.close()
        file.close()
    report = duel_report(played) if isinstance(played, Duel) else tournament_report(played)
    for line in report:
        write(line)
    if given.html and isinstance(played, Tournament):
        Path(given.html).write_text(arena_page(played), encoding="utf-8")
    return INTERRUPTED if interrupted else 0


def _planned(given: argparse.Namespace, options: dict[str, Value]) -> Tournament | Duel:
    names = [name.strip() for name in given.bots.split(",") if name.strip()]
    where = setting(given.game, given.seats, options, given.seed)
    if given.until is None and given.until_share is None:
        if given.side:
            raise BadOptions("--side: say --until or --until-share too")
        return Tournament(where, names, given.games, given.mirrors)
    if len(names) != 2:
        raise BadOptions("--until: name two bots, the one to be tested first")
    if given.html or given.mirrors:
        raise BadOptions(f"--until: has no {'--html' if given.html else '--mirrors'}")
    percent = given.until if given.until is not None else given.until_share
    if not 0 < percent < 100:
        raise BadOptions(f"--until: {percent:g} is not between 0 and 100")
    share = percent / 100
    target = share if given.until is None else fair_target(share, where.count_sides())
    return Duel(where, names[0], names[1], target, given.games, given.side)


def _check_writable(path: str | None) -> None:
    """Refuse a page that cannot be written before anything is played."""
    if path is not None:
        try:
            Path(path).open("a", encoding="utf-8").close()
        except OSError as error:
            raise OrreryError(f"cannot write to {path}: {error.strerror}") from None


def cores() -> int:
    """How many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
