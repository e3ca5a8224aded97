"""Whether a further hatching can happen, against trying everything out."""

from __future__ import annotations

import random

import pytest

from orrery.games.comet.kinds import EXTRA_HATCH
from orrery.games.comet.position import Position

from .positions import PLAIN, comet, position

NESTS = ["r12c2", "r11c0", "r11c4", "r10c3", "r10c6", "r09c1", "r09c4", "r08c0", "r08c3", "r08c6", "r07c1", "r07c4"]
"""The nests of side A from 7 up, the farthest first."""
ANIMALS = ["sabretooth-1", "sabretooth-2", "giant_sloth-1", "giant_sloth-2", "dodo-1", "raptor-1", "iguana-1"]
UTILITIES = ["double_clutch", "warm_nest"]
OWNED = ["passenger_pigeon-1", "primal_beaver-1", "giant_beaver-1", "archaeopteryx-1", "primal_squirrel-1", "moa-1"]
DISPLAYS = [("cave_bear-1", "woolly_mammoth-1", "warm_nest", "tunnel"), ("tunnel", "jumping_hill", "triceratops-1")]


def crowded(luck: random.Random) -> Position:
    """A position in which most of the farther nests are taken."""
    taken = luck.sample(NESTS, luck.randrange(8, 12))
    others = [f"vicuna-{number}" for number in range(1, 9)] + ["gecko-1"]
    placed = list(zip(others, taken, strict=False))
    out = {seat: placed[3 * seat - 3 : 3 * seat] for seat in (1, 2, 3)}
    tokens = (taken[9] if len(taken) > 9 else None, taken[10] if len(taken) > 10 else None)
    hand = luck.sample(ANIMALS, luck.randrange(1, 4)) + luck.sample(UTILITIES, luck.randrange(3))
    heroes = ("terror_bird", *PLAIN[:3]) if luck.randrange(4) == 0 else PLAIN
    owned = luck.sample(OWNED, luck.randrange(1, 3))
    return position(
        4, hands={0: hand}, out=out, tokens=tokens, rescued={0: owned}, heroes=heroes, display=luck.choice(DISPLAYS)
    )


def most_hatched(s: Position, wanted: int, left: int = 14) -> int:
    """How many animals this turn can hatch at most, by trying every action but further grants and the end."""
    if s.hatched >= wanted or left == 0 or s.pending() != (0,):
        return int(s.hatched)
    best = int(s.hatched)
    t = s.tables
    for action in s.legal(0):
        said = comet().to_dict(action)
        card = action - t.first_play
        tool = action - t.first_use if said["do"] == "use" else t.tool[card] if said["do"] == "play" else -1
        if said["do"] in ("done", "rest") or (tool >= 0 and t.tool_kind[tool] == EXTRA_HATCH):
            continue
        if said["do"] == "play" and not t.utility[card]:
            continue
        after = s.copy()
        after.do(0, action)
        assert isinstance(after, Position)
        best = max(best, most_hatched(after, wanted, left - 1))
        if best >= wanted:
            break
    return best


@pytest.mark.rule("comet:CS43", "comet:CS41", "comet:CS38", "comet:CS53")
def test_a_further_hatching_is_offered_exactly_if_it_can_happen():
    print("crowded nests")
    luck = random.Random("crowded nests")
    compared, offered = 0, 0
    while compared < 40:
        s = crowded(luck)
        t = s.tables
        for tool in range(int(t.tools)):
            if t.tool_kind[tool] != EXTRA_HATCH:
                continue
            cards = [k for k in range(int(t.kinds)) if t.utility[k] and t.tool[k] == tool]
            actions = [int(t.first_use) + tool, *(int(t.first_play) + card for card in cards)]
            for action in actions:
                hand = view_hand(s)
                if action >= t.first_play and t.kind_ids[action - t.first_play] not in hand:
                    continue
                if action < t.first_play and not any(a["id"] == t.tool_ids[tool] and a["ready"] for a in abilities(s)):
                    continue
                trial = s.copy()
                assert isinstance(trial, Position)
                trial.do(0, action)
                granted = sum(int(trial.hatches(i)) for i in range(13))
                possible = most_hatched(trial, granted) >= granted
                assert s.allowed(0, action) == possible, (view_hand(s), abilities(s), t.tool_ids[tool])
                compared += 1
                offered += possible
    assert 5 < offered < compared - 5


def view_hand(s: Position) -> list[str]:
    return list(comet().view(s.conceal(0))["seats"][0]["hand"])  # type: ignore[index]


def abilities(s: Position) -> list[dict]:
    return list(comet().view(s.conceal(0))["seats"][0]["abilities"])  # type: ignore[index]
