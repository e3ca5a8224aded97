"""An action as callers hold it: an int that can say what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeAlias

if TYPE_CHECKING:
    from orrery.kernel.game import Game

Seat: TypeAlias = int
"""A seat of a game, from 0; chance is the seat NATURE."""


class Action(int):
    """An action of a game: the int that `apply` takes and records hold. `str` gives its text, such as "place red H"."""

    __slots__ = ()
    game: ClassVar[Game]

    def __repr__(self) -> str:
        return f"<Action {int(self)}: {self}>"

    def __str__(self) -> str:
        return self.game.vocabulary.text(int(self))

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return self.game.action, (int(self),)


def actions_of(game: Game) -> list[Action]:
    """Every action of a game, by its number."""
    kind = type("Action", (Action,), {"__slots__": (), "__module__": __name__, "game": game})
    return [kind(number) for number in range(game.vocabulary.size)]
