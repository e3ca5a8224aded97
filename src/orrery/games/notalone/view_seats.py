"""A seat as a viewer sees it, by names: part of the view."""

from __future__ import annotations

from orrery.games.notalone.actions import (
    DISCARD_CARD,
    PAIR_FIRST,
    PAIR_SECOND,
    PICK,
    PLAY,
    PLAY_TWO,
    PLAY_WITH,
    RESIST,
    SWAP,
    VOTE_FOR,
)
from orrery.games.notalone.exploration import cards_for_will
from orrery.games.notalone.kinds import (
    IGNORES,
    LOSES_LESS,
    MOST_SEATS,
    RESISTS_MORE,
    TAKES_LAST,
    TOKEN_IDS,
)
from orrery.games.notalone.outlook import possible_cards
from orrery.games.notalone.position import Position
from orrery.games.notalone.view_types import Chosen, PairId, Player
from orrery.kernel.bits import bit, shift_left
from orrery.kernel.sentinels import NONE, UNKNOWN

PAIR_IDS: list[PairId | None] = [None, "keep-one", "both", "from-discard"]


def names_in(names: list[str], mask: int) -> list[str] | None:
    """The ids of a mask's bits, None where they are hidden."""
    return None if mask == UNKNOWN else [name for i, name in enumerate(names) if mask >> i & 1]


def places_in(s: Position, mask: int) -> list[str] | None:
    """The places of some numbers by id, None where they are hidden."""
    if mask == UNKNOWN:
        return None
    return [str(s.name_of(i)) for i in range(10) if mask >> i & 1]


def player_view(s: Position, seat: int) -> Player:
    """All that a viewer may know of a seat.

    Rules: R7
    """
    if seat == s.creature:
        return {"role": "creature", "catches": int(s.catches(seat))}
    one = bit(seat)
    guard = int(s.guard(seat))
    return {
        "role": "hunted",
        "will": int(s.will(seat)),
        "hand": places_in(s, int(s.hand(seat))),
        "hand_count": int(s.hand_count(seat)),
        "discard": places_in(s, int(s.discard(seat))),
        "discard_count": int(s.discard_count(seat)),
        "owned": places_in(s, int(s.owned(seat))),
        "possible": places_in(s, possible_cards(s, seat)),
        "shown": places_in(s, int(s.shown(seat))),
        "played": [_card(s, int(s.played(seat, i))) for i in range(2) if s.played(seat, i) != NONE],
        "explores": [int(s.explored(seat, i)) + 1 for i in range(2) if s.explored(seat, i) != NONE],
        "resolved": [bool(s.resolved(seat) >> i & 1) for i in range(2)],
        "pair_next": PAIR_IDS[s.effect_next(seat)],
        "pair_now": PAIR_IDS[s.effect_now(seat)],
        "survival": names_in(s.tables.survival_ids, int(s.survival(seat))),
        "survival_count": int(s.survival_count(seat)),
        "survived": bool(s.played_survival & one),
        "drawn": names_in(s.tables.survival_ids, int(s.drawn)) if s.pending() == (seat,) else None,
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


def _chose(s: Position, action: int) -> Chosen | None:
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


def _card(s: Position, number: int) -> str:
    """A played Place card, "?" for one lying face down."""
    return "?" if number == UNKNOWN else str(s.name_of(number))
