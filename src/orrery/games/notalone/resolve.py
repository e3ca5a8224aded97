"""Phase 3, Reckoning: what a Hunted does with the place it stands on."""

from __future__ import annotations

from orrery.games.notalone import frames, kinds, reasons
from orrery.games.notalone.actions import COPY, NOTHING, PLAY_SURVIVAL, TAKE_BACK, USE
from orrery.games.notalone.place_cards import discard_to_hand
from orrery.games.notalone.position import Position
from orrery.games.notalone.power import copyable_among, is_ineffective, usable, use_power
from orrery.games.notalone.steps import ChoiceStep
from orrery.games.notalone.survival_deck import lay_survival
from orrery.games.notalone.tokens import may_not_take_back
from orrery.games.notalone.windows import NO_WINDOW, why_not_card
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, lowest, shift_left, without_lowest
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import ALLOWED, Actions, Step


def takes_back_plainly(s: Position, place: i64) -> bool:
    """Whether a place has the plain take-back: each, or not those whose power takes back more.

    Rules: R22, E67, Q43
    """
    kind: i64 = s.tables.power[place]
    return s.takeback_few == 0 or (kind != kinds.RECYCLE_OR_COPY and kind != kinds.RETURN_SELF)


def played_card_usable(s: Position, seat: i64, which: i64) -> bool:
    """Whether the card of phase 1 has a power that could be used; asked where the explored place has one.

    Rules: E58, Q85
    """
    if s.instead_explored == 1:
        return True
    if s.resolved(seat) & shift_left(frames.TELEPORTED, which):
        return False
    slot: i64 = s.slot_of(s.played(seat, which))
    if slot == s.explored(seat, which):
        return True
    return not is_ineffective(s, slot, s.guard(seat)) and usable(s, seat, which, s.place_at(slot))


def explored_by_others(s: Position, seat: i64) -> i64:
    """Mimicry: the slots that other Hunted explore."""
    slots: i64 = 0
    k: i64 = 1
    while k < s.seats:
        other: i64 = s.hunted(k)
        if other != seat:
            if s.explored(other, 0) != NONE:
                slots |= bit(s.explored(other, 0))
            if s.explored(other, 1) != NONE:
                slots |= bit(s.explored(other, 1))
        k += 1
    return slots


def named_slots(s: Position, card: i64) -> i64:
    """Drone: the slots of the places that the card names.

    Rules: Q69
    """
    slots: i64 = 0
    slot: i64 = 0
    while slot < kinds.SLOTS:
        place: i64 = s.place_at(slot)
        if place != NONE and has(s.tables.survival_places[card], place):
            slots |= bit(slot)
        slot += 1
    return slots


def gate_slot(s: Position, seat: i64, which: i64) -> i64:
    """The slot whose neighbours the Gate offers: of the place explored, or of the card really played.

    Rules: Q9
    """
    number: i64 = s.played(seat, which)
    if s.gate_from_card == 1 and number != NONE:
        return s.slot_of(number)
    return s.explored(seat, which)


def slots_instead(s: Position, seat: i64, which: i64, card: i64) -> i64:
    """The slots whose power a card offers instead: Gate, Shuttle, Mimicry or Drone.

    Rules: E56, E58, Q81
    """
    kind: i64 = s.tables.survival_kind[card]
    slots: i64
    if kind == kinds.USE_BESIDE:
        slots = s.tables.near[gate_slot(s, seat, which)]
    elif kind == kinds.USE_LOWER_ROW:
        slots = kinds.LOWER_SLOTS
    elif kind == kinds.USE_EXPLORED:
        slots = explored_by_others(s, seat)
    else:
        slots = named_slots(s, card)
    return copyable_among(s, seat, which, slots)


