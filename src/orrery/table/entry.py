"""What a table's log is made of: one entry for everything that ever changed it."""

from __future__ import annotations

Entry = dict[str, object]
"""Plain JSON data with a `kind`, a `time`, and what the kind needs; see `Table.accept`."""


def number(entry: Entry, name: str) -> int:
    """A whole number of an entry."""
    value = entry[name]
    assert isinstance(value, int)
    return value


def text(entry: Entry, name: str) -> str:
    """A text of an entry."""
    value = entry[name]
    assert isinstance(value, str)
    return value


def numbers(entry: Entry, name: str) -> list[int]:
    """A list of whole numbers of an entry."""
    value = entry[name]
    assert isinstance(value, list)
    return [int(v) for v in value]


def pairs(entry: Entry, name: str) -> list[tuple[int, int]]:
    """A list of pairs of whole numbers of an entry."""
    value = entry[name]
    assert isinstance(value, list)
    return [(int(one), int(two)) for one, two in value]
