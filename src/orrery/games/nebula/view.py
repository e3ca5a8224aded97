"""The table as a viewer sees it, by names: what screens, terminals and research tools show."""

from __future__ import annotations

from orrery.games.nebula import preview
from orrery.games.nebula.goals import (
    advanced_goal_count,
    common_goal_met,
    completed_constellations,
    personal_goal_met,
)
from orrery.games.nebula.kinds import CLUSTER_IDS, COLOUR_IDS, TRACK_START
from orrery.games.nebula.layout import (
    ACTIVE,
    ADVANCED,
    BAG,
    BLACKS,
    BONUS,
    BOX,
    BRIGHT,
    CLAIMS,
    CLOCK,
    CLUSTER,
    CLUSTER_ROOM,
    COMMON,
    CRESCENT,
    DEALT,
    DRAWN,
    ENDS,
    FIRST,
    FULL,
    HEIGHT,
    HUB_SHARED,
    KEPT,
    MATCHING,
    ON_TOP,
    PLACED,
    PLACEMENTS,
    ROUND,
    STARS,
    STOCK,
    TOKEN,
    VALUE,
)
from orrery.games.nebula.position import Position
from orrery.games.nebula.scoring import score_sheet
from orrery.games.nebula.turn import END_IDS
from orrery.games.nebula.values import rank, worth
from orrery.kernel.bits import popcount
from orrery.kernel.state import KIND, NONE, SEALED, TOP, UNKNOWN

PHASES = [
    "over",
    "fill",
    "bright-star",
    "common-goals",
    "value-stacks",
    "advanced-goals",
    "deal",
    "keep-goal",
    "first-player",
    "starting-stars",
    "turn",
    "collect",
    "chaos-draw",
    "chaos-keep",
    "place",
    "push",
]
"""Names of the kinds of frames, by number."""

BOARDS = ["galaxy_board", "galaxy_board_shared"]
"""Where the content describes the galaxy board in play (Q2)."""


def nebula_view(s: Position, public: dict[str, object] | None = None) -> dict[str, object]:
    """Everything on the table. Only a concealed state can be shown."""
    s.must_be_concealed()
    if public is None or s.viewer < 0:
        return {**_table(s), **_previews(s)}
    return {**public, **_own(s, public), **_previews(s)}


def _table(s: Position) -> dict[str, object]:
    """The table as one viewer sees it."""
    at = s.data
    return {
        "game": "nebula",
        "viewer": s.viewer if s.viewer >= 0 else None,
        "phase": PHASES[at[at[TOP] + KIND] if at[TOP] else 0],
        "pending": list(s.pending()),
        "over": s.over,
        "winners": list(s.winners()),
        "round": int(at[ROUND]) + 1,
        "first": _seat(int(at[FIRST])),
        "active": _seat(int(at[ACTIVE])),
        "full": at[FULL] == 1,
        "board": BOARDS[at[HUB_SHARED]],
        "bag": _stars(s, BAG),
        "box": _stars(s, BOX),
        "bright": _star(int(at[BRIGHT])),
        "token": int(at[TOKEN]),
        "clusters": [_cluster(s, cluster) for cluster in range(3)],
        "drawn": _stars(s, DRAWN),
        "placed": [COLOUR_IDS[kind] for kind in range(7) if at[PLACED] >> kind & 1],
        "placements": int(at[PLACEMENTS]),
        "bonus": at[BONUS] == 1,
        "matching": _star(int(at[MATCHING])),
        "keep": min(2, sum(int(at[DRAWN + kind]) for kind in range(7))),
        "common": [_common(s, slot) for slot in range(4) if at[COMMON + slot] != NONE],
        "advanced": [_advanced(s, slot) for slot in range(4) if at[ADVANCED + slot] != NONE],
        "values": _values(s) if at[FULL] == 1 else [],
        "seats": [_player(s, seat) for seat in range(s.seats)],
        "ends": _ends(s),
        "scores": score_sheet(s).to_json(),
    }


def _own(s: Position, public: dict[str, object]) -> dict[str, object]:
    """What a seat sees and a spectator does not: its own goal cards, and what they score (N25, Q37)."""
    seats = public["seats"]
    assert isinstance(seats, list)
    players: list[object] = list(seats)
    players[s.viewer] = _player(s, s.viewer)
    return {"viewer": s.viewer, "seats": players, "scores": score_sheet(s).to_json()}


