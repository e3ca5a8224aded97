"""The values board of the full game (N66, N74-N81)."""

from __future__ import annotations

from orrery.games.nebula.actions import PUSH_TOKEN
from orrery.games.nebula.kinds import TRACK_START
from orrery.games.nebula.layout import ACTIVE, HEIGHT, VALUE
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit


def track_of(token: i64) -> i64:
    """The track a token belongs to: 0 colours, 1 constellations, 2 advanced goals."""
    return 0 if token < 6 else 1 if token < 10 else 2


def may_push(s: Position, token: i64) -> bool:
    """Q7: a token at the end of its track cannot be pushed."""
    return s.data[VALUE + token] < s.tables.value_last


def list_pushes(s: Position) -> i64:
    """Q58: any token of any track."""
    n: i64 = 0
    token: i64 = 0
    while token < 14:
        if may_push(s, token):
            s.buffer.actions[n] = PUSH_TOKEN + token
            n += 1
        token += 1
    return n


def enter_push(s: Position) -> None:
    """N75: pushing is a duty; Q7: skipped if no token can move."""
    token: i64 = 0
    while token < 14:
        if may_push(s, token):
            s.ask(bit(s.data[ACTIVE]))
            return
        token += 1
    s.pop()


def push_token(s: Position, token: i64) -> None:
    """N66, N76: one space to the right, on top of the tokens there."""
    at = s.data
    track: i64 = track_of(token)
    space: i64 = at[VALUE + token]
    height: i64 = at[HEIGHT + token]
    on_top_of: i64 = 0
    other: i64 = TRACK_START[track]
    while other < TRACK_START[track + 1]:
        if other != token:
            if at[VALUE + other] == space and at[HEIGHT + other] > height:
                at[HEIGHT + other] -= 1
            elif at[VALUE + other] == space + 1:
                on_top_of += 1
        other += 1
    at[VALUE + token] = space + 1
    at[HEIGHT + token] = on_top_of
    if s.events is not None:
        args: dict[str, object] = {
            "seat": int(at[ACTIVE]),
            "token": s.tables.token_ids[token],
            "space": int(space + 1),
        }
        s.emit("nebula-pushed", args)
    s.pop()


def rank(s: Position, token: i64) -> i64:
    """N77, N78: how many tokens of the track are ahead, by space and, on one space, from top to bottom."""
    at = s.data
    track: i64 = track_of(token)
    ahead: i64 = 0
    other: i64 = TRACK_START[track]
    while other < TRACK_START[track + 1]:
        if at[VALUE + other] > at[VALUE + token] or (
            at[VALUE + other] == at[VALUE + token] and at[HEIGHT + other] > at[HEIGHT + token]
        ):
            ahead += 1
        other += 1
    return ahead


def worth(s: Position, token: i64) -> i64:
    """N79-N81: what the token's rank gives for each star, constellation or fulfilment."""
    track: i64 = track_of(token)
    return s.tables.value_points[TRACK_START[track] + rank(s, token)]
