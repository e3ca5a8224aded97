"""Clients for load runs: real WebSockets that cost the machine little, so that the server is what is measured."""

from __future__ import annotations

import asyncio

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from players import Player


class LeanPlayer(Player):
    """A person who hears by a callback."""

    def __init__(self, server: str, table: str, token: str | None = None) -> None:
        super().__init__(server, table, token)
        self.transport: WSTransport | None = None
        self.first = asyncio.Event()

    async def connect(self) -> None:
        """Open the socket and hear the present; what comes later is heard as it comes."""
        headers = {"cookie": f"orrery_guest={self.token}"}
        self.transport, _ = await ws_connect(lambda: _Ear(self), self.address, extra_headers=headers)
        await self.first.wait()

    async def read(self) -> None:
        """Wait until the connection ends."""
        assert self.transport is not None
        await self.transport.wait_disconnected()

    async def send(self, message: bytes) -> None:
        """Send one text message."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, message)

    def close(self) -> None:
        """Leave."""
        assert self.transport is not None
        self.transport.send_close(WSCloseCode.OK)
        self.transport.disconnect()


class _Ear(WSListener):  # type: ignore[misc]
    """Hears for a lean player."""

    def __init__(self, player: LeanPlayer) -> None:
        self.player = player

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """One whole message: the server does not cut messages into frames."""
        if frame.msg_type == WSMsgType.TEXT:
            self.player._hear(frame.get_payload_as_bytes())
            self.player.first.set()
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
