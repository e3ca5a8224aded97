"""Kinds of frames: what is going on, and what their two arguments mean. The numbers are pinned by hashes."""

from __future__ import annotations

from typing import Final

from orrery.kernel.arrays import i64

NAME_CREATURE: Final = 1  # nature names the Creature (R2)
CHOOSE_PLACES: Final = 2  # nature takes one place of the number in the first argument (E12)
BOARD_SIDE: Final = 3  # the Creature picks the board side (R4)
DEAL: Final = 4  # nature deals a Survival card to that Hunted, counted from the Creature's left (R6)
REFILL: Final = 5  # nature deals Hunt cards until the hand holds that many (R6, R30)
TURN: Final = 6  # a turn, at that step; second: 1 if something was resolved since the last window (Q40)
WINDOW: Final = 7  # that moment; second: the seats that may play (Q37)
CHOOSE: Final = 8  # all Hunted choose Place cards, sealed (R13)
HUNTING: Final = 9  # the Creature places these tokens; second: 1 if it may play Hunt cards meanwhile (R18, Q39)
PICKING: Final = 10  # River and Fjord owners pick, sealed (E81)
AFTER_REVEAL: Final = 11  # the Creature carries out these effects of E61
ORDER: Final = 12  # that seat chooses which of two places to resolve first
RESOLVE: Final = 13  # place: power, take-back or nothing (R22)
RECKONING: Final = 14  # places resolved: 0 free, 1 Target, 2 Artemia (E82); second: 1 + 2 * seat + which has arrived
RECYCLE_OR_COPY: Final = 15  # place; second: the place whose power it is (Lair, Nexus)
TAKE: Final = 16  # seat and which; second: how many cards to take back, OPTIONAL, OR_PLAYED
DISCARD: Final = 17  # that seat discards; second: how many Place cards
SCREAM: Final = 18  # second: the seats that discard or lose Will, sealed
TOXIN: Final = 19  # second: the seats that discard a Survival card, sealed
NAMING: Final = 20  # that seat names a Hunted; second: what for, and 8 * a number
DRAW: Final = 21  # nature draws for that seat, WHICH: to choose from; second: how many Survival cards
SHELTER: Final = 22  # that seat keeps one of the drawn cards
SOURCE: Final = 23  # place; second: the place whose power it is
HEAL: Final = 24  # that seat heals a Hunted
ARCHIPELAGO: Final = 25  # place; second: how many more cards may be discarded
MYCELIUM: Final = 26  # place; second: the place whose power it is, and 32 * counters placed
ACQUIRE: Final = 27  # place
MAZE: Final = 28  # place
TURN_UP: Final = 29  # nature turns up the card at that slot (E31)
MAZE_LOOK: Final = 30  # place; second: how many more cards nature shows (E72)
MAZE_SET: Final = 31  # place: one of them is laid
MAZE_USE: Final = 32  # place; second: use or take the place at that slot (E74)
MAZE_DROP: Final = 33  # place: one card is discarded, the third goes below (E75, E76)
PORTAL: Final = 34  # place
REGAIN: Final = 35  # that seat regains Will; second: how much
RESCUE_MOVE: Final = 36  # the Rescue counter moves that many more spaces (Q17)
VOTE: Final = 37  # who gets the Will counter, sealed (E40)
MOVE_TOKEN: Final = 38  # that seat moves a token; second: one of these
DETOUR: Final = 39  # the Creature names an explored place
DETOUR_TO: Final = 40  # where to; first: 2 * seat + which
TELEPATHY: Final = 41  # the Creature asks that seat
PHOBIA: Final = 42  # that seat hides two cards
DISCARD_TOGETHER: Final = 43  # so many Place cards; second: of these seats, sealed (Forbidden Zone, Q44)
VORTEX: Final = 44  # that seat swaps a played card
STRIKE_BACK: Final = 45  # nature takes that many Hunt cards
CATACLYSM: Final = 46  # the Creature makes a place ineffective
DOUBLE_BACK: Final = 47  # that seat keeps a played card
BURY: Final = 48  # the Creature puts Hunt cards under the deck (Instinct)
SETTLE: Final = 49  # lost last Will, from that Hunted on (R46)
COPY: Final = 50  # place; second: the Survival card that copies (E56)
ANSWER: Final = 51  # nature lets that seat answer; second: about these numbers (Telepathy)

# What NAMING is for.
FOR_ANTICIPATION: Final = 0
FOR_ASCENDANCY: Final = 1
FOR_PHOBIA: Final = 2
FOR_TELEPATHY: Final = 3
FOR_PARALYSIS: Final = 4
FOR_MEDIKIT: Final = 5
FOR_SOLIDARITY: Final = 6
FOR_MANGROVE: Final = 7

# Bits of `resolved`, each twice, for the first and the second explored place; the last is the Hunted's.
PLACE_RESOLVED: Final = 1
TARGET_RESOLVED: Final = 4
ARTEMIA_RESOLVED: Final = 16
CREATURE_RESOLVED: Final = 64
TELEPORTED: Final = 256  # a Portal led there, so the card was not played in phase 1 (E58)
TIME_SHIFTED: Final = 1024  # counted by Time Shift (Q29)

# A first argument that names an explored place ("place" above): a seat with two bits.
WHICH: Final = 8  # the second of two explored places
NO_SELF: Final = 16  # the power is used away from its card: nothing of "this card" returns

# Bits of the second argument of TAKE, beside how many.
OPTIONAL: Final = 32
OR_PLAYED: Final = 64


def seat_of(place: i64) -> i64:
    """The seat of a first argument that names an explored place."""
    return place & 7


def which_of(place: i64) -> i64:
    """Which of the seat's two explored places it names."""
    return place // WHICH & 1
