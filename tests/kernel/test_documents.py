"""The examples in the documents are true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import orrery

HOME = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", ["README.md", "docs/api.md"])
def test_examples(name: str) -> None:
    result = doctest.testfile(str(HOME / name), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_packages_own_example() -> None:
    assert doctest.testmod(orrery).failed == 0
