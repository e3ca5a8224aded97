"""A round of a window takes the table's time where several people play, whoever was asked, answered, or did not."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

import pytest
from starlette.testclient import TestClient

from orrery.kernel.rng import Rng
from orrery.server.room import Room
from orrery.server.windows import Windows
from orrery.table.entry import Closed, Entry
from tests.server.fast_loop import StoppedClock, run_fast
from tests.server.people import Person, check_rooms, hub_of, seated, until
from tests.table.people import Match
from tests.table.seen import show

TIMED = ("windows", "room", "background")
BOTS_PAUSE = 0.6
CLOCK = {"kind": "move", "seconds": 60, "then": "pass"}


class Keeping:
    """A committer that stores nothing and notes when a round of a window ended."""

    def __init__(self, slow: float = 0.0) -> None:
        self.ended: list[float] = []
        self.entries: list[Entry] = []
        self.slow = slow

    async def commit(self, room: Room, entry: Entry) -> None:
        await asyncio.sleep(self.slow)
        room.table.accept(entry)
        self.entries.append(entry)
        if isinstance(entry, Closed):
            self.ended.append(asyncio.get_running_loop().time())

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        self.task = asyncio.ensure_future(work)


def at_a_window(people: int, asked: int, seats: int = 4, clock: object = None, bots_asked: int = 0) -> Match:
    """A table where a window is open that asks so many of the people and of the bots there."""
    for seed in range(200):
        match = Match(seats=seats, people=people, game="notalone", clock=clock).start()
        rng = Rng(f"{asked} asked {seed}")
        for _ in range(300):
            if match.table.phase != "running":
                break
            if match.table.asks_secretly():
                ours = [seat for seat in match.table.questions.open if seat < people]
                if len(ours) == asked and len(match.table.questions.open) == asked + bots_asked:
                    return match
            match.step(rng)
    raise AssertionError("no such window")


async def duration(match: Match, answers: list[tuple[float, list[str]]]) -> float | None:
    """How long the round lasts if the people who are asked answer after so long and so; None if it does not end."""
    keeping = Keeping()
    windows = Windows(keeping, BOTS_PAUSE)
    room = Room(match.table, 60.0)
    loop = asyncio.get_running_loop()
    began = loop.time()
    windows.on_change(room)
    for seat, (after, do) in zip(list(match.table.questions.open), answers, strict=False):
        await asyncio.sleep(began + after - loop.time())
        legal = [match.table.game.to_dict(action) for action in match.state.legal(seat)]
        match.choose(seat, next(action for action in legal if action["do"] in do))
        windows.on_change(room)
    for _ in range(1000):
        if keeping.ended:
            return keeping.ended[0] - began
        await asyncio.sleep(0.5)
    return None


PASS, CARD = ["pass"], ["hunt", "survive"]


@pytest.mark.parametrize("clock", [None, CLOCK])
@pytest.mark.parametrize(
    ("asked", "answers"),
    [
        (0, []),
        (1, [(0.0, PASS)]),
        (1, [(0.0, CARD)]),
        (1, [(9.5, PASS)]),
        (1, [(9.5, CARD)]),
        (1, []),
        (2, [(1.0, PASS), (8.0, CARD)]),
        (2, [(3.0, CARD)]),
        (2, []),
    ],
)
def test_where_several_people_play_every_round_takes_the_tables_time(
    monkeypatch: pytest.MonkeyPatch, clock: object, asked: int, answers: list[tuple[float, list[str]]]
) -> None:
    match = at_a_window(people=3, asked=asked, clock=clock)
    assert match.table.window == 10.0
    assert run_fast(monkeypatch, duration(match, answers), *TIMED) == pytest.approx(10.0, abs=1e-6)


@pytest.mark.parametrize(
    ("clock", "asked", "answers", "lasts"),
    [
        (None, 0, [], BOTS_PAUSE),
        (None, 1, [(4.0, PASS)], 4.0),
        (None, 1, [(95.0, CARD)], 95.0),
        (None, 2, [(1.0, PASS), (8.0, CARD)], 8.0),
        (None, 2, [(3.0, CARD)], None),
        (CLOCK, 2, [(1.0, PASS), (8.0, CARD)], 8.0),
        (CLOCK, 1, [], 10.0),
    ],
)
def test_at_a_table_without_a_fixed_time_a_round_ends_with_the_last_answer(
    monkeypatch: pytest.MonkeyPatch,
    clock: object,
    asked: int,
    answers: list[tuple[float, list[str]]],
    lasts: float | None,
) -> None:
    match = at_a_window(people=3, asked=asked, clock=clock)
    match.table.window = 0.0
    took = run_fast(monkeypatch, duration(match, answers), *TIMED)
    assert took == (None if lasts is None else pytest.approx(lasts, abs=0.5))


@pytest.mark.parametrize("answers", [[(0.0, ["pass"])], [(4.0, ["hunt", "survive"])], []])
def test_a_bot_that_is_asked_makes_no_round_longer_or_shorter(
    monkeypatch: pytest.MonkeyPatch, answers: list[tuple[float, list[str]]]
) -> None:
    """Nor one that thinks for too long: it passes like everybody else."""
    match = at_a_window(people=2, asked=0, bots_asked=1)
    assert run_fast(monkeypatch, duration(match, answers), *TIMED) == pytest.approx(10.0, abs=1e-6)


def test_a_round_that_is_opened_again_by_an_undo_takes_its_whole_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_a_window(people=2, asked=1)

    async def attempt() -> float:
        keeping = Keeping()
        windows = Windows(keeping, BOTS_PAUSE)
        room = Room(match.table, 60.0)
        windows.on_change(room)
        (seat,) = match.table.questions.open
        legal = [match.table.game.to_dict(action) for action in match.state.legal(seat)]
        match.choose(seat, next(action for action in legal if action["do"] in CARD))
        while not keeping.ended:
            await asyncio.sleep(0.5)
        windows.on_change(room)
        await asyncio.sleep(3.0)
        match.act(f"guest{seat}", lambda c: c.undo())
        match.act(f"guest{1 - seat}", lambda c: c.undo_answer(True))
        assert match.table.asks_secretly() and list(match.table.questions.open) == [seat]
        began, ended = asyncio.get_running_loop().time(), len(keeping.ended)
        windows.on_change(room)
        while len(keeping.ended) == ended:
            await asyncio.sleep(0.5)
        return keeping.ended[ended] - began

    assert run_fast(monkeypatch, attempt(), *TIMED) == pytest.approx(10.0, abs=1e-6)


def test_whoever_has_not_answered_passes_and_nothing_else_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passing by hand at the last moment and saying nothing look the same to everybody else."""
    shown = []
    for answers in ([(9.9, PASS)], []):
        match = at_a_window(people=3, asked=1)
        (seat,) = match.table.questions.open
        run_fast(monkeypatch, duration(match, answers), *TIMED)
        others = [viewer for viewer in (None, 0, 1, 2) if viewer != seat]
        shown.append([show(match.table, viewer, match.now) for viewer in others])
    assert shown[0] == shown[1]


