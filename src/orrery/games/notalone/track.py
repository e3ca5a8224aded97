"""The track board: Rescue and Assimilation counters, Will, and the ends of the game (R31, E39-E45)."""

from __future__ import annotations

from orrery.games.notalone.actions import VOTE_FOR, WILL_FROM_SPACE, WILL_FROM_SUPPLY
from orrery.games.notalone.kinds import LOSE_LESS, LOSES_LESS, MOST_WILL
from orrery.games.notalone.layout import (
    ASSIMILATION,
    GUARD,
    LAST_WILL,
    PHASE,
    RESCUE,
    SUPPLY,
    TRACK_WILL,
    WILL,
    WILL_BY_STOPPING,
    WILL_LOST,
    WINNER,
)
from orrery.games.notalone.position import REGAIN, RESCUE_MOVE, VOTE, Position, lowest
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.state import ARG, ARG2, SEALED, SEATS, TOP


def win(s: Position, side: i64) -> None:
    """R31, Q47: a counter on the victory space ends the game at once."""
    s.data[WINNER] = side
    s.end()
    seat: i64 = 0
    while seat < s.data[SEATS]:
        s.data[SEALED + seat] = 0
        seat += 1
    if s.events is not None:
        s.emit("notalone-over", {"winners": list(s.winners())})


def advance_assimilation(s: Position, spaces: i64) -> bool:
    """Move the Assimilation counter; say whether that ended the game."""
    left: i64 = s.data[ASSIMILATION] - spaces
    s.data[ASSIMILATION] = left if left > 0 else 0
    if s.events is not None and spaces > 0:
        s.emit("notalone-assimilation", {"spaces": int(spaces), "left": int(s.data[ASSIMILATION])})
    if left <= 0:
        win(s, 1)
        return True
    return False


def advance_rescue(s: Position, spaces: i64) -> None:
    """Move the Rescue counter; the caller does nothing more, for the game may be over or a vote open."""
    if spaces <= 0:
        return
    if s.data[TRACK_WILL]:
        s.push(RESCUE_MOVE, spaces)
        return
    left: i64 = s.data[RESCUE] - spaces
    s.data[RESCUE] = left if left > 0 else 0
    if s.events is not None:
        s.emit("notalone-rescue", {"spaces": int(spaces), "left": int(s.data[RESCUE])})
    if left <= 0:
        win(s, 2)


def enter_rescue_move(s: Position) -> None:
    """Q17: space by space, giving away each Will counter met (E40): wherever it lies, or only where the move ends."""
    at = s.data
    top: i64 = at[TOP]
    if at[top + ARG] == 0:
        s.pop()
        return
    at[top + ARG] -= 1
    at[RESCUE] -= 1
    if s.events is not None:
        s.emit("notalone-rescue", {"spaces": 1, "left": int(at[RESCUE])})
    if at[RESCUE] == 0:
        win(s, 2)
    elif at[TRACK_WILL] >> at[RESCUE] & 1 and (at[top + ARG] == 0 or at[WILL_BY_STOPPING] == 0):
        s.push(VOTE)


# Who gets the Will counter (E40, Q18).


def vote_candidates(s: Position) -> i64:
    """The Hunted below 3 Will; by D2 there is one whenever a counter is met."""
    mask: i64 = 0
    k: i64 = 1
    while k < s.data[SEATS]:
        seat: i64 = s.hunted(k)
        if s.data[WILL + seat] < MOST_WILL:
            mask |= bit(seat)
        k += 1
    return mask


def enter_vote(s: Position) -> None:
    """Q18: a single candidate needs no vote."""
    mask: i64 = vote_candidates(s)
    if mask & (mask - 1) == 0:
        s.pop()
        give_met_will(s, lowest(mask))
    else:
        s.ask(s.all_hunted())


