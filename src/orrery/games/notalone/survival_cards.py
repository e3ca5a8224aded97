"""Survival cards played in windows: when each may be played and what it does.

A class is named for its card; cards that work alike share one. Drone, Gate, Shuttle and Mimicry are used instead of a
place's power: see `resolve`.
"""

from __future__ import annotations

from typing import Final

from orrery.games.notalone import frames, kinds
from orrery.games.notalone.hunt_cards import may_hunt
from orrery.games.notalone.kinds import MOST_WILL, TARGET
from orrery.games.notalone.moments import BEFORE_CREATURE, BEFORE_TARGET
from orrery.games.notalone.position import Position
from orrery.games.notalone.survival_deck import lay_survival
from orrery.games.notalone.take_back import cards_to_keep, discards_after, hand_after, others_with_discards
from orrery.games.notalone.tokens import may_not_take_back, places_under
from orrery.games.notalone.track import advance_rescue, regain_will
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has

BEACH_OR_DOME: Final = 3
"""The slot of the place with the Marker or the Shield."""


class SurvivalCard:
    """What one kind of Survival card does in a window.

    Rules: E64
    """

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """Whether it may be played at a moment of its phase."""
        return True

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Carry it out; the number is the one on the card."""


class Adrenaline(SurvivalCard):
    """Regain Will."""

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """With less than all Will."""
        return s.will(seat) < MOST_WILL

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Regain it."""
        regain_will(s, seat, number)


class Ingenuity(SurvivalCard):
    """Put the Marker on the Beach, or move the Shield.

    Rules: D6
    """

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """Where the place is in play and its goal not reached."""
        return names_marker_place(s, card) and s.marker < marker_goal(s)

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """One step further."""
        s.marker += 1


class Sacrifice(SurvivalCard):
    """Discard a Place card, and no Hunt card is played this turn.

    Rules: R17
    """

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """While the Creature may play cards and the hand can pay."""
        return may_hunt(s) and hand_after(s, seat, moment) >= s.tables.survival_number[card]

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Bar Hunt cards, then discard."""
        s.team |= kinds.NO_HUNT
        s.push(frames.DISCARD, seat, number)


class SixthSense(SurvivalCard):
    """Take Place cards back."""

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """With something to take back."""
        return discards_after(s, seat, moment) > 0

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Take them back one by one."""
        s.push(frames.TAKE, seat, number)


class Smokescreen(SurvivalCard):
    """Hide the discards from the Creature: which cards they are, not how many.

    Rules: Q15
    """

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """Once a turn."""
        return s.team & kinds.SMOKE == 0

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Until the end of the turn."""
        s.team |= kinds.SMOKE


class StrikeBack(SurvivalCard):
    """Put random Hunt cards from the Creature's hand under the deck.

    Rules: R43
    """

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """While the Creature has cards."""
        return s.hunt_hand_count > 0

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Nature takes them."""
        s.push(frames.STRIKE_BACK, number)


class Vortex(SurvivalCard):
    """Swap a played card for one of the discard.

    Rules: R20, Q22
    """

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """With an accessible card in the discard."""
        return s.accessible_of(s.discard(seat)) != 0

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Ask which; a card that puts a token on two places loses it meanwhile."""
        s.team |= kinds.VORTEX_PLAYED
        s.push(frames.VORTEX, seat)


class Dodge(SurvivalCard):
    """Ignore a token this turn: Dodge, Detector and Adaptation.

    Rules: R41
    """

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """Standing under the token, before it is resolved."""
        token: i64 = s.tables.survival_token[card]
        return before_token(token, moment) and places_under(s, seat, bit(token)) != 0

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """The guard has a bit for each token."""
        s.set_guard(seat, s.guard(seat) | bit(s.tables.survival_token[card]))


class WrongTrack(SurvivalCard):
    """Move a token: Wrong Track, Hologram and Decoy; a Clone counts as the Creature token too.

    Rules: R38, R41
    """

    def movable(self, s: Position, card: i64) -> i64:
        """The tokens that the card may move."""
        token: i64 = s.tables.survival_token[card]
        tokens: i64 = bit(token) if s.token_slots(token) else 0
        if token == kinds.CREATURE_TOKEN and s.on(kinds.TARGET_IS_CREATURE) and s.token_slots(TARGET):
            tokens |= kinds.TARGET_BIT
        return tokens

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """Before the token is resolved, where it lies."""
        return before_token(s.tables.survival_token[card], moment) and self.movable(s, card) != 0

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Ask where to."""
        s.push(frames.MOVE_TOKEN, seat, self.movable(s, card))


class Amplifier(SurvivalCard):
    """Take the Marker or the Shield away, and Rescue advances.

    Rules: D6, Q7
    """

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """Where the place is in play and its goal reached."""
        return names_marker_place(s, card) and s.marker == marker_goal(s)

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Stasis holds the counter, unless the option says otherwise."""
        s.marker = 0 if marker_goal(s) == 1 else 1
        if not s.on(kinds.RESCUE_STAYS) or s.amplifier_moves == 1:
            advance_rescue(s, number)


class DoubleBack(SurvivalCard):
    """Return a played card to hand.

    Rules: Q19, Q23
    """

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """Where Quicksand does not forbid it."""
        return cards_to_keep(s, seat) != 0 and not may_not_take_back(s, seat)

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Ask which."""
        s.push(frames.DOUBLE_BACK, seat)


