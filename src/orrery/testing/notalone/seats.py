"""Invariants of seats: what belongs to Hunted fits the moment, and they explore what they played."""

from __future__ import annotations

from orrery.games.notalone import moments
from orrery.games.notalone.frames import CHOOSE
from orrery.games.notalone.kinds import MOST_SEATS, MOST_WILL, REVEALED, SENT_BACK
from orrery.games.notalone.position import Position
from orrery.kernel.bits import has
from orrery.kernel.sentinels import NONE


def seat_problems(s: Position) -> list[str]:
    """What is wrong with sets of seats and with what a seat has on."""
    hunted = int(s.all_hunted())
    wrong = []
    for name, seats in (("barred", s.barred_seats), ("played_survival", s.played_survival), ("caught", s.caught_seats)):
        if seats & ~hunted:
            wrong.append(f"at.{name}: names a seat that is no Hunted")
    if s.lost_last_will & ~hunted or (s.lost_last_will and s.phase != 3):
        wrong.append("at.last_will: lost only by Hunted in phase 3")
    for name, seat in (("named", s.anticipated), ("told_seat", s.telepathy_seat)):
        if seat != NONE and not has(hunted, seat):
            wrong.append(f"at.{name}: is no Hunted")
    if s.passed_phase >> s.seats:
        wrong.append("at.quiet: names a seat that is not there")
    for seat in range(MOST_SEATS):
        wrong.extend(_seat(s, seat) if has(hunted, seat) else _nothing_of_hunted(s, seat))
    return wrong if s.sealed(MOST_SEATS) == 0 else [*wrong, "at.sealed[7]: there is no such seat"]


def _nothing_of_hunted(s: Position, seat: int) -> list[str]:
    has_any = s.will(seat) or s.survival_count(seat) or s.effect_next(seat) or s.effect_now(seat)
    has_any = has_any or s.take_back_due(seat) or s.will_due(seat) or s.shown(seat) or s.guard(seat)
    if has_any or s.resolved(seat) or s.resisted(seat) or (s.sealed(seat) and seat != s.creature):
        return [f"at: seat {seat} is no Hunted and has nothing of theirs"]
    return []


def _seat(s: Position, seat: int) -> list[str]:
    choosing = s.over or s.kind == CHOOSE
    wrong = []
    if s.take_back_due(seat) and (not choosing or s.take_back_due(seat) > s.discard_count(seat)):
        wrong.append(f"at.owed[{seat}]: there is nothing to take back for that")
    if s.will_due(seat) and (not choosing or s.will_due(seat) > MOST_WILL - s.will(seat)):
        wrong.append(f"at.owed_will[{seat}]: there is nothing to regain for that")
    if s.shown(seat) and s.hand(seat) >= 0 and s.shown(seat) & ~s.hand(seat):
        wrong.append(f"at.shown[{seat}]: cards that are not in hand")
    return wrong


def explorer_problems(s: Position) -> list[str]:
    """Cards are played once chosen; after the reveal every Hunted stands on a face-up place. Rules: R21."""
    wrong = []
    step = moments.END if s.over else int(s.turn_step())
    laid = moments.CHOSEN < step <= moments.DISCARDS and not s.team & SENT_BACK
    for seat in range(MOST_SEATS):
        if not has(s.all_hunted(), seat):
            stands = any(s.explored(seat, which) != NONE for which in range(2))
            wrong += [f"at.spot[{2 * seat}]: nobody explores that"] if stands else []
        elif s.team & REVEALED:
            wrong += _revealed(s, seat)
        else:
            wrong += _face_down(s, seat, step, laid)
    return wrong


def _revealed(s: Position, seat: int) -> list[str]:
    places = [which for which in range(2) if s.explored(seat, which) != NONE]
    for which in places:
        if s.place_at(s.explored(seat, which)) == NONE:
            return [f"at.spot[{2 * seat + which}]: nobody explores that"]
        if s.played(seat, which) == NONE and not has(s.resolved(seat), which):
            return [f"at.spot[{2 * seat + which}]: no card was played there"]
    return [] if places or s.over else [f"at.spot[{2 * seat}]: seat {seat} explores nothing"]


def _face_down(s: Position, seat: int, step: int, laid: bool) -> list[str]:
    first, second = s.played(seat, 0) != NONE, s.played(seat, 1) != NONE
    if s.explored(seat, 0) != NONE or s.explored(seat, 1) != NONE:
        return [f"at.spot[{2 * seat}]: nobody explores anything before the reveal"]
    if laid:
        fits = first and second >= s.has_pair_now(seat)
    else:
        fits = not first or (step >= moments.PLACING and not s.team & SENT_BACK)
    if not fits or (second and (not first or s.effect_now(seat) == 0)):
        return [f"at.card[{2 * seat}]: not what seat {seat} plays now"]
    return []
