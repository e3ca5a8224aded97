"""Taking, discarding and drawing: the small steps that places and cards share."""

from __future__ import annotations

from orrery.games.notalone.actions import (
    BURY,
    DISCARD_CARD,
    DISCARD_SURVIVAL,
    DRAW_HUNT,
    KEEP_SURVIVAL,
    LOSE_HUNT,
    LOSE_WILL,
    NOTHING,
    PICK,
    TAKE_BACK,
    TAKE_PLAYED,
)
from orrery.games.notalone.kinds import DISCARD_OR_WILL
from orrery.games.notalone.layout import (
    CARD,
    CREATURE,
    DISCARD,
    DISCARD_N,
    DRAWN,
    DRAWN_N,
    HAND,
    HAND_N,
    HUNT_BOTTOM,
    HUNT_BOTTOM_N,
    HUNT_DECK,
    HUNT_DISCARD,
    HUNT_HAND,
    HUNT_KNOWN,
    HUNT_N,
    HUNT_OPEN,
    HUNT_TOP,
    SURVIVAL,
    SURVIVAL_DECK,
    SURVIVAL_DISCARD,
    SURVIVAL_N,
)
from orrery.games.notalone.position import DISCARDING, FORBIDDEN, OPTIONAL, OR_PLAYED, WHICH, Position, lowest
from orrery.games.notalone.survival import cards_to_keep
from orrery.games.notalone.track import lose_will
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.errors import Hidden
from orrery.kernel.state import ARG, ARG2, ASK_NATURE, NONE, SEATS, TOP, UNKNOWN

# Taking Place cards back. ARG: seat and which played card; ARG2: how many, OPTIONAL, OR_PLAYED.


def enter_take(s: Position) -> None:
    """Ask until enough is taken back or nothing is left."""
    at = s.data
    top: i64 = at[TOP]
    seat: i64 = at[top + ARG] & 7
    if at[top + ARG2] & 31 == 0 or (at[DISCARD_N + seat] == 0 and not may_take_played(s)):
        s.pop()
    else:
        s.ask(bit(seat))


def may_take_played(s: Position) -> bool:
    """R39: under Persecution the played card is one of those to choose from."""
    top: i64 = s.data[TOP]
    which: i64 = s.data[top + ARG] // WHICH & 1
    return s.data[top + ARG2] & OR_PLAYED != 0 and s.data[CARD + 2 * (s.data[top + ARG] & 7) + which] != NONE


def list_takes(s: Position, seat: i64) -> i64:
    """The discarded Place cards, perhaps the played one, perhaps nothing more."""
    n: i64 = s.list_mask(TAKE_BACK, s.data[DISCARD + seat], 0)
    if may_take_played(s):
        s.buffer.actions[n] = TAKE_PLAYED
        n += 1
    if s.data[s.data[TOP] + ARG2] & OPTIONAL:
        s.buffer.actions[n] = NOTHING
        n += 1
    return n


