"""What each kind of power does, by its number in `kinds`."""

from __future__ import annotations

from orrery.games.notalone import kinds
from orrery.games.notalone.lair import Lair
from orrery.games.notalone.maze import Maze
from orrery.games.notalone.mycelium import Mycelium
from orrery.games.notalone.places import Beach, Dome, Jungle, Mangrove, Oasis, Pole, River, Rover, Shelter, Wreck
from orrery.games.notalone.portal import Portal
from orrery.games.notalone.power import Power
from orrery.games.notalone.source import Archipelago, Source


def all_powers() -> list[Power]:
    """The powers of all places."""
    return [
        Lair(),  # RECYCLE_OR_COPY
        Lair(),  # RECYCLE_OR_COPY_BESIDE: Nexus
        Jungle(),  # RETURN_SELF: Jungle, Swamp
        Oasis(),  # RETURN_SELF_PER_WILL
        Mangrove(),  # RETURN_SELF_AND_OTHER
        River(kinds.KEEP_ONE),  # TWO_KEEP_ONE
        River(kinds.BOTH),  # TWO_BOTH: Artefact
        River(kinds.FROM_DISCARD),  # HAND_AND_DISCARD: Fjord
        Beach(),  # MARKER_POWER
        Dome(),  # SHIELD_POWER
        Wreck(),  # RESCUE_POWER
        Rover(),  # ACQUIRE
        Maze(),  # MAZE_POWER
        Shelter(),  # DRAW_KEEP_ONE
        Source(),  # HEAL_OR_DRAW
        Archipelago(),  # DRAW_THEN_HEAL
        Pole(),  # WILL_FOR_RESCUE
        Mycelium(),  # WILL_ON_TRACK_OR_DRAW
        Portal(),  # TELEPORT_POWER
    ]
