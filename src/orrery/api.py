"""Find a game, play one at random, step through a record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from orrery.games import GAMES, NO_CONTENT, make_changed, merged_content, shipped
from orrery.kernel.arguments import must_be, quoted
from orrery.kernel.errors import BadContent, OrreryError
from orrery.kernel.game import Game
from orrery.kernel.journal import Journal
from orrery.kernel.record import Record, ReplayStep, steps
from orrery.kernel.rng import Rng
from orrery.plugins import found, plugin, refused

if TYPE_CHECKING:
    from pathlib import Path


def game_names() -> list[str]:
    """The names of the games there are: Orrery's own, then those of other packages."""
    return [*GAMES, *found()[0]]


def game(name: str, content: str | Path | None = None) -> Game:
    """A game by name, with the shipped content or a user's file laid over it."""
    if not isinstance(name, str):
        raise OrreryError(f"there is no game {quoted(name)}; one of {', '.join(game_names())}")
    if name not in GAMES:
        return _outside_game(name, content)
    return shipped(name) if content is None else make_changed(name, str(content), merged_content(name, str(content)))


def _outside_game(name: str, content: str | Path | None) -> Game:
    outside = plugin(name)
    if outside is None:
        raise OrreryError(refused(name) or f"there is no game {quoted(name)}; one of {', '.join(game_names())}")
    if content is not None:
        raise BadContent(str(content), "", NO_CONTENT)
    return outside.game


def random_game(name: str, seats: int = 2, seed: int | str = 0, options: Mapping[str, object] | None = None) -> Record:
    """Play a game at random to its end and give its record."""
    journal = Journal(game(name), seats, options)
    rng = Rng(seed)
    journal.settle(rng)
    while not journal.over:
        seat = journal.state.pending()[0]
        journal.push(seat, rng.choice(journal.state.legal(seat)))
        journal.settle(rng)
    return journal.record({"played": f"at random, seed {seed}"})


def replay(record: Record, content: str | None = None) -> Iterator[ReplayStep]:
    """Step through a record, with a content file or with what the record brings; BadRecord if it is damaged."""
    must_be(record, Record, "orrery.read_record(path)")
    if content is not None:
        return steps(game(record.game, content), record)
    from orrery.card_list import game_of  # which needs this module

    return steps(game_of(record), record)
