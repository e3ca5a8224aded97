"""What is checked of secrets along a game: what leaves for a viewer, what it can imagine, what a choice shows."""

from __future__ import annotations

import json

from orrery.kernel.errors import Hidden
from orrery.kernel.events import Event
from orrery.kernel.sentinels import UNKNOWN
from orrery.kernel.state import ASKED, NATURE, TOP, VIEWER, State
from orrery.testing.checks.base import Barriers, Moment, expect, refused, state_name
from orrery.testing.undo import reveals_information

WORLDS = 3
MANY_WORLDS = 40
FEW = 3
"""With no more worlds than this among many, the true one must be among them."""


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
    refused(Hidden, "expected only a concealed position to be shown", state.game.view, state.copy())
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
