"""The shape of what Nebula shows of a table, for type checkers."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from orrery.kernel.game import Game
from orrery.kernel.state import State


class Cluster(TypedDict):
    """A star cluster, cells clockwise from its start cell."""

    id: str
    stars: list[str | None]
    clock: int
    crescent: int


class Progress(TypedDict):
    """How far a seat is with a goal."""

    have: int
    need: int


class Common(TypedDict):
    """An open common goal."""

    id: str
    first: int
    later: int
    pairs: list[list[str]]
    top: int | None
    claimed: list[int]
    met: list[int]
    progress: list[Progress]


class Advanced(TypedDict):
    """An open advanced goal."""

    id: str
    slot: str
    counts: list[int]


class Token(TypedDict):
    """A value token."""

    id: str
    track: int
    space: int
    height: int
    rank: int
    worth: int


class Player(TypedDict):
    """What a seat has, as far as the viewer may know."""

    stock: dict[str, int]
    galaxy: dict[str, str]
    blacks: int
    constellations: list[str]
    dealt: list[str | None]
    kept: str | None
    kept_met: bool | None
    kept_progress: Progress | None
    sealed: bool


class Ends(TypedDict):
    """How near each end of the game is."""

    track: list[int]
    constellations: list[int]
    bag: int
    markers: list[int]
    met: list[str]


class Line(TypedDict):
    """A line of the score pad."""

    id: str
    points: list[int | None]


class Scores(TypedDict):
    """The score pad."""

    lines: list[Line]
    totals: list[int | None]
    tie_break: list[int]


class Table(TypedDict):
    """Everything on the table."""

    viewer: int | None
    phase: str
    pending: list[int]
    over: bool
    winners: list[int]
    round: int
    first: int | None
    active: int | None
    full: bool
    board: str
    bag: dict[str, int]
    box: dict[str, int]
    bright: str | None
    token: int
    clusters: list[Cluster]
    drawn: dict[str, int]
    placed: list[str]
    placements: int
    bonus: bool
    matching: str | None
    keep: int
    common: list[Common]
    advanced: list[Advanced]
    values: list[Token]
    seats: list[Player]
    ends: Ends
    scores: Scores
    push_changes: NotRequired[dict[str, list[int]]]


def table_of(game: Game, concealed: State) -> Table:
    """The table as the viewer of a concealed state sees it."""
    return cast(Table, game.view(concealed))
