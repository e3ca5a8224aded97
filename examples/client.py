"""A player of one's own: makes a table against a bot and plays it to the end, choosing at random.

    python examples/client.py http://localhost:8000

It speaks the protocol of docs/protocol.md and uses nothing of Orrery itself.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from http.cookies import SimpleCookie
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

PACE = 0.21
"""Seconds between choices: a server takes 100 messages in 20 seconds from one client."""


def make_table(server: str) -> tuple[str, str]:
    """Make a table and start it; the answer's cookie is who we are."""
    wanted = {"game": "nebula", "name": "Example", "seats": 2, "bots": ["random"], "start": True}
    with urlopen(Request(f"{server}/api/tables", json.dumps(wanted).encode(), method="POST")) as answer:
        cookie = SimpleCookie(answer.headers["set-cookie"])["orrery_guest"].value
        return json.load(answer)["id"], cookie


async def play(server: str) -> dict[str, object]:
    """Answer every question until the game is over; give the last score sheet."""
    table, cookie = make_table(server)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    answered = None
    async with connect(address, additional_headers={"cookie": f"orrery_guest={cookie}"}) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["is"] == "refused":
                print("refused:", message["message"], file=sys.stderr)
            if message["is"] != "table":
                continue
            if message["phase"] == "over":
                return dict(message["view"]["scores"])
            question = message["question"]
            if question is not None and question != answered:
                answered = question
                await asyncio.sleep(PACE)
                choice = {"do": "choose", "id": f"q{question}", "question": question}
                await socket.send(json.dumps({**choice, "action": random.choice(message["legal"])}))
    raise ConnectionError("the server closed the connection before the game was over")


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000")))
