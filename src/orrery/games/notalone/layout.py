"""Where each thing of a Not Alone position stands in its array of ints."""

from __future__ import annotations

from typing import Final

from orrery.games.notalone.content import Content
from orrery.games.notalone.kinds import (
    ALL_SLOTS,
    HUNT_CARDS,
    MOST_ASSIMILATION,
    MOST_RESCUE,
    MOST_SEATS,
    NUMBERS,
    PLACES,
    SLOTS,
    SURVIVAL_CARDS,
)
from orrery.kernel.layout import Layout
from orrery.kernel.legacy import legacy_field
from orrery.kernel.state import HEAD, HEAD_FIELDS, NONE, UNKNOWN

OTHERS: Final = MOST_SEATS
"""A CREATURE_CHOSEN that is no seat: nature names any but the host (R2)."""

# Options, as chosen when the game began.
CREATURE_CHOSEN: Final = HEAD  # a seat; NONE or OTHERS: nature decides (R2)
PLACES_CHOSEN: Final = CREATURE_CHOSEN + 1  # numbers of Exploration as bits, or NONE: nature decides (E12)
COMBINED: Final = PLACES_CHOSEN + 1  # 1: the enlarged decks (E7)
SIDE_CHOSEN: Final = COMBINED + 1  # 0: the Creature picks the board side (R4)
EXPERT: Final = SIDE_CHOSEN + 1
TOKENS_OPTIONAL: Final = EXPERT + 1
TWO_PLACE_LITERAL: Final = TOKENS_OPTIONAL + 1
POLE_ONCE: Final = TWO_PLACE_LITERAL + 1
TAKEBACK_STRICT: Final = POLE_ONCE + 1
MAZE_VARIANT: Final = TAKEBACK_STRICT + 1
HOST: Final = MAZE_VARIANT + 1  # the seat that is not the Creature where that is one of the OTHERS (R2)
FORCE_FIELD_EARLY: Final = HOST + 1
TAKEBACK_FEW: Final = FORCE_FIELD_EARLY + 1
LAST_WILL_EACH: Final = TAKEBACK_FEW + 1
AMPLIFIER_MOVES: Final = LAST_WILL_EACH + 1
GATE_FROM_CARD: Final = AMPLIFIER_MOVES + 1
TOGETHER: Final = GATE_FROM_CARD + 1
INSTEAD_EXPLORED: Final = TOGETHER + 1
MAZE_COPIES: Final = INSTEAD_EXPLORED + 1
WILL_BY_STOPPING: Final = MAZE_COPIES + 1

# The course of the game.
CREATURE: Final = WILL_BY_STOPPING + 1
SIDE: Final = CREATURE + 1
TURN_NUMBER: Final = SIDE + 1
PHASE: Final = TURN_NUMBER + 1
WINNER: Final = PHASE + 1  # 0 nobody yet, 1 the Creature, 2 the Hunted

# The track board.
RESCUE: Final = WINNER + 1  # spaces to the victory space
ASSIMILATION: Final = RESCUE + 1
SUPPLY: Final = ASSIMILATION + 1
TRACK_WILL: Final = SUPPLY + 1  # Will on the Rescue track, a bit a distance

# The planet.
SETS: Final = TRACK_WILL + 1  # the numbers whose place is Exploration's, as bits
PLACE_AT: Final = SETS + 1  # the place lying face up at each slot
WHERE: Final = PLACE_AT + SLOTS  # the slot where each number lies face up
HIDDEN: Final = WHERE + NUMBERS  # slots with a face-down card
INEFFECTIVE: Final = HIDDEN + 1
INACCESSIBLE: Final = INEFFECTIVE + 1
USED: Final = INACCESSIBLE + 1  # places used this turn that work once a turn, by number
MARKER: Final = USED + 1  # Beach: 1 on it; Dome: the number the Shield lies at
SHIELD: Final = MARKER + 1  # 1 raised for next turn, 2 protecting now
RESERVE: Final = SHIELD + 1  # copies of the base places 6-10, then of Exploration's
TOKEN_AT: Final = RESERVE + 10  # the slots each Hunt token covers
TOKENS_HERE: Final = TOKEN_AT + 3  # which tokens the Creature has this turn
TOKENS_DECLINED: Final = TOKENS_HERE + 1

# Maze variant.
MAZE_DECK: Final = TOKENS_DECLINED + 1  # bits as the reserve counts them
MAZE_BOTTOM: Final = MAZE_DECK + 1
MAZE_SEEN_BY: Final = MAZE_BOTTOM + 4
MAZE_BOTTOM_N: Final = MAZE_SEEN_BY + 4
MAZE_DISCARD: Final = MAZE_BOTTOM_N + 1
MAZE_DRAWN: Final = MAZE_DISCARD + 1

