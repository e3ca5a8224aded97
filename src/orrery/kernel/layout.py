"""Names for the ints of a state, so that a position can be dumped, read back and checked by name."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.kernel.errors import BadDump

UNKNOWN_TEXT = "?"


class Field:
    """A run of ints in a state: its name, where it stands, how many, what values it may have.

    A field with `names` is written by name: value v is `names[v]`, NONE is null and UNKNOWN is "?".
    """

    def __init__(
        self,
        name: str,
        offset: int,
        length: int,
        low: int,
        high: int,
        names: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.offset = offset
        self.length = length
        self.low = low
        self.high = high
        self.names: list[str] = list(names)

    def write(self, value: int) -> object:
        """Give the JSON form of one value."""
        if not self.names:
            return value
        if value >= 0:
            return self.names[value]
        return UNKNOWN_TEXT if value == -1 else None

    def read(self, value: object, place: str) -> int:
        """Take one value from its JSON form."""
        if self.names and value is None:
            number = -2
        elif self.names and value == UNKNOWN_TEXT:
            number = -1
        elif self.names and isinstance(value, str):
            if value not in self.names:
                raise BadDump(f"{place}: unknown name {value!r}; one of {', '.join(self.names)}")
            number = self.names.index(value)
        elif not self.names and isinstance(value, int) and not isinstance(value, bool):
            number = value
        else:
            kind = "a name, null or '?'" if self.names else "a whole number"
            raise BadDump(f"{place}: expected {kind}, found {value!r}")
        if not self.low <= number <= self.high:
            raise BadDump(f"{place}: {value!r} is not from {self.low} to {self.high}")
        return number


class Layout:
    """All fields of a game's state, one after another without gaps."""

    def __init__(self, fields: list[Field]) -> None:
        end = 0
        for field in fields:
            if field.offset != end:
                raise AssertionError(f"field {field.name} starts at {field.offset}, not {end}")
            end += field.length
        self.fields = fields
        self.size = end

    def write(self, at: list[int]) -> dict[str, object]:
        """Give the ints of a state by name."""
        out: dict[str, object] = {}
        for field in self.fields:
            values = [field.write(at[field.offset + i]) for i in range(field.length)]
            out[field.name] = values[0] if field.length == 1 else values
        return out

    def read(self, named: object) -> list[int]:
        """Take the ints of a state from their named form, checking each."""
        if not isinstance(named, dict):
            raise BadDump(f"at: expected an object with the fields of a position, found {named!r}")
        at: list[int] = []
        for field in self.fields:
            if field.name not in named:
                raise BadDump(f"at.{field.name}: missing")
            values = [named[field.name]] if field.length == 1 else named[field.name]
            if not isinstance(values, list) or len(values) != field.length:
                raise BadDump(f"at.{field.name}: expected a list of {field.length} values")
            for i, value in enumerate(values):
                at.append(field.read(value, f"at.{field.name}[{i}]"))
        known = {field.name for field in self.fields}
        for name in named:
            if name not in known:
                raise BadDump(f"at.{name}: no such field")
        return at
