"""Content files: cards and boards as JSON, replaceable in whole or in part, with errors that name the place."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from orrery.kernel.errors import BadContent

PROVENANCES = ("rulebook", "public", "deduced", "reconstructed")


def read_json(path: Path) -> dict[str, object]:
    """Read a content file."""
    try:
        data: object = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(str(path), "", f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadContent(str(path), "", "is not UTF-8 text") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadContent(str(path), place, f"is not JSON: {error.msg}") from None
    if not isinstance(data, dict):
        raise BadContent(str(path), "", "expected an object")
    return data


def _id_of(item: object) -> object:
    return item.get("id") if isinstance(item, dict) else None


def merge(base: object, change: object) -> object:
    """Lay a user's file over the shipped one: objects by key, lists of things with an id by id, all else replaced.

    Parameters (`params`) belong together, so they are replaced as a whole.
    """
    if isinstance(base, dict) and isinstance(change, dict):
        out = dict(base)
        for key, value in change.items():
            whole = key == "params" or key not in base
            out[key] = value if whole else merge(base[key], value)
        return out
    if (
        isinstance(base, list)
        and isinstance(change, list)
        and base
        and change
        and all(_id_of(item) is not None for item in base + change)
    ):
        merged = list(base)
        places = {_id_of(item): number for number, item in enumerate(base)}
        for item in change:
            number = places.get(_id_of(item))
            if number is None:
                merged.append(item)
            else:
                merged[number] = merge(base[number], item)
        return merged
    return change


def content_hash(data: object) -> str:
    """A fingerprint of content, so that a record can say what it was played with."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Place:
    """A value in a content file that knows where it stands, so that every complaint can say so."""

    def __init__(self, file: str, path: str, value: object) -> None:
        self.file = file
        self.path = path
        self.value = value

    def error(self, reason: str) -> BadContent:
        """A complaint about this place."""
        return BadContent(self.file, self.path, reason)

    def has(self, key: str) -> bool:
        """Tell whether an object has a member."""
        return isinstance(self.value, dict) and key in self.value

    def at(self, key: str) -> Place:
        """A member of an object."""
        if not isinstance(self.value, dict):
            raise self.error(f"expected an object, found {self.value!r}")
        if key not in self.value:
            raise self.error(f"{key!r} is missing")
        return Place(self.file, f"{self.path}.{key}" if self.path else key, self.value[key])

    def items(self, count: int | None = None) -> list[Place]:
        """The elements of a list."""
        if not isinstance(self.value, list):
            raise self.error(f"expected a list, found {self.value!r}")
        if count is not None and len(self.value) != count:
            raise self.error(f"expected {count} entries, found {len(self.value)}")
        places: list[Place] = []
        for number, item in enumerate(self.value):
            name = _id_of(item)
            step = f"{number}" if name is None else f"{number} ({name})"
            places.append(Place(self.file, f"{self.path}[{step}]", item))
        return places

    def number(self, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.value
        if type(value) is not int:
            raise self.error(f"expected a whole number, found {value!r}")
        if not low <= value <= high:
            raise self.error(f"{value} is not from {low} to {high}")
        return value

    def exactly(self, value: int) -> int:
        """A number the rulebook prints, which no file may change."""
        if self.number(-(10**6), 10**6) != value:
            raise self.error(f"the rulebook says {value}, which a content file may not change")
        return value

    def text(self) -> str:
        """A text that is not empty."""
        value = self.value
        if not isinstance(value, str) or not value:
            raise self.error(f"expected a text, found {value!r}")
        return value

    def one_of(self, names: list[str]) -> int:
        """Which of some names this is."""
        value = self.text()
        if value not in names:
            raise self.error(f"unknown name {value!r}; one of {', '.join(names)}")
        return names.index(value)

    def point(self) -> tuple[float, float]:
        """A pair of coordinates."""
        x, y = self.items(2)
        return x.real(), y.real()

    def real(self) -> float:
        """Any number."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.error(f"expected a number, found {value!r}")
        return float(value)

    def provenance(self) -> str:
        """Where a datum comes from: a text that uses at least one of the four words."""
        where = self.at("provenance")
        text = where.text()
        if not any(word in text for word in PROVENANCES):
            raise where.error(f"says none of {', '.join(PROVENANCES)}")
        return text
