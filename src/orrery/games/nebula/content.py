"""Nebula's cards and boards: read from a file, checked against what the rulebook fixes, turned into tables."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, cast

from orrery.games.nebula import kinds
from orrery.games.nebula.content_cards import Cards, described, read_advanced, read_common, read_personal
from orrery.games.nebula.content_galaxy import cell_names, check_colour, check_look, read_galaxy, read_pairs
from orrery.games.nebula.tables import Tables
from orrery.kernel.arrays import Ints, ints
from orrery.kernel.content import ContentFile, Place, in_order, read_json, shipped_or_changed

SHIPPED = Path(__file__).with_name("content.json")
SEAT_COUNTS = ("2", "3", "4")


class Content(ContentFile):
    """The checked content of one file: the raw data, the names the engine's ints stand for, and its tables."""

    def __init__(self, file: str, data: dict[str, object]) -> None:
        super().__init__(file, data)
        root = self.root
        self.tables = Tables()
        self.constellations = kinds.CONSTELLATION_IDS
        _check_colours(root.at("colours"))
        board = root.at("galaxy_board")
        self.cells = cell_names(board)
        self.tables.galaxy = read_galaxy(board, self.cells)
        _read_galaxy_extras(board, self.tables)
        self.has_shared_board = _read_shared_board(root.at("galaxy_board_shared"), self.tables, self.cells)
        for galaxy in (self.tables.galaxy, self.tables.shared_galaxy):
            galaxy.set_pairs(self.tables.opposite_pairs, self.tables.printed_neighbours, self.tables.all_neighbours)
        _read_nebula(root.at("nebula_board"), self.tables)
        self.tokens = _read_values(root.at("values_board"), self.tables)
        _read_numbers(root, self.tables)
        cards = root.at("cards")
        self.personal = read_personal(cards.at("personal"), self.tables, _shipped_cards("personal"))
        self.common = read_common(cards.at("common"), self.tables, _shipped_cards("common"))
        self.advanced = read_advanced(cards.at("advanced"), self.tables, _shipped_cards("advanced"))
        spare = [f"spare-{number}" for number in range(len(self.cells), kinds.CELLS)]
        self.tables.cell_ids = self.cells + spare
        self.tables.constellation_ids = self.constellations
        self.tables.token_ids = self.tokens
        self.tables.personal_ids = self.personal
        self.tables.common_ids = self.common
        self.tables.advanced_ids = self.advanced
        decks = cast("dict[str, list[dict[str, object]]]", data["cards"])
        self.described = {**data, "cards": described(decks, self.tables, self.has_shared_board)}
        """The data with what follows from the kinds of the cards."""


def load_content(path: str | None = None) -> Content:
    """The shipped content, with a user's file laid over it where one is given."""
    return Content(*shipped_or_changed(SHIPPED, path))


@cache
def _shipped_cards(deck: str) -> Cards:
    """The shipped cards of a deck by id."""
    data = cast(dict[str, Any], read_json(SHIPPED))
    return {card["id"]: card for card in data["cards"][deck]}


def _check_colours(colours: Place) -> None:
    """20 stars in each of 6 colours and 30 black ones; each looks different.

    Rules: N6
    """
    places = colours.items(kinds.STAR_KINDS)
    in_order(places, kinds.COLOUR_IDS, "the seven colours")
    seen: dict[str, list[str]] = {"letter": [], "hex": [], "accessible_shape": []}
    for place, name in zip(places, kinds.COLOUR_IDS, strict=True):
        place.at("count").exactly(kinds.BLACK_STARS if name == "black" else kinds.COLOURED_STARS)
        place.provenance()
        for member, values in seen.items():
            text = place.at(member).text()
            if text in values:
                raise place.at(member).error("two colours look the same")
            values.append(text)
        if len(place.at("letter").text()) != 1:
            raise place.at("letter").error("expected one letter")
        check_colour(place.at("hex"))
        place.at("accessible_shape").one_of(kinds.SHAPES)


def _read_galaxy_extras(board: Place, tables: Tables) -> None:
    """What all galaxy boards have in common: the look, pairs of constellations, the black-star track.

    Rules: N29, N30, ND4
    """
    check_look(board)
    tables.printed_neighbours = read_pairs(board.at("adjacent_constellations"), printed_only=True)
    tables.all_neighbours = read_pairs(board.at("adjacent_constellations"))
    tables.opposite_pairs = read_pairs(board.at("opposite_constellations"))
    track = board.at("black_star_track")
    track.provenance()
    points = [p.number(0, 1000) for p in track.at("vp_by_count").items()]
    if not 4 <= len(points) <= kinds.MOST_BLACK_CELLS + 1:
        raise track.at("vp_by_count").error(f"expected 4 to {kinds.MOST_BLACK_CELLS + 1} entries")
    tables.black_points = ints(points)
    tables.black_cells = len(points) - 1


def _read_shared_board(board: Place, tables: Tables, names: list[str]) -> bool:
    """The board whose centre belongs to all constellations; a list whose cells have other names leaves it out.

    Rules: NQ2
    """
    if board.value is None:
        return False
    for cell in board.at("cells").items():
        if cell.at("id").text() not in names:
            raise cell.at("id").error(
                'is no cell of galaxy_board; name it as there, or leave this board out: "galaxy_board_shared": null'
            )
    own = cell_names(board)
    for constellation in board.at("constellations").items():
        for cell in constellation.at("cells").items():
            cell.one_of(own)
    tables.shared_galaxy = read_galaxy(board, names)
    return True


