"""Scouts: one savior, or all, may skip fields of some areas for the rest of the turn."""

from __future__ import annotations

from orrery.games.comet.actions import SCOUT, member
from orrery.games.comet.hands import must_see_hand
from orrery.games.comet.kinds import AREA_IDS, SAVIORS
from orrery.games.comet.move_lookahead import can_move
from orrery.games.comet.movement import can_step
from orrery.games.comet.position import ActiveStep, Position
from orrery.games.comet.reasons import CHOOSE_SCOUTED
from orrery.games.comet.skipping import skips_of
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has
from orrery.kernel.step import ALLOWED, Actions


def scout_helps(s: Position, seat: i64, savior: i64, areas: i64) -> bool:
    """Whether a savior is on the board and may not skip all of these areas yet.

    Rules: CS43
    """
    return s.savior_field(seat, savior) >= 0 and areas & ~skips_of(s, seat, savior) != 0


def can_move_with_scout(trial: Position, seat: i64, savior: i64, areas: i64) -> bool:
    """Whether a savior can move once a scout serves this one, in a trial.

    Rules: CS31
    """
    let_skip(trial, savior, areas)
    return can_move(trial, seat, 0)


def let_skip(s: Position, savior: i64, areas: i64) -> None:
    """A savior may skip some areas for the rest of the turn.

    Rules: CS34
    """
    s.set_scouted(savior, s.scouted(savior) | areas)


class ChooseScouted(ActiveStep):
    """The player chooses the savior that a scout serves; the first argument says for which areas.

    Rules: C69, CS34
    """

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Every savior that it helps."""
        must_see_hand(s, seat)
        savior: i64 = 0
        while savior < SAVIORS:
            if self._may_serve(s, seat, savior):
                out.add(SCOUT + savior)
            savior += 1

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """The scout must help the savior."""
        must_see_hand(s, seat)
        savior: i64 = member(action, SCOUT, SAVIORS)
        return ALLOWED if savior >= 0 and self._may_serve(s, seat, savior) else CHOOSE_SCOUTED

    def _may_serve(self, s: Position, seat: i64, savior: i64) -> bool:
        if not scout_helps(s, seat, savior, s.arg):
            return False
        return s.moved == 1 or can_step(s, seat) or can_move_with_scout(s.trial(), seat, savior, s.arg)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """This savior may skip the areas."""
        areas: i64 = s.arg
        let_skip(s, action - SCOUT, areas)
        if s.events is not None:
            names: list[object] = [name for area, name in enumerate(AREA_IDS) if has(areas, area)]
            s.emit("comet-scouted", {"seat": int(seat), "savior": int(action - SCOUT) + 1, "areas": names})
        s.pop()
