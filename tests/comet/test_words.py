"""Every action, event and name of Comet has its words."""

from __future__ import annotations

from orrery.locale.texts import Texts
from tests.locale.test_english import file_entries, page_ids

from .lively import lively
from .positions import comet
from .words import all_ids, event_ids


def test_every_message_is_there_and_no_other_of_the_game():
    assert {entry.id.name for entry in file_entries("en", "comet")} - page_ids("comet") == all_ids()


def test_every_action_is_said_in_words_of_its_own():
    texts = Texts()
    said = {texts.say(*comet().message(action)) for action in range(comet().vocabulary.size)}
    assert len(said) == comet().vocabulary.size
    assert texts.say("comet-do-play", {"card": "dodo-1"}) == "play Dodo (jungle, lava)"


def test_every_event_of_a_lively_game_is_said_to_everybody():
    told: set[str] = set()
    for seats in (2, 4):
        events: list = []
        for s, _, _, _ in lively(seats, f"words {seats}"):
            for event in events:
                told.add(event.kind)
                for you in (None, 0, 1):
                    assert Texts("en", you=you).say(event.kind, event.args)
            events = s.watch()
    assert told <= event_ids()
    assert {"comet-rescued", "comet-stepped", "comet-used", "comet-comet", "comet-took-gold"} <= told
