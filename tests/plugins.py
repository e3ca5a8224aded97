"""Packages with games or bots, installed for a test: importable, with the entry points that their projects declare."""

from __future__ import annotations

import importlib
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from orrery.bots import registry
from orrery.bots.registry import GROUP as BOTS_GROUP
from orrery.locale import texts
from orrery.plugins import GROUP, found

__all__ = ["BOTS_GROUP", "entry_points", "liarsdice", "on_path", "write_distribution"]
LIARSDICE = Path(__file__).parents[1] / "examples" / "liarsdice"


def entry_points(package: Path, group: str = GROUP) -> dict[str, str]:
    """The games or bots that a package declares."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return dict(project["entry-points"][group])


def write_distribution(site: Path, name: str, points: Mapping[str, str], group: str = GROUP) -> None:
    """Write what an installer leaves of a package beside its modules."""
    info = site / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = "".join(f"{game} = {value}\n" for game, value in points.items())
    (info / "entry_points.txt").write_text(f"[{group}]\n{lines}", encoding="utf-8")


@contextmanager
def on_path(*folders: Path) -> Iterator[None]:
    """Let games and bots be found in folders, and forget them afterwards."""
    added = [str(folder) for folder in folders]
    modules = set(sys.modules)
    sys.path[:0] = added
    _forget()
    try:
        yield
    finally:
        sys.path[:] = [each for each in sys.path if each not in added]
        for name in set(sys.modules) - modules:
            if str(getattr(sys.modules[name], "__file__", None) or "").startswith(tuple(added)):
                del sys.modules[name]
        _forget()


def _forget() -> None:
    importlib.invalidate_caches()
    found.cache_clear()
    registry.found.cache_clear()
    texts._messages.cache_clear()


@contextmanager
def liarsdice(site: Path) -> Iterator[None]:
    """Liar's Dice, installed."""
    write_distribution(site, "orrery-liarsdice", entry_points(LIARSDICE))
    with on_path(site, LIARSDICE):
        yield
