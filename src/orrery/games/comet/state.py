"""The state of a Comet game and the table of its steps."""

from __future__ import annotations

from typing import Any

from orrery.games.comet import frames, reasons
from orrery.games.comet.actions import DEAL, DRAW_UP, DUPLICATE, NAME_FIRST
from orrery.games.comet.between import BetweenTurns, MoveByParrot
from orrery.games.comet.can_act import shows_hand
from orrery.games.comet.comet_phase import ChooseInComet
from orrery.games.comet.glide import Glide
from orrery.games.comet.gold import DrawOrTake, TakeGold
from orrery.games.comet.hatch import ChooseNest, Hatch
from orrery.games.comet.kinds import AREAS, HEROES
from orrery.games.comet.layout import MOST_SEATS
from orrery.games.comet.move import Move
from orrery.games.comet.piles import DrawSilver, RefillDisplay
from orrery.games.comet.position import Position, Search
from orrery.games.comet.reductions import NameAmount
from orrery.games.comet.rest import DiscardCards, Rest
from orrery.games.comet.scoring import score_sheet
from orrery.games.comet.scouts import ChooseScouted
from orrery.games.comet.secrets import hide_cards, sample_cards
from orrery.games.comet.setup import DealHeroes, DrawFirstHands, NameFirstPlayer
from orrery.games.comet.symbols import DuplicateSymbol
from orrery.games.comet.tokens import PlaceToken
from orrery.games.comet.turn import Turn
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.bits import has
from orrery.kernel.rng import Rng
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.sentinels import NATURE
from orrery.kernel.step import Step

_COPIED = reasons.ONLY_PLAYED_SYMBOL
_COMET = reasons.DRAW_OR_READY

STEPS: dict[int, Step[Any]] = {
    frames.REFILL: RefillDisplay("refill"),
    frames.HEROES: DealHeroes("heroes", DEAL, HEROES),
    frames.HANDS: DrawFirstHands("hands"),
    frames.FIRST_PLAYER: NameFirstPlayer("first-player", NAME_FIRST, MOST_SEATS),
    frames.DRAW: DrawSilver("draw"),
    frames.TURN: Turn("turn"),
    frames.HATCH: Hatch("hatch"),
    frames.NEST: ChooseNest("nest"),
    frames.AMOUNT: NameAmount("amount"),
    frames.MOVE: Move("move"),
    frames.GLIDE: Glide("glide"),
    frames.SCOUT: ChooseScouted("scout"),
    frames.PLACE: PlaceToken("place"),
    frames.DUPLICATE: DuplicateSymbol("duplicate", DUPLICATE, AREAS, _COPIED, _COPIED),
    frames.REST: Rest("rest"),
    frames.DISCARDING: DiscardCards("discarding"),
    frames.TAKING: TakeGold("taking"),
    frames.DRAWING: DrawOrTake("drawing"),
    frames.COMET_CHOICE: ChooseInComet("comet-choice", DRAW_UP, 2, _COMET, _COMET),
    frames.BETWEEN: BetweenTurns("between"),
    frames.PARROT: MoveByParrot("parrot"),
}


class CometState(Position):
    """A position of Comet that can be played."""

    def with_data(self, data: Ints) -> CometState:
        return CometState(self.game, data, self.buffer, self.tables, self.search)

    def own_buffer(self) -> None:
        super().own_buffer()
        self.search = Search()

    def do(self, seat: i64, action: i64) -> None:
        self.judged = 0
        super().do(seat, action)

    def reveals_more(self) -> bool:
        if self.judged == 0 or self.actor == NATURE:
            return False
        return any(has(self.judged, seat) and shows_hand(self, seat, self.actor) for seat in range(self.seats))

    def hide(self, viewer: i64) -> None:
        hide_cards(self, viewer)

    def sample_hidden(self, viewer: i64, rng: Rng) -> None:
        sample_cards(self, viewer, rng)

    def score_sheet(self) -> ScoreSheet:
        return score_sheet(self)
