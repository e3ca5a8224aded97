"""Actions in three forms: a small int, a structured dict, and a message for people."""

from __future__ import annotations

from orrery.kernel.errors import BadAction

Row = tuple[object, ...]


class Family:
    """The actions that do one thing: what they do, the names of their arguments, every combination."""

    def __init__(self, do: str, names: tuple[str, ...], rows: list[Row]) -> None:
        self.do = do
        self.names = names
        self.rows = rows
        self.start = 0
        self.numbers: dict[Row, int] = {row: i for i, row in enumerate(rows)}


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
            raise BadAction(f"an action is an object such as {{'do': ...}}, not {action!r}")
        do = action.get("do")
        if not isinstance(do, str) or do not in self.by_do:
            raise BadAction(f"do: unknown action {do!r}; one of {', '.join(self.by_do)}")
        family = self.by_do[do]
        for name in family.names:
            if name not in action:
                raise BadAction(f"{do}: missing {name!r}")
        for name in action:
            if name != "do" and name not in family.names:
                raise BadAction(f"{do}: takes no {name!r}")
        row = tuple(_frozen(action[name]) for name in family.names)
        try:
            return family.start + family.numbers[row]
        except (KeyError, TypeError):
            said = ", ".join(f"{name}={action[name]!r}" for name in family.names)
            raise BadAction(f"{do}: no such combination: {said}") from None
