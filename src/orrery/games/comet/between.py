"""Between two turns: Wolves, Parrots and other abilities, clockwise from the next player."""

from __future__ import annotations

from orrery.games.comet import frames
from orrery.games.comet.abilities import list_uses, may_use, usable, use_ability
from orrery.games.comet.actions import DONE, member
from orrery.games.comet.cards import first_kind, has_card, has_silver, list_silver, next_kind, remove_card
from orrery.games.comet.comet_phase import begin_due_choices
from orrery.games.comet.details import details_of
from orrery.games.comet.hands import take_seen
from orrery.games.comet.kinds import ALL_AREAS, COPY_PLAYED, TAKE_PLAYED, WILD
from orrery.games.comet.kinds import BETWEEN_TURNS as BETWEEN_TURNS_TIMING
from orrery.games.comet.movement import list_steps, step_details, take_step, why_not_step
from orrery.games.comet.owned import exhaust, ready_tool
from orrery.games.comet.position import Position
from orrery.games.comet.reasons import (
    ABILITY_NOT_READY,
    ABILITY_OTHER_TIME,
    BETWEEN_TURNS,
    CARD_GONE,
    CARD_NOT_PLAYED,
    NO_PARROT_STEP,
    NO_WOLF_READY,
    ONLY_SILVER_TAKEN,
    PARROT_MOVES,
)
from orrery.games.comet.skipping import types_in_reach
from orrery.games.comet.symbols import add_symbols, clear_move, enters
from orrery.kernel.arrays import i64
from orrery.kernel.bits import lowest, popcount, without_lowest
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import ALLOWED, Actions, Step


def window_opens(s: Position) -> bool:
    """Whether at least two players are still in, and one has an ability of this time ready.

    Rules: C43, CS25
    """
    seats: i64 = s.seats
    if popcount(s.dropped_out) >= seats - 1:
        return False
    seat: i64 = 0
    while seat < seats:
        if s.ready_tools(seat) & s.tables.window_tools and not s.has_dropped_out(seat):
            return True
        seat += 1
    return False


class BetweenTurns(Step[Position]):
    """One round of the players still in, the next player first, the one whose turn ended last: the first argument.

    With an option they take turns, one ability each, until all have passed in a row: the second argument counts those.
    Rules: C43, C60, C66, C82, CQ22, CS10, CS25, CS26
    """

    def enter(self, s: Position) -> None:
        """Ask the next player who can use something, unless the comet has just come."""
        if begin_due_choices(s):
            return
        while s.arg2 < s.seats if s.take_turns else s.arg <= s.seats:
            seat: i64 = s.in_round(s.arg)
            if not s.has_dropped_out(seat) and _can_use_something(s, seat):
                s.ask_seat(seat)
                return
            self._pass(s)
        s.pop()

    def _pass(self, s: Position) -> None:
        """The seat uses nothing (more)."""
        s.arg += 1
        s.arg2 += 1

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Cards a Wolf can take, cards a Parrot can use, other abilities, and being done."""
        if _has_wolf(s, seat):
            list_silver(s, s.fresh_cards, s.tables.first_take, out)
        if _has_parrot(s, seat):
            types: i64 = types_in_reach(s, seat)
            kind: i64 = first_kind(s, s.played_cards)
            while kind != NONE:
                if enters(_copied_symbols(s, kind), types):
                    out.add(s.tables.first_copy + kind)
                kind = next_kind(s, s.played_cards, kind)
        list_uses(s, seat, s.tables.between_tools, True, out)
        out.add(DONE)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """A card to take, a card to copy, an ability, or the end."""
        tables = s.tables
        if action == DONE:
            return ALLOWED
        card: i64 = member(action, tables.first_take, tables.kinds)
        if card >= 0:
            return self._why_not_take(s, seat, card)
        card = member(action, tables.first_copy, tables.kinds)
        if card >= 0:
            return self._why_not_copy(s, seat, card)
        tool: i64 = member(action, tables.first_use, tables.tools)
        if tool < 0:
            return BETWEEN_TURNS
        if may_use(s, seat, tool, tables.between_tools):
            return ALLOWED
        return ABILITY_NOT_READY if tables.tool_timing[tool] == BETWEEN_TURNS_TIMING else ABILITY_OTHER_TIME

    def _why_not_take(self, s: Position, seat: i64, kind: i64) -> i64:
        """Whether a Wolf may take a card.

        Rules: C60, CQ12, CS27
        """
        if kind >= s.tables.silver_kinds:
            return ONLY_SILVER_TAKEN
        if not has_card(s, s.fresh_cards, kind):
            return CARD_GONE
        return ALLOWED if _has_wolf(s, seat) else NO_WOLF_READY

    def _why_not_copy(self, s: Position, seat: i64, kind: i64) -> i64:
        """Whether a Parrot may use a card.

        Rules: C66, CQ12, CS9, CS28
        """
        if not has_card(s, s.played_cards, kind):
            return CARD_NOT_PLAYED
        if _has_parrot(s, seat) and enters(_copied_symbols(s, kind), types_in_reach(s, seat)):
            return ALLOWED
        return NO_PARROT_STEP

    def details(self, s: Position, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """The ability."""
        return details_of(s, action, reason)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Take, copy, use, or be done."""
        tables = s.tables
        if action == DONE:
            self._pass(s)
            s.ask_again()
        elif action < tables.first_hatch:
            self._let_others_go_on(s)
            use_ability(s, seat, action - tables.first_use)
        elif action < tables.first_copy:
            self._take_back(s, seat, action - tables.first_take)
        else:
            self._copy(s, seat, action - tables.first_copy)

    def _let_others_go_on(self, s: Position) -> None:
        """With an option it is the next seat's turn to use something; before the ability takes effect.

        Rules: CQ22
        """
        if s.take_turns:
            s.arg += 1
            s.arg2 = 0
        s.ask_again()

    def _take_back(self, s: Position, seat: i64, kind: i64) -> None:
        """A silver card just played comes from the discard into the hand, seen by all.

        Rules: C60, CS27
        """
        exhaust(s, seat, ready_tool(s, seat, TAKE_PLAYED))
        remove_card(s, s.fresh_cards, kind)
        remove_card(s, s.discard_cards, kind)
        take_seen(s, seat, kind)
        if s.events is not None:
            s.emit("comet-took-back", {"seat": int(seat), "card": s.tables.kind_ids[kind]})
        self._let_others_go_on(s)

    def _copy(self, s: Position, seat: i64, kind: i64) -> None:
        """Move by the symbols of one card that was just played.

        Rules: C66, CQ16, CS28, CS62
        """
        exhaust(s, seat, ready_tool(s, seat, COPY_PLAYED))
        clear_move(s)
        add_symbols(s, kind)
        if s.copy_areas:
            s.set_pool(WILD, 0)
        if s.events is not None:
            s.emit("comet-copied", {"seat": int(seat), "card": s.tables.kind_ids[kind]})
        self._let_others_go_on(s)
        s.push(frames.PARROT, seat)


