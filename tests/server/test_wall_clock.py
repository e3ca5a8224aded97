"""The wall clock is set while people play (NTP, a suspended machine): nothing that runs notices."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from orrery.server.app import application
from orrery.server.hub import FORGET_AFTER
from orrery.server.store import store_at
from tests.server.fast_loop import StoppedClock
from tests.server.people import Person, check_rooms, hub_of, is_at_rest, seated, serving, until
from tests.table.people import Match
from tests.table.seen import show

HOUR = 3600.0
SetClock = Callable[[float], None]


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """Sets the wall clock of the whole package forward by so many seconds."""
    shift = 0.0

    def shifted() -> float:
        return time.time() + shift

    import orrery.server.sqlite  # noqa: F401 (all modules that could look at the clock)

    for name, module in list(sys.modules.items()):
        if name.startswith("orrery.") and getattr(module, "time", None) is time.time:
            monkeypatch.setattr(module, "time", shifted)

    def to(seconds: float) -> None:
        nonlocal shift
        shift = seconds

    return to


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path}/games.sqlite3"


@pytest.fixture
def client(url: str, set_clock: SetClock) -> Iterator[TestClient]:
    app = application(store_at(url), bot_pause=0.0, most_messages=5000, window_pause=1.0, patience=60.0)
    with serving(app) as client:
        yield client


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_clocks_run_on_and_are_the_same_after_a_restart(
    client: TestClient, url: str, set_clock: SetClock, step: float
) -> None:
    table, people = seated(client, clock={"kind": "game", "seconds": 600, "then": "bot"})
    set_clock(step)
    for choice in range(6):
        if choice == 2:
            set_clock(-step)
        asked = next(person for person in people if person.table["you"] in person.table["view"]["pending"])
        number = asked.choose()["number"]
        for person in people:
            person.hear_number(number)
    room = hub_of(client).rooms[table]
    assert all(500 < seat["clock"] <= 600 for seat in people[0].table["seats"])
    assert room.table.history.announcements == [], "nobody's time is up"
    left, thinking = list(room.table.clock.left), list(room.table.clock.thinking)
    with serving(application(store_at(url), bot_pause=0.0)) as again:
        hub = hub_of(again)
        assert until(lambda: table in hub.rooms)
        clock = hub.rooms[table].table.clock
        assert (clock.left, clock.thinking) == (left, thinking)
        shown = Person(again, "Watcher").get(f"/api/tables/{table}").json()["seats"]
        assert all(500 < seat["clock"] <= 600 for seat in shown)


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_time_runs_out_after_its_seconds_and_not_before(client: TestClient, set_clock: SetClock, step: float) -> None:
    table, (ada, _) = seated(client, clock={"kind": "move", "seconds": 5, "then": "pass"})
    room = hub_of(client).rooms[table]
    set_clock(step)
    assert ada.say(do="ping")["is"] == "pong"
    assert room.table.history.announcements == []
    room.measured -= 5.0
    assert until(lambda: len(room.table.history.announcements) >= 2)


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_a_window_closes_on_time(
    client: TestClient, window_time: StoppedClock, set_clock: SetClock, step: float
) -> None:
    table, people = seated(client, people=3, game="notalone")
    room = hub_of(client).rooms[table]
    while room.window is None:
        asked = [person for person in people if person.table["you"] in person.table["view"]["pending"]]
        number = asked[0].choose()["number"]
        for person in people:
            person.hear_number(number)
    choices, window = room.table.known.choices, room.window
    window_time.now = window.earliest - 0.01
    set_clock(step)
    check_rooms(client)
    assert until(lambda: room.background.is_idle)
    assert (room.table.known.choices, room.window) == (choices, window), "not before its time"
    window_time.now = window.earliest
    check_rooms(client)
    for person in people:
        person.hear_number(room.table.number)


def test_who_is_gone_is_so_for_as_long_as_that_lasts(client: TestClient, set_clock: SetClock) -> None:
    _, (ada, bo) = seated(client)
    bo.go()
    while ada.table["seats"][1]["here"]:
        ada.hear("table")
    for step in (-HOUR, HOUR):
        set_clock(step)
        assert ada.say(do="stand-in", seat=1)["code"] == "too-soon"
        assert 0 < ada.table["seats"][1]["bot_in"] <= 60


def test_a_table_nobody_left_stays_in_memory(client: TestClient, set_clock: SetClock) -> None:
    table, people = seated(client)
    for person in people:
        person.go()
    room = hub_of(client).rooms[table]
    assert until(lambda: not room.watchers and is_at_rest(client, table))
    set_clock(24 * HOUR)
    check_rooms(client)
    assert table in hub_of(client).rooms
    check_rooms(client, later=FORGET_AFTER + 1.0)
    assert table not in hub_of(client).rooms, "it is measured time that counts"


# A table by itself.


@pytest.mark.parametrize("kind", ["game", "move"])
def test_a_log_tells_what_the_clocks_were_whatever_its_wall_times_are(kind: str) -> None:
    """Measured seconds count; a server that was down for a day in between costs nobody anything."""
    match = Match(seats=2, people=2, clock={"kind": kind, "seconds": 100, "then": "bot"}).start()
    keep = match.keep
    match.keep = lambda entry: keep(replace(entry, after=3.0))  # type: ignore[method-assign]
    for now in (90_000.0, 100.0, 5_000_000.0, 1.0):
        match.now = now
        seat = match.state.pending()[0]
        match.choose(seat)
    clock = match.table.clock
    spent = [100.0 - left for left in clock.left]
    assert sum(spent) <= 12.0 + 3.0 and all(left > 80 for left in clock.left)
    again = match.rebuilt().clock
    assert (again.left, again.thinking, again.since) == (clock.left, clock.thinking, clock.since)
    assert show(match.rebuilt(), 0, match.table.now) == show(match.table, 0, match.table.now)


def test_an_older_log_without_measured_seconds_is_read_by_its_wall_times() -> None:
    match = Match(seats=2, people=2, clock={"kind": "game", "seconds": 100, "then": "bot"}).start()
    match.now += 7.0
    match.choose(0)
    assert match.table.clock.left[0] == pytest.approx(93.0)
    match.now -= HOUR
    match.choose(1)
    assert match.table.clock.left == pytest.approx([93.0, 93.0]), "time never runs backwards"
