"""Bots by name: levels of every game, pools, those of other packages, and what is refused in a sentence."""

from __future__ import annotations

import logging
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import orrery
from orrery import bots
from orrery.bots import registry
from orrery.bots.random import RandomBot
from orrery.bots.sampler import Sampler
from orrery.files import write_record
from orrery.match import Match, resume_match
from orrery.study.arena import Tournament, setting
from tests.plugins import BOTS_GROUP, entry_points, liarsdice, on_path, write_distribution

FOX = Path(__file__).parents[2] / "examples" / "fox"
NEBULA = orrery.game("nebula")
LEVELS = ["random", "newcomer", "casual", "club", "expert"]


def decision(game: orrery.Game = NEBULA) -> orrery.Decision:
    state, rng = game.new(game.least_seats), orrery.Rng("decision")
    orrery.settle(state, rng)
    seat = state.pending()[0]
    return orrery.Decision(state.conceal(seat), [], state.legal(seat), rng, orrery.Budget(positions=200))


@pytest.mark.parametrize("name", orrery.game_names())
def test_every_game_has_the_levels_and_the_reference(name: str) -> None:
    game = orrery.game(name)
    assert bots.offered(game) == [*LEVELS, "greedy"]
    for level in [*LEVELS, "greedy"]:
        assert isinstance(bots.bot(level, game), orrery.Bot)


def test_a_game_without_bots_of_its_own_is_played_by_score(tmp_path: Path) -> None:
    with liarsdice(tmp_path):
        game = orrery.game("liarsdice")
        players = [bots.bot(level, game) for level in LEVELS]
        assert isinstance(players[0], RandomBot)
        positions = [player.positions for player in players[1:] if isinstance(player, Sampler)]
        assert len(positions) == 4 and positions == sorted(set(positions))
        assert players[1].decide(decision(game)) in decision(game).legal


def test_a_game_that_lacks_a_level_has_its_reference_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find_part", lambda name, room: SimpleNamespace(greedy=RandomBot))
    assert isinstance(bots.bot("expert", NEBULA), RandomBot) and isinstance(bots.bot("casual", NEBULA), Sampler)


def test_a_pool_is_played_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find_part", lambda name, room: SimpleNamespace(POOL={"hoarder": RandomBot}))
    assert isinstance(bots.bot("nebula.hoarder", NEBULA), RandomBot)
    assert "nebula.hoarder" in bots.names(NEBULA) and "nebula.hoarder" not in bots.offered(NEBULA)


def test_names_that_nobody_has() -> None:
    with pytest.raises(orrery.OrreryError, match=r"there is no bot 'wizard'; one of random, newcomer, .*greedy"):
        bots.bot("wizard", NEBULA)
    with pytest.raises(orrery.OrreryError, match="there is no bot 'fox:Fox'"):
        bots.bot("fox:Fox", NEBULA)


def test_a_bot_with_the_old_signature_plays_on() -> None:
    class Old(orrery.Bot):
        def choose(self, concealed: orrery.State, legal: list[orrery.Action], rng: orrery.Rng, budget: object) -> int:
            assert concealed.viewer >= 0
            return legal[-1]

    asked = decision()
    assert Old().decide(asked) == asked.legal[-1]
    assert [each.action for each in Old().advise(asked)] == [asked.legal[-1]]


def test_the_example_is_found_where_it_is_installed_and_beats_chance(tmp_path: Path) -> None:
    points = entry_points(FOX, BOTS_GROUP)
    assert points == {"fox": "fox:Fox"}
    write_distribution(tmp_path, "orrery-fox", points, group=BOTS_GROUP)
    with on_path(tmp_path, FOX):
        assert bots.offered(NEBULA) == [*LEVELS, "greedy", "fox"]
        asked = decision()
        assert bots.bot("fox", NEBULA).decide(asked) in asked.legal
        played = Tournament(setting("notalone", 3, {}, "fox"), ["fox", "random"], 2)
        played.run()
        assert len(played.counted()) == 2


def test_the_documented_example_is_the_one_that_is_tested() -> None:
    guide = (FOX.parents[1] / "docs" / "adding-a-bot.md").read_text(encoding="utf-8")
    source = (FOX / "fox.py").read_text(encoding="utf-8")
    assert source[source.index("import orrery") :] in guide
    code = [line for line in source.splitlines() if line.strip()]
    assert len(code) <= 20


