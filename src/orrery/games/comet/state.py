"""The state of a Comet game and the table of its steps."""

from __future__ import annotations

from typing import Any

from orrery.games.comet import (
    between,
    comet_phase,
    frames,
    glide,
    gold,
    hatch,
    move,
    piles,
    reductions,
    rest,
    scouts,
    secrets,
    setup,
    symbols,
    tokens,
    turn,
)
from orrery.games.comet.actions import DEAL, DRAW_UP, DUPLICATE, NAME_FIRST
from orrery.games.comet.can_act import shows_hand
from orrery.games.comet.kinds import AREAS, HEROES
from orrery.games.comet.layout import MOST_SEATS
from orrery.games.comet.position import Position, Search
from orrery.games.comet.reasons import DRAW_OR_READY, ONLY_PLAYED_SYMBOL
from orrery.games.comet.scoring import score_sheet
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.bits import has
from orrery.kernel.rng import Rng
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.sentinels import NATURE
from orrery.kernel.step import Step

STEPS: dict[int, Step[Any]] = {
    frames.REFILL: piles.RefillDisplay("refill"),
    frames.HEROES: setup.DealHeroes("heroes", DEAL, HEROES),
    frames.HANDS: setup.DrawFirstHands("hands"),
    frames.FIRST_PLAYER: setup.NameFirstPlayer("first-player", NAME_FIRST, MOST_SEATS),
    frames.DRAW: piles.DrawSilver("draw"),
    frames.TURN: turn.Turn("turn"),
    frames.HATCH: hatch.Hatch("hatch"),
    frames.NEST: hatch.ChooseNest("nest"),
    frames.AMOUNT: reductions.NameAmount("amount"),
    frames.MOVE: move.Move("move"),
    frames.GLIDE: glide.Glide("glide"),
    frames.SCOUT: scouts.ChooseScouted("scout"),
    frames.PLACE: tokens.PlaceToken("place"),
    frames.DUPLICATE: symbols.DuplicateSymbol("duplicate", DUPLICATE, AREAS, ONLY_PLAYED_SYMBOL, ONLY_PLAYED_SYMBOL),
    frames.REST: rest.Rest("rest"),
    frames.DISCARDING: rest.DiscardCards("discarding"),
    frames.TAKING: gold.TakeGold("taking"),
    frames.DRAWING: gold.DrawOrTake("drawing"),
    frames.COMET_CHOICE: comet_phase.ChooseInComet("comet-choice", DRAW_UP, 2, DRAW_OR_READY, DRAW_OR_READY),
    frames.BETWEEN: between.BetweenTurns("between"),
    frames.PARROT: between.MoveByParrot("parrot"),
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
        secrets.hide_cards(self, viewer)

    def sample_hidden(self, viewer: i64, rng: Rng) -> None:
        secrets.sample_cards(self, viewer, rng)

    def score_sheet(self) -> ScoreSheet:
        return score_sheet(self)
