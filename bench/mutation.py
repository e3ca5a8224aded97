"""Mutation testing: change one thing in the rules of a game, run its tests, and see whether any fails.

    .venv/bin/python bench/mutation.py notalone --mutants 40 --seed 1

Each mutant is one changed operator, constant or condition of a rules module, taken at random by the seed, in a
temporary copy of the repository. Its tests run uncompiled and stop at the first failure; a mutant no test notices
survives and is printed with the line it changed. A run that uses more processor time than allowed counts as noticed.
"""

from __future__ import annotations

import argparse
import ast
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
COPIED = ["src", "tests", "docs", "pyproject.toml", "web/src/lib/games"]
NO_RULES = {
    "__init__", "actions", "content", "fields", "frames", "game", "kinds", "layout", "outlook", "preview", "reasons",
    "sampling", "scoring", "secrets", "state", "tables", "view",
}  # fmt: skip
"""Modules that hold no rule: names, layout and its accessors, tables of steps, views, reasons."""
SLOW = {"test_reference", "test_ahead", "test_bot", "test_words", "test_numbers", "test_outlook", "test_windows"}
"""Tests that come last or not at all: second implementations of the rules, bots, whole games, what is said."""

COMPARES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


@dataclass
class Mutant:
    """A changed module: which file and line, what it said and what it says now, and its whole new source."""

    path: Path
    line: int
    before: str
    after: str
    source: str


def changes_of(node: ast.AST) -> list[Callable[[], None]]:
    """The ways to change a node in place; each is applied to a fresh tree."""
    out: list[Callable[[], None]] = []
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARES:
        out.append(lambda: node.ops.__setitem__(0, COMPARES[type(node.ops[0])]()))
    if isinstance(node, ast.BoolOp):
        out.append(lambda: setattr(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And()))
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        out.append(lambda: setattr(node, "op", OPERATORS[type(node.op)]()))
    if isinstance(node, ast.Constant) and type(node.value) is int:
        out.append(lambda: setattr(node, "value", int(str(node.value)) + 1))
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        out.append(lambda: setattr(node, "value", not node.value))
    if isinstance(node, (ast.If, ast.While)):
        out.append(lambda: setattr(node, "test", ast.UnaryOp(ast.Not(), node.test)))
    return out


def nodes_in_functions(tree: ast.Module) -> list[ast.AST]:
    """Every node inside a function in a fixed order, except what only tells people of events."""
    out: list[ast.AST] = []

    def visit(node: ast.AST, inside: bool) -> None:
        if isinstance(node, ast.If) and "events" in ast.unparse(node.test):
            return
        if inside:
            out.append(node)
        for child in ast.iter_child_nodes(node):
            visit(child, inside or isinstance(node, ast.FunctionDef))

    visit(tree, False)
    return out


def count_changes(source: str) -> int:
    """How many mutants a module has."""
    return sum(len(changes_of(node)) for node in nodes_in_functions(ast.parse(source)))


def mutate(path: Path, source: str, number: int) -> Mutant:
    """The mutant of a module with a number."""
    tree = ast.parse(source)
    for node in nodes_in_functions(tree):
        changes = changes_of(node)
        if number < len(changes):
            shown = node.test if isinstance(node, (ast.If, ast.While)) else node
            before = ast.unparse(shown)
            changes[number]()
            shown = node.test if isinstance(node, (ast.If, ast.While)) else node
            line = getattr(node, "lineno", 0)
            return Mutant(path, line, before, ast.unparse(shown), ast.unparse(ast.fix_missing_locations(tree)))
        number -= len(changes)
    raise IndexError(number)


def sample(home: Path, game: str, mutants: int, seed: int) -> list[Mutant]:
    """Mutants of the rules of a game, each change as likely."""
    folder = home / "src/orrery/games" / game
    modules = [path for path in sorted(folder.glob("*.py")) if not path.stem.startswith("content_")]
    every: list[tuple[Path, int]] = []
    for path in modules:
        if path.stem not in NO_RULES:
            every += [(path, number) for number in range(count_changes(path.read_text()))]
    chosen = random.Random(f"{game} {seed}").sample(every, min(mutants, len(every)))
    print(f"{game}: {len(chosen)} of {len(every)} mutants", flush=True)
    return [mutate(path, path.read_text(), number) for path, number in chosen]


def run_tests(copy: Path, tests: list[str], seconds: int) -> str:
    """The first test that fails in a copy of the repository; nothing if all pass."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *tests]
    done = subprocess.run(
        command,
        cwd=copy,
        env={"PYTHONPATH": str(copy / "src"), "PATH": "/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        preexec_fn=limit,
    )
    if done.returncode == 0:
        return ""
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" - ")[0].split("/")[-1] if failed else "out of time"


def main() -> None:
    """Run a sample of mutants and print what became of each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--mutants", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="go on after so many of the sample")
    parser.add_argument("--seconds", type=int, default=30, help="processor time for the tests of one mutant")
    parser.add_argument("--all-tests", action="store_true", help="also the slow tests where the others notice nothing")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mutation-") as folder:
        copy = Path(folder)
        for name in COPIED:
            source = HOME / name
            ignore = shutil.ignore_patterns("__pycache__", "static", "node_modules", "browser")
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=ignore)
            else:
                shutil.copy(source, copy / name)
        every = sorted((copy / "tests" / given.game).glob("test_*.py"))
        quick = [str(path.relative_to(copy)) for path in every if path.stem not in SLOW]
        slow = [str(path.relative_to(copy)) for path in every if path.stem in SLOW]
        if unchanged := run_tests(copy, quick, given.seconds):
            sys.exit(f"without any change {unchanged} fails")
        survived = 0
        for number, mutant in enumerate(sample(copy, given.game, given.mutants, given.seed), 1):
            if number <= given.skip:
                continue
            original = mutant.path.read_text()
            mutant.path.write_text(mutant.source)
            killer = run_tests(copy, quick, given.seconds)
            if not killer and given.all_tests:
                killer = run_tests(copy, slow, given.seconds)
            mutant.path.write_text(original)
            survived += not killer
            what = f"`{mutant.path.name}:{mutant.line}` `{mutant.before}` -> `{mutant.after}`"
            print(f"| {number} | {what} | {killer or '**survived**'} |", flush=True)
        print(f"{given.game}: {survived} of {given.mutants - given.skip} survived", flush=True)


if __name__ == "__main__":
    main()
