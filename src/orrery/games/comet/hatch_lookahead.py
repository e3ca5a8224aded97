"""Whether a Hatch can still hatch a number of animals, with everything at hand."""

from __future__ import annotations

from itertools import permutations

from orrery.games.comet.cards import count_cards, kinds_in
from orrery.games.comet.gold_lookahead import choices_of_gold, has_opener, takes_at_hand
from orrery.games.comet.kinds import MOST_REDUCTION, NEST, ON_HATCH, PLACE_NEUTRAL, REDUCE_NEST
from orrery.games.comet.nests import free_slots, printed_number
from orrery.games.comet.position import Position
from orrery.games.comet.reductions import best_bonus, hatches_left, lowered, some_hatchable
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, low_bits

_MOST_TRIED = 7
"""Reductions that are tried one by one on several animals; the strongest ones."""


def can_hatch(s: Position, seat: i64, number: i64, bonus: i64, takes: i64) -> bool:
    """Whether so many animals can still be hatched this turn.

    `bonus`: by how much an ability about to be used would lower one of them; `takes`: gold cards just being taken.
    """
    if free_slots(s, seat) < number:
        return False
    if number == 1 and some_hatchable(s, seat, bonus if bonus > best_bonus(s) else best_bonus(s)):
        return True
    if number == 1 and takes == 0 and not has_opener(s, seat, s.tables.hatch_openers):
        return False
    if number > 1 and _fit_highest_nests(s, seat, number):
        return True
    return _Resources(s, seat, bonus).can_hatch(int(number), int(takes))


def can_begin_hatch(s: Position, seat: i64) -> bool:
    """Whether a seat can choose Hatch.

    Rules: CS38
    """
    return free_slots(s, seat) > 0 and can_hatch(s, seat, 1, 0, 0)


def extra_hatch_usable(s: Position, seat: i64, tool: i64, begun: bool) -> bool:
    """Whether one more animal than already granted can be hatched, nests and slots included.

    Rules: CS41, CS43
    """
    granted: i64 = hatches_left(s) + (0 if begun else 1)
    return can_hatch(s, seat, granted + 1, s.tables.tool_arg2[tool], 0)


def _fit_highest_nests(s: Position, seat: i64, number: i64) -> bool:
    """Whether so many animals in hand fit the highest free nests without any ability."""
    tables = s.tables
    i: i64 = tables.nests_from[s.side]
    end: i64 = tables.nests_from[s.side + 1]
    free: i64 = 0
    lowest: i64 = 0
    while i < end and free < number:
        field: i64 = tables.nests[i]
        if s.tokens_on(field) == 0:
            free += 1
            lowest = s.nest_number(field)
        i += 1
    if free < number:
        return False
    animals: i64 = 0
    kind: i64 = 0
    while kind < tables.kinds:
        if not tables.utility[kind] and printed_number(s, kind) <= lowest:
            animals += count_cards(s, s.hand_cards(seat), kind)
        kind += 1
    return animals >= number


