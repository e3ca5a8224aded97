"""What all tests share: an event loop of their own beside Playwright's, and random tests on machines of any speed."""

from __future__ import annotations

import asyncio
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
