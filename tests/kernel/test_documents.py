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


PAGES = sorted(
    path.relative_to(HOME).as_posix() for folder in (".", "docs", "bench") for path in (HOME / folder).glob("*.md")
)
PAGES += sorted(path.relative_to(HOME).as_posix() for path in (HOME / "docs").glob("*/*.md"))


@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_leads_to_is_there(name: str) -> None:
    text = (HOME / name).read_text(encoding="utf-8")
    paths = [
        path for path in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in path and not path.startswith("mailto:")
    ]
    assert [path for path in paths if not ((HOME / name).parent / path).exists()] == []
