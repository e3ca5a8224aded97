"""Finds the best whole turns: what to collect and what to place are looked at apart, then combined."""

from __future__ import annotations

from typing import Final

from orrery.bots.nebula.features import STOCK_BITS, STOCK_MASK, stock_of
from orrery.bots.nebula.judge import Judge, Outlook, chance
from orrery.bots.nebula.plan import Plan, best_first
from orrery.games.nebula.actions import CHAOS, DONE, PLACE_BLACK, PLACE_STAR
from orrery.games.nebula.frames import COLLECT, PLACE, PUSH
from orrery.games.nebula.kinds import BLACK, CELLS, STAR_KINDS
from orrery.games.nebula.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.state import ASK_NATURE, NATURE, asked_mask

_ACTION_BITS: Final = 9


class Width:
    """How broadly turns are searched."""

    def __init__(self, firsts: i64, thirds: i64, ends: i64, draws: i64) -> None:
        self.firsts = firsts
        """How many placements of each kind are followed by every second one."""
        self.thirds = thirds
        """How many pairs of placements are followed by every third one."""
        self.ends = ends
        """How many turns are played out and valued exactly."""
        self.draws = draws
        """How many draws are sampled for a star given up; none: chaos is not thought of."""


class Placed:
    """Some placements after another, beginning with the same galaxy."""

    def __init__(self, state: Position, used: i64, actions: list[int], found: Outlook) -> None:
        self.state = state
        self.used = used
        """The stars used, as `stock_of` counts them."""
        self.actions = actions
        self.found = found


class Take:
    """A stock after collecting, and how to get it."""

    def __init__(self, action: int, state: Position, stock: i64) -> None:
        self.action = action
        self.state = state
        self.stock = stock


