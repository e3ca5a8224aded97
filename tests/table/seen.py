"""What a table shows, as a client would read it, while nobody is connected."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from orrery.server import listing, snapshot
from orrery.table.table import Table

Plain = dict[str, Any]


def show(table: Table, viewer: int | None, now: float) -> Plain:
    """The table as one person sees it, without what happened."""
    presence = snapshot.Presence([False] * len(table.seats), [msgspec.UNSET] * len(table.seats), 0)
    own = snapshot.GameViews(table, {viewer}).own(viewer)
    assert own is not None
    shown: Plain = json.loads(msgspec.json.encode(snapshot.shown(snapshot.shared(table, now, presence), own)))
    return shown


def events(table: Table, viewer: int | None, since: int = 0) -> list[Plain]:
    """What happened after a number of choices, as far as a viewer may know it."""
    return _plain(snapshot.events(table.events_since(since), viewer))


def last_events(table: Table, viewer: int | None) -> list[Plain]:
    """What the last entry made happen, as far as a viewer may know it."""
    return _plain(snapshot.events(table.history.last_events, viewer))


def undone(table: Table, viewer: int | None) -> list[Plain]:
    """What was taken back, as far as a viewer may know it."""
    return _plain(snapshot.undone(table, viewer))


def listed(table: Table) -> Plain:
    """The table's line in the lobby."""
    line: Plain = msgspec.to_builtins(listing.listing(table))
    return line


def own_listed(table: Table, seat: int) -> Plain:
    """The table's line among a person's own."""
    line: Plain = msgspec.to_builtins(listing.own_listing(table, seat))
    return line


def _plain(happened: object) -> list[Plain]:
    plain: list[Plain] = msgspec.to_builtins(happened)
    return plain
