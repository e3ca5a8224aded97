"""The evaluator of the Creature against a single Hunted: its fitted chance to win when a turn begins."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Final

from orrery.games.notalone import kinds
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import Ints, i64, ints
from orrery.kernel.bits import popcount

RESCUE_SPACES: Final = 14
ASSIMILATION_SPACES: Final = 8
WILLS: Final = 4
HANDS: Final = 7

# Where the weights of each thing begin, one after the other.
RESCUE_AT: Final = 0
ASSIMILATION_AT: Final = RESCUE_AT + RESCUE_SPACES
COUNTERS: Final = ASSIMILATION_AT + ASSIMILATION_SPACES
HAND_AND_WILL: Final = COUNTERS + RESCUE_SPACES * ASSIMILATION_SPACES
ASSIMILATION_AND_WILL: Final = HAND_AND_WILL + HANDS * WILLS
IN_HAND: Final = ASSIMILATION_AND_WILL + ASSIMILATION_SPACES * WILLS
IN_DISCARD: Final = IN_HAND + kinds.PLACES
PAIR: Final = IN_DISCARD + kinds.PLACES
MARKER_AT: Final = PAIR + 4
SHIELDED: Final = MARKER_AT + 5
SURVIVAL_CARDS_HELD: Final = SHIELDED + 3
HUNT_CARD_HELD: Final = SURVIVAL_CARDS_HELD + 8
HUNT_CARDS_ALLOWED: Final = HUNT_CARD_HELD + kinds.HUNT_CARDS
ARTEMIA_HERE: Final = HUNT_CARDS_ALLOWED + 3
WILL_ON_TRACK: Final = ARTEMIA_HERE + 2
DECKS: Final = WILL_ON_TRACK + 4
WEIGHTS: Final = DECKS + 2

GROUPS: Final = [
    ("rescue", RESCUE_AT),
    ("assimilation", ASSIMILATION_AT),
    ("counters", COUNTERS),
    ("hand_and_will", HAND_AND_WILL),
    ("assimilation_and_will", ASSIMILATION_AND_WILL),
    ("in_hand", IN_HAND),
    ("in_discard", IN_DISCARD),
    ("pair", PAIR),
    ("marker", MARKER_AT),
    ("shield", SHIELDED),
    ("survival_cards", SURVIVAL_CARDS_HELD),
    ("hunt_card", HUNT_CARD_HELD),
    ("hunt_cards_allowed", HUNT_CARDS_ALLOWED),
    ("artemia_here", ARTEMIA_HERE),
    ("will_on_track", WILL_ON_TRACK),
    ("decks", DECKS),
    ("end", WEIGHTS),
]
"""The names the file of weights gives its parts, with where each begins."""

FITTED: Final = Path(__file__).with_name("standing.json")
"""The weights, in thousandths of log-odds for the Creature; written by bench/standing.py."""


def _read() -> Ints:
    """The weights in order."""
    data = json.loads(FITTED.read_text(encoding="utf-8"))
    return ints([int(weight) for name, _ in GROUPS[:-1] for weight in data[name]])


_WEIGHTS: Final = _read()


def least(value: i64, most: i64) -> i64:
    """A number, or the most there is a weight for."""
    return value if value < most else most


def traits(s: Position, out: Ints) -> i64:
    """Write the features of a position, each as the index of its weight, and return how many; at most 64."""
    seat: i64 = s.hunted(1)
    rescue: i64 = least(s.rescue, RESCUE_SPACES - 1)
    assimilation: i64 = least(s.assimilation, ASSIMILATION_SPACES - 1)
    will: i64 = s.will(seat)
    out[0] = COUNTERS + rescue * ASSIMILATION_SPACES + assimilation
    out[1] = HAND_AND_WILL + least(s.hand_count(seat), HANDS - 1) * WILLS + will
    out[2] = ASSIMILATION_AND_WILL + assimilation * WILLS + will
    out[3] = PAIR + s.effect_now(seat)
    out[4] = MARKER_AT + s.marker
    out[5] = SHIELDED + s.shield
    out[6] = SURVIVAL_CARDS_HELD + least(s.survival_count(seat), 7)
    out[7] = HUNT_CARDS_ALLOWED + s.hunt_allowed
    out[8] = ARTEMIA_HERE + (s.tables.artemia_spaces[s.side] >> s.rescue & 1)
    out[9] = WILL_ON_TRACK + least(popcount(s.track_will), 3)
    out[10] = DECKS + s.combined
    out[11] = RESCUE_AT + rescue
    out[12] = ASSIMILATION_AT + assimilation
    n: i64 = 13
    number: i64 = 0
    while number < kinds.NUMBERS:
        place: i64 = number + kinds.NUMBERS * (s.exploration_numbers >> number & 1)
        if s.hand(seat) >> number & 1:
            out[n] = IN_HAND + place
            n += 1
        elif s.discard(seat) >> number & 1:
            out[n] = IN_DISCARD + place
            n += 1
        number += 1
    card: i64 = 0
    while card < kinds.HUNT_CARDS:
        if s.hunt_hand >> card & 1:
            out[n] = HUNT_CARD_HELD + card
            n += 1
        card += 1
    return n


def chance_to_win(s: Position, room: Ints) -> float:
    """The Creature's chance to win from the beginning of a turn; 0 or 1 when the game is over."""
    if s.over:
        return 1.0 if s.winner == 1 else 0.0
    total: i64 = 0
    n: i64 = traits(s, room)
    i: i64 = 0
    while i < n:
        total += _WEIGHTS[room[i]]
        i += 1
    return 1.0 / (1.0 + exp(-0.001 * float(total)))
