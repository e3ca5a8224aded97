"""The comet phase begins: every player draws up or readies (C46-C49, CQ3, CS24)."""

from __future__ import annotations

from orrery.games.comet.actions import DRAW_UP, READY_ALL
from orrery.games.comet.layout import ACTIVE, COMET_DUE, HAND_SIZE, LIMIT
from orrery.games.comet.owned import ready_all
from orrery.games.comet.position import COMET_CHOICE, DRAW, Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import ARG, SEATS, TOP


def comet_is_due(s: Position) -> bool:
    """CQ4: once the interrupted draw is complete, the choices come before anything else; begin them."""
    if s.data[COMET_DUE] == 0:
        return False
    s.data[COMET_DUE] = 0
    s.push(COMET_CHOICE)
    return True


def enter_comet_choice(s: Position) -> None:
    """C48, CQ3: the active player first, then clockwise."""
    if s.data[s.data[TOP] + ARG] == s.data[SEATS]:
        s.pop()
    else:
        s.ask(bit(chooser(s)))


def chooser(s: Position) -> i64:
    """The seat that chooses now."""
    return (s.data[ACTIVE] + s.data[s.data[TOP] + ARG]) % s.data[SEATS]


def list_comet_choices(s: Position) -> i64:
    """CS24: both are always open."""
    s.buffer.actions[0] = DRAW_UP
    s.buffer.actions[1] = READY_ALL
    return 2


def choose(s: Position, seat: i64, action: i64) -> None:
    """C48: draw silver cards up to the hand limit, or ready all exhausted cards."""
    at = s.data
    at[at[TOP] + ARG] += 1
    s.ask(0)
    if s.events is not None:
        s.emit("comet-chose-draw" if action == DRAW_UP else "comet-chose-ready", {"seat": int(seat)})
    if action == DRAW_UP:
        s.push(DRAW, seat, at[LIMIT + seat] - at[HAND_SIZE + seat])
    else:
        ready_all(s, seat)
