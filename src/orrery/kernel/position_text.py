"""A position as one line of text, and back.

    nebula/2 seats=2 stack=turn.2/place!0 active=0 stock=0.red:2,1.black:1

First the game and the version of its rules, then `name=value` for whatever differs from a game that has not begun. An
array gives `key:value` for each of its entries that differs, a key being the names or numbers along its axes joined by
dots. A value is a number or a name, `-` for nothing, `?` for what is hidden, `+1+4` for a set. Cards that are packed
into words give their kind and, if there are several, how many; `dodo-1~6` is one each from `dodo-1` to `dodo-6`. The
stack lists its steps with their arguments, the top one last with whom it asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.kernel.arguments import choices_for, quoted
from orrery.kernel.bits import bit, low_bits
from orrery.kernel.errors import BadAction, BadDump
from orrery.kernel.head import (
    ARG,
    ARG2,
    ASK_NATURE,
    ASK_SECRET,
    ASKED,
    FRAME,
    FRAMES,
    KIND,
    MOST_FRAMES,
    MOST_SEATS,
    SEALED,
    SEATS,
    TOP,
    VIEWER,
)
from orrery.kernel.layout import Axis, Field, Layout, Packing
from orrery.kernel.notation import HIDDEN, JOIN, NOTHING, name_from_text, name_text, names_from_text, names_text
from orrery.kernel.sentinels import NONE, OPEN, SPECTATOR, UNKNOWN
from orrery.kernel.state import State

if TYPE_CHECKING:
    from orrery.kernel.game import Game

_ALL: Final = "*"
_RAW: Final = "#"
_HEAD: Final = ("top", "viewer", "seats", "sealed", "frames")
_SPECTATOR: Final = "spectator"
_NATURE: Final = "nature"
_SECRET: Final = "secret"
_OVER: Final = "over"
_LONGEST_KEY: Final = 40


def position_text(state: State) -> str:
    """The position as one line."""
    game = state.game
    values = state.values()
    words = [f"{game.name}/{game.rules_version}", f"seats={values[SEATS]}"]
    if values[VIEWER] != OPEN:
        words.append(f"viewer={_SPECTATOR if values[VIEWER] == SPECTATOR else values[VIEWER]}")
    words.append(f"stack={_stack_text(game, values)}")
    sealed = _sealed_text(game, values)
    if sealed:
        words.append(f"sealed={sealed}")
    for field in game.layout.fields:
        if field.name not in _HEAD:
            text = _field_text(game.layout, field, values)
            if text:
                words.append(f"{field.name}={text}")
    return " ".join(words)


def values_from_text(game: Game, text: str) -> list[int]:
    """The ints of a position written as text; BadDump says what is wrong with it."""
    head, *words = text.split() or [""]
    if head != f"{game.name}/{game.rules_version}":
        raise BadDump(f"a position of {game.name} begins with '{game.name}/{game.rules_version}', not {quoted(head)}")
    values = [int(value) for value in game.layout.first_values()]
    given: set[str] = set()
    for word in words:
        name, equals, rest = word.partition("=")
        if not equals or not rest:
            raise BadDump(f"{quoted(word)}: expected name=value")
        if name in given:
            raise BadDump(f"{name}: given twice")
        given.add(name)
        if name == "seats":
            values[SEATS] = _whole(rest, "seats", 1, MOST_SEATS)
        elif name == "viewer":
            values[VIEWER] = SPECTATOR if rest == _SPECTATOR else _whole(rest, "viewer", 0, MOST_SEATS - 1)
        elif name == "stack":
            _read_stack(game, rest, values)
        elif name == "sealed":
            _read_sealed(game, rest, values)
        else:
            _read_field(game.layout, _field_of(game.layout, name), rest, values)
    for name in ("seats", "stack"):
        if name not in given:
            raise BadDump(f"{name}: missing")
    return values


def _whole(text: str, where: str, low: int, high: int) -> int:
    digits = text[1:] if text.startswith("-") else text
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > len(str(2**63)) or not low <= int(text) <= high:
        raise BadDump(f"{where}: expected a whole number from {low} to {high}, found {quoted(text)}")
    return int(text)


def _field_of(layout: Layout, name: str) -> Field:
    for field in layout.fields:
        if field.name == name and name not in _HEAD:
            return field
    known = [field.name for field in layout.fields if field.name not in _HEAD]
    raise BadDump(f"{_shortened(name)}: no such field; {choices_for(name, known)}")


def _shortened(word: str) -> str:
    return word if len(word) < _LONGEST_KEY else quoted(word)


# The stack of frames, and what is sealed.


def _stack_text(game: Game, values: list[int]) -> str:
    top = values[TOP]
    if top == 0:
        return _OVER
    frames: list[str] = []
    for spot in range(FRAMES, top + 1, FRAME):
        words = [name_text(game.step_names[values[spot + KIND]])]
        if values[spot + ARG] or values[spot + ARG2]:
            words.append(str(values[spot + ARG]))
        if values[spot + ARG2]:
            words.append(str(values[spot + ARG2]))
        frames.append(".".join(words))
    return "/".join(frames) + "!" + _asked_text(values[top + ASKED])


def _asked_text(asked: int) -> str:
    words = [str(seat) for seat in range(MOST_SEATS) if asked >> seat & 1]
    if asked & ASK_NATURE:
        words.insert(0, _NATURE)
    if asked & ASK_SECRET:
        words.insert(0, _SECRET)
    return JOIN.join(words)


def _read_stack(game: Game, text: str, values: list[int]) -> None:
    if text == _OVER:
        return
    stack, mark, asked = text.partition("!")
    if not mark:
        raise BadDump("stack: expected '!' and whom the top step asks behind it")
    frames = stack.split("/")
    if len(frames) > MOST_FRAMES:
        raise BadDump(f"stack: {len(frames)} steps; at most {MOST_FRAMES}")
    names = game.step_names
    for number, frame in enumerate(frames):
        kind, *arguments = frame.split(".")
        name = name_from_text(kind)
        if name not in names[1:]:
            raise BadDump(f"stack: there is no step {quoted(name)}; one of {', '.join(names[1:])}")
        if len(arguments) > 2:
            raise BadDump(f"stack: {name} has {len(arguments)} arguments; at most 2")
        spot = FRAMES + FRAME * number
        values[TOP] = spot
        values[spot + KIND] = names.index(name)
        for i, argument in enumerate(arguments):
            values[spot + ARG + i] = _whole(argument, f"stack: {name}", -(2**31), 2**31)
    mask = 0
    for word in asked.split(JOIN):
        if word == _NATURE:
            mask |= ASK_NATURE
        elif word == _SECRET:
            mask |= ASK_SECRET
        else:
            mask |= bit(_whole(word, "stack: the seats asked", 0, MOST_SEATS - 1))
    values[values[TOP] + ASKED] = mask


def _sealed_text(game: Game, values: list[int]) -> str:
    out: list[str] = []
    for seat in range(MOST_SEATS):
        value = values[SEALED + seat]
        if value == UNKNOWN:
            out.append(f"{seat}:{HIDDEN}")
        elif value:
            out.append(f"{seat}:{game.vocabulary.text(value - 1).replace(' ', '.')}")
    return ",".join(out)


def _read_sealed(game: Game, text: str, values: list[int]) -> None:
    for entry in text.split(","):
        key, colon, action = entry.partition(":")
        seat = _whole(key, "sealed", 0, MOST_SEATS - 1)
        if not colon:
            raise BadDump(f"sealed: expected seat:action, found {quoted(entry)}")
        try:
            values[SEALED + seat] = UNKNOWN if action == HIDDEN else game.vocabulary.parse(action.replace(".", " ")) + 1
        except BadAction as error:
            raise BadDump(f"sealed: {error}") from None


# Fields.


def _field_text(layout: Layout, field: Field, values: list[int]) -> str:
    part = values[field.offset : field.offset + field.length]
    if all(value == field.start for value in part):
        return ""
    if not field.axes:
        return _value_text(layout, field, part[0])
    if len(set(part)) == 1:
        return f"{_ALL}:{_value_text(layout, field, part[0])}"
    packing = layout.packings.get(field.axes[-1].name)
    width = field.axes[-1].size if packing is not None else 1
    out: list[str] = []
    for begin in range(0, field.length, width):
        prefix = _key_text(layout, field, begin, packing is not None)
        words = part[begin : begin + width]
        if packing is None:
            if words[0] != field.start:
                out.append(f"{prefix}:{_value_text(layout, field, words[0])}")
        else:
            out += [f"{prefix}.{entry}" if prefix else entry for entry in _packed_text(packing, words)]
    return ",".join(out)


def _packed_text(packing: Packing, words: list[int]) -> list[str]:
    """Entries of a packed set: a name and how many; a word that is hidden, or no sum of names, by its number."""
    counts = packing.unpack([0 if word == UNKNOWN else word for word in words])
    left = packing.pack(counts, len(words))
    out = names_text([name for name, count in counts.items() if count == 1])
    out += [f"{name_text(name)}:{count}" for name, count in counts.items() if count > 1]
    for number, word in enumerate(words):
        if word == UNKNOWN:
            out.append(f"{_RAW}{number}:{HIDDEN}")
        elif left[number] != word:
            return [f"{_RAW}{i}:{HIDDEN if w == UNKNOWN else w}" for i, w in enumerate(words) if w]
    return out


def _key_text(layout: Layout, field: Field, spot: int, packed: bool) -> str:
    axes = field.axes[:-1] if packed else field.axes
    stride = field.length
    out: list[str] = []
    for axis in axes:
        stride //= axis.size
        number, spot = divmod(spot, stride)
        names = _axis_names(layout, axis)
        out.append(name_text(names[number]) if names else str(number))
    return ".".join(out)


def _axis_names(layout: Layout, axis: Axis) -> list[str]:
    """The names along an axis, if there is one for each of its places and no two are alike."""
    names = layout.names(axis.names)
    return names if len(names) == axis.size == len(set(names)) else []


def _value_text(layout: Layout, field: Field, value: int) -> str:
    if value == UNKNOWN and field.accepts(UNKNOWN):
        return HIDDEN
    if value == NONE and field.optional:
        return NOTHING
    names = layout.names(field.names)
    if names:
        return name_text(names[value]) if 0 <= value < len(names) else f"{_RAW}{value}"
    members = layout.names(field.members)
    if members and 0 <= value <= low_bits(len(members)):
        return JOIN + JOIN.join([name_text(name) for i, name in enumerate(members) if value >> i & 1])
    return f"{_RAW}{value}" if members else str(value)


def _read_value(layout: Layout, field: Field, text: str, where: str) -> int:
    number = _number(layout, field, text, where)
    if not field.accepts(number):
        raise BadDump(f"{where}: {quoted(text)} is not from {field.low} to {field.high}")
    return number


def _number(layout: Layout, field: Field, text: str, where: str) -> int:
    if text == HIDDEN:
        return UNKNOWN
    if text == NOTHING:
        return NONE
    if text.startswith(_RAW):
        return _whole(text[1:], where, 0, field.high)
    names = layout.names(field.names)
    if names:
        name = name_from_text(text)
        if name not in names:
            raise BadDump(f"{where}: unknown name {quoted(name)}; {choices_for(name, names)}")
        return names.index(name)
    if not text.startswith(JOIN):
        return _whole(text, where, field.low, field.high)
    members = layout.names(field.members)
    mask = 0
    for word in text[1:].split(JOIN) if len(text) > 1 else []:
        name = name_from_text(word)
        if name not in members:
            raise BadDump(f"{where}: unknown member {quoted(name)}; one of {', '.join(members) or 'none'}")
        mask |= bit(members.index(name))
    return mask


def _read_field(layout: Layout, field: Field, text: str, values: list[int]) -> None:
    if not field.axes:
        values[field.offset] = _read_value(layout, field, text, field.name)
        return
    packing = layout.packings.get(field.axes[-1].name)
    counts: dict[int, dict[str, int]] = {}
    for entry in text.split(","):
        key, colon, value = entry.rpartition(":")
        if packing is not None and not colon:
            key, value = entry, "1"
        where = f"{field.name}={_shortened(key)}"
        if not key:
            raise BadDump(f"{field.name}: expected key:value, found {quoted(entry)}")
        if key == _ALL:
            number = _read_value(layout, field, value, where)
            values[field.offset : field.offset + field.length] = [number] * field.length
        elif packing is None:
            spot = _spot(layout, field, field.axes, key.split("."), where)
            values[field.offset + spot] = _read_value(layout, field, value, where)
        else:
            *outer, last = key.split(".")
            width = field.axes[-1].size
            begin = _spot(layout, field, field.axes[:-1], outer, where) * width
            if last.startswith(_RAW):
                word = _whole(last[1:], where, 0, width - 1)
                values[field.offset + begin + word] = _read_value(layout, field, value, where)
            else:
                count = _whole(value, where, 1, field.high)
                try:
                    names = names_from_text(last)
                except ValueError as error:
                    raise BadDump(f"{where}: {error}") from None
                counts.setdefault(begin, {}).update(dict.fromkeys(names, count))
    for begin, named in counts.items():
        assert packing is not None
        for i, word in enumerate(packing.pack(named, field.axes[-1].size)):
            if word:
                values[field.offset + begin + i] = word


def _spot(layout: Layout, field: Field, axes: list[Axis], keys: list[str], where: str) -> int:
    if len(keys) != len(axes):
        raise BadDump(f"{where}: expected {'.'.join([axis.name.upper() for axis in axes])}")
    spot = 0
    for axis, key in zip(axes, keys, strict=True):
        names = _axis_names(layout, axis)
        name = name_from_text(key)
        if names and name not in names:
            raise BadDump(f"{where}: there is no {axis.name} {quoted(name)}; {choices_for(name, names)}")
        spot = spot * axis.size + (names.index(name) if names else _whole(key, where, 0, axis.size - 1))
    return spot