class Medikit(SurvivalCard):
    """Another Hunted regains Will."""

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """With somebody to heal."""
        return others_to_heal(s, seat) != 0

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Ask whom."""
        s.push(frames.NAMING, seat, frames.FOR_MEDIKIT)


class Solidarity(SurvivalCard):
    """Another Hunted takes Place cards back."""

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """With somebody who can."""
        return others_with_discards(s, seat, moment) != 0

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Ask whom."""
        s.push(frames.NAMING, seat, frames.FOR_SOLIDARITY)


class Radio(SurvivalCard):
    """The Hunted see each other's choices this turn."""

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """Where there are others to see, once a turn."""
        return s.seats > 2 and s.team & kinds.RADIO == 0

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Until the reveal."""
        s.team |= kinds.RADIO


class Protection(SurvivalCard):
    """Hold something ready for the turn: Second Wind and Protective Suit."""

    def __init__(self, guard: i64) -> None:
        self.guard = guard

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Set the bit of the guard."""
        s.set_guard(seat, s.guard(seat) | self.guard)


class Cache(Protection):
    """Take cards back after the discards of the turn."""

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """Where Quicksand does not forbid it."""
        return not may_not_take_back(s, seat)


class Scanner(SurvivalCard):
    """The Hunted see the Creature's hand."""

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """While the Creature has cards."""
        return s.hunt_hand_count > 0

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Remember which cards they have seen."""
        s.hunt_hand_known |= s.hunt_hand
        if s.events is not None:
            names: list[object] = [name for i, name in enumerate(s.tables.hunt_ids) if s.hunt_hand >> i & 1]
            s.emit("notalone-scanned", {"cards": names}, s.all_hunted())


class SignalFlare(SurvivalCard):
    """Rescue advances after a turn without a catch.

    Rules: Q78
    """

    def playable(self, s: Position, seat: i64, card: i64, moment: i64) -> bool:
        """Where nobody was caught."""
        return s.caught_seats == 0

    def play(self, s: Position, seat: i64, number: i64, card: i64) -> None:
        """Stasis holds the counter."""
        if not s.on(kinds.RESCUE_STAYS):
            advance_rescue(s, number)


SURVIVAL_EFFECTS: Final[list[SurvivalCard]] = [
    Adrenaline(),  # REGAIN_WILL
    Ingenuity(),  # SET_MARKER
    Sacrifice(),  # BAR_HUNT
    SixthSense(),  # TAKE_BACK_CARDS
    Smokescreen(),  # HIDE_DISCARDS
    StrikeBack(),  # STRIKE_BACK
    Vortex(),  # SWAP_PLAYED
    Dodge(),  # IGNORE_TOKEN
    SurvivalCard(),  # USE_PLACE: Drone
    SurvivalCard(),  # USE_BESIDE: Gate
    SurvivalCard(),  # USE_LOWER_ROW: Shuttle
    SurvivalCard(),  # USE_EXPLORED: Mimicry
    WrongTrack(),  # MOVE_TOKEN_SURVIVAL
    Amplifier(),  # SPEND_MARKER
    DoubleBack(),  # KEEP_PLAYED
    Medikit(),  # HEAL_OTHER
    Solidarity(),  # OTHER_TAKES_BACK
    Radio(),  # SHARE_CHOICES
    Protection(kinds.RESISTS_MORE),  # RESIST_MORE: Second Wind
    Scanner(),  # SHOW_HUNT_HAND
    Protection(kinds.LOSES_LESS),  # LOSE_LESS: Protective Suit
    Cache(kinds.TAKES_LAST),  # TAKE_BACK_LAST
    SignalFlare(),  # RESCUE_IF_NO_CATCH
]
"""What each kind of Survival card does, by its number in `kinds`."""


def playable_survival(s: Position, seat: i64, card: i64, moment: i64) -> bool:
    """Whether a Survival card of this phase may be played in a window at this moment."""
    return SURVIVAL_EFFECTS[s.tables.survival_kind[card]].playable(s, seat, card, moment)


def play_survival(s: Position, seat: i64, card: i64) -> None:
    """Play a Survival card in a window.

    Rules: R9, E65
    """
    lay_survival(s, seat, card)
    SURVIVAL_EFFECTS[s.tables.survival_kind[card]].play(s, seat, s.tables.survival_number[card], card)


def names_marker_place(s: Position, card: i64) -> bool:
    """Whether the place that the card names is the one in play.

    Rules: D6, Q69
    """
    return has(s.tables.survival_places[card], s.place_at(BEACH_OR_DOME))


def marker_goal(s: Position) -> i64:
    """Where the Marker lies on the Beach (1), or the Shield before it is raised (place 4)."""
    return 1 if s.tables.power[s.place_at(BEACH_OR_DOME)] == kinds.MARKER_POWER else 4


def before_token(token: i64, moment: i64) -> bool:
    """Whether a token is still to be resolved at a moment of phase 3.

    Rules: R41
    """
    return moment != BEFORE_CREATURE and (token != TARGET or moment <= BEFORE_TARGET)


def others_to_heal(s: Position, seat: i64) -> i64:
    """The other Hunted with less than 3 Will."""
    return s.below_most_will() & ~bit(seat)
