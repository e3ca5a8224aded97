"""Comet's content as parallel int tables, the form the rules read."""

from __future__ import annotations

from orrery.games.comet.kinds import DIRECTIONS
from orrery.kernel.arrays import Ints, i64, ints


class Tables:
    """Cards and boards by number, filled by `content`. Cards that are alike share a number, their kind.

    Rules: CS52
    """

    def __init__(self) -> None:
        none: Ints = ints([])
        # Kinds of cards, silver first.
        self.kinds: i64 = 0
        self.silver_kinds: i64 = 0
        self.copies: Ints = none
        self.word: Ints = none  # where a kind stands in a set of cards, and which bits
        self.bits: Ints = none
        self.first_bits: Ints = none  # a word of a set: the first bit of every kind in it
        self.single_bits: Ints = none  # a word of a set: the bits of kinds with one card
        self.later_bits: Ints = none  # a kind: the first bits of the kinds behind it in its word
        self.kind_at: Ints = none  # word * 32 + bit: the kind whose first bit it is
        self.symbols: Ints = none  # six counts a kind
        self.symbol_mask: Ints = none
        self.wild: Ints = none  # 1: the card shows a wild symbol
        self.utility: Ints = none  # 1: a utility card
        self.nest: Ints = none  # nest distance
        self.points: Ints = none
        self.egg: Ints = none
        self.beaver: Ints = none
        self.ability: Ints = none  # NO_ABILITY for none
        self.ability_arg: Ints = none
        self.ability_arg2: Ints = none
        self.timing: Ints = none
        self.tool: Ints = none  # the number of an ability that is used, NONE for others
        self.vicuna_points: Ints = none
        self.lizard_points: i64 = 0
        # Heroes.
        self.hero_ability: Ints = none
        self.hero_arg: Ints = none
        self.hero_arg2: Ints = none
        self.hero_timing: Ints = none
        self.hero_tool: Ints = none
        self.hero_score: Ints = none
        self.hero_score_arg: Ints = none
        self.hero_score_arg2: Ints = none
        # Abilities that are used.
        self.tools: i64 = 0
        self.tool_kind: Ints = none
        self.tool_arg: Ints = none
        self.tool_arg2: Ints = none
        self.tool_timing: Ints = none
        self.hatch_tools: i64 = 0  # those for a Hatch but reductions, as bits
        self.nest_tools: i64 = 0  # reductions, for choosing a nest
        self.move_tools: i64 = 0  # those for a Move
        self.hatch_openers: i64 = 0  # those for a Hatch that can make a hatching possible: gold cards, tokens moved
        self.move_openers: i64 = 0  # those for a Move that bring cards, and so may come before the first card
        self.between_tools: i64 = 0  # those between turns but for wolves and parrots
        self.window_tools: i64 = 0  # all those between turns
        self.rest_tools: i64 = 0  # those that a Rest exhausts
        self.free_tools: i64 = 0  # those that exhaust nothing and work once a turn (CS59)
        # Boards, side after side.
        self.fields: i64 = 0
        self.type: Ints = none  # side * fields + field
        self.near: Ints = none  # (side * fields + field) * 6 + direction: a field or NONE
        self.border: Ints = none  # the same with that field's type: field + 2 ** (7 + type), or NONE
        self.nest_number: Ints = none  # side * fields + field: 0 where no nest is
        self.nests: Ints = none  # each side's nests, the highest number first
        self.nests_from: Ints = none  # where each side's nests begin; one more entry for the end
        self.lowest_nest: Ints = none
        self.numbers: Ints = none  # each side's nest numbers as a mask
        self.cavern: Ints = none
        self.walks: Ints = none  # fields at the end of walks: see `walk_from`
        self.walk_from: Ints = none  # (side * 13 + steps) * fields + field, one more for the end
        self.distance: Ints = none  # side * fields + field: steps to the cavern, nests not entered
        # Set-up.
        self.draw_pile: Ints = none  # by number of seats
        # Names.
        self.kind_ids: list[str] = []
        self.species: list[str] = []  # of each kind
        self.hero_ids: list[str] = []
        self.tool_ids: list[str] = []
        self.field_ids: list[str] = []
        self.side_ids: list[str] = []
        # Where the families of actions begin that depend on the content.
        self.first_use: i64 = 0
        self.first_hatch: i64 = 0
        self.first_play: i64 = 0
        self.first_discard: i64 = 0
        self.first_take: i64 = 0
        self.first_copy: i64 = 0
        self.first_draw: i64 = 0
        self.first_nest: i64 = 0
        self.first_place: i64 = 0
        self.first_step: i64 = 0
        self.actions: i64 = 0

    def neighbour(self, side: i64, field: i64, direction: i64) -> i64:
        """The field next to another in a direction, NONE beyond the edge."""
        return self.near[(side * self.fields + field) * DIRECTIONS + direction]