# Hunt cards.
HUNT_HAND: Final = MAZE_DRAWN + 1
HUNT_N: Final = HUNT_HAND + 1
HUNT_DECK: Final = HUNT_N + 1  # the unordered part of the deck
HUNT_BOTTOM: Final = HUNT_DECK + 1  # below it, the next to be drawn first
HUNT_BOTTOM_N: Final = HUNT_BOTTOM + HUNT_CARDS
HUNT_OPEN: Final = HUNT_BOTTOM_N + 1  # cards of the bottom that all have seen
HUNT_KNOWN: Final = HUNT_OPEN + 1  # cards in hand that the Hunted have seen
HUNT_DISCARD: Final = HUNT_KNOWN + 1
HUNT_TOP: Final = HUNT_DISCARD + 1
HUNT_PLAYED: Final = HUNT_TOP + 1  # the cards that lie played; they leave it for the discard (R30)
HUNT_AS: Final = HUNT_PLAYED + 2  # what each stands for (Flashback), for the whole turn
HUNT_PLAYED_N: Final = HUNT_AS + 2  # how many were played this turn
HUNT_ALLOWED: Final = HUNT_PLAYED_N + 1
HUNT_NEXT: Final = HUNT_ALLOWED + 1  # how many next turn
HUNT_ON: Final = HUNT_NEXT + 1  # the effects that hold this turn, a bit a kind
NAMED: Final = HUNT_ON + 1  # whom the Creature anticipates
BARRED: Final = NAMED + 1  # seats that may play no Survival card
TOLD_SEAT: Final = BARRED + 1  # Telepathy: who answered, about which numbers, and what
TOLD_PLACES: Final = TOLD_SEAT + 1
TOLD_ANSWER: Final = TOLD_PLACES + 1

# Survival cards and what the Hunted have on.
SURVIVAL_DECK: Final = TOLD_ANSWER + 1
SURVIVAL_DISCARD: Final = SURVIVAL_DECK + 1
DRAWN: Final = SURVIVAL_DISCARD + 1
DRAWN_N: Final = DRAWN + 1
TEAM: Final = DRAWN_N + 1
PLAYED_SURVIVAL: Final = TEAM + 1  # seats that have played one this turn
QUIET: Final = PLAYED_SURVIVAL + 1  # seats that want no more windows this phase
CAUGHT: Final = QUIET + 1  # seats caught this turn
LAST_WILL: Final = CAUGHT + 1  # seats that lost their last Will this phase

# What each seat has.
WILL: Final = LAST_WILL + 1
HAND: Final = WILL + MOST_SEATS  # Place cards by number, as bits
HAND_N: Final = HAND + MOST_SEATS
DISCARD: Final = HAND_N + MOST_SEATS
DISCARD_N: Final = DISCARD + MOST_SEATS
OWNED: Final = DISCARD_N + MOST_SEATS
CARD: Final = OWNED + MOST_SEATS  # two played Place cards a seat
SPOT: Final = CARD + 2 * MOST_SEATS  # the slot each is explored at
DONE: Final = SPOT + 2 * MOST_SEATS  # bits, see position
PENDING: Final = DONE + MOST_SEATS  # the two-card effect for next turn
NOW: Final = PENDING + MOST_SEATS  # the one of this turn
SURVIVAL: Final = NOW + MOST_SEATS
SURVIVAL_N: Final = SURVIVAL + MOST_SEATS
GUARD: Final = SURVIVAL_N + MOST_SEATS
OWED: Final = GUARD + MOST_SEATS  # Place cards still to take back for a Resist
OWED_WILL: Final = OWED + MOST_SEATS  # Will still to regain for a Give Up (E43)
RESISTED: Final = OWED_WILL + MOST_SEATS
SHOWN: Final = RESISTED + MOST_SEATS  # hand cards the Creature has seen
CATCHES: Final = SHOWN + MOST_SEATS
WILL_LOST: Final = CATCHES + MOST_SEATS
SIZE: Final = WILL_LOST + MOST_SEATS

_HUNT_MASK: Final = (1 << HUNT_CARDS) - 1
_SURVIVAL_MASK: Final = (1 << SURVIVAL_CARDS) - 1
_SEATS_MASK: Final = (1 << MOST_SEATS) - 1


