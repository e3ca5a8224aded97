"""The command line: play, list games, count positions, replay records, measure speed."""

from __future__ import annotations

import argparse
import json
import os
import re
import secrets
import sys
from pathlib import Path
from typing import TextIO

from orrery import api
from orrery.card_list import game_of
from orrery.kernel.chance import natures_choice
from orrery.kernel.errors import BadDump, BadOptions, OrreryError
from orrery.kernel.game import Game
from orrery.kernel.options import Option, Value
from orrery.kernel.record import Record
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, State
from orrery.locale.names import names_for
from orrery.locale.texts import Texts, languages
from orrery.terminal.match import Match, check, new_match, read_record, take_up
from orrery.terminal.play import INTERRUPTED, Play
from orrery.terminal.replay import replay
from orrery.terminal.screen import Screen
from orrery.version import __version__, compiled

MOST_GENEROUS = 1_000_000
REFUSED = 2
"""The exit code when something asked for cannot be done."""


def main(arguments: list[str] | None = None, source: TextIO | None = None, target: TextIO | None = None) -> int:
    """Run one command; errors are one line on stderr."""
    try:
        texts = Texts(_language(arguments))
    except OrreryError as error:
        print(f"orrery: {error}", file=sys.stderr)
        return REFUSED
    parser = _parser(texts)
    given = parser.parse_args(arguments)
    screen = Screen(source, target, plain=getattr(given, "plain", False))
    try:
        if given.command == "play":
            return _play(given, screen, texts)
        if given.command == "games":
            return _games(screen, texts)
        if given.command == "perft":
            return _perft(given, screen, texts)
        if given.command == "replay":
            return _replay(given, screen, texts)
        if given.command == "bench":
            return _bench(given)
        if given.command == "serve":
            return _serve(given)
        if given.command == "verify":
            return _verify(given, screen, texts)
        parser.print_help(screen.console.file)
        return 0
    except OrreryError as error:
        print(f"orrery: {error}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _parser(texts: Texts) -> argparse.ArgumentParser:
    say = texts.say
    parser = argparse.ArgumentParser("orrery", description=say("terminal-about"))
    how = say("terminal-compiled") if compiled() else say("terminal-uncompiled")
    parser.add_argument("--version", action="version", version=f"orrery {__version__} ({how})")
    _add_language(parser, texts)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", help=say("terminal-about-play"))
    play.add_argument("game", nargs="?", help=say("terminal-about-game"))
    play.add_argument("--seats", type=int, help=say("terminal-about-seats"))
    play.add_argument("--bots", default="", help=say("terminal-about-bots"))
    play.add_argument("--seat", type=int, help=say("terminal-about-seat"))
    play.add_argument("--seed", help=say("terminal-about-seed"))
    play.add_argument("--variant", help=say("terminal-about-variant"))
    _add_options(play, texts)
    play.add_argument("--load", metavar="FILE", help=say("terminal-about-load"))
    play.add_argument("--plain", action="store_true", help=say("terminal-about-plain"))

    commands.add_parser("games", help=say("terminal-about-games"))

    perft = commands.add_parser("perft", help=say("terminal-about-perft"))
    perft.add_argument("game", help=say("terminal-about-game"))
    perft.add_argument("--depth", type=int, required=True, help=say("terminal-about-depth"))
    perft.add_argument("--seats", type=int, default=2, help=say("terminal-about-seats"))
    perft.add_argument("--seed", type=int, default=0, help=say("terminal-about-perft-seed"))
    perft.add_argument("--after", type=int, default=0, help=say("terminal-about-after"))
    _add_options(perft, texts)
    perft.add_argument("--load", metavar="FILE", help=say("terminal-about-position"))

    again = commands.add_parser("replay", help=say("terminal-about-replay"))
    again.add_argument("file", metavar="FILE", help=say("terminal-about-record"))
    eyes = again.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, help=say("terminal-about-eyes"))
    eyes.add_argument("--spectator", action="store_true", help=say("terminal-about-spectator"))
    again.add_argument("--step", type=int, help=say("terminal-about-step"))
    again.add_argument("--content", metavar="FILE", help=say("terminal-about-content"))
    again.add_argument("--plain", action="store_true", help=say("terminal-about-plain"))

    bench = commands.add_parser("bench", help=say("terminal-about-bench"))
    bench.add_argument("--json", action="store_true", help=say("terminal-about-json"))
    bench.add_argument("--seconds", type=float, default=2.0, help=say("terminal-about-seconds"))
    bench.add_argument("--only", metavar="GAME", action="append", help=say("terminal-about-only"))

    serve = commands.add_parser("serve", help=say("terminal-about-serve"))
    serve.add_argument("--host", default="127.0.0.1", help=say("terminal-about-host"))
    serve.add_argument("--port", type=int, default=8000, help=say("terminal-about-port"))
    serve.add_argument("--store", default="sqlite:orrery.sqlite3", metavar="URL", help=say("terminal-about-store"))
    serve.add_argument("--bot-workers", type=int, default=1, help=say("terminal-about-bot-workers"))
    serve.add_argument("--bot-pause", type=float, default=0.6, help=say("terminal-about-bot-pause"))
    serve.add_argument("--window-pause", type=float, default=3.0, help=say("terminal-about-window-pause"))
    serve.add_argument("--patience", type=float, default=60.0, help=say("terminal-about-patience"))
    about_metrics = say("terminal-about-metrics-address")
    serve.add_argument("--metrics-address", default="", metavar="HOST:PORT", help=about_metrics)
    serve.add_argument("--limits", type=_generosity, default=1.0, metavar="FACTOR", help=say("terminal-about-limits"))
    serve.add_argument("--proxy", default="", metavar="ADDRESSES", help=say("terminal-about-proxy"))

    verify = commands.add_parser("verify", help=say("terminal-about-verify"))
    verify.add_argument("file", metavar="FILE", help=say("terminal-about-record"))
    for command in commands.choices.values():
        _add_language(command, texts)
    return parser


def _add_language(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Everywhere, so that it may stand before or after the command; `_language` has read it already."""
    about = texts.say("terminal-about-language", {"languages": ", ".join(languages())})
    parser.add_argument("--language", metavar="CODE", default=argparse.SUPPRESS, help=about)


def _language(arguments: list[str] | None) -> str:
    """The language asked for, or the system's where there are texts in it, or English."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument("--language")
    asked = first.parse_known_args(arguments)[0].language
    if asked is not None:
        return str(asked)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        system = os.environ.get(variable, "")
        if system:
            code = re.split(r"[_.@-]", system)[0].lower()
            return code if code in languages() else "en"
    return "en"


def _add_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    about = texts.say("terminal-about-option")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)
    parser.add_argument("--content", metavar="FILE", help=texts.say("terminal-about-content"))


# The commands.


def _serve(given: argparse.Namespace) -> int:
    from orrery.server.serve import serve

    pauses = given.bot_pause, given.window_pause, given.patience
    guards = given.metrics_address, given.limits, given.proxy
    return serve(given.host, given.port, given.store, given.bot_workers, *pauses, *guards)


def _generosity(text: str) -> float:
    """A factor for limits: a number from 0."""
    factor = float(text)
    if not 0 <= factor <= MOST_GENEROUS:
        raise argparse.ArgumentTypeError(f"{text}: from 0 to {MOST_GENEROUS}")
    return factor


def _verify(given: argparse.Namespace, screen: Screen, texts: Texts) -> int:
    from orrery.table.fair import inherited, verify

    record = read_record(given.file)
    checked = verify(game_of(record), record)
    screen.console.print(texts.say("terminal-verified", {"count": checked}))
    if inherited(record):
        screen.console.print(texts.say("terminal-verified-inherited", {"count": inherited(record)}))
    return 0


def _play(given: argparse.Namespace, screen: Screen, texts: Texts) -> int:
    names = [name.strip() for name in given.bots.split(",") if name.strip()]
    match = _saved_match(given, names) if given.load else _fresh_match(given, names)
    return Play(match, screen, names_for(match.game, texts.language), texts.language).run()


def _fresh_match(given: argparse.Namespace, names: list[str]) -> Match:
    if given.game is None:
        raise OrreryError(f"name a game to play: {', '.join(api.game_names())}")
    game = api.game(given.game, given.content)
    options = _options(game, given.option)
    if given.variant is not None:
        options["variant"] = given.variant
    seats = given.seats if given.seats is not None else game.least_seats
    seed = given.seed if given.seed is not None else str(secrets.randbelow(10**9))
    return new_match(game, seats, given.seat or 0, names or ["greedy"], seed, options)


def _saved_match(given: argparse.Namespace, names: list[str]) -> Match:
    for flag in ("seats", "seed", "variant"):
        if getattr(given, flag) is not None:
            raise BadOptions(f"--{flag}: a loaded game keeps its own; leave the flag out")
    if given.option:
        raise BadOptions("--option: a loaded game keeps its own; leave the flag out")
    record = read_record(given.load)
    game = _game_of(record, given.game, given.content)
    return take_up(game, given.load, record, names, given.seat)


def _games(screen: Screen, texts: Texts) -> int:
    console = screen.console
    for name in api.game_names():
        game = api.game(name)
        args: dict[str, object] = {"least": game.least_seats, "most": game.most_seats}
        console.print(f"{name}: {texts.say(f'{name}-name')}. {texts.say('terminal-seats', args)}")
        for option in game.options:
            console.print(f"  {option.name}={option.default}  {texts.say(f'{name}-option-{option.name}')}")
            for value in option.values:
                about = texts.say(f"{name}-option-{option.name}-{value}")
                console.print(f"      {value}: {about}")
            if option.low <= option.high:
                bounds: dict[str, object] = {"low": option.low, "high": option.high}
                console.print(f"      {texts.say('terminal-option-bounds', bounds)}")
    return 0


def _perft(given: argparse.Namespace, screen: Screen, texts: Texts) -> int:
    from orrery.study.perft import perft

    if given.depth < 0:
        raise BadOptions(f"--depth: {given.depth} is less than 0")
    game = api.game(given.game, given.content)
    state = _position(given, game)
    screen.console.print(str(perft(state, given.depth)))
    return 0


def _position(given: argparse.Namespace, game: Game) -> State:
    """The position to count from: a dump, or one on the way of `orrery.random_game`."""
    if given.load:
        return _loaded_position(game, given.load)
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


def _loaded_position(game: Game, path: str) -> State:
    try:
        dump: object = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadDump(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise BadDump(f"{path}: not JSON: {error}") from None
    try:
        return game.load(dump)
    except BadDump as error:
        raise BadDump(f"{path}: {error}") from None


def _replay(given: argparse.Namespace, screen: Screen, texts: Texts) -> int:
    record = read_record(given.file)
    game = _game_of(record, record.game, given.content)
    check(game, given.file, record)
    everything = given.seat is None and not given.spectator
    names = names_for(game, texts.language)
    return replay(game, record, screen, names, given.seat, everything, given.step, texts.language)


def _bench(given: argparse.Namespace) -> int:
    from orrery.study import bench

    for name in given.only or []:
        api.game(name)
    if given.seconds <= 0:
        raise BadOptions(f"--seconds: {given.seconds} is not more than 0")
    return bench.run(given.json, given.seconds, given.only)


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
