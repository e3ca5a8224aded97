"""Link previews: title, description and picture of a page, in the reader's language.

Search engines and the previews of links read it. It is made from what anybody with the link may see, names no player,
and changes nothing: a table that sleeps in the store is not woken.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from orrery import api
from orrery.locale.texts import Texts
from orrery.server.hub import Hub
from orrery.server.new_table import SERVED
from orrery.table.phase import OVER, WAITING

PICTURE = "orrery"
"""The picture of everything that is about no single game."""


class Preview(NamedTuple):
    """The preview of a page."""

    tab: str
    """The title of the page, as the client sets it too."""
    title: str
    text: str
    picture: str = PICTURE
    kind: str = ""
    """Which kind of page it is, for what to load first."""
    game: str = ""
    found: bool = True
    """Whether search engines may list the page."""
    translated: bool = False
    """Whether the page has an address of its own in every language."""


class TableFacts(msgspec.Struct):
    """What a preview needs to know of a table; read from the line the lobby would show."""

    game: str
    phase: str
    seats: list[SeatFacts]

    def free(self) -> int:
        """How many seats nobody has taken."""
        return sum(seat.kind == "empty" for seat in self.seats)


class SeatFacts(msgspec.Struct):
    """Whether a seat is taken; the name of who sits there is not even read."""

    kind: str


_summary = msgspec.json.Decoder(TableFacts)


async def table_facts(hub: Hub, name: str) -> TableFacts | None:
    """A table as it is now, from memory or from its line in the store; None if there is none."""
    room = hub.rooms.get(name)
    if room is not None:
        seats = [SeatFacts(seat.kind) for seat in room.table.seats]
        return TableFacts(room.table.game.name, room.table.phase, seats)
    row = await hub.store.table(name)
    return _summary.decode(row.summary) if row is not None else None


def lobby(texts: Texts) -> Preview:
    """The lobby."""
    games = texts.join([_name(texts, game) for game in SERVED])
    text = texts.say("preview-lobby", {"games": games})
    return Preview(texts.say("orrery"), texts.say("preview-lobby-title"), text, kind="lobby", translated=True)


def about(texts: Texts) -> Preview:
    """Help and credits."""
    title = texts.say("about-title")
    return Preview(title, f"{title} · {texts.say('orrery')}", texts.say("preview-about"), kind="about", translated=True)


def learn(texts: Texts, game: str | None) -> Preview:
    """A guided game. Opening the page makes a table, so nothing that only looks for pages should."""
    name = f"{_name(texts, game)}: " if game else ""
    title = texts.say("guide-label")
    return Preview(title, name + title, texts.say("preview-learn"), game or PICTURE, found=False)


def shelf(texts: Texts, kind: str, game: str) -> Preview:
    """The rules or the cards of a game."""
    named = {"game": _name(texts, game)}
    title = texts.say(f"pages-{kind}-tab", named)
    return Preview(title, title, texts.say(f"preview-{kind}", named), game, kind, game, translated=True)


def table(texts: Texts, facts: TableFacts, replay: bool) -> Preview:
    """A table, or the replay of a finished one: an invitation."""
    free = facts.free()
    if facts.phase == WAITING:
        about, kind = "free" if free else "full", "waiting"
    else:
        about, kind = "over" if facts.phase == OVER else "running", "replay" if replay else "table"
    named = {"game": _name(texts, facts.game), "count": free}
    title, text = texts.say(f"preview-{about}", named), texts.say(f"preview-{about}-text")
    return Preview(texts.say("title-table", named), title, text, facts.game, kind, facts.game)


def fair(texts: Texts, facts: TableFacts) -> Preview:
    """The page that checks the luck of a table."""
    title = texts.say("fair-title")
    return Preview(title, f"{_name(texts, facts.game)}: {title}", texts.say("fair-lead"), facts.game, found=False)


def take(texts: Texts) -> Preview:
    """A link that moves a seat: it says nothing of whose seat or of which table."""
    return Preview(texts.say("orrery"), texts.say("preview-take"), texts.say("preview-take-text"), found=False)


def lost(texts: Texts, what: str = "page") -> Preview:
    """A page, table, game or link that is not there."""
    return Preview(texts.say("orrery"), texts.say(f"lost-{what}"), texts.say(f"lost-{what}-text"), found=False)


def _name(texts: Texts, game: str) -> str:
    return texts.say(f"{api.game(game).name}-name")
