"""Every field a savior can reach this turn, with the cheapest way there: for people and bots.

A way costs cards first, then abilities, then symbols. It is found by trying the seat's own legal actions in the order
of their cost, so that whatever the rules allow is allowed here, and nothing else. Setting the mammoth or tortoise,
drawing and taking cards are left out, for they do not move the savior.
"""

from __future__ import annotations

from orrery.games.comet.actions import DONE, STEP_SYMBOLS
from orrery.games.comet.kinds import (
    DRAW_SILVER,
    MOST_TOOLS,
    ON_MOVE,
    PLACE_NEUTRAL,
    TAKE_GOLD,
    WORDS,
)
from orrery.games.comet.layout import HAND, PLAYS, POOL, READY, SAVIOR, SCOUTED, SIDE
from orrery.games.comet.position import DUPLICATE, GLIDE, MOVE, PARROT, SCOUT, TURN, Position
from orrery.kernel.arrays import i64
from orrery.kernel.state import KIND, TOP

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
    spot = SAVIOR + 3 * seat + savior - 1
    if concealed.pending() != (seat,) or concealed.data[spot] < 0:
        return []
    ways: dict[int, Way] = {int(concealed.data[spot]): Way("", [], 0, 0, 0)}
    seen: set[tuple[int, ...]] = set()
    buckets: dict[int, list[_Node]] = {0: [_Node(concealed, [], 0)]}
    while buckets and most > 0:
        cost = min(buckets)
        line = buckets.pop(cost)
        for node in line:
            key = _key(node.state, seat, savior - 1)
            if key in seen:
                continue
            seen.add(key)
            most -= 1
            field = int(node.state.data[spot])
            if field < 0:
                field = int(node.state.tables.cavern[node.state.data[SIDE]])
            if field not in ways:
                name = node.state.tables.field_ids[field]
                spent = cost // CARD, cost % CARD // ABILITY, cost % ABILITY
                ways[field] = Way(name, node.actions, spent[0], spent[1], spent[2])
            if node.state.data[spot] >= 0:
                for action, more in _next(node.state, seat, savior - 1, steps_only):
                    after = node.state.copy()
                    after.do(seat, action)
                    assert isinstance(after, Position)
                    later = _Node(after, [*node.actions, action], cost + more)
                    buckets.setdefault(later.cost, []).append(later)
    return [way for way in ways.values() if way.actions]


def _next(s: Position, seat: int, savior: int, steps_only: bool) -> list[tuple[int, int]]:
    """The actions that may lead this savior on, with what each costs."""
    t = s.tables
    kind = int(s.data[s.data[TOP] + KIND])
    found: list[tuple[int, int]] = []
    if kind not in (TURN, MOVE, PARROT, GLIDE, SCOUT, DUPLICATE):
        return found
    for action in s.legal(seat):
        if action >= t.at_step:
            if (action - t.at_step) // (t.fields * STEP_SYMBOLS) == savior:
                found.append((action, 0 if kind == GLIDE else 1))
        elif steps_only:
            continue
        elif t.at_play <= action < t.at_discard:
            card = action - t.at_play
            if not t.utility[card] or (t.tool_timing[t.tool[card]] == ON_MOVE and _moves(s, int(t.tool[card]))):
                found.append((action, CARD))
        elif t.at_use <= action < t.at_hatch:
            if kind == MOVE and _moves(s, int(action - t.at_use)):
                found.append((action, ABILITY))
        elif kind in (SCOUT, DUPLICATE) and action != DONE:
            found.append((action, 0))
    return found


def _moves(s: Position, tool: int) -> bool:
    """Whether an ability can help a savior on its way."""
    return s.tables.tool_kind[tool] not in (PLACE_NEUTRAL, DRAW_SILVER, TAKE_GOLD)


def _key(s: Position, seat: int, savior: int) -> tuple[int, ...]:
    """All that matters for how this savior can go on."""
    at = s.data
    top: i64 = at[TOP]
    parts = [int(at[SAVIOR + 3 * seat + savior]), int(at[PLAYS]), int(at[SCOUTED + savior])]
    parts += [int(at[top + i]) for i in range(4)]
    parts += [int(at[POOL + i]) for i in range(6)]
    parts += [int(at[HAND + WORDS * seat + i]) for i in range(WORDS)]
    parts += [int(at[READY + seat * MOST_TOOLS + i]) for i in range(int(s.tables.tools))]
    return tuple(parts)
