"""What it would bring a seat to rescue each kind of animal: points, sets, the hero, an ability."""

from __future__ import annotations

from orrery.bots.comet.weights import Weights, use_value
from orrery.games.comet.cards import count_cards
from orrery.games.comet.kinds import NO_ABILITY, SCORE_EGG_COLOURS, SCORE_LIZARD, SCORE_RESCUED, SCORE_VICUNA, SLOTS
from orrery.games.comet.position import Position
from orrery.games.comet.scoring import Tally, hero_points
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.sentinels import NONE


class Worth:
    """The worth of every kind of animal to a seat, as long as the same animals are rescued."""

    def __init__(self, s: Position, seat: i64, weights: Weights) -> None:
        self.points: i64 = 0
        """The points of the seat as they stand."""
        self.uses = 0.0
        """What the abilities of its rescued animals bring from one Rest to the next."""
        self.kinds: list[float] = []
        """What one more animal of each kind adds to the points."""
        tables = s.tables
        tally = Tally(s, seat)
        hero: i64 = hero_points(s, seat, tally)
        lizards: i64 = tally.lizard_sets()
        self.points = (
            tally.printed + tables.vicuna_points[tally.vicunas] + tables.lizard_points * lizards + tally.own + hero
        )
        rescued: i64 = s.rescued_cards(seat)
        kind: i64 = 0
        while kind < tables.kinds:
            ability: i64 = tables.ability[kind]
            arg: i64 = tables.ability_arg[kind]
            arg2: i64 = tables.ability_arg2[kind]
            cards: i64 = count_cards(s, rescued, kind)
            if cards and ability < SCORE_VICUNA:
                self.uses += float(cards) * use_value(ability, arg, arg2, tables.timing[kind])
            worth = 0.0
            if not tables.utility[kind]:
                worth = float(tables.points[kind]) + self._by_ability(s, tally, ability, arg, arg2, lizards, weights)
                worth += self._by_hero(s, seat, tally, kind, hero)
            self.kinds.append(worth)
            kind += 1

    def _by_ability(
        self, s: Position, tally: Tally, ability: i64, arg: i64, arg2: i64, lizards: i64, weights: Weights
    ) -> float:
        """Points by the condition or the set that the animal belongs to."""
        tables = s.tables
        if ability == SCORE_VICUNA:
            return 0.8 + float(tables.vicuna_points[tally.vicunas + 1] - tables.vicuna_points[tally.vicunas])
        if ability == SCORE_LIZARD:
            tally.lizards += bit(8 * arg2)
            gained: i64 = tally.lizard_sets() - lizards
            tally.lizards -= bit(8 * arg2)
            return float(tables.lizard_points) * (1.0 if gained else weights.set_hope)
        if ability == SCORE_RESCUED:
            return float(arg2) * 0.75
        if ability == SCORE_EGG_COLOURS:
            return float(arg) * 4.0
        if ability > SCORE_LIZARD and ability < NO_ABILITY:
            return float(tally.condition(ability, arg, arg2))
        return 0.0

    def _by_hero(self, s: Position, seat: i64, tally: Tally, kind: i64, before: i64) -> float:
        """What the hero adds for one more animal of a kind."""
        tables = s.tables
        egg: i64 = bit(8 * tables.egg[kind])
        areas: i64 = 0
        area: i64 = 0
        while area < 5:
            if tables.symbol_mask[kind] >> area & 1:
                areas += bit(8 * area)
            area += 1
        silver: i64 = 1 if kind < tables.silver_kinds else 0
        tally.eggs += egg
        tally.areas += areas
        tally.silver += silver
        tally.gold += 1 - silver
        tally.beavers += tables.beaver[kind]
        gained: i64 = hero_points(s, seat, tally) - before
        tally.eggs -= egg
        tally.areas -= areas
        tally.silver -= silver
        tally.gold -= 1 - silver
        tally.beavers -= tables.beaver[kind]
        return float(gained)


def same_rescued(s: Position, other: Position, seat: i64) -> bool:
    """Whether a seat has rescued the same animals in two positions."""
    cards: i64 = s.rescued_cards(seat)
    word: i64 = 0
    while word < 6:
        if s.card_word(cards, word) != other.card_word(cards, word):
            return False
        word += 1
    return True


def animals_out(s: Position, seat: i64) -> i64:
    """How many animals of a seat are on their way."""
    out: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if s.animal(seat, slot) != NONE:
            out += 1
        slot += 1
    return out
