"""Why a table refuses something."""

from __future__ import annotations

from orrery.kernel.errors import BadContent, OrreryError


class Refused(OrreryError):
    """A command that cannot be carried out: a code for programs, a sentence for people, a rule where there is one."""

    def __init__(self, code: str, message: str, rule: str = "", why: dict[str, object] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.why = why
        """The game's own reason as a message with arguments, for the reader's language."""

    def to_json(self) -> dict[str, object]:
        """As it is sent."""
        out: dict[str, object] = {"code": self.code, "message": self.message}
        if self.rule:
            out["rule"] = self.rule
        if self.why is not None:
            out["why"] = self.why
        return out


class BadList(Refused):
    """A card list that cannot be played with, and all that is wrong with it."""

    def __init__(self, complaints: list[BadContent]) -> None:
        first = complaints[0]
        super().__init__("bad-content", f"{first.place or 'top level'}: {first.reason}")
        self.complaints = [{"place": each.place, "reason": each.reason} for each in complaints]
