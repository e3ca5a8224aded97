"""What somebody types at a Nebula table: stars, cells, tokens and commands, in English or the reader's language."""

from __future__ import annotations

from orrery.locale.texts import Texts
from orrery.terminal.nebula.board import Board

_SLOTS = ("a", "b", "c", "d")
_COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "time": ("nebula-typed-time", ("t", "time")),
    "chaos": ("nebula-typed-chaos", ("c", "chaos")),
    "place": ("nebula-typed-place", ("p", "place")),
    "done": ("nebula-typed-done", ("d", "done")),
    "goal": ("nebula-typed-goal", ("goal", "slot")),
}
"""For each command the message that names it in the reader's language, and what is understood in every language."""


def _plain(word: str) -> str:
    """A word as it is compared: small letters, and ё as е, as most people type it."""
    return word.casefold().replace("ё", "е")


class Words:
    """The words of one reader for the things of one board."""

    def __init__(self, board: Board, texts: Texts) -> None:
        self.board = board
        self.commands = {
            command: [*known, *_plain(texts.say(message)).split()] for command, (message, known) in _COMMANDS.items()
        }
        self.stars = {
            star: [star, *_plain(texts.say("nebula-typed-star", {"star": star})).split()] for star in board.colours
        }
        self.constellations: dict[str, list[str]] = {}
        for each in board.constellations:
            name = str(each["id"])
            said = _plain(texts.say("nebula-typed-constellation", {"constellation": name})).split()
            self.constellations[name] = [name, *said, str(each["symbol"]).casefold(), str(each["key"]).casefold() * 2]

    def means(self, word: str, command: str) -> bool:
        """Tell whether a word is a command."""
        return _plain(word) in self.commands[command]

    def cell(self, word: str) -> str | None:
        """The cell somebody typed, capitals or not."""
        for cell in self.board.places:
            if _plain(cell) == _plain(word):
                return cell
        return None

    def star(self, word: str) -> str | None:
        """The colour somebody typed: its letter, or the beginning of its name."""
        return self._letter(word) or _only(self.stars, _plain(word))

    def _letter(self, word: str) -> str | None:
        for colour, letter in self.board.letters.items():
            if _plain(word) == _plain(letter):
                return colour
        return None

    def token(self, words: list[str]) -> str | None:
        """The value token somebody typed: a colour, a constellation, or an advanced goal by its slot (goal B).

        A letter that is both, such as B, is the star's, as everywhere else.
        """
        if len(words) == 2 and self.means(words[0], "goal"):
            return self._slot(words[1])
        if len(words) != 1:
            return None
        colour = self._letter(words[0])
        named = colour or self._slot_ref(words[0]) or _only({**self.stars, **self.constellations}, _plain(words[0]))
        return None if named is None else self.board.token_for(named)

    def _slot_ref(self, word: str) -> str | None:
        return f"advanced_slot_{word.upper()}" if _plain(word) in _SLOTS else None

    def _slot(self, word: str) -> str | None:
        ref = self._slot_ref(word)
        return None if ref is None else self.board.token_for(ref)


def _only(names: dict[str, list[str]], word: str) -> str | None:
    """The one thing a word names: by its whole name, or by at least two letters from which only it begins."""
    exact = [thing for thing, known in names.items() if word in known]
    if len(exact) == 1:
        return exact[0]
    begun = [thing for thing, known in names.items() if len(word) > 1 and any(name.startswith(word) for name in known)]
    return begun[0] if len(begun) == 1 else None
