"""What is checked after a game, and over all games played."""

from __future__ import annotations

import json
from importlib import import_module

from orrery.kernel.errors import BadRecord, IllegalAction
from orrery.kernel.game import Game
from orrery.kernel.journal import Journal, resume
from orrery.kernel.record import record_from_text, steps
from orrery.testing.checks.base import Run, expect, refused, viewers

MANY_BARRIERS = 8
"""What is declared a barrier so often, and never shows anything, is none."""


def check_records(run: Run, journal: Journal) -> None:
    """A record replays to the same position, whole or from its middle; undo leads back; a damaged one is refused."""
    game, record = run.game, journal.record()
    again = record_from_text(record.text())
    expect(again.to_json() == record.to_json(), "expected a record to survive being written")
    last = None
    for step in steps(game, again):
        last = step.state
    end = journal.state
    expect(last is None or last == end, "expected a replay to lead to the same position")
    half = resume(game, record)
    half.undo_to(len(record.choices) // 2)
    taken_up = resume(game, record_from_text(half.record().text()))
    for seat, action in record.choices[len(taken_up.choices) :]:
        taken_up.push(seat, action)
    expect(taken_up.state == end, "expected a game that was saved in its middle to go on alike")
    if record.choices:
        damaged = record.to_json()
        damaged["choices"] = [list(choice) for choice in record.choices[:-1]]
        text = json.dumps(damaged)
        refused(BadRecord, "expected a damaged record to be refused", _replay, game, text)


def _replay(game: Game, text: str) -> None:
    for _ in steps(game, record_from_text(text)):
        pass


def check_end(run: Run, journal: Journal) -> None:
    """At the end there are winners and a complete score sheet, which everybody sees alike."""
    state = journal.state
    expect(state.over and state.pending() == (), "expected nobody to be asked at the end")
    sheet = state.score_sheet()
    run.lines |= {line for line, _ in [*sheet.lines, *sheet.facts]}
    expect(bool(state.winners()), "expected winners")
    expect(all(0 <= seat < state.seats for seat in state.winners()), f"expected seats as winners: {state.winners()}")
    expect(None not in sheet.totals, f"expected a total for each seat, found {sheet.totals}")
    for viewer in viewers(state):
        concealed = state.conceal(viewer)
        expect(concealed.winners() == state.winners(), f"expected viewer {viewer} to see who has won")
        expect(concealed.score_sheet().to_json() == sheet.to_json(), f"expected viewer {viewer} to see the whole sheet")
        json.dumps(run.game.view(concealed))
    refused(IllegalAction, "expected no action to be taken after the end", state.apply, 0, 0)


def check_variety(run: Run) -> None:
    """Where something is hidden, sampled worlds differ."""
    expect(run.varied > 0 or run.hidden == 0, "expected what is hidden to vary between sampled positions; it never did")


def check_needless_barriers(run: Run) -> None:
    """What is declared a barrier every time shows something sometimes; needlessly declared, it could not be undone."""
    for kind, seen in run.barriers.items():
        needless = seen.declared >= MANY_BARRIERS and not seen.free and not seen.revealing
        expect(not needless, f"expected {kind} not to be a barrier: {seen.declared} times it showed its maker nothing")


def check_messages(run: Run) -> None:
    """Every action, event, option, reason and line of the score sheet has its words, in every language of the game."""
    words = import_module("orrery.testing.words")  # which needs the package that reads texts
    missing = words.missing_words(run.game, run.events.values(), run.lines)
    expect(not missing, f"expected words for everything: {'; '.join(missing)}")
