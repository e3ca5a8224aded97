"""The engine's phase 3 against the plain one of `reference`, in step, on random positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery.games.notalone import kinds, moments
from orrery.games.notalone.frames import which_of
from orrery.games.notalone.state import NotAloneState
from orrery.games.notalone.view_seats import PAIR_IDS
from orrery.kernel.bits import members
from orrery.kernel.state import NATURE
from orrery.testing import problems, top_step
from tests.notalone.reference import reckoning
from tests.notalone.reference_powers import Option, Question
from tests.notalone.reference_table import NEXT_TO, Hunted, Table
from tests.notalone.table import (
    CONTENT,
    GAME,
    arrange,
    discard,
    explored,
    hand,
    nature,
    new_turn,
    numbers,
    played,
    read,
    reserve,
    will_on_track,
)

CARDS = [
    "fierceness", "mutation", "swarm", "clone", "mirage", "scream", "toxin", "inertia", "time_shift", "quicksand",
    "anticipation", "persecution", "x_interference", "hunger", "virus", "force_field", "tornado", "ubiquity", "despair",
]  # fmt: skip
LATE_HUNT = ["cataclysm", "detour", "shadow"]
LATE_SURVIVAL = [
    "detector", "dodge", "adaptation", "hologram", "wrong_track", "decoy", "protective_suit", "x_drone", "gate",
    "shuttle", "mimicry",
]  # fmt: skip
PAIRS = {"river": "keep-one", "artefact": "both", "fjord": "from-discard", None: None}
BLOCKS, BLOCK = 50, 60
"""So many tests of so many random positions each."""


def test_both_know_the_same_planet() -> None:
    for slot, near in NEXT_TO.items():
        assert CONTENT.tables.near[slot - 1] == numbers(sorted(near))


# Random positions, for both.


def deal(luck: random.Random) -> Table:
    """A random table right after the tokens were placed; a few slots are liked by all, so that they meet there."""
    liked = luck.sample(range(1, 11), 3)
    count = luck.choice([1, 2, 2, 3, 3, 4, 5])
    explored = {number for number in range(1, 11) if number != 5 and luck.random() < 0.5}
    planet = {n: CONTENT.places[n - 1 + (10 if n in explored else 0)] for n in range(1, 11)}
    cards = set(luck.sample(CARDS, luck.choice([0, 1, 1, 2, 2])))
    tokens = {"creature": lay_token(luck, liked, "hunger" in cards), "artemia": set(), "target": set()}
    for token in ("artemia", "target"):
        granting = [card for card in sorted(cards) if CONTENT.tables.hunt_tokens[CONTENT.hunt.index(card)] & bit(token)]
        if granting or (token == "artemia" and luck.random() < 0.3):
            tokens[token] = lay_token(luck, liked, bool({"virus", "mirage", "force_field"} & set(granting)))
    barred = set(tokens["target"]) if "force_field" in cards else set()
    most = 1 if count == 1 else 2 if count < 4 else 3
    reserve = {n: 1 if planet[n] == "pole" else most for n in range(6, 11)}
    deck = luck.sample(LATE_SURVIVAL, len(LATE_SURVIVAL))
    hunted = [deal_hunted(luck, liked, seat, reserve, barred, deck) for seat in range(1, count + 1)]
    supply = sum(3 - who.will for who in hunted)
    shielded = planet[4] == "dome" and luck.random() < 0.1
    rescue = luck.randint(1, 12 + count)
    track = set(luck.sample(range(1, rescue + 1), min(rescue, supply, luck.choice([0, 0, 1, 2])))) - {rescue}
    return Table(
        planet,
        hunted,
        tokens,
        cards,
        hunt_hand=set(luck.sample(LATE_HUNT, luck.choice([0, 1, 1, 2]))),
        hunt_plays=luck.choice([0, 1]) if len(cards) < 2 else 0,
        rescue=rescue,
        assimilation=luck.randint(1, 6 + count),
        supply=supply - len(track),
        track=track,
        reserve=reserve,
        marker=luck.randint(1, 2 if shielded else 4) if planet[4] == "dome" else luck.randint(0, 1),
        shielded=shielded,
        anticipated=luck.randint(1, count) if "anticipation" in cards else None,
        barred=barred,
        strict=luck.random() < 0.2,
        expert=luck.random() < 0.2,
        pole_once=luck.random() < 0.2,
        literal=luck.random() < 0.2,
        for_each=luck.random() < 0.2,
        by_explored=luck.random() < 0.2,
        stopping=luck.random() < 0.2,
    )


def lay_token(luck: random.Random, liked: list[int], wide: bool) -> set[int]:
    slot = luck.choice(liked) if luck.random() < 0.8 else luck.randint(1, 10)
    return {slot, luck.choice(sorted(NEXT_TO[slot]))} if wide else {slot}


def bit(token: str) -> int:
    return 1 << kinds.TOKEN_IDS.index(token)


def deal_hunted(
    luck: random.Random, liked: list[int], seat: int, reserve: dict[int, int], barred: set[int], deck: list[str]
) -> Hunted:
    """A Hunted who has played one card or two."""
    owned = {1, 2, 3, 4, 5} | {n for n in range(6, 11) if reserve[n] and luck.random() < (0.8 if n in liked else 0.3)}
    for number in range(6, 11):
        reserve[number] -= number in owned
    now = luck.choice([None, None, None, "river", "artefact", "artefact", "fjord"])
    fresh = luck.sample(sorted(owned - barred), len(owned - barred))
    if luck.random() < 0.7:
        fresh.sort(key=lambda card: card not in liked)
    played = fresh[: 2 if now else 1]
    rest = owned - set(played)
    thrown = {card for card in sorted(rest) if luck.random() < 0.5}
    if now == "fjord" and luck.random() < 0.2:
        thrown, played = set(), [played[0]]
        rest = owned - set(played)
    survival = {deck.pop() for _ in range(luck.choice([0, 1, 1, 2])) if deck}
    cards: list[int | None] = [*played, None] if len(played) == 1 else [*played]
    return Hunted(seat, luck.randint(1, 3), rest - thrown, thrown, cards, now, survival, luck.random() < 0.8)


def laid(t: Table) -> NotAloneState:
    """The engine at the same position, about to ask for the picks."""
    count = len(t.hunted)
    sets = sum(1 << (n - 1) for n, place in t.planet.items() if CONTENT.places.index(place) >= 10)
    state = new_turn(
        count + 1,
        places=sets,
        takeback="strict" if t.strict else "lenient",
        expert="on" if t.expert else "off",
        pole_limit="once" if t.pole_once else "none",
        two_place_move="literal" if t.literal else "leave",
        last_will="each" if t.for_each else "once",
        instead_cards="explored" if t.by_explored else "played",
        track_will="stopping" if t.stopping else "passing",
    )
    arrange(
        state,
        stack=[("turn", moments.PICKS)],
        phase=2,
        rescue=t.rescue,
        assimilation=t.assimilation,
        track_will=sorted(t.track),
        marker=t.marker,
        shield=2 if t.shielded else 0,
        inaccessible_slots=sorted(t.barred),
        anticipated=t.anticipated,
        reserve={t.planet[number]: copies for number, copies in t.reserve.items()},
        token_slots={token: sorted(slots) for token, slots in t.tokens.items()},
        tokens_available=[token for token, slots in t.tokens.items() if slots],
        survival_discard=[],
        **hunt_cards(t),
        **of_the_hunted(t),
    )
    return state


def hunt_cards(t: Table) -> dict[str, object]:
    """The fields of the Creature's cards, in hand and played."""
    cards = sorted(t.cards)
    t.hunt_plays = max(t.hunt_plays, 1 - len(cards))
    return {
        "hunt_hand": sorted(t.hunt_hand),
        "hunt_played": cards,
        "hunt_played_as": cards,
        "hunt_played_count": len(cards),
        "hunt_effects": [kinds.HUNT_KINDS[CONTENT.tables.hunt_kind[CONTENT.hunt.index(card)]] for card in cards],
        "hunt_allowed": len(cards) + t.hunt_plays,
    }


