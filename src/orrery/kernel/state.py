"""A position of any game: one flat array of ints, a stack of frames, and the questions everybody asks."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast, overload

from mypy_extensions import mypyc_attr

from orrery.kernel.action import Action, Seat
from orrery.kernel.arguments import quoted, whole
from orrery.kernel.arrays import Ints, i64, same
from orrery.kernel.bits import bit, bit_index, low_bits
from orrery.kernel.errors import Forbidden, Hidden, IllegalAction
from orrery.kernel.events import EVERYBODY, Event
from orrery.kernel.layout import BY_RULE, OWNER, Axis, Field, ViewerField, array, place, scalar
from orrery.kernel.presentation import PRESENTATION
from orrery.kernel.rng import Rng
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.sentinels import NATURE, NONE, OPEN, SPECTATOR, UNKNOWN
from orrery.kernel.step import ALLOWED, Actions

if TYPE_CHECKING:
    from orrery.kernel.game import Game

__all__ = ["NATURE", "NONE", "OPEN", "SPECTATOR", "UNKNOWN", "State"]

MOST_SEATS: Final = 8
MOST_ACTIONS: Final = 2**31
"""Numbers below this are looked at as machine integers first; no game has so many actions."""
ASK_NATURE: Final = 256
"""The bit of a frame's asked mask that stands for nature."""

ASK_SECRET: Final = 512
"""The bit of a frame's asked mask that makes it secret who is asked and who has answered."""

# The head of every state's array. Games put their own fields behind it.
TOP: Final = 0  # where the top frame stands; 0 when the game is over
VIEWER: Final = 1  # OPEN, SPECTATOR or the seat this state is concealed for
SEATS: Final = 2
SEALED: Final = 3  # one per seat: 1 + the sealed action, 0 for none, UNKNOWN for a hidden one
FRAMES: Final = SEALED + MOST_SEATS

# A frame: what is going on, who is asked (a mask, 0: not entered yet), and two arguments.
KIND: Final = 0
ASKED: Final = 1
ARG: Final = 2
ARG2: Final = 3
FRAME: Final = 4
MOST_FRAMES: Final = 12
MOST_ENTERED: Final = 100_000
"""How many steps may be entered in a row with nobody asked; beyond that one does nothing at all."""
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


HEAD_FIELDS: Final[list[Field]] = [
    scalar("top", "Where the top frame begins; 0 when the game is over.", 0, HEAD - FRAME),
    ViewerField("viewer", "Whom the position is concealed for.", [], 0, MOST_SEATS - 1, OPEN, False, (), (), 0, ""),
    scalar("seats", "How many seats play.", 1, MOST_SEATS, 1),
    array("sealed", "1 + a seat's sealed action, or 0.", [Axis("seat", MOST_SEATS)], 0, 100_000, seen_by=BY_RULE),
    array("frames", "The stack of frames.", [Axis("frame", MOST_FRAMES), Axis("part", FRAME)], -(2**31), 2**31),
]
"""What every position begins with."""

