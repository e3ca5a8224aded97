"""A game written out for people: every choice and what happened. A change of rules shows as a diff."""

from __future__ import annotations

import json

from orrery.kernel.chance import natures_choice
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE


def playthrough(game: Game, seats: int, options: dict[str, Value], seed: int | str) -> str:
    """Play at random and write the game out choice by choice."""
    state = game.new(seats, options)
    rng = Rng(seed)
    lines = [
        f"game: {game.name}, rules {game.rules_version}, content {game.content_hash}",
        f"seats: {seats}",
        f"options: {_json(game.options_of(state))}",
        f"seed: {seed}",
        "",
    ]
    number = 0
    while not state.over:
        seat = state.pending()[0]
        legal = state.legal(seat)
        action = int(natures_choice(state, rng)) if seat == NATURE else rng.choice(legal)
        events = state.watch()
        state.apply(seat, action)
        who = "nature" if seat == NATURE else f"seat {seat}"
        lines.append(f"{number} {who}, 1 of {len(legal)}: {game.text(action)}")
        for event in events:
            to_whom = "" if event.audience == -1 else f" (only {event.audience:b})"
            lines.append(f"    {event.kind} {_json(event.args)}{to_whom}")
        number += 1
    sheet = state.score_sheet()
    lines.append("")
    for name, points in sheet.lines:
        lines.append(f"{name}: {points}")
    lines.append(f"totals: {sheet.totals}, tie-break {sheet.tie_break}, winners {list(state.winners())}")
    lines.append(f"hash: {state.hash()}")
    return "\n".join(lines) + "\n"


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)