def _read_nebula(board: Place, tables: Tables) -> None:
    """Three clusters and the black-star track of the nebula board.

    Rules: N5, N18, N21, NQ34
    """
    clusters = board.at("clusters").items(kinds.CLUSTERS)
    in_order(clusters, kinds.CLUSTER_IDS, "the clusters")
    board.at("bright_star_xy").point()
    sizes: list[int] = []
    starts: list[int] = []
    for cluster in clusters:
        cluster.provenance()
        cluster.at("centre").point()
        cells = cluster.at("cells").items()
        if not 3 <= len(cells) <= kinds.MOST_CLUSTER_CELLS:
            raise cluster.at("cells").error(f"a cluster has 3 to {kinds.MOST_CLUSTER_CELLS} cells")
        for number, cell in enumerate(cells):
            cell.at("index").exactly(number)
            for member in ("star_xy", "clock_xy", "crescent_xy"):
                cell.at(member).point()
        marked = [number for number, cell in enumerate(cells) if cell.at("start").flag()]
        if len(marked) != 1:
            raise cluster.at("cells").error(f"a cluster has one start cell (N18), not {len(marked)}")
        sizes.append(len(cells))
        starts.append(marked[0])
    tables.cluster_size = ints(sizes)
    tables.cluster_start = ints(starts)
    track = board.at("black_star_track")
    track.provenance()
    tables.token_last = track.at("spaces").number(2, kinds.MOST_TRACK_SPACE + 1) - 1
    for place in track.at("coords").items(int(tables.token_last) + 1):
        place.point()
    glowing = 0
    for place in track.at("glowing_spaces").items():
        bit = 1 << place.number(1, int(tables.token_last))
        if glowing & bit:
            raise place.error(f"{place.value} stands twice")
        glowing |= bit
    tables.token_glow = glowing


def _token_id(ref: str) -> str:
    return f"val_adv{ref[-1]}" if ref.startswith("advanced_slot_") else f"val_{ref}"


def _read_values(board: Place, tables: Tables) -> list[str]:
    """The values board. Of tokens that start on one space the one named first lies on top.

    Rules: N23, N79, N80, N81, NQ5, NQ6
    """
    spaces = board.at("spaces")
    spaces.provenance()
    tables.value_first = spaces.at("start").number(0, kinds.MOST_VALUE_SPACE - 1)
    tables.value_last = spaces.at("last").number(int(tables.value_first) + 1, kinds.MOST_VALUE_SPACE)
    refs = kinds.COLOUR_IDS[:6] + kinds.CONSTELLATION_IDS + [f"advanced_slot_{slot}" for slot in "ABCD"]
    start = [0] * kinds.VALUE_TOKENS
    order: list[int] = []
    for place in board.at("tokens").items(kinds.VALUE_TOKENS):
        place.provenance()
        token = place.at("ref").one_of(refs)
        if token in order:
            raise place.at("ref").error(f"{refs[token]!r} stands twice")
        if place.at("id").text() != _token_id(refs[token]):
            raise place.at("id").error(f"the token of {refs[token]!r} is called {_token_id(refs[token])!r}")
        place.at("track").exactly(1 if token < 6 else 2 if token < 10 else 3)
        space = place.at("start")
        first, last = int(tables.value_first), int(tables.value_last)
        start[token] = first if space.value is None else space.number(first, last)
        order.append(token)
    tables.value_start = ints(start)
    tables.value_order = ints(order[::-1])
    points: list[int] = []
    for number, track in enumerate(board.at("tracks").items(kinds.TRACKS)):
        track.provenance()
        track.at("number").exactly(number + 1)
        size = kinds.TRACK_START[number + 1] - kinds.TRACK_START[number]
        points.extend(p.number(0, 100) for p in track.at("vp_by_rank").items(size))
    tables.value_points = ints(points)
    return [_token_id(ref) for ref in refs]


def _by_seats(place: Place, low: int, high: int) -> Ints:
    return ints([0, 0] + [place.at(n).number(low, high) for n in SEAT_COUNTS])


def _read_numbers(root: Place, tables: Tables) -> None:
    """The rulebook's numbers: those the rules are built on are fixed, the others are data.

    Rules: N1, N16, N27, N44, N50, N52, N54, N55, N72, N73, N83, N85, N90
    """
    if root.at("meta").at("game").text() != "Nebula":
        raise root.at("meta").at("game").error("this is a card list of another game; expected 'Nebula'")
    root.at("players").prints({"min": 2, "max": 4, "age": 8, "minutes": 40})
    root.at("players").provenance()
    setup = root.at("setup")
    setup.provenance()
    setup.prints({"common_goals_open": 4, "advanced_goals_open": 4, "personal_deal": 2, "personal_keep": 1})
    tables.black_in_bag = _by_seats(setup.at("black_stars_in_bag"), 0, 30)
    starting = setup.at("starting_stars_by_seat").items(4)
    tables.starting_stars = ints([p.number(0, 10) for p in starting])
    turn = root.at("turn")
    turn.provenance()
    turn.prints({"movement_points": 5, "max_time_stars": 3, "placements": 2, "placements_with_bright": 3})
    turn.at("chaos").prints({"discard": 1, "draw": 5, "keep": 2})
    tables.refill_at = _by_seats(turn.at("refill_when_stars_left"), 0, 9)
    end = root.at("end")
    end.provenance()
    end.at("constellations_complete").exactly(3)
    markers = end.at("common_markers")
    tables.markers_to_end = ints([0, 0] + [markers.at(n).number(1, 4 * int(n)) for n in SEAT_COUNTS])
    scoring = root.at("scoring")
    scoring.provenance()
    tables.constellation_points = scoring.at("constellation_base").number(0, 100)
