"""Not Alone's vocabulary: every action as a small int, in a pinned order that records rely on."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final

from orrery.games.notalone.kinds import HUNT_CARDS, MOST_SEATS, NUMBERS, SLOTS, SURVIVAL_CARDS, TOKEN_IDS
from orrery.games.notalone.tables import Tables, adjacent_pairs
from orrery.kernel.arrays import Ints, ints
from orrery.kernel.vocabulary import Family, Row, Vocabulary

# Windows and cards.
PASS: Final = 0
PASS_PHASE: Final = PASS + 1
PLAY_HUNT: Final = PASS_PHASE + 1  # + card
PLAY_SURVIVAL: Final = PLAY_HUNT + HUNT_CARDS  # + card
# Phase 1.
PLAY: Final = PLAY_SURVIVAL + SURVIVAL_CARDS  # + number
PLAY_TWO: Final = PLAY + NUMBERS  # + pair of numbers
PLAY_WITH: Final = PLAY_TWO + 45  # + 10 * hand card + discard card
RESIST: Final = PLAY_WITH + 100
GIVE_UP: Final = RESIST + 1
# Place cards.
TAKE_BACK: Final = GIVE_UP + 1  # + number
TAKE_PLAYED: Final = TAKE_BACK + NUMBERS
DISCARD_CARD: Final = TAKE_PLAYED + 1  # + number
PICK: Final = DISCARD_CARD + NUMBERS  # + number
SWAP: Final = PICK + NUMBERS  # + 10 * played card + discard card
HIDE_TWO: Final = SWAP + 100  # + pair of numbers
NAME_ONE: Final = HIDE_TWO + 45  # + number
NAME_TWO: Final = NAME_ONE + NUMBERS  # + pair of numbers
# Tokens and people.
PLACE_TOKEN: Final = NAME_TWO + 45  # + 10 * token + slot
PLACE_WIDE: Final = PLACE_TOKEN + 30  # + 13 * token + pair of slots
MOVE_TOKEN: Final = PLACE_WIDE + 39  # + 10 * token + slot
SWAP_TWO: Final = MOVE_TOKEN + 30  # + pair of tokens: 0-1, 0-2, 1-2
TO_SLOT: Final = SWAP_TWO + 3  # + slot
MOVE_WHOM: Final = TO_SLOT + SLOTS  # + 2 * seat + which of the explored places
NAME_SEAT: Final = MOVE_WHOM + 2 * MOST_SEATS  # + seat
# Phase 3.
USE: Final = NAME_SEAT + MOST_SEATS
NOTHING: Final = USE + 1
RECYCLE: Final = NOTHING + 1
COPY: Final = RECYCLE + 1  # + slot
LOSE_WILL: Final = COPY + SLOTS
DISCARD_SURVIVAL: Final = LOSE_WILL + 1  # + card
KEEP_SURVIVAL: Final = DISCARD_SURVIVAL + SURVIVAL_CARDS  # + card
DRAW: Final = KEEP_SURVIVAL + SURVIVAL_CARDS
HEAL: Final = DRAW + 1  # + seat
ACQUIRE_CARD: Final = HEAL + MOST_SEATS  # + number
REVEAL: Final = ACQUIRE_CARD + NUMBERS  # + slot
SEARCH: Final = REVEAL + SLOTS  # Maze variant: look at three cards
SET_PLACE: Final = SEARCH + 1  # + 5 * place of the second row + slot below
DROP_PLACE: Final = SET_PLACE + 50  # + place of the second row
TELEPORT: Final = DROP_PLACE + 10  # + number
WILL_ON_SPACE: Final = TELEPORT + NUMBERS  # + distance
WILL_FROM_SUPPLY: Final = WILL_ON_SPACE + 18
WILL_FROM_SPACE: Final = WILL_FROM_SUPPLY + 1  # + distance
VOTE_FOR: Final = WILL_FROM_SPACE + 18  # + seat
# Others of the Creature.
BURY: Final = VOTE_FOR + MOST_SEATS  # + Hunt card
CHOOSE_SIDE: Final = BURY + HUNT_CARDS  # + side - 1
# What nature does.
CLOSE: Final = CHOOSE_SIDE + 2
NAME_CREATURE: Final = CLOSE + 1  # + seat
CHOOSE_SET: Final = NAME_CREATURE + MOST_SEATS  # + place
DRAW_HUNT: Final = CHOOSE_SET + 20  # + card
DRAW_SURVIVAL: Final = DRAW_HUNT + HUNT_CARDS  # + card
LOSE_HUNT: Final = DRAW_SURVIVAL + SURVIVAL_CARDS  # + card
TURN_UP: Final = LOSE_HUNT + HUNT_CARDS  # + place of the second row
ACTIONS: Final = TURN_UP + 10


def _pairs() -> list[tuple[int, int]]:
    return [(a, b) for a in range(NUMBERS) for b in range(a + 1, NUMBERS)]


NUMBER_PAIRS: Final = _pairs()
PAIR_FIRST: Final[Ints] = ints([a for a, _ in NUMBER_PAIRS])
PAIR_SECOND: Final[Ints] = ints([b for _, b in NUMBER_PAIRS])
PAIRS: Final = 45
SLOT_PAIRS: Final = 13
TOKEN_PAIRS: Final = [(0, 1), (0, 2), (1, 2)]


def _rows(names: Iterable[object]) -> list[Row]:
    return [(name,) for name in names]


def notalone_vocabulary(tables: Tables) -> Vocabulary:
    """Every action of the game, by the names its content gives. Places and slots are told by number from 1."""
    numbers = range(1, NUMBERS + 1)
    one = _rows(numbers)
    two = _rows([(a + 1, b + 1) for a, b in NUMBER_PAIRS])
    slots = _rows(range(1, SLOTS + 1))
    seats = _rows(range(MOST_SEATS))
    square: list[Row] = [*product(numbers, numbers)]
    wide: list[Row] = [*product(TOKEN_IDS, [(a + 1, b + 1) for a, b in adjacent_pairs()])]
    single: list[Row] = [*product(TOKEN_IDS, range(1, SLOTS + 1))]
    whom: list[Row] = [*product(range(MOST_SEATS), (1, 2))]
    hunt, survival = _rows(tables.hunt_ids), _rows(tables.survival_ids)
    lower = tables.place_ids[5:10] + tables.place_ids[15:20]
    spaces = _rows(range(1, 19))
    vocabulary = Vocabulary(
        [
            Family("pass", (), [()]),
            Family("pass-phase", (), [()]),
            Family("hunt", ("card",), hunt),
            Family("survive", ("card",), survival),
            Family("play", ("place",), one),
            Family("play-two", ("places",), two),
            Family("play-with", ("place", "beside"), square),
            Family("resist", (), [()]),
            Family("give-up", (), [()]),
            Family("take-back", ("place",), one),
            Family("take-played", (), [()]),
            Family("discard", ("place",), one),
            Family("pick", ("place",), one),
            Family("swap", ("played", "place"), square),
            Family("hide", ("places",), two),
            Family("name-place", ("place",), one),
            Family("name-places", ("places",), two),
            Family("place-token", ("token", "slot"), single),
            Family("place-token-wide", ("token", "slots"), wide),
            Family("move-token", ("token", "slot"), single),
            Family("swap-tokens", ("tokens",), _rows([(TOKEN_IDS[a], TOKEN_IDS[b]) for a, b in TOKEN_PAIRS])),
            Family("choose-slot", ("slot",), slots),
            Family("move-hunted", ("seat", "which"), whom),
            Family("name-seat", ("seat",), seats),
            Family("use", (), [()]),
            Family("nothing", (), [()]),
            Family("recycle", (), [()]),
            Family("copy", ("slot",), slots),
            Family("lose-will", (), [()]),
            Family("discard-survival", ("card",), survival),
            Family("keep-survival", ("card",), survival),
            Family("draw", (), [()]),
            Family("heal", ("seat",), seats),
            Family("acquire", ("place",), one),
            Family("reveal", ("slot",), slots),
            Family("search", (), [()]),
            Family("set-place", ("place", "slot"), [*product(lower, range(6, 11))]),
            Family("drop-place", ("place",), _rows(lower)),
            Family("teleport", ("place",), one),
            Family("will-on-space", ("space",), spaces),
            Family("will-from-supply", (), [()]),
            Family("will-from-space", ("space",), spaces),
            Family("vote", ("seat",), seats),
            Family("bury", ("card",), hunt),
            Family("choose-side", ("side",), [(1,), (2,)]),
            Family("close", (), [()]),
            Family("name-creature", ("seat",), seats),
            Family("choose-set", ("place",), _rows(tables.place_ids)),
            Family("draw-hunt", ("card",), hunt),
            Family("draw-survival", ("card",), survival),
            Family("lose-hunt", ("card",), hunt),
            Family("turn-up", ("place",), _rows(lower)),
        ]
    )
    assert vocabulary.size == ACTIONS
    return vocabulary
