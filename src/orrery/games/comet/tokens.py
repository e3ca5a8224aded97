"""Mammoth and tortoise: abilities place them on the board."""

from __future__ import annotations

from orrery.games.comet import frames
from orrery.games.comet.actions import member
from orrery.games.comet.hands import must_see_hand
from orrery.games.comet.hatch_lookahead import can_hatch
from orrery.games.comet.kinds import BETWEEN_TURNS, CAVERN, ON_HATCH, ON_MOVE, TOKEN_IDS
from orrery.games.comet.move_lookahead import can_move
from orrery.games.comet.owned import after_use
from orrery.games.comet.position import Position
from orrery.games.comet.reasons import TOKEN_NOT_THERE
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import ALLOWED, Actions, Step

TOKENS = 2


def set_token(s: Position, token: i64, field: i64) -> None:
    """A token stands on a field now, wherever it stood before.

    Rules: C65, CS13
    """
    if s.token_field(token) >= 0:
        s.add_tokens_on(s.token_field(token), -1)
    s.set_token_field(token, field)
    s.add_tokens_on(field, 1)


def some_place(s: Position, seat: i64, tool: i64, card: i64, certain: bool) -> bool:
    """Whether an ability, or the utility card `card`, can set a token somewhere so that the turn can be finished.

    `certain`: a savior could move without it.
    Rules: CS31, CS38, CS43
    """
    tokens: i64 = s.tables.tool_arg[tool]
    timing: i64 = s.tables.tool_timing[tool]
    if timing == ON_MOVE and certain and s.moved == 0:
        # A token not on the board yet takes no way from anybody but to the one field it is set on.
        if (has(tokens, 0) and s.token_field(0) == NONE) or (has(tokens, 1) and s.token_field(1) == NONE):
            return True
    if _is_free(s, timing):
        return _first_place(s, 0) < s.tables.fields
    token: i64 = 0
    while token < TOKENS:
        if has(tokens, token):
            trial = after_use(s, seat, tool, card)
            field: i64 = _first_place(s, 0)
            while field < s.tables.fields:
                if _leaves_turn(trial, seat, timing, token, field):
                    return True
                field = _first_place(s, field + 1)
        token += 1
    return False


def _is_free(s: Position, timing: i64) -> bool:
    """Whether nothing more is asked of this turn than a place for the token."""
    return timing == BETWEEN_TURNS or (timing == ON_MOVE and s.moved == 1) or (timing == ON_HATCH and s.hatched > 0)


def _first_place(s: Position, field: i64) -> i64:
    """The first area or nest without a token from a field on, or the number of fields.

    Rules: CQ18, CS37
    """
    while field < s.tables.fields and (s.tokens_on(field) or s.field_type(field) >= CAVERN):
        field += 1
    return field


def _leaves_turn(trial: Position, seat: i64, timing: i64, token: i64, field: i64) -> bool:
    """Whether the turn can be finished with a token on a field, in a trial in which it is set there.

    Rules: CS31, CS38
    """
    set_token(trial, token, field)
    return can_move(trial, seat, 0) if timing == ON_MOVE else can_hatch(trial, seat, 1, 0, 0)


class PlaceToken(Step[Position]):
    """The seat in the second argument places the mammoth or the tortoise; the first says which it may, as bits.

    Rules: C65, CQ18, CS13, CS37
    """

    def enter(self, s: Position) -> None:
        """Ask the seat that used the ability."""
        s.ask_seat(s.arg2)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Every place for each of the tokens."""
        must_see_hand(s, seat)
        timing: i64 = _timing(s)
        fields: i64 = s.tables.fields
        free = _is_free(s, timing)
        token: i64 = 0
        while token < TOKENS:
            if has(s.arg, token):
                trial = s if free else s.trial()
                field: i64 = _first_place(s, 0)
                while field < fields:
                    if free or _leaves_turn(trial, seat, timing, token, field):
                        out.add(s.tables.first_place + token * fields + field)
                    field = _first_place(s, field + 1)
            token += 1

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """The token must be one of them, and fit there."""
        must_see_hand(s, seat)
        fields: i64 = s.tables.fields
        spot: i64 = member(action, s.tables.first_place, TOKENS * fields)
        if spot < 0 or not has(s.arg, spot // fields):
            return TOKEN_NOT_THERE
        field: i64 = spot % fields
        timing: i64 = _timing(s)
        if _first_place(s, field) != field:
            return TOKEN_NOT_THERE
        if _is_free(s, timing) or _leaves_turn(s.trial(), seat, timing, spot // fields, field):
            return ALLOWED
        return TOKEN_NOT_THERE

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The token stands there now."""
        token: i64 = (action - s.tables.first_place) // s.tables.fields
        field: i64 = (action - s.tables.first_place) % s.tables.fields
        set_token(s, token, field)
        if s.events is not None:
            args: dict[str, object] = {
                "seat": int(seat),
                "token": TOKEN_IDS[token],
                "field": s.tables.field_ids[field],
            }
            s.emit("comet-placed", args)
        s.pop()


def _timing(s: Position) -> i64:
    """When the placing happens, as the frame beneath says."""
    if s.kind_below == frames.MOVE:
        return ON_MOVE
    return ON_HATCH if s.kind_below == frames.HATCH else BETWEEN_TURNS
