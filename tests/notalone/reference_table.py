"""The table of the plain second version of phase 3: what lies on it, and what its rules ask of it.

Written from the numbered rules and the card texts, not from the engine. Places and slots are numbers from 1 (all lie
face up, so place n lies at slot n), tokens are sets of slots, cards are ids.
"""

from __future__ import annotations

from dataclasses import dataclass, field

NEXT_TO = {
    1: {2, 6}, 2: {1, 3, 7}, 3: {2, 4, 8}, 4: {3, 5, 9}, 5: {4, 10},
    6: {1, 7}, 7: {2, 6, 8}, 8: {3, 7, 9}, 9: {4, 8, 10}, 10: {5, 9},
}  # fmt: skip
ONCE_A_TURN = {"beach", "wreck", "dome"}
TWO_CARD_EFFECTS = {"river", "artefact", "fjord"}
SELF_RETURNING = {"jungle", "swamp", "oasis", "mangrove"}
RECYCLING = {"lair", "nexus"}
STRUCK_BY_INTERFERENCE = {"beach", "wreck", "dome", "pole"}
INSTEAD = {"x_drone", "gate", "shuttle", "mimicry"}


class GameOver(Exception):
    """A counter reached the victory space: everything else is dropped (R31, Q47)."""


@dataclass
class Hunted:
    """A Hunted: cards, Will, and what has been done with the one or two places explored."""

    seat: int
    will: int
    hand: set[int]
    discard: set[int]
    played: list[int | None]
    now: str | None
    survival: set[str]
    may_survive: bool = True
    at: list[int | None] = field(default_factory=lambda: [None, None])
    pending: str | None = None
    ignores: set[str] = field(default_factory=set)
    suit: bool = False
    last: bool = False
    caught: bool = False
    resolved: set[int] = field(default_factory=set)
    targeted: set[int] = field(default_factory=set)
    bitten: set[int] = field(default_factory=set)
    teleported: set[int] = field(default_factory=set)
    shifted: bool = False  # counted by Time Shift
    arrived: int | None = None  # where a Portal led, until that is resolved

    @property
    def owned(self) -> set[int]:
        return self.hand | self.discard | {card for card in self.played if card}

    @property
    def spots(self) -> list[tuple[int, int]]:
        """Which of the two, and the slot."""
        return [(i, slot) for i, slot in enumerate(self.at) if slot]


