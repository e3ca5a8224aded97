"""A turn: exactly one of Hatch, Move and Rest; then display, window, next player."""

from __future__ import annotations

from orrery.games.comet import frames
from orrery.games.comet.abilities import list_uses, list_utilities, may_play_utility, may_use, play_utility, use_ability
from orrery.games.comet.actions import DONE, REST, STOP, member
from orrery.games.comet.between import window_opens
from orrery.games.comet.can_act import can_act
from orrery.games.comet.cards import first_kind, has_card, next_kind
from orrery.games.comet.comet_phase import begin_due_choices
from orrery.games.comet.details import details_of
from orrery.games.comet.end_of_turn import drop_out, end_turn, go_to_next_player
from orrery.games.comet.hands import must_see_hand
from orrery.games.comet.hatch import hatch_animal, list_hatches, why_not_hatch
from orrery.games.comet.hatch_lookahead import can_begin_hatch, can_hatch
from orrery.games.comet.kinds import ON_HATCH, ON_MOVE
from orrery.games.comet.move import list_beginnings, may_open, play_for_movement, why_not_begin_with
from orrery.games.comet.nests import free_slots
from orrery.games.comet.position import Position
from orrery.games.comet.reasons import (
    ABILITY_NOT_READY,
    ABILITY_OTHER_TIME,
    ANIMAL_FIRST,
    BEGIN_TURN,
    DROPS_OUT_IN_COMET_PHASE,
    HATCH_NEEDS_ANIMAL,
    NO_EFFECT,
    NO_REST_IN_COMET_PHASE,
    NOT_HELD_TO_PLAY,
)
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import ALLOWED, Actions, Step


