"""Invariants of the cards: each lies in one place, and counts of hidden piles fit them."""

from __future__ import annotations

from orrery.games.notalone import moments
from orrery.games.notalone.kinds import ALL_SLOTS, COPY_LAST, HUNT_CARDS, MOST_SEATS
from orrery.games.notalone.position import Position, reserve_index
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NONE, UNKNOWN

Pile = tuple[str, int, int]
"""The name of a pile, its cards as a set or UNKNOWN, and how many there are; -1: any number."""


def card_problems(s: Position) -> list[str]:
    """What is wrong with any cards."""
    wrong = [*_hunt_piles(s), *_hunt_cards(s), *_survival_cards(s), *_maze_cards(s)]
    for seat in range(MOST_SEATS):
        wrong.extend(_place_cards(s, seat))
    return wrong


def partition(name: str, whole: int, piles: list[Pile]) -> list[str]:
    """Known piles share no card and together hold all."""
    wrong, seen, hidden = [], 0, False
    for pile, cards, count in piles:
        if cards == UNKNOWN:
            hidden = True
            continue
        if count >= 0 and cards.bit_count() != count:
            wrong.append(f"at.{pile}: holds {cards.bit_count()} cards, not {count}")
        if cards & seen:
            wrong.append(f"at.{pile}: a {name} card lies in two piles")
        seen |= cards
    if seen & ~whole or (seen != whole and not hidden):
        wrong.append(f"at: the {name} cards are not those of the deck")
    return wrong


def set_of(cards: list[int]) -> int:
    """Some cards as a set; UNKNOWN if one of them is."""
    return UNKNOWN if UNKNOWN in cards else sum(bit(card) for card in set(cards) - {NONE})


def _lies_in_order(name: str, cards: list[int], count: int) -> list[str]:
    """The first cards of a row are there, the others not."""
    return [
        f"at.{name}[{i}]: does not fit how many lie there" for i, c in enumerate(cards) if (c != NONE) != (i < count)
    ]


def _place_cards(s: Position, seat: int) -> list[str]:
    """Hand, discard and played cards are all a Hunted owns. Rules: R7, E31."""
    owned = s.owned(seat)
    if seat >= s.seats or seat == s.creature:
        return [f"at.owned[{seat}]: only Hunted own places"] if owned else _place_piles(s, seat)
    unrevealed = [n for n in range(5, 10) if has(owned, n) and s.slot_of(n) == NONE]
    if owned & 31 != 31 or unrevealed:
        return [f"at.owned[{seat}]: every Hunted owns places 1-5, and others that are revealed"]
    return _place_piles(s, seat)


def _place_piles(s: Position, seat: int) -> list[str]:
    played = [int(s.played(seat, which)) for which in range(2)]
    laid = sum(card != NONE for card in played)
    piles: list[Pile] = [
        (f"hand[{seat}]", int(s.hand(seat)), int(s.hand_count(seat))),
        (f"discard[{seat}]", int(s.discard(seat)), int(s.discard_count(seat))),
        (f"card[{2 * seat}]", set_of(played), laid),
    ]
    owned = int(s.owned(seat))
    wrong = partition("Place", owned, piles)
    if s.hand_count(seat) + s.discard_count(seat) + laid != owned.bit_count():
        wrong.append(f"at.owned[{seat}]: is not what seat {seat} has")
    return wrong


