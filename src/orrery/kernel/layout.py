"""What a position consists of: every field is declared once.

Its place in the array, its name and form in a dump, its first value, the check of its range and who may see it follow
from the declaration. A game lists its fields in `games/<game>/layout.py`; `tools/accessors.py` writes `fields.py`
beside it: a class with a property for each scalar and methods for each array, so that rules read `s.stock(seat, kind)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from orrery.kernel.arguments import choices_for, quoted
from orrery.kernel.arrays import Ints, ints
from orrery.kernel.errors import BadDump
from orrery.kernel.sentinels import NONE, OPEN, SPECTATOR, UNKNOWN

EVERYONE: Final = 0
OWNER: Final = 1
"""Only the seat that the first axis names may see the value."""
OWNER_UNTIL_END: Final = 2
"""Like OWNER while the game goes on; everyone sees it when the game is over."""
BY_RULE: Final = 3
"""The game's own `hide` decides; the value may be UNKNOWN."""

Names = Sequence[str] | str
"""Names listed here, or the attribute of the game's content that lists them."""

UNKNOWN_TEXT: Final = "?"

_WRITTEN_UNKNOWN: Final = -1
_WRITTEN_NONE: Final = -2
_WRITTEN_SPECTATOR: Final = -1
_WRITTEN_OPEN: Final = -2
# How dumps and hashes write the sentinels. They are older than the distinct values and stay, so that dumps and records
# made with any release can be read.


class Axis:
    """One dimension of an array: what it counts, how many there are, and their names."""

    def __init__(self, name: str, size: int, names: Names = ()) -> None:
        self.name = name
        self.size = size
        self.names = names


class Field:
    """A value of a position, or an array of them with one or two axes."""

    def __init__(
        self,
        name: str,
        about: str,
        axes: Sequence[Axis],
        low: int,
        high: int,
        start: int,
        optional: bool,
        names: Names,
        members: Names,
        seen_by: int,
        plural: str,
    ) -> None:
        self.name = name
        self.about = about
        self.axes: list[Axis] = list(axes)
        self.low = low
        self.high = high
        self.start = start
        self.optional = optional
        """Whether the value may be NONE."""
        self.names = names
        """What the values are called."""
        self.members = members
        """What the bits are called, where the value is a set."""
        self.seen_by = seen_by
        self.plural = plural or name
        """The name in dumps."""
        self.offset = 0
        self.length = 1
        for axis in self.axes:
            self.length *= axis.size

    def row(self) -> int:
        """How many values each entry of the first axis has."""
        return self.length // self.axes[0].size

    def accepts(self, value: int) -> bool:
        """Whether the field can have a value."""
        if value == NONE:
            return self.optional
        if value == UNKNOWN:
            return self.seen_by != EVERYONE
        return self.low <= value <= self.high

    def written(self, value: int) -> int:
        """The int that stands for a value in dumps and hashes."""
        if value == UNKNOWN and self.seen_by != EVERYONE:
            return _WRITTEN_UNKNOWN
        if value == NONE and self.optional:
            return _WRITTEN_NONE
        return value

    def from_written(self, number: int) -> int:
        """The value that an int of a dump stands for."""
        if number == _WRITTEN_UNKNOWN and self.seen_by != EVERYONE:
            return UNKNOWN
        if number == _WRITTEN_NONE and self.optional:
            return NONE
        return number


class ViewerField(Field):
    """Who looks at the position: a seat, SPECTATOR or OPEN."""

    def accepts(self, value: int) -> bool:
        """Any seat and both sentinels."""
        return value in (OPEN, SPECTATOR) or self.low <= value <= self.high

    def written(self, value: int) -> int:
        """The int that stands for a viewer in dumps and hashes."""
        return _WRITTEN_OPEN if value == OPEN else _WRITTEN_SPECTATOR if value == SPECTATOR else value

    def from_written(self, number: int) -> int:
        """The viewer that an int of a dump stands for."""
        return OPEN if number == _WRITTEN_OPEN else SPECTATOR if number == _WRITTEN_SPECTATOR else number


def scalar(
    name: str,
    about: str,
    low: int,
    high: int,
    start: int | None = None,
    names: Names = (),
    members: Names = (),
    optional: bool = False,
    seen_by: int = EVERYONE,
    plural: str = "",
) -> Field:
    """Declare a single value. One that may be NONE begins so, another at 0."""
    first = start if start is not None else NONE if optional else 0
    return Field(name, about, [], low, high, first, optional, names, members, seen_by, plural)


def array(
    name: str,
    about: str,
    axes: Sequence[Axis],
    low: int,
    high: int,
    start: int | None = None,
    names: Names = (),
    members: Names = (),
    optional: bool = False,
    seen_by: int = EVERYONE,
    plural: str = "",
) -> Field:
    """Declare values with one or two axes; what a seat has is declared with the seat first."""
    first = start if start is not None else NONE if optional else 0
    return Field(name, about, axes, low, high, first, optional, names, members, seen_by, plural)


def flag(name: str, about: str) -> Field:
    """Declare a 0 or 1."""
    return scalar(name, about, 0, 1)


