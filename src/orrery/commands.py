"""What the commands do. A package that only some of them need is imported by those alone."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, TextIO

from orrery import api, bots
from orrery.card_list import game_of
from orrery.files import naming, read_position, read_record
from orrery.kernel.chance import natures_choice
from orrery.kernel.errors import BadOptions, OrreryError
from orrery.kernel.game import Game
from orrery.kernel.journal import resume
from orrery.kernel.options import Option, Value
from orrery.kernel.record import Record
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, State
from orrery.match import Match, resume_match, seating
from orrery.version import build_notes

if TYPE_CHECKING:
    from orrery.locale.texts import Texts
    from orrery.terminal.screen import Screen


class Streams:
    """Where a command reads and writes, and the language it writes in."""

    def __init__(self, source: TextIO | None, target: TextIO, language: str) -> None:
        self.source = source
        self.target = target
        self.language = language

    def screen(self, plain: bool = False) -> Screen:
        """The terminal, with colours and drawings where it has them."""
        from orrery.terminal.screen import Screen

        return Screen(self.source, self.target, plain)

    def texts(self) -> Texts:
        """The texts in the chosen language."""
        from orrery.locale.texts import Texts

        return Texts(self.language)

    def write(self, line: str) -> None:
        """Write a line."""
        print(line, file=self.target)


def run(given: argparse.Namespace, streams: Streams) -> int:
    """Run the command that was given and return its exit code."""
    return _COMMANDS[given.command](given, streams)


def _serve(given: argparse.Namespace, streams: Streams) -> int:
    from orrery.server.serve import serve

    for note in build_notes():
        print(f"orrery: this package was built {note}", file=sys.stderr)
    pauses = given.bot_pause, given.window_pause, given.patience
    guards = given.metrics_address, given.limits, given.proxy
    return serve(given.host, given.port, given.store, given.bot_workers, *pauses, *guards)


def _verify(given: argparse.Namespace, streams: Streams) -> int:
    from orrery.table.fair import inherited, verify

    texts = streams.texts()
    record = read_record(given.file)
    with naming(given.file):
        checked = verify(game_of(record), record)
    streams.write(texts.say("terminal-verified", {"count": checked}))
    if inherited(record):
        streams.write(texts.say("terminal-verified-inherited", {"count": inherited(record)}))
    return 0


def _play(given: argparse.Namespace, streams: Streams) -> int:
    from orrery.locale.names import names_for
    from orrery.terminal.play import Play

    screen = streams.screen(given.plain)
    names = [name.strip() for name in given.bots.split(",") if name.strip()]
    match = _saved_match(given, names) if given.load else _fresh_match(given, names)
    return Play(match, screen, names_for(match.game, streams.language), streams.language).run()


def _fresh_match(given: argparse.Namespace, names: list[str]) -> Match:
    if given.game is None:
        raise OrreryError(f"name a game to play: {', '.join(api.game_names())}")
    game = api.game(given.game, given.content)
    options = _options(game, given.option)
    if given.world is not None:
        options = {**game.world(given.world).options, **options}
    if given.variant is not None:
        options["variant"] = given.variant
    seats = given.seats if given.seats is not None else game.least_seats
    seed = given.seed if given.seed is not None else str(secrets.randbelow(10**9))
    return Match(game, seating(seats, given.seat or 0, names or [bots.STAND_IN]), seed, options)


def _saved_match(given: argparse.Namespace, names: list[str]) -> Match:
    for flag in ("seats", "seed", "world", "variant"):
        if getattr(given, flag) is not None:
            raise BadOptions(f"--{flag}: a loaded game keeps its own; leave the flag out")
    if given.option:
        raise BadOptions("--option: a loaded game keeps its own; leave the flag out")
    record = read_record(given.load)
    game = _game_of(record, given.game, given.content)
    with naming(given.load):
        return resume_match(game, record, names, given.seat)


def _games(given: argparse.Namespace, streams: Streams) -> int:
    console = streams.screen().console
    texts = streams.texts()
    for name in api.game_names():
        game = api.game(name)
        args: dict[str, object] = {"least": game.least_seats, "most": game.most_seats}
        console.print(f"{name}: {texts.say(f'{name}-name')}. {texts.say('terminal-seats', args)}")
        for world in game.worlds:
            about = texts.say(f"{name}-world-{world.name}-about")
            console.print(f"  --world {world.name}  {texts.say(f'{name}-world-{world.name}')}. {about}")
        for option in game.options:
            about = f"{name}-option-{option.name}"
            console.print(f"  {option.name}={option.default}  {texts.say(about)}")
            for value in option.values:
                console.print(f"      {value}: {texts.say(f'{about}-{value}')}")
            if option.low <= option.high:
                bounds: dict[str, object] = {"low": option.low, "high": option.high}
                console.print(f"      {texts.say('terminal-option-bounds', bounds)}")
            if note := texts.remark(about, "note"):
                console.print(f"      {note}")
    return 0


def _rules(given: argparse.Namespace, streams: Streams) -> int:
    from orrery.terminal.rulebook import show_rules

    return show_rules(given.game, given.wanted, streams.screen(), streams.texts())


def _perft(given: argparse.Namespace, streams: Streams) -> int:
    from orrery.study.perft import perft

    if given.depth < 0:
        raise BadOptions(f"--depth: {given.depth} is less than 0")
    game = api.game(given.game, given.content)
    state = _position(given, game)
    streams.write(str(perft(state, given.depth)))
    return 0


def _position(given: argparse.Namespace, game: Game) -> State:
    """The position to count from: a dump, or one on the way of `orrery.random_game`."""
    if given.load:
        return read_position(given.load, game)
    if given.after < 0:
        raise BadOptions(f"--after: {given.after} is less than 0")
    state = game.new(given.seats, _options(game, given.option))
    rng = Rng(given.seed)
    for made in range(given.after):
        if state.over:
            raise BadOptions(f"--after: the random game with seed {given.seed} has only {made} choices")
        seat = state.pending()[0]
        chosen = natures_choice(state, rng) if seat == NATURE else rng.choice(state.legal(seat))
        state.apply(seat, chosen)
    return state


def _replay(given: argparse.Namespace, streams: Streams) -> int:
    from orrery.locale.names import names_for
    from orrery.terminal.replay import replay

    screen = streams.screen(given.plain)
    record = read_record(given.file)
    game = _game_of(record, record.game, given.content)
    with naming(given.file):
        resume(game, record)
    everything = given.seat is None and not given.spectator
    names = names_for(game, streams.language)
    return replay(game, record, screen, names, given.seat, everything, given.step, streams.language)


def _bench(given: argparse.Namespace, streams: Streams) -> int:
    from orrery.study import bench

    for name in given.only or []:
        api.game(name)
    if given.seconds <= 0:
        raise BadOptions(f"--seconds: {given.seconds} is not more than 0")
    return bench.run(given.json, given.seconds, given.only)


def _arena(given: argparse.Namespace, streams: Streams) -> int:
    from orrery.study.arena_command import run_arena

    return run_arena(given, _options(api.game(given.game), given.option), streams.write)


def _train(given: argparse.Namespace, streams: Streams) -> int:
    from orrery.study.train_command import run_training

    return run_training(given, streams.write)


_COMMANDS: dict[str, Callable[[argparse.Namespace, Streams], int]] = {
    "play": _play,
    "games": _games,
    "rules": _rules,
    "perft": _perft,
    "replay": _replay,
    "bench": _bench,
    "arena": _arena,
    "train": _train,
    "serve": _serve,
    "verify": _verify,
}


# What the arguments mean.


def _game_of(record: Record, name: str | None, content: str | None) -> Game:
    """The game of a record: with the file that is given, or else with the card list the record brings."""
    if content is not None or (name is not None and name != record.game):
        return api.game(name or record.game, content)
    return game_of(record)


def _options(game: Game, pairs: list[str]) -> dict[str, Value]:
    """Options as typed: `name=value`, a number where the option takes numbers."""
    out: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            example = f"{game.options[0].name}={game.options[0].default}"
            raise BadOptions(f"--option {pair}: write name=value, for example {example}")
        declared = [option for option in game.options if option.name == name]
        out[name] = _value(declared[0], value) if declared else value
    return out


def _value(option: Option, text: str) -> Value:
    if option.low <= option.high and text.isdecimal():
        return int(text)
    return text
