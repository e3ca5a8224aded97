"""A table with people for tests: what they ask for is proposed, kept in a list, and accepted, as a server would."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

import orrery
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng
from orrery.table import set_up
from orrery.table.clock import TimeControl
from orrery.table.commands import Absence, Commands
from orrery.table.entry import Entry, decode_entry, encode_entry
from orrery.table.table import Table

SECRET = "s" * 64


def with_guest(log: list[Entry], old: str, new: str) -> list[Entry]:
    """A log in which one guest is another."""
    return [decode_entry(encode_entry(entry).replace(f'"{old}"', f'"{new}"')) for entry in log]


class Match:
    """A table, its log, and a clock that the test turns by hand."""

    def __init__(
        self,
        seats: int = 2,
        people: int = 2,
        clock: object = None,
        game: str = "nebula",
        secret: str = SECRET,
        names: Sequence[str] = (),
        **options: object,
    ) -> None:
        self.table = Table("test", orrery.game(game), secret)
        self.log: list[Entry] = []
        self.now = 1000.0
        control = msgspec.convert(clock or {}, TimeControl)
        self.keep(set_up.make(self.table, seats, cast("dict[str, Value]", options), False, control, self.now))
        for seat in range(people):
            name = names[seat] if seat < len(names) else f"Person {seat}"
            self.act(f"guest{seat}", lambda c, seat=seat, name=name: c.sit(seat, name, f"nonce{seat}"))
        for seat in range(people, seats):
            self.act("guest0", lambda c, seat=seat: c.seat(seat, "bot", "random"))

    def keep(self, entry: Entry) -> None:
        """Store an entry as a server does, through JSON, then apply it."""
        stored = decode_entry(encode_entry(entry))
        self.log.append(stored)
        self.table.accept(stored)

    def act(self, guest: str, propose: Callable[[Commands], Entry], absence: Absence | None = None) -> None:
        self.keep(propose(Commands(self.table, guest, self.now, absence)))

    def start(self) -> Match:
        for place, seat in enumerate(self.table.seats):
            if seat.kind == "person":
                self.act(f"guest{place}", lambda c: c.ready(True))
        self.act("guest0", lambda c: c.start())
        return self

    @property
    def state(self) -> orrery.State:
        assert self.table.journal is not None
        return self.table.journal.state

    def choose(self, seat: int, action: object | None = None, question: int | None = None) -> None:
        """Choose for a seat: some action, or the first legal one."""
        if action is None:
            action = self.table.game.to_dict(self.state.legal(seat)[0])
        asked = self.table.questions.open.get(seat) if question is None else question
        self.act("", lambda c: c.choose_for(seat, asked, action))

    def step(self, rng: Rng) -> None:
        """One choice at random of the first who is asked, or the end of a window that waits for nobody."""
        if self.table.waits_to_close():
            self.act("", lambda c: c.close_window())
            return
        seat = self.state.pending()[0]
        self.choose(seat, self.table.game.to_dict(rng.choice(self.state.legal(seat))))

    def play(self, seed: int | str, most: int = 10_000) -> Match:
        """Play on at random."""
        rng = Rng(seed)
        for _ in range(most):
            if self.table.phase != "running":
                break
            self.step(rng)
        return self

    def rebuilt(self) -> Table:
        """The table as it would be after a restart: made again from its log."""
        table = Table("test", self.table.game, self.table.secret)
        for entry in self.log:
            table.accept(entry)
        return table
