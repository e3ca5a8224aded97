"""CS3, CS31: whether there is still a way for a Move to move a savior, with everything at hand."""

from __future__ import annotations

from orrery.games.comet.cards import drop
from orrery.games.comet.kinds import (
    ALL_AREAS,
    CAVERN,
    DIRECTIONS,
    EXTRA_CARD,
    FREE_STEPS,
    GAIN_WILD,
    MOST_TOOLS,
    NEST,
    ON_MOVE,
    PLACE_NEUTRAL,
    SAVIORS,
    SKIP_TERRAIN,
    SYMBOLS,
    TO_NEST_OR_CAVERN,
    WILD,
    WORDS,
)
from orrery.games.comet.layout import (
    HAND,
    OCCUPIED,
    PLAYED,
    PLAYS,
    POOL,
    READY,
    READY_MASK,
    SAVIOR,
    SIDE,
    STRAIGHT,
    TOKEN,
    WILD_ADDED,
)
from orrery.games.comet.movement import border, enters, glide_ends, pool_mask, skips_of
from orrery.games.comet.position import Position
from orrery.games.comet.takes import subsets, takes_at_hand, with_taken
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, bit_index, shift_left


def types_in_reach(s: Position, seat: i64) -> i64:
    """The types of fields that one step of any of a seat's saviors can end on, as bits."""
    mask: i64 = 0
    savior: i64 = 0
    while savior < SAVIORS:
        field: i64 = s.data[SAVIOR + 3 * seat + savior]
        if field >= 0:
            border(s, field, skips_of(s, seat, savior))
            mask |= s.reach.mask
        savior += 1
    return mask


def can_step(s: Position, seat: i64) -> bool:
    """Whether the symbols at hand allow a step now."""
    symbols: i64 = pool_mask(s)
    if symbols == 0:
        return False
    savior: i64 = 0
    while savior < SAVIORS:
        field: i64 = s.data[SAVIOR + 3 * seat + savior]
        if field >= 0:
            border(s, field, skips_of(s, seat, savior))
            if enters(symbols, s.reach.mask):
                return True
        savior += 1
    return False


def way_to_move(s: Position, seat: i64, takes: i64) -> bool:
    """Whether some play of cards, utility cards and abilities still leads to a savior's moving.

    `takes`: gold cards just being taken. Before the first card a Move needs one that it can begin with (CS30).
    """
    if not card_played(s):
        return way_to_begin(s, seat, takes)
    return can_step(s, seat) or way_by_means(s, seat, takes)


def card_played(s: Position) -> bool:
    """Whether a card has been played for movement in this turn."""
    w: i64 = 0
    while w < WORDS:
        if s.data[PLAYED + w]:
            return True
        w += 1
    return False


def way_by_means(s: Position, seat: i64, takes: i64) -> bool:
    """Whether more than the symbols at hand leads to a savior's moving, gold cards to be taken included (CS53)."""
    if _Resources(s, seat).can_move(s, seat):
        return True
    for taken in _choices(s, seat, takes):
        trial = with_taken(s, seat, taken)
        if _Resources(trial, seat).can_move(trial, seat):
            return True
    return False


def _choices(s: Position, seat: i64, takes: i64) -> list[list[int]]:
    """Every choice of gold cards that can be taken before the savior moves, none left out."""
    if takes == 0 and s.tables.move_openers == 0:
        return []
    return subsets(s, int(takes + takes_at_hand(s, seat, ON_MOVE)), ON_MOVE)[1:]


def way_to_begin(s: Position, seat: i64, takes: i64) -> bool:
    """Whether a card in hand, or one that can be taken first, begins a Move that moves a savior."""
    if s.saviors_out(seat) == 0:
        return False
    types: i64 = types_in_reach(s, seat)
    if _some_card_begins(s, seat, types, takes):
        return True
    for taken in _choices(s, seat, takes):
        if _some_card_begins(with_taken(s, seat, taken), seat, types, -1):
            return True
    return False


def _some_card_begins(s: Position, seat: i64, types: i64, takes: i64) -> bool:
    w: i64 = 0
    while w < WORDS:
        here: i64 = s.data[HAND + WORDS * seat + w] & s.tables.first_bits[w]
        while here:
            one: i64 = here & -here
            if may_begin(s, seat, s.tables.kind_at[32 * w + bit_index(one)], types, takes):
                return True
            here ^= one
        w += 1
    return False


def may_begin(s: Position, seat: i64, kind: i64, types: i64, takes: i64) -> bool:
    """C22, CQ1, CS2, CS31: whether a Move can begin with this card.

    `types` is what one step can reach; `takes` the gold cards just being taken, -1 if none can be taken any more.
    """
    tables = s.tables
    if tables.utility[kind] or (s.data[WILD_ADDED] and tables.symbol_mask[kind] & ALL_AREAS == 0):
        return False
    if enters(tables.symbol_mask[kind], types):
        return True
    trial = s.trial()
    trial.data[PLAYS] = 1
    _put_in_pool(trial, seat, kind)
    if takes < 0:
        return _Resources(trial, seat).can_move(trial, seat)
    return way_by_means(trial, seat, takes)


def way_after(s: Position, seat: i64, kind: i64) -> bool:
    """Whether a savior can still move when this further card has been played."""
    trial = s.trial()
    _put_in_pool(trial, seat, kind)
    return can_step(trial, seat) or way_by_means(trial, seat, 0)


