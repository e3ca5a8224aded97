"""What Comet's planner never does: rest idly, rest or end a Move while an animal could come home, hatch in vain."""

from __future__ import annotations

import orrery
from orrery.bots.base import Bot, Decision
from orrery.bots.comet.planner import Planner
from orrery.bots.comet.sense import brings_home, gives_up_rescue, hatches_in_vain, is_idle_rest, sensible
from orrery.bots.comet.weights import Weights
from orrery.games.comet import frames
from orrery.games.comet.actions import DONE, REST
from orrery.games.comet.position import Position
from orrery.kernel.rng import Rng
from orrery.study.arena import play_match

SEED = 5


class Watched(Bot):
    """A quick planner with sense. Its choices are checked."""

    def __init__(self) -> None:
        self.planner = Planner("quick", Weights(), 120, 2, 1, 1)
        self.rests = 0
        self.rescues = 0

    def decide(self, decision: Decision) -> int:
        """What the planner chooses, if it is no blunder."""
        action = self.planner.decide(decision)
        s = decision.position.determinize(Rng(SEED))
        assert isinstance(s, Position)
        seat = decision.seat
        allowed = sensible(s, seat, decision.legal, idle=False)
        assert action in allowed, f"seed {SEED}: {decision.legal}"
        if s.kind == frames.TURN and action == REST:
            self.rests += 1
            assert not is_idle_rest(s, seat) or allowed == decision.legal
        homes = []
        for each in decision.legal:
            after = s.trial()
            if each >= s.tables.first_step:
                after.do(seat, each)
                if brings_home(s, after, seat):
                    homes.append(after)
        self.rescues += len(homes)
        if action == DONE:
            assert not gives_up_rescue(s, seat, DONE, homes), f"seed {SEED}"
        return action


def test_no_blunders() -> None:
    """In whole games on both sides of the board no choice is one of the named blunders."""
    for side in "AB":
        bots = [Watched(), Watched()]
        play_match(orrery.game("comet"), bots, SEED, {"side": side})
        assert sum(bot.rests for bot in bots) > 0
        assert sum(bot.rescues for bot in bots) > 0


def test_full_hand_is_no_rest() -> None:
    """Before the first turn nothing is exhausted and the hand is full: a Rest would be idle, and is not considered."""
    game = orrery.game("comet")
    state = game.new(2, {})
    rng = Rng(SEED)
    while state.pending()[0] == orrery.NATURE:
        state.apply(orrery.NATURE, int(rng.choice(state.legal(orrery.NATURE))))
    seat = state.pending()[0]
    s = state.conceal(seat).determinize(rng)
    assert isinstance(s, Position)
    legal = s.legal(seat)
    assert REST in legal
    assert is_idle_rest(s, seat)
    assert REST not in sensible(s, seat, legal, idle=False)
    assert sensible(s, seat, legal, idle=True) == legal
    only = [action for action in legal if action == REST]
    assert sensible(s, seat, only, idle=False) == only
    assert not any(hatches_in_vain(s, seat, action) for action in legal), "not before the comet phase"
