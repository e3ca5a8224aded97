"""Whether each level beats the one below, the reference and the pool: plays what is to be shown and writes the table.

.venv/bin/python bench/ladder.py --minutes 60 [--only comet] [--games 400] [--folder ladder] [--write FILE]

Every line is a match that ends as soon as its confidence sequence (`orrery.study.confidence`) excludes the target, and
may be looked at at any time. Games are kept in the folder, a file for each match, and the next call goes on with them.
All matches first play a few games, then more, so that a short time shows something of each. A game follows from its
number, not from the machine. In Not Alone a role is worth more than another: what the weaker bot wins in that role
against itself is played first, and a target is that share with the odds moved as far as 65 % are from even.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import orrery
from orrery.bots.registry import pool
from orrery.kernel.options import Value
from orrery.study.arena import Duel, GameFile, Series, Setting, fair_target, setting
from orrery.study.arena_command import cores
from orrery.study.arena_report import setting_line

STEPS = [("expert", "club", 65), ("club", "casual", 70), ("casual", "newcomer", 75), ("newcomer", "random", 80)]
"""A level, the one below, and how many percent it is to win between two."""
ROUNDS = (20, 60, 200)
"""After so many games of a match the others are played on; the last round is `--games`."""
SEED = "ladder"
BASE: dict[str, Value] = {}
EXPLORATION: dict[str, Value] = {"places": "exploration", "decks": "combined"}
POOL_MARGIN, TRAINED_MARGIN = 0.05, 0.10
"""By how much a bot of the pool may do better than the level's own counterpart; one trained against it."""


@dataclass
class Match:
    """A match to be played: who, where, on which sides, and the share of wins it is about."""

    hero: str
    rival: str
    where: Setting
    target: float | None
    """None if it follows from what the weaker one wins in this role against itself."""
    percent: int = 50
    side: int | None = None
    at_most: bool = False
    """Whether the share is to be below the target."""
    played: Duel | None = None

    @property
    def sides(self) -> list[int] | None:
        """The sides the hero plays."""
        return None if self.side is None else [self.side]

    def file(self, folder: Path, hero: str) -> Path:
        """Where the games of the match are kept."""
        options = "".join(f"-{name}-{value}" for name, value in sorted(changed(self.where).items()))
        side = "" if self.side is None else f"-side-{self.side}"
        name = f"{self.where.game}-{self.where.seats}{options}-{hero}-{self.rival}{side}.jsonl"
        return folder / name.replace(":", "_")


def changed(where: Setting) -> dict[str, Value]:
    """The options of a setting that do not have their defaults."""
    defaults = {option.name: option.default for option in where.rules().options}
    return {name: value for name, value in where.options.items() if value != defaults[name]}


def matches(only: str | None) -> Iterator[Match]:
    """What is to be shown, the levels first."""
    for stronger, weaker, percent in STEPS:
        for name, options in (("nebula", BASE), ("comet", {"side": "A"}), ("comet", {"side": "B"})):
            if only in (None, name):
                for seats in (2, 4):
                    yield Match(
                        stronger, weaker, setting(name, seats, options, SEED), fair_target(percent / 100, seats)
                    )
        if only in (None, "notalone"):
            for options in (BASE, EXPLORATION):
                for seats in (4, 5):
                    for side in (0, 1):
                        where = setting("notalone", seats, options, SEED)
                        yield Match(stronger, weaker, where, None, percent, side)
    for name, hero, seats, share in (
        ("nebula", "expert", 2, 0.90),
        ("nebula", "club", 2, 0.75),
        ("nebula", "expert", 4, 0.55),
        ("comet", "expert", 2, 0.98),
        ("comet", "club", 2, 0.95),
        ("comet", "expert", 4, 0.75),
    ):
        if only in (None, name):
            yield Match(hero, "greedy", setting(name, seats, {}, SEED), share)
    if only in (None, "notalone"):
        yield from pool_matches()


def pool_matches() -> Iterator[Match]:
    """The pool of Not Alone against club and expert, in either role."""
    for member in ["greedy", *pool(orrery.game("notalone"))]:
        for level in ("expert", "club"):
            for options in (BASE, EXPLORATION):
                for seats in (4, 5):
                    for side in (0, 1):
                        where = setting("notalone", seats, options, SEED)
                        yield Match(member, level, where, None, 50, side, at_most=True)


