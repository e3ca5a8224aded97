"""Not Alone's content as parallel int tables, the form the rules read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.games.notalone.kinds import NEXT_TO, SLOTS
from orrery.kernel.arrays import Ints, i64, ints
from orrery.kernel.bits import bit

if TYPE_CHECKING:
    from orrery.games.notalone.power import Power


def _near() -> list[int]:
    """The neighbours of each slot as a mask.

    Rules: R5, D1
    """
    return [sum(bit(other) for other in NEXT_TO[slot]) for slot in range(SLOTS)]


def adjacent_pairs() -> list[tuple[int, int]]:
    """The 13 pairs of adjacent slots, the lower first.

    Rules: R5
    """
    return [(a, b) for a in range(SLOTS) for b in sorted(NEXT_TO[a]) if a < b]


class Tables:
    """Places and cards by number. Sets of slots, places or cards are masks. Filled by `content`."""

    def __init__(self) -> None:
        none: Ints = ints([])
        self.near: Ints = ints(_near())
        self.pair_mask: Ints = ints([bit(a) | bit(b) for a, b in adjacent_pairs()])
        self.rescue_start: Ints = none  # by number of players
        self.assimilation_start: Ints = none
        self.reserve_copies: Ints = none  # by number of Hunted
        self.artemia_spaces: Ints = none  # distances as bits, by board side
        self.hunt_hand: i64 = 3
        self.last_will: i64 = 3
        self.last_will_expert: i64 = 2
        self.resist_cards: i64 = 2
        self.resists: i64 = 2
        self.powers: list[Power] = []
        """What each kind of power does; the game sets it."""
        self.power: Ints = none  # by place
        self.power_a: Ints = none
        self.power_b: Ints = none
        self.power_up_to: Ints = none
        self.copyable: Ints = none
        self.once: Ints = none
        self.catch_will: Ints = none
        self.catch_assimilation: Ints = none
        self.to_reserve: Ints = none
        self.copies: Ints = none
        self.hunt_kind: Ints = none  # by Hunt card
        self.hunt_phase: Ints = none
        self.hunt_tokens: Ints = none  # a mask of tokens
        self.hunt_wide: Ints = none  # 1: its token covers two places
        self.hunt_number: Ints = none
        self.hunt_places: Ints = none
        self.hunt_in: Ints = none  # the deck as a mask: base, combined
        self.hunt_phase_mask: Ints = none  # the cards of phases 0-4
        self.survival_kind: Ints = none  # by Survival card
        self.survival_phase: Ints = none
        self.survival_number: Ints = none
        self.survival_places: Ints = none
        self.survival_token: Ints = none
        self.survival_in: Ints = none
        self.survival_phase_mask: Ints = none
        self.instead_mask: i64 = 0  # the Survival cards used instead of the own power
        self.place_ids: list[str] = []
        self.hunt_ids: list[str] = []
        self.survival_ids: list[str] = []

    def around(self, slots: i64) -> i64:
        """The slots adjacent to any of some slots; one of them may itself be among the answer.

        Rules: E66
        """
        out: i64 = 0
        slot: i64 = 0
        while slot < 10:
            if slots >> slot & 1:
                out |= self.near[slot]
            slot += 1
        return out
