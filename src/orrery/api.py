"""The small public interface: find a game, play one at random, step through a record."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games import GAMES, content_file, make, make_changed
from orrery.kernel.chance import natures_choice
from orrery.kernel.content import shipped_or_changed
from orrery.kernel.errors import OrreryError
from orrery.kernel.game import Game
from orrery.kernel.journal import Journal
from orrery.kernel.options import Value
from orrery.kernel.record import Record, Step, steps
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE

_SHIPPED: dict[str, Game] = {}


def game_names() -> list[str]:
    """The names of the games there are."""
    return list(GAMES)


def game(name: str, content: str | None = None) -> Game:
    """A game by name, with the shipped content or a user's file laid over it."""
    if name not in GAMES:
        raise OrreryError(f"there is no game {name!r}; one of {', '.join(GAMES)}")
    if content is None and name in _SHIPPED:
        return _SHIPPED[name]
    file, data = shipped_or_changed(content_file(name), content)
    if content is not None:
        return make_changed(name, file, data)
    _SHIPPED[name] = make(name, file, data)
    return _SHIPPED[name]


def random_game(name: str, seats: int = 2, seed: int = 0, options: dict[str, Value] | None = None) -> Record:
    """Play a game at random to its end and give its record."""
    journal = Journal(game(name), seats, options)
    rng = Rng(seed)
    while not journal.state.over:
        seat = journal.state.pending()[0]
        if seat == NATURE:
            journal.apply(seat, natures_choice(journal.state, rng))
        else:
            journal.apply(seat, rng.choice(journal.state.legal(seat)))
    return journal.record({"played": f"at random, seed {seed}"})


def replay(record: Record, content: str | None = None) -> Iterator[Step]:
    """Step through a record, with a content file or with what the record brings; BadRecord if it is damaged."""
    if content is not None:
        return steps(game(record.game, content), record)
    from orrery.card_list import game_of  # which needs this module

    return steps(game_of(record), record)
