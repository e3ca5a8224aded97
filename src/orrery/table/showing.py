"""What a table shows to one person: everything made from what that person's seat may know."""

from __future__ import annotations

from orrery.kernel.state import State
from orrery.table.fair import commitment
from orrery.table.table import OVER, RUNNING, Story, Table


def show(table: Table, viewer: int | None, now: float) -> dict[str, object]:
    """The table as it is now, without events and chat, which depend on what was sent before."""
    journal = table.journal
    shown: dict[str, object] = {
        "is": "table",
        "number": table.number,
        "id": table.id,
        "game": table.game.name,
        "options": table.options,
        "private": table.private,
        "phase": table.phase,
        "host": table.host,
        "you": viewer,
        "seats": [_seat(table, place, now) for place in range(len(table.seats))],
        "clock": table.clock.to_json(),
        "view": None,
        "question": None,
        "legal": [],
        "may_undo": False,
        "undo_asked_by": table.undo_asked,
        "choices": len(journal.choices) if journal is not None else 0,
        "commitment": commitment(table.secret),
    }
    if table.next:
        shown["next"] = table.next
    if table.phase == OVER:
        shown["secret"] = table.secret
    if journal is None:
        return shown
    shown["view"] = table.game.view(journal.state.conceal(viewer))
    if viewer is not None:
        shown["may_undo"] = table.phase in (RUNNING, OVER) and journal.may_undo(viewer)
        if table.phase == RUNNING:
            shown["question"] = table.questions.get(viewer)
            shown["legal"] = legal_actions(table, journal.state, viewer)
    return shown


def legal_actions(table: Table, state: State, seat: int) -> list[dict[str, object]]:
    """What a seat may do now, in structured form."""
    return [table.game.to_dict(action) for action in state.legal(seat)]


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


def summary(table: Table) -> dict[str, object]:
    """A line of the lobby."""
    shown: dict[str, object] = {
        "id": table.id,
        "game": table.game.name,
        "phase": table.phase,
        "made": table.made,
        "options": table.options,
        "choices": len(table.journal.choices) if table.journal is not None else 0,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
    }
    if table.phase == OVER and table.journal is not None:
        shown["totals"] = table.journal.state.score_sheet().totals
        shown["winners"] = list(table.journal.state.winners())
    return shown
