"""A record as text that people can read and write: a head of `name: value` lines, then a line for each choice.

orrery-record/1
game: nebula/2
content: 3f0cd4a5b2b34ed1
seats: 2
options: {"variant": "full"}
about: {}
final: 0d5b6f...

nature draw red
0 keep-goal P20
"""

from __future__ import annotations

import json
from collections.abc import Callable

from orrery.kernel.arguments import quoted
from orrery.kernel.errors import BadAction, BadRecord
from orrery.kernel.game import Game
from orrery.kernel.record import RECORD_FORMAT, Choice, Record, record_from_json
from orrery.kernel.state import NATURE

_NATURE = "nature"


def transcript(game: Game, record: Record) -> str:
    """The record as lines of text; `record_from_transcript` takes them back."""
    head = {
        "game": f"{record.game}/{record.rules}",
        "content": record.content,
        "seats": str(record.seats),
        "options": json.dumps(record.options, ensure_ascii=False),
        "about": json.dumps(record.about, ensure_ascii=False),
        "final": record.final,
    }
    lines = [RECORD_FORMAT, *[f"{name}: {value}" for name, value in head.items()], ""]
    for seat, action in record.choices:
        lines.append(f"{_NATURE if seat == NATURE else seat} {game.text(action)}")
    return "\n".join(lines) + "\n"


def record_from_transcript(text: str, game_for: Callable[[Record], Game]) -> Record:
    """Take a record from its lines; `game_for` finds the game by the head, whose choices are still missing."""
    lines = text.splitlines()
    head: dict[str, str] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        name, colon, value = lines[number].partition(":")
        if not colon or name.strip() in head:
            raise BadRecord(f"line {number + 1}: expected 'name: value', each name once, found {quoted(lines[number])}")
        head[name.strip()] = value.strip()
        number += 1
    record = _record_of(lines[0].strip() if lines else "", head)
    game = game_for(record)
    choices: list[Choice] = []
    for at in range(number, len(lines)):
        line = lines[at].partition(";")[0].strip()
        if line:
            choices.append(_choice(game, line, at + 1))
    return Record(
        record.game, record.rules, record.content, record.seats, record.options, choices, record.final, record.about
    )


def _record_of(first: str, head: dict[str, str]) -> Record:
    name, _, rules = head.get("game", "").partition("/")
    data: dict[str, object] = {"format": first, "game": name, "rules": rules, "choices": [], "check": None}
    for key in ("content", "final"):
        if key in head:
            data[key] = head[key]
    for key in ("seats", "options", "about"):
        try:
            data[key] = json.loads(head.get(key, "{}" if key == "about" else "null"))
        except ValueError as error:
            raise BadRecord(f"{key}: not JSON: {error}") from None
        except RecursionError:
            raise BadRecord(f"{key}: not JSON: nested too deeply") from None
    for key in head:
        if key not in ("game", "content", "seats", "options", "about", "final"):
            raise BadRecord(f"{key}: a record has no such line")
    return record_from_json(data)


def _choice(game: Game, line: str, number: int) -> Choice:
    who, _, action = line.partition(" ")
    if who != _NATURE and not (who.isascii() and who.isdecimal() and len(who) < 4):
        raise BadRecord(f"line {number}: expected a seat or {_NATURE!r} and an action, found {quoted(line)}")
    try:
        return (NATURE if who == _NATURE else int(who)), int(game.parse(action))
    except BadAction as error:
        raise BadRecord(f"line {number}: {error}") from None
