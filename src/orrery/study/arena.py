"""Matches between bots, every seat order played, to say who is stronger and how sure that is."""

from __future__ import annotations

from orrery.bots.base import Bot, Budget, Decision
from orrery.kernel.chance import natures_choice
from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, State


def play_match(game: Game, bots: list[Bot], seed: int | str, options: dict[str, Value] | None = None) -> State:
    """Play one game to its end, bot i in seat i, each seeing only its own concealed state."""
    state = game.new(len(bots), options)
    events = state.watch()
    nature = Rng(f"{seed}:nature")
    streams = [Rng(f"{seed}:bot:{seat}") for seat in range(len(bots))]
    histories: list[list[Event]] = [[] for _ in bots]
    budget = Budget()
    while not state.over:
        seat = state.pending()[0]
        if seat == NATURE:
            state.apply(NATURE, int(natures_choice(state, nature)))
            continue
        _hand_out(events, histories)
        decision = Decision(state.conceal(seat), histories[seat], state.legal(seat), streams[seat], budget)
        state.apply(seat, bots[seat].decide(decision))
    return state


def _hand_out(events: list[Event], histories: list[list[Event]]) -> None:
    """Add what has happened to what each seat has seen, and start anew."""
    for seat, history in enumerate(histories):
        history += [event for event in events if event.seen_by(seat)]
    events.clear()


def share_of_wins(
    game: Game,
    hero: Bot,
    rival: Bot,
    seats: int,
    games: int,
    seed: int = 0,
    options: dict[str, Value] | None = None,
) -> float:
    """How many games of a match the hero wins against rivals in all other seats; a shared win counts its share."""
    won = 0.0
    for number in range(games):
        place = number % seats
        table = [hero if seat == place else rival for seat in range(seats)]
        winners = play_match(game, table, f"{seed}:{number}", options).winners()
        if place in winners:
            won += 1 / len(winners)
    return won / games
