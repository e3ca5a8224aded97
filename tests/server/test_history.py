"""Moments of the past over plain HTTP: one, or several at once, through the eyes they may be seen with."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from orrery.server.history import MOST_MORE
from tests.server.people import seated


def test_moments_told_together_are_those_told_one_by_one(client: TestClient) -> None:
    table, people = seated(client)
    for _ in range(3):
        for person in people:
            if person.table["legal"]:
                number = person.choose()["number"]
                for each in people:
                    each.hear_number(number)
    path = f"/api/tables/{table}/view"
    last = people[0].get(path).json()["of"]
    assert last > 3
    for person in people:
        together = person.get(f"{path}?at=1&more=3").json()
        assert (together["at"], together["of"], len(together["more"])) == (1, last, 3)
        one_by_one = [person.get(f"{path}?at={at}").json() for at in range(1, 5)]
        assert [together["view"], *together["more"]] == [each["view"] for each in one_by_one]
        assert [each["more"] for each in one_by_one] == [[]] * 4
        assert len(person.get(f"{path}?at={last - 1}&more={MOST_MORE}").json()["more"]) == 1, "no more than there are"
    mine, theirs = (person.get(f"{path}?at=1&more=3").json()["more"] for person in people)
    assert [each["viewer"] for each in mine] == [0, 0, 0] and [each["viewer"] for each in theirs] == [1, 1, 1]


@pytest.mark.parametrize(
    "wish", ["at=-1", "at=9999", "at=x", "at=1&more=33", "more=-1", "more=many", f"at={'9' * 5000}", "seat=²"]
)
def test_a_moment_that_is_not_there_is_refused_with_what_there_is(client: TestClient, wish: str) -> None:
    table, people = seated(client)
    answer = people[0].get(f"/api/tables/{table}/view?{wish}")
    assert answer.status_code == 422
    assert "from 0 to" in answer.json()["error"]["message"]


def test_what_is_long_is_compressed_for_whoever_takes_it(client: TestClient) -> None:
    long = "/api/games/comet/content"
    plain = client.get(long, headers={"accept-encoding": "identity"})
    packed = client.get(long, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 3 < int(plain.headers["content-length"])