place(0, HEAD_FIELDS)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Everything outside the rules calls only what is public here.

    Copies share the list that `legal` and `weight` write before they answer, so a state and its copies belong to one
    thread. Nothing else writes to it.
    """

    def __init__(self, game: Game, data: Ints, buffer: Actions) -> None:
        self.game = game
        self.data: Ints = data
        self.buffer = buffer
        self.events: list[Event] | None = None
        self.barrier = False
        """Whether a rule declared that the last choice revealed something."""
        self.actor: i64 = NATURE
        """The seat that made the last choice."""

    def own_buffer(self) -> None:
        """Take a list of its own, shared only with copies made later; a game with more lists adds those."""
        self.buffer = Actions(self.game.vocabulary.size)

    # What a game may define.

    def with_data(self, data: Ints) -> State:
        """Another state of the same game around an array. A state whose class is made otherwise overrides this."""
        return type(self)(self.game, data, self.buffer)

    def hide(self, viewer: i64) -> None:
        """Replace all that a viewer may not know by UNKNOWN. Default: what the declared fields say."""
        over = self.over
        for field in self.game.layout.owned:
            if field.seen_by == OWNER or not over:
                row: i64 = field.row()
                for seat in range(self.seats):
                    if seat != viewer:
                        spot: i64 = field.offset + seat * row
                        end: i64 = spot + row
                        while spot < end:
                            if self.data[spot] != NONE:
                                self.data[spot] = UNKNOWN
                            spot += 1

    def sample_hidden(self, viewer: i64, rng: Rng) -> None:
        """Replace every UNKNOWN by something the viewer cannot rule out. A game with secrets must define this."""

    def shows_sealed(self, viewer: i64, seat: i64) -> bool:
        """Whether a viewer may see what another seat has sealed; games that allow it say so."""
        return False

    def seat_to_resolve(self) -> i64:
        """The seat whose answer to a secret question nature carries out next, for all to see; NONE if nobody's."""
        return NONE

    def reveals_more(self) -> bool:
        """Whether the last choice revealed something that no rule declared: found when asked, not while searching."""
        return False

    def score_sheet(self) -> ScoreSheet:
        """Every line of the score pad as it would stand now, for every seat."""
        raise NotImplementedError(f"{type(self).__name__} has no score_sheet: it is the one method without a default")

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on."""
        return self.score_sheet().best() if self.data[TOP] == 0 else ()

    # What the step on top of the stack answers.

    def write_legal(self, seat: i64, out: Actions) -> None:
        """Write the legal actions of a seat that may act into a list, nature's with weights."""
        out.count = 0
        kind_at: i64 = self.data[TOP]
        kind_at += KIND
        kind: i64 = self.data[kind_at]
        self.game.steps[kind].legal(self, seat, out)

    def why_not(self, seat: i64, action: i64) -> i64:
        """ALLOWED, or the code of the rule that forbids an action to a seat that may act."""
        kind_at: i64 = self.data[TOP]
        kind_at += KIND
        kind: i64 = self.data[kind_at]
        return self.game.steps[kind].why_not(self, seat, action)

    def allowed(self, seat: i64, action: i64) -> bool:
        """Whether an action is legal for a seat that may act, without listing all."""
        return self.why_not(seat, action) == ALLOWED

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """The error for an action that is not allowed."""
        if seat == NATURE:
            return Forbidden("why-not-nature")
        code = self.why_not(seat, action)
        reason = self.game.reasons[code]
        step = self.game.steps[self.kind]
        return Forbidden(reason.message, reason.rule, step.details(self, seat, action, code))

    def do(self, seat: i64, action: i64) -> None:
        """Carry out a legal action, unchecked, and go on to the next decision. Search calls it with listed actions."""
        self.actor = seat
        self.barrier = False
        kind_at: i64 = self.data[TOP]
        kind_at += KIND
        kind: i64 = self.data[kind_at]
        self.game.steps[kind].do(self, seat, action)
        enter_frames(self)
        if self.data[TOP] == 0:
            self.barrier = True  # at the end all is shown

    # What everybody asks.

    @property
    def revealed(self) -> bool:
        """Whether the last choice showed the seat that made it something it could not have foreseen."""
        return self.barrier or self.reveals_more()

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

    def sealed(self, seat: i64) -> i64:
        """1 + the action a seat has sealed; 0 for none, UNKNOWN for a hidden one."""
        spot: i64 = SEALED + seat
        return self.data[spot]

    def set_sealed(self, seat: i64, value: i64) -> None:
        """Replace what a seat has sealed: for concealing and sampling."""
        self.data[SEALED + seat] = value

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.data[TOP] == 0

    @property
    def viewer(self) -> int:
        """Whom this state is concealed for: a seat, SPECTATOR, or OPEN."""
        return int(self.data[VIEWER])

    def asked(self) -> i64:
        """The mask of seats that owe a decision; ASK_NATURE for chance; 0 when over."""
        return asked_mask(self)

    def seat_to_move(self) -> i64:
        """The first seat that owes a decision, for drivers that ask one at a time."""
        mask: i64 = asked_mask(self)
        return NATURE if mask == ASK_NATURE else bit_index(mask & -mask)

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

    @overload
    def legal(self, seat: Seat) -> list[Action]: ...

    @overload
    def legal(self) -> list[Action]: ...

    def legal(self, seat: object = None) -> list[Action]:
        """The actions a seat may take now, in a fixed order; empty if it may not act. Default: the seat to move."""
        if seat is None and self.data[TOP] == 0:
            return []
        place: i64 = self.seat_to_move() if seat is None else seat_from(self, seat)
        if not is_asked(self, place):
            return []
        buffer = self.buffer
        self.write_legal(place, buffer)
        n: i64 = buffer.count
        actions = buffer.actions
        numbers = self.game.actions
        first: i64 = actions[0]
        if actions[n - 1] == first + n - 1 and actions[n >> 1] == first + (n >> 1):
            i: i64 = 1
            while i < n and actions[i] == first + i:
                i += 1
            if i == n:  # consecutive actions are one slice
                return cast("list[Action]", numbers[first : first + n])
        out = numbers[:n]
        i = 0
        while i < n:
            out[i] = numbers[actions[i]]
            i += 1
        return cast("list[Action]", out)

    def weight(self, action: object) -> int:
        """How likely nature is to take an action, as an integer weight among `legal(NATURE)`."""
        action = self.game.action(action)
        if self.may_act(NATURE):
            self.write_legal(NATURE, self.buffer)
            i: i64 = 0
            while i < self.buffer.count:
                if self.buffer.actions[i] == action:
                    return int(self.buffer.weights[i])
                i += 1
        raise IllegalAction(
            f"{self.game.text(action)!r} is not an action nature may take now; legal(NATURE) lists them"
        )

    @overload
    def apply(self, seat: Seat, action: int) -> None: ...

    @overload
    def apply(self, seat: Seat, action: str | Mapping[str, object]) -> None: ...

    def apply(self, seat: object, action: object) -> None:
        """Take an action for a seat, or raise IllegalAction and leave the state untouched.

        The action is a member of `legal(seat)` or its number, its text or its structured form.
        """
        place: i64 = seat_from(self, seat)
        number: i64 = action_from(self, action)
        if not is_asked(self, place):
            raise IllegalAction(self.not_asked(int(place)))
        if self.why_not(place, number) != ALLOWED:
            raise self.refusal(int(place), int(number))
        self.do(place, number)

    def not_asked(self, seat: int) -> str:
        """Why a seat, or nature, may not act now, and who may."""
        if self.over:
            return "the game is over"
        if self.asks_secretly():
            return f"{_name_of(seat)} is not asked now"
        now = " and ".join([_name_of(asked) for asked in self.pending()])
        return f"{_name_of(seat)} is not asked now; {now} to decide"

    def copy(self) -> State:
        """An independent position equal to this one. It does not watch events."""
        return self.with_data(self.data[:])

    @overload
    def conceal(self, seat: Seat) -> State: ...

    @overload
    def conceal(self, seat: None = None) -> State: ...

    def conceal(self, seat: object = None) -> State:
        """This position as a seat may know it (None: a spectator), the rest replaced by UNKNOWN."""
        viewer: i64 = SPECTATOR if seat is None or seat == SPECTATOR else seat_from(self, seat)
        if viewer == NATURE:
            raise IllegalAction(f"nature sees nothing; give a seat from 0 to {self.seats - 1}, or None for a spectator")
        now: i64 = self.data[VIEWER]
        if now != OPEN and now != viewer:
            raise Hidden(f"this state is already concealed for viewer {now}")
        other = self.copy()
        if now == OPEN:
            other.data[VIEWER] = viewer
            other.conceal_questions(viewer)
            other.hide(viewer)
        return other

    def must_be_concealed(self) -> None:
        """Only what somebody may know can be shown."""
        if self.data[VIEWER] == OPEN:
            raise Hidden("only a concealed state can be shown; call conceal(seat) first")

    def conceal_questions(self, viewer: i64) -> None:
        """Hide others' sealed choices; of a secret question also who is asked and who has answered."""
        secret = self.asks_secretly()
        i: i64 = 0
        while i < self.data[SEATS]:
            if i != viewer and self.data[SEALED + i] != 0:
                if secret:
                    self.data[SEALED + i] = 0
                elif not self.shows_sealed(viewer, i):
                    self.data[SEALED + i] = UNKNOWN
            i += 1
        if secret:
            spot: i64 = self.data[TOP] + ASKED
            own: i64 = bit(viewer) if viewer >= 0 else 0
            self.data[spot] = ASK_SECRET | (self.data[spot] & own)

    def disclose(self) -> State:
        """This position as a spectator who may know everything, for looking back at a game that is over."""
        if self.data[VIEWER] != OPEN:
            raise Hidden(f"this state is already concealed for viewer {self.data[VIEWER]}")
        other = self.copy()
        other.data[VIEWER] = SPECTATOR
        return other

    def determinize(self, rng: Rng) -> State:
        """From a concealed state, an open one that its viewer cannot tell from the truth."""
        viewer: i64 = self.data[VIEWER]
        if viewer == OPEN:
            raise IllegalAction("only a concealed state can be determinized; call conceal(seat) first")
        other = self.copy()
        other.data[VIEWER] = OPEN
        other.sample_hidden(viewer, rng)
        return other

    def imagine(self, rng: Rng) -> State:
        """The former name of `determinize`, kept for one release."""
        return self.determinize(rng)

    def watch(self) -> list[Event]:
        """Start collecting events; the list returned grows as actions are applied."""
        self.events = []
        return self.events

    def reveal(self) -> None:
        """Declare that the choice being carried out shows its maker something; it can then not be taken back."""
        self.barrier = True

    def emit(self, kind: str, args: dict[str, object], audience: i64 = EVERYBODY) -> None:
        """Add an event to those collected, if somebody watches."""
        events = self.events
        if events is not None:
            events.append(Event(kind, args, int(audience)))

    def values(self) -> list[int]:
        """The ints of this position as a plain list: the form to send to another process of the same release."""
        return [int(value) for value in self.data]

    def hash(self) -> str:
        """A fingerprint of the position, equal on every machine, compiled or not."""
        written = self.game.layout.written(self.values())
        text = f"{self.game.name}:{self.game.rules_version}:{self.game.content_hash}:{written}"
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return (
            self.game.name == other.game.name
            and self.game.content_hash == other.game.content_hash
            and same(self.data, other.data)
        )

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it cannot be a key or in a set; use its hash() or text()")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        other = self.copy()
        other.own_buffer()
        return other

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return self.game.from_values, (self.values(),)

    def __repr__(self) -> str:
        names = [self.game.step_names[self.frame_kind(n)] for n in range(self.depth)]
        now = [_name_of(seat) for seat in self.pending()]
        words = [f"{self.seats} seats", "/".join(names) or "over", *([f"{' and '.join(now)} to decide"] if now else [])]
        if self.viewer != OPEN:
            words.append("as a spectator sees it" if self.viewer == SPECTATOR else f"as seat {self.viewer} sees it")
        return f"<State of {self.game.name}: {', '.join(words)}>"

    def __str__(self) -> str:
        return PRESENTATION.draw(self)

    def text(self) -> str:
        """The position as one line; `Game.parse_position` takes it back."""
        return self.game.position_text(self)

    def dump(self) -> dict[str, object]:
        """The whole position as plain JSON data; `Game.load` takes it back."""
        return self.game.dump(self)

    # What rules are made of.

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
        set_asked(self, ASK_NATURE if seat == NATURE else bit(seat))

    def ask_all(self) -> None:
        """Ask every seat at once from the top frame."""
        set_asked(self, low_bits(self.data[SEATS]))

    def ask_again(self) -> None:
        """Have the top frame entered again, to ask for the next of several choices."""
        set_asked(self, 0)

    def advance(self) -> None:
        """Enter frames until somebody is asked or the game is over."""
        enter_frames(self)

    def seal(self, seat: i64, action: i64) -> bool:
        """Store a seat's simultaneous choice unseen, in place of an earlier one; say whether all are in now."""
        self.data[SEALED + seat] = action + 1
        spot: i64 = self.data[TOP] + ASKED
        mask: i64 = self.data[spot] & ~bit(seat)
        self.data[spot] = mask
        return mask & ~ASK_SECRET == 0

    def unseal(self, seat: i64) -> i64:
        """Take a seat's sealed choice, to carry it out at the reveal: others learn it."""
        if seat != self.actor:
            self.barrier = True
        action: i64 = self.data[SEALED + seat] - 1
        self.data[SEALED + seat] = 0
        return action


