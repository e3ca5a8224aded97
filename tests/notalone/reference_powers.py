"""The powers of places in the plain second version of phase 3. Every flow asks by `yield` and is sent the answer."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tests.notalone.reference_table import RECYCLING, TWO_CARD_EFFECTS, GameOver, Hunted, Table

Option = tuple[Any, ...]
Question = tuple[str, Any, Any]
Flow = Generator[Question, Any, Any]


def ask(who: int, options: set[Option]) -> Flow:
    """One seat chooses one of some options."""
    answer = yield "ask", who, options
    return answer


def use(t: Table, who: Hunted, i: int, place: str) -> Flow:
    """R22, R33: the power of a place, used by who explores its i-th place."""
    t.used.add(place)
    if place in RECYCLING:
        yield from recycle_or_copy(t, who, i, place)
    elif place == "jungle":
        yield from give_back(t, who, i, 1)
    elif place == "swamp":
        yield from give_back(t, who, i, 2, up_to=True)
    elif place == "oasis":
        yield from give_back(t, who, i, 3 - who.will)
    elif place == "mangrove":
        yield from mangrove(t, who, i)
    elif place in TWO_CARD_EFFECTS:
        who.pending = place
    elif place == "beach":
        t.marker = 1 - t.marker
        if t.marker == 0:
            yield from move_rescue(t, 1)
    elif place == "dome":
        yield from dome(t)
    elif place == "wreck":
        yield from move_rescue(t, 1)
    elif place == "rover":
        choice = yield from ask(who.seat, {("acquire", number) for number in t.acquirable(who)})
        t.reserve[choice[1]] -= 1
        who.hand.add(choice[1])
    elif place == "source":
        yield from source(t, who)
    elif place == "pole":
        t.pay(who, 1)
        yield from move_rescue(t, 2)
    elif place == "mycelium":
        yield from mycelium(t, who)
    else:
        assert place == "portal", place
        yield from portal(t, who, i)


# Place cards coming back (R33, R39, D5, Q24, Q71, Q76).


def recycle_or_copy(t: Table, who: Hunted, i: int, place: str) -> Flow:
    options: set[Option] = {("copy", slot) for slot in t.copies(who, place)}
    if t.may_recycle(who):
        options.add(("recycle",))
    choice = yield from ask(who.seat, options)
    if choice[0] == "copy":
        yield from use(t, who, i, t.planet[choice[1]])
    elif "persecution" in t.cards:
        yield from take(who, i, 1)
    else:
        who.hand |= who.discard
        who.discard = set()


def give_back(t: Table, who: Hunted, i: int, cards: int, up_to: bool = False) -> Flow:
    """The played card and some of the discard; Persecution leaves one of them all."""
    own = who.played[i] is not None and not t.is_pole(who.played[i])
    if "persecution" in t.cards and cards + own > 1:
        yield from take(who, i, 1, up_to, or_played=own)
        return
    if own:
        return_played(who, i)
    yield from take(who, i, cards, up_to)


def return_played(who: Hunted, i: int) -> None:
    card = who.played[i]
    assert card
    who.played[i] = None
    who.hand.add(card)


def take(who: Hunted, i: int, cards: int, up_to: bool = False, or_played: bool = False) -> Flow:
    """Cards of choice from the own discard, as far as it reaches."""
    for _ in range(cards):
        options: set[Option] = {("take-back", card) for card in who.discard}
        if or_played:
            options.add(("take-played",))
        if not options:
            return
        if up_to:
            options.add(("nothing",))
        choice = yield from ask(who.seat, options)
        if choice[0] == "nothing":
            return
        if choice[0] == "take-played":
            return_played(who, i)
        else:
            who.discard.remove(choice[1])
            who.hand.add(choice[1])


def mangrove(t: Table, who: Hunted, i: int) -> Flow:
    """Then another Hunted takes one back too; a single one takes two."""
    if len(t.hunted) == 1:
        yield from give_back(t, who, i, 2)
        return
    if not t.stuck(who):
        yield from give_back(t, who, i, 1)
    others = t.to_be_helped(who)
    if others:
        choice = yield from ask(who.seat, {("name-seat", seat) for seat in others})
        yield from take(others[choice[1]], 0, 1)


# Counters (E17, E29, E39-E44, Q17, Q18, Q35).


def dome(t: Table) -> Flow:
    if t.marker < 4:
        t.marker += 1
        return
    t.marker = 1
    t.raised = True
    yield from move_rescue(t, 1)


def move_rescue(t: Table, spaces: int) -> Flow:
    """Space by space; a Will counter met goes to a Hunted."""
    for still in reversed(range(spaces)):
        t.rescue -= 1
        if t.rescue == 0:
            t.winner = "hunted"
            raise GameOver
        if t.rescue in t.track and (still == 0 or not t.stopping):
            yield from give_met_will(t)


def give_met_will(t: Table) -> Flow:
    candidates = [who for who in t.hunted if who.will < 3]
    if len(candidates) > 1:
        options = {("vote", who.seat) for who in candidates}
        votes = yield "together", None, {who.seat: options for who in t.hunted}
        named = [vote[1] for vote in votes.values()]
        most = max(named.count(who.seat) for who in candidates)
        tied = [who for who in candidates if named.count(who.seat) == most]
        candidates = [who for who in tied if who.will == min(each.will for each in tied)]
    t.track.remove(t.rescue)
    candidates[0].will += 1


def regain(t: Table, who: Hunted, amount: int) -> Flow:
    """Up to 3 Will; with counters on the track the Hunted says where each comes from, if there is a choice."""
    for _ in range(min(amount, 3 - who.will)):
        sources: set[Option] = {("will-from-space", space) for space in t.track}
        if t.supply:
            sources.add(("will-from-supply",))
        (choice,) = sources if len(sources) == 1 else [(yield from ask(who.seat, sources))]
        if choice[0] == "will-from-supply":
            t.supply -= 1
        else:
            t.track.remove(choice[1])
        who.will += 1


def source(t: Table, who: Hunted) -> Flow:
    options: set[Option] = {("heal", other.seat) for other in t.healable()}
    if t.may_draw():
        options.add(("draw",))
    choice = yield from ask(who.seat, options)
    (healed,) = [other for other in t.hunted if other.seat == choice[1]]
    yield from regain(t, healed, 1)


def mycelium(t: Table, who: Hunted) -> Flow:
    """Up to two Will counters, or instead a draw."""
    for placed in range(2):
        options: set[Option] = {("will-on-space", space) for space in t.free_spaces() if t.supply}
        if not options and placed:
            return
        if placed:
            options.add(("nothing",))
        elif t.may_draw():
            options.add(("draw",))
        choice = yield from ask(who.seat, options)
        if choice[0] == "nothing":
            return
        t.supply -= 1
        t.track.add(choice[1])


# Portal (E46-E48, Q33, Q53).


def portal(t: Table, who: Hunted, i: int) -> Flow:
    """The played card goes; from now on the Hunted stands on the new place alone, which is not yet resolved."""
    choice = yield from ask(who.seat, {("teleport", card) for card in who.hand - t.barred})
    t.put_away(who, i)
    who.hand.remove(choice[1])
    who.played[i] = who.at[i] = choice[1]
    for done in (who.resolved, who.targeted, who.bitten):
        done.discard(i)
    who.teleported.add(i)
    who.arrived = i
