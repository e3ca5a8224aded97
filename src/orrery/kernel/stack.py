"""The stack of frames: what is going on in a position, who is asked, and what has been sealed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from orrery.kernel.arrays import Ints, i64
from orrery.kernel.bits import bit, bit_index, low_bits
from orrery.kernel.head import (
    ARG,
    ARG2,
    ASK_NATURE,
    ASK_SECRET,
    ASKED,
    FRAME,
    FRAMES,
    HEAD,
    KIND,
    MOST_SEATS,
    SEALED,
    SEATS,
    TOP,
    VIEWER,
)
from orrery.kernel.sentinels import NATURE


def _pending_tuples() -> list[tuple[int, ...]]:
    """Precompute the answer of `pending` for every asked mask."""
    out: list[tuple[int, ...]] = []
    for mask in range(ASK_NATURE):
        out.append(tuple([seat for seat in range(MOST_SEATS) if mask >> seat & 1]))
    out.append((NATURE,))
    return out


_PENDING: Final = _pending_tuples()
_NOBODY: Final[tuple[int, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack:
    """The array of a position as far as every game has the same: its head, with the frames."""

    def __init__(self, data: Ints) -> None:
        self.data: Ints = data

    # What is going on, and who is asked.

    @property
    def seats(self) -> i64:
        """How many seats play."""
        return self.data[SEATS]

    @property
    def kind(self) -> i64:
        """The kind of the top frame: the number of the step that decides what may be done."""
        spot: i64 = self.data[TOP]
        spot += KIND
        return self.data[spot]

    @property
    def arg(self) -> i64:
        """The first argument of the top frame."""
        spot: i64 = self.data[TOP]
        spot += ARG
        return self.data[spot]

    @arg.setter
    def arg(self, value: i64) -> None:
        spot: i64 = self.data[TOP]
        spot += ARG
        self.data[spot] = value

    @property
    def arg2(self) -> i64:
        """The second argument of the top frame."""
        spot: i64 = self.data[TOP]
        spot += ARG2
        return self.data[spot]

    @arg2.setter
    def arg2(self, value: i64) -> None:
        spot: i64 = self.data[TOP]
        spot += ARG2
        self.data[spot] = value

    @property
    def kind_below(self) -> i64:
        """The kind of the frame beneath the top frame; 0 if there is none."""
        spot: i64 = self.data[TOP]
        if spot <= FRAMES:
            return 0
        spot += KIND - FRAME
        return self.data[spot]

    @property
    def depth(self) -> i64:
        """How many frames are on the stack."""
        top: i64 = self.data[TOP]
        return (top - FRAMES) // FRAME + 1 if top else 0

    def frame_kind(self, n: i64) -> i64:
        """The kind of a frame, counted from the bottom."""
        spot: i64 = FRAMES + FRAME * n + KIND
        return self.data[spot]

    def frame_arg(self, n: i64) -> i64:
        """The first argument of a frame, counted from the bottom."""
        spot: i64 = FRAMES + FRAME * n + ARG
        return self.data[spot]

    def frame_arg2(self, n: i64) -> i64:
        """The second argument of a frame, counted from the bottom."""
        spot: i64 = FRAMES + FRAME * n + ARG2
        return self.data[spot]

    def set_frame_arg2(self, n: i64, value: i64) -> None:
        """Replace the second argument of a frame, counted from the bottom."""
        spot: i64 = FRAMES + FRAME * n + ARG2
        self.data[spot] = value

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.data[TOP] == 0

    @property
    def viewer(self) -> i64:
        """Whom this state is concealed for: a seat, SPECTATOR, or OPEN."""
        return self.data[VIEWER]

    def asked(self) -> i64:
        """The mask of seats that owe a decision; ASK_NATURE for chance; 0 when over."""
        return asked_mask(self)

    def seat_to_move(self) -> i64:
        """The first seat that owes a decision, for drivers that ask one at a time."""
        mask: i64 = asked_mask(self)
        if mask == ASK_NATURE:
            return NATURE
        return bit_index(mask & -mask)

    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision now; (NATURE,) for chance; () when over.

        A concealed state shows of a secret question only whether its own viewer is asked.
        """
        if self.data[TOP] == 0:
            return _NOBODY
        return _PENDING[asked_mask(self)]

    def may_act(self, seat: i64) -> bool:
        """Whether a seat is asked, or has sealed a choice it may still change."""
        return is_asked(self, seat)

    def asks_secretly(self) -> bool:
        """Whether who is asked now is secret; an answer to such a question is not changed."""
        top: i64 = self.data[TOP]
        return top != 0 and self.data[top + ASKED] & ASK_SECRET != 0

    # What rules change.

    def push(self, kind: i64, arg: i64 = 0, arg2: i64 = 0) -> None:
        """Put a frame on the stack; `advance` will enter it."""
        data = self.data
        top: i64 = data[TOP]
        if top:
            data[top + ASKED] = 0
            top += FRAME
            if top >= HEAD:
                raise OverflowError("the stack of frames is full")
        else:
            top = FRAMES
        data[TOP] = top
        data[top + KIND] = kind
        data[top + ASKED] = 0
        data[top + ARG] = arg
        data[top + ARG2] = arg2

    def pop(self) -> None:
        """Take the top frame off; the one beneath is entered again by `advance`."""
        data = self.data
        top: i64 = data[TOP]
        data[top + KIND] = 0
        data[top + ASKED] = 0
        data[top + ARG] = 0
        data[top + ARG2] = 0
        if top == FRAMES:
            data[TOP] = 0
        else:
            data[TOP] = top - FRAME

    def end(self) -> None:
        """Take every frame off: the game is over."""
        while self.data[TOP]:
            self.pop()

    def ask(self, mask: i64) -> None:
        """Ask the seats of a mask (or ASK_NATURE) from the top frame; with ASK_SECRET nobody learns who they are."""
        set_asked(self, mask)

    def ask_seat(self, seat: i64) -> None:
        """Ask one seat, or nature, from the top frame."""
        if seat == NATURE:
            set_asked(self, ASK_NATURE)
        else:
            set_asked(self, bit(seat))

    def ask_all(self) -> None:
        """Ask every seat at once from the top frame."""
        set_asked(self, low_bits(self.data[SEATS]))

    def ask_again(self) -> None:
        """Have the top frame entered again, to ask for the next of several choices."""
        set_asked(self, 0)

    def sealed(self, seat: i64) -> i64:
        """1 + the action a seat has sealed; 0 for none, UNKNOWN for a hidden one."""
        spot: i64 = SEALED + seat
        return self.data[spot]

    def set_sealed(self, seat: i64, value: i64) -> None:
        """Replace what a seat has sealed: for concealing and sampling."""
        self.data[SEALED + seat] = value

    def seal(self, seat: i64, action: i64) -> bool:
        """Store a seat's simultaneous choice unseen, in place of an earlier one; say whether all are in now."""
        self.data[SEALED + seat] = action + 1
        spot: i64 = self.data[TOP] + ASKED
        mask: i64 = self.data[spot] & ~bit(seat)
        self.data[spot] = mask
        return mask & ~ASK_SECRET == 0


# What every choice runs through: functions, because a method of a class that other packages may subclass is looked up
# at each call.


def asked_mask(s: Stack) -> i64:
    """The mask of seats that owe a decision; ASK_NATURE for chance; 0 when over."""
    top: i64 = s.data[TOP]
    if top == 0:
        return 0
    top += ASKED
    return s.data[top] & ~ASK_SECRET


def set_asked(s: Stack, mask: i64) -> None:
    """Ask the seats of a mask from the top frame."""
    data = s.data
    spot: i64 = data[TOP]
    spot += ASKED
    data[spot] = mask


def is_asked(s: Stack, seat: i64) -> bool:
    """Whether a seat is asked, or has sealed a choice it may still change."""
    mask: i64 = asked_mask(s)
    if 0 <= seat < MOST_SEATS:
        if mask >> seat & 1 == 1:
            return True
        return mask != 0 and mask != ASK_NATURE and s.data[SEALED + seat] != 0 and not s.asks_secretly()
    return seat == NATURE and mask == ASK_NATURE
