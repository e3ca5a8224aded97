"""A game's actions, each in three forms: a small int, a structured dict, and a line of text such as "place red H"."""

from __future__ import annotations

from orrery.kernel.arguments import choices_for, quoted
from orrery.kernel.errors import BadAction
from orrery.kernel.notation import value_text

Row = tuple[object, ...]


class Family:
    """The actions that do one thing: what they do, the names of their arguments, every combination."""

    def __init__(self, do: str, names: tuple[str, ...], rows: list[Row]) -> None:
        self.do = do
        self.names = names
        self.rows = rows
        self.start = 0
        self.numbers: dict[Row, int] = {row: i for i, row in enumerate(rows)}
        self._texts: dict[str, int] | None = None

    @property
    def texts(self) -> dict[str, int]:
        """The number of each row by its text, made when it is first asked for."""
        if self._texts is None:
            self._texts = {row_text(row): i for i, row in enumerate(self.rows)}
        return self._texts

    def pattern(self) -> str:
        """The form of the texts, such as `place STAR CELL`."""
        return " ".join([self.do, *[name.upper() for name in self.names]])


def row_text(row: Row) -> str:
    """The arguments of an action as text."""
    return " ".join([value_text(value) for value in row])


def _frozen(value: object) -> object:
    """Make a list hashable, and keep true and 1.0 from passing for 1."""
    if isinstance(value, list):
        return tuple([_frozen(v) for v in value])
    return value if type(value) is int or type(value) is str else None


class Vocabulary:
    """A game's fixed list of actions, family after family, with exact round trips."""

    def __init__(self, families: list[Family]) -> None:
        self.families = families
        self.by_do: dict[str, Family] = {}
        self.size = 0
        self.owner: list[Family] = []
        for family in families:
            family.start = self.size
            self.size += len(family.rows)
            self.owner.extend([family] * len(family.rows))
            self.by_do[family.do] = family

    def to_dict(self, action: int) -> dict[str, object]:
        """Give the structured form of an action."""
        if not 0 <= action < self.size:
            raise BadAction(f"there is no action {action}; they run from 0 to {self.size - 1}")
        family = self.owner[action]
        out: dict[str, object] = {"do": family.do}
        for name, value in zip(family.names, family.rows[action - family.start], strict=True):
            out[name] = list(value) if isinstance(value, tuple) else value
        return out

    def from_dict(self, action: object) -> int:
        """Give the int of a structured action."""
        if not isinstance(action, dict):
            raise BadAction(f"an action is an object such as {{'do': ...}}, not {quoted(action)}")
        do = action.get("do")
        if not isinstance(do, str) or do not in self.by_do:
            raise BadAction(f"do: unknown action {quoted(do)}; one of {', '.join(self.by_do)}")
        family = self.by_do[do]
        for name in family.names:
            if name not in action:
                raise BadAction(f"{do}: missing {quoted(name)}")
        for name in action:
            if name != "do" and name not in family.names:
                raise BadAction(f"{do}: takes no {quoted(name)}")
        row = tuple(_frozen(action[name]) for name in family.names)
        try:
            return family.start + family.numbers[row]
        except (KeyError, TypeError):
            said = ", ".join(f"{name}={quoted(action[name])}" for name in family.names)
            raise BadAction(f"{do}: no such combination: {said}") from None

    def text(self, action: int) -> str:
        """The action as one line: what it does and its arguments, such as `time 2 -3 0`."""
        if not 0 <= action < self.size:
            raise BadAction(f"there is no action {action}; they run from 0 to {self.size - 1}")
        family = self.owner[action]
        row = family.rows[action - family.start]
        return f"{family.do} {row_text(row)}" if row else family.do

    def parse(self, text: str) -> int:
        """The action that a line of text stands for; upper and lower case are alike where only one action fits."""
        words = text.split()
        if not words:
            raise BadAction(f"an action is a text such as {self.families[0].pattern()!r}, not {quoted(text)}")
        do = words[0] if words[0] in self.by_do else words[0].lower()
        if do not in self.by_do:
            raise BadAction(f"unknown action {quoted(words[0])}; {choices_for(do, list(self.by_do))}")
        family = self.by_do[do]
        if len(words) - 1 != len(family.names):
            raise BadAction(f"{do}: {len(words) - 1} arguments, not {len(family.names)}: {family.pattern()}")
        wanted = " ".join(words[1:])
        found = family.texts.get(wanted)
        if found is None:
            alike = [number for known, number in family.texts.items() if known.lower() == wanted.lower()]
            if len(alike) != 1:
                raise BadAction(f"{do}: {self._what_is_wrong(family, words[1:])}")
            found = alike[0]
        return family.start + found

    def _what_is_wrong(self, family: Family, words: list[str]) -> str:
        for i, word in enumerate(words):
            known = sorted({value_text(row[i]) for row in family.rows})
            if word.lower() not in [each.lower() for each in known]:
                return f"unknown {family.names[i]} {quoted(word)}; {choices_for(word, known)}"
        return f"there is no {quoted(' '.join([family.do, *words]))}; the form is {family.pattern()}"
