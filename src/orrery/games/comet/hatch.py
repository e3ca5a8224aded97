"""Hatch: an animal from hand to a slot, its savior to a nest."""

from __future__ import annotations

from orrery.games.comet import frames
from orrery.games.comet.abilities import list_uses, list_utilities, may_play_utility, may_use, play_utility, use_ability
from orrery.games.comet.actions import BONUS, BY, DONE, member
from orrery.games.comet.cards import first_kind, has_card, next_kind
from orrery.games.comet.comet_phase import begin_due_choices
from orrery.games.comet.details import details_of
from orrery.games.comet.hands import leave_hand, must_see_hand
from orrery.games.comet.kinds import MOST_REDUCTION, ON_HATCH, ON_MOVE
from orrery.games.comet.nests import fits_nest, free_slots, highest_free_nest, open_number
from orrery.games.comet.position import ActiveStep, Position
from orrery.games.comet.reasons import (
    ABILITY_NOT_READY,
    ABILITY_OTHER_TIME,
    CHOOSE_NEST,
    HATCH_NEEDS_ANIMAL,
    IN_HATCH,
    LOWER_NEST_FREE,
    NEST_OCCUPIED,
    NEST_TOO_LOW,
    NO_EFFECT,
    NO_FREE_SLOT,
    NO_NEST,
    NO_NEST_FREE,
    NOT_HELD_TO_HATCH,
    NOT_HELD_TO_PLAY,
    ONE_ANIMAL,
    TURN_IS_HATCH,
    UTILITY_NOT_HATCHED,
    UTILITY_OTHER_TURN,
)
from orrery.games.comet.reductions import (
    best_bonus,
    hatchable,
    hatches_left,
    lower_by_own,
    may_lower_by_own,
    may_use_bonus,
    reduce_nest,
    wanted_now,
)
from orrery.kernel.arrays import i64
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import ALLOWED, Actions


def list_hatches(s: Position, seat: i64, bonus: i64, out: Actions) -> None:
    """Append the animals in hand that some nest can take, given a free slot and the best bonus."""
    highest: i64 = highest_free_nest(s)
    hand: i64 = s.hand_cards(seat)
    kind: i64 = first_kind(s, hand)
    while kind != NONE:
        if hatchable(s, seat, kind, highest, bonus):
            out.add(s.tables.first_hatch + kind)
        kind = next_kind(s, hand, kind)


def why_not_hatch(s: Position, seat: i64, kind: i64, hatchings: i64, bonus: i64) -> i64:
    """Whether an animal can be hatched, with so many hatchings open.

    Rules: C16, C19, C20, C45
    """
    if not has_card(s, s.hand_cards(seat), kind):
        return NOT_HELD_TO_HATCH
    if s.tables.utility[kind]:
        return UTILITY_NOT_HATCHED
    if free_slots(s, seat) == 0:
        return NO_FREE_SLOT
    if hatchings == 0:
        return ONE_ANIMAL
    return ALLOWED if hatchable(s, seat, kind, highest_free_nest(s), bonus) else NO_NEST_FREE


def hatch_animal(s: Position, seat: i64, kind: i64) -> None:
    """The animal goes to the first free slot, then looks for a nest; its text is inactive.

    Rules: C16, C21, CS42
    """
    slot: i64 = 0
    while s.animal(seat, slot) != NONE:
        slot += 1
    leave_hand(s, seat, kind)
    s.set_animal(seat, slot, kind)
    s.lowered = 0
    s.own_reduction_left = s.own_reduction(seat)
    s.bonus_used = 0
    if s.events is not None:
        s.emit("comet-hatched", {"seat": int(seat), "card": s.tables.kind_ids[kind]})
    s.push(frames.NEST, slot)


class Hatch(ActiveStep):
    """A Hatch: animals are hatched, hatch-turn abilities used, in any order.

    Rules: C14, C16, CS38, CS41
    """

    def enter(self, s: Position) -> None:
        """Ask the active seat, unless the comet has just come."""
        if not begin_due_choices(s):
            s.ask_seat(s.active)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Further hatchings, hatch-turn abilities, and the end once an animal is hatched."""
        must_see_hand(s, seat)
        if hatches_left(s) > 0 and free_slots(s, seat) > 0:
            list_hatches(s, seat, best_bonus(s), out)
        list_utilities(s, seat, s.tables.hatch_tools, out)
        list_uses(s, seat, s.tables.hatch_tools, True, out)
        if s.hatched > 0:
            out.add(DONE)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """An animal, an ability, a utility card, or the end."""
        must_see_hand(s, seat)
        tables = s.tables
        if action == DONE:
            return ALLOWED if s.hatched > 0 else HATCH_NEEDS_ANIMAL
        card: i64 = member(action, tables.first_hatch, tables.kinds)
        if card >= 0:
            return why_not_hatch(s, seat, card, hatches_left(s), best_bonus(s))
        card = member(action, tables.first_play, tables.kinds)
        if card >= 0:
            return self._why_not_play(s, seat, card)
        tool: i64 = member(action, tables.first_use, tables.tools)
        if tool < 0:
            return IN_HATCH
        if may_use(s, seat, tool, tables.hatch_tools):
            return ALLOWED
        return ABILITY_NOT_READY if tables.tool_timing[tool] == ON_HATCH else ABILITY_OTHER_TIME

    def _why_not_play(self, s: Position, seat: i64, card: i64) -> i64:
        """Only utility cards of a Hatch are played.

        Rules: C45, CS43
        """
        if not has_card(s, s.hand_cards(seat), card):
            return NOT_HELD_TO_PLAY
        if not s.tables.utility[card]:
            return TURN_IS_HATCH
        if may_play_utility(s, seat, card, s.tables.hatch_tools):
            return ALLOWED
        return UTILITY_OTHER_TURN if s.tables.tool_timing[s.tables.tool[card]] == ON_MOVE else NO_EFFECT

    def details(self, s: Position, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """The card or ability."""
        return details_of(s, action, reason)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Hatch, use, play, or be done."""
        tables = s.tables
        if action == DONE:
            self._end(s)
        elif action < tables.first_hatch:
            use_ability(s, seat, action - tables.first_use)
        elif action < tables.first_play:
            hatch_animal(s, seat, action - tables.first_hatch)
        else:
            play_utility(s, seat, action - tables.first_play)

    def _end(self, s: Position) -> None:
        """Hatchings not used are lost."""
        s.hatched = 0
        amount: i64 = 0
        while amount <= MOST_REDUCTION:
            s.set_hatches(amount, 0)
            amount += 1
        s.pop()


