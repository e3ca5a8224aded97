"""A person's own card list, laid over a game's own: checked as a whole, counted, and made into a game."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Mapping
from functools import cache
from typing import cast

from orrery import api
from orrery.games import content_file, make_changed
from orrery.kernel.content import content_hash, differences, merge, read_json
from orrery.kernel.errors import BadContent, BadOptions, BadRecord
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.record import Record

FILE = "card list"
"""What a list that came without a file is called in complaints."""
MOST_COMPLAINTS = 40
_KEPT = 16

Data = dict[str, object]

_made: dict[tuple[str, str], Game] = {}


def game_with(name: str, change: Mapping[str, object] | None, file: str = FILE) -> Game:
    """The game played with a card list laid over its own; the last few are kept ready."""
    if change is None:
        return api.game(name)
    key = (name, content_hash(change))
    game = _made.get(key)
    if game is None:
        game = make_changed(name, file, _laid_over(name, change))
        if len(_made) >= _KEPT:
            del _made[next(iter(_made))]
        _made[key] = game
    return game


def game_of(record: Record) -> Game:
    """The game a record was played with: with the card list it brings, if it brings one."""
    change = record.about.get("content")
    if change is None:
        return api.game(record.game)
    if not isinstance(change, dict):
        raise BadRecord("about.content: expected the card list the game was played with, an object")
    api.game(record.game)
    return game_with(record.game, change, "about.content")


def count_differences(name: str, change: Mapping[str, object] | None) -> int:
    """How many values a card list changes."""
    return 0 if change is None else differences(_shipped(name), _laid_over(name, change))


def fitting(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """Options chosen with another card list: those that this one knows too stay, the others have their defaults."""
    out: dict[str, Value] = {}
    for option in game.options:
        try:
            out[option.name] = option.check(options.get(option.name, option.default))
        except BadOptions:
            out[option.name] = option.default
    return out


def complaints(name: str, change: Mapping[str, object], file: str = FILE) -> list[BadContent]:
    """All that is wrong with a card list: what is complained of is put back, and the rest is looked at again."""
    found: list[BadContent] = []
    data = copy.deepcopy(_laid_over(name, change))
    while len(found) < MOST_COMPLAINTS:
        try:
            make_changed(name, file, data)
            return found
        except BadContent as complaint:
            found.append(complaint)
            data = cast(Data, _put_back(_shipped(name), data, _steps(complaint.place)))
    return found


@cache
def _shipped_text(name: str) -> str:
    return json.dumps(read_json(content_file(name)))


def _shipped(name: str) -> Data:
    """The shipped content, a fresh copy each time."""
    return cast(Data, json.loads(_shipped_text(name)))


def _laid_over(name: str, change: Mapping[str, object]) -> Data:
    return cast(Data, merge(_shipped(name), dict(change)))


_STEP = re.compile(r"\[(\d+)(?: \([^\]]*\))?\]|\.?([^.\[]+)")


def _steps(place: str) -> list[str | int]:
    """The way to a place: keys and numbers."""
    return [int(number) if number else key for number, key in _STEP.findall(place)]


_NOTHING = object()


def _child(data: object, step: str | int) -> object:
    if isinstance(data, dict) and isinstance(step, str):
        return data.get(step, _NOTHING)
    if isinstance(data, list) and isinstance(step, int) and step < len(data):
        return data[step]
    return _NOTHING


def _counterpart(shipped: object, now: object, step: str | int) -> object:
    """What was shipped for a member: in a list of things with an id the one of the same id, wherever it stands."""
    name = now.get("id") if isinstance(now, dict) else None
    if name is not None and isinstance(shipped, list):
        for item in shipped:
            if isinstance(item, dict) and item.get("id") == name:
                return item
    return _child(shipped, step)


def _put_back(shipped: object, data: object, steps: list[str | int]) -> object:
    """The data with the smallest changed part around a place as it was shipped; all of it, if need be."""
    if steps:
        now = _child(data, steps[0])
        was = _counterpart(shipped, now, steps[0])
        inner = now if now is _NOTHING else _put_back(was, now, steps[1:])
        if inner is not now:
            return _with(data, steps[0], inner)
    if isinstance(shipped, list) and isinstance(data, list) and len(data) > len(shipped) and not steps:
        return data[: len(shipped)]
    return data if differences(shipped, data) == 0 else shipped


def _with(data: object, step: str | int, value: object) -> object:
    """The data with one member replaced, or taken out where there was none."""
    if isinstance(data, dict):
        rest = {key: each for key, each in data.items() if key != step}
        return rest if value is _NOTHING else {**data, str(step): value}
    assert isinstance(data, list) and isinstance(step, int)
    return data[:step] + ([] if value is _NOTHING else [value]) + data[step + 1 :]
