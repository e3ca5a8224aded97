"""Content files: cards and boards as JSON, replaceable in whole or in part, with errors that name the place."""

from __future__ import annotations

import difflib
import hashlib
import json
import math
from collections.abc import Sequence
from pathlib import Path

from orrery.kernel.errors import BadContent

PROVENANCES = ("rulebook", "public", "deduced", "reconstructed")
DEEPEST = 24
"""How many objects and lists may stand within each other."""
MOST_NUMBER = 2**53
"""Beyond this a browser no longer reads the number that was written."""


def read_json(path: Path) -> dict[str, object]:
    """Read a content file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadContent(str(path), "", f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadContent(str(path), "", "is not UTF-8 text") from None
    except ValueError:  # a path with a NUL in it
        raise BadContent(str(path), "", "cannot be read: no such file") from None
    return read_text(text, str(path))


def read_text(text: str, file: str) -> dict[str, object]:
    """Read the text of a content file, refusing what one reader of JSON would take otherwise than another."""
    try:
        data: object = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_members, parse_constant=_constant)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadContent(file, place, f"is not JSON: {error.msg}") from None
    except RecursionError:
        raise BadContent(file, "", f"is nested too deeply; at most {DEEPEST} levels") from None
    except ValueError as error:
        raise BadContent(file, "", f"is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadContent(file, "", "expected an object")
    _plain(Place(file, "", data), 1)
    return data


def _members(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out = dict(pairs)
    if len(out) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"an object has the member {twice!r} twice")
    return out


def _constant(name: str) -> object:
    raise ValueError(f"{name} is no number of JSON")


def _plain(place: Place, depth: int) -> None:
    """Every value within bounds that every reader of JSON keeps to."""
    value = place.value
    if depth > DEEPEST:
        raise place.error(f"is nested too deeply; at most {DEEPEST} levels")
    if isinstance(value, dict):
        for key in value:
            _plain(Place(place.file, place.path, key), depth)
            _plain(place.at(key), depth + 1)
    elif isinstance(value, list):
        for item in place.items():
            _plain(item, depth + 1)
    elif isinstance(value, str) and not _is_text(value):
        raise place.error("holds half a character (a lone surrogate)")
    elif isinstance(value, int) and abs(value) > MOST_NUMBER:
        raise place.error("is too large a number")
    elif isinstance(value, float) and not math.isfinite(value):
        raise place.error("is too large a number")


def _is_text(value: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in value)


def _id_of(item: object) -> str | None:
    name = item.get("id") if isinstance(item, dict) else None
    return name if isinstance(name, str) else None


def merge(base: object, change: object) -> object:
    """Lay a user's file over the shipped one: objects by key, lists of things with an id by id, all else replaced.

    A list that names all things of the shipped one gives their order too.
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
        order = [_id_of(item) for item in change]
        if sorted(map(str, order)) == sorted(str(_id_of(item)) for item in merged):
            merged.sort(key=lambda item: order.index(_id_of(item)))
        return merged
    return change


def shipped_or_changed(shipped: Path, path: str | None) -> tuple[str, dict[str, object]]:
    """The shipped content, a user's file laid over it where one is given, and the name of the file to complain of."""
    data = read_json(shipped)
    if path is None:
        return shipped.name, data
    merged = merge(data, read_json(Path(path)))
    assert isinstance(merged, dict)
    return path, merged


def differences(base: object, other: object) -> int:
    """How many values of two contents differ; whatever stands on one side only counts by its values."""
    if isinstance(base, dict) and isinstance(other, dict):
        keys = [*base, *(key for key in other if key not in base)]
        return sum(differences(base.get(key, _ABSENT), other.get(key, _ABSENT)) for key in keys)
    if isinstance(base, list) and isinstance(other, list):
        room = max(len(base), len(other))
        pairs = zip(_padded(base, room), _padded(other, room), strict=True)
        return sum(differences(one, two) for one, two in pairs)
    if type(base) is type(other) and base == other:
        return 0
    return max(_size(base), _size(other), 1)


