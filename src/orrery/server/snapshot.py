"""The table message: a part that everybody sees alike, and for each viewer a part from what its seat may know.

This is the one place where `schema.Table` is assembled. What many are sent is encoded once and put into each message
as it is (`msgspec.Raw`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from orrery.kernel.options import automatic
from orrery.server import schema
from orrery.server.codec import encode
from orrery.table.chat import ChatLine
from orrery.table.history import NumberedEvent
from orrery.table.phase import OVER, RUNNING
from orrery.table.table import Table
from orrery.table.undo import may_undo

LISTS_KEPT = 64
"""Games and card lists whose encoded actions are kept: anybody may bring a list."""

Own = dict[str, Any]
"""The members of a table message that differ from viewer to viewer."""


class Presence(NamedTuple):
    """Who is connected to a table at one moment, and what follows from that."""

    here: Sequence[bool]
    """For each seat whether somebody plays there and is connected."""
    bot_in: Sequence[float | UnsetType]
    """For each seat the seconds until a bot may play for its person."""
    watchers: int
    closes_in: float | UnsetType = UNSET
    """Seconds until the open window for secret answers closes."""


def encoded(data: object) -> Any:
    """A part of a message, encoded now so that it is not encoded again for everybody who is sent it."""
    return Raw(encode(data))


def shared(table: Table, now: float, presence: Presence) -> schema.Table:
    """The table at a moment as everybody sees it, the game left out: `for_viewer` adds that."""
    return schema.Table(
        id=table.id,
        game=table.game.name,
        world=table.game.world_of(table.options),
        options=encoded(table.options),
        automatic=encoded(automatic(table.game.options, table.options)),
        content=schema.Content(table.game.content_hash, table.differs),
        private=table.private,
        phase=table.phase,
        host=table.host,
        watchers=presence.watchers,
        seats=encoded([_seat(table, place, now, presence) for place in range(len(table.seats))]),
        clock=encoded(schema.Clock(table.clock.control.kind, table.clock.control.seconds, table.clock.control.then)),
        window=schema.Window(table.window, presence.closes_in),
        hints=table.hints,
        undo_asked_by=table.undo.asked_by,
        choices=table.known.choices,
        commitment=table.commitment,
        secret=table.secret if table.phase == OVER else UNSET,
        next=table.next or UNSET,
        origin=_origin(table),
        number=0,
        you=None,
        view=None,
        question=None,
        legal=[],
        your_last=0,
        may_undo=False,
        events=[],
        chat=[],
    )


def _origin(table: Table) -> schema.Origin | UnsetType:
    if not table.inherited_from:
        return UNSET
    return schema.Origin(table.inherited_from, table.known.public_counts[len(table.inherited)])


def _seat(table: Table, place: int, now: float, presence: Presence) -> schema.Seat:
    seat = table.seats[place]
    left = table.clock.remaining(place, now)
    return schema.Seat(
        kind=seat.kind,
        name=seat.name,
        ready=seat.ready,
        away=seat.away,
        asks_undo=table.undo.asked_by == place,
        rematch=seat.rematch,
        here=presence.here[place],
        bot=seat.bot or UNSET,
        clock=UNSET if left is None else round(left, 1),
        ticking=UNSET if left is None else place in table.clock.thinking,
        bot_in=presence.bot_in[place],
    )


class GameViews:
    """What the viewers of a table may know of its game at one moment, encoded for each viewer when first asked for.

    What it was made of is let go once everybody who looks has got it: it is many small objects, and a collector of
    garbage that finds them at every table stops everybody for a tenth of a second.
    """

    def __init__(self, table: Table, wanted: set[int | None]) -> None:
        self.table = table
        self.wanted = wanted
        """The viewers who have not got it yet."""
        journal = table.journal
        self.public = table.game.view(journal.state.conceal(None)) if journal is not None else None
        self.parts: dict[str, Raw] = {}
        self.items: dict[str, list[Raw]] = {}
        self.is_open = True

    def own(self, viewer: int | None) -> Own | None:
        """What only a viewer is told; None if what it is made of was let go."""
        if not self.is_open:
            return None
        own = self._own(viewer)
        self.wanted.discard(viewer)
        if not self.wanted:
            self.is_open, self.public, self.parts, self.items = False, None, {}, {}
        return own

    def _own(self, viewer: int | None) -> Own:
        """The viewer's view, what it is asked, and what it may do."""
        table, journal = self.table, self.table.journal
        own: Own = {"number": table.number_for(viewer), "you": viewer}
        if journal is None:
            return own
        if viewer is None:
            own["view"] = encoded(self._view(self.public or {}))
        else:
            own["view"] = encoded(self._view(table.game.view(journal.state.conceal(viewer), self.public)))
            own["your_last"] = table.public_count_at_last_choice(viewer)
            own["may_undo"] = may_undo(table, viewer)
            if table.phase == RUNNING:
                own["question"] = table.questions.open.get(viewer)
                own["legal"] = actions(table, journal.state.legal(viewer))
            own["guidance"] = _guidance(table, viewer)
        return own

    def _view(self, view: dict[str, object]) -> dict[str, object]:
        """A view in which what is the spectator's own is encoded already."""
        public, parts = self.public, self.parts
        assert public is not None
        out: dict[str, object] = {}
        for key, value in view.items():
            seen = public.get(key)
            if value is seen:
                if key not in parts:
                    parts[key] = Raw(encode(value))
                out[key] = parts[key]
            elif isinstance(value, list) and isinstance(seen, list) and len(value) == len(seen):
                out[key] = self._list(key, value, seen)
            else:
                out[key] = value
        return out

    def _list(self, key: str, value: list[object], seen: list[object]) -> list[object]:
        """A list such as that of the seats, in which only the viewer's own item differs."""
        items = self.items.get(key)
        if items is None:
            items = self.items[key] = [Raw(encode(item)) for item in seen]
        return [items[place] if value[place] is seen[place] else value[place] for place in range(len(value))]


