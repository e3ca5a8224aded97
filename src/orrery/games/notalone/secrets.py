"""What is hidden in Not Alone, from whom, and how it can be imagined (R7)."""

from __future__ import annotations

from orrery.games.notalone.actions import DISCARD_CARD, PICK, VOTE_FOR
from orrery.games.notalone.kinds import FROM_DISCARD, HUNT_CARDS, RADIO, REVEALED, SMOKE
from orrery.games.notalone.layout import (
    CARD,
    COMBINED,
    CREATURE,
    DISCARD,
    DISCARD_N,
    DRAWN,
    DRAWN_N,
    HAND,
    HUNT_BOTTOM,
    HUNT_BOTTOM_N,
    HUNT_DECK,
    HUNT_DISCARD,
    HUNT_HAND,
    HUNT_KNOWN,
    HUNT_N,
    HUNT_OPEN,
    HUNT_PLAYED,
    MAZE_BOTTOM,
    MAZE_DECK,
    MAZE_DISCARD,
    MAZE_DRAWN,
    MAZE_SEEN_BY,
    NOW,
    OWNED,
    PLACE_AT,
    QUIET,
    SHOWN,
    SURVIVAL,
    SURVIVAL_DECK,
    SURVIVAL_DISCARD,
    SURVIVAL_N,
    TEAM,
    TOLD_ANSWER,
    TOLD_PLACES,
    TOLD_SEAT,
)
from orrery.games.notalone.maze import cards_looked_at, droppable
from orrery.games.notalone.position import (
    CHOOSE,
    FORBIDDEN,
    MAZE_DROP,
    MAZE_LOOK,
    MAZE_SET,
    PICKING,
    SCREAM,
    SHELTERING,
    TOXIN,
    Position,
    frame_of,
    reserve_index,
)
from orrery.games.notalone.track import vote_candidates
from orrery.games.notalone.windows import asked_of, seats_that_might
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.rng import Rng
from orrery.kernel.state import (
    ARG,
    ASK_NATURE,
    ASK_SECRET,
    ASKED,
    KIND,
    NONE,
    SEALED,
    SEATS,
    TOP,
    UNKNOWN,
)


def owner_of(s: Position, kind: i64) -> i64:
    """The seat a frame of a kind belongs to; NONE if there is no such frame."""
    spot: i64 = frame_of(s, kind)
    return s.data[spot + ARG] & 7 if spot else NONE


def cover(s: Position, spot: i64) -> bool:
    """Hide a set of cards; that a set is empty is public. Say whether there was anything to hide."""
    if s.data[spot] == 0:
        return False
    s.data[spot] = UNKNOWN
    return True


# Hiding.


def hide_all(s: Position, viewer: i64) -> None:
    """R7: hands, face-down cards, decks; a Smokescreen's discards; who wants no more windows (Q37)."""
    hide_places(s, viewer)
    hide_survival(s, viewer)
    if viewer != s.data[CREATURE] or viewer == NONE:
        hide_hunt(s, viewer)
    hide_maze(s, viewer)
    s.data[QUIET] &= bit(viewer) if viewer >= 0 else 0


def sees_choices(s: Position, viewer: i64) -> bool:
    """Whether played cards lie open for a viewer: after the reveal for all, with a Radio for the Hunted."""
    at = s.data
    if at[TEAM] & REVEALED:
        return True
    return at[TEAM] & RADIO != 0 and viewer >= 0 and viewer != at[CREATURE]


def hide_places(s: Position, viewer: i64) -> None:
    """Others' face-down Place cards; discards under a Smokescreen, for all but the Hunted; and so the hands.

    A hand is what a Hunted owns and has neither discarded nor played: it is secret while one of these is.
    """
    at = s.data
    smoke = at[TEAM] & SMOKE != 0 and (viewer < 0 or viewer == at[CREATURE])
    shown = sees_choices(s, viewer)
    seat: i64 = 0
    while seat < at[SEATS]:
        if seat != viewer:
            unclear = smoke and cover(s, DISCARD + seat)
            if not shown and at[CARD + 2 * seat] != NONE:
                at[CARD + 2 * seat] = UNKNOWN
                unclear = True
            if not shown and at[CARD + 2 * seat + 1] != NONE and at[NOW + seat] != FROM_DISCARD:
                at[CARD + 2 * seat + 1] = UNKNOWN
            if unclear:
                cover(s, HAND + seat)
            if viewer != at[CREATURE]:
                at[SHOWN + seat] = 0
        seat += 1


