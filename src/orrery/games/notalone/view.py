"""The table as a viewer sees it, by names: what screens, terminals and research tools show."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone import moments as m
from orrery.games.notalone.actions import (
    DISCARD_CARD,
    PAIR_FIRST,
    PAIR_SECOND,
    PICK,
    PLAY,
    PLAY_HUNT,
    PLAY_SURVIVAL,
    PLAY_TWO,
    PLAY_WITH,
    RESIST,
    SWAP,
    VOTE_FOR,
)
from orrery.games.notalone.exploration import cards_for_will
from orrery.games.notalone.hunt_cards import may_hunt
from orrery.games.notalone.kinds import (
    HUNT_KINDS,
    IGNORES,
    LOSES_LESS,
    MOST_SEATS,
    NO_HUNT,
    RADIO,
    RESISTS_MORE,
    REVEALED,
    SMOKE,
    TAKES_LAST,
    TARGET,
    TOKEN_IDS,
)
from orrery.games.notalone.maze_deck import maze_cards_left
from orrery.games.notalone.moments import MOMENT_IDS
from orrery.games.notalone.outlook import heat, possible_cards, prospects
from orrery.games.notalone.position import Position, place_of_index
from orrery.games.notalone.power import is_ineffective, used_up
from orrery.games.notalone.scoring import score_sheet
from orrery.games.notalone.survival_cards import marker_goal
from orrery.kernel.bits import bit, shift_left
from orrery.kernel.sentinels import NONE, UNKNOWN

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

PAIR_IDS = [None, "keep-one", "both", "from-discard"]
WINNER_IDS = [None, "creature", "hunted"]


def notalone_view(s: Position, public: dict[str, object] | None = None) -> dict[str, object]:
    """Everything on the table. Only a concealed state can be shown."""
    s.must_be_concealed()
    return _table(s) if public is None or s.viewer < 0 else {**public, **_own(s, public)}


def _own(s: Position, public: dict[str, object]) -> dict[str, object]:
    """What a seat sees and a spectator does not, or sees otherwise (R7)."""
    hunts = s.viewer == s.creature
    seats = public["seats"]
    assert isinstance(seats, list)
    players: list[object] = list(seats)
    more = hunts or s.team & (RADIO | SMOKE)
    for seat in range(s.seats) if more else [s.viewer]:
        players[seat] = _player(s, seat)
    own: dict[str, object] = {"viewer": s.viewer, "pending": list(s.pending()), "hunt": _hunt(s), "seats": players}
    own["laid"] = _laid(s)
    if s.guard(s.viewer) & IGNORES << TARGET:
        own["planet"] = [_slot(s, slot) for slot in range(10)]
    if s.maze_variant == 1:
        own["maze"] = _maze(s)
    if not hunts and s.place_at(0) != NONE:
        own["heat"] = None
        own["prospects"] = prospects(s, s.viewer)
    return own


def _table(s: Position) -> dict[str, object]:
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
        "survival_discard": _names(s.tables.survival_ids, int(s.survival_discard)),
        "team": _team(s),
        "told": _told(s),
        "heat": heat(s) if hunts and ready else None,
        "prospects": prospects(s, s.viewer) if not hunts and ready else None,
        "seats": [_player(s, seat) for seat in range(s.seats)],
        "scores": score_sheet(s).to_json(),
    }


def _laid(s: Position) -> str | None:
    """The card the viewer plays in a window, sealed until nature ends the round (Q65)."""
    action = int(s.sealed(s.viewer)) - 1 if s.viewer >= 0 else -1
    if PLAY_HUNT <= action < PLAY_SURVIVAL:
        return s.tables.hunt_ids[action - PLAY_HUNT]
    return s.tables.survival_ids[action - PLAY_SURVIVAL] if PLAY_SURVIVAL <= action < PLAY else None


def _names(names: list[str], mask: int) -> list[str] | None:
    """The ids of a mask's bits, None where they are hidden."""
    return None if mask == UNKNOWN else [name for i, name in enumerate(names) if mask >> i & 1]


def _numbers(mask: int) -> list[int]:
    return [i + 1 for i in range(20) if mask >> i & 1]


def _places(s: Position, mask: int) -> list[str] | None:
    """The places of some numbers by id, None where they are hidden."""
    if mask == UNKNOWN:
        return None
    return [str(s.name_of(i)) for i in range(10) if mask >> i & 1]


def _track(s: Position) -> dict[str, object]:
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


