"""Hatch: an animal from hand to a slot, its savior to a nest (C16-C21, C72, C73)."""

from __future__ import annotations

from orrery.games.comet.actions import BONUS, BY
from orrery.games.comet.cards import has
from orrery.games.comet.hands import leave_hand
from orrery.games.comet.kinds import MOST_REDUCTION, MOST_TOOLS, REDUCE_NEST, SLOTS, WORDS
from orrery.games.comet.layout import (
    BONUS_USED,
    HAND,
    HATCHED,
    HATCHES,
    LOWER,
    LOWER_LEFT,
    LOWERED,
    NEAREST,
    OCCUPIED,
    OCCUPY,
    PROGRESS,
    READY,
    SAVIOR,
    SIDE,
    SLOT,
)
from orrery.games.comet.position import NEST, Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import ARG, FRAME, KIND, NONE, TOP


def free_slots(s: Position, seat: i64) -> i64:
    """How many animals a seat could still take on (C20)."""
    slots: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if s.data[SLOT + 3 * seat + slot] == NONE:
            slots += 1
        slot += 1
    return slots


def highest_free_nest(s: Position) -> i64:
    """The highest number of a free nest, 0 if there is none (C19)."""
    tables = s.tables
    side: i64 = s.data[SIDE]
    i: i64 = tables.nests_from[side]
    end: i64 = tables.nests_from[side + 1]
    while i < end:
        field: i64 = tables.nests[i]
        if s.data[OCCUPIED + field] == 0:
            return tables.nest_number[side * tables.fields + field]
        i += 1
    return 0


def hatches_left(s: Position) -> i64:
    """How many hatchings are open this turn."""
    open_now: i64 = 0
    amount: i64 = 0
    while amount <= MOST_REDUCTION:
        open_now += s.data[HATCHES + amount]
        amount += 1
    return open_now


def best_bonus(s: Position) -> i64:
    """By how far one of the open hatchings may be lowered at most (CS41)."""
    amount: i64 = MOST_REDUCTION
    while amount > 0 and s.data[HATCHES + amount] == 0:
        amount -= 1
    return amount


def hatchable(s: Position, seat: i64, kind: i64, highest: i64, bonus: i64) -> bool:
    """C16-C20, CS38: whether some nest can take this animal, reductions counted, given a free slot."""
    if s.tables.utility[kind]:
        return False
    wanted: i64 = _wanted(s, s.tables.nest[kind])
    if wanted <= highest:
        return True
    numbers: i64 = _numbers_in_reach(s, seat, bit(wanted), s.data[LOWER + seat], bonus, NONE)
    return _fits(s, seat, numbers, highest)


def printed_number(s: Position, kind: i64) -> i64:
    """The nest number an animal wants before anything is taken off."""
    return _wanted(s, s.tables.nest[kind])


def _wanted(s: Position, distance: i64) -> i64:
    """CQ6: never below the lowest nest number of the board."""
    lowest: i64 = s.tables.lowest_nest[s.data[SIDE]]
    return distance if distance > lowest else lowest


def _fits(s: Position, seat: i64, numbers: i64, highest: i64) -> bool:
    """C17, C19, CS40: a wanted number has a free nest at or above it, or an occupied one that may be used."""
    if numbers & (bit(highest + 1) - 1):
        return highest > 0
    return s.data[OCCUPY + seat] == 1 and numbers & s.tables.numbers[s.data[SIDE]] != 0


def _numbers_in_reach(s: Position, seat: i64, numbers: i64, lower: i64, bonus: i64, spent: i64) -> i64:
    """CS39: which numbers the reductions at hand can make of some, used or not; one of the ability `spent` is gone."""
    at = s.data
    tables = s.tables
    numbers = lowered(s, numbers, lower, False)
    numbers = lowered(s, numbers, bonus, False)
    tool: i64 = 0
    while tool < tables.tools:
        if tables.tool_kind[tool] == REDUCE_NEST:
            times: i64 = at[READY + seat * MOST_TOOLS + tool] + cards_with(s, seat, tool)
            if tool == spent:
                times -= 1
            while times > 0:
                numbers = lowered(s, numbers, tables.tool_arg[tool], tables.tool_arg2[tool] == 1)
                times -= 1
        tool += 1
    return numbers