def test_a_bot_by_module_and_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybots.py").write_text(
        "import orrery\n\nclass Wolf(orrery.Bot):\n    games = ['comet']\n"
        "    def decide(self, decision):\n        return decision.legal[0]\n"
        "class Cub(Wolf):\n    games = None\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    with on_path():
        asked = decision()
        assert bots.local_bot("mybots:Cub", NEBULA).decide(asked) == asked.legal[0]
        with pytest.raises(orrery.OrreryError, match="the bot 'mybots:Wolf' does not play nebula"):
            bots.local_bot("mybots:Wolf", NEBULA)
        assert isinstance(bots.local_bot("mybots:Wolf", orrery.game("comet")), orrery.Bot)
        match = Match(NEBULA, ["person", "mybots:Cub"], "wolf")
        match.play()
        write_record(tmp_path / "saved.json", match.record())
        with pytest.raises(orrery.BadOptions, match="played by 'mybots:Cub'; name it again by --bots mybots:Cub"):
            resume_match(NEBULA, orrery.read_record(str(tmp_path / "saved.json")))
        again = resume_match(NEBULA, orrery.read_record(str(tmp_path / "saved.json")), ["mybots:Cub"])
        assert again.players == ["person", "mybots:Cub"]
    monkeypatch.delitem(sys.modules, "mybots")


TROUBLE = """
import orrery

class Good(orrery.Bot):
    def decide(self, decision):
        return decision.legal[0]

class Idle(orrery.Bot):
    pass

class Picky(Good):
    games = "nebula"

def fails():
    1 / 0

def stranger():
    return object()

number = 7
"""
BROKEN = [
    ("club", "trouble:Good", "the name is taken"),
    ("person", "trouble:Good", "the name is taken"),
    ("Bad-Name", "trouble:Good", "a bot's name is lower-case letters"),
    ("lost", "nowhere:Good", "ModuleNotFoundError: No module named 'nowhere'"),
    ("lost", "trouble:Nothing", "AttributeError"),
    ("lost", "trouble", "write module:Class"),
    ("lost", "trouble:fails", "ZeroDivisionError: division by zero"),
    ("lost", "trouble:stranger", r"it makes no orrery\.Bot"),
    ("lost", "trouble:number", "it leads neither to a class nor to a function"),
    ("lost", "trouble:Idle", "it defines neither decide nor choose"),
    ("lost", "trouble:Picky", "its games are not a list of names"),
]


@pytest.mark.parametrize(("name", "value", "why"), BROKEN)
def test_a_broken_bot_is_refused_in_a_sentence_and_stops_no_other(
    name: str, value: str, why: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "trouble.py").write_text(TROUBLE, encoding="utf-8")
    write_distribution(tmp_path, "trouble", {name: value, "good": "trouble:Good"}, group=BOTS_GROUP)
    sentence = f"the bot '{name}' of trouble 1.0 cannot be used: .*{why}"
    with on_path(tmp_path), caplog.at_level(logging.WARNING):
        assert bots.offered(NEBULA) == [*LEVELS, "greedy", "good"]
        assert isinstance(bots.bot("good", NEBULA), orrery.Bot)
        if name == "lost":
            with pytest.raises(orrery.OrreryError, match=sentence):
                bots.bot(name, NEBULA)
    (refusal,) = [each for each in caplog.messages if "cannot be used" in each]
    assert re.search(sentence, refusal)


def test_a_name_that_two_packages_use_is_refused(tmp_path: Path) -> None:
    (tmp_path / "trouble.py").write_text(TROUBLE, encoding="utf-8")
    for package in ("first", "second"):
        write_distribution(tmp_path, package, {"good": "trouble:Good"}, group=BOTS_GROUP)
    with on_path(tmp_path), pytest.raises(orrery.OrreryError, match="both have a bot of this name; uninstall one"):
        bots.bot("good", NEBULA)


def test_a_bot_that_stops_being_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "trouble.py").write_text(
        "import orrery\nmade = []\nclass Once(orrery.Bot):\n    def __init__(self):\n        made.append(1)\n"
        "        if len(made) > 1:\n            raise OSError('gone')\n"
        "    def decide(self, decision):\n        return 0\n"
    )
    write_distribution(tmp_path, "trouble", {"once": "trouble:Once"}, group=BOTS_GROUP)
    with on_path(tmp_path), pytest.raises(orrery.OrreryError, match="the bot 'once' cannot be used: OSError: gone"):
        bots.bot("once", NEBULA)
