"""An action as callers hold it: an int that can say what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeAlias

if TYPE_CHECKING:
    from orrery.kernel.vocabulary import Vocabulary

Seat: TypeAlias = int
"""A seat of a game, from 0; chance is the seat NATURE."""


class Action(int):
    """An action of a game: the int that `apply` takes and records hold. `str` gives its text, such as "place red H"."""

    __slots__ = ()
    vocabulary: ClassVar[Vocabulary]

    def __repr__(self) -> str:
        return f"<Action {int(self)}: {self}>"

    def __str__(self) -> str:
        return self.vocabulary.text(int(self))

    def __reduce__(self) -> tuple[type[int], tuple[int]]:
        return int, (int(self),)


def actions_of(vocabulary: Vocabulary) -> list[Action]:
    """Every action of a vocabulary, by its number."""
    kind = type("Action", (Action,), {"__slots__": (), "__module__": __name__, "vocabulary": vocabulary})
    return [kind(number) for number in range(vocabulary.size)]
