"""The bots' processes: when they die, all who were waiting go on with new ones; when the server dies, they end."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import urllib.request
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import orrery
from orrery.server import bot_pool
from tests.server.people import Person, hub_of, until

pytestmark = pytest.mark.slow


class Pool:
    """The first one is dead."""

    made = 0

    def __init__(self, *given: object, **more: object) -> None:
        Pool.made += 1
        self.dead = Pool.made == 1

    def submit(self, *work: object) -> Future[int]:
        done: Future[int] = Future()
        if self.dead:
            done.set_exception(BrokenProcessPool())
        else:
            done.set_result(7)
        return done


def test_dead_processes_are_made_anew_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(Pool, "made", 0)
    journal = orrery.Journal(orrery.game("nebula"), 2)

    async def think() -> list[int]:
        pool = bot_pool.BotPool(1)
        return await asyncio.gather(*[pool.choose(journal, 0, "random", "seed") for _ in range(3)])

    assert asyncio.run(think()) == [7, 7, 7]
    assert Pool.made == 2


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
