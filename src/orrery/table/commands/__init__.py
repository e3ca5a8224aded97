"""What people at a table can ask for, one module per concern.

Each command is checked and gives the entry to store, or is refused. Nothing here changes the table.
"""

from __future__ import annotations

from orrery.table.commands.before_start import SetUpCommands
from orrery.table.commands.choices import ChoiceCommands
from orrery.table.commands.help import HelpCommands
from orrery.table.commands.requester import Absence
from orrery.table.commands.seats import SeatCommands
from orrery.table.commands.table_talk import TalkCommands
from orrery.table.commands.undo import UndoCommands

__all__ = ["Absence", "Commands"]


class Commands(SeatCommands, SetUpCommands, ChoiceCommands, HelpCommands, UndoCommands, TalkCommands):
    """All that one person can ask for at one table."""
