"""What a viewer may know of a position: concealing it, disclosing it, and filling in what is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.callers import seat_from
from orrery.kernel.errors import Hidden, IllegalAction
from orrery.kernel.head import ASK_SECRET, ASKED, SEALED, SEATS, TOP, VIEWER
from orrery.kernel.layout import OWNER
from orrery.kernel.rng import Rng
from orrery.kernel.sentinels import NATURE, NONE, OPEN, SPECTATOR, UNKNOWN

if TYPE_CHECKING:
    from orrery.kernel.state import State


def concealed(s: State, seat: object) -> State:
    """A position as a seat may know it (None: a spectator), the rest replaced by UNKNOWN."""
    viewer: i64 = SPECTATOR if seat is None or seat == SPECTATOR else seat_from(s, seat)
    if viewer == NATURE:
        raise IllegalAction(f"nature sees nothing; give a seat from 0 to {s.seats - 1}, or None for a spectator")
    now: i64 = s.data[VIEWER]
    if now != OPEN and now != viewer:
        raise Hidden(f"this state is already concealed for viewer {now}")
    other = s.copy()
    if now == OPEN:
        other.data[VIEWER] = viewer
        conceal_questions(other, viewer)
        other.hide(viewer)
    return other


def conceal_questions(s: State, viewer: i64) -> None:
    """Hide others' sealed choices; of a secret question also who is asked and who has answered."""
    secret = s.asks_secretly()
    i: i64 = 0
    while i < s.data[SEATS]:
        if i != viewer and s.data[SEALED + i] != 0:
            if secret:
                s.data[SEALED + i] = 0
            elif not s.shows_sealed(viewer, i):
                s.data[SEALED + i] = UNKNOWN
        i += 1
    if secret:
        spot: i64 = s.data[TOP] + ASKED
        own: i64 = bit(viewer) if viewer >= 0 else 0
        s.data[spot] = ASK_SECRET | (s.data[spot] & own)


def hide_owned(s: State, viewer: i64) -> None:
    """Replace by UNKNOWN what the declared fields say that only another seat may know."""
    over = s.over
    for field in s.game.layout.owned:
        if field.seen_by == OWNER or not over:
            row: i64 = field.row()
            for seat in range(s.seats):
                if seat != viewer:
                    spot: i64 = field.offset + seat * row
                    end: i64 = spot + row
                    while spot < end:
                        if s.data[spot] != NONE:
                            s.data[spot] = UNKNOWN
                        spot += 1


def must_be_concealed(s: State) -> None:
    """Only what somebody may know can be shown."""
    if s.data[VIEWER] == OPEN:
        raise Hidden("only a concealed state can be shown; call conceal(seat) first")


def disclosed(s: State) -> State:
    """A position as a spectator who may know everything."""
    if s.data[VIEWER] != OPEN:
        raise Hidden(f"this state is already concealed for viewer {s.data[VIEWER]}")
    other = s.copy()
    other.data[VIEWER] = SPECTATOR
    return other


def determinized(s: State, rng: Rng) -> State:
    """From a concealed position, an open one that its viewer cannot tell from the truth."""
    viewer: i64 = s.data[VIEWER]
    if viewer == OPEN:
        raise IllegalAction("only a concealed state can be determinized; call conceal(seat) first")
    other = s.copy()
    other.data[VIEWER] = OPEN
    other.sample_hidden(viewer, rng)
    return other
