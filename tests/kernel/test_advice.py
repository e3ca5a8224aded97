"""Hints of the bots: legal choices, the best first, each with its words in every language, from what the seat sees."""

from __future__ import annotations

import pytest

import orrery
from orrery.bots import bot
from orrery.locale.texts import Texts, languages
from tests.settings import SETTINGS, name_of

pytestmark = pytest.mark.slow

LEVEL = "club"
CHOICES = 6
"""So many choices of a game are asked about, spread over it."""


def decisions(setting: object, seed: int) -> list[tuple[orrery.State, orrery.Decision]]:
    """Some choices of a random game that offer something, spread over the whole of it."""
    name, seats, options = setting  # type: ignore[misc]
    journal = orrery.Journal(orrery.game(name), seats, options)
    luck = orrery.Rng(seed)
    found = []
    journal.settle(luck)
    while not journal.over:
        seat = luck.choice(list(journal.state.pending()))
        legal = journal.state.legal(seat)
        if len(legal) > 1:
            seen = orrery.Decision(journal.state.conceal(seat), journal.seen_by(seat), legal, orrery.Rng(f"{seed}"))
            found.append((journal.state.copy(), seen))
        journal.push(seat, luck.choice(legal))
        journal.settle(luck)
    return found[:: max(1, len(found) // CHOICES)]


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_what_is_recommended_can_be_done_and_said(setting: tuple[str, int, dict[str, object]]) -> None:
    player = bot(LEVEL, orrery.game(setting[0]))
    texts = [Texts(language) for language in languages()]
    for state, decision in decisions(setting, 3):
        advice = player.advise(decision)
        actions = [each.action for each in advice]
        assert 1 <= len(actions) <= 3 and len(set(actions)) == len(actions)
        assert set(actions) <= set(decision.legal)
        for each in advice:
            for message, args in [*([] if each.expected is None else [each.expected]), *each.reasons]:
                for language in texts:
                    assert "{" not in language.say(message, args)
                assert 0 <= int(str(args.get("percent", 0))) <= 100
        again = orrery.Decision(state.conceal(decision.seat), decision.history, decision.legal, orrery.Rng("3"))
        assert [each.action for each in player.advise(again)] == actions
