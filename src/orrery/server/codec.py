"""JSON in and out: the one place where what clients send is decoded, and where what they are sent is encoded."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import TypeVar

import msgspec
from msgspec import UNSET

from orrery.table.errors import Refused

DEEPEST = 24
"""How many objects and lists may be nested in each other."""
LARGEST = 2**53
"""Beyond this, browsers no longer read the number that was written."""

Shape = TypeVar("Shape")


def decode(
    decoder: msgspec.json.Decoder[Shape],
    body: bytes | str,
    code: str = "bad-request",
    explain: Callable[[bytes | str], str] = lambda _: "",
) -> Shape:
    """Decode what a client sent, or refuse it and say what is wrong with it; `explain` may have better words."""
    try:
        found = decoder.decode(body)
    except UnicodeError:
        raise Refused(code, "the text is not valid UTF-8") from None
    except RecursionError:
        raise Refused(code, f"nested too deeply; at most {DEEPEST} levels") from None
    except msgspec.ValidationError as error:
        raise Refused(code, _explained(explain, body) or str(error)) from None
    except msgspec.DecodeError as error:
        raise Refused(code, str(error)) from None
    assert isinstance(found, msgspec.Struct)
    for name in found.__struct_fields__:
        _check(name, getattr(found, name), code)
    return found


def _explained(explain: Callable[[bytes | str], str], body: bytes | str) -> str:
    try:
        return explain(body)
    except (msgspec.DecodeError, RecursionError):
        return ""


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
            elif isinstance(each, msgspec.Struct):
                inner += [getattr(each, member) for member in each.__struct_fields__]
            elif isinstance(each, int | float) and not -LARGEST <= each <= LARGEST:
                raise Refused(code, f"{name}: holds a number that is too large; at most {LARGEST}")
        if not inner:
            return
        level = inner
    raise Refused(code, f"{name}: nested too deeply; at most {DEEPEST} levels")


def encode(data: object) -> bytes:
    """Encode an answer, an `Action` as its number, half a character (a lone surrogate) as a question mark."""
    try:
        return msgspec.json.encode(data, enc_hook=index)
    except UnicodeEncodeError:
        return msgspec.json.encode(_whole_characters(data), enc_hook=index)


def _whole_characters(data: object) -> object:
    """The same data with every text in it made encodable."""
    if isinstance(data, str):
        return data.encode("utf-8", "replace").decode()
    if isinstance(data, dict):
        return {_whole_characters(key): _whole_characters(value) for key, value in data.items()}
    if isinstance(data, msgspec.Struct):
        tag = data.__struct_config__
        named = {str(tag.tag_field): tag.tag} if tag.tag_field is not None else {}
        members = zip(data.__struct_encode_fields__, data.__struct_fields__, strict=True)
        values = {member: getattr(data, name) for member, name in members}
        return named | {member: _whole_characters(value) for member, value in values.items() if value is not UNSET}
    if isinstance(data, list | tuple):
        return [_whole_characters(value) for value in data]
    return data
