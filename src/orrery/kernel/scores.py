"""The score pad: one row per kind of points, one column per seat."""

from __future__ import annotations

from orrery.kernel.view_types import ScoreSheetView


class ScoreSheet:
    """Every line of the score pad in printed order, the totals, and the tie-break.

    A value is None where it depends on something the viewer may not know; so is its total.
    Facts are lines that are shown with the score but add nothing to it.
    """

    def __init__(
        self,
        lines: list[tuple[str, list[int | None]]],
        tie_break: list[int],
        seats: int,
        facts: list[tuple[str, list[int | None]]] | None = None,
    ) -> None:
        self.lines = lines
        self.facts: list[tuple[str, list[int | None]]] = facts if facts is not None else []
        self.tie_break = tie_break
        self.totals: list[int | None] = [self._total(seat) for seat in range(seats)]

    def _total(self, seat: int) -> int | None:
        total = 0
        for _, points in self.lines:
            value = points[seat]
            if value is None:
                return None
            total += value
        return total

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScoreSheet) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        raise TypeError("a score sheet is no key; use its totals")

    def __reduce__(self) -> tuple[type[ScoreSheet], tuple[object, ...]]:
        return ScoreSheet, (self.lines, self.tie_break, len(self.totals), self.facts)

    def __repr__(self) -> str:
        return f"<ScoreSheet {dict(self.lines)}, totals {self.totals}>"

    def line(self, name: str) -> list[int | None]:
        """The points of one line for every seat."""
        for key, points in self.lines + self.facts:
            if key == name:
                return points
        raise KeyError(name)

    def best(self) -> tuple[int, ...]:
        """The seats with the highest total, ties broken; all of them where the tie stays."""
        ranked: list[tuple[int, int]] = []
        for seat, total in enumerate(self.totals):
            ranked.append((total if total is not None else -1, self.tie_break[seat]))
        top = max(ranked)
        return tuple([seat for seat, rank in enumerate(ranked) if rank == top])

    def to_json(self) -> ScoreSheetView:
        """The sheet as plain data."""
        out: ScoreSheetView = {
            "lines": [{"id": name, "points": list(points)} for name, points in self.lines],
            "totals": list(self.totals),
            "tie_break": list(self.tie_break),
        }
        if self.facts:
            out["facts"] = [{"id": name, "values": list(values)} for name, values in self.facts]
        return out