@pytest.mark.parametrize(("after", "lasts"), [(0.0, BOTS_PAUSE), (25.0, 25.0)])
def test_a_person_alone_with_bots_is_waited_for_and_not_kept_waiting(
    monkeypatch: pytest.MonkeyPatch, after: float, lasts: float
) -> None:
    match = at_a_window(people=1, asked=1)
    assert run_fast(monkeypatch, duration(match, [(after, PASS)]), *TIMED) == pytest.approx(lasts)


def test_alone_with_bots_a_round_without_a_question_takes_as_long_as_an_answered_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert run_fast(monkeypatch, duration(at_a_window(1, 0), []), *TIMED) == pytest.approx(BOTS_PAUSE)


def test_alone_with_bots_only_a_clock_ends_the_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_fast(monkeypatch, duration(at_a_window(1, 1), []), *TIMED) is None
    timed = at_a_window(people=1, asked=1, clock=CLOCK)
    assert run_fast(monkeypatch, duration(timed, []), *TIMED) == pytest.approx(10.0)


def test_a_round_that_could_not_be_ended_is_ended_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store fails for a while: the window is closed at the first look after it works again."""
    match = at_a_window(people=2, asked=1)

    async def attempt() -> tuple[int, int]:
        keeping = Keeping()
        windows = Windows(keeping, BOTS_PAUSE)
        room = Room(match.table, 60.0)
        working, failures = keeping.commit, 0

        async def fails(room: Room, entry: Entry) -> None:
            nonlocal failures
            failures += 1
            raise OSError("no space left on device")

        keeping.commit = fails  # type: ignore[method-assign]
        for second in range(120):
            if second == 40:
                keeping.commit = working  # type: ignore[method-assign]
            windows.on_change(room)
            await asyncio.sleep(1.0)
            if keeping.ended:
                return second, failures
        raise AssertionError("it stays open")

    second, failures = run_fast(monkeypatch, attempt(), *TIMED)
    assert 40 <= second < 75
    assert 4 <= failures <= 8, "the pauses grow"


def test_the_time_begins_anew_when_somebody_comes_back_and_after_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """All see both, so nobody learns anything by it."""
    match = at_a_window(people=3, asked=1)

    async def attempt() -> float:
        keeping = Keeping()
        windows = Windows(keeping, BOTS_PAUSE)
        room = Room(match.table, 60.0)
        loop = asyncio.get_running_loop()
        windows.on_change(room)
        for change in ("pause", "resume", "leave", "sit"):
            await asyncio.sleep(4.0)
            match.act("guest0", lambda c, change=change: getattr(c, change)(*([0, "Ada"] if change == "sit" else [])))
            windows.on_change(room)
        began = loop.time()
        while not keeping.ended:
            await asyncio.sleep(0.5)
        return keeping.ended[0] - began

    assert run_fast(monkeypatch, attempt(), *TIMED) == pytest.approx(10.0)


def open_window(client: TestClient, seconds: float) -> tuple[str, list[Person]]:
    """Three people at a table of Not Alone who have played until a window opened."""
    hub_of(client).window_pause = seconds
    table, people = seated(client, people=3, game="notalone")
    while not any("closes_in" in person.table["window"] for person in people):
        asked = [person for person in people if person.table["you"] in person.table["view"]["pending"]]
        number = asked[0].choose()["number"]
        for person in people:
            person.hear_number(number)
    return table, people


def test_everybody_is_told_alike_how_long_a_window_is_still_open(client: TestClient) -> None:
    table, people = open_window(client, 30.0)
    watcher = Person(client, "Watcher")
    told = [person.get(f"/api/tables/{table}").json()["window"] for person in [*people, watcher]]
    assert all(window["seconds"] == 30 and 20 < window["closes_in"] <= 30 for window in told)


@pytest.mark.parametrize("answers", [True, False])
def test_over_the_wire_too_a_round_lasts_as_long_answered_or_not(
    client: TestClient, window_time: StoppedClock, answers: bool
) -> None:
    """As somebody sees it who only watches."""
    table, people = open_window(client, 30.0)
    room = hub_of(client).rooms[table]
    watcher = Person(client, "Watcher")
    watcher.enter(table)
    choices = watcher.table["choices"]
    for person in people:
        if answers and person.table["question"] is not None and person.table["legal"]:
            assert person.choose({"do": "pass"})["is"] == "done"
    window_time.now += 29.99
    check_rooms(client)
    assert until(lambda: room.background.is_idle)
    assert watcher.say(do="ping")["is"] == "pong"
    assert watcher.table["choices"] == choices, "it is open for its whole time"
    window_time.now += 0.01
    check_rooms(client)
    while watcher.table["choices"] == choices:
        watcher.hear("table")


def test_the_host_sets_how_long_windows_stay_open(client: TestClient) -> None:
    ada = Person(client, "Ada")
    table = ada.make(game="notalone", seats=2, window=25)
    assert ada.enter(table)["window"] == {"seconds": 25.0}
    assert ada.say(do="options", window=8)["is"] == "done"
    assert ada.get(f"/api/tables/{table}").json()["window"] == {"seconds": 8.0}
    assert ada.say(do="options", clock=CLOCK)["is"] == "done"
    assert ada.get(f"/api/tables/{table}").json()["window"] == {"seconds": 8.0}, "it stays while other things change"
    assert ada.say(do="options", window=0)["is"] == "done"
    assert ada.get(f"/api/tables/{table}").json()["window"] == {"seconds": 0.0}
    for bad in (-1, 0.5, 2.9, 301, 1e9):
        refusal = ada.say(do="options", window=bad)
        assert refusal["code"] == "bad-window" and "from 3 to 300" in refusal["message"]
        answer = ada.post("/api/tables", {"game": "notalone", "name": "Ada", "window": bad})
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-window")
