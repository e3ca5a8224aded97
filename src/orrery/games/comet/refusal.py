"""Why an action is not allowed, in a sentence that names the rule."""

from __future__ import annotations

from orrery.games.comet.actions import DONE, NO_SYMBOL, REST, STEP_SYMBOLS, STOP
from orrery.games.comet.cards import has
from orrery.games.comet.hatch import free_slots, hatches_left, open_number, wanted_now
from orrery.games.comet.kinds import (
    CAVERN,
    FIELD_TYPES,
    GAP,
    ON_HATCH,
    ON_MOVE,
    SYMBOL_IDS,
    TIMING_IDS,
    WORDS,
)
from orrery.games.comet.kinds import NEST as NEST_FIELD
from orrery.games.comet.layout import (
    FRESH,
    HAND,
    OCCUPIED,
    PLAYED,
    PLAYS,
    POOL,
    SAVIOR,
    SIDE,
)
from orrery.games.comet.position import (
    AMOUNT,
    BETWEEN,
    COMET_CHOICE,
    DISCARDING,
    DRAWING,
    DUPLICATE,
    GLIDE,
    HATCH,
    MOVE,
    NEST,
    PARROT,
    PLACE,
    SCOUT,
    TAKING,
    TURN,
    Position,
)
from orrery.kernel.errors import IllegalAction
from orrery.kernel.state import ARG, KIND, NATURE, TOP

_ELSEWHERE = {
    NEST: ("choose a nest for the animal, or lower its nest distance first", "C16"),
    AMOUNT: ("name by how much the nest distance is lowered; a nest must remain to be found", "CQ6"),
    DISCARDING: ("discard cards from your hand, or be done", "C36"),
    TAKING: ("take a gold card from the display", "CS19"),
    DRAWING: ("draw the silver card, or take a gold card from the display instead", "C61"),
    GLIDE: ("this ability cannot move that savior there", "C71"),
    SCOUT: ("choose a savior on the board whom the scout helps", "CS34"),
    PLACE: ("the token goes to a free area or nest, so that a savior can still move", "C65"),
    DUPLICATE: ("only an area symbol of a card you played this turn can be copied", "CS47"),
    COMET_CHOICE: ("draw silver cards up to your hand limit, or ready all your cards", "C48"),
}


def why_not(s: Position, seat: int, action: int) -> IllegalAction:
    """The reason for a refusal; only asked when the action is not allowed."""
    if seat == NATURE:
        return IllegalAction("nature cannot do that now: it is not among the possible outcomes")
    kind = int(s.at[s.at[TOP] + KIND])
    tables = s.tables
    if kind in (MOVE, PARROT) and action >= tables.at_step:
        return _why_not_step(s, seat, action)
    if kind == NEST and tables.at_nest <= action < tables.at_place:
        return _why_not_nest(s, seat, action)
    if kind == BETWEEN:
        return _why_not_between(s, action)
    if kind in (TURN, MOVE, HATCH):
        return _why_not_act(s, seat, kind, action)
    if kind == PARROT:
        return IllegalAction("move by the card's symbols; you may stop after the first step", "CS28")
    if kind == GLIDE and s.at[s.at[TOP] + ARG] == 0:
        return IllegalAction("only a free nest or the cavern next to or behind what may be skipped", "C68")
    reason, rule = _ELSEWHERE[kind]
    return IllegalAction(reason, rule)


def _why_not_act(s: Position, seat: int, kind: int, action: int) -> IllegalAction:
    """Playing, hatching, using and ending in a turn, a Hatch or a Move."""
    tables = s.tables
    if action == DONE:
        if kind == MOVE:
            return IllegalAction("a Move moves at least one savior", "CS3")
        return IllegalAction("a Hatch hatches at least one animal", "CS38")
    if action == REST and kind == TURN:
        return IllegalAction("in the comet phase there is no Rest", "C49")
    if action == STOP and kind == TURN:
        return IllegalAction("players drop out only in the comet phase", "C51")
    if tables.at_hatch <= action < tables.at_play:
        return _why_not_hatch(s, seat, kind, int(action - tables.at_hatch))
    if tables.at_play <= action < tables.at_discard:
        return _why_not_play(s, seat, kind, int(action - tables.at_play))
    if tables.at_use <= action < tables.at_hatch:
        return _why_not_use(s, kind, int(action - tables.at_use))
    if kind == MOVE:
        return IllegalAction("this is a Move: play cards, step, use abilities, or be done", "CS30")
    if kind == HATCH:
        return IllegalAction("this is a Hatch: hatch, use abilities, or be done", "CS38")
    return IllegalAction("begin your turn with a Hatch, a Move or a Rest", "C14")


def _why_not_hatch(s: Position, seat: int, kind: int, card: int) -> IllegalAction:
    name = s.tables.kind_ids[card]
    if kind == MOVE:
        return IllegalAction("this turn is a Move; hatching needs a Hatch", "C14")
    if not has(s.at, s.tables, HAND + WORDS * seat, card):
        return IllegalAction(f"{name} is not in your hand", "C16")
    if s.tables.utility[card]:
        return IllegalAction(f"{name} is a utility card and cannot be hatched", "C45")
    if free_slots(s, seat) == 0:
        return IllegalAction("all three slots above your savior board are taken", "C20")
    if kind == HATCH and hatches_left(s) == 0:
        return IllegalAction("one animal is hatched in a turn, unless an ability grants more", "C16")
    return IllegalAction(f"no nest of number {s.tables.nest[card]} or higher is free for {name}", "C19")


