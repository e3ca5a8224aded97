"""The errors a caller can meet. Each sentence says what is wrong, where, and how to mend it."""

from __future__ import annotations

from collections.abc import Callable, Mapping


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

    in_words: Callable[[str, Mapping[str, object]], str] = staticmethod(lambda why, about: f"{why} {dict(about)}")
    """Puts a message into words for who reads the error itself; the package gives its English texts."""

    def __init__(self, why: str, rule: str = "", about: Mapping[str, object] | None = None) -> None:
        self.why = why
        self.about: dict[str, object] = dict(about) if about is not None else {}
        super().__init__(Forbidden.in_words(why, self.about), rule)


class BadAction(OrreryError):
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
