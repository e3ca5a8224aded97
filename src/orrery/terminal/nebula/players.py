"""The players, and the score pad."""

from __future__ import annotations

from rich.box import ASCII, ROUNDED
from rich.table import Table as Grid
from rich.text import Text

from orrery.locale.texts import Texts
from orrery.terminal.nebula.board import Board
from orrery.terminal.nebula.table import Table


def draw_players(board: Board, texts: Texts, table: Table) -> list[Text]:
    """Two rows a seat: name and score; stars not placed yet, and what is built."""
    rows: list[Text] = []
    for seat, player in enumerate(table["seats"]):
        acts = seat == table["active"] and not table["over"]
        mark = ("▶" if board.fine else ">") if acts else " "
        total = table["scores"]["totals"][seat]
        known = sum(line["points"][seat] or 0 for line in table["scores"]["lines"])
        score = texts.say("nebula-table-points", {"points": known if total is None else total})
        if total is None:
            score = texts.say("nebula-table-points-and-secret", {"points": known})
        name = Text(f"{mark} {seat} ").append(texts.seat(seat), "bold" if seat == texts.you else "")
        if seat == table["first"]:
            name.append(" ").append(texts.say("nebula-table-first"), "dim")
        rows.append(name.append("  ").append(score, "yellow"))
        done = "".join(board.symbol(each) for each in player["constellations"])
        second = Text("    ").append_text(board.stock(player["stock"]))
        built: dict[str, object] = {"filled": len(player["galaxy"]), "blacks": player["blacks"]}
        second.append("  ").append(texts.say("nebula-table-built", built), "dim")
        rows.append(second.append(f" {done}", "bold") if done else second)
    return rows


def draw_black_track(board: Board, texts: Texts, table: Table, seat: int) -> Text:
    """A player's own black-star track: its stars, what they score, and what the next ones would bring it to."""
    blacks = table["seats"][seat]["blacks"]
    text = Text(texts.say("nebula-table-own-track") + " ")
    text.append((board.shapes["black"] if board.fine else "*") * blacks, board.styles["black"])
    text.append(f" {board.black_points[blacks]}" if blacks else "0", "bold yellow")
    for count in range(blacks + 1, len(board.black_points)):
        text.append(f" {board.black_points[count]}", "dim")
    return text


def draw_scores(texts: Texts, table: Table, fine: bool) -> Grid:
    """The score pad, every line, a column a seat."""
    grid = Grid(box=ROUNDED if fine else ASCII, title=texts.say("nebula-table-score-sheet"))
    grid.add_column("")
    for seat in range(len(table["seats"])):
        grid.add_column(texts.seat(seat), justify="right", style="bold" if seat == texts.you else "")
    for line in table["scores"]["lines"]:
        grid.add_row(texts.say(f"nebula-line-{line['id']}"), *[_points(p) for p in line["points"]])
    grid.add_section()
    totals = [_points(total) for total in table["scores"]["totals"]]
    grid.add_row(texts.say("nebula-line-total"), *totals, style="bold")
    grid.add_row(texts.say("nebula-line-tie-break"), *[str(n) for n in table["scores"]["tie_break"]])
    return grid


def _points(points: int | None) -> str:
    return "?" if points is None else str(points)
