"""The shape of a Nebula view: what `view.py` returns and the browser's types are generated from."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from orrery.kernel.view_types import ScoreSheetView

Star = Literal["red", "purple", "yellow", "white", "blue", "orange", "black"]
ClusterId = Literal["upper", "right", "left"]
EndId = Literal["track", "constellations", "bag", "markers", "idle"]
AdvancedSlot = Literal["A", "B", "C", "D"]
BoardName = Literal["galaxy_board", "galaxy_board_shared"]
Stars = dict[Star, int]


class Progress(TypedDict):
    """How far a seat is with a goal: so many of so many, and the cells concerned."""

    have: int
    need: int
    cells: list[str]
    colours: NotRequired[int]
    """How many colours of how many, where a goal asks for colours."""
    of: NotRequired[int]


class CommonGoal(TypedDict):
    """An open common goal, and how far every seat is with it."""

    id: str
    first: int
    later: int
    pairs: list[list[str]]
    """Pairs of constellations, any one of which the goal asks for."""
    top: int | None
    claimed: list[int]
    met: list[int]
    progress: list[Progress]


class AdvancedGoal(TypedDict):
    """An open advanced goal, and what it counts in each galaxy."""

    id: str
    slot: AdvancedSlot
    counts: list[int]
    cells: list[list[str]]


class ValueToken(TypedDict):
    """A value token: where it is on its track, its rank from 1, and what the rank is worth."""

    id: str
    track: int
    space: int
    height: int
    rank: int
    worth: int


class Player(TypedDict):
    """A player: stock, galaxy and secret goal; "?" stands for a hidden card."""

    stock: Stars
    galaxy: dict[str, Star]
    blacks: int
    constellations: list[str]
    dealt: list[str | None]
    kept: str | None
    kept_met: bool | None
    kept_progress: Progress | None
    sealed: bool


class Cluster(TypedDict):
    """A cluster of the nebula board."""

    id: ClusterId
    stars: list[Star | None]
    clock: int
    crescent: int


class Ends(TypedDict):
    """The ends of the game as meters: how far, of how many."""

    track: list[int]
    constellations: list[int]
    bag: int
    markers: list[int]
    met: list[EndId]


class NebulaView(TypedDict):
    """Everything a viewer is shown of a game of Nebula."""

    game: Literal["nebula"]
    viewer: int | None
    phase: str
    pending: list[int]
    over: bool
    winners: list[int]
    round: int
    first: int | None
    active: int | None
    full: bool
    board: BoardName
    """Where the content describes the galaxy board in play."""
    bag: Stars
    box: Stars
    bright: Star | None
    token: int
    clusters: list[Cluster]
    drawn: Stars
    placed: list[Star]
    placements: int
    bonus: bool
    matching: Star | None
    """The colour that earns the third placement of this turn."""
    keep: int
    """How many of the drawn stars are kept."""
    common: list[CommonGoal]
    advanced: list[AdvancedGoal]
    values: list[ValueToken]
    seats: list[Player]
    ends: Ends
    scores: ScoreSheetView
    faces: NotRequired[dict[ClusterId, dict[str, Star | None]]]
    """For each clock, the star it would face after each number of steps."""
    forbidden: NotRequired[dict[Star, dict[str, list[str]]]]
    """For each colour that may be placed, the cells beside stars of that colour, with those stars."""
    push_changes: NotRequired[dict[str, list[int]]]
    """For each value token that can be pushed, how every seat's points would change."""
