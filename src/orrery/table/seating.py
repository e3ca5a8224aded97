"""Who sits where, and who hosts."""

from __future__ import annotations

from orrery.table.seat import Seat


class Seating:
    """The seats of a table in their order."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.host = 0
        self.handed_over: dict[str, int] = {}
        """How often a guest has handed over a seat to another device: links from before are used up."""

    def resize(self, count: int) -> None:
        """Have a number of seats; those who sit stay where they can."""
        while len(self.seats) < count:
            self.seats.append(Seat())
        del self.seats[count:]

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        for place, seat in enumerate(self.seats):
            if guest and seat.guest == guest:
                return place
        return None

    def people(self) -> list[int]:
        """The seats whose persons are at the table."""
        return [place for place, seat in enumerate(self.seats) if seat.is_present]

    def names(self, without: int | None = None) -> list[str]:
        """The names of those who sit at the table, one seat left out."""
        return [seat.name for place, seat in enumerate(self.seats) if place != without]

    def nonces(self) -> list[str]:
        """What each seat added to the table's luck."""
        return [seat.nonce for seat in self.seats]

    def ask_again_if_ready(self) -> None:
        """Let nobody count as ready: the set-up has changed."""
        for seat in self.seats:
            seat.ready = False

    def hand_over_seat(self, place: int, guest: str) -> None:
        """Let another device have a seat."""
        owner = self.seats[place].guest
        self.handed_over[owner] = self.handed_over.get(owner, 0) + 1
        self.seats[place].guest = guest

    def hand_over_host(self, place: int) -> None:
        """Let another person host if the host leaves."""
        others = [other for other in self.people() if other != place]
        if place == self.host and others:
            self.host = others[0]
