"""Everything a Comet position consists of: name, axes, range, first value, who may see it.

After a change run `tools/accessors.py`, which writes the accessors in `fields.py`. The order and the names in dumps are
pinned: records, dumps and hashes rely on them. An array whose last axis is a "word" is a set of cards (see `cards`).
"""

from __future__ import annotations

from typing import Final

from orrery.games.comet import kinds
from orrery.games.comet.card_packing import CardPacking
from orrery.games.comet.content import Content
from orrery.kernel.layout import BY_RULE, Axis, Field, Layout, array, flag, offset, place, scalar
from orrery.kernel.state import HEAD, HEAD_FIELDS

MOST_SEATS: Final = 4
"""How many players there can be.

Rules: C1
"""
LAST_SEAT: Final = 3
EPOCHS: Final = 3
"""Shufflings of the silver pile that hidden cards are told apart by.

Rules: CS17, CS21
"""

_WORD: Final = (1 << kinds.WORD_BITS) - 1
_MANY: Final = 2000
_SKIPPED: Final = [*kinds.AREA_IDS, "nest"]

SEAT: Final = Axis("seat", MOST_SEATS)
SAVIOR: Final = Axis("savior", kinds.SAVIORS)
SLOT: Final = Axis("slot", kinds.SLOTS)
EPOCH: Final = Axis("epoch", EPOCHS)
TOOL: Final = Axis("tool", kinds.MOST_TOOLS, "tables.tool_ids")
SYMBOL: Final = Axis("symbol", kinds.SYMBOLS, kinds.SYMBOL_IDS)
TOKEN: Final = Axis("token", 2, kinds.TOKEN_IDS)
PLACE: Final = Axis("field", kinds.MOST_FIELDS, "tables.field_ids")
AMOUNT: Final = Axis("amount", kinds.MOST_REDUCTION + 1)
CARDS: Final = Axis("word", kinds.WORDS)
SILVER: Final = Axis("word", kinds.SILVER_WORDS)

