"""Abilities that are used, by animals, heroes and utility cards alike: when, and to what effect (C41-C45)."""

from __future__ import annotations

from orrery.games.comet.cards import drop, gold_total, has, put
from orrery.games.comet.hands import leave_hand
from orrery.games.comet.hatch import lower, may_lower_by_tool, room_to_lower
from orrery.games.comet.hatch_way import can_hatch, extra_hatch_usable
from orrery.games.comet.kinds import (
    AREA_IDS,
    BETWEEN_TURNS,
    CAVERN,
    DRAW_SILVER,
    DUPLICATE_SYMBOL,
    EXTRA_CARD,
    EXTRA_HATCH,
    FREE_STEPS,
    GAIN_WILD,
    ON_HATCH,
    ON_MOVE,
    PLACE_NEUTRAL,
    REDUCE_NEST,
    SAVIORS,
    SKIP_TERRAIN,
    TAKE_GOLD,
    TO_NEST_OR_CAVERN,
    TOKEN_IDS,
    WILD,
    WORDS,
)
from orrery.games.comet.layout import (
    DISCARD,
    DISPLAY,
    HAND,
    HATCHED,
    HATCHES,
    MOVED,
    OCCUPIED,
    PLAYS,
    POOL,
    PRINTED,
    READY_MASK,
    SAVIOR,
    SCOUTED,
    SIDE,
    TOKEN,
)
from orrery.games.comet.movement import skips_of, some_glide
from orrery.games.comet.owned import exhaust
from orrery.games.comet.piles import can_draw_silver
from orrery.games.comet.position import (
    AMOUNT,
    DRAW,
    DUPLICATE,
    GLIDE,
    HATCH,
    MOVE,
    PLACE,
    SCOUT,
    TAKING,
    Position,
)
from orrery.games.comet.takes import takes_at_hand
from orrery.games.comet.way import can_step, way_to_move
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit_index, popcount
from orrery.kernel.state import ARG, KIND, NONE, TOP


def usable(s: Position, seat: i64, tool: i64, card: i64, sure: bool) -> bool:
    """CS43: whether an ability, of a ready card or of the utility card `card`, can have an effect now.

    Before a savior has moved it must also leave a way to move one (CS31); `sure`: a step is possible anyhow. Before an
    animal is hatched it must leave one that can be (CS38).
    """
    kind: i64 = s.tables.tool_kind[tool]
    arg: i64 = s.tables.tool_arg[tool]
    if kind == REDUCE_NEST:
        return _reduction_usable(s, seat, tool)
    if kind == EXTRA_HATCH:
        return extra_hatch_usable(s, seat, tool, s.data[s.data[TOP] + KIND] == HATCH)
    if kind == DRAW_SILVER:
        return can_draw_silver(s)
    if kind == TAKE_GOLD:
        return gold_total(s.data, DISPLAY) > 0
    if kind == PLACE_NEUTRAL:
        return _placing_usable(s, seat, tool, card, sure)
    if s.saviors_out(seat) == 0:
        return False
    if kind == FREE_STEPS:
        return some_glide(s, seat, arg)
    if kind == TO_NEST_OR_CAVERN:
        return some_glide(s, seat, 0)
    if kind == DUPLICATE_SYMBOL:
        return s.data[PRINTED] != 0
    if kind == EXTRA_CARD:
        return _extra_card_usable(s, seat)
    if kind == SKIP_TERRAIN:
        return _scout_usable(s, seat, tool, card, sure)
    return kind == GAIN_WILD


def _without(s: Position, seat: i64, tool: i64, card: i64) -> Position:
    """A trial in which this ability has been used, or this utility card played."""
    trial = s.trial()
    if card == NONE:
        exhaust(trial, seat, tool)
    else:
        drop(trial.data, trial.tables, HAND + WORDS * seat, card)
    return trial


def _reduction_usable(s: Position, seat: i64, tool: i64) -> bool:
    """CQ6, CS43: an amount that changes the wanted number and leaves a nest to be found."""
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