def _hunt_piles(s: Position) -> list[str]:
    """Every Hunt card is in one place."""
    bottom = [int(s.hunt_bottom(i)) for i in range(HUNT_CARDS)]
    discarded = s.frame_arg(0) > moments.HUNT_DISCARDS if not s.over else s.hunt_played(0) == NONE
    played = [int(s.hunt_played(i)) for i in range(2)]
    wrong = _lies_in_order("hunt_bottom", bottom, s.hunt_bottom_count)
    wrong += _lies_in_order("hunt_played", played, 0 if discarded else s.hunt_played_count)
    if wrong:
        return wrong
    known = set_of(bottom)
    if s.hunt_hand >= 0 and s.hunt_hand_known & ~s.hunt_hand:
        wrong.append("at.hunt_known: is not in the hand")
    if known != UNKNOWN and s.hunt_bottom_known & ~known:
        wrong.append("at.hunt_open: is not at the bottom")
    piles: list[Pile] = [
        ("hunt_hand", int(s.hunt_hand), int(s.hunt_hand_count)),
        ("hunt_deck", int(s.hunt_deck), -1),
        ("hunt_bottom", known, int(s.hunt_bottom_count)),
        ("hunt_discard", int(s.hunt_discard), -1),
        ("hunt_played", set_of(played), -1),
    ]
    return wrong + partition("Hunt", int(s.tables.hunt_in[s.combined]), piles)


def _hunt_cards(s: Position) -> list[str]:
    """What the Hunt cards of the turn do is what they say. Rules: R8, R12."""
    stand_for = [int(s.hunt_played_as(i)) for i in range(2)]
    wrong = _lies_in_order("hunt_as", stand_for, s.hunt_played_count)
    effects = 0
    for i, real in enumerate(stand_for):
        card = int(s.hunt_played(i))
        if real != NONE:
            effects |= bit(s.tables.hunt_kind[real])
        if card != NONE and s.tables.hunt_kind[card] != COPY_LAST and real != card:
            wrong.append(f"at.hunt_as[{i}]: only Flashback stands for another card")
    if effects != s.hunt_effects or s.hunt_played_count > s.hunt_allowed:
        wrong.append("at.hunt_on: not the effects of the cards played")
    top = s.hunt_discard_top
    if (top == NONE) != (s.hunt_discard == 0) or (top != NONE and not has(s.hunt_discard, top)):
        wrong.append("at.hunt_top: does not fit the discard")
    if (s.turn > 0) != (s.hunt_allowed > 0):
        wrong.append("at.hunt_allowed: does not fit the turn")
    return wrong


def _survival_cards(s: Position) -> list[str]:
    """Every Survival card is in one place."""
    piles: list[Pile] = [
        ("survival_deck", int(s.survival_deck), -1),
        ("survival_discard", int(s.survival_discard), -1),
        ("drawn", int(s.drawn), int(s.drawn_count)),
    ]
    for seat in range(MOST_SEATS):
        piles.append((f"survival[{seat}]", int(s.survival(seat)), int(s.survival_count(seat))))
    return partition("Survival", int(s.tables.survival_in[s.combined]), piles)


def _maze_cards(s: Position) -> list[str]:
    """The variant's deck, planet and discard hold each place of the lower row once. Rules: E70, E77."""
    bottom = [int(s.maze_bottom(i)) for i in range(4)]
    seen_by = [int(s.maze_seen_by(i)) for i in range(4)]
    wrong = _lies_in_order("maze_bottom", bottom, s.maze_bottom_count)
    wrong += _lies_in_order("maze_seen_by", seen_by, s.maze_bottom_count)
    if s.maze_variant == 0 or s.place_at(0) == NONE:
        if s.maze_deck or s.maze_discard or s.maze_drawn or s.maze_bottom_count:
            wrong.append("at.maze_deck: only the variant has one")
        return wrong
    if s.maze_discard & s.maze_discard >> 5:
        wrong.append("at.maze_discard: two places of one number (E77)")
    laid = [reserve_index(s.place_at(slot)) for slot in range(5, 10) if s.place_at(slot) != NONE]
    piles: list[Pile] = [
        ("maze_deck", int(s.maze_deck), -1),
        ("maze_bottom", set_of(bottom), -1),
        ("maze_discard", int(s.maze_discard), -1),
        ("maze_drawn", int(s.maze_drawn), -1),
        ("place_at", set_of(laid), -1),
    ]
    return wrong + partition("Maze", ALL_SLOTS, piles)
