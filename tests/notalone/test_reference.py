"""The engine's phase 3 against the plain one of `reference`, on random positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery.games.notalone import kinds
from orrery.games.notalone import layout as at
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.state import ASKED, NATURE, TOP
from tests.notalone import reference
from tests.notalone.table import CONTENT, GAME, act, choose, close, doing, mask, new_turn, numbers, put

CARDS = [
    "fierceness", "mutation", "swarm", "clone", "mirage", "scream", "toxin", "inertia", "time_shift", "quicksand",
    "anticipation",
]  # fmt: skip


def test_both_know_the_same_planet() -> None:
    for slot, near in reference.NEXT_TO.items():
        assert CONTENT.tables.near[slot - 1] == numbers(sorted(near))


def deal(luck: random.Random) -> tuple[NotAloneState, reference.Table]:
    """A random position right after the reveal, for both."""
    seats = luck.randint(2, 6)
    option = luck.choice([0, 1, 32 + 64, 993])
    state = new_turn(seats, places=option & ~16)
    cards = set(luck.sample(CARDS, luck.randint(0, 2)))
    state.at[at.HUNT_ALLOWED] = 2
    choose(state, {seat: luck.randint(1, 5) for seat in range(1, seats)})
    put(state, "creature", 9)
    close(state)
    assert doing(state) == "resolve"
    hunted = []
    slots = list(range(1, 11))
    free = CONTENT.tables.survival_in[1]
    for seat in range(1, seats):
        owned = set(range(1, 6)) | set(luck.sample(range(6, 11), luck.randint(0, 2)))
        for number in range(5, 10):
            index = state.at[at.PLACE_AT + number]
            spare = at.RESERVE + (index - 5 if index < 10 else index - 10)
            if number + 1 in owned and state.at[spare] == 0:
                owned.discard(number + 1)
            elif number + 1 in owned:
                state.at[spare] -= 1
        two = luck.random() < 0.3
        played = luck.sample(sorted(owned - {8}), 2 if two else 1)
        rest = [c for c in sorted(owned) if c not in played]
        thrown = {c for c in rest if luck.random() < 0.5}
        survival = [i for i in range(30) if free >> i & 1 and luck.random() < 0.06]
        free &= ~sum(1 << i for i in survival)
        state.at[at.OWNED + seat] = numbers(sorted(owned))
        state.at[at.HAND + seat] = numbers([c for c in rest if c not in thrown])
        state.at[at.HAND_N + seat] = len(rest) - len(thrown)
        state.at[at.DISCARD + seat], state.at[at.DISCARD_N + seat] = numbers(sorted(thrown)), len(thrown)
        state.at[at.SURVIVAL + seat], state.at[at.SURVIVAL_N + seat] = sum(1 << i for i in survival), len(survival)
        for i in range(2):
            state.at[at.CARD + 2 * seat + i] = played[i] - 1 if i < len(played) else -2
            state.at[at.SPOT + 2 * seat + i] = played[i] - 1 if i < len(played) else -2
        state.at[at.NOW + seat] = kinds.BOTH if two else 0
        state.at[at.DONE + seat] = 0
        will = luck.randint(1, 3)
        state.at[at.SUPPLY] += 3 - will
        state.at[at.WILL + seat] = will
        ignores = {t for t in kinds.TOKEN_IDS if luck.random() < 0.1}
        suit = luck.random() < 0.15
        state.at[at.GUARD + seat] = sum(1 << kinds.TOKEN_IDS.index(t) for t in ignores)
        state.at[at.GUARD + seat] |= kinds.LOSES_LESS if suit else 0
        places = {n: CONTENT.places[state.at[at.PLACE_AT + n - 1]] for n in range(1, 11)}
        hunted.append(
            {
                "hand": set(rest) - thrown, "discard": set(thrown), "played": set(played), "at": list(played),
                "place": places, "will": will, "survival": set(survival), "ignores": ignores, "suit": suit,
                "last": False,
            }
        )  # fmt: skip
    state.at[at.SURVIVAL_DECK] = free
    state.at[at.PLAYED_SURVIVAL] = state.all_hunted()
    tokens: dict[str, set[int]] = {"creature": {luck.choice(slots)}, "artemia": set(), "target": set()}
    for i, card in enumerate(sorted(cards)):
        number = CONTENT.hunt.index(card)
        state.at[at.HUNT_PLAYED + i] = state.at[at.HUNT_AS + i] = number
        state.at[at.HUNT_ON] |= 1 << CONTENT.tables.hunt_kind[number]
        state.at[at.HUNT_DECK] &= ~mask([card], CONTENT.hunt)
        state.at[at.TOKENS_HERE] |= CONTENT.tables.hunt_tokens[number]
        for token in range(1, 3):
            if CONTENT.tables.hunt_tokens[number] >> token & 1:
                tokens[kinds.TOKEN_IDS[token]] = {luck.choice(slots)}
    state.at[at.HUNT_PLAYED_N] = len(cards)
    for i, token in enumerate(kinds.TOKEN_IDS):
        state.at[at.TOKEN_AT + i] = numbers(sorted(tokens[token]))
    table = reference.Table(hunted, tokens, cards)
    if "anticipation" in cards:
        table.anticipated = luck.randrange(seats - 1)
        state.at[at.NAMED] = table.anticipated + 1
    if luck.random() < 0.1:
        table.shielded = True
        state.at[at.SHIELD] = 2
    return state, table


def begin_again(state: NotAloneState) -> None:
    """Let the engine begin right after the reveal."""
    while state.at[TOP] != 11:
        state.pop()
    if state.on(kinds.ALL_INEFFECTIVE):
        state.at[at.INEFFECTIVE] = 1023 if state.somebody_at_target() else 0
    state.at[11 + 2] = 9
    state.at[11 + ASKED] = 0
    state.advance()


def follow_habit(state: NotAloneState) -> None:
    """One choice by the habit both sides share."""
    seat = state.pending()[0]
    if seat == NATURE:
        state.apply(NATURE, state.legal(NATURE)[0])
        return
    legal = [GAME.to_dict(a) for a in state.legal(seat)]
    dos = [a["do"] for a in legal]
    if "take-back" in dos:
        act(state, seat, "take-back", place=max(int(str(a["place"])) for a in legal if a["do"] == "take-back"))
    elif "lose-will" in dos:
        act(state, seat, "lose-will")
    elif "nothing" in dos:
        act(state, seat, "nothing")
    elif "pass" in dos:
        act(state, seat, "pass")
    else:
        state.apply(seat, state.legal(seat)[0])


@pytest.mark.rule(
    "notalone:R21", "notalone:R23", "notalone:R24", "notalone:R25", "notalone:R26", "notalone:R46", "notalone:E82",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(250))
def test_the_engine_and_the_plain_version_agree(seed: int) -> None:
    print("seed", seed)
    state, table = deal(random.Random(f"reckoning {seed}"))
    assimilation, rescue = int(state.at[at.ASSIMILATION]), int(state.at[at.RESCUE])
    begin_again(state)
    while not state.over and state.at[at.PHASE] == 3:
        follow_habit(state)
    table.run()
    if state.over:
        assert table.assimilation >= assimilation or table.rescue >= rescue
        return
    assert assimilation - state.at[at.ASSIMILATION] == table.assimilation
    if state.at[at.TURN_NUMBER] == 1:
        assert 0 <= rescue - state.at[at.RESCUE] - table.rescue <= 1
    for number, who in enumerate(table.hunted):
        compare(state, number + 1, who)


def compare(state: NotAloneState, seat: int, who: dict[str, Any]) -> None:
    """Phase 4 may already have discarded what was played."""
    assert state.at[at.WILL + seat] == who["will"]
    assert state.at[at.HAND + seat] == numbers(sorted(who["hand"]))
    thrown = who["discard"] | who["played"] if state.at[at.CARD + 2 * seat] == -2 else who["discard"]
    assert state.at[at.DISCARD + seat] == numbers(sorted(thrown))
    assert state.at[at.SURVIVAL_N + seat] == len(who["survival"])
