"""What bots know of Not Alone, for the Creature and for the Hunted."""

from orrery.bots.notalone.beginners import Casual, Newcomer
from orrery.bots.notalone.players import AutomaticCreature, NotAloneGreedy
from orrery.bots.notalone.pool import POOL
from orrery.bots.notalone.strategist import Manner, Strategist

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
    """Mixes, notices habits, tries cards out a little; more than half the time it goes by what looks best at once."""
    return Strategist("club", 60, 400, 0.85, Manner(60, 65, 0.5, 3.0))


def expert() -> Strategist:
    """Leans on habits, tries cards out thoroughly, and as a Hunted half the time avoids where anybody would look."""
    return Strategist("expert", 240, 6000, 0.85, Manner(0, 50, 1.0, 1.0))
