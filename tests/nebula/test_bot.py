"""What the greedy bot knows of goals agrees with the rules in every setting."""

from __future__ import annotations

import pytest

from orrery.bots.nebula import common_progress, personal_progress
from orrery.games.nebula.common_goals import common_goal_met
from orrery.games.nebula.personal_goals import personal_goal_met
from orrery.games.nebula.position import Position

from .positions import position
from .reference import SHARED
from .test_reference import random_position
from .test_shared_board import filled


@pytest.mark.parametrize("seed", range(30))
def test_a_goal_is_reached_for_the_bot_when_it_is_met(seed):
    s, _ = random_position(seed)
    assert isinstance(s, Position)
    for seat in range(2):
        for card in range(20):
            assert (common_progress(s, seat, card) >= 1.0) == common_goal_met(s, seat, card), f"C{card + 1:02}"
            assert (personal_progress(s, seat, card) >= 1.0) == personal_goal_met(s, seat, card), f"P{card + 1:02}"


@pytest.mark.rule("nebula:NQ66", "nebula:NQ4")
def test_the_bot_knows_the_board_and_the_pairs_in_play():
    top = filled("lambda", "upsilon")
    near = {}
    for neighbours in ("printed", "all"):
        s = position(top, hub="shared", neighbours=neighbours)
        assert isinstance(s, Position)
        near[neighbours] = common_progress(s, 0, 17)
    assert near["all"] == 1.0
    assert near["printed"] < 1.0
    s = position(dict.fromkeys(SHARED.cells[:1], "red"), hub="shared")
    assert isinstance(s, Position)
    assert common_progress(s, 0, 0) == 1 / 6, "the centre is one of the six cells"
