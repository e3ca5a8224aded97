"""Games of other packages: found, played, and refused in a sentence where they cannot be used."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import orrery
from orrery import bots, card_list
from orrery.bots.sampler import Sampler
from orrery.cli import main
from orrery.games import GAMES
from orrery.locale.texts import Texts, languages, outside_messages
from tests.plugins import entry_points, liarsdice, on_path, write_distribution

MODULE = """
from orrery.kernel.game import Game
from orrery.kernel.layout import Layout
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.state import HEAD_FIELDS, State
from orrery.kernel.step import Actions, Step
from orrery.kernel.vocabulary import Family, Vocabulary

class Take(Step):
    def enter(self, s):
        s.arg2 = s.arg2 or 5
        s.ask_seat(s.arg)
    def legal(self, s, seat, out):
        out.add_range(0, min(2, s.arg2))
    def do(self, s, seat, action):
        left = s.arg2 - action - 1
        s.pop()
        if left:
            s.push(1, 1 - seat, left)

class Pile(State):
    def score_sheet(self):
        return ScoreSheet([], [0] * self.seats, self.seats)

class Sticks(Game):
    def __init__(self):
        take = Family("take", ("number",), [(1,), (2,)])
        super().__init__("NAME", 2, 2, [], Vocabulary([take]), Layout(HEAD_FIELDS), "1", "", {1: Take("take")})
    def blank(self):
        return Pile(self, self.layout.first_values(), Actions(self.vocabulary.size))
"""
MORE = """
def Other():
    game = Sticks()
    game.name = "other"
    return game

def fails():
    1 / 0
