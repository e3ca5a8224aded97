"""What every game guarantees, one function each: of the game itself, along a game, after it, and over all games played.

Each looks at a position and raises Broken with what was expected. None changes the position it looks at.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module

from orrery.kernel.action import Action
from orrery.kernel.errors import BadDump, BadOptions, BadRecord, Hidden, IllegalAction
from orrery.kernel.events import EVERYBODY, Event
from orrery.kernel.game import Game
from orrery.kernel.journal import Journal, resume
from orrery.kernel.record import record_from_text, steps
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import UNKNOWN
from orrery.kernel.state import ASKED, NATURE, TOP, VIEWER, State
from orrery.testing.invariants import problems as known_problems
from orrery.testing.stack import stack_problems
from orrery.testing.undo import reveals_information

FORBIDDEN = 400
"""At so many actions that are not legal is looked at one position."""
WORLDS = 3
MANY_WORLDS = 40
MANY_BARRIERS = 8
"""What is declared a barrier so often, and never shows anything, is none."""
FEW = 3
"""With no more worlds than this among many, the true one must be among them."""


class Broken(Exception):
    """A guarantee does not hold; the text says what was expected."""


def expect(holds: bool, sentence: str) -> None:
    """Raise Broken unless something holds."""
    if not holds:
        raise Broken(sentence)


@dataclass
class Barriers:
    """How often choices of a kind were declared barriers, were not, and showed their maker something."""

    declared: int = 0
    free: int = 0
    revealing: int = 0


class Run:
    """What is known of a game while it is checked: its invariants, and what happened in all games so far."""

    def __init__(self, game: Game, own_problems: Callable[[State], Iterable[str]] | None) -> None:
        self.game = game
        self.own_problems = own_problems
        self.hidden = 0
        """Concealed positions in which something was unknown."""
        self.varied = 0
        """Of those, how many had several worlds."""
        self.events: dict[str, Event] = {}
        """One event of each kind that happened."""
        self.lines: set[str] = set()
        """The lines of the score sheets."""
        self.barriers: dict[str, Barriers] = {}
        """How choices of a kind were declared, and what they showed, by step and what they do."""

    def problems(self, state: State) -> list[str]:
        """What is impossible about a position."""
        if self.own_problems is None:
            return known_problems(state)
        return [*stack_problems(state), *self.own_problems(state)]

    def note(self, events: list[Event]) -> None:
        """Note what happened."""
        for event in events:
            self.events.setdefault(event.kind, event)


@dataclass
class Moment:
    """A position before a choice: who makes it, which, and all legal actions."""

    run: Run
    state: State
    before: list[int]
    """The values of the position before anything was asked of it."""
    seat: int
    action: int
    legal: list[Action]
    rng: Rng

    def words(self, action: int) -> str:
        """An action, to be named in a sentence."""
        return str(self.state.game.to_dict(action))

    def some_actions(self) -> list[int]:
        """All actions of the vocabulary, or of a large one the legal ones and a sample."""
        size = self.state.game.vocabulary.size
        if size <= FORBIDDEN:
            return list(range(size))
        return [*self.legal, *(self.rng.below(size) for _ in range(FORBIDDEN))]

    def viewers(self) -> list[int | None]:
        """Everybody who may look: a spectator and each seat."""
        return _viewers(self.state)


# Of the game itself.


def check_actions(run: Run) -> None:
    """Every action has a structured form and a message, and both lead back to it."""
    game = run.game
    for action in range(game.vocabulary.size):
        structured = game.to_dict(action)
        expect(
            game.from_dict(json.loads(json.dumps(structured))) == action,
            f"expected {structured} to be action {action} again",
        )
        text = game.text(action)
        expect(game.parse(text) == action, f"expected {text!r} to be action {action} again")
        message, args = game.message(action)
        expect(message.startswith(f"{game.name}-"), f"expected the message of {structured} to begin with {game.name}-")
        expect(json.loads(json.dumps(args)) == args, f"expected plain arguments in the message of {structured}")


def check_options(run: Run) -> None:
    """A game begins with its defaults and any one option changed, and says which options it has."""
    game = run.game
    expect(1 <= game.least_seats <= game.most_seats, "expected at least one seat, and no fewer at most than at least")
    for seats in (game.least_seats - 1, game.most_seats + 1):
        _refused(BadOptions, f"expected {seats} seats to be refused", game.new, seats)
    unknown = {"no-such-option": 1}
    _refused(BadOptions, "expected an unknown option to be refused", game.new, game.least_seats, unknown)
    for option in game.options:
        numbers = [option.low, option.high] if option.low <= option.high and not option.seat else []
        for value in [*option.named, *numbers]:
            state = game.new(game.most_seats, {option.name: value})
            told = game.options_of(state)
            same = game.new(game.most_seats, told) == state
            expect(same, f"expected {told} to begin the same game as option {option.name} = {value!r}")
        odd = {option.name: "no-such-value"}
        _refused(BadOptions, f"expected {odd} to be refused", game.new, game.least_seats, odd)


# Along a game.


def check_turns(m: Moment) -> None:
    """Somebody can always act until the end; who is not asked cannot."""
    state = m.state
    expect(bool(state.pending()), "expected somebody to be asked until the game is over")
    expect(not state.winners(), "expected no winners before the end")
    for seat in state.pending():
        legal = state.legal(seat)
        expect(bool(legal), f"expected a legal action for seat {seat}, which is asked")
        expect(len(set(legal)) == len(legal), f"expected each action once, found {legal}")
    default = state.game.default_action(state, m.seat) if m.seat != NATURE else m.action
    expect(default in m.legal, f"expected the default action to be legal, found {default}")
    for seat in (NATURE, *range(state.seats)):
        if not state.may_act(seat):
            expect(state.legal(seat) == [], f"expected no legal actions for seat {seat}, which is not asked")
            _refused(
                IllegalAction,
                f"expected seat {seat}, which is not asked, to be refused",
                state.copy().apply,
                seat,
                m.action,
            )
    for action in (-1, state.game.vocabulary.size):
        _refused(IllegalAction, f"expected no action {action}", state.copy().apply, m.seat, action)


def check_legal(m: Moment) -> None:
    """`legal` lists exactly what `why_not` allows; `apply` refuses all else with a reason and changes nothing."""
    state = m.state
    for seat in state.pending():
        legal = set(state.legal(seat))
        for action in m.some_actions():
            listed, allowed = action in legal, state.allowed(seat, action)
            expect(
                listed == allowed,
                f"expected legal and why_not of seat {seat} to agree on {m.words(action)}; "
                f"it is {'' if listed else 'not '}listed and {'' if allowed else 'not '}allowed",
            )
            if not allowed:
                other = state.copy()
                reason = _refused(IllegalAction, f"expected {m.words(action)} to be refused", other.apply, seat, action)
                expect(bool(reason), f"expected a reason why {m.words(action)} is refused")
                expect(other == state, f"expected a refused action to change nothing: {m.words(action)}")


def check_purity(m: Moment) -> None:
    """No question changes a position, and acting on a copy leaves alone its parent and the list it goes through."""
    state = m.state

    def unchanged(what: str) -> None:
        expect(state.values() == m.before, f"expected {what} not to change the position")

    unchanged("pending, legal and whatever was asked besides")
    for seat in state.pending():
        state.legal(seat)
        unchanged("legal")
        for action in m.some_actions()[-40:] + m.legal:
            allowed = state.allowed(seat, action)
            unchanged(f"why_not of {m.words(action)}")
            if not allowed:
                state.refusal(seat, action)
                unchanged(f"the reason against {m.words(action)}")
    for what, ask in (("hash", state.hash), ("dump", state.dump), ("score_sheet", state.score_sheet)):
        ask()
        unchanged(what)
    for viewer in m.viewers():
        concealed = state.conceal(viewer)
        shown = concealed.values()
        state.game.view(concealed)
        unchanged("conceal and view")
        expect(concealed.values() == shown, "expected view not to change the position it shows")
    state.write_legal(m.seat, state.buffer)
    count = state.buffer.count
    listed = [int(action) for action in state.buffer.actions[:count]]
    for action in listed:
        state.copy().do(m.seat, action)
        unchanged(f"{m.words(action)} on a copy")
        now = [int(each) for each in state.buffer.actions[:count]]
        expect(now == listed, f"expected {m.words(action)} on a copy to leave the list of legal actions alone")


def check_copies(m: Moment) -> None:
    """A copy is equal, and what is done to it does not touch the original; a pickled position is the same one."""
    state = m.state
    before = state.values()
    pickled = pickle.loads(pickle.dumps(state))
    for how, other in (("copy", state.copy()), ("deep copy", copy.deepcopy(state)), ("pickle", pickled)):
        expect(other == state, f"expected the {how} to be equal")
        expect(other.legal(m.seat) == m.legal, f"expected the {how} to have the same legal actions")
        other.apply(m.seat, m.action)
        expect(state.values() == before, f"expected acting on the {how} to leave the position alone")
        told_apart = (other != state) == (other.values() != before)
        expect(told_apart, f"expected the {how} to be equal no longer after {m.words(m.action)}")


def check_texts(m: Moment) -> None:
    """A position is read again from its text, open or concealed, and can be printed."""
    state = m.state
    for each in (state, *(state.conceal(viewer) for viewer in m.viewers())):
        expect(state.game.parse_position(each.text()) == each, f"expected the position again from {each.text()}")
    expect(bool(str(state).strip()), "expected a position to be printed")


def check_dumps(m: Moment) -> None:
    """A dump is plain JSON and leads back to the position, open or concealed; a changed value is noticed."""
    state = m.state
    for each in (state, *(state.conceal(viewer) for viewer in m.viewers())):
        text = json.dumps(each.dump())
        again = state.game.load(json.loads(text))
        expect(again == each and again.hash() == each.hash(), "expected a dump to lead back to the position")
        expect(json.dumps(again.dump()) == text, "expected the dump of a loaded position to be the same")
    expect(state.game.load(state.dump()).legal(m.seat) == m.legal, "expected a loaded position to go on alike")
    for _ in range(4):
        dump = json.loads(json.dumps(state.dump()))
        name = state.game.layout.fields[m.rng.below(len(state.game.layout.fields))].plural
        value = dump["at"][name]
        if isinstance(value, list):
            spot = m.rng.below(len(value))
            value[spot] = 1 if value[spot] != 1 else 0
        else:
            dump["at"][name] = 1 if value != 1 else 0
        _refused(BadDump, f"expected a changed value of {name} to be noticed", state.game.load, dump)


def check_conservation(m: Moment) -> None:
    """The game's invariants hold."""
    wrong = m.run.problems(m.state)
    expect(not wrong, f"expected a possible position; {'; '.join(wrong)}")


