"""The rules of a game on the command line: their sections, a statement with its code and tests, a search."""

from __future__ import annotations

import re
from difflib import get_close_matches

from rich.text import Text

from orrery.api import game as game_of
from orrery.api import game_names
from orrery.kernel.errors import OrreryError
from orrery.locale.citations import NUMBER, THIS, Place, Source
from orrery.locale.ledger import Block, Ledger, Section, is_for_people, ledger, plain
from orrery.locale.texts import Texts
from orrery.terminal.screen import Screen
from orrery.version import COMMAND


def show_rules(game: str, wanted: list[str], screen: Screen, texts: Texts) -> int:
    """Print the sections of a game's rules, the statements of some numbers, or those that contain some words."""
    owners = [] if game in game_names() else _games_with(game)
    if owners:
        again = f"{COMMAND} rules {owners[0]} {game.upper()}"
        raise OrreryError(f"{game!r} is no game but a statement of {' and '.join(owners)}: {again}")
    game_of(game)
    page = ledger(game, texts.language)
    if page is None:
        raise OrreryError(f"the rules of {game} were not shipped with this installation")
    printed = _Printed(page, screen, texts, THIS)
    numbers = [each for each in wanted if re.fullmatch(NUMBER, each.upper())]
    words = [each for each in wanted if each not in numbers]
    blocks = [_statement(page, number) for number in numbers]
    found = page.search(words) if words else []
    if words and not found:
        raise OrreryError(f"no statement of the rules of {game} contains {' and '.join(map(repr, words))}")
    for block in blocks:
        printed.statement(block)
    for block in found:
        printed.line(block)
    if not wanted:
        printed.sections()
    return 0


def _games_with(number: str) -> list[str]:
    """The games that have a statement of a number."""
    pages = [ledger(name, "en") for name in game_names()] if re.fullmatch(NUMBER, number.upper()) else []
    return [page.game for page in pages if page is not None and page.statement(number) is not None]


def _statement(page: Ledger, number: str) -> Block:
    """The statement of a number, or an error that names the nearest ones."""
    block = page.statement(number)
    if block is not None:
        return block
    owners = _games_with(number)
    if owners:
        raise OrreryError(f"the rules of {page.game} have no {number.upper()}; it is one of {' and '.join(owners)}")
    known = page.statements()
    near = get_close_matches(number.upper(), known, n=3, cutoff=0.5)
    nearest = f"; the nearest are {', '.join(near)}" if near else ""
    raise OrreryError(f"the rules of {page.game} have no {number.upper()}, only {', '.join(_ranges(known))}{nearest}")


def _ranges(numbers: list[str]) -> list[str]:
    """Numbers that follow each other within a family as one, N1-N114."""
    families: dict[str, list[int]] = {}
    for number in numbers:
        family = number.rstrip("0123456789")
        families.setdefault(family, []).append(int(number[len(family) :]))
    out = []
    for family, found in families.items():
        found.sort()
        first = found[0]
        for here, after in zip(found, [*found[1:], None], strict=True):
            if after != here + 1:
                out.append(f"{family}{first}" if first == here else f"{family}{first}-{family}{here}")
                first = after or 0
    return out


class _Printed:
    """A page of rules on its way to the terminal."""

    def __init__(self, page: Ledger, screen: Screen, texts: Texts, source: Source) -> None:
        self.page = page
        self.source = source
        self.console = screen.console
        self.texts = texts

    def sections(self) -> None:
        """Every section with how many statements it has and from which to which, then how to go on."""
        known = self.page.statements()
        self.console.print(Text(self.page.title, "bold"))
        self.say("terminal-rules-count", {"count": len(known)})
        self.console.print()
        for section in self.page.sections:
            numbers = [block.id for block in section.blocks if block.id]
            line = Text("  " * (section.level - 1) + section.title)
            if numbers:
                line.append(f"  {', '.join(_ranges(numbers))} ({len(numbers)})", "dim")
            self.console.print(line)
        self.console.print()
        self.say("terminal-rules-more", {"command": COMMAND, "game": self.page.game, "rule": known[0]})

    def line(self, block: Block) -> None:
        """A statement alone."""
        self.console.print(Text().append(f"{block.id}  ", "bold").append(plain(block)))

    def statement(self, block: Block) -> None:
        """A statement, its section, the code that implements it and the tests that show it."""
        self.line(block)
        self.say("terminal-rules-section", {"section": " / ".join(section.title for section in self._where(block))})
        if is_for_people(block):
            self.say("terminal-rules-for-people")
        else:
            self.say("terminal-rules-implemented")
            self.places(self.source.implemented(self.page.game, block.id))
        if self.source.tests is None:
            self.say("terminal-rules-no-tests")
        else:
            self.say("terminal-rules-shown")
            self.places(self.source.shown(self.page.game, block.id))
        self.console.print()

    def places(self, places: list[Place]) -> None:
        """Lines of files, each with the function, class or constant there."""
        for place in places:
            line = Text(f"  {self.source.address(place)}  ").append(place.name, "dim")
            self.console.print(line, soft_wrap=True)

    def say(self, message: str, args: dict[str, object] | None = None) -> None:
        """Print a text in the reader's language."""
        self.console.print(Text(self.texts.say(message, args)))

    def _where(self, block: Block) -> list[Section]:
        """The section that a statement stands in, after the one around it."""
        around: list[Section] = []
        for section in self.page.sections:
            around = [each for each in around if each.level < section.level] + [section]
            if any(each is block for each in section.blocks):
                return around
        return []
