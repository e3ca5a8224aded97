"""Phase 1, Exploration: Resist, Give Up, and the Place cards chosen together in secret."""

from __future__ import annotations

from orrery.games.notalone import reasons
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
from orrery.games.notalone.frames import CHOOSE
from orrery.games.notalone.kinds import (
    FROM_DISCARD,
    MOST_WILL,
    NUMBERS,
    RESIST_LIMIT,
    RESIST_MORE,
    RESISTS_MORE,
    SENT_BACK,
)
from orrery.games.notalone.place_cards import (
    all_to_hand,
    discard_to_hand,
    discard_to_played,
    hand_to_played,
    played_to_hand,
)
from orrery.games.notalone.position import Position, pair_members, pairs_of
from orrery.games.notalone.track import advance_assimilation, pay_will, regain_will, take_counter, will_sources
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import ALLOWED, Actions, Step


def why_not_resist(s: Position, seat: i64) -> i64:
    """Whether a Hunted may Resist: one Will at a time, at most twice a turn, with something to take back.

    Rules: R15, Q5
    """
    if s.resisted(seat) >= s.tables.resists:
        return reasons.RESISTED_ENOUGH
    if s.discard_count(seat) == 0:
        return reasons.NOTHING_TO_RESIST_FOR
    return ALLOWED if s.will(seat) > 0 else reasons.NO_WILL_TO_RESIST


def why_not_give_up(s: Position, seat: i64) -> i64:
    """Whether a Hunted may Give Up: not with all Will and nothing discarded.

    Rules: R16
    """
    if s.will(seat) < MOST_WILL or s.discard_count(seat) > 0:
        return ALLOWED
    return reasons.NOTHING_TO_GIVE_UP_FOR


def beside_cards(s: Position, seat: i64) -> i64:
    """The cards of the discard of which Fjord's owner lays one beside the card played, if any.

    Rules: E25, E26
    """
    return s.accessible_of(s.discard(seat)) if s.effect_now(seat) == FROM_DISCARD else 0


