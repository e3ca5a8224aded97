"""The numbered rules of a game, read from the pages shipped with the package, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ENGLISH = "en"
LONGEST_CODE = 8
"""Letters of a language's code, as BCP 47 has them."""
_PACKAGE = Path(__file__).parents[1]
_PLACES = (_PACKAGE / "rules", _PACKAGE.parents[1] / "docs" / "rules")
"""In an installed package, and in a checkout of the source."""

_HEADING = re.compile(r"^(#{1,3}) (.+)$")
_STATEMENT = re.compile(r"^- \*\*([A-Z]{1,2}\d+)\*\* (.+)$")
_ITEM = re.compile(r"^- (.+)$")
_DIVIDER = re.compile(r"^\|[\s:|-]+\|$")
_FAMILIES = {"Q": "ruling", "S": "ruling", "D": "deduced"}
"""What the last letter of a family of numbers stands for (NQ, CQ, CS, ND); all others are the rulebook."""
FOR_PEOPLE = "†"
"""What a statement ends in that no code can implement: ages, advice, notes on the books."""


@dataclass
class Block:
    """A piece of a page: a numbered statement, a paragraph, an item of a list, or a table."""

    kind: str
    text: str = ""
    id: str = ""
    rows: list[list[str]] = field(default_factory=list)


@dataclass
class Section:
    """A heading, how deep it is, and what stands under it."""

    title: str
    level: int
    blocks: list[Block] = field(default_factory=list)


@dataclass
class Ledger:
    """A page of rules: its language, its title, what stands before the first section, and the sections."""

    game: str
    language: str
    title: str
    lead: list[Block]
    sections: list[Section]

    def blocks(self) -> Iterator[Block]:
        """Every piece in the order of the page."""
        yield from self.lead
        for section in self.sections:
            yield from section.blocks

    def statements(self) -> list[str]:
        """The numbers of the statements in the order of the page."""
        return [block.id for block in self.blocks() if block.id]

    def statement(self, number: str) -> Block | None:
        """The statement of a number; without its first letter too if only one then fits, as Q9 for NQ9."""
        wanted = number.upper()
        numbered = [block for block in self.blocks() if block.id]
        for block in numbered:
            if block.id == wanted:
                return block
        fitting = [block for block in numbered if wanted[:1].isalpha() and block.id[1:] == wanted]
        return fitting[0] if len(fitting) == 1 else None

    def search(self, words: Sequence[str]) -> list[Block]:
        """The statements that contain every one of some words, whatever their case."""
        wanted = [word.casefold() for word in words]
        return [
            block for block in self.blocks() if block.id and all(word in plain(block).casefold() for word in wanted)
        ]

    def rule(self, number: str) -> str | None:
        """One statement in plain text."""
        block = self.statement(number)
        return None if block is None else plain(block)


def is_for_people(block: Block) -> bool:
    """Whether a statement is for people, so that no code can implement it."""
    return block.text.endswith(FOR_PEOPLE)


def plain(block: Block) -> str:
    """The text of a statement without marks of emphasis and without the sign that it is for people."""
    return block.text.replace("**", "").removesuffix(FOR_PEOPLE).rstrip()


def kind_of(number: str) -> str:
    """Whether a number is a line of the rulebook (rule), a ruling, or follows by counting (deduced)."""
    return _FAMILIES.get(number.rstrip("0123456789")[-1:], "rule")


def ledger(game: str, language: str = ENGLISH) -> Ledger | None:
    """The rules of a game in a language, in English where that language lacks them, or nothing at all."""
    for wish in dict.fromkeys((language, ENGLISH)):
        path = _page(game, wish)
        if path is not None:
            return _read(path, game, wish)
    return None


@cache
def _read(path: Path, game: str, language: str) -> Ledger:
    return parse(path.read_text(encoding="utf-8"), game, language)


def _page(game: str, language: str) -> Path | None:
    if not (game.isidentifier() and language.isidentifier() and len(language) <= LONGEST_CODE):
        return None
    name = f"{game}.md" if language == ENGLISH else f"{language}/{game}.md"
    return next((place / name for place in _PLACES if (place / name).is_file()), None)


def parse(text: str, game: str, language: str) -> Ledger:
    """A page of Markdown as headings, statements, paragraphs, lists and tables: all that our pages are made of."""
    page = Ledger(game, language, "", [], [])
    room = page.lead
    open_block: Block | None = None
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading is not None:
            open_block = None
            if len(heading[1]) == 1:
                page.title = heading[2]
            else:
                page.sections.append(Section(heading[2], len(heading[1]) - 1))
                room = page.sections[-1].blocks
        elif not line.strip():
            open_block = None
        elif open_block is not None and open_block.kind == "table" and line.startswith("|"):
            if not _DIVIDER.match(line):
                open_block.rows.append(_cells(line))
        else:
            fresh = _block(line)
            if fresh.kind == "text" and open_block is not None and open_block.kind != "table":
                open_block.text += " " + fresh.text
            else:
                open_block = fresh
                room.append(fresh)
    return page


def _block(line: str) -> Block:
    statement = _STATEMENT.match(line)
    if statement is not None:
        return Block(kind_of(statement[1]), statement[2], statement[1])
    if line.startswith("|"):
        return Block("table", rows=[_cells(line)])
    item = _ITEM.match(line)
    return Block("item", item[1]) if item is not None else Block("text", line.strip())


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]
