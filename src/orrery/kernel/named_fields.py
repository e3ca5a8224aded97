"""Named access to the fields of a game written in plain Python, made when its class is.

Compiled games have the same accessors in a `fields.py` that `tools/accessors.py` writes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from orrery.kernel.layout import Field
from orrery.kernel.state import State

Make = Callable[[type], type]


def named_fields(fields: Sequence[Field]) -> Make:
    """Decorate a state's class: a property for each scalar, `name`, `set_name` and `add_name` for each array.

    The last arguments of an array's methods are its value; those before it run along its axes.
    """

    def decorate(cls: type) -> type:
        for field in fields:
            if field.axes:
                _add_array(cls, field)
            else:
                _add_scalar(cls, field)
        return cls

    return decorate


def _add_scalar(cls: type, field: Field) -> None:
    spot = field.offset

    def get(s: State) -> int:
        return int(s.data[spot])

    def put(s: State, value: int) -> None:
        s.data[spot] = value

    setattr(cls, field.name, property(get, put, None, field.about))


def _add_array(cls: type, field: Field) -> None:
    first, row = field.offset, field.row()

    def spot(where: tuple[int, ...]) -> int:
        return first + (where[0] * row + where[1] if len(where) == 2 else where[0])

    def get(s: State, *where: int) -> int:
        return int(s.data[spot(where)])

    def put(s: State, *where_and_value: int) -> None:
        s.data[spot(where_and_value[:-1])] = where_and_value[-1]

    def add(s: State, *where_and_value: int) -> None:
        s.data[spot(where_and_value[:-1])] += where_and_value[-1]

    accessors: dict[str, Any] = {field.name: get, f"set_{field.name}": put, f"add_{field.name}": add}
    for name, accessor in accessors.items():
        setattr(cls, name, accessor)