def of_the_hunted(t: Table) -> dict[str, object]:
    """The fields of what each Hunted has."""
    return {
        "owned": {who.seat: sorted(who.owned) for who in t.hunted},
        "hand": {who.seat: sorted(who.hand) for who in t.hunted},
        "discard": {who.seat: sorted(who.discard) for who in t.hunted},
        "survival": {who.seat: sorted(who.survival) for who in t.hunted},
        "played": {who.seat: who.played for who in t.hunted},
        "effect_now": {who.seat: PAIR_IDS.index(PAIRS[who.now]) for who in t.hunted},
        "will": {who.seat: who.will for who in t.hunted},
        "played_survival": [who.seat for who in t.hunted if not who.may_survive],
    }


# Both in step.


def option_of(action: int) -> Option:
    """An action as the plain version says it."""
    return tuple(tuple(value) if isinstance(value, list) else value for value in GAME.to_dict(action).values())


def legal(state: NotAloneState, seat: int) -> dict[Option, int]:
    return {option_of(action): action for action in state.legal(seat)}


def answer(state: NotAloneState, t: Table, question: Question, luck: random.Random) -> Any:
    """Ask both the same, let luck choose, and carry it out in the engine."""
    what, who, options = question
    if what == "window":
        return answer_window(state, who, options, luck)
    if what == "ask":
        assert state.pending() == (who,)
        known = legal(state, who)
        assert set(known) == options
        offered = sorted((each for each in options if not drawing(t, who, each, state)), key=repr)
        keen = [each for each in offered if each[0] in ("use", "copy", "survive")]
        choice = luck.choice(keen if keen and luck.random() < 0.6 else offered)
        state.apply(who, known[choice])
        return choice
    assert state.pending() == tuple(sorted(options))
    choices = {}
    for seat, each in options.items():
        known = legal(state, seat)
        assert set(known) == each
        choices[seat] = luck.choice(sorted(each))
        state.apply(seat, known[choices[seat]])
    return choices


