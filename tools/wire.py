"""Write the browser's types of all messages, web/src/lib/shared/wire.ts, from the server's schema."""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

HOME = Path(__file__).resolve().parent.parent
WIRE = HOME / "web" / "src" / "lib" / "shared" / "wire.ts"
HEAD = """/** What the server says and is told. Made by tools/wire.py from src/orrery/server/schema.py; do not edit. */
import type { View } from './types';

export type Action = { do: string } & Record<string, unknown>;
"""
WIDTH = 120
"""Columns of a line."""
ELSEWHERE = {"View", "Action", "Message", "Change", "Envelope", "Shape"}
"""Structs that are open, whose types stand in the head or are each game's own, and bases of others."""


def text() -> str:
    """The whole file."""
    from orrery.server import schema

    structs = [each for each in vars(schema).values() if _is_struct(each) and each.__name__ not in ELSEWHERE]
    unions = {name: each for name, each in vars(schema).items() if isinstance(each, UnionType)}
    out = [HEAD, *[_interface(each) for each in structs if each.__struct_fields__]]
    ours = {name: each for name, each in unions.items() if set(get_args(each)) <= set(structs)}
    out += [_union(name, [struct.__name__ for struct in get_args(each)]) for name, each in ours.items()]
    return "\n".join(out)


def _is_struct(each: object) -> bool:
    return isinstance(each, type) and issubclass(each, msgspec.Struct)


def _union(name: str, structs: list[str]) -> str:
    """A union of structs, as prettier would break it into lines."""
    line = f"export type {name} = {' | '.join(structs)};\n"
    return (
        line
        if len(line) <= WIDTH
        else "\n".join([f"export type {name} =", *[f"  | {each}" for each in structs]]) + ";\n"
    )


def _interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface; what has a default may be left out."""
    info = shapes.type_info(struct)
    assert isinstance(info, shapes.StructType)
    about = _remarks(struct)
    lines = [f"/** {(struct.__doc__ or '').strip()} */", f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    for field in info.fields:
        if field.name in about:
            lines.append(f"  /** {about[field.name]} */")
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _remarks(struct: type) -> dict[str, str]:
    """What is said of members, by a text below them; those of the shapes it is built on too."""
    found: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if each.__module__.startswith("orrery"):
            (tree,) = ast.parse(inspect.getsource(each)).body
            assert isinstance(tree, ast.ClassDef)
            for member, below in zip(tree.body, tree.body[1:], strict=False):
                if isinstance(member, ast.AnnAssign) and isinstance(below, ast.Expr):
                    assert isinstance(member.target, ast.Name) and isinstance(below.value, ast.Constant)
                    found[member.target.id] = str(below.value.value)
    return found


_SIMPLE: dict[type, str] = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


def _type(of: Any) -> str:
    """A type in TypeScript."""
    if type(of) in _SIMPLE:
        return _SIMPLE[type(of)]
    if isinstance(of, shapes.UnionType):
        kinds = [_type(each) for each in of.types if not _is_unset(each)]
        return " | ".join(sorted(dict.fromkeys(kinds), key=lambda kind: kind == "null"))
    if isinstance(of, shapes.ListType):
        inner = _type(of.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(of, shapes.DictType):
        return f"Record<string, {_type(of.value_type)}>"
    if isinstance(of, shapes.LiteralType):
        return " | ".join(f"'{value}'" for value in of.values)
    assert isinstance(of, shapes.StructType), of
    return str(of.cls.__name__)


def _is_unset(of: object) -> bool:
    return isinstance(of, shapes.CustomType) and of.cls is msgspec.UnsetType


if __name__ == "__main__":
    WIRE.write_text(text(), encoding="utf-8")
    print(f"wrote {WIRE.relative_to(HOME)}", file=sys.stderr)