@dataclass
class Table:
    """Everything phase 3 needs, right after the tokens were placed; the Hunted clockwise from the Creature's left."""

    planet: dict[int, str]
    hunted: list[Hunted]
    tokens: dict[str, set[int]]
    cards: set[str]
    hunt_hand: set[str]
    hunt_plays: int
    rescue: int
    assimilation: int
    supply: int
    track: set[int]
    reserve: dict[int, int]
    marker: int
    shielded: bool = False
    raised: bool = False
    anticipated: int | None = None
    barred: set[int] = field(default_factory=set)
    strict: bool = False
    expert: bool = False
    pole_once: bool = False
    literal: bool = False
    for_each: bool = False
    by_explored: bool = False  # a card used instead of the own power asks only for the place explored
    stopping: bool = False  # a Will counter is met only where Rescue stops
    ineffective: set[int] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    since_window: bool = False  # whether anything was done at a place since cards could be played
    reached: int = 0  # 1: the Target's step is running or over, 2: Artemia's too
    winner: str | None = None

    # Tokens (R23-R25, R35, Q34).

    def acts(self, token: str, who: Hunted, slot: int) -> bool:
        return not self.shielded and slot in self.tokens[token] and token not in who.ignores

    def catches(self, who: Hunted, slot: int) -> bool:
        """The Creature token does, or a Clone; who dodges ignores both."""
        if "creature" in who.ignores:
            return False
        return self.acts("creature", who, slot) or ("clone" in self.cards and self.acts("target", who, slot))

    def under(self, who: Hunted, token: str) -> bool:
        act = self.catches if token == "creature" else lambda one, slot: self.acts(token, one, slot)
        return any(act(who, slot) for _, slot in who.spots)

    def free(self, who: Hunted, i: int, slot: int) -> bool:
        """No token stands in the way; a Target whose effects are done no longer does (R23)."""
        if self.catches(who, slot) or self.acts("artemia", who, slot):
            return False
        return i in who.targeted or not self.acts("target", who, slot)

    def creature_slots(self) -> set[int]:
        return self.tokens["creature"] | (self.tokens["target"] if "clone" in self.cards else set())

    def token_moves(self, token: str) -> set[int]:
        """E66, Q10: next to any part, leaving both parts unless read to the letter."""
        here = self.tokens[token]
        near = {slot for part in here for slot in NEXT_TO[part]}
        return near if self.literal else near - here

    def ways(self, slot: int) -> set[int]:
        """Q8: where a Hunted can be moved to."""
        return NEXT_TO[slot] - self.barred

    # What bars powers and take-backs (E68, D4, R40).

    def is_ineffective(self, who: Hunted, slot: int) -> bool:
        if slot in self.ineffective:
            return True
        if "x_interference" in self.cards and self.planet[slot] in STRUCK_BY_INTERFERENCE:
            return True
        return bool({"mirage", "toxin"} & self.cards) and self.acts("target", who, slot)

    def stuck(self, who: Hunted) -> bool:
        """Quicksand: nothing is taken back by who is at the Target."""
        return "quicksand" in self.cards and self.under(who, "target")

    def used_up(self, place: str) -> bool:
        """R28, Q21."""
        return place in self.used and (place in ONCE_A_TURN or (place == "pole" and self.pole_once))

    def may_draw(self) -> bool:
        """The deck is never empty here."""
        return "despair" not in self.cards

    def healable(self) -> list[Hunted]:
        """R46: nobody who lost the last Will in this phase."""
        return [who for who in self.hunted if who.will < 3 and not who.last]

    def free_spaces(self) -> set[int]:
        """Q59."""
        return set(range(1, self.rescue)) - self.track

    def acquirable(self, who: Hunted) -> set[int]:
        """Rover: a number of the reserve that is not owned."""
        return {number for number, count in self.reserve.items() if count and number not in who.owned}

    def is_pole(self, card: int | None) -> bool:
        return card == 8 and self.planet[8] == "pole"

    def usable(self, who: Hunted, place: str) -> bool:
        """Q42: the power is not used up and finds a legal choice."""
        if self.used_up(place):
            return False
        if place in RECYCLING:
            return self.may_recycle(who) or bool(self.copies(who, place))
        if place in SELF_RETURNING:
            return not self.stuck(who) or (place == "mangrove" and bool(self.to_be_helped(who)))
        if place in TWO_CARD_EFFECTS:
            return who.pending is None
        return {
            "rover": bool(self.acquirable(who)),
            "shelter": self.may_draw(),
            "source": self.may_draw() or bool(self.healable()),
            "archipelago": self.may_draw() or bool(who.survival and self.healable()),
            "pole": who.will >= 1,
            "mycelium": self.may_draw() or bool(self.supply and self.free_spaces()),
            "portal": bool(who.hand - self.barred),
        }.get(place, True)

    def to_be_helped(self, who: Hunted) -> dict[int, Hunted]:
        """Mangrove, Q83: the others who may take a card back."""
        return {one.seat: one for one in self.hunted if one is not who and one.discard and not self.stuck(one)}

    def may_recycle(self, who: Hunted) -> bool:
        return bool(who.discard) and not self.stuck(who)

    def copies(self, who: Hunted, place: str) -> set[int]:
        """R35, E52: what the Lair or the Nexus may copy."""
        slots = self.creature_slots()
        if place == "nexus":
            slots = {near for slot in slots for near in NEXT_TO[slot]}
        return self.copyable(who, {slot for slot in slots if self.planet[slot] not in RECYCLING})

    def copyable(self, who: Hunted, slots: set[int]) -> set[int]:
        """E56, R35: any face-up place but the Artefact, if its power can be used."""
        return {slot for slot in slots if self.planet[slot] != "artefact" and self.usable(who, self.planet[slot])}

    def instead(self, who: Hunted, slot: int, card: str) -> set[int]:
        """E58: the places a Survival card lets a Hunted at a slot use instead of its own."""
        if card == "x_drone":
            offered = {5}
        elif card == "gate":
            offered = NEXT_TO[slot]
        elif card == "shuttle":
            offered = {6, 7, 8, 9, 10}
        else:
            offered = {spot for other in self.hunted if other is not who for _, spot in other.spots}
        return self.copyable(who, offered)

    def may_replace(self, who: Hunted, i: int) -> bool:
        """E58: the power of the card played in phase 1 could be used; a card a Portal brought was not played then."""
        if self.by_explored:
            return True
        card = who.played[i]
        if i in who.teleported or not card:
            return False
        return not self.is_ineffective(who, card) and self.usable(who, self.planet[card])

    def needs_luck(self, who: Hunted, place: str) -> bool:
        """Whether using a power must end in a draw, which these games leave out."""
        if place in RECYCLING:
            return not self.may_recycle(who) and all(
                self.needs_luck(who, self.planet[slot]) for slot in self.copies(who, place)
            )
        return {
            "shelter": True,
            "archipelago": True,
            "source": not self.healable(),
            "mycelium": not (self.supply and self.free_spaces()),
        }.get(place, False)

    # Will and cards (R26, R27, Q48, Q70).

    def pay(self, who: Hunted, amount: int) -> None:
        amount = min(amount, who.will)
        who.will -= amount
        self.supply += amount
        if amount and who.will == 0:
            who.last = True

    def lose(self, who: Hunted, amount: int) -> None:
        """A Protective Suit softens the next loss."""
        if amount and who.suit:
            amount -= 1
            who.suit = False
        self.pay(who, amount)

    def put_away(self, who: Hunted, i: int) -> None:
        """R30, E37: a played card is discarded, a Pole goes back to the reserve."""
        card = who.played[i]
        who.played[i] = None
        if card and self.is_pole(card):
            self.reserve[8] += 1
        elif card:
            who.discard.add(card)

    def advance_assimilation(self, spaces: int) -> None:
        self.assimilation = max(0, self.assimilation - spaces)
        if self.assimilation == 0:
            self.winner = "creature"
            raise GameOver
