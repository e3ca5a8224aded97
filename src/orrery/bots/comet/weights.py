"""What the planner thinks things are worth, in rescue points."""

from __future__ import annotations

from orrery.games.comet.kinds import (
    COPY_PLAYED,
    DRAW_SILVER,
    DUPLICATE_SYMBOL,
    EXTRA_CARD,
    EXTRA_HATCH,
    FREE_STEPS,
    GAIN_WILD,
    GOLD_FOR_SILVER,
    HAND_LIMIT,
    HATCH_ON_OCCUPIED,
    PASSIVE,
    PLACE_NEUTRAL,
    REDUCE_NEST,
    REST_EXTRA_GOLD,
    SKIP_NESTS,
    SKIP_TERRAIN,
    TAKE_GOLD,
    TAKE_PLAYED,
    TO_NEST_OR_CAVERN,
)
from orrery.kernel.arrays import i64


class Weights:
    """The numbers of the evaluation. Another set of them is another style of play."""

    def __init__(self) -> None:
        self.step = 0.58
        """The part of what an animal brings that is earned on its way, the rest being earned by hatching it."""
        self.missing = 14
        """What a step costs for which no symbol is in hand; with one it is ten."""
        self.card = 0.9
        """A card in hand, as far as there are turns left to play it."""
        self.rescue = 0.58
        """A rescue beyond what it brings: its savior is free again."""
        self.hatch = 0.45
        """The part of what hatching would gain that an animal in hand is worth while a savior is free."""
        self.hatch_later = 0.12
        """The same for animals that must wait for a free savior."""
        self.ability = 1.25
        """Abilities of rescued animals, a multiple of what their uses bring."""
        self.ready = 0.43
        """The part of a use that a ready ability is worth."""
        self.steps_per_card = 1.85
        self.safe = 0.52
        self.hopeless = 1.5
        """Animals come home whose steps take less than the safe part of those to come, and none beyond the other."""
        self.unknown = 0.11
        """What an unknown card is worth beyond its being a card: it may be one to hatch."""
        self.wild = 0.1
        """What a wild card is worth beyond its being a card."""
        self.utility = 0.3
        """The same of a utility card."""
        self.horizon = 12.0
        """With fewer cards than this to come, cards and saviors count for less."""
        self.cycle = 4.1
        """How many cards are drawn from one Rest to the next."""
        self.set_hope = 0.11
        """The part of a lizard set that each of its animals counts before it is complete."""


def use_value(ability: i64, arg: i64, arg2: i64, timing: i64) -> float:
    """About what an ability brings from one Rest to the next."""
    if ability == REDUCE_NEST:
        return 0.5 * float(arg)
    if ability == EXTRA_HATCH:
        return 1.0 + 0.4 * float(arg2)
    if ability == DRAW_SILVER or ability == TAKE_PLAYED:
        return 1.0 * float(arg if arg > 0 else 1)
    if ability == TAKE_GOLD or ability == REST_EXTRA_GOLD:
        return 1.2 * float(arg)
    if ability == GAIN_WILD or ability == FREE_STEPS:
        return 0.75 * float(arg)
    if ability == SKIP_TERRAIN:
        return 1.8 if timing == PASSIVE else 0.7
    if ability == HAND_LIMIT:
        return 0.6 * float(arg)
    if ability == COPY_PLAYED:
        return 1.2
    if ability == EXTRA_CARD:
        return 1.1
    if ability == TO_NEST_OR_CAVERN:
        return 0.9
    if ability == DUPLICATE_SYMBOL:
        return 0.7
    if ability == PLACE_NEUTRAL or ability == SKIP_NESTS or ability == GOLD_FOR_SILVER:
        return 0.45
    return 0.2 if ability == HATCH_ON_OCCUPIED else 0.0
