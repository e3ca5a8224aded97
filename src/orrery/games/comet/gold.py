"""Gold cards from the display: in a Rest and by abilities."""

from __future__ import annotations

from orrery.games.comet import frames
from orrery.games.comet.actions import DRAW_SILVER_CARD, member
from orrery.games.comet.cards import add_card, first_gold, has_card, has_gold, list_kinds, next_kind, remove_card
from orrery.games.comet.hands import must_see_hand, take_seen
from orrery.games.comet.hatch_lookahead import can_hatch
from orrery.games.comet.kinds import GOLD_FOR_SILVER
from orrery.games.comet.move_lookahead import can_move
from orrery.games.comet.owned import exhaust, ready_tool
from orrery.games.comet.piles import can_draw_silver
from orrery.games.comet.position import ActiveStep, Position
from orrery.games.comet.reasons import DRAW_OR_TAKE, TAKE_GOLD, TAKING_USELESS
from orrery.kernel.arrays import i64
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import ALLOWED, Actions, Step


class TakeGold(Step[Position]):
    """The seat in the second argument takes as many gold cards as the first says; a duty while the display holds one.

    Rules: C36, C62, CS12, CS19, CS53
    """

    def enter(self, s: Position) -> None:
        """Ask for the next card."""
        if s.arg > 0 and has_gold(s, s.display_cards):
            s.ask_seat(s.arg2)
        else:
            s.pop()

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """The cards of the display with which the turn can be finished."""
        if _must_be_finished(s):
            must_see_hand(s, seat)
        kind: i64 = first_gold(s, s.display_cards)
        while kind != NONE:
            if _may_take(s, seat, kind):
                out.add(s.tables.first_take + kind)
            kind = next_kind(s, s.display_cards, kind)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """The card must lie in the display, and a Hatch or Move that needs it can be finished."""
        if _must_be_finished(s):
            must_see_hand(s, seat)
        kind: i64 = member(action, s.tables.first_take, s.tables.kinds)
        if kind < 0 or not has_card(s, s.display_cards, kind):
            return TAKE_GOLD
        return ALLOWED if _may_take(s, seat, kind) else TAKING_USELESS

    def details(self, s: Position, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """The card that does not help."""
        return {"card": s.tables.kind_ids[action - s.tables.first_take]} if reason == TAKING_USELESS else {}

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The card comes into the hand."""
        take_gold(s, seat, action - s.tables.first_take)


def _must_be_finished(s: Position) -> bool:
    """Whether a Hatch or Move under way still needs an animal hatched or a savior moved."""
    below: i64 = s.kind_below
    return (below == frames.HATCH and s.hatched == 0) or (below == frames.MOVE and s.moved == 0)


def _may_take(s: Position, seat: i64, kind: i64) -> bool:
    """Whether a Hatch or Move that needs it can be finished with this card of the display.

    Rules: CS53
    """
    if not _must_be_finished(s):
        return True
    trial = s.trial()
    remove_card(trial, trial.display_cards, kind)
    add_card(trial, trial.hand_cards(seat), kind)
    left: i64 = s.arg - 1
    return can_hatch(trial, seat, 1, 0, left) if s.kind_below == frames.HATCH else can_move(trial, seat, left)


def take_gold(s: Position, seat: i64, kind: i64) -> None:
    """A card from the display into the hand, seen by all; the first argument counts down.

    Rules: C61, C62
    """
    remove_card(s, s.display_cards, kind)
    take_seen(s, seat, kind)
    s.arg -= 1
    if s.events is not None:
        s.emit("comet-took-gold", {"seat": int(seat), "card": s.tables.kind_ids[kind]})
    s.ask_again()


class DrawOrTake(ActiveStep):
    """Step 4 of a Rest: draw up to the hand limit; before each card a gold one may be taken instead.

    The first argument says how many silver cards gold may still replace.
    Rules: C36, C38, C61, CQ2, CQ23, CS18, CS20, CS55, CS59
    """

    def enter(self, s: Position) -> None:
        """Ask only who can take gold instead."""
        seat: i64 = s.active
        wanted: i64 = s.hand_limit(seat) - s.hand_size(seat)
        if wanted <= 0 or not can_draw_silver(s):
            s.pop()
        elif has_gold(s, s.display_cards) and (s.arg > 0 or ready_tool(s, seat, GOLD_FOR_SILVER) != NONE):
            s.ask_seat(seat)
        else:
            s.push(frames.DRAW, seat, wanted)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """A gold card of the display, or the silver card."""
        list_kinds(s, s.display_cards, s.tables.first_take, out)
        out.add(DRAW_SILVER_CARD)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """The gold card must lie in the display."""
        if action == DRAW_SILVER_CARD:
            return ALLOWED
        kind: i64 = member(action, s.tables.first_take, s.tables.kinds)
        return ALLOWED if kind >= 0 and has_card(s, s.display_cards, kind) else DRAW_OR_TAKE

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Draw the silver card after all, or take a gold one in its place."""
        if action == DRAW_SILVER_CARD:
            s.ask_again()
            s.push(frames.DRAW, seat, 1)
            return
        if s.arg == 0:
            tool: i64 = ready_tool(s, seat, GOLD_FOR_SILVER)
            exhaust(s, seat, tool)
            s.arg = s.tables.tool_arg[tool]
        take_gold(s, seat, action - s.tables.first_take)
