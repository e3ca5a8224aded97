"""What docs/architecture.md says of the path of a click is so: every file it names, and every function, is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOME = Path(__file__).parent.parent
CODE = [*HOME.glob("src/orrery/**/*.py"), *HOME.glob("web/src/**/*.ts"), *HOME.glob("web/src/**/*.svelte")]
TEXT = (HOME / "docs" / "architecture.md").read_text(encoding="utf-8")
PATH = TEXT.split("### The path of a click")[1].split("```")[1]
FILES = sorted(set(re.findall(r"[\w<>]+(?:/[\w<>]+)+(?:\.\w+)+", PATH)))
FUNCTIONS = sorted(set(re.findall(r"(?<![\w/.])([A-Za-z]\w+)\.(#?\w+)(?![\w.])", PATH)) - {("Board", "svelte")})


def holders(owner: str) -> list[str]:
    """The text of each class of a name, and of each module."""
    texts = [path.read_text(encoding="utf-8") for path in CODE if path.stem == owner]
    for path in CODE:
        text = path.read_text(encoding="utf-8")
        start = re.search(rf"^(?:export )?(?:abstract )?class {owner}\b", text, re.MULTILINE)
        if start:
            texts.append(re.split(r"\n(?=[^\s#})/])", text[start.start() :], maxsplit=1)[0])
    return texts


def test_the_path_names_files_and_functions() -> None:
    assert len(FILES) > 8 and len(FUNCTIONS) > 20


@pytest.mark.parametrize("name", FILES)
def test_a_named_file_is_there(name: str) -> None:
    pattern = re.sub(r"<\w+>", "*", name)
    assert any([*HOME.glob(f"src/orrery/{pattern}"), *HOME.glob(f"web/src/lib/{pattern}")])


@pytest.mark.parametrize(("owner", "name"), FUNCTIONS, ids=[".".join(each) for each in FUNCTIONS])
def test_a_named_function_is_there(owner: str, name: str) -> None:
    defined = re.compile(rf"^\s*(?:async )?(?:def |class )?{re.escape(name)}(?:\(|\b.*:$)", re.MULTILINE)
    assert any(defined.search(text) for text in holders(owner))
