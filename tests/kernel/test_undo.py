"""Undo goes back to the last thing that taught somebody something, and that point is computed."""

from __future__ import annotations

import orrery
from orrery.kernel.chance import natures_choice
from orrery.kernel.journal import Journal
from orrery.kernel.rng import Rng


def started(seed: int = 4, seats: int = 2) -> Journal:
    """A full game in which the first player is about to collect."""
    journal = Journal(orrery.game("nebula"), seats)
    rng = Rng(seed)
    while journal.state.pending()[0] == orrery.NATURE or len(journal.state.pending()) > 1:
        seat = journal.state.pending()[0]
        if seat == orrery.NATURE:
            journal.apply(seat, natures_choice(journal.state, rng))
        else:
            for each in journal.state.pending():
                journal.apply(each, journal.state.legal(each)[0])
    return journal


def take(journal: Journal, seat: int, **action: object) -> None:
    journal.apply(seat, journal.game.from_dict(action))


def test_own_steps_can_be_taken_back_one_by_one() -> None:
    journal = started()
    seat = journal.state.pending()[0]
    positions = [journal.state.copy()]
    take(journal, seat, do="time", upper=1, right=2, left=-2)
    positions.append(journal.state.copy())
    coloured = [a for a in journal.state.legal(seat) if a < 150]
    journal.apply(seat, coloured[0])
    for before in reversed(positions):
        assert journal.may_undo(seat)
        assert not journal.may_undo(1 - seat)
        journal.undo()
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
    journal.apply(orrery.NATURE, natures_choice(journal.state, rng))
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
        journal.undo()
    assert journal.state == journal.game.new(2)
    assert journal.record().choices == []