def cards_with(s: Position, seat: i64, tool: i64) -> i64:
    """How many utility cards in hand have an ability."""
    cards: i64 = 0
    kind: i64 = s.tables.silver_kinds
    while kind < s.tables.kinds:
        if s.tables.utility[kind] and s.tables.tool[kind] == tool:
            run: i64 = s.data[HAND + WORDS * seat + s.tables.word[kind]] & s.tables.bits[kind]
            while run:
                cards += 1
                run &= run - 1
        kind += 1
    return cards


def lowered(s: Position, numbers: i64, by: i64, exactly: bool) -> i64:
    """The numbers, and what they become by one reduction."""
    lowest: i64 = s.tables.lowest_nest[s.data[SIDE]]
    out: i64 = numbers
    amount: i64 = by if exactly else 1
    while amount <= by and by > 0:
        lower: i64 = numbers >> amount if amount < 40 else 0
        if numbers & (bit(lowest + amount if amount < 20 else lowest + 20) - 1):
            lower |= bit(lowest)
        out |= lower & ~(bit(lowest) - 1)
        amount += 1
    return out


# Choosing the animal.


def hatch(s: Position, seat: i64, kind: i64) -> None:
    """C16, CS42: the animal goes to the first free slot, then looks for a nest."""
    at = s.data
    slot: i64 = 0
    while at[SLOT + 3 * seat + slot] != NONE:
        slot += 1
    leave_hand(s, seat, kind)
    at[SLOT + 3 * seat + slot] = kind
    at[LOWERED] = 0
    at[LOWER_LEFT] = at[LOWER + seat]
    at[BONUS_USED] = 0
    if s.events is not None:
        s.emit("comet-hatched", {"seat": int(seat), "card": s.tables.kind_ids[kind]})
    s.push(NEST, slot)


# Choosing its nest.


def wanted_now(s: Position, seat: i64) -> i64:
    """The nest number wanted after what has been taken off."""
    kind: i64 = s.data[SLOT + 3 * seat + s.data[nest_frame(s) + ARG]]
    return _wanted(s, s.tables.nest[kind] - s.data[LOWERED])


def nest_frame(s: Position) -> i64:
    """Where the frame of the hatching in progress stands: on top, or under the question for an amount."""
    top: i64 = s.data[TOP]
    return top if s.data[top + KIND] == NEST else top - FRAME


def open_number(s: Position, wanted: i64) -> i64:
    """C17, C18, CQ5: the wanted number if it has a free nest, else the lowest above it that has; or 0."""
    tables = s.tables
    side: i64 = s.data[SIDE]
    best: i64 = 0
    i: i64 = tables.nests_from[side]
    end: i64 = tables.nests_from[side + 1]
    while i < end:
        field: i64 = tables.nests[i]
        number: i64 = tables.nest_number[side * tables.fields + field]
        if number < wanted:
            return best
        if s.data[OCCUPIED + field] == 0:
            best = number
        i += 1
    return best


def may_nest(s: Position, seat: i64, field: i64, wanted: i64, number: i64) -> bool:
    """C16-C18, CS40: a free nest of the open number, or any of the wanted one if occupied nests may serve."""
    here: i64 = s.tables.nest_number[s.data[SIDE] * s.tables.fields + field]
    if here == 0:
        return False
    if s.data[OCCUPIED + field] == 0:
        return here == number
    return here == wanted and s.data[OCCUPY + seat] == 1


def list_nests(s: Position, seat: i64, n: i64) -> i64:
    """C78: every nest that fits."""
    tables = s.tables
    side: i64 = s.data[SIDE]
    wanted: i64 = wanted_now(s, seat)
    number: i64 = open_number(s, wanted)
    i: i64 = tables.nests_from[side]
    end: i64 = tables.nests_from[side + 1]
    while i < end:
        if may_nest(s, seat, tables.nests[i], wanted, number):
            s.buffer.actions[n] = tables.at_nest + tables.nests[i]
            n += 1
        i += 1
    return n


def settle_on_nest(s: Position, seat: i64, field: i64) -> None:
    """C16: the savior stands on the nest; one of the open hatchings is used up."""
    at = s.data
    slot: i64 = at[at[TOP] + ARG]
    at[SAVIOR + 3 * seat + slot] = field
    at[OCCUPIED + field] += 1
    at[HATCHED] += 1
    at[NEAREST + 3 * seat + slot] = s.tables.distance[at[SIDE] * s.tables.fields + field]
    at[PROGRESS] = 1
    amount: i64 = at[BONUS_USED]
    if amount == 0:
        while at[HATCHES + amount] == 0:
            amount += 1
    at[HATCHES + amount] -= 1
    at[LOWERED] = 0
    at[LOWER_LEFT] = 0
    at[BONUS_USED] = 0
    if s.events is not None:
        s.emit(
            "comet-nested",
            {"seat": int(seat), "savior": int(slot) + 1, "field": s.tables.field_ids[field]},
        )
    s.pop()


