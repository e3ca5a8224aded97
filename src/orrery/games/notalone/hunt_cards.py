"""Hunt cards: when each may be played and what it does at once.

A class is named for its card. Most effects are questions that rules ask later (`Position.on`); those have no class.
"""

from __future__ import annotations

from typing import Final

from orrery.games.notalone import frames, kinds
from orrery.games.notalone.detour import movable_hunted
from orrery.games.notalone.moments import AFTER_THE_REVEAL, FIRST_OF_PHASE_1, PHASE_OF
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NONE


def may_hunt(s: Position) -> bool:
    """Whether the Creature may still play a Hunt card this turn; all of it is public.

    Rules: R8, R17
    """
    return s.hunt_played_count < s.hunt_allowed and s.team & kinds.NO_HUNT == 0


def stands_for(s: Position, card: i64) -> i64:
    """The card itself, or for Flashback the one on top of the discard; NONE if there is none.

    Rules: R12
    """
    return s.hunt_discard_top if s.tables.hunt_kind[card] == kinds.COPY_LAST else card


class HuntCard:
    """What one kind of Hunt card does at once, if anything."""

    def playable(self, s: Position, card: i64, moment: i64) -> bool:
        """Whether it may be played at a moment of its phase."""
        return True

    def play(self, s: Position, card: i64) -> None:
        """Begin its effect."""


class ForceField(HuntCard):
    """The places under the Target cannot be played.

    Rules: R17
    """

    def playable(self, s: Position, card: i64, moment: i64) -> bool:
        """At either window of phase 1, or only before the choices."""
        return moment == FIRST_OF_PHASE_1 or s.force_field_early == 0

    def play(self, s: Position, card: i64) -> None:
        """Place the Target."""
        s.push(frames.HUNTING, kinds.TARGET_BIT)


class Naming(HuntCard):
    """Name a Hunted: Anticipation, Telepathy and Paralysis."""

    def __init__(self, purpose: i64) -> None:
        self.purpose = purpose

    def play(self, s: Position, card: i64) -> None:
        """Ask whom."""
        s.push(frames.NAMING, s.creature, self.purpose)


class Ascendancy(Naming):
    """A Hunted discards down to two Place cards.

    Rules: Q14
    """

    def playable(self, s: Position, card: i64, moment: i64) -> bool:
        """With somebody who holds more."""
        return s.with_hand_cards(s.tables.hunt_number[card] + 1) != 0


class Phobia(Naming):
    """A Hunted shows all but two Place cards.

    Rules: Q14
    """

    def play(self, s: Position, card: i64) -> None:
        """Ask whom, if somebody holds more."""
        if s.with_hand_cards(s.tables.hunt_number[card] + 1):
            s.push(frames.NAMING, s.creature, self.purpose)


class ForbiddenZone(HuntCard):
    """Each Hunted discards a Place card."""

    def play(self, s: Position, card: i64) -> None:
        """Ask all at once."""
        s.push(frames.DISCARD_TOGETHER, 1, s.all_hunted())


class Cataclysm(HuntCard):
    """The power of one place is ineffective."""

    def play(self, s: Position, card: i64) -> None:
        """Ask which."""
        s.push(frames.CATACLYSM)


class Detour(HuntCard):
    """Move a Hunted to an adjacent place.

    Rules: Q8
    """

    def playable(self, s: Position, card: i64, moment: i64) -> bool:
        """Right after the reveal, with somewhere to lead."""
        return moment == AFTER_THE_REVEAL and movable_hunted(s) != 0

    def play(self, s: Position, card: i64) -> None:
        """Ask whom."""
        s.push(frames.DETOUR)


class Tracking(HuntCard):
    """More Hunt cards may be played next turn.

    Rules: R8
    """

    def play(self, s: Position, card: i64) -> None:
        """Remember how many."""
        s.hunt_allowed_next = s.tables.hunt_number[card]


class Shadow(HuntCard):
    """Move the Artemia or the Target token.

    Rules: E66
    """

    def playable(self, s: Position, card: i64, moment: i64) -> bool:
        """Right after the reveal, with a token to move."""
        return moment == AFTER_THE_REVEAL and (s.token_slots(kinds.ARTEMIA) | s.token_slots(kinds.TARGET)) != 0

    def play(self, s: Position, card: i64) -> None:
        """Ask which and where to."""
        s.push(frames.MOVE_TOKEN, s.creature, kinds.ARTEMIA_BIT | kinds.TARGET_BIT)


