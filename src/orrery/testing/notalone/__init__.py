"""The invariants of Not Alone: what makes a position impossible."""

from __future__ import annotations

from orrery.games.notalone.layout import OTHERS
from orrery.games.notalone.position import Position
from orrery.kernel.conceal import conceal_questions
from orrery.kernel.sentinels import NONE, OPEN, UNKNOWN
from orrery.kernel.state import State
from orrery.testing.notalone.cards import card_problems
from orrery.testing.notalone.planet import planet_problems
from orrery.testing.notalone.seats import explorer_problems, seat_problems
from orrery.testing.notalone.stack import question_problems, stack_problems


def problems(s: State) -> list[str]:
    """Everything wrong with a position; nothing for a sound one."""
    assert isinstance(s, Position)
    if s.viewer == OPEN and UNKNOWN in s.values():
        return ["at: something is unknown in a position that hides nothing"]
    for name, seat in (("host", s.host), ("creature_chosen", s.creature_chosen)):
        if s.seats <= seat < OTHERS:
            return [f"at.{name}: there is no such seat"]
    if s.creature == NONE:
        return _before_the_creature(s)
    if s.creature >= s.seats:
        return ["at.creature: there is no such seat"]
    return (
        _shows_too_much(s)
        or [*_options(s), *planet_problems(s), *seat_problems(s), *card_problems(s)]
        or explorer_problems(s)
        or stack_problems(s)
        or question_problems(s)
    )


def _before_the_creature(s: Position) -> list[str]:
    """Before the Creature is named there is only what the set-up laid out."""
    if s.viewer != OPEN:
        return []
    first = s.game.begin(s.seats, s.game.options_of(s))
    return [] if first == s else ["at.creature: before it is named nothing has happened"]


def _shows_too_much(s: Position) -> list[str]:
    """A position concealed for a viewer shows nothing the viewer may not know."""
    if s.viewer == OPEN:
        return []
    again = s.copy()
    conceal_questions(again, s.viewer)
    again.hide(s.viewer)
    return [] if again == s else ["at.viewer: may not know all that this position shows"]


def _options(s: Position) -> list[str]:
    """What was agreed holds. Rules: R2, R4."""
    possible = {s.creature_chosen}
    if s.creature_chosen in (NONE, OTHERS):
        possible = set(range(s.seats)) - ({s.host} if s.creature_chosen == OTHERS else set())
    wrong = [] if s.creature in possible else ["at.creature: another seat was chosen"]
    if s.side_chosen and s.side not in (0, s.side_chosen):
        wrong.append("at.side: another side was agreed")
    return wrong
