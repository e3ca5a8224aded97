"""A bot that plans whole turns."""

from __future__ import annotations

from typing import Final

from orrery.bots.base import Advice, Bot, Decision, Words
from orrery.bots.comet.evaluation import Evaluation
from orrery.bots.comet.sense import brings_home, gives_up_rescue, sensible
from orrery.bots.comet.turn_search import Line, TurnSearch, by_merit
from orrery.bots.comet.turns_ahead import TurnsAhead
from orrery.bots.comet.weights import Weights
from orrery.bots.turn_advice import Way, advice_on
from orrery.games.comet.actions import DONE, REST
from orrery.games.comet.kinds import SAVIORS
from orrery.games.comet.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64

_RESCUE_POSITIONS: Final = 6000
_RESCUE_WIDTH: Final = 40
"""Before it rests, a planner with sense looks so broadly for a rescue."""


class Planner(Bot):
    """Looks through the turns it can play and takes the first action of the best."""

    def __init__(
        self,
        name: str,
        weights: Weights,
        positions: i64,
        width: i64,
        turns: i64,
        lines: i64,
        sense: bool = True,
        idle: bool = False,
    ) -> None:
        self.name = name
        self.weights = weights
        self.positions = positions
        self.width = width
        """How many lines go on at each action of a turn."""
        self.turns = turns
        """How many own turns it looks ahead."""
        self.lines = lines
        """How many lines go on after each turn."""
        self.sense = sense
        """Whether it knows what no practised player does."""
        self.idle = idle
        """Whether it rests with a full hand and nothing to ready, for a gold card and time."""

    def decide(self, decision: Decision) -> int:
        """Pick the action that begins the best turn found."""
        legal = decision.legal
        if len(legal) == 1:
            return legal[0]
        lines = self.lines_by_kind(self.sampled(decision), decision)
        return int(lines[0].first) if lines else legal[0]

    def advise(self, decision: Decision, most: int = 3) -> list[Advice]:
        """Recommend the best line of each kind of turn, with the points it leads to."""
        if len(decision.legal) == 1:
            return [Advice(decision.legal[0])]
        s = self.sampled(decision)
        lines = self.lines_by_kind(s, decision)
        if not lines:
            return [Advice(decision.legal[0])]
        return advice_on(
            s,
            decision.seat,
            [Way(int(line.first), line.state, on_their_way(line.state, decision.seat)) for line in lines],
            most,
        )

    def sampled(self, decision: Decision) -> Position:
        """A position that the seat cannot tell from the true one."""
        s = decision.position.determinize(decision.rng)
        assert isinstance(s, Position)
        return s

    def lines_by_kind(self, s: Position, decision: Decision) -> list[Line]:
        """The best line of each kind of turn, the best of them first."""
        evaluation = Evaluation(decision.seat, self.weights)
        search = TurnSearch(evaluation, decision.rng, decision.budget.limit(int(self.positions)))
        ahead = TurnsAhead(search, self.turns, self.lines, 3)
        found: list[Line] = []
        reached: list[Position] = []
        seat: i64 = decision.seat
        groups = _kinds_of_turns(s, sensible(s, seat, decision.legal, self.idle) if self.sense else decision.legal)
        share: i64 = search.left // len(groups)
        for actions in groups:
            if self.sense and len(actions) == 1 and found and gives_up_rescue(s, seat, actions[0], reached):
                continue
            search.left = share
            ends = search.ends(s, actions, self.width)
            reached += [end.state for end in ends]
            line = ahead.best(ends, self.width)
            if line is not None:
                found.append(line)
        found.sort(key=by_merit)
        if self.sense and found and found[0].first == REST:
            home = self._way_home(s, decision, search)
            if home:
                line = ahead.best(home, self.width)
                return [line or home[0]] + [line for line in found if line.first != REST]
        return found

    def _way_home(self, s: Position, decision: Decision, search: TurnSearch) -> list[Line]:
        """Ways to bring an animal home instead of resting, looked for broadly."""
        actions = [action for action in decision.legal if action != REST]
        if not actions:
            return []
        search.left = decision.budget.limit(_RESCUE_POSITIONS)
        ends = search.ends(s, actions, _RESCUE_WIDTH)
        return [end for end in ends if brings_home(s, end.state, decision.seat)]


def on_their_way(end: Position, seat: i64) -> list[Words]:
    """How many animals are on their way home after a line, and how many cards are in hand."""
    animals: i64 = 0
    savior: i64 = 0
    while savior < SAVIORS:
        if end.savior_field(seat, savior) >= 0:
            animals += 1
        savior += 1
    return [
        ("comet-advice-on-their-way", {"count": int(animals)}),
        ("comet-advice-cards", {"count": int(end.hand_size(seat))}),
    ]


def _kinds_of_turns(s: Position, legal: list[Action]) -> list[list[Action]]:
    """The actions by what they begin, so that each is looked at as broadly: Hatch, Move, something else, an end."""
    tables = s.tables
    hatches: list[Action] = []
    plays: list[Action] = []
    others: list[Action] = []
    ends: list[Action] = []
    for action in legal:
        if action == REST or action == DONE:
            ends.append(action)
        elif tables.first_play <= action < tables.first_discard:
            plays.append(action)
        elif tables.first_hatch <= action < tables.first_play:
            hatches.append(action)
        else:
            others.append(action)
    return [actions for actions in (hatches, plays, others, ends) if actions]
