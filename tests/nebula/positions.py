"""Positions made by hand: say what lies where, the rest of the stars goes to the bag or the box (N6, N16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import orrery
from orrery import NATURE, Game, Rng, State, testing

from .reference import BOARD, COLOURS, CONTENT, Board

KINDS = [*COLOURS, "black"]
CLUSTERS = ("upper", "right", "left")
ROOM = 10
"""How many places a dump keeps for a cluster."""
RING = 7
"""How many of them the shipped nebula board has."""

STILL = {"do": "time", "upper": 5, "right": 0, "left": 0}
"""A way of waiting that turns only the upper clock."""
DONE = {"do": "done"}

Stars = Mapping[str, int]
Galaxy = Mapping[str, str]
Action = dict[str, object]


def nebula() -> Game:
    """The game with its shipped content."""
    return orrery.game("nebula")


def new(seats: int = 2, **options: str | int) -> State:
    """A game about to be set up."""
    return nebula().new(seats, options)


def act(s: State, action: Action, seat: int | None = None) -> State:
    """Apply a structured action for a seat, by default the one that is asked."""
    s.apply(s.pending()[0] if seat is None else seat, nebula().from_dict(action))
    return s


def acts(s: State, *actions: Action) -> State:
    """Apply several actions, each for whoever is asked."""
    for action in actions:
        act(s, action)
    return s


def place(star: str, cell: str = "track") -> Action:
    """The action of placing a star; a black one goes to the track."""
    return {"do": "place", "star": star, "cell": cell}


def time(upper: int = 0, right: int = 0, left: int = 0) -> Action:
    """The action of waiting."""
    return {"do": "time", "upper": upper, "right": right, "left": left}


def draw(star: str) -> Action:
    """Nature's action of drawing a star."""
    return {"do": "draw", "star": star}


def push(token: str) -> Action:
    """The action of pushing a value token."""
    return {"do": "push", "token": token}


def legal(s: State, do: str = "", seat: int | None = None) -> list[Action]:
    """The structured actions of the seat that is asked, or only those that do one thing."""
    seat = s.pending()[0] if seat is None else seat
    actions = [nebula().to_dict(action) for action in s.legal(seat)]
    return [action for action in actions if not do or action["do"] == do]


def cells_for(s: State, star: str) -> set[str]:
    """The cells where the asked seat may place a star."""
    return {str(a["cell"]) for a in legal(s, "place") if a["star"] == star}


def may(s: State, action: Action, seat: int | None = None) -> bool:
    """Tell whether an action is legal: listed, and taken by `apply`; both must agree."""
    seat = s.pending()[0] if seat is None else seat
    number = nebula().from_dict(action)
    listed = number in s.legal(seat)
    before = s.hash()
    trial = s.copy()
    try:
        trial.apply(seat, number)
        taken = True
    except orrery.IllegalAction:
        taken = False
        assert trial.hash() == before, "a refused action changed the state"
    assert listed == taken, f"legal() says {listed}, apply() says {taken} of {action}"
    return taken


def view(s: State, seat: int | None = 0) -> dict:
    """The table as a seat sees it."""
    return nebula().view(s.conceal(seat))


def player(s: State, seat: int = 0) -> dict:
    """What a seat has, as it sees it itself."""
    return view(s, seat)["seats"][seat]


def settle(s: State, seed: int = 0) -> State:
    """Let nature decide until a person is asked."""
    orrery.settle(s, Rng(seed))
    return s


def draws(s: State, *stars: str) -> State:
    """Let nature draw these stars, one after the other."""
    for star in stars:
        assert s.pending() == (NATURE,), "nature is not asked"
        act(s, draw(star), NATURE)
    return s


def begun(seats: int = 2, seed: int = 0, **options: str | int) -> State:
    """A game set up at random from a seed: the first player is to collect."""
    s = settle(new(seats, **options), seed)
    for seat in range(seats):
        s.apply(seat, s.legal(seat)[0])
    return settle(s, seed + 1)


def complete(
    stars: Galaxy, cells: Iterable[str] = (), using: Iterable[str] = tuple(COLOURS), board: Board = BOARD
) -> dict[str, str]:
    """Add a star to each of some cells so that no connected cells share a colour (N60)."""
    wanted = [cell for cell in board.cells if cell in set(cells) and cell not in stars]
    palette = list(using)

    def extend(galaxy: dict[str, str], number: int) -> dict[str, str] | None:
        if number == len(wanted):
            return galaxy
        cell = wanted[number]
        near = {galaxy.get(other) for other in board.neighbours[cell]}
        for colour in palette:
            if colour not in near:
                found = extend({**galaxy, cell: colour}, number + 1)
                if found is not None:
                    return found
        return None

    galaxy = extend(dict(stars), 0)
    assert galaxy is not None, f"{stars} cannot be completed in {wanted} with {palette}"
    return galaxy


