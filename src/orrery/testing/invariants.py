"""What holds in every position that play can reach: pieces are conserved, what is said twice agrees.

Positions that come from play need no such check; tests make it after every choice, and positions made by hand, whose
dumps carry no hash, are checked by `load_checked` before they are played.
"""

from __future__ import annotations

from orrery.kernel.errors import BadDump
from orrery.kernel.game import Game
from orrery.kernel.stack_problems import stack_problems
from orrery.kernel.state import State
from orrery.testing.own import of_game


def problems(state: State) -> list[str]:
    """Everything that makes a position impossible; nothing for one that play can reach."""
    wrong = stack_problems(state)
    if wrong:
        return wrong
    own = of_game(state.game.name, "problems")
    return list(own(state)) if own is not None else []


def load_checked(game: Game, dump: object) -> State:
    """Read a position that may have been made by hand, or raise BadDump if play cannot lead to it."""
    state = game.load(dump)
    wrong = problems(state)
    if wrong:
        raise BadDump("; ".join(wrong))
    return state
