"""What bots know of Comet: the greedy bot, and planners of four levels."""

from orrery.bots.comet.levels import casual, club, expert, newcomer
from orrery.bots.comet.planner import Planner
from orrery.bots.comet.reference import CometEvaluator, CometGreedy, greedy, steps_home

__all__ = [
    "CometEvaluator",
    "CometGreedy",
    "Planner",
    "casual",
    "club",
    "expert",
    "greedy",
    "newcomer",
    "steps_home",
]
