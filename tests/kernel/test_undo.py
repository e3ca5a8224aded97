"""Undo goes back to the last choice that revealed something, and the rules declare which do."""

from __future__ import annotations

import pytest

import orrery
from orrery.kernel.chance import natures_choice
from orrery.kernel.journal import Journal
from orrery.kernel.rng import Rng
from orrery.testing.undo import reveals_information
from tests.settings import SETTINGS, Setting, name_of
from tests.walk import walk


def started(seed: int = 4, seats: int = 2) -> Journal:
    """A full game in which the first player is about to collect."""
    journal = Journal(orrery.game("nebula"), seats)
    rng = Rng(seed)
    while journal.state.pending()[0] == orrery.NATURE or len(journal.state.pending()) > 1:
        seat = journal.state.pending()[0]
        if seat == orrery.NATURE:
            journal.push(seat, natures_choice(journal.state, rng))
        else:
            for each in journal.state.pending():
                journal.push(each, journal.state.legal(each)[0])
    return journal


def take(journal: Journal, seat: int, /, **action: object) -> None:
    journal.push(seat, journal.game.from_dict(action))


def test_own_steps_can_be_taken_back_one_by_one() -> None:
    journal = started()
    seat = journal.state.pending()[0]
    positions = [journal.state.copy()]
    take(journal, seat, do="time", upper=1, right=2, left=-2)
    positions.append(journal.state.copy())
    coloured = [a for a in journal.state.legal(seat) if a < 150]
    journal.push(seat, coloured[0])
    for before in reversed(positions):
        assert journal.may_undo(seat)
        assert not journal.may_undo(1 - seat)
        journal.pop()
        assert journal.state == before
    assert not journal.may_undo(seat)


def test_luck_is_a_barrier() -> None:
    journal = started()
    seat = journal.state.pending()[0]
    take(journal, seat, do="time", upper=1, right=2, left=-2)
    take(journal, seat, do="done")
    rng = Rng(1)
    other = journal.state.pending()[0]
    take(journal, other, do="time", upper=1, right=2, left=-2)
    take(journal, other, do="done")
    third = journal.state.pending()[0]
    stock = journal.game.view(journal.state.conceal(third))["seats"][third]["stock"]  # type: ignore[index]
    take(journal, third, do="chaos", star=next(iter(stock)))
    assert journal.may_undo(third)
    journal.push(orrery.NATURE, natures_choice(journal.state, rng))
    assert not journal.may_undo(third)


def test_another_seats_act_is_a_barrier() -> None:
    journal = started()
    seat = journal.state.pending()[0]
    take(journal, seat, do="time", upper=1, right=2, left=-2)
    take(journal, seat, do="done")
    assert journal.may_undo(seat)
    other = journal.state.pending()[0]
    take(journal, other, do="time", upper=1, right=2, left=-2)
    assert not journal.may_undo(seat)
    assert journal.may_undo(other)


def test_undoing_everything_leads_back_to_the_start() -> None:
    journal = started()
    while journal.choices:
        journal.pop()
    assert journal.state == journal.game.new(2)
    assert journal.record().choices == []


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_no_barrier_is_declared_without_need(setting: Setting) -> None:
    """Where an act is declared a barrier, some position its maker could not rule out leads elsewhere."""
    rng = Rng(f"needless {setting}")
    for state, seat, action, _ in walk(setting, "needless"):
        if seat == orrery.NATURE:
            continue
        after = state.copy()
        after.apply(seat, action)
        if after.revealed and not after.over:
            assert reveals_information(state, seat, action, after, rng, 200), state.game.to_dict(action)


def test_a_question_answered_cannot_be_asked_otherwise() -> None:
    """Telepathy: a no, the likelier answer, is not taken back for another question."""
    game = orrery.game("notalone")
    journal, rng = Journal(game, 4, {"decks": "combined", "board_side": "1"}), Rng(1)
    telepathy = game.from_dict({"do": "draw-hunt", "card": "telepathy"})
    while game.view(journal.state.conceal(0))["doing"] != "hunting":
        seat = journal.state.pending()[0]
        legal = journal.state.legal(seat)
        luck = telepathy if telepathy in legal else int(natures_choice(journal.state, rng)) if seat < 0 else legal[0]
        journal.push(seat, luck)
    take(journal, 0, do="hunt", card="telepathy")
    take(journal, 0, do="name-seat", seat=1)
    for place in range(2, 6):
        take(journal, 0, do="name-place", place=place)
        journal.push(orrery.NATURE, journal.state.legal(orrery.NATURE)[0])
        assert game.view(journal.state.conceal(0))["told"]["yes"] is False  # type: ignore[index]
        assert not journal.may_undo(0)
        journal.pop()
        journal.pop()


def test_what_others_sealed_is_a_barrier_once_it_is_carried_out() -> None:
    journal, rng = Journal(orrery.game("nebula"), 2), Rng(3)
    while journal.state.pending() == (orrery.NATURE,):
        journal.push(orrery.NATURE, natures_choice(journal.state, rng))
    for seat in (0, 1):
        journal.push(seat, journal.state.legal(seat)[0])
        assert journal.may_undo(seat) == (seat == 0)
