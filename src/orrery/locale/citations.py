"""Where code implements the numbered rules and which tests show them, read from docstrings and marks.

A docstring's last paragraph names the statements that its function, class, module or constant implements: `Rules: N54,
N55`. Within a game's own modules numbers stand alone; everywhere else the game stands before each: `Rules: nebula N5`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

NUMBER = r"[A-Z]{1,2}\d+"
_RULES = re.compile(r"(?:^|\n)[ \t]*Rules: (?P<cited>.+)$", re.DOTALL)
_CITED = re.compile(rf"(?:(?P<game>[a-z_]+) )?(?P<number>{NUMBER})")
_GAMES = "games"


@dataclass(frozen=True)
class Place:
    """A line of a file, and the function, class, constant or module that begins there."""

    path: Path
    line: int
    name: str


@dataclass(frozen=True)
class Docstring:
    """A docstring and the place it describes."""

    place: Place
    text: str


@dataclass(frozen=True)
class Mark:
    """A statement that a test names, `nebula:N58`, and the test."""

    statement: str
    place: Place


class BadCitation(ValueError):
    """A `Rules:` paragraph that is not one."""


class BadMark(ValueError):
    """A mark whose statements cannot be read."""


class Source:
    """The code of the package `orrery`, and the tests, which only a checkout has."""

    def __init__(self, package: Path, tests: Path | None) -> None:
        self.package = package
        self.tests = tests

    @cached_property
    def citations(self) -> dict[tuple[str, str], list[Place]]:
        """For each game and number the places that implement the statement, those of its rules first."""
        found: dict[tuple[str, str], list[Place]] = {}
        for path in sorted(self.package.rglob("*.py"), key=self._order):
            if "Rules: " not in path.read_text(encoding="utf-8"):
                continue
            for docstring in docstrings(path):
                for statement in cited(docstring.text, self.game_of(path)):
                    found.setdefault(statement, []).append(docstring.place)
        return found

    @cached_property
    def marks(self) -> list[Mark]:
        """The marks of every test file."""
        paths = [] if self.tests is None else sorted(self.tests.rglob("*.py"))
        return [mark for path in paths for mark in marks(path.read_text(encoding="utf-8"), path)]

    def implemented(self, game: str, number: str) -> list[Place]:
        """The places that implement a statement."""
        return self.citations.get((game, number), [])

    def shown(self, game: str, number: str) -> list[Place]:
        """The tests that name a statement, each once."""
        return list(dict.fromkeys(mark.place for mark in self.marks if mark.statement == f"{game}:{number}"))

    def game_of(self, path: Path) -> str | None:
        """The game in whose folder of the engine a file lies."""
        parts = path.relative_to(self.package).parts
        return parts[1] if len(parts) > 2 and parts[0] == _GAMES else None

    def address(self, place: Place) -> str:
        """A place as file:line, seen from the top of the checkout or of the installed packages."""
        top = self.package.parent if self.tests is None else self.tests.parent
        return f"{place.path.relative_to(top).as_posix()}:{place.line}"

    def _order(self, path: Path) -> tuple[bool, bool, Path]:
        """Order files: a game's rules come first, then what reads its content or shows it, then what games share."""
        return self.game_of(path) is None, path.stem.startswith(("content", "preview", "view")), path


def _this() -> Source:
    package = Path(__file__).parents[1]
    tests = package.parents[1] / "tests"
    return Source(package, tests if package.parent.name == "src" and tests.is_dir() else None)


THIS: Source = _this()
"""The code that runs."""


def docstrings(path: Path) -> Iterator[Docstring]:
    """The docstrings of a file: of the module, of its classes and functions, and those below constants."""
    yield from _docstrings(ast.parse(path.read_text(encoding="utf-8")), path, "")


def _docstrings(node: ast.AST, path: Path, outer: str) -> Iterator[Docstring]:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
        text = ast.get_docstring(node)
        if text is not None:
            yield Docstring(Place(path, getattr(node, "lineno", 1), outer or path.stem), text)
    before: ast.AST | None = None
    for child in ast.iter_child_nodes(node):
        name = _target(before) if before is not None and _is_text(child) else None
        if name is not None and before is not None:
            assert isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
            place = Place(path, getattr(before, "lineno", 1), f"{outer}.{name}" if outer else name)
            yield Docstring(place, str(child.value.value))
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            yield from _docstrings(child, path, f"{outer}.{child.name}" if outer else child.name)
        before = child


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _target(node: ast.AST) -> str | None:
    """What an assignment names, or nothing for another statement."""
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.target)
    return ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) else None


def cited(text: str, game: str | None) -> list[tuple[str, str]]:
    """The statements that a docstring cites, as game and number; in a game's own modules the game is left out."""
    found = _RULES.search(text.rstrip())
    if found is None:
        return []
    out = []
    for each in re.split(r",\s+", found["cited"].strip()):
        match = _CITED.fullmatch(each)
        if match is None or (match["game"] is None) == (game is None):
            how = "numbers" if game is not None else "numbers, each with its game"
            raise BadCitation(f"{each!r} in `Rules: {found['cited']}`: {how} separated by commas come last, no ranges")
        out.append((match["game"] or game or "", match["number"]))
    return out


def marks(source: str, path: Path) -> list[Mark]:
    """Every statement that a `pytest.mark.rule(...)` of a file names; only plain text will do."""
    return list(_marks(ast.parse(source), path, "", 0)) if "rule(" in source else []


def _marks(node: ast.AST, path: Path, test: str, line: int) -> Iterator[Mark]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        test = f"{test}.{node.name}" if test else node.name
        line = node.lineno
    if isinstance(node, ast.Call) and _is_rule_mark(node.func):
        for argument in node.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise BadMark(
                    f"{path.name}:{argument.lineno}: a rule is named by a plain text, so that it can be found"
                )
            yield Mark(argument.value, Place(path, line or argument.lineno, test or path.stem))
    for child in ast.iter_child_nodes(node):
        yield from _marks(child, path, test, line)


def _is_rule_mark(function: ast.expr) -> bool:
    """Whether this is `....mark.rule`."""
    if not isinstance(function, ast.Attribute) or function.attr != "rule":
        return False
    return isinstance(function.value, ast.Attribute) and function.value.attr == "mark"
