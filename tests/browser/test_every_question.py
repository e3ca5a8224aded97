"""Every kind of question the games can ask a person is answered by clicking, on a phone without scrolling."""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import pytest

from orrery import api
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng
from tests.browser.conftest import Invite
from tests.browser.finished import keep_for
from tests.browser.looking import out_of_reach
from tests.browser.playing import questions, settle, wait_until_asked
from tests.table.people import Match

Options = dict[str, Value]

EXPLORATION: Options = {"places": "exploration", "decks": "combined"}
HUNTED: Options = {"creature": 3}
SETTINGS: dict[str, tuple[str, int, int, Options]] = {
    "nebula": ("nebula", 3, 8, {}),
    "comet-a": ("comet", 4, 16, {"side": "A"}),
    "comet-b": ("comet", 2, 2, {"side": "B"}),
    "creature": ("notalone", 4, 80, {"creature": 0, **EXPLORATION}),
    "hunted": ("notalone", 4, 80, {**HUNTED, **EXPLORATION}),
    "base": ("notalone", 4, 80, {**HUNTED, "decks": "combined"}),
    "maze": ("notalone", 4, 80, {**HUNTED, **EXPLORATION, "maze_variant": "on"}),
}
"""Game, seats, how many games are looked through, options; the first seat is the person."""
SETTINGS |= {
    name: (name, min(3, api.game(name).most_seats), 4, {})
    for name in api.game_names()
    if name not in {game for game, *_ in SETTINGS.values()}
}

RARE = {
    "nebula": {"push", "chaos-keep"},
    "comet-a": {"between", "taking", "comet-choice", "amount", "glide", "place"},
    "comet-b": {"nest"},
    "creature": {"hunting", "cataclysm", "telepathy", "move-token"},
    "hunted": {"choose", "maze", "maze-use", "portal", "vote", "mycelium"},
    "base": {"recycle-or-copy", "copy", "source"},
    "maze": {"maze", "maze-set", "maze-drop"},
}
"""Kinds of questions that must be among those found, by setting."""
NEAR_THE_END = 12
"""Questions asked within so many entries of the end are not looked at."""

ALONE = {"comet-b", "base", "maze"}
"""Settings in which only those are looked at: the others are those of a setting above."""


def question(match: Match) -> str:
    """What the first seat is asked, with the kinds of answers there are; nothing if it is not asked."""
    if 0 not in match.state.pending():
        return ""
    view = match.table.game.view(match.state.conceal(0))
    answers = {str(match.table.game.to_dict(action)["do"]) for action in match.state.legal(0)}
    return f"{view.get('doing', view['phase'])}: {', '.join(sorted(answers))}"


def kind(asked: str) -> str:
    """The kind of a question, whatever its answers."""
    return asked.split(":")[0]


def every_question(game: str, seats: int, games: int, options: Options) -> dict[str, Match]:
    """A running game for each question the first seat is asked in some random games, left where it was first asked.

    Near the end of a game others could end it before the first seat has answered.
    """
    found: dict[str, tuple[int, int]] = {}

    def play(seed: int, until: int) -> Match:
        match = Match(seats, 1, game=game, secret=f"{seed}".ljust(64, "."), **options).start()
        rng = Rng(str(seed))
        here: dict[str, int] = {}
        while match.table.phase == "running" and len(match.log) < until:
            if match.table.waits_to_close():
                match.act("", lambda c: c.close_window())
                continue
            asked = question(match)
            if asked:
                here.setdefault(asked, len(match.log))
            seat = match.state.pending()[-1]
            match.choose(seat, match.table.game.to_dict(rng.choice(match.state.legal(seat))))
        for asked, where in here.items():
            if where < len(match.log) - NEAR_THE_END:
                found.setdefault(asked, (seed, where))
        return match

    for seed in range(games):
        play(seed, 5000)
    return {asked: play(*where) for asked, where in dict(found).items()}


STANDING = """async id => {
  const table = await (await fetch(`/api/tables/${id}`)).json();
  return JSON.stringify([table.number, table.question, table.view.pending]);
}"""


@pytest.mark.parametrize("name", SETTINGS)
def test_every_question_is_answered_by_clicking(person: Invite, store_file: Path, name: str) -> None:
    game, seats, games, options = SETTINGS[name]
    play = import_module(f"tests.browser.{game}")
    somebody = person(390, 844, touch=True)
    matches = every_question(game, seats, games, options)
    rare = RARE.get(name, set())
    assert rare <= {kind(asked) for asked in matches}
    if name in ALONE:
        matches = {asked: match for asked, match in matches.items() if kind(asked) in rare}
    rng = random.Random(name)
    unanswered = []
    for at, (asked, match) in enumerate(matches.items()):
        page = somebody.open(keep_for(store_file, f"{name}-{at}", somebody, match))
        wait_until_asked(page)
        assert out_of_reach(page, play.TARGETS) == [], asked
        before = page.evaluate(STANDING, f"{name}-{at}")
        for _ in questions(page, 80):
            if not play.act(page, rng):
                page.wait_for_timeout(50)
            settle(page)
            if page.evaluate(STANDING, f"{name}-{at}") != before:
                break
        else:
            unanswered.append(asked)
            somebody.shoot(f"unanswered-{name}-{at}")
    assert unanswered == []
