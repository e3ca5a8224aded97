"""The file of an arena: a line that says what is played, then a line for each game as it ends."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from orrery.kernel.errors import OrreryError
from orrery.study.arena_game import Result, Thought
from orrery.study.arena_plan import Setting, Task

FORMAT = "orrery-arena/1"


class GameFile:
    """Games that have been played, kept in a file if there is one."""

    def __init__(self, setting: Setting, path: str | Path | None = None, resume: bool = False) -> None:
        self.played: dict[Task, Result] = {}
        """The games found in the file."""
        self._file: TextIO | None = None
        if path is None:
            if resume:
                raise OrreryError("--resume: name the file to go on with by --out")
            return
        self.path = Path(path)
        head = _head(setting)
        try:
            if self.path.exists() and self.path.stat().st_size:
                if not resume:
                    raise OrreryError(f"{path} exists; go on with it by --resume, or name another file")
                self._read(head)
                self._file = self.path.open("a", encoding="utf-8")
            else:
                self._file = self.path.open("w", encoding="utf-8")
                self._write(head)
        except OSError as error:
            raise OrreryError(f"cannot write to {path}: {error.strerror}") from None

    def add(self, result: Result) -> None:
        """Write a game that has ended."""
        task = result.task
        thought = {
            bot: [each.choices, round(each.seconds, 6), round(each.longest, 6)] for bot, each in result.thought.items()
        }
        self._write({**vars(task), "score": result.score, "thought": thought})

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def _write(self, line: object) -> None:
        if self._file is not None:
            self._file.write(json.dumps(line) + "\n")
            self._file.flush()

    def _read(self, head: dict[str, object]) -> None:
        """Take the games of a file in, and cut off a last line that was not written to its end."""
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.split(b"\n")[:-1]
        try:
            found = [json.loads(line) for line in lines]
            _check_head(self.path, found[0] if found else None, head)
            for line in found[1:]:
                task = Task(line["hero"], line["rival"], line["side"], line["block"])
                thought = {bot: Thought(*numbers) for bot, numbers in line["thought"].items()}
                self.played[task] = Result(task, float(line["score"]), thought)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise OrreryError(f"{self.path} is not the file of an arena, or is damaged") from None
        if len(whole) < len(data):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))


def _head(setting: Setting) -> dict[str, object]:
    rules = setting.rules()
    return {
        "format": FORMAT,
        "game": setting.game,
        "rules": rules.rules_version,
        "content": rules.content_hash,
        "seats": setting.seats,
        "options": dict(setting.options),
        "seed": setting.seed,
    }


def _check_head(path: Path, found: object, wanted: dict[str, object]) -> None:
    """Refuse a file of games that were played otherwise."""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise OrreryError(f"{path} is not the file of an arena")
    for key, value in wanted.items():
        if found.get(key) != value:
            raise OrreryError(f"{path} is of another run: its {key} is {found.get(key)!r}, not {value!r}")


def bots_in(results: Sequence[Result]) -> list[str]:
    """The bots that played, in the order they are met."""
    return list(dict.fromkeys(bot for result in results for bot in (result.task.hero, result.task.rival)))
