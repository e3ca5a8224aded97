"""Everything a Nebula position consists of: name, axes, range, first value, who may see it.

After a change run `tools/accessors.py`, which writes the accessors in `fields.py`. The order and the names in dumps are
pinned: records, dumps and hashes rely on them.
"""

from __future__ import annotations

from typing import Final

from orrery.games.nebula import kinds
from orrery.games.nebula.kinds import COLOUR_IDS
from orrery.kernel.layout import OWNER, OWNER_UNTIL_END, Axis, Field, Layout, array, flag, offset, place, scalar
from orrery.kernel.state import HEAD, HEAD_FIELDS

LAST_SEAT: Final = kinds.MOST_SEATS - 1
LAST_CLUSTER_CELL: Final = kinds.MOST_CLUSTER_CELLS - 1
CELLS: Final = "tables.cell_ids"
ALL_CELLS: Final = (1 << kinds.CELLS) - 1

SEAT: Final = Axis("seat", kinds.MOST_SEATS)
KIND: Final = Axis("kind", kinds.STAR_KINDS, COLOUR_IDS)
COLOUR: Final = Axis("colour", kinds.COLOURS, COLOUR_IDS[: kinds.COLOURS])
CLUSTER: Final = Axis("cluster", kinds.CLUSTERS, kinds.CLUSTER_IDS)
CLUSTER_CELL: Final = Axis("cell", kinds.MOST_CLUSTER_CELLS)
COMMON_SLOT: Final = Axis("slot", kinds.OPEN_GOALS, kinds.COMMON_SLOT_IDS)
ADVANCED_SLOT: Final = Axis("slot", kinds.OPEN_GOALS, kinds.ADVANCED_SLOT_IDS)
TOKEN: Final = Axis("token", kinds.VALUE_TOKENS, "tables.token_ids")
CARD: Final = Axis("card", 2)