def hide_survival(s: Position, viewer: i64) -> None:
    """Others' Survival cards, the deck, and what somebody else is choosing from."""
    unclear = False
    seat: i64 = 0
    while seat < s.data[SEATS]:
        if seat != viewer and cover(s, SURVIVAL + seat):
            unclear = True
        seat += 1
    if (viewer < 0 or owner_of(s, SHELTERING) != viewer) and cover(s, DRAWN):
        unclear = True
    if unclear:
        cover(s, SURVIVAL_DECK)


def hide_hunt(s: Position, viewer: i64) -> None:
    """The Creature's hand and the order of the deck; a Scanner's sight belongs to the Hunted."""
    at = s.data
    unclear = cover(s, HUNT_HAND)
    i: i64 = 0
    while i < at[HUNT_BOTTOM_N]:
        if at[HUNT_BOTTOM + i] >= 0 and at[HUNT_OPEN] >> at[HUNT_BOTTOM + i] & 1:
            i += 1
            continue
        if at[HUNT_BOTTOM + i] != NONE:
            at[HUNT_BOTTOM + i] = UNKNOWN
            unclear = True
        i += 1
    if unclear:
        cover(s, HUNT_DECK)
    if viewer < 0:
        at[HUNT_KNOWN] = 0


def hide_maze(s: Position, viewer: i64) -> None:
    """Q31: the deck beside the Maze; what was looked at, for all but the one who looked."""
    at = s.data
    unclear = False
    i: i64 = 0
    while i < 4:
        if at[MAZE_BOTTOM + i] != NONE and (viewer < 0 or at[MAZE_SEEN_BY + i] != viewer):
            at[MAZE_BOTTOM + i] = UNKNOWN
            unclear = True
        i += 1
    if (viewer < 0 or maze_user(s) != viewer) and cover(s, MAZE_DRAWN):
        unclear = True
    if unclear:
        cover(s, MAZE_DECK)


def maze_user(s: Position) -> i64:
    """The Hunted who looks at cards of the Maze."""
    for kind in (MAZE_LOOK, MAZE_SET, MAZE_DROP):
        if frame_of(s, kind):
            return owner_of(s, kind)
    return NONE


# Imagining.


def imagine_all(s: Position, viewer: i64, rng: Rng) -> None:
    """Fill in every hidden thing in a way the viewer cannot rule out."""
    imagine_survival(s, rng)
    imagine_hunt(s, rng)
    imagine_maze(s, rng)
    seat: i64 = 0
    while seat < s.data[SEATS]:
        imagine_places(s, seat, rng)
        seat += 1
    imagine_sealed(s, rng)
    imagine_window(s, viewer)


def draw_from(pool: list[int], count: i64, rng: Rng) -> i64:
    """Take cards at random out of a pool, as a mask."""
    mask: i64 = 0
    while count > 0:
        mask |= bit(pool.pop(rng.below(len(pool))))
        count -= 1
    return mask


def mask_of(cards: list[int]) -> i64:
    """Some cards as a mask."""
    mask: i64 = 0
    for card in cards:
        mask |= bit(card)
    return mask


def bits_of(mask: i64) -> list[int]:
    """The numbers of a mask's bits."""
    return [i for i in range(HUNT_CARDS) if mask >> i & 1]


