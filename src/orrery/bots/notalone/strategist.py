"""A player of either side that mixes by the solved turn, and tries its other choices out to the end of the turn."""

from __future__ import annotations

from typing import Final

from orrery.bots.base import Advice, Bot, Decision
from orrery.bots.notalone.advice import by_outcome, places_by_mix, tokens_by_mix
from orrery.bots.notalone.belief import could_play, slots_of
from orrery.bots.notalone.creature import hunt_well
from orrery.bots.notalone.equilibrium import Leaning, Mixes, best_value, planet_of, solve
from orrery.bots.notalone.hunted import survive_well
from orrery.bots.notalone.past import Past
from orrery.bots.notalone.rollout import WEIGHED, Foresight, row_of
from orrery.bots.notalone.stakes import Stakes
from orrery.bots.notalone.tendencies import Tendencies
from orrery.bots.notalone.tokens import draw, lay
from orrery.bots.notalone.trial import NO_CARD, Trial
from orrery.bots.notalone.wary import play_warily
from orrery.games.notalone import actions as a
from orrery.games.notalone import frames, kinds
from orrery.games.notalone.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has
from orrery.kernel.events import Event
from orrery.kernel.rng import Rng


def open_world(seen: Position, rng: Rng) -> Position:
    """Any position that the viewer cannot tell from the true one."""
    world = seen.determinize(rng)
    assert isinstance(world, Position)
    return world


def solve_turn(seen: Position, world: Position, rounds: i64, leaning: Leaning | None) -> tuple[Stakes, Mixes]:
    """The stakes of a turn, and how everybody should mix."""
    stakes = Stakes(world, seen)
    artemia = 1.0 if has(seen.tables.artemia_spaces[seen.side], seen.rescue) else _EXTRA_TOKEN
    return stakes, solve(stakes, planet_of(stakes), artemia, rounds, leaning)


def lean(seen: Position, history: list[Event], most: float) -> Leaning | None:
    """What is expected of the others by what they did so far; nothing before the second turn."""
    if most <= 0.0 or seen.turn < 2:
        return None
    slots = [int(slots_of(seen, could_play(seen, seen.hunted(k)))) for k in range(1, int(seen.seats))]
    found = Tendencies(seen, Past(seen, history), slots)
    k: i64 = 0
    while k < seen.seats - 1:
        found.trust[k] = 0.0 if seen.hunted(k + 1) == seen.viewer else most * found.trust[k]
        k += 1
    creature = 0.0 if seen.viewer == seen.creature else most * found.creature_trust
    return Leaning(found.places, found.trust, found.creature, creature)


_EXTRA_TOKEN: Final = 0.35
"""How much a token that a Hunt card may bring counts beside a whole Artemia token, before anybody knows."""


class Manner:
    """How somebody chooses who does not always follow the solved turn."""

    def __init__(self, plain: int, wary: int, fear: float, sharpness: float) -> None:
        self.plain: i64 = plain
        """In so many of a hundred choices the Creature lays a token where anybody would look."""
        self.wary: i64 = wary
        """In so many of a hundred turns a Hunted weighs power against where anybody would look."""
        self.fear = fear
        self.sharpness = sharpness