def _extra_card_usable(s: Position, seat: i64) -> bool:
    """C67, CS43: a card without a wild beyond those that may be played anyhow, in hand or to be taken."""
    spare: i64 = plain_animals(s, HAND + WORDS * seat) - s.data[PLAYS]
    if spare > 0:
        return True
    takes: i64 = takes_at_hand(s, seat, ON_MOVE) if s.tables.move_openers else 0
    if takes == 0:
        return False
    display: i64 = plain_animals(s, DISPLAY)
    return spare + (takes if takes < display else display) > 0


def plain_animals(s: Position, spot: i64) -> i64:
    """How many animal cards without a wild symbol a set holds."""
    tables = s.tables
    cards: i64 = 0
    w: i64 = 0
    while w < WORDS:
        word: i64 = s.data[spot + w]
        here: i64 = word & tables.first_bits[w]
        while here:
            bit: i64 = here & -here
            kind: i64 = tables.kind_at[32 * w + bit_index(bit)]
            if not tables.utility[kind] and not tables.wild[kind]:
                cards += popcount(word & tables.bits[kind])
            here ^= bit
        w += 1
    return cards


# Scouts (C69, CS34).


def _scout_usable(s: Position, seat: i64, tool: i64, card: i64, sure: bool) -> bool:
    areas: i64 = s.tables.tool_arg[tool]
    savior: i64 = 0
    while savior < SAVIORS:
        if _helps(s, seat, savior, areas) and (
            sure or s.tables.tool_arg2[tool] == 1 or _way_with_scout(_without(s, seat, tool, card), seat, savior, areas)
        ):
            return True
        savior += 1
    return False


def _helps(s: Position, seat: i64, savior: i64, areas: i64) -> bool:
    """Whether a savior is on the board and may not skip all of these areas yet."""
    return s.data[SAVIOR + 3 * seat + savior] >= 0 and areas & ~skips_of(s, seat, savior) != 0


def _way_with_scout(trial: Position, seat: i64, savior: i64, areas: i64) -> bool:
    """Whether a savior can move once a scout serves this one, in a trial."""
    trial.data[SCOUTED + savior] |= areas
    return way_to_move(trial, seat, 0)


def may_scout(s: Position, seat: i64, savior: i64) -> bool:
    """Whether the scout just used may serve this savior."""
    areas: i64 = s.data[s.data[TOP] + ARG]
    if not _helps(s, seat, savior, areas):
        return False
    return s.data[MOVED] == 1 or can_step(s, seat) or _way_with_scout(s.trial(), seat, savior, areas)


def scout(s: Position, seat: i64, savior: i64) -> None:
    """C69, CS34: this savior may skip some areas for the rest of the turn."""
    areas: i64 = s.data[s.data[TOP] + ARG]
    s.data[SCOUTED + savior] |= areas
    if s.events is not None:
        names: list[object] = [AREA_IDS[i] for i in range(5) if areas >> i & 1]
        s.emit("comet-scouted", {"seat": int(seat), "savior": int(savior) + 1, "areas": names})
    s.pop()


# Mammoth and tortoise (C65, CS13, CS37).


def _placing_usable(s: Position, seat: i64, tool: i64, card: i64, sure: bool) -> bool:
    """Whether a token can be set somewhere, and the turn still be what it has begun as."""
    tokens: i64 = s.tables.tool_arg[tool]
    timing: i64 = s.tables.tool_timing[tool]
    if timing == ON_MOVE and sure and s.data[MOVED] == 0:
        # A token not on the board yet takes no way from anybody but to the one field it is set on.
        if (tokens & 1 and s.data[TOKEN] == NONE) or (tokens & 2 and s.data[TOKEN + 1] == NONE):
            return True
    trial = _without(s, seat, tool, card)
    token: i64 = 0
    while token < 2:
        field: i64 = 0
        while field < s.tables.fields:
            if _may_set(s, trial, seat, timing, tokens, token, field):
                return True
            field += 1
        token += 1
    return False


