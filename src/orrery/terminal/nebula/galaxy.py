"""A galaxy board drawn with characters: orbits, the three kinds of connections, glowing cells, stars."""

from __future__ import annotations

from collections.abc import Collection
from math import atan2, cos, pi, sin

from rich.text import Text

from orrery.terminal.canvas import Canvas, Path
from orrery.terminal.nebula.board import Board
from orrery.terminal.nebula.table import Player

_MARGIN = 0.99
"""How much of the drawing the outermost orbit takes."""

_ROOMY = 60
"""From this width a filled cell shows its name beside its star."""


class _Frame:
    """From the board's coordinates to characters."""

    def __init__(self, width: int, height: int) -> None:
        self.across = width / 2
        self.down = height / 2
        self.scale_x = (width - 5) / 2 / _MARGIN
        self.scale_y = (height - 0.5) / 2 / _MARGIN

    def put(self, x: float, y: float) -> tuple[float, float]:
        return self.across + x * self.scale_x, self.down + y * self.scale_y


def _straight(frame: _Frame, a: tuple[float, float], b: tuple[float, float]) -> Path:
    return lambda t: frame.put(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def _arc(frame: _Frame, radius: float, start: float, turn: float) -> Path:
    return lambda t: frame.put(radius * cos(start + turn * t), radius * sin(start + turn * t))


def draw_galaxy(board: Board, player: Player, width: int, height: int, open_cells: Collection[str] = ()) -> Text:
    """One player's galaxy. Cells where a star may go now are bright, the other empty ones faint."""
    canvas = Canvas(width, height, board.fine)
    frame = _Frame(width, height)
    for a, b, kind in board.edges:
        if kind == "orbital":
            _draw_orbital(canvas, frame, board, a, b)
    for number, radius in board.orbits:
        canvas.word(*frame.put(0.0, radius), Text(str(number), "dim"))
    for a, b, kind in board.edges:
        if kind == "orbital":
            continue
        style = _line_style(board, a, b)
        path = _straight(frame, board.places[a], board.places[b])
        if kind == "dotted":
            canvas.curve(path, 4, ":", style)
        else:
            canvas.curve(path, 1, _slope(board.places[a], board.places[b]), style)
    for cell, place in board.places.items():
        canvas.word(*frame.put(*place), _cell(board, player, cell, cell in open_cells, width >= _ROOMY))
    _corners(canvas, board, player)
    return canvas.text()


def _draw_orbital(canvas: Canvas, frame: _Frame, board: Board, a: str, b: str) -> None:
    """An arc of the orbit, the short way round."""
    (ax, ay), (bx, by) = board.places[a], board.places[b]
    start = atan2(ay, ax)
    turn = (atan2(by, bx) - start + pi) % (2 * pi) - pi
    radius = (ax**2 + ay**2) ** 0.5
    canvas.curve(_arc(frame, radius, start, turn), 3, ".", "dim")


def _line_style(board: Board, a: str, b: str) -> str:
    name = board.constellation(a) or board.constellation(b)
    for each in board.constellations:
        if each["id"] == name:
            return str(each["draw_colour"])
    return ""


def _slope(a: tuple[float, float], b: tuple[float, float]) -> str:
    """The character nearest to a line's direction, for terminals without fine points."""
    x, y = b[0] - a[0], b[1] - a[1]
    if abs(y) < abs(x) / 2.5:
        return "-"
    if abs(x) < abs(y) / 2.5:
        return "|"
    return "\\" if x * y > 0 else "/"


def _cell(board: Board, player: Player, cell: str, may_go_there: bool, roomy: bool) -> Text:
    """An empty cell is its name, the central one with its symbols; a filled one is its star, roomy also its name."""
    star = player["galaxy"].get(cell)
    if star is None:
        inside = Text(cell, "bold reverse" if may_go_there else "")
        if cell == board.hub:
            symbols = board.central_symbols()
            half = len(symbols) // 2
            inside = Text(" ").join([_joined(symbols[:half]), inside, _joined(symbols[half:])])
    else:
        inside = Text().append(f"{cell} " if roomy else "", "dim").append_text(board.star(star))
    if cell not in board.glowing:
        return inside
    return Text().append("{", "bold yellow").append_text(inside).append("}", "bold yellow")


def _joined(parts: list[Text]) -> Text:
    return Text().join(parts)


def _corners(canvas: Canvas, board: Board, player: Player) -> None:
    """The four letters in their corners, with how many of their cells are filled."""
    for each in board.constellations:
        filled = sum(cell in player["galaxy"] for cell in each["cells"])
        done = each["id"] in player["constellations"]
        style = f"bold {each['draw_colour']}" if done else str(each["draw_colour"])
        text = Text(f"{board.symbol(each['id'])} {filled}/{len(each['cells'])}", style)
        left = "left" in each["position"]
        top = "top" in each["position"]
        canvas.word(0 if left else canvas.width, 0 if top else canvas.height - 1, text)
