"""Scoring: points of rescued animals, their sets and conditions, heroes."""

from __future__ import annotations

from orrery.games.comet.cards import card_total, count_cards, first_kind, next_kind
from orrery.games.comet.kinds import (
    AREAS,
    SCORE_AREA,
    SCORE_BEAVER,
    SCORE_EGG,
    SCORE_EGG_COLOURS,
    SCORE_GOLD,
    SCORE_LIZARD,
    SCORE_RESCUED,
    SCORE_SILVER,
    SCORE_VICUNA,
)
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import shift_left
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.sentinels import NONE


class Tally:
    """What the rescued animals of a seat add up to."""

    def __init__(self, s: Position, seat: i64) -> None:
        tables = s.tables
        rescued: i64 = s.rescued_cards(seat)
        self.animals: i64 = card_total(s, rescued)
        self.printed: i64 = 0
        self.silver: i64 = 0
        self.gold: i64 = 0
        self.beavers: i64 = 0
        self.vicunas: i64 = 0
        self.lizards: i64 = 0  # iguanas, geckos, salamanders, chameleons: eight bits each
        self.eggs: i64 = 0  # by colour, eight bits each
        self.areas: i64 = 0  # animals whose card shows an area, eight bits each
        self.own: i64 = 0  # points by other conditions of animals
        self.one_chameleon = s.one_chameleon == 1
        own = False
        kind: i64 = first_kind(s, rescued)
        while kind != NONE:
            own = own or SCORE_LIZARD < tables.ability[kind] <= SCORE_AREA
            self._add(s, kind, count_cards(s, rescued, kind))
            kind = next_kind(s, rescued, kind)
        if own:
            self._add_own(s, rescued)

    def _add(self, s: Position, kind: i64, cards: i64) -> None:
        """Count the rescued animals of a kind.

        Rules: C58, CQ14, CS45
        """
        tables = s.tables
        self.printed += cards * tables.points[kind]
        if kind < tables.silver_kinds:
            self.silver += cards
        else:
            self.gold += cards
        if tables.beaver[kind]:
            self.beavers += cards
        self.eggs += shift_left(cards, 8 * tables.egg[kind])
        symbols: i64 = tables.symbol_mask[kind]
        area: i64 = 0
        while area < AREAS:
            if symbols >> area & 1:
                self.areas += shift_left(cards, 8 * area)
            area += 1
        ability: i64 = tables.ability[kind]
        if ability == SCORE_VICUNA:
            self.vicunas += cards
        elif ability == SCORE_LIZARD:
            self.lizards += shift_left(cards, 8 * tables.ability_arg2[kind])

    def _add_own(self, s: Position, rescued: i64) -> None:
        """Animals that score by a condition of their own."""
        kind: i64 = first_kind(s, rescued)
        while kind != NONE:
            ability: i64 = s.tables.ability[kind]
            if ability > SCORE_LIZARD and ability <= SCORE_AREA:
                points: i64 = self.condition(ability, s.tables.ability_arg[kind], s.tables.ability_arg2[kind])
                self.own += count_cards(s, rescued, kind) * points
            kind = next_kind(s, rescued, kind)

    def condition(self, ability: i64, arg: i64, arg2: i64) -> i64:
        """The points of one condition of a hero or an animal.

        Rules: C56, C58, CQ14, CS57
        """
        if ability == SCORE_RESCUED:
            points: i64 = arg * (self.animals - 1)
            return points if points < arg2 else arg2
        if ability == SCORE_EGG_COLOURS:
            colours: i64 = 0
            egg: i64 = 0
            while egg < 6:
                if self.eggs >> (8 * egg) & 255:
                    colours += 1
                egg += 1
            return arg * colours
        if ability == SCORE_SILVER:
            return arg * self.silver
        if ability == SCORE_GOLD:
            return arg * self.gold
        if ability == SCORE_BEAVER:
            return arg * self.beavers
        if ability == SCORE_EGG:
            return arg * (self.eggs >> (8 * arg2) & 255)
        if ability == SCORE_AREA:
            return arg * (self.areas >> (8 * arg2) & 255)
        return 0

    def lizard_sets(self) -> i64:
        """The largest number of sets whose missing lizards are no more than the chameleons.

        With an option at most one chameleon stands in a set.
        Rules: C55, CS11
        """
        iguanas: i64 = self.lizards & 255
        geckos: i64 = self.lizards >> 8 & 255
        salamanders: i64 = self.lizards >> 16 & 255
        chameleons: i64 = self.lizards >> 24 & 255
        sets: i64 = 0
        while True:
            missing: i64 = 0
            if iguanas <= sets:
                missing += sets + 1 - iguanas
            if geckos <= sets:
                missing += sets + 1 - geckos
            if salamanders <= sets:
                missing += sets + 1 - salamanders
            if missing > chameleons or (self.one_chameleon and missing > sets + 1):
                return sets
            sets += 1


def hero_points(s: Position, seat: i64, tally: Tally) -> i64:
    """What the hero adds by its own condition.

    Rules: C56, C81
    """
    hero: i64 = s.hero(seat)
    if hero < 0:
        return 0
    tables = s.tables
    return tally.condition(tables.hero_score[hero], tables.hero_score_arg[hero], tables.hero_score_arg2[hero])


def points(s: Position, seat: i64) -> i64:
    """The whole score of a seat as it stands now."""
    tally = Tally(s, seat)
    return (
        tally.printed
        + s.tables.vicuna_points[tally.vicunas]
        + s.tables.lizard_points * tally.lizard_sets()
        + tally.own
        + hero_points(s, seat, tally)
    )


def score_sheet(s: Position) -> ScoreSheet:
    """The lines of the score; with an option the tie-break is rescued animals.

    Rules: C53, C54, C55, C56, C57, C81, CS1
    """
    printed: list[int | None] = []
    vicunas: list[int | None] = []
    lizards: list[int | None] = []
    own: list[int | None] = []
    heroes: list[int | None] = []
    tie_break: list[int] = []
    for seat in range(int(s.seats)):
        tally = Tally(s, seat)
        printed.append(int(tally.printed))
        vicunas.append(int(s.tables.vicuna_points[tally.vicunas]))
        lizards.append(int(s.tables.lizard_points * tally.lizard_sets()))
        own.append(int(tally.own))
        heroes.append(int(hero_points(s, seat, tally)))
        tie_break.append(int(tally.animals) if s.tie_animals else 0)
    lines: list[tuple[str, list[int | None]]] = [
        ("animals", printed),
        ("vicunas", vicunas),
        ("lizards", lizards),
        ("conditions", own),
        ("hero", heroes),
    ]
    return ScoreSheet(lines, tie_break, int(s.seats))
