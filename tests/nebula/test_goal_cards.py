"""What the content says of goal cards beside their entries: the rule each is in and the cells it speaks of."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.nebula.game import nebula

from .reference import CONTENT

DATA: Any = nebula().content_data()
CARDS: dict[str, Any] = {card["id"]: card for deck in DATA["cards"].values() for card in deck}
BOARDS = ["galaxy_board", "galaxy_board_shared"]


def test_each_kind_has_a_rule_of_its_own() -> None:
    """N94 to N114 describe the 21 kinds of goals."""
    rules = {card["type"]: card["rule"] for card in CARDS.values()}
    assert len(rules) == 21
    assert set(rules.values()) == {f"N{number}" for number in range(94, 115)}
    assert all(card["rule"] == rules[card["type"]] for card in CARDS.values())


def test_the_entries_stay_as_they_are() -> None:
    for deck, cards in CONTENT["cards"].items():
        more = [{**card, "rule": CARDS[card["id"]]["rule"], "cells": CARDS[card["id"]]["cells"]} for card in cards]
        assert DATA["cards"][deck] == more
    assert {**DATA, "cards": CONTENT["cards"]} == CONTENT


@pytest.mark.parametrize("board", BOARDS)
def test_the_cells_are_those_the_card_speaks_of(board: str) -> None:
    look = CONTENT[board]
    constellations = {each["id"]: set(each["cells"]) for each in look["constellations"]}
    orbits = {each["number"]: set(each["cells"]) for each in look["orbits"]}
    glow = set(look["glow_cells"])
    dotted = {end for edge in look["edges"] if edge["type"] == "dotted" for end in (edge["a"], edge["b"])}
    outer = glow - {look["central_cell"]}
    links = [(edge["a"], edge["b"], edge["type"]) for edge in look["edges"]]
    links += [(b, a, kind) for a, b, kind in links]
    beside = {b for a, b, kind in links if a in outer and kind == "orbital"}
    pair = {kind: CONTENT["galaxy_board"][f"{kind}_constellations"][0]["pair"] for kind in ("opposite", "adjacent")}
    for card in CARDS.values():
        wanted = {
            "dotted_colour": dotted,
            "all_dotted": dotted,
            "glow_colour": glow,
            "glow_majority": glow,
            "constellation_exactly_3_colours": constellations.get(card.get("constellation")),
            "orbit_exactly_3_colours": orbits.get(card.get("orbit")),
            "orbit_all_different": orbits.get(card.get("orbit")),
            "three_adjacent_orbits": orbits[2] | orbits[3] | orbits[4],
            "two_opposite_constellations": set().union(*(constellations[each] for each in pair["opposite"])),
            "two_adjacent_constellations": set().union(*(constellations[each] for each in pair["adjacent"])),
            "both_sides_of_glow": beside,
            "colour_beside_glow": beside,
            "surrounded_glow": {b for a, b, _ in links if a in outer},
            "orbits_with_colour": set().union(*orbits.values()),
        }
        if card["type"] in wanted:
            assert set(card["cells"][board]) == wanted[card["type"]], card["type"]
        elif card["type"] in ("max_4_empty", "two_of_each_colour"):
            assert set(card["cells"][board]) >= set().union(*constellations.values())
        else:
            assert card["cells"][board] == []