def _guidance(table: Table, viewer: int) -> schema.Guidance | UnsetType:
    """The lessons for whoever learns here."""
    guide, journal = table.guide, table.journal
    if guide is None or journal is None or not guide.teaches(viewer):
        return UNSET
    script = guide.script
    before, lessons = script.part(sum(who == viewer for who, _ in journal.choices))
    shown = [
        schema.Lesson(each.name, each.point, None if each.action is None else encoded(table.game.to_dict(each.action)))
        for each in lessons
    ]
    return schema.Guidance(script.name, before, len(script.lessons), shown)


@lru_cache(maxsize=LISTS_KEPT)
def _known_actions(game: str, content_hash: str) -> dict[int, bytes]:
    """The actions of a game that were encoded before, by number."""
    return {}


def actions(table: Table, legal: Iterable[int]) -> Any:
    """A list of legal actions, each of which is encoded once for all tables of a game."""
    game = table.game
    known = _known_actions(game.name, game.content_hash)
    out: list[bytes] = []
    for action in legal:
        found = known.get(action)
        if found is None:
            found = known[action] = encode(game.to_dict(action))
        out.append(found)
    return Raw(b"[" + b",".join(out) + b"]")


def message(
    everybody: schema.Table,
    own: Own,
    events: list[schema.GameEvent],
    chat: Iterable[ChatLine],
    done: list[schema.Done],
) -> bytes:
    """The table message of one viewer, with what happened since the last one."""
    lines = [schema.ChatLine(line.number, line.seat, line.name, line.watcher, line.text, line.time) for line in chat]
    return encode(replace(everybody, **own, events=events, chat=lines, done=done or UNSET))


def shown(everybody: schema.Table, own: Own) -> schema.Shown:
    """The same over HTTP, without what happened."""
    table = replace(everybody, **own)
    return schema.Shown(**{name: getattr(table, name) for name in schema.Shown.__struct_fields__})


def events(happened: Iterable[NumberedEvent], viewer: int | None) -> list[schema.GameEvent]:
    """The events a viewer may know."""
    return [schema.GameEvent(number, event.kind, event.args) for number, event in happened if event.seen_by(viewer)]


def undone(table: Table, viewer: int | None) -> list[schema.GameEvent]:
    """What happened and was taken back, for the log to show in grey to those who saw it happen."""
    return [
        schema.GameEvent(number, "table-undone", event.to_json())
        for number, event in table.history.undone
        if event.seen_by(viewer)
    ]
