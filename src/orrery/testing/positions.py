"""Positions made and read in the game's words, as its layout declares them.

>>> from orrery.testing import position, value
>>> place = [("turn", 2), "place"]
>>> s = position("nebula", seats=2, stack=place, first=0, active=0, bright="red", stock={0: {"red": 2}})
>>> s.pending()
(0,)
>>> value(s, "stock", 0)["red"]
2
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from orrery.api import game as game_of
from orrery.kernel.errors import BadDump
from orrery.kernel.game import Game
from orrery.kernel.layout import Axis, Field
from orrery.kernel.sentinels import NONE, UNKNOWN
from orrery.kernel.state import ASKED, TOP, State

Frame = str | tuple[str | int, ...]
"""A step by name, or with its arguments: `"place"`, `("turn", 2)`."""


def position(
    game: Game | str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    stack: Sequence[Frame] | None = None,
    **fields: object,
) -> State:
    """A position of a game: a first position changed field by field, with a stack of steps, the last one on top.

    A field is given by its name in the layout: one value; a list along its first axis; or a dict by the names or
    numbers along it. A value is a number, a name, None, or for a set the names of its members, for a set of cards the
    names of the cards, each as often as it is there.
    """
    made = game_of(game) if isinstance(game, str) else game
    return changed(made.new(seats, options), stack, **fields)


def changed(state: State, stack: Sequence[Frame] | None = None, **fields: object) -> State:
    """A copy of a position with some fields changed, in which the step on top asks anew."""
    other = state.copy()
    for name, given in fields.items():
        set_field(other, name, given)
    if stack is not None:
        set_stack(other, stack)
    for seat in range(other.seats):
        other.set_sealed(seat, 0)
    if not other.over:
        other.data[other.data[TOP] + ASKED] = 0
        other.advance()
    return other


def set_stack(state: State, stack: Sequence[Frame]) -> None:
    """Replace the stack of frames; nobody is asked yet."""
    state.end()
    names = state.game.step_names
    for frame in stack:
        name, *arguments = (frame,) if isinstance(frame, str) else frame
        if name not in names[1:]:
            raise BadDump(f"there is no step {name!r}; one of {', '.join(names[1:])}")
        numbers = [int(argument) for argument in arguments] + [0, 0]
        state.push(names.index(str(name)), numbers[0], numbers[1])


def set_field(state: State, name: str, given: object) -> None:
    """Change a field of a position in place, given in words."""
    layout = state.game.layout
    try:
        field = layout.field(name)
    except KeyError:
        known = ", ".join(each.name for each in layout.fields)
        raise BadDump(f"there is no field {name!r}; one of {known}") from None
    _set(state, field, field.axes, field.offset, given, name)


def value(state: State, name: str, *where: str | int) -> object:
    """What a field holds, in words: names, lists of names for sets, dicts for what is left of its axes."""
    field = state.game.layout.field(name)
    axes, spot = list(field.axes), field.offset
    for each in where:
        axis = axes.pop(0)
        spot += _index(state, axis, each, name) * _stride(axes)
    return _read(state, field, axes, spot)


def top_step(state: State) -> str:
    """The name of the step that decides what may be done; "over" at the end."""
    return state.game.step_names[int(state.kind)] if not state.over else "over"


def _set(state: State, field: Field, axes: Sequence[Axis], spot: int, given: object, where: str) -> None:
    if not axes:
        number = _number(state, field, given, where)
        if not field.accepts(number):
            raise BadDump(f"{where}: {given!r} is not from {field.low} to {field.high}")
        state.data[spot] = number
        return
    axis, rest = axes[0], axes[1:]
    stride = _stride(rest)
    packing = state.game.layout.packings.get(axis.name)
    if packing is not None and isinstance(given, Sequence) and all(isinstance(each, str) for each in given):
        given = packing.pack(Counter(given), axis.size)
    if isinstance(given, Mapping):
        for key, each in given.items():
            index = _index(state, axis, key, where)
            _set(state, field, rest, spot + index * stride, each, f"{where}[{key}]")
    elif isinstance(given, (list, tuple)) and not (not rest and _is_member_list(state, field, given)):
        if len(given) > axis.size:
            raise BadDump(f"{where}: {len(given)} values, there is room for {axis.size}")
        for index, each in enumerate(given):
            _set(state, field, rest, spot + index * stride, each, f"{where}[{index}]")
    else:
        for index in range(axis.size):
            _set(state, field, rest, spot + index * stride, given, f"{where}[{index}]")


def _is_member_list(state: State, field: Field, given: Sequence[object]) -> bool:
    """Whether a list names the members of one set rather than the values along an axis."""
    return bool(field.members) and bool(given) and all(isinstance(each, str) for each in given)


def _number(state: State, field: Field, given: object, where: str) -> int:
    if given is None:
        return NONE
    if given == "?":
        return UNKNOWN
    if isinstance(given, int):
        return int(given)
    layout = state.game.layout
    if isinstance(given, str):
        names = layout.names(field.names)
        if given not in names:
            raise BadDump(f"{where}: unknown name {given!r}; one of {', '.join(names)}")
        return names.index(given)
    if isinstance(given, Iterable):
        members = layout.names(field.members)
        mask = 0
        for each in given:
            if isinstance(each, int):
                mask |= 1 << each
            elif each in members:
                mask |= 1 << members.index(each)
            else:
                raise BadDump(f"{where}: unknown member {each!r}; one of {', '.join(members)}")
        return mask
    raise BadDump(f"{where}: {given!r} is no value of a field")


def _index(state: State, axis: Axis, key: object, where: str) -> int:
    if isinstance(key, int) and 0 <= key < axis.size:
        return key
    names = state.game.layout.names(axis.names)
    if isinstance(key, str) and key in names:
        return names.index(key)
    raise BadDump(f"{where}: there is no {axis.name} {key!r}; {', '.join(names) or f'0 to {axis.size - 1}'}")


def _stride(axes: Sequence[Axis]) -> int:
    stride = 1
    for axis in axes:
        stride *= axis.size
    return stride


def _read(state: State, field: Field, axes: Sequence[Axis], spot: int) -> object:
    packing = state.game.layout.packings.get(axes[0].name) if axes else None
    if packing is not None:
        words = [int(word) for word in state.data[spot : spot + axes[0].size]]
        held = packing.unpack([0 if word == UNKNOWN else word for word in words])
        return ["?"] * words.count(UNKNOWN) + list(Counter(held).elements())
    if axes:
        names: Sequence[str | int] = state.game.layout.names(axes[0].names)
        keys = names if len(names) == axes[0].size else range(axes[0].size)
        stride = _stride(axes[1:])
        return {key: _read(state, field, axes[1:], spot + i * stride) for i, key in enumerate(keys)}
    number = int(state.data[spot])
    if number == NONE and field.optional:
        return None
    if number == UNKNOWN:
        return "?"
    layout = state.game.layout
    if field.names:
        return layout.names(field.names)[number]
    if field.members:
        return [name for i, name in enumerate(layout.names(field.members)) if number >> i & 1]
    return number