class ResolvePlace(Step[Position]):
    """A Hunted uses the power of its place, or instead takes back a card or plays one that copies; or does nothing.

    Rules: R22, E56, E58, E67, E68, Q42, Q43, Q85
    """

    def enter(self, s: Position) -> None:
        """Ask the Hunted; on an ineffective place nothing is possible."""
        seat: i64 = frames.seat_of(s.arg)
        which: i64 = frames.which_of(s.arg)
        s.set_resolved(seat, s.resolved(seat) | shift_left(frames.PLACE_RESOLVED, which))
        if is_ineffective(s, s.explored(seat, which), s.guard(seat)):
            s.pop()
        else:
            s.ask_seat(seat)

    def place(self, s: Position) -> i64:
        """The place that the Hunted is asked about."""
        return s.place_at(s.explored(frames.seat_of(s.arg), frames.which_of(s.arg)))

    def may_take_back(self, s: Position, seat: i64, place: i64, can_use: bool) -> bool:
        """Whether a card of the discard may be taken back instead.

        Rules: E67, E68, Q42, Q43, Q83
        """
        return (can_use or s.takeback_strict == 0) and takes_back_plainly(s, place) and not may_not_take_back(s, seat)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """The power; instead a card of the discard, or one that copies; or nothing."""
        which: i64 = frames.which_of(s.arg)
        place: i64 = self.place(s)
        can = usable(s, seat, which, place)
        if can:
            out.add(USE)
        if self.may_take_back(s, seat, place, can):
            out.add_mask(TAKE_BACK, s.discard(seat))
        cards: i64 = s.survival(seat) & s.tables.instead_mask
        if can and cards and s.may_survive(seat) and played_card_usable(s, seat, which):
            while cards:
                card: i64 = lowest(cards)
                cards = without_lowest(cards)
                if slots_instead(s, seat, which, card):
                    out.add(PLAY_SURVIVAL + card)
        out.add(NOTHING)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """First what the Hunted has, then what the place allows."""
        if action == NOTHING:
            return ALLOWED
        which: i64 = frames.which_of(s.arg)
        place: i64 = self.place(s)
        if action == USE:
            return ALLOWED if usable(s, seat, which, place) else reasons.POWER_NOT_USABLE
        if TAKE_BACK <= action < TAKE_BACK + kinds.NUMBERS:
            if not has(s.discard(seat), action - TAKE_BACK):
                return reasons.PLACE_NOT_IN_DISCARD
            if self.may_take_back(s, seat, place, usable(s, seat, which, place)):
                return ALLOWED
            return reasons.NO_TAKE_BACK_HERE if takes_back_plainly(s, place) else reasons.NO_TAKE_BACK_OF_MORE
        if PLAY_SURVIVAL <= action < PLAY_SURVIVAL + kinds.SURVIVAL_CARDS and s.may_survive(seat):
            card: i64 = action - PLAY_SURVIVAL
            if has(s.survival(seat) & s.tables.instead_mask, card):
                if not (usable(s, seat, which, place) and played_card_usable(s, seat, which)):
                    return reasons.INSTEAD_NEEDS_POWER
                if slots_instead(s, seat, which, card):
                    return ALLOWED
        return why_not_card(s, seat, action, NO_WINDOW, reasons.RESOLVE_PLACE)

    def details(self, s: Position, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """Which place is not in the discard."""
        return {"number": int(action) - TAKE_BACK + 1} if reason == reasons.PLACE_NOT_IN_DISCARD else {}

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Carry out what the Hunted does."""
        arg: i64 = s.arg
        place: i64 = self.place(s)
        s.pop()
        if action == USE:
            use_power(s, arg, place)
        elif TAKE_BACK <= action < TAKE_BACK + kinds.NUMBERS:
            discard_to_hand(s, seat, action - TAKE_BACK)
        elif action != NOTHING:
            card: i64 = action - PLAY_SURVIVAL
            slots: i64 = slots_instead(s, seat, frames.which_of(arg), card)
            lay_survival(s, seat, card)
            if without_lowest(slots) == 0:
                use_power(s, arg, s.place_at(lowest(slots)))
            else:
                s.push(frames.COPY, arg, card)


class CopyPlace(ChoiceStep):
    """A Hunted names the place whose power its Survival card copies.

    Rules: E56, E57, Q81
    """

    def enter(self, s: Position) -> None:
        """Ask the Hunted."""
        s.ask_seat(frames.seat_of(s.arg))

    def choices(self, s: Position, seat: i64) -> i64:
        """The places that the card offers."""
        return slots_instead(s, seat, frames.which_of(s.arg), s.arg2)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Use that power."""
        arg: i64 = s.arg
        s.pop()
        use_power(s, arg, s.place_at(action - COPY))
