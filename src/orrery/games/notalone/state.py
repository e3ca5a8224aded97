"""The state of a Not Alone game and the table of its steps."""

from __future__ import annotations

from typing import Any

from orrery.games.notalone import (
    actions,
    card_steps,
    catch,
    detour,
    exploration,
    frames,
    hunt_deck,
    hunting,
    kinds,
    lair,
    maze,
    maze_deck,
    mycelium,
    place_cards,
    places,
    portal,
    reasons,
    reckoning,
    resolve,
    reveal,
    setup,
    source,
    survival_deck,
    take_back,
    target_cards,
    telepathy,
    tokens,
    track,
    turn,
    windows,
)
from orrery.games.notalone.position import Position
from orrery.games.notalone.sampling import sample_all
from orrery.games.notalone.scoring import score_sheet, winning_seats
from orrery.games.notalone.secrets import hide_all
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.errors import Hidden
from orrery.kernel.rng import Rng
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.sentinels import NATURE, NONE, OPEN
from orrery.kernel.step import Actions, Step

STEPS: dict[int, Step[Any]] = {
    frames.NAME_CREATURE: setup.NameCreature("name-creature", actions.NAME_CREATURE, kinds.MOST_SEATS),
    frames.CHOOSE_PLACES: setup.ChoosePlaces("choose-places", actions.CHOOSE_SET, kinds.PLACES),
    frames.BOARD_SIDE: setup.PickSide("board-side", actions.CHOOSE_SIDE, 2, reasons.PICK_SIDE),
    frames.DEAL: setup.DealSurvival("deal"),
    frames.REFILL: hunt_deck.RefillHand("refill", actions.DRAW_HUNT, kinds.HUNT_CARDS),
    frames.TURN: turn.Turn("turn"),
    frames.WINDOW: windows.Window("window"),
    frames.CHOOSE: exploration.ChoosePlaceCards("choose"),
    frames.HUNTING: hunting.PlaceTokens("hunting"),
    frames.PICKING: reveal.PickCards("picking", actions.PICK, kinds.NUMBERS, reasons.PICK_ONE),
    frames.AFTER_REVEAL: reveal.AfterReveal("after-reveal", reasons.EFFECT_AFTER_REVEAL),
    frames.ORDER: reckoning.ChooseOrder("order", actions.PICK, kinds.NUMBERS, reasons.CHOOSE_ORDER),
    frames.RESOLVE: resolve.ResolvePlace("resolve"),
    frames.RECKONING: reckoning.Reckoning("step"),
    frames.RECYCLE_OR_COPY: lair.RecycleOrCopy("recycle-or-copy", reasons.RECYCLE_OR_COPY),
    frames.TAKE: take_back.TakeBack("take-back", reasons.TAKE_FROM_DISCARD),
    frames.DISCARD: place_cards.DiscardCards("discard", actions.DISCARD_CARD, kinds.NUMBERS, reasons.DISCARD_FROM_HAND),
    frames.SCREAM: target_cards.Scream("scream", reasons.DISCARD_OR_LOSE_WILL),
    frames.TOXIN: target_cards.Toxin("toxin", actions.DISCARD_SURVIVAL, kinds.SURVIVAL_CARDS, reasons.DISCARD_SURVIVAL),
    frames.NAMING: card_steps.NameHunted("name-seat", actions.NAME_SEAT, kinds.MOST_SEATS, reasons.NAME_HUNTED),
    frames.DRAW: survival_deck.DrawSurvival("draw", actions.DRAW_SURVIVAL, kinds.SURVIVAL_CARDS),
    frames.SHELTER: survival_deck.KeepDrawn("shelter", actions.KEEP_SURVIVAL, kinds.SURVIVAL_CARDS, reasons.KEEP_ONE),
    frames.SOURCE: source.HealOrDraw("source", reasons.HEAL_OR_DRAW),
    frames.HEAL: source.HealHunted("heal", actions.HEAL, kinds.MOST_SEATS, reasons.HEAL_BELOW_3),
    frames.ARCHIPELAGO: source.DiscardToHeal("archipelago", reasons.DISCARD_TO_HEAL),
    frames.MYCELIUM: mycelium.WillOnTrackOrDraw("mycelium", reasons.FREE_SPACE),
    frames.ACQUIRE: places.AcquirePlace("acquire", actions.ACQUIRE_CARD, kinds.NUMBERS, reasons.ACQUIRE_FROM_RESERVE),
    frames.MAZE: maze.SearchMaze("maze", reasons.SEARCH_MAZE),
    frames.TURN_UP: maze.TurnUp("turn-up", actions.TURN_UP, 10),
    frames.MAZE_LOOK: maze_deck.LookAtCards("maze-look", actions.TURN_UP, 10),
    frames.MAZE_SET: maze_deck.SetNewPlace("maze-set", actions.SET_PLACE, 50, reasons.SET_NEW_NUMBER),
    frames.MAZE_USE: maze.UseNewPlace("maze-use", reasons.USE_NEW_PLACE),
    frames.MAZE_DROP: maze_deck.DropPlace("maze-drop", actions.DROP_PLACE, 10, reasons.DROP_NEW_NUMBER),
    frames.PORTAL: portal.Teleport("portal", actions.TELEPORT, kinds.NUMBERS, reasons.GO_TO_ACCESSIBLE),
    frames.REGAIN: track.RegainWill("regain", actions.WILL_FROM_SUPPLY, 19, reasons.TAKE_WILL),
    frames.RESCUE_MOVE: track.MoveRescue("rescue-move"),
    frames.VOTE: track.VoteForWill("vote", actions.VOTE_FOR, kinds.MOST_SEATS, reasons.VOTE_BELOW_3),
    frames.MOVE_TOKEN: tokens.MoveToken("move-token", actions.MOVE_TOKEN, 30, reasons.MOVE_ADJACENT),
    frames.DETOUR: detour.Detour("detour", actions.MOVE_WHOM, 2 * kinds.MOST_SEATS, reasons.CHOOSE_HUNTED),
    frames.DETOUR_TO: detour.DetourTo("detour-to", actions.TO_SLOT, kinds.SLOTS, reasons.MOVE_HUNTED_ADJACENT),
    frames.TELEPATHY: telepathy.AskTelepathy(
        "telepathy", actions.NAME_ONE, kinds.NUMBERS + actions.PAIRS, reasons.NAME_FACE_UP
    ),
    frames.PHOBIA: card_steps.HideTwo("phobia", actions.HIDE_TWO, actions.PAIRS, reasons.HIDE_TWO),
    frames.DISCARD_TOGETHER: place_cards.DiscardTogether(
        "forbidden-zone", actions.DISCARD_CARD, kinds.NUMBERS, reasons.DISCARD_TOGETHER
    ),
    frames.VORTEX: card_steps.SwapPlayed("vortex", reasons.SWAP_ACCESSIBLE),
    frames.STRIKE_BACK: hunt_deck.StrikeBack("strike-back", actions.LOSE_HUNT, kinds.HUNT_CARDS),
    frames.CATACLYSM: card_steps.MakeIneffective("cataclysm", actions.TO_SLOT, kinds.SLOTS, reasons.PLACE_ON_PLANET),
    frames.DOUBLE_BACK: take_back.KeepPlayed("double-back", actions.PICK, kinds.NUMBERS, reasons.KEEP_PLAYED),
    frames.BURY: hunt_deck.BuryCards("bury", actions.BURY, kinds.HUNT_CARDS, reasons.BURY_HUNT_CARD),
    frames.SETTLE: catch.SettleLastWill("settle"),
    frames.COPY: resolve.CopyPlace("copy", actions.COPY, kinds.SLOTS, reasons.COPY_OFFERED),
    frames.ANSWER: telepathy.AnswerTelepathy("tell", actions.CLOSE, 1),
}


