"""A game as small as can be, from steps alone, in plain Python; run by test_steps.py."""

from __future__ import annotations

import json

import orrery
from orrery.kernel.game import Game
from orrery.kernel.layout import Layout
from orrery.kernel.state import HEAD_FIELDS, State
from orrery.kernel.step import Actions, Step
from orrery.kernel.vocabulary import Family, Vocabulary


class TakeOneOrTwo(Step[State]):
    """Take one or two of what is left; the frame says whose turn it is and how many are left."""

    def enter(self, s: State) -> None:
        """A new game begins with five."""
        if s.arg2 == 0:
            s.arg2 = 5
        s.ask_seat(s.arg)

    def legal(self, s: State, seat: int, out: Actions) -> None:
        """No more than there are."""
        out.add_range(0, min(2, s.arg2))

    def do(self, s: State, seat: int, action: int) -> None:
        """The other seat goes on, unless nothing is left."""
        left = s.arg2 - action - 1
        s.pop()
        if left:
            s.push(1, 1 - seat, left)


def main() -> None:
    """Play the game, undo, look at it, save it, and try what is not allowed."""
    family = Family("take", ("number",), [(1,), (2,)])
    steps = {1: TakeOneOrTwo("take")}
    game = Game("count", 2, 2, [], Vocabulary([family]), Layout(HEAD_FIELDS), "1", "", steps)
    state = game.new(2)
    assert state.pending() == (0,)
    state.apply(0, 1)
    assert not state.revealed
    state.apply(1, game.from_dict({"do": "take", "number": 2}))
    assert state.legal(0) == [0]
    before = state.values()
    for wrong in (1, 2, -1):
        try:
            state.apply(0, wrong)
        except orrery.IllegalAction as error:
            assert str(error)
        else:
            raise AssertionError("an action that is not legal was taken")
    assert state.values() == before
    assert game.load(json.loads(json.dumps(state.dump()))) == state
    concealed = state.conceal(1)
    assert concealed.determinize(orrery.Rng(1)) == state
    assert game.default_action(state, 0) == 0
    state.apply(0, 0)
    assert state.over
    assert state.pending() == ()


if __name__ == "__main__":
    main()