def _can_use_something(s: Position, seat: i64) -> bool:
    """Whether a Wolf can take, a Parrot move, or another ability of this time have an effect."""
    if s.ready_tools(seat) & s.tables.window_tools == 0:
        return False
    if has_silver(s, s.fresh_cards) and _has_wolf(s, seat):
        return True
    if _has_parrot(s, seat) and enters(_all_copied_symbols(s), types_in_reach(s, seat)):
        return True
    tools: i64 = s.ready_tools(seat) & s.tables.between_tools
    while tools:
        if usable(s, seat, lowest(tools), NONE, True):
            return True
        tools = without_lowest(tools)
    return False


def _has_wolf(s: Position, seat: i64) -> bool:
    """Whether a seat has a Wolf ready that may take cards of this turn.

    Rules: C60, CS8
    """
    if s.wolf_others and seat == s.active:
        return False
    return ready_tool(s, seat, TAKE_PLAYED) != NONE


def _has_parrot(s: Position, seat: i64) -> bool:
    """Whether a seat has a Parrot ready, and the turn that ended was another's.

    Rules: C66, CS9
    """
    return seat != s.active and ready_tool(s, seat, COPY_PLAYED) != NONE


def _copied_symbols(s: Position, kind: i64) -> i64:
    """The symbols of a card that a Parrot uses, as bits; with an option no wild one.

    Rules: CQ12, CS62
    """
    symbols: i64 = s.tables.symbol_mask[kind]
    return symbols & ALL_AREAS if s.copy_areas else symbols


def _all_copied_symbols(s: Position) -> i64:
    """The symbols of all cards that a Parrot could use."""
    symbols: i64 = 0
    kind: i64 = first_kind(s, s.played_cards)
    while kind != NONE:
        symbols |= _copied_symbols(s, kind)
        kind = next_kind(s, s.played_cards, kind)
    return symbols


class MoveByParrot(Step[Position]):
    """A Parrot moves saviors by the symbols of a card, in any order, at least one step; then the seat may stop.

    Rules: C66, CS28, CS50
    """

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Steps by the symbols of the card, and being done once one has been made."""
        list_steps(s, seat, out)
        if s.moved:
            out.add(DONE)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """A step, or the end."""
        if action >= s.tables.first_step:
            return why_not_step(s, seat, action)
        return ALLOWED if action == DONE and s.moved == 1 else PARROT_MOVES

    def details(self, s: Position, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """The step."""
        return step_details(s, action, reason)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Step, or be done: unused symbols are lost."""
        if action == DONE:
            clear_move(s)
            s.pop()
        else:
            take_step(s, seat, action)
