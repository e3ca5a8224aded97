"""The table as a viewer sees it, by names: what screens, terminals and research tools show."""

from __future__ import annotations

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
from orrery.games.notalone.hunt import may_hunt
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
from orrery.games.notalone.layout import (
    ASSIMILATION,
    BARRED,
    CARD,
    CATCHES,
    CAUGHT,
    CREATURE,
    DISCARD,
    DISCARD_N,
    DONE,
    DRAWN,
    GUARD,
    HAND,
    HAND_N,
    HIDDEN,
    HUNT_AS,
    HUNT_BOTTOM_N,
    HUNT_DISCARD,
    HUNT_HAND,
    HUNT_KNOWN,
    HUNT_N,
    HUNT_ON,
    HUNT_OPEN,
    HUNT_PLAYED,
    HUNT_TOP,
    INACCESSIBLE,
    LAST_WILL,
    MARKER,
    MAZE_DISCARD,
    MAZE_DRAWN,
    MAZE_VARIANT,
    NAMED,
    NOW,
    OWED,
    OWED_WILL,
    OWNED,
    PENDING,
    PHASE,
    PLACE_AT,
    PLAYED_SURVIVAL,
    RESCUE,
    RESERVE,
    RESISTED,
    SHIELD,
    SHOWN,
    SIDE,
    SPOT,
    SUPPLY,
    SURVIVAL,
    SURVIVAL_DISCARD,
    SURVIVAL_N,
    TEAM,
    TOKEN_AT,
    TOKENS_HERE,
    TOLD_ANSWER,
    TOLD_PLACES,
    TOLD_SEAT,
    TRACK_WILL,
    TURN_NUMBER,
    WILL,
    WILL_LOST,
    WINNER,
)
from orrery.games.notalone.maze import maze_cards_left
from orrery.games.notalone.moments import MOMENT_IDS
from orrery.games.notalone.outlook import heat, possible_cards, prospects
from orrery.games.notalone.position import (
    ACQUIRING,
    ARCHIPELAGO,
    COPYING,
    MAZE,
    MAZE_DROP,
    MAZE_SET,
    MAZE_USE,
    MYCELIUM,
    PORTAL,
    RECYCLE_OR_COPY_FRAME,
    RESOLVE,
    SOURCE,
    WINDOW,
    Position,
    place_of_index,
)
from orrery.games.notalone.powers import used_up
from orrery.games.notalone.resolving import ineffective
from orrery.games.notalone.scoring import score_sheet
from orrery.games.notalone.survival import marker_goal
from orrery.kernel.bits import bit, shift_left
from orrery.kernel.state import ARG, FRAMES, KIND, NONE, SEALED, TOP, UNKNOWN

FRAME_IDS = [
    "over",
    "name-creature",
    "choose-places",
    "board-side",
    "deal",
    "refill",
    "turn",
    "window",
    "choose",
    "hunting",
    "picking",
    "after-reveal",
    "order",
    "resolve",
    "step",
    "recycle-or-copy",
    "take-back",
    "discard",
    "scream",
    "toxin",
    "name-seat",
    "draw",
    "shelter",
    "source",
    "heal",
    "archipelago",
    "mycelium",
    "acquire",
    "maze",
    "turn-up",
    "maze-look",
    "maze-set",
    "maze-use",
    "maze-drop",
    "portal",
    "regain",
    "rescue-move",
    "vote",
    "move-token",
    "detour",
    "detour-to",
    "telepathy",
    "phobia",
    "forbidden-zone",
    "vortex",
    "strike-back",
    "cataclysm",
    "double-back",
    "bury",
    "settle",
    "copy",
    "tell",
]
"""Names of the kinds of frames, by number."""

_AT_A_PLACE = [
    RESOLVE,
    RECYCLE_OR_COPY_FRAME,
    COPYING,
    SOURCE,
    ARCHIPELAGO,
    MYCELIUM,
    ACQUIRING,
    MAZE,
    MAZE_SET,
    MAZE_DROP,
    MAZE_USE,
    PORTAL,
]
PAIR_IDS = [None, "keep-one", "both", "from-discard"]
WINNER_IDS = [None, "creature", "hunted"]


def notalone_view(s: Position, public: dict[str, object] | None = None) -> dict[str, object]:
    """Everything on the table. Only a concealed state can be shown."""
    s.must_be_concealed()
    return _table(s) if public is None or s.viewer < 0 else {**public, **_own(s, public)}


def _own(s: Position, public: dict[str, object]) -> dict[str, object]:
    """What a seat sees and a spectator does not, or sees otherwise (R7)."""
    at = s.data
    hunts = s.viewer == at[CREATURE]
    seats = public["seats"]
    assert isinstance(seats, list)
    players: list[object] = list(seats)
    more = hunts or at[TEAM] & (RADIO | SMOKE)
    for seat in range(s.seats) if more else [s.viewer]:
        players[seat] = _player(s, seat)
    own: dict[str, object] = {"viewer": s.viewer, "pending": list(s.pending()), "hunt": _hunt(s), "seats": players}
    own["laid"] = _laid(s)
    if at[GUARD + s.viewer] & IGNORES << TARGET:
        own["planet"] = [_slot(s, slot) for slot in range(10)]
    if at[MAZE_VARIANT] == 1:
        own["maze"] = _maze(s)
    if not hunts and at[PLACE_AT] != NONE:
        own["heat"] = None
        own["prospects"] = prospects(s, s.viewer)
    return own


