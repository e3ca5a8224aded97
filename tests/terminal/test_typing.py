"""What can be typed: short forms, commands, and every kind of wrong input, which costs nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery.kernel.journal import Journal, resume
from orrery.kernel.record import record_from_text
from tests.terminal.sitting import PLAY, Sit, Sitting


def made(sitting: Sitting, seat: int = 0) -> list[dict[str, object]]:
    """What the person did."""
    game = orrery.game("nebula")
    return [game.to_dict(action) for chooser, action in sitting.kept().choices if chooser == seat]


def journal(sitting: Sitting) -> Journal:
    return resume(orrery.game("nebula"), sitting.kept())


# Short forms.


def test_clocks_by_steps(sit: Sit) -> None:
    for line in ("t -1 1 3", "time -1 +1 +3", "-1 1 3"):
        sitting = sit(PLAY, ["1", line, "quit"])
        assert made(sitting)[1:] == [{"do": "time", "upper": -1, "right": 1, "left": 3}]


def test_clocks_by_the_stars_wanted(sit: Sit) -> None:
    sitting = sit(PLAY, ["1", "red white blue", "quit"])
    (turn,) = made(sitting)[1:]
    assert turn["do"] == "time"
    assert journal(sitting).events[-1][0].args["stars"] == ["red", "white", "blue"]


def test_stars_wanted_in_part_list_the_turns_that_bring_them(sit: Sit) -> None:
    sitting = sit(PLAY, ["1", "w b", "1", "1", "quit"])
    assert "bring a white star and a blue star or more" in sitting.after("w b")
    events = [event for events in journal(sitting).events for event in events]
    taken = next(event.args["stars"] for event in events if event.kind == "nebula-time")
    assert isinstance(taken, list)
    assert {"white", "blue"} <= set(taken)


def test_a_set_of_stars_with_several_turns_asks_which(sit: Sit) -> None:
    sitting = sit(PLAY, ["1", "1", "2", "quit"])
    assert "Which one?" in " ".join(sitting.shown.split())
    assert made(sitting)[1:] == [{"do": "time", "upper": -1, "right": 2, "left": 2}]


def test_back_returns_to_all_choices_and_more_shows_the_rest(sit: Sit) -> None:
    sitting = sit(PLAY, ["1", "1", "back", "more", "quit"])
    assert sitting.after("back").startswith("Collect:")
    assert "more choices; type more" in sitting.after("back")
    assert "more choices" not in sitting.after("more")
    assert len(sitting.after("more")) > 2 * len(sitting.after("back"))
    assert len(made(sitting)) == 1


def test_a_star_and_a_cell(sit: Sit) -> None:
    start = ["1", "red white blue"]
    for lines in (["red H"], ["r h"], ["place red H"], ["red", "1"], ["H", "1"]):
        sitting = sit(PLAY, [*start, *lines, "quit"])
        assert made(sitting)[2:] == [{"do": "place", "star": "red", "cell": "H"}], lines
    sitting = sit(PLAY, [*start, "red H", "white", "y1", "quit"])
    assert made(sitting)[3:] == [{"do": "place", "star": "white", "cell": "Y1"}]


def test_a_black_star_then_a_value_token(sit: Sit) -> None:
    tokens = {
        "sigma": "val_sigma",
        "Σ": "val_sigma",
        "red": "val_red",
        "blue": "val_blue",
        "b": "val_blue",
        "goal B": "val_advB",
        "A": "val_advA",
    }
    for word, token in tokens.items():
        sitting = sit(PLAY, ["1", "1", "1", "k", word, "quit"])
        assert made(sitting)[2:] == [
            {"do": "place", "star": "black", "cell": "track"},
            {"do": "push", "token": token},
        ]


def test_a_letter_that_is_a_star_and_a_command_is_the_star(sit: Sit) -> None:
    start = ["1", "purple white black", "1"]
    (turn, placed) = made(sit(PLAY, [*start, "p h", "quit"]))[1:]
    assert turn["do"] == "time"
    assert placed == {"do": "place", "star": "purple", "cell": "H"}
    for lines in (["p purple h"], ["place h", "purple h"], ["p", "1"]):
        assert made(sit(PLAY, [*start, *lines, "quit"]))[2:] == [placed], lines


def test_one_star_to_keep_from_chaos_lists_the_pairs_with_it(sit: Sit) -> None:
    lines = ["1", "red white blue", "done", "c red"]
    done = made(sit(PLAY, [*lines, "1", "quit"]))
    kept = done[4]["stars"]
    assert isinstance(kept, list)
    sitting = sit(PLAY, [*lines, kept[0], "1", "quit"])
    assert f"Which star do you keep with a {kept[0]} star?" in sitting.after(kept[0])
    (pair,) = made(sitting)[4:]
    assert isinstance(pair["stars"], list)
    assert kept[0] in pair["stars"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ru", ["красная белая синяя", "красную h", "готово"]),
        ("ru", ["крас бел син", "поместить красная H", "d"]),
        ("uk", ["червона біла синя", "червону h", "готово"]),
        ("fr", ["rouge blanc bleu", "rouge H", "fini"]),
        ("fr", ["rouge blanche bleue", "placer rouge h", "done"]),
    ],
)
def test_words_of_the_readers_language_are_understood(sit: Sit, language: str, words: list[str]) -> None:
    english = made(sit(PLAY, ["1", "red white blue", "red H", "done", "quit"]))
    assert made(sit(f"{PLAY} --language {language}", ["1", *words, "quit"])) == english


@pytest.mark.parametrize(
    ("language", "chaos", "tokens"),
    [
        (
            "ru",
            "хаос красная",
            {"сигма": "val_sigma", "ромб": "val_diamond", "жёлтая": "val_yellow", "желтая": "val_yellow"},
        ),
        ("uk", "хаос червона", {"сигма": "val_sigma", "іпсилон": "val_upsilon", "ціль b": "val_advB"}),
        ("fr", "chaos rouge", {"diamant": "val_diamond", "violet": "val_purple", "objectif B": "val_advB"}),
    ],
)
def test_chaos_and_tokens_in_the_readers_language(sit: Sit, language: str, chaos: str, tokens: dict[str, str]) -> None:
    play = f"{PLAY} --language {language}"
    assert {"do": "chaos", "star": "red"} in made(sit(play, ["1", "red white blue", "done", chaos, "quit"]))
    for word, token in tokens.items():
        assert made(sit(play, ["1", "1", "1", "k", word, "quit"]))[-1] == {"do": "push", "token": token}


def test_chaos_then_two_stars_kept(sit: Sit) -> None:
    lines = ["1", "red white blue", "done", "c red", "1", "quit"]
    done = made(sit(PLAY, lines))
    assert done[2:4] == [{"do": "done"}, {"do": "chaos", "star": "red"}]
    assert done[4]["do"] == "keep"
    kept = done[4]["stars"]
    assert isinstance(kept, list)
    assert made(sit(PLAY, [*lines[:4], " ".join(kept), "quit"])) == done
    assert made(sit(PLAY, [*lines[:4], " ".join(reversed(kept)), "quit"])) == done


def test_a_personal_goal_by_its_id(sit: Sit) -> None:
    first = made(sit(PLAY, ["1", "quit"]))
    assert made(sit(PLAY, [str(first[0]["goal"]).lower(), "quit"])) == first


# Wrong input.


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["0"], "Type a number from 1 to 2"),
        (["3"], "Type a number from 1 to 2"),
        (["P99"], "Not possible"),
        (["1", "hello"], "“hello” is neither a command nor a star"),
        (["1", "-"], "“-” is neither a command nor a star"),
        (["1", "999999999999999999999"], "Type a number from 1 to"),
        (["1", "t 1 1"], "for example: t 2 -3 0"),
        (["1", "t a b c"], "for example: t 2 -3 0"),
        (["1", "t 2 2 2"], "exactly 5 steps in all; these are 6"),
        (["1", "9 9 9"], "exactly 5 steps in all; these are 27"),
        (["1", "c"], "name one star to give up"),
        (["1", "c green"], "“green” is neither"),
        (["1", "c red"], "for chaos you need a red star in stock [N52]"),
        (["1", "red red red red"], "No turn of the clocks brings"),
        (["1", "red white blue", "red Q9"], "“Q9” is not a cell"),
        (["1", "red white blue", "red H H"], "“H H” is not a cell"),
        (["1", "red white blue", "red Y1"], "your first star goes to the centre H [N58]"),
        (["1", "red white blue", "orange H"], "you have no orange star in stock [N54]"),
        (["1", "red white blue", "orange"], "No orange star can be placed now"),
        (["1", "red white blue", "Y1"], "No star of yours can go to Y1 now"),
        (["1", "red white blue", "black"], "you have no black star"),
        (["1", "red white blue", "red H", "white L5a"], "L5a is connected to none of your stars [N59]"),
        (["1", "1", "1", "k", "pink"], "“pink” is not a value token"),
        (["undo"], "There is nothing to undo"),
        (["rules"], "for example: rules N58"),
        (["rules N999"], "There is no rule N999"),
        (["save"], "for example: save evening.json"),
        (["save /nowhere/at/all.json"], "Cannot save to /nowhere/at/all.json: No such file"),
        (["load"], "for example: load evening.json"),
        (["load /nowhere.json"], "/nowhere.json: cannot be read: No such file"),
        (["log many"], "for example: log 50"),
        (["view"], "a seat from 0 to 3"),
        (["view 4"], "a seat from 0 to 3"),
        (["view me"], "a seat from 0 to 3"),
    ],
)
def test_wrong_input_gets_a_clear_sentence_and_costs_nothing(sit: Sit, lines: list[str], sentence: str) -> None:
    without = sit(PLAY, [*lines[:-1], "quit"]).kept()
    sitting = sit(PLAY, [*lines, "", "   ", "quit"])
    assert sentence in sitting.after(lines[-1])
    assert sitting.code == 0
    assert sitting.errors == ""
    assert sitting.kept().to_json() == without.to_json()


def test_a_damaged_save_is_refused_and_the_game_goes_on(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "damaged.json"
    for text in ("", "{}", "[1, 2", '{"format": "orrery-record/1"}'):
        path.write_text(text, encoding="utf-8")
        sitting = sit(PLAY, ["1", f"load {path}", "t -1 1 3", "quit"])
        assert str(path) in sitting.after(f"load {path}").replace(" ", "")
        assert len(made(sitting)) == 2


# Commands.


def test_undo_takes_own_choices_back_one_by_one(sit: Sit) -> None:
    lines = ["1", "red white blue", "red H", "white Y1"]
    sitting = sit(PLAY, [*lines, "undo", "u", "undo", "quit"])
    assert sitting.shown.count("Undone.") == 3
    assert sitting.kept().to_json() == sit(PLAY, ["1", "quit"]).kept().to_json()


def test_undo_stops_where_something_was_learnt(sit: Sit) -> None:
    sitting = sit(PLAY, ["1", "red white blue", "done", "undo", "quit"])
    assert "There is nothing to undo" in sitting.after("undo")
    assert made(sitting)[-1] == {"do": "done"}


def test_save_and_load_in_the_middle(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    sitting = sit(PLAY, ["1", "red white blue", f"save {path}", "red H", f"load {path}", "quit"])
    saved = record_from_text(path.read_text(encoding="utf-8"))
    assert sitting.kept().to_json() == saved.to_json()
    assert saved.about == {"players": ["person", "random", "random", "random"], "seed": "7"}
    assert [path.name for path in tmp_path.glob("*")].count("my game.json.part") == 0


def test_the_log_tells_what_happened(sit: Sit) -> None:
    sitting = sit(PLAY, ["1", "red white blue", "red H", "log 2", "log", "quit"])
    said = sitting.after("log 2")
    assert said.endswith("take a red star, a white star and a blue star. You place a red star at the centre H.")
    assert "You go first." in sitting.after("log")


def test_help_names_every_command(sit: Sit) -> None:
    said = sit(PLAY, ["help", "quit"]).after("help")
    for word in ("undo", "save FILE", "load FILE", "log", "hint", "view 1", "rules N58", "table", "score", "quit"):
        assert f"“{word}" in said


def test_a_rule_is_told_by_its_number(sit: Sit) -> None:
    sitting = sit(PLAY, ["rules n58", "rules NQ9", "rules q9", "rules 9", "quit"])
    assert sitting.after("rules n58").startswith("N58 Your very first coloured star goes to the central cell.")
    assert sitting.after("rules NQ9").startswith("NQ9 Three stars")
    assert sitting.after("rules q9").startswith("NQ9 Three stars")
    assert sitting.after("rules 9").startswith("There is no rule 9.")


def test_without_the_rules_page_that_is_said(sit: Sit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("orrery.locale.ledger._PLACES", (tmp_path,))
    assert "not shipped" in sit(PLAY, ["rules N58", "quit"]).after("rules N58")


def test_a_hint_is_a_legal_choice_in_words(sit: Sit) -> None:
    sitting = sit(PLAY, ["1", "hint", "quit"])
    assert sitting.after("hint").startswith("Suggestion: turn the clocks: upper ")
    assert len(made(sitting)) == 1


def test_view_shows_another_galaxy_and_score_the_sheet(sit: Sit) -> None:
    sitting = sit(PLAY, ["view 1", "score", "table", "quit"])
    assert "galaxy of Random 1" in sitting.after("view 1")
    assert "Score sheet" in sitting.after("score")
    assert "your galaxy" in sitting.after("table")
