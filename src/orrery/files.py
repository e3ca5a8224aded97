"""Records and positions in files, written and read in the forms people and programs use."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from orrery.card_list import game_of
from orrery.kernel.arguments import must_be
from orrery.kernel.errors import BadDump, BadRecord
from orrery.kernel.game import Game
from orrery.kernel.record import RECORD_FORMAT, Record, record_from_text
from orrery.kernel.state import State
from orrery.kernel.transcript import record_from_transcript, transcript
from orrery.testing import load_checked

TEXT_SUFFIX = ".txt"
"""A record written to a file of this ending is made for people to read."""


@contextmanager
def naming(path: str | Path) -> Iterator[None]:
    """Name the file in errors about what it holds."""
    try:
        yield
    except (BadRecord, BadDump) as error:
        raise type(error)(f"{path}: {error}") from None


def parse_record(text: str) -> Record:
    """A record from its JSON or its transcript; BadRecord says what is wrong with it."""
    must_be(text, str, "what Record.text() gives")
    if text.lstrip().startswith(RECORD_FORMAT):
        return record_from_transcript(text.lstrip(), game_of)
    return record_from_text(text)


def read_record(path: str | Path) -> Record:
    """A record from a file, as JSON or as a transcript; BadRecord names the file."""
    with naming(path):
        return parse_record(_text(path, BadRecord))


def write_record(path: str | Path, record: Record) -> None:
    """Save a record so that a crash leaves the old file or the new one: a transcript in *.txt, otherwise JSON."""
    must_be(record, Record, "what orrery.random_game(...) gives")
    target = Path(path)
    text = transcript(game_of(record), record) if target.suffix == TEXT_SUFFIX else record.text()
    beside = target.with_name(target.name + ".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(target)


def read_position(path: str | Path, game: Game) -> State:
    """A position from a file, as JSON or as the line that `State.text` gives; BadDump names the file."""
    with naming(path):
        text = _text(path, BadDump)
        if text.lstrip().startswith(f"{game.name}/"):
            return game.parse_position(text)
        try:
            dump: object = json.loads(text)
        except ValueError as error:
            raise BadDump(f"not JSON: {error}") from None
        except RecursionError:
            raise BadDump("not JSON: nested too deeply") from None
        return load_checked(game, dump)


def _text(path: str | Path, error: type[BadRecord] | type[BadDump]) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise error("is not UTF-8 text") from None
    except OSError as wrong:
        raise error(f"cannot be read: {wrong.strerror}") from None
    except ValueError:
        raise error("cannot be read: no such file") from None  # a path with a NUL in it
