"""What a page is covered with until the client has drawn it: its title and first words, for anybody with the link."""

from __future__ import annotations

import re
from html import escape

from orrery.locale.ledger import Ledger, ledger
from orrery.locale.texts import Texts
from orrery.server.new_table import SERVED
from orrery.server.preview import Preview

MARKED = re.compile(r"\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`")
"""Stressed words and code in a page of rules; the cover shows them plain."""
LEAST = 1500
"""Letters of the rules that fill a screen."""


def cover(texts: Texts, preview: Preview, path: str) -> str:
    """The words on the cover of one page."""
    kind = "words title" if preview.kind in ("table", "replay", "waiting") else "words"
    return f'<div class="{kind}" data-path="{escape(path)}">{"".join(_words(texts, preview))}</div>'


def _words(texts: Texts, preview: Preview) -> list[str]:
    match preview.kind:
        case "lobby":
            return [_heading(texts.say("lobby-title", {"games": len(SERVED)})), _text(texts.say("lobby-lead"))]
        case "table" | "replay" | "waiting":
            line, connecting = texts.say(f"{preview.game}-card-line"), texts.say("banner-connecting")
            return [_heading(texts.say(f"{preview.game}-name")), _text(line), _text(connecting)]
        case "cards":
            title = texts.say("pages-cards-title", {"game": texts.say(f"{preview.game}-name")})
            return [_heading(title), _text(texts.say("pages-cards-lead"))]
        case "rules":
            page = ledger(preview.game, texts.language)
            return _rules(page) if page is not None else []
    return [_heading(preview.tab), _text(preview.text)]


def _rules(page: Ledger) -> list[str]:
    """The title and the first screen of paragraphs."""
    words: list[str] = [block.text for block in page.lead]
    for section in page.sections:
        if sum(map(len, words)) > LEAST:
            break
        words += [section.title, *(f"{block.id} {block.text}".strip() for block in section.blocks if block.text)]
    return [_heading(page.title), _text("\n\n".join(words))]


def _heading(text: str) -> str:
    return f"<h1>{escape(text)}</h1>"


def _text(text: str) -> str:
    return f"<p>{escape(MARKED.sub(lambda found: found[1] or found[2] or found[3], text))}</p>"
