"""The terminal itself: what it can show, what is typed."""

from __future__ import annotations

import io
import sys
from typing import TextIO

from rich.console import Console


class Screen:
    """Where things are shown and lines are read. Rich finds colours and size (NO_COLOR, TERM, COLUMNS)."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None, plain: bool = False) -> None:
        self.source = source if source is not None else sys.stdin
        out = target if target is not None else sys.stdout
        if isinstance(out, io.TextIOWrapper):
            out.reconfigure(errors="replace")
        self.console = Console(file=out, highlight=False, emoji=False, markup=False)
        self.fine = not plain and (self.console.encoding or "").lower().startswith("utf")
        self.typed_by_hand = self.source is sys.stdin and self.source.isatty() and self.console.is_terminal
        if self.typed_by_hand:
            _edit_lines()

    def ask(self, prompt: str) -> str:
        """A line typed; EOFError when there is no more. What a script types is shown too."""
        if self.typed_by_hand:
            try:
                return input(prompt)
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                raise
        line = self.source.readline()
        if not line:
            raise EOFError
        line = line.rstrip("\r\n")
        self.console.print(prompt + line, soft_wrap=True)
        return line


def _edit_lines() -> None:
    """Give `input` arrow keys and history where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
