"""Names at a table: nobody can be mistaken for somebody else."""

from __future__ import annotations

import pytest

from orrery.table.errors import Refused
from orrery.table.names import LONGEST_NAME, clean_name, clean_text, distinct_name, skeleton
from tests.table.people import Match


@pytest.mark.parametrize(
    "imitation",
    [
        "Alice",
        "alice",
        "ALICE",
        " Alice ",
        "A lice",
        "Alice.",
        "Αlice",
        "Аlісе",
        "A1ice",
        "AIice",
        "Ａｌｉｃｅ",
        "𝐀𝐥𝐢𝐜𝐞",
        "Alicе",
        "Al\u200bice",
        "Al\u00adice",
        "Álice",
        "A\u0338lice",
        "Alice\u3164",
        "Alice\ufe0f",
    ],
)
def test_a_name_that_looks_like_a_players_gets_a_number(imitation: str) -> None:
    match = Match(names=("Alice", imitation))
    assert skeleton(match.table.seats[1].name) != skeleton("Alice")
    assert match.table.seats[1].name.endswith(" 2")
    match.act("mallory", lambda c: c.chat("hi", imitation))
    assert match.table.chat.lines[-1].watcher
    assert skeleton(str(match.table.chat.lines[-1].name)) not in [skeleton(seat.name) for seat in match.table.seats]
    match.act("guest0", lambda c: c.chat("hi", "Somebody else"))
    assert (match.table.chat.lines[-1].name, match.table.chat.lines[-1].watcher) == ("Alice", False)


def test_other_names_stay_as_they_are() -> None:
    for one, two in [
        ("Ada", "Eda"),
        ("Anna", "Hanna"),
        ("Оля", "Коля"),
        ("Person 0", "Person 1"),
        ("★", "☆"),
        ("Ян", "Ина"),
    ]:
        assert distinct_name(two, [one]) == two
    assert distinct_name("Ada", ["Ada", "Ada 2", "ada 3"]) == "Ada 4"
    assert len(distinct_name("x" * LONGEST_NAME, ["x" * LONGEST_NAME])) == LONGEST_NAME


def test_a_bot_is_never_called_as_a_person_is() -> None:
    match = Match(people=1, names=("Rigel",))
    assert match.table.seats[1].name == "Rigel 2"


@pytest.mark.parametrize(
    "name", ["", "   ", "\u3164", "\u2800\u2800", "\u200b", "\u0301", "\ufe0f", "\ud800", "\x00", None, 5]
)
def test_a_name_that_shows_nothing_is_none(name: object) -> None:
    with pytest.raises(Refused, match="name"):
        clean_name(name)


def test_names_and_talk_disturb_nothing_around_them() -> None:
    assert clean_name("A\u202eda\nB") == "A da B"
    assert len(clean_name("a" + "\u0301" * 200)) <= 3
    assert clean_text("one\ntwo\u202ethree\ud800") == "one twothree"
    assert clean_text("👨\u200d👩\u200d👧") == "👨\u200d👩\u200d👧", "joined pictures stay whole"


def test_a_watcher_without_a_name_has_none() -> None:
    match = Match()
    match.act("stranger", lambda c: c.chat("hi"))
    assert (match.table.chat.lines[-1].name, match.table.chat.lines[-1].watcher) == ("", True)
    assert match.rebuilt().chat.lines == match.table.chat.lines
