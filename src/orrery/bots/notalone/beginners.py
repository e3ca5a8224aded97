"""The levels below the club: somebody who has just learned the rules, and somebody who plays now and then."""

from __future__ import annotations

from typing import Final

from orrery.bots.base import Bot, Decision
from orrery.bots.notalone.belief import could_play, slots_of
from orrery.bots.notalone.creature import hunt_well
from orrery.bots.notalone.hunted import survive_well
from orrery.bots.notalone.past import Past
from orrery.bots.notalone.picking import mix
from orrery.bots.notalone.places import card_worth
from orrery.bots.notalone.tokens import slots_of_action, token_of_action
from orrery.games.notalone import actions as a
from orrery.games.notalone import frames, kinds
from orrery.games.notalone.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import popcount
from orrery.kernel.rng import Rng

_STUBBORN: Final = 30
"""In so many of a hundred turns a newcomer's Creature goes where it went last."""
_SHARPNESS: Final = 2.0
"""How much better a power must look to be chosen clearly more often."""
_HEADS: Final = 2.0
"""The same for how many Hunted can be at a place."""


class Newcomer(Bot):
    """Sees powers and wants them; forgets what others have discarded, and to take cards back before it has none left.

    As the Creature it looks where many can be, whatever they would find there, and is loath to leave a place. Cards it
    plays as soon as it can.
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
        """A token where it lay last, as long as somebody can be there, or where many can be."""
        places = [action for action in legal if slots_of_action(s, action) != 0]
        if not places:
            return legal[0]
        first = min([token_of_action(action) for action in places])
        places = [action for action in places if token_of_action(action) == first]
        heads = [heads_at(s, slots_of_action(s, action)) for action in places]
        last = past.rounds[-1].tokens[0] if past.rounds else 0
        again = [places[i] for i in range(len(places)) if heads[i] > 0.0 and slots_of_action(s, places[i]) & last]
        if again and rng.below(100) < _STUBBORN:
            return rng.choice(again)
        met = [i for i in range(len(places)) if heads[i] > 0.0]
        if not met:
            return rng.choice(places)
        return mix([heads[i] for i in met], [places[i] for i in met], rng, _HEADS)


def heads_at(s: Position, slots: i64) -> float:
    """How many Hunted can be on some slots, each slot counted by itself."""
    total = 0.0
    k: i64 = 1
    while k < s.seats:
        total += float(popcount(slots & slots_of(s, could_play(s, s.hunted(k)))))
        k += 1
    return total


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
