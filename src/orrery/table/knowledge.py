"""What is known to everybody and what to one seat only: an answer to a secret question is not to be noticed.

Everybody sees a table by counts that leave such answers out: how many choices there are (`choices`) and how
many entries (`number_for`).
"""

from __future__ import annotations

from bisect import bisect_left


class Knowledge:
    """Which choices and entries of a table are public."""

    def __init__(self) -> None:
        self.public_counts: list[int] = [0]
        """For every number of choices how many of them everybody knows of."""
        self.carried_out: set[int] = set()
        """Which of the choices were answers to secret questions that all have since seen carried out."""
        self.secret_entries: list[tuple[int, int]] = []
        """The numbers of the entries that only one seat knows of, each with that seat."""
        self.secret_counts: dict[int, int] = {}
        """For each seat how many such entries it knows of."""
        self.last_known_to: int | None = None
        """The only seat that knows of the last entry; None if everybody may."""

    @property
    def choices(self) -> int:
        """How many choices everybody knows of."""
        return self.public_counts[-1]

    def add_choice(self, noticed: bool) -> None:
        """Count another choice; it is public if anybody but its maker could notice it."""
        self.public_counts.append(self.public_counts[-1] + (1 if noticed else 0))

    def is_public(self, choice: int) -> bool:
        """Whether everybody knows that a choice was made: at once, or since it was carried out."""
        return self.public_counts[choice + 1] > self.public_counts[choice] or choice in self.carried_out

    def undo_to(self, choices: int) -> None:
        """Go back to a number of choices."""
        del self.public_counts[choices + 1 :]
        self.carried_out = {choice for choice in self.carried_out if choice < choices}

    def count_entry(self, number: int) -> None:
        """Note entry `number`, which is secret if only one seat knows of it."""
        seat = self.last_known_to
        if seat is not None:
            self.secret_counts[seat] = self.secret_counts.get(seat, 0) + 1
            self.secret_entries.append((number, seat))

    def choices_before(self, public: int) -> int:
        """How many choices had been made when everybody first knew of that many."""
        return bisect_left(self.public_counts, public)

    def number_for(self, number: int, viewer: int | None) -> int:
        """How many of `number` entries a viewer knows of."""
        own = self.secret_counts.get(viewer, 0) if viewer is not None else 0
        return number - sum(self.secret_counts.values()) + own

    def entry_known_as(self, known: int, viewer: int | None) -> int:
        """The last entry a viewer had received who knew of `known` entries."""
        entry = known
        for secret, seat in self.secret_entries:
            if seat != viewer and secret <= entry + 1:
                entry += 1
        return entry
