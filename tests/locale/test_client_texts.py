"""The browser client's words: every message it speaks of is there, and none of its own is left over."""

from __future__ import annotations

import re
from pathlib import Path

from orrery.locale.texts import Texts
from tests.locale.test_english import SOURCE

WEB = Path(__file__).parents[2] / "web" / "src"
SPOKEN = re.compile(r"""\b(?:t|say|pieces)\(\s*['"]([a-z][a-zA-Z0-9-]*)['"]""")
STRING = re.compile(r"""'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`""")


def sources() -> str:
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    assert files
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def own_messages() -> list[str]:
    text = (SOURCE / "locale" / "en" / "client.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-zA-Z0-9-]*) *=", text, re.MULTILINE)


def test_every_message_the_client_speaks_of_is_there() -> None:
    known = set(Texts().ids)
    spoken = set(SPOKEN.findall(sources()))
    assert len(spoken) > 50
    assert sorted(spoken - known) == []


def test_no_message_of_the_client_is_left_over() -> None:
    exact: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for found in STRING.findall(sources()):
        text = next((part for part in found if part), "")
        exact.add(text)
        parts = re.split(r"\$\{[^}]*\}", text)
        if len(parts) > 1 and len("".join(parts)) >= 4 and re.fullmatch(r"[a-zA-Z0-9-]*", "".join(parts)):
            patterns.append(re.compile(".+".join(re.escape(part) for part in parts)))
    unused = [m for m in own_messages() if m not in exact and not any(p.fullmatch(m) for p in patterns)]
    assert [m for m in unused if not m.startswith("table-")] == []
