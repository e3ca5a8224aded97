"""Actions and positions as text: `parse` and `text` are inverses, and any other text is refused with a clear error."""

from __future__ import annotations

import random

import pytest

import orrery
from orrery.kernel.notation import name_from_text, name_text
from orrery.kernel.transcript import transcript
from orrery.kernel.vocabulary import Family, Vocabulary

from ..settings import SETTINGS, Setting, name_of
from ..walk import walk

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
every_game = pytest.mark.parametrize("name", orrery.game_names())


@every_game
def test_every_action_is_the_parse_of_its_text(name: str) -> None:
    game = orrery.game(name)
    texts = [game.text(action) for action in range(game.vocabulary.size)]
    assert len(set(texts)) == len(texts)
    for action, text in enumerate(texts):
        assert game.parse(text) == action
        assert game.parse(f"  {text.upper().replace('%2B', '%2b')} ".swapcase()) == action
        assert text.split()[0] == game.to_dict(action)["do"]


@every_setting
def test_every_position_is_the_parse_of_its_text(setting: Setting) -> None:
    for state, _, _, _ in walk(setting, "text", every=5):
        for seen in (state, state.conceal(None), *(state.conceal(seat) for seat in range(state.seats))):
            text = seen.text()
            assert "\n" not in text
            assert state.game.parse_position(text) == seen
            assert state.game.parse_position(f" {'  '.join(text.split())}\n") == seen


@every_game
def test_a_damaged_text_is_refused_or_another_sound_position(name: str) -> None:
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    luck = random.Random(seed)
    record = orrery.random_game(name, seed=seed)
    texts = [step.state.text() for step in orrery.replay(record) if step.number % 23 == 0]
    game = orrery.game(name)
    for _ in range(600):
        text = luck.choice(texts)
        at = luck.randrange(len(text))
        changed = (
            text[:at]
            + luck.choice(["", "?", "-", "+", "=", ":", ",", "#", "%", "9", " ", "x", ".", "!"])
            + text[at + 1 :]
        )
        try:
            state = game.parse_position(changed)
        except orrery.BadDump as error:
            assert str(error)
        else:
            assert game.parse_position(state.text()) == state


@every_game
def test_a_damaged_action_is_refused_with_what_is_allowed(name: str) -> None:
    game = orrery.game(name)
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    luck = random.Random(seed)
    for _ in range(400):
        text = game.text(luck.randrange(game.vocabulary.size))
        at = luck.randrange(len(text))
        changed = text[:at] + luck.choice("?+-%=x9 .") + text[at + 1 :]
        try:
            action = game.parse(changed)
        except orrery.BadAction as error:
            assert (
                "one of" in str(error) or "for instance" in str(error) or "form is" in str(error) or "not" in str(error)
            )
        else:
            assert game.parse(game.text(action)) == action


def test_errors_name_the_word_that_is_wrong_and_offer_others() -> None:
    game = orrery.game("nebula")
    for text, said in {
        "fly red H": "unknown action 'fly'; one of place, done, time",
        "place pink H": "unknown star 'pink'; one of black, blue",
        "place red": "1 arguments, not 2: place STAR CELL",
        "place black H": "there is no 'place black H'; the form is place STAR CELL",
        "": "such as 'place STAR CELL'",
    }.items():
        with pytest.raises(orrery.BadAction) as caught:
            game.parse(text)
        assert said in str(caught.value)


def test_errors_about_a_position_name_the_field() -> None:
    game = orrery.game("nebula")
    good = game.new(2).text()
    for wrong, said in {
        "comet/2": "begins with 'nebula/",
        good.replace("seats=2", "seats=7"): "nebula has 2 to 4",
        good.replace("seats=2 ", ""): "seats: missing",
        good + " stock=0.pink:3": "there is no kind 'pink'",
        good + " stars=5.red:+H": "from 0 to 3",
        good + " moon=1": "moon: no such field",
        good + " round=x": "round: expected a whole number",
        good + " stack=turn!0": "stack: given twice",
        good.replace("!nature", "!5"): "nobody at the table",
    }.items():
        with pytest.raises(orrery.BadDump) as caught:
            game.parse_position(wrong)
        assert said in str(caught.value), (wrong, str(caught.value))


@pytest.mark.parametrize(
    "name", ["", "-", "?", "a b", "a+b", "1.5", "x=y", "50%", "#3", "Ünïcode ☄", "~", "*", "+1", "a:b,c/d!e"]
)
def test_any_name_is_one_word(name: str) -> None:
    word = name_text(name)
    assert name_from_text(word) == name
    assert not set(word) & set(" +.=:,/!#?*~") and word != "-"


def test_actions_with_odd_names_are_written_and_read() -> None:
    odd = ["a b", "x+y", "1.5", "-", "Ünïcode", "50%=", "#3", "", "A B", ("a b", "+"), 3, -3, (1, 2)]
    pairs = [(one, other) for one in odd for other in odd]
    words = Vocabulary([Family("take", ("card", "with"), pairs), Family("nothing", (), [()])])
    for action in range(words.size):
        assert words.parse(words.text(action)) == action


@every_setting
def test_a_record_is_read_back_from_its_transcript(setting: Setting) -> None:
    name, seats, options = setting
    record = orrery.random_game(name, seats, 5, options)
    text = transcript(orrery.game(name), record)
    assert orrery.parse_record(text) == record
    assert orrery.parse_record(record.text()) == record
    assert list(orrery.replay(orrery.parse_record(text)))[-1].state.hash() == record.final


def test_a_damaged_transcript_names_its_line(tmp_path) -> None:
    record = orrery.random_game("nebula", seed=4)
    path = tmp_path / "game.txt"
    orrery.write_record(path, record)
    text = path.read_text(encoding="utf-8")
    assert orrery.read_record(path) == record
    for old, new, said in [
        ("nature draw", "nobody draw", "line 9"),
        ("nature draw red", "nature draw pink", "unknown star 'pink'"),
        ("seats: 2", "seats: two", "seats: not JSON"),
        ("game: nebula", "game: chess", "there is no game 'chess'"),
        ("final:", "finale:", "finale"),
    ]:
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(orrery.OrreryError) as caught:
            orrery.read_record(path)
        assert said in str(caught.value)


def test_cards_that_count_on_are_one_word_and_read_back() -> None:
    game = orrery.game("comet")
    text = game.new(2).text()
    assert "dodo-1~6" in text and "dodo-2" not in text
    one_by_one = text.replace("dodo-1~6", ",".join(f"dodo-{number}" for number in range(1, 7)), 1)
    assert game.parse_position(one_by_one) == game.parse_position(text)
    for wrong, said in {
        "dodo-1~7": "no card 'dodo-7'",
        "dodo-6~1": "counts down",
        "dodo~6": "expected a whole number",
        "dodo-1~": "expected a whole number",
        "~6": "expected a whole number",
        "dodo-1~999999": "from 0 to 999",
    }.items():
        with pytest.raises(orrery.BadDump) as caught:
            game.parse_position(text.replace("dodo-1~6", wrong, 1))
        assert said in str(caught.value)
