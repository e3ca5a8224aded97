"""The engine's movement against the slow plain one, on positions of lively games."""

from __future__ import annotations

import pytest

from orrery.games.comet.frames import GLIDE, MOVE, PARROT

from .lively import lively
from .positions import ends, view
from .reference import Board, bordering, steps, tokens_on, walks

GAMES = [
    (2, "A", "connected"),
    (3, "B", "connected"),
    (4, "A", "connected"),
    (4, "B", "straight"),
    (3, "A", "straight"),
]


@pytest.mark.rule("comet:C25", "comet:C29", "comet:C30", "comet:C69", "comet:C71", "comet:C68", "comet:CQ8")
@pytest.mark.parametrize(("seats", "side", "skip"), GAMES)
def test_steps_agree(seats: int, side: str, skip: str):
    compared = 0
    for seed in range(1):
        for s, seat, _, _ in lively(seats, f"reference {seed}", side=side, skip=skip):
            if seat < 0:
                continue
            if s.kind not in (MOVE, PARROT, GLIDE):
                continue
            shown = view(s, seat)
            phase = shown["phase"]
            tokens = tokens_on(shown)
            board = Board(side)
            for savior, slot in enumerate(shown["seats"][seat]["slots"]):
                if slot is None:
                    assert ends(s, savior=savior + 1) == set()
                    continue
                skips = list(shown["seats"][seat]["skips"])
                if phase != "parrot":
                    skips += slot["skips"]
                if phase != "glide":
                    expected = steps(shown, seat, savior, tokens, skips, skip == "straight")
                elif s.arg:
                    expected = walks(board, slot["field"], tokens, int(s.arg))
                else:
                    found = bordering(board, slot["field"], tokens, skips, skip == "straight")
                    expected = {name for name in found if board.type(name) in ("nest", "cavern")}
                assert ends(s, savior=savior + 1) == expected
                compared += 1
    assert compared > 150
