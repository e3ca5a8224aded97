"""The table as a viewer sees it, by names: what screens, terminals and research tools show."""

from __future__ import annotations

from orrery.games.nebula import frames, preview
from orrery.games.nebula.advanced_goals import advanced_goal_count
from orrery.games.nebula.common_goals import common_goal_met
from orrery.games.nebula.kinds import (
    ADVANCED_SLOT_IDS,
    CLUSTER_IDS,
    CLUSTERS,
    COLOUR_IDS,
    COLOURS,
    END_IDS,
    OPEN_GOALS,
    STAR_KINDS,
    VALUE_TOKENS,
)
from orrery.games.nebula.personal_goals import personal_goal_met
from orrery.games.nebula.position import Position
from orrery.games.nebula.regions import completed_constellations
from orrery.games.nebula.scoring import score_sheet
from orrery.games.nebula.values import rank, track_of, worth
from orrery.games.nebula.view_types import (
    AdvancedGoal,
    BoardName,
    Cluster,
    CommonGoal,
    Ends,
    NebulaView,
    Player,
    Star,
    Stars,
    ValueToken,
)
from orrery.kernel.bits import has, members, popcount
from orrery.kernel.sentinels import NONE, UNKNOWN

BOARDS: list[BoardName] = ["galaxy_board", "galaxy_board_shared"]
"""Where the content describes the galaxy board in play.

Rules: NQ2
"""


def nebula_view(s: Position, public: NebulaView | None = None) -> NebulaView:
    """Everything on the table. Only a concealed state can be shown."""
    s.must_be_concealed()
    view = _table(s) if public is None or s.viewer < 0 else _seen_by_seat(s, public)
    _add_previews(s, view)
    return view


def _table(s: Position) -> NebulaView:
    """The table as one viewer sees it."""
    drawn = [s.drawn(kind) for kind in range(STAR_KINDS)]
    return {
        "game": "nebula",
        "viewer": s.viewer if s.viewer >= 0 else None,
        "phase": s.game.step_names[0 if s.over else s.kind],
        "pending": list(s.pending()),
        "over": s.over,
        "winners": list(s.winners()),
        "round": int(s.round) + 1,
        "first": _seat(s.first_player),
        "active": _seat(s.active),
        "full": s.full == 1,
        "board": BOARDS[s.hub_shared],
        "bag": _stars([s.bag(kind) for kind in range(STAR_KINDS)]),
        "box": _stars([s.box(kind) for kind in range(STAR_KINDS)]),
        "bright": _star(s.bright),
        "token": int(s.black_token),
        "clusters": [_cluster(s, cluster) for cluster in range(CLUSTERS)],
        "drawn": _stars(drawn),
        "placed": [COLOUR_IDS[kind] for kind in members(int(s.kinds_placed))],
        "placements": int(s.placements),
        "bonus": s.bonus == 1,
        "matching": _star(s.matching),
        "keep": min(2, int(sum(drawn))),
        "common": [_common(s, slot) for slot in range(OPEN_GOALS) if s.common(slot) != NONE],
        "advanced": [_advanced(s, slot) for slot in range(OPEN_GOALS) if s.advanced(slot) != NONE],
        "values": _values(s) if s.full == 1 else [],
        "seats": [_player(s, seat) for seat in range(s.seats)],
        "ends": _ends(s),
        "scores": score_sheet(s).to_json(),
    }


def _seen_by_seat(s: Position, public: NebulaView) -> NebulaView:
    """What a seat sees and a spectator does not: its own goal cards, and what they score.

    Rules: N25, NQ37
    """
    view = public.copy()
    view["viewer"] = int(s.viewer)
    view["seats"] = list(public["seats"])
    view["seats"][s.viewer] = _player(s, s.viewer)
    view["scores"] = score_sheet(s).to_json()
    return view


def _add_previews(s: Position, view: NebulaView) -> None:
    """Add what the seat whose turn it is would get, may not do, or would change."""
    if s.over or s.active != s.viewer:
        return
    if s.kind == frames.COLLECT:
        view["faces"] = preview.faces(s)
    elif s.kind == frames.PLACE:
        view["forbidden"] = preview.forbidden(s)
    elif s.kind == frames.PUSH:
        view["push_changes"] = preview.push_changes(s)