class NotAloneState(Position):
    """A position of Not Alone that can be played."""

    def with_data(self, data: Ints) -> NotAloneState:
        return NotAloneState(self.game, data, self.buffer, self.tables)

    def write_legal(self, seat: i64, out: Actions) -> None:
        self.check_known(seat)
        super().write_legal(seat, out)

    def why_not(self, seat: i64, action: i64) -> i64:
        self.check_known(seat)
        return super().why_not(seat, action)

    def check_known(self, seat: i64) -> None:
        """Refuse to list what another seat may do: it depends on what a viewer may not know."""
        viewer: i64 = self.viewer
        if viewer != OPEN and viewer != seat and seat != NATURE:
            raise Hidden(f"what seat {seat} may do depends on what this viewer may not know")

    def shows_sealed(self, viewer: i64, seat: i64) -> bool:
        """With a Radio the Hunted see each other's choices until the reveal."""
        return (
            self.team & (kinds.RADIO | kinds.REVEALED) == kinds.RADIO
            and viewer >= 0
            and viewer != self.creature
            and (self.kind == frames.CHOOSE or self.kind == frames.PICKING)
        )

    def seat_to_resolve(self) -> i64:
        """The seat whose card is played when nature ends the round of a window.

        Rules: Q37
        """
        return windows.first_to_play(self) if self.kind == frames.WINDOW else NONE

    def hide(self, viewer: i64) -> None:
        hide_all(self, viewer)

    def sample_hidden(self, viewer: i64, rng: Rng) -> None:
        sample_all(self, viewer, rng)

    def score_sheet(self) -> ScoreSheet:
        return score_sheet(self)

    def winners(self) -> tuple[int, ...]:
        return winning_seats(self) if self.winner else ()
