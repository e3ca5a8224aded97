"""A person plays: the table is shown, a question asked, a line read, until the game is over or left."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from orrery.exit_codes import INTERRUPTED
from orrery.files import naming, read_record, write_record
from orrery.kernel.errors import BadAction, OrreryError
from orrery.kernel.events import Event
from orrery.locale.ledger import ledger, plain
from orrery.locale.texts import Texts
from orrery.match import PERSON, Match, resume_match
from orrery.terminal.face import Face, face_for
from orrery.terminal.menu import Menu, Unclear
from orrery.terminal.screen import Screen
from orrery.terminal.story import paragraphs, sentences
from orrery.version import COMMAND

_HELP = (
    "terminal-help-choices",
    "terminal-help-commands",
    "terminal-help-undo",
    "terminal-help-files",
    "terminal-help-others",
)
_GAP = 2
"""Blanks between columns of choices."""
_HIGH = 45
"""From this many rows a screen has room for more choices."""


class _Left(Exception):
    """The person leaves the game."""


class Play:
    """One person at one terminal. `names` are the words a user's content file brings for its cards."""

    def __init__(self, match: Match, screen: Screen, names: dict[str, str], language: str = "en") -> None:
        self.screen = screen
        self.names = names
        self.language = language
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "help": self._help,
            "?": self._help,
            "undo": self._undo,
            "u": self._undo,
            "rules": self._rules,
            "rule": self._rules,
            "save": self._save,
            "load": self._load,
            "log": self._log,
            "hint": self._hint,
            "view": self._view,
            "table": self._table,
            "score": self._score,
            "quit": self._quit,
            "q": self._quit,
        }
        self._sit_down(match)

    def _sit_down(self, match: Match) -> None:
        self.match = match
        names = [
            PERSON if name == PERSON else f"{name.rpartition(':')[2].capitalize()} {seat}"
            for seat, name in enumerate(match.players)
        ]
        self.texts = Texts(self.language, names, match.person, self.names)
        self.face: Face = face_for(match.game, self.texts, self.screen.fine)
        self._asked_again = True

    def run(self) -> int:
        """Play until the game is over or left; the exit code."""
        self._say(
            "terminal-welcome",
            {"game": self.texts.say(f"{self.match.game.name}-name"), "seed": self.match.seed},
        )
        try:
            while not self.match.state.over:
                self._let_others_play()
                if not self.match.state.over:
                    self._ask()
            self._end()
        except (EOFError, _Left):
            self._keep("terminal-left")
        except KeyboardInterrupt:
            self._keep("terminal-left")
            return INTERRUPTED
        return 0

    # The course of the game.

    def _let_others_play(self) -> None:
        self._tell(self.match.play())

    def _tell(self, events: list[Event]) -> None:
        for paragraph in paragraphs(self.texts, events, self.face.quiet):
            self.screen.console.print(Text(paragraph))

    def _ask(self) -> None:
        """Ask the person once: until an action is taken, or a command changes the position.

        The game is kept before each question, so that nothing is lost however the program ends.
        """
        with suppress(OSError):
            self._write(self._kept_file())
        concealed = self.match.concealed()
        self._table([])
        whole = self.face.menu(concealed, self.match.eyes)
        menu = whole
        self._show_menu(menu, False)
        self._asked_again = False
        while not self._asked_again:
            words = self.screen.ask(self.texts.say("terminal-prompt") + " ").split()
            if not words:
                continue
            try:
                if words[0].lower() == "more":
                    self._show_menu(menu, True)
                elif words[0].lower() == "back":
                    menu = whole
                    self._show_menu(menu, False)
                elif words[0].lower() in self._commands:
                    self._commands[words[0].lower()](words[1:])
                else:
                    picked = self._pick(menu, words)
                    if isinstance(picked, Menu):
                        menu = picked
                        self._show_menu(menu, False)
                    else:
                        self._tell(self.match.choose(picked))
                        return
            except (Unclear, OrreryError) as error:
                self.screen.console.print(Text(str(error), "bold red"))

    def _pick(self, menu: Menu, words: list[str]) -> int | Menu:
        """What a number, a short form or the text of an action stands for."""
        if len(words) == 1 and words[0].isdecimal():
            number = int(words[0])
            if not 1 <= number <= len(menu.items):
                raise Unclear(self.texts.say("terminal-no-such-number", {"last": len(menu.items)}))
            return menu.items[number - 1].leads
        try:
            return menu.read(words)
        except Unclear:
            with suppress(BadAction):
                return self.match.game.parse(" ".join(words))
            raise

    def _show_menu(self, menu: Menu, everything: bool) -> None:
        console = self.screen.console
        console.print(Text(menu.ask, "bold"))
        digits = len(str(len(menu.items)))
        labels = [
            Text().append(f"{number:>{digits}} ", "cyan").append_text(item.label)
            for number, item in enumerate(menu.items, 1)
        ]
        if not menu.columns:
            for label in labels:
                console.print(label)
            return
        across = max(1, console.width // (max(len(label) for label in labels) + _GAP))
        room = len(labels) if everything else across * _rows(console.height)
        shown = menu.shown(room if len(labels) > room + across else len(labels))
        console.print(_in_columns([labels[number - 1] for number in shown], across))
        if len(shown) < len(labels):
            self._say("terminal-more", {"count": len(labels) - len(shown)})

    def _end(self) -> None:
        concealed = self.match.concealed()
        self._table([])
        self.screen.console.print(self.face.scores(concealed))
        self._say(f"{self.match.game.name}-over", {"winners": list(concealed.winners())})
        self._keep("terminal-ended")

    def _keep(self, message_id: str) -> None:
        """Save the game in the person's own folder, and say how to continue it."""
        path = self._kept_file()
        try:
            self._write(path)
        except OSError as error:
            self._say("terminal-left-unsaved", {"file": str(path), "reason": str(error.strerror)})
            return
        said = self.texts.say(message_id, {"command": COMMAND, "file": shlex.quote(str(path))})
        self.screen.console.print(Text(said), soft_wrap=True)

    def _kept_file(self) -> Path:
        return _state_room() / f"{self.match.game.name}-{_as_file_name(self.match.seed)}.json"

    def _write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_record(path, self.match.record())

    def _say(self, message_id: str, args: dict[str, object] | None = None) -> None:
        self.screen.console.print(Text(self.texts.say(message_id, args)))

    # What can be typed besides choices.

    def _help(self, words: list[str]) -> None:
        for message in _HELP:
            self._say(message, {"rule": self.face.rule})
        for line in self.face.help():
            self.screen.console.print(Text(line))

    def _undo(self, words: list[str]) -> None:
        if not self.match.undo():
            raise Unclear(self.texts.say("terminal-no-undo"))
        self._say("terminal-undone")
        self._asked_again = True

    def _rules(self, words: list[str]) -> None:
        page = ledger(self.match.game.name, self.language)
        if page is None:
            raise Unclear(self.texts.say("terminal-no-rules"))
        if len(words) != 1:
            raise Unclear(self.texts.say("terminal-rules-form", {"rule": self.face.rule}))
        block = page.statement(words[0])
        if block is None:
            args: dict[str, object] = {"rule": words[0], "example": self.face.rule}
            raise Unclear(self.texts.say("terminal-no-rule", args))
        self.screen.console.print(Text().append(f"{block.id}  ", "bold").append(plain(block)))

    def _save(self, words: list[str]) -> None:
        if not words:
            raise Unclear(self.texts.say("terminal-save-form"))
        path = Path(" ".join(words)).expanduser()
        try:
            write_record(path, self.match.record())
        except OSError as error:
            reason = str(error.strerror)
            raise Unclear(self.texts.say("terminal-cannot-save", {"file": str(path), "reason": reason})) from None
        self._say("terminal-saved", {"file": str(path)})

    def _load(self, words: list[str]) -> None:
        if not words:
            raise Unclear(self.texts.say("terminal-load-form"))
        path = str(Path(" ".join(words)).expanduser())
        record = read_record(path)
        with naming(path):
            self._sit_down(resume_match(self.match.game, record))
        self._say("terminal-loaded", {"file": path})

    def _log(self, words: list[str]) -> None:
        story = sentences(self.texts, self.match.history())
        count = 30
        if words:
            if not words[0].isdecimal():
                raise Unclear(self.texts.say("terminal-log-form"))
            count = int(words[0])
        for line in story[max(0, len(story) - count) :]:
            self.screen.console.print(Text(line))

    def _hint(self, words: list[str]) -> None:
        say = self.texts.say
        for advice in self.match.advice():
            self._say("terminal-hint", {"action": say(*self.match.game.message(advice.action))})
            for reason in [*([] if advice.expected is None else [advice.expected]), *advice.reasons]:
                self._say("terminal-hint-reason", {"reason": say(*reason)})

    def _view(self, words: list[str]) -> None:
        last = self.match.state.seats - 1
        if len(words) != 1 or not words[0].isdecimal() or int(words[0]) > last:
            raise Unclear(self.texts.say("terminal-view-form", {"last": last}))
        console = self.screen.console
        console.print(self.face.draw(self.match.concealed(), console, int(words[0])))

    def _table(self, words: list[str]) -> None:
        console = self.screen.console
        console.print(self.face.draw(self.match.concealed(), console, self.match.eyes))

    def _score(self, words: list[str]) -> None:
        self.screen.console.print(self.face.scores(self.match.concealed()))

    def _quit(self, words: list[str]) -> None:
        raise _Left


def _rows(height: int) -> int:
    """How many rows of choices stand beneath the table of a screen."""
    return 4 if height < _HIGH else 8


def _in_columns(labels: list[Text], across: int) -> Grid:
    """Labels in columns, read downwards."""
    down = -(-len(labels) // across)
    grid = Grid.grid(padding=(0, _GAP, 0, 0))
    for row in range(down):
        grid.add_row(*labels[row::down])
    return grid


def _state_room() -> Path:
    """The folder games are saved in."""
    root = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(root) if root else Path.home() / ".local" / "state") / "orrery"


def _as_file_name(seed: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in seed)[:40]
