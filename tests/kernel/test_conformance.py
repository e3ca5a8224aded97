"""The suite that games are held to: the example passes it, and each guarantee is missed where it is broken."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import orrery
from orrery.kernel.layout import Layout
from orrery.kernel.options import Option
from orrery.kernel.state import HEAD_FIELDS
from orrery.kernel.step import Actions, step_table
from orrery.testing import NotConforming, check_game, guarantees
from tests.plugins import liarsdice

Game = Any
"""The example is plain Python and its classes are subclassed here, so its names are not checked."""


@pytest.fixture(scope="module", autouse=True)
def example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The module of the example, which can be found as an installed game."""
    with liarsdice(tmp_path_factory.mktemp("site")):
        yield importlib.import_module("liarsdice")


def with_steps(m: Any, **methods: Callable[..., Any]) -> Game:
    """The example with methods of its steps replaced: `roll_do`, `bid_legal`, ..."""
    game = m.LiarsDice()
    made = {}
    for number, step in ((m.ROLL, m.Roll), (m.BID, m.Bid)):
        start = step.__name__.lower() + "_"
        own = {name.removeprefix(start): method for name, method in methods.items() if name.startswith(start)}
        made[number] = type(step.__name__, (step,), own)(step.__name__.lower())
    game.steps = step_table(made)
    return game


def with_state(m: Any, **methods: Callable[..., Any]) -> Game:
    """The example with methods of its positions replaced."""
    state = type("Mutant", (m.LiarsDiceState,), methods)
    blank = lambda self: state(self, self.layout.first_values(), Actions(self.vocabulary.size))  # noqa: E731
    return type("MutantGame", (m.LiarsDice,), {"blank": blank})()


def with_game(m: Any, **methods: Callable[..., Any]) -> Game:
    """The example with methods of the game replaced."""
    return type("MutantGame", (m.LiarsDice,), methods)()


MUTANTS: dict[str, tuple[str, Callable[[Any], Game]]] = {}


def breaks(guarantee: str) -> Callable[[Callable[[Any], Game]], Callable[[Any], Game]]:
    """Register a mutant of the example that breaks one guarantee."""

    def register(make: Callable[[Any], Game]) -> Callable[[Any], Game]:
        MUTANTS[make.__name__] = (guarantee, make)
        return make

    return register


@breaks("actions")
def a_message_of_no_game(m: Any) -> Game:
    return with_game(m, message=lambda self, action: ("do-something", {}))


@breaks("options")
def two_options_in_one_field(m: Any) -> Game:
    game = m.LiarsDice()
    ones = game.options[1]
    game.options[1] = Option(ones.name, ones.default, ones.named, "", game.options[0].field)
    return game


@breaks("termination")
def nobody_loses_a_die(m: Any) -> Game:
    return with_state(m, add_left=lambda self, seat, by: None)


@breaks("turns")
def an_action_listed_twice(m: Any) -> Game:
    def legal(self: Any, s: Any, seat: int, out: Any) -> None:
        m.Bid.legal(self, s, seat, out)
        out.add(out.actions[0])

    return with_steps(m, bid_legal=legal)


@breaks("turns")
def a_default_action_that_is_not_legal(m: Any) -> Game:
    return with_game(m, default_action=lambda self, state, seat: m.DOUBT)


@breaks("turns")
def nature_without_outcomes(m: Any) -> Game:
    return with_steps(m, roll_legal=lambda self, s, seat, out: None)


@breaks("turns")
def outcomes_without_weight(m: Any) -> Game:
    return with_steps(m, roll_legal=lambda self, s, seat, out: out.add_chance(1, 0))


@breaks("turns")
def a_seat_without_actions(m: Any) -> Game:
    return with_steps(m, bid_legal=lambda self, s, seat, out: None)


@breaks("turns")
def a_list_that_raises(m: Any) -> Game:
    return with_steps(m, bid_legal=lambda self, s, seat, out: [][0])


@breaks("turns")
def a_step_that_asks_nobody(m: Any) -> Game:
    return with_steps(m, roll_enter=lambda self, s: None)


@breaks("turns")
def a_game_that_is_over_at_once(m: Any) -> Game:
    return with_game(m, set_up=lambda self, state: None)


@breaks("legal")
def a_listed_action_that_cannot_be_done(m: Any) -> Game:
    return with_steps(m, bid_do=lambda self, s, seat, action: [][0])


@breaks("purity")
def a_view_that_changes_what_it_shows(m: Any) -> Game:
    def view(self: Any, concealed: Any, public: Any = None) -> dict[str, Any]:
        shown: dict[str, Any] = m.LiarsDice.view(self, concealed)
        concealed.first_seat = 1 - concealed.first_seat
        return shown

    return with_game(m, view=view)


@breaks("conservation")
def two_dice_for_one_roll(m: Any) -> Game:
    def do(self: Any, s: Any, seat: int, action: int) -> None:
        s.add_dice(s.arg, action, 2)
        s.arg2 += 1
        s.ask_again()

    return with_steps(m, roll_do=do)


