"""Tables put into the server's store as if they had been played there: finished ones, and ones at a certain moment."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from orrery import bots
from orrery.kernel.rng import Rng
from orrery.server import identity
from orrery.server.listing import listing
from orrery.server.sqlite import SqliteStore
from orrery.server.store import TableRow
from tests.browser.conftest import Person
from tests.table.people import Match, with_guest


def _keep(store_file: Path, match: Match, name: str, guest: str = "") -> None:
    match.table.id = name
    line = msgspec.json.encode(listing(match.table)).decode()
    row = TableRow(name, match.table.game.name, match.table.secret, match.table.phase, True, line)

    async def keep() -> None:
        store = SqliteStore(str(store_file))
        await store.open()
        await store.make(row, match.log)
        if guest and row.phase == "over":
            await store.note(name, row.phase, line, {guest: 0})
        await store.close()

    keeper = threading.Thread(target=lambda: asyncio.run(keep()))  # Playwright has a loop in this thread
    keeper.start()
    keeper.join()


def finished_game(
    store_file: Path,
    name: str,
    seats: int,
    seed: str,
    game: str = "nebula",
    names: Sequence[str] = (),
    **options: object,
) -> int:
    """Keep a game played at random to its end, under a name; say how many choices it has."""
    match = Match(seats, seats, game=game, names=names, **options).start().play(seed)
    assert match.table.phase == "over" and match.table.journal is not None
    _keep(store_file, match, name)
    return len(match.table.journal.choices)


There = Callable[[Match], bool]


def asked_in(phase: str, turn: int = 0) -> There:
    """The moment at which the first seat is asked in a phase, by the name its view gives it, in some turn or later."""

    def there(match: Match) -> bool:
        if 0 not in match.state.pending():
            return False
        view = match.table.game.view(match.state.conceal(0))
        now = view.get("turn", view.get("round"))
        assert isinstance(now, int)
        return phase in (view.get("phase"), view.get("doing")) and now >= turn

    return there


def game_at(
    store_file: Path,
    name: str,
    person: Person,
    there: There,
    game: str = "nebula",
    seats: int = 3,
    seed: str = "at",
    bot: str = "random",
    names: Sequence[str] = ("Person 0",),
    **options: object,
) -> str:
    """Keep a running game that has come to some moment, a person in the first seat; its address."""
    return keep_for(store_file, name, person, match_at(there, game, seats, seed, bot, names, **options))


def match_at(
    there: There,
    game: str,
    seats: int = 3,
    seed: str = "at",
    bot: str = "random",
    names: Sequence[str] = ("Person 0",),
    **options: object,
) -> Match:
    """A running game that has come to some moment.

    Those whose names are given are people, the rest bots. A bot plays every seat until then; the first 50 seeds that
    begin with `seed` are tried until one gets there.
    """
    for tried in range(50):
        secret = f"{seed}{tried}".ljust(64, ".")
        match = Match(seats, len(names), game=game, secret=secret, names=names, **options).start()
        if _played_until(match, there, bots.bot(bot, match.table.game), Rng(seed)):
            return match
    raise AssertionError(f"no game of {game} from seed {seed!r} came to that moment")


def play_to_the_end(game: str, seed: str, seats: int = 3) -> Match:
    """A game played at random to its end, a person in the first seat and bots in the others."""
    match = Match(seats, 1, game=game, secret=seed.ljust(64, "."), names=("Person 0",)).start()
    _played_until(match, lambda _: False, bots.bot("random", match.table.game), Rng(seed))
    assert match.table.phase == "over"
    return match


def keep_for(store_file: Path, name: str, person: Person, match: Match) -> str:
    """Keep a table under a name, a person in its first seat; its address."""
    if not person.context.cookies():
        person.open("/about")
    token = next(each["value"] for each in person.context.cookies() if each["name"] == identity.COOKIE)
    return keep_for_token(store_file, name, token, match)


def keep_for_token(store_file: Path, name: str, token: str, match: Match) -> str:
    """Keep a table under a name, its first seat taken by whoever has this cookie; its address."""
    match.log = with_guest(match.log, "guest0", identity.guest(token))
    _keep(store_file, match, name, identity.guest(token))
    return f"/t/{name}"


def _played_until(match: Match, there: There, player: bots.Bot, rng: Rng) -> bool:
    for _ in range(3000):
        if match.table.phase != "running":
            return False
        if match.table.waits_to_close():
            match.act("", lambda c: c.close_window())
            continue
        if there(match):
            return True
        seat = match.state.pending()[-1]
        action = player.choose(match.state.conceal(seat), match.state.legal(seat), rng, bots.Budget())
        match.choose(seat, match.table.game.to_dict(action))
    return False