def vote(s: Position, seat: i64, action: i64) -> None:
    """Q18: the most votes; then the least Will; then the first clockwise from the Creature's left."""
    if not s.seal(seat, action):
        return
    votes: list[i64] = [0, 0, 0, 0, 0, 0, 0]
    k: i64 = 1
    while k < s.data[SEATS]:
        votes[s.unseal(s.hunted(k)) - VOTE_FOR] += 1
        k += 1
    best: i64 = -1
    k = 1
    while k < s.data[SEATS]:
        one: i64 = s.hunted(k)
        if votes[one] > 0 and (
            best < 0
            or votes[one] > votes[best]
            or (votes[one] == votes[best] and s.data[WILL + one] < s.data[WILL + best])
        ):
            best = one
        k += 1
    if s.events is not None:
        s.emit("notalone-voted", {"seat": int(best)})
    s.pop()
    give_met_will(s, best)


def give_met_will(s: Position, seat: i64) -> None:
    """E40: the counter on the space just reached goes to a Hunted."""
    s.data[TRACK_WILL] &= ~bit(s.data[RESCUE])
    s.data[WILL + seat] += 1
    if s.events is not None:
        s.emit("notalone-will-met", {"seat": int(seat)})


# Will (R15, R25, R27, E42-E45).


def lose_will(s: Position, seat: i64, amount: i64) -> None:
    """R27: lose Will as far as there is any; the last one lost in Reckoning is remembered (Q48)."""
    at = s.data
    if amount > 0 and at[GUARD + seat] & LOSES_LESS:
        spared: i64 = s.survival_number(LOSE_LESS)
        amount = amount - spared if amount > spared else 0
        at[GUARD + seat] &= ~LOSES_LESS
    pay_will(s, seat, amount)


def pay_will(s: Position, seat: i64, amount: i64) -> None:
    """Give Will to the supply; a price is not softened by what lessens losses."""
    at = s.data
    lost: i64 = amount if amount < at[WILL + seat] else at[WILL + seat]
    if lost == 0:
        return
    at[WILL + seat] -= lost
    at[SUPPLY] += lost
    at[WILL_LOST + seat] += lost
    if at[WILL + seat] == 0 and at[PHASE] == 3:
        at[LAST_WILL] |= bit(seat)
    if s.events is not None:
        s.emit("notalone-lost-will", {"seat": int(seat), "will": int(lost), "left": int(at[WILL + seat])})


def regain_will(s: Position, seat: i64, amount: i64) -> None:
    """E42-E44: up to 3, from the supply; with Will on the track a frame settles where it comes from."""
    at = s.data
    room: i64 = MOST_WILL - at[WILL + seat]
    if amount > room:
        amount = room
    if amount <= 0:
        return
    if s.events is not None:
        s.emit("notalone-regained-will", {"seat": int(seat), "will": int(amount)})
    if at[TRACK_WILL] == 0:
        at[SUPPLY] -= amount
        at[WILL + seat] += amount
    else:
        s.push(REGAIN, seat, amount)


def enter_regain(s: Position) -> None:
    """E43, Q35: ask where the Will comes from when there is a choice."""
    at = s.data
    top: i64 = at[TOP]
    seat: i64 = at[top + ARG]
    if at[top + ARG2] == 0:
        s.pop()
    elif at[TRACK_WILL] == 0:
        take_will(s, WILL_FROM_SUPPLY)
    elif at[SUPPLY] == 0 and at[TRACK_WILL] & (at[TRACK_WILL] - 1) == 0:
        take_will(s, WILL_FROM_SPACE + lowest(at[TRACK_WILL]) - 1)
    else:
        s.ask(bit(seat))


def list_will_sources(s: Position) -> i64:
    """The supply, and each counter on the track."""
    n: i64 = 0
    if s.data[SUPPLY] > 0:
        s.buffer.actions[0] = WILL_FROM_SUPPLY
        n = 1
    return s.list_mask(WILL_FROM_SPACE, s.data[TRACK_WILL] >> 1, n)


def take_will(s: Position, action: i64) -> None:
    """Take one of the Will counters the frame says."""
    top: i64 = s.data[TOP]
    s.data[top + ARG2] -= 1
    take_counter(s, s.data[top + ARG], action)
    s.ask(0)


def take_counter(s: Position, seat: i64, action: i64) -> None:
    """Take one Will counter from the supply or from a space of the track."""
    if action == WILL_FROM_SUPPLY:
        s.data[SUPPLY] -= 1
    else:
        s.data[TRACK_WILL] &= ~bit(action - WILL_FROM_SPACE + 1)
    s.data[WILL + seat] += 1