"""
MESSAGES = "NAME-name = Sticks\nNAME-do-take = take { $number }\nNAME-over = { $winners }\nNAME-line-total = Total\n"


@pytest.fixture
def with_liarsdice(tmp_path: Path) -> Iterator[None]:
    with liarsdice(tmp_path / "site"):
        yield


def write_game(site: Path, package: str, name: str, point: str = "") -> None:
    """A small game in a package of its own."""
    folder = site / package
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(MODULE.replace("NAME", name), encoding="utf-8")
    (folder / "en.ftl").write_text(MESSAGES.replace("NAME", name), encoding="utf-8")
    write_distribution(site, package, {name: point or f"{package}:Sticks"})


def command(*words: str, typed: str = "") -> str:
    """What a command prints."""
    out = io.StringIO()
    assert main([*words], io.StringIO(typed), out) == 0
    return out.getvalue()


@pytest.mark.usefixtures("with_liarsdice")
def test_an_installed_game_stands_behind_ours() -> None:
    assert orrery.game_names() == [*GAMES, "liarsdice"]
    assert orrery.game("liarsdice") is orrery.game("liarsdice")
    record = orrery.random_game("liarsdice", 4, seed=3)
    assert [step.state for step in orrery.replay(record)][-1].hash() == record.final


def test_a_game_that_is_not_installed_is_unknown() -> None:
    assert orrery.game_names() == [*GAMES]
    with pytest.raises(orrery.OrreryError, match="there is no game 'liarsdice'"):
        orrery.game("liarsdice")


@pytest.mark.usefixtures("with_liarsdice")
def test_a_game_without_cards_takes_no_card_list() -> None:
    with pytest.raises(orrery.BadContent, match="no cards or boards"):
        orrery.game("liarsdice", "cards.json")
    with pytest.raises(orrery.BadContent, match="no cards or boards"):
        card_list.game_with("liarsdice", {"cards": []})


@pytest.mark.usefixtures("with_liarsdice")
@pytest.mark.parametrize("language", languages())
def test_it_is_listed_and_played_at_the_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    name = Texts(language).say("liarsdice-name")
    assert name in command("--language", language, "games")
    seed = ["--language", language, "play", "liarsdice", "--option", "dice=1", "--seed", "1", "--bots", "random"]
    shown = command(*seed, typed="help\nhint\nscore\nlog\nview 1\nrules\n" + "1\n" * 40)
    assert name in shown and Texts(language).say("liarsdice-line-total") in shown
    assert "liarsdice-" not in shown.replace("liarsdice-1.json", "")
    saved = next(tmp_path.rglob("liarsdice-1.json"))
    assert command("--language", language, "replay", str(saved))


@pytest.mark.usefixtures("with_liarsdice")
def test_its_default_bot_beats_chance() -> None:
    game = orrery.game("liarsdice")
    bot = bots.bot("greedy", game)
    assert isinstance(bot, Sampler)
    wins = 0
    for number in range(12):
        state, rng = game.new(2, {"dice": 2}), orrery.Rng(f"chance {number}")
        orrery.settle(state, rng)
        while not state.over:
            seat = state.pending()[0]
            legal = state.legal(seat)
            mine = seat == number % 2
            budget = bots.Budget(1500)
            state.apply(seat, bot.choose(state.conceal(seat), legal, rng, budget) if mine else rng.choice(legal))
            orrery.settle(state, rng)
        wins += state.winners() == (number % 2,)
    assert wins >= 9, "12 games against a random player"


def test_a_language_that_a_game_lacks_falls_back_to_english(tmp_path: Path) -> None:
    write_game(tmp_path, "sticks_package", "sticks")
    with on_path(tmp_path):
        assert Texts("fr").say("sticks-do-take", {"number": 2}) == "take 2"
        assert "sticks-do-take = take { $number }" in outside_messages("sticks", "uk")
        assert Texts("fr").say("nebula-name") == "Nebula"


def test_messages_that_are_not_the_games_own_are_left_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    write_game(tmp_path, "sticks_package", "sticks")
    with (tmp_path / "sticks_package" / "en.ftl").open("a", encoding="utf-8") as file:
        file.write("nebula-name = Sticks too\nsticks-over = \n")
    with on_path(tmp_path):
        assert Texts().say("nebula-name") == "Nebula"
        assert Texts().say("sticks-do-take", {"number": 1}) == "take 1"
    assert "nebula-name" in caplog.text


def test_a_name_that_two_packages_use_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    write_game(tmp_path / "a", "first_package", "sticks")
    write_game(tmp_path / "b", "second_package", "sticks")
    sentence = "the game 'sticks' of first_package 1.0 and second_package 1.0 cannot be used: "
    with on_path(tmp_path / "a", tmp_path / "b"):
        assert orrery.game_names() == [*GAMES]
        with pytest.raises(orrery.OrreryError, match=sentence):
            orrery.game("sticks")
    assert sentence in caplog.text


def broken(site: Path, kind: str) -> str:
    """Write a package that cannot be used, and return the sentence that says why."""
    name, point = "sticks", ""
    if kind == "of ours":
        name, why = "nebula", "Orrery has a game of this name"
    elif kind == "reserved":
        name, why = "table", "no word that shared messages begin with"
    elif kind == "no module":
        point, why = "not_there:Sticks", "ModuleNotFoundError: No module named 'not_there'"
    elif kind == "no such thing":
        point, why = "broken_package:Stones", "AttributeError"
    elif kind == "no game":
        point, why = "broken_package:Pile", "TypeError"
    elif kind == "another name":
        point, why = "broken_package:Other", "gives no game of this name"
    elif kind == "an error":
        point, why = "broken_package:fails", "ZeroDivisionError: division by zero"
    else:
        why = "it has no messages"
    write_game(site, "broken_package", name, point)
    with (site / "broken_package" / "__init__.py").open("a", encoding="utf-8") as file:
        file.write(
            "\nclass Other(Sticks):\n    def __init__(self):\n        super().__init__()\n        self.name = 'other'\n"
        )
        file.write("\ndef fails():\n    1 / 0\n")
    if kind == "no messages":
        (site / "broken_package" / "en.ftl").unlink()
    return f"the game '{name}' of broken_package 1.0 cannot be used: .*{why}"


KINDS = ["of ours", "reserved", "no module", "no such thing", "no game", "another name", "an error", "no messages"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_broken_game_is_refused_and_stops_no_other(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sentence = broken(tmp_path / "broken", kind)
    with liarsdice(tmp_path / "site"), on_path(tmp_path / "broken"), caplog.at_level(logging.WARNING):
        assert orrery.game_names() == [*GAMES, "liarsdice"]
        assert orrery.random_game("liarsdice").final
        assert "nebula" in command("games")
        if kind != "of ours":
            with pytest.raises(orrery.OrreryError, match=sentence):
                orrery.game("table" if kind == "reserved" else "sticks")
    (refusal,) = [each for each in caplog.messages if "cannot be used" in each]
    assert re.search(sentence, refusal)


def test_the_example_declares_what_it_is() -> None:
    assert entry_points(Path(__file__).parents[1] / "examples" / "liarsdice") == {"liarsdice": "liarsdice:LiarsDice"}
