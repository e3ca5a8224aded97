"""A position of any game: what a game defines for it, what everybody asks of it, and what rules do with it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast, overload

from mypy_extensions import mypyc_attr

from orrery.kernel.action import Action, Seat
from orrery.kernel.arrays import Ints, i64, same
from orrery.kernel.callers import action_from, name_of, not_asked, seat_from
from orrery.kernel.conceal import concealed, determinized, disclosed, hide_owned, must_be_concealed
from orrery.kernel.errors import Forbidden, IllegalAction
from orrery.kernel.events import EVERYBODY, Event
from orrery.kernel.head import ASK_NATURE, ASK_SECRET, ASKED, HEAD, HEAD_FIELDS, KIND, SEALED, SEATS, TOP, VIEWER
from orrery.kernel.presentation import PRESENTATION
from orrery.kernel.rng import Rng
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.sentinels import NATURE, NONE, OPEN, SPECTATOR, UNKNOWN
from orrery.kernel.stack import Stack, asked_mask, is_asked
from orrery.kernel.step import ALLOWED, Actions, enter_frames

if TYPE_CHECKING:
    from orrery.kernel.game import Game

__all__ = [
    "ASKED",
    "ASK_NATURE",
    "ASK_SECRET",
    "HEAD",
    "HEAD_FIELDS",
    "NATURE",
    "NONE",
    "OPEN",
    "SEATS",
    "SPECTATOR",
    "TOP",
    "UNKNOWN",
    "VIEWER",
    "State",
    "asked_mask",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Stack):
    """A position. Everything outside the rules calls only what is public here.

    Copies share the list that `legal` and `weight` write before they answer, so a state and its copies belong to one
    thread. Nothing else writes to it.
    """

    def __init__(self, game: Game, data: Ints, buffer: Actions) -> None:
        super().__init__(data)
        self.game = game
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
        hide_owned(self, viewer)

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
        return not_asked(self, seat)

    def copy(self) -> State:
        """An independent position equal to this one. It does not watch events."""
        return self.with_data(self.data[:])

    @overload
    def conceal(self, seat: Seat) -> State: ...

    @overload
    def conceal(self, seat: None = None) -> State: ...

    def conceal(self, seat: object = None) -> State:
        """This position as a seat may know it (None: a spectator), the rest replaced by UNKNOWN."""
        return concealed(self, seat)

    def must_be_concealed(self) -> None:
        """Only what somebody may know can be shown."""
        must_be_concealed(self)

    def disclose(self) -> State:
        """This position as a spectator who may know everything, for looking back at a game that is over."""
        return disclosed(self)

    def determinize(self, rng: Rng) -> State:
        """From a concealed state, an open one that its viewer cannot tell from the truth."""
        return determinized(self, rng)

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
        now = [name_of(seat) for seat in self.pending()]
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

    def advance(self) -> None:
        """Enter frames until somebody is asked or the game is over."""
        enter_frames(self)

    def unseal(self, seat: i64) -> i64:
        """Take a seat's sealed choice, to carry it out at the reveal: others learn it."""
        if seat != self.actor:
            self.barrier = True
        action: i64 = self.data[SEALED + seat] - 1
        self.data[SEALED + seat] = 0
        return action