def _table(s: Position) -> dict[str, object]:
    """The table as one viewer sees it."""
    at = s.data
    kind = int(at[at[TOP] + KIND]) if at[TOP] else 0
    creature = int(at[CREATURE])
    ready = at[PLACE_AT] != NONE
    hunts = s.viewer < 0 or s.viewer == creature
    return {
        "game": "notalone",
        "viewer": s.viewer if s.viewer >= 0 else None,
        "doing": FRAME_IDS[kind],
        "where": _where(s, kind),
        "moment": MOMENT_IDS[at[at[TOP] + ARG]] if kind == WINDOW else None,
        "pending": list(s.pending()),
        "laid": _laid(s),
        "over": s.over,
        "winner": WINNER_IDS[at[WINNER]],
        "winners": list(s.winners()),
        "turn": int(at[TURN_NUMBER]),
        "phase": int(at[PHASE]),
        "step": _step(s),
        "creature": creature if creature != NONE else None,
        "track": _track(s),
        "planet": [_slot(s, slot) for slot in range(10)],
        "reserve": _reserve(s),
        "marker": _marker(s) if ready else None,
        "tokens": [_token(s, token) for token in range(3)],
        "maze": _maze(s) if at[MAZE_VARIANT] == 1 else None,
        "hunt": _hunt(s),
        "survival_discard": _names(s.tables.survival_ids, int(at[SURVIVAL_DISCARD])),
        "team": _team(s),
        "told": _told(s),
        "heat": heat(s) if hunts and ready else None,
        "prospects": prospects(s, s.viewer) if not hunts and ready else None,
        "seats": [_player(s, seat) for seat in range(s.seats)],
        "scores": score_sheet(s).to_json(),
    }


def _laid(s: Position) -> str | None:
    """The card the viewer plays in a window, sealed until nature ends the round (Q65)."""
    action = int(s.data[SEALED + s.viewer]) - 1 if s.viewer >= 0 else -1
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
    at = s.data
    return {
        "rescue": int(at[RESCUE]),
        "rescue_start": int(s.tables.rescue_start[s.seats]),
        "assimilation": int(at[ASSIMILATION]),
        "assimilation_start": int(s.tables.assimilation_start[s.seats]),
        "side": int(at[SIDE]) or None,
        "artemia": [d for d in range(1, 19) if s.tables.artemia_spaces[at[SIDE]] >> d & 1],
        "will": [d for d in range(1, 19) if at[TRACK_WILL] >> d & 1],
        "supply": int(at[SUPPLY]),
    }


