"""The examples in the documents are true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import orrery

HOME = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", ["README.md", "docs/api.md", "docs/bots.md"])
def test_examples(name: str) -> None:
    flags = doctest.IGNORE_EXCEPTION_DETAIL | doctest.ELLIPSIS
    result = doctest.testfile(str(HOME / name), module_relative=False, optionflags=flags)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_packages_own_example() -> None:
    assert doctest.testmod(orrery).failed == 0


def test_the_interface_is_described_whole() -> None:
    text = (HOME / "docs" / "api.md").read_text(encoding="utf-8")
    words = set(re.findall(r"\w+", text))
    assert [name for name in orrery.__all__ if name not in words] == []


def test_what_the_description_uses_is_exported() -> None:
    text = (HOME / "docs" / "api.md").read_text(encoding="utf-8")
    used = set(re.findall(r"\borrery\.(\w+)", text)) - {"kernel", "testing", "locale"}
    assert sorted(used - set(orrery.__all__)) == []
