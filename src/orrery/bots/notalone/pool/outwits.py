"""A player that thinks one step further than first sight, on either side: whoever does always the same is foreseen.

As a Hunted it keeps away from where anybody would look; as the Creature it looks where such Hunted are. It knows how
wary they are, so wary Hunted who never do otherwise are lost against it.
"""

from __future__ import annotations

from typing import Final

from orrery.bots.base import Bot, Decision
from orrery.bots.notalone.belief import could_play, slots_of
from orrery.bots.notalone.creature import hit_values, hunt_well
from orrery.bots.notalone.hunted import play_score, survive_well
from orrery.bots.notalone.places import worth
from orrery.bots.notalone.tendencies import shares_of, softened
from orrery.bots.notalone.tokens import likely_best, slots_of_action, token_of_action
from orrery.bots.notalone.wary import play_warily
from orrery.games.notalone import actions as a
from orrery.games.notalone import frames, kinds
from orrery.games.notalone.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has

FEAR: Final = 1.0
SHARPNESS: Final = 2.0


class Outwits(Bot):
    """Expects others to go by first sight, or to avoid just that."""

    name = "outwits"

    def decide(self, decision: Decision) -> int:
        """Think one step further in choosing places and laying tokens."""
        seen = decision.position
        assert isinstance(seen, Position)
        legal, rng, seat = decision.legal, decision.rng, decision.seat
        if len(legal) == 1:
            return legal[0]
        if seat != seen.creature:
            first = survive_well(seen, seat, legal, rng)
            if not a.PLAY <= first < a.RESIST:
                return first
            plays = [action for action in legal if a.PLAY <= action < a.RESIST]
            return play_warily(seen, seat, plays, FEAR, SHARPNESS, rng)
        first = hunt_well(seen, legal, rng)
        if seen.kind != frames.HUNTING or slots_of_action(seen, first) == 0:
            return first
        places = [action for action in legal if slots_of_action(seen, action) != 0]
        token = min([token_of_action(action) for action in places])
        places = [action for action in places if token_of_action(action) == token]
        values = finds(seen)
        return likely_best([value_of(seen, values, slots_of_action(seen, action)) for action in places], places, rng)


def finds(s: Position) -> list[float]:
    """What the Creature token brings at each slot against wary Hunted."""
    danger = hit_values(s)
    scale = FEAR * float(kinds.SLOTS) / max(0.01, sum(danger))
    nobody = [1.0] * kinds.SLOTS
    out = [0.0] * kinds.SLOTS
    k: i64 = 1
    while k < s.seats:
        seat: i64 = s.hunted(k)
        slots = int(slots_of(s, could_play(s, seat)))
        scores = [0.0] * kinds.SLOTS
        for number in range(kinds.NUMBERS):
            slot: i64 = s.slot_of(number)
            if slot >= 0 and has(slots, slot):
                scores[slot] = play_score(s, seat, a.PLAY + number) - scale * danger[slot]
        shares = shares_of(softened(scores, slots, SHARPNESS), slots)
        for here in range(kinds.SLOTS):
            if shares[here] > 0.0:
                place: i64 = s.place_at(here)
                lost = 1.0 + float(s.tables.catch_will[place])
                last = 1.6 if float(s.will(seat)) <= lost else 0.35 * lost
                out[here] += shares[here] * (last + 0.4 * worth(s, seat, place))
                nobody[here] *= 1.0 - shares[here]
        k += 1
    for here in range(kinds.SLOTS):
        if nobody[here] < 1.0:
            out[here] += 2.0 * float(s.tables.catch_assimilation[s.place_at(here)]) * (1.0 - nobody[here])
    return out


def value_of(s: Position, values: list[float], slots: i64) -> float:
    """What a token on some slots brings; less where another token lies."""
    covered: i64 = s.token_slots(0) | s.token_slots(1) | s.token_slots(2)
    total = 0.0
    for slot in range(kinds.SLOTS):
        if has(slots, slot):
            total += values[slot] * (0.4 if has(covered, slot) else 1.0)
    return total
