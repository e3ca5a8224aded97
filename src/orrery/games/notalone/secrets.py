"""What is hidden from whom: concealing a position for a viewer. `sampling` fills it in again."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.kinds import FROM_DISCARD, RADIO, REVEALED, SMOKE
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NONE, UNKNOWN


def owner_of(s: Position, kind: i64) -> i64:
    """The seat that a frame of a kind belongs to; NONE if there is no such frame."""
    n: i64 = s.frame_of(kind)
    return NONE if n == NONE else frames.seat_of(s.frame_arg(n))


def hidden(pile: i64) -> i64:
    """What a viewer sees of a hidden set of cards: that it is empty is public."""
    return UNKNOWN if pile else 0


def hide_all(s: Position, viewer: i64) -> None:
    """Hide hands, face-down cards, decks; a Smokescreen's discards; who wants no more windows.

    Rules: R7, Q37
    """
    hide_places(s, viewer)
    hide_survival(s, viewer)
    if viewer != s.creature:
        hide_hunt(s, viewer)
    hide_maze(s, viewer)
    s.passed_phase &= bit(viewer) if viewer >= 0 else 0


def sees_choices(s: Position, viewer: i64) -> bool:
    """Whether played cards lie open for a viewer: after the reveal for all, with a Radio for the Hunted."""
    if s.team & REVEALED:
        return True
    return s.team & RADIO != 0 and viewer >= 0 and viewer != s.creature


def hide_places(s: Position, viewer: i64) -> None:
    """Hide others' face-down Place cards; discards under a Smokescreen, for all but the Hunted; and so the hands.

    A hand is what a Hunted owns and has neither discarded nor played: it is secret while one of these is.
    Rules: R7, R14, Q74
    """
    smoke = s.team & SMOKE != 0 and (viewer < 0 or viewer == s.creature)
    open_cards = sees_choices(s, viewer)
    seat: i64 = 0
    while seat < s.seats:
        if seat != viewer:
            unclear = smoke and s.discard(seat) != 0
            if unclear:
                s.set_discard(seat, UNKNOWN)
            if not open_cards and s.played(seat, 0) != NONE:
                s.set_played(seat, 0, UNKNOWN)
                unclear = True
            if not open_cards and s.played(seat, 1) != NONE and s.effect_now(seat) != FROM_DISCARD:
                s.set_played(seat, 1, UNKNOWN)
            if unclear:
                s.set_hand(seat, hidden(s.hand(seat)))
            if viewer != s.creature:
                s.set_shown(seat, 0)
        seat += 1


def hide_survival(s: Position, viewer: i64) -> None:
    """Hide others' Survival cards, the deck, and what somebody else is choosing from."""
    unclear = False
    seat: i64 = 0
    while seat < s.seats:
        if seat != viewer and s.survival(seat) != 0:
            s.set_survival(seat, UNKNOWN)
            unclear = True
        seat += 1
    if s.drawn != 0 and (viewer < 0 or owner_of(s, frames.SHELTER) != viewer):
        s.drawn = UNKNOWN
        unclear = True
    if unclear:
        s.survival_deck = hidden(s.survival_deck)


def hide_hunt(s: Position, viewer: i64) -> None:
    """Hide the Creature's hand and the order of the deck; what a Scanner saw belongs to the Hunted."""
    unclear = s.hunt_hand != 0
    s.hunt_hand = hidden(s.hunt_hand)
    i: i64 = 0
    while i < s.hunt_bottom_count:
        card: i64 = s.hunt_bottom(i)
        if card != NONE and not (card >= 0 and has(s.hunt_bottom_known, card)):
            s.set_hunt_bottom(i, UNKNOWN)
            unclear = True
        i += 1
    if unclear:
        s.hunt_deck = hidden(s.hunt_deck)
    if viewer < 0:
        s.hunt_hand_known = 0


def hide_maze(s: Position, viewer: i64) -> None:
    """Hide the deck beside the Maze, and what was looked at from all but the one who looked.

    Rules: Q31
    """
    unclear = False
    i: i64 = 0
    while i < 4:
        if s.maze_bottom(i) != NONE and (viewer < 0 or s.maze_seen_by(i) != viewer):
            s.set_maze_bottom(i, UNKNOWN)
            unclear = True
        i += 1
    if s.maze_drawn != 0 and (viewer < 0 or maze_user(s) != viewer):
        s.maze_drawn = UNKNOWN
        unclear = True
    if unclear:
        s.maze_deck = hidden(s.maze_deck)


def maze_user(s: Position) -> i64:
    """The Hunted that looks at cards of the Maze; NONE if nobody does."""
    for kind in (frames.MAZE_LOOK, frames.MAZE_SET, frames.MAZE_DROP):
        owner: i64 = owner_of(s, kind)
        if owner != NONE:
            return owner
    return NONE
