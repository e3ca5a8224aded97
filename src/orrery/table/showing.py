"""What a table shows: one part everybody sees, and one for each person made from what that person's seat may know."""

from __future__ import annotations

from orrery.kernel.action import Action
from orrery.kernel.options import automatic
from orrery.kernel.state import NATURE
from orrery.table.table import OVER, RUNNING, Story, Table


class Showing:
    """The game of a table at one moment, for each viewer from what that viewer may know."""

    def __init__(self, table: Table) -> None:
        self.table = table
        journal = table.journal
        self.public = table.game.view(journal.state.conceal(None)) if journal is not None else None

    def own(self, viewer: int | None) -> dict[str, object]:
        """What only this viewer is told: its view, what it is asked, what it may do."""
        table, journal = self.table, self.table.journal
        out: dict[str, object] = {
            "number": table.number_for(viewer),
            "you": viewer,
            "view": self.public,
            "question": None,
            "your_last": 0,
            "may_undo": False,
        }
        if viewer is not None and journal is not None:
            out["view"] = table.game.view(journal.state.conceal(viewer), self.public)
            out["your_last"] = table.last_beat_of(viewer)
            out["may_undo"] = table.may_undo(viewer)
            if table.phase == RUNNING:
                out["question"] = table.questions.get(viewer)
        return out

    def legal(self, viewer: int | None) -> list[Action]:
        """What a viewer may do now."""
        journal = self.table.journal
        if viewer is None or journal is None or self.table.phase != RUNNING:
            return []
        return journal.state.legal(viewer)


def show(table: Table, viewer: int | None, now: float) -> dict[str, object]:
    """The table as one person sees it now, without events and chat, which depend on what was sent before."""
    showing = Showing(table)
    legal = [table.game.to_dict(action) for action in showing.legal(viewer)]
    return {**shared(table, now), **showing.own(viewer), "legal": legal}


def shared(table: Table, now: float) -> dict[str, object]:
    """What everybody sees alike: all of it is public, and what runs down is as it is at the moment given."""
    shown: dict[str, object] = {
        "is": "table",
        "id": table.id,
        "game": table.game.name,
        "options": table.options,
        "automatic": automatic(table.game.options, table.options),
        "content": {"hash": table.game.content_hash, "differs": table.differs},
        "private": table.private,
        "phase": table.phase,
        "host": table.host,
        "seats": [_seat(table, place, now) for place in range(len(table.seats))],
        "clock": table.clock.to_json(),
        "undo_asked_by": table.undo_asked,
        "choices": table.beats[-1],
        "commitment": table.commitment,
    }
    if table.next:
        shown["next"] = table.next
    if table.inherited_from:
        shown["from"] = {"table": table.inherited_from, "choices": table.beats[len(table.inherited)]}
    if table.phase == OVER:
        shown["secret"] = table.secret
    return shown


def _seat(table: Table, place: int, now: float) -> dict[str, object]:
    seat = table.seats[place]
    shown: dict[str, object] = {
        "kind": seat.kind,
        "name": seat.name,
        "ready": seat.ready,
        "away": seat.away,
        "asks_undo": table.undo_asked == place,
        "rematch": seat.rematch,
    }
    if seat.bot:
        shown["bot"] = seat.bot
    left = table.clock.shown(place, now)
    if left is not None:
        shown["clock"] = round(left, 1)
        shown["ticking"] = place in table.clock.thinking
    return shown


def tell(story: list[Story], viewer: int | None) -> list[dict[str, object]]:
    """The events a viewer may know."""
    return [{"number": number, **event.to_json()} for number, event in story if event.seen_by(viewer)]


def undone(table: Table, viewer: int | None) -> list[dict[str, object]]:
    """What happened and was taken back, for the log to show in grey to those who saw it happen."""
    return [
        {"number": number, "kind": "table-undone", "args": event.to_json()}
        for number, event in table.undone
        if event.seen_by(viewer)
    ]


def own_summary(table: Table, seat: int) -> dict[str, object]:
    """A line of a person's own tables: the lobby's, and whether it is this person's turn."""
    yours = table.phase == RUNNING and seat in table.questions and not table.seats[seat].away
    return {**summary(table), "you": seat, "yours": yours}


def summary(table: Table) -> dict[str, object]:
    """A line of the lobby: what anybody may know."""
    shown: dict[str, object] = {
        "id": table.id,
        "game": table.game.name,
        "phase": table.phase,
        "made": table.made,
        "options": table.options,
        "choices": table.beats[-1],
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
    }
    if table.phase == RUNNING and table.journal is not None:
        shown["asked"] = [seat for seat in table.journal.state.conceal(None).pending() if seat != NATURE]
    if table.phase == OVER and table.journal is not None:
        shown["totals"] = table.journal.state.score_sheet().totals
        shown["winners"] = list(table.journal.state.winners())
    return shown
