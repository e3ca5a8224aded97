"""JSON in and out: the one place where what clients send is decoded, and where what they are sent is encoded."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from orrery.table.errors import Refused

DEEPEST = 24
"""How many objects and lists may be nested in each other."""
LARGEST = 2**53
"""Beyond this, browsers no longer read the number that was written."""

Shape = TypeVar("Shape", bound=msgspec.Struct)


def decode(decoder: msgspec.json.Decoder[Shape], body: bytes | str, code: str = "bad-request") -> Shape:
    """Decode what a client sent, or refuse it and say what is wrong with it."""
    try:
        found = decoder.decode(body)
    except UnicodeError:
        raise Refused(code, "the text is not valid UTF-8") from None
    except RecursionError:
        raise Refused(code, f"nested too deeply; at most {DEEPEST} levels") from None
    except msgspec.DecodeError as error:
        raise Refused(code, str(error)) from None
    for name in found.__struct_fields__:
        _check(name, getattr(found, name), code)
    return found


def _check(name: str, value: object, code: str) -> None:
    """Refuse numbers and nesting beyond what the rest of the server, the store and browsers can handle."""
    level: list[object] = [value]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for each in level:
            if isinstance(each, dict):
                inner += each.values()
            elif isinstance(each, list):
                inner += each
            elif isinstance(each, int | float) and not -LARGEST <= each <= LARGEST:
                raise Refused(code, f"{name}: holds a number that is too large; at most {LARGEST}")
        if not inner:
            return
        level = inner
    raise Refused(code, f"{name}: nested too deeply; at most {DEEPEST} levels")


def encode(data: object) -> bytes:
    """Encode an answer; half a character (a lone surrogate) within it becomes a question mark."""
    try:
        return msgspec.json.encode(data)
    except UnicodeEncodeError:
        return msgspec.json.encode(_whole_characters(data))


def _whole_characters(data: object) -> object:
    """The same data with every text in it made encodable."""
    if isinstance(data, str):
        return data.encode("utf-8", "replace").decode()
    if isinstance(data, dict):
        return {_whole_characters(key): _whole_characters(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_whole_characters(value) for value in data]
    return data
