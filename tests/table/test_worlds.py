"""Whole messages over two worlds a viewer cannot tell apart: whatever it is sent is the same in both."""

from __future__ import annotations

import json

import pytest

from orrery.kernel.rng import Rng
from orrery.table.commands import Commands
from orrery.table.errors import Refused
from orrery.table.table import Table
from orrery.table.undo import may_undo, own_choices
from tests.table.people import Match
from tests.table.seen import events, listed, own_listed, show, undone
from tests.table.worlds import Worlds

GAMES = {"nebula": 3, "comet": 3, "notalone": 5}
CLOCKS: list[object] = [
    None,
    {"kind": "move", "seconds": 300, "then": "pass"},
    {"kind": "game", "seconds": 3000, "then": "bot"},
]


def played(game: str, seed: str, most: int = 150) -> Match:
    """A match played at random, with talk, people who leave and come back, and choices taken back."""
    rng = Rng(seed)
    seats = GAMES[game]
    match = Match(seats=seats, people=seats, game=game, clock=CLOCKS[int(rng.below(3))]).start()
    for _ in range(most):
        if match.table.phase != "running":
            break
        match.now += float(rng.below(4))
        disturb(match, rng)
        match.step(rng)
    return match


def disturb(match: Match, rng: Rng) -> None:
    """Sometimes something happens that is no choice."""
    seat = int(rng.below(len(match.table.seats)))
    guest, away = f"guest{seat}", match.table.seats[seat].away
    what = rng.below(24)
    if what == 0:
        match.act(guest, lambda c: c.chat(f"hello from {seat}"))
    elif what == 1:
        match.act(guest, lambda c: c.sit(None, None) if away else c.leave())
    elif what == 2 and not away:
        ask_to_undo(match, guest, rng.below(2) == 0)


def ask_to_undo(match: Match, guest: str, yes: bool) -> None:
    """Take a choice back, if the others agree or need not be asked."""
    try:
        match.act(guest, lambda c: c.undo())
    except Refused:
        return
    for place, seat in enumerate(match.table.seats):
        if match.table.undo.asked_by not in (None, place) and not seat.away:
            match.act(f"guest{place}", lambda c: c.undo_answer(yes))


def told(table: Table, viewer: int | None, now: float) -> dict[str, object]:
    """Everything a table has to tell a viewer: its message, the whole story, talk, lobby, and the seed of a hint."""
    out = show(table, viewer, now)
    out["events"] = events(table, viewer)
    out["undone"] = undone(table, viewer)
    out["chat"] = table.chat.lines
    out["lobby"] = listed(table)
    if viewer is not None:
        out["own"] = own_listed(table, viewer)
        if table.journal is not None:
            out["hint"] = table.choices_known_to(viewer)
            out["teaches"] = [may_undo(table, viewer), len(own_choices(table, viewer))]
            out["refusals"] = refusals(table, viewer)
    return out


def refusals(table: Table, seat: int) -> list[object]:
    """What a seat hears if it tries again what it did before, and if it asks why it cannot."""
    assert table.journal is not None
    out: list[object] = []
    for action in [each for who, each in table.journal.choices if who == seat][-4:]:
        asked = Commands(table, table.seats[seat].guest, 0.0)
        named = table.game.to_dict(action)
        for ask in (lambda c, n: c.choose(table.questions.open.get(seat), n), lambda c, n: c.why(n)):
            try:
                ask(asked, named)
                out.append("taken")
            except Refused as refusal:
                out.append([refusal.code, refusal.message, refusal.rule, refusal.why])
    return out


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_viewer_is_told_is_the_same_in_worlds_it_cannot_tell_apart(game: str, viewer: int | None) -> None:
    compared = 0
    for seed in range(20):
        if compared > 100:
            break
        print(f"seed {game} {seed}")
        worlds = Worlds(played(game, f"{game} {seed}"), viewer, Rng(f"worlds {game} {viewer} {seed}"))
        for one, _ in worlds.steps():
            now = one[-1].time + 0.3
            for eyes in {None, viewer}:
                here, there = told(worlds.one, eyes, now), told(worlds.two, eyes, now)
                assert json.dumps(here) == json.dumps(there), [k for k in here if here[k] != there[k]]
            compared += worlds.differences > 0
    assert compared > 100
