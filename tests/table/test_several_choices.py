"""Several choices in one command: the same as one by one, all or nothing, and never past anything new."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE
from orrery.table.commands import Commands
from orrery.table.commands.choices import MOST_AT_ONCE
from orrery.table.entry import Chose, ChoseSeveral
from orrery.table.errors import Refused
from tests.table.people import Match
from tests.table.seen import events, show

Action = dict[str, Any]
GAMES = {"nebula": 3, "comet": 3, "notalone": 4}


def asked(match: Match, seat: int) -> Commands:
    return Commands(match.table, f"guest{seat}", match.now)


def choose(match: Match, seat: int, actions: list[Action]) -> Chose | ChoseSeveral:
    """Send a list of actions as the answer to a seat's question."""
    entry = asked(match, seat).choose(match.table.questions.open[seat], actions)
    match.keep(entry)
    return entry


def twin_of(match: Match) -> Match:
    """The same match again, made from its log."""
    twin = Match.__new__(Match)
    twin.table, twin.log, twin.now = match.rebuilt(), list(match.log), match.now
    return twin


def walking(seed: str, steps: int) -> tuple[Match, int, list[Action]]:
    """A game of Comet in which a savior can walk a number of steps, and those steps."""
    for game in range(60):
        match = Match(seats=2, people=2, game="comet").start()
        rng = Rng(f"{seed} {game}")
        while match.table.phase == "running":
            seat = match.state.pending()[0]
            for way in show(match.table, seat, match.now)["view"].get("reach") or []:
                if len(way["steps"]) == steps:
                    return match, seat, [{"do": "step", "savior": way["savior"], **step} for step in way["steps"]]
            match.step(rng)
    raise AssertionError("nobody can walk so far")


@pytest.mark.parametrize("steps", [2, 3, 4])
def test_a_walk_is_one_entry_and_the_same_as_step_by_step(steps: int) -> None:
    match, seat, way = walking("walk", steps)
    twin, number, choices = twin_of(match), match.table.number, match.table.known.choices
    entry = choose(match, seat, way)
    assert isinstance(entry, ChoseSeveral) and len(entry.actions) == steps
    assert match.table.number == number + 1
    assert match.table.known.choices == choices + steps + len(entry.nature), "each step is a moment of its own"
    for action in way:
        twin.choose(seat, action)
    assert match.state == twin.state
    for viewer in (None, 0, 1):
        mine, yours = show(match.table, viewer, match.now), show(twin.table, viewer, match.now)
        assert {**mine, "number": 0} == {**yours, "number": 0}
        assert events(match.table, viewer) == events(twin.table, viewer)
    assert match.rebuilt().record().text() == match.table.record().text()


def test_each_step_of_a_walk_is_taken_back_by_itself() -> None:
    match, seat, way = walking("undo", 3)
    positions = [match.state.copy()]
    twin = twin_of(match)
    for action in way[:-1]:
        twin.choose(seat, action)
        positions.append(twin.state.copy())
    choose(match, seat, way)
    for before in reversed(positions):
        match.keep(asked(match, seat).undo())
        assert match.state == before


@pytest.mark.parametrize("wrong", [1, 2])
def test_nothing_is_done_if_one_of_them_is_not_allowed(wrong: int) -> None:
    match, seat, way = walking("wrong", 3)
    before, number = match.state.copy(), match.table.number
    for bad, code in (({**way[wrong], "field": way[wrong - 1]["field"]}, "illegal"), ({"do": "fly"}, "bad-action")):
        with pytest.raises(Refused, match=f"action {wrong + 1} of 3") as refusal:
            choose(match, seat, [*way[:wrong], bad, *way[wrong + 1 :]])
        assert refusal.value.code == code
    assert (match.state, match.table.number) == (before, number)


@pytest.mark.parametrize("count", [0, MOST_AT_ONCE + 1])
def test_a_list_is_neither_empty_nor_endless(count: int) -> None:
    match, seat, way = walking("count", 2)
    with pytest.raises(Refused, match=f"1 to {MOST_AT_ONCE}"):
        choose(match, seat, [way[0]] * count)


def test_an_old_question_is_late_and_others_cannot_answer() -> None:
    match, seat, way = walking("late", 2)
    question = match.table.questions.open[seat]
    for who, number in ((seat, question - 1), (1 - seat, question)):
        with pytest.raises(Refused) as refusal:
            asked(match, who).choose(number, way)
        assert refusal.value.code == "late"


