"""Tournaments and duels between bots: who is stronger, and how sure that is.

>>> from orrery.study.arena import Tournament, setting
>>> played = Tournament(setting("nebula", 2, {}, seed=1), ["random", "greedy"], games=2)
>>> played.run()  # doctest: +SKIP
>>> played.ratings()[0].bot  # doctest: +SKIP
'greedy'

A game is known by its hero, its rival, its side and its block, and follows from these and the seed: however many
processes play, and however often it is interrupted, an arena comes to the same results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile

from orrery.bots.base import Bot
from orrery.kernel.errors import BadOptions, OrreryError
from orrery.kernel.game import Game
from orrery.study import arena_plan
from orrery.study.arena_file import GameFile
from orrery.study.arena_game import Result, Thought, check_bot, play_match
from orrery.study.arena_plan import Setting, Task, fair_target, setting
from orrery.study.arena_workers import play_all
from orrery.study.confidence import ConfidenceSequence, wilson
from orrery.study.ratings import Rating, Tally, ratings

__all__ = [
    "Duel",
    "GameFile",
    "Series",
    "Setting",
    "Tournament",
    "fair_target",
    "play_match",
    "setting",
    "share_of_wins",
    "wilson",
]

Progress = Callable[[int, int], None]
"""Is told after each game how many have been played, and how many there are to play at most."""


class _Run:
    """Games of one setting, played or still to be played."""

    def __init__(self, setting: Setting, bots: Sequence[str], tasks: Sequence[Task]) -> None:
        for bot in bots:
            check_bot(bot, setting)
        self.setting = setting
        self.bots = list(dict.fromkeys(bots))
        self.tasks = list(tasks)
        self.results: dict[Task, Result] = {}

    def run(self, workers: int = 0, file: GameFile | None = None, progress: Progress | None = None) -> None:
        """Play the games that the file does not have yet, in so many processes (0: in this one).

        Whatever stops it, the games that have ended are in `results` and in the file.
        """
        found = file.played if file is not None else {}
        for task in self.tasks:
            if task in found:
                self.take(found[task])
        if self.decided():
            return
        for result in play_all(self.setting, self._missing(), workers):
            if file is not None:
                file.add(result)
            self.take(result)
            if progress is not None:
                progress(len(self.results), len(self.tasks))
            if self.decided():
                return

    def _missing(self) -> Iterable[Task]:
        return [task for task in self.tasks if task not in self.results]

    def take(self, result: Result) -> None:
        """Count a game that has ended."""
        self.results[result.task] = result

    def decided(self) -> bool:
        """Whether what is to be known is known before all games are played."""
        return False

    def counted(self) -> list[Result]:
        """The games that count, in the order in which they were to be played."""
        return [self.results[task] for task in self.tasks if task in self.results]

    def thought(self) -> dict[str, Thought]:
        """How long each bot thought about choices between several actions."""
        out = {bot: Thought() for bot in self.bots}
        for result in self.counted():
            for bot, each in result.thought.items():
                out[bot].add(each)
        return out

    def share(self, hero: str, rival: str, side: int | None = None) -> tuple[float, int]:
        """How many games a bot has won against another, a shared win by its share, and of how many.

        With two sides both bots' games against each other count, else those of one against several.
        """
        won, games = 0.0, 0
        if hero == rival and side is None:
            return won, games
        swap = self.setting.count_sides() == 2
        for result in self.counted():
            task = result.task
            if (task.hero, task.rival) == (hero, rival) and side in (None, task.side):
                won, games = won + result.score, games + 1
            elif swap and (task.rival, task.hero) == (hero, rival) and side in (None, 1 - task.side):
                won, games = won + 1 - result.score, games + 1
        return won, games


class Tournament(_Run):
    """Every bot against every other, at least so many games a pairing."""

    def __init__(self, setting: Setting, bots: Sequence[str], games: int, mirrors: bool = False) -> None:
        if len(bots) < 2:
            raise OrreryError("name at least two bots")
        if len(bots) != len(set(bots)):
            raise OrreryError("a bot is named twice")
        if games < 1:
            raise BadOptions(f"--games: {games} is less than 1")
        super().__init__(setting, bots, list(arena_plan.tournament(setting, bots, games, mirrors)))

    def tallies(self) -> list[Tally]:
        """How often each bot won on each side against each other one."""
        won: dict[tuple[str, str, int], list[float]] = {}
        for result in self.counted():
            task = result.task
            won.setdefault((task.hero, task.rival, task.side), []).append(result.score)
        return [Tally(*key, sum(scores), len(scores)) for key, scores in won.items()]

    def ratings(self) -> list[Rating]:
        """The strength of each bot, strongest first."""
        return ratings(self.bots, self.tallies(), self.setting.count_sides())


class Series(_Run):
    """One bot on each of some sides in turn, another on all others, for so many games."""

    def __init__(self, setting: Setting, hero: str, rival: str, games: int, sides: Sequence[int] | None = None) -> None:
        if games < 1:
            raise BadOptions(f"--games: {games} is less than 1")
        count = setting.count_sides()
        self.sides = list(range(count)) if sides is None else list(sides)
        if not self.sides or any(not 0 <= side < count for side in self.sides):
            raise BadOptions(f"--side: sides run from 0 to {count - 1}")
        self.hero, self.rival = hero, rival
        super().__init__(setting, [hero, rival], list(arena_plan.duel(hero, rival, self.sides, games)))


class Duel(Series):
    """One bot against another until the interval of its share of wins excludes a target, or the games run out.

    Its sides are played in turn; the mean of a block of them is what the confidence sequence is given, block by block
    in their order, so that it does not matter which game ends first.
    """

    def __init__(
        self, setting: Setting, hero: str, rival: str, target: float, games: int, sides: Sequence[int] | None = None
    ) -> None:
        if not 0 < target < 1:
            raise BadOptions(f"--until: {100 * target:g} is not between 0 and 100")
        super().__init__(setting, hero, rival, games, sides)
        self.target = target
        self.sequence = ConfidenceSequence()
        self.block = 0
        """The first block whose games have not all been counted."""

    @property
    def verdict(self) -> str:
        """What has been shown: the share is "above" the target, "below" it, or "" if nothing is shown."""
        return self.sequence.verdict(self.target)

    def take(self, result: Result) -> None:
        """Count a game, and the block it completes."""
        super().take(result)
        while not self.decided():
            block = [Task(self.hero, self.rival, side, self.block) for side in self.sides]
            scores = [self.results[task].score for task in takewhile(self.results.__contains__, block)]
            if len(scores) < len(block):
                return
            self.sequence.add(sum(scores) / len(scores))
            self.block += 1

    def decided(self) -> bool:
        """Whether the interval excludes the target."""
        return bool(self.verdict)

    def counted(self) -> list[Result]:
        """The games of the blocks the interval follows from."""
        return [result for result in super().counted() if result.task.block < self.block]


def share_of_wins(
    game: Game,
    hero: Bot,
    rival: Bot,
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> float:
    """How many games of a match the hero wins against rivals in all other seats; a shared win counts its share."""
    won = 0.0
    for number in range(games):
        place = number % seats
        table = [hero if seat == place else rival for seat in range(seats)]
        winners = play_match(game, table, f"{seed}:{number}", options).winners()
        if place in winners:
            won += 1 / len(winners)
    return won / games