def _slot(s: Position, slot: int) -> dict[str, object]:
    """One spot of the planet with its four flags (D4), its tokens and who explores it.

    A Hunted who ignores the Target is told what still works for it there.
    """
    at = s.data
    place = int(at[PLACE_AT + slot])
    return {
        "slot": slot + 1,
        "place": None if place == NONE else s.tables.place_ids[place],
        "number": None if place == NONE else place % 10 + 1,
        "hidden": bool(at[HIDDEN] >> slot & 1),
        "ineffective": ineffective(s, slot, at[GUARD + s.viewer] if s.viewer >= 0 else 0),
        "inaccessible": bool(at[INACCESSIBLE] >> slot & 1),
        "used": place != NONE and used_up(s, place),
        "tokens": [name for i, name in enumerate(TOKEN_IDS) if at[TOKEN_AT + i] >> slot & 1],
        "explorers": [i // 2 for i in range(2 * s.seats) if at[SPOT + i] == slot],
    }


def _reserve(s: Position) -> dict[str, int]:
    out: dict[str, int] = {}
    for index in range(10):
        place = s.tables.place_ids[place_of_index(index)]
        if s.data[RESERVE + index]:
            out[place] = int(s.data[RESERVE + index])
    return out


def _marker(s: Position) -> dict[str, object]:
    """The Marker on the Beach, or the number the Shield lies at, and whether it protects (E17, E29)."""
    beach = marker_goal(s) == 1
    return {
        "is": "marker" if beach else "shield",
        "at": int(s.data[MARKER]),
        "raised": ["no", "next-turn", "now"][s.data[SHIELD]],
    }


def _token(s: Position, token: int) -> dict[str, object]:
    mask = int(s.data[TOKEN_AT + token])
    return {
        "id": TOKEN_IDS[token],
        "available": bool(s.data[TOKENS_HERE] >> token & 1),
        "slots": _numbers(mask),
    }


def _maze(s: Position) -> dict[str, object]:
    lower = s.tables.place_ids[5:10] + s.tables.place_ids[15:20]
    return {
        "left": int(maze_cards_left(s)),
        "discard": _names(lower, int(s.data[MAZE_DISCARD])),
        "looked_at": _names(lower, int(s.data[MAZE_DRAWN])),
    }


def _hunt(s: Position) -> dict[str, object]:
    at = s.data
    ids = s.tables.hunt_ids
    lying = [i for i in range(2) if at[HUNT_PLAYED + i] != NONE]
    played = [{"card": ids[at[HUNT_PLAYED + i]], "as": ids[at[HUNT_AS + i]]} for i in lying]
    named = int(at[NAMED])
    return {
        "hand": _names(ids, int(at[HUNT_HAND])),
        "hand_count": int(at[HUNT_N]),
        "known": _names(ids, int(at[HUNT_KNOWN])),
        "bottom_count": int(at[HUNT_BOTTOM_N]),
        "bottom_known": _names(ids, int(at[HUNT_OPEN])),
        "discard": _names(ids, int(at[HUNT_DISCARD])),
        "top": ids[at[HUNT_TOP]] if at[HUNT_TOP] != NONE else None,
        "played": played,
        "may_play": may_hunt(s),
        "effects": [name for i, name in enumerate(HUNT_KINDS) if at[HUNT_ON] >> i & 1],
        "named": named if named != NONE else None,
    }


def _team(s: Position) -> dict[str, bool]:
    team = int(s.data[TEAM])
    return {
        "smokescreen": bool(team & SMOKE),
        "radio": bool(team & RADIO),
        "no_hunt_cards": bool(team & NO_HUNT),
        "revealed": bool(team & REVEALED),
    }


def _told(s: Position) -> dict[str, object] | None:
    """What Telepathy was answered."""
    if s.data[TOLD_SEAT] == NONE:
        return None
    return {
        "seat": int(s.data[TOLD_SEAT]),
        "places": _places(s, int(s.data[TOLD_PLACES])),
        "yes": s.data[TOLD_ANSWER] == 1,
    }


def _player(s: Position, seat: int) -> dict[str, object]:
    at = s.data
    if seat == at[CREATURE]:
        return {"role": "creature", "catches": int(at[CATCHES + seat])}
    one = bit(seat)
    guard = int(at[GUARD + seat])
    return {
        "role": "hunted",
        "will": int(at[WILL + seat]),
        "hand": _places(s, int(at[HAND + seat])),
        "hand_count": int(at[HAND_N + seat]),
        "discard": _places(s, int(at[DISCARD + seat])),
        "discard_count": int(at[DISCARD_N + seat]),
        "owned": _places(s, int(at[OWNED + seat])),
        "possible": _places(s, possible_cards(s, seat)),
        "shown": _places(s, int(at[SHOWN + seat])),
        "played": [_card(s, int(at[CARD + 2 * seat + i])) for i in range(2) if at[CARD + 2 * seat + i] != NONE],
        "explores": [int(at[SPOT + 2 * seat + i]) + 1 for i in range(2) if at[SPOT + 2 * seat + i] != NONE],
        "resolved": [bool(at[DONE + seat] >> i & 1) for i in range(2)],
        "pair_next": PAIR_IDS[at[PENDING + seat]],
        "pair_now": PAIR_IDS[at[NOW + seat]],
        "survival": _names(s.tables.survival_ids, int(at[SURVIVAL + seat])),
        "survival_count": int(at[SURVIVAL_N + seat]),
        "survived": bool(at[PLAYED_SURVIVAL] & one),
        "drawn": _names(s.tables.survival_ids, int(at[DRAWN])) if s.pending() == (seat,) else None,
        "ignores": [name for i, name in enumerate(TOKEN_IDS) if guard & shift_left(IGNORES, i)],
        "loses_less": bool(guard & LOSES_LESS),
        "resists_more": bool(guard & RESISTS_MORE),
        "takes_last": bool(guard & TAKES_LAST),
        "owed": int(at[OWED + seat]),
        "owed_will": int(at[OWED_WILL + seat]),
        "resisted": int(at[RESISTED + seat]),
        "resist_cards": int(cards_for_will(s, seat)),
        "barred": bool(at[BARRED] & one),
        "caught": bool(at[CAUGHT] & one),
        "lost_last_will": bool(at[LAST_WILL] & one),
        "catches": int(at[CATCHES + seat]),
        "will_lost": int(at[WILL_LOST + seat]),
        "sealed": at[SEALED + seat] != 0,
        "chose": _chose(s, int(at[SEALED + seat]) - 1),
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
    arg = int(s.data[s.data[TOP] + ARG])
    slot = int(s.data[SPOT + 2 * (arg & 7) + (arg >> 3 & 1)])
    return slot + 1 if slot != NONE else None


def _step(s: Position) -> str | None:
    """How far the Reckoning is (R21, E82)."""
    following = int(s.data[FRAMES + ARG])
    if s.data[PHASE] != 3 or s.over:
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
