"""What bots know of Nebula: the greedy bot, and four levels that plan whole turns."""

from orrery.bots.nebula.levels import casual, club, expert, newcomer
from orrery.bots.nebula.reference import NebulaEvaluator, common_progress, greedy, personal_progress
from orrery.bots.nebula.training import trainer

__all__ = [
    "NebulaEvaluator",
    "casual",
    "club",
    "common_progress",
    "expert",
    "greedy",
    "newcomer",
    "personal_progress",
    "trainer",
]
