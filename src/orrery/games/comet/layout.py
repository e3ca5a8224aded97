"""Where each thing of a Comet position stands in its array of ints."""

from __future__ import annotations

from typing import Final

from orrery.games.comet.content import Content
from orrery.games.comet.kinds import MOST_FIELDS, MOST_REDUCTION, MOST_TOOLS, SILVER_WORDS, WORDS
from orrery.kernel.layout import Layout
from orrery.kernel.legacy import legacy_field
from orrery.kernel.state import HEAD, HEAD_FIELDS, NONE, UNKNOWN

MOST_SEATS: Final = 4
EPOCHS: Final = 3
"""Shufflings of the silver pile that hidden cards are told apart by (CS17, CS21)."""

# Options, as chosen when the game began.
SIDE: Final = HEAD  # which side of the board
STRAIGHT: Final = SIDE + 1  # 1: skipping goes in a straight line only
WOLF_OTHERS: Final = STRAIGHT + 1  # 1: a wolf never takes a card its owner played
FIRST_CHOSEN: Final = WOLF_OTHERS + 1  # a seat, or NONE: nature decides
IDLE_LIMIT: Final = FIRST_CHOSEN + 1
TIE_ANIMALS: Final = IDLE_LIMIT + 1  # 1: a tie goes to who rescued more animals
GUARDS_IN_MOVE: Final = TIE_ANIMALS + 1  # 1: guardians work in a Move only
COPY_AREAS: Final = GUARDS_IN_MOVE + 1  # 1: a parrot copies no wild symbol
ONE_CHAMELEON: Final = COPY_AREAS + 1  # 1: at most one chameleon stands in a set
TAKE_TURNS: Final = ONE_CHAMELEON + 1  # 1: between turns one ability at a time, until all pass
SHUFFLE_EMPTY: Final = TAKE_TURNS + 1  # 1: a pile is shuffled anew the moment it is empty
WILD_ADDED: Final = SHUFFLE_EMPTY + 1  # 1: a card with wild symbols alone begins no Move

# Sets of cards, WORDS ints each: see `cards`.
PILE: Final = WILD_ADDED + 1  # silver: draw and comet pile as one; gold: its pile
DISCARD: Final = PILE + WORDS
DISPLAY: Final = DISCARD + WORDS
PLAYED: Final = DISPLAY + WORDS  # for movement in this turn or the one that just ended
FRESH: Final = PLAYED + WORDS  # those of them still in the silver discard since; SILVER_WORDS ints
HAND: Final = FRESH + SILVER_WORDS  # a set a seat
RESCUED: Final = HAND + MOST_SEATS * WORDS
SEEN: Final = RESCUED + MOST_SEATS * WORDS  # silver hand cards that everybody saw; SILVER_WORDS a seat
HELD: Final = SEEN + MOST_SEATS * SILVER_WORDS  # a seat, an epoch: hand cards no other seat has seen
UNSEEN: Final = HELD + MOST_SEATS * EPOCHS * SILVER_WORDS  # an epoch: silver cards in the pile or held
HIDDEN: Final = UNSEEN + EPOCHS * SILVER_WORDS  # a seat, an epoch: how many cards are held
EPOCH: Final = HIDDEN + MOST_SEATS * EPOCHS  # the epoch of the pile
DRAW_LEFT: Final = EPOCH + 1  # cards in the draw pile
COMET_LEFT: Final = DRAW_LEFT + 1  # cards in the comet pile

