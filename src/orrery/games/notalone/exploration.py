"""Phase 1, Exploration: Resist, Give Up, and the Place cards chosen together in secret (R13-R17, Q38)."""

from __future__ import annotations

from orrery.games.notalone.actions import (
    GIVE_UP,
    PAIR_FIRST,
    PAIR_SECOND,
    PLAY,
    PLAY_TWO,
    PLAY_WITH,
    RESIST,
    TAKE_BACK,
    WILL_FROM_SPACE,
    WILL_FROM_SUPPLY,
)
from orrery.games.notalone.kinds import (
    FROM_DISCARD,
    MOST_WILL,
    RESIST_LIMIT,
    RESIST_MORE,
    RESISTS_MORE,
    SENT_BACK,
)
from orrery.games.notalone.layout import (
    CARD,
    DISCARD,
    DISCARD_N,
    GUARD,
    HAND,
    NOW,
    OWED,
    OWED_WILL,
    RESISTED,
    TEAM,
    TRACK_WILL,
    WILL,
)
from orrery.games.notalone.position import Position
from orrery.games.notalone.track import (
    advance_assimilation,
    list_will_sources,
    pay_will,
    regain_will,
    take_counter,
)
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import NONE, SEALED, SEATS


def enter_choose(s: Position) -> None:
    """R13: every Hunted who has not chosen is asked, all at the same time."""
    mask: i64 = 0
    k: i64 = 1
    while k < s.data[SEATS]:
        seat: i64 = s.hunted(k)
        if s.data[SEALED + seat] == 0:
            mask |= bit(seat)
        k += 1
    s.ask(mask)


def list_choices(s: Position, seat: i64) -> i64:
    """The Place cards a Hunted may play, and until then Resist and Give Up (E63)."""
    at = s.data
    actions = s.buffer.actions
    if at[OWED + seat]:
        return s.list_mask(TAKE_BACK, at[DISCARD + seat], 0)
    if at[OWED_WILL + seat]:
        return list_will_sources(s)
    hand: i64 = s.accessible_of(at[HAND + seat])
    n: i64 = 0
    if s.has_pair_now(seat):
        n = s.list_pairs(PLAY_TWO, hand, n)
    elif at[NOW + seat] == FROM_DISCARD and s.accessible_of(at[DISCARD + seat]):
        beside: i64 = s.accessible_of(at[DISCARD + seat])
        number: i64 = 0
        while number < 10:
            if hand >> number & 1:
                n = s.list_mask(PLAY_WITH + 10 * number, beside, n)
            number += 1
    else:
        n = s.list_mask(PLAY, hand, n)
    if at[SEALED + seat] == 0:
        if may_resist(s, seat):
            actions[n] = RESIST
            n += 1
        if may_give_up(s, seat):
            actions[n] = GIVE_UP
            n += 1
    return n


def may_resist(s: Position, seat: i64) -> bool:
    """R15, Q5: one Will at a time, at most twice a turn, with something to take back."""
    at = s.data
    return at[WILL + seat] > 0 and at[DISCARD_N + seat] > 0 and at[RESISTED + seat] < s.tables.resists


def may_give_up(s: Position, seat: i64) -> bool:
    """R16: not with all Will and nothing discarded."""
    return s.data[WILL + seat] < MOST_WILL or s.data[DISCARD_N + seat] > 0


def choose(s: Position, seat: i64, action: i64) -> None:
    """Carry out what a Hunted does before and with its choice."""
    if action == RESIST:
        resist(s, seat)
    elif action == GIVE_UP:
        give_up(s, seat)
    elif TAKE_BACK <= action < TAKE_BACK + 10:
        take_back_for_will(s, seat, action - TAKE_BACK)
    elif WILL_FROM_SUPPLY <= action < WILL_FROM_SPACE + 18:
        s.data[OWED_WILL + seat] -= 1
        take_counter(s, seat, action)
    elif s.seal(seat, action):
        lay_choices(s)


