"""The table as a viewer sees it, by names: what screens, terminals and research tools show."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone import moments as m
from orrery.games.notalone.actions import (
    PLAY,
    PLAY_HUNT,
    PLAY_SURVIVAL,
)
from orrery.games.notalone.hunt_cards import may_hunt
from orrery.games.notalone.kinds import (
    HUNT_KINDS,
    IGNORES,
    NO_HUNT,
    RADIO,
    REVEALED,
    SMOKE,
    TARGET,
    TOKEN_IDS,
)
from orrery.games.notalone.maze_deck import maze_cards_left
from orrery.games.notalone.moments import MOMENT_IDS
from orrery.games.notalone.outlook import heat, prospects
from orrery.games.notalone.position import Position, place_of_index, reserve_index
from orrery.games.notalone.power import is_ineffective, used_up
from orrery.games.notalone.scoring import score_sheet
from orrery.games.notalone.survival_cards import BEACH_OR_DOME, marker_goal
from orrery.games.notalone.view_seats import names_in, places_in, player_view
from orrery.games.notalone.view_types import (
    Hunt,
    Marker,
    Maze,
    NotAloneView,
    PlayedHunt,
    Raised,
    Slot,
    StepId,
    Team,
    TokenView,
    Told,
    Track,
    WinnerId,
)
from orrery.kernel.sentinels import NONE

_AT_A_PLACE = [
    frames.RESOLVE,
    frames.RECYCLE_OR_COPY,
    frames.COPY,
    frames.SOURCE,
    frames.ARCHIPELAGO,
    frames.MYCELIUM,
    frames.ACQUIRE,
    frames.MAZE,
    frames.MAZE_SET,
    frames.MAZE_DROP,
    frames.MAZE_USE,
    frames.PORTAL,
]
"""The steps that are about an explored place."""

RAISED_IDS: list[Raised] = ["no", "next-turn", "now"]
WINNER_IDS: list[WinnerId | None] = [None, "creature", "hunted"]


def notalone_view(s: Position, public: NotAloneView | None = None) -> NotAloneView:
    """Everything on the table. Only a concealed state can be shown."""
    s.must_be_concealed()
    return _table(s) if public is None or s.viewer < 0 else _seen_by_seat(s, public)


def _seen_by_seat(s: Position, public: NotAloneView) -> NotAloneView:
    """What a seat sees and a spectator does not, or sees otherwise.

    Rules: R7
    """
    hunts = s.viewer == s.creature
    players = list(public["seats"])
    more = hunts or s.team & (RADIO | SMOKE)
    for seat in range(s.seats) if more else [s.viewer]:
        players[seat] = player_view(s, seat)
    own = public.copy()
    own["viewer"] = int(s.viewer)
    own["pending"] = list(s.pending())
    own["hunt"] = _hunt(s)
    own["seats"] = players
    own["laid"] = _laid(s)
    if s.guard(s.viewer) & IGNORES << TARGET:
        own["planet"] = [_slot(s, slot) for slot in range(10)]
    if s.maze_variant == 1:
        own["maze"] = _maze(s)
    if not hunts and s.place_at(0) != NONE:
        own["heat"] = None
        own["prospects"] = prospects(s, s.viewer)
    return own


def _table(s: Position) -> NotAloneView:
    """The table as one viewer sees it."""
    kind = 0 if s.over else int(s.kind)
    creature = int(s.creature)
    ready = s.place_at(0) != NONE
    hunts = s.viewer < 0 or s.viewer == creature
    return {
        "game": "notalone",
        "viewer": s.viewer if s.viewer >= 0 else None,
        "doing": s.game.step_names[kind],
        "where": _where(s, kind),
        "moment": MOMENT_IDS[s.arg] if kind == frames.WINDOW else None,
        "pending": list(s.pending()),
        "laid": _laid(s),
        "over": s.over,
        "winner": WINNER_IDS[s.winner],
        "winners": list(s.winners()),
        "turn": int(s.turn),
        "phase": int(s.phase),
        "step": _step(s),
        "creature": creature if creature != NONE else None,
        "track": _track(s),
        "planet": [_slot(s, slot) for slot in range(10)],
        "reserve": _reserve(s),
        "marker": _marker(s) if ready else None,
        "tokens": [_token(s, token) for token in range(3)],
        "maze": _maze(s) if s.maze_variant == 1 else None,
        "hunt": _hunt(s),
        "survival_discard": names_in(s.tables.survival_ids, int(s.survival_discard)),
        "team": _team(s),
        "told": _told(s),
        "heat": heat(s) if hunts and ready else None,
        "prospects": prospects(s, s.viewer) if not hunts and ready else None,
        "seats": [player_view(s, seat) for seat in range(s.seats)],
        "scores": score_sheet(s).to_json(),
    }


def _laid(s: Position) -> str | None:
    """The card the viewer plays in a window, sealed until nature ends the round.

    Rules: Q65
    """
    action = int(s.sealed(s.viewer)) - 1 if s.viewer >= 0 else -1
    if PLAY_HUNT <= action < PLAY_SURVIVAL:
        return s.tables.hunt_ids[action - PLAY_HUNT]
    return s.tables.survival_ids[action - PLAY_SURVIVAL] if PLAY_SURVIVAL <= action < PLAY else None


def _numbers(mask: int) -> list[int]:
    return [i + 1 for i in range(20) if mask >> i & 1]


def _track(s: Position) -> Track:
    return {
        "rescue": int(s.rescue),
        "rescue_start": int(s.tables.rescue_start[s.seats]),
        "assimilation": int(s.assimilation),
        "assimilation_start": int(s.tables.assimilation_start[s.seats]),
        "side": int(s.side) or None,
        "artemia": [d for d in range(1, 19) if s.tables.artemia_spaces[s.side] >> d & 1],
        "will": [d for d in range(1, 19) if s.track_will >> d & 1],
        "supply": int(s.supply),
    }


def _slot(s: Position, slot: int) -> Slot:
    """One spot of the planet with its four flags, its tokens and who explores it.

    A Hunted who ignores the Target is told what still works for it there.
    Rules: D4
    """
    place = int(s.place_at(slot))
    return {
        "slot": slot + 1,
        "place": None if place == NONE else s.tables.place_ids[place],
        "number": None if place == NONE else place % 10 + 1,
        "reserve": int(s.reserve(reserve_index(place))) if place != NONE and place % 10 >= 5 else None,
        "hidden": bool(s.hidden_slots >> slot & 1),
        "ineffective": is_ineffective(s, slot, s.guard(s.viewer) if s.viewer >= 0 else 0),
        "inaccessible": bool(s.inaccessible_slots >> slot & 1),
        "used": place != NONE and used_up(s, place),
        "tokens": [name for i, name in enumerate(TOKEN_IDS) if s.token_slots(i) >> slot & 1],
        "explorers": [i // 2 for i in range(2 * s.seats) if s.explored(i // 2, i % 2) == slot],
    }


def _reserve(s: Position) -> dict[str, int]:
    out: dict[str, int] = {}
    for index in range(10):
        place = s.tables.place_ids[place_of_index(index)]
        if s.reserve(index):
            out[place] = int(s.reserve(index))
    return out


def _marker(s: Position) -> Marker:
    """The Marker on the Beach, or the number the Shield lies at, the spot of either, and whether it protects.

    Rules: E17, E29
    """
    beach = marker_goal(s) == 1
    numbered = [i for i in range(10) if s.place_at(i) != NONE and s.place_at(i) % 10 + 1 == s.marker]
    slots = [BEACH_OR_DOME] * int(s.marker) if beach else numbered
    return {
        "is": "marker" if beach else "shield",
        "at": int(s.marker),
        "slot": slots[0] + 1 if slots else None,
        "raised": RAISED_IDS[s.shield],
    }


def _token(s: Position, token: int) -> TokenView:
    mask = int(s.token_slots(token))
    return {
        "id": TOKEN_IDS[token],
        "available": bool(s.tokens_available >> token & 1),
        "slots": _numbers(mask),
    }


def _maze(s: Position) -> Maze:
    """What everybody may see of the deck beside the Maze: how many cards are left, and the discard.

    Rules: E78
    """
    lower = s.tables.place_ids[5:10] + s.tables.place_ids[15:20]
    return {
        "left": int(maze_cards_left(s)),
        "discard": names_in(lower, int(s.maze_discard)),
        "looked_at": names_in(lower, int(s.maze_drawn)),
    }


def _hunt(s: Position) -> Hunt:
    ids = s.tables.hunt_ids
    lying = [i for i in range(2) if s.hunt_played(i) != NONE]
    played: list[PlayedHunt] = [{"card": ids[s.hunt_played(i)], "as": ids[s.hunt_played_as(i)]} for i in lying]
    named = int(s.anticipated)
    return {
        "hand": names_in(ids, int(s.hunt_hand)),
        "hand_count": int(s.hunt_hand_count),
        "known": names_in(ids, int(s.hunt_hand_known)),
        "bottom_count": int(s.hunt_bottom_count),
        "bottom_known": names_in(ids, int(s.hunt_bottom_known)),
        "discard": names_in(ids, int(s.hunt_discard)),
        "top": ids[s.hunt_discard_top] if s.hunt_discard_top != NONE else None,
        "played": played,
        "may_play": may_hunt(s),
        "effects": [name for i, name in enumerate(HUNT_KINDS) if s.hunt_effects >> i & 1],
        "named": named if named != NONE else None,
    }


def _team(s: Position) -> Team:
    team = int(s.team)
    return {
        "smokescreen": bool(team & SMOKE),
        "radio": bool(team & RADIO),
        "no_hunt_cards": bool(team & NO_HUNT),
        "revealed": bool(team & REVEALED),
    }


def _told(s: Position) -> Told | None:
    """What Telepathy was answered."""
    if s.telepathy_seat == NONE:
        return None
    return {
        "seat": int(s.telepathy_seat),
        "places": places_in(s, int(s.telepathy_places)),
        "yes": s.telepathy_answer == 1,
    }


def _where(s: Position, kind: int) -> int | None:
    """The spot that is being resolved, if a question is about one."""
    if kind not in _AT_A_PLACE:
        return None
    arg = int(s.arg)
    slot = int(s.explored(arg & 7, arg >> 3 & 1))
    return slot + 1 if slot != NONE else None


def _step(s: Position) -> StepId | None:
    """How far the Reckoning is.

    Rules: R21, E82
    """
    following = int(s.frame_arg(0))
    if s.phase != 3 or s.over:
        return None
    if following <= m.FREE_PLACES:
        return "reveal"
    if following <= m.TARGET_WINDOW:
        return "free"
    if following <= m.ARTEMIA_WINDOW:
        return "target"
    return "artemia" if following <= m.CREATURE_WINDOW else "creature"