# Lowering its nest distance (C72, CQ6, CS39).


def may_lower_by(s: Position, seat: i64, amount: i64) -> bool:
    """Whether taking so much off, by something already spent, has an effect and leaves a nest to be found."""
    return _leaves_nest(s, seat, amount, s.data[LOWER_LEFT], _bonus_left(s), NONE)


def may_lower_by_tool(s: Position, seat: i64, amount: i64, tool: i64) -> bool:
    """Whether an ability that is still ready, or a utility card still in hand, may take so much off."""
    return _leaves_nest(s, seat, amount, s.data[LOWER_LEFT], _bonus_left(s), tool)


def _bonus_left(s: Position) -> i64:
    """By how much a further hatching's bonus may still lower the distance."""
    return best_bonus(s) if s.data[BONUS_USED] == 0 else 0


def _leaves_nest(s: Position, seat: i64, amount: i64, own: i64, bonus: i64, spent: i64) -> bool:
    """Whether a nest is found when so much is taken off, with what is then left to take off more."""
    at = s.data
    wanted: i64 = wanted_now(s, seat)
    lowest: i64 = s.tables.lowest_nest[at[SIDE]]
    if amount < 1 or amount > wanted - lowest:
        return False
    highest: i64 = highest_free_nest(s)
    if wanted - amount <= highest:
        return True
    numbers: i64 = _numbers_in_reach(s, seat, bit(wanted - amount), own, bonus, spent)
    return _fits(s, seat, numbers, highest)


def room_to_lower(s: Position, seat: i64) -> i64:
    """By how much the wanted number can still go down."""
    return wanted_now(s, seat) - s.tables.lowest_nest[s.data[SIDE]]


def may_lower_by_own(s: Position, seat: i64, amount: i64) -> bool:
    """Whether the permanent ability may take so much off (it serves once for each hatching)."""
    own: i64 = s.data[LOWER_LEFT]
    return amount <= own and _leaves_nest(s, seat, amount, own - amount, _bonus_left(s), NONE)


def lower_by_own(s: Position, seat: i64, amount: i64) -> None:
    """The permanent ability lowers the nest distance."""
    s.data[LOWER_LEFT] -= amount
    lower(s, seat, amount)


def lower(s: Position, seat: i64, amount: i64) -> None:
    """C72: the nest distance is so much less for this hatching."""
    s.data[LOWERED] += amount
    if s.events is not None:
        s.emit("comet-lowered", {"seat": int(seat), "by": int(amount)})


def may_use_bonus(s: Position, seat: i64) -> bool:
    """CS41: whether this hatching may be the one that comes with a lower distance."""
    most: i64 = _bonus_left(s)
    amount: i64 = 1
    while amount <= most:
        if _leaves_nest(s, seat, amount, s.data[LOWER_LEFT], 0, NONE):
            return True
        amount += 1
    return False


def list_lowering(s: Position, seat: i64, n: i64) -> i64:
    """What the permanent ability and a further hatching's bonus can take off."""
    amount: i64 = 1
    while amount <= s.data[LOWER_LEFT] and amount <= MOST_REDUCTION:
        if may_lower_by_own(s, seat, amount):
            s.buffer.actions[n] = BY + amount - 1
            n += 1
        amount += 1
    if may_use_bonus(s, seat):
        s.buffer.actions[n] = BONUS
        n += 1
    return n


def list_amounts(s: Position, seat: i64) -> i64:
    """CQ6: the amounts a reduction may be named at."""
    n: i64 = 0
    amount: i64 = 1
    while amount <= s.data[s.data[TOP] + ARG] and amount <= MOST_REDUCTION:
        if may_lower_by(s, seat, amount):
            s.buffer.actions[n] = BY + amount - 1
            n += 1
        amount += 1
    return n


def some_hatchable(s: Position, seat: i64, bonus: i64) -> bool:
    """CS38: whether some animal in hand can be hatched now."""
    if free_slots(s, seat) == 0:
        return False
    highest: i64 = highest_free_nest(s)
    kind: i64 = 0
    while kind < s.tables.kinds:
        if has(s.data, s.tables, HAND + WORDS * seat, kind) and hatchable(s, seat, kind, highest, bonus):
            return True
        kind += 1
    return False
