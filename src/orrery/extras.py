"""Which extra of the package a command needs, said when it is missing."""

from __future__ import annotations

_PACKAGES = {"asyncpg": "postgres"}
"""Extras that are needed only with certain arguments, by the package that is missing."""

_COMMANDS = {"serve": "serve"}
"""Extras that commands need; all others are for the terminal."""


def missing_extra(command: str, error: ModuleNotFoundError) -> str:
    """Say which extra brings a package that a command did not find; a missing module of our own is raised again."""
    package = (error.name or "").partition(".")[0]
    if package in ("", "orrery"):
        raise error
    extra = _PACKAGES.get(package) or _COMMANDS.get(command, "play")
    return f"orrery {command} needs: pip install 'orrery[{extra}]' (there is no package {package!r} here)"