FIELDS: list[Field] = [
    # Options, as chosen when the game began.
    scalar("side", "The side of the board.", 0, 1, names="tables.side_ids"),
    flag("straight", "1: skipping goes in a straight line only."),
    flag("wolf_others", "1: a Wolf never takes a card its owner played."),
    scalar("first_chosen", "The seat that goes first, or NONE: nature decides.", 0, LAST_SEAT, optional=True),
    scalar("idle_limit", "How many rounds without progress bring the comet.", 1, 1000, 0),
    flag("tie_animals", "1: a tie goes to the player with more rescued animals."),
    flag("guards_in_move", "1: guardians work in a Move only."),
    flag("copy_areas", "1: a Parrot copies no wild symbol."),
    flag("one_chameleon", "1: at most one chameleon stands in a set."),
    flag("take_turns", "1: between turns one ability at a time, until all pass."),
    flag("shuffle_empty", "1: a pile is shuffled anew the moment it is empty."),
    flag("wild_added", "1: a card with wild symbols alone begins no Move."),
    # Sets of cards.
    array("pile", "The silver cards of draw and comet pile, and the gold pile.", [CARDS], 0, _WORD, seen_by=BY_RULE),
    array("discard", "Both discard piles.", [CARDS], 0, _WORD),
    array("display", "The open gold cards.", [CARDS], 0, _WORD),
    array("played", "Cards played for movement in this turn or the one that just ended.", [CARDS], 0, _WORD),
    array("fresh", "Silver cards of those that are still in the discard since.", [SILVER], 0, _WORD),
    array("hand", "A seat's hand.", [SEAT, CARDS], 0, _WORD, seen_by=BY_RULE),
    array("rescued", "A seat's rescued animals.", [SEAT, CARDS], 0, _WORD),
    array("seen", "Silver cards in a hand that everybody saw.", [SEAT, SILVER], 0, _WORD),
    array("held", "Hand cards drawn unseen in an epoch.", [SEAT, EPOCH, SILVER], 0, _WORD, seen_by=BY_RULE),
    array("unseen", "Silver cards of an epoch in the pile or held.", [EPOCH, SILVER], 0, _WORD),
    array("held_count", "How many cards are held unseen.", [SEAT, EPOCH], 0, 100, plural="hidden"),
    scalar("epoch", "The epoch of the pile.", 0, EPOCHS - 1),
    scalar("draw_left", "How many cards the draw pile has.", 0, 100),
    scalar("comet_left", "How many cards the comet pile has.", 0, 100),
    # What each seat has.
    array("hand_size", "How many cards a seat has in hand.", [SEAT], 0, 150),
    array("hero", "A seat's hero, or NONE.", [SEAT], 0, kinds.HEROES - 1, names="tables.hero_ids", optional=True),
    array(
        "animal",
        "The hatched animal in a slot, or NONE.",
        [SEAT, SLOT],
        0,
        kinds.SILVER_CARDS + kinds.GOLD_CARDS - 1,
        names="tables.kind_ids",
        optional=True,
        plural="slot",
    ),
    array(
        "savior_field",
        "The field of a savior, NONE while it is on its board.",
        [SEAT, SAVIOR],
        0,
        kinds.MOST_FIELDS - 1,
        names="tables.field_ids",
        optional=True,
        plural="savior",
    ),
    array("ready", "How many cards with an ability are ready.", [SEAT, TOOL], 0, 150),
    array(
        "ready_tools",
        "The abilities with a card ready.",
        [SEAT],
        0,
        (1 << kinds.MOST_TOOLS) - 1,
        members="tables.tool_ids",
        plural="ready_mask",
    ),
    array("hand_limit", "The hand limit.", [SEAT], 0, _MANY, plural="limit"),
    array("skips", "Areas and empty nests that all saviors may always skip.", [SEAT], 0, 63, members=_SKIPPED),
    array("shares_nests", "1: a seat may hatch on occupied nests.", [SEAT], 0, 1, plural="occupy"),
    array("own_reduction", "By how much every nest distance may be lowered.", [SEAT], 0, _MANY, plural="lower"),
    array("gold_for_silver", "Silver cards of a Rest that gold may replace.", [SEAT], 0, _MANY, plural="replace"),
    array("rest_gold", "Gold cards a Rest gives besides.", [SEAT], 0, _MANY),
    array("rest_silver", "Silver cards a Rest gives besides.", [SEAT], 0, _MANY),
    array("nearest", "The fewest fields to the cavern a savior ever had to go.", [SEAT, SAVIOR], 0, kinds.MOST_FIELDS),
    # The board.
    array(
        "token_field",
        "The field of the mammoth or the tortoise, or NONE.",
        [TOKEN],
        0,
        kinds.MOST_FIELDS - 1,
        names="tables.field_ids",
        optional=True,
        plural="token",
    ),
    array("tokens_on", "How many tokens stand on a field.", [PLACE], 0, 14, plural="occupied"),
    # The course of the game.
    scalar("first_player", "The seat that went first, or NONE.", 0, LAST_SEAT, optional=True, plural="first"),
    scalar("active", "The seat whose turn it is, or NONE.", 0, LAST_SEAT, optional=True),
    scalar("turns", "How many turns have ended.", 0, 10**6),
    scalar("comet_phase", "1: the comet phase has begun.", 0, 1, plural="comet"),
    scalar("choices_due", "1: and its choices are still to be made.", 0, 1, plural="comet_due"),
    scalar("dropped_out", "The seats that have dropped out.", 0, 15, plural="out"),
    scalar("idle_turns", "How many turns in a row saw no progress.", 0, 4000, plural="idle"),
    scalar("progress_made", "1: this turn has seen some progress.", 0, 1, plural="progress"),
    # This turn.
    array("pool", "How many symbols of a kind can be used.", [SYMBOL], 0, _MANY),
    flag("moved", "1: a savior has moved."),
    scalar("plays", "How many cards without a wild symbol may still be played.", 0, _MANY),
    scalar("printed", "The areas shown by the cards played.", 0, 31, members=kinds.AREA_IDS),
    array("scouted", "The areas a savior may skip this turn.", [SAVIOR], 0, 31, members=kinds.AREA_IDS),
    scalar("hatched", "How many animals were hatched this turn.", 0, kinds.SLOTS),
    array("hatches", "How many hatchings are open, by how far they may be lowered.", [AMOUNT], 0, _MANY),
    scalar("lowered", "What has been taken off the nest distance now.", 0, _MANY),
    scalar("own_reduction_left", "What the permanent ability may still take off.", 0, _MANY, plural="lower_left"),
    scalar("bonus_used", "The hatching used for it, by how far it may be lowered.", 0, kinds.MOST_REDUCTION),
]
SIZE: int = place(HEAD, FIELDS)


def field_offset(name: str) -> int:
    """Where a field begins in the array."""
    return offset(FIELDS, name)


def comet_layout(content: Content) -> Layout:
    """The fields, with the names that a content gives their values."""
    return Layout([*HEAD_FIELDS, *FIELDS], content, {CARDS.name: CardPacking(content.tables)})