def take(s: Position, seat: i64, action: i64) -> None:
    """Take one card back."""
    top: i64 = s.data[TOP]
    if action == NOTHING:
        s.pop()
        return
    s.data[top + ARG2] -= 1
    s.ask(0)
    if action == TAKE_PLAYED:
        return_played(s, seat, s.data[top + ARG] // WHICH & 1)
    else:
        take_back(s, seat, action - TAKE_BACK)


def take_back(s: Position, seat: i64, number: i64) -> None:
    """Take a Place card from the own discard."""
    s.discard_to_hand(seat, number)
    if s.events is not None:
        s.tell_places("notalone-took-back", seat, number)


def return_played(s: Position, seat: i64, which: i64) -> None:
    """Take the played Place card back."""
    if s.events is not None:
        number: i64 = s.data[CARD + 2 * seat + which]
        s.emit("notalone-took-played", {"seat": int(seat), "place": s.name_of(number)})
    s.played_to_hand(seat, which)


def list_kept(s: Position, seat: i64) -> i64:
    """Double Back: the played cards it may return."""
    return s.list_mask(PICK, cards_to_keep(s, seat), 0)


def double_back(s: Position, seat: i64, number: i64) -> None:
    """Double Back: one played card returns to hand instead of being discarded."""
    return_played(s, seat, 0 if s.data[CARD + 2 * seat] == number else 1)
    s.pop()


# Discarding Place cards. ARG: seat; ARG2: how many.


def let_discard(s: Position, mask: i64, cards: i64) -> None:
    """Let one Hunted discard, or several together (Q44)."""
    if mask & (mask - 1):
        s.push(FORBIDDEN, cards, mask)
    elif mask:
        s.push(DISCARDING, lowest(mask), cards)


def enter_discarding(s: Position) -> None:
    """Ask until enough is discarded or the hand is empty."""
    at = s.data
    top: i64 = at[TOP]
    seat: i64 = at[top + ARG]
    if at[top + ARG2] == 0 or at[HAND_N + seat] == 0:
        s.pop()
    else:
        s.ask(bit(seat))


def list_discards(s: Position, seat: i64) -> i64:
    """Any Place card in hand."""
    return s.list_mask(DISCARD_CARD, s.data[HAND + seat], 0)


def discard(s: Position, seat: i64, number: i64) -> None:
    """Discard one of the cards the frame asks for."""
    s.data[s.data[TOP] + ARG2] -= 1
    s.ask(0)
    throw(s, seat, number)


def throw(s: Position, seat: i64, number: i64) -> None:
    """Discard a Place card from hand, and tell of it."""
    s.hand_to_discard(seat, number)
    if s.events is not None:
        s.tell_places("notalone-discarded", seat, number)


def enter_scream(s: Position) -> None:
    """R40: with too few Place cards in hand, Will is lost; all others the Scream reaches are asked."""
    at = s.data
    top: i64 = at[TOP]
    k: i64 = 1
    while k < at[SEATS]:
        seat: i64 = s.hunted(k)
        if at[top + ARG2] >> seat & 1 and at[HAND_N + seat] < s.hunt_number(DISCARD_OR_WILL):
            at[top + ARG2] &= ~bit(seat)
            lose_will(s, seat, 1)
        k += 1
    if at[top + ARG2]:
        s.ask(at[top + ARG2])
    else:
        s.pop()


def list_scream(s: Position, seat: i64) -> i64:
    """Scream: lose 1 Will, or begin to discard."""
    s.buffer.actions[0] = LOSE_WILL
    return s.list_mask(DISCARD_CARD, s.data[HAND + seat], 1)


def answer_scream(s: Position, seat: i64, action: i64) -> None:
    """Scream: when all have answered, Will is lost or the first card discarded; the others follow."""
    if not s.seal(seat, action):
        return
    mask: i64 = s.data[s.data[TOP] + ARG2]
    more: i64 = 0
    s.pop()
    k: i64 = 1
    while k < s.data[SEATS]:
        one: i64 = s.hunted(k)
        if mask >> one & 1:
            answer: i64 = s.unseal(one)
            if answer == LOSE_WILL:
                lose_will(s, one, 1)
            else:
                more |= bit(one)
                throw(s, one, answer - DISCARD_CARD)
        k += 1
    let_discard(s, more, s.hunt_number(DISCARD_OR_WILL) - 1)


# Survival cards.


def with_survival(s: Position) -> i64:
    """R40: those of the frame's Hunted who have a Survival card to discard."""
    mask: i64 = s.data[s.data[TOP] + ARG2]
    k: i64 = 1
    while k < s.data[SEATS]:
        if s.data[SURVIVAL_N + s.hunted(k)] == 0:
            mask &= ~bit(s.hunted(k))
        k += 1
    return mask


def enter_toxin(s: Position) -> None:
    """R40: without Survival cards nothing is discarded."""
    mask: i64 = with_survival(s)
    if mask:
        s.ask(mask)
    else:
        s.pop()


def answer_toxin(s: Position, seat: i64, action: i64) -> None:
    """Toxin: the Survival cards are discarded when all have chosen."""
    if not s.seal(seat, action):
        return
    mask: i64 = with_survival(s)
    s.pop()
    k: i64 = 1
    while k < s.data[SEATS]:
        one: i64 = s.hunted(k)
        if mask >> one & 1:
            discard_survival(s, one, s.unseal(one) - DISCARD_SURVIVAL)
        k += 1


def list_survival(s: Position, seat: i64) -> i64:
    """Any Survival card in hand, to discard."""
    return s.list_mask(DISCARD_SURVIVAL, s.data[SURVIVAL + seat], 0)


def discard_survival(s: Position, seat: i64, card: i64) -> None:
    """Discard a Survival card from hand, face up."""
    s.data[SURVIVAL + seat] &= ~bit(card)
    s.data[SURVIVAL_N + seat] -= 1
    s.data[SURVIVAL_DISCARD] |= bit(card)
    if s.events is not None:
        args: dict[str, object] = {"seat": int(seat), "card": s.tables.survival_ids[card]}
        s.emit("notalone-discarded-survival", args)


def enter_drawing(s: Position) -> None:
    """R11, E36: draw as many as there are, shuffling the discard when the deck is empty."""
    at = s.data
    if at[at[TOP] + ARG2] == 0 or not s.may_draw():
        s.pop()
        return
    if at[SURVIVAL_DECK] == 0:
        at[SURVIVAL_DECK] = at[SURVIVAL_DISCARD]
        at[SURVIVAL_DISCARD] = 0
    s.ask(ASK_NATURE)


def list_deck(s: Position, first: i64, mask: i64) -> i64:
    """Nature draws any card of an unordered pile."""
    if mask == UNKNOWN:
        raise Hidden("what nature can draw depends on what this viewer may not know")
    n: i64 = s.list_mask(first, mask, 0)
    i: i64 = 0
    while i < n:
        s.buffer.weights[i] = 1
        i += 1
    return n


def draw_survival(s: Position, card: i64) -> None:
    """Draw a Survival card, to the hand or (WHICH) to choose from."""
    at = s.data
    top: i64 = at[TOP]
    seat: i64 = at[top + ARG] & 7
    at[SURVIVAL_DECK] &= ~bit(card)
    if at[top + ARG] & WHICH:
        at[DRAWN] |= bit(card)
        at[DRAWN_N] += 1
    else:
        at[SURVIVAL + seat] |= bit(card)
        at[SURVIVAL_N + seat] += 1
    at[top + ARG2] -= 1
    if s.events is not None:
        args: dict[str, object] = {"seat": int(seat), "card": s.tables.survival_ids[card]}
        s.emit("notalone-drew", args, bit(seat))
        s.emit("notalone-drew-unseen", {"seat": int(seat)}, (s.all_hunted() | bit(at[CREATURE])) & ~bit(seat))
    s.ask(0)


def enter_sheltering(s: Position) -> None:
    """Q62: a single card drawn is kept."""
    seat: i64 = s.data[s.data[TOP] + ARG]
    if s.data[DRAWN_N] == 0:
        s.pop()
    elif s.data[DRAWN_N] == 1:
        keep_survival(s, seat, lowest(s.data[DRAWN]))
    else:
        s.ask(bit(seat))


def list_drawn(s: Position) -> i64:
    """The drawn cards to keep one of."""
    return s.list_mask(KEEP_SURVIVAL, s.data[DRAWN], 0)


def keep_survival(s: Position, seat: i64, card: i64) -> None:
    """Shelter: keep one, discard the others face up."""
    at = s.data
    at[SURVIVAL + seat] |= bit(card)
    at[SURVIVAL_N + seat] += 1
    rest: i64 = at[DRAWN] & ~bit(card)
    at[SURVIVAL_DISCARD] |= rest
    at[DRAWN] = 0
    at[DRAWN_N] = 0
    if s.events is not None:
        for i, name in enumerate(s.tables.survival_ids):
            if rest >> i & 1:
                s.emit("notalone-discarded-survival", {"seat": int(seat), "card": name})
    s.pop()


# Hunt cards. REFILL's ARG: how many the hand shall hold.


def enter_refill(s: Position) -> None:
    """R30: draw up to the hand size, shuffling the discard when the deck is empty (R11)."""
    at = s.data
    if at[HUNT_N] >= at[at[TOP] + ARG]:
        s.pop()
        return
    if at[HUNT_DECK] == 0 and at[HUNT_BOTTOM_N] == 0:
        if at[HUNT_DISCARD] == 0:
            s.pop()
            return
        at[HUNT_DECK] = at[HUNT_DISCARD]
        at[HUNT_DISCARD] = 0
        at[HUNT_TOP] = NONE
    s.ask(ASK_NATURE)


def list_hunt_draws(s: Position) -> i64:
    """Any card of the unordered part; then those at the bottom, in order."""
    if s.data[HUNT_DECK] != 0:
        return list_deck(s, DRAW_HUNT, s.data[HUNT_DECK])
    if s.data[HUNT_BOTTOM] == UNKNOWN:
        return list_deck(s, DRAW_HUNT, UNKNOWN)
    return list_deck(s, DRAW_HUNT, bit(s.data[HUNT_BOTTOM]))


def draw_hunt(s: Position, card: i64) -> None:
    """Draw a Hunt card; one that all saw go to the bottom is known to the Hunted."""
    at = s.data
    if at[HUNT_DECK] != 0:
        at[HUNT_DECK] &= ~bit(card)
    else:
        at[HUNT_BOTTOM_N] -= 1
        i: i64 = 0
        while i < at[HUNT_BOTTOM_N]:
            at[HUNT_BOTTOM + i] = at[HUNT_BOTTOM + i + 1]
            i += 1
        at[HUNT_BOTTOM + at[HUNT_BOTTOM_N]] = NONE
        at[HUNT_KNOWN] |= at[HUNT_OPEN] & bit(card)
        at[HUNT_OPEN] &= ~bit(card)
    at[HUNT_HAND] |= bit(card)
    at[HUNT_N] += 1
    if s.events is not None:
        s.emit("notalone-drew-hunt", {"card": s.tables.hunt_ids[card]}, bit(at[CREATURE]))
        s.emit("notalone-drew-hunt-unseen", {}, s.all_hunted())
    s.ask(0)


def to_bottom(s: Position, card: i64) -> None:
    """Put a card of the Creature's hand under the Hunt deck."""
    at = s.data
    at[HUNT_HAND] &= ~bit(card)
    at[HUNT_KNOWN] &= ~bit(card)
    at[HUNT_N] -= 1
    at[HUNT_BOTTOM + at[HUNT_BOTTOM_N]] = card
    at[HUNT_BOTTOM_N] += 1


def enter_strike(s: Position) -> None:
    """Strike Back: nature takes random cards from the Creature's hand."""
    if s.data[s.data[TOP] + ARG] == 0 or s.data[HUNT_N] == 0:
        s.pop()
    else:
        s.ask(ASK_NATURE)


def list_strikes(s: Position) -> i64:
    """Any card of the Creature's hand."""
    return list_deck(s, LOSE_HUNT, s.data[HUNT_HAND])


def strike(s: Position, card: i64) -> None:
    """R43: the card is shown to all on its way to the bottom of the deck."""
    to_bottom(s, card)
    s.data[HUNT_OPEN] |= bit(card)
    s.data[s.data[TOP] + ARG] -= 1
    if s.events is not None:
        s.emit("notalone-struck", {"card": s.tables.hunt_ids[card]})
    s.ask(0)


def enter_burying(s: Position) -> None:
    """Instinct: put cards of choice under the deck until the usual hand is left.

    Nobody knows which, so what the Hunted had seen of the hand no longer helps them.
    """
    if s.data[HUNT_N] > s.tables.hunt_hand:
        s.data[HUNT_KNOWN] = 0
        s.ask(bit(s.data[CREATURE]))
    else:
        s.pop()


def list_burials(s: Position) -> i64:
    """Any Hunt card in hand."""
    return s.list_mask(BURY, s.data[HUNT_HAND], 0)


def bury(s: Position, card: i64) -> None:
    """Instinct: only the Creature knows which card it is."""
    to_bottom(s, card)
    s.ask(0)
