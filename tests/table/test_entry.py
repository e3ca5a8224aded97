"""Entries of a table's log as they are stored."""

from __future__ import annotations

import json

import orrery
from orrery.server import codec
from orrery.table.entry import Chose, ChoseSeveral, Closed, Entry, Started, encode_entry


def test_actions_are_stored_and_sent_as_their_numbers() -> None:
    game = orrery.game("nebula")
    state = game.new(2)
    orrery.settle(state, orrery.Rng(1))
    ready = state.legal(0)
    plain = [int(action) for action in ready]
    entries: list[tuple[Entry, Entry]] = [
        (Started(time=1.0, nature=[*ready]), Started(time=1.0, nature=plain)),
        (
            Chose(time=1.0, seat=0, action=ready[0], nature=[*ready]),
            Chose(time=1.0, seat=0, action=plain[0], nature=plain),
        ),
        (
            ChoseSeveral(time=1.0, seat=0, actions=[*ready], nature=[]),
            ChoseSeveral(time=1.0, seat=0, actions=plain, nature=[]),
        ),
        (
            Closed(time=1.0, passed=[(0, ready[0])], nature=[]),
            Closed(time=1.0, passed=[(0, plain[0])], nature=[]),
        ),
    ]
    for given, expected in entries:
        assert encode_entry(given) == encode_entry(expected)
        assert codec.encode(given) == codec.encode(expected)
    assert json.loads(codec.encode({"\ud800": ready})) == {"?": plain}
