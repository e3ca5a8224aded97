"""Playing a turn on to its end, by mixes and by what counts at once, to see what a choice leads to."""

from __future__ import annotations

from typing import Final

from orrery.bots.notalone import odds
from orrery.bots.notalone.belief import number_at
from orrery.bots.notalone.creature import creature_score
from orrery.bots.notalone.equilibrium import Leaning, Mixes
from orrery.bots.notalone.hunted import hunted_score
from orrery.bots.notalone.picking import best_of
from orrery.bots.notalone.stakes import Stakes
from orrery.bots.notalone.tokens import lay, likeliest_hunted
from orrery.games.notalone import actions as a
from orrery.games.notalone import frames, kinds
from orrery.games.notalone.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import Ints, i64, zeros
from orrery.kernel.bits import bit, has
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import NONE, UNKNOWN
from orrery.kernel.state import ASK_NATURE, NATURE

_DEPTH: Final = 4
"""So many choices of one effect are looked through, each by what counts best at once."""
_LONGEST: Final = 400
"""No turn takes more choices."""

WEIGHED: Final = [
    frames.RESOLVE,
    frames.RECYCLE_OR_COPY,
    frames.TAKE,
    frames.DISCARD,
    frames.DISCARD_TOGETHER,
    frames.SCREAM,
    frames.TOXIN,
    frames.SHELTER,
    frames.SOURCE,
    frames.HEAL,
    frames.ARCHIPELAGO,
    frames.MYCELIUM,
    frames.ACQUIRE,
    frames.MAZE,
    frames.MAZE_SET,
    frames.MAZE_USE,
    frames.REGAIN,
    frames.VOTE,
    frames.DOUBLE_BACK,
    frames.COPY,
]
"""Questions whose answer counts at once, so that the evaluator can tell right after it."""