def test_a_list_ends_where_others_are_to_decide() -> None:
    """Not even wrong actions behind that are looked at."""
    match = Match(seats=2, people=2).start()
    first = match.table.game.to_dict(match.state.legal(0)[0])
    assert isinstance(choose(match, 0, [first, {"do": "nonsense"}]), Chose), "the other seat answers the same question"
    match.choose(1)
    seat = match.state.pending()[0]
    collect = {"do": "time", "upper": 1, "right": 2, "left": -2}
    before = len(match.table.journal.choices)  # type: ignore[union-attr]
    choose(match, seat, [collect, {"do": "done"}, collect, collect])
    made = match.table.journal.choices[before:]  # type: ignore[union-attr]
    assert len([who for who, _ in made if who == seat]) <= 2
    assert match.state.pending() != (seat,) or made[-1][0] == NATURE


def sequences(match: Match, seat: int, rng: Rng, most: int) -> list[int]:
    """Legal choices of one seat, one after another for as long as it alone is asked, whatever they reveal."""
    trial, out = match.state.copy(), []
    while len(out) < most and trial.may_act(seat):
        action = rng.choice(trial.legal(seat))
        trial.apply(seat, action)
        out.append(action)
        if trial.pending() != (seat,):
            break
    return out


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_lists_never_go_past_anything_new_in_random_games(game: str) -> None:
    several = stopped = 0
    for seed in range(6):
        print(f"seed {game} {seed}")
        match = Match(seats=GAMES[game], people=GAMES[game], game=game).start()
        rng = Rng(f"several {game} {seed}")
        while match.table.phase == "running" and len(match.log) < 150:
            if match.table.waits_to_close():
                match.act("", lambda c: c.close_window())
                continue
            seat = rng.choice([each for each in match.state.pending() if each != NATURE])
            secret, alone = match.table.asks_secretly(), match.state.pending() == (seat,)
            wanted = sequences(match, seat, rng, 5)
            twin = twin_of(match)
            journal = match.table.journal
            assert journal is not None
            before = len(journal.choices)
            entry = choose(match, seat, [match.table.game.to_dict(action) for action in wanted])
            made = [entry.action] if isinstance(entry, Chose) else entry.actions
            assert made == wanted[: len(made)]
            assert len(made) == 1 or (alone and not secret)
            assert not any(journal.barriers[before : before + len(made) - 1]), "nothing was revealed on the way"
            if len(made) < len(wanted):
                stopped += 1
                assert secret or not alone or journal.barriers[before + len(made) - 1] or match.table.asks_secretly()
            several += isinstance(entry, ChoseSeveral)
            for action in made:
                twin.choose(seat, twin.table.game.to_dict(action))
            assert twin.table.journal is not None
            assert twin.table.journal.choices == journal.choices
            assert twin.table.known.public_counts == match.table.known.public_counts
            assert twin.table.journal.barriers == journal.barriers
            assert twin.table.questions.open == match.table.questions.open
    assert several > (0 if game == "notalone" else 30)


def test_a_secret_answer_is_never_one_of_several() -> None:
    match = Match(seats=4, people=4, game="notalone").start()
    rng = Rng("secret")
    seen = 0
    while seen < 3:
        if match.table.asks_secretly() and not match.table.waits_to_close():
            seat = match.state.pending()[0]
            action = match.table.game.to_dict(match.state.legal(seat)[-1])
            assert isinstance(choose(match, seat, [action, action, action]), Chose)
            assert match.table.known.last_known_to == seat
            seen += 1
        else:
            match.step(rng)


@pytest.mark.parametrize("kind", ["move", "game"])
def test_a_clock_pays_once_for_a_walk(kind: str) -> None:
    match, seat, way = walking("clock", 3)
    played = list(match.log)
    made = played[0]
    made.clock = type(made.clock)(kind=kind, seconds=100.0)  # type: ignore[union-attr, arg-type]
    timed = Match.__new__(Match)
    timed.log, timed.now = played, match.now
    timed.table = match.table
    timed.table = timed.rebuilt()
    timed.now += 30.0
    left: Callable[[], float | None] = lambda: timed.table.clock.remaining(seat, timed.table.now)  # noqa: E731
    before = left()
    choose(timed, seat, way)
    assert before is not None
    assert left() == pytest.approx(before - 30.0 if kind == "game" else 100.0)
