"""Matches between bots, every seat order played, to say who is stronger and how sure that is."""

from __future__ import annotations

from orrery.bots.base import Bot, Budget
from orrery.kernel.chance import settle
from orrery.kernel.game import Game
from orrery.kernel.options import Value
from orrery.kernel.rng import Rng
from orrery.kernel.state import State


def play_match(game: Game, bots: list[Bot], seed: int | str, options: dict[str, Value] | None = None) -> State:
    """Play one game to its end, bot i in seat i, each seeing only its own concealed state."""
    state = game.new(len(bots), options)
    nature = Rng(f"{seed}:nature")
    streams = [Rng(f"{seed}:bot:{seat}") for seat in range(len(bots))]
    budget = Budget()
    settle(state, nature)
    while not state.over:
        seat = state.pending()[0]
        action = bots[seat].choose(state.conceal(seat), state.legal(seat), streams[seat], budget)
        state.apply(seat, action)
        settle(state, nature)
    return state


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
