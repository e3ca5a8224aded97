"""Phase 3 a second time, slowly and plainly, from the picks to the settlement: what the engine is compared with.

A flow yields its questions and is sent the answers:

- ("ask", seat, options): one seat chooses one of them;
- ("together", None, {seat: options}): several choose at the same time;
- ("window", moment, {(seat, card), ...}): one of these cards is played, or none.
"""

from __future__ import annotations

from tests.notalone.reference_powers import Flow, Option, ask, move_rescue, regain, return_played, use
from tests.notalone.reference_table import INSTEAD, GameOver, Hunted, Table

CREATURE = 0
TOKEN_PAIRS = [("creature", "artemia"), ("creature", "target"), ("artemia", "target")]


def reckoning(t: Table) -> Flow:
    """R21, E82: the whole phase; it stops where a counter reaches the victory space."""
    try:
        yield from picks(t)
        reveal(t)
        yield from right_after_the_reveal(t)
        yield from window(t, "after-reveal")
        yield from step(t)
        if t.tokens["target"]:
            yield from window(t, "before-target")
            yield from step(t)
        t.reached = 1
        yield from time_shift(t, t.hunted)
        yield from step(t)
        yield from window(t, "before-artemia")
        yield from step(t)
        t.reached = 2
        yield from step(t)
        if t.tokens["artemia"] or t.since_window:
            yield from window(t, "before-creature")
        yield from creature_step(t)
    except GameOver:
        return


# Picks and reveal (E27, E81, E61, Q45).


def picks(t: Table) -> Flow:
    asked = [who for who in t.hunted if who.now in ("river", "fjord") and all(who.played)]
    if not asked:
        return
    answers = yield "together", None, {who.seat: {("pick", card) for card in who.played} for who in asked}
    for who in asked:
        card = answers[who.seat][1]
        other = next(each for each in who.played if each != card)
        if who.now == "river":
            assert other
            who.hand.add(other)
            who.played = [card, None]
        else:
            who.at[who.played.index(card)] = card


def reveal(t: Table) -> None:
    """Each Hunted stands on its place; with an Artefact on both."""
    for who in t.hunted:
        if who.at == [None, None]:
            who.at = list(who.played) if who.now == "artefact" else [who.played[0], None]
    if "inertia" in t.cards and any(t.under(who, "target") for who in t.hunted):
        t.ineffective = set(t.planet)


def right_after_the_reveal(t: Table) -> Flow:
    """Tornado and Ubiquity in the order the Creature chooses; only a swap may be left out."""
    left = {"tornado", "ubiquity"} & t.cards
    while True:
        blows, swaps = set(), set()
        if "tornado" in left and any(t.under(who, "target") for who in t.hunted):
            near = {slot for part in t.tokens["target"] for slot in t.ways(part)}
            blows = {("choose-slot", slot) for slot in near - t.tokens["target"]}
        if "ubiquity" in left:
            swaps = {("swap-tokens", pair) for pair in TOKEN_PAIRS if t.tokens[pair[0]] and t.tokens[pair[1]]}
        if not blows and not swaps:
            return
        options: set[Option] = blows | swaps | (set() if blows else {("nothing",)})
        choice = yield from ask(CREATURE, options)
        if choice[0] == "choose-slot":
            left.remove("tornado")
            for who in t.hunted:
                for i, slot in who.spots:
                    if t.acts("target", who, slot):
                        who.at[i] = choice[1]
        else:
            left.remove("ubiquity")
            if choice[0] == "swap-tokens":
                a, b = choice[1]
                t.tokens[a], t.tokens[b] = t.tokens[b], t.tokens[a]


# Windows (Q40, R41).


def window(t: Table, moment: str) -> Flow:
    """One card after another until nobody wants to play."""
    t.since_window = False
    while True:
        played = yield "window", moment, playable(t, moment)
        if played is None:
            return
        seat, card = played
        if seat == CREATURE:
            t.hunt_hand.remove(card)
            t.hunt_plays -= 1
            yield from hunt(t, card)
        else:
            who = next(each for each in t.hunted if each.seat == seat)
            lay(who, card)
            yield from survive(t, who, card)


def lay(who: Hunted, card: str) -> None:
    who.survival.remove(card)
    who.may_survive = False


