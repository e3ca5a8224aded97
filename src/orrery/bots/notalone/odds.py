"""The evaluator of Not Alone with several Hunted: fitted log-odds that they win, from any position of a turn."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Final

from orrery.games.notalone import kinds
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import Ints, i64, ints
from orrery.kernel.bits import bit, has, popcount

TABLES: Final = 5  # 3 to 7 seats
RESCUES: Final = kinds.MOST_RESCUE + 1
ASSIMILATIONS: Final = kinds.MOST_ASSIMILATION + 1
HANDS: Final = 7
WILLS: Final = 4
HELD: Final = 4

# Where the weights of each feature begin, one after the other.
COUNTERS: Final = 0
RESCUE: Final = COUNTERS + TABLES * RESCUES * ASSIMILATIONS
ASSIMILATION: Final = RESCUE + TABLES * RESCUES
HAND_AND_WILL: Final = ASSIMILATION + TABLES * ASSIMILATIONS
IN_HAND: Final = HAND_AND_WILL + TABLES * HANDS * WILLS
IN_DISCARD: Final = IN_HAND + kinds.PLACES
PAIR: Final = IN_DISCARD + kinds.PLACES
MARKER: Final = PAIR + 4
SHIELD: Final = MARKER + 10
SURVIVAL_HELD: Final = SHIELD + 3
SURVIVAL_CARD: Final = SURVIVAL_HELD + HELD
HUNT_CARD: Final = SURVIVAL_CARD + kinds.SURVIVAL_CARDS
HUNT_ALLOWED: Final = HUNT_CARD + kinds.HUNT_CARDS
ARTEMIA: Final = HUNT_ALLOWED + 3
TRACK_WILL: Final = ARTEMIA + 2
DECKS: Final = TRACK_WILL + 4
WEIGHTS: Final = DECKS + 2

GROUPS: Final = [
    ("counters", COUNTERS),
    ("rescue", RESCUE),
    ("assimilation", ASSIMILATION),
    ("hand_and_will", HAND_AND_WILL),
    ("in_hand", IN_HAND),
    ("in_discard", IN_DISCARD),
    ("pair", PAIR),
    ("marker", MARKER),
    ("shield", SHIELD),
    ("survival_held", SURVIVAL_HELD),
    ("survival_card", SURVIVAL_CARD),
    ("hunt_card", HUNT_CARD),
    ("hunt_allowed", HUNT_ALLOWED),
    ("artemia", ARTEMIA),
    ("track_will", TRACK_WILL),
    ("decks", DECKS),
    ("end", WEIGHTS),
]
"""The names the file of weights gives its parts, with where each begins."""

FITTED: Final = Path(__file__).with_name("odds.json")
"""The weights, in thousandths of log-odds for the Hunted; written by bench/odds.py."""

SURE: Final = 9000
"""What a game that is over counts, in thousandths of log-odds."""

FEATURES: Final = 128
"""At least as many as a position can have at once."""


def _read() -> Ints:
    """The weights in order."""
    data = json.loads(FITTED.read_text(encoding="utf-8"))
    return ints([int(weight) for name, _ in GROUPS[:-1] for weight in data[name]])


W: Final = _read()


def least(value: i64, most: i64) -> i64:
    """A number, or the most there is a weight for."""
    return value if value < most else most


def table_of(s: Position) -> i64:
    """Which of the tables by number of seats holds: two seats use the one of three."""
    return s.seats - 3 if s.seats > 3 else 0


def write_features(s: Position, out: Ints) -> i64:
    """Write the features of a position, each as the index of its weight, and return how many.

    Cards played this turn count as discarded, for there they go.
    """
    table: i64 = table_of(s)
    rescue: i64 = least(s.rescue, RESCUES - 1)
    assimilation: i64 = least(s.assimilation, ASSIMILATIONS - 1)
    out[0] = COUNTERS + (table * RESCUES + rescue) * ASSIMILATIONS + assimilation
    out[1] = RESCUE + table * RESCUES + rescue
    out[2] = ASSIMILATION + table * ASSIMILATIONS + assimilation
    out[3] = MARKER + s.marker + (5 if s.exploration_numbers >> 3 & 1 else 0)
    out[4] = SHIELD + s.shield
    out[5] = ARTEMIA + (s.tables.artemia_spaces[s.side] >> s.rescue & 1)
    out[6] = TRACK_WILL + least(popcount(s.track_will), 3)
    out[7] = DECKS + s.combined
    out[8] = HUNT_ALLOWED + (s.hunt_allowed_next if s.phase > 1 else s.hunt_allowed)
    n: i64 = 9
    card: i64 = 0
    while card < kinds.HUNT_CARDS:
        if has(s.hunt_hand, card):
            out[n] = HUNT_CARD + card
            n += 1
        card += 1
    k: i64 = 1
    while k < s.seats:
        n = write_hunted(s, s.hunted(k), table, out, n)
        k += 1
    return n


def write_hunted(s: Position, seat: i64, table: i64, out: Ints, n: i64) -> i64:
    """Write the features of a Hunted behind n others, and return how many there are then."""
    hand: i64 = s.hand(seat)
    thrown: i64 = s.discard(seat)
    which: i64 = 0
    while which < 2:
        number: i64 = s.played(seat, which)
        if number >= 0:
            thrown |= bit(number)
        which += 1
    out[n] = HAND_AND_WILL + (table * HANDS + least(popcount(hand), HANDS - 1)) * WILLS + s.will(seat)
    effect: i64 = s.effect_next(seat) if s.phase > 1 else s.effect_now(seat)
    out[n + 1] = PAIR + effect
    out[n + 2] = SURVIVAL_HELD + least(s.survival_count(seat), HELD - 1)
    n += 3
    number = 0
    while number < kinds.NUMBERS:
        if has(hand, number):
            out[n] = IN_HAND + number + kinds.NUMBERS * (s.exploration_numbers >> number & 1)
            n += 1
        elif has(thrown, number):
            out[n] = IN_DISCARD + number + kinds.NUMBERS * (s.exploration_numbers >> number & 1)
            n += 1
        number += 1
    cards: i64 = s.survival(seat)
    number = 0
    while cards > 0 and number < kinds.SURVIVAL_CARDS and n < FEATURES - 16:
        if has(cards, number):
            out[n] = SURVIVAL_CARD + number
            n += 1
        number += 1
    return n


def log_odds(s: Position, room: Ints) -> i64:
    """How the Hunted stand, in thousandths of log-odds, in a position that hides nothing."""
    if s.over:
        return -SURE if s.winner == 1 else SURE
    total: i64 = 0
    n: i64 = write_features(s, room)
    i: i64 = 0
    while i < n:
        total += W[room[i]]
        i += 1
    return total


def chance(odds: float) -> float:
    """The chance that thousandths of log-odds mean."""
    return 1.0 / (1.0 + exp(-0.001 * odds))


def counters(s: Position, rescue: i64, assimilation: i64) -> i64:
    """What the two counters would count, were they so far from victory."""
    if assimilation <= 0:
        return -SURE
    if rescue <= 0:
        return SURE
    table: i64 = table_of(s)
    return (
        W[COUNTERS + (table * RESCUES + rescue) * ASSIMILATIONS + assimilation]
        + W[RESCUE + table * RESCUES + rescue]
        + W[ASSIMILATION + table * ASSIMILATIONS + assimilation]
    )


def hand_and_will(s: Position, cards: i64, will: i64) -> i64:
    """What a Hunted counts that has so many Place cards in hand and so much Will."""
    return W[HAND_AND_WILL + (table_of(s) * HANDS + least(cards, HANDS - 1)) * WILLS + will]


def place_number(s: Position, number: i64) -> i64:
    """The index of a card by its number: base, or behind it Exploration."""
    return number + kinds.NUMBERS * (s.exploration_numbers >> number & 1)


def to_hand(s: Position, number: i64) -> i64:
    """What it counts that a card is in hand rather than discarded, beside the number of cards."""
    place: i64 = place_number(s, number)
    return W[IN_HAND + place] - W[IN_DISCARD + place]
