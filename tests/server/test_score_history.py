"""The score over a finished game: told from the first moment to the last, and only when the game is over."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from orrery import api
from orrery.server.score_history import scores_of
from tests.server.people import seated
from tests.table.people import Match


@pytest.mark.parametrize("game", api.game_names())
def test_scores_lead_to_the_final_sheet(game: str) -> None:
    match = Match(2, 2, game=game).start().play("scores")
    scores = scores_of(match.table)
    sheet = match.state.disclose().score_sheet()
    assert scores.at == sorted(set(scores.at)) and scores.at[0] == 0 and scores.at[-1] == scores.of
    assert len(scores.at) == len(scores.totals) < scores.of
    assert scores.totals[-1] == sheet.totals
    assert {name: values[-1] for name, values in scores.facts.items()} == dict(sheet.facts)


def test_scores_of_a_running_game_are_refused(client: TestClient) -> None:
    table, people = seated(client)
    answer = people[0].get(f"/api/tables/{table}/scores")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "wrong-time")
