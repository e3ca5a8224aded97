"""Phase II, place stars."""

from __future__ import annotations

from orrery.games.nebula import reasons
from orrery.games.nebula.actions import DONE, PLACE_BLACK, PLACE_STAR
from orrery.games.nebula.frames import BRIGHT_STAR, PUSH
from orrery.games.nebula.kinds import BLACK, CELLS, COLOUR_IDS, COLOURS, STAR_KINDS
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import ALLOWED, Actions, Step


class PlaceStars(Step[Position]):
    """Place stars from the observation area in the galaxy, or be done (Phase II).

    A coloured star goes to a cell beside other stars, a black star to the player's own track.
    Rules: N54, N57, NQ10, NQ13, NQ47, NQ62, NQ67
    """

    def enter(self, s: Position) -> None:
        """Ask the seat that takes its turn."""
        s.ask_seat(s.active)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """List every star with every cell it may go to, a black star, and being done."""
        cells: i64 = cells_in_reach(s, seat)
        colour: i64 = 0
        while colour < COLOURS:
            if why_not_kind(s, seat, colour) == ALLOWED:
                out.add_mask(PLACE_STAR + CELLS * colour, cells & ~cells_beside(s, seat, colour))
            colour += 1
        if why_not_kind(s, seat, BLACK) == ALLOWED:
            out.add(PLACE_BLACK)
        out.add(DONE)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """Check the kind of star first, then its cell."""
        if action == DONE:
            return ALLOWED
        if action == PLACE_BLACK:
            return why_not_kind(s, seat, BLACK)
        if not PLACE_STAR <= action < PLACE_BLACK:
            return reasons.PLACE_FIRST
        colour: i64 = (action - PLACE_STAR) // CELLS
        cell: i64 = (action - PLACE_STAR) % CELLS
        reason: i64 = why_not_kind(s, seat, colour)
        return reason if reason != ALLOWED else why_not_cell(s, seat, colour, cell)

    def details(self, s: Position, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """Name the star, the cell and the stars near it, as the message needs them."""
        if reason == reasons.TRACK_FULL:
            return {"cells": int(s.tables.black_cells)}
        if reason == reasons.NO_BONUS_ANY_MORE:
            return {"star": COLOUR_IDS[s.matching]}
        if reason == reasons.HUB_FIRST:
            return {"cell": s.tables.cell_ids[s.galaxy().hub]}
        kind: i64 = (action - PLACE_STAR) // CELLS  # a black star comes after all coloured ones
        cell: i64 = (action - PLACE_STAR) % CELLS
        if reason in (reasons.NO_SUCH_STAR, reasons.KIND_ALREADY_PLACED, reasons.THIRD_ALREADY_PLACED):
            return {"star": COLOUR_IDS[kind]}
        if reason in (reasons.NO_SUCH_CELL, reasons.NOT_CONNECTED):
            return {"cell": s.tables.cell_ids[cell]}
        if reason == reasons.SAME_COLOUR_NEAR:
            near = s.tables.cell_names(s.galaxy().around(bit(cell)) & s.stars(seat, kind))
            return {"cell": s.tables.cell_ids[cell], "star": COLOUR_IDS[kind], "near": near}
        return {}

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Place a star, or go on to phase III."""
        if action == DONE:
            s.pop()
        elif action == PLACE_BLACK:
            place_black_star(s, seat)
        else:
            place_star(s, seat, (action - PLACE_STAR) // CELLS, (action - PLACE_STAR) % CELLS)


def why_not_kind(s: Position, seat: i64, kind: i64) -> i64:
    """Whether a kind of star may be placed now: ALLOWED or the reason why not.

    Up to two stars of different kinds, a third if one of them matches the bright star.
    Rules: N54, N55, N67, NQ9, NQ10, NQ11, NQ25, NQ48, ND10
    """
    placements: i64 = s.placements
    if s.stock(seat, kind) == 0:
        return reasons.NO_SUCH_STAR
    if placements == 3:
        return reasons.THREE_PLACED
    if placements == 2 and s.bonus == 0 and s.matching != kind:
        changed = s.matching != NONE and s.matching != s.bright
        return reasons.NO_BONUS_ANY_MORE if changed else reasons.TWO_PLACED
    if has(s.kinds_placed, kind) and not (placements == 2 and s.third_of_any_colour == 1):
        return reasons.THIRD_ALREADY_PLACED if placements == 2 else reasons.KIND_ALREADY_PLACED
    if kind == BLACK and s.blacks(seat) >= s.tables.black_cells:
        return reasons.TRACK_FULL
    return ALLOWED


def placeable_kinds(s: Position, seat: i64) -> i64:
    """The set of kinds that may be placed now."""
    kinds: i64 = 0
    kind: i64 = 0
    while kind < STAR_KINDS:
        if why_not_kind(s, seat, kind) == ALLOWED:
            kinds |= bit(kind)
        kind += 1
    return kinds


def why_not_cell(s: Position, seat: i64, colour: i64, cell: i64) -> i64:
    """Whether a star of a colour may go to a cell: ALLOWED or the reason why not.

    Rules: N58, N59, N60, NQ70
    """
    beside: i64 = cells_beside(s, seat, colour)
    if has(cells_in_reach(s, seat) & ~beside, cell):
        return ALLOWED
    if not has(s.galaxy().cells, cell):
        return reasons.NO_SUCH_CELL
    if s.replacement_done == 1 and has(s.filled(seat), cell):
        return reasons.REPLACED_ONCE
    if has(beside, cell):
        return reasons.SAME_COLOUR_NEAR
    return reasons.HUB_FIRST if s.filled(seat) == 0 else reasons.NOT_CONNECTED


def cells_in_reach(s: Position, seat: i64) -> i64:
    """The set of cells that the next star may go to as far as its colour allows.

    First the centre, then cells beside a star, in place of another star too.
    Rules: N58, N59, N61, NQ21, NQ49, NQ70
    """
    galaxy = s.galaxy()
    filled: i64 = s.filled(seat)
    hub: i64 = bit(galaxy.hub)
    if filled == 0:
        return hub
    cells: i64 = galaxy.around(filled)
    if filled == hub:
        cells |= hub
    return cells & ~filled if s.replacement_done == 1 else cells


def cells_beside(s: Position, seat: i64, colour: i64) -> i64:
    """The set of cells connected to a star of a colour, where no other of it may lie.

    Rules: N60
    """
    return s.galaxy().around(s.stars(seat, colour))


def place_star(s: Position, seat: i64, colour: i64, cell: i64) -> None:
    """Set a coloured star; one that lay there leaves the game.

    Rules: N57, N61, NQ21, NQ49, NQ70
    """
    count_placement(s, seat, colour)
    here: i64 = bit(cell)
    replaced: i64 = NONE
    if s.filled(seat) & here:
        replaced = colour_in(s, seat, here)
        s.set_stars(seat, replaced, s.stars(seat, replaced) & ~here)
        s.add_box(replaced, 1)
        s.replacement_done = s.one_replacement
    s.set_stars(seat, colour, s.stars(seat, colour) | here)
    s.set_filled(seat, s.filled(seat) | here)
    if s.events is not None:
        args: dict[str, object] = {"seat": int(seat), "star": COLOUR_IDS[colour], "cell": s.tables.cell_ids[cell]}
        if replaced == NONE:
            s.emit("nebula-placed", args)
        else:
            args["replaced"] = COLOUR_IDS[replaced]
            s.emit("nebula-replaced", args)


def colour_in(s: Position, seat: i64, here: i64) -> i64:
    """The colour of the star in a cell that has one."""
    colour: i64 = 0
    while not s.stars(seat, colour) & here:
        colour += 1
    return colour


def place_black_star(s: Position, seat: i64) -> None:
    """Place a black star on the own track; the token moves, which may bring a new bright star; then push a value token.

    Rules: N29, N62, N63, N64, N66, N67, N75, NQ24, NQ57, NQ58
    """
    count_placement(s, seat, BLACK)
    s.add_blacks(seat, 1)
    if s.events is not None:
        s.emit("nebula-placed-black", {"seat": int(seat), "count": int(s.blacks(seat))})
    if s.full == 1:
        s.push(PUSH)
    if s.black_token < s.tables.token_last:
        s.black_token += 1
        if has(s.tables.token_glow, s.black_token):
            s.push(BRIGHT_STAR)


def count_placement(s: Position, seat: i64, kind: i64) -> None:
    """Take the star from the observation area; one that matches earns the third placement.

    Rules: N39, N55, NQ9, NQ11
    """
    s.add_stock(seat, kind, -1)
    s.kinds_placed |= bit(kind)
    s.placements += 1
    if s.matching == kind:
        s.bonus = 1
    s.progress_made = 1
