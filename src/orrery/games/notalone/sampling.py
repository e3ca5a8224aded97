"""Sampling a position that a viewer cannot tell from the true one: every hidden thing filled in."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.actions import DISCARD_CARD, PICK, VOTE_FOR
from orrery.games.notalone.kinds import ALL_SLOTS
from orrery.games.notalone.maze_deck import cards_looked_at, droppable
from orrery.games.notalone.position import Position, reserve_index
from orrery.games.notalone.telepathy import fits_answer
from orrery.games.notalone.windows import able_to_play, seats_that_might
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, members, popcount
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import NONE, UNKNOWN
from orrery.kernel.state import ASK_NATURE, ASK_SECRET


def sample_all(s: Position, viewer: i64, rng: Rng) -> None:
    """Fill in every hidden thing in a way that the viewer cannot rule out."""
    sample_survival(s, rng)
    sample_hunt(s, rng)
    sample_maze(s, rng)
    seat: i64 = 0
    while seat < s.seats:
        sample_places(s, seat, rng)
        seat += 1
    sample_sealed(s, rng)
    sample_window(s, viewer)


def draw_from(pool: list[int], count: i64, rng: Rng) -> i64:
    """Take cards at random out of a pool, as a set."""
    cards: i64 = 0
    while count > 0:
        cards |= bit(pool.pop(rng.below(len(pool))))
        count -= 1
    return cards


def set_of(cards: list[int]) -> i64:
    """Some cards as a set."""
    out: i64 = 0
    for card in cards:
        out |= bit(card)
    return out


def known(pile: i64) -> i64:
    """The cards of a pile that are known to lie there."""
    return 0 if pile == UNKNOWN else pile


def sample_survival(s: Position, rng: Rng) -> None:
    """Deal the unseen Survival cards to hands and deck."""
    seen: i64 = s.survival_discard | known(s.drawn)
    for seat in range(s.seats):
        seen |= known(s.survival(seat))
    pool = members(s.tables.survival_in[s.combined] & ~seen)
    for seat in range(s.seats):
        if s.survival(seat) == UNKNOWN:
            s.set_survival(seat, draw_from(pool, s.survival_count(seat), rng))
    if s.drawn == UNKNOWN:
        s.drawn = draw_from(pool, s.drawn_count, rng)
    if s.survival_deck == UNKNOWN:
        s.survival_deck = set_of(pool)


def sample_hunt(s: Position, rng: Rng) -> None:
    """Deal the unseen Hunt cards to hand, bottom and deck."""
    seen: i64 = s.hunt_discard | s.hunt_hand_known | s.hunt_bottom_known | known(s.hunt_hand)
    for i in range(2):
        if s.hunt_played(i) != NONE:
            seen |= bit(s.hunt_played(i))
    for i in range(s.hunt_bottom_count):
        if s.hunt_bottom(i) != UNKNOWN:
            seen |= bit(s.hunt_bottom(i))
    pool = members(s.tables.hunt_in[s.combined] & ~seen)
    if s.hunt_hand == UNKNOWN:
        unseen: i64 = s.hunt_hand_count - popcount(s.hunt_hand_known)
        s.hunt_hand = s.hunt_hand_known | draw_from(pool, unseen, rng)
    for i in range(s.hunt_bottom_count):
        if s.hunt_bottom(i) == UNKNOWN:
            s.set_hunt_bottom(i, pool.pop(rng.below(len(pool))))
    if s.hunt_deck == UNKNOWN:
        s.hunt_deck = set_of(pool)


def sample_maze(s: Position, rng: Rng) -> None:
    """Deal the unseen cards of the Maze's deck so that one can still be discarded.

    Rules: E77
    """
    if s.maze_deck != UNKNOWN and s.maze_drawn != UNKNOWN and not maze_bottom_hidden(s):
        return
    seen: i64 = s.maze_discard | known(s.maze_drawn)
    for slot in range(5, 10):
        if s.place_at(slot) != NONE:
            seen |= bit(reserve_index(s.place_at(slot)))
    for i in range(4):
        if s.maze_bottom(i) >= 0:
            seen |= bit(s.maze_bottom(i))
    pool = members(ALL_SLOTS & ~seen)
    if s.maze_drawn == UNKNOWN:
        whole = list(pool)
        s.maze_drawn = draw_from(pool, cards_looked_at(s), rng)
        while s.frame_of(frames.MAZE_DROP) != NONE and droppable(s, s.maze_drawn) == 0:
            pool = list(whole)
            s.maze_drawn = draw_from(pool, cards_looked_at(s), rng)
    for i in range(4):
        if s.maze_bottom(i) == UNKNOWN:
            s.set_maze_bottom(i, pool.pop(rng.below(len(pool))))
    if s.maze_deck == UNKNOWN:
        s.maze_deck = set_of(pool)


def maze_bottom_hidden(s: Position) -> bool:
    """Whether some card under the Maze's deck is unknown."""
    for i in range(4):
        if s.maze_bottom(i) == UNKNOWN:
            return True
    return False


