"""A process that answers one question after another, and can be ended while it thinks."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar, cast

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Failed(Exception):
    """A question was answered by an error, which the message names."""


class Died(Failed):
    """The process died before it answered."""

    def __init__(self) -> None:
        super().__init__("its process died")


class Unanswered(Failed):
    """One of several questions was answered by an error."""

    def __init__(self, question: object, why: str) -> None:
        super().__init__(why)
        self.question = question


class Worker(Generic[Question, Answer]):
    """A process in which a function runs, for one question at a time."""

    def __init__(self, function: Callable[[Question], Answer]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, function), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, question: Question) -> None:
        """Put a question; `answer` waits for what comes of it."""
        try:
            self.pipe.send(question)
        except OSError:
            raise Died from None

    def ready(self, seconds: float | None = None) -> bool:
        """Wait so long for the answer (None: for ever), and say whether there is one, if only that it died."""
        try:
            return self.pipe.poll(seconds)
        except OSError:
            return True

    def answer(self) -> Answer:
        """Wait for the answer to the last question; Failed if there is none."""
        try:
            error, answer = self.pipe.recv()
        except (EOFError, OSError):
            raise Died from None
        if error:
            raise Failed(error)
        return cast(Answer, answer)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def spread(
    function: Callable[[Question], Answer], questions: Iterable[Question], workers: int
) -> Iterator[tuple[Question, Answer]]:
    """Answer questions in so many processes (0: in this one), and give each answer as it comes.

    `Unanswered` names the question that failed. Whoever stops asking ends what is under way.
    """
    waiting = iter(questions)
    if not workers:
        for question in waiting:
            try:
                yield question, function(question)
            except Exception as error:
                raise Unanswered(question, f"{type(error).__name__}: {error}") from error
        return
    busy: dict[object, tuple[Worker[Question, Answer], Question]] = {}
    try:
        for _, question in zip(range(workers), waiting, strict=False):
            worker = Worker(function)
            busy[worker.pipe] = worker, question
            worker.ask(question)
        while busy:
            for pipe in wait([worker.pipe for worker, _ in busy.values()]):
                worker, question = busy[pipe]
                try:
                    answer = worker.answer()
                    following = next(waiting, None)
                    if following is None:
                        del busy[pipe]
                        worker.end()
                    else:
                        busy[pipe] = worker, following
                        worker.ask(following)
                except Failed as why:
                    raise Unanswered(question, str(why)) from None
                yield question, answer
    finally:
        for worker, _ in busy.values():
            worker.end()


def _serve(pipe: Connection, function: Callable[[object], object]) -> None:
    """Run in the process: answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with_parent()
    while True:
        try:
            question = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = "", function(question)
        except Exception as error:
            answer = f"{type(error).__name__}: {error}", None
        try:
            pipe.send(answer)
        except OSError:
            return


def _end_with_parent() -> None:
    """End this process as soon as the one that started it is gone, even if it was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_after, args=(parent,), name="parent's end", daemon=True).start()


def _exit_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