class Foresight:
    """What is needed to play a turn on: its stakes and mixes, and room for the evaluator."""

    def __init__(self, stakes: Stakes, mixes: Mixes, rng: Rng, leaning: Leaning | None = None) -> None:
        self.stakes = stakes
        self.mixes = mixes
        self.rng = rng
        self.leaning = leaning
        self.room: Ints = zeros(odds.FEATURES)
        self.looked: i64 = 0
        """How many positions were looked at."""

    def after(self, s: Position, seat: i64, action: i64) -> Position:
        """The position after an action."""
        other = s.copy()
        assert isinstance(other, Position)
        other.do(seat, action)
        self.looked += 1
        return other

    def best_at_once(self, s: Position, seat: i64, legal: list[Action], depth: i64) -> int:
        """The action that counts most once what it asks of the same seat is answered as well."""
        sign: i64 = -1 if seat == s.creature else 1
        best = legal[0]
        most: i64 = -1_000_000
        for action in legal:
            count: i64 = sign * self.counts(self.after(s, seat, action), seat, depth)
            if count > most:
                most = count
                best = action
        return best

    def counts(self, s: Position, seat: i64, depth: i64) -> i64:
        """How the Hunted stand once a seat has answered what it is asked next; changes the position."""
        while depth > 0:
            asked: i64 = s.asked()
            if asked == ASK_NATURE:
                s.do(NATURE, natures_choice(s, self.rng))
            elif asked == bit(seat) and int(s.kind) in WEIGHED and s.kind != frames.RESOLVE:
                s.do(seat, self.best_at_once(s, seat, s.legal(int(seat)), depth - 1))
            else:
                break
            depth -= 1
        return odds.log_odds(s, self.room)

    def play_on(self, s: Position) -> i64:
        """Play to the beginning of the next turn, and return how the Hunted stand then."""
        turn: i64 = s.turn
        steps: i64 = 0
        while steps < _LONGEST:
            asked: i64 = s.asked()
            if asked == 0 or s.turn > turn:
                break
            if asked == ASK_NATURE:
                s.do(NATURE, natures_choice(s, self.rng))
            else:
                seat: i64 = s.seat_to_move()
                s.do(seat, self.quick(s, seat))
            steps += 1
        self.looked += steps
        return odds.log_odds(s, self.room)

    def quick(self, s: Position, seat: i64) -> int:
        """A choice for anybody, without looking far."""
        kind: i64 = s.kind
        if kind == frames.WINDOW:
            return a.PASS_PHASE
        legal = s.legal(int(seat))
        if len(legal) == 1:
            return legal[0]
        if kind == frames.HUNTING:
            return lay(s, legal, self.stakes, self.mixes, self.rng)
        if kind == frames.CHOOSE:
            return self.quick_place(s, seat, legal)
        if kind == frames.PICKING or kind == frames.ORDER:
            return self.quick_pick(s, seat, legal)
        if int(kind) in WEIGHED:
            return self.best_at_once(s, seat, legal, 2)
        if seat != s.creature:
            return best_of([hunted_score(s, seat, kind, action) for action in legal], legal)
        if kind == frames.NAMING:
            named: i64 = a.NAME_SEAT + likeliest_hunted(s, self.stakes, self.mixes)
            if int(named) in legal and s.arg2 & 7 == frames.FOR_ANTICIPATION:
                return int(named)
        return best_of([creature_score(s, kind, action) for action in legal], legal)

    def quick_place(self, s: Position, seat: i64, legal: list[Action]) -> int:
        """A place by the mix, where it is one card that is played."""
        plays = [action for action in legal if a.PLAY <= action < a.PLAY_TWO]
        if not plays:
            plays = [action for action in legal if a.PLAY <= action < a.RESIST]
            return self.rng.choice(plays if plays else legal)
        number: i64 = drawn_number(s, seat, self.mixes, self.rng)
        return a.PLAY + int(number) if a.PLAY + int(number) in plays else self.rng.choice(plays)

    def quick_pick(self, s: Position, seat: i64, legal: list[Action]) -> int:
        """Of two played cards the one where no token lies, or whose place brings more."""
        scores: list[float] = []
        row: i64 = 10 * (row_of(s, seat))
        for action in legal:
            slot: i64 = s.slot_of(action - a.PICK)
            score = self.stakes.free[row + slot]
            if has(s.token_slots(kinds.CREATURE_TOKEN), slot):
                score = self.stakes.caught[row + slot] + self.stakes.catch[slot]
            elif has(s.token_slots(kinds.ARTEMIA) | s.token_slots(kinds.TARGET), slot):
                score = self.stakes.artemia[row + slot]
            scores.append(score)
        return best_of(scores, legal)


def row_of(s: Position, seat: i64) -> i64:
    """Which Hunted a seat is, counted from 0."""
    k: i64 = seat - s.creature - 1
    return k + s.seats if k < 0 else k


def drawn_number(s: Position, seat: i64, mixes: Mixes, rng: Rng) -> i64:
    """The number of a place drawn from a Hunted's mix; NONE if it has none."""
    row: i64 = 10 * row_of(s, seat)
    ticket = float(rng.below(1_000_000)) / 1_000_000.0
    slot: i64 = 0
    while slot < kinds.SLOTS:
        ticket -= mixes.places[row + slot]
        if ticket < 0.0:
            return number_at(s, slot)
        slot += 1
    return NONE


def sample_world(seen: Position, mixes: Mixes, rng: Rng) -> Position:
    """A position that the viewer cannot tell from the true one, the face-down cards as likely as the mixes say."""
    world = seen.determinize(rng)
    assert isinstance(world, Position)
    k: i64 = 1
    while k < seen.seats:
        seat: i64 = seen.hunted(k)
        if seen.played(seat, 0) == UNKNOWN and seen.played(seat, 1) != UNKNOWN:
            number: i64 = drawn_number(world, seat, mixes, rng)
            now: i64 = world.played(seat, 0)
            if number >= 0 and number != now and has(world.hand(seat), number):
                world.set_played(seat, 0, number)
                world.set_hand(seat, world.hand(seat) ^ (bit(now) | bit(number)))
        k += 1
    return world
