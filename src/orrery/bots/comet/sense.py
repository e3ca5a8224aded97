"""What no practised player does: rest while an animal could come home, hatch what cannot, leave a rescue lying."""

from __future__ import annotations

from orrery.bots.comet.reference import steps_in_hand
from orrery.bots.comet.worth import same_rescued
from orrery.games.comet import frames
from orrery.games.comet.actions import DONE, REST, member, step_field
from orrery.games.comet.cards import count_cards, first_kind, next_kind
from orrery.games.comet.nests import open_number
from orrery.games.comet.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import lowest, without_lowest
from orrery.kernel.sentinels import NONE


def brings_home(s: Position, end: Position, seat: i64) -> bool:
    """Whether an animal of a seat comes home on the way from one position to another."""
    return not same_rescued(s, end, seat)


def brings_home_free(s: Position, end: Position, seat: i64) -> bool:
    """Whether it comes home without another card being played."""
    return end.hand_size(seat) >= s.hand_size(seat) and brings_home(s, end, seat)


def gives_up_rescue(s: Position, seat: i64, action: i64, ends: list[Position]) -> bool:
    """Whether a Rest, or ending the Move, leaves a rescue undone that other ways to play the turn would bring."""
    for end in ends:
        if action == REST and brings_home(s, end, seat):
            return True
        if action == DONE and s.kind == frames.MOVE and brings_home_free(s, end, seat):
            return True
    return False


def is_idle_rest(s: Position, seat: i64) -> bool:
    """Whether a Rest would draw no silver card and ready nothing."""
    if s.hand_size(seat) < s.hand_limit(seat):
        return False
    rested = s.trial()
    rested.do(seat, REST)
    tool: i64 = 0
    while tool < s.tables.tools:
        if rested.ready(seat, tool) > s.ready(seat, tool):
            return False
        tool += 1
    return True


def hatches_in_vain(s: Position, seat: i64, action: i64) -> bool:
    """Whether an animal is hatched in the comet phase that needs over twice the symbols that the other cards have."""
    tables = s.tables
    kind: i64 = member(action, tables.first_hatch, tables.kinds)
    if kind < 0 or s.comet_phase == 0:
        return False
    steps: i64 = steps_in_hand(s, seat) - (1 if tables.wild[kind] else 2)
    hand: i64 = s.hand_cards(seat)
    card: i64 = first_kind(s, hand)
    while card != NONE:
        if tables.utility[card]:
            steps += 2 * count_cards(s, hand, card)
        card = next_kind(s, hand, card)
    tools: i64 = s.ready_tools(seat)
    while tools:
        tool: i64 = lowest(tools)
        tools = without_lowest(tools)
        steps += 2 * s.ready(seat, tool)
    return open_number(s, tables.nest[kind]) > 2 * steps


def enters_cavern(s: Position, action: i64) -> bool:
    """Whether an action is a step that brings an animal home."""
    tables = s.tables
    return action >= tables.first_step and step_field(tables, action) == tables.cavern[s.side]


def sensible(s: Position, seat: i64, legal: list[Action], idle: bool) -> list[Action]:
    """The actions but for blunders that show at once, unless nothing else is left.

    No animal is hatched in vain, no Move ended with a step into the cavern left and, unless idle, no Rest taken for
    nothing.
    """
    leaves_home = False
    for action in legal:
        if s.kind == frames.MOVE and enters_cavern(s, action):
            leaves_home = True
    kept: list[Action] = []
    for action in legal:
        if s.kind == frames.TURN and (
            hatches_in_vain(s, seat, action) or (action == REST and not idle and is_idle_rest(s, seat))
        ):
            continue
        if not (leaves_home and action == DONE):
            kept.append(action)
    return kept if kept else legal