class _Resources:
    """All that a seat can bring into its Hatch."""

    def __init__(self, s: Position, seat: i64, bonus: i64) -> None:
        self.s = s
        self.seat = seat
        self.animals: list[int] = []
        """The nest number that each animal wants."""
        self.cuts: list[tuple[int, bool]] = []
        """Reductions: by how much, and whether by exactly that."""
        self.bonuses: list[int] = [int(bonus)] if bonus else []
        """The lower distances that come with hatchings."""
        self.placings: list[int] = []
        """The tokens that each ability may place, as bits."""
        for kind in kinds_in(s, s.hand_cards(seat)):
            self._add(kind)
        for tool in range(int(s.tables.tools)):
            for _ in range(int(s.ready(seat, tool))):
                self._add_tool(tool)
        for amount in range(1, MOST_REDUCTION + 1):
            self.bonuses += [amount] * int(s.hatches(amount))

    def _add(self, kind: int) -> None:
        if self.s.tables.utility[kind]:
            self._add_tool(int(self.s.tables.tool[kind]))
        else:
            self.animals.append(int(printed_number(self.s, kind)))

    def _add_tool(self, tool: int) -> None:
        tables = self.s.tables
        if tables.tool_timing[tool] != ON_HATCH:
            return
        kind = int(tables.tool_kind[tool])
        if kind == REDUCE_NEST:
            self.cuts.append((int(tables.tool_arg[tool]), tables.tool_arg2[tool] == 1))
        elif kind == PLACE_NEUTRAL:
            self.placings.append(int(tables.tool_arg[tool]))

    def can_hatch(self, number: int, takes: int) -> bool:
        """Try every choice of gold cards taken and of tokens moved off their nests."""
        animals, cuts = len(self.animals), len(self.cuts)
        total = int(takes + takes_at_hand(self.s, self.seat, ON_HATCH))
        for taken in choices_of_gold(self.s, total, ON_HATCH):
            for kind in taken:
                self._add(kind)
            for tokens in range(4):
                if self._can_lift(tokens) and self._find_nests(number, self._free_nests(tokens)):
                    return True
            del self.animals[animals:]
            del self.cuts[cuts:]
        return False

    def _can_lift(self, tokens: int) -> bool:
        """Whether these tokens can be moved off nests they stand on."""
        wanted = [token for token in range(2) if tokens >> token & 1]
        if not wanted:
            return True
        s = self.s
        if any(s.token_field(token) < 0 or s.field_type(s.token_field(token)) != NEST for token in wanted):
            return False
        if not any(s.field_type(field) < NEST and not s.tokens_on(field) for field in range(int(s.tables.fields))):
            return False
        return any(
            all(placings[i] >> token & 1 for i, token in enumerate(wanted))
            for placings in permutations(self.placings, len(wanted))
        )

    def _free_nests(self, tokens: int) -> list[int]:
        """The numbers of the free nests once these tokens are gone."""
        s = self.s
        side = int(s.side)
        lifted = [int(s.token_field(token)) for token in range(2) if tokens >> token & 1]
        out: list[int] = []
        for i in range(int(s.tables.nests_from[side]), int(s.tables.nests_from[side + 1])):
            field = int(s.tables.nests[i])
            if s.tokens_on(field) == lifted.count(field):
                out.append(int(s.nest_number(field)))
        return out

    def _find_nests(self, number: int, nests: list[int]) -> bool:
        """Whether so many of the animals find nests, each at its number or the next free one above.

        Rules: C17
        """
        if len(self.animals) < number:
            return False
        if number == 1:
            return any(self._finds_nest(wanted, nests) for wanted in set(self.animals))
        chosen = sorted(self.animals)
        if self.s.shares_nests(self.seat):
            chosen = [wanted for wanted in chosen if not self._on_occupied(wanted)]
            number -= len(self.animals) - len(chosen)
        if number <= 0:
            return True
        own = int(self.s.own_reduction(self.seat))
        cuts = sorted([(by, False) for by, _ in self.cuts] + [(by, True) for by in self.bonuses], reverse=True)
        return self._share([wanted - own for wanted in chosen[:number]], [False] * number, cuts[:_MOST_TRIED], nests)

    def _finds_nest(self, wanted: int, nests: list[int]) -> bool:
        """Whether one animal alone finds a nest, with every reduction."""
        s = self.s
        numbers: i64 = lowered(s, bit(wanted), s.own_reduction(self.seat), False)
        numbers = lowered(s, numbers, max(self.bonuses, default=0), False)
        for by, exactly in self.cuts:
            numbers = lowered(s, numbers, by, exactly)
        if nests and numbers & low_bits(max(nests) + 1):
            return True
        return s.shares_nests(self.seat) == 1 and numbers & s.tables.numbers[s.side] != 0

    def _on_occupied(self, wanted: int) -> bool:
        """Whether the animal can hatch on an occupied nest without anything spent on it.

        Rules: CS40
        """
        s = self.s
        return lowered(s, bit(wanted), s.own_reduction(self.seat), False) & s.tables.numbers[s.side] != 0

    def _share(self, wanted: list[int], bonus: list[bool], cuts: list[tuple[int, bool]], nests: list[int]) -> bool:
        """Give each reduction to one of the animals; a bonus only to one that has none.

        Rules: CS39, CS51
        """
        far = sorted(wanted, reverse=True)
        if all(sum(nest >= number for nest in nests) > i for i, number in enumerate(far)):
            return True
        if not cuts:
            return False
        by, is_bonus = cuts[0]
        for i in range(len(wanted)):
            if is_bonus and bonus[i]:
                continue
            less, given = list(wanted), list(bonus)
            less[i] -= by
            given[i] = given[i] or is_bonus
            if self._share(less, given, cuts[1:], nests):
                return True
        return False
