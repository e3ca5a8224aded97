"""Why a table refuses something."""

from __future__ import annotations

from typing import NamedTuple

from orrery.kernel.errors import BadContent, Forbidden, IllegalAction, OrreryError


class Reason(NamedTuple):
    """A game's own reason as a message with arguments, for the reader's language."""

    id: str
    args: dict[str, object]


class Refused(OrreryError):
    """A command that cannot be carried out: a code for programs, a sentence for people, a rule where there is one."""

    def __init__(self, code: str, message: str, rule: str = "", why: Reason | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.why = why
        """The game's own reason, where it has one."""


class BadList(Refused):
    """A card list that cannot be played with, and all that is wrong with it."""

    def __init__(self, complaints: list[BadContent]) -> None:
        first = complaints[0]
        super().__init__("bad-content", f"{first.place or 'top level'}: {first.reason}")
        self.complaints = complaints


def illegal(error: IllegalAction) -> Refused:
    """What the rules say against a choice, as a message for the reader's own language too."""
    if isinstance(error, Forbidden):
        return Refused("illegal", error.reason, error.rule, Reason(error.why, error.about))
    return Refused("illegal", error.reason, error.rule)


def not_in_this_lesson() -> Refused:
    """What a guided game says to a choice that the rules allow and its lesson is not about."""
    return Refused("lesson", "that is allowed, but this lesson shows something else", why=Reason("guide-not-now", {}))