@breaks("events")
def an_event_with_a_set(m: Any) -> Game:
    def do(self: Any, s: Any, seat: int, action: int) -> None:
        s.emit("liarsdice-bid", {"seat": seat, "dice": {1, 2}})
        m.Bid.do(self, s, seat, action)

    return with_steps(m, bid_do=do)


@breaks("events")
def an_audience_that_is_not_at_the_table(m: Any) -> Game:
    def do(self: Any, s: Any, seat: int, action: int) -> None:
        s.emit("liarsdice-doubt", {"seat": seat}, 1 << 7)
        m.Bid.do(self, s, seat, action)

    return with_steps(m, bid_do=do)


@breaks("copies")
def a_copy_that_is_the_same_object(m: Any) -> Game:
    return with_state(m, copy=lambda self: self)


@breaks("copies")
def positions_that_are_all_equal(m: Any) -> Game:
    return with_state(m, __eq__=lambda self, other: True, __hash__=None)


@breaks("purity")
def a_question_that_changes_the_position(m: Any) -> Game:
    def why_not(self: Any, s: Any, seat: int, action: int) -> int:
        s.bid_seat = seat
        return int(m.Bid.why_not(self, s, seat, action))

    return with_steps(m, bid_why_not=why_not)


@breaks("dumps")
def a_value_out_of_the_declared_range(m: Any) -> Game:
    game = m.LiarsDice()
    fields = [m.scalar(f.name, f.about, 0, 2) if f.name == "bid_count" else f for f in m.FIELDS]
    next(field for field in fields if field.name == "bid_count").offset = m.offset(m.FIELDS, "bid_count")
    game.layout = Layout([*HEAD_FIELDS, *fields])
    return game


@breaks("texts")
def a_position_that_cannot_be_printed(m: Any) -> Game:
    return with_state(m, __str__=lambda self: "")


@breaks("texts")
def a_text_that_forgets_the_bid(m: Any) -> Game:
    def text(self: Any) -> str:
        other = self.copy()
        other.bid_count = 0
        return str(m.LiarsDiceState.text(other))

    return with_state(m, text=text)


@breaks("actions")
def two_actions_with_one_text(m: Any) -> Game:
    return with_game(m, text=lambda self, action: "doubt")


@breaks("copies")
def a_pickle_that_is_another_position(m: Any) -> Game:
    return with_state(m, __reduce__=lambda self: (m.LiarsDice().new, (2,)))


@breaks("undo")
def a_doubt_that_is_taken_back(m: Any) -> Game:
    return with_state(m, reveal=lambda self: None)


@breaks("undo")
def a_bid_that_cannot_be_taken_back(m: Any) -> Game:
    def do(self: Any, s: Any, seat: int, action: int) -> None:
        s.reveal()
        m.Bid.do(self, s, seat, action)

    return with_steps(m, bid_do=do)


@breaks("purity")
def a_list_that_changes_the_position(m: Any) -> Game:
    def legal(self: Any, s: Any, seat: int, out: Any) -> None:
        m.Bid.legal(self, s, seat, out)
        s.bid_seat = seat

    return with_steps(m, bid_legal=legal)


@breaks("dumps")
def a_hash_that_is_always_the_same(m: Any) -> Game:
    return with_state(m, hash=lambda self: "0" * 32)


@breaks("dumps")
def a_hash_that_is_never_the_same(m: Any) -> Game:
    made: list[int] = []

    def hash_of(self: Any) -> str:
        made.append(1)
        return f"{len(made):032x}"

    return with_state(m, hash=hash_of)


@breaks("concealment")
def a_view_of_what_was_hidden(m: Any) -> Game:
    watched = {}

    def hide(self: Any, viewer: int) -> None:
        watched[viewer] = self.dice(0, 0)
        m.LiarsDiceState.hide(self, viewer)

    def view(self: Any, concealed: Any, public: Any = None) -> dict[str, Any]:
        shown = dict(m.LiarsDice.view(self, concealed))
        shown["ones_of_seat_0"] = watched.get(1, 0) if concealed.viewer == 1 else 0
        return shown

    game = with_state(m, hide=hide)
    type(game).view = view
    return game


@breaks("legal")
def a_doubt_without_a_bid(m: Any) -> Game:
    def why_not(self: Any, s: Any, seat: int, action: int) -> int:
        return 0 if action == m.DOUBT else int(m.Bid.why_not(self, s, seat, action))

    return with_steps(m, bid_why_not=why_not)


@breaks("legal")
def a_bid_that_is_listed_and_not_allowed(m: Any) -> Game:
    def why_not(self: Any, s: Any, seat: int, action: int) -> int:
        return m.TOO_LOW if action == m.FIRST_BID + 40 else int(m.Bid.why_not(self, s, seat, action))

    return with_steps(m, bid_why_not=why_not)


@breaks("concealment")
def legal_actions_that_depend_on_hidden_dice(m: Any) -> Game:
    def legal(self: Any, s: Any, seat: int, out: Any) -> None:
        m.Bid.legal(self, s, seat, out)
        if s.dice((seat + 1) % s.seats, 0) > 0:
            out.count -= 1

    return with_steps(m, bid_legal=legal)


