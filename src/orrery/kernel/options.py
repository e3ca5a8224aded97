"""Declared options of a game: what may be chosen, what is the default, which ruling it comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from orrery.kernel.arguments import quoted
from orrery.kernel.errors import BadOptions
from orrery.kernel.sentinels import NONE

Value = str | int

AUTO: Final = "auto"
"""The value of an option that follows from other options; a game, its record and its dumps hold what it came to."""


class Option:
    """One option: what may be chosen, and which int of a position keeps it.

    `named` gives the int that stands for each named value; a number from `low` to `high` stands for itself. Where the
    number is a seat's, the seat must be one of the game's. With `derive` the value may be AUTO: it is then derived from
    the options declared before this one.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        named: dict[str, int],
        rule: str,
        field: int,
        low: int = 0,
        high: int = -1,
        seat: bool = False,
        derive: Callable[[Mapping[str, Value]], Value] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.named = named
        self.values: list[Value] = [*named] if derive is None else [AUTO, *named]
        self.rule = rule
        self.field = field
        """Where the int stands in a position's array."""
        self.low = low
        self.high = high
        self.seat = seat
        self.derive = derive

    def __reduce__(self) -> tuple[type[Option], tuple[object, ...]]:
        members = (self.name, self.default, self.named, self.rule, self.field, self.low, self.high, self.seat)
        return Option, (*members, self.derive)

    def __repr__(self) -> str:
        offers = [str(value) for value in self.values]
        if self.low <= self.high:
            offers.append(f"{self.low}-{self.high}")
        return f"<Option {self.name}: {', '.join(offers)}; {self.default} by default [{self.rule}]>"

    def check(self, value: object) -> Value:
        """Take a value a caller gave, or say what would be right."""
        if type(value) is int and self.low <= value <= self.high:
            return value
        for known in self.values:
            if type(known) is type(value) and known == value:
                return known
        offers = [repr(known) for known in self.values]
        if self.low <= self.high:
            offers.append(f"a whole number from {self.low} to {self.high}")
        raise BadOptions(f"option {self.name}: {quoted(value)} is not one of {', '.join(offers)}")

    def number(self, value: Value, seats: int) -> int:
        """The int that stands for a value in a game with so many seats."""
        if isinstance(value, str):
            return self.named[value]
        if self.seat and value >= seats:
            raise BadOptions(f"option {self.name}: there is no seat {value} among {seats}")
        return value

    def value(self, number: int) -> Value:
        """The value that an int stands for."""
        for name, known in self.named.items():
            if known == number:
                return name
        return number


def complete(declared: list[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Check the options given and add the defaults of the others."""
    if not isinstance(given, Mapping):
        raise BadOptions(f"options are a dict of names and values, not {quoted(given)}")
    names = [option.name for option in declared]
    for name in cast("Mapping[object, object]", given):
        if name not in names:
            raise BadOptions(f"there is no option {quoted(name)}; one of {', '.join(names)}")
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default for option in declared
    }


def resolve(declared: list[Option], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """Complete options with every AUTO replaced by the value it comes to."""
    out: dict[str, Value] = {}
    for option in declared:
        value = chosen[option.name]
        if value == AUTO and option.derive is not None:
            value = option.derive(out)
        out[option.name] = value
    return out


def automatic(declared: list[Option], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """What each option left on AUTO comes to."""
    resolved = resolve(declared, chosen)
    return {option.name: resolved[option.name] for option in declared if chosen[option.name] == AUTO}


def a_seat(name: str, default: Value, rule: str, field: int, most_seats: int) -> Option:
    """An option that names a seat, or leaves it to nature."""
    return Option(name, default, {"random": NONE}, rule, field, 0, most_seats - 1, seat=True)
