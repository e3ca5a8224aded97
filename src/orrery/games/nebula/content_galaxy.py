"""Galaxy boards of the content: checked against what the rulebook fixes, turned into tables."""

from __future__ import annotations

from itertools import combinations

from orrery.games.nebula import kinds
from orrery.games.nebula.galaxy import Galaxy
from orrery.kernel.arrays import Ints, ints
from orrery.kernel.content import Place, in_order, unique_ids

CORNERS = ["top-left", "top-right", "bottom-left", "bottom-right"]
"""Where constellations lie; the shipped ones in reading order, so that the rulebook's pairs come out.

Rules: ND4
"""


def cell_names(board: Place) -> list[str]:
    """The ids of a board's cells; a cell that neither constellation, orbit nor connection names is not on the board."""
    cells = board.at("cells")
    places = cells.items()
    if len(places) > kinds.CELLS:
        raise cells.error(
            f"a galaxy has at most {kinds.CELLS} cells: four constellations of 6 and the centre (N32, NQ2)"
        )
    for cell in places:
        cell.at("x").real()
        cell.at("y").real()
        cell.provenance()
    return unique_ids(places)


def read_galaxy(board: Place, names: list[str]) -> Galaxy:
    """Cells, constellations, orbits, glowing cells and connections of one board, whose cells have these names.

    Rules: N31, NQ34
    """
    board.provenance()
    galaxy = Galaxy()
    galaxy.hub = board.at("central_cell").one_of(names)
    _read_constellations(board, names, galaxy)
    rings = _read_orbits(board, names, galaxy)
    glow = board.at("glow_cells")
    galaxy.glow = mask_of(glow.items(5), names)
    if not galaxy.glow >> galaxy.hub & 1:
        raise glow.error("the central cell is one of the 5 glowing cells (N31)")
    if galaxy.glow & ~galaxy.cells:
        raise glow.error("a glowing cell is a cell of the board")
    beside = _read_connections(board, names, galaxy, rings)
    _read_sides(board, galaxy, beside)
    return galaxy


def mask_of(places: list[Place], names: list[str]) -> int:
    """A set of names as bits, each at most once."""
    mask = 0
    for place in places:
        bit = 1 << place.one_of(names)
        if mask & bit:
            raise place.error(f"{place.value!r} stands twice")
        mask |= bit
    return mask


def _read_constellations(board: Place, names: list[str], galaxy: Galaxy) -> None:
    """Six cells each; only the central cell may lie in several, or in none.

    Rules: N32, N33, NQ2, NQ42
    """
    hub = 1 << galaxy.hub
    masks: list[int] = []
    seen = 0
    places = board.at("constellations").items(kinds.CONSTELLATIONS)
    in_order(places, kinds.CONSTELLATION_IDS, "the constellations")
    for place in places:
        place.provenance()
        cells = place.at("cells")
        mask = mask_of(cells.items(), names)
        if mask.bit_count() != 6:
            raise cells.error("a constellation has 6 cells (N32)")
        if mask & seen & ~hub:
            raise cells.error("a cell other than the central one lies in exactly one constellation (N33)")
        seen |= mask
        masks.append(mask)
    galaxy.constellation = ints(masks)
    seen |= int(hub)
    galaxy.cells = seen
    galaxy.cell_count = seen.bit_count()


def _read_orbits(board: Place, names: list[str], galaxy: Galaxy) -> list[list[int]]:
    """Five orbits share all cells among them; the central cell may lie on one or on none.

    Rules: N35, NQ42, ND6
    """
    hub = 1 << galaxy.hub
    places = board.at("orbits").items(kinds.ORBITS)
    masks: list[int] = []
    rings: list[list[int]] = []
    seen = 0
    for number, orbit in enumerate(places):
        orbit.at("number").exactly(number + 1)
        orbit.at("radius").real()
        orbit.at("label_xy").point()
        orbit.provenance()
        cells = orbit.at("cells")
        mask = mask_of(cells.items(), names)
        if not mask or mask & seen or mask & ~galaxy.cells:
            raise cells.error("an orbit has cells of the board, and each cell lies on one orbit only")
        seen |= mask
        masks.append(mask)
        rings.append([cell.one_of(names) for cell in cells.items()])
    left = galaxy.cells & ~seen & ~hub
    if left:
        raise board.at("orbits").error(f"cells on no orbit: {_named(left, names)}")
    if masks[2].bit_count() != 5:
        raise places[2].at("cells").error("orbit 3 has 5 cells (N100)")
    galaxy.orbit = ints(masks)
    return rings


def _named(mask: int, names: list[str]) -> str:
    return ", ".join(name for i, name in enumerate(names) if mask >> i & 1)


