"""Goals and values in words and figures: what they ask, who has met them, what they give now."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from orrery.locale.texts import Texts
from orrery.terminal.nebula.board import Board
from orrery.terminal.nebula.table import Progress, Table, Token


def draw_goals(board: Board, texts: Texts, table: Table) -> Grid:
    """The viewer's personal goal, the common and the advanced ones, a row each, with a column a seat."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    for seat in range(len(table["seats"])):
        grid.add_column(justify="right", width=5 if seat == texts.you else 2, no_wrap=True)
    seats = [Text(str(seat), "bold" if seat == texts.you else "dim") for seat in range(len(table["seats"]))]
    heads = ("nebula-table-goals", "nebula-table-vp", "nebula-table-seats")
    goals, points, label = (texts.say(head) for head in heads)
    grid.add_row(Text(goals, "dim"), Text(points, "dim"), Text(label, "dim", justify="right"), *seats)
    _add_personal(board, texts, table, grid)
    _add_common(board, texts, table, grid)
    _add_advanced(board, texts, table, grid)
    return grid


def _tick(board: Board) -> Text:
    return Text("✓" if board.fine else "x", "bold green")


def _far(texts: Texts, seat: int, progress: Progress | None) -> Text:
    """How far the reader is with a goal; of others only whether they have it."""
    if seat != texts.you or progress is None:
        return Text("-", "dim")
    return Text(f"{progress['have']}/{progress['need']}")


def _add_personal(board: Board, texts: Texts, table: Table, grid: Grid) -> None:
    """The kept goals the viewer may know, and whether they are met now."""
    for seat, player in enumerate(table["seats"]):
        kept = player["kept"]
        if kept is not None and kept != "?":
            marks = [Text() for _ in table["seats"]]
            marks[seat] = _tick(board) if player["kept_met"] else _far(texts, seat, player["kept_progress"])
            head = texts.say("nebula-table-personal")
            points = Text(str(board.personal_points[kept]), "dim")
            grid.add_row(Text(head, "bold"), points, texts.say(f"nebula-goal-{kept}"), *marks)


def _add_common(board: Board, texts: Texts, table: Table, grid: Grid) -> None:
    """First and later points; a seat has its points once claimed, a tick if it would claim now."""
    for goal in table["common"]:
        marks: list[Text] = []
        for seat in range(len(table["seats"])):
            if seat in goal["claimed"]:
                points = goal["first"] if seat == goal["top"] else goal["later"]
                marks.append(Text(str(points), "bold yellow"))
            else:
                met = seat in goal["met"]
                marks.append(_tick(board) if met else _far(texts, seat, goal["progress"][seat]))
        head = texts.say("nebula-table-common")
        values = Text(f"{goal['first']}/{goal['later']}", "dim")
        pairs = " ".join("".join(board.symbol(name) for name in pair) for pair in goal["pairs"])
        asks = texts.say(f"nebula-goal-{goal['id']}") + (f" ({pairs})" if pairs else "")
        grid.add_row(Text(head, "bold"), values, asks, *marks)


def _add_advanced(board: Board, texts: Texts, table: Table, grid: Grid) -> None:
    """What the slot is worth now, and how often each seat has met it."""
    worth = {token["id"]: token["worth"] for token in table["values"]}
    for card in table["advanced"]:
        head = texts.say("nebula-table-advanced", {"slot": card["slot"]})
        value = worth.get(f"val_adv{card['slot']}", 0)
        times = "×" if board.fine else "x"
        counts = [Text(f"{times}{n}" if n else "-", "" if n else "dim") for n in card["counts"]]
        points = Text(str(value), "bold yellow" if value else "dim")
        grid.add_row(Text(head, "bold"), points, texts.say(f"nebula-goal-{card['id']}"), *counts)


def draw_values(board: Board, texts: Texts, table: Table) -> list[Text]:
    """The three tracks, best rank first: what each token gives, and its space behind @."""
    width = max(len(texts.say(f"nebula-track-{track}")) for track in (1, 2, 3))
    rows: list[Text] = []
    for track in (1, 2, 3):
        tokens = [token for token in table["values"] if token["track"] == track]
        if tokens:
            row = Text(texts.say(f"nebula-track-{track}").ljust(width))
            for token in sorted(tokens, key=lambda t: t["rank"]):
                row.append("  ").append_text(draw_token(board, token))
            rows.append(row)
    return rows


def draw_token(board: Board, token: Token) -> Text:
    """A value token: what it gives, what it stands for, its space."""
    text = Text().append(f"{token['worth']}", "bold yellow" if token["rank"] <= 3 else "dim")
    return text.append(":").append_text(board.token(token["id"])).append(f"@{token['space']}", "dim")
