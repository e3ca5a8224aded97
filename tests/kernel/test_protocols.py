"""Games, positions, actions and records behave as Python objects should; errors about arguments say what is right."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from orrery.card_list import game_with

from ..settings import SETTINGS, Setting, name_of
from ..walk import walk

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
every_game = pytest.mark.parametrize("name", orrery.game_names())


def begun(name: str, seats: int = 3) -> orrery.State:
    state = orrery.game(name).new(seats)
    orrery.settle(state, orrery.Rng(1))
    return state


@every_setting
def test_copies_and_pickles_are_equal_and_independent(setting: Setting) -> None:
    for state, seat, action, legal in walk(setting, "protocols", every=7):
        before = state.values()
        for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert other == state and not other != state
            assert other.legal(seat) == legal
            other.apply(seat, action)
            assert state.values() == before
        seen = state.conceal(0)
        assert pickle.loads(pickle.dumps(seen)) == seen


@every_game
def test_a_game_is_pickled_by_name_and_a_changed_one_with_its_cards(name: str) -> None:
    game = orrery.game(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.copy(game) is game and copy.deepcopy(game) is game
    changed = game_with(name, {})
    again = pickle.loads(pickle.dumps(changed))
    assert again.content_hash == changed.content_hash
    state = changed.new(2)
    assert pickle.loads(pickle.dumps(state)) == state


@every_game
def test_all_that_callers_are_given_is_copied_and_pickled(name: str) -> None:
    game = orrery.game(name)
    record = orrery.random_game(name, seed=6)
    steps = list(orrery.replay(record))
    sheet = steps[-1].state.score_sheet()
    events = [event for step in steps for event in step.events]
    for one in (record, sheet, *events):
        for other in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
            assert other == one and not other != one and other is not one
        with pytest.raises(TypeError, match="no key"):
            hash(one)
    assert events[0] != events[-1] and sheet != orrery.ScoreSheet([("a", [1])], [0], 1)
    step = pickle.loads(pickle.dumps(steps[-1]))
    assert (repr(step), step.state, step.events) == (repr(steps[-1]), steps[-1].state, steps[-1].events)
    for option in game.options:
        assert repr(pickle.loads(pickle.dumps(option))) == repr(copy.deepcopy(option)) == repr(option)
    for world in game.worlds:
        assert repr(pickle.loads(pickle.dumps(world))) == repr(copy.deepcopy(world)) == repr(world)


@every_game
def test_a_game_in_progress_is_copied_and_pickled(name: str) -> None:
    match = orrery.Match(orrery.game(name), ["person", "greedy"], seed=5)
    match.play()
    match.choose(match.state.legal(0)[0])
    match.journal.snapshots = 7
    for other in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert other.state == match.state and other.record() == match.record()
        assert other.journal.events == match.journal.events and other.journal.snapshots == 7
        assert other.undo() == match.journal.may_undo(0)
        other.play()
    assert copy.copy(match.journal).record() == match.journal.record()
    advice = match.advice() if match.state.may_act(0) else []
    for each in advice:
        again = pickle.loads(pickle.dumps(each))
        assert (repr(again), again.reasons) == (repr(each), each.reasons)
    decision = orrery.Decision(match.state.conceal(0), match.history(), match.state.legal(0), orrery.Rng(1))
    again = pickle.loads(pickle.dumps(decision))
    assert (again.position, again.history, again.legal) == (decision.position, decision.history, decision.legal)


def test_a_generator_goes_on_as_its_copy_does() -> None:
    rng = orrery.Rng(4)
    rng.bits()
    for other in (copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))):
        assert repr(other) == repr(rng)
        going_on = pickle.loads(pickle.dumps(rng))
        assert [other.bits() for _ in range(20)] == [going_on.bits() for _ in range(20)]


def test_another_process_reads_what_is_pickled_here(tmp_path: Path) -> None:
    sent: list[object] = []
    for name in orrery.game_names():
        state = begun(name)
        sent += [state, state.conceal(0), state.legal(), orrery.random_game(name), state.game.options]
    (tmp_path / "sent").write_bytes(pickle.dumps(sent))
    code = "import pickle, sys; print(repr(pickle.load(open(sys.argv[1], 'rb'))))"
    shown = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "sent")], capture_output=True, text=True, check=True
    )
    assert shown.stdout.strip() == repr(sent)


@every_game
def test_a_position_is_no_key(name: str) -> None:
    with pytest.raises(TypeError, match="hash"):
        hash(begun(name))
    with pytest.raises(TypeError, match="hash"):
        {begun(name)}
    assert begun(name).hash() == begun(name).hash()


@every_game
def test_an_action_is_an_int_that_says_what_it_does(name: str) -> None:
    state = begun(name)
    seat = state.pending()[0]
    action = state.legal()[0]
    assert isinstance(action, orrery.Action) and isinstance(action, int)
    assert state.legal() == state.legal(seat)
    assert str(action) == state.game.text(action) == f"{action}"
    assert repr(action) == f"<Action {int(action)}: {action}>"
    for same_action in (copy.copy(action), copy.deepcopy(action), pickle.loads(pickle.dumps(action))):
        assert same_action == action and repr(same_action) == repr(action)
    for form in (action, int(action), str(action), state.game.to_dict(action)):
        other = state.copy()
        other.apply(seat, form)
        same = state.copy()
        same.apply(seat, int(action))
        assert other == same
    assert state.game.parse(str(action)) == state.game.from_dict(state.game.to_dict(action)) == action


@every_game
def test_wrong_arguments_are_refused_with_what_is_allowed(name: str) -> None:
    state = begun(name, 3)
    game = state.game
    before = state.values()
    for nobody in (3, 5, 99, -2, -7, 2**70, "x", 1.5, (), b"0"):
        for call in (state.legal, state.conceal, lambda seat: state.apply(seat, 0)):
            with pytest.raises(orrery.OrreryError, match="seats run from 0 to 2"):
                call(nobody)
    with pytest.raises(orrery.OrreryError, match="seat from 0 to 2, or None"):
        state.conceal(orrery.NATURE)
    seat = state.pending()[0]
    for nonsense in (None, 1.5, -1, 10**9, 2**70, {}, [], b"1", object()):
        for call in (game.text, game.to_dict, game.message):
            with pytest.raises(orrery.OrreryError, match=r"there is no action|unknown action|an action is"):
                call(nonsense)
    for nonsense in ("x", "", None, 1.5, -1, 10**9, 2**70, {}, {"do": "x"}, [], b"1", object()):
        for call in (lambda action: state.apply(seat, action), game.action, state.weight):
            with pytest.raises(orrery.OrreryError) as caught:
                call(nonsense)
            assert str(caught.value)
    for wrong in (None, 5, "x"):
        with pytest.raises(orrery.OrreryError):
            game.load(wrong)
    for wrong in (None, 5, b"x", "x"):
        with pytest.raises(orrery.OrreryError):
            game.parse_position(wrong)
    for wrong in (None, 5, b"x", "x"):
        with pytest.raises(orrery.OrreryError):
            game.parse(wrong)
    for seats in (1, 99, "2", None):
        with pytest.raises(orrery.OrreryError):
            game.new(seats)
    for options in (5, "x", {"x": 1}, [1], [], {5: 5}):
        with pytest.raises(orrery.OrreryError):
            game.new(2, options)
    for wrong in ("chess", None, 5, [], "\0"):
        with pytest.raises(orrery.OrreryError, match="one of nebula"):
            orrery.game(wrong)
    for wrong in ("", None, 3, {}, "\0"):
        with pytest.raises(orrery.OrreryError, match="one of random"):
            orrery.bot(wrong, game)
    assert state.values() == before


@every_game
def test_errors_repeat_only_the_ends_of_what_is_long(name: str) -> None:
    state = begun(name)
    game = state.game
    long = "a" * 100_000
    for call, wrong in [
        (game.parse, long),
        (game.parse_position, long),
        (game.parse_position, f"{state.text()} {long}=1"),
        (game.load, [long]),
        (game.from_dict, {"do": long}),
        (game.from_dict, {**game.to_dict(state.legal()[0]), long: 1}),
        (state.legal, long),
        (state.legal, 10**5000),
        (orrery.parse_record, long),
        (orrery.game, long),
        (game.world, long),
        (lambda options: game.new(2, options), {long: 1}),
        (lambda options: game.new(2, options), {game.options[0].name: long}),
    ]:
        with pytest.raises(orrery.OrreryError) as caught:
            call(wrong)
        assert 10 < len(str(caught.value)) < 1000


@every_game
def test_who_is_not_asked_is_told_who_is(name: str) -> None:
    journal = orrery.Journal(orrery.game(name))
    journal.settle(orrery.Rng(1))
    with pytest.raises(orrery.IllegalAction, match=r"nature is not asked now; seat \d"):
        orrery.natures_choice(journal.state, orrery.Rng(1))
    for seat in (5, -1, "x", None, 2**70):
        for call in (journal.undo, journal.may_undo):
            with pytest.raises(orrery.IllegalAction, match="seats run from 0 to 1"):
                call(seat)
    made = len(journal.choices)
    for count in (-1, made + 1, "x", None):
        with pytest.raises(orrery.IllegalAction, match=f"back to 0 to {made} choices"):
            journal.undo_to(count)
    bots = orrery.Match(orrery.game(name), ["random", "random"])
    for call in (bots.advice, lambda: bots.choose(0)):
        with pytest.raises(orrery.IllegalAction, match="no person plays here"):
            call()
    waiting = orrery.Match(orrery.game(name), ["random", "person"])
    with pytest.raises(orrery.IllegalAction, match=r"seat 1 is not asked now; (nature|seat 0) to decide"):
        waiting.advice()
    bots.play()
    assert bots.over and bots.state.legal() == bots.state.legal(1) == []
    with pytest.raises(orrery.IllegalAction, match="the game is over"):
        orrery.natures_choice(bots.state, orrery.Rng(1))


def test_an_object_of_another_class_is_refused_with_an_example() -> None:
    for call in (
        lambda: orrery.bot("greedy", "nebula"),
        lambda: orrery.bot_names("nebula"),
        lambda: orrery.Match("nebula", ["person", "greedy"]),
    ):
        with pytest.raises(TypeError, match=r"expected a Game such as orrery.game\(\"nebula\"\), not 'nebula'"):
            call()
    with pytest.raises(TypeError, match="expected a Record such as"):
        list(orrery.replay("game.json"))
    with pytest.raises(orrery.BadOptions, match="players are a list"):
        orrery.Match(orrery.game("nebula"), "greedy")
    with pytest.raises(orrery.BadDump, match="a position of comet, not of nebula"):
        orrery.game("nebula").dump(orrery.game("comet").new())


@every_game
def test_everything_has_a_telling_repr(name: str) -> None:
    game = orrery.game(name)
    assert repr(game).startswith(f"<Game {name}: {game.least_seats}-{game.most_seats} seats")
    state = game.new(2)
    assert ("nature" if state.pending() == (orrery.NATURE,) else "seat 0") + " to decide" in repr(state)
    orrery.settle(state, orrery.Rng(1))
    assert repr(state).startswith(f"<State of {name}: 2 seats, ")
    assert "to decide" in repr(state)
    assert "as seat 1 sees it" in repr(state.conceal(1))
    assert "as a spectator sees it" in repr(state.conceal(None))
    record = orrery.random_game(name, 2, 3)
    assert repr(record).startswith(f"<Record of {name}: 2 seats, {len(record.choices)} choices")
    steps = list(orrery.replay(record))
    assert repr(steps[0]).startswith("<ReplayStep 0: ") and any(": nature, " in repr(step) for step in steps)
    events = [event for step in steps for event in step.events]
    assert all(repr(event).startswith(f"<Event {event.kind}") for event in events)
    assert any("only for seat" in repr(event) or event.audience == -1 for event in events)
    assert "over" in repr(steps[-1].state)
    assert repr(steps[-1].state.score_sheet()).startswith("<ScoreSheet ")
    assert repr(game.options[0]).startswith(f"<Option {game.options[0].name}: ")
    for unnamed in (orrery.Rng(1), orrery.Budget(), orrery.bot("greedy", game), orrery.bot("club", game)):
        assert " object at 0x" not in repr(unnamed)
    journal = orrery.Journal(game)
    assert repr(journal).startswith(f"<Journal of {name}: 0 choices, <State")


@every_game
def test_printing_a_position_draws_the_table(name: str) -> None:
    record = orrery.random_game(name, 3, 2)
    last = len(record.choices) - 1
    for step in orrery.replay(record):
        if step.number % 97 == 0 or step.number == last:
            for seen in (step.state, step.state.conceal(None), step.state.conceal(2)):
                drawn = str(seen)
                assert len(drawn.splitlines()) > 5
                assert "\x1b" not in drawn
                assert max(map(len, drawn.splitlines())) <= 100


@every_game
def test_a_drawing_of_what_a_seat_sees_shows_no_more(name: str) -> None:
    state = begun(name)
    seen = state.conceal(0)
    world = seen.determinize(orrery.Rng(5))
    assert str(world.conceal(0)) == str(seen)


@every_game
def test_choices_are_pushed_and_popped(name: str) -> None:
    for snapshots in (0, 5, 10_000):
        journal = orrery.Journal(orrery.game(name), 2, snapshots=snapshots)
        rng = orrery.Rng(8)
        seen = [journal.state.copy()]
        for _ in range(40):
            seat = journal.state.pending()[0]
            action = orrery.natures_choice(journal.state, rng) if seat == orrery.NATURE else journal.state.legal()[0]
            journal.push(seat, action)
            seen.append(journal.state.copy())
        made = list(journal.choices)
        for count in range(39, -1, -1):
            assert journal.pop() == made[count]
            assert journal.state == seen[count]
            assert len(journal.choices) == len(journal.events) == count
        with pytest.raises(orrery.IllegalAction, match="nothing has been chosen"):
            journal.pop()


@every_game
def test_a_refused_push_changes_nothing(name: str) -> None:
    journal = orrery.Journal(orrery.game(name), 2, snapshots=3)
    journal.settle(orrery.Rng(1))
    journal.push(journal.state.pending()[0], journal.state.legal()[0])
    before, made = journal.state.values(), list(journal.choices)
    for seat, action in ((0, "x"), (9, 0), (orrery.NATURE, 0), (0, -1)):
        with pytest.raises(orrery.OrreryError):
            journal.push(seat, action)
        assert journal.state.values() == before and journal.choices == made and len(journal.events) == len(made)
    journal.pop()


@every_game
def test_undo_takes_back_ones_own_last_choice_only(name: str) -> None:
    journal = orrery.Journal(orrery.game(name), 2)
    rng = orrery.Rng(4)
    undone = 0
    while not journal.over and undone < 5:
        journal.settle(rng)
        if journal.over:
            break
        seat = journal.state.pending()[0]
        before = journal.state.copy()
        choice = (seat, int(journal.state.legal(seat)[0]))
        journal.push(*choice)
        other = 1 - seat
        with pytest.raises(orrery.IllegalAction, match=f"not seat {other}'s"):
            journal.undo(other)
        if journal.may_undo(seat):
            assert journal.undo(seat) == choice
            assert journal.state == before
            journal.push(*choice)
            undone += 1
        else:
            with pytest.raises(orrery.IllegalAction, match="learned something"):
                journal.undo(seat)
    assert undone


def test_records_and_positions_are_written_and_read(tmp_path: Path) -> None:
    game = orrery.game("nebula")
    match = orrery.Match(game, ["random", "greedy"], seed=3)
    match.play()
    assert match.over
    record = match.record()
    for name in ("game.json", "game.txt"):
        orrery.write_record(tmp_path / name, record)
        assert orrery.read_record(tmp_path / name) == record
    state = begun("nebula")
    (tmp_path / "position.txt").write_text(state.text())
    assert orrery.read_position(tmp_path / "position.txt", game) == state
    (tmp_path / "broken.txt").write_text("nebula/2 moon=1")
    with pytest.raises(orrery.BadDump, match=r"broken\.txt: moon: no such field"):
        orrery.read_position(tmp_path / "broken.txt", game)
    with pytest.raises(orrery.BadRecord, match=r"none\.json: cannot be read"):
        orrery.read_record(tmp_path / "none.json")


def test_no_exported_name_hides_a_package() -> None:
    import orrery.games.nebula.state

    packages = {path.parent.name for path in Path(orrery.__file__).parent.glob("*/__init__.py")}
    assert packages.isdisjoint(orrery.__all__)
