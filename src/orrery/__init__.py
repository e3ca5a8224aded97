"""Orrery: modern board games with hidden information, played by one exact engine.

>>> import orrery
>>> orrery.game_names()[0]
'nebula'
>>> g = orrery.game("nebula")
>>> s = g.new(seats=3, options={"variant": "full"})
>>> rng = orrery.Rng(1)
>>> orrery.settle(s, rng)
>>> s.pending()
(0, 1, 2)
"""

from collections.abc import Mapping
from importlib import import_module

from orrery.api import game, game_names, random_game, replay
from orrery.kernel.chance import settle
from orrery.kernel.errors import (
    BadAction,
    BadContent,
    BadDump,
    BadOptions,
    BadRecord,
    Forbidden,
    Hidden,
    IllegalAction,
    OrreryError,
)
from orrery.kernel.game import Game
from orrery.kernel.record import Record
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, State
from orrery.version import __version__


def _in_english(why: str, about: Mapping[str, object]) -> str:
    """A reason in English, or its message id and arguments where the texts or the words for them are missing.

    The words for a user's own cards are not known here; the texts of a table know them.
    """
    texts = import_module("orrery.locale.texts")
    try:
        return str(texts.Texts().say(why, about))
    except (ModuleNotFoundError, texts.BadText):
        return f"{why} ({', '.join(f'{name}={value}' for name, value in about.items())})" if about else why


Forbidden.in_words = staticmethod(_in_english)

__all__ = [
    "NATURE",
    "BadAction",
    "BadContent",
    "BadDump",
    "BadOptions",
    "BadRecord",
    "Forbidden",
    "Game",
    "Hidden",
    "IllegalAction",
    "OrreryError",
    "Record",
    "Rng",
    "State",
    "__version__",
    "game",
    "game_names",
    "random_game",
    "replay",
    "settle",
]