def _viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def seen_by(state: State, viewer: int | None) -> dict[str, object]:
    """All that leaves a game for a viewer, as plain data."""
    concealed = state.conceal(viewer)
    shown: dict[str, object] = {
        "position": concealed.text(),
        "view": state.game.view(concealed),
        "dump": concealed.dump(),
        "scores": concealed.score_sheet().to_json(),
    }
    if viewer is not None:
        shown["legal"] = state.legal(viewer)
        if state.may_act(viewer):
            shown["legal of the concealed position"] = concealed.legal(viewer)
    return {name: json.dumps(value, ensure_ascii=False) for name, value in shown.items()}


def check_concealment(m: Moment) -> None:
    """Positions that a viewer cannot tell apart show it the same: view, dump, legal actions, reasons, events."""
    state = m.state
    _refused(Hidden, "expected only a concealed position to be shown", state.game.view, state.copy())
    for viewer in m.viewers():
        concealed = state.conceal(viewer)
        expect(concealed.conceal(viewer) == concealed, "expected a concealed position to stay as it is")
        shown = seen_by(state, viewer)
        if viewer is not None and state.may_act(viewer):
            own = shown["legal of the concealed position"]
            expect(own == shown["legal"], f"expected seat {viewer} to see its legal actions in the concealed position")
            _same_reasons(m, viewer, concealed)
        public = state.game.view(state.conceal(None))
        view = state.game.view(concealed)
        expect(state.game.view(concealed, dict(public)) == view, "expected the same view from a spectator's parts")
        for _ in range(WORLDS):
            world = concealed.determinize(m.rng)
            for what, told in seen_by(world, viewer).items():
                expect(
                    told == shown[what],
                    f"expected viewer {viewer} to be shown the same in positions it cannot tell apart; {what}: "
                    f"{shown[what]} and {told}",
                )
            _same_events(m, viewer, world)
    _secret_outcomes(m)


