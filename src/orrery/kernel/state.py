"""A position of any game: one flat array of ints, a stack of frames, and the questions everybody asks."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, cast

from orrery.kernel.arrays import Ints, bit_index, bit_mask, i64, same, zeros
from orrery.kernel.errors import Hidden, IllegalAction
from orrery.kernel.events import EVERYBODY, Event
from orrery.kernel.layout import Field
from orrery.kernel.rng import Rng
from orrery.kernel.scores import ScoreSheet

if TYPE_CHECKING:
    from orrery.kernel.game import Game

NATURE: Final = -1
"""The seat that decides everything random."""

UNKNOWN: Final = -1
"""Stands in a concealed state for what the viewer may not know."""

NONE: Final = -2
"""Nothing there: an empty cell, no card, nobody."""

OPEN: Final = -2
"""The viewer of a state that conceals nothing."""

SPECTATOR: Final = -1
"""The viewer who sits at no seat."""

MOST_SEATS: Final = 8
ASK_NATURE: Final = 256
"""The bit of a frame's asked mask that stands for nature."""

ASK_SECRET: Final = 512
"""The bit of a frame's asked mask that makes it secret who is asked and who has answered."""

# The head of every state's array. Games put their own fields behind it.
TOP: Final = 0  # where the top frame stands; 0 when the game is over
VIEWER: Final = 1  # OPEN, SPECTATOR or the seat this state is concealed for
SEATS: Final = 2
SEALED: Final = 3  # one a seat: 1 + the sealed action, 0 for none, UNKNOWN for a hidden one
FRAMES: Final = SEALED + MOST_SEATS

# A frame: what is going on, who is asked (a mask, 0: not entered yet), and two arguments.
KIND: Final = 0
ASKED: Final = 1
ARG: Final = 2
ARG2: Final = 3
FRAME: Final = 4
MOST_FRAMES: Final = 12
HEAD: Final = FRAMES + FRAME * MOST_FRAMES


def _pending_tuples() -> list[tuple[int, ...]]:
    """Precompute the answer of `pending` for every asked mask."""
    out: list[tuple[int, ...]] = []
    for mask in range(ASK_NATURE):
        out.append(tuple([seat for seat in range(MOST_SEATS) if mask >> seat & 1]))
    out.append((NATURE,))
    return out


_PENDING: Final = _pending_tuples()
_NOBODY: Final[tuple[int, ...]] = ()


def head_fields() -> list[Field]:
    """Name the ints that every state begins with."""
    return [
        Field("top", TOP, 1, 0, HEAD - FRAME),
        Field("viewer", VIEWER, 1, OPEN, MOST_SEATS - 1),
        Field("seats", SEATS, 1, 1, MOST_SEATS),
        Field("sealed", SEALED, MOST_SEATS, UNKNOWN, 100_000),
        Field("frames", FRAMES, FRAME * MOST_FRAMES, -(2**31), 2**31),
    ]


_NO_ACTIONS: Final[Ints] = zeros(8192)


class Scratch:
    """Buffers that `fill` writes legal actions and nature's weights into; shared by a state and its copies."""

    def __init__(self, size: i64) -> None:
        none: Ints = _NO_ACTIONS if size <= len(_NO_ACTIONS) else zeros(size)
        self.actions: Ints = none[:size]
        self.weights: Ints = none[:size]