# What each seat has.
HAND_SIZE: Final = COMET_LEFT + 1
HERO: Final = HAND_SIZE + MOST_SEATS
SLOT: Final = HERO + MOST_SEATS  # three a seat: the hatched animal
SAVIOR: Final = SLOT + 3 * MOST_SEATS  # three a seat: the field of the savior
READY: Final = SAVIOR + 3 * MOST_SEATS  # MOST_TOOLS a seat: cards ready with that ability
READY_MASK: Final = READY + MOST_TOOLS * MOST_SEATS  # the abilities with a card ready
LIMIT: Final = READY_MASK + MOST_SEATS  # the hand limit
SKIPS: Final = LIMIT + MOST_SEATS  # areas and nests that all saviors may always skip
OCCUPY: Final = SKIPS + MOST_SEATS  # 1: may hatch on occupied nests
LOWER: Final = OCCUPY + MOST_SEATS  # by how much every nest distance may be lowered
REPLACE: Final = LOWER + MOST_SEATS  # silver cards a Rest that gold ones may replace
REST_GOLD: Final = REPLACE + MOST_SEATS  # gold cards a Rest gives besides
REST_SILVER: Final = REST_GOLD + MOST_SEATS  # silver cards a Rest gives besides
NEAREST: Final = REST_SILVER + MOST_SEATS  # three a seat: the fewest fields to the cavern its savior ever had to go

# The board.
TOKEN: Final = NEAREST + 3 * MOST_SEATS  # the fields of mammoth and tortoise
OCCUPIED: Final = TOKEN + 2  # how many tokens stand on each field

# The course of the game.
FIRST: Final = OCCUPIED + MOST_FIELDS
ACTIVE: Final = FIRST + 1
TURNS: Final = ACTIVE + 1  # turns that have ended
COMET: Final = TURNS + 1  # 1: the comet phase has begun
COMET_DUE: Final = COMET + 1  # 1: and its choices are still to be made
OUT: Final = COMET_DUE + 1  # bits of the seats that have dropped out
IDLE: Final = OUT + 1  # turns in a row without progress (CS16)
PROGRESS: Final = IDLE + 1  # 1: this turn has seen some

# This turn.
POOL: Final = PROGRESS + 1  # symbols to use, by kind
MOVED: Final = POOL + 6  # 1: a savior has moved
PLAYS: Final = MOVED + 1  # cards without a wild that may still be played
PRINTED: Final = PLAYS + 1  # areas shown by the cards played
SCOUTED: Final = PRINTED + 1  # areas each savior may skip this turn
HATCHED: Final = SCOUTED + 3  # animals hatched this turn
HATCHES: Final = HATCHED + 1  # hatchings still open, by how far they may be lowered
LOWERED: Final = HATCHES + MOST_REDUCTION + 1  # what has been taken off the nest distance now
LOWER_LEFT: Final = LOWERED + 1  # what the permanent ability may still take off
BONUS_USED: Final = LOWER_LEFT + 1  # the hatching used for it, by how far it may be lowered
SIZE: Final = BONUS_USED + 1

_WORD: Final = (1 << 30) - 1


