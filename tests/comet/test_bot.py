"""The greedy bot: legal choices from what its seat may know, and sense in simple positions."""

from __future__ import annotations

import pytest

import orrery
from orrery.bots import bot
from orrery.bots.base import Budget
from orrery.bots.comet import CometEvaluator, CometGreedy, steps_home
from orrery.games.comet.position import Position
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng

from .lively import lively
from .positions import comet, hatch, position, step


def choice(s, positions: int = 300) -> dict[str, object]:
    seat = s.pending()[0]
    action = CometGreedy().choose(s.conceal(seat), s.legal(seat), Rng("bot"), Budget(positions))
    assert action in s.legal(seat)
    return comet().to_dict(action)


def test_it_is_the_greedy_bot_of_the_game():
    assert isinstance(bot("greedy", comet()), CometGreedy)


def test_it_steps_into_the_cavern():
    s = position(hands={0: ["dodo-1", "dodo-2"]}, out={0: [("sabretooth-1", "r01c3")]})
    s.apply(0, comet().from_dict({"do": "play", "card": "dodo-1"}))
    assert choice(s) == step("r00c3", "jungle")


def test_it_hatches_while_all_saviors_wait():
    assert choice(position(hands={0: ["dodo-1", "dodo-2", "dodo-3", "gecko-1", "great_auk"]}))["do"] == "hatch"


def test_it_rests_when_its_hand_is_empty():
    s = position(out={0: [("sabretooth-1", "r08c1")]})
    assert choice(s) == {"do": "rest"}
    assert hatch("dodo-1") not in [comet().to_dict(a) for a in s.legal(0)]


def test_it_counts_steps_home_over_tokens():
    s = position(out={0: [("sabretooth-1", "r02c3")]})
    assert steps_home(s, 0, 0) == 2
    s = position(out={0: [("sabretooth-1", "r04c3")]}, tokens=("r03c3", "r02c3"))
    assert steps_home(s, 0, 0) == 2, "over two tokens next to the cavern, then in"


def test_its_choice_depends_only_on_what_its_seat_may_know():
    tried = 0
    for number, (s, seat, _, legal) in enumerate(lively(3, "bot")):
        if seat < 0 or number % 60 or len(legal) < 2:
            continue
        concealed = s.conceal(seat)
        other = concealed.determinize(Rng(number)).conceal(seat)
        chosen = [CometGreedy().choose(c, legal, Rng(number), Budget(60)) for c in (concealed, other)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in legal
        tried += 1
    assert tried > 2


def test_being_out_leaves_only_the_points():
    s = position(hands={0: ["dodo-1"], 1: ["dodo-2"]}, rescued={0: ["dodo-3"]}, comet_phase=True, dropped=[0], active=1)
    assert CometEvaluator().value(s, 0) == 10.0, "eight, and two of the hero for the white egg"


@pytest.mark.slow
@pytest.mark.rule("comet:CS16")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B"])
def test_bots_never_come_near_the_limit_for_turns_without_progress(seats: int, side: str):
    """Nobody rests in circles: the comet comes when the draw pile is empty, as the books say."""
    for seed in (1000, 1012):
        print(f"seed {seed}")
        rng = Rng(seed)
        s = comet().new(seats, {"side": side})
        assert isinstance(s, Position)
        events = s.watch()
        longest = 0
        while not s.over:
            seat = s.pending()[0]
            if seat == orrery.NATURE:
                s.apply(seat, natures_choice(s, rng))
            else:
                s.apply(seat, CometGreedy().choose(s.conceal(seat), s.legal(seat), rng, Budget(60)))
            if not s.comet_phase:
                longest = max(longest, int(s.idle_turns))
        assert longest <= 5 * seats
        assert [event.args["why"] for event in events if event.kind == "comet-comet"] == ["pile"]
