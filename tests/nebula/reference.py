"""A second, slow, plain implementation of placement, goals and scoring, written from the rulebook.

It works on dicts and sets made from the content file and from the structured view, and shares nothing with
the engine. A galaxy is a dict from cells to colours.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from importlib import resources

CONTENT: dict = json.loads(resources.files("orrery.games.nebula").joinpath("content.json").read_text(encoding="utf-8"))
COLOURS = ["red", "purple", "yellow", "white", "blue", "orange"]
Galaxy = Mapping[str, str]


class Board:
    """A galaxy board: cells, constellations, orbits, connections."""

    def __init__(self, data: dict) -> None:
        self.cells: list[str] = [cell["id"] for cell in data["cells"]]
        self.hub: str = data["central_cell"]
        self.constellations: dict[str, set[str]] = {c["id"]: set(c["cells"]) for c in data["constellations"]}
        self.orbits: dict[int, list[str]] = {o["number"]: o["cells"] for o in data["orbits"]}
        self.glowing: set[str] = set(data["glow_cells"])
        self.outer_glowing: set[str] = self.glowing - {self.hub}
        self.dotted: list[tuple[str, str]] = []
        self.neighbours: dict[str, set[str]] = {cell: set() for cell in self.cells}
        self.beside: dict[str, set[str]] = {cell: set() for cell in self.cells}
        """The cells left and right on the same orbit."""
        for edge in data["edges"]:
            a, b = edge["a"], edge["b"]
            self.neighbours[a].add(b)
            self.neighbours[b].add(a)
            if edge["type"] == "dotted":
                self.dotted.append((a, b))
            if edge["type"] == "orbital":
                self.beside[a].add(b)
                self.beside[b].add(a)


BOARD = Board(CONTENT["galaxy_board"])
SHARED = Board(CONTENT["galaxy_board_shared"])
BOARDS = {"neutral": BOARD, "shared": SHARED}
"""The galaxy boards by the option that chooses them (NQ2)."""
OPPOSITE = [{"lambda", "diamond"}, {"upsilon", "sigma"}]
"""N105: the pairs the rulebook lists."""
NEIGHBOURS = [{"upsilon", "diamond"}, {"diamond", "sigma"}, {"sigma", "lambda"}]
"""N106: the pairs the rulebook lists."""
CARDS: dict[str, dict] = {
    card["id"]: card for kind in ("personal", "common", "advanced") for card in CONTENT["cards"][kind]
}
BLACK_POINTS: list[int] = CONTENT["galaxy_board"]["black_star_track"]["vp_by_count"]


# Placing (phase II).


class Turn:
    """What has happened in phase II of a turn."""

    def __init__(self, bright: str | None) -> None:
        self.bright = bright
        """The bright star that stood when the phase began."""
        self.placed: list[str] = []
        self.brights: list[str | None] = []
        """The bright star that stood when each of them was placed."""
        self.replaced = 0

    def add(self, star: str, bright: str | None, replaces: bool) -> None:
        """Note a star that is placed."""
        self.placed.append(star)
        self.brights.append(bright)
        self.replaced += replaces

    def third_earned(self, star: str, bright: str | None, options: Mapping[str, object]) -> bool:
        """N55, NQ10, NQ11: whether this star and the two before it have one of the bright star's colour."""
        three = [*self.placed, star]
        if options.get("bright_match") == "moment":
            return any(one == other for one, other in zip(three, [*self.brights, bright], strict=True))
        return self.bright in three


def cells_for(galaxy: Galaxy, colour: str, board: Board = BOARD) -> set[str]:
    """N57-N61: where a coloured star may go, replacements included."""
    if not galaxy:
        return {board.hub}
    found = set()
    for cell in board.cells:
        others = {place: star for place, star in galaxy.items() if place != cell}
        joined = [others[near] for near in board.neighbours[cell] if near in others]
        alone = cell == board.hub and not others
        if (joined or alone) and colour not in joined:
            found.add(cell)
    return found


def placements(
    galaxy: Galaxy,
    stock: Mapping[str, int],
    blacks: int,
    turn: Turn,
    bright: str | None,
    options: Mapping[str, object],
) -> set[tuple[str, str]]:
    """N54, N55, NQ9-NQ11, NQ70: every (star, cell) the player may place now, after those of this turn."""
    found: set[tuple[str, str]] = set()
    board = BOARDS[str(options.get("hub", "neutral"))]
    for star, count in stock.items():
        third = len(turn.placed) == 2
        if count == 0 or len(turn.placed) >= 3 or (third and not turn.third_earned(star, bright, options)):
            continue
        if star in turn.placed and not (third and options.get("third_star") == "any"):
            continue
        if star == "black":
            if blacks < len(BLACK_POINTS) - 1:
                found.add(("black", "track"))
        else:
            cells = cells_for(galaxy, star, board)
            if options.get("replacements") == "one" and turn.replaced:
                cells -= set(galaxy)
            found |= {(star, cell) for cell in cells}
    return found


# Goals.


def completed(galaxy: Galaxy, board: Board = BOARD) -> set[str]:
    """The constellations with all six cells filled."""
    return {name for name, cells in board.constellations.items() if all(cell in galaxy for cell in cells)}


def colours_in(galaxy: Galaxy, cells: set[str] | list[str]) -> Counter[str]:
    """How many stars of each colour lie in some cells."""
    return Counter(galaxy[cell] for cell in cells if cell in galaxy)