def _same_reasons(m: Moment, viewer: int, concealed: State) -> None:
    for action in m.some_actions()[-20:]:
        allowed = m.state.allowed(viewer, action)
        expect(concealed.allowed(viewer, action) == allowed, f"expected seat {viewer} to know if {m.words(action)}")
        if not allowed:
            told, true = concealed.refusal(viewer, action), m.state.refusal(viewer, action)
            expect(str(told) == str(true), f"expected the reason to follow from what the seat knows: {told}; {true}")


def _told(events: list[Event], viewer: int | None) -> list[dict[str, object]]:
    return [event.to_json() for event in events if event.seen_by(viewer)]


def _same_events(m: Moment, viewer: int | None, world: State) -> None:
    """The same choice in another world: if it reveals nothing and looks the same afterwards, the same was told."""
    if m.seat == NATURE or not world.may_act(m.seat) or not world.allowed(m.seat, m.action):
        return
    true, other = m.state.copy(), world.copy()
    happened, imagined = true.watch(), other.watch()
    true.apply(m.seat, m.action)
    other.apply(m.seat, m.action)
    if not true.revealed and true.conceal(viewer) == other.conceal(viewer):
        told, also = _told(happened, viewer), _told(imagined, viewer)
        expect(
            told == also,
            f"expected viewer {viewer} to be told the same of positions it takes for each other: {told}; {also}",
        )


