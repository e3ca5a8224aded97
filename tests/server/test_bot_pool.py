"""The bots' processes: when they die, all who were waiting go on with new ones; when the server dies, they end."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import orrery
from orrery.server import bot_pool
from tests.plugins import BOTS_GROUP, on_path, write_distribution
from tests.server.people import Person, hub_of, until

pytestmark = pytest.mark.slow


BOTS = """
import os, time
import orrery

class Raises(orrery.Bot):
    def decide(self, decision):
        raise ValueError("lost my way")

class Cheats(orrery.Bot):
    def decide(self, decision):
        return -1

class Hangs(orrery.Bot):
    def decide(self, decision):
        time.sleep(3600)

class Dies(orrery.Bot):
    def decide(self, decision):
        os._exit(1)

class Spy(orrery.Bot):
    games = ["nebula"]
    def decide(self, decision):
        assert decision.position.viewer == decision.seat and decision.budget.seconds is not None
        return decision.legal[len(decision.history) % len(decision.legal)]
"""


@pytest.fixture
def outside_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots of another package, installed for this process and the bots' processes."""
    (tmp_path / "trouble.py").write_text(BOTS, encoding="utf-8")
    points = {name.lower(): f"trouble:{name}" for name in ("Raises", "Cheats", "Hangs", "Dies", "Spy")}
    write_distribution(tmp_path, "trouble", points, group=BOTS_GROUP)
    with on_path(tmp_path):
        yield


def journal_of(seats: int = 2) -> orrery.Journal:
    journal = orrery.Journal(orrery.game("nebula"), seats)
    journal.settle(orrery.Rng(1))
    return journal


def ask(*wanted: str, workers: int = 1) -> list[int]:
    """What bots choose at seat 0 of a fresh game, all asked at once."""
    journal = journal_of()

    async def think() -> list[int]:
        pool = bot_pool.BotPool(workers)
        try:
            return await asyncio.gather(*[pool.choose(journal, 0, bot, "seed") for bot in wanted])
        finally:
            await pool.close()

    return asyncio.run(think())


@pytest.mark.usefixtures("outside_bots")
@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("raises", "the bot 'raises' of nebula failed: ValueError: lost my way"),
        ("cheats", "the bot 'cheats' of nebula failed: ValueError: it chose -1, which is no legal action"),
        ("dies", "the bot 'dies' of nebula failed: its process died"),
        ("hangs", "the bot 'hangs' of nebula hangs"),
    ],
)
def test_a_weaker_level_plays_for_a_bot_that_fails(
    bot: str, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "LIMIT", 0.2)
    monkeypatch.setattr(bot_pool, "START", 20.0 if bot != "hangs" else 3.0)
    monkeypatch.setattr(bot_pool, "weaker", lambda name: ["random"])
    assert ask(bot)[0] in journal_of().state.legal(0)
    assert [each for each in caplog.messages if why in each]


def test_the_levels_below_take_a_bots_place() -> None:
    assert bot_pool.weaker("expert") == ["club", "casual", "newcomer", "random"]
    assert bot_pool.weaker("fox") == ["club", "casual", "newcomer", "random"]
    assert bot_pool.weaker("casual") == ["newcomer", "random"]
    assert bot_pool.weaker("random") == []


@pytest.mark.usefixtures("outside_bots")
def test_a_bot_that_keeps_hanging_is_not_asked_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = bot_pool.BotPool(1)
    asked: list[str] = []

    async def think(question: bot_pool.Question) -> list[bot_pool.Advised]:
        asked.append(question.bot)
        if question.bot == "hangs":
            raise bot_pool.Hung
        return [(7, None, [])]

    monkeypatch.setattr(pool, "_think", think)

    async def choose() -> int:
        return await pool.choose(journal_of(), 0, "hangs", "seed")

    assert [asyncio.run(choose()) for _ in range(5)] == [7] * 5
    assert asked.count("hangs") == bot_pool.TRUST and asked.count("club") == 5


def test_a_killed_process_costs_a_moment_and_nobody_else_notices() -> None:
    journal = journal_of()

    async def think() -> list[int]:
        pool = bot_pool.BotPool(2)
        try:
            await asyncio.gather(*[pool.choose(journal, 0, "random", "seed") for _ in range(2)])
            for place in pool.places:
                assert place.worker is not None
            victim = pool.places[0].worker
            assert victim is not None
            victim.process.kill()
            return await asyncio.gather(*[pool.choose(journal, 0, "random", f"{n}") for n in range(6)])
        finally:
            await pool.close()

    assert set(asyncio.run(think())) <= set(journal.state.legal(0))