HUNT_EFFECTS: Final[list[HuntCard]] = [
    HuntCard(),  # NO_SURVIVAL: Despair
    ForceField(),  # BAR_PLACES
    Naming(frames.FOR_ANTICIPATION),  # ANTICIPATE
    Ascendancy(frames.FOR_ASCENDANCY),  # DISCARD_DOWN
    HuntCard(),  # FIERCE: Fierceness
    ForbiddenZone(),  # EACH_DISCARDS
    HuntCard(),  # PLACES_INEFFECTIVE: Interference
    HuntCard(),  # TAKE_BACK_LIMIT: Persecution
    HuntCard(),  # ARTEMIA_WILL: Mutation
    Phobia(frames.FOR_PHOBIA),  # SHOW_HAND
    HuntCard(),  # TWO_PLACES: Virus, Hunger
    HuntCard(),  # TARGET_IS_CREATURE: Clone
    HuntCard(),  # TARGET_INEFFECTIVE: Mirage
    HuntCard(),  # DISCARD_OR_WILL: Scream
    HuntCard(),  # TARGET_SURVIVAL: Toxin
    Cataclysm(),  # ONE_INEFFECTIVE
    Detour(),  # MOVE_HUNTED
    HuntCard(),  # RESCUE_STAYS: Stasis
    Tracking(),  # MORE_HUNT_CARDS
    HuntCard(),  # COPY_LAST: Flashback
    HuntCard(),  # BOTH_COUNTERS: Time Shift
    HuntCard(),  # ALL_INEFFECTIVE: Inertia
    HuntCard(),  # SWAP_TOKENS: Ubiquity
    Naming(frames.FOR_TELEPATHY),  # ASK_PLACES
    HuntCard(),  # BLOW_AWAY: Tornado
    HuntCard(),  # NO_TAKE_BACK: Quicksand
    HuntCard(),  # ARTEMIA_DISCARDS: Swarm
    HuntCard(),  # RESIST_LIMIT: Exhaustion
    Shadow(),  # MOVE_TOKEN_HUNT
    Naming(frames.FOR_PARALYSIS),  # BAR_SURVIVAL
    HuntCard(),  # DRAW_MORE: Instinct
]
"""What each kind of Hunt card does at once, by its number in `kinds`."""


def playable_hunt(s: Position, card: i64, moment: i64) -> bool:
    """Whether a Hunt card in hand may be played at this moment; the allowance is `may_hunt`'s.

    Rules: R8, R12, R17
    """
    real: i64 = stands_for(s, card)
    if real == NONE or s.tables.hunt_phase[real] != PHASE_OF[moment]:
        return False
    return HUNT_EFFECTS[s.tables.hunt_kind[real]].playable(s, real, moment)


def play_hunt(s: Position, card: i64) -> None:
    """Lay a Hunt card, take its token, and begin its effect.

    Rules: R8, R10, R19, R20, Q39, Q73
    """
    real: i64 = stands_for(s, card)
    kind: i64 = s.tables.hunt_kind[real]
    tokens: i64 = s.tables.hunt_tokens[real]
    s.hunt_hand &= ~bit(card)
    s.hunt_hand_known &= ~bit(card)
    s.hunt_hand_count -= 1
    s.set_hunt_played(s.hunt_played_count, card)
    s.set_hunt_played_as(s.hunt_played_count, real)
    s.hunt_played_count += 1
    s.hunt_effects |= bit(kind)
    s.tokens_available |= tokens
    s.tokens_declined &= ~tokens
    if s.events is not None:
        args: dict[str, object] = {"card": s.tables.hunt_ids[card]}
        if real != card:
            args["as"] = s.tables.hunt_ids[real]
        s.emit("notalone-hunt" if real == card else "notalone-hunt-as", args)
    if s.tables.hunt_wide[real] and s.team & kinds.VORTEX_PLAYED == 0:
        token: i64 = 0
        while token < kinds.TOKENS:
            if has(tokens, token):
                s.set_token_slots(token, 0)
            token += 1
    if tokens and s.phase == 2 and s.kind == frames.WINDOW:
        s.push(frames.HUNTING, tokens)  # Q39: after its effect a card of this window has its token placed
    HUNT_EFFECTS[kind].play(s, real)
