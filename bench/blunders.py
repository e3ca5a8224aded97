"""How often a level does what no practised player does: counted in games of it against another bot.

.venv/bin/python bench/blunders.py [--bots club,expert] [--rival greedy] [--games 200] [--seats 2] [--side A]

Comet: a Rest although an animal could come home in the turn; a Rest with a full hand that readies nothing; an animal
hatched in the comet phase for which the symbols and abilities left are less than half the steps it needs; a Move that
ends though an animal could still come home by the symbols left. Also, as figures of style and no blunders: Rests with a
full hand that ready something.
"""

from __future__ import annotations

import argparse
from collections import Counter

import orrery
from orrery import bots
from orrery.bots.base import Bot, Decision
from orrery.bots.comet.evaluation import Evaluation
from orrery.bots.comet.sense import brings_home, is_idle_rest
from orrery.bots.comet.turn_search import TurnSearch
from orrery.bots.comet.weights import Weights
from orrery.games.comet import frames
from orrery.games.comet.actions import DONE, REST, member
from orrery.games.comet.cards import count_cards
from orrery.games.comet.kinds import SYMBOLS
from orrery.games.comet.nests import open_number
from orrery.games.comet.position import Position
from orrery.kernel.rng import Rng
from orrery.study.arena import play_match

WIDTH, POSITIONS = 40, 6000
"""How broadly a turn is looked through for a rescue: far more broadly than any level does."""
COUNTED = (
    "choices",
    "rests",
    "rest, rescue possible",
    "rest, full hand, nothing to ready",
    "rest, full hand, something to ready",
    "hatched in vain",
    "free rescue left",
)


def rescue_possible(s: Position, seat: int, actions: list[int]) -> bool:
    """Whether one of the ways to play on that begin with some actions brings an animal home in this turn."""
    legal = [action for action in s.legal(seat) if int(action) in actions]
    if not legal:
        return False
    search = TurnSearch(Evaluation(seat, Weights()), Rng("blunders"), POSITIONS)
    return any(brings_home(s, end.state, seat) for end in search.ends(s, legal, WIDTH))


def free_rescue(s: Position, seat: int, depth: int = 4) -> bool:
    """Whether steps by the symbols at hand bring an animal home."""
    if depth == 0 or s.kind != frames.MOVE or s.active != seat:
        return False
    for action in s.legal(seat):
        if action >= s.tables.first_step:
            after = s.trial()
            after.do(seat, action)
            if brings_home(s, after, seat) or free_rescue(after, seat, depth - 1):
                return True
    return False


def steps_left(s: Position, seat: int, hatched: int) -> int:
    """How many symbols the hand has without a card, two counted for every utility card and ability."""
    tables = s.tables
    steps = 2 * sum(s.ready(seat, tool) for tool in range(tables.tools))
    for kind in range(tables.kinds):
        cards = count_cards(s, s.hand_cards(seat), kind) - (1 if kind == hatched else 0)
        symbols = sum(tables.symbols[kind * SYMBOLS + symbol] for symbol in range(SYMBOLS))
        steps += cards * (2 if tables.utility[kind] else symbols)
    return int(steps)


def blunders(s: Position, seat: int, action: int) -> list[str]:
    """What is to be counted of a choice."""
    tables = s.tables
    if s.kind == frames.TURN and action == REST:
        out = ["rests"]
        others = [int(each) for each in s.legal(seat) if each != REST]
        if rescue_possible(s, seat, others):
            out.append("rest, rescue possible")
        if is_idle_rest(s, seat):
            out.append("rest, full hand, nothing to ready")
        elif s.hand_size(seat) >= s.hand_limit(seat):
            out.append("rest, full hand, something to ready")
        return out
    kind = member(action, tables.first_hatch, tables.kinds)
    if s.kind == frames.TURN and kind >= 0 and s.comet_phase:
        needed = open_number(s, tables.nest[kind])
        return ["hatched in vain"] if 2 * steps_left(s, seat, int(kind)) < needed else []
    if s.kind == frames.MOVE and action == DONE and free_rescue(s, seat):
        return ["free rescue left"]
    return []


class Watched(Bot):
    """A bot whose choices are looked at."""

    def __init__(self, bot: Bot, counts: Counter[str]) -> None:
        self.bot = bot
        self.counts = counts

    def decide(self, decision: Decision) -> int:
        """What the bot chooses, counted."""
        action = self.bot.decide(decision)
        if len(decision.legal) > 1:
            self.counts["choices"] += 1
            s = decision.position.determinize(Rng("blunders"))
            assert isinstance(s, Position)
            self.counts.update(blunders(s, decision.seat, int(action)))
        return action


def count(level: str, rival: str, games: int, seats: int, side: str) -> Counter[str]:
    """Play games with a level in each seat in turn and count."""
    counts: Counter[str] = Counter()
    game = orrery.game("comet")
    for number in range(games):
        seated: list[Bot] = [bots.local_bot(rival, game) for _ in range(seats)]
        seated[number % seats] = Watched(bots.local_bot(level, game), counts)
        play_match(game, seated, f"blunders {number // seats}", {"side": side})
    return counts


def main() -> None:
    """Print a line for each level."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--bots", default="club,expert")
    words.add_argument("--rival", default="greedy")
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--side", default="A")
    given = words.parse_args()
    print(f"| bot | games | {' | '.join(COUNTED)} |")
    print("|---|---:|" + "---:|" * len(COUNTED))
    for level in given.bots.split(","):
        counts = count(level, given.rival, given.games, given.seats, given.side)
        print(f"| {level} | {given.games} | {' | '.join(str(counts[each]) for each in COUNTED)} |", flush=True)


if __name__ == "__main__":
    main()
