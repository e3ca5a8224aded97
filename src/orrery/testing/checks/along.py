"""What is checked along a game: turns, legal actions, purity, every form of a position, invariants, events."""

from __future__ import annotations

import copy
import json
import pickle

from orrery.kernel.errors import BadDump, IllegalAction
from orrery.kernel.events import EVERYBODY
from orrery.kernel.state import NATURE
from orrery.testing.checks.base import Moment, expect, refused


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
            refused(
                IllegalAction,
                f"expected seat {seat}, which is not asked, to be refused",
                state.copy().apply,
                seat,
                m.action,
            )
    for action in (-1, state.game.vocabulary.size):
        refused(IllegalAction, f"expected no action {action}", state.copy().apply, m.seat, action)


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
                reason = refused(IllegalAction, f"expected {m.words(action)} to be refused", other.apply, seat, action)
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
        refused(BadDump, f"expected a changed value of {name} to be noticed", state.game.load, dump)


def check_conservation(m: Moment) -> None:
    """The game's invariants hold."""
    wrong = m.run.problems(m.state)
    expect(not wrong, f"expected a possible position; {'; '.join(wrong)}")


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