class TurnFinder:
    """Searches the rest of a seat's turn."""

    def __init__(self, judge: Judge, width: Width, rng: Rng) -> None:
        self.judge = judge
        self.width = width
        self.rng = rng
        self.seat: i64 = judge.seat

    def plans(self, s: Position) -> list[Plan]:
        """Find the best ways to go on with a turn, the best first; never empty."""
        kind: i64 = s.kind
        if kind == PLACE:
            found = self._ends(self._placements(s), [Take(-1, s, stock_of(s, self.seat))])
        elif kind == PUSH:
            found = self._pushes(s)
        else:
            takes = self._takes(s)
            placed = self._placements(self._with_all(s, takes))
            found = self._ends(placed, takes)
            if kind == COLLECT and self.width.draws:
                found += self._chaos(s, placed)
        found.sort(key=best_first)
        return found

    def _takes(self, s: Position) -> list[Take]:
        """Every stock that can be collected, once each; chaos left out."""
        takes: list[Take] = []
        known: set[int] = set()
        for action in s.legal(int(self.seat)):
            if action >= CHAOS and action < CHAOS + STAR_KINDS:
                continue
            after = s.copy()
            assert isinstance(after, Position)
            after.do(self.seat, action)
            stock: i64 = stock_of(after, self.seat)
            if stock not in known:
                known.add(stock)
                takes.append(Take(action, after, stock))
        return takes

    def _with_all(self, s: Position, takes: list[Take]) -> Position:
        """A position in which every star can be placed that any way of collecting gives."""
        hypothetical = takes[0].state.copy()
        assert isinstance(hypothetical, Position)
        kind: i64 = 0
        while kind < STAR_KINDS:
            most: i64 = 0
            for take in takes:
                most = max(most, take.stock >> (STOCK_BITS * kind) & STOCK_MASK)
            if s.kind == COLLECT and self.width.draws:
                most = max(most, 1)
            hypothetical.add_stock(self.seat, kind, most - hypothetical.stock(self.seat, kind))
            kind += 1
        return hypothetical

    def _placements(self, s: Position) -> list[Placed]:
        """Good series of placements, with none first; the stock is valued apart."""
        judge = self.judge
        nothing = Placed(s, 0, [], judge.look(s, False))
        out = [nothing]
        firsts = self._after(nothing)
        out += firsts
        firsts.sort(key=_best_placed)
        widened: list[Placed] = []
        counts = [0] * STAR_KINDS
        for each in firsts:
            kind: i64 = kind_of(each.actions[0])
            if counts[kind] < self.width.firsts:
                counts[kind] += 1
                widened.append(each)
        seconds: list[Placed] = []
        known: set[int] = set()
        for each in widened:
            if each.state.kind == PLACE and not self.judge.limit.spent():
                one: i64 = each.actions[0]
                for pair in self._after(each):
                    other: i64 = pair.actions[1]
                    key: i64 = min(one, other) << _ACTION_BITS | max(one, other)
                    if key not in known:
                        known.add(key)
                        seconds.append(pair)
        out += seconds
        seconds.sort(key=_best_placed)
        left: i64 = self.width.thirds
        for each in seconds:
            if left == 0 or self.judge.limit.spent():
                break
            thirds = self._after(each)
            if thirds:
                out += thirds
                left -= 1
        out.sort(key=_best_placed)
        return out

    def _after(self, placed: Placed) -> list[Placed]:
        """Place one more star in every way."""
        out: list[Placed] = []
        s = placed.state
        if s.kind != PLACE:
            return out
        for action in s.legal(int(self.seat)):
            if action != DONE:
                after = self._place(s, action)
                used: i64 = placed.used + (bit(STOCK_BITS * kind_of(action)))
                out.append(Placed(after, used, [*placed.actions, action], self.judge.look(after, False)))
        return out

    def _place(self, s: Position, action: i64) -> Position:
        """The position after a placement, with luck and the value token that is best to push."""
        after = s.copy()
        assert isinstance(after, Position)
        after.do(self.seat, action)
        if action == PLACE_BLACK:
            while asked_mask(after) == ASK_NATURE and after.kind != 0:
                after.do(NATURE, natures_choice(after, self.rng))
            if after.kind == PUSH:
                self._push_best(after)
        return after

    def _push_best(self, s: Position) -> None:
        """Push the value token that is best for the end of the turn as it is."""
        best = -1.0e9
        chosen: Action | None = None
        for action in self._sensible_pushes(s):
            value = self.judge.look(self._after_push(s, action), True).value
            if value > best:
                best = value
                chosen = action
        assert chosen is not None
        s.do(self.seat, chosen)

    def _sensible_pushes(self, s: Position) -> list[Action]:
        """The pushes that do not help rivals alone, unless all do."""
        before = self.judge.look(s, True)
        legal = s.legal(int(self.seat))
        out: list[Action] = []
        for action in legal:
            found = self.judge.look(self._after_push(s, action), True)
            if found.points > before.points or found.rival_points <= before.rival_points:
                out.append(action)
        return out if out else legal

    def _after_push(self, s: Position, action: i64) -> Position:
        after = s.copy()
        assert isinstance(after, Position)
        after.do(self.seat, action)
        return after

    def _pushes(self, s: Position) -> list[Plan]:
        """Every value token that can be pushed, with the best rest of the turn after each."""
        out: list[Plan] = []
        for action in self._sensible_pushes(s):
            after = self._after_push(s, action)
            rest = self._ends(self._placements(after), [Take(-1, after, stock_of(after, self.seat))])
            rest.sort(key=best_first)
            out.append(Plan(action, rest[0].end, rest[0].value))
        return out

    def _ends(self, placed: list[Placed], takes: list[Take]) -> list[Plan]:
        """Combine ways to collect with placements; the best are played out to the end of the turn."""
        likely: list[tuple[float, int, int]] = []
        for number, take in enumerate(takes):
            left: i64 = 3
            for index, each in enumerate(placed):
                if covers(take.stock, each.used):
                    likely.append((-self._guess(each, take.stock), number, index))
                    left -= 1
                    if left == 0 and len(takes) > 1:
                        break
        likely.sort()
        plans: list[Plan] = []
        for guess in likely[: self.width.ends]:
            take = takes[guess[1]]
            each = placed[guess[2]]
            plans.append(self._play(take, each))
        return plans

    def _guess(self, placed: Placed, stock: i64) -> float:
        """What placements are worth with what they leave of a stock."""
        self.judge.turn_to(placed.state)
        return chance(placed.found, self.judge.stock_value(placed.state, stock - placed.used, placed.found.row))

    def _play(self, take: Take, placed: Placed) -> Plan:
        """Play a turn out after collecting."""
        s = take.state.copy()
        assert isinstance(s, Position)
        for action in placed.actions:
            s = self._place(s, action)
        if s.kind == PLACE:
            s.do(self.seat, DONE)
        first = take.action if take.action >= 0 else placed.actions[0] if placed.actions else DONE
        return Plan(first, s, self.judge.look(s, True).value)

    def _chaos(self, s: Position, placed: list[Placed]) -> list[Plan]:
        """For each kind of star, the average of what giving it up may bring."""
        out: list[Plan] = []
        kind: i64 = 0
        while kind < STAR_KINDS:
            if s.allowed(self.seat, CHAOS + kind):
                total = 0.0
                best: Plan | None = None
                draw: i64 = 0
                while draw < self.width.draws:
                    after = s.copy()
                    assert isinstance(after, Position)
                    after.do(self.seat, CHAOS + kind)
                    while asked_mask(after) == ASK_NATURE:
                        after.do(NATURE, natures_choice(after, self.rng))
                    top = -1.0e9
                    chosen: Placed | None = None
                    kept: Take | None = None
                    for take in self._takes(after):
                        for each in placed:
                            if covers(take.stock, each.used):
                                guess = self._guess(each, take.stock)
                                if guess > top:
                                    top = guess
                                    chosen = each
                                    kept = take
                                break
                    total += top
                    if draw == 0 and chosen is not None and kept is not None:
                        best = self._play(kept, chosen)
                    draw += 1
                if best is not None:
                    out.append(Plan(int(CHAOS + kind), best.end, total / float(self.width.draws), True))
            kind += 1
        return out


def kind_of(action: i64) -> i64:
    """The kind of star that a placement uses."""
    return BLACK if action == PLACE_BLACK else (action - PLACE_STAR) // CELLS


def covers(stock: i64, used: i64) -> bool:
    """Whether a stock has all stars that are used."""
    while used:
        if stock & STOCK_MASK < used & STOCK_MASK:
            return False
        stock >>= STOCK_BITS
        used >>= STOCK_BITS
    return True


def _best_placed(placed: Placed) -> float:
    return -placed.found.value