def position(
    *galaxies: Galaxy,
    seats: int = 2,
    active: int = 0,
    first: int = 0,
    phase: str = "collect",
    stock: Stars | Mapping[int, Stars] | None = None,
    blacks: Iterable[int] = (),
    bright: str = "red",
    clusters: Mapping[str, list[str | None]] | None = None,
    clocks: Iterable[int] = (0, 0, 0),
    crescents: Iterable[int] = (0, 0, 0),
    bag: Stars | None = None,
    box: Stars | None = None,
    token: int = 0,
    common: Iterable[str] = ("C01", "C02", "C03", "C04"),
    claims: Mapping[str, list[int]] | None = None,
    advanced: Iterable[str] = ("A01", "A02", "A03", "A04"),
    kept: Mapping[int, str] | None = None,
    values: Iterable[tuple[str, int]] = (),
    idle_rounds: int = 0,
    **options: str | int,
) -> State:
    """A position at the start of a phase of somebody's turn.

    `galaxies` are given seat by seat. `stock` is that of the active seat, or a stock for each of some seats.
    A goal's `claims` list seats in the order they claimed. `values` lists tokens with their spaces, lower ones
    of a stack first; tokens not listed lie on space 0 in the order of the content, beneath those listed.
    Stars that are nowhere go to the bag; when a `bag` is given they go to the box.
    """
    free = Counter({kind: 20 for kind in COLOURS})
    free["black"] = 30
    unused = 30 - CONTENT["setup"]["black_stars_in_bag"][str(seats)]

    def use(kind: str, count: int = 1) -> None:
        free[kind] -= count
        assert free[kind] >= 0, f"there are not that many {kind} stars"

    stars: dict[int, dict[str, list[str]]] = {seat: {colour: [] for colour in COLOURS} for seat in range(4)}
    for seat, galaxy in enumerate(galaxies):
        for cell, colour in galaxy.items():
            use(colour)
            stars[seat][colour].append(cell)
    filled = {seat: [cell for cells in by_colour.values() for cell in cells] for seat, by_colour in stars.items()}
    use("black", sum(blacks))

    stocks: Mapping[int, Stars] = {}
    if stock:
        stocks = stock if isinstance(next(iter(stock)), int) else {active: stock}  # type: ignore[assignment,dict-item]
    for held in stocks.values():
        for kind, count in held.items():
            use(kind, count)

    use(bright)
    rings = {name: [COLOURS[(number + i) % 6] for i in range(RING)] for number, name in enumerate(CLUSTERS)}
    rings.update(clusters or {})
    for ring in rings.values():
        assert len(ring) == RING
        for kind in ring:
            if kind is not None:
                use(kind)

    if bag is None:
        boxed = Counter(box or {}) + Counter(black=unused)
        for kind, count in boxed.items():
            use(kind, count)
        bagged = free
    else:
        assert box is None, "give the bag or the box"
        for kind, count in bag.items():
            use(kind, count)
        bagged, boxed = Counter(bag), free

    common, claimed = list(common), dict(claims or {})
    full = options.get("variant", "full") == "full"
    spare = [f"P{n:02}" for n in range(20, 0, -1) if f"P{n:02}" not in set((kept or {}).values())]
    goals = {seat: (kept or {}).get(seat) or spare.pop() for seat in range(seats)}
    made = testing.position(
        nebula(),
        seats,
        options,
        stack=[("turn", {"collect": 1, "place": 2}[phase]), phase],
        stars=stars,
        filled=filled,
        blacks=blacks,
        stock={seat: dict(held) for seat, held in stocks.items()},
        bright=bright,
        black_token=token,
        cluster={name: {i: rings[name][i] if i < RING else None for i in range(ROOM)} for name in CLUSTERS},
        clock=list(clocks),
        crescent=list(crescents),
        bag={kind: bagged[kind] for kind in KINDS},
        box={kind: boxed[kind] for kind in KINDS},
        common=common,
        top_marker=[claimed.get(goal, [None])[0] for goal in common],
        claims={
            seat: [str(i + 1) for i, goal in enumerate(common) if seat in claimed.get(goal, [])] for seat in range(4)
        },
        advanced=list(advanced) if full else None,
        kept=goals,
        dealt={seat: [goals[seat], spare.pop()] for seat in range(seats)},
        first_player=first,
        active=active,
        idle_rounds=idle_rounds,
        matching=bright if phase == "place" else None,
        **(_stacked(list(values)) if full else {}),
    )
    assert testing.problems(made) == []
    return made


def _stacked(listed: list[tuple[str, int]]) -> dict[str, dict[str, int]]:
    """The spaces of the value tokens and how many tokens lie beneath each."""
    tokens = [str(token["id"]) for token in CONTENT["values_board"]["tokens"]]
    tracks = {str(token["id"]): int(token["track"]) for token in CONTENT["values_board"]["tokens"]}
    named = [token for token, _ in listed]
    stacks: Counter[tuple[int, int]] = Counter()
    space: dict[str, int] = {}
    height: dict[str, int] = {}
    for token, on in [*((t, 0) for t in tokens if t not in named), *listed]:
        space[token] = on
        height[token] = stacks[tracks[token], on]
        stacks[tracks[token], on] += 1
    return {"space": space, "height": height}