class Strategist(Bot):
    """Solves each turn as a game of hidden choices; other choices it tries out in sampled positions."""

    name = "strategist"

    def __init__(self, name: str, rounds: int, positions: int, trust: float, manner: Manner | None = None) -> None:
        self.name = name
        self.rounds: i64 = rounds
        """How long it learns how to mix."""
        self.positions: i64 = positions
        """How many positions it looks at for one choice by itself."""
        self.trust = trust
        """How far it leans on habits at most."""
        self.manner = Manner(0, 0, 0.0, 1.0) if manner is None else manner

    def decide(self, decision: Decision) -> int:
        """Pick an action for whichever side the seat plays."""
        seen = decision.position
        legal = decision.legal
        rng = decision.rng
        if len(legal) == 1:
            return legal[0]
        assert isinstance(seen, Position)
        seat: i64 = seen.viewer
        if seen.turn == 0 or seen.over or seen.seats == 2:
            return greedy_choice(seen, seat, legal, rng)
        world = open_world(seen, rng)
        leaning = lean(seen, decision.history, self.trust)
        stakes, mixes = solve_turn(seen, world, self.rounds, leaning)
        ahead = Foresight(stakes, mixes, rng, leaning)
        kind: i64 = seen.kind
        if kind == frames.CHOOSE:
            return self.choose_place(seen, world, seat, legal, ahead)
        if int(kind) in WEIGHED:
            return ahead.best_at_once(world, seat, legal, 4)
        trial = Trial(decision.budget.limit(self.positions), decision.budget.seconds)
        if kind == frames.HUNTING:
            return self.hunt(seen, legal, ahead, trial)
        return trial.best(seen, seat, [int(action) for action in legal if action != a.PASS_PHASE], ahead)

    def advise(self, decision: Decision, most: int = 3) -> list[Advice]:
        """Recommend what the mix does most often, or what leads to the best beginning of the next turn."""
        seen = decision.position
        assert isinstance(seen, Position)
        legal = decision.legal
        if len(legal) == 1 or seen.turn == 0 or seen.over or seen.seats == 2:
            return [Advice(self.decide(decision))]
        seat: i64 = seen.viewer
        world = open_world(seen, decision.rng)
        leaning = lean(seen, decision.history, self.trust)
        stakes, mixes = solve_turn(seen, world, self.rounds, leaning)
        ahead = Foresight(stakes, mixes, decision.rng, leaning)
        if seen.kind == frames.HUNTING:
            tokens = tokens_by_mix(seen, legal, stakes, mixes, most)
            if tokens:
                return tokens
        plays = [action for action in legal if a.PLAY <= action < a.PLAY_TWO]
        if seen.kind == frames.CHOOSE and plays:
            choice = self.choose_place(seen, world, seat, legal, ahead)
            places = places_by_mix(seen, row_of(seen, seat), plays, mixes, most)
            return places if choice in plays else [Advice(choice), *places[: most - 1]]
        choices = [int(action) for action in legal if action != a.PASS_PHASE]
        trial = Trial(decision.budget.limit(self.positions), decision.budget.seconds)
        return by_outcome(choices, trial.wins(seen, seat, choices, ahead), most)

    def hunt(self, seen: Position, legal: list[Action], ahead: Foresight, trial: Trial) -> int:
        """Play a Hunt card first if one brings more than none, then lay the tokens."""
        cards = [action for action in legal if a.PLAY_HUNT <= action < a.PLAY_SURVIVAL]
        if cards and seen.phase == 2:
            best = trial.best(seen, seen.creature, [NO_CARD, *[int(card) for card in cards]], ahead)
            if best != NO_CARD:
                return best
        if ahead.rng.below(100) < self.manner.plain:
            return hunt_well(seen, [action for action in legal if action not in cards], ahead.rng)
        return lay(seen, legal, ahead.stakes, ahead.mixes, ahead.rng)

    def choose_place(self, seen: Position, world: Position, seat: i64, legal: list[Action], ahead: Foresight) -> int:
        """Play by the mix, unless Will is better spent on cards first."""
        if a.TAKE_BACK <= legal[0] < a.TAKE_BACK + kinds.NUMBERS or legal[0] >= a.WILL_FROM_SUPPLY:
            return ahead.best_at_once(world, seat, legal, 2)
        plays = [action for action in legal if a.PLAY <= action < a.RESIST]
        row: i64 = row_of(seen, seat)
        best = -1
        most = -1.0e9
        if plays:
            most = best_value(ahead.stakes, ahead.mixes, row)
        for action in (a.RESIST, a.GIVE_UP):
            if action in legal:
                value = self.value_of_more(seen, world, seat, action, ahead)
                if value > most + 0.05:
                    most = value
                    best = action
        if best >= 0:
            return best
        if not plays:
            return legal[0]
        if ahead.rng.below(100) < self.manner.wary:
            return play_warily(seen, seat, plays, self.manner.fear, self.manner.sharpness, ahead.rng)
        return play_by_mix(seen, row, plays, ahead)

    def value_of_more(self, seen: Position, world: Position, seat: i64, action: i64, ahead: Foresight) -> float:
        """What a turn brings after a Resist or Give Up."""
        before = ahead.stakes.standing
        after = ahead.after(world, seat, action)
        while not after.over and after.kind == frames.CHOOSE and (after.take_back_due(seat) or after.will_due(seat)):
            after.do(seat, ahead.best_at_once(after, seat, after.legal(int(seat)), 1))
        if after.over:
            return -1.0e6
        shown = after.conceal(int(seat))
        assert isinstance(shown, Position)
        stakes, mixes = solve_turn(shown, after, self.rounds, ahead.leaning)
        gained = ahead.stakes.stake(int(stakes.standing - before))
        return gained + best_value(stakes, mixes, row_of(seen, seat)) * stakes.slope / ahead.stakes.slope


def play_by_mix(s: Position, row: i64, plays: list[Action], ahead: Foresight) -> int:
    """A place, or two, as often as the mix says."""
    stakes = ahead.stakes
    mixes = ahead.mixes
    if plays[0] < a.PLAY_TWO:
        shares = [mixes.places[10 * row + s.slot_of(action - a.PLAY)] for action in plays]
        return draw(shares, plays, ahead.rng)
    both = s.effect_now(s.hunted(row + 1)) == kinds.BOTH
    values = [pair_value(s, row, action, stakes, mixes, both) for action in plays]
    best = max(values)
    shares = []
    for value in values:
        gap = (best - value) * 8.0
        shares.append(1.0 / (1.0 + gap * gap * gap))
    return draw(shares, plays, ahead.rng)


def pair_value(s: Position, row: i64, action: i64, stakes: Stakes, mixes: Mixes, both: bool) -> float:
    """What two cards bring: both places, or the better one once the tokens lie."""
    first: i64
    second: i64
    if action < a.PLAY_WITH:
        first = s.slot_of(a.PAIR_FIRST[action - a.PLAY_TWO])
        second = s.slot_of(a.PAIR_SECOND[action - a.PLAY_TWO])
    else:
        first = s.slot_of((action - a.PLAY_WITH) // 10)
        second = s.slot_of((action - a.PLAY_WITH) % 10)
    if both:
        return mixes.value[10 * row + first] + place_value(row, second, stakes, mixes)
    one = place_value(row, first, stakes, mixes)
    other = place_value(row, second, stakes, mixes)
    free = max(stakes.free[10 * row + first], free_of(row, second, stakes))
    danger = mixes.creature[first] + mixes.creature[second]
    return (1.0 - danger) * free + mixes.creature[first] * other + mixes.creature[second] * one


def free_of(row: i64, slot: i64, stakes: Stakes) -> float:
    """What a place brings without a token."""
    return stakes.free[10 * row + slot]


def place_value(row: i64, slot: i64, stakes: Stakes, mixes: Mixes) -> float:
    """What a place brings against the Creature's mix, whether it is among the cards counted before or not."""
    return mixes.value[10 * row + slot] if has(stakes.slots[row], slot) else -0.2


def greedy_choice(s: Position, seat: i64, legal: list[Action], rng: Rng) -> int:
    """What the greedy bot does."""
    if seat == s.creature:
        return hunt_well(s, legal, rng)
    return survive_well(s, seat, legal, rng)
