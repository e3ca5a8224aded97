"""A turn: exactly one of Hatch, Move and Rest; then display, window, next player (C14, C15)."""

from __future__ import annotations

from typing import Final

from orrery.games.comet.abilities import list_uses, list_utilities, may_play_utility, may_use
from orrery.games.comet.actions import DONE, REST, STOP
from orrery.games.comet.cards import clear, has
from orrery.games.comet.comet_phase import comet_is_due
from orrery.games.comet.hatch import (
    best_bonus,
    free_slots,
    hatchable,
    hatches_left,
    highest_free_nest,
)
from orrery.games.comet.hatch_way import can_hatch
from orrery.games.comet.kinds import MOST_REDUCTION, SILVER_WORDS, WORDS
from orrery.games.comet.layout import (
    ACTIVE,
    COMET,
    FRESH,
    HAND,
    HATCHED,
    HATCHES,
    IDLE,
    IDLE_LIMIT,
    OUT,
    PLAYED,
    PLAYS,
    PROGRESS,
    TURNS,
)
from orrery.games.comet.move import can_begin as can_begin_move
from orrery.games.comet.move import clear_move, list_begin, may_open
from orrery.games.comet.owned import begin_anew
from orrery.games.comet.piles import begin_comet
from orrery.games.comet.position import BETWEEN, HATCH, MOVE, REFILL, Position
from orrery.games.comet.position import REST as REST_FRAME
from orrery.games.comet.way import may_begin, types_in_reach
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, bit_index, popcount
from orrery.kernel.state import ARG, SEATS, TOP

COMET_IDLE: Final = 50
"""CS16: rounds without progress in the comet phase after which the game is over."""


def enter_turn(s: Position) -> None:
    """C14, C15, C43: the action, the display, the window between turns, the next player."""
    top: i64 = s.data[TOP]
    phase: i64 = s.data[top + ARG]
    if phase == 0:
        begin_turn(s)
        return
    s.data[top + ARG] = phase + 1
    if phase == 1:
        s.push(REFILL)
    elif phase == 2:
        end_turn(s)
    elif phase == 3:
        comet_is_due(s)
    elif phase == 4:
        if popcount(s.data[OUT]) < s.data[SEATS] - 1:
            s.push(BETWEEN, 1)
    else:
        next_player(s)


def begin_turn(s: Position) -> None:
    """C51, CS15: who can neither hatch nor move in the comet phase drops out unasked; the others choose."""
    at = s.data
    seat: i64 = at[ACTIVE]
    if at[COMET] == 1 and not can_begin_hatch(s, seat) and not can_begin_move(s, seat):
        drop_out(s, seat, "needs-animal" if needs_animal(s, seat) else "stuck")
        return
    s.ask(bit(seat))


def can_begin_hatch(s: Position, seat: i64) -> bool:
    """CS38: whether a seat can choose Hatch."""
    return free_slots(s, seat) > 0 and can_hatch(s, seat, 1, 0, 0)


def needs_animal(s: Position, seat: i64) -> bool:
    """CS2: whether a seat has a savior to move and utility cards for it, but no animal card to begin a Move with."""
    tables = s.tables
    helping = False
    kind: i64 = 0
    while kind < tables.kinds:
        if has(s.data, tables, HAND + WORDS * seat, kind):
            if not tables.utility[kind]:
                return False
            helping = helping or tables.move_tools >> tables.tool[kind] & 1 == 1
        kind += 1
    return helping and s.saviors_out(seat) > 0


def list_actions(s: Position, seat: i64) -> i64:
    """C14: ways to begin a Hatch, a Move or a Rest; in the comet phase dropping out, not Rest (C49, C51)."""
    at = s.data
    tables = s.tables
    n: i64 = 0
    if free_slots(s, seat) > 0:
        n = list_hatches(s, seat, highest_free_nest(s), 0)
        if n > 0 or can_hatch(s, seat, 1, 0, 0):
            n = list_utilities(s, seat, tables.hatch_tools, n)
            n = list_uses(s, seat, tables.hatch_tools, True, n)
    n = list_begin(s, seat, n)
    s.buffer.actions[n] = STOP if at[COMET] else REST
    return n + 1


def list_hatches(s: Position, seat: i64, highest: i64, bonus: i64) -> i64:
    """The animals in hand that some nest can take, with the highest free one and the best bonus given."""
    tables = s.tables
    n: i64 = 0
    w: i64 = 0
    while w < WORDS:
        here: i64 = s.data[HAND + WORDS * seat + w] & tables.first_bits[w]
        while here:
            one: i64 = here & -here
            kind: i64 = tables.kind_at[32 * w + bit_index(one)]
            here ^= one
            if hatchable(s, seat, kind, highest, bonus):
                s.buffer.actions[n] = tables.at_hatch + kind
                n += 1
        w += 1
    return n


