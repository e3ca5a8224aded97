"""Before the start: what the host sets up, who is ready, and the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from orrery import bots
from orrery.card_list import fitting, game_with
from orrery.kernel.errors import BadContent
from orrery.kernel.options import Value
from orrery.table import luck
from orrery.table.clock import TimeControl
from orrery.table.commands.requester import Requester
from orrery.table.entry import ContentChanged, OptionsChanged, ReadyChanged, SeatChanged, Started
from orrery.table.errors import BadList, Refused
from orrery.table.names import bot_name
from orrery.table.phase import WAITING
from orrery.table.set_up import checked_setup


class SetUpCommands(Requester):
    """What is settled before a game begins."""

    def seat(self, seat: int, kind: Literal["bot", "empty"], bot: str | None = None) -> SeatChanged:
        """The host puts a bot at a seat or makes it empty."""
        self.must_be_in(WAITING)
        host = self.host_seat()
        place = self.checked_seat(seat)
        if place == host:
            raise Refused("bad-seat", "that is your own seat; leave it instead")
        if kind == "empty":
            return SeatChanged(**self.stamp, seat=place, bot="", name="")
        known = bots.names(self.table.game)
        if bot is None or bot not in known:
            raise Refused("bad-bot", f"there is no bot {bot!r}; one of {', '.join(known)}")
        return SeatChanged(**self.stamp, seat=place, bot=bot, name=bot_name(place, self.table.seating.names(place)))

    def options(
        self,
        seats: int | None,
        options: Mapping[str, Value] | None,
        control: TimeControl | None,
        seconds: float | None = None,
        hints: bool | None = None,
    ) -> OptionsChanged:
        """The host changes the set-up; everybody is asked again whether ready."""
        self.must_be_in(WAITING)
        self.host_seat()
        wanted = len(self.table.seats) if seats is None else seats
        chosen = self.table.options if options is None else options
        setup = checked_setup(self.table, wanted, chosen, control or self.table.clock.control, seconds, hints)
        if any(seat.kind == "person" for seat in self.table.seats[setup["seats"] :]):
            raise Refused("taken", "somebody sits at a seat that would go away")
        return OptionsChanged(**self.stamp, **setup)

    def content(self, card_list: dict[str, object] | None) -> ContentChanged:
        """The host lays a card list over the game's own, or goes back to that with none."""
        self.must_be_in(WAITING)
        self.host_seat()
        table = self.table
        try:
            game = game_with(table.game.name, card_list)
        except BadContent as complaint:
            raise BadList([complaint]) from None
        options = fitting(game, table.options)
        game.new(len(table.seats), options)
        return ContentChanged(**self.stamp, content=card_list, options=options)

    def ready(self, ready: bool) -> ReadyChanged:
        """Say that one is ready, or not."""
        self.must_be_in(WAITING)
        return ReadyChanged(**self.stamp, seat=self.own_seat(), ready=ready)

    def start(self) -> Started:
        """The host starts when every seat is taken and everybody else is ready."""
        self.must_be_in(WAITING)
        host = self.host_seat()
        for place, seat in enumerate(self.table.seats):
            if seat.kind == "empty":
                raise Refused("not-ready", f"seat {place + 1} is empty; put a bot there or wait")
            if seat.kind == "person" and place != host and not seat.ready:
                raise Refused("not-ready", f"{seat.name} is not ready")
        state = self.table.game.new(len(self.table.seats), self.table.opening())
        for chooser, action in self.table.inherited:
            state.apply(chooser, action)
        nature = luck.settle(self.table, state, len(self.table.inherited))
        return Started(**self.stamp, nature=nature)
