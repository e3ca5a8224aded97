"""What the greedy bot knows of Comet."""

from __future__ import annotations

from typing import Final

from orrery.bots.greedy import Greedy, Judge
from orrery.games.comet.hatch import free_slots
from orrery.games.comet.kinds import (
    CAVERN,
    DIRECTIONS,
    MOST_TOOLS,
    SAVIORS,
    SCORE_LIZARD,
    SCORE_VICUNA,
    WORDS,
)
from orrery.games.comet.kinds import NEST as NEST_FIELD
from orrery.games.comet.layout import (
    ACTIVE,
    COMET,
    DRAW_LEFT,
    HAND,
    HAND_SIZE,
    IDLE,
    LIMIT,
    OCCUPIED,
    OUT,
    POOL,
    PROGRESS,
    READY,
    READY_MASK,
    RESCUED,
    SAVIOR,
    SIDE,
    SLOT,
)
from orrery.games.comet.movement import skips_of
from orrery.games.comet.position import DRAW, PARROT, TURN, Position
from orrery.games.comet.scoring import Tally, hero_points, points
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, bit_index, popcount
from orrery.kernel.state import ARG, ASK_NATURE, ASKED, FRAMES, KIND, SEATS, TOP, State

_FAR: Final = 99
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


class CometJudge(Judge):
    """Points now, and what is on its way: animals by the steps they still need, cards and abilities by their use."""

    def turn_goes_on(self, state: State, seat: i64) -> bool:
        """While the seat acts in its own turn, moves by a parrot, or draws its cards."""
        at = state.data
        top: i64 = at[TOP]
        if top == 0:
            return False
        asked: i64 = at[top + ASKED]
        kind: i64 = at[top + KIND]
        if (kind == PARROT or kind == DRAW) and at[top + ARG] == seat:
            return True
        if at[FRAMES + KIND] != TURN or at[ACTIVE] != seat or at[FRAMES + ARG] > 1:
            return False
        return asked == bit(seat) or asked == ASK_NATURE

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for the seat, in rescue points."""
        assert isinstance(state, Position)
        value = float(points(state, seat))
        if state.data[TOP] == 0 or state.data[OUT] >> seat & 1:
            return value
        value -= self._stalling(state)
        steps: i64 = steps_in_hand(state, seat)
        left = self._steps_to_come(state, seat) + float(steps)
        value += self._time_left(state) * (
            _ABILITY * float(helpers(state, seat)) + _FREE * float(free_slots(state, seat))
        )
        return value + self._on_their_way(state, seat, left) + self._in_hand(state, seat)

    def _stalling(self, s: Position) -> float:
        """What turns without progress cost once they go on: nobody rests in circles to put off the comet (CS16)."""
        at = s.data
        if at[COMET] == 1 or at[PROGRESS] == 1:
            return 0.0
        more: i64 = at[IDLE] - _PATIENCE * at[SEATS]
        return _STALL * float(more) if more > 0 else 0.0

    def _time_left(self, s: Position) -> float:
        """How much of the game before the comet is still to come, from 1 to 0."""
        if s.data[COMET]:
            return 0.0
        return float(s.data[DRAW_LEFT]) / float(s.tables.draw_pile[s.data[SEATS]])

    def _steps_to_come(self, s: Position, seat: i64) -> float:
        """About how many more steps cards not drawn yet will give the seat before the end."""
        if s.data[COMET]:
            return 0.0
        return 1.5 * float(s.data[DRAW_LEFT]) / float(s.data[SEATS]) + float(s.data[LIMIT + seat])

    def _on_their_way(self, s: Position, seat: i64, left: float) -> float:
        """Hatched animals, the nearest first, as long as steps for them can be expected."""
        tally = Tally(s, seat)
        value = 0.0
        need: list[tuple[int, float]] = []
        savior: i64 = 0
        while savior < SAVIORS:
            field: i64 = s.data[SAVIOR + 3 * seat + savior]
            if field >= 0:
                kind: i64 = s.data[SLOT + 3 * seat + savior]
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
        at = s.data
        tables = s.tables
        value = 0.0
        w: i64 = 0
        while w < WORDS:
            word: i64 = at[HAND + WORDS * seat + w]
            here: i64 = word & tables.first_bits[w]
            while here:
                one: i64 = here & -here
                kind: i64 = tables.kind_at[32 * w + bit_index(one)]
                cards = float(popcount(word & tables.bits[kind]))
                if tables.utility[kind]:
                    value += cards * _UTILITY
                elif tables.wild[kind]:
                    value += cards * _WILD
                else:
                    value += cards * 0.02 * float(tables.points[kind])
                here ^= one
            w += 1
        if at[HAND_SIZE + seat] > at[LIMIT + seat]:
            value *= 0.5
        card: i64 = 0
        while card < at[HAND_SIZE + seat]:
            value += _HAND[card] if card < 6 else _MORE
            card += 1
        tools: i64 = at[READY_MASK + seat]
        while tools:
            one = tools & -tools
            value += _READY * float(at[READY + seat * MOST_TOOLS + bit_index(one)])
            tools ^= one
        return value * 0.15 if at[COMET] else value


def helpers(s: Position, seat: i64) -> i64:
    """How many rescued animals have an ability that helps before the end."""
    tables = s.tables
    found: i64 = 0
    w: i64 = 0
    while w < WORDS:
        word: i64 = s.data[RESCUED + WORDS * seat + w]
        here: i64 = word & tables.first_bits[w]
        while here:
            one: i64 = here & -here
            kind: i64 = tables.kind_at[32 * w + bit_index(one)]
            if tables.ability[kind] < SCORE_VICUNA:
                found += popcount(word & tables.bits[kind])
            here ^= one
        w += 1
    return found


def steps_in_hand(s: Position, seat: i64) -> i64:
    """How many steps the symbols in hand and in use give."""
    tables = s.tables
    steps: i64 = 0
    symbol: i64 = 0
    while symbol < 6:
        if s.data[ACTIVE] == seat:
            steps += s.data[POOL + symbol]
        symbol += 1
    w: i64 = 0
    while w < WORDS:
        word: i64 = s.data[HAND + WORDS * seat + w]
        here: i64 = word & tables.first_bits[w]
        while here:
            one: i64 = here & -here
            kind: i64 = tables.kind_at[32 * w + bit_index(one)]
            cards: i64 = popcount(word & tables.bits[kind])
            if not tables.utility[kind]:
                steps += cards if tables.wild[kind] else 2 * cards
            here ^= one
        w += 1
    return steps


def steps_home(s: Position, seat: i64, savior: i64) -> i64:
    """How many steps a savior needs into the cavern as the board stands, skipping what it may skip."""
    at = s.data
    tables = s.tables
    base: i64 = at[SIDE] * tables.fields
    skips: i64 = skips_of(s, seat, savior) if at[ACTIVE] == seat else 0
    reach = s.reach
    seen = reach.seen
    line = reach.line
    later = reach.found
    reach.stamp += 1
    stamp: i64 = reach.stamp
    seen[at[SAVIOR + 3 * seat + savior]] = stamp
    line[0] = at[SAVIOR + 3 * seat + savior]
    tail: i64 = 1
    steps: i64 = 0
    while tail > 0 and steps < _FAR:
        ends: i64 = 0
        head: i64 = 0
        while head < tail:
            spot: i64 = (base + line[head]) * DIRECTIONS
            head += 1
            direction: i64 = 0
            while direction < DIRECTIONS:
                other: i64 = tables.near[spot + direction]
                direction += 1
                if other < 0 or seen[other] == stamp:
                    continue
                kind: i64 = tables.type[base + other]
                if kind == CAVERN:
                    return steps + 1
                if at[OCCUPIED + other] or skips >> kind & 1:
                    seen[other] = stamp
                    line[tail] = other
                    tail += 1
                elif kind != NEST_FIELD:
                    seen[other] = stamp
                    later[ends] = other
                    ends += 1
        i: i64 = 0
        while i < ends:
            line[i] = later[i]
            i += 1
        tail = ends
        steps += 1
    return _FAR


class CometGreedy(Greedy):
    """Plays Comet by looking at whole own turns."""

    def __init__(self) -> None:
        super().__init__(CometJudge())


def greedy() -> CometGreedy:
    """The greedy bot of Comet."""
    return CometGreedy()
