"""Survival cards: when each may be played and what it does (R9, E64, E65)."""

from __future__ import annotations

from orrery.games.notalone.hunt import may_hunt
from orrery.games.notalone.kinds import (
    BAR_HUNT,
    FROM_DISCARD,
    HEAL_OTHER,
    HIDE_DISCARDS,
    IGNORE_TOKEN,
    KEEP_PLAYED,
    LOSE_LESS,
    LOSES_LESS,
    MARKER_POWER,
    MOST_WILL,
    MOVE_TOKEN_SURVIVAL,
    NO_HUNT,
    OTHER_TAKES_BACK,
    RADIO,
    REGAIN_WILL,
    RESCUE_IF_NO_CATCH,
    RESCUE_STAYS,
    RESIST_MORE,
    RESISTS_MORE,
    SENT_BACK,
    SET_MARKER,
    SHARE_CHOICES,
    SHOW_HUNT_HAND,
    SMOKE,
    SPEND_MARKER,
    STRIKE_BACK,
    SWAP_PLAYED,
    TAKE_BACK_CARDS,
    TAKE_BACK_LAST,
    TAKES_LAST,
    TARGET,
    TARGET_IS_CREATURE,
    VORTEX_PLAYED,
)
from orrery.games.notalone.layout import (
    AMPLIFIER_MOVES,
    CARD,
    CAUGHT,
    DISCARD,
    DISCARD_N,
    GUARD,
    HAND_N,
    HUNT_HAND,
    HUNT_KNOWN,
    HUNT_N,
    MARKER,
    NOW,
    PLACE_AT,
    PLAYED_SURVIVAL,
    SPOT,
    SURVIVAL,
    SURVIVAL_DISCARD,
    SURVIVAL_N,
    TEAM,
    TOKEN_AT,
    WILL,
)
from orrery.games.notalone.moments import BEFORE_CREATURE, BEFORE_TARGET, FIRST_OF_PHASE_1
from orrery.games.notalone.position import (
    DISCARDING,
    DOUBLING_BACK,
    FOR_MEDIKIT,
    FOR_SOLIDARITY,
    MOVING,
    NAMING,
    STRIKE,
    TAKE,
    VORTEX,
    Position,
)
from orrery.games.notalone.track import advance_rescue, regain_will
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import NONE, SEATS


def playable_survival(s: Position, seat: i64, card: i64, moment: i64) -> bool:
    """Whether a Survival card of this phase may be played in a window at this moment."""
    at = s.data
    kind: i64 = s.tables.survival_kind[card]
    if kind == REGAIN_WILL:
        return at[WILL + seat] < MOST_WILL
    if kind == SET_MARKER:
        return marker_place(s, card) and at[MARKER] < marker_goal(s)
    if kind == BAR_HUNT:
        return may_hunt(s) and cards_to_hand(s, seat, moment) >= s.tables.survival_number[card]
    if kind == TAKE_BACK_CARDS:
        return discards_after(s, seat, moment) > 0
    if kind == HIDE_DISCARDS:
        return at[TEAM] & SMOKE == 0
    if kind == STRIKE_BACK or kind == SHOW_HUNT_HAND:
        return at[HUNT_N] > 0
    if kind == SWAP_PLAYED:
        return may_swap(s, seat)
    if kind == IGNORE_TOKEN:
        return may_ignore(s, seat, s.tables.survival_token[card], moment)
    if kind == MOVE_TOKEN_SURVIVAL:
        return movable(s, s.tables.survival_token[card], moment) != 0
    if kind == SPEND_MARKER:
        return marker_place(s, card) and at[MARKER] == marker_goal(s)
    if kind == KEEP_PLAYED:
        return cards_to_keep(s, seat) != 0 and not s.may_not_take_back(seat)
    if kind == HEAL_OTHER:
        return others_to_heal(s, seat) != 0
    if kind == OTHER_TAKES_BACK:
        return others_with_discards(s, seat, moment) != 0
    if kind == SHARE_CHOICES:
        return at[SEATS] > 2 and at[TEAM] & RADIO == 0
    if kind == TAKE_BACK_LAST:
        return not s.may_not_take_back(seat)
    if kind == RESCUE_IF_NO_CATCH:
        return at[CAUGHT] == 0
    return True  # RESIST_MORE and LOSE_LESS


def marker_place(s: Position, card: i64) -> bool:
    """Whether the place the card names is the one in play (D6)."""
    return s.tables.survival_places[card] >> s.data[PLACE_AT + 3] & 1 == 1


def marker_goal(s: Position) -> i64:
    """Where the Marker lies on the Beach (1), or the Shield before it is raised (place 4)."""
    return 1 if s.tables.power[s.data[PLACE_AT + 3]] == MARKER_POWER else 4


def cards_to_hand(s: Position, seat: i64, moment: i64) -> i64:
    """The Place cards in hand once choices are handed back (Q6)."""
    count: i64 = s.data[HAND_N + seat]
    if moment != FIRST_OF_PHASE_1 and s.data[TEAM] & SENT_BACK == 0:
        count += 1
        if s.has_pair_now(seat):
            count += 1
    return count


def discards_after(s: Position, seat: i64, moment: i64) -> i64:
    """The Place cards in the discard once choices are handed back (Q6)."""
    count: i64 = s.data[DISCARD_N + seat]
    if (
        moment != FIRST_OF_PHASE_1
        and s.data[TEAM] & SENT_BACK == 0
        and s.data[NOW + seat] == FROM_DISCARD
        and s.data[CARD + 2 * seat + 1] != NONE
    ):
        count += 1
    return count