_ABSENT = object()


def _padded(items: list[object], room: int) -> list[object]:
    return items + [_ABSENT] * (room - len(items))


def _size(data: object) -> int:
    if isinstance(data, dict):
        return sum(_size(value) for value in data.values())
    if isinstance(data, list):
        return sum(_size(value) for value in data)
    return 0 if data is _ABSENT else 1


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

    def takes_only(self, known: list[str]) -> None:
        """An object has no members but those known."""
        if not isinstance(self.value, dict):
            raise self.error(f"expected an object, found {self.value!r}")
        for key in self.value:
            if key not in known:
                raise self.error(f"takes no {key!r}; it takes {', '.join(known) or 'nothing'}")

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

    def prints(self, numbers: dict[str, int]) -> None:
        """Members of an object that the rulebook prints, which no file may change."""
        for key, value in numbers.items():
            self.at(key).exactly(value)

    def text(self) -> str:
        """A text that is not empty."""
        value = self.value
        if not isinstance(value, str) or not value:
            raise self.error(f"expected a text, found {value!r}")
        return value

    def one_of(self, names: Sequence[str]) -> int:
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

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.error(f"expected true or false, found {self.value!r}")
        return self.value

    def provenance(self) -> str:
        """Where a datum comes from: a text that uses at least one of the four words."""
        where = self.at("provenance")
        text = where.text()
        if not any(word in text for word in PROVENANCES):
            raise where.error(f"says none of {', '.join(PROVENANCES)}")
        return text


LANGUAGES = ("en", "fr", "ru", "uk")
_WORDS = ("name", "text")


def only_known(place: Place, shipped: list[object]) -> None:
    """A changed file has no members that the shipped things of the same kind lack: a misspelt one would change nothing.

    `shipped` is what stands in the shipped file at this place, or in the same place of every sibling. Parameters of
    abilities are left to who knows the ability; words may be given in every language.
    """
    if isinstance(place.value, list):
        inner = [item for each in shipped if isinstance(each, list) for item in each]
        for item in place.items():
            only_known(item, inner)
    if not isinstance(place.value, dict):
        return
    objects = [each for each in shipped if isinstance(each, dict)]
    known = sorted({key for each in objects for key in each})
    for key in place.value:
        if not objects or key == "params" or _is_translation(key, known):
            continue
        if key not in known:
            near = difflib.get_close_matches(key, known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(known)}"
            raise BadContent(place.file, f"{place.path}.{key}" if place.path else key, f"is not known here; {hint}")
        only_known(place.at(key), [each[key] for each in objects if key in each])


def _is_translation(key: str, known: list[str]) -> bool:
    """Whether a member gives the words of another language, where the shipped file gives those of some."""
    if key in LANGUAGES:
        return any(each in LANGUAGES for each in known)
    word, _, language = key.rpartition("_")
    return language in LANGUAGES and word in _WORDS and any(each.startswith(f"{word}_") for each in known)


def unique_ids(places: list[Place]) -> list[str]:
    """The ids of a list of things, each once."""
    names: list[str] = []
    for place in places:
        name = place.at("id").text()
        if name in names:
            raise place.error(f"the id {name!r} stands twice")
        names.append(name)
    return names


def in_order(places: list[Place], names: Sequence[str], what: str, key: str = "id") -> None:
    """Things keep their names and order, for positions and records know them by number."""
    for place, name in zip(places, names, strict=True):
        if place.at(key).text() != name:
            raise place.at(key).error(f"expected {name!r}; {what} keep their order")


class ContentFile:
    """The content of one file: its data and fingerprint. A game adds what it makes of it."""

    def __init__(self, file: str, data: dict[str, object]) -> None:
        self.file = file
        self.data = data
        self.hash = content_hash(data)
        self.root = Place(file, "", data)
        self.root.at("meta").provenance()