class ChooseNest(ActiveStep):
    """The animal in the slot of the first argument looks for a nest; before, its distance may be lowered.

    Rules: C16, C17, C18, C78, C72, C73, CS39, CS40
    """

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Every nest that fits, and everything that lowers the distance."""
        must_see_hand(s, seat)
        tables = s.tables
        wanted: i64 = wanted_now(s, seat)
        number: i64 = open_number(s, wanted)
        i: i64 = tables.nests_from[s.side]
        end: i64 = tables.nests_from[s.side + 1]
        while i < end:
            if fits_nest(s, seat, tables.nests[i], wanted, number):
                out.add(tables.first_nest + tables.nests[i])
            i += 1
        amount: i64 = 1
        while amount <= s.own_reduction_left and amount <= MOST_REDUCTION:
            if may_lower_by_own(s, seat, amount):
                out.add(BY + amount - 1)
            amount += 1
        if may_use_bonus(s, seat):
            out.add(BONUS)
        list_utilities(s, seat, tables.nest_tools, out)
        list_uses(s, seat, tables.nest_tools, True, out)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """A nest that fits, or something that lowers the distance."""
        must_see_hand(s, seat)
        field: i64 = member(action, s.tables.first_nest, s.tables.fields)
        if field >= 0:
            return self._why_not_nest(s, seat, field)
        return ALLOWED if self._may_lower(s, seat, action) else CHOOSE_NEST

    def _may_lower(self, s: Position, seat: i64, action: i64) -> bool:
        """Whether an action lowers the distance.

        Rules: C72, CS41
        """
        tables = s.tables
        if action == BONUS:
            return may_use_bonus(s, seat)
        amount: i64 = member(action, BY, MOST_REDUCTION)
        if amount >= 0:
            return may_lower_by_own(s, seat, amount + 1)
        card: i64 = member(action, tables.first_play, tables.kinds)
        if card >= 0:
            return may_play_utility(s, seat, card, tables.nest_tools)
        tool: i64 = member(action, tables.first_use, tables.tools)
        return tool >= 0 and may_use(s, seat, tool, tables.nest_tools)

    def _why_not_nest(self, s: Position, seat: i64, field: i64) -> i64:
        """Whether a nest fits.

        Rules: C16, C18, CQ5
        """
        number: i64 = s.nest_number(field)
        if number == 0:
            return NO_NEST
        wanted: i64 = wanted_now(s, seat)
        if fits_nest(s, seat, field, wanted, open_number(s, wanted)):
            return ALLOWED
        if s.tokens_on(field):
            return NEST_OCCUPIED
        return NEST_TOO_LOW if number < wanted else LOWER_NEST_FREE

    def details(self, s: Position, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """The nest, and the numbers."""
        field: i64 = action - s.tables.first_nest
        if reason == NO_NEST or reason == NEST_OCCUPIED:
            return {"field": s.tables.field_ids[field]}
        if reason == NEST_TOO_LOW:
            wanted = int(wanted_now(s, seat))
            return {"field": s.tables.field_ids[field], "number": int(s.nest_number(field)), "wanted": wanted}
        if reason == LOWER_NEST_FREE:
            return {"number": int(open_number(s, wanted_now(s, seat)))}
        return {}

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Go to the nest, or lower the distance first."""
        tables = s.tables
        if action >= tables.first_nest:
            self._settle(s, seat, action - tables.first_nest)
        elif action == BONUS:
            s.bonus_used = best_bonus(s)
            reduce_nest(s, seat, s.bonus_used, False)
        elif action < BY + MOST_REDUCTION:
            lower_by_own(s, seat, action - BY + 1)
        elif action < tables.first_hatch:
            use_ability(s, seat, action - tables.first_use)
        else:
            play_utility(s, seat, action - tables.first_play)

    def _settle(self, s: Position, seat: i64, field: i64) -> None:
        """The savior stands on the nest; one of the open hatchings is used up.

        Rules: C16, CS41
        """
        slot: i64 = s.arg
        s.set_savior_field(seat, slot, field)
        s.add_tokens_on(field, 1)
        s.hatched += 1
        s.set_nearest(seat, slot, s.distance(field))
        s.progress_made = 1
        amount: i64 = s.bonus_used
        if amount == 0:
            while s.hatches(amount) == 0:
                amount += 1
        s.add_hatches(amount, -1)
        s.lowered = 0
        s.own_reduction_left = 0
        s.bonus_used = 0
        if s.events is not None:
            args: dict[str, object] = {
                "seat": int(seat),
                "savior": int(slot) + 1,
                "field": s.tables.field_ids[field],
            }
            s.emit("comet-nested", args)
        s.pop()
