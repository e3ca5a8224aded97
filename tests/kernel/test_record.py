"""Records: the save file, the replay and the bug report; damaged ones are refused, never replayed wrongly."""

from __future__ import annotations

import json
import random

import pytest

import orrery
from orrery.kernel.journal import resume
from orrery.kernel.record import record_from_text
from tests.settings import SETTINGS, Setting, name_of

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)


def played(setting: Setting, seed: int = 3) -> orrery.Record:
    name, seats, options = setting
    return orrery.random_game(name, seats=seats, seed=seed, options=options)


@every_setting
def test_a_damaged_record_is_refused(setting: Setting) -> None:
    record = played(setting)
    game = orrery.game(record.game)
    luck = random.Random(name_of(setting))
    sealed = {step.number for step in orrery.replay(record) if step.state.sealed(step.seat) == step.action + 1}
    for _ in range(60):
        data = json.loads(record.text())
        choices = data["choices"]
        spot = luck.randrange(len(choices))
        kind = luck.randrange(6)
        if kind == 0:
            choices[spot][1] = (choices[spot][1] + luck.randrange(1, game.vocabulary.size)) % game.vocabulary.size
        elif kind == 1:
            choices[spot][0] = (choices[spot][0] + 2) % record.seats - 1
            if choices[spot][0] == record.choices[spot][0]:
                continue
        elif kind == 2:
            del choices[spot]
        elif kind == 3 and spot in sealed:
            continue  # sealing the same choice twice changes nothing
        elif kind == 3:
            choices.insert(spot, list(choices[spot]))
        elif kind == 4:
            data["seats"] = 2 if record.seats != 2 else 3
        else:
            data["final"] = "0" * 32
        with pytest.raises(orrery.BadRecord):
            for _step in orrery.replay(record_from_text(json.dumps(data))):
                pass
        with pytest.raises(orrery.BadRecord):
            resume(game, record_from_text(json.dumps(data)))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "else"}, "format"),
        ({"choices": "none"}, "choices"),
        ({"choices": [[0]]}, r"choices\[0\]"),
        ({"choices": [["0", 1]]}, r"choices\[0\]"),
        ({"choices": [[0, True]]}, r"choices\[0\]"),
        ({"seats": "two"}, "seats"),
        ({"seats": 9}, "seats"),
        ({"options": {"no-such": 1}}, "no-such"),
        ({"rules": "99"}, "rules"),
        ({"content": "other"}, "content"),
        ({"game": "nebula2"}, "nebula2"),
        ({"final": 5}, "final"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(change: dict[str, object], says: str) -> None:
    data = {**json.loads(played(("nebula", 2, {})).text()), **change}
    with pytest.raises(orrery.OrreryError, match=says):
        for _step in orrery.replay(record_from_text(json.dumps(data))):
            pass


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"x"', "{}", '{"format": "orrery-record/1"}'])
def test_no_record_at_all_is_said(text: str) -> None:
    with pytest.raises(orrery.BadRecord):
        record_from_text(text)


@pytest.mark.parametrize("cut", range(1, 400, 37))
def test_a_cut_file_is_refused(cut: int) -> None:
    text = played(("nebula", 2, {})).text()
    with pytest.raises(orrery.BadRecord):
        record_from_text(text[:-cut])


def test_seeds_repeat() -> None:
    assert orrery.random_game("nebula", seed=5).text() == orrery.random_game("nebula", seed=5).text()
    assert orrery.random_game("nebula", seed=5).final != orrery.random_game("nebula", seed=6).final