def imagine_survival(s: Position, rng: Rng) -> None:
    """Deal the unseen Survival cards to hands and deck."""
    at = s.data
    known: i64 = at[SURVIVAL_DISCARD]
    if at[DRAWN] != UNKNOWN:
        known |= at[DRAWN]
    for seat in range(s.seats):
        if at[SURVIVAL + seat] != UNKNOWN:
            known |= at[SURVIVAL + seat]
    pool = bits_of(s.tables.survival_in[at[COMBINED]] & ~known)
    for seat in range(s.seats):
        if at[SURVIVAL + seat] == UNKNOWN:
            at[SURVIVAL + seat] = draw_from(pool, at[SURVIVAL_N + seat], rng)
    if at[DRAWN] == UNKNOWN:
        at[DRAWN] = draw_from(pool, at[DRAWN_N], rng)
    if at[SURVIVAL_DECK] == UNKNOWN:
        at[SURVIVAL_DECK] = mask_of(pool)


def imagine_hunt(s: Position, rng: Rng) -> None:
    """Deal the unseen Hunt cards to hand, bottom and deck."""
    at = s.data
    known: i64 = at[HUNT_DISCARD] | at[HUNT_KNOWN] | at[HUNT_OPEN]
    for i in range(2):
        if at[HUNT_PLAYED + i] != NONE:
            known |= bit(at[HUNT_PLAYED + i])
    if at[HUNT_HAND] != UNKNOWN:
        known |= at[HUNT_HAND]
    for i in range(int(at[HUNT_BOTTOM_N])):
        if at[HUNT_BOTTOM + i] != UNKNOWN:
            known |= bit(at[HUNT_BOTTOM + i])
    pool = bits_of(s.tables.hunt_in[at[COMBINED]] & ~known)
    if at[HUNT_HAND] == UNKNOWN:
        seen = len(bits_of(at[HUNT_KNOWN]))
        at[HUNT_HAND] = at[HUNT_KNOWN] | draw_from(pool, at[HUNT_N] - seen, rng)
    for i in range(int(at[HUNT_BOTTOM_N])):
        if at[HUNT_BOTTOM + i] == UNKNOWN:
            at[HUNT_BOTTOM + i] = pool.pop(rng.below(len(pool)))
    if at[HUNT_DECK] == UNKNOWN:
        at[HUNT_DECK] = mask_of(pool)


def imagine_maze(s: Position, rng: Rng) -> None:
    """Deal the unseen cards of the Maze's deck so that E77 can still be kept."""
    at = s.data
    if at[MAZE_DECK] != UNKNOWN and at[MAZE_DRAWN] != UNKNOWN and not maze_bottom_hidden(s):
        return
    known: i64 = at[MAZE_DISCARD]
    for slot in range(5, 10):
        if at[PLACE_AT + slot] != NONE:
            known |= bit(reserve_index(at[PLACE_AT + slot]))
    if at[MAZE_DRAWN] != UNKNOWN:
        known |= at[MAZE_DRAWN]
    for i in range(4):
        if at[MAZE_BOTTOM + i] >= 0:
            known |= bit(at[MAZE_BOTTOM + i])
    drawn_hidden = at[MAZE_DRAWN] == UNKNOWN
    while True:
        pool = bits_of(1023 & ~known)
        if drawn_hidden:
            at[MAZE_DRAWN] = draw_from(pool, cards_looked_at(s), rng)
            if frame_of(s, MAZE_DROP) and droppable(s, 63) == 0:
                continue
        break
    for i in range(4):
        if at[MAZE_BOTTOM + i] == UNKNOWN:
            at[MAZE_BOTTOM + i] = pool.pop(rng.below(len(pool)))
    if at[MAZE_DECK] == UNKNOWN:
        at[MAZE_DECK] = mask_of(pool)


def maze_bottom_hidden(s: Position) -> bool:
    """Whether some card under the Maze's deck is unknown."""
    for i in range(4):
        if s.data[MAZE_BOTTOM + i] == UNKNOWN:
            return True
    return False


