"""Move: play cards for their symbols, step with own saviors, use abilities in any order."""

from __future__ import annotations

from orrery.games.comet.abilities import list_uses, list_utilities, may_play_utility, may_use, play_utility, use_ability
from orrery.games.comet.actions import DONE, member
from orrery.games.comet.cards import add_card, first_kind, has_card, next_kind
from orrery.games.comet.comet_phase import begin_due_choices
from orrery.games.comet.details import details_of
from orrery.games.comet.gold_lookahead import has_opener
from orrery.games.comet.hands import leave_hand, must_see_hand
from orrery.games.comet.kinds import ALL_AREAS, ON_MOVE
from orrery.games.comet.move_lookahead import can_begin_move, can_move_after, card_played, may_begin_with
from orrery.games.comet.movement import can_step, list_steps, step_details, symbols_move, take_step, why_not_step
from orrery.games.comet.position import ActiveStep, Position
from orrery.games.comet.reasons import (
    ABILITY_AFTER_CARD,
    ABILITY_NOT_READY,
    ABILITY_OTHER_TIME,
    ANIMAL_FIRST,
    IN_MOVE,
    MOVE_MOVES_SAVIOR,
    NO_EFFECT,
    NO_SAVIOR_OUT,
    NONE_COULD_MOVE,
    NOT_HELD_TO_PLAY,
    ONE_CARD,
    TURN_IS_MOVE,
    UTILITY_OTHER_TURN,
    WILD_ALONE,
)
from orrery.games.comet.skipping import types_in_reach
from orrery.games.comet.symbols import add_symbols, clear_move
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import ALLOWED, Actions


def list_beginnings(s: Position, seat: i64, out: Actions) -> None:
    """Append the cards that a Move can begin with, and abilities that bring cards before.

    Rules: CS30, CS53
    """
    if s.saviors_out(seat) == 0:
        return
    types: i64 = types_in_reach(s, seat)
    hand: i64 = s.hand_cards(seat)
    kind: i64 = first_kind(s, hand)
    while kind != NONE:
        if may_begin_with(s, seat, kind, types, 0):
            out.add(s.tables.first_play + kind)
        kind = next_kind(s, hand, kind)
    openers: i64 = s.tables.move_openers
    if openers and has_opener(s, seat, openers) and can_begin_move(s, seat, 0):
        list_utilities(s, seat, openers, out)
        list_uses(s, seat, openers, True, out)


def may_open(s: Position, seat: i64, tool: i64) -> bool:
    """Whether an ability may come before the first card of a Move: one that brings cards.

    Rules: CS53
    """
    return has(s.tables.move_openers, tool) and can_begin_move(s, seat, 0)


def why_not_begin_with(s: Position, seat: i64, kind: i64) -> i64:
    """Whether a Move can begin with an animal card in hand.

    Rules: CQ1, CS3, CS31
    """
    if s.saviors_out(seat) == 0:
        return NO_SAVIOR_OUT
    if s.wild_added and s.tables.symbol_mask[kind] & ALL_AREAS == 0:
        return WILD_ALONE
    if symbols_move(s, seat, s.tables.symbol_mask[kind]):
        return ALLOWED
    return ALLOWED if may_begin_with(s, seat, kind, types_in_reach(s, seat), 0) else NONE_COULD_MOVE


def play_for_movement(s: Position, seat: i64, kind: i64) -> None:
    """The card goes to its discard at once, its symbols can be used.

    Rules: C22, C23
    """
    tables = s.tables
    leave_hand(s, seat, kind)
    add_card(s, s.discard_cards, kind)
    add_card(s, s.played_cards, kind)
    if kind < tables.silver_kinds:
        add_card(s, s.fresh_cards, kind)
    if not tables.wild[kind]:
        s.plays -= 1
    s.printed |= tables.symbol_mask[kind] & ALL_AREAS
    add_symbols(s, kind)
    if s.events is not None:
        s.emit("comet-played", {"seat": int(seat), "card": tables.kind_ids[kind]})


