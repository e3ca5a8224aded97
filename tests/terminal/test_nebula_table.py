"""What the drawn Nebula table says of the rules: scores, crescents, symbols, pairs."""

from __future__ import annotations

import pytest
from rich.text import Text

from orrery.kernel.state import State
from orrery.locale.texts import Texts
from orrery.terminal.nebula.board import Board
from orrery.terminal.nebula.choices import menu_of
from orrery.terminal.nebula.goals import draw_goals
from orrery.terminal.nebula.players import draw_black_track
from orrery.terminal.nebula.sky import draw_clusters
from orrery.terminal.nebula.table import Table, table_of
from tests.nebula.positions import acts, nebula, position, time
from tests.nebula.reference import BLACK_POINTS


def drawn(s: State) -> tuple[Board, Texts, Table]:
    table = table_of(nebula(), s.conceal(0))
    return Board(nebula(), True, table["board"]), Texts("en", you=0), table  # type: ignore[arg-type]


def emphasised(text: Text) -> list[str]:
    return [text.plain[span.start : span.end].strip() for span in text.spans if "yellow" in str(span.style)]


@pytest.mark.parametrize("blacks", range(len(BLACK_POINTS)))
@pytest.mark.rule("nebula:N30", "nebula:N89")
def test_the_number_right_of_the_last_black_star_is_what_the_track_scores(blacks: int) -> None:
    s = position(blacks=[blacks])
    row = draw_black_track(*drawn(s), 0)
    after = row.plain.split("○")[-1] if blacks else row.plain.removeprefix("Black stars")
    assert [int(number) for number in after.split()] == BLACK_POINTS[blacks:]
    assert emphasised(row) == [str(s.score_sheet().line("black")[0])]


@pytest.mark.rule("nebula:N19", "nebula:N49", "nebula:NQ17")
def test_a_crescent_is_shown_in_the_clocks_cell_too() -> None:
    s = position()
    for row in draw_clusters(*drawn(s))[1:]:
        assert row.plain.count("☾") == 1
        assert "☾" in row.plain[row.plain.index("[") :][:4], "at first it lies at the clock's cell"
    s = position(clusters={"upper": ["red", None, "blue", "white", "red", "blue", "white"]})
    acts(s, time(1, 2, 2))
    upper, right, left = (row.plain for row in draw_clusters(*drawn(s))[1:])
    assert "[ .]" in upper, "the clock that took nothing leaves its crescent behind"
    assert all(row.count("☾") == 1 for row in (upper, right, left))
    assert all("☾" in row[row.index("[") :][:4] for row in (right, left))


@pytest.mark.rule("nebula:N105", "nebula:N106", "nebula:NQ4")
def test_goals_of_two_constellations_name_the_pairs() -> None:
    for neighbours, pairs in (("printed", "(Υ◊ Σ◊ ΛΣ)"), ("all", "(Υ◊ Σ◊ ΛΣ ΛΥ)")):
        s = position(common=("C17", "C18", "C01", "C02"), neighbours=neighbours)
        rows = [str(cell) for cell in draw_goals(*drawn(s)).columns[2].cells]
        assert "Fill 2 opposite constellations (Λ◊ ΥΣ)" in rows
        assert f"Fill 2 neighbouring constellations {pairs}" in rows


@pytest.mark.parametrize(
    ("bag", "asks"), [({"red": 1}, "Keep the only star"), ({"red": 2}, "Keep two of the drawn stars")]
)
@pytest.mark.rule("nebula:NQ19", "nebula:N52")
def test_the_question_asks_for_as_many_stars_as_can_be_kept(bag: dict[str, int], asks: str) -> None:
    s = position(stock={"purple": 1}, bag=bag)
    acts(s, {"do": "chaos", "star": "purple"}, *[{"do": "draw", "star": "red"}] * bag["red"])
    board, texts, _ = drawn(s)
    assert menu_of(board, texts, s.conceal(0), 0).ask.startswith(asks)
