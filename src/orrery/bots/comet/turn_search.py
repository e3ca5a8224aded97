"""Search of a whole own turn: the positions in which it can end, the best of them first."""

from __future__ import annotations

from typing import Final

from orrery.bots.comet.evaluation import Evaluation
from orrery.games.comet import frames
from orrery.games.comet.actions import step_field, step_savior
from orrery.games.comet.kinds import DIRECTIONS, SAVIORS
from orrery.games.comet.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import NATURE, NONE
from orrery.kernel.state import ASK_NATURE

_LONGEST: Final = 20
_KEY: Final = (1 << 40) - 1


class Line:
    """A way to play a turn: the position it has come to, its first action, and how good that is."""

    def __init__(self, state: Position, first: i64, value: float) -> None:
        self.state = state
        self.first = first
        self.value = value


class TurnSearch:
    """Looks through own turns until so many positions have been looked at."""

    def __init__(self, evaluation: Evaluation, rng: Rng, positions: i64) -> None:
        self.evaluation = evaluation
        self.rng = rng
        self.left = positions
        """How many positions may still be looked at."""
        self._seen: set[int] = set()

    def ends(self, s: Position, actions: list[Action], width: i64) -> list[Line]:
        """The ends of the turn that begin with some actions, best first; at each action the best few lines go on."""
        self._seen = set()
        ends: list[Line] = []
        frontier: list[Line] = []
        self._go_on(Line(s, NONE, 0.0), actions, s.turns, frontier, ends)
        depth: i64 = 0
        while frontier and depth < _LONGEST and (self.left > 0 or not ends):
            frontier.sort(key=by_merit)
            found: list[Line] = []
            for line in frontier[:width]:
                legal: list[Action] = line.state.legal(int(self.evaluation.seat))
                self._go_on(line, legal, s.turns, found, ends)
            frontier = found
            depth += 1
        ends.sort(key=by_merit)
        return ends

    def _go_on(self, line: Line, actions: list[Action], turn: i64, found: list[Line], ends: list[Line]) -> None:
        """Add the lines that go on from one by each sensible action, or end with it."""
        s = line.state
        seat: i64 = self.evaluation.seat
        first_step: i64 = s.tables.first_step
        mapped = False
        for action in actions:
            if action >= first_step:
                if not mapped:
                    self.evaluation.draw_map(s)
                    mapped = True
                if self._leads_away(s, action):
                    continue
            elif action >= s.tables.first_place and not self._beside_own(s, action):
                continue
            after = s.copy()
            assert isinstance(after, Position)
            after.do(seat, action)
            self._let_luck_decide(after)
            self.left -= 1
            key: int = int(_key(after, seat))
            if key in self._seen:
                continue
            self._seen.add(key)
            next_line = Line(after, action if line.first == NONE else line.first, self.evaluation.value(after))
            if after.turns == turn and after.asked() == bit(seat):
                found.append(next_line)
            else:
                ends.append(next_line)

    def _let_luck_decide(self, s: Position) -> None:
        """Draw the cards that an ability brings in the course of the turn."""
        while s.asked() == ASK_NATURE and s.kind == frames.DRAW and s.kind_below != frames.REST:
            if s.kind_below == frames.COMET_CHOICE:
                return
            s.do(NATURE, natures_choice(s, self.rng))

    def _leads_away(self, s: Position, action: i64) -> bool:
        """Whether a step leads a savior farther from the cavern."""
        cost = self.evaluation.ways.cost
        start: i64 = s.savior_field(self.evaluation.seat, step_savior(s.tables, action))
        target: i64 = step_field(s.tables, action)
        return start >= 0 and cost[target] > cost[start]

    def _beside_own(self, s: Position, action: i64) -> bool:
        """Whether a token is placed next to an own savior."""
        field: i64 = (action - s.tables.first_place) % s.tables.fields
        savior: i64 = 0
        while savior < SAVIORS:
            own: i64 = s.savior_field(self.evaluation.seat, savior)
            if own >= 0:
                direction: i64 = 0
                while direction < DIRECTIONS:
                    if s.tables.neighbour(s.side, own, direction) == field:
                        return True
                    direction += 1
            savior += 1
        return False


def by_merit(line: Line) -> float:
    """The better line comes first."""
    return -line.value


def _key(s: Position, seat: i64) -> i64:
    """A number that positions of the same turn share if nothing tells them apart."""
    key: i64 = s.depth
    i: i64 = 0
    spot: i64
    while i < 12:
        spot = 11 + 4 * i
        if i < s.depth:
            key = (key * 1000003 + s.data[spot] * 64 + s.data[spot + 2] * 8 + s.data[spot + 3]) & _KEY
        i += 1
    i = 0
    while i < 6:
        spot = s.hand_cards(seat) + i
        key = (key * 1000003 + s.data[spot]) & _KEY
        spot = s.rescued_cards(seat) + i
        key = (key * 1000003 + s.data[spot]) & _KEY
        key = (key * 1000003 + s.pool(i)) & _KEY
        i += 1
    i = 0
    while i < SAVIORS:
        key = (key * 1000003 + s.savior_field(seat, i) + 8) & _KEY
        key = (key * 1000003 + s.animal(seat, i) + 8) & _KEY
        key = (key * 1000003 + s.scouted(i)) & _KEY
        i += 1
    i = 0
    while i < 2:
        key = (key * 1000003 + s.token_field(i) + 8) & _KEY
        i += 1
    tool: i64 = 0
    while tool < s.tables.tools:
        key = (key * 31 + s.ready(seat, tool)) & _KEY
        tool += 1
    key = (key * 1000003 + s.plays * 8 + s.moved) & _KEY
    key = (key * 1000003 + s.lowered * 64 + s.own_reduction_left * 8 + s.bonus_used) & _KEY
    key = (key * 1000003 + s.hatched * 64 + s.turns) & _KEY
    return (key * 1000003 + s.asked()) & _KEY
