"""What a seat remembers of a game: turn by turn who held which Place cards, where each was, where the tokens lay."""

from __future__ import annotations

from typing import Final

from orrery.bots.notalone.belief import slots_of
from orrery.games.notalone import kinds
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.events import Event

_FIRST_CARDS: Final = 0b11111


class Round:
    """A turn as it was seen: sets of numbers by seat, sets of slots by token."""

    def __init__(self, number: int, cards: list[int]) -> None:
        self.number = number
        self.cards = cards
        """What each Hunted could choose from."""
        self.thrown = [0] * kinds.MOST_SEATS
        """How many Place cards each had discarded."""
        self.explored = [0] * kinds.MOST_SEATS
        """The places where each Hunted was."""
        self.tokens = [0] * kinds.TOKENS
        """The slots that each token lay on first."""


class Past:
    """The turns so far whose places have been revealed, and the slots that count from them."""

    def __init__(self, s: Position, history: list[Event]) -> None:
        self.rounds: list[Round] = []
        self.hunted_at: list[int] = [0] * kinds.SLOTS
        """How often the Creature token lay on each slot."""
        self.visits: list[int] = [0] * kinds.SLOTS
        """How often a Hunted was at each slot."""
        self.numbers = numbers_of(s)
        self._cards = [_FIRST_CARDS] * kinds.MOST_SEATS
        self._owned = [_FIRST_CARDS] * kinds.MOST_SEATS
        self._played = [0] * kinds.MOST_SEATS
        self._now = Round(0, list(self._cards))
        for event in history:
            self._note(event)
        if any(self._now.explored):
            self.rounds.append(self._now)
        for turn in self.rounds:
            self._count(s, turn)

    def _count(self, s: Position, turn: Round) -> None:
        """Count where tokens and Hunted were in a turn."""
        places = [slots_of(s, numbers) for numbers in turn.explored]
        for slot in range(kinds.SLOTS):
            if turn.tokens[0] >> slot & 1:
                self.hunted_at[slot] += 1
            for mask in places:
                if has(mask, slot):
                    self.visits[slot] += 1

    def _note(self, event: Event) -> None:
        """Follow an event."""
        kind = event.kind
        if kind == "notalone-turn":
            self._begin(event)
        elif kind == "notalone-token":
            self._note_token(event)
        elif kind == "notalone-all-chose":
            self._now.cards = list(self._cards)
            for seat in range(kinds.MOST_SEATS):
                self._now.thrown[seat] = (self._owned[seat] & ~self._cards[seat]).bit_count()
        elif "seat" in event.args and isinstance(event.args["seat"], int):
            self._note_cards(kind, event.args["seat"], self._number(event))

    def _begin(self, event: Event) -> None:
        """A new turn: what was played is discarded."""
        if any(self._now.explored):
            self.rounds.append(self._now)
        for seat in range(kinds.MOST_SEATS):
            self._cards[seat] &= ~self._played[seat]
            self._played[seat] = 0
        number = event.args["turn"]
        self._now = Round(number if isinstance(number, int) else 0, list(self._cards))

    def _note_token(self, event: Event) -> None:
        """A token was laid; only its first place counts, for that was the choice."""
        token = kinds.TOKEN_IDS.index(event.args["token"])  # type: ignore[arg-type]
        slots = event.args["slots"]
        if isinstance(slots, list) and self._now.tokens[token] == 0:
            self._now.tokens[token] = sum([int(bit(slot - 1)) for slot in slots])

    def _note_cards(self, kind: str, seat: int, numbers: int) -> None:
        """A Hunted explored, gained or lost Place cards."""
        if kind == "notalone-explores":
            self._now.explored[seat] |= numbers
            self._played[seat] |= numbers
        elif kind == "notalone-acquired":
            self._owned[seat] |= numbers
            self._cards[seat] |= numbers
        elif kind in ("notalone-took-back", "notalone-swapped"):
            self._cards[seat] |= numbers
        elif kind == "notalone-took-played":
            self._played[seat] &= ~numbers
        elif kind == "notalone-discarded":
            self._cards[seat] &= ~numbers
        elif kind == "notalone-to-reserve":
            self._owned[seat] &= ~numbers
            self._cards[seat] &= ~numbers
        elif kind == "notalone-recycled":
            self._cards[seat] = self._owned[seat]
        elif kind in ("notalone-gave-up", "notalone-last-will"):
            self._cards[seat] = self._owned[seat]
            self._played[seat] = 0

    def _number(self, event: Event) -> int:
        """The number that an event names a place of, as a set; 0 if it names none."""
        place = event.args.get("place")
        if isinstance(place, str):
            return int(bit(self.numbers[place]))
        return int(bit(place - 1)) if isinstance(place, int) else 0


def numbers_of(s: Position) -> dict[str, int]:
    """The number of each place by its id, from 0."""
    return {name: i % kinds.NUMBERS for i, name in enumerate(s.tables.place_ids)}


def turns_ago(past: Past, s: Position, slot: i64) -> int:
    """How many turns ago a Hunted was at a slot; 99 if never."""
    for i in range(len(past.rounds)):
        turn = past.rounds[len(past.rounds) - 1 - i]
        for numbers in turn.explored:
            if has(slots_of(s, numbers), slot):
                return i + 1
    return 99


def last_place(past: Past, seat: int) -> int:
    """The places where a Hunted was last, as a set of numbers."""
    for i in range(len(past.rounds)):
        numbers = past.rounds[len(past.rounds) - 1 - i].explored[seat]
        if numbers:
            return numbers
    return 0
