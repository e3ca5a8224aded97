"""Guided games: fixed from the first draw to the last lesson, and free from there or as soon as they are left."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from orrery import api
from orrery.guided import LEARNER, Guided, guided, guided_names
from orrery.kernel.state import NATURE
from orrery.server.moments import choose, let_others_play, moments
from orrery.server.new_table import table_for
from orrery.server.schema import MakeTable
from orrery.server.snapshot import _guidance
from orrery.table.commands import Commands
from orrery.table.errors import Refused
from orrery.table.fair import verify
from orrery.table.table import Table

GUIDED = [(game, name) for game in api.game_names() for name in guided_names(game)]
every_guided_game = pytest.mark.parametrize(("game", "name"), GUIDED)


def table_of(game: str, name: str) -> Table:
    return table_for("ada", MakeTable(game, "Ada", guided=name)).table


def asked(table: Table) -> Commands:
    return Commands(table, "ada", table.last_time)


def lessons(table: Table, script: Guided) -> Iterator[int]:
    """The choices the lessons wait for, each when the learner is asked for it."""
    for number, action in enumerate(script.choices[LEARNER]):
        let_others_play(table)
        assert LEARNER in table.questions.open, f"nobody asks for choice {number}: {table.game.to_dict(action)}"
        yield action


def follow(table: Table, script: Guided) -> None:
    for action in lessons(table, script):
        choose(table, LEARNER, action)
    let_others_play(table)


@every_guided_game
def test_the_script_is_a_game_by_the_rules_to_the_last_choice_of_everybody(game: str, name: str) -> None:
    table, script = table_of(game, name), guided(game, name)
    follow(table, script)
    assert table.journal is not None
    for seat, actions in script.choices.items():
        assert [action for who, action in table.journal.choices if who == seat][: len(actions)] == actions
    assert LEARNER in table.questions.open, "whoever plays on is asked next"
    assert verify(table.game, table.record()) >= 0


@every_guided_game
def test_its_luck_is_the_same_at_every_table(game: str, name: str) -> None:
    first, second = table_of(game, name), table_of(game, name)
    assert first.secret != second.secret
    assert first.journal is not None and second.journal is not None
    assert first.journal.choices == second.journal.choices
    assert all(seat == NATURE for seat, _ in first.journal.choices)


@every_guided_game
def test_another_choice_is_refused_with_the_reason_and_changes_nothing(game: str, name: str) -> None:
    table, script = table_of(game, name), guided(game, name)
    refused = 0
    for action in lessons(table, script):
        assert table.journal is not None
        before = list(table.journal.choices)
        for other in table.journal.state.legal(LEARNER):
            if other == action:
                assert asked(table).why(table.game.to_dict(other)) is None
                continue
            with pytest.raises(Refused) as refusal:
                choose(table, LEARNER, other)
            said = asked(table).why(table.game.to_dict(other))
            assert refusal.value.code == "lesson" and refusal.value.why is not None
            assert said is not None and said.why == refusal.value.why
            refused += 1
        assert table.journal.choices == before
        choose(table, LEARNER, action)
    assert refused > 10


@every_guided_game
def test_a_choice_taken_back_is_asked_for_again(game: str, name: str) -> None:
    table, script = table_of(game, name), guided(game, name)
    for number, action in enumerate(lessons(table, script)):
        choose(table, LEARNER, action)
        if number == 1:
            break
    table.accept(asked(table).undo())
    let_others_play(table)
    told = _guidance(table, LEARNER)
    assert told.lessons[-1].choose is not None
    choose(table, LEARNER, script.choices[LEARNER][1])


@every_guided_game
def test_whoever_leaves_the_guide_is_free(game: str, name: str) -> None:
    table, script = table_of(game, name), guided(game, name)
    for action in lessons(table, script):
        assert table.journal is not None
        others = [each for each in table.journal.state.legal(LEARNER) if each != action]
        if others:
            table.accept(asked(table).leave_guide())
            choose(table, LEARNER, others[0])
            break
        choose(table, LEARNER, action)
    assert verify(table.game, table.record()) >= 0
    with pytest.raises(Refused):
        asked(table).leave_guide()


@every_guided_game
def test_every_lesson_is_counted_once(game: str, name: str) -> None:
    script = guided(game, name)
    names = [each.name for each in script.lessons]
    assert len(set(names)) == len(names)
    assert [each.name for made in range(len(script.choices[LEARNER]) + 1) for each in script.part(made)[1]] == names
    assert script.lessons[-1].action is None


@pytest.mark.parametrize("game", [name for name in api.game_names() if guided_names(name)])
def test_the_guided_games_use_every_kind_of_choice(game: str) -> None:
    """Every kind of choice a player has in the worlds that are taught, each at least once."""
    used = {
        api.game(game).to_dict(action)["do"]
        for name in guided_names(game)
        for action in guided(game, name).choices[LEARNER]
    }
    assert used >= KINDS[game]


KINDS = {
    "nebula": {"keep-goal", "time", "chaos", "keep", "place", "push", "done"},
    "comet": {"hatch", "nest", "play", "step", "use", "rest", "discard", "take", "done"},
    "notalone": {
        "play",
        "use",
        "acquire",
        "survive",
        "resist",
        "take-back",
        "play-two",
        "pick",
        "give-up",
        "play-with",
    },
}


@every_guided_game
def test_every_lesson_has_a_moment_at_which_the_learner_is_asked(game: str, name: str) -> None:
    told = moments(game, name)
    assert list(told) == [each.name for each in guided(game, name).lessons]
    for lesson in told.values():
        shown = msgspec.json.decode(lesson)
        assert shown["you"] == LEARNER and shown["legal"]


def test_there_is_a_guided_game_of_every_game() -> None:
    assert {game for game, _ in GUIDED} == set(api.game_names())


def test_no_other_guided_game_can_be_asked_for() -> None:
    with pytest.raises(Refused):
        table_of(api.game_names()[0], "last")