@breaks("concealment")
def nature_tells_everybody_what_it_rolled(m: Any) -> Game:
    def do(self: Any, s: Any, seat: int, action: int) -> None:
        s.emit("liarsdice-roll", {"seat": s.arg, "face": action + 1})
        m.Roll.do(self, s, seat, action)

    return with_steps(m, roll_do=do)


@breaks("concealment")
def a_bid_that_tells_a_hidden_die(m: Any) -> Game:
    def do(self: Any, s: Any, seat: int, action: int) -> None:
        s.emit("liarsdice-hint", {"dice": s.dice((seat + 1) % s.seats, 0)})
        m.Bid.do(self, s, seat, action)

    return with_steps(m, bid_do=do)


@breaks("concealment")
def a_view_of_open_positions(m: Any) -> Game:
    return with_game(m, view=lambda self, concealed, public=None: {"seats": int(concealed.seats)})


@breaks("determinization")
def sampled_dice_that_are_too_many(m: Any) -> Game:
    def sample_hidden(self: Any, viewer: int, rng: orrery.Rng) -> None:
        m.LiarsDiceState.sample_hidden(self, viewer, rng)
        for seat in range(self.seats):
            if seat != viewer and self.left(seat):
                self.add_dice(seat, 0, 1)

    return with_state(m, sample_hidden=sample_hidden)


@breaks("determinization")
def sampled_dice_that_leave_the_truth_out(m: Any) -> Game:
    def sample_hidden(self: Any, viewer: int, rng: orrery.Rng) -> None:
        m.LiarsDiceState.sample_hidden(self, viewer, orrery.Rng(1))

    return with_state(m, sample_hidden=sample_hidden)


@breaks("determinization")
def a_sample_that_changes_what_is_known(m: Any) -> Game:
    def sample_hidden(self: Any, viewer: int, rng: orrery.Rng) -> None:
        m.LiarsDiceState.sample_hidden(self, viewer, rng)
        self.first_seat = (self.first_seat + 1) % self.seats

    return with_state(m, sample_hidden=sample_hidden)


@breaks("determinization")
def a_position_that_remembers_the_truth(m: Any) -> Game:
    truth: list[int] = []

    def hide(self: Any, viewer: int) -> None:
        truth[:] = self.values()
        m.LiarsDiceState.hide(self, viewer)

    def sample_hidden(self: Any, viewer: int, rng: orrery.Rng) -> None:
        for spot in range(m.HEAD, len(truth)):
            self.data[spot] = truth[spot]

    return with_state(m, hide=hide, sample_hidden=sample_hidden)


@breaks("records")
def a_step_that_counts_its_calls(m: Any) -> Game:
    calls = [0]

    def do(self: Any, s: Any, seat: int, action: int) -> None:
        calls[0] += 1
        m.Roll.do(self, s, seat, action if calls[0] % 7 else 0)

    return with_steps(m, roll_do=do)


@breaks("end")
def a_game_that_nobody_wins(m: Any) -> Game:
    return with_state(m, winners=lambda self: ())


@breaks("messages")
def an_action_without_words(m: Any) -> Game:
    return with_game(m, message=lambda self, action: ("liarsdice-do-nothing", {}))


@breaks("messages")
def an_event_with_another_argument(m: Any) -> Game:
    def do(self: Any, s: Any, seat: int, action: int) -> None:
        s.emit("liarsdice-show", {"seat": seat})
        m.Bid.do(self, s, seat, action)

    return with_steps(m, bid_do=do)


def test_the_example_passes() -> None:
    done = check_game("liarsdice", games=7, seed="example")
    assert done.games == 7 and all(done.checks.values()), done.checks


@pytest.mark.parametrize("mutant", sorted(MUTANTS))
def test_a_broken_guarantee_is_found_by_its_name(mutant: str) -> None:
    m = sys.modules["liarsdice"]
    guarantee, make = MUTANTS[mutant]
    with pytest.raises(NotConforming) as found:
        check_game(make(m), games=14, seed="mutants", only=[guarantee], problems=m.problems, longest=2000)
    print(found.value)
    assert found.value.guarantee == guarantee
    assert "seed='mutants'" in str(found.value)


def test_every_guarantee_has_a_mutant() -> None:
    assert {guarantee for guarantee, _ in MUTANTS.values()} == set(guarantees())


def test_a_failure_is_seen_again_by_the_call_it_names(capsys: pytest.CaptureFixture[str]) -> None:
    m = sys.modules["liarsdice"]
    game = an_audience_that_is_not_at_the_table(m)
    with pytest.raises(NotConforming) as found:
        check_game(game, games=30, seed=5, settings=[(2, {}), (3, {})], problems=m.problems)
    call = str(found.value).rsplit("again: ", 1)[1]
    with pytest.raises(NotConforming) as again:
        eval(call, {"check_game": check_game, "game": game})
    assert str(again.value) == str(found.value)


def test_an_unknown_guarantee_is_named() -> None:
    with pytest.raises(orrery.OrreryError, match="no guarantee 'speed'"):
        check_game("liarsdice", only=["speed"])