def playable(t: Table, moment: str) -> set[tuple[int, str]]:
    out = {(CREATURE, card) for card in t.hunt_hand if t.hunt_plays > 0 and may_hunt(t, card, moment)}
    for who in t.hunted:
        if who.may_survive and "despair" not in t.cards:
            out |= {(who.seat, card) for card in who.survival if may_play(t, who, card, moment)}
    return out


def may_hunt(t: Table, card: str, moment: str) -> bool:
    if card == "cataclysm":
        return True
    if moment != "after-reveal":
        return False
    if card == "shadow":
        return bool(t.tokens["artemia"] or t.tokens["target"])
    return card == "detour" and any(t.ways(slot) for who in t.hunted for _, slot in who.spots)


def may_play(t: Table, who: Hunted, card: str, moment: str) -> bool:
    """R41: cards against tokens before the Artemia step, those against the Target before its own."""
    if card == "protective_suit":
        return True
    if moment == "before-creature":
        return False
    if card in ("adaptation", "decoy") and moment == "before-artemia":
        return False
    if card in ("dodge", "detector", "adaptation"):
        return t.under(who, {"dodge": "creature", "detector": "artemia", "adaptation": "target"}[card])
    if card == "wrong_track":
        return bool(t.creature_slots())
    return card in ("hologram", "decoy") and bool(t.tokens["artemia" if card == "hologram" else "target"])


def survive(t: Table, who: Hunted, card: str) -> Flow:
    if card == "protective_suit":
        who.suit = True
    elif card in ("dodge", "detector", "adaptation"):
        who.ignores.add({"dodge": "creature", "detector": "artemia", "adaptation": "target"}[card])
    else:
        tokens = {"wrong_track": ["creature"], "hologram": ["artemia"], "decoy": ["target"]}[card]
        if card == "wrong_track" and "clone" in t.cards:
            tokens.append("target")
        yield from move_token(t, who.seat, tokens)


def move_token(t: Table, seat: int, tokens: list[str]) -> Flow:
    """R38, E66: one of these tokens, onto one place."""
    options = {("move-token", token, slot) for token in tokens for slot in t.token_moves(token)}
    _, token, slot = yield from ask(seat, options)
    t.tokens[token] = {slot}


def hunt(t: Table, card: str) -> Flow:
    if card == "cataclysm":
        _, slot = yield from ask(CREATURE, {("choose-slot", slot) for slot in t.planet})
        t.ineffective.add(slot)
    elif card == "shadow":
        yield from move_token(t, CREATURE, ["artemia", "target"])
    else:
        movable = {(who.seat, i + 1): who for who in t.hunted for i, slot in who.spots if t.ways(slot)}
        _, seat, which = yield from ask(CREATURE, {("move-hunted", *each) for each in movable})
        who = movable[seat, which]
        here = who.at[which - 1]
        assert here
        _, slot = yield from ask(CREATURE, {("choose-slot", slot) for slot in t.ways(here)})
        who.at[which - 1] = slot


# The steps (E82, E83, Q32, Q41).


def step(t: Table) -> Flow:
    """Clockwise, each Hunted: what tokens whose step has come do, then every place that is free."""
    for who in t.hunted:
        while (yield from due(t, who)):
            t.since_window = True


def due(t: Table, who: Hunted) -> Flow:
    """Carry out the next thing that is due for a Hunted, first where a Portal led (Q53); say whether there was any."""
    for i, slot in sorted(who.spots, key=lambda spot: spot[0] != who.arrived):
        if t.reached >= 1 and t.acts("target", who, slot) and i not in who.targeted | who.resolved:
            who.targeted.add(i)
            yield from target_hits(t, who)
            return True
        if t.reached >= 2 and t.acts("artemia", who, slot) and i not in who.bitten:
            who.bitten.add(i)
            who.resolved.add(i)
            yield from artemia_bites(t, who)
            return True
    open_places = [i for i, slot in who.spots if i not in who.resolved and t.free(who, i, slot)]
    if not open_places:
        return False
    i = who.arrived if who.arrived in open_places else open_places[0]
    if len(open_places) == 2 and i != who.arrived:
        choice = yield from ask(who.seat, {("pick", card) for card in who.played})
        i = who.played.index(choice[1])
    yield from resolve(t, who, i)
    return True


