"""Nebula's cards and boards: read from a file, checked against what the rulebook fixes, turned into tables."""

from __future__ import annotations

from pathlib import Path

from orrery.games.nebula import kinds
from orrery.games.nebula.tables import Tables
from orrery.kernel.arrays import Ints, ints
from orrery.kernel.content import ContentFile, Place, in_order, shipped_or_changed, unique_ids

SHIPPED = Path(__file__).with_name("content.json")
MOST_CLUSTER_CELLS = 10
MOST_BLACK_CELLS = 30
SEAT_COUNTS = ("2", "3", "4")


class Content(ContentFile):
    """The checked content of one file: the raw data, the names the engine's ints stand for, and its tables."""

    def __init__(self, file: str, data: dict[str, object]) -> None:
        super().__init__(file, data)
        root = self.root
        self.tables = Tables()
        _check_colours(root.at("colours"))
        galaxy = root.at("galaxy_board")
        self.constellations = unique_ids(galaxy.at("constellations").items(kinds.CONSTELLATIONS))
        self.cells = _read_galaxy(galaxy, self.tables, self.constellations)
        _read_nebula(root.at("nebula_board"), self.tables)
        self.tokens = _read_values(root.at("values_board"), self.tables, self.constellations)
        _read_numbers(root, self.tables)
        cards = root.at("cards")
        self.personal = _read_personal(cards.at("personal"), self.tables)
        self.common = _read_common(cards.at("common"), self.tables, self.constellations)
        self.advanced = _read_advanced(cards.at("advanced"), self.tables)
        self.tables.cell_ids = self.cells
        self.tables.constellation_ids = self.constellations
        self.tables.token_ids = self.tokens
        self.tables.personal_ids = self.personal
        self.tables.common_ids = self.common
        self.tables.advanced_ids = self.advanced


def load_content(path: str | None = None) -> Content:
    """The shipped content, with a user's file laid over it where one is given."""
    return Content(*shipped_or_changed(SHIPPED, path))


def _mask(places: list[Place], names: list[str]) -> int:
    """A set of names as bits, each at most once."""
    mask = 0
    for place in places:
        bit = 1 << place.one_of(names)
        if mask & bit:
            raise place.error(f"{place.value!r} stands twice")
        mask |= bit
    return mask


def _check_colours(colours: Place) -> None:
    """N6: 20 stars in each of 6 colours and 30 black ones."""
    places = colours.items(kinds.STAR_KINDS)
    in_order(places, kinds.COLOUR_IDS, "the seven colours")
    for place, name in zip(places, kinds.COLOUR_IDS, strict=True):
        place.at("count").exactly(30 if name == "black" else 20)
        place.provenance()


def _read_galaxy(board: Place, tables: Tables, symbols: list[str]) -> list[str]:
    """N31-N38: cells, constellations, orbits, glowing cells, connections, the black-star track."""
    board.provenance()
    cells = board.at("cells").items(kinds.CELLS)
    names = unique_ids(cells)
    for cell in cells:
        cell.at("x").real()
        cell.at("y").real()
        cell.provenance()
    hub = board.at("central_cell").one_of(names)
    tables.hub = hub
    everything = (1 << kinds.CELLS) - 1
    constellations = board.at("constellations").items(kinds.CONSTELLATIONS)
    masks = _partition([c.at("cells") for c in constellations], names, everything & ~(1 << hub), "constellation")
    for place, mask in zip(constellations, masks, strict=True):
        place.provenance()
        if mask.bit_count() != 6:
            raise place.at("cells").error("a constellation has 6 cells (N32)")
    tables.constellation = ints(masks)
    tables.constellation_with_hub = ints([mask | 1 << hub for mask in masks])
    orbits = board.at("orbits").items(kinds.ORBITS)
    for number, orbit in enumerate(orbits):
        orbit.at("number").exactly(number + 1)
        orbit.at("radius").real()
        orbit.provenance()
    rings = _partition([o.at("cells") for o in orbits], names, everything & ~(1 << hub), "orbit")
    if rings[2].bit_count() != 5:
        raise orbits[2].at("cells").error("orbit 3 has 5 cells (N100)")
    tables.orbit = ints(rings)
    glow = board.at("glow_cells")
    tables.glow = _mask(glow.items(5), names)
    if not tables.glow >> hub & 1:
        raise glow.error("the central cell is one of the 5 glowing cells (N31)")
    _read_edges(board, names, tables, masks)
    _read_sides(board, names, tables)
    tables.adjacent_pairs = _pairs(board.at("adjacent_constellations"), symbols)
    tables.opposite_pairs = _pairs(board.at("opposite_constellations"), symbols)
    track = board.at("black_star_track")
    track.provenance()
    points = [p.number(0, 1000) for p in track.at("vp_by_count").items()]
    if not 4 <= len(points) <= MOST_BLACK_CELLS + 1:
        raise track.at("vp_by_count").error(f"expected 4 to {MOST_BLACK_CELLS + 1} entries")
    tables.black_points = ints(points)
    tables.black_cells = len(points) - 1
    return names


