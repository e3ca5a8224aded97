"""CS3, CS31: whether there is still a way for a Move to move a savior, with everything at hand."""

from __future__ import annotations

from orrery.games.comet.kinds import (
    CAVERN,
    DIRECTIONS,
    EXTRA_CARD,
    FREE_STEPS,
    GAIN_WILD,
    MOST_TOOLS,
    NEST,
    PLACE_NEUTRAL,
    SAVIORS,
    SKIP_TERRAIN,
    TO_NEST_OR_CAVERN,
    WILD,
    WORDS,
)
from orrery.games.comet.layout import (
    HAND,
    OCCUPIED,
    PLAYS,
    READY,
    READY_MASK,
    SAVIOR,
    SIDE,
    STRAIGHT,
    TOKEN,
)
from orrery.games.comet.movement import border, enters, glide_ends, pool_mask, skips_of
from orrery.games.comet.position import Position
from orrery.kernel.arrays import bit_index, bit_mask, i64, shift_left


def types_in_reach(s: Position, seat: i64) -> i64:
    """The types of fields that one step of any of a seat's saviors can end on, as bits."""
    mask: i64 = 0
    savior: i64 = 0
    while savior < SAVIORS:
        field: i64 = s.at[SAVIOR + 3 * seat + savior]
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
        field: i64 = s.at[SAVIOR + 3 * seat + savior]
        if field >= 0:
            border(s, field, skips_of(s, seat, savior))
            if enters(symbols, s.reach.mask):
                return True
        savior += 1
    return False


def way_to_move(s: Position, seat: i64) -> bool:
    """Whether some play of cards, utility cards and abilities still leads to a savior's moving."""
    return can_step(s, seat) or way_by_means(s, seat)


def way_by_means(s: Position, seat: i64) -> bool:
    """Whether more than the symbols at hand leads to a savior's moving."""
    return _Means(s, seat).lead_somewhere(s, seat)


class _Means:
    """All that a seat can still bring into its Move."""

    def __init__(self, s: Position, seat: i64) -> None:
        self.symbols: i64 = pool_mask(s)
        self.more_cards = s.at[PLAYS] > 0
        self.scouts: i64 = 0
        self.to_nests = False
        self.walks: i64 = 0
        self.placings: i64 = 0  # of the mammoth, of the tortoise, of either: a digit of eight bits each
        self.anything = False
        cards: i64 = 0
        at = s.at
        tables = s.tables
        tools: i64 = at[READY_MASK + seat] & tables.move_tools
        while tools:
            bit: i64 = tools & -tools
            tool: i64 = bit_index(bit)
            self._add(s, tool, at[READY + seat * MOST_TOOLS + tool])
            tools ^= bit
        w: i64 = 0
        while w < WORDS:
            here: i64 = at[HAND + WORDS * seat + w] & tables.first_bits[w]
            while here:
                bit = here & -here
                kind: i64 = tables.kind_at[32 * w + bit_index(bit)]
                if tables.utility[kind]:
                    if tables.move_tools >> tables.tool[kind] & 1:
                        self._add(s, tables.tool[kind], 1)
                elif tables.wild[kind]:
                    self.symbols |= 1 << WILD
                    self.anything = True
                else:
                    cards |= tables.symbol_mask[kind]
                here ^= bit
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
            self.symbols |= 1 << WILD
        elif kind == SKIP_TERRAIN:
            self.scouts |= arg
        elif kind == TO_NEST_OR_CAVERN:
            self.to_nests = True
        elif kind == FREE_STEPS:
            self.walks |= bit_mask(arg)
        elif kind == PLACE_NEUTRAL:
            self.placings += shift_left(times, 8 * (arg - 1))
        else:
            return
        self.anything = True

    def lead_somewhere(self, s: Position, seat: i64) -> bool:
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
        _lift(s, tokens, -1)
        found = self._some_savior(s, seat, tokens)
        _lift(s, tokens, 1)
        return found

    def _some_savior(self, s: Position, seat: i64, tokens: i64) -> bool:
        at = s.at
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


def _lift(s: Position, tokens: i64, change: i64) -> None:
    """Take tokens off their fields, or put them back."""
    token: i64 = 0
    while token < 2:
        field: i64 = s.at[TOKEN + token]
        if tokens >> token & 1 and field >= 0:
            s.at[OCCUPIED + field] += change
        token += 1


def _types_over(s: Position, field: i64, skips: i64, bridges: i64) -> i64:
    """The types of fields in reach if up to `bridges` unoccupied fields on the way were occupied."""
    if bridges == 0:
        border(s, field, skips)
        return s.reach.mask
    at = s.at
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
                                mask |= bit_mask(kind)
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
