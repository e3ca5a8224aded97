"""The numbered rules, read from the pages shipped with the package."""

from __future__ import annotations

import re
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_PLACES = (_PACKAGE / "rules", _PACKAGE.parents[1] / "docs" / "rules")
"""In an installed package, and in a checkout of the source."""


def rules_page(game: str) -> str | None:
    """The page of a game's rules, if it is there."""
    for place in _PLACES:
        path = place / f"{game}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return None


def rule_text(page: str, number: str) -> str | None:
    """One numbered statement of a page."""
    found = re.search(rf"^- \*\*{re.escape(number)}\*\* (.+)$", page, re.MULTILINE | re.IGNORECASE)
    return None if found is None else found.group(1).replace("**", "")
