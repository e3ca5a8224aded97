"""Why a table refuses something."""

from __future__ import annotations

from orrery.kernel.errors import OrreryError


class Refused(OrreryError):
    """A command that cannot be carried out: a code for programs, a sentence for people, a rule where there is one."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