def _secret_outcomes(m: Moment) -> None:
    """What nature decided in secret is not told: outcomes that a viewer cannot tell apart are told it alike.

    A public outcome that leaves no trace in the position is declared by `reveal`.
    """
    if m.seat != NATURE:
        return
    after: list[tuple[State, list[Event]]] = []
    for action in m.legal[:12]:
        state = m.state.copy()
        events = state.watch()
        state.apply(NATURE, action)
        if not state.revealed:
            after.append((state, events))
    for viewer in m.viewers():
        told: dict[str, list[dict[str, object]]] = {}
        for state, events in after:
            now = _told(events, viewer)
            before = told.setdefault(state.conceal(viewer).hash(), now)
            expect(now == before, f"expected viewer {viewer} not to be told what it cannot see: {before}; {now}")


def check_determinization(m: Moment) -> None:
    """A sampled world is possible, differs in nothing that the viewer sees, and the true one can be sampled."""
    state = m.state
    for viewer in m.viewers():
        concealed = state.conceal(viewer)
        known = concealed.values()
        hidden = {spot for spot, value in enumerate(known) if value == UNKNOWN and spot != VIEWER}
        if state.asks_secretly():
            hidden.add(state.values()[TOP] + ASKED)
        worlds = {tuple(_world(m, viewer, concealed, hidden)) for _ in range(4 * WORLDS)}
        if not hidden:
            expect(worlds == {tuple(state.values())}, f"expected the position: nothing is hidden from viewer {viewer}")
            continue
        m.run.hidden += 1
        m.run.varied += len(worlds) > 1
        if len(worlds) <= FEW:
            worlds |= {tuple(_world(m, viewer, concealed, hidden)) for _ in range(MANY_WORLDS)}
            possible = len(worlds) > FEW or tuple(state.values()) in worlds
            expect(possible, f"expected the true position among the {len(worlds)} that viewer {viewer} can sample")


def _world(m: Moment, viewer: int | None, concealed: State, hidden: set[int]) -> list[int]:
    world = concealed.determinize(m.rng)
    wrong = m.run.problems(world)
    expect(not wrong, f"expected viewer {viewer} to sample a possible position; {'; '.join(wrong)}")
    expect(world.conceal(viewer) == concealed, f"expected a sampled position, concealed for {viewer}, to look the same")
    values = world.values()
    for spot, value in enumerate(concealed.values()):
        same = spot in hidden or spot == VIEWER or values[spot] == value
        expect(same, f"expected sampling to change only what viewer {viewer} does not know, not value {spot}")
    return values


def check_undo(m: Moment) -> None:
    """A choice that shows its maker something is declared a barrier; whether it does is seen in sampled positions."""
    if m.seat == NATURE:
        return
    after = m.state.copy()
    after.apply(m.seat, m.action)
    if after.over:
        return
    found = reveals_information(m.state, m.seat, m.action, after, m.rng)
    kind = f"{state_name(m.state)}/{m.state.game.to_dict(m.action)['do']}"
    seen = m.run.barriers.setdefault(kind, Barriers())
    seen.revealing += found
    if after.revealed:
        seen.declared += 1
    else:
        seen.free += 1
        expect(not found, f"expected {m.words(m.action)} to be declared a barrier: it shows seat {m.seat} something")


def state_name(state: State) -> str:
    """What the step is called that asks now."""
    return state.game.step_names[int(state.kind)]


def check_events(m: Moment) -> None:
    """Events are plain data and have an audience at the table."""
    after = m.state.copy()
    events = after.watch()
    after.apply(m.seat, m.action)
    for event in events:
        plain = json.loads(json.dumps(event.to_json()))["args"]
        expect(plain == event.args, f"expected plain arguments in the event {event.kind}, found {event.args}")
        known = event.audience == EVERYBODY or 0 <= event.audience < 1 << m.state.seats
        expect(known, f"expected an audience of seats at the table for {event.kind}, found {event.audience}")


