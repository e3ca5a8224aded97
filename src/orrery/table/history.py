"""What happened at a table besides the choices: its announcements, what was taken back, and the last entry's events."""

from __future__ import annotations

from operator import itemgetter
from typing import NamedTuple

from orrery.kernel.events import Event
from orrery.kernel.journal import Journal
from orrery.table.knowledge import Knowledge

UNDONE_KEPT = 100


class NumberedEvent(NamedTuple):
    """Something that happened, and how many choices everybody knew of then."""

    number: int
    event: Event


class Announcement(NamedTuple):
    """Something the table itself announced: after how many choices, by which entry, and what."""

    choices: int
    entry: int
    event: Event


class Undo(NamedTuple):
    """An undo: the number of its entry, and to how many public choices it went back."""

    entry: int
    to: int


class History:
    """The events of a table that its journal does not hold."""

    def __init__(self) -> None:
        self.announcements: list[Announcement] = []
        self.undone: list[NumberedEvent] = []
        """What happened and was taken back."""
        self.undos: list[Undo] = []
        self.last_events: list[NumberedEvent] = []
        """What the last entry made happen."""

    def announce(self, choices: int, public: int, entry: int, event: Event) -> None:
        """Add an announcement, which stands before the next choice."""
        self.announcements.append(Announcement(choices, entry, event))
        self.last_events.append(NumberedEvent(public, event))

    def undo_to(self, choices: int, entry: int, journal: Journal, known: Knowledge) -> None:
        """Keep what is about to be taken back; the journal and what is known have not gone back yet."""
        counts = known.public_counts[choices + 1 :]
        taken_back = [
            NumberedEvent(number, event)
            for number, events in zip(counts, journal.events[choices:], strict=True)
            for event in events
        ]
        self.undone = _last_public(self.undone + taken_back, UNDONE_KEPT)
        self.announcements = [each._replace(choices=min(each.choices, choices)) for each in self.announcements]
        self.undos.append(Undo(entry, known.public_counts[choices]))

    def since(self, journal: Journal, known: Knowledge, public: int, heard: int | None = None) -> list[NumberedEvent]:
        """What happened after a number of public choices, the table's announcements in their places.

        For a viewer who heard everything up to entry `heard`, only the announcements after it are included, and what
        followed an undo after it comes again; else all announcements from that number of choices on.
        """
        if heard is not None:
            public = min([public, *(undo.to for undo in self.undos if undo.entry > heard)])
        counts = known.public_counts
        first = known.choices_before(public)
        after = enumerate(journal.events[first:], first + 1)
        found = [(n, event) for n, events in after for event in events if not public or counts[n] > public]
        found += [
            (each.choices, each.event)
            for each in self.announcements
            if (counts[each.choices] >= public if heard is None else each.entry > heard)
        ]
        return [NumberedEvent(counts[n], event) for n, event in sorted(found, key=itemgetter(0))]


def _last_public(events: list[NumberedEvent], most: int) -> list[NumberedEvent]:
    """The last of some events, counted by those that everybody saw: how many others there were reveals nothing."""
    public = [place for place, (_, event) in enumerate(events) if event.seen_by(None)]
    return events if len(public) <= most else events[public[-most] :]
