"""The Mycelium: Will on the Rescue track, or a Survival card."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.actions import DRAW, NOTHING, WILL_ON_SPACE
from orrery.games.notalone.position import Position
from orrery.games.notalone.power import Power
from orrery.games.notalone.steps import ListStep
from orrery.games.notalone.survival_deck import draw_cards
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, low_bits
from orrery.kernel.step import Actions


def free_spaces(s: Position) -> i64:
    """The spaces strictly between the Rescue counter and victory without a Will counter, by distance.

    Rules: Q59
    """
    return (low_bits(s.rescue) & ~1) & ~s.track_will


class Mycelium(Power):
    """Put Will on the track, or draw.

    Rules: E39, E41
    """

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """With either to do."""
        return s.may_draw() or (s.supply > 0 and free_spaces(s) != 0)

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Ask which. The frame remembers the place, and 32 for each counter placed."""
        s.push(frames.MYCELIUM, arg, place)


class WillOnTrackOrDraw(ListStep):
    """A Hunted at the Mycelium places Will counters on the track, up to two, or draws.

    Rules: E39, E41, D8, Q59
    """

    def enter(self, s: Position) -> None:
        """Ask while supply and spaces last."""
        placed: i64 = s.arg2 >> 5
        possible = s.supply > 0 and free_spaces(s) != 0 and placed < s.tables.power_a[s.arg2 & 31]
        if possible or (placed == 0 and s.may_draw()):
            s.ask_seat(frames.seat_of(s.arg))
        else:
            s.pop()

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """A space for a Will counter; before the first also a draw, after it nothing more."""
        if s.supply > 0:
            out.add_mask(WILL_ON_SPACE, free_spaces(s) >> 1)
        if s.arg2 >> 5 > 0:
            out.add(NOTHING)
        elif s.may_draw():
            out.add(DRAW)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Will on the track, or a Survival card."""
        if action == NOTHING or action == DRAW:
            place: i64 = s.arg2 & 31
            s.pop()
            if action == DRAW:
                draw_cards(s, seat, s.tables.power_b[place])
            return
        space: i64 = action - WILL_ON_SPACE + 1
        s.supply -= 1
        s.track_will |= bit(space)
        s.arg2 += 32
        if s.events is not None:
            s.emit("notalone-will-on-track", {"seat": int(seat), "space": int(space)})
        s.ask_again()
