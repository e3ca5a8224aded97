"""Put the signs of each language into its texts: apostrophes, narrow and no-break spaces, dashes between numbers.

    python tools/typeset.py

The messages of src/orrery/locale and the pages of docs/rules are written anew where something changes; tests/locale
hold them to it. No space of what is typed at the terminal is changed.
"""

from __future__ import annotations

import re
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
LOCALE = HOME / "src" / "orrery" / "locale"
RULES = HOME / "docs" / "rules"
NARROW = "\u202f"
NO_BREAK = "\u00a0"
NUMBERS = (
    "by|cells|chance|count|distance|hand|hatches|hunt|left|points|rescue|space|spaces|spent|steps|turns|will|worth"
)
TYPED = re.compile(r"^(?:terminal|[a-z]+-(?:do|ask|help|typed|star|place|cell|table))-|^list-")
"""Messages of the terminal, whose words are compared with what is typed, and names that occur in them."""
_ENTRY = re.compile(r"^(?P<id>[a-z][A-Za-z0-9_-]*) *=.*(?:\n(?:[ \t]+\S.*|\}))*", re.MULTILINE)
_RANGE = re.compile(r"(?<![\w.`-])(\d+)-(\d+)(?![\w.`-])")
_CODE = re.compile(r"(`[^`]*`)")


def messages(text: str, language: str) -> str:
    """A file of messages, set."""
    return _ENTRY.sub(lambda found: message(found["id"], found[0], language), text)


def message(name: str, text: str, language: str) -> str:
    """A message with its forms, set."""
    text = text.replace(" …", "…")
    if language in ("en", "uk", "fr"):
        text = re.sub(r"(?<=\w)'(?=\w)|(?<=s)'(?= \w)", "’", text)
    if language == "fr":
        text = re.sub(r"(?<=[\w}»).’…]) (?=[;:!?»])", NARROW, text).replace("« ", "«" + NARROW)
    if language in ("ru", "uk") and not TYPED.match(name):
        text = text.replace(" —", NO_BREAK + "—")
        text = re.sub(rf"(\{{ \$(?:{NUMBERS}) \}}) (?=[^\W\d_])", rf"\1{NO_BREAK}", text)
        text = re.sub(r"(?<![\w$-])(\d+) (?=[а-яіїєґ])", rf"\1{NO_BREAK}", text)
    return text


def page(text: str) -> str:
    """A page of rules, set: a dash between two numbers, outside of code."""
    parts = _CODE.split(text)
    return "".join(part if n % 2 else _RANGE.sub(r"\1–\2", part) for n, part in enumerate(parts))


def main() -> None:
    """Write what is not set."""
    texts = [(path, messages(_read(path), path.parent.name)) for path in sorted(LOCALE.glob("*/*.ftl"))]
    texts += [(path, page(_read(path))) for path in sorted(RULES.rglob("*.md"))]
    for path, text in texts:
        if text != _read(path):
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(HOME))


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


if __name__ == "__main__":
    main()
