"""Intervals hold the true share as often as they say, looked at after every game too; ratings are what was won."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Rng
from orrery.study.confidence import ConfidenceSequence, wilson
from orrery.study.ratings import Tally, ratings


def test_wilson() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.slow
@pytest.mark.parametrize("share", [0.1, 0.5, 0.65])
def test_the_true_share_is_excluded_in_no_more_than_one_run_of_twenty(share: float) -> None:
    wrong = 0
    for run in range(60):
        rng, sequence = Rng(f"sequence {run} {share}"), ConfidenceSequence()
        for _ in range(150):
            sequence.add(1.0 if rng.below(1000) < 1000 * share else 0.0)
            if sequence.verdict(share):
                wrong += 1
                break
    assert wrong <= 6


def test_a_share_that_differs_is_shown_to_in_time() -> None:
    rng, sequence = Rng("differs"), ConfidenceSequence()
    while not sequence.verdict(0.65):
        sequence.add(1.0 if rng.below(100) < 85 else 0.0)
    assert sequence.verdict(0.65) == "above" and sequence.count < 150
    assert sequence.low <= sequence.mean <= sequence.high


def test_results_that_never_vary_are_soon_decided() -> None:
    sequence = ConfidenceSequence()
    for _ in range(40):
        sequence.add(0.5)
    assert sequence.verdict(0.65) == "below" and sequence.verdict(0.35) == "above"


def test_ratings_are_the_odds_of_what_was_won() -> None:
    found = ratings(["a", "b"], [Tally("a", "b", 0, 5000, 10000), Tally("a", "b", 1, 8500, 10000)], 2)
    assert [each.bot for each in found] == ["a", "b"]
    # log-odds 0 and 1.735: half the difference is the side's, half the strength's
    assert found[0].points - found[1].points == pytest.approx(150.7, abs=1)
    assert found[0].points == pytest.approx(-found[1].points)
    assert 2 < found[0].high - found[0].points < 6


def test_one_against_several_is_rated_by_its_fair_share() -> None:
    even = [Tally("a", "b", side, 250, 1000) for side in range(4)] + [
        Tally("b", "a", side, 250, 1000) for side in range(4)
    ]
    assert ratings(["a", "b"], even, 4)[0].points == pytest.approx(0, abs=0.01)


def test_ratings_are_finite_where_somebody_won_everything_or_nothing_was_played() -> None:
    found = ratings(["a", "b", "c"], [Tally("a", "b", 0, 500, 500)], 2)
    assert found[0].bot == "a" and found[-1].bot == "b"
    assert all(abs(each.points) < 3000 and each.low < each.points < each.high for each in found)