def drawing(t: Table, seat: int, option: Option, state: NotAloneState) -> bool:
    """Whether an option must end in a draw; what is drawn is luck, and left out here."""
    if option[0] == "draw":
        return True
    if seat == 0 or option[0] not in ("use", "copy", "survive"):
        return False
    who = t.hunted[seat - 1]
    slot = who.at[which_of(state.arg)]
    assert slot
    offered = {"use": {slot}, "copy": {option[-1]}}.get(option[0]) or t.instead(who, slot, option[1])
    return all(t.needs_luck(who, t.planet[each]) for each in offered)


def answer_window(state: NotAloneState, moment: str, options: set[tuple[int, str]], luck: random.Random) -> Any:
    """Perhaps play a card of a window, everybody else passing; a window nobody can use may not be there at all."""
    if top_step(state) != "window" or moments.MOMENT_IDS[state.arg] != moment:
        assert options == set()
        return None
    asked = [seat for seat in state.pending() if seat != NATURE]
    known = {(seat, each[1]): action for seat in asked for each, action in legal(state, seat).items() if each[1:]}
    assert set(known) == options
    choice = luck.choice(sorted(options)) if options and luck.random() < 0.7 else None
    for seat in asked:
        if choice is None or seat != choice[0]:
            state.apply(seat, GAME.from_dict({"do": "pass"}))
    if choice is not None:
        state.apply(choice[0], known[choice])
    nature(state)
    return choice


def compare(state: NotAloneState, t: Table) -> None:
    """Everything phase 3 changes is the same on both tables."""
    assert (state.rescue, state.assimilation) == (t.rescue, t.assimilation)
    assert state.winner == [None, "creature", "hunted"].index(t.winner)
    if t.winner:
        return
    assert (state.supply, will_on_track(state)) == (t.supply, sorted(t.track))
    assert (state.marker, state.shield == 1) == (t.marker, t.raised)
    assert read(state, "ineffective_slots") == sorted(t.ineffective)
    assert read(state, "token_slots") == {token: sorted(slots) for token, slots in t.tokens.items()}
    left = reserve(state)
    assert {number: left[t.planet[number]] for number in t.reserve} == t.reserve
    assert members(state.caught_seats) == [who.seat for who in t.hunted if who.caught]
    for who in t.hunted:
        seat = who.seat
        assert state.will(seat) == who.will
        assert (hand(state, seat), discard(state, seat)) == (sorted(who.hand), sorted(who.discard))
        assert set(read(state, "survival", seat)) == who.survival
        assert PAIR_IDS[state.effect_next(seat)] == PAIRS[who.pending]
        assert (played(state, seat), explored(state, seat)) == (who.played, who.at)


def play_both(state: NotAloneState, t: Table, luck: random.Random) -> list[Option]:
    """Phase 3 in step; every question and its answer."""
    flow = reckoning(t)
    told: list[Option] = []
    reply: Any = None
    while True:
        try:
            question = flow.send(reply)
        except StopIteration:
            break
        if question[0] != "window":
            compare(state, t)
        reply = answer(state, t, question, luck)
        told.append((question[0], reply))
    if not state.over:
        assert state.phase == 4
        if state.turn_step() > moments.DISCARDS:
            for who in t.hunted:
                t.put_away(who, 0)
                t.put_away(who, 1)
    compare(state, t)
    return told


@pytest.mark.rule(
    "notalone:R21", "notalone:R22", "notalone:R23", "notalone:R24", "notalone:R25", "notalone:R26", "notalone:R33",
    "notalone:R35", "notalone:R39", "notalone:R41", "notalone:R46", "notalone:E56", "notalone:E58", "notalone:E81",
    "notalone:E82", "notalone:E83", "notalone:Q1", "notalone:Q17", "notalone:Q29", "notalone:Q32",
    "notalone:Q40", "notalone:Q41", "notalone:Q42", "notalone:Q53", "notalone:Q85",
)  # fmt: skip
@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_engine_and_the_plain_version_agree(block: int) -> None:
    for seed in range(BLOCK * block, BLOCK * block + BLOCK):
        print("seed", seed)
        play_seed(seed)


def test_the_random_positions_show_every_power_and_card() -> None:
    """What the comparison would be silent about is found here."""
    places: set[str] = set()
    played: set[str] = set()
    for seed in range(10 * BLOCK):
        table, told = play_seed(seed)
        places |= table.used
        played |= {reply[1] for asked, reply in told if asked == "window" and reply}
        played |= {reply[1] for asked, reply in told if asked == "ask" and reply[0] == "survive"}
    assert set(CONTENT.places) - places == {"maze", "shelter", "archipelago"}
    assert played == {*LATE_HUNT, *LATE_SURVIVAL}


def play_seed(seed: int) -> tuple[Table, list[Option]]:
    """One random position, played through in both."""
    luck = random.Random(f"reckoning {seed}")
    table = deal(luck)
    state = laid(table)
    assert problems(state) == []
    return table, play_both(state, table, luck)
