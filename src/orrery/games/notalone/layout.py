"""Everything a Not Alone position consists of: name, axes, range, first value, who may see it.

After a change run `tools/accessors.py`, which writes the accessors in `fields.py`. The order is pinned: dumps and
hashes rely on it.
"""

from __future__ import annotations

from typing import Final

from orrery.games.notalone.content import Content
from orrery.games.notalone.kinds import (
    ALL_SLOTS,
    GUARD_IDS,
    HUNT_CARDS,
    HUNT_KINDS,
    MOST_ASSIMILATION,
    MOST_RESCUE,
    MOST_SEATS,
    NUMBER_IDS,
    NUMBERS,
    PLACES,
    SLOTS,
    SURVIVAL_CARDS,
    TEAM_IDS,
    TOKEN_IDS,
    TOKENS,
)
from orrery.kernel.layout import BY_RULE, Axis, Field, Layout, array, flag, place, scalar
from orrery.kernel.state import HEAD, HEAD_FIELDS

LAST_SEAT: Final = MOST_SEATS - 1
OTHERS: Final = MOST_SEATS
"""A `creature_chosen` that is no seat: nature names any but the host.

Rules: R2
"""

ALL_HUNT: Final = (1 << HUNT_CARDS) - 1
ALL_SURVIVAL: Final = (1 << SURVIVAL_CARDS) - 1
ALL_SEATS: Final = (1 << MOST_SEATS) - 1
MOST_TURNS: Final = 10_000
MAZE_BOTTOM_ROOM: Final = 4

SEAT: Final = Axis("seat", MOST_SEATS)
NUMBER: Final = Axis("number", NUMBERS, NUMBER_IDS)
SLOT: Final = Axis("slot", SLOTS, NUMBER_IDS)
TOKEN: Final = Axis("token", TOKENS, TOKEN_IDS)
WHICH: Final = Axis("which", 2)
LOWER_PLACE: Final = Axis("index", 10, "lower_places")
MAZE_BOTTOM_CARD: Final = Axis("i", MAZE_BOTTOM_ROOM)
HUNT_BOTTOM_CARD: Final = Axis("i", HUNT_CARDS)
PLAYED_HUNT_CARD: Final = Axis("i", 2)

