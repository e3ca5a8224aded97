"""What an arena tells: its progress, and tables of what came of it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import monotonic
from typing import TextIO

from orrery.study.arena import Duel, Tournament, wilson
from orrery.study.arena_game import Thought
from orrery.study.arena_plan import Setting

_EVERY = 30.0
"""Seconds between lines of progress where a line cannot be written over."""


class ProgressLine:
    """Says how many games have been played and how long the rest will take."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = sys.stderr if stream is None else stream
        self.start = monotonic()
        self.said = self.start
        self.first: int | None = None

    def __call__(self, played: int, most: int) -> None:
        """A game has ended."""
        now = monotonic()
        if self.first is None:
            self.first = played - 1
        each = (now - self.start) / (played - self.first)
        line = f"{played} of {most} games, {100 * played // most} %, {duration(each * (most - played))} left"
        if self.stream.isatty():
            self.stream.write(f"\r\x1b[K{line}")
            self.stream.flush()
        elif now - self.said >= _EVERY:
            self.said = now
            print(line, file=self.stream, flush=True)

    def close(self) -> None:
        """Leave the line."""
        if self.stream.isatty():
            self.stream.write("\r\x1b[K")
            self.stream.flush()


def duration(seconds: float) -> str:
    """A time in words."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


def setting_line(setting: Setting) -> str:
    """What is played, in a line; options that have their defaults are left out."""
    defaults = {option.name: option.default for option in setting.rules().options}
    changed = [f"{name}={value}" for name, value in setting.options.items() if value != defaults[name]]
    return ", ".join([setting.game, f"{setting.seats} seats", *changed, f"seed {setting.seed}"])


def percent(won: float, games: int) -> str:
    """A share of games with its 95 % interval."""
    if not games:
        return "-"
    low, high = wilson(won, games)
    return f"{100 * won / games:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def tournament_report(played: Tournament) -> list[str]:
    """The tables of a tournament: strength, then everybody against everybody."""
    lines = [f"{setting_line(played.setting)}: {len(played.counted())} games", ""]
    order = played.ratings()
    width = max(len(each.bot) for each in order)
    lines.append(f"{'':{width}}  points  95 %")
    for each in order:
        lines.append(f"{each.bot:{width}}  {round(each.points):+6d}  {round(each.low):+d} to {round(each.high):+d}")
    names = [each.bot for each in order]
    sides = played.setting.count_sides()
    fair = "" if sides == 2 else f", one against {sides - 1} (fair share {100 / sides:.1f} %)"
    lines += ["", f"% of games won{fair}", *_matrix(played, names, None)]
    if sides < played.setting.seats:
        for side in range(sides):
            lines += ["", f"% of games won {side_name(played.setting, side)}", *_matrix(played, names, side)]
    return [*lines, *thought_lines(played.thought())]


def side_name(setting: Setting, side: int) -> str:
    """A side by its seats."""
    seats = [str(seat) for seat, each in enumerate(setting.sides()) if each == side]
    return f"in seat {seats[0]}" if len(seats) == 1 else f"in seats {', '.join(seats)}"


def _matrix(played: Tournament, names: Sequence[str], side: int | None) -> list[str]:
    cells = [["", *(f"against {name}" for name in names)]]
    for hero in names:
        row = [percent(*played.share(hero, rival, side)) for rival in names]
        cells.append([hero, *row])
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    return ["  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells]


def duel_report(played: Duel) -> list[str]:
    """What a duel has shown."""
    setting, sequence = played.setting, played.sequence
    hero, rival = played.hero, played.rival
    games = len(played.counted())
    verdict = {"above": "above", "below": "below", "": "not decided from"}[played.verdict]
    lines = [
        setting_line(setting),
        f"{hero} against {rival}: {100 * sequence.mean:.1f} % of {games} games, 95 % interval at any time "
        f"{100 * sequence.low:.1f}-{100 * sequence.high:.1f}: {verdict} {100 * played.target:.1f} %",
    ]
    if setting.count_sides() < setting.seats:
        for side in played.sides:
            lines.append(f"  {side_name(setting, side)}: {percent(*played.share(hero, rival, side))} %")
    return [*lines, *thought_lines(played.thought())]


def thought_lines(thought: dict[str, Thought]) -> list[str]:
    """How long bots thought, in CPU time."""
    lines = ["", "ms of CPU time a choice (mean, longest)"]
    for bot, each in thought.items():
        if each.choices:
            lines.append(f"{bot}: {1000 * each.seconds / each.choices:.2f}, {1000 * each.longest:.0f}")
    return lines if len(lines) > 2 else []
