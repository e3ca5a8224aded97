"""Two tables that one viewer cannot tell apart: the same as far as it may know, otherwise as different as can be."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, State
from orrery.table.entry import Chose, Closed, Entry, Started, Undid
from orrery.table.table import Table
from tests.table.people import Match

Step = tuple[list[Entry], list[Entry]]
"""What happens at the one table and at the other; after it the viewer still cannot tell them apart."""
CANDIDATES = 12
"""How many other choices are tried in the other world before it takes the same one."""


class Worlds:
    """A played match, and a second one that differs from it in secret choices and hidden draws."""

    def __init__(self, match: Match, viewer: int | None, rng: Rng, daring: int = 3) -> None:
        self.match = match
        self.viewer = viewer
        self.rng = rng
        self.daring = daring
        """One in so many choices is another one in the second world, where the viewer would not notice."""
        self.one = Table("test", match.table.game, match.table.secret)
        self.two = Table("test", match.table.game, match.table.secret)
        self.differences = 0
        """How many choices differ between the worlds, or were made in one of them only."""

    def steps(self) -> Iterator[Step]:
        """Tell what happens, as long as there is a second world."""
        for entry in self.match.log:
            twins = self._twins(entry)
            if twins is None:
                return
            self.one.accept(entry)
            for each in twins:
                self.two.accept(each)
            self._check()
            yield [entry], twins

    def _check(self) -> None:
        """The worlds are alike for the viewer by the gate of the engine itself."""
        if self.one.journal is not None and self.two.journal is not None:
            assert self.one.journal.state.conceal(self.viewer) == self.two.journal.state.conceal(self.viewer)

    def _twins(self, entry: Entry) -> list[Entry] | None:
        """The entries of the second world for one of the first; nothing if there are none that look the same."""
        if isinstance(entry, Started):
            state = self.match.table.game.new(len(self.one.seats), self.one.opening())
            nature = self._natures(state.copy(), state, entry.nature)
            return None if nature is None else [replace(entry, nature=nature)]
        if isinstance(entry, Chose):
            return self._chosen(entry)
        if isinstance(entry, Closed):
            return self._closed(entry)
        if isinstance(entry, Undid):
            back = self._same_moment(entry.to)
            return None if back is None else [replace(entry, to=back)]
        return [entry]

    def _same_moment(self, choices: int) -> int | None:
        """After how many choices the second world was where the first was after so many; none within a window."""
        beat = self.one.known.public_counts[choices]
        return self.two.known.choices_before(beat) if self.one.known.choices_before(beat) == choices else None

    def _states(self) -> tuple[State, State]:
        assert self.one.journal is not None and self.two.journal is not None
        return self.one.journal.state.copy(), self.two.journal.state.copy()

    def _chosen(self, entry: Chose) -> list[Entry] | None:
        one, two = self._states()
        seat, secret = entry.seat, one.asks_secretly()
        if secret and seat != self.viewer and seat not in two.pending():
            self.differences += 1
            return []
        if seat not in two.pending():
            return None
        action = self._alike(one, two, seat, entry.action)
        nature = None if action is None else self._natures(one, two, entry.nature)
        return None if nature is None else [replace(entry, action=action, nature=nature)]

    def _closed(self, entry: Closed) -> list[Entry] | None:
        """In the second world others may have to answer first whom the first one did not ask."""
        one, two = self._states()
        out: list[Entry] = []
        for seat in [each for each in two.pending() if each != NATURE]:
            seen = two.conceal(self.viewer)
            others = [each for each in two.legal(seat) if _after(two, seat, each).conceal(self.viewer) == seen]
            if seat == self.viewer or not others:
                return None
            self.differences += 1
            action = self.rng.choice(others)
            two.apply(seat, action)
            out.append(Chose(time=entry.time, guest="", seat=seat, action=action, nature=[]))
        nature = self._natures(one, two, entry.nature)
        return None if nature is None else [*out, replace(entry, nature=nature)]

    def _natures(self, one: State, two: State, actions: list[int]) -> list[int] | None:
        """Nature's choices in the second world for those of the first; both states go on by them."""
        out: list[int] = []
        for action in actions:
            if two.pending() != (NATURE,):
                return None
            found = self._alike(one, two, NATURE, action)
            if found is None:
                return None
            out.append(found)
        return out

    def _alike(self, one: State, two: State, seat: int, action: int) -> int | None:
        """A choice of the second world that looks to the viewer as the first one's does; both states go on by them."""
        seen_events = one.watch()
        one.apply(seat, action)
        seen, told = one.conceal(self.viewer), self._told(seen_events)
        legal = list(two.legal(seat))
        others = [each for each in legal if each != action]
        tried = (
            [self.rng.choice(others) for _ in range(CANDIDATES)] if others and self.rng.below(self.daring) == 0 else []
        )
        if seat == self.viewer:
            tried = []
        for candidate in [*tried, action, *(others if seat != self.viewer else [])]:
            if candidate not in legal:
                continue
            trial = two.copy()
            events = trial.watch()
            trial.apply(seat, candidate)
            if trial.conceal(self.viewer) == seen and self._told(events) == told:
                self.differences += candidate != action
                two.apply(seat, candidate)
                return candidate
        return None

    def _told(self, events: list) -> list[object]:  # type: ignore[type-arg]
        return [event.to_json() for event in events if event.seen_by(self.viewer)]


def _after(state: State, seat: int, action: int) -> State:
    trial = state.copy()
    trial.apply(seat, action)
    return trial
