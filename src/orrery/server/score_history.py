"""The score over a finished game: what every seat had after each choice that changed anything."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from orrery.kernel.state import State
from orrery.server import schema
from orrery.server.answers import gzip_json, room_of
from orrery.table.errors import Refused
from orrery.table.phase import OVER
from orrery.table.table import Table


async def see_scores(request: Request) -> Response:
    """The scores at all moments of a finished game, when everything is open."""
    table = (await room_of(request)).table
    if table.phase != OVER or table.journal is None:
        raise Refused("wrong-time", "the scores can be had when the game is over: they count what was secret")
    return gzip_json(request, scores_of(table))


def scores_of(table: Table) -> schema.Scores:
    """Play the game again and note the score whenever it changes."""
    journal = table.journal
    assert journal is not None
    state = journal.game.new(journal.seats, journal.options)
    out = schema.Scores(of=table.known.choices, at=[], totals=[], facts={})
    made, last = 0, None
    for moment in range(table.known.choices + 1):
        upto = table.known.choices_before(moment)
        for seat, action in journal.choices[made:upto]:
            state.apply(seat, action)
        made = upto
        totals, facts = _score(state.disclose())
        if (totals, facts) == last and moment < table.known.choices:
            continue
        last = totals, facts
        out.at.append(moment)
        out.totals.append(totals)
        for name, values in facts.items():
            out.facts.setdefault(name, []).append(values)
    return out


def _score(state: State) -> tuple[list[int], dict[str, list[int]]]:
    """The totals and the facts of an open position."""
    sheet = state.score_sheet()
    return [total or 0 for total in sheet.totals], {
        name: [value or 0 for value in values] for name, values in sheet.facts
    }