def _name_of(seat: int) -> str:
    return "nature" if seat == NATURE else f"seat {seat}"


# What every choice runs through: functions, because a method of a class that other packages may subclass is looked up
# at each call.


def asked_mask(s: State) -> i64:
    """The mask of seats that owe a decision; ASK_NATURE for chance; 0 when over."""
    top: i64 = s.data[TOP]
    if top == 0:
        return 0
    top += ASKED
    return s.data[top] & ~ASK_SECRET


def set_asked(s: State, mask: i64) -> None:
    """Ask the seats of a mask from the top frame."""
    data = s.data
    spot: i64 = data[TOP]
    spot += ASKED
    data[spot] = mask


def is_asked(s: State, seat: i64) -> bool:
    """Whether a seat is asked, or has sealed a choice it may still change."""
    mask: i64 = asked_mask(s)
    if seat == NATURE:
        return mask == ASK_NATURE
    if seat < 0 or seat >= s.data[SEATS] or mask == ASK_NATURE or mask == 0:
        return False
    if mask >> seat & 1 == 1:
        return True
    return s.data[SEALED + seat] != 0 and not s.asks_secretly()


def enter_frames(s: State) -> None:
    """Enter frames until somebody is asked or the game is over."""
    entered: i64 = 0
    while entered < MOST_ENTERED:
        entered += 1
        data = s.data
        top: i64 = data[TOP]
        if top == 0:
            return
        asked_at: i64 = top + ASKED
        if data[asked_at] != 0:
            return
        kind_at: i64 = top + KIND
        kind: i64 = data[kind_at]
        s.game.steps[kind].enter(s)
    refuse_to_go_on(s)


def refuse_to_go_on(s: State) -> None:
    """Raise an error that names the step which neither asks anybody nor leaves the stack another."""
    raise OverflowError(f"the step {s.game.step_names[s.kind]} is entered without end: ask somebody, pop or push")


# What callers pass in.


def seat_from(s: State, given: object) -> i64:
    """A seat or NATURE, as a caller names it."""
    if isinstance(given, int) and NATURE <= given < MOST_SEATS:
        named: i64 = given
        if named < s.data[SEATS]:
            return named
    number = whole(given)
    if number is None or not NATURE <= number < s.seats:
        raise IllegalAction(f"there is no seat {quoted(given)}; seats run from 0 to {s.seats - 1}, nature is {NATURE}")
    return number


def action_from(s: State, given: object) -> i64:
    """The number of an action, as a caller names it: by a number, a text or a dict."""
    if isinstance(given, int) and 0 <= given < MOST_ACTIONS:
        named: i64 = given
        if named < len(s.buffer.actions):
            return named
    return int(s.game.action(given))