def sample_places(s: Position, seat: i64, rng: Rng) -> None:
    """Fill in face-down cards, discard and hand of a seat, as far as they are hidden."""
    if s.hand(seat) != UNKNOWN and s.played(seat, 0) != UNKNOWN and s.discard(seat) != UNKNOWN:
        return
    pool: i64 = s.owned(seat) & ~known(s.discard(seat))
    for which in range(2):
        if s.played(seat, which) >= 0:
            pool &= ~bit(s.played(seat, which))
    if s.played(seat, 0) == UNKNOWN:
        pool &= ~sample_played(s, seat, pool & ~s.shown(seat), rng)
    if s.discard(seat) == UNKNOWN:
        s.set_discard(seat, sample_discard(s, seat, pool & ~s.shown(seat), rng))
        pool &= ~s.discard(seat)
    if s.hand(seat) == UNKNOWN:
        s.set_hand(seat, pool)


def sample_played(s: Position, seat: i64, pool: i64, rng: Rng) -> i64:
    """Fill in one face-down card or two that could have been played and fit the answer to Telepathy."""
    two = s.played(seat, 1) == UNKNOWN
    cards = members(s.accessible_of(pool))
    fitting: list[int] = []
    for a in cards:
        for b in cards:
            both = bit(a) | bit(b)
            if (a < b if two else a == b) and fits_answer(s, seat, both):
                fitting.append(both)
    numbers = rng.choice(fitting)
    picked = members(numbers)
    s.set_played(seat, 0, picked[0])
    if two:
        s.set_played(seat, 1, picked[1])
    return numbers


def sample_discard(s: Position, seat: i64, pool: i64, rng: Rng) -> i64:
    """A Smokescreen's discard that leaves a Hunted who has chosen the cards to have done so."""
    wanted: i64 = 0
    if s.sealed(seat) != 0 and s.kind == frames.CHOOSE:
        wanted = 2 if s.has_pair_now(seat) else 1
    kept: i64 = draw_from(members(s.accessible_of(pool)), wanted, rng)
    return draw_from(members(pool & ~kept), s.discard_count(seat), rng)


def sample_sealed(s: Position, rng: Rng) -> None:
    """Fill in any choice that the rules would let a seat seal."""
    if s.over:
        return
    kind: i64 = s.kind
    for seat in range(s.seats):
        if s.sealed(seat) != UNKNOWN:
            continue
        if kind == frames.CHOOSE or kind == frames.SCREAM or kind == frames.TOXIN:
            out = s.buffer.spare()
            s.write_legal(seat, out)
            s.set_sealed(seat, out.actions[rng.below(out.count)] + 1)
        elif kind == frames.PICKING:
            s.set_sealed(seat, PICK + s.played(seat, rng.below(2)) + 1)
        elif kind == frames.DISCARD_TOGETHER:
            s.set_sealed(seat, DISCARD_CARD + rng.choice(members(s.hand(seat))) + 1)
        else:
            s.set_sealed(seat, VOTE_FOR + rng.choice(members(s.below_most_will())) + 1)


def sample_window(s: Position, viewer: i64) -> None:
    """In a window, let those be asked who now hold a playable card."""
    if not s.asks_secretly():
        return
    own: i64 = bit(viewer) if viewer >= 0 else 0
    asked: i64 = s.asked() & own
    asked |= able_to_play(s, seats_that_might(s) & ~own) & ~ASK_NATURE
    s.ask(ASK_SECRET | (asked if asked else ASK_NATURE))
