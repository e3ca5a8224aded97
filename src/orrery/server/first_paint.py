"""The one inline script of a page: it loads the client once the cover is painted."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable

SCRIPT = (
    "{const load=()=>{const later=document.getElementById('later');"
    "later&&(later.remove(),document.head.append(later.content))};"
    "setTimeout(load,300);requestAnimationFrame(()=>setTimeout(load))}"
)
"""A page in the background is not painted, so it loads the client after a moment anyway."""
HASH = f"'sha256-{base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()}'"
"""By which the content security policy lets it run."""


def loading(tags: Iterable[str]) -> str:
    """What the end of a page needs so that these tags come into its head once the page is painted."""
    return f'<template id="later">{"".join(tags)}</template>\n    <script data-first-paint>{SCRIPT}</script>'
