"""What bots know of Not Alone, for the Creature and for the Hunted."""

from orrery.bots.notalone.players import AutomaticCreature, NotAloneGreedy
from orrery.bots.notalone.pool import POOL
from orrery.bots.notalone.strategist import Strategist

__all__ = [
    "POOL",
    "AutomaticCreature",
    "NotAloneGreedy",
    "Strategist",
    "casual",
    "club",
    "expert",
    "greedy",
    "newcomer",
]


def greedy() -> NotAloneGreedy:
    """The greedy bot of Not Alone."""
    return NotAloneGreedy()


def newcomer() -> NotAloneGreedy:
    """The first level."""
    return NotAloneGreedy()


def casual() -> NotAloneGreedy:
    """The second level."""
    return NotAloneGreedy()


def club() -> Strategist:
    """The third level."""
    return Strategist("club", 120, 1500, 0.6)


def expert() -> Strategist:
    """The fourth level."""
    return Strategist("expert", 240, 8000, 0.8)
