"""Lowering a nest distance: by the permanent ability, a granted hatching, abilities and utility cards."""

from __future__ import annotations

from orrery.games.comet.actions import BY, member
from orrery.games.comet.cards import count_cards, has_card
from orrery.games.comet.frames import AMOUNT, NEST
from orrery.games.comet.hands import must_see_hand
from orrery.games.comet.kinds import MOST_REDUCTION, REDUCE_NEST
from orrery.games.comet.nests import at_least_lowest, free_slots, highest_free_nest, printed_number
from orrery.games.comet.position import ActiveStep, Position
from orrery.games.comet.reasons import NAME_AMOUNT
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, low_bits
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import ALLOWED, Actions


def hatches_left(s: Position) -> i64:
    """How many hatchings are open this turn."""
    left: i64 = 0
    amount: i64 = 0
    while amount <= MOST_REDUCTION:
        left += s.hatches(amount)
        amount += 1
    return left


def best_bonus(s: Position) -> i64:
    """By how far one of the open hatchings may be lowered at most.

    Rules: CS41
    """
    amount: i64 = MOST_REDUCTION
    while amount > 0 and s.hatches(amount) == 0:
        amount -= 1
    return amount


def lowered(s: Position, numbers: i64, by: i64, exactly: bool) -> i64:
    """Some nest numbers, as bits, and what they become by one reduction."""
    lowest: i64 = s.lowest_nest()
    out: i64 = numbers
    amount: i64 = by if exactly else 1
    while amount <= by and by > 0:
        lower: i64 = numbers >> amount if amount < 40 else 0
        if numbers & low_bits(lowest + amount if amount < 20 else lowest + 20):
            lower |= bit(lowest)
        out |= lower & ~low_bits(lowest)
        amount += 1
    return out


def utility_cards_with(s: Position, seat: i64, tool: i64) -> i64:
    """How many utility cards in hand have an ability."""
    cards: i64 = 0
    kind: i64 = s.tables.silver_kinds
    while kind < s.tables.kinds:
        if s.tables.utility[kind] and s.tables.tool[kind] == tool:
            cards += count_cards(s, s.hand_cards(seat), kind)
        kind += 1
    return cards


def hatchable(s: Position, seat: i64, kind: i64, highest: i64, bonus: i64) -> bool:
    """Whether some nest can take this animal, reductions counted, given a free slot.

    `highest` is the highest free nest, `bonus` by how far an open hatching may be lowered.
    Rules: C16, C17, C19, CS38
    """
    if s.tables.utility[kind]:
        return False
    wanted: i64 = printed_number(s, kind)
    if wanted <= highest:
        return True
    return _finds_nest(s, seat, wanted, s.own_reduction(seat), bonus, NONE, highest)


def some_hatchable(s: Position, seat: i64, bonus: i64) -> bool:
    """Whether some animal in hand can be hatched now.

    Rules: CS38
    """
    if free_slots(s, seat) == 0:
        return False
    highest: i64 = highest_free_nest(s)
    kind: i64 = 0
    while kind < s.tables.kinds:
        if has_card(s, s.hand_cards(seat), kind) and hatchable(s, seat, kind, highest, bonus):
            return True
        kind += 1
    return False


def _finds_nest(s: Position, seat: i64, wanted: i64, own: i64, bonus: i64, spent: i64, highest: i64) -> bool:
    """Whether reductions at hand make a wanted number one that a nest has; one of the ability `spent` is gone.

    A free nest at or above it will do, or an occupied one of the number for whoever may hatch there.
    Rules: C17, C19, CS39, CS40
    """
    numbers: i64 = lowered(s, bit(wanted), own, False)
    numbers = lowered(s, numbers, bonus, False)
    tables = s.tables
    tool: i64 = 0
    while tool < tables.tools:
        if tables.tool_kind[tool] == REDUCE_NEST:
            times: i64 = s.ready(seat, tool) + utility_cards_with(s, seat, tool)
            if tool == spent:
                times -= 1
            while times > 0:
                numbers = lowered(s, numbers, tables.tool_arg[tool], tables.tool_arg2[tool] == 1)
                times -= 1
        tool += 1
    if numbers & low_bits(highest + 1):
        return highest > 0
    return s.shares_nests(seat) == 1 and numbers & tables.numbers[s.side] != 0


# The animal that looks for a nest.