@pytest.mark.usefixtures("outside_bots")
def test_a_process_is_given_what_the_seat_has_seen_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """The concealed position, the events the seat was told of, and a seed: in a game whose other seats hold secrets."""
    journal = journal_of(3)
    for seat in (2, 1):
        journal.push(seat, journal.state.legal(seat)[0])
    sent: list[bot_pool.Question] = []

    async def think(question: bot_pool.Question) -> list[bot_pool.Advised]:
        sent.append(question)
        return bot_pool.answer(question)

    async def choose() -> int:
        pool = bot_pool.BotPool(1)
        monkeypatch.setattr(pool, "_think", think)
        return await pool.choose(journal, 0, "spy", "a seed")

    assert asyncio.run(choose()) in journal.state.legal(0)
    (question,) = sent
    assert question.values == journal.state.conceal(0).values() != journal.state.values()
    assert question.seen == [(each.kind, each.args) for each in journal.seen_by(0)]
    assert (question.what, question.game, question.card_list) == ("choose", "nebula", None)
    assert (question.bot, question.seed) == ("spy", "a seed")


def processes() -> dict[int, int]:
    """All processes that have not ended, each with the one that started it."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True)
    lines = [line.split() for line in listed.stdout.splitlines()]
    return {int(pid): int(parent) for pid, parent, state in lines if not state.startswith("Z")}


def children_of(pid: int) -> set[int]:
    return {child for child, parent in processes().items() if parent == pid}


@pytest.mark.parametrize("workers", ["1", "2"])
def test_no_process_outlives_a_server_that_was_killed(tmp_path: Path, workers: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = ["serve", "--port", str(port), "--store", f"sqlite:{tmp_path}/games.sqlite3", "--bot-pause", "0"]
    command = [sys.executable, "-m", "orrery", *words, "--bot-workers", workers]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        base = f"http://127.0.0.1:{port}"
        assert until(lambda: answers(f"{base}/health"))
        wish = {"game": "nebula", "name": "Ada", "seats": 4, "bots": ["greedy"] * 3, "start": True}
        for _ in range(3):
            asked = urllib.request.Request(f"{base}/api/tables", json.dumps(wish).encode(), method="POST")
            urllib.request.urlopen(asked).close()
        assert until(lambda: len(children_of(server.pid)) > int(workers)), "its workers and their resource tracker"
        left = children_of(server.pid)
    finally:
        server.kill()
        server.wait()
    assert until(lambda: left.isdisjoint(processes()))


def answers(url: str) -> bool:
    try:
        urllib.request.urlopen(url).close()
    except OSError:
        return False
    return True


def test_a_bots_process_is_told_nothing_of_the_tables_secret(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its seed follows from the secret in one direction only, and differs from choice to choice and seat to seat."""
    hub = hub_of(client)
    seeds: list[str] = []

    async def choose(journal: orrery.Journal, seat: int, bot: str, seed: str, card_list: object = None) -> int:
        seeds.append(seed)
        return journal.state.legal(seat)[0]

    monkeypatch.setattr(hub.autoplay.bots, "choose", choose)
    ada = Person(client, "Ada")
    table = ada.make(seats=3, bots=["greedy", "random"], start=True)
    ada.enter(table)
    for _ in range(4):
        while ada.table["question"] is None or ada.table["view"]["seats"][0]["sealed"]:
            ada.hear("table")
        ada.choose()
    secret = hub.rooms[table].table.secret
    assert len(seeds) > 3 and len(set(seeds)) == len(seeds)
    assert not any(secret[start : start + 8] in seed for seed in seeds for start in range(len(secret) - 8))


def test_a_hint_does_not_wait_for_bots(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks for ever keeps nobody waiting who asks for advice: that would tell that it was asked."""
    hub = hub_of(client)

    async def choose(*given: object) -> int:
        await asyncio.sleep(3600)
        return 0

    monkeypatch.setattr(hub.autoplay.bots, "choose", choose)
    ada = Person(client, "Ada")
    ada.enter(ada.make(seats=2, bots=["greedy"], start=True))
    assert ada.say(do="hint")["choices"][0]["action"] in ada.table["legal"]