class State:
    """A position. Games subclass it; everything else calls only what is public here.

    Copies share a scratch buffer, so a state and its copies belong to one thread.
    """

    def __init__(self, game: Game, at: Ints, scratch: Scratch) -> None:
        self.game = game
        self.at: Ints = at
        self.scratch = scratch
        self.events: list[Event] | None = None

    def renew_scratch(self) -> None:
        """Take buffers of its own, shared only with copies made later; a game with more of them adds those."""
        self.scratch = Scratch(self.game.vocabulary.size)

    # What a game defines.

    def twin(self, at: Ints) -> State:
        """Make another state of the same game around an array."""
        raise NotImplementedError

    def fill(self, seat: i64) -> i64:
        """Write the legal actions of a seat that may act into the scratch, nature's weights too; say how many."""
        raise NotImplementedError

    def allowed(self, seat: i64, action: i64) -> bool:
        """Tell whether `fill(seat)` would list this action, without listing all."""
        raise NotImplementedError

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Say why an action that is not allowed is not."""
        raise NotImplementedError

    def do(self, seat: i64, action: i64) -> None:
        """Carry out a legal action, then `advance`. Unchecked: for search, which takes actions from `fill`.

        It never writes to the scratch, so a search may `do` on copies while it walks the list of their parent.
        """
        raise NotImplementedError

    def enter(self, kind: i64) -> None:
        """Start or resume the top frame: ask somebody, or do what needs no decision and pop it."""
        raise NotImplementedError

    def hide(self, viewer: i64) -> None:
        """Replace all that a viewer may not know by UNKNOWN."""
        raise NotImplementedError

    def fill_in(self, viewer: i64, rng: Rng) -> None:
        """Replace every UNKNOWN by something the viewer cannot rule out."""
        raise NotImplementedError

    def problems(self) -> list[str]:
        """List what makes this position impossible; nothing for a sound one."""
        raise NotImplementedError

    def shows_sealed(self, viewer: i64, seat: i64) -> bool:
        """Tell whether a viewer may see what another seat has sealed; games that allow it say so."""
        return False

    def carries_out(self) -> i64:
        """The seat whose answer to a secret question nature carries out next, for all to see; NONE if nobody's."""
        return NONE

    def score_sheet(self) -> ScoreSheet:
        """Every line of the score pad as it would stand now, for every seat."""
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on."""
        return self.score_sheet().best() if self.at[TOP] == 0 else ()

    # What everybody asks.

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(self.at[SEATS])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.at[TOP] == 0

    @property
    def viewer(self) -> int:
        """Whom this state is concealed for: a seat, SPECTATOR, or OPEN."""
        return int(self.at[VIEWER])

    def asked(self) -> i64:
        """The mask of seats that owe a decision; ASK_NATURE for chance; 0 when over."""
        top: i64 = self.at[TOP]
        return self.at[top + ASKED] & ~ASK_SECRET if top else 0

    def whose(self) -> i64:
        """The first seat that owes a decision, for drivers that ask one at a time."""
        mask: i64 = self.asked()
        return NATURE if mask == ASK_NATURE else bit_index(mask & -mask)

    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision now; (NATURE,) for chance; () when over.

        A concealed state tells of a secret question only whether its own viewer is asked.
        """
        if self.at[TOP] == 0:
            return _NOBODY
        return _PENDING[self.asked()]

    def may_act(self, seat: i64) -> bool:
        """Tell whether a seat is asked, or has sealed a choice it may still change."""
        mask: i64 = self.asked()
        if seat == NATURE:
            return mask == ASK_NATURE
        if seat < 0 or seat >= self.at[SEATS] or mask == ASK_NATURE or mask == 0:
            return False
        if mask >> seat & 1 == 1:
            return True
        return self.at[SEALED + seat] != 0 and not self.asks_secretly()

    def asks_secretly(self) -> bool:
        """Tell whether who is asked now is secret; an answer to such a question is not changed."""
        top: i64 = self.at[TOP]
        return top != 0 and self.at[top + ASKED] & ASK_SECRET != 0

    def legal(self, seat: int) -> list[int]:
        """The actions a seat may take now, in pinned order; empty if it may not act."""
        if not self.may_act(seat):
            return []
        n: i64 = self.fill(seat)
        actions = self.scratch.actions
        numbers = self.game.numbers
        first: i64 = actions[0]
        if actions[n - 1] == first + n - 1 and actions[n >> 1] == first + (n >> 1):
            i: i64 = 1
            while i < n and actions[i] == first + i:
                i += 1
            if i == n:  # consecutive actions are one slice
                return cast("list[int]", numbers[first : first + n])
        out = numbers[:n]
        i = 0
        while i < n:
            out[i] = numbers[actions[i]]
            i += 1
        return cast("list[int]", out)

    def weight(self, action: int) -> int:
        """How likely nature is to take an action, as an integer weight among `legal(NATURE)`."""
        if self.may_act(NATURE):
            n: i64 = self.fill(NATURE)
            i: i64 = 0
            while i < n:
                if self.scratch.actions[i] == action:
                    return int(self.scratch.weights[i])
                i += 1
        raise IllegalAction(f"action {action} is not one nature may take now")

    def apply(self, seat: int, action: int) -> None:
        """Take an action for a seat, or raise IllegalAction and leave the state untouched."""
        if action < 0 or action >= self.game.vocabulary.size:
            raise IllegalAction(f"there is no action {action}; they run from 0 to {self.game.vocabulary.size - 1}")
        if seat < NATURE or seat >= MOST_SEATS or not self.may_act(seat):
            raise IllegalAction(self._not_asked(seat))
        if not self.allowed(seat, action):
            raise self.refusal(seat, action)
        self.do(seat, action)

    def _not_asked(self, seat: int) -> str:
        if self.over:
            return "the game is over"
        if self.asks_secretly():
            return f"seat {seat} is not asked now"
        now = " and ".join("nature" if s == NATURE else f"seat {s}" for s in self.pending())
        return f"seat {seat} is not asked now; {now} to decide"

    def copy(self) -> State:
        """An independent position equal to this one. It does not watch events."""
        return self.twin(self.at[:])

    def conceal(self, seat: int | None) -> State:
        """This position as a seat may know it (None: a spectator), the rest replaced by UNKNOWN."""
        viewer: i64 = SPECTATOR if seat is None else seat
        if viewer < SPECTATOR or viewer >= self.at[SEATS]:
            raise IllegalAction(f"there is no seat {seat}; seats run from 0 to {self.seats - 1}")
        now: i64 = self.at[VIEWER]
        if now != OPEN and now != viewer:
            raise Hidden(f"this state is already concealed for viewer {now}")
        other = self.copy()
        if now == OPEN:
            other.at[VIEWER] = viewer
            other.conceal_questions(viewer)
            other.hide(viewer)
        return other

    def must_be_concealed(self) -> None:
        """Only what somebody may know can be shown."""
        if self.at[VIEWER] == OPEN:
            raise Hidden("only a concealed state can be shown; call conceal(seat) first")

    def conceal_questions(self, viewer: i64) -> None:
        """Hide others' sealed choices; of a secret question also who is asked and who has answered."""
        secret = self.asks_secretly()
        i: i64 = 0
        while i < self.at[SEATS]:
            if i != viewer and self.at[SEALED + i] != 0:
                if secret:
                    self.at[SEALED + i] = 0
                elif not self.shows_sealed(viewer, i):
                    self.at[SEALED + i] = UNKNOWN
            i += 1
        if secret:
            spot: i64 = self.at[TOP] + ASKED
            own: i64 = bit_mask(viewer) if viewer >= 0 else 0
            self.at[spot] = ASK_SECRET | (self.at[spot] & own)

    def disclose(self) -> State:
        """This position as a spectator who may know everything, for looking back at a game that is over."""
        if self.at[VIEWER] != OPEN:
            raise Hidden(f"this state is already concealed for viewer {self.at[VIEWER]}")
        other = self.copy()
        other.at[VIEWER] = SPECTATOR
        return other

    def imagine(self, rng: Rng) -> State:
        """From a concealed state, an open one that its viewer cannot tell from the truth."""
        viewer: i64 = self.at[VIEWER]
        if viewer == OPEN:
            raise IllegalAction("only a concealed state can be imagined; call conceal(seat) first")
        other = self.copy()
        other.at[VIEWER] = OPEN
        other.fill_in(viewer, rng)
        return other

    def watch(self) -> list[Event]:
        """Start collecting events; the list returned grows as actions are applied."""
        self.events = []
        return self.events

    def emit(self, kind: str, args: dict[str, object], audience: i64 = EVERYBODY) -> None:
        """Tell an event to whoever watches."""
        events = self.events
        if events is not None:
            events.append(Event(kind, args, int(audience)))

    def values(self) -> list[int]:
        """The ints of this position as a plain list: the form to store, send or hash."""
        return [int(value) for value in self.at]

    def hash(self) -> str:
        """A fingerprint of the position, equal on every machine, compiled or not."""
        text = f"{self.game.name}:{self.game.rules_version}:{self.game.content_hash}:{self.values()}"
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return (
            self.game.name == other.game.name
            and self.game.content_hash == other.game.content_hash
            and same(self.at, other.at)
        )

    def __hash__(self) -> int:
        return hash(tuple(self.values()))

    def dump(self) -> dict[str, object]:
        """The whole position as plain JSON data; `Game.load` takes it back."""
        return self.game.dump(self)

    # What rules are made of.

    def push(self, kind: i64, arg: i64 = 0, arg2: i64 = 0) -> None:
        """Put a frame on the stack; `advance` will enter it."""
        top: i64 = self.at[TOP]
        if top:
            self.at[top + ASKED] = 0
            top += FRAME
            if top >= HEAD:
                raise OverflowError("the stack of frames is full")
        else:
            top = FRAMES
        self.at[TOP] = top
        self.at[top + KIND] = kind
        self.at[top + ASKED] = 0
        self.at[top + ARG] = arg
        self.at[top + ARG2] = arg2

    def pop(self) -> None:
        """Take the top frame off; the one beneath is entered again by `advance`."""
        top: i64 = self.at[TOP]
        self.at[top + KIND] = 0
        self.at[top + ASKED] = 0
        self.at[top + ARG] = 0
        self.at[top + ARG2] = 0
        if top == FRAMES:
            self.at[TOP] = 0
        else:
            self.at[TOP] = top - FRAME

    def end(self) -> None:
        """Take every frame off: the game is over."""
        while self.at[TOP]:
            self.pop()

    def ask(self, mask: i64) -> None:
        """Ask the seats of a mask (or ASK_NATURE) from the top frame; with ASK_SECRET nobody learns who they are."""
        self.at[self.at[TOP] + ASKED] = mask

    def hold_nothing(self, parts: list[tuple[int, int]]) -> None:
        """Say that parts of the array hold nothing yet: each by where it begins and how many ints it has."""
        for first, count in parts:
            for i in range(count):
                self.at[first + i] = NONE

    def list_seats(self, first: i64) -> i64:
        """List an action for every seat from `first` on, each as likely; say how many there are."""
        seats: i64 = self.at[SEATS]
        seat: i64 = 0
        while seat < seats:
            self.scratch.actions[seat] = first + seat
            self.scratch.weights[seat] = 1
            seat += 1
        return seats

    def advance(self) -> None:
        """Enter frames until somebody is asked or the game is over."""
        while True:
            top: i64 = self.at[TOP]
            if top == 0 or self.at[top + ASKED] != 0:
                return
            self.enter(self.at[top + KIND])

    def seal(self, seat: i64, action: i64) -> bool:
        """Store a seat's simultaneous choice unseen, in place of an earlier one; say whether all are in now."""
        self.at[SEALED + seat] = action + 1
        spot: i64 = self.at[TOP] + ASKED
        mask: i64 = self.at[spot] & ~bit_mask(seat)
        self.at[spot] = mask
        return mask & ~ASK_SECRET == 0

    def unseal(self, seat: i64) -> i64:
        """Take a seat's sealed choice, to carry it out at the reveal."""
        action: i64 = self.at[SEALED + seat] - 1
        self.at[SEALED + seat] = 0
        return action
