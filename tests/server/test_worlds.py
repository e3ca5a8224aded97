"""All that leaves the server, over two worlds a viewer cannot tell apart: message by message, header by header."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from orrery.kernel.rng import Rng
from orrery.server import bot_pool, hub, identity, live, room, windows
from orrery.server.app import application
from orrery.server.snapshot import GameViews
from orrery.server.store import row_of, store_at
from orrery.table.entry import Entry, Made, decode_entry, encode_entry
from orrery.table.table import Table
from tests.server.people import Person, everybody_goes, hub_of
from tests.table.people import Match
from tests.table.test_worlds import GAMES, played
from tests.table.worlds import Worlds

pytestmark = pytest.mark.slow

VIEWER = 1
NEVER = 1e9
LONG = 300.0


class World:
    """A server with one table that goes on by entries the test gives it."""

    def __init__(self, client: TestClient, tokens: list[str]) -> None:
        self.client = client
        self.hub = hub_of(client)
        self.tokens = tokens
        self.asked: list[tuple[object, ...]] = []
        """What a bot was given to think about for a hint."""

    def person(self, seat: int | None) -> Person:
        person = Person(self.client, "x")
        if seat is not None:
            person.token = self.tokens[seat]
        else:
            person.token = "watcher" * 5
        person.headers = {"cookie": f"orrery_guest={person.token}"}
        return person

    def with_guests(self, entry: Entry) -> Entry:
        """An entry with the guests of this server's cookies; its windows stay open until the test closes them."""
        text = encode_entry(entry)
        for seat, token in enumerate(self.tokens):
            text = text.replace(f'"guest{seat}"', f'"{identity.guest(token)}"')
        named = decode_entry(text)
        return replace(named, window=LONG) if isinstance(named, Made) else named

    def begin(self, table: Table, log: list[Entry]) -> None:
        assert self.client.portal is not None
        self.client.portal.call(self.hub.store.make, row_of(table), [self.with_guests(entry) for entry in log])

    def go_on(self, entries: list[Entry]) -> None:
        async def keep() -> None:
            found = await self.hub.room("test")
            async with found.lock:
                for entry in entries:
                    await self.hub.commit(found, self.with_guests(entry))

        assert self.client.portal is not None
        self.client.portal.call(keep)

    def poll(self, person: Person) -> list[object]:
        """Every address that tells something of a table, with all headers."""
        paths = ["", "/view", "/view?at=3&more=5", "/content", "/names", "/record"]
        said = [person.get(f"/api/tables/test{path}") for path in paths]
        said += [person.get(path) for path in ("/api/lobby", "/api/my-tables", "/api/my-games", "/health", "/t/test")]
        return [(answer.status_code, dict(answer.headers), answer.content) for answer in said]


@contextmanager
def two_worlds(folder: Path, monkeypatch: pytest.MonkeyPatch, seats: int) -> Iterator[tuple[World, World]]:
    """Two servers with the same people, where hints are thought of in this process and written down."""
    tokens = [f"{seat}" * 24 for seat in range(seats)]

    def app(name: str) -> Any:
        store = store_at(f"sqlite:{folder}/{name}.sqlite3")
        return application(store, bot_pause=NEVER, most_messages=5000, window_pause=NEVER, patience=40.0)

    with TestClient(app("one")) as one, TestClient(app("two")) as two:
        worlds = World(one, tokens), World(two, tokens)
        for world in worlds:
            listen(world, monkeypatch)
        try:
            yield worlds
        finally:
            everybody_goes()


