"""The generator: the same numbers everywhere, evenly spread."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.kernel.rng import Rng


def test_numbers_never_change() -> None:
    rng = Rng(1)
    assert [rng.bits() for _ in range(4)] == [1685545018, 1018456939, 156888771, 1156001214]
    assert Rng("a").below(1000) == Rng("a").below(1000)


@given(st.integers(), st.integers(1, 2**31))
def test_below_stays_below(seed: int, limit: int) -> None:
    assert 0 <= Rng(seed).below(limit) < limit


@pytest.mark.parametrize("limit", [0, -1, 2**31 + 1])
def test_senseless_limits_are_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        Rng(0).below(limit)


def test_numbers_are_evenly_spread() -> None:
    rng = Rng("spread")
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert all(abs(count - 10_000) < 450 for count in counts)
