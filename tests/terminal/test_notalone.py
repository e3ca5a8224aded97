"""Not Alone at the terminal, from both sides."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import orrery
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.journal import resume
from orrery.kernel.options import AUTO
from orrery.kernel.state import NATURE
from orrery.locale.texts import Texts, languages
from orrery.terminal.notalone.face import NotAloneFace
from tests.notalone.table import GAME, act, arrange, at_place, choose, new_turn, put, sets_of
from tests.terminal.sitting import Sit, numbers


@pytest.mark.parametrize(
    "arguments",
    [
        "--seats 2 --bots random --seat 0",
        "--seats 4 --bots greedy --seat 2 --option decks=combined --option places=exploration",
        "--seats 5 --bots random,greedy --seat 0 --option decks=combined --option places=first_steps",
    ],
)
def test_a_game_played_by_numbers_ends(sit: Sit, arguments: str) -> None:
    sitting = sit(f"play notalone --seed 7 {arguments}", numbers(1))
    assert sitting.errors == ""
    assert sitting.code == 0
    state = resume(orrery.game("notalone"), sitting.kept()).state
    assert state.over
    assert "Victory" in sitting.shown
    assert "Will lost" in sitting.shown


def test_a_line_can_be_named_by_its_words(sit: Sit) -> None:
    first = sit("play notalone --seed 3 --seats 3 --bots random --seat 0", ["use side 2", "zzz", "quit"])
    assert "Side 2" in first.shown
    assert "No choice has" in first.shown


def test_help_tells_how_to_choose(sit: Sit) -> None:
    shown = sit("play notalone --seed 3 --bots random", ["help", "quit"]).shown
    assert "ten spots in two rows" in " ".join(shown.split())


# What lies open is shown, in every language, in 80 columns.


def drawn(state: NotAloneState, seat: int, language: str = "en") -> str:
    """The table as a seat sees it, as plain text."""
    console = Console(width=80, file=io.StringIO(), color_system=None)
    names = ["Ada", "Bo", "Cyd", "Dan"][: state.seats]
    console.print(NotAloneFace(GAME, Texts(language, names, seat), True).draw(state.conceal(seat), console, seat))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80
    return " ".join(shown.split())


@pytest.mark.rule("notalone:R7", "notalone:E19")
def test_reserve_discards_and_the_creatures_hand_are_shown() -> None:
    state = new_turn(3, hunt=["despair", "stasis"], places="exploration")
    arrange(state, hunt_discard=["mirage"], survival_discard=["gate"])
    shown = drawn(state, 1)
    assert "Reserve: Mangrove 2, Archipelago 2, Pole 1, Mycelium 2, Portal 2" in shown
    assert "Hunt cards in the Creature’s hand: 2" in shown
    assert "Discarded Hunt cards: Mirage" in shown
    assert "Discarded Survival cards: Gate" in shown
    assert "Despair" not in shown, "the hand itself stays secret"
    arrange(state, hunt_hand_known=["despair", "stasis"])
    assert "Of those the Hunted have seen: Despair and Stasis" in drawn(state, 1)


@pytest.mark.rule("notalone:E17", "notalone:R6")
def test_marker_and_shield_are_shown() -> None:
    base = new_turn(3)
    assert "Marker: beside the Beach" in drawn(base, 1)
    arrange(base, marker=1)
    assert "Marker: on the Beach" in drawn(base, 1)
    dome = new_turn(3, places=sets_of("dome"))
    assert "Shield: at place 1" in drawn(dome, 0)
    arrange(dome, marker=3, shield=1)
    assert "Shield: at place 3 The Shield is raised" in drawn(dome, 0)
    arrange(dome, shield=2)
    assert "The Shield is raised: no Hunt token has an effect this turn." in drawn(dome, 0)


@pytest.mark.rule("notalone:E78", "notalone:E72", "notalone:Q31")
def test_the_mazes_deck_and_discard_are_shown_and_the_cards_looked_at_to_who_looks() -> None:
    state = at_place("maze", creature=1, maze_variant="on", places=sets_of("maze"))
    act(state, 1, "use")
    act(state, 1, "search")
    for place in ("portal", "source", "pole"):
        act(state, NATURE, "turn-up", place=place)
    assert "Maze deck: 7. Places that left the game: - You are looking at: Source, Pole, Portal" in drawn(state, 1)
    assert "looking at:" not in drawn(state, 2)
    act(state, 1, "set-place", place="source", slot=8)
    act(state, 1, "nothing")
    act(state, 1, "drop-place", place="pole")
    assert "Maze deck: 8. Places that left the game: Pole" in drawn(state, 2)


@pytest.mark.rule("notalone:D1", "notalone:E31")
def test_every_spot_is_named_and_no_hidden_card_has_a_number() -> None:
    """A place turned up at a spot of another number is not taken for the card hidden at the spot of its own."""
    state = at_place("maze", places="exploration")
    act(state, 1, "use")
    act(state, 1, "reveal", slot=6)
    act(state, NATURE, "turn-up", place="mycelium")
    shown = drawn(state, 1)
    assert "│ spot 6 │ spot 7 │ spot 8 │ spot 9 │ spot 10 │ │ 9 Mycelium │ ? │ ? │ ? │ ? │" in shown


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("options", [{}, {"places": "exploration"}, {"places": "exploration", "maze_variant": "on"}])
def test_the_table_fits_80_columns_in_every_language(language: str, options: dict[str, str]) -> None:
    state = new_turn(4, hunt=["despair"], decks=AUTO, **options)
    choose(state, {1: 1, 2: 2, 3: 3})
    put(state, "creature", 4)
    for seat in range(4):
        assert drawn(state, seat, language)
