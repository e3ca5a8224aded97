"""The state of a Nebula game and the table of its steps."""

from __future__ import annotations

from typing import Any

from orrery.games.nebula import (
    actions,
    bright_star,
    collect,
    frames,
    kinds,
    place,
    reasons,
    refill,
    scoring,
    secrets,
    setup,
    turn,
    values,
)
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.rng import Rng
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.step import Step

STEPS: dict[int, Step[Any]] = {
    frames.FILL: refill.FillClusters("fill"),
    frames.BRIGHT_STAR: bright_star.DrawBrightStar("bright-star", any_kind=False),
    frames.COMMON_GOALS: setup.LayCommonGoals("common-goals", actions.LAY_COMMON, kinds.COMMON_CARDS),
    frames.VALUE_STACKS: values.StackTokens("value-stacks", actions.STACK_TOKEN, kinds.VALUE_TOKENS),
    frames.ADVANCED_GOALS: setup.LayAdvancedGoals("advanced-goals", actions.LAY_ADVANCED, kinds.ADVANCED_CARDS),
    frames.DEAL: setup.DealGoals("deal", actions.DEAL_CARD, kinds.PERSONAL_CARDS),
    frames.KEEP_GOAL: setup.KeepGoal("keep-goal"),
    frames.FIRST_PLAYER: setup.NameFirstPlayer("first-player", actions.NAME_FIRST, kinds.MOST_SEATS),
    frames.STARTING_STARS: setup.DrawStartingStars("starting-stars"),
    frames.TURN: turn.Turn("turn"),
    frames.COLLECT: collect.CollectStars("collect"),
    frames.CHAOS_DRAW: collect.DrawForChaos("chaos-draw"),
    frames.CHAOS_KEEP: collect.KeepStars("chaos-keep", actions.KEEP_STARS, actions.KEEPS),
    frames.PLACE: place.PlaceStars("place"),
    frames.PUSH: values.PushToken(
        "push", actions.PUSH_TOKEN, kinds.VALUE_TOKENS, other=reasons.PUSH_FIRST, refused=reasons.TOKEN_AT_END
    ),
}


class NebulaState(Position):
    """A position of Nebula that can be played."""

    def with_data(self, data: Ints) -> NebulaState:
        return NebulaState(self.game, data, self.buffer, self.tables)

    def sample_hidden(self, viewer: i64, rng: Rng) -> None:
        secrets.sample_goals(self, rng)

    def score_sheet(self) -> ScoreSheet:
        return scoring.score_sheet(self)