def why_not_play(s: Position, seat: i64, action: i64) -> i64:
    """Whether a Hunted may play one card, two, or one with another of the discard beside it.

    Rules: R13, E25, E32
    """
    two = PLAY_TWO <= action < PLAY_WITH
    if s.has_pair_now(seat) != two:
        return reasons.PLAY_COUNT
    hand: i64 = s.accessible_of(s.hand(seat))
    if two:
        return ALLOWED if pair_members(action - PLAY_TWO) & ~hand == 0 else reasons.CARDS_NOT_PLAYABLE
    beside: i64 = beside_cards(s, seat)
    if action >= PLAY_WITH:
        number: i64 = action - PLAY_WITH
        allowed = has(hand, number // NUMBERS) and has(beside, number % NUMBERS)
        return ALLOWED if allowed else reasons.CARDS_NOT_PLAYABLE
    if beside:
        return reasons.PUT_CARD_BESIDE
    if has(hand, action - PLAY):
        return ALLOWED
    return reasons.PLACE_INACCESSIBLE if has(s.hand(seat), action - PLAY) else reasons.PLACE_NOT_IN_HAND


class ChoosePlaceCards(Step[Position]):
    """All Hunted choose Place cards at the same time, sealed; until then each may Resist and Give Up.

    Rules: R13, R15, R16, E25, E62, E63, Q3, Q64
    """

    def enter(self, s: Position) -> None:
        """Ask every Hunted who has not chosen."""
        seats: i64 = 0
        k: i64 = 1
        while k < s.seats:
            seat: i64 = s.hunted(k)
            if s.sealed(seat) == 0:
                seats |= bit(seat)
            k += 1
        s.ask(seats)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """What is still owed for a Resist or Give Up; else the cards that may be played, Resist and Give Up."""
        if s.take_back_due(seat):
            out.add_mask(TAKE_BACK, s.discard(seat))
            return
        if s.will_due(seat):
            out.add_mask(WILL_FROM_SUPPLY, will_sources(s))
            return
        hand: i64 = s.accessible_of(s.hand(seat))
        beside: i64 = beside_cards(s, seat)
        if s.has_pair_now(seat):
            out.add_mask(PLAY_TWO, pairs_of(hand))
        elif beside:
            number: i64 = 0
            while number < NUMBERS:
                if has(hand, number):
                    out.add_mask(PLAY_WITH + NUMBERS * number, beside)
                number += 1
        else:
            out.add_mask(PLAY, hand)
        if s.sealed(seat) == 0:
            if why_not_resist(s, seat) == ALLOWED:
                out.add(RESIST)
            if why_not_give_up(s, seat) == ALLOWED:
                out.add(GIVE_UP)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """First what is owed; Resist and Give Up come before the choice."""
        if s.take_back_due(seat):
            offered = TAKE_BACK <= action < TAKE_BACK + NUMBERS and has(s.discard(seat), action - TAKE_BACK)
            return ALLOWED if offered else reasons.TAKE_BACK_FIRST
        if s.will_due(seat):
            offered = WILL_FROM_SUPPLY <= action < WILL_FROM_SPACE + 18
            offered = offered and has(will_sources(s), action - WILL_FROM_SUPPLY)
            return ALLOWED if offered else reasons.TAKE_WILL_FIRST
        if PLAY <= action < RESIST:
            return why_not_play(s, seat, action)
        if action != RESIST and action != GIVE_UP:
            return reasons.CHOOSE_PLACE_CARD
        if s.sealed(seat) != 0:
            return reasons.CHOSEN_ALREADY
        return why_not_resist(s, seat) if action == RESIST else why_not_give_up(s, seat)

    def details(self, s: Position, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """How often, how many cards, or which place."""
        if reason == reasons.RESISTED_ENOUGH:
            return {"count": int(s.resisted(seat))}
        if reason == reasons.PLAY_COUNT:
            return {"count": 2 if s.has_pair_now(seat) else 1}
        if reason in (reasons.PLACE_NOT_IN_HAND, reasons.PLACE_INACCESSIBLE):
            return {"number": int(action) - PLAY + 1}
        return {}

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Carry out what a Hunted does before its choice, or seal the choice; others go on meanwhile."""
        if action == RESIST:
            resist(s, seat)
        elif action == GIVE_UP:
            give_up(s, seat)
        elif TAKE_BACK <= action < TAKE_BACK + NUMBERS:
            s.add_take_back_due(seat, -1)
            discard_to_hand(s, seat, action - TAKE_BACK)
        elif WILL_FROM_SUPPLY <= action < WILL_FROM_SPACE + 18:
            s.add_will_due(seat, -1)
            take_counter(s, seat, action)
        elif s.seal(seat, action):
            lay_choices(s)
        if not s.over and s.kind == CHOOSE:
            s.ask_again()


def resist(s: Position, seat: i64) -> None:
    """Forfeit 1 Will to take back 2 Place cards; without Will left, Give Up.

    Rules: R15
    """
    cards: i64 = cards_for_will(s, seat)
    s.add_resisted(seat, 1)
    if s.events is not None:
        s.emit("notalone-resisted", {"seat": int(seat)})
    pay_will(s, seat, 1)
    if s.will(seat) == 0:
        give_up(s, seat)
    else:
        s.set_take_back_due(seat, cards)


def cards_for_will(s: Position, seat: i64) -> i64:
    """How many cards of the discard 1 Will brings back now.

    Rules: R15, Q67
    """
    cards: i64 = s.tables.resist_cards
    if s.guard(seat) & RESISTS_MORE and s.resisted(seat) == 0:
        cards = s.survival_number(RESIST_MORE)
    if s.on(RESIST_LIMIT):
        cards = s.hunt_number(RESIST_LIMIT)
    return cards if cards < s.discard_count(seat) else s.discard_count(seat)


def give_up(s: Position, seat: i64) -> None:
    """Regain all Will, take back all Place cards, and Assimilation advances at once.

    Rules: R16, Q47
    """
    if s.events is not None:
        s.emit("notalone-gave-up", {"seat": int(seat)})
    all_to_hand(s, seat)
    if advance_assimilation(s, 1, "gave-up"):
        return
    if s.track_will:
        s.set_will_due(seat, MOST_WILL - s.will(seat))
    else:
        regain_will(s, seat, MOST_WILL)


def lay_choices(s: Position) -> None:
    """Lay all choices on the table face down, Fjord's second card face up.

    Rules: R13, E25, Q49
    """
    k: i64 = 1
    while k < s.seats:
        seat: i64 = s.hunted(k)
        action: i64 = s.unseal(seat)
        if action < PLAY_TWO:
            hand_to_played(s, seat, 0, action - PLAY)
        elif action < PLAY_WITH:
            hand_to_played(s, seat, 0, PAIR_FIRST[action - PLAY_TWO])
            hand_to_played(s, seat, 1, PAIR_SECOND[action - PLAY_TWO])
        else:
            hand_to_played(s, seat, 0, (action - PLAY_WITH) // NUMBERS)
            discard_to_played(s, seat, 1, (action - PLAY_WITH) % NUMBERS)
        k += 1
    if s.events is not None:
        s.emit("notalone-all-chose", {})
        for one in range(s.seats):
            if s.effect_now(one) == FROM_DISCARD and s.played(one, 1) != NONE:
                args: dict[str, object] = {"seat": one, "place": s.name_of(s.played(one, 1))}
                s.emit("notalone-laid-beside", args)
    s.pop()


def send_choices_back(s: Position) -> None:
    """Hand the choices back unseen, to be made again, after a card was played.

    Rules: R17, Q6
    """
    if s.team & SENT_BACK:
        return
    s.team |= SENT_BACK
    k: i64 = 1
    while k < s.seats:
        seat: i64 = s.hunted(k)
        if s.played(seat, 0) != NONE:
            played_to_hand(s, seat, 0)
        beside: i64 = s.played(seat, 1)
        if beside != NONE:
            if s.effect_now(seat) == FROM_DISCARD:
                s.set_played(seat, 1, NONE)
                s.set_discard(seat, s.discard(seat) | bit(beside))
                s.add_discard_count(seat, 1)
            else:
                played_to_hand(s, seat, 1)
        k += 1
    if s.events is not None:
        s.emit("notalone-sent-back", {})