def may_swap(s: Position, seat: i64) -> bool:
    """Vortex needs an accessible card in the discard."""
    return s.accessible_of(s.data[DISCARD + seat]) != 0


def may_ignore(s: Position, seat: i64, token: i64, moment: i64) -> bool:
    """R41: standing under the token, before it is resolved."""
    if moment == BEFORE_CREATURE or (token == TARGET and moment > BEFORE_TARGET):
        return False
    return s.spots_under(seat, bit(token)) != 0


def movable(s: Position, token: i64, moment: i64) -> i64:
    """R38, R41: the tokens a card may move, as a mask; a Clone counts as the Creature token."""
    at = s.data
    if moment == BEFORE_CREATURE or (token == TARGET and moment > BEFORE_TARGET):
        return 0
    mask: i64 = bit(token) if at[TOKEN_AT + token] else 0
    if token == 0 and s.on(TARGET_IS_CREATURE) and at[TOKEN_AT + TARGET]:
        mask |= 1 << TARGET
    return mask


def cards_to_keep(s: Position, seat: i64) -> i64:
    """Q19, Q23: the played cards Double Back may return, as numbers; of Fjord's two only the explored one."""
    at = s.data
    mask: i64 = 0
    i: i64 = 2 * seat
    while i < 2 * seat + 2:
        number: i64 = at[CARD + i]
        explored: bool = at[NOW + seat] != FROM_DISCARD or at[SPOT + i] != NONE
        if number != NONE and explored and not s.goes_to_reserve(number):
            mask |= bit(number)
        i += 1
    return mask


def others_to_heal(s: Position, seat: i64) -> i64:
    """The other Hunted with less than 3 Will."""
    mask: i64 = 0
    k: i64 = 1
    while k < s.data[SEATS]:
        one: i64 = s.hunted(k)
        if one != seat and s.data[WILL + one] < MOST_WILL:
            mask |= bit(one)
        k += 1
    return mask


def others_with_discards(s: Position, seat: i64, moment: i64) -> i64:
    """The other Hunted with a Place card to take back who may do so (Q83)."""
    mask: i64 = 0
    k: i64 = 1
    while k < s.data[SEATS]:
        one: i64 = s.hunted(k)
        if one != seat and discards_after(s, one, moment) > 0 and not s.may_not_take_back(one):
            mask |= bit(one)
        k += 1
    return mask


def lay_survival(s: Position, seat: i64, card: i64) -> None:
    """R9: a played Survival card is discarded; one a turn."""
    at = s.data
    at[SURVIVAL + seat] &= ~bit(card)
    at[SURVIVAL_N + seat] -= 1
    at[SURVIVAL_DISCARD] |= bit(card)
    at[PLAYED_SURVIVAL] |= bit(seat)
    if s.events is not None:
        s.emit("notalone-survive", {"seat": int(seat), "card": s.tables.survival_ids[card]})


def play_survival(s: Position, seat: i64, card: i64) -> None:
    """Play a Survival card in a window."""
    at = s.data
    lay_survival(s, seat, card)
    kind: i64 = s.tables.survival_kind[card]
    number: i64 = s.tables.survival_number[card]
    if kind == REGAIN_WILL:
        regain_will(s, seat, number)
    elif kind == SET_MARKER:
        at[MARKER] += 1
    elif kind == BAR_HUNT:
        at[TEAM] |= NO_HUNT
        s.push(DISCARDING, seat, number)
    elif kind == TAKE_BACK_CARDS:
        s.push(TAKE, seat, number)
    elif kind == HIDE_DISCARDS:
        at[TEAM] |= SMOKE
    elif kind == STRIKE_BACK:
        s.push(STRIKE, number)
    elif kind == SWAP_PLAYED:
        at[TEAM] |= VORTEX_PLAYED
        s.push(VORTEX, seat)
    elif kind == IGNORE_TOKEN:
        at[GUARD + seat] |= bit(s.tables.survival_token[card])
    elif kind == MOVE_TOKEN_SURVIVAL:
        s.push(MOVING, seat, movable(s, s.tables.survival_token[card], 0))
    elif kind == SPEND_MARKER:
        at[MARKER] = 0 if marker_goal(s) == 1 else 1
        if not s.on(RESCUE_STAYS) or at[AMPLIFIER_MOVES] == 1:  # Q7
            advance_rescue(s, number)
    elif kind == KEEP_PLAYED:
        s.push(DOUBLING_BACK, seat)
    elif kind == HEAL_OTHER:
        s.push(NAMING, seat, FOR_MEDIKIT)
    elif kind == OTHER_TAKES_BACK:
        s.push(NAMING, seat, FOR_SOLIDARITY)
    elif kind == SHARE_CHOICES:
        at[TEAM] |= RADIO
    elif kind == RESIST_MORE:
        at[GUARD + seat] |= RESISTS_MORE
    elif kind == SHOW_HUNT_HAND:
        at[HUNT_KNOWN] |= at[HUNT_HAND]
        if s.events is not None:
            s.emit("notalone-scanned", {"cards": hunt_names(s, at[HUNT_HAND])}, s.all_hunted())
    elif kind == LOSE_LESS:
        at[GUARD + seat] |= LOSES_LESS
    elif kind == TAKE_BACK_LAST:
        at[GUARD + seat] |= TAKES_LAST
    elif kind == RESCUE_IF_NO_CATCH and not s.on(RESCUE_STAYS):
        advance_rescue(s, number)


def hunt_names(s: Position, mask: i64) -> list[object]:
    """The ids of some Hunt cards."""
    return [name for i, name in enumerate(s.tables.hunt_ids) if mask >> i & 1]