class TimeIsUp(Exception):
    """The minutes have passed."""


class Ladder:
    """Plays matches for a limited time, with what was played before."""

    def __init__(self, folder: Path, minutes: float, most: int, workers: int) -> None:
        self.folder = folder
        self.end = monotonic() + 60 * minutes
        self.most = most
        self.workers = workers
        self.shares: dict[Path, float] = {}
        """What a level wins in a role against itself."""

    def play(self, match: Match, games: int) -> None:
        """Play a match until it is decided or has so many games."""
        target = match.target
        if target is None:
            between_equals = self.share_between_equals(match)
            if match.at_most:
                margin = TRAINED_MARGIN if "trained" in match.hero else POOL_MARGIN
                target = min(0.999, between_equals + margin)
            else:
                target = moved(between_equals, match.percent / 100)
        match.played = Duel(match.where, match.hero, match.rival, target, games, match.sides)
        self.run(match.played, match.file(self.folder, match.hero))

    def share_between_equals(self, match: Match) -> float:
        """How often the weaker bot wins in a role against itself."""
        path = match.file(self.folder, match.rival)
        if path not in self.shares:
            series = Series(match.where, match.rival, match.rival, self.most, match.sides)
            self.run(series, path)
            results = series.counted()
            self.shares[path] = (0.5 + sum(each.score for each in results)) / (1 + len(results))
        return self.shares[path]

    def run(self, played: Series, path: Path) -> None:
        """Play what the file does not have yet."""
        file = GameFile(played.setting, path, resume=True)
        try:
            played.run(self.workers, file, self.check_time)
        finally:
            file.close()

    def check_time(self, done: int, most: int) -> None:
        """Stop when the time is up."""
        if monotonic() > self.end:
            raise TimeIsUp


def moved(share: float, percent: float) -> float:
    """A share with its odds moved as far as another is from even."""
    odds = share / (1 - share) * percent / (1 - percent)
    return odds / (1 + odds)


def table(planned: list[Match]) -> list[str]:
    """The matches that were played, as a table."""
    lines = [
        "| setting | bot | against | games | won | 95 % at any time | wanted | |",
        "|---|---|---|---:|---:|---:|---:|---|",
    ]
    for match in planned:
        played = match.played
        if played is None or not played.block:
            continue
        sequence = played.sequence
        role = "" if match.side is None else f", as {'the Creature' if match.side == 0 else 'the Hunted'}"
        wanted = f"{'<=' if match.at_most else '>='} {100 * played.target:.1f} %"
        verdict = {"": "open", "below": "yes" if match.at_most else "no", "above": "no" if match.at_most else "yes"}
        where = setting_line(match.where).removesuffix(f", seed {SEED}") + role
        interval = f"{100 * sequence.low:.1f}-{100 * sequence.high:.1f}"
        cells = [where, match.hero, match.rival, str(len(played.counted())), f"{100 * sequence.mean:.1f} %", interval]
        lines.append(f"| {' | '.join([*cells, wanted, verdict[played.verdict]])} |")
    return lines


def main() -> int:
    """Play until everything is decided or the time is up, and print the table."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--minutes", type=float, default=60.0)
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--only", metavar="GAME")
    words.add_argument("--hero", metavar="BOT", help="only matches of this bot")
    words.add_argument("--workers", type=int, default=cores())
    words.add_argument("--folder", type=Path, default=Path("ladder"))
    words.add_argument("--write", type=Path, metavar="FILE")
    given = words.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    planned = [match for match in matches(given.only) if given.hero in (None, match.hero)]
    ladder = Ladder(given.folder, given.minutes, given.games, given.workers)
    try:
        for most in [each for each in ROUNDS if each < given.games] + [given.games]:
            for match in planned:
                if match.played is None or not match.played.verdict:
                    ladder.play(match, most)
                    print(table([match])[-1], file=sys.stderr, flush=True)
    except (TimeIsUp, KeyboardInterrupt):
        print("stopped; the next call goes on", file=sys.stderr)
    text = "\n".join(table(planned)) + "\n"
    print(text, end="")
    if given.write is not None:
        given.write.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
