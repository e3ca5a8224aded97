"""Dumps: any position as JSON; a damaged one gets a clear error, never a wrong game."""

from __future__ import annotations

import json
import random

import pytest

import orrery
from orrery.testing import load_checked
from tests.settings import SETTINGS, Setting, name_of
from tests.walk import walk

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)


@every_setting
def test_impossible_positions_are_refused_without_a_hash_too(setting: Setting) -> None:
    """A position made by hand has no hash; an impossible one is still refused, and never crashes."""
    luck = random.Random(f"hand {name_of(setting)}")
    refused = 0
    for state, _, _, _ in walk(setting, "hand", every=31):
        for _ in range(10):
            damaged = json.loads(json.dumps(state.dump()))
            damaged["hash"] = None
            name = luck.choice(list(damaged["at"]))
            value = damaged["at"][name]
            new = luck.choice([-2, -1, 0, 1, 2, 5, 30, 10**7, None, "?", "red", 1.5, True, [], {}])
            if isinstance(value, list):
                value[luck.randrange(len(value))] = new
            else:
                damaged["at"][name] = new
            try:
                made = load_checked(state.game, damaged)
            except orrery.BadDump as error:
                assert str(error)
                refused += 1
                continue
            rng = orrery.Rng(1)
            orrery.settle(made, rng)
            for _ in range(30):
                if made.over:
                    break
                seat = made.pending()[0]
                try:
                    options = made.legal(seat)
                except orrery.Hidden:
                    break
                made.apply(seat, rng.choice(options))
                orrery.settle(made, rng)
    assert refused


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "x"}, "format"),
        ({"game": "chess"}, "game"),
        ({"rules": "0"}, "rules"),
        ({"content": "x"}, "content"),
        ({"options": {}}, "options"),
        ({"at": None}, "at"),
        ({"at": {}}, "at.top: missing"),
        ({"hash": "0"}, "hash"),
    ],
)
def test_what_is_wrong_with_a_dump_is_said(change: dict[str, object], says: str) -> None:
    game = orrery.game("nebula")
    with pytest.raises(orrery.BadDump, match=says):
        game.load({**game.new(2).dump(), **change})


@pytest.mark.parametrize("nonsense", [None, 1, "x", [], {}])
def test_no_dump_at_all(nonsense: object) -> None:
    with pytest.raises(orrery.BadDump):
        orrery.game("nebula").load(nonsense)


def test_a_missing_hash_must_be_said_on_purpose() -> None:
    game = orrery.game("nebula")
    dump = game.new(2).dump()
    del dump["hash"]
    with pytest.raises(orrery.BadDump, match="null"):
        game.load(dump)
    assert game.load({**dump, "hash": None}) == game.new(2)


def test_unknown_fields_are_refused() -> None:
    game = orrery.game("nebula")
    dump = game.new(2).dump()
    named = dump["at"]
    assert isinstance(named, dict)
    named["extra"] = 1
    with pytest.raises(orrery.BadDump, match=r"at\.extra"):
        game.load(dump)
