"""Rest: ready, discard, take gold, draw silver."""

from __future__ import annotations

from orrery.games.comet import frames
from orrery.games.comet.actions import DONE, member
from orrery.games.comet.cards import add_card, has_card, has_gold, list_kinds
from orrery.games.comet.comet_phase import begin_due_choices
from orrery.games.comet.hands import leave_hand, must_see_hand
from orrery.games.comet.kinds import DRAW_SILVER, REST_EXTRA_GOLD, TAKE_GOLD
from orrery.games.comet.owned import exhaust, ready_all
from orrery.games.comet.piles import can_draw_silver
from orrery.games.comet.position import ActiveStep, Position
from orrery.games.comet.reasons import DISCARD_OR_DONE
from orrery.kernel.arrays import i64
from orrery.kernel.bits import lowest, without_lowest
from orrery.kernel.step import ALLOWED, Actions, Step


class Rest(Step[Position]):
    """A Rest: its parts in their order; the first argument counts them. The display is refilled when the turn ends.

    Rules: C36, C37, C40
    """

    def enter(self, s: Position) -> None:
        """Go on to the next part, unless the comet has just come."""
        if begin_due_choices(s):
            return
        while not self._do_part(s, s.active):
            pass

    def _do_part(self, s: Position, seat: i64) -> bool:
        """Do the next part; say whether something else comes first now, or the Rest is over."""
        part: i64 = s.arg
        s.arg = part + 1
        if part == 0:
            ready_all(s, seat)
        elif part == 1 and s.hand_size(seat) > 0:
            s.push(frames.DISCARDING)
            return True
        elif part == 2:
            s.push(frames.TAKING, 1, seat)
            return True
        elif part == 3:
            s.push(frames.DRAWING, s.gold_for_silver(seat))
            return True
        elif part == 4 and s.rest_gold(seat):
            s.push(frames.TAKING, s.rest_gold(seat), seat)
            return True
        elif part == 5 and s.rest_silver(seat):
            s.push(frames.DRAW, seat, s.rest_silver(seat))
            return True
        elif part > 5:
            if not _use_next(s, seat):
                s.pop()
            return True
        return False


def _use_next(s: Position, seat: i64) -> bool:
    """Exhaust the next ready card that brings cards in a Rest; say whether there was one.

    Rules: CS59
    """
    tables = s.tables
    tools: i64 = s.ready_tools(seat) & tables.rest_tools
    while tools:
        tool: i64 = lowest(tools)
        tools = without_lowest(tools)
        kind: i64 = tables.tool_kind[tool]
        if kind == DRAW_SILVER and can_draw_silver(s):
            exhaust(s, seat, tool)
            s.push(frames.DRAW, seat, tables.tool_arg[tool])
            return True
        if (kind == TAKE_GOLD or kind == REST_EXTRA_GOLD) and has_gold(s, s.display_cards):
            exhaust(s, seat, tool)
            s.push(frames.TAKING, tables.tool_arg[tool], seat)
            return True
    return False


class DiscardCards(ActiveStep):
    """Step 2 of a Rest: discard any number of hand cards.

    Rules: C36
    """

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Any card in hand, and being done."""
        must_see_hand(s, seat)
        list_kinds(s, s.hand_cards(seat), s.tables.first_discard, out)
        out.add(DONE)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """The card must be in hand."""
        must_see_hand(s, seat)
        if action == DONE:
            return ALLOWED
        kind: i64 = member(action, s.tables.first_discard, s.tables.kinds)
        return ALLOWED if kind >= 0 and has_card(s, s.hand_cards(seat), kind) else DISCARD_OR_DONE

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The card goes to its discard pile."""
        if action == DONE:
            s.pop()
            return
        kind: i64 = action - s.tables.first_discard
        leave_hand(s, seat, kind)
        add_card(s, s.discard_cards, kind)
        if s.events is not None:
            s.emit("comet-discarded", {"seat": int(seat), "card": s.tables.kind_ids[kind]})
        if s.hand_size(seat) == 0:
            s.pop()