def resist(s: Position, seat: i64) -> None:
    """R15: forfeit 1 Will to take back 2 Place cards; without Will left, Give Up."""
    at = s.data
    cards: i64 = cards_for_will(s, seat)
    at[RESISTED + seat] += 1
    if s.events is not None:
        s.emit("notalone-resisted", {"seat": int(seat)})
    pay_will(s, seat, 1)
    if at[WILL + seat] == 0:
        give_up(s, seat)
    else:
        at[OWED + seat] = cards


def cards_for_will(s: Position, seat: i64) -> i64:
    """R15: how many cards of the discard 1 Will brings back now."""
    at = s.data
    cards: i64 = s.tables.resist_cards
    if at[GUARD + seat] & RESISTS_MORE and at[RESISTED + seat] == 0:
        cards = s.survival_number(RESIST_MORE)
    if s.on(RESIST_LIMIT):
        cards = s.hunt_number(RESIST_LIMIT)
    return cards if cards < at[DISCARD_N + seat] else at[DISCARD_N + seat]


def take_back_for_will(s: Position, seat: i64, number: i64) -> None:
    """R15: take back a Place card of choice."""
    s.discard_to_hand(seat, number)
    s.data[OWED + seat] -= 1
    if s.events is not None:
        s.tell_places("notalone-took-back", seat, number)


def give_up(s: Position, seat: i64) -> None:
    """R16: regain all Will, take back all Place cards, and Assimilation advances at once (Q47)."""
    if s.events is not None:
        s.emit("notalone-gave-up", {"seat": int(seat)})
    s.all_to_hand(seat)
    if advance_assimilation(s, 1):
        return
    if s.data[TRACK_WILL]:
        s.data[OWED_WILL + seat] = MOST_WILL - s.data[WILL + seat]
    else:
        regain_will(s, seat, MOST_WILL)


def lay_choices(s: Position) -> None:
    """R13: all choices are in; the cards lie face down, Fjord's second card face up (E25, Q49)."""
    at = s.data
    k: i64 = 1
    while k < at[SEATS]:
        seat: i64 = s.hunted(k)
        action: i64 = s.unseal(seat)
        if action < PLAY_TWO:
            s.hand_to_played(seat, 0, action - PLAY)
        elif action < PLAY_WITH:
            s.hand_to_played(seat, 0, PAIR_FIRST[action - PLAY_TWO])
            s.hand_to_played(seat, 1, PAIR_SECOND[action - PLAY_TWO])
        else:
            s.hand_to_played(seat, 0, (action - PLAY_WITH) // 10)
            beside: i64 = (action - PLAY_WITH) % 10
            at[DISCARD + seat] &= ~bit(beside)
            at[DISCARD_N + seat] -= 1
            at[CARD + 2 * seat + 1] = beside
        k += 1
    if s.events is not None:
        s.emit("notalone-all-chose", {})
        for one in range(s.seats):
            if at[NOW + one] == FROM_DISCARD and at[CARD + 2 * one + 1] != NONE:
                args: dict[str, object] = {"seat": one, "place": s.name_of(at[CARD + 2 * one + 1])}
                s.emit("notalone-laid-beside", args)
    s.pop()


def hand_back_choices(s: Position) -> None:
    """R17, Q6: a card played after the choices sends them back unseen, to be made again."""
    at = s.data
    if at[TEAM] & SENT_BACK:
        return
    at[TEAM] |= SENT_BACK
    k: i64 = 1
    while k < at[SEATS]:
        seat: i64 = s.hunted(k)
        if at[CARD + 2 * seat] != NONE:
            s.played_to_hand(seat, 0)
        beside: i64 = at[CARD + 2 * seat + 1]
        if beside != NONE:
            if at[NOW + seat] == FROM_DISCARD:
                at[CARD + 2 * seat + 1] = NONE
                at[DISCARD + seat] |= bit(beside)
                at[DISCARD_N + seat] += 1
            else:
                s.played_to_hand(seat, 1)
        k += 1
    if s.events is not None:
        s.emit("notalone-sent-back", {})