def imagine_places(s: Position, seat: i64, rng: Rng) -> None:
    """Face-down cards, discard and hand of a seat, as far as they are hidden."""
    at = s.data
    pool: i64 = at[OWNED + seat]
    for i in range(2):
        if at[CARD + 2 * seat + i] >= 0:
            pool &= ~bit(at[CARD + 2 * seat + i])
    if at[DISCARD + seat] != UNKNOWN:
        pool &= ~at[DISCARD + seat]
    if at[HAND + seat] != UNKNOWN and at[CARD + 2 * seat] != UNKNOWN and at[DISCARD + seat] != UNKNOWN:
        return
    if at[CARD + 2 * seat] == UNKNOWN:
        pool &= ~imagine_played(s, seat, pool & ~at[SHOWN + seat], rng)
    if at[DISCARD + seat] == UNKNOWN:
        at[DISCARD + seat] = imagine_discard(s, seat, pool & ~at[SHOWN + seat], rng)
        pool &= ~at[DISCARD + seat]
    if at[HAND + seat] == UNKNOWN:
        at[HAND + seat] = pool


def imagine_played(s: Position, seat: i64, pool: i64, rng: Rng) -> i64:
    """One face-down card or two that could have been played and fit what Telepathy was told."""
    at = s.data
    two = at[CARD + 2 * seat + 1] == UNKNOWN
    cards = bits_of(s.accessible_of(pool))
    fitting: list[int] = []
    for a in cards:
        for b in cards:
            mask = bit(a) | bit(b)
            if (a < b if two else a == b) and fits_what_was_told(s, seat, mask):
                fitting.append(mask)
    mask = rng.choice(fitting)
    picked = bits_of(mask)
    at[CARD + 2 * seat] = picked[0]
    if two:
        at[CARD + 2 * seat + 1] = picked[1]
    return mask


def fits_what_was_told(s: Position, seat: i64, cards: i64) -> bool:
    """Whether some face-down cards agree with the answer to Telepathy."""
    if s.data[TOLD_SEAT] != seat:
        return True
    return (cards & s.data[TOLD_PLACES] != 0) == (s.data[TOLD_ANSWER] == 1)


def imagine_discard(s: Position, seat: i64, pool: i64, rng: Rng) -> i64:
    """A Smokescreen's discard that leaves a Hunted who has chosen the cards to have done so."""
    wanted: i64 = 0
    if s.data[SEALED + seat] != 0 and s.data[s.data[TOP] + KIND] == CHOOSE:
        wanted = 2 if s.has_pair_now(seat) else 1
    kept: i64 = draw_from(bits_of(s.accessible_of(pool)), wanted, rng)
    return draw_from(bits_of(pool & ~kept), s.data[DISCARD_N + seat], rng)


def imagine_sealed(s: Position, rng: Rng) -> None:
    """Any choice the rules would let a seat seal."""
    at = s.data
    kind: i64 = at[at[TOP] + KIND] if at[TOP] else 0
    for seat in range(s.seats):
        if at[SEALED + seat] == UNKNOWN:
            if kind == CHOOSE or kind == SCREAM or kind == TOXIN:
                n: i64 = s.fill(seat)
                at[SEALED + seat] = s.buffer.actions[rng.below(n)] + 1
            elif kind == PICKING:
                at[SEALED + seat] = PICK + at[CARD + 2 * seat + rng.below(2)] + 1
            elif kind == FORBIDDEN:
                at[SEALED + seat] = DISCARD_CARD + rng.choice(bits_of(at[HAND + seat])) + 1
            else:
                at[SEALED + seat] = VOTE_FOR + rng.choice(bits_of(vote_candidates(s))) + 1


def imagine_window(s: Position, viewer: i64) -> None:
    """In a window, let those be asked who now hold a playable card."""
    if not s.asks_secretly():
        return
    spot: i64 = s.data[TOP] + ASKED
    own: i64 = bit(viewer) if viewer >= 0 else 0
    asked: i64 = s.data[spot] & own
    asked |= asked_of(s, seats_that_might(s) & ~own) & ~ASK_NATURE
    s.data[spot] = ASK_SECRET | (asked if asked else ASK_NATURE)
