"""Perft: how many ways a position can go on for n choices. The classic check that rules did not change."""

from __future__ import annotations

from orrery.kernel.state import State


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` choices, nature's included; seats that choose together go in seat order."""
    if depth == 0 or state.over:
        return 1
    seat = state.pending()[0]
    actions = state.legal(seat)
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = state.copy()
        after.apply(seat, action)
        count += perft(after, depth - 1)
    return count
