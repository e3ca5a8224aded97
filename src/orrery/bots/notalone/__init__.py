"""What bots know of Not Alone, for the Creature and for the Hunted."""

from orrery.bots.notalone.beginners import Casual, Newcomer
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


def newcomer() -> Newcomer:
    """Goes for powers, forgets discards, is stubborn."""
    return Newcomer()


def casual() -> Casual:
    """Weighs powers against danger, without memory."""
    return Casual()


def club() -> Strategist:
    """Mixes, notices habits, and tries cards out a little."""
    return Strategist("club", 60, 400, 0.5)


def expert() -> Strategist:
    """Mixes well, leans on habits, and tries cards out thoroughly."""
    return Strategist("expert", 240, 6000, 0.85)
