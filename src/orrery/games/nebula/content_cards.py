"""Goal cards of the content: which kind each is, what it asks, what it gives."""

from __future__ import annotations

from orrery.games.nebula import kinds
from orrery.games.nebula.advanced_goals import ADVANCED_GOALS, ADVANCED_KINDS, AdvancedGoal
from orrery.games.nebula.common_goals import COMMON_GOALS, COMMON_KINDS, CommonGoal, OrbitAllDifferent
from orrery.games.nebula.personal_goals import PERSONAL_GOALS, PERSONAL_KINDS, PersonalGoal
from orrery.games.nebula.tables import Tables
from orrery.kernel.arrays import Ints, ints
from orrery.kernel.content import Place, unique_ids

COLOURS = kinds.COLOUR_IDS[: kinds.COLOURS]
Cards = dict[str, dict[str, object]]


def read_personal(cards: Place, tables: Tables, shipped: Cards) -> list[str]:
    """The 20 personal goals.

    Rules: N8, ND1
    """
    places = cards.items(kinds.PERSONAL_CARDS)
    which, arg, points = [], [], []
    for card in places:
        kind = card.at("type").one_of(PERSONAL_KINDS)
        names = PERSONAL_GOALS[PERSONAL_KINDS[kind]].names
        which.append(kind)
        arg.append(card.at("colour").one_of(COLOURS) if names == "colour" else 0)
        points.append(card.at("vp").number(0, 100))
        _check_card(card, names, shipped)
    tables.personal_kind = ints(which)
    tables.personal_arg = ints(arg)
    tables.personal_points = ints(points)
    return unique_ids(places)


def read_common(cards: Place, tables: Tables, shipped: Cards) -> list[str]:
    """The 20 common goals.

    Rules: N8, ND3, ND8
    """
    places = cards.items(kinds.COMMON_CARDS)
    which, arg, first, later = [], [], [], []
    for card in places:
        kind = card.at("type").one_of(COMMON_KINDS)
        goal = COMMON_GOALS[COMMON_KINDS[kind]]
        which.append(kind)
        if goal.names == "constellation":
            arg.append(card.at("constellation").one_of(kinds.CONSTELLATION_IDS))
        elif goal.names == "orbit":
            arg.append(card.at("orbit").number(1, kinds.ORBITS) - 1)
            size = int(tables.galaxy.orbit[arg[-1]]).bit_count()
            if isinstance(goal, OrbitAllDifferent) and size > kinds.COLOURS:
                raise card.at("orbit").error(f"its {size} cells cannot all differ in 6 colours (ND8)")
        elif goal.names == "colour":
            arg.append(card.at("colour").one_of(COLOURS))
        else:
            arg.append(0)
        first.append(card.at("vp_first").number(0, 100))
        later.append(card.at("vp_later").number(0, 100))
        _check_card(card, goal.names, shipped)
    tables.common_kind = ints(which)
    tables.common_arg = ints(arg)
    tables.common_first = ints(first)
    tables.common_later = ints(later)
    return unique_ids(places)


def read_advanced(cards: Place, tables: Tables, shipped: Cards) -> list[str]:
    """The 30 advanced goals.

    Rules: N8, N109, ND2
    """
    places = cards.items(kinds.ADVANCED_CARDS)
    which, arg, arg2 = [], [], []
    for card in places:
        kind = card.at("type").one_of(ADVANCED_KINDS)
        names = ADVANCED_GOALS[ADVANCED_KINDS[kind]].names
        which.append(kind)
        colours = [0, 0]
        if names == "colours":
            pair = card.at("colours")
            colours = [place.one_of(COLOURS) for place in pair.items(2)]
            if colours[0] == colours[1]:
                raise pair.error("a pair has two different colours (N109)")
        elif names == "colour":
            colours[0] = card.at("colour").one_of(COLOURS)
        arg.append(colours[0])
        arg2.append(colours[1])
        _check_card(card, names, shipped)
    tables.advanced_kind = ints(which)
    tables.advanced_arg = ints(arg)
    tables.advanced_arg2 = ints(arg2)
    return unique_ids(places)


def _check_card(card: Place, names: str, shipped: Cards) -> None:
    """A card keeps its id and names nothing that its kind does not, save what the shipped card had."""
    card.provenance()
    own = shipped.get(card.at("id").text())
    if own is None:
        raise card.at("id").error(f"there is no such card; one of {', '.join(shipped)}")
    for member in ("colour", "colours", "constellation", "orbit"):
        if card.has(member) and member != names and card.at(member).value != own.get(member):
            raise card.at(member).error(f"a card of the type {card.at('type').value!r} asks for no {member}")
    for language in ("en", "fr", "ru", "uk"):
        if card.has(f"text_{language}"):
            card.at(f"text_{language}").text()


Goal = PersonalGoal | CommonGoal | AdvancedGoal


def described(cards: dict[str, list[dict[str, object]]], tables: Tables, shared: bool) -> dict[str, object]:
    """The cards with what follows from their kinds: the rule each is in, and the cells of each board it speaks of."""
    boards = {"galaxy_board": tables.galaxy, **({"galaxy_board_shared": tables.shared_galaxy} if shared else {})}
    decks: dict[str, tuple[list[Goal], Ints]] = {
        "personal": ([PERSONAL_GOALS[PERSONAL_KINDS[kind]] for kind in tables.personal_kind], tables.personal_arg),
        "common": ([COMMON_GOALS[COMMON_KINDS[kind]] for kind in tables.common_kind], tables.common_arg),
        "advanced": ([ADVANCED_GOALS[ADVANCED_KINDS[kind]] for kind in tables.advanced_kind], tables.advanced_arg),
    }
    return {
        deck: [
            {
                **card,
                "rule": goal.rule,
                "cells": {name: tables.cell_names(goal.pictured(galaxy, arg)) for name, galaxy in boards.items()},
            }
            for card, goal, arg in zip(cards[deck], goals, args, strict=True)
        ]
        for deck, (goals, args) in decks.items()
    }
