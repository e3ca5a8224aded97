"""Whether the server can do its work: answer, and store what it acknowledges."""

from __future__ import annotations

import asyncio
from time import monotonic

from orrery.server.store import Store
from orrery.table.errors import Refused

TRUSTED_FOR = 1.0
"""Seconds for which a finding is reused, so that asking often does not write often."""
ANSWER_WITHIN = 10.0


class Health:
    """Finds out by writing to the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.looked = -TRUSTED_FOR
        self.found = ""

    async def problem(self) -> str:
        """Why the server cannot store; empty if it can."""
        async with self.lock:
            if monotonic() - self.looked >= TRUSTED_FOR:
                self.found = await self._look()
                self.looked = monotonic()
            return self.found

    async def _look(self) -> str:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await self.store.check()
        except Refused as error:
            return error.message
        except TimeoutError:
            return f"the store has not answered for {ANSWER_WITHIN:.0f} seconds"
        return ""
