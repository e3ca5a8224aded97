"""The shape of a Comet view: what `view.py` returns and the browser's types are generated from."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from orrery.kernel.view_types import ScoreSheetView

Area = Literal["meadow", "jungle", "desert", "water", "lava"]
Sign = Literal["meadow", "jungle", "desert", "water", "lava", "wild", "none"]
FieldType = Literal["meadow", "jungle", "desert", "water", "lava", "nest", "cavern"]
Skip = Literal["meadow", "jungle", "desert", "water", "lava", "nest"]
NeutralId = Literal["mammoth", "tortoise"]


class Token(TypedDict, total=False):
    """What stands on a field: a player's savior, or a neutral token."""

    seat: int
    savior: int
    token: NeutralId


class Field(TypedDict):
    """A field of the board."""

    id: str
    type: FieldType
    nest: NotRequired[int]
    tokens: NotRequired[list[Token]]


class Slot(TypedDict):
    """A hatched animal and where its savior is."""

    card: str
    field: str | None
    distance: int | None
    skips: list[Area]


class UsedAbility(TypedDict):
    """An ability that is used: how many cards have it, and how many of them are ready."""

    id: str
    cards: int
    ready: int


class Player(TypedDict):
    """A player; "?" in a hand stands for a hidden card."""

    hero: str | None
    hand: list[str]
    hand_size: int
    animals: int
    """How many of the hand are animal cards."""
    limit: int
    slots: list[Slot | None]
    rescued: list[str]
    abilities: list[UsedAbility]
    skips: list[Skip]
    occupy: bool
    lower: int
    out: bool


class Step(TypedDict):
    """A step of a savior: the field it enters and the symbol it spends."""

    field: str
    symbol: Sign


class Way(TypedDict):
    """A field a savior can reach by the symbols left, and the steps there."""

    savior: int
    field: str
    steps: list[Step]


class Piles(TypedDict):
    """How many cards lie in each pile."""

    draw: int
    comet: int
    silver_discard: int
    gold: int
    gold_discard: int


class Nesting(TypedDict):
    """The hatching under way."""

    wanted: int
    """The number of the nest that is wanted."""
    open: int
    """The number that has a free nest; 0 for none."""
    occupied: bool
    """Whether an occupied nest serves too."""


class CometView(TypedDict):
    """Everything a viewer is shown of a game of Comet."""

    game: Literal["comet"]
    viewer: int | None
    phase: str
    pending: list[int]
    over: bool
    winners: list[int]
    turn: int
    first: int | None
    active: int | None
    side: str
    comet: bool
    idle: list[int]
    piles: Piles
    discard: list[str]
    display: list[str]
    played: list[str]
    takeable: list[str]
    fields: list[Field]
    tokens: dict[NeutralId, str | None]
    pool: dict[Sign, int]
    moved: bool
    plays: int
    hatches: int
    nesting: Nesting | None
    glide: int | None
    """How many steps an ability moves a savior; 0: to a nest or the cavern, skipping what may be skipped."""
    counts: bool
    """Whether the gold card being taken counts towards the hand limit."""
    reach: list[Way] | None
    seats: list[Player]
    scores: ScoreSheetView