def _why_not_play(s: Position, seat: int, kind: int, card: int) -> IllegalAction:
    name = s.tables.kind_ids[card]
    if not has(s.at, s.tables, HAND + WORDS * seat, card):
        return IllegalAction(f"{name} is not in your hand", "C22")
    if s.tables.utility[card]:
        timing = TIMING_IDS[s.tables.tool_timing[s.tables.tool[card]]]
        if (kind == MOVE) != (timing == "move"):
            return IllegalAction(f"{name} is played on a {timing} turn", "C45")
        return IllegalAction(f"{name} would have no effect now", "CS43")
    if kind == HATCH:
        return IllegalAction("this turn is a Hatch; a card is played for movement in a Move", "C14")
    if s.saviors_out(seat) == 0:
        return IllegalAction("you have no savior on the board to move", "CS3")
    if kind == MOVE and s.at[PLAYS] == 0:
        return IllegalAction("only one card without a wild symbol may be played for movement", "C23")
    return IllegalAction(f"with {name} none of your saviors could move", "CS31")


def _why_not_use(s: Position, kind: int, tool: int) -> IllegalAction:
    name = s.tables.tool_ids[tool]
    timing = int(s.tables.tool_timing[tool])
    if timing != (ON_MOVE if kind == MOVE else ON_HATCH):
        return IllegalAction(f"{name} works {TIMING_IDS[timing]}, not now", "C42")
    return IllegalAction(f"you have no ready card with {name}, or it would have no effect now", "CS43")


def _why_not_step(s: Position, seat: int, action: int) -> IllegalAction:
    """C25-C32: what is wrong with a step."""
    tables = s.tables
    spot = int(action - tables.at_step)
    savior = spot // int(tables.fields * STEP_SYMBOLS)
    field = spot // STEP_SYMBOLS % int(tables.fields)
    symbol = spot % STEP_SYMBOLS
    name = tables.field_ids[field]
    if s.at[SAVIOR + 3 * seat + savior] < 0:
        return IllegalAction(f"your savior {savior + 1} is not on the board", "C25")
    kind = int(tables.type[s.at[SIDE] * tables.fields + field])
    if kind == GAP:
        return IllegalAction(f"this side of the board has no field {name}", "C27")
    if s.at[OCCUPIED + field]:
        return IllegalAction(f"{name} is occupied; it can be skipped, not entered", "C27")
    if kind == NEST_FIELD:
        return IllegalAction("a nest cannot be entered with a symbol", "C32")
    if symbol == NO_SYMBOL:
        return IllegalAction("a step needs a symbol, unless an ability gives it", "C25")
    if s.at[POOL + symbol] == 0:
        return IllegalAction(f"you have no {SYMBOL_IDS[symbol]} symbol to use", "C25")
    if kind != CAVERN and symbol != kind and symbol < NEST_FIELD:
        return IllegalAction(f"{name} is {FIELD_TYPES[kind]}; a {SYMBOL_IDS[symbol]} symbol does not enter it", "C27")
    probe = s.copy()
    for i in range(6):
        probe.at[POOL + i] = int(i == symbol)
    if probe.allowed(seat, action):
        return IllegalAction("another symbol serves as well and leaves no less to do", "CS48")
    return IllegalAction(f"{name} is neither next to savior {savior + 1} nor behind fields it may skip", "C29")


def _why_not_nest(s: Position, seat: int, action: int) -> IllegalAction:
    tables = s.tables
    field = int(action - tables.at_nest)
    name = tables.field_ids[field]
    number = int(tables.nest_number[s.at[SIDE] * tables.fields + field])
    if number == 0:
        return IllegalAction(f"{name} is no nest", "C16")
    wanted = int(wanted_now(s, seat))
    if s.at[OCCUPIED + field]:
        return IllegalAction(f"the nest {name} is occupied", "C16")
    if number < wanted:
        return IllegalAction(f"the nest {name} has number {number}, below {wanted}", "CQ5")
    return IllegalAction(f"a nest of number {open_number(s, wanted)} is free; a higher one may not be chosen", "C18")


def _why_not_between(s: Position, action: int) -> IllegalAction:
    tables = s.tables
    if tables.at_take <= action < tables.at_copy:
        card = action - tables.at_take
        if card >= tables.silver_kinds:
            return IllegalAction("only a silver card can be taken between turns", "C60")
        if not has(s.at, tables, FRESH, card):
            return IllegalAction("that card was not just played for movement, or is gone", "CS27")
        return IllegalAction("you have no card ready that takes a card just played", "C60")
    if tables.at_copy <= action < tables.at_draw:
        if not has(s.at, tables, PLAYED, action - tables.at_copy):
            return IllegalAction("that card was not just played for movement", "C66")
        return IllegalAction("no step is possible by that card, or no parrot is ready", "CS28")
    return IllegalAction("between two turns: use an ability of that time, or be done", "C43")
