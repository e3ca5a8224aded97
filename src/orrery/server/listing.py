"""A table's line in the lobby, and in a person's own list of tables."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import asdict

from orrery.kernel.state import NATURE
from orrery.server.schema import ListedSeat, Listing, OwnListing
from orrery.table.phase import OVER, RUNNING
from orrery.table.table import Table


def listing(table: Table) -> Listing:
    """A line of the lobby: what anybody may know."""
    line = Listing(
        id=table.id,
        game=table.game.name,
        phase=table.phase,
        made=table.made,
        options=table.options,
        choices=table.known.choices,
        seats=[ListedSeat(seat.kind, seat.name) for seat in table.seats],
        world=table.game.world_of(table.options),
    )
    if table.phase == RUNNING and table.journal is not None:
        line.asked = [seat for seat in table.journal.state.conceal(None).pending() if seat != NATURE]
    if table.phase == OVER and table.journal is not None:
        line.totals = [total for total in table.journal.state.score_sheet().totals if total is not None]
        line.winners = list(table.journal.state.winners())
    return line


def own_listing(table: Table, seat: int) -> OwnListing:
    """A line of a person's own tables: the lobby's, and whether it is this person's turn."""
    yours = table.phase == RUNNING and seat in table.questions.open and not table.seats[seat].away
    return as_own(listing(table), seat, yours)


def as_own(line: Listing, seat: int, yours: bool = False) -> OwnListing:
    """A line of the lobby for the person at a seat."""
    return OwnListing(**asdict(line), you=seat, yours=yours)


def as_stored(line: Listing) -> Listing:
    """A line that was stored some time ago: whose turn it was then is out of date."""
    line.asked = UNSET
    return line
