"""A seat at a table and who sits there."""

from __future__ import annotations

from typing import Literal

Kind = Literal["person", "bot", "empty"]


class Seat:
    """Empty, a bot's, or a person's. A person who left a running game keeps the seat; a bot stands in."""

    def __init__(self) -> None:
        self.guest = ""
        self.name = ""
        self.bot = ""
        self.nonce = ""
        self.ready = False
        self.away = False
        self.rematch = False

    @property
    def kind(self) -> Kind:
        """What sits here: person, bot or empty."""
        if self.guest:
            return "person"
        return "bot" if self.bot else "empty"

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot makes the choices of this seat now."""
        return self.kind == "bot" or (self.kind == "person" and self.away)

    @property
    def is_present(self) -> bool:
        """Whether a person plays here and has not left."""
        return self.kind == "person" and not self.away

    def clear(self) -> None:
        """Make the seat empty."""
        self.__init__()  # type: ignore[misc]
