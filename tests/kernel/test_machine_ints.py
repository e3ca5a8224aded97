"""Masks of up to 62 bits are right, compiled or not, and nothing in the engine shifts otherwise."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.kernel.bits import bit, bit_index, popcount, shift_left
from orrery.kernel.step import Actions

SOURCE = Path(__file__).parents[2] / "src" / "orrery"
COMPILED = ("kernel", "games", "bots")
HELPERS = SOURCE / "kernel" / "bits.py"


@pytest.mark.parametrize("number", range(62))
def test_a_mask_holds_62_bits(number: int) -> None:
    assert bit(number) == 2**number
    assert ~bit(number) & (2**62 - 1) == 2**62 - 1 - 2**number
    assert bit_index(2**number) == number
    assert shift_left(2**number - 1, 62 - number) == 2**62 - 2 ** (62 - number)


def test_bits_are_counted_on_both_sides_of_32() -> None:
    for number in range(62):
        assert popcount(2**number) == 1
        assert popcount(2**number - 1) == number
        assert popcount(2**62 - 2**number) == 62 - number


def test_a_list_of_actions_has_the_size_it_is_asked_for() -> None:
    for size in (1, 8191, 8192, 8193, 9000, 20_000):
        actions = Actions(size)
        assert (len(actions.actions), len(actions.weights)) == (size, size)
        actions.actions[size - 1] = 7
        assert actions.weights[size - 1] == 0 and Actions(size).actions[size - 1] == 0


def test_no_shift_by_a_variable_outside_the_helpers() -> None:
    """Of `1 << n` mypyc makes a 32-bit shift: right up to bit 30, then silently wrong."""
    found = []
    for path in sorted(each for package in COMPILED for each in (SOURCE / package).rglob("*.py")):
        if path != HELPERS and not path.name.startswith("content"):
            lines = [line for line, amount in left_shifts(path.read_text(encoding="utf-8")) if not is_constant(amount)]
            found += [f"{path.relative_to(SOURCE)}:{line}: use bit or shift_left" for line in lines]
    assert found == []


def test_the_search_finds_what_it_is_for() -> None:
    faulty = ["a = 1 << n", "b = 3 << (n + 1)", "c <<= n", "d = x.y << f(1)"]
    harmless = ["e = 1 << 5", "f = 1 << CELLS", "g = 1 << kinds.CELLS - 1", "h = 1 >> n"]
    code = "\n".join([*faulty, *harmless])
    assert {line for line, amount in left_shifts(code) if not is_constant(amount)} == {1, 2, 3, 4}


def left_shifts(code: str) -> Iterator[tuple[int, ast.expr]]:
    """The lines of all left shifts, and by how much they shift."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift):
            yield node.lineno, node.right if isinstance(node, ast.BinOp) else node.value


def is_constant(amount: ast.expr) -> bool:
    """Whether an expression holds only numbers and constants, which mypyc computes itself."""
    if isinstance(amount, ast.BinOp):
        return is_constant(amount.left) and is_constant(amount.right)
    if isinstance(amount, ast.Name):
        return amount.id.isupper()
    return isinstance(amount, ast.Constant) or (isinstance(amount, ast.Attribute) and amount.attr.isupper())