# After a game.


def check_records(run: Run, journal: Journal) -> None:
    """A record replays to the same position, whole or from its middle; undo leads back; a damaged one is refused."""
    game, record = run.game, journal.record()
    again = record_from_text(record.text())
    expect(again.to_json() == record.to_json(), "expected a record to survive being written")
    last = None
    for step in steps(game, again):
        last = step.state
    end = journal.state
    expect(last is None or last == end, "expected a replay to lead to the same position")
    half = resume(game, record)
    half.undo_to(len(record.choices) // 2)
    taken_up = resume(game, record_from_text(half.record().text()))
    for seat, action in record.choices[len(taken_up.choices) :]:
        taken_up.push(seat, action)
    expect(taken_up.state == end, "expected a game that was saved in its middle to go on alike")
    if record.choices:
        damaged = record.to_json()
        damaged["choices"] = [list(choice) for choice in record.choices[:-1]]
        text = json.dumps(damaged)
        _refused(BadRecord, "expected a damaged record to be refused", _replay, game, text)


def check_end(run: Run, journal: Journal) -> None:
    """At the end there are winners and a complete score sheet, which everybody sees alike."""
    state = journal.state
    expect(state.over and state.pending() == (), "expected nobody to be asked at the end")
    sheet = state.score_sheet()
    run.lines |= {line for line, _ in [*sheet.lines, *sheet.facts]}
    expect(bool(state.winners()), "expected winners")
    expect(all(0 <= seat < state.seats for seat in state.winners()), f"expected seats as winners: {state.winners()}")
    expect(None not in sheet.totals, f"expected a total for each seat, found {sheet.totals}")
    for viewer in _viewers(state):
        concealed = state.conceal(viewer)
        expect(concealed.winners() == state.winners(), f"expected viewer {viewer} to see who has won")
        expect(concealed.score_sheet().to_json() == sheet.to_json(), f"expected viewer {viewer} to see the whole sheet")
        json.dumps(run.game.view(concealed))
    _refused(IllegalAction, "expected no action to be taken after the end", state.apply, 0, 0)


# Over all games.


def check_variety(run: Run) -> None:
    """Where something is hidden, sampled worlds differ."""
    expect(run.varied > 0 or run.hidden == 0, "expected what is hidden to vary between sampled positions; it never did")


def check_needless_barriers(run: Run) -> None:
    """What is declared a barrier every time shows something sometimes; needlessly declared, it could not be undone."""
    for kind, seen in run.barriers.items():
        needless = seen.declared >= MANY_BARRIERS and not seen.free and not seen.revealing
        expect(not needless, f"expected {kind} not to be a barrier: {seen.declared} times it showed its maker nothing")


def check_messages(run: Run) -> None:
    """Every action, event, option, reason and line of the score sheet has its words, in every language of the game."""
    words = import_module("orrery.testing.words")  # which needs the package that reads texts
    missing = words.missing_words(run.game, run.events.values(), run.lines)
    expect(not missing, f"expected words for everything: {'; '.join(missing)}")


# The kinds of things that go wrong.


def _refused(error: type[Exception], sentence: str, act: Callable[..., object], *args: object) -> str:
    """The text of the error that a call must raise."""
    try:
        act(*args)
    except error as raised:
        return str(raised)
    raise Broken(sentence)


def _replay(game: Game, text: str) -> None:
    for _ in steps(game, record_from_text(text)):
        pass


OF_A_GAME: dict[str, Callable[[Run], None]] = {"actions": check_actions, "options": check_options}
ALONG_A_GAME: dict[str, tuple[int, Callable[[Moment], None]]] = {
    "turns": (1, check_turns),
    "conservation": (1, check_conservation),
    "events": (2, check_events),
    "copies": (3, check_copies),
    "purity": (5, check_purity),
    "dumps": (7, check_dumps),
    "texts": (7, check_texts),
    "undo": (3, check_undo),
    "legal": (7, check_legal),
    "concealment": (7, check_concealment),
    "determinization": (11, check_determinization),
}
"""What is checked at every n-th choice."""
AFTER_A_GAME: dict[str, Callable[[Run, Journal], None]] = {"records": check_records, "end": check_end}
OF_ALL_GAMES: dict[str, Callable[[Run], None]] = {
    "determinization": check_variety,
    "undo": check_needless_barriers,
    "messages": check_messages,
}
