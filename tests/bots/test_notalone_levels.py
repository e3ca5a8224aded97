"""What the levels of Not Alone can be relied on for: where tokens are laid, and what wary Hunted keep away from."""

from __future__ import annotations

from collections.abc import Iterator

import orrery
from orrery import bots
from orrery.bots.notalone.belief import could_play, slots_of
from orrery.bots.notalone.creature import hit_values
from orrery.bots.notalone.tokens import slots_of_action
from orrery.bots.notalone.wary import danger_of, play_warily
from orrery.games.notalone import actions as a
from orrery.games.notalone import frames
from orrery.games.notalone.position import Position
from orrery.kernel.chance import settle
from orrery.kernel.events import Event

SEATS = 4


def decisions(name: str, kind: int, most: int) -> Iterator[orrery.Decision]:
    """Questions of a kind from games between bots of a level, asked before they are answered."""
    game = orrery.game("notalone")
    player = bots.bot(name, game)
    found = 0
    for number in range(most):
        print("game", number)
        state, rng = game.new(SEATS), orrery.Rng(number)
        events = state.watch()
        seen: list[list[Event]] = [[] for _ in range(SEATS)]
        settle(state, rng)
        while not state.over and found < most:
            assert isinstance(state, Position)
            seat = state.pending()[0]
            for each, history in enumerate(seen):
                history += [event for event in events if event.seen_by(each)]
            events.clear()
            decision = orrery.Decision(state.conceal(seat), [*seen[seat]], state.legal(seat), orrery.Rng(found))
            if state.kind == kind and len(decision.legal) > 1:
                found += 1
                yield decision
            state.apply(seat, player.decide(decision))
            settle(state, rng)


def test_a_newcomers_creature_looks_only_where_somebody_can_be() -> None:
    newcomer = bots.bot("newcomer", orrery.game("notalone"))
    laid = 0
    for decision in decisions("newcomer", frames.HUNTING, 40):
        seen = decision.position
        assert isinstance(seen, Position)
        slots = int(slots_of_action(seen, newcomer.decide(decision)))
        reach = 0
        for k in range(1, SEATS):
            reach |= int(slots_of(seen, could_play(seen, seen.hunted(k))))
        if slots:
            laid += 1
            assert slots & reach, f"{slots:010b} of {reach:010b}"
    assert laid > 20


def test_wary_hunted_are_found_less_often_where_anybody_would_look() -> None:
    wary = careless = 0.0
    for decision in decisions("casual", frames.CHOOSE, 40):
        seen = decision.position
        assert isinstance(seen, Position)
        plays = [action for action in decision.legal if a.PLAY <= action < a.PLAY_TWO]
        if len(plays) < 2:
            continue
        danger = hit_values(seen)
        wary += sum(
            danger_of(seen, danger, play_warily(seen, seen.viewer, plays, 1.0, 2.0, decision.rng)) for _ in "1234"
        )
        careless += 4 * sum(danger_of(seen, danger, action) for action in plays) / len(plays)
    assert wary < careless