def _read_connections(board: Place, names: list[str], galaxy: Galaxy, rings: list[list[int]]) -> list[int]:
    """The three kinds of connections; gives the cells joined to each by orbit.

    Rules: N36, N37, N38, NQ3
    """
    near, beside = [0] * kinds.CELLS, [0] * kinds.CELLS
    dotted: list[int] = []
    seen: set[tuple[str, int]] = set()
    edges = board.at("edges")
    for place in edges.items():
        place.provenance()
        a, b = place.at("a").one_of(names), place.at("b").one_of(names)
        kind = kinds.CONNECTIONS[place.at("type").one_of(kinds.CONNECTIONS)]
        pair = 1 << a | 1 << b
        if a == b or (kind, pair) in seen:
            raise place.error("two different cells have at most one connection of a kind")
        if pair & ~galaxy.cells:
            raise place.error(f"is not on the board: {_named(pair & ~galaxy.cells, names)} lies in no constellation")
        seen.add((kind, pair))
        near[a] |= 1 << b
        near[b] |= 1 << a
        inside = any(int(mask) & pair == pair for mask in galaxy.constellation)
        if kind == "orbital":
            beside[a] |= 1 << b
            beside[b] |= 1 << a
        elif kind == "dotted":
            dotted.append(pair)
            if not inside:
                raise place.error("a dotted connection lies in one constellation (N37)")
        elif not inside and not pair >> galaxy.hub & 1:
            raise place.error("a direct connection lies in one constellation or is a spoke (N36, NQ3)")
    _check_dotted(edges, dotted, galaxy)
    _check_orbital(edges, names, rings, {pair for kind, pair in seen if kind == "orbital"})
    _check_reach(edges, near, galaxy)
    _check_glow(edges, near, galaxy)
    galaxy.set_connections(near)
    return beside


def _check_dotted(edges: Place, dotted: list[int], galaxy: Galaxy) -> None:
    """Four dotted connections, eight cells.

    Rules: ND5
    """
    for pair in dotted:
        if galaxy.dotted & pair:
            raise edges.error("a cell has at most one dotted connection (ND5)")
        galaxy.dotted |= pair
    if len(dotted) != 4:
        raise edges.error(f"there are 4 dotted connections (ND5), not {len(dotted)}")
    galaxy.dotted_pairs = ints(dotted)


def _check_orbital(edges: Place, names: list[str], rings: list[list[int]], orbital: set[int]) -> None:
    """Orbital connections join neighbours on an orbit, which is a ring or has one gap.

    Rules: N38
    """
    known: set[int] = set()
    for ring in rings:
        pairs = {1 << cell | 1 << ring[i - 1] for i, cell in enumerate(ring) if len(ring) > 1}
        known |= pairs
        missing = pairs - orbital
        if len(missing) > 1:
            raise edges.error(
                f"orbital connections join neighbours on an orbit (N38); check {_named(missing.pop(), names)}"
            )
    strange = orbital - known
    if strange:
        raise edges.error(
            f"orbital connections join neighbours on an orbit (N38); check {_named(strange.pop(), names)}"
        )


def _check_reach(edges: Place, near: list[int], galaxy: Galaxy) -> None:
    """Every cell can be reached from the central one.

    Rules: N58, N59
    """
    reached, grown = 0, 1 << galaxy.hub
    while grown != reached:
        reached = grown
        for i in range(kinds.CELLS):
            if reached >> i & 1:
                grown |= near[i]
    if reached != galaxy.cells:
        raise edges.error("some cells cannot be reached from the central one")


def _check_glow(edges: Place, near: list[int], galaxy: Galaxy) -> None:
    """Some four of the five glowing cells can have one colour, so no two of those are connected.

    Rules: ND7
    """
    glowing = [i for i in range(kinds.CELLS) if galaxy.glow >> i & 1]
    for four in combinations(glowing, 4):
        if not any(near[a] >> b & 1 for a, b in combinations(four, 2)):
            return
    raise edges.error("no 4 of the 5 glowing cells are free of connections to each other (N95, ND7)")


def _read_sides(board: Place, galaxy: Galaxy, beside: list[int]) -> None:
    """The cells left and right of the outer glowing cells on their orbits.

    Rules: N108, N114, NQ32
    """
    sides = 0
    for cell in range(kinds.CELLS):
        if galaxy.glow >> cell & 1 and cell != galaxy.hub:
            sides |= beside[cell]
    if sides.bit_count() != 8:
        raise board.at("glow_cells").error("the outer glowing cells have 8 cells beside them (N108)")
    galaxy.sides = sides


def check_look(board: Place) -> None:
    """How the constellations are drawn: a symbol and a letter each, a corner, a colour."""
    seen: dict[str, list[object]] = {"symbol": [], "key": [], "position": []}
    for place in board.at("constellations").items():
        for member, values in seen.items():
            if place.at(member).text() in values:
                raise place.at(member).error("two constellations look the same")
            values.append(place.at(member).value)
        place.at("position").one_of(CORNERS)
        if len(place.at("key").text()) != 1:
            raise place.at("key").error("expected one letter")
        check_colour(place.at("draw_colour"))


def check_colour(place: Place) -> None:
    """A colour as #rrggbb."""
    text = place.text()
    if len(text) != 7 or text[0] != "#" or any(digit not in "0123456789abcdefABCDEF" for digit in text[1:]):
        raise place.error(f"expected a colour such as #7fd1ff, found {text!r}")


def read_pairs(place: Place, printed_only: bool = False) -> Ints:
    """Pairs of constellations as masks: all, or only those that the rulebook prints.

    Rules: N105, N106, NQ4, ND4
    """
    pairs: list[int] = []
    wanted: list[int] = []
    for entry in place.items():
        entry.provenance()
        pair = mask_of(entry.at("pair").items(2), kinds.CONSTELLATION_IDS)
        if pair in pairs:
            raise entry.error("this pair stands twice")
        pairs.append(pair)
        if not printed_only or entry.at("printed").flag():
            wanted.append(pair)
    if not wanted:
        raise place.error("expected at least one pair")
    return ints(wanted)
