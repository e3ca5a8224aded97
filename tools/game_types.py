"""Write the browser's types of each game's actions and views, web/src/lib/games/<game>/engine.ts.

Views come from `view_types.py` of the game, actions from its vocabulary. With --check nothing is written: the exit code
says whether the files are up to date.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME / "src"))

from orrery import api  # noqa: E402

WIDTH = 120
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def path_of(game: str) -> Path:
    """Where the types of a game are."""
    return HOME / "web" / "src" / "lib" / "games" / game / "engine.ts"


def text(game: str) -> str:
    """Return the file of a game."""
    module = import_module(f"orrery.games.{game}.view_types")
    names = [each for each in vars(module) if not each.startswith("_")]
    own = {name: vars(module)[name] for name in names if _is_declared(vars(module)[name])}
    shared = {name: each for name, each in own.items() if is_typeddict(each) and each.__module__ != module.__name__}
    writer = Writer({name: each for name, each in own.items() if not is_typeddict(each)})
    out = [f"/** Actions and views of the game as the engine declares them. Made by {_me()}; do not edit. */"]
    imported = ", ".join(["Action", *[SHARED[each] for each in shared], "View"])
    out.append(f"import type {{ {imported} }} from '../../shared/types';")
    remarks = _remarks(module)
    for name, declared in own.items():
        if name in shared:
            continue
        about = remarks.get(name, {})
        if is_typeddict(declared):
            out += ["", *writer.interface(name, declared, about)]
        else:
            out += ["", *_comment(about.get("", "")), *_alias(name, writer.kinds(declared))]
    (view,) = [name for name, each in own.items() if is_typeddict(each) and "game" in each.__annotations__]
    return "\n".join([*out, *writer.actions(game, view.removesuffix("View")), ""])


SHARED = {"ScoreSheetView": "ScoreSheet"}
"""Declarations of the kernel, and what web/src/lib/shared/types.ts calls them."""


def _me() -> str:
    return Path(__file__).relative_to(HOME).as_posix()


def _is_declared(each: object) -> bool:
    return is_typeddict(each) or get_origin(each) in (Literal, dict, Union, UnionType)


class Writer:
    """Types of Python in TypeScript; unions and literals that have a name go by it."""

    def __init__(self, aliases: dict[str, Any]) -> None:
        self.aliases = aliases

    def kinds(self, hint: Any) -> list[str]:
        """Return the alternatives of a type."""
        origin, args = get_origin(hint), get_args(hint)
        if hint in SIMPLE:
            return [SIMPLE[hint]]
        if is_typeddict(hint):
            return [SHARED.get(hint.__name__, hint.__name__)]
        if origin is Literal:
            return [f"'{value}'" for value in args]
        if origin in (Union, UnionType):
            found = [kind for each in args for kind in self.named(each)]
            return sorted(dict.fromkeys(found), key=lambda kind: kind == "null")
        if origin is list:
            inner = self.one(args[0])
            return [f"({inner})[]" if " " in inner else f"{inner}[]"]
        assert origin is dict, hint
        record = f"Record<{self.one(args[0])}, {self.one(args[1])}>"
        return [record if args[0] is str else f"Partial<{record}>"]

    def named(self, hint: Any) -> list[str]:
        """Return the name of a type that has one, else its alternatives."""
        return next(([name] for name, each in self.aliases.items() if each == hint), None) or self.kinds(hint)

    def one(self, hint: Any) -> str:
        """Return a type on one line."""
        return " | ".join(self.named(hint))

    def interface(self, name: str, shape: Any, about: dict[str, str]) -> list[str]:
        """Return a TypedDict as an interface."""
        lines = [*_comment(about.get("", "")), f"export interface {name} {{"]
        for key, hint in get_type_hints(shape, include_extras=True).items():
            lines += [f"  {line}" for line in _comment(about.get(key, ""))]
            optional = get_origin(hint) is NotRequired
            plain = get_args(hint)[0] if optional else hint
            lines.append(f"  {key}{'?' if optional or not shape.__total__ else ''}: {self.one(plain)};")
        return [*lines, "}"]

    def actions(self, game: str, name: str) -> list[str]:
        """Return the actions of a game, told apart by `do`."""
        kinds = []
        for family in api.game(game).vocabulary.families:
            members = [f"do: '{family.do}'"]
            for column, argument in enumerate(family.names):
                members.append(f"{argument}: {self.values({row[column] for row in family.rows})}")
            kinds.append(f"{{ {'; '.join(members)} }}")
        verbs = [f"  '{family.do}'," for family in api.game(game).vocabulary.families]
        return [
            *("", *_alias(f"{name}Action", kinds), ""),
            *(f"const VERBS: ReadonlySet<string> = new Set<{name}Action['do']>([", *verbs, "]);", ""),
            f"export const is{name}Action = (action: Action): action is {name}Action => VERBS.has(action.do);",
            f"export const is{name}View = (view: View): view is {name}View => view.game === '{game}';",
        ]

    def values(self, values: set[object]) -> str:
        """Return the narrowest declared type of an argument's values; the names of cards and places are strings."""
        if any(isinstance(value, tuple) for value in values):
            assert all(isinstance(value, tuple) for value in values), values
            inner = self.values({each for value in values if isinstance(value, tuple) for each in value})
            return f"{inner}[]"
        if all(isinstance(value, int) for value in values):
            return "number"
        literals = [(len(get_args(each)), name) for name, each in self.aliases.items() if _covers(each, values)]
        return min(literals)[1] if literals else "string"


def _covers(hint: Any, values: set[object]) -> bool:
    return get_origin(hint) is Literal and values <= set(get_args(hint))


def _alias(name: str, kinds: list[str]) -> list[str]:
    line = f"export type {name} = {' | '.join(kinds)};"
    if len(line) <= WIDTH:
        return [line]
    return [f"export type {name} =", *(f"  | {kind}" for kind in kinds[:-1]), f"  | {kinds[-1]};"]


def _comment(about: str) -> list[str]:
    return [f"/** {about} */"] if about else []


def _remarks(module: ModuleType) -> dict[str, dict[str, str]]:
    """Return what is said of declarations and, by name, of their members, by the text below each."""
    found: dict[str, dict[str, str]] = {}
    body = ast.parse(inspect.getsource(module)).body
    for node in body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = {"": _one_line(ast.get_docstring(node) or ""), **_below(node.body)}
    for name, about in _below(body).items():
        found.setdefault(name, {})[""] = about
    return found


def _below(body: list[ast.stmt]) -> dict[str, str]:
    found: dict[str, str] = {}
    for member, below in pairwise(body):
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            target = member.target if isinstance(member, ast.AnnAssign) else None
            if isinstance(member, ast.Assign):
                target = member.targets[0]  # type: ignore[assignment]
            if isinstance(target, ast.Name):
                found[target.id] = _one_line(str(below.value.value))
    return found


def _one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def main(check: bool) -> int:
    """Write the files of all games, or say which are out of date."""
    stale = 0
    for game in api.game_names():
        path, wanted = path_of(game), text(game)
        if path.exists() and path.read_text(encoding="utf-8") == wanted:
            continue
        stale += 1
        print(f"{path.relative_to(HOME)} {'is out of date' if check else 'written'}", file=sys.stderr)
        if not check:
            path.write_text(wanted, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
