"""Search over several own turns in a row, as if the rivals only drew their share of the pile meanwhile."""

from __future__ import annotations

from typing import Final

from orrery.bots.comet.turn_search import Line, TurnSearch, by_merit
from orrery.games.comet import frames
from orrery.games.comet.actions import DONE, DRAW_SILVER_CARD, DRAW_UP, READY_ALL
from orrery.games.comet.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, low_bits
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import NATURE
from orrery.kernel.state import ASK_NATURE

_RIVAL_DRAWS: Final = 6
"""How many tenths of a silver card a rival draws in a turn."""


class TurnsAhead:
    """Keeps the most promising ways to play the next own turns, all with the same luck."""

    def __init__(self, search: TurnSearch, turns: i64, width: i64, branches: i64) -> None:
        self.search = search
        self.turns = turns
        self.width = width
        """How many lines go on after each turn."""
        self.branches = branches
        """How many ends of the next turn each line is followed to."""
        self.luck = Rng("turns ahead")
        self.rng = Rng("turns ahead")

    def best(self, ends: list[Line], beam: i64) -> Line | None:
        """The best of some ways to play a turn, by the position some own turns later."""
        search = self.search
        if not ends:
            return None
        lines = ends[: self.width]
        number: i64 = 1
        while number < self.turns and search.left > 0:
            found: list[Line] = []
            for line in lines:
                self._follow(line, beam, number, found)
            found.sort(key=by_merit)
            lines = found[: self.width]
            number += 1
        return lines[0]

    def _follow(self, line: Line, beam: i64, number: i64, found: list[Line]) -> None:
        """Add the best ends of the next own turn after a line, or the line itself if there is none."""
        s = self._next_own_turn(line.state, number)
        seat: i64 = self.search.evaluation.seat
        if s is None or self.search.left <= 0:
            found.append(line)
            return
        legal: list[Action] = s.legal(int(seat))
        for end in self.search.ends(s, legal, beam)[: self.branches]:
            found.append(Line(end.state, line.first, end.value))

    def _next_own_turn(self, end: Position, number: i64) -> Position | None:
        """The position in which the seat is to begin its next turn; None if the game is over for it."""
        seat: i64 = self.search.evaluation.seat
        s = end.copy()
        assert isinstance(s, Position)
        s.dropped_out |= low_bits(s.seats) & ~bit(seat)
        self.rng.follow(self.luck)
        choices: i64 = 0
        while not s.over and not s.has_dropped_out(seat) and choices < 60:
            choices += 1
            asked: i64 = s.asked()
            if asked == ASK_NATURE:
                s.do(NATURE, natures_choice(s, self.rng))
            elif asked == bit(seat) and s.kind == frames.TURN and s.active == seat:
                self._let_rivals_draw(s, number)
                return s
            else:
                s.do(s.seat_to_move(), self._pass(s, asked == bit(seat)))
        return None

    def _pass(self, s: Position, own: bool) -> i64:
        """What is done in decisions between two own turns."""
        if s.kind == frames.COMET_CHOICE:
            return DRAW_UP if own else READY_ALL
        if s.kind == frames.DRAWING:
            return DRAW_SILVER_CARD
        if s.kind == frames.BETWEEN:
            return DONE
        legal: list[Action] = s.legal(int(s.seat_to_move()))
        return legal[0]

    def _let_rivals_draw(self, s: Position, number: i64) -> None:
        """The draw pile goes down by what the rivals draw in a round; its last card they leave."""
        if s.comet_phase:
            return
        tenths: i64 = _RIVAL_DRAWS * (s.seats - 1)
        cards: i64 = tenths * number // 10 - tenths * (number - 1) // 10
        if cards >= s.draw_left:
            cards = s.draw_left - 1
        s.draw_left -= cards
        s.comet_left += cards