def wanted_now(s: Position, seat: i64) -> i64:
    """The nest number wanted after what has been taken off."""
    slot: i64 = s.arg if s.kind == NEST else s.frame_arg(s.depth - 2)
    return at_least_lowest(s, s.tables.nest[s.animal(seat, slot)] - s.lowered)


def room_to_lower(s: Position, seat: i64) -> i64:
    """By how much the wanted number can still go down."""
    return wanted_now(s, seat) - s.lowest_nest()


def _leaves_nest(s: Position, seat: i64, amount: i64, own: i64, bonus: i64, spent: i64) -> bool:
    """Whether a nest is found when so much is taken off, with what is then left to take off more."""
    wanted: i64 = wanted_now(s, seat)
    if amount < 1 or amount > wanted - s.lowest_nest():
        return False
    highest: i64 = highest_free_nest(s)
    if wanted - amount <= highest:
        return True
    return _finds_nest(s, seat, wanted - amount, own, bonus, spent, highest)


def _bonus_left(s: Position) -> i64:
    """By how much a further hatching's bonus may still lower the distance."""
    return best_bonus(s) if s.bonus_used == 0 else 0


def may_lower_by_tool(s: Position, seat: i64, amount: i64, tool: i64) -> bool:
    """Whether an ability that is still ready, or a utility card still in hand, may take so much off."""
    return _leaves_nest(s, seat, amount, s.own_reduction_left, _bonus_left(s), tool)


def may_lower_by_own(s: Position, seat: i64, amount: i64) -> bool:
    """Whether the permanent ability may take so much off. It serves once for each hatching."""
    own: i64 = s.own_reduction_left
    return amount <= own and _leaves_nest(s, seat, amount, own - amount, _bonus_left(s), NONE)


def may_use_bonus(s: Position, seat: i64) -> bool:
    """Whether this hatching may be the one that comes with a lower distance.

    Rules: CS41, CS51
    """
    most: i64 = _bonus_left(s)
    amount: i64 = 1
    while amount <= most:
        if _leaves_nest(s, seat, amount, s.own_reduction_left, 0, NONE):
            return True
        amount += 1
    return False


def tool_can_reduce(s: Position, seat: i64, tool: i64) -> bool:
    """Whether a reduction has an amount that changes the wanted number and leaves a nest.

    Rules: CQ6, CS43
    """
    most: i64 = s.tables.tool_arg[tool]
    if s.tables.tool_arg2[tool]:
        room: i64 = room_to_lower(s, seat)
        return may_lower_by_tool(s, seat, most if most < room else room, tool)
    amount: i64 = 1
    while amount <= most:
        if may_lower_by_tool(s, seat, amount, tool):
            return True
        amount += 1
    return False


def lower_by_own(s: Position, seat: i64, amount: i64) -> None:
    """The permanent ability lowers the nest distance."""
    s.own_reduction_left -= amount
    lower(s, seat, amount)


def lower(s: Position, seat: i64, amount: i64) -> None:
    """The nest distance is so much less for this hatching.

    Rules: C72
    """
    s.lowered += amount
    if s.events is not None:
        s.emit("comet-lowered", {"seat": int(seat), "by": int(amount)})


def reduce_nest(s: Position, seat: i64, most: i64, exactly: bool) -> None:
    """Lower the nest distance exactly so much, or by an amount that the player names.

    Rules: C72, CQ6
    """
    room: i64 = room_to_lower(s, seat)
    if room < most:
        most = room
    if exactly or most == 1:
        lower(s, seat, most)
    else:
        s.push(AMOUNT, most)


class NameAmount(ActiveStep):
    """The player names by how much the nest distance is lowered, at most the first argument.

    Rules: CQ6
    """

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """The amounts that leave a nest to be found."""
        must_see_hand(s, seat)
        amount: i64 = 1
        while amount <= s.arg and amount <= MOST_REDUCTION:
            if self._allows(s, seat, amount):
                out.add(BY + amount - 1)
            amount += 1

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """The amount must change the wanted number and leave a nest."""
        must_see_hand(s, seat)
        amount: i64 = member(action, BY, MOST_REDUCTION) + 1
        return ALLOWED if 1 <= amount <= s.arg and self._allows(s, seat, amount) else NAME_AMOUNT

    def _allows(self, s: Position, seat: i64, amount: i64) -> bool:
        return _leaves_nest(s, seat, amount, s.own_reduction_left, _bonus_left(s), NONE)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Lower the distance by it."""
        s.pop()
        lower(s, seat, action - BY + 1)
