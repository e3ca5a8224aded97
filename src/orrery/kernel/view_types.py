"""What every game's view has: the types of what a viewer is shown."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class ScoreLine(TypedDict):
    """The points of one line of the score pad, by seat; None where the viewer may not know them."""

    id: str
    points: list[int | None]


class ScoreFact(TypedDict):
    """A line that is shown with the score and adds nothing to it."""

    id: str
    values: list[int | None]


class ScoreSheetView(TypedDict):
    """The score pad: its lines in printed order, the totals and the tie-break by seat."""

    lines: list[ScoreLine]
    totals: list[int | None]
    tie_break: list[int]
    facts: NotRequired[list[ScoreFact]]