def may_begin_turn(s: Position, seat: i64, action: i64) -> bool:
    """Whether an action is a way to begin this turn."""
    at = s.data
    tables = s.tables
    if action == STOP:
        return at[COMET] == 1
    if action == REST:
        return at[COMET] == 0
    kind: i64 = action - tables.at_hatch
    if 0 <= kind < tables.kinds:
        return (
            has(at, tables, HAND + WORDS * seat, kind)
            and free_slots(s, seat) > 0
            and hatchable(s, seat, kind, highest_free_nest(s), 0)
        )
    kind = action - tables.at_play
    if 0 <= kind < tables.kinds:
        if not has(at, tables, HAND + WORDS * seat, kind):
            return False
        if not tables.utility[kind]:
            return s.saviors_out(seat) > 0 and may_begin(s, seat, kind, types_in_reach(s, seat), 0)
        if tables.move_openers >> tables.tool[kind] & 1:
            return may_open(s, seat, tables.tool[kind]) and may_play_utility(s, seat, kind, tables.move_openers)
        return can_begin_hatch(s, seat) and may_play_utility(s, seat, kind, tables.hatch_tools)
    tool: i64 = action - tables.at_use
    if not 0 <= tool < tables.tools:
        return False
    if tables.move_openers >> tool & 1:
        return may_open(s, seat, tool) and may_use(s, seat, tool, tables.move_openers)
    return can_begin_hatch(s, seat) and may_use(s, seat, tool, tables.hatch_tools)


def begin_hatch(s: Position) -> None:
    """C16: this turn is a Hatch, with one hatching open."""
    s.data[s.data[TOP] + ARG] = 1
    s.data[HATCHES] = 1
    s.push(HATCH)


def begin_move(s: Position) -> None:
    """C22, C23: this turn is a Move, with one card without a wild symbol."""
    s.data[s.data[TOP] + ARG] = 1
    s.data[PLAYS] = 1
    s.push(MOVE)


def begin_rest(s: Position) -> None:
    """C36: this turn is a Rest."""
    s.data[s.data[TOP] + ARG] = 1
    if s.events is not None:
        s.emit("comet-rested", {"seat": int(s.data[ACTIVE])})
    s.push(REST_FRAME)


# The rest of a Hatch.


def list_hatch(s: Position, seat: i64) -> i64:
    """CS38, CS41: further hatchings, hatch-turn abilities, and the end once an animal is hatched."""
    at = s.data
    tables = s.tables
    n: i64 = 0
    if hatches_left(s) > 0 and free_slots(s, seat) > 0:
        n = list_hatches(s, seat, highest_free_nest(s), best_bonus(s))
    n = list_utilities(s, seat, tables.hatch_tools, n)
    n = list_uses(s, seat, tables.hatch_tools, True, n)
    if at[HATCHED] > 0:
        s.buffer.actions[n] = DONE
        n += 1
    return n


def may_continue_hatch(s: Position, seat: i64, action: i64) -> bool:
    """Whether an action is open in a Hatch under way."""
    tables = s.tables
    if action == DONE:
        return s.data[HATCHED] > 0
    kind: i64 = action - tables.at_hatch
    if 0 <= kind < tables.kinds:
        return (
            has(s.data, tables, HAND + WORDS * seat, kind)
            and hatches_left(s) > 0
            and free_slots(s, seat) > 0
            and hatchable(s, seat, kind, highest_free_nest(s), best_bonus(s))
        )
    kind = action - tables.at_play
    if 0 <= kind < tables.kinds:
        return may_play_utility(s, seat, kind, tables.hatch_tools)
    tool: i64 = action - tables.at_use
    return 0 <= tool < tables.tools and may_use(s, seat, tool, tables.hatch_tools)


def end_hatch(s: Position) -> None:
    """The Hatch is over; hatchings not used are lost."""
    s.data[HATCHED] = 0
    clear(s.data, HATCHES, MOST_REDUCTION + 1)
    s.pop()


def end_move(s: Position) -> None:
    """CS3: the Move is over; symbols not used are lost."""
    clear_move(s)
    s.pop()


# The end of a turn.


def end_turn(s: Position) -> None:
    """CS16: turns in which nothing gets on cannot go on for ever."""
    at = s.data
    at[TURNS] += 1
    at[IDLE] = 0 if at[PROGRESS] else at[IDLE] + 1
    at[PROGRESS] = 0
    if at[COMET] == 0:
        if at[IDLE] >= at[IDLE_LIMIT] * at[SEATS]:
            begin_comet(s, "idle")
    elif at[IDLE] >= COMET_IDLE * at[SEATS]:
        seat: i64 = 0
        while seat < at[SEATS]:
            if not at[OUT] >> seat & 1:
                leave(s, seat, "idle")
            seat += 1


def next_player(s: Position) -> None:
    """C13, C52, CS26: the nearest player clockwise who is still in; when nobody is, the game ends."""
    at = s.data
    clear(at, PLAYED, WORDS)
    clear(at, FRESH, SILVER_WORDS)
    seats: i64 = at[SEATS]
    if at[OUT] == bit(seats) - 1:
        s.end()
        if s.events is not None:
            s.emit("comet-over", {"winners": list(s.winners())})
        return
    seat: i64 = at[ACTIVE]
    while True:
        seat += 1
        if seat == seats:
            seat = 0
        if not at[OUT] >> seat & 1:
            break
    at[ACTIVE] = seat
    at[at[TOP] + ARG] = 0
    begin_anew(s)
    if s.events is not None:
        s.emit("comet-turn", {"seat": int(seat)})


def drop_out(s: Position, seat: i64, why: str) -> None:
    """C51, CS63, CS25, CS44: skipped for the rest of the game; no window follows."""
    leave(s, seat, why)
    next_player(s)


def leave(s: Position, seat: i64, why: str) -> None:
    """A seat is out; everybody is told whether it chose to be."""
    s.data[OUT] |= bit(seat)
    if s.events is not None:
        s.emit("comet-dropped-out", {"seat": int(seat), "why": why})
