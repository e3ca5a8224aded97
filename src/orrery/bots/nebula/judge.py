"""How likely each seat is to win, from the features of all seats."""

from __future__ import annotations

from math import exp
from typing import Final

from orrery.bots.floats import Floats, zero_floats
from orrery.bots.limit import Limit
from orrery.bots.nebula.features import (
    AWAY,
    FEATURES,
    GALAXY_FEATURES,
    PERSONAL,
    POINTS,
    Board,
    stock_of,
    wanted_colours,
    write_galaxy,
    write_stock,
)
from orrery.bots.nebula.missing import missing_for_common, missing_for_personal
from orrery.bots.nebula.turns_left import TurnsLeft
from orrery.bots.nebula.weights import Weights, row_of
from orrery.games.nebula.goals import check_goals
from orrery.games.nebula.kinds import MOST_SEATS, OPEN_GOALS, PERSONAL_CARDS, VALUE_TOKENS
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import Ints, i64, zeros
from orrery.kernel.bits import bit, has
from orrery.kernel.sentinels import UNKNOWN

_FAR: Final = 99
_MARGIN: Final = 0.004
"""What a point of lead is worth in chances where winning is as good as decided."""
_BLACK_STAR: Final = 0.02
"""Black stars break ties."""
_PURSUED: Final = 0.5
"""How much less likely a hidden goal is with each placement it is away."""


class Outlook:
    """What was found for a position: the standing of the seat that chooses, for stocks to be added, and its rivals'."""

    def __init__(self) -> None:
        self.standing = 0.0
        self.row: i64 = 0
        self.best_rival = 0.0
        self.rivals = 0.0
        """The sum of the exponentials of what rivals have more than the best of them."""
        self.spread = 1.0
        self.risk = 0.0
        """How likely the best rival has met a hidden goal, whose points are in its standing so many times."""
        self.stake = 0.0
        """The points of such a goal."""
        self.points = 0.0
        self.rival_points = 0.0
        """The points of the seat and of all rivals as they stand, hidden goals as likely as they are."""
        self.value = 0.0


class Study:
    """What the choosing seat cannot change but by pushing value tokens and marking goals."""

    def __init__(self, s: Position) -> None:
        self.key: i64 = -1
        self.seats: i64 = s.seats
        self.board = Board(s)
        self.features: list[Floats] = [zero_floats(FEATURES) for _ in range(s.seats)]
        self.nearest: Ints = zeros(OPEN_GOALS)
        """For each common goal, how many placements the nearest rival of a seat is away."""
        self.away: Ints = zeros(MOST_SEATS * OPEN_GOALS)
        seat: i64 = 0
        while seat < self.seats:
            slot: i64 = 0
            while slot < OPEN_GOALS:
                spot: i64 = OPEN_GOALS * seat + slot
                self.away[spot] = _FAR
                if s.common(slot) >= 0 and not has(s.claims(seat), slot):
                    self.away[spot] = missing_for_common(s, seat, s.common(slot))
                slot += 1
            seat += 1

    def find_nearest(self, seat: i64) -> None:
        """Find the nearest rivals of a seat."""
        slot: i64 = 0
        while slot < OPEN_GOALS:
            least: i64 = _FAR
            other: i64 = 0
            while other < self.seats:
                if other != seat:
                    spot: i64 = OPEN_GOALS * other + slot
                    least = min(least, self.away[spot])
                other += 1
            self.nearest[slot] = least
            slot += 1