def notalone_layout(content: Content) -> Layout:
    """Name every int of a position, with the values it may have."""
    seat = MOST_SEATS - 1
    return Layout(
        [
            *HEAD_FIELDS,
            legacy_field("creature_chosen", CREATURE_CHOSEN, 1, NONE, OTHERS),
            legacy_field("places_chosen", PLACES_CHOSEN, 1, NONE, ALL_SLOTS),
            legacy_field("combined", COMBINED, 1, 0, 1),
            legacy_field("side_chosen", SIDE_CHOSEN, 1, 0, 2),
            legacy_field("expert", EXPERT, 1, 0, 1),
            legacy_field("tokens_optional", TOKENS_OPTIONAL, 1, 0, 1),
            legacy_field("two_place_literal", TWO_PLACE_LITERAL, 1, 0, 1),
            legacy_field("pole_once", POLE_ONCE, 1, 0, 1),
            legacy_field("takeback_strict", TAKEBACK_STRICT, 1, 0, 1),
            legacy_field("maze_variant", MAZE_VARIANT, 1, 0, 1),
            legacy_field("host", HOST, 1, 0, seat),
            legacy_field("force_field_early", FORCE_FIELD_EARLY, 1, 0, 1),
            legacy_field("takeback_few", TAKEBACK_FEW, 1, 0, 1),
            legacy_field("last_will_each", LAST_WILL_EACH, 1, 0, 1),
            legacy_field("amplifier_moves", AMPLIFIER_MOVES, 1, 0, 1),
            legacy_field("gate_from_card", GATE_FROM_CARD, 1, 0, 1),
            legacy_field("together", TOGETHER, 1, 0, 1),
            legacy_field("instead_explored", INSTEAD_EXPLORED, 1, 0, 1),
            legacy_field("maze_copies", MAZE_COPIES, 1, 0, 1),
            legacy_field("will_by_stopping", WILL_BY_STOPPING, 1, 0, 1),
            legacy_field("creature", CREATURE, 1, NONE, seat),
            legacy_field("side", SIDE, 1, 0, 2),
            legacy_field("turn", TURN_NUMBER, 1, 0, 10_000),
            legacy_field("phase", PHASE, 1, 0, 4),
            legacy_field("winner", WINNER, 1, 0, 2),
            legacy_field("rescue", RESCUE, 1, 0, MOST_RESCUE),
            legacy_field("assimilation", ASSIMILATION, 1, 0, MOST_ASSIMILATION),
            legacy_field("supply", SUPPLY, 1, 0, 18),
            legacy_field("track_will", TRACK_WILL, 1, 0, (1 << (MOST_RESCUE + 1)) - 1),
            legacy_field("sets", SETS, 1, 0, ALL_SLOTS),
            legacy_field("place_at", PLACE_AT, SLOTS, NONE, PLACES - 1, content.places),
            legacy_field("where", WHERE, NUMBERS, NONE, SLOTS - 1),
            legacy_field("hidden", HIDDEN, 1, 0, ALL_SLOTS),
            legacy_field("ineffective", INEFFECTIVE, 1, 0, ALL_SLOTS),
            legacy_field("inaccessible", INACCESSIBLE, 1, 0, ALL_SLOTS),
            legacy_field("used", USED, 1, 0, ALL_SLOTS),
            legacy_field("marker", MARKER, 1, 0, 4),
            legacy_field("shield", SHIELD, 1, 0, 2),
            legacy_field("reserve", RESERVE, 10, 0, 3),
            legacy_field("token_at", TOKEN_AT, 3, 0, ALL_SLOTS),
            legacy_field("tokens_here", TOKENS_HERE, 1, 0, 7),
            legacy_field("tokens_declined", TOKENS_DECLINED, 1, 0, 7),
            legacy_field("maze_deck", MAZE_DECK, 1, UNKNOWN, ALL_SLOTS),
            legacy_field("maze_bottom", MAZE_BOTTOM, 4, NONE, 9),
            legacy_field("maze_seen_by", MAZE_SEEN_BY, 4, NONE, seat),
            legacy_field("maze_bottom_n", MAZE_BOTTOM_N, 1, 0, 4),
            legacy_field("maze_discard", MAZE_DISCARD, 1, 0, ALL_SLOTS),
            legacy_field("maze_drawn", MAZE_DRAWN, 1, UNKNOWN, ALL_SLOTS),
            legacy_field("hunt_hand", HUNT_HAND, 1, UNKNOWN, _HUNT_MASK),
            legacy_field("hunt_n", HUNT_N, 1, 0, HUNT_CARDS),
            legacy_field("hunt_deck", HUNT_DECK, 1, UNKNOWN, _HUNT_MASK),
            legacy_field("hunt_bottom", HUNT_BOTTOM, HUNT_CARDS, NONE, HUNT_CARDS - 1, content.hunt),
            legacy_field("hunt_bottom_n", HUNT_BOTTOM_N, 1, 0, HUNT_CARDS),
            legacy_field("hunt_open", HUNT_OPEN, 1, 0, _HUNT_MASK),
            legacy_field("hunt_known", HUNT_KNOWN, 1, 0, _HUNT_MASK),
            legacy_field("hunt_discard", HUNT_DISCARD, 1, 0, _HUNT_MASK),
            legacy_field("hunt_top", HUNT_TOP, 1, NONE, HUNT_CARDS - 1, content.hunt),
            legacy_field("hunt_played", HUNT_PLAYED, 2, NONE, HUNT_CARDS - 1, content.hunt),
            legacy_field("hunt_as", HUNT_AS, 2, NONE, HUNT_CARDS - 1, content.hunt),
            legacy_field("hunt_played_n", HUNT_PLAYED_N, 1, 0, 2),
            legacy_field("hunt_allowed", HUNT_ALLOWED, 1, 0, 2),
            legacy_field("hunt_next", HUNT_NEXT, 1, 0, 2),
            legacy_field("hunt_on", HUNT_ON, 1, 0, (1 << 31) - 1),
            legacy_field("named", NAMED, 1, NONE, seat),
            legacy_field("barred", BARRED, 1, 0, _SEATS_MASK),
            legacy_field("told_seat", TOLD_SEAT, 1, NONE, seat),
            legacy_field("told_places", TOLD_PLACES, 1, 0, ALL_SLOTS),
            legacy_field("told_answer", TOLD_ANSWER, 1, 0, 1),
            legacy_field("survival_deck", SURVIVAL_DECK, 1, UNKNOWN, _SURVIVAL_MASK),
            legacy_field("survival_discard", SURVIVAL_DISCARD, 1, 0, _SURVIVAL_MASK),
            legacy_field("drawn", DRAWN, 1, UNKNOWN, _SURVIVAL_MASK),
            legacy_field("drawn_n", DRAWN_N, 1, 0, 10),
            legacy_field("team", TEAM, 1, 0, 63),
            legacy_field("played_survival", PLAYED_SURVIVAL, 1, 0, _SEATS_MASK),
            legacy_field("quiet", QUIET, 1, 0, _SEATS_MASK),
            legacy_field("caught", CAUGHT, 1, 0, _SEATS_MASK),
            legacy_field("last_will", LAST_WILL, 1, 0, _SEATS_MASK),
            legacy_field("will", WILL, MOST_SEATS, 0, 3),
            legacy_field("hand", HAND, MOST_SEATS, UNKNOWN, ALL_SLOTS),
            legacy_field("hand_n", HAND_N, MOST_SEATS, 0, NUMBERS),
            legacy_field("discard", DISCARD, MOST_SEATS, UNKNOWN, ALL_SLOTS),
            legacy_field("discard_n", DISCARD_N, MOST_SEATS, 0, NUMBERS),
            legacy_field("owned", OWNED, MOST_SEATS, 0, ALL_SLOTS),
            legacy_field("card", CARD, 2 * MOST_SEATS, NONE, NUMBERS - 1),
            legacy_field("spot", SPOT, 2 * MOST_SEATS, NONE, SLOTS - 1),
            legacy_field("done", DONE, MOST_SEATS, 0, 2047),
            legacy_field("pair_next", PENDING, MOST_SEATS, 0, 3),
            legacy_field("pair_now", NOW, MOST_SEATS, 0, 3),
            legacy_field("survival", SURVIVAL, MOST_SEATS, UNKNOWN, _SURVIVAL_MASK),
            legacy_field("survival_n", SURVIVAL_N, MOST_SEATS, 0, SURVIVAL_CARDS),
            legacy_field("guard", GUARD, MOST_SEATS, 0, 63),
            legacy_field("owed", OWED, MOST_SEATS, 0, NUMBERS),
            legacy_field("owed_will", OWED_WILL, MOST_SEATS, 0, 3),
            legacy_field("resisted", RESISTED, MOST_SEATS, 0, 3),
            legacy_field("shown", SHOWN, MOST_SEATS, 0, ALL_SLOTS),
            legacy_field("catches", CATCHES, MOST_SEATS, 0, 10_000),
            legacy_field("will_lost", WILL_LOST, MOST_SEATS, 0, 10_000),
        ]
    )