def _may_set(s: Position, trial: Position, seat: i64, timing: i64, tokens: i64, token: i64, field: i64) -> bool:
    """C65, CQ18, CS31, CS37, CS38: on an area or nest without a token, and so that the turn can be finished.

    The trial is given back as it was.
    """
    at = s.data
    if not tokens >> token & 1 or at[OCCUPIED + field]:
        return False
    if s.tables.type[at[SIDE] * s.tables.fields + field] >= CAVERN:
        return False
    if timing == BETWEEN_TURNS or (timing == ON_MOVE and at[MOVED] == 1) or (timing == ON_HATCH and at[HATCHED] > 0):
        return True
    old: i64 = at[TOKEN + token]
    _set_token(trial, token, field)
    fine = way_to_move(trial, seat, 0) if timing == ON_MOVE else can_hatch(trial, seat, 1, 0, 0)
    trial.data[OCCUPIED + field] -= 1
    trial.data[TOKEN + token] = old
    if old >= 0:
        trial.data[OCCUPIED + old] += 1
    return fine


def _timing_of_placing(s: Position) -> i64:
    """When the placing under way happens, told by the frame beneath it."""
    under: i64 = s.under_top()
    return ON_MOVE if under == MOVE else ON_HATCH if under == HATCH else BETWEEN_TURNS


def may_place(s: Position, seat: i64, token: i64, field: i64) -> bool:
    """Whether the placing under way may set this token there."""
    return _may_set(s, s.trial(), seat, _timing_of_placing(s), s.data[s.data[TOP] + ARG], token, field)


def _set_token(s: Position, token: i64, field: i64) -> None:
    at = s.data
    if at[TOKEN + token] >= 0:
        at[OCCUPIED + at[TOKEN + token]] -= 1
    at[TOKEN + token] = field
    at[OCCUPIED + field] += 1


def list_places(s: Position, seat: i64) -> i64:
    """Every place for the tokens an ability may set."""
    tokens: i64 = s.data[s.data[TOP] + ARG]
    timing: i64 = _timing_of_placing(s)
    trial = s.trial()
    n: i64 = 0
    token: i64 = 0
    while token < 2:
        field: i64 = 0
        while field < s.tables.fields:
            if _may_set(s, trial, seat, timing, tokens, token, field):
                s.buffer.actions[n] = s.tables.at_place + token * s.tables.fields + field
                n += 1
            field += 1
        token += 1
    return n


def place_token(s: Position, seat: i64, token: i64, field: i64) -> None:
    """C65: the token stands there now, wherever it stood before."""
    _set_token(s, token, field)
    if s.events is not None:
        args: dict[str, object] = {
            "seat": int(seat),
            "token": TOKEN_IDS[token],
            "field": s.tables.field_ids[field],
        }
        s.emit("comet-placed", args)
    s.pop()


# Gold cards from the display (C62, CS53).


def may_take(s: Position, seat: i64, kind: i64) -> bool:
    """Whether this card of the display may be taken: so that a Hatch or Move that needs a card can be finished."""
    if not has(s.data, s.tables, DISPLAY, kind):
        return False
    under: i64 = s.under_top()
    hatching = under == HATCH and s.data[HATCHED] == 0
    moving = under == MOVE and s.data[MOVED] == 0
    if not hatching and not moving:
        return True
    trial = s.trial()
    drop(trial.data, trial.tables, DISPLAY, kind)
    put(trial.data, trial.tables, HAND + WORDS * seat, kind)
    left: i64 = s.data[s.data[TOP] + ARG] - 1
    return can_hatch(trial, seat, 1, 0, left) if hatching else way_to_move(trial, seat, left)


# Copied symbols (CS47).


def duplicate(s: Position, seat: i64, area: i64) -> None:
    """One more of an area symbol printed on a card played this turn."""
    s.data[POOL + area] += 1
    s.data[s.data[TOP] + ARG] -= 1
    if s.events is not None:
        s.emit("comet-duplicated", {"seat": int(seat), "symbol": AREA_IDS[area]})
    if s.data[s.data[TOP] + ARG] == 0:
        s.pop()


# Using an ability.


def use(s: Position, seat: i64, tool: i64) -> None:
    """C44: exhaust a card for its ability."""
    exhaust(s, seat, tool)
    if s.events is not None:
        s.emit("comet-used", {"seat": int(seat), "ability": s.tables.tool_ids[tool]})
    effect(s, seat, tool)


def play_utility(s: Position, seat: i64, card: i64) -> None:
    """C45, CQ11: a utility card acts once and goes to the gold discard."""
    leave_hand(s, seat, card)
    put(s.data, s.tables, DISCARD, card)
    if s.events is not None:
        s.emit("comet-played-utility", {"seat": int(seat), "card": s.tables.kind_ids[card]})
    effect(s, seat, s.tables.tool[card])


