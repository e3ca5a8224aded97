"""Whether a Move can still move a savior, with everything at hand."""

from __future__ import annotations

from orrery.games.comet.bridges import types_with_bridges
from orrery.games.comet.cards import first_kind, has_any, next_kind, remove_card
from orrery.games.comet.glide import find_glide_ends
from orrery.games.comet.gold_lookahead import choices_of_gold, takes_at_hand, with_taken
from orrery.games.comet.kinds import (
    ALL_AREAS,
    EXTRA_CARD,
    FREE_STEPS,
    GAIN_WILD,
    NEST,
    ON_MOVE,
    PLACE_NEUTRAL,
    SAVIORS,
    SKIP_TERRAIN,
    TO_NEST_OR_CAVERN,
    WILD,
)
from orrery.games.comet.movement import can_step
from orrery.games.comet.position import Position
from orrery.games.comet.skipping import skips_of, types_in_reach
from orrery.games.comet.symbols import add_symbols, enters, pool_mask
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, lowest, shift_left, without_lowest
from orrery.kernel.sentinels import NONE

NO_MORE_GOLD = -1
"""For `may_begin_with`: no gold card can be taken any more."""


def card_played(s: Position) -> bool:
    """Whether a card has been played for movement in this turn."""
    return has_any(s, s.played_cards)


def can_move(s: Position, seat: i64, takes: i64) -> bool:
    """Whether some play of cards, utility cards and abilities still leads to a savior's moving.

    `takes`: gold cards just being taken. Before the first card a Move needs one that it can begin with.
    Rules: CS30, CS31
    """
    if not card_played(s):
        return can_begin_move(s, seat, takes)
    return can_step(s, seat) or can_move_by_resources(s, seat, takes)


def can_begin_move(s: Position, seat: i64, takes: i64) -> bool:
    """Whether a card in hand, or one that can be taken first, begins a Move that moves a savior.

    Rules: CS53
    """
    if s.saviors_out(seat) == 0:
        return False
    types: i64 = types_in_reach(s, seat)
    if _some_card_begins(s, seat, types, takes):
        return True
    for taken in _choices(s, seat, takes):
        if _some_card_begins(with_taken(s, seat, taken), seat, types, NO_MORE_GOLD):
            return True
    return False


def _some_card_begins(s: Position, seat: i64, types: i64, takes: i64) -> bool:
    hand: i64 = s.hand_cards(seat)
    kind: i64 = first_kind(s, hand)
    while kind != NONE:
        if may_begin_with(s, seat, kind, types, takes):
            return True
        kind = next_kind(s, hand, kind)
    return False


def may_begin_with(s: Position, seat: i64, kind: i64, types: i64, takes: i64) -> bool:
    """Whether a Move can begin with this card.

    `types` is what one step can reach; `takes` the gold cards just being taken, or NO_MORE_GOLD.
    Rules: C22, CQ1, CS2, CS31
    """
    tables = s.tables
    if tables.utility[kind] or (s.wild_added and tables.symbol_mask[kind] & ALL_AREAS == 0):
        return False
    if enters(tables.symbol_mask[kind], types):
        return True
    trial = s.trial()
    trial.plays = 1
    _play(trial, seat, kind)
    if takes == NO_MORE_GOLD:
        return _Resources(trial, seat).can_move()
    return can_move_by_resources(trial, seat, takes)


def can_move_after(s: Position, seat: i64, kind: i64) -> bool:
    """Whether a savior can still move when this further card has been played."""
    trial = s.trial()
    _play(trial, seat, kind)
    return can_step(trial, seat) or can_move_by_resources(trial, seat, 0)


def _play(trial: Position, seat: i64, kind: i64) -> None:
    """Play a card for its symbols, in a trial."""
    remove_card(trial, trial.hand_cards(seat), kind)
    add_symbols(trial, kind)
    trial.plays -= 1 - trial.tables.wild[kind]


def can_move_by_resources(s: Position, seat: i64, takes: i64) -> bool:
    """Whether more than the symbols at hand can move a savior, gold cards to be taken included.

    Rules: CS53
    """
    if _Resources(s, seat).can_move():
        return True
    for taken in _choices(s, seat, takes):
        if _Resources(with_taken(s, seat, taken), seat).can_move():
            return True
    return False


def _choices(s: Position, seat: i64, takes: i64) -> list[list[int]]:
    """Every choice of gold cards that can be taken before the savior moves, none left out."""
    if takes == 0 and s.tables.move_openers == 0:
        return []
    return choices_of_gold(s, int(takes + takes_at_hand(s, seat, ON_MOVE)), ON_MOVE)[1:]


