"""Undoing a card that was played in a window does not tell in which order the window was answered."""

from __future__ import annotations

import json

import pytest

from orrery.kernel.rng import Rng
from orrery.table.undo import undo_target
from tests.table.people import Match
from tests.table.seen import events, last_events, show, undone

SEATS = 4


def at_a_window_of_two(seed: str) -> Match:
    """A window that asks at least two people who both hold a card they may play."""
    for game in range(50):
        match = Match(seats=SEATS, people=SEATS, game="notalone").start()
        rng = Rng(f"{seed} {game}")
        while match.table.phase == "running":
            if match.table.asks_secretly() and len(match.table.questions.open) >= 2:
                return match
            match.step(rng)
    raise AssertionError("no such window")


def observed(match: Match) -> list[str]:
    """All that everybody is sent: the table, its history, what was taken back, and what was told last."""
    out = []
    for viewer in (None, *range(SEATS)):
        table = match.table
        told = [events(table, viewer), undone(table, viewer), last_events(table, viewer)]
        out.append(json.dumps([viewer, show(table, viewer, match.now), told]))
    return out


def card(match: Match, seat: int) -> object:
    legal = [match.table.game.to_dict(action) for action in match.state.legal(seat)]
    return next(action for action in legal if action["do"] in ("hunt", "survive"))


def story(seed: str, first_asked: bool, answer: str, by_consent: bool) -> list[list[str]]:
    """What is observed at every public moment: two seats answer in one order or the other, a card is undone."""
    match = at_a_window_of_two(seed)
    one, two = list(match.table.questions.open)[:2]
    answers = {one: card(match, one), two: {"do": "pass"} if answer == "pass" else card(match, two)}
    moments = []
    for seat in (one, two) if first_asked else (two, one):
        match.choose(seat, answers[seat])
    match.act("", lambda c: c.close_window())
    moments.append(observed(match))
    assert match.table.known.carried_out, "a card was played for all to see"
    player = match.table.journal.choices[max(match.table.known.carried_out)][0]  # type: ignore[union-attr]
    if not by_consent:
        for seat in range(SEATS):
            if seat != player:
                match.act(f"guest{seat}", lambda c: c.leave())
    match.act(f"guest{player}", lambda c: c.undo())
    moments.append(observed(match))
    others = [seat for seat in range(SEATS) if seat != player]
    for seat in others if by_consent else []:
        match.act(f"guest{seat}", lambda c: c.undo_answer(True))
        moments.append(observed(match))
    assert match.table.asks_secretly()
    assert not any(match.table.has_sealed(seat) for seat in range(SEATS)), "every answer of the round is open again"
    assert known(remade(match)) == known(match)
    match.act("", lambda c: c.close_window())
    moments.append(observed(match))
    return moments


def remade(match: Match) -> Match:
    """The same match made again from its log."""
    twin = Match.__new__(Match)
    twin.table, twin.log, twin.now = match.rebuilt(), list(match.log), match.now
    return twin


def known(match: Match) -> list[dict[str, object]]:
    return [show(match.table, viewer, match.now) for viewer in (None, *range(SEATS))]


@pytest.mark.parametrize("by_consent", [True, False])
@pytest.mark.parametrize("answer", ["pass", "card"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_both_orders_look_the_same_to_everybody(seed: str, answer: str, by_consent: bool) -> None:
    print(f"seed {seed}")
    one = story(seed, True, answer, by_consent)
    two = story(seed, False, answer, by_consent)
    assert len(one) == len(two)
    for number, (here, there) in enumerate(zip(one, two, strict=True)):
        assert here == there, f"moment {number}"


def test_what_is_asked_for_is_what_is_undone_though_a_window_closes_meanwhile() -> None:
    """The window ends by its time while the others think about the undo: it still goes back to what was asked for."""
    match = at_a_window_of_two("d")
    one = next(iter(match.table.questions.open))
    match.choose(one, card(match, one))
    match.act("", lambda c: c.close_window())
    player = match.table.journal.choices[max(match.table.known.carried_out)][0]  # type: ignore[union-attr]
    wanted = undo_target(match.table, player)
    match.act(f"guest{player}", lambda c: c.undo())
    if match.table.asks_secretly():
        match.act("", lambda c: c.close_window())
    if match.table.undo.asked_by is not None:
        for seat in range(SEATS):
            if seat != player:
                match.act(f"guest{seat}", lambda c: c.undo_answer(True))
        assert match.table.journal is not None and len(match.table.journal.choices) == wanted