def _partition(lists: list[Place], names: list[str], whole: int, what: str) -> list[int]:
    """Sets of cells that share none and leave none out."""
    masks: list[int] = []
    seen = 0
    for place in lists:
        mask = _mask(place.items(), names)
        if mask & seen or mask & ~whole:
            raise place.error(f"a cell other than the central one lies in exactly one {what}")
        seen |= mask
        masks.append(mask)
    if seen != whole:
        left = [name for i, name in enumerate(names) if (whole & ~seen) >> i & 1]
        raise lists[-1].error(f"cells in no {what}: {', '.join(left)}")
    return masks


def _ring(place: Place, names: list[str]) -> list[int]:
    return [cell.one_of(names) for cell in place.items()]


def _read_edges(board: Place, names: list[str], tables: Tables, constellations: list[int]) -> None:
    """N36-N38: the three kinds of connections."""
    near = [0] * kinds.CELLS
    dotted: list[int] = []
    orbital: set[int] = set()
    seen: set[int] = set()
    for place in board.at("edges").items():
        a, b = place.at("a").one_of(names), place.at("b").one_of(names)
        kind = place.at("type").text()
        place.at("type").one_of(kinds.CONNECTIONS)
        pair = 1 << a | 1 << b
        if a == b or pair in seen:
            raise place.error("two different cells have at most one connection")
        seen.add(pair)
        near[a] |= 1 << b
        near[b] |= 1 << a
        inside = any(mask & pair == pair for mask in constellations)
        if kind == "orbital":
            orbital.add(pair)
        elif kind == "dotted":
            dotted.append(pair)
            if not inside:
                raise place.error("a dotted connection lies in one constellation (N37)")
        elif not inside and not pair >> tables.hub & 1:
            raise place.error("a direct connection lies in one constellation or is a spoke (N36, Q3)")
    edges = board.at("edges")
    cells_dotted = 0
    for pair in dotted:
        if cells_dotted & pair:
            raise edges.error("a cell has at most one dotted connection (D5)")
        cells_dotted |= pair
    if len(dotted) != 4:
        raise edges.error(f"there are 4 dotted connections (D5), not {len(dotted)}")
    rings: set[int] = set()
    for orbit in board.at("orbits").items():
        ring = _ring(orbit.at("cells"), names)
        for i, cell in enumerate(ring):
            rings.add(1 << cell | 1 << ring[(i + 1) % len(ring)])
    if rings != orbital:
        odd = (rings ^ orbital).pop()
        ends = "-".join(name for i, name in enumerate(names) if odd >> i & 1)
        raise edges.error(f"orbital connections join neighbours on an orbit (N38); check {ends}")
    reached, grown = 0, 1 << tables.hub
    while grown != reached:
        reached = grown
        for i in range(kinds.CELLS):
            if reached >> i & 1:
                grown |= near[i]
    if reached != (1 << kinds.CELLS) - 1:
        raise edges.error("some cells cannot be reached from the central one")
    for i, name in enumerate(names):
        if tables.glow >> i & 1 and near[i] & tables.glow:
            raise edges.error(f"glowing cells are not connected to each other (D7); check {name}")
    tables.set_connections(near)
    tables.dotted_pairs = ints(dotted)
    tables.dotted = cells_dotted


