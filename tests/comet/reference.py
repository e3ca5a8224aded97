"""Movement in Comet once more, slow and plain, from the content file and the rules' words alone."""

from __future__ import annotations

import json
from pathlib import Path

import orrery

CONTENT = json.loads((Path(orrery.__file__).parent / "games" / "comet" / "content.json").read_text(encoding="utf-8"))
AREAS = ["meadow", "jungle", "desert", "water", "lava"]
NEIGHBOURS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


class Board:
    """One side of the board by coordinates."""

    def __init__(self, side: str) -> None:
        fields = next(b for b in CONTENT["boards"] if b["id"] == side)["fields"]
        self.data = {(f["q"], f["r"]): f for f in fields}
        self.where = {f["id"]: (f["q"], f["r"]) for f in fields}

    def type(self, name: str) -> str:
        """What a field is."""
        return str(self.data[self.where[name]]["type"])

    def near(self, name: str) -> list[str]:
        """The fields around a field, in a fixed order of directions, "" beyond the edge."""
        q, r = self.where[name]
        found = [self.data.get((q + dq, r + dr)) for dq, dr in NEIGHBOURS]
        return [str(f["id"]) if f else "" for f in found]


def bordering(board: Board, start: str, tokens: list[str], skips: list[str], straight: bool) -> set[str]:
    """C27-C30, C69: unoccupied fields next to a savior, or behind connected fields that may be skipped."""

    def skippable(name: str) -> bool:
        return name in tokens or (board.type(name) in skips and board.type(name) != "cavern")

    found: set[str] = set()
    if straight:
        for direction in range(6):
            other = board.near(start)[direction]
            while other:
                if other not in tokens:
                    found.add(other)
                if not skippable(other):
                    break
                other = board.near(other)[direction]
        return found
    line = [start]
    for name in line:
        for other in board.near(name):
            if other and other not in tokens:
                found.add(other)
            if other and skippable(other) and other not in line:
                line.append(other)
    return found - {start}


def steps(view: dict, seat: int, savior: int, tokens: list[str], skips: list[str], straight: bool) -> set[str]:
    """C25-C32: every field one savior can step to with the symbols at hand."""
    board = Board(view["side"])
    start = view["seats"][seat]["slots"][savior]["field"]
    pool = view["pool"]
    wild = pool.get("wild", 0) > 0
    out = set()
    for name in bordering(board, start, tokens, skips, straight):
        kind = board.type(name)
        if kind == "cavern":
            if pool:
                out.add(name)
        elif kind in AREAS and (wild or pool.get(kind, 0) > 0):
            out.add(name)
    return out


def walks(board: Board, start: str, tokens: list[str], number: int) -> set[str]:
    """C71, CQ10, CS36: fields at the end of exactly so many steps; the cavern ends a movement early."""
    out: set[str] = set()

    def go(name: str, left: int) -> None:
        if board.type(name) == "cavern":
            out.add(name)
        elif left == 0:
            if name not in tokens and name != start:
                out.add(name)
        else:
            for other in board.near(name):
                if other:
                    go(other, left - 1)

    for other in board.near(start):
        if other:
            go(other, number - 1)
    return out


def tokens_on(view: dict) -> list[str]:
    """The fields on which anything stands."""
    return [f["id"] for f in view["fields"] if f.get("tokens")]
