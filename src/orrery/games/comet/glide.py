"""Steps that an ability gives, without a symbol: tunnels, "move N fields", to a nest or the cavern."""

from __future__ import annotations

from orrery.games.comet.actions import NO_SYMBOL, step_action, step_field, step_savior, step_symbol
from orrery.games.comet.kinds import MOST_STEPS, NEST, SAVIORS
from orrery.games.comet.movement import move_savior
from orrery.games.comet.position import Position
from orrery.games.comet.reasons import CANNOT_GLIDE_THERE, ONLY_NEST_OR_CAVERN
from orrery.games.comet.skipping import find_ends, skips_of
from orrery.kernel.arrays import i64
from orrery.kernel.step import ALLOWED, Actions, Step


def find_glide_ends(s: Position, seat: i64, savior: i64, field: i64, steps: i64) -> i64:
    """Find where an ability can move one savior to, in `s.search`; say how many such fields there are.

    Exactly so many steps, or 0: to a nest or the cavern.
    Rules: C63, C68, C70, C71, CQ9, CQ10, CS6, CS35, CS36, CS61
    """
    found = s.search.found
    n: i64 = 0
    i: i64 = 0
    if steps > 0:
        row: i64 = (s.side * (MOST_STEPS + 1) + steps) * s.tables.fields + field
        i = s.tables.walk_from[row]
        end: i64 = s.tables.walk_from[row + 1]
        while i < end:
            target: i64 = s.tables.walks[i]
            if s.tokens_on(target) == 0:
                found[n] = target
                n += 1
            i += 1
        return n
    ends: i64 = find_ends(s, field, skips_of(s, seat, savior))
    while i < ends:
        if s.field_type(found[i]) >= NEST:
            found[n] = found[i]
            n += 1
        i += 1
    return n


def some_glide(s: Position, seat: i64, steps: i64) -> bool:
    """Whether an ability can move any savior of a seat.

    Rules: CS43
    """
    savior: i64 = 0
    while savior < SAVIORS:
        field: i64 = s.savior_field(seat, savior)
        if field >= 0 and find_glide_ends(s, seat, savior, field, steps) > 0:
            return True
        savior += 1
    return False


class Glide(Step[Position]):
    """An ability moves a savior of the seat in the second argument: so many steps, 0 for a nest or the cavern.

    Rules: C63, C68, C70, C71
    """

    def enter(self, s: Position) -> None:
        """Ask the seat that used the ability."""
        s.ask_seat(s.arg2)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Every savior on the board to every field it can be moved to."""
        steps: i64 = s.arg
        found = s.search.found
        savior: i64 = 0
        while savior < SAVIORS:
            field: i64 = s.savior_field(seat, savior)
            if field >= 0:
                ends: i64 = find_glide_ends(s, seat, savior, field, steps)
                i: i64 = 0
                while i < ends:
                    out.add(step_action(s.tables, savior, found[i], NO_SYMBOL))
                    i += 1
            savior += 1

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """The ability must be able to move this savior there."""
        if action >= s.tables.first_step and step_symbol(s.tables, action) == NO_SYMBOL:
            savior: i64 = step_savior(s.tables, action)
            target: i64 = step_field(s.tables, action)
            start: i64 = s.savior_field(seat, savior)
            ends: i64 = find_glide_ends(s, seat, savior, start, s.arg) if start >= 0 else 0
            i: i64 = 0
            while i < ends:
                if s.search.found[i] == target:
                    return ALLOWED
                i += 1
        return ONLY_NEST_OR_CAVERN if s.arg == 0 else CANNOT_GLIDE_THERE

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The savior moves without a symbol."""
        savior: i64 = step_savior(s.tables, action)
        field: i64 = step_field(s.tables, action)
        if s.events is not None:
            args: dict[str, object] = {
                "seat": int(seat),
                "savior": int(savior) + 1,
                "field": s.tables.field_ids[field],
            }
            s.emit("comet-glided", args)
        move_savior(s, seat, savior, field)
        s.pop()
        if s.action_is_over():
            s.moved = 0  # between turns: no Move is under way