# Fields that are hidden by rule: what nobody has, such as an empty hand, is public, and a viewer sees a set whole or
# not at all (`secrets`). So none is simply its owner's.
FIELDS: list[Field] = [
    # Options, as chosen when the game began.
    scalar("creature_chosen", "The Creature's seat; OTHERS or NONE: nature names it.", 0, OTHERS, optional=True),
    scalar(
        "places_chosen",
        "The numbers of Exploration places; NONE: nature chooses.",
        0,
        ALL_SLOTS,
        members=NUMBER_IDS,
        optional=True,
    ),
    flag("combined", "1: the enlarged decks."),
    scalar("side_chosen", "The side of the track board; 0: the Creature picks it.", 0, 2),
    flag("expert", "1: lost last Will is regained only in part."),
    flag("tokens_optional", "1: Hunt tokens need not be placed."),
    flag("two_place_literal", "1: a token on two places may move onto one of them."),
    flag("pole_once", "1: the Pole works once a turn."),
    flag("takeback_strict", "1: no take-back where the power cannot be used."),
    flag("maze_variant", "1: the variant with a deck beside the Maze."),
    scalar("host", "The seat that is not the Creature where it is one of the others.", 0, LAST_SEAT),
    flag("force_field_early", "1: Force Field is played before the choices."),
    flag("takeback_few", "1: no take-back at places whose power takes back more."),
    flag("last_will_each", "1: Assimilation advances for every Hunted that lost its last Will."),
    flag("amplifier_moves", "1: Stasis does not hold the Amplifier."),
    flag("gate_from_card", "1: the Gate counts from the card really played."),
    scalar("losses_together", "1: tokens act on all Hunted at once.", 0, 1, plural="together"),
    flag("instead_explored", "1: cards used instead of a power look at the explored place."),
    flag("maze_copies", "1: the Maze uses a new place as a copied one."),
    flag("will_by_stopping", "1: Will on the track is met only where the counter stops."),
    # The course of the game.
    scalar("creature", "The Creature's seat.", 0, LAST_SEAT, optional=True),
    scalar("side", "The side of the track board; 0 before it is picked.", 0, 2),
    scalar("turn", "The number of the turn; 0 before the first.", 0, MOST_TURNS),
    scalar("phase", "The phase of the turn; 0 before the first.", 0, 4),
    scalar("winner", "0 nobody yet, 1 the Creature, 2 the Hunted.", 0, 2),
    # The track board.
    scalar("rescue", "Spaces from the Rescue counter to victory.", 0, MOST_RESCUE),
    scalar("assimilation", "Spaces from the Assimilation counter to victory.", 0, MOST_ASSIMILATION),
    scalar("supply", "Will counters in the supply.", 0, 18),
    scalar(
        "track_will",
        "Will counters on the Rescue track, a bit for each distance from victory.",
        0,
        (1 << (MOST_RESCUE + 1)) - 1,
    ),
    # The planet.
    scalar(
        "exploration_numbers",
        "The numbers whose place is Exploration's.",
        0,
        ALL_SLOTS,
        members=NUMBER_IDS,
        plural="sets",
    ),
    array("place_at", "The place that lies face up at a slot.", [SLOT], 0, PLACES - 1, names="places", optional=True),
    array(
        "slot_of",
        "The slot where the place of a number lies face up.",
        [NUMBER],
        0,
        SLOTS - 1,
        optional=True,
        plural="where",
    ),
    scalar("hidden_slots", "The slots with a face-down card.", 0, ALL_SLOTS, members=NUMBER_IDS, plural="hidden"),
    scalar(
        "ineffective_slots",
        "The slots whose power a card has made ineffective.",
        0,
        ALL_SLOTS,
        members=NUMBER_IDS,
        plural="ineffective",
    ),
    scalar(
        "inaccessible_slots",
        "The slots whose place may not be played this turn.",
        0,
        ALL_SLOTS,
        members=NUMBER_IDS,
        plural="inaccessible",
    ),
    scalar(
        "used_numbers",
        "The numbers of the places whose power was used this turn.",
        0,
        ALL_SLOTS,
        members=NUMBER_IDS,
        plural="used",
    ),
    scalar("marker", "Beach: 1 on it. Dome: the number the Shield lies at.", 0, 4),
    scalar("shield", "1: raised for next turn. 2: protects now.", 0, 2),
    array("reserve", "How many cards of a place of the lower row are in the reserve.", [LOWER_PLACE], 0, 3),
    array(
        "token_slots",
        "The slots that a Hunt token covers.",
        [TOKEN],
        0,
        ALL_SLOTS,
        members=NUMBER_IDS,
        plural="token_at",
    ),
    scalar("tokens_available", "The tokens the Creature has this turn.", 0, 7, members=TOKEN_IDS, plural="tokens_here"),
    scalar("tokens_declined", "The tokens it has chosen not to place this turn.", 0, 7, members=TOKEN_IDS),
    # The variant of the Maze (E69-E79). Its cards are counted as the reserve counts them.
    scalar("maze_deck", "The unordered part of the deck.", 0, ALL_SLOTS, members="lower_places", seen_by=BY_RULE),
    array(
        "maze_bottom",
        "The cards below it, the next to be drawn first.",
        [MAZE_BOTTOM_CARD],
        0,
        9,
        optional=True,
        seen_by=BY_RULE,
    ),
    array(
        "maze_seen_by", "The seat that has seen a card at the bottom.", [MAZE_BOTTOM_CARD], 0, LAST_SEAT, optional=True
    ),
    scalar("maze_bottom_count", "How many cards lie there.", 0, MAZE_BOTTOM_ROOM, plural="maze_bottom_n"),
    scalar("maze_discard", "The discarded cards.", 0, ALL_SLOTS, members="lower_places"),
    scalar("maze_drawn", "The cards a Hunted is looking at.", 0, ALL_SLOTS, members="lower_places", seen_by=BY_RULE),
    # Hunt cards.
    scalar("hunt_hand", "The Creature's hand.", 0, ALL_HUNT, members="hunt", seen_by=BY_RULE),
    scalar("hunt_hand_count", "How many cards it holds.", 0, HUNT_CARDS, plural="hunt_n"),
    scalar("hunt_deck", "The unordered part of the deck.", 0, ALL_HUNT, members="hunt", seen_by=BY_RULE),
    array(
        "hunt_bottom",
        "The cards below it, the next to be drawn first.",
        [HUNT_BOTTOM_CARD],
        0,
        HUNT_CARDS - 1,
        names="hunt",
        optional=True,
        seen_by=BY_RULE,
    ),
    scalar("hunt_bottom_count", "How many cards lie there.", 0, HUNT_CARDS, plural="hunt_bottom_n"),
    scalar(
        "hunt_bottom_known",
        "The cards at the bottom that everyone has seen.",
        0,
        ALL_HUNT,
        members="hunt",
        plural="hunt_open",
    ),
    scalar(
        "hunt_hand_known",
        "The cards in hand that the Hunted have seen.",
        0,
        ALL_HUNT,
        members="hunt",
        seen_by=BY_RULE,
        plural="hunt_known",
    ),
    scalar("hunt_discard", "The discarded cards.", 0, ALL_HUNT, members="hunt"),
    scalar(
        "hunt_discard_top",
        "The card discarded last.",
        0,
        HUNT_CARDS - 1,
        names="hunt",
        optional=True,
        plural="hunt_top",
    ),
    array(
        "hunt_played",
        "A card that lies played; it leaves for the discard.",
        [PLAYED_HUNT_CARD],
        0,
        HUNT_CARDS - 1,
        names="hunt",
        optional=True,
    ),
    array(
        "hunt_played_as",
        "The card that a card played this turn stands for.",
        [PLAYED_HUNT_CARD],
        0,
        HUNT_CARDS - 1,
        names="hunt",
        optional=True,
        plural="hunt_as",
    ),
    scalar("hunt_played_count", "How many cards were played this turn.", 0, 2, plural="hunt_played_n"),
    scalar("hunt_allowed", "How many may be played this turn.", 0, 2),
    scalar("hunt_allowed_next", "How many next turn, 0: as usual.", 0, 2, plural="hunt_next"),
    scalar(
        "hunt_effects",
        "The kinds of effects that hold this turn.",
        0,
        (1 << 31) - 1,
        members=HUNT_KINDS,
        plural="hunt_on",
    ),
    scalar("anticipated", "The Hunted whom the Creature anticipates.", 0, LAST_SEAT, optional=True, plural="named"),
    scalar("barred_seats", "The seats that may play no Survival card this turn.", 0, ALL_SEATS, plural="barred"),
    scalar("telepathy_seat", "The Hunted that answered a Telepathy.", 0, LAST_SEAT, optional=True, plural="told_seat"),
    scalar(
        "telepathy_places", "The numbers it was asked about.", 0, ALL_SLOTS, members=NUMBER_IDS, plural="told_places"
    ),
    scalar("telepathy_answer", "1: it plays one of them.", 0, 1, plural="told_answer"),
    # Survival cards, and what the Hunted share.
    scalar("survival_deck", "The deck.", 0, ALL_SURVIVAL, members="survival", seen_by=BY_RULE),
    scalar("survival_discard", "The discarded cards.", 0, ALL_SURVIVAL, members="survival"),
    scalar(
        "drawn", "The drawn cards of which a Hunted keeps one.", 0, ALL_SURVIVAL, members="survival", seen_by=BY_RULE
    ),
    scalar("drawn_count", "How many they are.", 0, 10, plural="drawn_n"),
    scalar("team", "What holds for all Hunted this turn.", 0, 63, members=TEAM_IDS),
    scalar("played_survival", "The seats that have played a Survival card this turn.", 0, ALL_SEATS),
    scalar(
        "passed_phase", "The seats that want no more windows this phase.", 0, ALL_SEATS, seen_by=BY_RULE, plural="quiet"
    ),
    scalar("caught_seats", "The seats caught this turn.", 0, ALL_SEATS, plural="caught"),
    scalar("lost_last_will", "The seats that lost their last Will this phase.", 0, ALL_SEATS, plural="last_will"),
    # What each Hunted has.
    array("will", "The Will of a Hunted.", [SEAT], 0, 3),
    array("hand", "The Place cards in hand.", [SEAT], 0, ALL_SLOTS, members=NUMBER_IDS, seen_by=BY_RULE),
    array("hand_count", "How many Place cards are in hand.", [SEAT], 0, NUMBERS, plural="hand_n"),
    array("discard", "The discarded Place cards.", [SEAT], 0, ALL_SLOTS, members=NUMBER_IDS, seen_by=BY_RULE),
    array("discard_count", "How many Place cards are discarded.", [SEAT], 0, NUMBERS, plural="discard_n"),
    array("owned", "All Place cards of a Hunted: hand, discard and played.", [SEAT], 0, ALL_SLOTS, members=NUMBER_IDS),
    array(
        "played",
        "A played Place card, by number.",
        [SEAT, WHICH],
        0,
        NUMBERS - 1,
        optional=True,
        seen_by=BY_RULE,
        plural="card",
    ),
    array("explored", "The slot of an explored place.", [SEAT, WHICH], 0, SLOTS - 1, optional=True, plural="spot"),
    array("resolved", "What of the explored places is resolved, as bits (see frames).", [SEAT], 0, 2047, plural="done"),
    array("effect_next", "What next turn brings through River, Artefact or Fjord.", [SEAT], 0, 3, plural="pair_next"),
    array("effect_now", "What this turn brings through River, Artefact or Fjord.", [SEAT], 0, 3, plural="pair_now"),
    array("survival", "The Survival cards in hand.", [SEAT], 0, ALL_SURVIVAL, members="survival", seen_by=BY_RULE),
    array("survival_count", "How many Survival cards are in hand.", [SEAT], 0, SURVIVAL_CARDS, plural="survival_n"),
    array("guard", "What protects a Hunted this turn.", [SEAT], 0, 63, members=GUARD_IDS),
    array("take_back_due", "Place cards still to take back for a Resist.", [SEAT], 0, NUMBERS, plural="owed"),
    array("will_due", "Will still to regain for a Give Up.", [SEAT], 0, 3, plural="owed_will"),
    array("resisted", "How often a Hunted has resisted this turn.", [SEAT], 0, 3),
    array(
        "shown", "The hand cards that the Creature has seen.", [SEAT], 0, ALL_SLOTS, members=NUMBER_IDS, seen_by=BY_RULE
    ),
    array("catches", "How often a Hunted was caught, or the Creature has caught.", [SEAT], 0, MOST_TURNS),
    array("will_lost", "How much Will a Hunted has lost.", [SEAT], 0, MOST_TURNS),
]

SIZE: Final = place(HEAD, FIELDS)


def notalone_layout(content: Content) -> Layout:
    """All fields, with the names of the content."""
    return Layout([*HEAD_FIELDS, *FIELDS], content)
