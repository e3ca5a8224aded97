"""The values board of the full game."""

from __future__ import annotations

from orrery.games.nebula.actions import PUSH_TOKEN, STACK_TOKEN
from orrery.games.nebula.kinds import ADVANCED_TOKEN, CONSTELLATION_TOKEN, TRACK_START, TRACKS, VALUE_TOKENS
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.sentinels import NATURE, NONE
from orrery.kernel.step import SetStep


def track_of(token: i64) -> i64:
    """The track of a token: 0 colours, 1 constellations, 2 advanced goals."""
    return 0 if token < CONSTELLATION_TOKEN else 1 if token < ADVANCED_TOKEN else 2


def can_move(s: Position, token: i64) -> bool:
    """Whether a token is not at the end of its track.

    Rules: NQ7
    """
    return s.space(token) < s.tables.value_last


class StackTokens(SetStep[Position]):
    """Lay the value tokens on their start spaces, by option in random order; the first argument is the track.

    Rules: N23, NQ6
    """

    def enter(self, s: Position) -> None:
        """Lay all in the order of the content, or ask nature for the next of each track."""
        if s.values_fixed == 1:
            for token in s.tables.value_order:
                lay_token(s, token)
            s.pop()
            return
        while s.arg < TRACKS and self.choices(s, NATURE) == 0:
            s.arg += 1
        if s.arg == TRACKS:
            s.pop()
        else:
            s.ask_seat(NATURE)

    def choices(self, s: Position, seat: i64) -> i64:
        """The tokens of the current track that are not on the board yet."""
        tokens: i64 = 0
        for token in range(TRACK_START[s.arg], TRACK_START[s.arg + 1]):
            if s.height(token) == NONE:
                tokens |= bit(token)
        return tokens

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Lay the token."""
        token: i64 = action - STACK_TOKEN
        lay_token(s, token)
        if s.events is not None:
            s.emit("nebula-stacked", {"token": s.tables.token_ids[token]})
        s.ask_again()


def lay_token(s: Position, token: i64) -> None:
    """Lay a token on its start space, on top of those of its track that lie there.

    Rules: N23, N76
    """
    space: i64 = s.tables.value_start[token]
    track: i64 = track_of(token)
    height: i64 = 0
    for other in range(TRACK_START[track], TRACK_START[track + 1]):
        if s.height(other) != NONE and s.space(other) == space:
            height += 1
    s.set_space(token, space)
    s.set_height(token, height)


class PushToken(SetStep[Position]):
    """Push a value token one space after placing a black star; skipped if none can move.

    Rules: N66, N68, N74, N75, NQ7, NQ58
    """

    def enter(self, s: Position) -> None:
        """Ask the seat that takes its turn."""
        if self.choices(s, s.active):
            s.ask_seat(s.active)
        else:
            s.pop()

    def choices(self, s: Position, seat: i64) -> i64:
        """The tokens of all tracks that can move."""
        tokens: i64 = 0
        token: i64 = 0
        while token < VALUE_TOKENS:
            if can_move(s, token):
                tokens |= bit(token)
            token += 1
        return tokens

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Push the token and go on."""
        token: i64 = action - PUSH_TOKEN
        push_token(s, token)
        if s.events is not None:
            args: dict[str, object] = {
                "seat": int(seat),
                "token": s.tables.token_ids[token],
                "space": int(s.space(token)),
            }
            s.emit("nebula-pushed", args)
        s.pop()


def push_token(s: Position, token: i64) -> None:
    """Move a token one space to the right, on top of the tokens there.

    Rules: N66, N76
    """
    track: i64 = track_of(token)
    space: i64 = s.space(token)
    height: i64 = s.height(token)
    on_top_of: i64 = 0
    other: i64 = TRACK_START[track]
    while other < TRACK_START[track + 1]:
        if other != token:
            if s.space(other) == space and s.height(other) > height:
                s.add_height(other, -1)
            elif s.space(other) == space + 1:
                on_top_of += 1
        other += 1
    s.set_space(token, space + 1)
    s.set_height(token, on_top_of)


def rank(s: Position, token: i64) -> i64:
    """How many tokens of its track are ahead of a token: on later spaces, or above it on its own.

    Rules: N77, N78, NQ5
    """
    track: i64 = track_of(token)
    space: i64 = s.space(token)
    height: i64 = s.height(token)
    ahead: i64 = 0
    other: i64 = TRACK_START[track]
    while other < TRACK_START[track + 1]:
        if s.space(other) > space or (s.space(other) == space and s.height(other) > height):
            ahead += 1
        other += 1
    return ahead


def worth(s: Position, token: i64) -> i64:
    """What a token's rank gives for each star, constellation or fulfilment.

    Rules: N79, N80, N81, NQ5
    """
    track: i64 = track_of(token)
    return s.tables.value_points[TRACK_START[track] + rank(s, token)]
