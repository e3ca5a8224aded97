"""How good a position is for a seat: points, animals on their way, cards, abilities, and the time until the comet."""

from __future__ import annotations

from orrery.bots.comet.ways_home import FAR, WaysHome
from orrery.bots.comet.weights import Weights, use_value
from orrery.bots.comet.worth import Worth, same_rescued
from orrery.games.comet import frames
from orrery.games.comet.cards import count_cards, first_kind, next_kind
from orrery.games.comet.kinds import AREAS, CAVERN, GAIN_WILD, NEST, REDUCE_NEST, SAVIORS, SYMBOLS, WILD
from orrery.games.comet.nests import open_number
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, lowest, without_lowest
from orrery.kernel.sentinels import NONE


class Evaluation:
    """Judges positions for one seat. It holds scratch space and what it knows of the animals rescued so far."""

    def __init__(self, seat: i64, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.ways = WaysHome()
        self.known: Position | None = None
        self.worth: Worth | None = None
        self.left = 0.0
        """How many cards the seat can still expect to draw."""

    def worth_in(self, s: Position) -> Worth:
        """What animals are worth in a position."""
        known, worth = self.known, self.worth
        if known is None or worth is None or not same_rescued(s, known, self.seat):
            worth = Worth(s, self.seat, self.weights)
            self.known, self.worth = s, worth
        return worth

    def value(self, s: Position) -> float:
        """How good the position is for the seat, in rescue points."""
        seat: i64 = self.seat
        worth = self.worth_in(s)
        value = float(worth.points)
        if s.over or s.has_dropped_out(seat):
            return value
        drawn: i64 = self._drawn_now(s)
        self.left = self._cards_to_come(s, drawn)
        size: i64 = s.hand_size(seat) + drawn
        time = self.left / self.weights.horizon
        if time > 1.0:
            time = 1.0
        self.draw_map(s)
        steps = self._steps_in_hand(s) + self.weights.steps_per_card * (float(drawn) + 1.2 * self.left)
        value += self._on_their_way(s, worth, steps, time)
        value += self._in_hand(s, worth, steps, time, float(size)) + self.weights.unknown * time * float(drawn)
        cycles = self.left / self.weights.cycle + (0.5 if s.comet_phase == 0 else 0.2)
        value += self.weights.ability * worth.uses * cycles
        return value + self._ready(s, time)

    def draw_map(self, s: Position) -> None:
        """Draw the map of ways home, steps being cheaper by symbols in use or in hand."""
        entry = self.ways.entry
        missing: i64 = int(self.weights.missing)
        symbol: i64 = 0
        while symbol < AREAS:
            entry[symbol] = missing
            symbol += 1
        tables = s.tables
        hand: i64 = s.hand_cards(self.seat)
        kind: i64 = first_kind(s, hand)
        while kind != NONE:
            symbol = 0
            while symbol < AREAS:
                if tables.symbol_mask[kind] >> symbol & 1:
                    entry[symbol] = 10
                symbol += 1
            kind = next_kind(s, hand, kind)
        entry[NEST] = 10
        entry[CAVERN] = 9
        if s.active == self.seat:
            symbol = 0
            while symbol < AREAS:
                if s.pool(symbol):
                    entry[symbol] = 6
                    entry[CAVERN] = 6
                elif s.pool(WILD):
                    entry[symbol] = 8
                    entry[CAVERN] = 6
                symbol += 1
        self.ways.draw(s, s.skips(self.seat))

    def _drawn_now(self, s: Position) -> i64:
        """How many unknown cards the seat is drawing: in a Rest, or as the comet phase begins."""
        seat: i64 = self.seat
        if s.kind == frames.DRAW:
            return s.arg2 if s.arg == seat else 0
        if s.active != seat or s.depth < 2 or s.frame_kind(1) != frames.REST:
            return 0
        part: i64 = s.frame_arg(1)
        if part > 3:
            return 0
        cards: i64 = s.hand_limit(seat) - s.hand_size(seat)
        if s.kind == frames.DISCARDING or s.kind == frames.TAKING:
            cards -= 1
        return cards if cards > 0 else 0

    def _cards_to_come(self, s: Position, drawn: i64) -> float:
        """How many cards the seat will still draw after those it is drawing, gold ones included."""
        if s.comet_phase:
            return 0.0
        left: i64 = s.draw_left - drawn
        if left < 0:
            left = 0
        return 1.25 * float(left) / float(s.seats) + float(s.hand_limit(self.seat)) - 1.0

    def _steps_in_hand(self, s: Position) -> float:
        """How many steps the cards and symbols at hand are good for."""
        tables = s.tables
        steps = 0.0
        symbol: i64 = 0
        if s.active == self.seat:
            while symbol < SYMBOLS:
                steps += float(s.pool(symbol))
                symbol += 1
        hand: i64 = s.hand_cards(self.seat)
        kind: i64 = first_kind(s, hand)
        while kind != NONE:
            cards = float(count_cards(s, hand, kind))
            if not tables.utility[kind]:
                steps += cards * (1.0 if tables.wild[kind] else 1.7)
            elif tables.ability[kind] == GAIN_WILD:
                steps += 2.0 * cards
            kind = next_kind(s, hand, kind)
        return steps

    def _on_their_way(self, s: Position, worth: Worth, steps: float, time: float) -> float:
        """Hatched animals by what they bring and what they still need, those first that need the least."""
        weights = self.weights
        cost = self.ways.cost
        seat: i64 = self.seat
        done: i64 = 0
        spent = 0.0
        value = 0.0
        turn: i64 = 0
        while turn < SAVIORS:
            best: i64 = NONE
            least: i64 = FAR + FAR
            savior: i64 = 0
            while savior < SAVIORS:
                field: i64 = s.savior_field(seat, savior)
                if field >= 0 and not done >> savior & 1 and cost[field] < least:
                    least = cost[field]
                    best = savior
                savior += 1
            if best == NONE:
                break
            done |= bit(best)
            needed = float(least) * 0.1
            spent += needed
            kind: i64 = s.animal(seat, best)
            gain = worth.kinds[kind] + self._ability(s, kind)
            value += self._chance(spent, steps) * self._on_the_way(s, kind, gain, needed) - weights.rescue * time
            turn += 1
        return value

    def _on_the_way(self, s: Position, kind: i64, gain: float, needed: float) -> float:
        """What is earned of what an animal brings when it still needs so many steps."""
        nest: i64 = s.tables.nest[kind]
        still = self.weights.step * needed / float(nest if nest > 3 else 3)
        return gain * (1.0 - still) if still < 1.0 else 0.0

    def _ability(self, s: Position, kind: i64) -> float:
        """What the ability of an animal brings from now on."""
        tables = s.tables
        ability: i64 = tables.ability[kind]
        if ability > 17:
            return 0.0
        uses = use_value(ability, tables.ability_arg[kind], tables.ability_arg2[kind], tables.timing[kind])
        return self.weights.ability * uses * 0.8 * self.left / self.weights.cycle

    def _chance(self, spent: float, steps: float) -> float:
        """How likely it is that so many of the steps to come can be made in time."""
        if spent <= self.weights.safe * steps:
            return 1.0
        if spent >= self.weights.hopeless * steps:
            return 0.0
        return (self.weights.hopeless - spent / steps) / (self.weights.hopeless - self.weights.safe)

    def _in_hand(self, s: Position, worth: Worth, steps: float, time: float, size: float) -> float:
        """Cards by number, utility cards by use, and the animals most worth hatching."""
        weights = self.weights
        tables = s.tables
        seat: i64 = self.seat
        free: i64 = 0
        slot: i64 = 0
        while slot < SAVIORS:
            if s.animal(seat, slot) == NONE:
                free += 1
            slot += 1
        value = weights.card * size * (0.3 + 0.7 * time)
        first = 0.0
        second = 0.0
        third = 0.0
        hand: i64 = s.hand_cards(seat)
        kind: i64 = first_kind(s, hand)
        while kind != NONE:
            cards: i64 = count_cards(s, hand, kind)
            if tables.utility[kind]:
                value += float(cards) * (weights.utility + 0.25 * self._use_of_utility(s, kind)) * (0.4 + 0.6 * time)
            else:
                if tables.wild[kind]:
                    value += weights.wild * float(cards) * (0.3 + 0.7 * time)
                gain = self._hatching(s, worth, kind, steps)
                while cards > 0:
                    if gain > first:
                        first, second, third = gain, first, second
                    elif gain > second:
                        second, third = gain, second
                    elif gain > third:
                        third = gain
                    cards -= 1
            kind = next_kind(s, hand, kind)
        now = weights.hatch * time
        later = weights.hatch_later * time
        value += first * (now if free > 0 else later)
        value += second * (now if free > 1 else later)
        return value + third * (now if free > 2 else later)

    def _use_of_utility(self, s: Position, kind: i64) -> float:
        """About how many steps a utility card saves."""
        ability: i64 = s.tables.ability[kind]
        if ability == REDUCE_NEST:
            return 0.7 * float(s.tables.ability_arg[kind])
        if ability == GAIN_WILD:
            return 0.5
        return 1.0 if s.tables.ability_arg[kind] == 1 else 2.0

    def _hatching(self, s: Position, worth: Worth, kind: i64, steps: float) -> float:
        """What hatching an animal from a nest as far as its own would gain."""
        number: i64 = open_number(s, s.tables.nest[kind])
        if number == 0:
            number = s.tables.nest[kind]
        needed = float(number)
        gain = worth.kinds[kind] + self._ability(s, kind)
        return self._on_the_way(s, kind, gain, needed) * self._chance(needed, steps)

    def _ready(self, s: Position, time: float) -> float:
        """Abilities that can be used."""
        tables = s.tables
        value = 0.0
        tools: i64 = s.ready_tools(self.seat)
        while tools:
            tool: i64 = lowest(tools)
            tools = without_lowest(tools)
            uses = use_value(
                tables.tool_kind[tool], tables.tool_arg[tool], tables.tool_arg2[tool], tables.tool_timing[tool]
            )
            value += float(s.ready(self.seat, tool)) * uses
        return self.weights.ready * value * (0.3 + 0.7 * time)