class Judge:
    """Values positions for one seat. What does not change while it takes its turn is worked out once."""

    def __init__(self, weights: Weights, concealed: Position, seat: i64, limit: Limit) -> None:
        self.weights = weights
        self.limit = limit
        """Every position that is looked at counts against it."""
        self.seat = seat
        self.seats: i64 = concealed.seats
        self.hidden: i64 = 0
        """The seats whose goals are not known."""
        self.out: Floats = zero_floats(FEATURES)
        self.personal: list[Floats] = [zero_floats(AWAY + 1) for _ in range(MOST_SEATS)]
        self.wanted: Ints = zeros(MOST_SEATS)
        self.standings: Floats = zero_floats(MOST_SEATS)
        self.risks: Floats = zero_floats(MOST_SEATS)
        self.stake = 0.0
        other: i64 = 0
        while other < self.seats:
            if concealed.kept(other) == UNKNOWN:
                self.hidden |= bit(other)
                self._guess_goal(concealed, other)
            self.wanted[other] = wanted_colours(concealed, other, concealed.kept(other))
            other += 1
        self.studies: dict[int, Study] = {}
        self.study = Study(concealed)
        self.turn_to(concealed)

    def turn_to(self, s: Position) -> None:
        """Take up what is known of the rivals with the value tokens and markers as they lie."""
        key: i64 = key_of(s)
        if key == self.study.key:
            return
        found = self.studies.get(key)
        if found is None:
            found = Study(s)
            found.key = key
            self.studies[key] = found
            self.study = found
            other: i64 = 0
            while other < self.seats:
                if other != self.seat:
                    found.find_nearest(other)
                    self.write(s, other, found.features[other])
                other += 1
            found.find_nearest(self.seat)
        self.study = found

    def write(self, s: Position, seat: i64, out: Floats) -> i64:
        """Write all features of a seat; say how many common goals it meets without having marked them."""
        hidden = has(self.hidden, seat)
        card: i64 = -1 if hidden else s.kept(seat)
        met: i64 = write_galaxy(s, seat, self.study.board, self.study.nearest, card, out)
        if hidden:
            guess = self.personal[seat]
            out[POINTS] += guess[0]
            n: i64 = 0
            while n < AWAY:
                spot: i64 = PERSONAL + n
                out[spot] = guess[n + 1]
                n += 1
        write_stock(s, seat, stock_of(s, seat), self.study.board, self.wanted[seat], out)
        return met

    def _guess_goal(self, s: Position, seat: i64) -> None:
        """Average over the goals a seat may have kept; those it is near to are more likely."""
        guess = self.personal[seat]
        total = 0.0
        met = 0.0
        count_met = 0.0
        card: i64 = 0
        while card < PERSONAL_CARDS:
            if not seen(s, card):
                away: i64 = missing_for_personal(s, seat, card)
                likely = exp(-_PURSUED * float(min(away, AWAY)))
                total += likely
                points = likely * float(s.tables.personal_points[card])
                if away == 0:
                    met += points
                    count_met += likely
                spot: i64 = min(away, AWAY)
                guess[spot] += points
            card += 1
        n: i64 = 0
        while n <= AWAY:
            guess[n] = guess[n] / total if total > 0.0 else 0.0
            n += 1
        if guess[0] > 0.0:
            self.stake = met / count_met
            self.risks[seat] = guess[0] / self.stake

    def look(self, s: Position, with_stock: bool) -> Outlook:
        """Look at a position at the end of the seat's turn, its stock left out if that varies."""
        self.limit.count()
        self.turn_to(s)
        out = self.out
        met: i64 = self.write(s, self.seat, out)
        if met and s.active == self.seat and not s.over and s.frame_arg(0) <= 2:
            after = s.copy()
            assert isinstance(after, Position)
            check_goals(after)
            found = self.look(after, with_stock)
            return found
        turns = TurnsLeft(s)
        found = Outlook()
        found.row = row_of(turns.of(self.seat))
        found.standing = self.weigh(out, found.row, 0, FEATURES if with_stock else GALAXY_FEATURES)
        found.standing += _BLACK_STAR * float(s.blacks(self.seat))
        total: i64 = found.row
        found.points = out[POINTS]
        best = -1.0e9
        other: i64 = 0
        while other < self.seats:
            if other != self.seat:
                row: i64 = row_of(turns.of(other))
                total += row
                standing = self.weigh(self.study.features[other], row, 0, FEATURES)
                standing += _BLACK_STAR * float(s.blacks(other))
                self.standings[other] = standing
                found.rival_points += self.study.features[other][POINTS]
                if standing > best:
                    best = standing
                    found.risk = self.risks[other]
            other += 1
        mean: i64 = total // self.seats
        found.spread = self.weights.spreads[mean]
        found.best_rival = best
        found.stake = self.stake
        other = 0
        while other < self.seats:
            if other != self.seat:
                found.rivals += exp((self.standings[other] - best) / found.spread)
            other += 1
        found.value = chance(found, 0.0)
        return found

    def value(self, s: Position) -> float:
        """The chance of the seat to win at the end of a turn."""
        return self.look(s, True).value

    def weigh(self, values: Floats, row: i64, first: i64, end: i64) -> float:
        """The standing in points that features give with so many turns left."""
        rows = self.weights.rows
        base: i64 = row * FEATURES
        total = 0.0
        while first < end:
            total += values[first] * rows[base + first]
            first += 1
        return total

    def stock_value(self, s: Position, stock: i64, row: i64) -> float:
        """What a stock adds to the standing."""
        write_stock(s, self.seat, stock, self.study.board, self.wanted[self.seat], self.out)
        return self.weigh(self.out, row, GALAXY_FEATURES, FEATURES)


def features(s: Position, seat: i64) -> Floats:
    """What a position with nothing hidden offers a seat: one number for each of `NAMES`."""
    out = zero_floats(FEATURES)
    study = Study(s)
    study.find_nearest(seat)
    card: i64 = s.kept(seat)
    write_galaxy(s, seat, study.board, study.nearest, card, out)
    write_stock(s, seat, stock_of(s, seat), study.board, wanted_colours(s, seat, card), out)
    return out


def chance(found: Outlook, stock: float) -> float:
    """The chance to win, with what a stock adds; a little of it is the lead itself."""
    lead = found.standing + stock - found.best_rival
    risk = found.risk
    if risk == 0.0:
        return _ahead(found, lead) + _MARGIN * lead
    met = _ahead(found, lead - (1.0 - risk) * found.stake)
    return risk * met + (1.0 - risk) * _ahead(found, lead + risk * found.stake) + _MARGIN * lead


def _ahead(found: Outlook, lead: float) -> float:
    return 1.0 / (1.0 + found.rivals * exp(max(-60.0, min(60.0, -lead / found.spread))))


def key_of(s: Position) -> i64:
    """A number that differs when value tokens lie or common goals are marked otherwise."""
    number: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        number = number << OPEN_GOALS | s.claims(seat)
        seat += 1
    if s.full == 1:
        token: i64 = 0
        while token < VALUE_TOKENS:
            number = (number * 67 + s.space(token) * 7 + s.height(token)) & 0xFFFFFFFFFFFF
            token += 1
    return number


def seen(s: Position, card: i64) -> bool:
    """Whether a personal goal is known to lie with a seat."""
    seat: i64 = 0
    while seat < s.seats:
        if s.dealt(seat, 0) == card or s.dealt(seat, 1) == card or s.kept(seat) == card:
            return True
        seat += 1
    return False
