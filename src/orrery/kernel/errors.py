"""The errors a caller can meet. Each sentence says what is wrong, where, and how to fix it."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.kernel.presentation import PRESENTATION


class OrreryError(Exception):
    """Anything this package refuses to do."""


class IllegalAction(OrreryError):
    """The rules do not allow this now; the state is untouched."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{reason} [{rule}]" if rule else reason)
        self.reason = reason
        self.rule = rule


class Forbidden(IllegalAction):
    """A rule of the game does not allow this: `why` is the message that says so, with its arguments."""

    def __init__(self, why: str, rule: str = "", about: Mapping[str, object] | None = None) -> None:
        self.why = why
        self.about: dict[str, object] = dict(about) if about is not None else {}
        super().__init__(PRESENTATION.say(why, self.about), rule)


class BadAction(IllegalAction):
    """This is no action of the game's vocabulary at all."""


class BadOptions(OrreryError):
    """A game cannot be set up like this."""


class BadDump(OrreryError):
    """This is no position of the game."""


class BadRecord(OrreryError):
    """This is no record of a game, or it was damaged."""


class Hidden(OrreryError):
    """The answer depends on something this viewer may not know."""


class BadContent(OrreryError):
    """A content file does not describe a playable game."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place or 'top level'}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason
