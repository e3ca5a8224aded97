"""The command line: its words, what they mean, and how it ends."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable
from typing import TextIO, TypeVar

from orrery.commands import Streams, run
from orrery.exit_codes import INTERRUPTED, REFUSED
from orrery.extras import missing_extra
from orrery.kernel.errors import OrreryError
from orrery.locale.texts import Texts, languages
from orrery.version import COMMAND, __version__, build_notes, compiled

DAY = 24 * 3600
MOST_GENEROUS = 1_000_000
MOST_WORKERS = 1000

Number = TypeVar("Number", int, float)
Say = Callable[..., str]
"""Gives the words of a message."""

_PLAIN = {"terminal-compiled": "compiled", "terminal-uncompiled": "uncompiled"}


def main(arguments: list[str] | None = None, source: TextIO | None = None, target: TextIO | None = None) -> int:
    """Run one command; errors are one line on stderr."""
    out = target if target is not None else sys.stdout
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(errors="replace")
    command = "COMMAND"
    try:
        language = _language(arguments)
        parser = _parser(_words(language))
        given = parser.parse_args(arguments)
        if given.command is None:
            parser.print_help(out)
            return 0
        command = given.command
        return run(given, Streams(source, out, language))
    except ModuleNotFoundError as error:
        print(missing_extra(command, error), file=sys.stderr)
        return REFUSED
    except OrreryError as error:
        print(f"orrery: {error}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED


class _Version(argparse.Action):
    """Print the version, whether the engine is compiled, and what its build left out; then stop."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        """Print and stop."""
        print(f"orrery {__version__} ({self.const})", *build_notes(), sep="\n")
        parser.exit()


def _parser(say: Say) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(COMMAND, description=say("terminal-about"))
    how = say("terminal-compiled") if compiled() else say("terminal-uncompiled")
    parser.add_argument("--version", action=_Version, nargs=0, const=how, help=say("terminal-about-version"))
    _add_language(parser, say)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", help=say("terminal-about-play"))
    play.add_argument("game", nargs="?", help=say("terminal-about-game"))
    play.add_argument("--seats", type=int, help=say("terminal-about-seats"))
    play.add_argument("--bots", default="", help=say("terminal-about-bots"))
    play.add_argument("--seat", type=int, help=say("terminal-about-seat"))
    play.add_argument("--seed", help=say("terminal-about-seed"))
    play.add_argument("--world", help=say("terminal-about-world"))
    play.add_argument("--variant", help=say("terminal-about-variant"))
    _add_options(play, say)
    play.add_argument("--load", metavar="FILE", help=say("terminal-about-load"))
    play.add_argument("--plain", action="store_true", help=say("terminal-about-plain"))

    commands.add_parser("games", help=say("terminal-about-games"))

    rules = commands.add_parser("rules", help=say("terminal-about-rules"))
    rules.add_argument("game", help=say("terminal-about-game"))
    rules.add_argument("wanted", nargs="*", metavar="NUMBER-OR-WORD", help=say("terminal-about-rules-wanted"))

    perft = commands.add_parser("perft", help=say("terminal-about-perft"))
    perft.add_argument("game", help=say("terminal-about-game"))
    perft.add_argument("--depth", type=int, required=True, help=say("terminal-about-depth"))
    perft.add_argument("--seats", type=int, default=2, help=say("terminal-about-seats"))
    perft.add_argument("--seed", type=int, default=0, help=say("terminal-about-perft-seed"))
    perft.add_argument("--after", type=int, default=0, help=say("terminal-about-after"))
    _add_options(perft, say)
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

    workers = _number(int, 1, MOST_WORKERS, "a whole number")
    about_option = say("terminal-about-option", {"command": COMMAND})
    arena = commands.add_parser("arena", help=say("terminal-about-arena"))
    arena.add_argument("game", help=say("terminal-about-game"))
    arena.add_argument("--bots", required=True, metavar="NAMES", help=say("terminal-about-arena-bots"))
    arena.add_argument("--games", type=int, default=100, help=say("terminal-about-arena-games"))
    arena.add_argument("--seats", type=int, help=say("terminal-about-seats"))
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about_option)
    arena.add_argument("--seed", default="0", help=say("terminal-about-arena-seed"))
    arena.add_argument("--workers", type=workers, help=say("terminal-about-arena-workers"))
    arena.add_argument("--mirrors", action="store_true", help=say("terminal-about-arena-mirrors"))
    target = arena.add_mutually_exclusive_group()
    target.add_argument("--until", type=float, metavar="PERCENT", help=say("terminal-about-arena-until"))
    target.add_argument("--until-share", type=float, metavar="PERCENT", help=say("terminal-about-arena-until-share"))
    arena.add_argument("--side", type=int, action="append", help=say("terminal-about-arena-side"))
    arena.add_argument("--out", metavar="FILE", help=say("terminal-about-arena-out"))
    arena.add_argument("--resume", action="store_true", help=say("terminal-about-arena-resume"))
    arena.add_argument("--html", metavar="FILE", help=say("terminal-about-arena-html"))

    training = commands.add_parser("train", help=say("terminal-about-train"))
    training.add_argument("game", help=say("terminal-about-game"))
    training.add_argument("--out", required=True, metavar="FOLDER", help=say("terminal-about-train-out"))
    training.add_argument("--rounds", type=int, default=2, help=say("terminal-about-train-rounds"))
    training.add_argument("--batches", type=int, default=20, help=say("terminal-about-train-batches"))
    training.add_argument("--games", type=int, default=50, help=say("terminal-about-train-games"))
    training.add_argument("--seed", default="0", help=say("terminal-about-arena-seed"))
    training.add_argument("--workers", type=workers, help=say("terminal-about-arena-workers"))
    training.add_argument("--resume", action="store_true", help=say("terminal-about-train-resume"))

    serve = commands.add_parser("serve", help=say("terminal-about-serve"))
    serve.add_argument("--host", default="127.0.0.1", help=say("terminal-about-host"))
    port = _number(int, 0, 65535, "a whole number")
    seconds = _number(float, 0, DAY, "a number of seconds")
    factor = _number(float, 0, MOST_GENEROUS, "a number")
    serve.add_argument("--port", type=port, default=8000, help=say("terminal-about-port"))
    serve.add_argument("--store", default="sqlite:orrery.sqlite3", metavar="URL", help=say("terminal-about-store"))
    serve.add_argument("--bot-workers", type=workers, default=1, help=say("terminal-about-bot-workers"))
    serve.add_argument("--bot-pause", type=seconds, default=0.6, help=say("terminal-about-bot-pause"))
    serve.add_argument("--window-pause", type=seconds, default=10.0, help=say("terminal-about-window-pause"))
    serve.add_argument("--patience", type=seconds, default=60.0, help=say("terminal-about-patience"))
    about_metrics = say("terminal-about-metrics-address")
    serve.add_argument("--metrics-address", default="", metavar="HOST:PORT", help=about_metrics)
    serve.add_argument("--limits", type=factor, default=1.0, metavar="FACTOR", help=say("terminal-about-limits"))
    serve.add_argument("--proxy", default="", metavar="ADDRESSES", help=say("terminal-about-proxy"))

    verify = commands.add_parser("verify", help=say("terminal-about-verify"))
    verify.add_argument("file", metavar="FILE", help=say("terminal-about-record"))
    for command in commands.choices.values():
        _add_language(command, say)
    return parser


def _add_language(parser: argparse.ArgumentParser, say: Say) -> None:
    """Everywhere, so that it may stand before or after the command; `_language` has read it already."""
    about = say("terminal-about-language", {"languages": ", ".join(languages())})
    parser.add_argument("--language", metavar="CODE", default=argparse.SUPPRESS, help=about)


def _add_options(parser: argparse.ArgumentParser, say: Say) -> None:
    about = say("terminal-about-option", {"command": COMMAND})
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)
    parser.add_argument("--content", metavar="FILE", help=say("terminal-about-content"))


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


def _number(kind: type[Number], least: int, most: int, what: str) -> Callable[[str], Number]:
    """What reads a number between bounds."""

    def read(text: str) -> Number:
        try:
            number = kind(text)
        except ValueError:
            number = None
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not {what} from {least} to {most}")
        return number

    return read


def _words(language: str) -> Say:
    """The texts of a language; without the package that reads them, commands and flags are listed unexplained."""
    try:
        return Texts(language).say
    except ModuleNotFoundError:
        return lambda message, args=None: _PLAIN.get(message, "")
