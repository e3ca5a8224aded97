"""Declared options of a game: what may be chosen, what is the default, which ruling it comes from."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.kernel.errors import BadOptions
from orrery.kernel.state import NONE

Value = str | int


class Option:
    """One option. `values` lists what it may be; `low`-`high` is used instead for a number."""

    def __init__(
        self,
        name: str,
        default: Value,
        values: list[Value],
        rule: str,
        low: int = 0,
        high: int = -1,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.rule = rule
        self.low = low
        self.high = high

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
        raise BadOptions(f"option {self.name}: {value!r} is not one of {', '.join(offers)}")


def complete(declared: list[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Check the options given and add the defaults of the others."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadOptions(f"there is no option {name!r}; one of {', '.join(names)}")
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default for option in declared
    }


def chosen_seat(options: Mapping[str, Value], name: str, seats: int) -> int:
    """The seat an option names, NONE for nature to decide."""
    seat = options[name]
    if not isinstance(seat, int):
        return NONE
    if seat >= seats:
        raise BadOptions(f"option {name}: there is no seat {seat} among {seats}")
    return seat


def told_seat(seat: int) -> Value:
    """The value of an option for the seat it named."""
    return "random" if seat == NONE else seat