def listen(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(journal: Any, seat: int, bot: str, seed: str, card_list: Any = None) -> Any:
        seen = [(event.kind, event.args) for event in journal.seen_by(seat)]
        given = (journal.game.name, card_list, journal.state.conceal(seat).values(), seen, bot, seed)
        world.asked.append(given)
        return bot_pool.advise(*given)

    monkeypatch.setattr(world.hub.autoplay.advisers, "advise", advise)


def said_to(person: Person) -> list[str]:
    """Every message since the last time, as the bytes that came."""
    heard: list[str] = []
    remember = person._next

    def noting() -> Any:
        message = remember()
        if message["is"] != "pong":
            heard.append(json.dumps(message))
        return message

    person._next = noting  # type: ignore[method-assign]
    person.say(do="ping", id="p")
    person.say(do="ping", id="q")
    person._next = remember  # type: ignore[method-assign]
    return heard


def differing(one: tuple[Any, ...], two: tuple[Any, ...]) -> object:
    """Where two answers differ, for the message of a test that fails."""
    try:
        mine, yours = json.loads(one[2]), json.loads(two[2])
        return {key: (mine.get(key), yours.get(key)) for key in mine if mine.get(key) != yours.get(key)}
    except (ValueError, AttributeError):
        return one[:2], two[:2]


@pytest.mark.parametrize("seated_by_socket", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_sent_differs_between_worlds_a_viewer_cannot_tell_apart(
    game: str, seated_by_socket: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat and a spectator, one of them listening at a socket, the other asking again and again over HTTP."""
    now = monotonic()
    for module in (room, hub, live, windows):
        monkeypatch.setattr(module, "monotonic", lambda: now)
    monkeypatch.setattr(room, "PRESENCE_AFTER", 0.0)
    compared = 0
    for seed in range(20):
        if compared > 25:
            break
        print(f"seed {game} {seed}")
        worlds = Worlds(played(game, f"{game} {seed}", 60), VIEWER, Rng(f"sent {game} {seed}"), daring=2)
        folder = tmp_path / str(seed)
        folder.mkdir()
        with two_worlds(folder, monkeypatch, GAMES[game]) as (one, two):
            steps = iter(worlds.steps())
            first, _ = next(steps)
            for world in (one, two):
                world.begin(worlds.match.table, first)
            listeners = [world.person(VIEWER if seated_by_socket else None) for world in (one, two)]
            pollers = [world.person(None if seated_by_socket else VIEWER) for world in (one, two)]
            for listener in listeners:
                listener.enter("test")
                said_to(listener)
                said_to(listener)
            for here, there in steps:
                now += 0.7
                one.go_on(here)
                two.go_on(there)
                before = worlds.differences
                assert said_to(listeners[0]) == said_to(listeners[1])
                for mine, yours in zip(one.poll(pollers[0]), two.poll(pollers[1]), strict=True):
                    assert mine == yours, differing(mine, yours)
                if seated_by_socket and listeners[0].table["question"] is not None and before % 3 == 0:
                    assert listeners[0].say(do="hint", id="h") == listeners[1].say(do="hint", id="h")
                    assert one.asked == two.asked
                compared += worlds.differences > 0
                if compared > 40:
                    break
    assert compared > 25


def test_a_secret_answer_makes_nobody_elses_message_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long an answer to polling takes would tell that somebody else has answered."""
    match = Match(seats=5, people=5, game="notalone").start()
    rng, here = Rng("work"), room.Room(match.table, 60.0)
    made: list[int | None] = []
    own = GameViews._own
    monkeypatch.setattr(GameViews, "_own", lambda self, viewer: made.append(viewer) or own(self, viewer))
    seen = 0
    while match.table.phase == "running" and seen < 10:
        if match.table.asks_secretly() and not match.table.waits_to_close():
            seat = match.state.pending()[0]
            others = [None, *[other for other in range(5) if other != seat]]
            before = {viewer: here._own(viewer) for viewer in others}
            made.clear()
            match.choose(seat, match.table.game.to_dict(match.state.legal(seat)[-1]))
            assert {viewer: here._own(viewer) for viewer in others} == before
            assert made == []
            here._own(seat)
            assert made == [seat]
            seen += 1
        else:
            match.step(rng)
    assert seen == 10
