"""Plays many games at once, in processes that end with this one, and gives each result as it comes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from orrery.kernel.errors import OrreryError
from orrery.processes import Unanswered, spread
from orrery.study.arena_game import Result, play
from orrery.study.arena_plan import Setting, Task

Question = tuple[Setting, Task]


def answer(question: Question) -> Result:
    """Run in a process: play the game of a task."""
    return play(*question)


def play_all(setting: Setting, tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    """Play games in so many processes (0: in this one) and give their results as they end.

    Whoever stops asking ends the games under way.
    """
    questions = ((setting, task) for task in tasks)
    try:
        for _, result in spread(answer, questions, workers):
            yield result
    except Unanswered as error:
        raise failure(*cast("Question", error.question), str(error)) from error


def failure(setting: Setting, task: Task, why: str) -> OrreryError:
    """What is said when a game cannot be played to its end."""
    return OrreryError(
        f"the game {task.hero} against {task.rival}, side {task.side}, block {task.block}, seed {setting.seed} "
        f"of {setting.game} failed: {why}"
    )