def _read_sides(board: Place, names: list[str], tables: Tables) -> None:
    """N108, N114: the cells left and right of the outer glowing cells on their orbits."""
    sides = 0
    for orbit in board.at("orbits").items():
        ring = _ring(orbit.at("cells"), names)
        for i, cell in enumerate(ring):
            if tables.glow >> cell & 1:
                sides |= 1 << ring[i - 1] | 1 << ring[(i + 1) % len(ring)]
    if sides.bit_count() != 8:
        raise board.at("glow_cells").error("the outer glowing cells have 8 cells beside them (N108)")
    tables.sides = sides


def _pairs(place: Place, symbols: list[str]) -> Ints:
    """Pairs of constellations as masks."""
    pairs: list[int] = []
    for entry in place.items():
        entry.provenance()
        pairs.append(_mask(entry.at("pair").items(2), symbols))
    if not pairs:
        raise place.error("expected at least one pair")
    return ints(pairs)


def _read_nebula(board: Place, tables: Tables) -> None:
    """N5, N18, N21: three clusters and the black-star track of the nebula board."""
    clusters = board.at("clusters").items(kinds.CLUSTERS)
    sizes: list[int] = []
    in_order(clusters, kinds.CLUSTER_IDS, "the clusters")
    for cluster in clusters:
        cluster.provenance()
        cells = cluster.at("cells").items()
        if not 3 <= len(cells) <= MOST_CLUSTER_CELLS:
            raise cluster.at("cells").error(f"a cluster has 3 to {MOST_CLUSTER_CELLS} cells")
        for number, cell in enumerate(cells):
            cell.at("index").exactly(number)
            cell.at("star_xy").point()
        sizes.append(len(cells))
    tables.cluster_size = ints(sizes)
    track = board.at("black_star_track")
    track.provenance()
    tables.token_last = track.at("spaces").number(2, 61) - 1
    glowing = 0
    for place in track.at("glowing_spaces").items():
        glowing |= 1 << place.number(1, tables.token_last)
    tables.token_glow = glowing


def _read_values(board: Place, tables: Tables, constellations: list[str]) -> list[str]:
    """N74-N81: the values board."""
    refs = kinds.COLOUR_IDS[:6] + constellations + [f"advanced_slot_{slot}" for slot in "ABCD"]
    tokens = board.at("tokens").items(kinds.VALUE_TOKENS)
    in_order(tokens, refs, "the 14 tokens", "ref")
    for token in tokens:
        token.provenance()
    points: list[int] = []
    for number, track in enumerate(board.at("tracks").items(kinds.TRACKS)):
        track.provenance()
        size = kinds.TRACK_START[number + 1] - kinds.TRACK_START[number]
        points.extend(p.number(0, 100) for p in track.at("vp_by_rank").items(size))
    tables.value_points = ints(points)
    spaces = board.at("spaces")
    spaces.provenance()
    spaces.at("start").exactly(0)
    tables.value_last = spaces.at("last").number(1, 50)
    return unique_ids(tokens)


def _by_seats(place: Place, low: int, high: int) -> Ints:
    return ints([0, 0] + [place.at(n).number(low, high) for n in SEAT_COUNTS])