def _slot(s: Position, slot: int) -> dict[str, object]:
    """One spot of the planet with its four flags (D4), its tokens and who explores it.

    A Hunted who ignores the Target is told what still works for it there.
    """
    place = int(s.place_at(slot))
    return {
        "slot": slot + 1,
        "place": None if place == NONE else s.tables.place_ids[place],
        "number": None if place == NONE else place % 10 + 1,
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


def _marker(s: Position) -> dict[str, object]:
    """The Marker on the Beach, or the number the Shield lies at, and whether it protects (E17, E29)."""
    beach = marker_goal(s) == 1
    return {
        "is": "marker" if beach else "shield",
        "at": int(s.marker),
        "raised": ["no", "next-turn", "now"][s.shield],
    }


def _token(s: Position, token: int) -> dict[str, object]:
    mask = int(s.token_slots(token))
    return {
        "id": TOKEN_IDS[token],
        "available": bool(s.tokens_available >> token & 1),
        "slots": _numbers(mask),
    }


def _maze(s: Position) -> dict[str, object]:
    lower = s.tables.place_ids[5:10] + s.tables.place_ids[15:20]
    return {
        "left": int(maze_cards_left(s)),
        "discard": _names(lower, int(s.maze_discard)),
        "looked_at": _names(lower, int(s.maze_drawn)),
    }


def _hunt(s: Position) -> dict[str, object]:
    ids = s.tables.hunt_ids
    lying = [i for i in range(2) if s.hunt_played(i) != NONE]
    played = [{"card": ids[s.hunt_played(i)], "as": ids[s.hunt_played_as(i)]} for i in lying]
    named = int(s.anticipated)
    return {
        "hand": _names(ids, int(s.hunt_hand)),
        "hand_count": int(s.hunt_hand_count),
        "known": _names(ids, int(s.hunt_hand_known)),
        "bottom_count": int(s.hunt_bottom_count),
        "bottom_known": _names(ids, int(s.hunt_bottom_known)),
        "discard": _names(ids, int(s.hunt_discard)),
        "top": ids[s.hunt_discard_top] if s.hunt_discard_top != NONE else None,
        "played": played,
        "may_play": may_hunt(s),
        "effects": [name for i, name in enumerate(HUNT_KINDS) if s.hunt_effects >> i & 1],
        "named": named if named != NONE else None,
    }


def _team(s: Position) -> dict[str, bool]:
    team = int(s.team)
    return {
        "smokescreen": bool(team & SMOKE),
        "radio": bool(team & RADIO),
        "no_hunt_cards": bool(team & NO_HUNT),
        "revealed": bool(team & REVEALED),
    }


def _told(s: Position) -> dict[str, object] | None:
    """What Telepathy was answered."""
    if s.telepathy_seat == NONE:
        return None
    return {
        "seat": int(s.telepathy_seat),
        "places": _places(s, int(s.telepathy_places)),
        "yes": s.telepathy_answer == 1,
    }


def _player(s: Position, seat: int) -> dict[str, object]:
    if seat == s.creature:
        return {"role": "creature", "catches": int(s.catches(seat))}
    one = bit(seat)
    guard = int(s.guard(seat))
    return {
        "role": "hunted",
        "will": int(s.will(seat)),
        "hand": _places(s, int(s.hand(seat))),
        "hand_count": int(s.hand_count(seat)),
        "discard": _places(s, int(s.discard(seat))),
        "discard_count": int(s.discard_count(seat)),
        "owned": _places(s, int(s.owned(seat))),
        "possible": _places(s, possible_cards(s, seat)),
        "shown": _places(s, int(s.shown(seat))),
        "played": [_card(s, int(s.played(seat, i))) for i in range(2) if s.played(seat, i) != NONE],
        "explores": [int(s.explored(seat, i)) + 1 for i in range(2) if s.explored(seat, i) != NONE],
        "resolved": [bool(s.resolved(seat) >> i & 1) for i in range(2)],
        "pair_next": PAIR_IDS[s.effect_next(seat)],
        "pair_now": PAIR_IDS[s.effect_now(seat)],
        "survival": _names(s.tables.survival_ids, int(s.survival(seat))),
        "survival_count": int(s.survival_count(seat)),
        "survived": bool(s.played_survival & one),
        "drawn": _names(s.tables.survival_ids, int(s.drawn)) if s.pending() == (seat,) else None,
        "ignores": [name for i, name in enumerate(TOKEN_IDS) if guard & shift_left(IGNORES, i)],
        "loses_less": bool(guard & LOSES_LESS),
        "resists_more": bool(guard & RESISTS_MORE),
        "takes_last": bool(guard & TAKES_LAST),
        "owed": int(s.take_back_due(seat)),
        "owed_will": int(s.will_due(seat)),
        "resisted": int(s.resisted(seat)),
        "resist_cards": int(cards_for_will(s, seat)),
        "barred": bool(s.barred_seats & one),
        "caught": bool(s.caught_seats & one),
        "lost_last_will": bool(s.lost_last_will & one),
        "catches": int(s.catches(seat)),
        "will_lost": int(s.will_lost(seat)),
        "sealed": s.sealed(seat) != 0,
        "chose": _chose(s, int(s.sealed(seat)) - 1),
    }


def _chose(s: Position, action: int) -> dict[str, object] | None:
    """What a seat has sealed, where the viewer may know it: the own choice, or with a Radio another's."""
    if PLAY <= action < PLAY_TWO:
        numbers = [action - PLAY]
    elif PLAY_TWO <= action < PLAY_WITH:
        numbers = [int(PAIR_FIRST[action - PLAY_TWO]), int(PAIR_SECOND[action - PLAY_TWO])]
    elif PLAY_WITH <= action < RESIST:
        numbers = [(action - PLAY_WITH) // 10, (action - PLAY_WITH) % 10]
    elif DISCARD_CARD <= action < PICK:
        numbers = [action - DISCARD_CARD]
    elif PICK <= action < SWAP:
        numbers = [action - PICK]
    elif VOTE_FOR <= action < VOTE_FOR + MOST_SEATS:
        return {"seat": action - VOTE_FOR}
    else:
        return None
    return {"places": [str(s.name_of(number)) for number in numbers]}


def _where(s: Position, kind: int) -> int | None:
    """The spot that is being resolved, if a question is about one."""
    if kind not in _AT_A_PLACE:
        return None
    arg = int(s.arg)
    slot = int(s.explored(arg & 7, arg >> 3 & 1))
    return slot + 1 if slot != NONE else None


def _step(s: Position) -> str | None:
    """How far the Reckoning is (R21, E82)."""
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


def _card(s: Position, number: int) -> str:
    """A played Place card, "?" for one lying face down."""
    return "?" if number == UNKNOWN else str(s.name_of(number))
