"""Every bot, at every level, of every game: in worlds its seat cannot tell apart it chooses the same.

A second world differs from a match that was played in hidden draws and secret choices, as far as one seat would not
notice. Where that seat is asked, the decisions made of both worlds are given to a bot that has thought about the whole
match and to one that has not.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import orrery
from orrery import bots
from orrery.table.table import Table
from tests.table.people import Match
from tests.table.worlds import Worlds

SEATS = {"nebula": 3, "comet": 3, "notalone": 4}
VIEWERS = {"nebula": [0], "comet": [1], "notalone": [0, 2]}
"""In Not Alone the Creature and one of the Hunted."""
COMPARED = 4
"""At so many decisions of each seat is looked, from all over a match."""
MATCHES = 24
"""So many matches are tried at most to find them."""
QUICK = 120
"""Positions a bot may look at for a choice: what it sees decides whether it is fair, not how far it looks."""


def decision(table: Table, seat: int, seed: str) -> orrery.Decision:
    """What a seat of a table is asked."""
    journal = table.journal
    assert journal is not None
    state = journal.state
    seen = journal.seen_by(seat)
    budget = orrery.Budget(positions=QUICK)
    return orrery.Decision(state.conceal(seat), seen, state.legal(seat), orrery.Rng(seed), budget)


def same(one: orrery.Decision, two: orrery.Decision) -> bool:
    """Whether two decisions tell a bot the same."""
    told = [[(event.kind, event.args) for event in each.history] for each in (one, two)]
    return one.position == two.position and told[0] == told[1] and one.legal == two.legal


@cache
def pairs(game: str, viewer: int) -> list[tuple[orrery.Decision, orrery.Decision, str]]:
    """Decisions of a seat in two worlds that differ, spread over some matches, each with its seed."""
    all_pairs: list[tuple[orrery.Decision, orrery.Decision, str]] = []
    for number in range(MATCHES):
        all_pairs += found(game, viewer, number)
        if len(all_pairs) >= 2 * COMPARED:
            break
    return list(spread(all_pairs))


def found(game: str, viewer: int, number: int) -> Iterator[tuple[orrery.Decision, orrery.Decision, str]]:
    """The decisions of a seat in a match and in a world that differs."""
    rng = orrery.Rng(f"fairness {game} {viewer} {number}")
    match = Match(seats=SEATS[game], people=SEATS[game], game=game).start()
    for _ in range(70):
        if match.table.phase == "running":
            match.step(rng)
    worlds = Worlds(match, viewer, rng, daring=2)
    for step, _ in enumerate(worlds.steps()):
        one, two = worlds.one, worlds.two
        if one.journal is None or two.journal is None or not worlds.differences:
            continue
        if one.journal.state == two.journal.state or viewer not in one.journal.state.pending():
            continue
        if len(one.journal.state.legal(viewer)) > 1:
            seed = f"{number} {step}"
            yield decision(one, viewer, seed), decision(two, viewer, seed), seed


def spread(
    all_pairs: list[tuple[orrery.Decision, orrery.Decision, str]],
) -> Iterator[tuple[orrery.Decision, orrery.Decision, str]]:
    """Some of many, evenly."""
    assert len(all_pairs) >= COMPARED
    for i in range(COMPARED):
        yield all_pairs[i * (len(all_pairs) - 1) // (COMPARED - 1)]


def fresh(asked: orrery.Decision, seed: str) -> orrery.Decision:
    """The same decision with its luck as it was, and copies of what a bot might spoil."""
    return orrery.Decision(
        asked.position.copy(), [*asked.history], [*asked.legal], orrery.Rng(seed), orrery.Budget(positions=QUICK)
    )


def check(game: str, name: str) -> None:
    """Ask a bot in both worlds, with and without the past."""
    rules = orrery.game(game)
    for viewer in VIEWERS[game]:
        experienced = bots.bot(name, rules)
        for one, two, seed in pairs(game, viewer):
            assert same(one, two), "the engine shows the seat the same"
            asked = fresh(one, seed)
            chosen = experienced.decide(asked)
            assert chosen in one.legal
            assert same(asked, one), "a bot leaves what it is given as it was"
            assert bots.bot(name, rules).decide(fresh(two, seed)) == chosen
            assert experienced.decide(fresh(two, seed)) == chosen


QUICK_ONES = ["random", "greedy"]


@pytest.mark.parametrize("name", QUICK_ONES)
@pytest.mark.parametrize("game", SEATS)
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(game: str, name: str) -> None:
    check(game, name)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in bots.LEVELS if name not in QUICK_ONES])
@pytest.mark.parametrize("game", SEATS)
def test_a_level_chooses_the_same_in_worlds_it_cannot_tell_apart(game: str, name: str) -> None:
    check(game, name)


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_the_pool_chooses_the_same_in_worlds_it_cannot_tell_apart(game: str) -> None:
    for name in bots.registry.pool(orrery.game(game)):
        check(game, name)


def test_every_game_of_ours_is_among_them() -> None:
    assert list(SEATS) == orrery.game_names()


def test_a_bot_that_remembers_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Counts(orrery.Bot):
        def __init__(self) -> None:
            self.asked = 0

        def decide(self, decision: orrery.Decision) -> int:
            self.asked += 1
            return decision.legal[self.asked % len(decision.legal)]

    monkeypatch.setattr(bots, "bot", lambda name, game: Counts())
    with pytest.raises(AssertionError):
        check("nebula", "counts")