class Move(ActiveStep):
    """A Move: cards are played, saviors step, abilities are used, in any order once a card is played.

    Rules: C22, C23, C28, C79, C45, C64, CS3, CS30, CS31, CS49
    """

    def enter(self, s: Position) -> None:
        """Ask the active seat, unless the comet has just come."""
        if not begin_due_choices(s):
            s.ask_seat(s.active)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Steps, cards, abilities; the end once a savior has moved."""
        must_see_hand(s, seat)
        tables = s.tables
        if not card_played(s):
            list_beginnings(s, seat, out)
            return
        list_steps(s, seat, out)
        certain = s.moved == 1 or out.count > 0
        saviors_out = s.saviors_out(seat) > 0
        hand: i64 = s.hand_cards(seat)
        kind: i64 = first_kind(s, hand)
        while kind != NONE:
            if tables.utility[kind]:
                fine = may_play_utility(s, seat, kind, tables.move_tools)
            else:
                fine = saviors_out and self._may_play_further(s, seat, kind, certain)
            if fine:
                out.add(tables.first_play + kind)
            kind = next_kind(s, hand, kind)
        list_uses(s, seat, tables.move_tools, certain, out)
        if s.moved == 1:
            out.add(DONE)

    def _may_play_further(self, s: Position, seat: i64, kind: i64, certain: bool) -> bool:
        """Whether a further animal card can be played; `certain`: a savior can move anyhow.

        Rules: C23, C28, CS31
        """
        return s.tables.wild[kind] == 1 or (s.plays > 0 and (certain or can_move_after(s, seat, kind)))

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """A step, a card, an ability, or the end."""
        must_see_hand(s, seat)
        tables = s.tables
        if action >= tables.first_step:
            return why_not_step(s, seat, action)
        if action == DONE:
            return ALLOWED if s.moved == 1 else MOVE_MOVES_SAVIOR
        card: i64 = member(action, tables.first_play, tables.kinds)
        if card >= 0:
            return self._why_not_play(s, seat, card)
        tool: i64 = member(action, tables.first_use, tables.tools)
        if tool >= 0:
            return self._why_not_use(s, seat, tool)
        return TURN_IS_MOVE if member(action, tables.first_hatch, tables.kinds) >= 0 else IN_MOVE

    def _why_not_play(self, s: Position, seat: i64, card: i64) -> i64:
        """Whether a card can be played now."""
        if not has_card(s, s.hand_cards(seat), card):
            return NOT_HELD_TO_PLAY
        if s.tables.utility[card]:
            return self._why_not_utility(s, seat, card)
        if card_played(s):
            if s.saviors_out(seat) == 0:
                return NO_SAVIOR_OUT
            if self._may_play_further(s, seat, card, s.moved == 1 or can_step(s, seat)):
                return ALLOWED
            return ONE_CARD if s.plays == 0 else NONE_COULD_MOVE
        return why_not_begin_with(s, seat, card)

    def _why_not_utility(self, s: Position, seat: i64, card: i64) -> i64:
        """Whether a utility card can be played now.

        Rules: C45, CS2, CS43
        """
        tool: i64 = s.tables.tool[card]
        begun = card_played(s)
        if (begun or may_open(s, seat, tool)) and may_play_utility(s, seat, card, s.tables.move_tools):
            return ALLOWED
        if s.tables.tool_timing[tool] != ON_MOVE:
            return UTILITY_OTHER_TURN
        return NO_EFFECT if begun else ANIMAL_FIRST

    def _why_not_use(self, s: Position, seat: i64, tool: i64) -> i64:
        """Whether an ability can be used now.

        Rules: C42, CS30, CS43
        """
        begun = card_played(s)
        if (begun or may_open(s, seat, tool)) and may_use(s, seat, tool, s.tables.move_tools):
            return ALLOWED
        if s.tables.tool_timing[tool] != ON_MOVE:
            return ABILITY_OTHER_TIME
        return ABILITY_NOT_READY if begun else ABILITY_AFTER_CARD

    def details(self, s: Position, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """The card, the ability or the step."""
        if action >= s.tables.first_step:
            return step_details(s, action, reason)
        return details_of(s, action, reason)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Step, play, use, or be done."""
        tables = s.tables
        if action >= tables.first_step:
            take_step(s, seat, action)
        elif action == DONE:
            clear_move(s)
            s.pop()
        elif action < tables.first_hatch:
            use_ability(s, seat, action - tables.first_use)
        elif tables.utility[action - tables.first_play]:
            play_utility(s, seat, action - tables.first_play)
        else:
            play_for_movement(s, seat, action - tables.first_play)
