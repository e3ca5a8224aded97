"""Plays many games at once, in processes that end with this one, and gives each result as it comes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from multiprocessing.connection import wait

from orrery.kernel.errors import OrreryError
from orrery.processes import Failed, Worker
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
    if not workers:
        for task in tasks:
            try:
                yield play(setting, task)
            except Exception as error:
                raise failure(setting, task, f"{type(error).__name__}: {error}") from error
        return
    waiting = iter(tasks)
    busy: dict[object, tuple[Worker[Question, Result], Task]] = {}
    try:
        for _, task in zip(range(workers), waiting, strict=False):
            worker = Worker(answer)
            busy[worker.pipe] = worker, task
            worker.ask((setting, task))
        while busy:
            for pipe in wait([worker.pipe for worker, _ in busy.values()]):
                worker, task = busy[pipe]
                try:
                    result = worker.answer()
                    following = next(waiting, None)
                    if following is None:
                        del busy[pipe]
                        worker.end()
                    else:
                        busy[pipe] = worker, following
                        worker.ask((setting, following))
                except Failed as why:
                    raise failure(setting, task, str(why)) from None
                yield result
    finally:
        for worker, _ in busy.values():
            worker.end()


def failure(setting: Setting, task: Task, why: str) -> OrreryError:
    """What is said when a game cannot be played to its end."""
    return OrreryError(
        f"the game {task.hero} against {task.rival}, side {task.side}, block {task.block}, seed {setting.seed} "
        f"of {setting.game} failed: {why}"
    )