class _Resources:
    """All that a seat can still bring into its Move."""

    def __init__(self, s: Position, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.symbols: i64 = pool_mask(s)
        self.more_cards = s.plays > 0
        self.scouts: i64 = 0
        """The areas that scouts let be skipped."""
        self.to_nests = False
        self.walks: i64 = 0
        """The numbers of steps that abilities give, as bits."""
        self.placings: i64 = 0
        """How often the mammoth, the tortoise, either can be placed: a digit of eight bits each."""
        self.anything = False
        tools: i64 = s.ready_tools(seat) & s.tables.move_tools
        while tools:
            tool: i64 = lowest(tools)
            self._add_tool(tool, s.ready(seat, tool))
            tools = without_lowest(tools)
        self._add_hand()

    def _add_hand(self) -> None:
        """Utility cards, cards with a wild, and others if any may be played."""
        s = self.s
        tables = s.tables
        areas: i64 = 0
        hand: i64 = s.hand_cards(self.seat)
        kind: i64 = first_kind(s, hand)
        while kind != NONE:
            if tables.utility[kind]:
                if has(tables.move_tools, tables.tool[kind]):
                    self._add_tool(tables.tool[kind], 1)
            elif tables.wild[kind]:
                self.symbols |= tables.symbol_mask[kind]
                self.anything = True
            else:
                areas |= tables.symbol_mask[kind]
            kind = next_kind(s, hand, kind)
        if self.more_cards and areas:
            self.symbols |= areas
            self.anything = True

    def _add_tool(self, tool: i64, times: i64) -> None:
        """An ability that can be used so many times."""
        tables = self.s.tables
        kind: i64 = tables.tool_kind[tool]
        arg: i64 = tables.tool_arg[tool]
        if kind == EXTRA_CARD:
            self.more_cards = True
        elif kind == GAIN_WILD:
            self.symbols |= bit(WILD)
        elif kind == SKIP_TERRAIN:
            self.scouts |= arg
        elif kind == TO_NEST_OR_CAVERN:
            self.to_nests = True
        elif kind == FREE_STEPS:
            self.walks |= bit(arg)
        elif kind == PLACE_NEUTRAL:
            self.placings += shift_left(times, 8 * (arg - 1))
        else:
            return
        self.anything = True

    def can_move(self) -> bool:
        """Try all together, with each choice of tokens that can be placed anew."""
        if not self.anything:
            return False
        tokens: i64 = 0
        while tokens < 4:
            if self._can_place(tokens) and self._can_move_with(tokens):
                return True
            tokens += 1
        return False

    def _can_place(self, tokens: i64) -> bool:
        """Whether the placings suffice for these tokens, each once."""
        lacking: i64 = 0
        if tokens & 1 and not self.placings & 255:
            lacking += 1
        if tokens & 2 and not self.placings >> 8 & 255:
            lacking += 1
        return lacking <= self.placings >> 16

    def _can_move_with(self, tokens: i64) -> bool:
        """Whether a savior can move when these tokens are taken up and set where they help most."""
        s = self.s
        if _on_board(s, tokens):
            s = s.trial()
            _lift(s, tokens)
        bridges: i64 = (tokens & 1) + (tokens >> 1)
        savior: i64 = 0
        while savior < SAVIORS:
            field: i64 = s.savior_field(self.seat, savior)
            if field >= 0 and self._savior_can_move(s, savior, field, bridges):
                return True
            savior += 1
        return False

    def _savior_can_move(self, s: Position, savior: i64, field: i64, bridges: i64) -> bool:
        """Whether one savior can move if up to `bridges` free fields on its way were occupied."""
        types: i64 = types_with_bridges(s, field, skips_of(s, self.seat, savior) | self.scouts, bridges)
        if self.symbols and enters(self.symbols, types):
            return True
        if self.to_nests and types >> NEST:
            return True
        walks: i64 = self.walks
        while walks:
            if find_glide_ends(s, self.seat, savior, field, lowest(walks)) > 0:
                return True
            walks = without_lowest(walks)
        return False


def _on_board(s: Position, tokens: i64) -> bool:
    """Whether one of some tokens, as bits, stands on the board."""
    return (tokens & 1 != 0 and s.token_field(0) >= 0) or (tokens & 2 != 0 and s.token_field(1) >= 0)


def _lift(trial: Position, tokens: i64) -> None:
    """Take tokens off their fields, in a trial."""
    token: i64 = 0
    while token < 2:
        field: i64 = trial.token_field(token)
        if has(tokens, token) and field >= 0:
            trial.add_tokens_on(field, -1)
        token += 1
