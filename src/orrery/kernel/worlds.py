"""Worlds of a game: what its boxes and rulebooks offer under a name, as options that belong together."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.kernel.arguments import quoted
from orrery.kernel.errors import BadOptions
from orrery.kernel.options import Option, Value, complete, resolve


class World:
    """A named set of options.

    `marks` are the options by which a world is known; `also` are those that are set with them and may be changed.
    `by_hand` names the option that may be chosen piece by piece in this world.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        marks: Mapping[str, Value],
        also: Mapping[str, Value] | None = None,
        by_hand: str = "",
    ) -> None:
        self.name = name
        self.rule = rule
        self.marks = dict(marks)
        self.options: dict[str, Value] = {**self.marks, **(also or {})}
        self.by_hand = by_hand

    def __reduce__(self) -> tuple[type[World], tuple[object, ...]]:
        return World, (self.name, self.rule, self.marks, self.options, self.by_hand)

    def __repr__(self) -> str:
        return f"<World {self.name}: {self.options} [{self.rule}]>"


def find_world(worlds: list[World], name: str) -> World:
    """A world by name; BadOptions says which there are."""
    for world in worlds:
        if world.name == name:
            return world
    offers = ", ".join(world.name for world in worlds)
    raise BadOptions(f"there is no world {quoted(name)}; " + (f"one of {offers}" if offers else "this game has none"))


def world_of(worlds: list[World], declared: list[Option], given: Mapping[str, object]) -> World | None:
    """The world that options make: the one with most marks of those whose marks are all there."""
    chosen = resolve(declared, complete(declared, given))
    best: World | None = None
    for world in worlds:
        if (best is None or len(world.marks) > len(best.marks)) and _has_marks(declared, chosen, world):
            best = world
    return best


def _has_marks(declared: list[Option], chosen: Mapping[str, Value], world: World) -> bool:
    """Whether the options are a world's, whether they are given by name or by number."""
    for option in declared:
        if option.name in world.marks:
            wanted, found = world.marks[option.name], chosen[option.name]
            if found != wanted and not (isinstance(wanted, str) and found == option.named[wanted]):
                return False
    return True