def resolve(t: Table, who: Hunted, i: int) -> Flow:
    """R22, E58, E67, E68, Q42, Q43, Q85: the power, a card back, a card played instead, or nothing."""
    who.resolved.add(i)
    slot = who.at[i]
    assert slot
    if t.is_ineffective(who, slot):
        return
    options: set[Option] = {("nothing",)}
    can = t.usable(who, t.planet[slot])
    if can:
        options.add(("use",))
    if (can or not t.strict) and not t.stuck(who):
        options |= {("take-back", card) for card in who.discard}
    if can and t.may_replace(who, i) and who.may_survive and "despair" not in t.cards:
        options |= {("survive", card) for card in who.survival & INSTEAD if t.instead(who, slot, card)}
    choice = yield from ask(who.seat, options)
    if choice[0] == "use":
        yield from use(t, who, i, t.planet[slot])
    elif choice[0] == "take-back":
        who.discard.remove(choice[1])
        who.hand.add(choice[1])
    elif choice[0] == "survive":
        offered = t.instead(who, slot, choice[1])
        lay(who, choice[1])
        if len(offered) > 1:
            copied = yield from ask(who.seat, {("copy", each) for each in offered})
            offered = {copied[1]}
        yield from use(t, who, i, t.planet[offered.pop()])


def time_shift(t: Table, reached: list[Hunted]) -> Flow:
    """E49-E51, Q29: those at the Target, each once a turn."""
    counted = [who for who in reached if t.under(who, "target") and not who.shifted] if "time_shift" in t.cards else []
    for who in counted:
        who.shifted = True
    if counted:
        t.advance_assimilation(len(counted))
        yield from move_rescue(t, len(counted))


def target_hits(t: Table, who: Hunted) -> Flow:
    """R23, R40, Q29: Time Shift for who comes later, Scream and Toxin."""
    yield from time_shift(t, [who])
    if "scream" in t.cards:
        if len(who.hand) < 2:
            t.lose(who, 1)
        else:
            choice = yield from ask(who.seat, {("lose-will",)} | {("discard", card) for card in who.hand})
            if choice[0] == "lose-will":
                t.lose(who, 1)
            else:
                throw(who, choice[1])
                yield from discard(who, 1)
    if "toxin" in t.cards and who.survival:
        choice = yield from ask(who.seat, {("discard-survival", card) for card in who.survival})
        who.survival.remove(choice[1])


def artemia_bites(t: Table, who: Hunted) -> Flow:
    """R24, R37: Will with Mutation, two cards with a Swarm."""
    if "mutation" in t.cards:
        t.lose(who, 1)
    yield from discard(who, 2 if "swarm" in t.cards else 1)


def discard(who: Hunted, cards: int) -> Flow:
    for _ in range(cards):
        if who.hand:
            choice = yield from ask(who.seat, {("discard", card) for card in who.hand})
            throw(who, choice[1])


def throw(who: Hunted, card: int) -> None:
    who.hand.remove(card)
    who.discard.add(card)


# The Creature step and the settlement (R25, R26, R29, R46, Q1, Q16, Q19, Q28, Q48).


def creature_step(t: Table) -> Flow:
    spaces = 0
    for who in t.hunted:
        places = [t.planet[slot] for _, slot in who.spots if t.catches(who, slot)]
        if places:
            who.caught = True
            spaces = max(spaces, 2 if "nexus" in places else 1)
            t.lose(who, len(places) + places.count("lair") + ("fierceness" in t.cards))
    if spaces:
        t.advance_assimilation(spaces)
    if any(who.caught and who.seat == t.anticipated for who in t.hunted):
        t.advance_assimilation(1)
    lost = sum(who.last for who in t.hunted)
    if lost:
        t.advance_assimilation(lost if t.for_each else 1)
        for who in t.hunted:
            if who.last:
                yield from settle(t, who)
                who.last = False


def settle(t: Table, who: Hunted) -> Flow:
    """All Place cards come back but a played Pole; Will is filled up."""
    for i, card in enumerate(who.played):
        if card and not t.is_pole(card):
            return_played(who, i)
    who.hand |= who.discard
    who.discard = set()
    yield from regain(t, who, (2 if t.expert else 3) - who.will)
