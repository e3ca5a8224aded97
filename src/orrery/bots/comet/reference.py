"""What the greedy bot knows of Comet."""

from __future__ import annotations

from typing import Final

from orrery.bots.greedy import Evaluator, Greedy
from orrery.games.comet import frames
from orrery.games.comet.cards import count_cards, first_kind, next_kind
from orrery.games.comet.kinds import CAVERN, DIRECTIONS, NEST, SAVIORS, SCORE_LIZARD, SCORE_VICUNA, SYMBOLS
from orrery.games.comet.nests import free_slots
from orrery.games.comet.position import Position
from orrery.games.comet.scoring import Tally, hero_points, points
from orrery.games.comet.skipping import skips_of
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, lowest, without_lowest
from orrery.kernel.sentinels import NONE
from orrery.kernel.state import ASK_NATURE, State

_FAR: Final = 99
_HOME: Final = -1
_ABILITY: Final = 2.5
"""What a rescued animal's ability is worth with the whole game before it, in points."""
_HAND: Final = [1.0, 0.8, 0.6, 0.4, 0.3, 0.15]
"""What the first, second and further card in hand is worth: who has few must rest soon, who has many gains little."""
_MORE: Final = 0.05
_WILD: Final = 0.15
_UTILITY: Final = 0.25
_READY: Final = 0.4
"""What a wild symbol, a utility card and a ready ability add."""
_NEAR: Final = 0.8
_STEP: Final = 0.055
_FREE: Final = 1.2
"""How much of its worth an animal on its way counts, less for every step it still needs; and a free savior."""

_PATIENCE: Final = 2
_STALL: Final = 1.5
"""How many rounds without progress cost nothing, and what each turn after them costs."""


class CometEvaluator(Evaluator):
    """Points now, and what is on its way: animals by the steps they still need, cards and abilities by their use."""

    def in_own_turn(self, state: State, seat: i64) -> bool:
        """While the seat acts in its own turn, moves by a parrot, or draws its cards."""
        assert isinstance(state, Position)
        if state.over:
            return False
        if (state.kind == frames.PARROT or state.kind == frames.DRAW) and state.arg == seat:
            return True
        if state.frame_kind(0) != frames.TURN or state.active != seat or state.action_is_over():
            return False
        asked: i64 = state.asked()
        return asked == bit(seat) or asked == ASK_NATURE

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for the seat, in rescue points."""
        assert isinstance(state, Position)
        value = float(points(state, seat))
        if state.over or state.has_dropped_out(seat):
            return value
        value -= self._stalling(state)
        steps: i64 = steps_in_hand(state, seat)
        left = self._steps_to_come(state, seat) + float(steps)
        value += self._time_left(state) * (
            _ABILITY * float(helpers(state, seat)) + _FREE * float(free_slots(state, seat))
        )
        return value + self._on_their_way(state, seat, left) + self._in_hand(state, seat)

    def _stalling(self, s: Position) -> float:
        """What turns without progress cost once they go on: nobody rests in circles to put off the comet."""
        if s.comet_phase == 1 or s.progress_made == 1:
            return 0.0
        more: i64 = s.idle_turns - _PATIENCE * s.seats
        return _STALL * float(more) if more > 0 else 0.0

    def _time_left(self, s: Position) -> float:
        """How much of the game before the comet is still to come, from 1 to 0."""
        if s.comet_phase:
            return 0.0
        return float(s.draw_left) / float(s.tables.draw_pile[s.seats])

    def _steps_to_come(self, s: Position, seat: i64) -> float:
        """About how many more steps cards not drawn yet will give the seat before the end."""
        if s.comet_phase:
            return 0.0
        return 1.5 * float(s.draw_left) / float(s.seats) + float(s.hand_limit(seat))

    def _on_their_way(self, s: Position, seat: i64, left: float) -> float:
        """Hatched animals, the nearest first, as long as steps for them can be expected."""
        tally = Tally(s, seat)
        value = 0.0
        need: list[tuple[int, float]] = []
        savior: i64 = 0
        while savior < SAVIORS:
            if s.savior_field(seat, savior) >= 0:
                kind: i64 = s.animal(seat, savior)
                need.append((int(steps_home(s, seat, savior)), self._worth(s, seat, kind, tally)))
            savior += 1
        need.sort()
        spent = 0.0
        for steps, worth in need:
            spent += float(steps)
            chance = 1.0 if spent <= left else (left / spent) * 0.5 if spent > 0.0 else 1.0
            value += worth * chance * max(0.08, _NEAR - _STEP * float(steps))
        return value

    def _worth(self, s: Position, seat: i64, kind: i64, tally: Tally) -> float:
        """What rescuing an animal brings: points, sets, the hero's condition, an ability while there is time."""
        tables = s.tables
        worth = float(tables.points[kind])
        ability: i64 = tables.ability[kind]
        if ability == SCORE_VICUNA:
            more: i64 = tables.vicuna_points[tally.vicunas + 1] - tables.vicuna_points[tally.vicunas]
            worth += float(more) + 1.0
        elif ability == SCORE_LIZARD:
            before: i64 = tally.lizard_sets()
            tally.lizards += bit(8 * tables.ability_arg2[kind])
            gained: i64 = tally.lizard_sets() - before
            worth += float(tables.lizard_points * gained) if gained else float(tables.lizard_points) * 0.2
            tally.lizards -= bit(8 * tables.ability_arg2[kind])
        elif ability < SCORE_VICUNA:
            worth += _ABILITY * self._time_left(s)
        worth += self._for_hero(s, seat, kind, tally)
        return worth

    def _for_hero(self, s: Position, seat: i64, kind: i64, tally: Tally) -> float:
        """What the hero adds for one more animal like this."""
        before: i64 = hero_points(s, seat, tally)
        tally.eggs += bit(8 * s.tables.egg[kind])
        silver = kind < s.tables.silver_kinds
        if silver:
            tally.silver += 1
        else:
            tally.gold += 1
        tally.beavers += s.tables.beaver[kind]
        gained: i64 = hero_points(s, seat, tally) - before
        tally.eggs -= bit(8 * s.tables.egg[kind])
        if silver:
            tally.silver -= 1
        else:
            tally.gold -= 1
        tally.beavers -= s.tables.beaver[kind]
        return float(gained)

    def _in_hand(self, s: Position, seat: i64) -> float:
        """Cards to play or hatch, and abilities ready; in the comet phase only while they can still bring something."""
        tables = s.tables
        hand: i64 = s.hand_cards(seat)
        value = 0.0
        kind: i64 = first_kind(s, hand)
        while kind != NONE:
            cards = float(count_cards(s, hand, kind))
            if tables.utility[kind]:
                value += cards * _UTILITY
            elif tables.wild[kind]:
                value += cards * _WILD
            else:
                value += cards * 0.02 * float(tables.points[kind])
            kind = next_kind(s, hand, kind)
        size: i64 = s.hand_size(seat)
        if size > s.hand_limit(seat):
            value *= 0.5
        card: i64 = 0
        while card < size:
            value += _HAND[card] if card < 6 else _MORE
            card += 1
        tools: i64 = s.ready_tools(seat)
        while tools:
            value += _READY * float(s.ready(seat, lowest(tools)))
            tools = without_lowest(tools)
        return value * 0.15 if s.comet_phase else value


