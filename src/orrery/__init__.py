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
>>> s.legal(0)
[<Action 329: keep-goal P20>, <Action 310: keep-goal P01>]
"""

from collections.abc import Mapping
from importlib import import_module

from orrery.api import game, game_names, random_game, replay
from orrery.bots import Advice, Bot, Budget, Decision, bot
from orrery.bots import names as bot_names
from orrery.drawing import draw
from orrery.files import parse_record, read_position, read_record, write_record
from orrery.kernel.action import Action, Seat
from orrery.kernel.chance import natures_choice, settle
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
from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.journal import Journal, resume
from orrery.kernel.options import Option
from orrery.kernel.presentation import PRESENTATION, message_and_arguments
from orrery.kernel.record import Record, ReplayStep
from orrery.kernel.rng import Rng
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.sentinels import NATURE, OPEN, SPECTATOR
from orrery.kernel.state import State
from orrery.kernel.transcript import transcript
from orrery.match import Match, resume_match
from orrery.version import __version__


def _in_english(message: str, about: Mapping[str, object]) -> str:
    """A message in English, or its id and arguments where the texts or the words for them are missing.

    The words for a user's own cards are not known here; the texts of a table know them.
    """
    texts = import_module("orrery.locale.texts")
    try:
        return str(texts.Texts().say(message, about))
    except (ModuleNotFoundError, texts.BadText):
        return message_and_arguments(message, about)


PRESENTATION.say = _in_english
PRESENTATION.draw = draw

__all__ = [
    "NATURE",
    "OPEN",
    "SPECTATOR",
    "Action",
    "Advice",
    "BadAction",
    "BadContent",
    "BadDump",
    "BadOptions",
    "BadRecord",
    "Bot",
    "Budget",
    "Decision",
    "Event",
    "Forbidden",
    "Game",
    "Hidden",
    "IllegalAction",
    "Journal",
    "Match",
    "Option",
    "OrreryError",
    "Record",
    "ReplayStep",
    "Rng",
    "ScoreSheet",
    "Seat",
    "State",
    "__version__",
    "bot",
    "bot_names",
    "draw",
    "game",
    "game_names",
    "natures_choice",
    "parse_record",
    "random_game",
    "read_position",
    "read_record",
    "replay",
    "resume",
    "resume_match",
    "settle",
    "transcript",
    "write_record",
]