FIELDS: list[Field] = [
    # Options, as chosen when the game began.
    flag("full", "1: full variant, 0: introductory."),
    flag("hub_shared", "1: the centre belongs to every constellation."),
    flag("values_fixed", "1: the value tokens start in a fixed order."),
    flag("bright_never_black", "1: a black bright star is drawn again."),
    flag("match_by_moment", "1: a star matches the bright star of the moment it is placed."),
    flag("bright_goes", "1: a bright star that cannot be replaced leaves its place empty."),
    flag("third_of_any_colour", "1: the third star may repeat a colour."),
    flag("one_replacement", "1: one star may be replaced each turn."),
    flag("all_neighbours", "1: the pair of neighbours that is not printed counts too."),
    flag("most_black_needs_one", "1: most black stars means at least one."),
    scalar("first_chosen", "The seat that goes first, or NONE: nature decides.", 0, LAST_SEAT, optional=True),
    scalar("idle_limit", "How many rounds without a star taken or placed end the game.", 1, 1000),
    # The middle of the table.
    array("bag", "How many stars of a kind are in the bag.", [KIND], 0, 30),
    array("box", "How many stars of a kind are out of the game.", [KIND], 0, 30),
    array(
        "cluster",
        "The kind of the star in a cell of a cluster, or NONE.",
        [CLUSTER, CLUSTER_CELL],
        0,
        kinds.BLACK,
        names=COLOUR_IDS,
        optional=True,
        plural="clusters",
    ),
    array("clock", "The cell a cluster's clock faces.", [CLUSTER], 0, LAST_CLUSTER_CELL, plural="clocks"),
    array("crescent", "The cell of a cluster's crescent.", [CLUSTER], 0, LAST_CLUSTER_CELL, plural="crescents"),
    scalar("bright", "The kind of the bright star, or NONE.", 0, kinds.BLACK, names=COLOUR_IDS, optional=True),
    scalar("black_token", "The space of the black-star token.", 0, kinds.MOST_TRACK_SPACE, plural="token"),
    array(
        "common",
        "The open common goal in a slot, or NONE.",
        [COMMON_SLOT],
        0,
        kinds.COMMON_CARDS - 1,
        names="tables.common_ids",
        optional=True,
    ),
    array(
        "top_marker",
        "The seat whose marker lies on the top part of a common goal, or NONE.",
        [COMMON_SLOT],
        0,
        LAST_SEAT,
        optional=True,
        plural="on_top",
    ),
    array(
        "advanced",
        "The advanced goal in a slot, or NONE.",
        [ADVANCED_SLOT],
        0,
        kinds.ADVANCED_CARDS - 1,
        names="tables.advanced_ids",
        optional=True,
    ),
    array("space", "The space of a value token on its track.", [TOKEN], 0, kinds.MOST_VALUE_SPACE, plural="value"),
    array("height", "How many tokens lie beneath a value token; NONE before it is laid.", [TOKEN], 0, 5, optional=True),
    # The course of the game.
    scalar("first_player", "The seat that went first, or NONE.", 0, LAST_SEAT, optional=True, plural="first"),
    scalar("active", "The seat that takes its turn, or NONE.", 0, LAST_SEAT, optional=True),
    scalar("round", "How many rounds are complete.", 0, 10**6),
    scalar("ends", "The ends of the game that are met; any makes this round the last.", 0, 31, members=kinds.END_IDS),
    scalar("idle_rounds", "How many rounds in a row no star was taken or placed.", 0, 1000, plural="idle"),
    scalar("progress_made", "1: a star was taken or placed this round.", 0, 1, plural="stirred"),
    scalar("kinds_placed", "The kinds placed this turn.", 0, 127, members=COLOUR_IDS, plural="placed"),
    scalar("placements", "How many stars were placed this turn.", 0, 3),
    flag("bonus", "1: a star that matches the bright star was placed this turn."),
    scalar(
        "matching",
        "The kind that earns the third placement in phase II, or NONE.",
        0,
        kinds.BLACK,
        names=COLOUR_IDS,
        optional=True,
    ),
    flag("replacement_done", "1: no other star may be replaced this turn."),
    array("drawn", "How many stars of a kind were drawn for chaos.", [KIND], 0, 5),
    # What each seat has.
    array(
        "dealt",
        "A personal goal dealt to a seat, or NONE.",
        [SEAT, CARD],
        0,
        kinds.PERSONAL_CARDS - 1,
        names="tables.personal_ids",
        optional=True,
        seen_by=OWNER,
    ),
    array(
        "kept",
        "The personal goal a seat kept, or NONE.",
        [SEAT],
        0,
        kinds.PERSONAL_CARDS - 1,
        names="tables.personal_ids",
        optional=True,
        seen_by=OWNER_UNTIL_END,
    ),
    array("stock", "How many stars of a kind are in a seat's observation area.", [SEAT, KIND], 0, 30),
    array("stars", "The cells of a galaxy with a star of a colour.", [SEAT, COLOUR], 0, ALL_CELLS, members=CELLS),
    array("filled", "The cells of a galaxy with any star.", [SEAT], 0, ALL_CELLS, members=CELLS),
    array("blacks", "How many black stars are on a seat's track.", [SEAT], 0, kinds.MOST_BLACK_CELLS),
    array("claims", "The common goals a seat has marked, by slot.", [SEAT], 0, 15, members=kinds.COMMON_SLOT_IDS),
]
"""Every field. Only `dealt` is hidden, for ever, and `kept`, until scoring. A `stock` holds any number of stars.

Rules: N25, N39, NQ36, NQ37, NQ69
"""
SIZE: int = place(HEAD, FIELDS)


def field_offset(name: str) -> int:
    """Where a field begins in the array."""
    return offset(FIELDS, name)


def nebula_layout(content: object) -> Layout:
    """The fields, with the names that a content gives their values."""
    return Layout([*HEAD_FIELDS, *FIELDS], content)
