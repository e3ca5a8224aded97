"""Requests that were carried out, so that a repeat changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from orrery.table.entry import Chose, ChoseSeveral, Entry

REQUESTS_KEPT = 200
"""How many requests of a guest are remembered."""
WATCHERS_KEPT = 100
"""Of how many guests who do not sit at the table."""


class Done(NamedTuple):
    """How a request was carried out: how many entries its guest then knew of, and how many choices it made."""

    number: int
    choices: int


class Requests:
    """For each guest the ids of the last requests and how they were carried out."""

    def __init__(self) -> None:
        self.answers: dict[str, dict[str, Done]] = {}

    def answer_to(self, guest: str, request: str) -> Done | None:
        """How a request was carried out, if it was."""
        return self.answers.get(guest, {}).get(request)

    def remember(self, guest: str, request: str, done: Done, seat_of: Callable[[str], int | None]) -> None:
        """Note that a request was carried out; what is forgotten for it follows from what its guest did alone."""
        known = self.answers.setdefault(guest, {})
        known[request] = done
        if len(known) > REQUESTS_KEPT:
            del known[next(iter(known))]
        watching = [each for each in self.answers if seat_of(each) is None]
        if len(watching) > WATCHERS_KEPT:
            del self.answers[watching[0]]


def choices_in(entry: Entry) -> int:
    """How many choices of a seat an entry holds."""
    if isinstance(entry, ChoseSeveral):
        return len(entry.actions)
    return 1 if isinstance(entry, Chose) else 0
