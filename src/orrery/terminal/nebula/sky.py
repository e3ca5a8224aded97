"""The nebula board drawn with characters: clusters as seen from their clocks, bright star, track."""

from __future__ import annotations

from rich.text import Text

from orrery.locale.texts import Texts
from orrery.terminal.nebula.board import Board
from orrery.terminal.nebula.table import Cluster, Table


def draw_clusters(board: Board, texts: Texts, table: Table) -> list[Text]:
    """A row a cluster. Columns are steps from the clock, so a star's column is what it costs to reach."""
    most = max(len(cluster["stars"]) for cluster in table["clusters"])
    steps = _steps(most)
    names = [texts.say("nebula-table-cluster", {"cluster": c["id"]}) for c in table["clusters"]]
    label = texts.say("nebula-table-steps")
    width = max(len(name) for name in [label, *names]) + 1
    head = Text().append(label.ljust(width), "dim")
    for step in steps:
        head.append(f"{step:+d} ".rjust(4) if step else " 0 ".rjust(4), "bold" if step == 0 else "dim")
    rows = [head]
    for name, cluster in zip(names, table["clusters"], strict=True):
        row = Text(name.ljust(width))
        for step in steps:
            row.append_text(_spot(board, cluster, step))
        rows.append(row)
    return rows


def _steps(size: int) -> list[int]:
    return list(range(-((size - 1) // 2), size // 2 + 1))


def _spot(board: Board, cluster: Cluster, step: int) -> Text:
    """A cell: its star, brackets where the clock stands, a crescent where it lies, in both cases `[` and crescent."""
    if step not in _steps(len(cluster["stars"])):
        return Text("    ")
    cell = (cluster["clock"] + step) % len(cluster["stars"])
    star = cluster["stars"][cell]
    inside = Text(" .", "dim") if star is None else board.star(star)
    text = Text().append("[" if step == 0 else " ", "bold")
    text.append_text(inside)
    if cell == cluster["crescent"]:
        return text.append("☾" if board.fine else ")", "bold" if step == 0 else "dim")
    return text.append("]", "bold") if step == 0 else text.append(" ")


def draw_bright(board: Board, texts: Texts, table: Table) -> Text:
    """The bright star, and the stars left in the bag."""
    bright = table["bright"]
    star = Text("-") if bright is None else board.star(bright)
    text = Text(texts.say("nebula-table-bright") + " ").append_text(star)
    return text.append("   " + texts.say("nebula-table-bag", {"bag": table["ends"]["bag"]}))


def draw_track(board: Board, texts: Texts, table: Table) -> Text:
    """The black-star track of the nebula board: the token, the glowing spaces, the last space."""
    text = Text(texts.say("nebula-table-track") + " ")
    token, last = table["ends"]["track"]
    for space in range(last + 1):
        if space == token:
            text.append("◉" if board.fine else "@", "bold")
        elif space in board.glowing_spaces:
            text.append("✦" if board.fine else "*", "yellow")
        elif space == last:
            text.append("■" if board.fine else "#", "dim")
        else:
            text.append("·" if board.fine else ".", "dim")
    return text.append(f" {token}/{last}")


def draw_ends(texts: Texts, table: Table) -> Text:
    """How near the ends of the game are."""
    ends = table["ends"]
    args: dict[str, object] = {
        "constellations": ends["constellations"][0],
        "constellations-end": ends["constellations"][1],
        "markers": ends["markers"][0],
        "markers-end": ends["markers"][1],
    }
    return Text(texts.say("nebula-table-ends", args))