def _previews(s: Position) -> dict[str, object]:
    """What the seat whose turn it is would get, may not do, or would change."""
    at = s.data
    if at[TOP] == 0 or at[ACTIVE] != s.viewer:
        return {}
    phase = PHASES[at[at[TOP] + KIND]]
    if phase == "collect":
        return {"faces": preview.faces(s)}
    if phase == "place":
        return {"forbidden": preview.forbidden(s)}
    if phase == "push":
        return {"push_changes": preview.push_changes(s)}
    return {}


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _star(kind: int) -> str | None:
    return None if kind == NONE else COLOUR_IDS[kind]


def _stars(s: Position, spot: int) -> dict[str, int]:
    """Counts by kind, the kinds with none left out."""
    return {COLOUR_IDS[k]: int(s.data[spot + k]) for k in range(7) if s.data[spot + k]}


def _cluster(s: Position, cluster: int) -> dict[str, object]:
    start = CLUSTER + cluster * CLUSTER_ROOM
    size = int(s.tables.cluster_size[cluster])
    return {
        "id": CLUSTER_IDS[cluster],
        "stars": [_star(int(s.data[start + cell])) for cell in range(size)],
        "clock": int(s.data[CLOCK + cluster]),
        "crescent": int(s.data[CRESCENT + cluster]),
    }


def _common(s: Position, slot: int) -> dict[str, object]:
    card = int(s.data[COMMON + slot])
    return {
        "id": s.tables.common_ids[card],
        "first": int(s.tables.common_first[card]),
        "later": int(s.tables.common_later[card]),
        "pairs": preview.pairs_asked(s, card),
        "top": _seat(int(s.data[ON_TOP + slot])),
        "claimed": [seat for seat in range(s.seats) if s.data[CLAIMS + seat] >> slot & 1],
        "met": [seat for seat in range(s.seats) if common_goal_met(s, seat, card)],
        "progress": [preview.common_progress(s, seat, card) for seat in range(s.seats)],
    }


def _advanced(s: Position, slot: int) -> dict[str, object]:
    card = int(s.data[ADVANCED + slot])
    return {
        "id": s.tables.advanced_ids[card],
        "slot": "ABCD"[slot],
        "counts": [int(advanced_goal_count(s, seat, card)) for seat in range(s.seats)],
        "cells": [preview.advanced_cells(s, seat, card) for seat in range(s.seats)],
    }


def _values(s: Position) -> list[dict[str, object]]:
    """The three tracks, each token with its space, height, rank from 1, and what the rank is worth."""
    tokens: list[dict[str, object]] = []
    for track in range(3):
        for token in range(TRACK_START[track], TRACK_START[track + 1]):
            if s.data[HEIGHT + token] != NONE:
                tokens.append(
                    {
                        "id": s.tables.token_ids[token],
                        "track": track + 1,
                        "space": int(s.data[VALUE + token]),
                        "height": int(s.data[HEIGHT + token]),
                        "rank": int(rank(s, token)) + 1,
                        "worth": int(worth(s, token)),
                    }
                )
    return tokens


def _player(s: Position, seat: int) -> dict[str, object]:
    galaxy: dict[str, str] = {}
    for cell, name in enumerate(s.tables.cell_ids):
        for colour in range(6):
            if s.data[STARS + 6 * seat + colour] >> cell & 1:
                galaxy[name] = COLOUR_IDS[colour]
    done = completed_constellations(s, seat)
    kept = int(s.data[KEPT + seat])
    return {
        "stock": _stars(s, STOCK + 7 * seat),
        "galaxy": galaxy,
        "blacks": int(s.data[BLACKS + seat]),
        "constellations": [n for i, n in enumerate(s.tables.constellation_ids) if done >> i & 1],
        "dealt": [_card(s, int(s.data[DEALT + 2 * seat + i])) for i in range(2)],
        "kept": _card(s, kept),
        "kept_met": personal_goal_met(s, seat, kept) if kept >= 0 else None,
        "kept_progress": preview.personal_progress(s, seat, kept) if kept >= 0 else None,
        "sealed": s.data[SEALED + seat] != 0,
    }


def _card(s: Position, card: int) -> str | None:
    """A personal goal by id, "?" for a hidden one."""
    return None if card == NONE else "?" if card == UNKNOWN else s.tables.personal_ids[card]


def _ends(s: Position) -> dict[str, object]:
    """The four ends of the game as meters: how far, of how many (N82-N85)."""
    most = max(int(popcount(completed_constellations(s, seat))) for seat in range(s.seats))
    markers = sum(int(popcount(s.data[CLAIMS + seat])) for seat in range(s.seats))
    return {
        "track": [int(s.data[TOKEN]), int(s.tables.token_last)],
        "constellations": [most, 3],
        "bag": int(s.bag_total()),
        "markers": [markers, int(s.tables.markers_to_end[s.seats])],
        "met": [name for i, name in enumerate(END_IDS) if s.data[ENDS] >> i & 1],
    }
