"""Views are what they are declared to be, and the browser's types are made from the declarations."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from orrery import api
from orrery.kernel.sentinels import SPECTATOR
from orrery.kernel.state import State
from tests.settings import SETTINGS, Setting, name_of
from tests.walk import finished, walk

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
import game_types


def faults(value: object, hint: Any, where: str) -> list[str]:
    """Everything in which a value is not of a declared type, unknown and missing members too."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        found = [faults(value, each, where) for each in args]
        return [] if [] in found else min(found, key=len)
    if is_typeddict(hint):
        if not isinstance(value, dict):
            return [f"{where} is {value!r}"]
        members = get_type_hints(hint, include_extras=True)
        optional = {name for name, each in members.items() if get_origin(each) is NotRequired or not hint.__total__}
        odd = [f"{where} has {name!r}" for name in value.keys() - members.keys()]
        odd += [f"{where} lacks {name!r}" for name in members.keys() - value.keys() - optional]
        for name in value.keys() & members.keys():
            each = members[name]
            plain = get_args(each)[0] if get_origin(each) is NotRequired else each
            odd += faults(value[name], plain, f"{where}.{name}")
        return odd
    if origin is Literal:
        return [] if value in args and type(value) is str else [f"{where} is {value!r}"]
    if origin is list and type(value) is list:
        return [fault for i, each in enumerate(value) for fault in faults(each, args[0], f"{where}[{i}]")]
    if origin is dict and type(value) is dict:
        odd = [fault for name in value for fault in faults(name, args[0], f"{where} key")]
        return odd + [fault for name, each in value.items() for fault in faults(each, args[1], f"{where}.{name}")]
    assert hint in (int, str, bool, NoneType) or origin in (list, dict), hint
    return [] if type(value) is hint else [f"{where} is {value!r}"]


def declared(game: str) -> Any:
    """The TypedDict a game declares for its view."""
    module = import_module(f"orrery.games.{game}.view_types")
    (view,) = [each for each in vars(module).values() if is_typeddict(each) and "game" in each.__annotations__]
    return view


def faults_in_views(state: State) -> list[str]:
    """The faults in the views of all seats and a spectator, also where a seat's is made from a spectator's."""
    view = declared(state.game.name)
    public = state.game.view(state.conceal(SPECTATOR))
    found = faults(public, view, "spectator")
    for seat in range(state.seats):
        concealed = state.conceal(seat)
        found += faults(state.game.view(concealed), view, f"seat {seat}")
        found += faults(state.game.view(concealed, public), view, f"seat {seat} from public")
    return found


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_every_view_is_as_declared(setting: Setting) -> None:
    for state, _, _, _ in walk(setting, "views", every=9):
        assert faults_in_views(state) == []
    assert faults_in_views(finished(setting, "views")) == []


@pytest.mark.parametrize("game", api.game_names())
def test_the_browsers_types_are_up_to_date(game: str) -> None:
    written = game_types.path_of(game).read_text(encoding="utf-8")
    assert written == game_types.text(game), "run python tools/game_types.py"


def test_what_is_not_declared_is_found() -> None:
    view = declared("nebula")
    state = finished(("nebula", 2, {}), "faults")
    good = state.game.view(state.conceal(0))
    assert faults(good, view, "view") == []
    assert faults({**good, "more": 1}, view, "view") == ["view has 'more'"]
    assert faults({name: each for name, each in good.items() if name != "bag"}, view, "view") == ["view lacks 'bag'"]
    assert faults({**good, "round": True}, view, "view") == ["view.round is True"]
    assert faults({**good, "bright": "green"}, view, "view") == ["view.bright is 'green'"]
    assert faults({**good, "pending": (0,)}, view, "view") == ["view.pending is (0,)"]
