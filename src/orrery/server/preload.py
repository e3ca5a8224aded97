"""What a page will ask for first, announced in its head, so that it comes beside the script and not after it."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from pathlib import Path

import msgspec

PARTS = "parts.json"
"""Which files each part of the client was built into; Vite writes it beside the client."""
CYRILLIC = {"ru", "uk"}
SOURCES = {
    "rules": ["src/pages/Rules.svelte"],
    "cards": ["src/pages/Cards.svelte", "src/lib/games/{game}/library.ts"],
    "about": ["src/pages/About.svelte"],
    "waiting": ["src/lib/shared/Waiting.svelte"],
    "table": ["src/lib/games/{game}/Board.svelte"],
    "replay": ["src/lib/games/{game}/Board.svelte", "src/lib/shared/ReplayBar.svelte"],
}
"""The parts of the client each kind of page shows, beyond the one that is always loaded."""
CATALOGS = {
    "rules": ["pages-{language}"],
    "cards": ["pages-{language}", "{game}-{language}"],
    "about": ["pages-{language}"],
    "table": ["{game}-{language}"],
    "replay": ["{game}-{language}"],
}
DATA = {
    "lobby": ["/api/games", "/api/lobby", "/api/my-tables", "/api/my-games"],
    "rules": ["/api/rules/{game}?language={language}"],
    "cards": ["/api/games/{game}/content"],
    "table": ["/api/tables/{table}/content"],
    "replay": ["/api/tables/{table}/content"],
}
FONTS = ["onest-{letters}-wght", "spectral-{letters}-600"]


class Part(msgspec.Struct):
    """A file of the client and what it needs beside it."""

    file: str
    css: list[str] = []
    imports: list[str] = []
    isEntry: bool = False


_parts = msgspec.json.Decoder(dict[str, Part])


def links(static: Path, kind: str, game: str, language: str, table: str = "") -> list[str]:
    """The links for a kind of page; none where the build did not say which files there are."""
    parts = static / PARTS
    if not parts.is_file():
        return []
    found = list(_links(parts, parts.stat().st_mtime_ns, kind, game, language))
    asked = [each.format(game=game, language=language, table=table) for each in DATA.get(kind, [])]
    return found + [_fetch(address) for address in asked]


@lru_cache(maxsize=256)
def _links(parts: Path, changed: int, kind: str, game: str, language: str) -> tuple[str, ...]:
    known = _parts.decode(parts.read_bytes())
    found = [_font(name) for name in _fonts(known, language)]
    wanted = [language, *(each.format(game=game, language=language) for each in CATALOGS.get(kind, []))]
    found += [_fetch(f"/{known[name].file}") for each in wanted if (name := _emitted(known, each, "ftl"))]
    always = _with_imports(known, [name for name, part in known.items() if part.isEntry])
    own = _with_imports(known, [each.format(game=game) for each in SOURCES.get(kind, [])])
    for name in own:
        if name not in always:
            found += [f'<link rel="stylesheet" crossorigin href="/{css}">' for css in known[name].css]
            found.append(f'<link rel="modulepreload" crossorigin href="/{known[name].file}">')
    return tuple(found)


def _with_imports(known: dict[str, Part], names: list[str]) -> list[str]:
    """Parts and all they import, each once, what is imported first."""
    found: list[str] = []
    for name in names:
        if name in known:
            found += [each for each in _with_imports(known, known[name].imports) if each not in found]
            found += [name] if name not in found else []
    return found


def _emitted(known: dict[str, Part], name: str, ending: str) -> str | None:
    """The part that is a file beside the script, by its name without the hash."""
    wanted = re.compile(rf"_{re.escape(name)}-[\w-]{{8}}\.{ending}")
    return next((each for each in known if wanted.fullmatch(each)), None)


def _fonts(known: dict[str, Part], language: str) -> list[str]:
    letters = ["latin", "cyrillic"] if language in CYRILLIC else ["latin"]
    wanted = [f"/{font.format(letters=each)}-normal.woff2" for font in FONTS for each in letters]
    return [part.file for ending in wanted for name, part in known.items() if name.endswith(ending)]


def _font(file: str) -> str:
    return f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{file}">'


def _fetch(address: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{escape(address)}">'
