"""Every module of the package can be imported by its dotted name, whatever the package itself exports."""

from __future__ import annotations

import importlib
import pkgutil
import sys

import pytest

import orrery

MODULES = sorted(each.name for each in pkgutil.walk_packages(orrery.__path__, "orrery."))


def test_there_are_modules_of_every_game() -> None:
    assert {f"orrery.games.{name}.state" for name in orrery.game_names()} < set(MODULES)


@pytest.mark.parametrize("name", [each for each in MODULES if not each.endswith("__main__")])
def test_a_module_is_found_by_its_dotted_name(name: str) -> None:
    importlib.import_module(name)
    found: dict[str, object] = {}
    exec(f"import {name} as module", found)
    assert found["module"] is sys.modules[name]
