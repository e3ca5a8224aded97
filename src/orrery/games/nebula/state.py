"""The state of a Nebula game and the table of its steps."""

from __future__ import annotations

from typing import Any

from orrery.games.nebula import frames
from orrery.games.nebula.actions import (
    DEAL_CARD,
    KEEP_STARS,
    KEEPS,
    LAY_ADVANCED,
    LAY_COMMON,
    NAME_FIRST,
    PUSH_TOKEN,
    STACK_TOKEN,
)
from orrery.games.nebula.collect import CollectStars, DrawForChaos, KeepStars
from orrery.games.nebula.kinds import ADVANCED_CARDS, COMMON_CARDS, MOST_SEATS, PERSONAL_CARDS, VALUE_TOKENS
from orrery.games.nebula.place import PlaceStars
from orrery.games.nebula.position import Position
from orrery.games.nebula.reasons import PUSH_FIRST, TOKEN_AT_END
from orrery.games.nebula.refill import FillClusters
from orrery.games.nebula.scoring import score_sheet
from orrery.games.nebula.secrets import sample_goals
from orrery.games.nebula.setup import (
    DealGoals,
    DrawBrightStar,
    DrawStartingStars,
    KeepGoal,
    LayAdvancedGoals,
    LayCommonGoals,
    NameFirstPlayer,
    StackTokens,
)
from orrery.games.nebula.turn import Turn
from orrery.games.nebula.values import PushToken
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.rng import Rng
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.step import Step

STEPS: dict[int, Step[Any]] = {
    frames.FILL: FillClusters("fill"),
    frames.BRIGHT_STAR: DrawBrightStar("bright-star", any_kind=False),
    frames.COMMON_GOALS: LayCommonGoals("common-goals", LAY_COMMON, COMMON_CARDS),
    frames.VALUE_STACKS: StackTokens("value-stacks", STACK_TOKEN, VALUE_TOKENS),
    frames.ADVANCED_GOALS: LayAdvancedGoals("advanced-goals", LAY_ADVANCED, ADVANCED_CARDS),
    frames.DEAL: DealGoals("deal", DEAL_CARD, PERSONAL_CARDS),
    frames.KEEP_GOAL: KeepGoal("keep-goal"),
    frames.FIRST_PLAYER: NameFirstPlayer("first-player", NAME_FIRST, MOST_SEATS),
    frames.STARTING_STARS: DrawStartingStars("starting-stars"),
    frames.TURN: Turn("turn"),
    frames.COLLECT: CollectStars("collect"),
    frames.CHAOS_DRAW: DrawForChaos("chaos-draw"),
    frames.CHAOS_KEEP: KeepStars("chaos-keep", KEEP_STARS, KEEPS),
    frames.PLACE: PlaceStars("place"),
    frames.PUSH: PushToken("push", PUSH_TOKEN, VALUE_TOKENS, PUSH_FIRST, TOKEN_AT_END),
}


class NebulaState(Position):
    """A position of Nebula that can be played."""

    def with_data(self, data: Ints) -> NebulaState:
        return NebulaState(self.game, data, self.buffer, self.tables)

    def sample_hidden(self, viewer: i64, rng: Rng) -> None:
        sample_goals(self, rng)

    def score_sheet(self) -> ScoreSheet:
        return score_sheet(self)