def effect(s: Position, seat: i64, tool: i64) -> None:
    """What an ability does: the one place that reads the closed vocabulary of abilities."""
    at = s.data
    kind: i64 = s.tables.tool_kind[tool]
    arg: i64 = s.tables.tool_arg[tool]
    arg2: i64 = s.tables.tool_arg2[tool]
    if kind == REDUCE_NEST:
        reduce_nest(s, seat, arg, arg2 == 1)
    elif kind == EXTRA_HATCH:
        at[HATCHES + arg2] += arg
    elif kind == DRAW_SILVER:
        s.push(DRAW, seat, arg)
    elif kind == TAKE_GOLD:
        s.push(TAKING, arg, seat)
    elif kind == GAIN_WILD:
        at[POOL + WILD] += arg
    elif kind == FREE_STEPS:
        s.push(GLIDE, arg, seat)
    elif kind == TO_NEST_OR_CAVERN:
        s.push(GLIDE, 0, seat)
    elif kind == DUPLICATE_SYMBOL:
        s.push(DUPLICATE, arg)
    elif kind == EXTRA_CARD:
        at[PLAYS] += arg
    elif kind == PLACE_NEUTRAL:
        s.push(PLACE, arg, seat)
    elif kind == SKIP_TERRAIN:
        if arg2:
            savior: i64 = 0
            while savior < SAVIORS:
                at[SCOUTED + savior] |= arg
                savior += 1
        else:
            s.push(SCOUT, arg)


def reduce_nest(s: Position, seat: i64, most: i64, exactly: bool) -> None:
    """C72, CQ6: exactly so much, or an amount that the player names."""
    room: i64 = room_to_lower(s, seat)
    if room < most:
        most = room
    if exactly or most == 1:
        lower(s, seat, most)
    else:
        s.push(AMOUNT, most)


# Listing.


def list_uses(s: Position, seat: i64, tools: i64, sure: bool, n: i64) -> i64:
    """Those of some abilities, as bits, that are ready and can be used now."""
    left: i64 = s.data[READY_MASK + seat] & tools
    while left:
        bit: i64 = left & -left
        tool: i64 = bit_index(bit)
        left ^= bit
        if usable(s, seat, tool, NONE, sure):
            s.buffer.actions[n] = s.tables.at_use + tool
            n += 1
    return n


def may_use(s: Position, seat: i64, tool: i64, tools: i64) -> bool:
    """Whether a ready card's ability is one of some, as bits, and can be used now."""
    if not (s.data[READY_MASK + seat] & tools) >> tool & 1:
        return False
    return usable(s, seat, tool, NONE, _surely_moves(s, seat, tool))


def _surely_moves(s: Position, seat: i64, tool: i64) -> bool:
    """Whether a savior has moved or can step, asked only for abilities that need to know."""
    kind: i64 = s.tables.tool_kind[tool]
    return (kind != SKIP_TERRAIN and kind != PLACE_NEUTRAL) or s.data[MOVED] == 1 or can_step(s, seat)


def may_play_utility(s: Position, seat: i64, card: i64, tools: i64) -> bool:
    """C45: whether a utility card in hand has one of some abilities, as bits, and can be played now."""
    tables = s.tables
    if not tables.utility[card] or not has(s.data, tables, HAND + WORDS * seat, card):
        return False
    tool: i64 = tables.tool[card]
    return tools >> tool & 1 == 1 and usable(s, seat, tool, card, _surely_moves(s, seat, tool))


def list_utilities(s: Position, seat: i64, tools: i64, n: i64) -> i64:
    """The utility cards that can be played now."""
    tables = s.tables
    w: i64 = 0
    while w < WORDS:
        here: i64 = s.data[HAND + WORDS * seat + w] & tables.first_bits[w]
        while here:
            bit: i64 = here & -here
            kind: i64 = tables.kind_at[32 * w + bit_index(bit)]
            if tables.utility[kind] and may_play_utility(s, seat, kind, tools):
                s.buffer.actions[n] = tables.at_play + kind
                n += 1
            here ^= bit
        w += 1
    return n
