"""Our games keep every guarantee of the conformance suite (`orrery.testing.check_game`), in every setting."""

from __future__ import annotations

import pytest

import orrery
from orrery.kernel.rng import Rng
from orrery.testing import check_game, guarantees
from tests.settings import LONGEST, SETTINGS, Setting, name_of
from tests.walk import finished, walk

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
THOROUGH = ["legal", "purity", "dumps", "texts", "undo", "concealment", "determinization"]
"""What takes seconds uncompiled."""


@every_setting
def test_it_keeps_what_every_game_guarantees(setting: Setting) -> None:
    name, seats, options = setting
    quick = [each for each in guarantees() if each not in THOROUGH]
    check_game(name, 3, "quick", settings=[(seats, options)], only=quick, longest=LONGEST)


@pytest.mark.slow
@every_setting
@pytest.mark.parametrize("guarantee", THOROUGH)
def test_it_keeps_what_takes_long_to_see(setting: Setting, guarantee: str) -> None:
    name, seats, options = setting
    done = check_game(name, 3, "thorough", settings=[(seats, options)], only=[guarantee], longest=LONGEST)
    assert done.checks[guarantee] > 10


@every_setting
def test_something_is_hidden_in_it(setting: Setting) -> None:
    for state, _, _, _ in walk(setting, "hidden", every=29):
        if any(state.conceal(viewer).determinize(Rng(1)) != state for viewer in [None, *range(state.seats)]):
            return
    pytest.fail("sampled positions are always the true one")


@every_setting
def test_a_concealed_state_cannot_be_concealed_for_somebody_else(setting: Setting) -> None:
    state = finished(setting, 1)
    with pytest.raises(orrery.Hidden):
        state.conceal(0).conceal(1)
    with pytest.raises(orrery.IllegalAction, match="no seat"):
        state.conceal(state.seats)
    with pytest.raises(orrery.IllegalAction, match="concealed"):
        state.determinize(Rng(1))