def _put_in_pool(trial: Position, seat: i64, kind: i64) -> None:
    """Play a card for its symbols, in a trial."""
    drop(trial.data, trial.tables, HAND + WORDS * seat, kind)
    add_symbols(trial, kind)
    trial.data[PLAYS] -= 1 - trial.tables.wild[kind]


def add_symbols(s: Position, kind: i64) -> None:
    """C24, C25: the symbols of a card can be used."""
    symbol: i64 = 0
    while symbol < SYMBOLS:
        s.data[POOL + symbol] += s.tables.symbols[kind * SYMBOLS + symbol]
        symbol += 1


class _Resources:
    """All that a seat can still bring into its Move."""

    def __init__(self, s: Position, seat: i64) -> None:
        self.symbols: i64 = pool_mask(s)
        self.more_cards = s.data[PLAYS] > 0
        self.scouts: i64 = 0
        self.to_nests = False
        self.walks: i64 = 0
        self.placings: i64 = 0  # of the mammoth, of the tortoise, of either: a digit of eight bits each
        self.anything = False
        cards: i64 = 0
        at = s.data
        tables = s.tables
        tools: i64 = at[READY_MASK + seat] & tables.move_tools
        while tools:
            one: i64 = tools & -tools
            tool: i64 = bit_index(one)
            self._add(s, tool, at[READY + seat * MOST_TOOLS + tool])
            tools ^= one
        w: i64 = 0
        while w < WORDS:
            here: i64 = at[HAND + WORDS * seat + w] & tables.first_bits[w]
            while here:
                one = here & -here
                kind: i64 = tables.kind_at[32 * w + bit_index(one)]
                if tables.utility[kind]:
                    if tables.move_tools >> tables.tool[kind] & 1:
                        self._add(s, tables.tool[kind], 1)
                elif tables.wild[kind]:
                    self.symbols |= tables.symbol_mask[kind]
                    self.anything = True
                else:
                    cards |= tables.symbol_mask[kind]
                here ^= one
            w += 1
        if self.more_cards and cards:
            self.symbols |= cards
            self.anything = True

    def _add(self, s: Position, tool: i64, times: i64) -> None:
        """An ability that can be used so many times."""
        tables = s.tables
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

    def can_move(self, s: Position, seat: i64) -> bool:
        """Try the means together, with each choice of tokens that can be placed anew."""
        if not self.anything:
            return False
        tokens: i64 = 0
        while tokens < 4:
            if self._can_place(tokens) and self._with_tokens(s, seat, tokens):
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

    def _with_tokens(self, s: Position, seat: i64, tokens: i64) -> bool:
        """Whether a savior can move when these tokens are taken up and set where they help most."""
        if not _on_board(s, tokens):
            return self._some_savior(s, seat, tokens)
        trial = s.trial()
        _lift(trial, tokens)
        return self._some_savior(trial, seat, tokens)

    def _some_savior(self, s: Position, seat: i64, tokens: i64) -> bool:
        at = s.data
        bridges: i64 = (tokens & 1) + (tokens >> 1)
        savior: i64 = 0
        while savior < SAVIORS:
            field: i64 = at[SAVIOR + 3 * seat + savior]
            if field >= 0:
                types: i64 = _types_over(s, field, skips_of(s, seat, savior) | self.scouts, bridges)
                if self.symbols and enters(self.symbols, types):
                    return True
                if self.to_nests and types >> NEST:
                    return True
                steps: i64 = 1
                while self.walks >> steps:
                    if self.walks >> steps & 1 and glide_ends(s, seat, savior, field, steps) > 0:
                        return True
                    steps += 1
            savior += 1
        return False


def _on_board(s: Position, tokens: i64) -> bool:
    """Whether one of some tokens, as bits, stands on the board."""
    return (tokens & 1 != 0 and s.data[TOKEN] >= 0) or (tokens & 2 != 0 and s.data[TOKEN + 1] >= 0)


def _lift(trial: Position, tokens: i64) -> None:
    """Take tokens off their fields, in a trial."""
    token: i64 = 0
    while token < 2:
        field: i64 = trial.data[TOKEN + token]
        if tokens >> token & 1 and field >= 0:
            trial.data[OCCUPIED + field] -= 1
        token += 1


def _types_over(s: Position, field: i64, skips: i64, bridges: i64) -> i64:
    """The types of fields in reach if up to `bridges` unoccupied fields on the way were occupied."""
    if bridges == 0:
        border(s, field, skips)
        return s.reach.mask
    at = s.data
    base: i64 = at[SIDE] * s.tables.fields
    cost = s.reach.line
    i: i64 = 0
    straight = at[STRAIGHT] == 1
    mask: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        changed = True
        if straight or direction == 0:
            i = 0
            while i < s.tables.fields:
                cost[i] = 99
                i += 1
            cost[field] = 0
        while changed:
            changed = False
            i = 0
            while i < s.tables.fields:
                if cost[i] <= bridges:
                    d: i64 = direction if straight else 0
                    last: i64 = direction + 1 if straight else DIRECTIONS
                    while d < last:
                        other: i64 = s.tables.near[(base + i) * DIRECTIONS + d]
                        if other >= 0 and other != field:
                            kind: i64 = s.tables.type[base + other]
                            over: i64 = cost[i]
                            if at[OCCUPIED + other] == 0:
                                mask |= bit(kind)
                                if kind == CAVERN:
                                    over = 99
                                elif not skips >> kind & 1:
                                    over += 1
                            if over < cost[other]:
                                cost[other] = over
                                changed = True
                        d += 1
                i += 1
        direction += 1 if straight else DIRECTIONS
    return mask
