"""The track board: Rescue and Assimilation counters, Will, and the ends of the game."""

from __future__ import annotations

from orrery.games.notalone.actions import VOTE_FOR, WILL_FROM_SPACE, WILL_FROM_SUPPLY
from orrery.games.notalone.frames import REGAIN, RESCUE_MOVE, VOTE
from orrery.games.notalone.kinds import LOSE_LESS, LOSES_LESS, MOST_WILL
from orrery.games.notalone.position import Position
from orrery.games.notalone.steps import AutomaticStep, ChoiceStep
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has, lowest, without_lowest


def win(s: Position, side: i64) -> None:
    """End the game at once: a counter has reached the victory space.

    Rules: R31, E84, E85, E86, Q47
    """
    s.winner = side
    s.end()
    seat: i64 = 0
    while seat < s.seats:
        s.set_sealed(seat, 0)
        seat += 1
    if s.events is not None:
        s.emit("notalone-over", {"winners": list(s.winners())})


def advance_assimilation(s: Position, spaces: i64, why: str) -> bool:
    """Move the Assimilation counter, telling why, and return whether that ended the game.

    Rules: R31
    """
    left: i64 = s.assimilation - spaces
    s.assimilation = max(left, 0)
    if s.events is not None and spaces > 0:
        s.emit("notalone-assimilation", {"spaces": int(spaces), "left": int(s.assimilation), "why": why})
    if left <= 0:
        win(s, 1)
        return True
    return False


def advance_rescue(s: Position, spaces: i64) -> None:
    """Move the Rescue counter; the caller does nothing more, for the game may be over or a vote open.

    Rules: R31
    """
    if spaces <= 0:
        return
    if s.track_will:
        s.push(RESCUE_MOVE, spaces)
        return
    left: i64 = s.rescue - spaces
    s.rescue = max(left, 0)
    if s.events is not None:
        s.emit("notalone-rescue", {"spaces": int(spaces), "left": int(s.rescue)})
    if left <= 0:
        win(s, 2)


class MoveRescue(AutomaticStep):
    """The Rescue counter moves space by space, and each Will counter that it meets is given away.

    Counters are met wherever they lie, or only where the move ends, as the option says.
    Rules: E40, Q17
    """

    def enter(self, s: Position) -> None:
        """Move one space."""
        if s.arg == 0:
            s.pop()
            return
        s.arg -= 1
        s.rescue -= 1
        if s.events is not None:
            s.emit("notalone-rescue", {"spaces": 1, "left": int(s.rescue)})
        if s.rescue == 0:
            win(s, 2)
        elif has(s.track_will, s.rescue) and (s.arg == 0 or s.will_by_stopping == 0):
            s.push(VOTE)


class VoteForWill(ChoiceStep):
    """The Hunted vote, sealed, who gets the Will counter that the Rescue counter meets.

    Rules: E40, Q18
    """

    def enter(self, s: Position) -> None:
        """Ask all Hunted; a single candidate needs no vote."""
        seats: i64 = s.below_most_will()
        if without_lowest(seats) == 0:
            s.pop()
            give_met_will(s, lowest(seats))
        else:
            s.ask(s.all_hunted())

    def choices(self, s: Position, seat: i64) -> i64:
        """The Hunted below 3 Will; there is one whenever a counter is met.

        Rules: D2
        """
        return s.below_most_will()

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Count the most votes; then the least Will; then the first clockwise from the Creature's left."""
        if not s.seal(seat, action):
            return
        votes: list[i64] = [0, 0, 0, 0, 0, 0, 0]
        k: i64 = 1
        while k < s.seats:
            votes[s.unseal(s.hunted(k)) - VOTE_FOR] += 1
            k += 1
        best: i64 = -1
        k = 1
        while k < s.seats:
            one: i64 = s.hunted(k)
            if votes[one] > 0 and (
                best < 0 or votes[one] > votes[best] or (votes[one] == votes[best] and s.will(one) < s.will(best))
            ):
                best = one
            k += 1
        if s.events is not None:
            s.emit("notalone-voted", {"seat": int(best)})
        s.pop()
        give_met_will(s, best)


def give_met_will(s: Position, seat: i64) -> None:
    """Give the counter on the space just reached to a Hunted.

    Rules: E40
    """
    s.track_will &= ~bit(s.rescue)
    s.add_will(seat, 1)
    if s.events is not None:
        s.emit("notalone-will-met", {"seat": int(seat)})


# Will (R15, R25, R27, E42-E45).


def lose_will(s: Position, seat: i64, amount: i64) -> None:
    """Lose Will as far as there is any; a Protective Suit softens the first loss.

    Rules: R27, Q48, Q70
    """
    if amount > 0 and s.guard(seat) & LOSES_LESS:
        spared: i64 = s.survival_number(LOSE_LESS)
        amount = amount - spared if amount > spared else 0
        s.set_guard(seat, s.guard(seat) & ~LOSES_LESS)
    pay_will(s, seat, amount)


def pay_will(s: Position, seat: i64, amount: i64) -> None:
    """Give Will to the supply; a price is not softened by what lessens losses. The last one lost is remembered.

    Rules: R27, Q20, Q48, Q70
    """
    lost: i64 = amount if amount < s.will(seat) else s.will(seat)
    if lost == 0:
        return
    s.add_will(seat, -lost)
    s.supply += lost
    s.add_will_lost(seat, lost)
    if s.will(seat) == 0 and s.phase == 3:
        s.lost_last_will |= bit(seat)
    if s.events is not None:
        s.emit("notalone-lost-will", {"seat": int(seat), "will": int(lost), "left": int(s.will(seat))})


def regain_will(s: Position, seat: i64, amount: i64) -> None:
    """Regain Will, up to 3, from the supply; with Will on the track a frame settles where it comes from.

    Rules: E42, E43, E44, E45
    """
    room: i64 = MOST_WILL - s.will(seat)
    if amount > room:
        amount = room
    if amount <= 0:
        return
    if s.events is not None:
        s.emit("notalone-regained-will", {"seat": int(seat), "will": int(amount)})
    if s.track_will == 0:
        s.supply -= amount
        s.add_will(seat, amount)
    else:
        s.push(REGAIN, seat, amount)


def will_sources(s: Position) -> i64:
    """Where Will can be regained from: bit 0 the supply, the others a counter at that distance on the track."""
    return s.track_will | 1 if s.supply > 0 else s.track_will


def take_counter(s: Position, seat: i64, action: i64) -> None:
    """Take one Will counter from the supply or from a space of the track.

    Rules: E43
    """
    if action == WILL_FROM_SUPPLY:
        s.supply -= 1
    else:
        s.track_will &= ~bit(action - WILL_FROM_SPACE + 1)
    s.add_will(seat, 1)


class RegainWill(ChoiceStep):
    """A Hunted regains Will, counter by counter, from the supply or the track.

    Rules: E43, Q35
    """

    def enter(self, s: Position) -> None:
        """Ask where the Will comes from when there is a choice."""
        if s.arg2 == 0:
            s.pop()
        elif s.track_will == 0:
            self.do(s, s.arg, WILL_FROM_SUPPLY)
        elif s.supply == 0 and without_lowest(s.track_will) == 0:
            self.do(s, s.arg, WILL_FROM_SUPPLY + lowest(s.track_will))
        else:
            s.ask_seat(s.arg)

    def choices(self, s: Position, seat: i64) -> i64:
        """The supply, and each counter on the track."""
        return will_sources(s)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Take one of the Will counters that the frame says."""
        s.arg2 -= 1
        take_counter(s, s.arg, action)
        s.ask_again()
