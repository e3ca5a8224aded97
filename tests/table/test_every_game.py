"""What tables promise, for every game there is."""

from __future__ import annotations

import json

import pytest

from orrery import api
from orrery.card_list import complaints, count_differences, game_with
from orrery.games import content_file
from orrery.kernel.content import read_json
from orrery.locale.names import names_for
from orrery.locale.texts import languages
from orrery.table.fair import verify
from tests.table.people import SECRET, Match
from tests.table.seen import events, show

every_game = pytest.mark.parametrize("name", api.game_names())


@every_game
def test_a_whole_game_is_what_its_log_says_and_its_luck_is_proven(name: str) -> None:
    game = api.game(name)
    match = Match(seats=game.least_seats, people=game.least_seats, game=name).start().play(f"whole {name}")
    assert match.table.phase == "over"
    again = match.rebuilt()
    for viewer in (None, *range(game.least_seats)):
        assert show(again, viewer, match.now) == show(match.table, viewer, match.now)
    assert verify(game, match.table.record()) > 0


@every_game
def test_what_is_shown_is_made_from_what_the_viewer_may_know(name: str) -> None:
    seats = api.game(name).most_seats
    match = Match(seats=seats, people=seats, game=name).start()
    for step in range(12):
        for viewer in (None, *range(seats)):
            shown = show(match.table, viewer, match.now)
            concealed = match.state.conceal(viewer)
            assert shown["view"] == match.table.game.view(concealed)
            legal = concealed.legal(viewer) if viewer is not None and match.state.may_act(viewer) else []
            assert shown["legal"] == [match.table.game.to_dict(action) for action in legal]
            assert SECRET not in json.dumps([shown, events(match.table, viewer)])
        match.play(f"{name} {step}", 2)


@every_game
def test_a_game_can_be_played_with_a_card_list_of_ones_own(name: str) -> None:
    game = api.game(name)
    assert game_with(name, {}).content_hash == game.content_hash
    assert count_differences(name, {}) == 0
    assert complaints(name, read_json(content_file(name))) == []
    assert all(names_for(game_with(name, {}), language) == {} for language in languages())
    assert complaints(name, {"meta": {"provenance": "hearsay"}})[0].place == "meta.provenance"
