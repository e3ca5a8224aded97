"""The shape of a Not Alone view: what `view.py` returns and the browser's types are generated from."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from orrery.kernel.view_types import ScoreSheetView

TokenId = Literal["creature", "artemia", "target"]
StepId = Literal["reveal", "free", "target", "artemia", "creature"]
PairId = Literal["keep-one", "both", "from-discard"]
WinnerId = Literal["creature", "hunted"]
MarkerKind = Literal["marker", "shield"]
Raised = Literal["no", "next-turn", "now"]


class Slot(TypedDict):
    """A spot of the planet: its place, its state, its tokens and who explores it."""

    slot: int
    place: str | None
    number: int | None
    reserve: int | None
    """How many cards of the place the reserve holds; None for the places everybody begins with."""
    hidden: bool
    ineffective: bool
    inaccessible: bool
    used: bool
    tokens: list[TokenId]
    explorers: list[int]


class CreatureSeat(TypedDict):
    """The seat of the Creature."""

    role: Literal["creature"]
    catches: int


class Chosen(TypedDict, total=False):
    """What a seat has sealed, where the viewer may know it."""

    places: list[str]
    seat: int


class HuntedSeat(TypedDict):
    """The seat of a Hunted; None stands for cards that are hidden."""

    role: Literal["hunted"]
    will: int
    hand: list[str] | None
    hand_count: int
    discard: list[str] | None
    discard_count: int
    owned: list[str] | None
    possible: list[str] | None
    shown: list[str] | None
    played: list[str]
    explores: list[int]
    resolved: list[bool]
    pair_next: PairId | None
    pair_now: PairId | None
    survival: list[str] | None
    survival_count: int
    survived: bool
    drawn: list[str] | None
    ignores: list[TokenId]
    loses_less: bool
    resists_more: bool
    takes_last: bool
    owed: int
    owed_will: int
    resisted: int
    resist_cards: int
    barred: bool
    caught: bool
    lost_last_will: bool
    catches: int
    will_lost: int
    sealed: bool
    chose: Chosen | None


Player = CreatureSeat | HuntedSeat


class Heat(TypedDict):
    """The chance in percent that somebody is at a spot, who may be, and what a catch there costs."""

    chance: int
    seats: list[int]
    will: int
    spaces: int


Prospect = TypedDict(
    "Prospect", {"is": str, "count": NotRequired[int], "will": NotRequired[int], "to": NotRequired[int]}
)
"""What a spot would do for a Hunted now, or why nothing."""


class Track(TypedDict):
    """The counters, and what lies on the track."""

    rescue: int
    rescue_start: int
    assimilation: int
    assimilation_start: int
    side: int | None
    artemia: list[int]
    will: list[int]
    supply: int


Marker = TypedDict("Marker", {"is": MarkerKind, "at": int, "slot": int | None, "raised": Raised})
"""The Marker on the Beach, or the Shield and the number it lies at; and the spot of either, if it lies on one."""


class TokenView(TypedDict):
    """A token of the Hunt and the spots it lies on."""

    id: TokenId
    available: bool
    slots: list[int]


class Maze(TypedDict):
    """The Maze deck."""

    left: int
    discard: list[str] | None
    looked_at: list[str] | None


PlayedHunt = TypedDict("PlayedHunt", {"card": str, "as": str})
"""A Hunt card that lies played, and the one it counts as."""


class Hunt(TypedDict):
    """The Hunt cards; None stands for cards that are hidden."""

    hand: list[str] | None
    hand_count: int
    known: list[str] | None
    bottom_count: int
    bottom_known: list[str] | None
    discard: list[str] | None
    top: str | None
    played: list[PlayedHunt]
    may_play: bool
    effects: list[str]
    named: int | None


class Team(TypedDict):
    """What holds for all Hunted."""

    smokescreen: bool
    radio: bool
    no_hunt_cards: bool
    revealed: bool


class Told(TypedDict):
    """What Telepathy was answered."""

    seat: int
    places: list[str] | None
    yes: bool


class NotAloneView(TypedDict):
    """Everything a viewer is shown of a game of Not Alone."""

    game: Literal["notalone"]
    viewer: int | None
    doing: str
    where: int | None
    """The spot that is being resolved."""
    moment: str | None
    pending: list[int]
    laid: str | None
    """The card you play in a moment for cards, until all have answered."""
    over: bool
    winner: WinnerId | None
    winners: list[int]
    turn: int
    phase: int
    step: StepId | None
    creature: int | None
    track: Track
    planet: list[Slot]
    reserve: dict[str, int]
    marker: Marker | None
    tokens: list[TokenView]
    maze: Maze | None
    hunt: Hunt
    survival_discard: list[str] | None
    team: Team
    told: Told | None
    heat: list[Heat] | None
    prospects: list[Prospect] | None
    seats: list[Player]
    scores: ScoreSheetView
