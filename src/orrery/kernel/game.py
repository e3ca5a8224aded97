"""A game: its name, seats, options, content, vocabulary, and how positions begin and are read back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from mypy_extensions import mypyc_attr

from orrery.kernel.action import Action, actions_of
from orrery.kernel.arguments import quoted, whole
from orrery.kernel.arrays import ints
from orrery.kernel.default_view import default_view
from orrery.kernel.errors import BadAction, BadDump, BadOptions
from orrery.kernel.head import SEATS
from orrery.kernel.layout import Layout
from orrery.kernel.options import Option, Value, complete, resolve
from orrery.kernel.position_text import position_text, values_from_text
from orrery.kernel.stack_problems import stack_problems
from orrery.kernel.state import State
from orrery.kernel.step import NOT_LISTED, Actions, Reason, Step, Steps, step_table
from orrery.kernel.vocabulary import Vocabulary
from orrery.kernel.worlds import World, find_world, world_of

POSITION_FORMAT = "orrery-position/1"
_KEPT = 64
"""How many first positions are kept ready to be copied."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A set of rules with its content. Games subclass it and give their states."""

    def __init__(
        self,
        name: str,
        least_seats: int,
        most_seats: int,
        options: list[Option],
        vocabulary: Vocabulary,
        layout: Layout,
        rules_version: str,
        content_hash: str,
        steps: dict[int, Step[Any]],
        reasons: dict[int, Reason] | None = None,
    ) -> None:
        self.name = name
        self.least_seats = least_seats
        self.most_seats = most_seats
        self.options = options
        self.worlds: list[World] = []
        """What the game's boxes offer under a name; a game that has such worlds sets them."""
        self.vocabulary = vocabulary
        self.layout = layout
        self.rules_version = rules_version
        self.content_hash = content_hash
        self.steps: Steps = step_table(steps)
        """The rules of each kind of frame, by its number."""
        self.step_names: list[str] = [step.name for step in self.steps]
        """What each kind of frame is called; the game that is over comes first."""
        self.reasons: dict[int, Reason] = {NOT_LISTED: Reason("why-not-listed", "")}
        """Why an action can be forbidden, by the codes that steps give."""
        if reasons is not None:
            self.reasons.update(reasons)
        self.actions: list[object] = [*actions_of(self)]
        """Every action as a ready-made object, so that listing legal actions makes none."""
        self.origin: tuple[Callable[..., Game], tuple[object, ...]] | None = None
        """The function and arguments that make this game again in another process."""
        self.first_positions: dict[tuple[object, ...], State] = {}

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.least_seats}-{self.most_seats} seats, rules {self.rules_version}>"

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        return self.origin if self.origin is not None else (type(self), ())

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    # What a game may define.

    def blank(self) -> State:
        """A state of a game that has not begun. A game whose state has a class of its own overrides this."""
        return State(self, self.layout.first_values(), Actions(self.vocabulary.size))

    def set_up(self, state: State) -> None:
        """Make a state whose seats and options are known the first position of a game. Default: enter step 1."""
        state.push(1)
        state.advance()

    def view(self, concealed: State, public: dict[str, object] | None = None) -> dict[str, object]:
        """Show a concealed state by names, as a person would see the table. Default: every field, by its name.

        `public` is a spectator's view of the same position: parts in which no seat sees more may be taken from it as
        they are, which gives the same view sooner.
        """
        return default_view(concealed)

    def content_data(self) -> dict[str, object]:
        """The content file this game is played with, as plain data. Default: it has none."""
        return {}

    def default_action(self, state: State, seat: int) -> int:
        """The legal action that comes nearest to doing nothing, for a seat whose time is up. Default: the last."""
        return state.legal(seat)[-1]

    def sides(self, seats: int, options: Mapping[str, Value]) -> list[int]:
        """Which side each seat plays on, for resolved options; a side wins or loses as one. Default: its own."""
        return [*range(seats)]

    # What everybody asks.

    def begin(self, seats: int, options: Mapping[str, Value]) -> State:
        """The first position, for checked seats and complete options."""
        state = self.blank()
        state.data[SEATS] = seats
        resolved = resolve(self.options, options)
        for option in self.options:
            state.data[option.field] = option.number(resolved[option.name], seats)
        self.set_up(state)
        return state

    def world(self, name: str) -> World:
        """Find a world by name; its `options` begin a game there."""
        return find_world(self.worlds, name)

    def world_of(self, options: Mapping[str, object]) -> str:
        """The name of the world that options make; empty if they make none."""
        world = world_of(self.worlds, self.options, options)
        return world.name if world is not None else ""

    def options_of(self, state: State) -> dict[str, Value]:
        """The options a state was begun with: those with named values only first, each as they stand in the array."""
        ordered = sorted(self.options, key=lambda option: (option.low <= option.high, option.field))
        return {option.name: option.value(int(state.data[option.field])) for option in ordered}

    def new(self, seats: object = 2, options: Mapping[str, object] | None = None) -> State:
        """Begin a game. Options not given have their defaults."""
        if type(seats) is not int or not self.least_seats <= seats <= self.most_seats:
            raise BadOptions(f"{self.name} has {self.least_seats} to {self.most_seats} seats, not {quoted(seats)}")
        chosen = None if options is None or options == {} else complete(self.options, options)
        key: tuple[object, ...] = (seats, *chosen.values()) if chosen is not None else (seats,)
        first = self.first_positions.get(key)
        if first is None:
            first = self.begin(seats, complete(self.options, {}) if chosen is None else chosen)
            if len(self.first_positions) >= _KEPT:
                self.first_positions.clear()
            self.first_positions[key] = first
        state = first.copy()
        state.own_buffer()
        return state

    def action(self, given: object) -> Action:
        """An action from its number, its text or its structured form; BadAction says what is wrong with it."""
        if not isinstance(given, int):
            if isinstance(given, str):
                return self.parse(given)
            if isinstance(given, Mapping):
                return self.from_dict(given)
        number = whole(given)
        if number is None or not 0 <= number < self.vocabulary.size:
            example = self.vocabulary.text(0)
            raise BadAction(
                f"there is no action {quoted(given)}; give a number from 0 to {self.vocabulary.size - 1}, "
                f"a text such as {example!r}, or a dict such as {self.vocabulary.to_dict(0)}"
            )
        return cast(Action, self.actions[number])

    def text(self, action: object) -> str:
        """An action as one line, such as "place red H"."""
        return self.vocabulary.text(self.action(action))

    def parse(self, text: object) -> Action:
        """The action that a line of text stands for; BadAction says what is wrong with it."""
        if not isinstance(text, str):
            raise BadAction(f"the text of an action is a str such as {self.vocabulary.text(0)!r}, not {quoted(text)}")
        return cast(Action, self.actions[self.vocabulary.parse(text)])

    def to_dict(self, action: object) -> dict[str, object]:
        """The structured form of an action."""
        return self.vocabulary.to_dict(self.action(action))

    def from_dict(self, action: object) -> Action:
        """The action of a structured form; BadAction says what is wrong with it."""
        return cast(Action, self.actions[self.vocabulary.from_dict(action)])

    def message(self, action: object) -> tuple[str, dict[str, object]]:
        """The sentence form of an action: a message id and its arguments."""
        args = self.to_dict(action)
        do = args.pop("do")
        return f"{self.name}-do-{do}", args

    def dump(self, state: State) -> dict[str, object]:
        """A position as plain JSON data."""
        if state.game.name != self.name:
            raise BadDump(f"this is a position of {state.game.name}, not of {self.name}")
        return {
            "format": POSITION_FORMAT,
            "game": self.name,
            "rules": self.rules_version,
            "content": self.content_hash,
            "options": self.options_of(state),
            "at": self.layout.write(state.values()),
            "hash": state.hash(),
        }

    def load(self, dump: object) -> State:
        """Take a position back. One made by hand gives null for its hash; any other must match it."""
        if not isinstance(dump, dict):
            raise BadDump(f"a position is an object, not {quoted(dump)}")
        expected = {
            "format": POSITION_FORMAT,
            "game": self.name,
            "rules": self.rules_version,
            "content": self.content_hash,
        }
        for key, value in expected.items():
            if dump.get(key) != value:
                raise BadDump(f"{key}: expected {value!r}, found {quoted(dump.get(key))}")
        if "hash" not in dump:
            raise BadDump("hash: missing; a position made by hand says null there")
        state = self.from_values(self.layout.read(dump.get("at")))
        self._check(state, "at.")
        if dump["hash"] is not None and dump["hash"] != state.hash():
            raise BadDump("hash: does not fit the position; the dump was changed or damaged")
        self._check_options(state)
        if dump.get("options") != self.options_of(state):
            raise BadDump("options: do not fit the position")
        return state

    def position_text(self, state: State) -> str:
        """A position as one line; `parse_position` takes it back."""
        return position_text(state)

    def parse_position(self, text: object) -> State:
        """Take back a position from `State.text()`; BadDump says what is wrong with it."""
        if not isinstance(text, str):
            raise BadDump(
                f"the text of a position is a str such as '{self.name}/{self.rules_version} ...', not {quoted(text)}"
            )
        state = self.from_values(values_from_text(self, text))
        self._check(state, "")
        self._check_options(state)
        return state

    def from_values(self, values: list[int]) -> State:
        """The position of which another process of the same release gave the `values()`, unchecked."""
        state = self.blank()
        state.data = ints(values)
        return state

    def _check(self, state: State, where: str) -> None:
        """Check that seats, viewer and stack fit together."""
        if not self.least_seats <= state.seats <= self.most_seats:
            raise BadDump(f"{where}seats: {self.name} has {self.least_seats} to {self.most_seats}")
        if state.viewer >= state.seats:
            raise BadDump(f"{where}viewer: there is no such seat")
        problems = stack_problems(state)
        if problems:
            raise BadDump("; ".join(problems))

    def _check_options(self, state: State) -> None:
        """A position has only options that this game offers with its content; they name only seats that play."""
        for option in self.options:
            try:
                option.number(option.check(option.value(int(state.data[option.field]))), state.seats)
            except BadOptions as error:
                raise BadDump(f"options: {error}") from None
