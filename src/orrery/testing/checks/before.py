"""What is checked of a game itself, before it is played."""

from __future__ import annotations

import json

from orrery.kernel.errors import BadOptions
from orrery.testing.checks.base import Run, expect, refused


def check_actions(run: Run) -> None:
    """Every action has a structured form and a message, and both lead back to it."""
    game = run.game
    for action in range(game.vocabulary.size):
        structured = game.to_dict(action)
        expect(
            game.from_dict(json.loads(json.dumps(structured))) == action,
            f"expected {structured} to be action {action} again",
        )
        text = game.text(action)
        expect(game.parse(text) == action, f"expected {text!r} to be action {action} again")
        message, args = game.message(action)
        expect(message.startswith(f"{game.name}-"), f"expected the message of {structured} to begin with {game.name}-")
        expect(json.loads(json.dumps(args)) == args, f"expected plain arguments in the message of {structured}")


def check_options(run: Run) -> None:
    """A game begins with its defaults and any one option changed, and says which options it has."""
    game = run.game
    expect(1 <= game.least_seats <= game.most_seats, "expected at least one seat, and no fewer at most than at least")
    for seats in (game.least_seats - 1, game.most_seats + 1):
        refused(BadOptions, f"expected {seats} seats to be refused", game.new, seats)
    unknown = {"no-such-option": 1}
    refused(BadOptions, "expected an unknown option to be refused", game.new, game.least_seats, unknown)
    for option in game.options:
        numbers = [option.low, option.high] if option.low <= option.high and not option.seat else []
        for value in [*option.named, *numbers]:
            state = game.new(game.most_seats, {option.name: value})
            told = game.options_of(state)
            same = game.new(game.most_seats, told) == state
            expect(same, f"expected {told} to begin the same game as option {option.name} = {value!r}")
        odd = {option.name: "no-such-value"}
        refused(BadOptions, f"expected {odd} to be refused", game.new, game.least_seats, odd)