def helpers(s: Position, seat: i64) -> i64:
    """How many rescued animals have an ability that helps before the end."""
    rescued: i64 = s.rescued_cards(seat)
    found: i64 = 0
    kind: i64 = first_kind(s, rescued)
    while kind != NONE:
        if s.tables.ability[kind] < SCORE_VICUNA:
            found += count_cards(s, rescued, kind)
        kind = next_kind(s, rescued, kind)
    return found


def steps_in_hand(s: Position, seat: i64) -> i64:
    """How many steps the symbols in hand and in use give."""
    tables = s.tables
    steps: i64 = 0
    if s.active == seat:
        symbol: i64 = 0
        while symbol < SYMBOLS:
            steps += s.pool(symbol)
            symbol += 1
    hand: i64 = s.hand_cards(seat)
    kind: i64 = first_kind(s, hand)
    while kind != NONE:
        if not tables.utility[kind]:
            cards: i64 = count_cards(s, hand, kind)
            steps += cards if tables.wild[kind] else 2 * cards
        kind = next_kind(s, hand, kind)
    return steps


def steps_home(s: Position, seat: i64, savior: i64) -> i64:
    """How many steps a savior needs into the cavern as the board stands, skipping what it may skip."""
    skips: i64 = skips_of(s, seat, savior) if s.active == seat else 0
    search = s.search
    search.stamp += 1
    start: i64 = s.savior_field(seat, savior)
    search.seen[start] = search.stamp
    search.queue[0] = start
    ends: i64 = 1
    steps: i64 = 0
    while ends > 0:
        ends = _fields_a_step_on(s, skips, ends)
        steps += 1
        if ends == _HOME:
            return steps
    return _FAR


def _fields_a_step_on(s: Position, skips: i64, starts: i64) -> i64:
    """Replace the fields queued in `s.search` by those a step further; say how many, or _HOME for the cavern."""
    tables = s.tables
    search = s.search
    stamp: i64 = search.stamp
    side: i64 = s.side
    tail: i64 = starts
    ends: i64 = 0
    head: i64 = 0
    while head < tail:
        field: i64 = search.queue[head]
        head += 1
        direction: i64 = 0
        while direction < DIRECTIONS:
            other: i64 = tables.neighbour(side, field, direction)
            direction += 1
            if other < 0 or search.seen[other] == stamp:
                continue
            kind: i64 = s.field_type(other)
            if kind == CAVERN:
                return _HOME
            if s.tokens_on(other) or has(skips, kind):
                search.seen[other] = stamp
                search.queue[tail] = other
                tail += 1
            elif kind != NEST:
                search.seen[other] = stamp
                search.found[ends] = other
                ends += 1
    i: i64 = 0
    while i < ends:
        search.queue[i] = search.found[i]
        i += 1
    return ends


class CometGreedy(Greedy):
    """Plays Comet by looking at whole own turns."""

    def __init__(self) -> None:
        super().__init__(CometEvaluator())


def greedy() -> CometGreedy:
    """The greedy bot of Comet."""
    return CometGreedy()
