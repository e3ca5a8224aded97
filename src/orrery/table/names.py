"""Names people give themselves: fit to show, and at one table never to be mistaken for another's."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from orrery.table.errors import Refused

LONGEST_NAME = 30
MOST_MARKS = 2
"""How many combining marks a letter may carry."""
_BLANK = "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that count as printable and show nothing."""
_BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Characters that turn the direction of what stands around them."""

BOT_NAMES = ("Vega", "Rigel", "Mira", "Altair", "Deneb", "Spica", "Capella", "Antares")

_LOOK_ALIKES = {
    "a": "аαɑᴀ",
    "b": "вьƅʙβ",
    "c": "сϲᴄ",
    "d": "ԁɗ",
    "e": "еєεҽᴇ",
    "f": "ғƒ",
    "g": "ɡցԍ",
    "h": "һнհʜη",
    "k": "кκᴋ",
    "l": "1|iіιıӏǀјjւլ",
    "m": "мᴍ",
    "n": "ոпռɴ",
    "o": "0оοօσөᴏ",
    "p": "рρᴘ",
    "q": "ԛզ",
    "r": "гʀᴦ",
    "s": "ѕꜱ5$",
    "t": "тτᴛ",
    "u": "υսʋᴜц",
    "v": "ѵνᴠ",
    "w": "шщѡԝωᴡ",
    "x": "хχ×",
    "y": "уγүʏ",
    "z": "ᴢ",
    "3": "зэӡ",
    "6": "б",
}
_LETTERS = {ord(like): letter for letter, likes in _LOOK_ALIKES.items() for like in likes}
_PAIRS = (("rn", "m"), ("vv", "w"))


def clean_name(name: object) -> str:
    """A name fit to show: one line of visible characters, not too long."""
    if not isinstance(name, str):
        raise Refused("bad-name", "a name is a text")
    shown = "".join(" " if not c.isprintable() or c in _BLANK or _is_selector(c) else c for c in _without_towers(name))
    tidy = " ".join(unicodedata.normalize("NFC", shown).split())[:LONGEST_NAME].rstrip()
    if not any(unicodedata.category(c)[0] in "LNPS" for c in tidy):
        raise Refused("bad-name", "a name needs at least one visible character")
    return tidy


def clean_text(text: str) -> str:
    """What somebody says, in one line and without characters that would disturb what stands around it."""
    plain = "".join(" " if unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") else c for c in _without_towers(text))
    return "".join(c for c in plain if c not in _BIDI).strip()


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if it could be mistaken for one of the others."""
    taken = {skeleton(other) for other in others if other}
    found, count = name, 1
    while skeleton(found) in taken:
        count += 1
        found = f"{name[: LONGEST_NAME - len(str(count)) - 1].rstrip()} {count}"
    return found


def skeleton(name: str) -> str:
    """What is left of a name when letters that look alike are the same: names that look alike have one skeleton."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(c for c in unicodedata.normalize("NFKD", plain) if c.isalnum() or c in "|$×").translate(_LETTERS)
    for pair, letter in _PAIRS:
        letters = letters.replace(pair, letter)
    return letters or "".join(plain.split())


def _is_selector(character: str) -> bool:
    """Whether a character only selects how the one before it looks."""
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"


def _without_towers(text: str) -> str:
    """A text in which no letter carries a tower of combining marks."""
    out: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            out.append(character)
    return "".join(out)


def bot_name(place: int, others: Iterable[str] = ()) -> str:
    """The name of a bot at a seat, distinct from the other names at the table."""
    return distinct_name(BOT_NAMES[place % len(BOT_NAMES)], others)