def _read_numbers(root: Place, tables: Tables) -> None:
    """The rulebook's numbers: those the rules are built on are fixed, the others are data."""
    root.at("players").prints({"min": 2, "max": 4})
    setup = root.at("setup")
    setup.provenance()
    setup.prints({"common_goals_open": 4, "advanced_goals_open": 4, "personal_deal": 2, "personal_keep": 1})
    tables.black_in_bag = _by_seats(setup.at("black_stars_in_bag"), 0, 30)
    starting = setup.at("starting_stars_by_seat").items(4)
    tables.starting_stars = ints([p.number(0, 10) for p in starting])
    turn = root.at("turn")
    turn.provenance()
    turn.prints({"movement_points": 5, "placements": 2, "placements_with_bright": 3})
    turn.at("chaos").prints({"discard": 1, "draw": 5, "keep": 2})
    tables.refill_at = _by_seats(turn.at("refill_when_stars_left"), 0, 9)
    end = root.at("end")
    end.provenance()
    end.at("constellations_complete").exactly(3)
    tables.markers_to_end = _by_seats(end.at("common_markers"), 1, 16)
    scoring = root.at("scoring")
    scoring.provenance()
    tables.constellation_points = scoring.at("constellation_base").number(0, 100)


def _read_personal(cards: Place, tables: Tables) -> list[str]:
    """N8, N94-N98: the 20 personal goals."""
    places = cards.items(kinds.PERSONAL_CARDS)
    which, arg, points = [], [], []
    for card in places:
        kind = card.at("type").one_of(kinds.PERSONAL_KINDS)
        coloured = kind <= kinds.SIX_OF_COLOUR
        which.append(kind)
        arg.append(card.at("colour").one_of(kinds.COLOUR_IDS[:6]) if coloured else 0)
        points.append(card.at("vp").number(0, 100))
        card.provenance()
    tables.personal_kind = ints(which)
    tables.personal_arg = ints(arg)
    tables.personal_points = ints(points)
    return unique_ids(places)


def _read_common(cards: Place, tables: Tables, constellations: list[str]) -> list[str]:
    """N8, N99-N108: the 20 common goals."""
    places = cards.items(kinds.COMMON_CARDS)
    which, arg, first, later = [], [], [], []
    for card in places:
        kind = card.at("type").one_of(kinds.COMMON_KINDS)
        which.append(kind)
        if kind == kinds.CONSTELLATION_EXACTLY_3_COLOURS:
            arg.append(card.at("constellation").one_of(constellations))
        elif kind in (kinds.ORBIT_EXACTLY_3_COLOURS, kinds.ORBIT_ALL_DIFFERENT):
            arg.append(card.at("orbit").number(1, kinds.ORBITS) - 1)
            size = int(tables.orbit[arg[-1]]).bit_count()
            if kind == kinds.ORBIT_ALL_DIFFERENT and size > kinds.COLOURS:
                raise card.at("orbit").error(f"its {size} cells cannot all differ in 6 colours (D8)")
        elif kind == kinds.COLOUR_TWICE_IN_3_CONSTELLATIONS:
            arg.append(card.at("colour").one_of(kinds.COLOUR_IDS[:6]))
        else:
            arg.append(0)
        first.append(card.at("vp_first").number(0, 100))
        later.append(card.at("vp_later").number(0, 100))
        card.provenance()
    tables.common_kind = ints(which)
    tables.common_arg = ints(arg)
    tables.common_first = ints(first)
    tables.common_later = ints(later)
    return unique_ids(places)


def _read_advanced(cards: Place, tables: Tables) -> list[str]:
    """N8, N109-N114: the 30 advanced goals."""
    places = cards.items(kinds.ADVANCED_CARDS)
    which, arg, arg2 = [], [], []
    for card in places:
        kind = card.at("type").one_of(kinds.ADVANCED_KINDS)
        which.append(kind)
        colours = [0, 0]
        if kind == kinds.COLOUR_PAIR:
            pair = card.at("colours")
            colours = [place.one_of(kinds.COLOUR_IDS[:6]) for place in pair.items(2)]
            if colours[0] == colours[1]:
                raise pair.error("a pair has two different colours (N109)")
        elif kind in (kinds.ORBITS_WITH_COLOUR, kinds.COLOUR_BESIDE_GLOW):
            colours[0] = card.at("colour").one_of(kinds.COLOUR_IDS[:6])
        arg.append(colours[0])
        arg2.append(colours[1])
        card.provenance()
    tables.advanced_kind = ints(which)
    tables.advanced_arg = ints(arg)
    tables.advanced_arg2 = ints(arg2)
    return unique_ids(places)
