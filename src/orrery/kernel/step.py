"""A step of a game: who is asked, what they may do and what it does, while one kind of frame is on top of the stack.

A game has one object per kind of frame, in a table indexed by the kind (`Game.steps`). Steps hold no data of a game in
progress: what they need is in the state and in the two arguments of the frame. `legal` and `why_not` never change the
state; `do` and `enter` see no list of actions, so acting on a copy cannot overwrite the list of the original.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from librt.vecs import append, vec
from mypy_extensions import mypyc_attr

from orrery.kernel.arrays import Ints, i64, zeros
from orrery.kernel.bits import bit_index, has, low_bits
from orrery.kernel.head import ASKED, KIND, TOP

if TYPE_CHECKING:
    from orrery.kernel.state import State

S = TypeVar("S", bound="State")

ALLOWED: Final = 0
NOT_LISTED: Final = 1
"""The reason of a step that only lists its actions."""

FIRST_REASON: Final = 2
"""Where a game's own reason codes begin."""

MOST_ENTERED: Final = 100_000
"""How many steps may be entered in a row with nobody asked; beyond that one does nothing at all."""

_ROOM: Final = 8192
_EMPTY: Final[Ints] = zeros(_ROOM)


class Actions:
    """A list of actions that is written many times without being allocated again; nature's have weights."""

    def __init__(self, size: i64) -> None:
        empty: Ints = _EMPTY if size <= _ROOM else zeros(size)
        self.actions: Ints = empty[:size]
        self.weights: Ints = empty[:size]
        self.count: i64 = 0
        self.second: Actions | None = None

    def spare(self) -> Actions:
        """An empty list beside this one, for looking something up; it is allocated once and belongs to nobody."""
        other = self.second
        if other is None:
            other = Actions(len(self.actions))
            self.second = other
        other.count = 0
        return other

    def add(self, action: i64) -> None:
        """Append an action."""
        n: i64 = self.count
        self.actions[n] = action
        self.count = n + 1

    def add_chance(self, action: i64, weight: i64) -> None:
        """Append an action of nature's with its weight."""
        n: i64 = self.count
        self.actions[n] = action
        self.weights[n] = weight
        self.count = n + 1

    def add_range(self, first: i64, number: i64) -> None:
        """Append consecutive actions."""
        actions = self.actions
        n: i64 = self.count
        end: i64 = n + number
        first -= n
        while n < end:
            actions[n] = first + n
            n += 1
        self.count = n

    def add_mask(self, first: i64, mask: i64) -> None:
        """Append `first + n` for every member n of a set, in ascending order."""
        actions = self.actions
        n: i64 = self.count
        while mask:
            lowest: i64 = mask & -mask
            mask ^= lowest
            actions[n] = first + bit_index(lowest)
            n += 1
        self.count = n

    def add_outcomes(self, first: i64, mask: i64) -> None:
        """Append `first + n` for every member n of a set, each as likely if nature chooses."""
        n: i64 = self.count
        self.add_mask(first, mask)
        while n < self.count:
            self.weights[n] = 1
            n += 1

    def has(self, action: i64) -> bool:
        """Whether an action is in the list."""
        i: i64 = 0
        while i < self.count:
            if self.actions[i] == action:
                return True
            i += 1
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of frame. A game must define `legal` and `do`; the rest has defaults."""

    def __init__(self, name: str) -> None:
        self.name = name

    def enter(self, s: S) -> None:
        """Ask somebody, or do what needs no decision and pop the frame. Default: ask the seat in the first argument."""
        s.ask_seat(s.arg)

    def legal(self, s: S, seat: i64, out: Actions) -> None:
        """Append the legal actions of a seat in their fixed order, nature's with weights."""
        raise NotImplementedError

    def why_not(self, s: S, seat: i64, action: i64) -> i64:
        """ALLOWED, or the code of the rule that forbids an action. Default: whether `legal` lists it."""
        out = s.buffer.spare()
        self.legal(s, seat, out)
        return ALLOWED if out.has(action) else NOT_LISTED

    def details(self, s: S, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """The arguments of the message for a reason; asked only when an error is raised."""
        return {}

    def do(self, s: S, seat: i64, action: i64) -> None:
        """Carry out a legal action. The state is advanced to the next decision afterwards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SetStep(Step[S]):
    """A step that offers `first + n` for every n of a set of at most 62: the rule is stated once, in `choices`."""

    def __init__(self, name: str, first: i64, number: i64, other: i64 = NOT_LISTED, refused: i64 = NOT_LISTED) -> None:
        super().__init__(name)
        self.first = first
        self.number = number
        self.other = other
        """The reason for an action of another step."""
        self.refused = refused
        """The reason for an action that is not in the set."""

    def choices(self, s: S, seat: i64) -> i64:
        """The set of what can be chosen."""
        raise NotImplementedError

    def legal(self, s: S, seat: i64, out: Actions) -> None:
        """Append every choice; nature's are equally likely."""
        out.add_outcomes(self.first, self.choices(s, seat))

    def why_not(self, s: S, seat: i64, action: i64) -> i64:
        """Whether the action is one of the choices."""
        n: i64 = action - self.first
        if not 0 <= n < self.number:
            return self.other
        return ALLOWED if has(self.choices(s, seat), n) else self.refused


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(SetStep[S]):
    """A step in which a seat is named; by default any."""

    def choices(self, s: S, seat: i64) -> i64:
        """Every seat."""
        return low_bits(s.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class RangeStep(Step[S]):
    """A step that offers a range of actions and states its rules once, in `why_not`; each outcome is as likely."""

    def __init__(self, name: str, first: i64, number: i64) -> None:
        super().__init__(name)
        self.first = first
        self.number = number

    def legal(self, s: S, seat: i64, out: Actions) -> None:
        """Append every action of the range that `why_not` allows."""
        action: i64 = self.first
        end: i64 = action + self.number
        while action < end:
            if self.why_not(s, seat, action) == ALLOWED:
                out.add_chance(action, 1)
            action += 1

    def why_not(self, s: S, seat: i64, action: i64) -> i64:
        """Subclasses state their rules here; this checks the range alone."""
        return ALLOWED if self.first <= action < self.first + self.number else NOT_LISTED


Steps: TypeAlias = "vec[Step[Any]]"
"""The steps of a game by kind of frame. A vec: an item of a list would be type-checked at every use."""


def step_table(steps: dict[int, Step[Any]]) -> Steps:
    """The table of a game's steps, whose kinds run from 1 without gaps."""
    table = vec[Step]()  # type: ignore[type-arg]  # an interpreted vec takes a class, not an alias
    table = append(table, Step[Any]("over"))
    for kind in range(1, len(steps) + 1):
        table = append(table, steps[kind])
    return table


def enter_frames(s: State) -> None:
    """Enter frames until somebody is asked or the game is over."""
    steps = s.game.steps
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
        steps[kind].enter(s)
    refuse_to_go_on(s)


def refuse_to_go_on(s: State) -> None:
    """Raise an error that names the step which neither asks anybody nor leaves the stack another."""
    raise OverflowError(f"the step {s.game.step_names[s.kind]} is entered without end: ask somebody, pop or push")


class Reason:
    """Why an action is forbidden: a message id and the number of the rule."""

    def __init__(self, message: str, rule: str) -> None:
        self.message = message
        self.rule = rule