def place(first: int, fields: list[Field]) -> int:
    """Give every field its offset, one behind another from `first`; return the size of the array."""
    for field in fields:
        field.offset = first
        first += field.length
    return first


def offset(fields: list[Field], name: str) -> int:
    """Where a field begins in the array."""
    for field in fields:
        if field.name == name:
            return field.offset
    raise KeyError(name)


class Packing:
    """How the words along an axis hold a set of named things, each several times: for texts and for tests."""

    def pack(self, counts: Mapping[str, int], size: int) -> list[int]:
        """The words that hold so many of each name; BadDump if there is no such name, or no room for so many."""
        raise NotImplementedError

    def unpack(self, words: list[int]) -> dict[str, int]:
        """How many of each name the words hold."""
        raise NotImplementedError


class Layout:
    """All fields of a game's positions, one after another without gaps, with the names that a content gives."""

    def __init__(
        self, fields: Sequence[Field], content: object = None, packings: Mapping[str, Packing] | None = None
    ) -> None:
        self.fields: list[Field] = list(fields)
        self.content = content
        self.packings: dict[str, Packing] = dict(packings) if packings is not None else {}
        """How the words of an axis are read, by the name of the axis."""
        self._fields: dict[str, Field] = {}
        end = 0
        for field in self.fields:
            if field.offset != end:
                raise AssertionError(f"field {field.name} starts at {field.offset}, not {end}")
            end += field.length
            self._fields.setdefault(field.name, field)
            self._fields.setdefault(field.plural, field)
        self.size = end
        self.owned: list[Field] = [field for field in self.fields if field.seen_by in (OWNER, OWNER_UNTIL_END)]
        """The fields of which each seat sees its own part."""
        self._names: dict[str, list[str]] = {field.name: self.names(field.names) for field in self.fields}

    def names(self, names: Names) -> list[str]:
        """Look names up in the content where they are its attribute, such as `tables.kind_ids`."""
        if not isinstance(names, str):
            return list(names)
        found = self.content
        for part in names.split("."):
            found = getattr(found, part)
        if not isinstance(found, (list, tuple)):
            raise AssertionError(f"{names} are no names")
        return [str(name) for name in found]

    def field(self, name: str) -> Field:
        """The field of a name, as rules or as dumps call it."""
        return self._fields[name]

    def first_values(self) -> Ints:
        """The array of a game that has not begun."""
        values = [0] * self.size
        for field in self.fields:
            for spot in range(field.offset, field.offset + field.length):
                values[spot] = field.start
        return ints(values)

    def written(self, values: list[int]) -> list[int]:
        """The ints of a position as dumps and hashes write them."""
        out: list[int] = []
        for field in self.fields:
            for spot in range(field.offset, field.offset + field.length):
                out.append(field.written(values[spot]))
        return out

    def write(self, values: list[int]) -> dict[str, object]:
        """The ints of a position by name: a value with a name by it, NONE as null, UNKNOWN as "?"."""
        out: dict[str, object] = {}
        for field in self.fields:
            names = self._names[field.name]
            written: list[object] = []
            for spot in range(field.offset, field.offset + field.length):
                value = values[spot]
                if not names:
                    written.append(field.written(value))
                elif value >= 0:
                    written.append(names[value])
                else:
                    written.append(UNKNOWN_TEXT if value == UNKNOWN else None)
            out[field.plural] = written[0] if field.length == 1 else written
        return out

    def read(self, named: object) -> list[int]:
        """The ints of a position from their named form, each checked."""
        if not isinstance(named, dict):
            raise BadDump(f"at: expected an object with the fields of a position, found {quoted(named)}")
        out: list[int] = []
        for field in self.fields:
            if field.plural not in named:
                raise BadDump(f"at.{field.plural}: missing")
            values = [named[field.plural]] if field.length == 1 else named[field.plural]
            if not isinstance(values, list) or len(values) != field.length:
                raise BadDump(f"at.{field.plural}: expected a list of {field.length} values")
            for i, value in enumerate(values):
                out.append(self._read_value(field, value, f"at.{field.plural}[{i}]"))
        known = {field.plural for field in self.fields}
        for name in named:
            if name not in known:
                raise BadDump(f"at.{name}: no such field")
        return out

    def _read_value(self, field: Field, value: object, where: str) -> int:
        names = self._names[field.name]
        if names and value is None:
            number = NONE
        elif names and value == UNKNOWN_TEXT:
            number = UNKNOWN
        elif names and isinstance(value, str):
            if value not in names:
                raise BadDump(f"{where}: unknown name {quoted(value)}; {choices_for(value, names)}")
            number = names.index(value)
        elif not names and isinstance(value, int) and not isinstance(value, bool):
            number = field.from_written(value)
        else:
            kind = "a name, null or '?'" if names else "a whole number"
            raise BadDump(f"{where}: expected {kind}, found {quoted(value)}")
        if not field.accepts(number):
            extras = [text for text, code in (("null", NONE), ("'?'", UNKNOWN)) if names and field.accepts(code)]
            allowed = " or ".join([f"from {field.low} to {field.high}", *extras])
            raise BadDump(f"{where}: {quoted(value)} is not {allowed}")
        return number
