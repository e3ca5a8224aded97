"""A record whose luck is not what its secret says is refused, whatever was changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery import NATURE, BadRecord
from orrery.kernel.record import Record, begin, record_from_text
from orrery.table.fair import verify
from tests.table.people import Match


@pytest.fixture(scope="module")
def played() -> str:
    return Match(seats=2, people=2).start().play("fair").table.record().text()


def other_luck(record: Record) -> None:
    """Another star comes from the bag than the secret says, though the rules allow it."""
    state = begin(Match().table.game, record)
    for number, (seat, action) in enumerate(record.choices):
        others = [other for other in state.legal(seat) if other != action] if seat == NATURE else []
        if others:
            record.choices[number] = (NATURE, others[0])
            return
        state.apply(seat, action)
    raise AssertionError("nature never had a choice")


def natures_instead(record: Record) -> None:
    number = next(n for n, (seat, _) in enumerate(record.choices) if seat != NATURE)
    record.choices[number] = (NATURE, record.choices[number][1])


def other_end(record: Record) -> None:
    record.final = "0" * len(str(record.final))


def no_proof(record: Record) -> None:
    record.about.pop("fair")


def half_a_proof(record: Record) -> None:
    record.about["fair"] = {**record.about["fair"], "nonces": None}  # type: ignore[dict-item]


def other_nonce(record: Record) -> None:
    fair = record.about["fair"]
    assert isinstance(fair, dict)
    fair["nonces"] = ["another", *fair["nonces"][1:]]


def other_secret(record: Record) -> None:
    record.about["fair"] = {**record.about["fair"], "secret": "x" * 64}  # type: ignore[dict-item]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (other_luck, "does not follow from the secret"),
        (natures_instead, "not nature's to choose"),
        (other_end, "another position"),
        (no_proof, "does not say where its luck came from"),
        (half_a_proof, "expected a secret and a list of nonces"),
        (other_nonce, "does not follow from the secret"),
        (other_secret, "not the one that was committed to"),
    ],
)
def test_luck_that_does_not_follow_is_refused(played: str, change: Callable[[Record], None], reason: str) -> None:
    record = record_from_text(played)
    game = Match().table.game
    assert verify(game, record) > 20
    change(record)
    with pytest.raises(BadRecord, match=reason):
        verify(game, record)
