"""The conformance suite: what every game guarantees, checked along random games. Ours are held to it, and yours can be.

>>> from orrery.testing import check_game
>>> check_game("nebula", games=1, only=["records", "end"]).checks
{'records': 1, 'end': 1}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from orrery.api import game as game_of
from orrery.kernel.action import Action
from orrery.kernel.chance import natures_choice
from orrery.kernel.errors import OrreryError
from orrery.kernel.game import Game
from orrery.kernel.journal import Journal
from orrery.kernel.options import Option, Value
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, State
from orrery.testing.checks import AFTER_A_GAME, ALONG_A_GAME, OF_A_GAME, OF_ALL_GAMES
from orrery.testing.checks.base import Broken, Moment, Run, expect

LONGEST = 5000
"""No random game of ours takes more choices than this, nature's included."""
TURNS, TERMINATION = "turns", "termination"
T = TypeVar("T")

Setting = tuple[int, Mapping[str, Value]]
"""How many seats play, and the options."""


class NotConforming(AssertionError):
    """A game breaks a guarantee: the text says which, what was expected, where, and how to see it again."""

    def __init__(self, game: str, guarantee: str, expected: str, where: str, again: str) -> None:
        super().__init__(f"{game}: {guarantee}: {expected}\n  {where}\n  again: {again}")
        self.guarantee = guarantee


def guarantees() -> list[str]:
    """The names of what is checked."""
    return list(dict.fromkeys([*OF_A_GAME, TERMINATION, *ALONG_A_GAME, *AFTER_A_GAME, *OF_ALL_GAMES]))


class Checker:
    """A run of the suite over one game."""

    def __init__(self, game: Game, name: str, seed: int | str, only: Iterable[str] | None, longest: int) -> None:
        self.game = game
        self.seed = seed
        self.longest = longest
        self.games = 0
        self.choices = 0
        self.checks: dict[str, int] = {each: 0 for each in (guarantees() if only is None else only)}
        """How often each guarantee was checked."""
        self.name = name
        for each in self.checks:
            if each not in guarantees():
                raise OrreryError(f"there is no guarantee {each!r}; one of {', '.join(guarantees())}")

    def check(self, guarantee: str, where: str, again: str, look: Callable[[], None]) -> None:
        """Look at one guarantee, if it is wanted; anything that goes wrong breaks it."""
        if guarantee not in self.checks:
            return
        self.checks[guarantee] += 1
        self.hold(guarantee, where, f"{again}, only=[{guarantee!r}]", look)

    def hold(self, guarantee: str, where: str, again: str, look: Callable[[], T]) -> T:
        """What a look at the game gives; anything that goes wrong breaks the guarantee."""
        call = f"check_game({self.name}, seed={self.seed!r}, {again})"
        try:
            return look()
        except Broken as broken:
            raise NotConforming(self.game.name, guarantee, str(broken), where, call) from None
        except Exception as error:
            what = f"expected no error, found {type(error).__name__}: {error}"
            raise NotConforming(self.game.name, guarantee, what, where, call) from error

    def play(self, run: Run, number: int, setting: Setting, given: str) -> None:
        """Play a game at random, with a look at each position and at the end."""
        seats, options = setting
        where = f"game {number} of seed {self.seed!r}: {seats} seats, options {dict(options)}"
        again = f"first={number}, games=1{given}"
        journal = self.hold(TURNS, f"{where}, at its beginning", again, partial(_begun, self.game, seats, options))
        rng, count = Rng(f"{self.seed}:{number}"), 0
        while not journal.state.over:
            state = journal.state
            before = state.values()
            asked = f"{where}, before choice {count}: {state!r}"
            seat, action, legal = self.hold(TURNS, asked, again, partial(_chosen, state, rng))
            here = f"{where}, before choice {count}: {_who(seat)} takes {self.game.to_dict(action)}"
            moment = Moment(run, state, before, seat, action, legal, Rng(f"{self.seed}:{number}:{count}"))
            for guarantee, (every, look) in ALONG_A_GAME.items():
                if count % every == number % every:
                    self.check(guarantee, here, again, partial(look, moment))
            run.note(self.hold("legal", here, again, partial(journal.push, seat, action)))
            count += 1
            self.check(TERMINATION, where, again, partial(_ends, count, self.longest))
            if count > self.longest:
                break
        self.games += 1
        self.choices += count
        for guarantee, after in AFTER_A_GAME.items():
            self.check(guarantee, f"{where}, after its end", again, partial(after, run, journal))


def check_game(
    game: Game | str,
    games: int = 200,
    seed: int | str = 1,
    *,
    first: int = 0,
    settings: Sequence[Setting] | None = None,
    only: Iterable[str] | None = None,
    problems: Callable[[State], Iterable[str]] | None = None,
    longest: int = LONGEST,
) -> Checker:
    """Play games at random and check every guarantee along them; NotConforming at the first that is broken.

    Settings are used in turn: by default every number of seats with the default options, and the most seats with all
    options changed. `problems` says what makes a position impossible; without it the game's own module of tests is
    asked. `only` names the guarantees to check, `first` the number of the first game, `longest` the most choices that a
    game may take.
    """
    made = game_of(game) if isinstance(game, str) else game
    checker = Checker(made, repr(game) if isinstance(game, str) else "game", seed, only, longest)
    run = Run(made, problems)
    for guarantee, of_game in OF_A_GAME.items():
        checker.check(guarantee, "the game itself", "games=0", partial(of_game, run))
    chosen = every_setting(made) if settings is None else list(settings)
    given = "" if settings is None else f", settings={chosen!r}"
    for number in range(first, first + games):
        checker.play(run, number, chosen[number % len(chosen)], given)
    for guarantee, of_all in OF_ALL_GAMES.items():
        if games:
            checker.check(guarantee, f"{games} games", f"first={first}, games={games}{given}", partial(of_all, run))
    return checker


def every_setting(game: Game) -> list[Setting]:
    """Every number of seats with the default options, and the most seats with all options changed."""
    changed = {option.name: _other(option) for option in game.options}
    plain: list[Setting] = [(seats, {}) for seats in range(game.least_seats, game.most_seats + 1)]
    return [*plain, (game.most_seats, changed)] if changed else plain


def _other(option: Option) -> Value:
    """A value of an option that is not its default, if it has one."""
    values = [*option.values, *range(option.low, option.high + 1)]
    return next((value for value in reversed(values) if value != option.default), option.default)


def _begun(game: Game, seats: int, options: Mapping[str, Value]) -> Journal:
    journal = Journal(game, seats, options)
    expect(not journal.state.over, "expected somebody to be asked when a game begins; it is over at once")
    return journal


def _chosen(state: State, rng: Rng) -> tuple[int, int, list[Action]]:
    """A random choice: who makes it, which, and all that are legal."""
    pending = state.pending()
    seat = pending[rng.below(len(pending))]
    legal = state.legal(seat)
    expect(bool(legal), f"expected a legal action for {_who(seat)}, which is asked")
    if seat == NATURE:
        expect(all(state.weight(each) > 0 for each in legal), "expected weights above 0 for nature's actions")
    return seat, int(natures_choice(state, rng)) if seat == NATURE else rng.choice(legal), legal


def _ends(count: int, longest: int) -> None:
    expect(count <= longest, f"expected an end after at most {longest} choices")


def _who(seat: int) -> str:
    return "nature" if seat == NATURE else f"seat {seat}"
