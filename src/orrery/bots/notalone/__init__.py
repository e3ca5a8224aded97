"""What bots know of Not Alone, for the Creature and for the Hunted."""

from orrery.bots.notalone.players import AutomaticCreature, NotAloneGreedy

__all__ = ["AutomaticCreature", "NotAloneGreedy", "greedy"]


def greedy() -> NotAloneGreedy:
    """The greedy bot of Not Alone."""
    return NotAloneGreedy()