def personal_met(
    card: str, galaxy: Galaxy, blacks: list[int], seat: int, needs_one: bool = False, board: Board = BOARD
) -> bool:
    """N94-N98."""
    goal = CARDS[card]
    kind, colour = goal["type"], goal.get("colour")
    if kind == "dotted_colour":
        return all(colour in (galaxy.get(a), galaxy.get(b)) for a, b in board.dotted)
    if kind == "glow_colour":
        return sum(galaxy.get(cell) == colour for cell in board.glowing) >= 4
    if kind == "six_of_colour":
        return list(galaxy.values()).count(colour) >= 6
    if kind == "max_4_empty":
        return sum(cell not in galaxy for cell in board.cells) <= 4
    assert kind == "most_black"
    return blacks[seat] == max(blacks) and (blacks[seat] > 0 or not needs_one)


def common_met(card: str, galaxy: Galaxy, board: Board = BOARD, all_neighbours: bool = False) -> bool:
    """N99-N108; NQ4: by option Λ and Υ are neighbours too."""
    goal = CARDS[card]
    kind = goal["type"]
    whole = {number for number, cells in board.orbits.items() if all(cell in galaxy for cell in cells)}
    done = completed(galaxy, board)
    if kind == "constellation_exactly_3_colours":
        cells = board.constellations[goal["constellation"]]
        return goal["constellation"] in done and len(colours_in(galaxy, cells)) == 3
    if kind == "orbit_exactly_3_colours":
        return goal["orbit"] in whole and len(colours_in(galaxy, board.orbits[goal["orbit"]])) == 3
    if kind == "two_of_each_colour":
        return all(list(galaxy.values()).count(colour) >= 2 for colour in COLOURS)
    if kind == "orbit_all_different":
        cells_of = board.orbits[goal["orbit"]]
        return goal["orbit"] in whole and len(colours_in(galaxy, cells_of)) == len(cells_of)
    if kind == "colour_twice_in_3_constellations":
        return sum(colours_in(galaxy, cells)[goal["colour"]] >= 2 for cells in board.constellations.values()) >= 3
    if kind == "three_adjacent_orbits":
        return any({first, first + 1, first + 2} <= whole for first in (1, 2, 3))
    if kind == "two_opposite_constellations":
        return any(pair <= done for pair in OPPOSITE)
    if kind == "two_adjacent_constellations":
        pairs = [*NEIGHBOURS, {"lambda", "upsilon"}] if all_neighbours else NEIGHBOURS
        return any(pair <= done for pair in pairs)
    if kind == "all_dotted":
        return all(a in galaxy and b in galaxy for a, b in board.dotted)
    assert kind == "both_sides_of_glow"
    return all(cell in galaxy for glow in board.outer_glowing for cell in board.beside[glow])


def most_pairs(galaxy: Galaxy, one: str, other: str, board: Board = BOARD) -> int:
    """N109, NQ29: the most connected pairs of two colours with each star used once, by trying everything."""
    ones = [cell for cell in board.cells if galaxy.get(cell) == one]

    def best(number: int, used: frozenset[str]) -> int:
        if number == len(ones):
            return 0
        results = [best(number + 1, used)]
        for near in board.neighbours[ones[number]]:
            if galaxy.get(near) == other and near not in used:
                results.append(1 + best(number + 1, used | {near}))
        return max(results)

    return best(0, frozenset())


def advanced_count(card: str, galaxy: Galaxy, claims: int, board: Board = BOARD) -> int:
    """N109-N114: how many times an advanced goal is met."""
    goal = CARDS[card]
    kind, colour = goal["type"], goal.get("colour")
    if kind == "colour_pair":
        return most_pairs(galaxy, *goal["colours"], board)
    if kind == "glow_majority":
        return max(colours_in(galaxy, board.glowing).values(), default=0)
    if kind == "common_goals_done":
        return claims
    if kind == "orbits_with_colour":
        return sum(colours_in(galaxy, cells)[colour] > 0 for cells in board.orbits.values())
    if kind == "surrounded_glow":
        return sum(all(near in galaxy for near in board.neighbours[glow]) for glow in board.outer_glowing)
    assert kind == "colour_beside_glow"
    beside = {cell for glow in board.outer_glowing for cell in board.beside[glow]}
    return sum(galaxy.get(cell) == colour for cell in beside)


# Scoring.


def worths(values: list[dict]) -> dict[str, int]:
    """N77-N81: what each value token makes its thing worth, from the spaces and heights alone."""
    worth: dict[str, int] = {}
    for track, points in ((1, [3, 2, 1]), (2, [14, 12, 10]), (3, [4, 3, 2])):
        tokens = [token for token in values if token["track"] == track]
        tokens.sort(key=lambda token: (-token["space"], -token["height"]))
        for place, token in enumerate(tokens):
            worth[token["id"]] = points[place] if place < 3 else (6 if track == 2 else 0)
    return worth


def score(view: dict, seat: int, board: Board = BOARD, needs_one: bool = False) -> dict[str, int]:
    """N87-N92: every line of a seat's score pad, from a view that shows its personal goal."""
    me = view["seats"][seat]
    galaxy = me["galaxy"]
    blacks = [other["blacks"] for other in view["seats"]]
    claimed = [goal for goal in view["common"] if seat in goal["claimed"]]
    done = completed(galaxy, board)
    lines = {
        "personal": 14 if personal_met(me["kept"], galaxy, blacks, seat, needs_one, board) else 0,
        "common": sum(CARDS[goal["id"]]["vp_first" if goal["top"] == seat else "vp_later"] for goal in claimed),
        "black": BLACK_POINTS[blacks[seat]],
        "constellations": 6 * len(done),
    }
    if view["full"]:
        worth = worths(view["values"])
        lines["constellations"] = sum(worth[f"val_{name}"] for name in done)
        lines["stars"] = sum(worth[f"val_{star}"] for star in galaxy.values())
        lines["advanced"] = sum(
            worth[f"val_adv{goal['slot']}"] * advanced_count(goal["id"], galaxy, len(claimed), board)
            for goal in view["advanced"]
        )
    return lines
