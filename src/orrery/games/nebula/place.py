"""Phase II, place stars (N54-N68)."""

from __future__ import annotations

from orrery.games.nebula.actions import DONE, PLACE_BLACK, PLACE_STAR
from orrery.games.nebula.kinds import COLOUR_IDS
from orrery.games.nebula.layout import (
    ACTIVE,
    BLACKS,
    BONUS,
    BOX,
    FILLED,
    FULL,
    MATCHING,
    ONE_REPLACEMENT,
    PLACED,
    PLACEMENTS,
    REPLACEMENT_DONE,
    STARS,
    STIRRED,
    STOCK,
    THIRD_OF_ANY_COLOUR,
    TOKEN,
)
from orrery.games.nebula.position import BRIGHT_STAR, PUSH, Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, bit_index


def placeable_kinds(s: Position) -> i64:
    """The kinds that may be placed now, as bits.

    N54, N55: up to two stars of different colours, a third if one of them matches the bright star (Q9-Q11); by
    option the third may have any colour.
    """
    at = s.data
    placements: i64 = at[PLACEMENTS]
    if placements == 3:
        return 0
    stock: i64 = STOCK + 7 * at[ACTIVE]
    kinds: i64 = 0
    kind: i64 = 0
    while kind < 7:
        if at[stock + kind]:
            kinds |= bit(kind)
        kind += 1
    if placements == 2:
        if at[BONUS] == 0:
            kinds &= bit(at[MATCHING]) if at[MATCHING] >= 0 else 0
        if at[THIRD_OF_ANY_COLOUR] == 1:
            return kinds
    return kinds & ~at[PLACED]


def open_cells(s: Position, seat: i64, colour: i64) -> i64:
    """Where a coloured star may go: N58, N59 (beside a star), N60 (not beside its own colour), N61 (replacing too)."""
    galaxy = s.galaxy()
    filled: i64 = s.data[FILLED + seat]
    hub: i64 = bit(galaxy.hub)
    if filled == 0 or filled == hub:
        beside: i64 = hub if filled == 0 else hub | galaxy.around(hub)
    else:
        beside = galaxy.around(filled)
    if s.data[REPLACEMENT_DONE] == 1:
        beside &= ~filled
    return beside & ~galaxy.around(s.data[STARS + 6 * seat + colour])


def may_place_black(s: Position) -> bool:
    """N62, Q25: while there is room on the own black-star track."""
    return placeable_kinds(s) >> 6 == 1 and s.data[BLACKS + s.data[ACTIVE]] < s.tables.black_cells


def list_placements(s: Position) -> i64:
    """All placements, and being done (Q13)."""
    actions = s.buffer.actions
    seat: i64 = s.data[ACTIVE]
    kinds: i64 = placeable_kinds(s)
    n: i64 = 0
    colour: i64 = 0
    while colour < 6:
        if kinds >> colour & 1:
            cells: i64 = open_cells(s, seat, colour)
            action: i64 = PLACE_STAR + 25 * colour
            while cells:
                one: i64 = cells & -cells
                cells ^= one
                actions[n] = action + bit_index(one)
                n += 1
        colour += 1
    if kinds >> 6 and s.data[BLACKS + seat] < s.tables.black_cells:
        actions[n] = PLACE_BLACK
        n += 1
    actions[n] = DONE
    return n + 1


def may_place(s: Position, action: i64) -> bool:
    """Whether an action is a legal placement now, or being done."""
    if action == DONE:
        return True
    if action == PLACE_BLACK:
        return may_place_black(s)
    if not PLACE_STAR <= action < PLACE_BLACK:
        return False
    colour: i64 = (action - PLACE_STAR) // 25
    cell: i64 = (action - PLACE_STAR) % 25
    return placeable_kinds(s) >> colour & 1 == 1 and open_cells(s, s.data[ACTIVE], colour) >> cell & 1 == 1


def _count_placement(s: Position, kind: i64) -> None:
    """Q9, Q11: remember the colour; the colour of the bright star earns the third placement."""
    at = s.data
    at[STOCK + 7 * at[ACTIVE] + kind] -= 1
    at[PLACED] |= bit(kind)
    at[PLACEMENTS] += 1
    if at[MATCHING] == kind:
        at[BONUS] = 1
    at[STIRRED] = 1


def place_star(s: Position, colour: i64, cell: i64) -> None:
    """N57-N61: set a coloured star; one that lay there leaves the game."""
    at = s.data
    seat: i64 = at[ACTIVE]
    _count_placement(s, colour)
    one: i64 = bit(cell)
    stars: i64 = STARS + 6 * seat
    replaced: i64 = -1
    if at[FILLED + seat] & one:
        replaced = 0
        while not at[stars + replaced] & one:
            replaced += 1
        at[stars + replaced] &= ~one
        at[BOX + replaced] += 1
        at[REPLACEMENT_DONE] = at[ONE_REPLACEMENT]
    at[stars + colour] |= one
    at[FILLED + seat] |= one
    if s.events is not None:
        args: dict[str, object] = {
            "seat": int(seat),
            "star": COLOUR_IDS[colour],
            "cell": s.tables.cell_ids[cell],
        }
        if replaced >= 0:
            args["replaced"] = COLOUR_IDS[replaced]
            s.emit("nebula-replaced", args)
        else:
            s.emit("nebula-placed", args)


def place_black_star(s: Position) -> None:
    """N62-N66: onto the own track; the token moves, perhaps a new bright star, then a value token is pushed."""
    at = s.data
    seat: i64 = at[ACTIVE]
    _count_placement(s, 6)
    at[BLACKS + seat] += 1
    if s.events is not None:
        s.emit("nebula-placed-black", {"seat": int(seat), "count": int(at[BLACKS + seat])})
    if at[FULL] == 1:
        s.push(PUSH)
    if at[TOKEN] < s.tables.token_last:
        at[TOKEN] += 1
        if s.tables.token_glow >> at[TOKEN] & 1:
            s.push(BRIGHT_STAR)