def _seat(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def _star(kind: int) -> Star | None:
    return None if kind == NONE else COLOUR_IDS[kind]


def _stars(counts: list[int]) -> Stars:
    """Counts by kind, the kinds with none left out."""
    return {COLOUR_IDS[kind]: int(count) for kind, count in enumerate(counts) if count}


def _cluster(s: Position, cluster: int) -> Cluster:
    return {
        "id": CLUSTER_IDS[cluster],
        "stars": [_star(s.cluster(cluster, cell)) for cell in range(s.tables.cluster_size[cluster])],
        "clock": int(s.clock(cluster)),
        "crescent": int(s.crescent(cluster)),
    }


def _common(s: Position, slot: int) -> CommonGoal:
    card = int(s.common(slot))
    return {
        "id": s.tables.common_ids[card],
        "first": int(s.tables.common_first[card]),
        "later": int(s.tables.common_later[card]),
        "pairs": preview.pairs_asked(s, card),
        "top": _seat(s.top_marker(slot)),
        "claimed": [seat for seat in range(s.seats) if has(s.claims(seat), slot)],
        "met": [seat for seat in range(s.seats) if common_goal_met(s, seat, card)],
        "progress": [preview.common_progress(s, seat, card) for seat in range(s.seats)],
    }


def _advanced(s: Position, slot: int) -> AdvancedGoal:
    card = int(s.advanced(slot))
    return {
        "id": s.tables.advanced_ids[card],
        "slot": ADVANCED_SLOT_IDS[slot],
        "counts": [int(advanced_goal_count(s, seat, card)) for seat in range(s.seats)],
        "cells": [preview.advanced_cells(s, seat, card) for seat in range(s.seats)],
    }


def _values(s: Position) -> list[ValueToken]:
    """The tokens of all tracks, each with its space, height, rank from 1, and what the rank is worth."""
    return [
        {
            "id": s.tables.token_ids[token],
            "track": int(track_of(token)) + 1,
            "space": int(s.space(token)),
            "height": int(s.height(token)),
            "rank": int(rank(s, token)) + 1,
            "worth": int(worth(s, token)),
        }
        for token in range(VALUE_TOKENS)
        if s.height(token) != NONE
    ]


def _player(s: Position, seat: int) -> Player:
    galaxy: dict[str, Star] = {}
    for cell, name in enumerate(s.tables.cell_ids):
        for colour in range(COLOURS):
            if has(s.stars(seat, colour), cell):
                galaxy[name] = COLOUR_IDS[colour]
    done = int(completed_constellations(s, seat))
    kept = int(s.kept(seat))
    return {
        "stock": _stars([s.stock(seat, kind) for kind in range(STAR_KINDS)]),
        "galaxy": galaxy,
        "blacks": int(s.blacks(seat)),
        "constellations": [s.tables.constellation_ids[number] for number in members(done)],
        "dealt": [_card(s, s.dealt(seat, i)) for i in range(2)],
        "kept": _card(s, kept),
        "kept_met": personal_goal_met(s, seat, kept) if kept >= 0 else None,
        "kept_progress": preview.personal_progress(s, seat, kept) if kept >= 0 else None,
        "sealed": s.sealed(seat) != 0,
    }


def _card(s: Position, card: int) -> str | None:
    """A personal goal by id, "?" for a hidden one."""
    return None if card == NONE else "?" if card == UNKNOWN else s.tables.personal_ids[card]


def _ends(s: Position) -> Ends:
    """The four ends of the game as meters: how far, of how many.

    Rules: N82, N83, N84, N85
    """
    most = max(int(popcount(completed_constellations(s, seat))) for seat in range(s.seats))
    markers = sum(int(popcount(s.claims(seat))) for seat in range(s.seats))
    return {
        "track": [int(s.black_token), int(s.tables.token_last)],
        "constellations": [most, 3],
        "bag": int(s.bag_total()),
        "markers": [markers, int(s.tables.markers_to_end[s.seats])],
        "met": [END_IDS[number] for number in members(int(s.ends))],
    }