class Turn(Step[Position]):
    """A turn, in the phase of the first argument: action, display, end, the comet's choices, window, next player.

    Rules: C14, C15, C36, C43, CS10, CS54
    """

    def enter(self, s: Position) -> None:
        """Go on to the next phase."""
        phase: i64 = s.arg
        if phase == 0:
            self._begin(s)
        elif phase == 1:
            s.arg = 2
            s.push(frames.REFILL)
        else:
            self._end(s, phase)

    def _end(self, s: Position, phase: i64) -> None:
        """What comes after the display is refilled."""
        if phase == 2:
            end_turn(s)
        if phase <= 3:
            s.arg = 4
            if begin_due_choices(s):
                return
        if phase <= 4:
            s.arg = 5
            if window_opens(s):
                s.push(frames.BETWEEN, 1)
                return
        go_to_next_player(s)

    def _begin(self, s: Position) -> None:
        """In the comet phase who can neither hatch nor move drops out unasked; the others choose.

        Rules: C51, CS15
        """
        seat: i64 = s.active
        if s.comet_phase == 1:
            s.judged |= bit(seat)
            if not can_act(s, seat):
                drop_out(s, seat, "needs-animal" if _needs_animal(s, seat) else "stuck")
                return
        s.ask_seat(seat)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Ways to begin a Hatch, a Move or a Rest; in the comet phase dropping out, not Rest.

        Rules: C49, C51
        """
        must_see_hand(s, seat)
        tools: i64 = s.tables.hatch_tools
        if free_slots(s, seat) > 0:
            list_hatches(s, seat, 0, out)
            if out.count > 0 or can_hatch(s, seat, 1, 0, 0):
                list_utilities(s, seat, tools, out)
                list_uses(s, seat, tools, True, out)
        list_beginnings(s, seat, out)
        out.add(STOP if s.comet_phase else REST)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """An animal to hatch, a card to play, an ability to use, a Rest or the end."""
        must_see_hand(s, seat)
        tables = s.tables
        if action == REST:
            return ALLOWED if s.comet_phase == 0 else NO_REST_IN_COMET_PHASE
        if action == STOP:
            return ALLOWED if s.comet_phase == 1 else DROPS_OUT_IN_COMET_PHASE
        card: i64 = member(action, tables.first_hatch, tables.kinds)
        if card >= 0:
            return why_not_hatch(s, seat, card, 1, 0)
        card = member(action, tables.first_play, tables.kinds)
        if card >= 0:
            return self._why_not_play(s, seat, card)
        tool: i64 = member(action, tables.first_use, tables.tools)
        if tool < 0:
            return HATCH_NEEDS_ANIMAL if action == DONE else BEGIN_TURN
        tools: i64 = self._tools_like(s, tool)
        if self._may_begin_by(s, seat, tool) and may_use(s, seat, tool, tools):
            return ALLOWED
        return ABILITY_NOT_READY if tables.tool_timing[tool] == ON_HATCH else ABILITY_OTHER_TIME

    def _why_not_play(self, s: Position, seat: i64, card: i64) -> i64:
        """An animal card begins a Move, a utility card a Move or a Hatch.

        Rules: C22, C45, CS2, CS43
        """
        if not has_card(s, s.hand_cards(seat), card):
            return NOT_HELD_TO_PLAY
        if not s.tables.utility[card]:
            return why_not_begin_with(s, seat, card)
        tool: i64 = s.tables.tool[card]
        if self._may_begin_by(s, seat, tool) and may_play_utility(s, seat, card, self._tools_like(s, tool)):
            return ALLOWED
        return ANIMAL_FIRST if s.tables.tool_timing[tool] == ON_MOVE else NO_EFFECT

    def _may_begin_by(self, s: Position, seat: i64, tool: i64) -> bool:
        """Whether the Hatch or Move that an ability would begin is possible."""
        if has(s.tables.move_openers, tool):
            return may_open(s, seat, tool)
        return can_begin_hatch(s, seat)

    def _tools_like(self, s: Position, tool: i64) -> i64:
        """The abilities that can begin a turn of the same kind, as bits."""
        return s.tables.move_openers if has(s.tables.move_openers, tool) else s.tables.hatch_tools

    def details(self, s: Position, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """The card or ability."""
        return details_of(s, action, reason)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Begin a Hatch, a Move or a Rest, or drop out."""
        tables = s.tables
        if action == REST:
            _begin_rest(s)
        elif action == STOP:
            s.ask_again()
            drop_out(s, seat, "chose")
        elif action < tables.first_hatch:
            _begin_by(s, action - tables.first_use)
            use_ability(s, seat, action - tables.first_use)
        elif action < tables.first_play:
            _begin_hatch(s)
            hatch_animal(s, seat, action - tables.first_hatch)
        elif tables.utility[action - tables.first_play]:
            _begin_by(s, tables.tool[action - tables.first_play])
            play_utility(s, seat, action - tables.first_play)
        else:
            _begin_move(s)
            play_for_movement(s, seat, action - tables.first_play)


def _needs_animal(s: Position, seat: i64) -> bool:
    """Whether a seat has a savior and utility cards to move, but no animal card to begin a Move with.

    Rules: CS2
    """
    helping = False
    hand: i64 = s.hand_cards(seat)
    kind: i64 = first_kind(s, hand)
    while kind != NONE:
        if not s.tables.utility[kind]:
            return False
        helping = helping or has(s.tables.move_tools, s.tables.tool[kind])
        kind = next_kind(s, hand, kind)
    return helping and s.saviors_out(seat) > 0


def _begin_by(s: Position, tool: i64) -> None:
    """An ability that comes first says what the turn is."""
    if has(s.tables.move_openers, tool):
        _begin_move(s)
    else:
        _begin_hatch(s)


def _begin_hatch(s: Position) -> None:
    """This turn is a Hatch, with one hatching open.

    Rules: C16
    """
    s.arg = 1
    s.set_hatches(0, 1)
    s.push(frames.HATCH)


def _begin_move(s: Position) -> None:
    """This turn is a Move, with one card without a wild symbol.

    Rules: C22, C23
    """
    s.arg = 1
    s.plays = 1
    s.push(frames.MOVE)


def _begin_rest(s: Position) -> None:
    """This turn is a Rest.

    Rules: C36
    """
    s.arg = 1
    if s.events is not None:
        s.emit("comet-rested", {"seat": int(s.active)})
    s.push(frames.REST)