def comet_layout(content: Content) -> Layout:
    """Name every int of a position, with the values it may have."""
    tables = content.tables
    fields = tables.field_ids
    last_field = len(fields) - 1
    seats = MOST_SEATS
    return Layout(
        [
            *HEAD_FIELDS,
            legacy_field("side", SIDE, 1, 0, 1, tables.side_ids),
            legacy_field("straight", STRAIGHT, 1, 0, 1),
            legacy_field("wolf_others", WOLF_OTHERS, 1, 0, 1),
            legacy_field("first_chosen", FIRST_CHOSEN, 1, NONE, seats - 1),
            legacy_field("idle_limit", IDLE_LIMIT, 1, 1, 1000),
            legacy_field("tie_animals", TIE_ANIMALS, 1, 0, 1),
            legacy_field("guards_in_move", GUARDS_IN_MOVE, 1, 0, 1),
            legacy_field("copy_areas", COPY_AREAS, 1, 0, 1),
            legacy_field("one_chameleon", ONE_CHAMELEON, 1, 0, 1),
            legacy_field("take_turns", TAKE_TURNS, 1, 0, 1),
            legacy_field("shuffle_empty", SHUFFLE_EMPTY, 1, 0, 1),
            legacy_field("wild_added", WILD_ADDED, 1, 0, 1),
            legacy_field("pile", PILE, WORDS, UNKNOWN, _WORD),
            legacy_field("discard", DISCARD, WORDS, 0, _WORD),
            legacy_field("display", DISPLAY, WORDS, 0, _WORD),
            legacy_field("played", PLAYED, WORDS, 0, _WORD),
            legacy_field("fresh", FRESH, SILVER_WORDS, 0, _WORD),
            legacy_field("hand", HAND, seats * WORDS, UNKNOWN, _WORD),
            legacy_field("rescued", RESCUED, seats * WORDS, 0, _WORD),
            legacy_field("seen", SEEN, seats * SILVER_WORDS, 0, _WORD),
            legacy_field("held", HELD, seats * EPOCHS * SILVER_WORDS, UNKNOWN, _WORD),
            legacy_field("unseen", UNSEEN, EPOCHS * SILVER_WORDS, 0, _WORD),
            legacy_field("hidden", HIDDEN, seats * EPOCHS, 0, 100),
            legacy_field("epoch", EPOCH, 1, 0, EPOCHS - 1),
            legacy_field("draw_left", DRAW_LEFT, 1, 0, 100),
            legacy_field("comet_left", COMET_LEFT, 1, 0, 100),
            legacy_field("hand_size", HAND_SIZE, seats, 0, 150),
            legacy_field("hero", HERO, seats, NONE, 9, tables.hero_ids),
            legacy_field("slot", SLOT, 3 * seats, NONE, len(tables.kind_ids) - 1, tables.kind_ids),
            legacy_field("savior", SAVIOR, 3 * seats, NONE, last_field, fields),
            legacy_field("ready", READY, MOST_TOOLS * seats, 0, 150),
            legacy_field("ready_mask", READY_MASK, seats, 0, (1 << MOST_TOOLS) - 1),
            legacy_field("limit", LIMIT, seats, 0, 2000),
            legacy_field("skips", SKIPS, seats, 0, 63),
            legacy_field("occupy", OCCUPY, seats, 0, 1),
            legacy_field("lower", LOWER, seats, 0, 2000),
            legacy_field("replace", REPLACE, seats, 0, 2000),
            legacy_field("rest_gold", REST_GOLD, seats, 0, 2000),
            legacy_field("rest_silver", REST_SILVER, seats, 0, 2000),
            legacy_field("nearest", NEAREST, 3 * seats, 0, MOST_FIELDS),
            legacy_field("token", TOKEN, 2, NONE, last_field, fields),
            legacy_field("occupied", OCCUPIED, MOST_FIELDS, 0, 14),
            legacy_field("first", FIRST, 1, NONE, seats - 1),
            legacy_field("active", ACTIVE, 1, NONE, seats - 1),
            legacy_field("turns", TURNS, 1, 0, 10**6),
            legacy_field("comet", COMET, 1, 0, 1),
            legacy_field("comet_due", COMET_DUE, 1, 0, 1),
            legacy_field("out", OUT, 1, 0, 15),
            legacy_field("idle", IDLE, 1, 0, 4000),
            legacy_field("progress", PROGRESS, 1, 0, 1),
            legacy_field("pool", POOL, 6, 0, 2000),
            legacy_field("moved", MOVED, 1, 0, 1),
            legacy_field("plays", PLAYS, 1, 0, 2000),
            legacy_field("printed", PRINTED, 1, 0, 31),
            legacy_field("scouted", SCOUTED, 3, 0, 31),
            legacy_field("hatched", HATCHED, 1, 0, 3),
            legacy_field("hatches", HATCHES, MOST_REDUCTION + 1, 0, 2000),
            legacy_field("lowered", LOWERED, 1, 0, 2000),
            legacy_field("lower_left", LOWER_LEFT, 1, 0, 2000),
            legacy_field("bonus_used", BONUS_USED, 1, 0, MOST_REDUCTION),
        ]
    )
