"""What is hidden in Nebula: only the personal goals, until scoring. `layout.py` says who may see them."""

from __future__ import annotations

from orrery.games.nebula.actions import KEEP_CARD
from orrery.games.nebula.kinds import PERSONAL_CARDS
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import UNKNOWN


def sample_goals(s: Position, rng: Rng) -> None:
    """Deal the unknown cards at random from those the viewer has not seen, and let each seat have chosen either."""
    unseen = [card for card in range(PERSONAL_CARDS) if not _seen(s, card)]
    for seat in range(s.seats):
        for i in range(2):
            if s.dealt(seat, i) == UNKNOWN:
                if i == 0 and s.kept(seat) >= 0:
                    s.set_dealt(seat, 0, s.kept(seat))
                else:
                    s.set_dealt(seat, i, unseen.pop(rng.below(len(unseen))))
        if s.kept(seat) == UNKNOWN:
            s.set_kept(seat, s.dealt(seat, rng.below(2)))
        if s.sealed(seat) == UNKNOWN:
            s.set_sealed(seat, 1 + KEEP_CARD + s.dealt(seat, rng.below(2)))


def _seen(s: Position, card: i64) -> bool:
    for seat in range(s.seats):
        if s.dealt(seat, 0) == card or s.dealt(seat, 1) == card or s.kept(seat) == card:
            return True
    return False
