"""Personal goals, card by card: a galaxy that just meets each and one that just misses it (N94-N98)."""

from __future__ import annotations

import pytest

from .positions import complete, player, position, view
from .reference import BOARD, COLOURS

# One cell of each dotted connection, no two of them connected: L2··L4, Y4··Y5b, S3b··S5, D2··D4b.
DOTTED = {
    "red": ("L2", "Y4", "S3b", "D2"),
    "purple": ("L4", "Y5b", "S5", "D4b"),
    "yellow": ("L2", "Y5b", "S3b", "D4b"),
    "white": ("L4", "Y5b", "S3b", "D2"),
    "blue": ("L2", "Y5b", "S5", "D2"),
    "orange": ("L2", "Y4", "S5", "D2"),
}
# At least four of the glowing cells H, L5b, Y5a, S3a, D4b.
GLOWING = {
    "red": ("H", "L5b", "Y5a", "S3a"),
    "purple": ("H", "L5b", "Y5a", "D4b"),
    "yellow": ("H", "L5b", "S3a", "D4b"),
    "white": ("H", "Y5a", "S3a", "D4b"),
    "blue": ("L5b", "Y5a", "S3a", "D4b"),
    "orange": ("H", "L5b", "Y5a", "S3a", "D4b"),
}
# Six cells, no two of them connected.
SIX = {
    "red": ("H", "L5b", "Y5a", "S3a", "D4b", "Y2"),
    "purple": ("L1", "Y2", "S2", "D3", "L5a", "Y4"),
    "yellow": ("Y1", "L2", "D2", "S3a", "L5a", "Y4"),
    "white": ("S1", "Y2", "L3", "D3", "S4", "L5b"),
    "blue": ("D1", "L2", "S3b", "Y3", "D4b", "L5a"),
    "orange": ("H", "Y3", "S2", "D4a", "L4", "S5"),
}


def with_stars(colour: str, cells) -> dict[str, str]:
    """A whole galaxy with a colour in exactly these cells."""
    return complete(dict.fromkeys(cells, colour), BOARD.cells, [c for c in COLOURS if c != colour])


def by_colour(first: int, table: dict[str, tuple[str, ...]], too_few: int) -> list:
    """Card, a galaxy that meets it and one with a star too few, for each colour."""
    return [
        pytest.param(f"P{first + n:02}", with_stars(colour, cells), with_stars(colour, cells[:too_few]))
        for n, (colour, cells) in enumerate(table.items())
    ]


def met(card: str, galaxy: dict[str, str], rival: dict[str, str] | None = None, **things) -> bool:
    """What the engine says of a goal kept by seat 0; its points must agree."""
    s = position(galaxy, rival or {}, kept={0: card}, **things)
    answer = player(s, 0)["kept_met"]
    assert view(s, 0)["scores"]["lines"][0]["points"][0] == (14 if answer else 0)
    return answer


@pytest.mark.parametrize(("card", "meets", "misses"), by_colour(1, DOTTED, 3))
@pytest.mark.rule("nebula:N94", "nebula:NQ26", "nebula:N87")
def test_a_colour_in_each_dotted_connection(card, meets, misses):
    assert met(card, meets)
    assert not met(card, misses), "three connections"


@pytest.mark.parametrize(("card", "colour"), [(f"P{1 + i:02}", colour) for i, colour in enumerate(COLOURS)])
@pytest.mark.rule("nebula:N94")
def test_four_stars_elsewhere_are_not_in_dotted_connections(card, colour):
    assert not met(card, with_stars(colour, ("L2", "Y5b", "S5", "D3")))
    assert not met(card, with_stars(colour, ("H", "L3", "Y2", "S2", "D3")))


@pytest.mark.parametrize(("card", "meets", "misses"), by_colour(7, GLOWING, 3))
@pytest.mark.rule("nebula:N95", "nebula:NQ27", "nebula:NQ42")
def test_a_colour_on_four_of_the_five_glowing_cells(card, meets, misses):
    colour = COLOURS[int(card[1:]) - 7]
    assert sum(meets[cell] == colour for cell in BOARD.glowing) >= 4
    assert sum(misses[cell] == colour for cell in BOARD.glowing) == 3
    assert met(card, meets)
    assert not met(card, misses)


@pytest.mark.parametrize(("card", "meets", "misses"), by_colour(13, SIX, 5))
@pytest.mark.rule("nebula:N96", "nebula:NQ27", "nebula:NQ42")
def test_six_stars_of_a_colour(card, meets, misses):
    assert met(card, meets)
    assert not met(card, misses), "five"


@pytest.mark.rule("nebula:N96", "nebula:NQ27")
def test_seven_stars_of_a_colour_are_at_least_six():
    assert met("P17", with_stars("blue", ("L1", "Y2", "S2", "D3", "L5a", "Y4", "S5")))


@pytest.mark.rule("nebula:N97", "nebula:NQ41", "nebula:NQ42")
def test_p19_at_most_four_empty_cells():
    four = ("L5a", "Y5a", "S5", "D5")
    assert met("P19", complete({}, set(BOARD.cells) - set(four)))
    assert not met("P19", complete({}, set(BOARD.cells) - {*four, "D4a"}))
    assert not met("P19", complete({}, set(BOARD.cells) - {*four, "D4a"}), blacks=[8]), "the track is no part of it"
    assert met("P19", complete({}, BOARD.cells))


@pytest.mark.rule("nebula:N98", "nebula:NQ54")
def test_p20_most_black_stars_shared_or_not():
    assert met("P20", {}, blacks=[3, 2])
    assert met("P20", {}, blacks=[3, 3])
    assert not met("P20", {}, blacks=[2, 3])
    assert not met("P20", {}, blacks=[2, 3, 1], seats=3)
    assert met("P20", {}, blacks=[2, 0, 2], seats=3)
    assert not met("P20", {}, blacks=[2, 3], stock={"black": 5}), "only stars on the board count"
    assert met("P20", {}, blacks=[2, 2], stock={1: {"black": 5}})


@pytest.mark.rule("nebula:NQ28", "nebula:N98")
def test_p20_at_zero_for_everyone():
    assert met("P20", {}, blacks=[0, 0])
    assert not met("P20", {}, blacks=[0, 0], most_black_at_zero="needs_one")
    assert met("P20", {}, blacks=[1, 1], most_black_at_zero="needs_one")
