"""A table's own card list, without a network."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import orrery
from orrery.card_list import MOST_COMPLAINTS, complaints, count_differences, fitting, game_of, game_with
from orrery.games import content_file
from orrery.kernel.content import read_json, read_text
from orrery.kernel.record import record_from_text
from orrery.locale.names import names_for
from orrery.locale.texts import Texts, languages
from orrery.table import set_up
from orrery.table.errors import BadList, Refused
from orrery.table.fair import verify
from orrery.table.table import Table
from tests.table.people import SECRET, Match
from tests.table.seen import show

RICHER: dict[str, object] = {"cards": {"personal": [{"id": "P01", "vp": 20}, {"id": "P02", "vp": 21}]}}


def places(change: dict[str, object], game: str = "nebula") -> list[str]:
    return [each.place for each in complaints(game, change)]


def test_everything_wrong_with_a_list_is_said_at_once_and_where() -> None:
    bad = {
        "cards": {"personal": [{"id": "P01", "vp": "x", "type": "zz"}, {"id": "P02", "vp": 999}, {"id": "P99"}]},
        "turn": {"placements": 9},
        "players": None,
    }
    assert sorted(places(bad)) == [
        "cards.personal",
        "cards.personal[0 (P01)].type",
        "cards.personal[0 (P01)].vp",
        "cards.personal[1 (P02)].vp",
        "players",
        "turn.placements",
    ]
    assert all(each.reason for each in complaints("nebula", bad))


def test_a_complaint_about_what_belongs_together_does_not_hide_the_rest() -> None:
    """The glowing cells fit the connections no more; the number of a rule is wrong besides."""
    bad = {"galaxy_board": {"glow_cells": ["C", "L1", "L2", "L3", "L4"]}, "turn": {"movement_points": 4}}
    found = places(bad)
    assert "turn.movement_points" in found
    assert any(place.startswith("galaxy_board") for place in found)


@pytest.mark.parametrize(
    ("game", "change", "place", "meant"),
    [
        ("comet", {"species": [{"id": "dodo", "rescue_ponts": 9}]}, "rescue_ponts", "rescue_points"),
        ("comet", {"speces": []}, "speces", "species"),
        ("nebula", {"cards": {"personal": [{"id": "P01", "VP": 9}]}}, "cards.personal[0 (P01)].VP", "vp"),
        ("nebula", {"turns": {}}, "turns", "turn"),
        ("notalone", {"places": [{"id": "beach", "power": {"kinds": "x"}}]}, "power.kinds", "kind"),
    ],
)
def test_a_misspelt_member_is_refused_with_what_was_meant(
    game: str, change: dict[str, object], place: str, meant: str
) -> None:
    found = complaints(game, change)
    assert [each.place.endswith(place) for each in found] == [True]
    assert f"did you mean {meant!r}?" in found[0].reason or meant in found[0].reason
    with pytest.raises(orrery.OrreryError, match="is not known here"):
        game_with(game, change)


def test_words_may_be_given_in_every_language() -> None:
    change = {"places": [{"id": "beach", "name": {"ru": "Пляж"}}]}
    assert complaints("notalone", change) == []
    assert complaints("nebula", {"cards": {"personal": [{"id": "P01", "text_uk": "Слово"}]}}) == []


def test_complaints_have_an_end() -> None:
    bad = {"cards": {"advanced": [{"id": f"A{n:02}", "type": "?"} for n in range(1, 31)], "common": []}}
    assert 20 < len(places({**bad, "species": [None] * 5000})) <= MOST_COMPLAINTS


@pytest.mark.parametrize("game", orrery.game_names())
def test_the_shipped_list_laid_over_itself_changes_nothing(game: str) -> None:
    shipped = read_json(content_file(game))
    assert complaints(game, shipped) == []
    assert count_differences(game, shipped) == 0
    assert game_with(game, shipped).content_hash == orrery.game(game).content_hash


@pytest.mark.parametrize(
    ("text", "place", "says"),
    [
        ('{"a": 1,\n "b": }', "line 2, column 7", "not JSON"),
        ("", "line 1, column 1", "not JSON"),
        ("[]", "", "expected an object"),
        ('{"a": NaN}', "", "NaN"),
        ('{"a": [1e999]}', "a[0]", "too large"),
        ('{"a": 12345678901234567890}', "a", "too large"),
        ('{"a": "\\ud800"}', "a", "half a character"),
        ('{"\\udfff": 1}', "", "half a character"),
        ('{"a": 1, "a": 2}', "", "'a' twice"),
        ('{"a": ' + "1" * 5000 + "}", "", "not JSON"),
        ('{"a": ' + "[" * 100_000, "", "too deeply"),
        ('{"a": ' + "[" * 40 + "]" * 40 + "}", "a" + "[0]" * 23, "too deeply"),
    ],
)
def test_what_is_not_plain_json_is_refused_where_it_stands(text: str, place: str, says: str) -> None:
    with pytest.raises(orrery.BadContent, match=says) as found:
        read_text(text, "list.json")
    assert found.value.place == place


def test_the_host_brings_a_list_before_the_start_and_can_go_back() -> None:
    match = Match(seats=2, people=2)
    plain = show(match.table, None, match.now)["content"]
    assert plain == {"hash": orrery.game("nebula").content_hash, "differs": 0}
    with pytest.raises(Refused) as refusal:
        match.act("guest1", lambda c: c.content(RICHER))
    assert refusal.value.code == "host-only"
    match.act("guest1", lambda c: c.ready(True))
    match.act("guest0", lambda c: c.content(RICHER))
    assert match.table.differs == 2
    assert not match.table.seats[1].ready, "everybody is asked again"
    assert show(match.table, None, match.now)["content"] == {"hash": match.table.game.content_hash, "differs": 2}
    with pytest.raises(BadList) as bad:
        match.act("guest0", lambda c: c.content({"turn": {"placements": 3}}))
    assert bad.value.complaints[0].place == "turn.placements"
    assert match.table.differs == 2
    match.act("guest0", lambda c: c.content(None))
    assert show(match.table, None, match.now)["content"] == plain
    match.start()
    with pytest.raises(Refused) as late:
        match.act("guest0", lambda c: c.content(RICHER))
    assert late.value.code == "wrong-time"


def test_a_list_is_played_with_kept_and_goes_with_the_record() -> None:
    match = Match(seats=2, people=2)
    match.act("guest0", lambda c: c.content(RICHER))
    match.start().play("own list")
    again = match.rebuilt()
    assert again.game.content_hash == match.table.game.content_hash != orrery.game("nebula").content_hash
    assert show(again, 0, match.now) == show(match.table, 0, match.now)
    record = record_from_text(match.table.record().text())
    assert record.about["content"] == RICHER
    assert verify(game_of(record), record) > 20
    assert sum(1 for _ in orrery.replay(record)) == len(record.choices)
    with pytest.raises(orrery.BadRecord, match="other cards"):
        verify(orrery.game("nebula"), record)
    record.about["content"] = {"turn": {"placements": 3}}
    with pytest.raises(orrery.BadContent, match=r"about\.content"):
        game_of(record)


def test_the_next_table_has_the_list_too() -> None:
    match = Match(seats=2, people=2)
    match.act("guest0", lambda c: c.content(RICHER))
    fresh = Table("next", orrery.game("nebula"), SECRET)
    entry = set_up.make_like(match.table, fresh, match.now)
    rebuilt = Table("next", orrery.game("nebula"), SECRET)
    rebuilt.accept(entry)
    assert rebuilt.card_list == RICHER
    assert rebuilt.game.content_hash == match.table.game.content_hash


def test_options_a_list_does_not_know_have_their_defaults() -> None:
    kept = fitting(orrery.game("comet"), {"side": "gone", "wolf": "others", "surprise": 1})
    assert kept["wolf"] == "others"
    assert kept["side"] == orrery.game("comet").options[0].default
    assert "surprise" not in kept


def test_names_of_the_list_reach_the_sentences_in_every_form() -> None:
    named = game_with("notalone", {"places": [{"id": "lair", "name": {"en": "The Den"}}]})
    names = names_for(named)
    assert names == {"notalone-place-lair": "The Den"}
    texts = Texts("en", ["Ada", "Bo"], names={**names, "notalone-place-new": "New"})
    assert texts.say("notalone-place-lair") == "The Den"
    for place, word in (("lair", "The Den"), ("new", "New")):
        forms = texts._forms("place", [f"notalone-place-{place}"])
        assert forms == {"place": word, "place-short": word}


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 200) | st.floats(allow_nan=False, width=16) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "x"]), inner),
    max_leaves=6,
)
KEYS = st.sampled_from(
    "meta cards personal common galaxy_board cells edges turn setup species heroes boards fields places hunt".split()
)
CHANGES = st.dictionaries(KEYS, st.dictionaries(KEYS, VALUES, max_size=3) | VALUES, max_size=4)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.sampled_from(orrery.game_names()), CHANGES)
def test_any_list_is_a_game_or_complaints_that_name_a_place(game: str, change: dict[str, object]) -> None:
    found = complaints(game, change)
    if found:
        assert all(each.reason for each in found)
        with pytest.raises(orrery.BadContent):
            game_with(game, change)
    else:
        made = game_with(game, change)
        assert made.new(made.least_seats).pending()
        for language in languages():
            names_for(made, language)
