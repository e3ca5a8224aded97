"""The Source and the Archipelago: healing and drawing."""

from __future__ import annotations

from orrery.games.notalone import frames
from orrery.games.notalone.actions import DISCARD_SURVIVAL, DRAW, HEAL, NOTHING
from orrery.games.notalone.position import Position
from orrery.games.notalone.power import Power
from orrery.games.notalone.steps import ChoiceStep, ListStep
from orrery.games.notalone.survival_deck import discard_survival, draw_cards
from orrery.games.notalone.track import regain_will
from orrery.kernel.arrays import i64
from orrery.kernel.step import Actions


def healable(s: Position) -> i64:
    """The Hunted below 3 Will who have not lost their last one in this phase.

    Rules: R46
    """
    return s.below_most_will() & ~s.lost_last_will


class Source(Power):
    """Heal one Hunted, or draw.

    Rules: E35
    """

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """With either to do."""
        return s.may_draw() or healable(s) != 0

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Ask which."""
        s.push(frames.SOURCE, arg, place)


class HealOrDraw(ListStep):
    """A Hunted at the Source heals one Hunted, or draws.

    Rules: E35
    """

    def enter(self, s: Position) -> None:
        """Ask the Hunted."""
        s.ask_seat(frames.seat_of(s.arg))

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Heal one Hunted, or draw."""
        out.add_mask(HEAL, healable(s))
        if s.may_draw():
            out.add(DRAW)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """One or the other."""
        place: i64 = s.arg2
        s.pop()
        if action == DRAW:
            draw_cards(s, seat, s.tables.power_b[place])
        else:
            regain_will(s, action - HEAL, s.tables.power_a[place])


class Archipelago(Power):
    """Draw, then turn Survival cards into Will.

    Rules: E35
    """

    def usable(self, s: Position, seat: i64, which: i64, place: i64) -> bool:
        """With a card to draw, or one to discard and somebody to heal."""
        return s.may_draw() or (s.survival_count(seat) > 0 and healable(s) != 0)

    def use(self, s: Position, arg: i64, place: i64) -> None:
        """Draw first."""
        s.push(frames.ARCHIPELAGO, arg, s.tables.power_b[place])
        draw_cards(s, frames.seat_of(arg), s.tables.power_a[place])


class DiscardToHeal(ListStep):
    """A Hunted at the Archipelago discards Survival cards, each to heal one Hunted.

    Rules: E35
    """

    def enter(self, s: Position) -> None:
        """Ask while cards may still be turned into Will."""
        seat: i64 = frames.seat_of(s.arg)
        if s.arg2 == 0 or s.survival_count(seat) == 0 or healable(s) == 0:
            s.pop()
        else:
            s.ask_seat(seat)

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """A Survival card to discard, or nothing more."""
        out.add_mask(DISCARD_SURVIVAL, s.survival(seat))
        out.add(NOTHING)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Discard a card, then ask whom to heal."""
        if action == NOTHING:
            s.pop()
            return
        s.arg2 -= 1
        s.push(frames.HEAL, seat)
        discard_survival(s, seat, action - DISCARD_SURVIVAL)


class HealHunted(ChoiceStep):
    """A Hunted heals one Hunted.

    Rules: R46, E44
    """

    def choices(self, s: Position, seat: i64) -> i64:
        """Those who can be healed."""
        return healable(s)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """One Hunted regains 1 Will."""
        s.pop()
        regain_will(s, action - HEAL, 1)
