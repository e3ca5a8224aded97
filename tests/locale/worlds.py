"""The messages that name a game's worlds."""

from __future__ import annotations

from orrery.kernel.game import Game


def world_ids(game: Game) -> set[str]:
    """What a game says of its worlds."""
    of_worlds = [f"{game.name}-world-{world.name}{end}" for world in game.worlds for end in ("", "-about")]
    return {f"{game.name}-worlds", *of_worlds}
