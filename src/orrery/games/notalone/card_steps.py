"""Questions that cards ask: naming a Hunted, Phobia, Vortex, Cataclysm."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.actions import HIDE_TWO, NAME_SEAT, SWAP, TO_SLOT
from orrery.games.notalone.kinds import DISCARD_DOWN, HEAL_OTHER, NUMBERS, OTHER_TAKES_BACK, SHOW_HAND
from orrery.games.notalone.moments import FIRST_OF_PHASE_1
from orrery.games.notalone.position import Position, pair_members, pairs_of
from orrery.games.notalone.steps import ChoiceStep, ListStep
from orrery.games.notalone.survival_cards import others_to_heal
from orrery.games.notalone.take_back import others_with_discards
from orrery.games.notalone.telepathy import face_down_cards, forget_answer
from orrery.games.notalone.track import regain_will
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.step import Actions


class NameHunted(ChoiceStep):
    """A seat names a Hunted for what the second argument says.

    Rules: Q14, Q76
    """

    def enter(self, s: Position) -> None:
        """Ask the seat that names; with nobody to name the effect is lost."""
        if self.choices(s, s.arg):
            s.ask_seat(s.arg)
        else:
            s.pop()

    def choices(self, s: Position, seat: i64) -> i64:
        """Those for whom it does something."""
        purpose: i64 = s.arg2 & 7
        if purpose == frames.FOR_ASCENDANCY:
            return s.with_hand_cards(s.hunt_number(DISCARD_DOWN) + 1)
        if purpose == frames.FOR_PHOBIA:
            return s.with_hand_cards(s.hunt_number(SHOW_HAND) + 1)
        if purpose == frames.FOR_MEDIKIT:
            return others_to_heal(s, seat)
        if purpose == frames.FOR_SOLIDARITY or purpose == frames.FOR_MANGROVE:
            return others_with_discards(s, seat, FIRST_OF_PHASE_1)
        return s.all_hunted()

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Carry on with the Hunted that was named."""
        named: i64 = action - NAME_SEAT
        purpose: i64 = s.arg2 & 7
        number: i64 = s.arg2 >> 3
        s.pop()
        if s.events is not None:
            s.emit("notalone-named", {"seat": int(named)})
        if purpose == frames.FOR_ANTICIPATION:
            s.anticipated = named
        elif purpose == frames.FOR_ASCENDANCY:
            s.push(frames.DISCARD, named, s.hand_count(named) - s.hunt_number(DISCARD_DOWN))
        elif purpose == frames.FOR_PHOBIA:
            s.push(frames.PHOBIA, named)
        elif purpose == frames.FOR_TELEPATHY:
            s.push(frames.TELEPATHY, named)
        elif purpose == frames.FOR_PARALYSIS:
            s.barred_seats |= bit(named)
        elif purpose == frames.FOR_MEDIKIT:
            regain_will(s, named, s.survival_number(HEAL_OTHER))
        elif purpose == frames.FOR_SOLIDARITY:
            s.push(frames.TAKE, named, s.survival_number(OTHER_TAKES_BACK) | frames.OPTIONAL)
        else:
            s.push(frames.TAKE, named, number)


class HideTwo(ChoiceStep):
    """Phobia: the named Hunted keeps two Place cards hidden; the Creature alone sees the others.

    Rules: Q14
    """

    def choices(self, s: Position, seat: i64) -> i64:
        """Any pair of the hand."""
        return pairs_of(s.hand(seat))

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Show all but the pair."""
        s.set_shown(seat, s.shown(seat) | (s.hand(seat) & ~pair_members(action - HIDE_TWO)))
        if s.events is not None:
            shown: list[object] = [s.name_of(i) for i in range(NUMBERS) if s.shown(seat) >> i & 1]
            s.emit("notalone-showed", {"seat": int(seat), "places": shown}, bit(s.creature) | bit(seat))
        s.pop()


class SwapPlayed(ListStep):
    """Vortex: a Hunted swaps a face-down card for an accessible one of its discard.

    Rules: Q22, Q72
    """

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Every face-down card for every accessible one."""
        played: i64 = face_down_cards(s, seat)
        fresh: i64 = s.accessible_of(s.discard(seat))
        number: i64 = 0
        while number < NUMBERS:
            if has(played, number):
                out.add_mask(SWAP + NUMBERS * number, fresh)
            number += 1

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The two cards change places; what Telepathy learned no longer holds."""
        old: i64 = (action - SWAP) // NUMBERS
        fresh: i64 = (action - SWAP) % NUMBERS
        s.set_played(seat, 0 if s.played(seat, 0) == old else 1, fresh)
        s.set_discard(seat, (s.discard(seat) & ~bit(fresh)) | bit(old))
        if s.telepathy_seat == seat:
            forget_answer(s)
        if s.events is not None:
            s.emit_discard("notalone-discarded", seat, old)
            s.emit_discard("notalone-swapped", seat, fresh)
        s.pop()


class MakeIneffective(ChoiceStep):
    """Cataclysm: the Creature makes the power of a place ineffective.

    Rules: Q26, Q55
    """

    def enter(self, s: Position) -> None:
        """Ask the Creature."""
        s.ask_seat(s.creature)

    def choices(self, s: Position, seat: i64) -> i64:
        """Every slot with a card."""
        return s.planet()

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Until the end of the turn."""
        slot: i64 = action - TO_SLOT
        s.ineffective_slots |= bit(slot)
        if s.events is not None:
            s.emit("notalone-ineffective", {"slot": int(slot) + 1, "at": s.at(slot)})
        s.pop()
