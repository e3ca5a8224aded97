"""Every field a savior can reach this turn, with the cheapest way there: for people and bots.

A way costs cards first, then abilities, then symbols. It is found by trying the seat's own legal actions in the order
of their cost, so that whatever the rules allow is allowed here, and nothing else. Setting the mammoth or tortoise,
drawing and taking cards are left out, for they do not move the savior.
"""

from __future__ import annotations

from orrery.games.comet import frames
from orrery.games.comet.actions import DONE, step_savior
from orrery.games.comet.cards import kinds_in
from orrery.games.comet.kinds import DRAW_SILVER, ON_MOVE, PLACE_NEUTRAL, SYMBOLS, TAKE_GOLD
from orrery.games.comet.position import Position

CARD = 10_000
ABILITY = 100
MOST_POSITIONS = 20_000


class Way:
    """The cheapest way of a savior to a field: the actions, and what they spend."""

    def __init__(self, field: str, actions: list[int], cards: int, abilities: int, symbols: int) -> None:
        self.field = field
        self.actions = actions
        self.cards = cards
        self.abilities = abilities
        self.symbols = symbols

    def to_json(self) -> dict[str, object]:
        """The way as plain data."""
        return {
            "field": self.field,
            "actions": list(self.actions),
            "cards": self.cards,
            "abilities": self.abilities,
            "symbols": self.symbols,
        }


class _Node:
    """A position on the way, and how it was come by."""

    def __init__(self, state: Position, actions: list[int], cost: int) -> None:
        self.state = state
        self.actions = actions
        self.cost = cost


def reachable(
    concealed: Position, seat: int, savior: int, most: int = MOST_POSITIONS, steps_only: bool = False
) -> list[Way]:
    """All fields savior 1, 2 or 3 of the asked seat can reach in this Move, nearest in cost first.

    With `steps_only` no further card is played and no ability used: only the symbols at hand are spent.
    """
    number = savior - 1
    if concealed.pending() != (seat,) or concealed.savior_field(seat, number) < 0:
        return []
    ways: dict[int, Way] = {int(concealed.savior_field(seat, number)): Way("", [], 0, 0, 0)}
    seen: set[tuple[int, ...]] = set()
    buckets: dict[int, list[_Node]] = {0: [_Node(concealed, [], 0)]}
    while buckets and most > 0:
        cost = min(buckets)
        for node in buckets.pop(cost):
            key = _key(node.state, seat, number)
            if key in seen:
                continue
            seen.add(key)
            most -= 1
            _reach(node, seat, number, ways)
            if node.state.savior_field(seat, number) < 0:
                continue
            for action, more in _next(node.state, seat, number, steps_only):
                after = node.state.copy()
                after.do(seat, action)
                assert isinstance(after, Position)
                later = _Node(after, [*node.actions, action], cost + more)
                buckets.setdefault(later.cost, []).append(later)
    return [way for way in ways.values() if way.actions]


def _reach(node: _Node, seat: int, savior: int, ways: dict[int, Way]) -> None:
    """Add the way to the field a savior has come to, if it is the first one there."""
    s = node.state
    field = int(s.savior_field(seat, savior))
    if field < 0:
        field = int(s.tables.cavern[s.side])
    if field not in ways:
        cards, abilities, symbols = node.cost // CARD, node.cost % CARD // ABILITY, node.cost % ABILITY
        ways[field] = Way(s.tables.field_ids[field], node.actions, cards, abilities, symbols)


def _next(s: Position, seat: int, savior: int, steps_only: bool) -> list[tuple[int, int]]:
    """The actions that may lead this savior on, with what each costs."""
    leading = (frames.TURN, frames.MOVE, frames.PARROT, frames.GLIDE, frames.SCOUT, frames.DUPLICATE)
    found: list[tuple[int, int]] = []
    if s.kind not in leading:
        return found
    for action in s.legal(seat):
        if action >= s.tables.first_step:
            if step_savior(s.tables, action) == savior:
                found.append((action, 0 if s.kind == frames.GLIDE else 1))
        elif not steps_only:
            cost = _cost(s, action)
            if cost >= 0:
                found.append((action, cost))
    return found


def _cost(s: Position, action: int) -> int:
    """What an action other than a step costs, -1 if it leads no savior on."""
    t = s.tables
    if t.first_play <= action < t.first_discard:
        card = action - t.first_play
        if not t.utility[card] or (t.tool_timing[t.tool[card]] == ON_MOVE and _moves(s, int(t.tool[card]))):
            return CARD
    elif t.first_use <= action < t.first_hatch:
        if s.kind == frames.MOVE and _moves(s, int(action - t.first_use)):
            return ABILITY
    elif s.kind in (frames.SCOUT, frames.DUPLICATE) and action != DONE:
        return 0
    return -1


def _moves(s: Position, tool: int) -> bool:
    """Whether an ability can help a savior on its way."""
    return s.tables.tool_kind[tool] not in (PLACE_NEUTRAL, DRAW_SILVER, TAKE_GOLD)


def _key(s: Position, seat: int, savior: int) -> tuple[int, ...]:
    """All that matters for how this savior can go on."""
    parts = [int(s.savior_field(seat, savior)), int(s.plays), int(s.scouted(savior))]
    parts += [int(s.kind), int(s.asked()), int(s.arg), int(s.arg2)]
    parts += [int(s.pool(symbol)) for symbol in range(SYMBOLS)]
    parts += [int(s.ready(seat, tool)) for tool in range(int(s.tables.tools))]
    return tuple(parts + kinds_in(s, s.hand_cards(seat)))
