"""What the bot recommends and why, in the words of the game: shares of a mix, danger, who may be found, the outcome."""

from __future__ import annotations

from orrery.bots.base import Advice, Words
from orrery.bots.notalone.equilibrium import Mixes
from orrery.bots.notalone.stakes import Stakes
from orrery.bots.notalone.tokens import slots_of_action, token_of_action
from orrery.games.notalone import actions as a
from orrery.games.notalone import kinds
from orrery.games.notalone.position import Position
from orrery.kernel.action import Action
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has

_SELDOM = 0.03
"""What a mix does more seldom is not recommended."""


def places_by_mix(s: Position, row: i64, plays: list[Action], mixes: Mixes, most: int) -> list[Advice]:
    """The places a Hunted best hides at, each as often as the mix says, and how likely the Creature looks there."""
    ranked: list[tuple[float, int]] = []
    for action in plays:
        slot: i64 = s.slot_of(action - a.PLAY)
        ranked.append((mixes.places[10 * row + slot], -action))
    ranked.sort(reverse=True)
    out: list[Advice] = []
    for share, negative in ranked[:most]:
        if share > _SELDOM or not out:
            slot = s.slot_of(-negative - a.PLAY)
            reasons = [_percent("notalone-advice-mix", share), _percent("notalone-advice-danger", mixes.creature[slot])]
            out.append(Advice(-negative, None, reasons))
    return out


def tokens_by_mix(s: Position, legal: list[Action], stakes: Stakes, mixes: Mixes, most: int) -> list[Advice]:
    """Where the Creature token best lies, each place as often as the mix says, and how likely somebody is there."""
    ranked: list[tuple[float, int]] = []
    for action in legal:
        if slots_of_action(s, action) != 0 and token_of_action(action) == kinds.CREATURE_TOKEN:
            ranked.append((_sum(mixes, slots_of_action(s, action)), -action))
    ranked.sort(reverse=True)
    out: list[Advice] = []
    for share, negative in ranked[:most]:
        if share > _SELDOM or not out:
            somebody = 1.0 - _nobody(stakes, mixes, slots_of_action(s, -negative))
            reasons = [_percent("notalone-advice-mix", share), _percent("notalone-advice-found", somebody)]
            out.append(Advice(-negative, None, reasons))
    return out


def by_outcome(choices: list[int], wins: list[float], most: int) -> list[Advice]:
    """The choices after which one's own side wins most often."""
    ranked = [(share, -action) for action, share in zip(choices, wins, strict=True)]
    ranked.sort(reverse=True)
    return [
        Advice(-negative, _percent("notalone-advice-chance", max(0.0, min(1.0, share))))
        for share, negative in ranked[:most]
    ]


def _sum(mixes: Mixes, slots: i64) -> float:
    """How often the Creature looks at some slots."""
    total = 0.0
    slot: i64 = 0
    while slot < kinds.SLOTS:
        if has(slots, slot):
            total += mixes.creature[slot]
        slot += 1
    return total


def _nobody(stakes: Stakes, mixes: Mixes, slots: i64) -> float:
    """How likely no Hunted is at some slots."""
    nobody = 1.0
    k: i64 = 0
    while k < stakes.hunted:
        here = 0.0
        slot: i64 = 0
        while slot < kinds.SLOTS:
            if has(slots, slot):
                here += mixes.places[10 * k + slot]
            slot += 1
        nobody *= max(0.0, 1.0 - here)
        k += 1
    return nobody


def _percent(message: str, share: float) -> Words:
    return message, {"percent": int(100.0 * share + 0.5)}
