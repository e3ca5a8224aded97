"""How far a player is with a goal."""

from __future__ import annotations

from orrery.kernel.arrays import i64


class Progress:
    """So many of so many things a goal asks for, and the cells they concern."""

    def __init__(self, have: i64, need: i64, cells: i64) -> None:
        self.have = have
        self.need = need
        self.cells = cells
        self.colours: i64 = 0
        """How many colours lie in the cells, if the goal asks for a number of them."""
        self.of: i64 = 0
        """How many colours the goal asks for; 0 if it asks for none."""
        self.excess: i64 = 0
        """How many colours or stars are too many, so that some must be replaced first."""

    def share(self) -> float:
        """The part that is done, from 0 to 1; more than 1 if there is more than needed."""
        return float(self.have) / float(self.need)
