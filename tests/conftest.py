"""What all tests share: an event loop of their own beside Playwright's, a log, and random tests at any speed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("any-machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any-machine")


@pytest.fixture(autouse=True)
def own_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a test without a browser run an event loop, though Playwright's is suspended in the same thread."""
    suspended = asyncio._get_running_loop()
    if suspended is None or "driver" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(suspended)


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """Take back what a test did to the log, such as a server that dropped repeated lines: pytest's handlers live on."""
    before = {handler: list(handler.filters) for handler in logging.getLogger().handlers}
    yield
    for handler in logging.getLogger().handlers:
        handler.filters[:] = before.get(handler, [])
