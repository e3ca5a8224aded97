"""The levels below the club: somebody who has just learned the rules, and somebody who plays now and then."""

from __future__ import annotations

from typing import Final

from orrery.bots.base import Bot, Decision
from orrery.bots.notalone.creature import hunt_well
from orrery.bots.notalone.hunted import survive_well
from orrery.bots.notalone.past import Past
from orrery.bots.notalone.picking import mix
from orrery.bots.notalone.places import card_worth, worth
from orrery.bots.notalone.tokens import slots_of_action, token_of_action
from orrery.games.notalone import actions as a
from orrery.games.notalone import frames, kinds
from orrery.games.notalone.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import NONE

_STUBBORN: Final = 40
"""In so many of a hundred turns a newcomer's Creature goes where it went last."""
_SHARPNESS: Final = 2.0


class Newcomer(Bot):
    """Sees powers and wants them; forgets what others have discarded, and to take cards back before it has none left.

    As the Creature it looks where it would like to be itself, whether or not anybody can be there, and is loath to
    leave a place. Cards it plays as soon as it can.
    """

    name = "newcomer"

    def decide(self, decision: Decision) -> int:
        """Pick what looks best at first sight."""
        seen = decision.position
        assert isinstance(seen, Position)
        legal, rng, seat = decision.legal, decision.rng, decision.seat
        if len(legal) == 1:
            return legal[0]
        cards = [action for action in legal if a.PLAY_HUNT <= action < a.PLAY]
        if cards:
            return rng.choice(cards)
        if seat == seen.creature:
            if seen.kind == frames.HUNTING:
                return self.lay(seen, Past(seen, decision.history), legal, rng)
            return hunt_well(seen, legal, rng)
        if seen.kind == frames.CHOOSE:
            return self.choose_place(seen, seat, legal, rng)
        if seen.kind == frames.RESOLVE and a.USE in legal:
            return a.USE
        return survive_well(seen, seat, legal, rng)

    def choose_place(self, s: Position, seat: i64, legal: list[Action], rng: Rng) -> int:
        """The place whose power looks best; Will is spent only when there is no card to play."""
        plays = [action for action in legal if a.PLAY <= action < a.RESIST]
        if not plays:
            return a.RESIST if a.RESIST in legal else rng.choice(legal)
        return mix([self.appeal(s, seat, action) for action in plays], plays, rng, _SHARPNESS)

    def appeal(self, s: Position, seat: i64, action: i64) -> float:
        """How good the power of a card looks, of two cards the first."""
        number: i64 = action - a.PLAY
        if action >= a.PLAY_WITH:
            number = (action - a.PLAY_WITH) // kinds.NUMBERS
        elif action >= a.PLAY_TWO:
            number = a.PAIR_FIRST[action - a.PLAY_TWO]
        return card_worth(s, seat, number)

    def lay(self, s: Position, past: Past, legal: list[Action], rng: Rng) -> int:
        """A token where it lay last, or where the power looks best."""
        places = [action for action in legal if slots_of_action(s, action) != 0]
        if not places:
            return legal[0]
        first = min([token_of_action(action) for action in places])
        places = [action for action in places if token_of_action(action) == first]
        last = past.rounds[-1].tokens[0] if past.rounds else 0
        again = [action for action in places if slots_of_action(s, action) & last]
        if again and rng.below(100) < _STUBBORN:
            return rng.choice(again)
        values: list[float] = []
        for action in places:
            slots = slots_of_action(s, action)
            total = 0.0
            for slot in range(kinds.SLOTS):
                if has(slots, slot) and s.place_at(slot) != NONE:
                    total += worth(s, s.hunted(1), s.place_at(slot))
            values.append(total)
        return mix(values, places, rng, _SHARPNESS)


class Casual(Bot):
    """Weighs powers against danger and looks where somebody can be, but remembers nothing and is easily read."""

    name = "casual"

    def decide(self, decision: Decision) -> int:
        """Pick what looks best this turn."""
        seen = decision.position
        assert isinstance(seen, Position)
        if len(decision.legal) == 1:
            return decision.legal[0]
        if decision.seat == seen.creature:
            return hunt_well(seen, decision.legal, decision.rng)
        return survive_well(seen, decision.seat, decision.legal, decision.rng)
