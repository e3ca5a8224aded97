"""Why an action is not allowed, in a sentence that names the rule."""

from __future__ import annotations

from orrery.games.comet.actions import DONE, NO_SYMBOL, REST, STEP_SYMBOLS, STOP
from orrery.games.comet.cards import has
from orrery.games.comet.hatch import free_slots, hatches_left, open_number, wanted_now
from orrery.games.comet.kinds import (
    ALL_AREAS,
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
    DISPLAY,
    FRESH,
    HAND,
    OCCUPIED,
    PLAYED,
    PLAYS,
    POOL,
    SAVIOR,
    SIDE,
    WILD_ADDED,
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
from orrery.games.comet.way import card_played
from orrery.kernel.errors import Forbidden
from orrery.kernel.state import ARG, KIND, NATURE, TOP

_ELSEWHERE = {
    NEST: ("comet-why-choose-nest-animal-lower-nest-distance-first", "C16"),
    AMOUNT: ("comet-why-name-how-much-nest-distance-lowered-nest", "CQ6"),
    DISCARDING: ("comet-why-discard-cards-from-hand-done", "C36"),
    TAKING: ("comet-why-take-gold", "CS19"),
    DRAWING: ("comet-why-draw-silver-card-take-gold-card-from", "C61"),
    GLIDE: ("comet-why-ability-cannot-move-savior-there", "C71"),
    SCOUT: ("comet-why-choose-savior-board-whom-scout-helps", "CS34"),
    PLACE: ("comet-why-token-goes-free-area-nest-savior-still", "C65"),
    DUPLICATE: ("comet-why-only-area-symbol-card-played-turn-copied", "CS47"),
    COMET_CHOICE: ("comet-why-draw-silver-cards-up-hand-limit-ready", "C48"),
}


def why_not(s: Position, seat: int, action: int) -> Forbidden:
    """The reason for a refusal; only asked when the action is not allowed."""
    if seat == NATURE:
        return Forbidden("why-not-nature")
    kind = int(s.data[s.data[TOP] + KIND])
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
        return Forbidden("comet-why-move-card-s-symbols-stop-after-first", "CS28")
    card = int(action - tables.at_take)
    if kind == TAKING and 0 <= card < tables.kinds and has(s.data, tables, DISPLAY, card):
        return Forbidden("comet-why-take-useless", "CS53", {"card": tables.kind_ids[card]})
    if kind == GLIDE and s.data[s.data[TOP] + ARG] == 0:
        return Forbidden("comet-why-only-free-nest-cavern-next-behind-what", "C68")
    reason, rule = _ELSEWHERE[kind]
    return Forbidden(reason, rule)


def _why_not_act(s: Position, seat: int, kind: int, action: int) -> Forbidden:
    """Playing, hatching, using and ending in a turn, a Hatch or a Move."""
    tables = s.tables
    if action == DONE:
        if kind == MOVE:
            return Forbidden("comet-why-move-moves-least-one-savior", "CS3")
        return Forbidden("comet-why-hatch-hatches-least-one-animal", "CS38")
    if action == REST and kind == TURN:
        return Forbidden("comet-why-comet-phase-there-no-rest", "C49")
    if action == STOP and kind == TURN:
        return Forbidden("comet-why-players-drop-out-only-comet-phase", "C51")
    if tables.at_hatch <= action < tables.at_play:
        return _why_not_hatch(s, seat, kind, int(action - tables.at_hatch))
    if tables.at_play <= action < tables.at_discard:
        return _why_not_play(s, seat, kind, int(action - tables.at_play))
    if tables.at_use <= action < tables.at_hatch:
        return _why_not_use(s, kind, int(action - tables.at_use))
    if kind == MOVE:
        return Forbidden("comet-why-move-play-cards-step-use-abilities-done", "CS30")
    if kind == HATCH:
        return Forbidden("comet-why-hatch-hatch-use-abilities-done", "CS38")
    return Forbidden("comet-why-begin-turn-hatch-move-rest", "C14")


def _why_not_hatch(s: Position, seat: int, kind: int, card: int) -> Forbidden:
    name = s.tables.kind_ids[card]
    if kind == MOVE:
        return Forbidden("comet-why-turn-move-hatching-needs-hatch", "C14")
    if not has(s.data, s.tables, HAND + WORDS * seat, card):
        return Forbidden("comet-why-not-in-hand", "C16", {"card": name})
    if s.tables.utility[card]:
        return Forbidden("comet-why-utility-not-hatched", "C45", {"card": name})
    if free_slots(s, seat) == 0:
        return Forbidden("comet-why-all-three-slots-above-savior-board-taken", "C20")
    if kind == HATCH and hatches_left(s) == 0:
        return Forbidden("comet-why-one-animal-hatched-turn-unless-ability-grants", "C16")
    return Forbidden("comet-why-no-nest-free", "C19", {"card": name, "number": int(s.tables.nest[card])})


def _why_not_play(s: Position, seat: int, kind: int, card: int) -> Forbidden:
    name = s.tables.kind_ids[card]
    if not has(s.data, s.tables, HAND + WORDS * seat, card):
        return Forbidden("comet-why-not-in-hand", "C22", {"card": name})
    if s.tables.utility[card]:
        timing = TIMING_IDS[s.tables.tool_timing[s.tables.tool[card]]]
        if timing == "move" and (kind == TURN or (kind == MOVE and not card_played(s))):
            return Forbidden("comet-why-animal-first", "CS2", {"card": name})
        if (kind == MOVE) != (timing == "move"):
            return Forbidden("comet-why-other-turn", "C45", {"card": name, "timing": timing})
        return Forbidden("comet-why-no-effect", "CS43", {"card": name})
    if kind == HATCH:
        return Forbidden("comet-why-turn-hatch-card-played-movement-move", "C14")
    if s.saviors_out(seat) == 0:
        return Forbidden("comet-why-no-savior-board-move", "CS3")
    if s.data[WILD_ADDED] and not card_played(s) and s.tables.symbol_mask[card] & ALL_AREAS == 0:
        return Forbidden("comet-why-wild-alone", "CQ1", {"card": name})
    if kind == MOVE and s.data[PLAYS] == 0:
        return Forbidden("comet-why-only-one-card-without-wild-symbol-played", "C23")
    return Forbidden("comet-why-none-could-move", "CS31", {"card": name})


def _why_not_use(s: Position, kind: int, tool: int) -> Forbidden:
    name = s.tables.tool_ids[tool]
    timing = int(s.tables.tool_timing[tool])
    if timing == ON_MOVE and kind == MOVE and not card_played(s):
        return Forbidden("comet-why-ability-after-card", "CS30", {"ability": name})
    if timing != (ON_MOVE if kind == MOVE else ON_HATCH):
        return Forbidden("comet-why-ability-other-time", "C42", {"ability": name, "timing": TIMING_IDS[timing]})
    return Forbidden("comet-why-ability-not-ready", "CS43", {"ability": name})


def _why_not_step(s: Position, seat: int, action: int) -> Forbidden:
    """C25-C32: what is wrong with a step."""
    tables = s.tables
    spot = int(action - tables.at_step)
    savior = spot // int(tables.fields * STEP_SYMBOLS)
    field = spot // STEP_SYMBOLS % int(tables.fields)
    symbol = spot % STEP_SYMBOLS
    name = tables.field_ids[field]
    if s.data[SAVIOR + 3 * seat + savior] < 0:
        return Forbidden("comet-why-savior-not-out", "C25", {"number": savior + 1})
    kind = int(tables.type[s.data[SIDE] * tables.fields + field])
    if kind == GAP:
        return Forbidden("comet-why-no-field", "C27", {"field": name})
    if s.data[OCCUPIED + field]:
        return Forbidden("comet-why-field-occupied", "C27", {"field": name})
    if kind == NEST_FIELD:
        return Forbidden("comet-why-nest-cannot-entered-symbol", "C32")
    if symbol == NO_SYMBOL:
        return Forbidden("comet-why-step-needs-symbol-unless-ability-gives", "C25")
    if s.data[POOL + symbol] == 0:
        return Forbidden("comet-why-no-symbol", "C25", {"symbol": SYMBOL_IDS[symbol]})
    if kind != CAVERN and symbol != kind and symbol < NEST_FIELD:
        return Forbidden(
            "comet-why-wrong-symbol", "C27", {"field": name, "terrain": FIELD_TYPES[kind], "symbol": SYMBOL_IDS[symbol]}
        )
    probe = s.copy()
    for i in range(6):
        probe.data[POOL + i] = int(i == symbol)
    if probe.allowed(seat, action):
        return Forbidden("comet-why-another-symbol-serves-as-well-leaves-no", "CS48")
    return Forbidden("comet-why-too-far", "C29", {"field": name, "number": savior + 1})


def _why_not_nest(s: Position, seat: int, action: int) -> Forbidden:
    tables = s.tables
    field = int(action - tables.at_nest)
    name = tables.field_ids[field]
    number = int(tables.nest_number[s.data[SIDE] * tables.fields + field])
    if number == 0:
        return Forbidden("comet-why-no-nest", "C16", {"field": name})
    wanted = int(wanted_now(s, seat))
    if s.data[OCCUPIED + field]:
        return Forbidden("comet-why-nest-occupied", "C16", {"field": name})
    if number < wanted:
        return Forbidden("comet-why-nest-too-low", "CQ5", {"field": name, "number": number, "wanted": wanted})
    return Forbidden("comet-why-lower-nest-free", "C18", {"number": int(open_number(s, wanted))})


def _why_not_between(s: Position, action: int) -> Forbidden:
    tables = s.tables
    if tables.at_take <= action < tables.at_copy:
        card = action - tables.at_take
        if card >= tables.silver_kinds:
            return Forbidden("comet-why-only-silver-card-taken-between-turns", "C60")
        if not has(s.data, tables, FRESH, card):
            return Forbidden("comet-why-card-not-just-played-movement-gone", "CS27")
        return Forbidden("comet-why-no-card-ready-takes-card-just-played", "C60")
    if tables.at_copy <= action < tables.at_draw:
        if not has(s.data, tables, PLAYED, action - tables.at_copy):
            return Forbidden("comet-why-card-not-just-played-movement", "C66")
        return Forbidden("comet-why-no-step-possible-card-no-parrot-ready", "CS28")
    if tables.at_use <= action < tables.at_hatch:
        tool = int(action - tables.at_use)
        timing = TIMING_IDS[tables.tool_timing[tool]]
        if timing != "between":
            return Forbidden(
                "comet-why-ability-other-time", "C42", {"ability": tables.tool_ids[tool], "timing": timing}
            )
        return Forbidden("comet-why-ability-not-ready", "CS43", {"ability": tables.tool_ids[tool]})
    return Forbidden("comet-why-between-two-turns-use-ability-time-done", "C43")
