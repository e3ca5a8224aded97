"""Invariants of the stack: frames stand where the rules put them, with arguments the rules give them."""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.notalone import frames as f
from orrery.games.notalone import moments as m
from orrery.games.notalone.kinds import ALL_SLOTS, ALL_TOKENS, REVEALED, SURVIVAL_CARDS
from orrery.games.notalone.position import Position
from orrery.games.notalone.windows import EVERY_SEAT
from orrery.kernel.sentinels import NONE, OPEN
from orrery.testing import stack as any_stack

SET_UP = [f.TURN, f.REFILL, f.DEAL, f.BOARD_SIDE, f.CHOOSE_PLACES, f.NAME_CREATURE]

POWER = [f.RECKONING, f.MAZE_DROP]
CARD = [f.HUNTING, f.WINDOW]

BELOW: dict[int, list[int]] = {
    f.REFILL: [f.TURN, f.BURY],
    f.BURY: [f.TURN],
    f.WINDOW: [f.TURN, *POWER, f.ARCHIPELAGO],
    f.CHOOSE: [f.TURN],
    f.HUNTING: [f.TURN, f.WINDOW],
    f.PICKING: [f.TURN],
    f.AFTER_REVEAL: [f.TURN],
    f.RECKONING: [f.TURN],
    f.ORDER: [f.RECKONING],
    f.RESOLVE: [f.RECKONING],
    f.RECYCLE_OR_COPY: POWER,
    f.COPY: [f.RECKONING],
    f.TAKE: [*POWER, f.WINDOW, f.NAMING, f.TURN, f.TAKE],
    f.DISCARD: [*CARD, f.RECKONING, f.TOXIN],
    f.SCREAM: [f.RECKONING, f.TOXIN],
    f.TOXIN: [f.RECKONING],
    f.NAMING: [*CARD, *POWER],
    f.DRAW: [f.DEAL, f.WINDOW, f.SHELTER],
    f.SHELTER: [f.WINDOW],
    f.SOURCE: POWER,
    f.HEAL: [f.ARCHIPELAGO],
    f.ARCHIPELAGO: POWER,
    f.MYCELIUM: POWER,
    f.ACQUIRE: POWER,
    f.MAZE: [f.RECKONING],
    f.TURN_UP: [f.MAZE_USE],
    f.MAZE_LOOK: [f.MAZE_SET],
    f.MAZE_SET: [f.RECKONING],
    f.MAZE_USE: POWER,
    f.MAZE_DROP: [f.RECKONING],
    f.PORTAL: POWER,
    f.REGAIN: [*POWER, f.WINDOW, f.ARCHIPELAGO, f.SETTLE],
    f.RESCUE_MOVE: [*POWER, f.WINDOW, f.TURN, f.SCREAM, f.TOXIN],
    f.VOTE: [f.RESCUE_MOVE],
    f.MOVE_TOKEN: [f.WINDOW],
    f.DETOUR: [f.WINDOW],
    f.DETOUR_TO: [f.WINDOW],
    f.TELEPATHY: CARD,
    f.ANSWER: CARD,
    f.PHOBIA: CARD,
    f.DISCARD_TOGETHER: [*CARD, f.RECKONING, f.TOXIN],
    f.VORTEX: [f.WINDOW],
    f.STRIKE_BACK: [f.WINDOW],
    f.CATACLYSM: [f.WINDOW],
    f.DOUBLE_BACK: [f.WINDOW],
    f.SETTLE: [f.TURN],
}
"""What each kind of frame may stand on, behind those of the set-up."""

STEPS: dict[int, list[int]] = {
    f.REFILL: [m.BEGIN, m.REFILLED],
    f.DEAL: [m.BEGIN],
    f.BURY: [m.REFILLED],
    f.CHOOSE: [m.CHOSEN],
    f.HUNTING: [m.PLACING],
    f.PICKING: [m.REVEALING],
    f.AFTER_REVEAL: [m.REVEAL_WINDOW],
    f.RECKONING: [m.TARGET_WINDOW, m.TARGET_STEP, m.ARTEMIA_WINDOW, m.ARTEMIA_STEP, m.CREATURE_WINDOW],
    f.TAKE: [m.HUNT_DISCARDS],
    f.RESCUE_MOVE: [m.RESCUE_COMES],
    f.SETTLE: [m.TO_PHASE_4],
}
"""The steps of the turn, the next one counted, at which a frame may stand right on it."""

WINDOW_STEPS = {
    m.FIRST_OF_PHASE_1: m.CHOOSING,
    m.SECOND_OF_PHASE_1: m.TO_PHASE_2,
    m.IN_PHASE_2: m.PICKS,
    m.AFTER_THE_REVEAL: m.FREE_PLACES,
    m.BEFORE_TARGET: m.FREED_PLACES,
    m.BEFORE_ARTEMIA: m.FREED_AGAIN,
    m.BEFORE_CREATURE: m.CREATURE_STEP,
    m.IN_PHASE_4: m.DISCARDS,
}

SEALING = [f.WINDOW, f.CHOOSE, f.PICKING, f.DISCARD_TOGETHER, f.SCREAM, f.TOXIN, f.VOTE]
"""The steps at which choices are sealed."""

Check = Callable[[Position, int], str]
"""What is wrong with an argument; nothing if it is sound."""


def number(low: int, high: int) -> Check:
    """A plain number."""
    return lambda s, value: "" if low <= value <= high else f"{value} is not from {low} to {high}"


def a_hunted(s: Position, value: int) -> str:
    """A seat that is a Hunted."""
    return "" if 0 <= value < s.seats and value != s.creature else "belongs to no Hunted"


def a_place(s: Position, value: int) -> str:
    """A Hunted and one of its explored places, with NO_SELF perhaps."""
    if not 0 <= value < 2 * f.NO_SELF:
        return "belongs to no Hunted"
    return a_hunted(s, value & 7) or explored(s, 2 * (value & 7) + (value >> 3 & 1))


def explored(s: Position, value: int) -> str:
    """An explored place, as 2 * seat + which."""
    if value < 0 or a_hunted(s, value // 2) or s.explored(value // 2, value % 2) == NONE:
        return "nobody stands there"
    return ""


def arrival(s: Position, value: int) -> str:
    """Where a Portal has just led, from 1; 0 for nowhere."""
    return "" if value == 0 else explored(s, value - 1)


def with_bit(bit: int) -> Check:
    """A Hunted, with a bit perhaps."""
    return lambda s, value: a_hunted(s, value & 7) if 0 <= value < 2 * bit else "belongs to no Hunted"


def some_hunted(s: Position, value: int) -> str:
    """A set of Hunted."""
    return "" if value > 0 and value & ~int(s.all_hunted()) == 0 else "concerns no Hunted"


def all_or_one(s: Position, value: int) -> str:
    """The seats of a window."""
    fits = value == EVERY_SEAT or (0 < value < EVERY_SEAT and value.bit_count() == 1)
    return "" if fits else "a window is for all or for one"


def a_seat(s: Position, value: int) -> str:
    """Any seat."""
    return number(0, s.seats - 1)(s, value)


def laid_slot(s: Position, value: int) -> str:
    """A slot below where a place lies, or is just being turned up."""
    if not 5 <= value <= 9 or (s.place_at(value) == NONE and s.kind != f.TURN_UP):
        return "no place lies there"
    return ""


def mycelium(s: Position, value: int) -> str:
    """The place whose power it is, and how many counters are placed."""
    return "" if 0 <= value <= 20 * 32 and value % 32 <= 19 else "there is no such place"


NOTHING = number(0, 0)
A_POWER = number(0, 19)

ARGUMENTS: dict[int, tuple[Check, Check]] = {
    f.CHOOSE_PLACES: (number(0, 10), NOTHING),
    f.DEAL: (number(1, 7), NOTHING),
    f.REFILL: (number(1, 10), NOTHING),
    f.TURN: (number(0, m.END), number(0, 1)),
    f.WINDOW: (number(1, 8), all_or_one),
    f.HUNTING: (number(1, ALL_TOKENS), number(0, 1)),
    f.AFTER_REVEAL: (number(1, 3), NOTHING),
    f.RECKONING: (number(0, 2), arrival),
    f.RESCUE_MOVE: (number(0, 10), NOTHING),
    f.DETOUR_TO: (explored, NOTHING),
    f.STRIKE_BACK: (number(0, 10), NOTHING),
    f.SETTLE: (number(1, 7), NOTHING),
    f.TURN_UP: (number(5, 9), NOTHING),
    f.ORDER: (a_hunted, NOTHING),
    f.SHELTER: (a_hunted, NOTHING),
    f.HEAL: (a_hunted, NOTHING),
    f.DISCARD: (a_hunted, number(0, 10)),
    f.REGAIN: (a_hunted, number(0, 3)),
    f.TELEPATHY: (a_hunted, NOTHING),
    f.PHOBIA: (a_hunted, NOTHING),
    f.VORTEX: (a_hunted, NOTHING),
    f.DOUBLE_BACK: (a_hunted, NOTHING),
    f.ANSWER: (a_hunted, number(1, ALL_SLOTS)),
    f.RESOLVE: (a_place, NOTHING),
    f.RECYCLE_OR_COPY: (a_place, A_POWER),
    f.COPY: (a_place, number(0, SURVIVAL_CARDS - 1)),
    f.SOURCE: (a_place, A_POWER),
    f.ARCHIPELAGO: (a_place, number(0, 10)),
    f.MYCELIUM: (a_place, mycelium),
    f.ACQUIRE: (a_place, NOTHING),
    f.MAZE: (a_place, NOTHING),
    f.MAZE_LOOK: (a_place, number(0, 3)),
    f.MAZE_SET: (a_place, NOTHING),
    f.MAZE_USE: (a_place, laid_slot),
    f.MAZE_DROP: (a_place, NOTHING),
    f.PORTAL: (a_place, NOTHING),
    f.TAKE: (with_bit(f.NO_SELF), number(0, 127)),
    f.SCREAM: (NOTHING, some_hunted),
    f.TOXIN: (NOTHING, some_hunted),
    f.DISCARD_TOGETHER: (number(0, 10), some_hunted),
    f.DRAW: (with_bit(f.WHICH), number(0, 10)),
    f.MOVE_TOKEN: (a_seat, number(1, 7)),
    f.NAMING: (a_seat, number(0, 127)),
}
"""What the arguments of a kind of frame are; nothing for others."""


def stack_problems(s: Position) -> list[str]:
    """What is wrong with the stack of frames, the step and the phase."""
    kinds = any_stack.frame_kinds(s)
    for n, kind in enumerate(kinds):
        where = f"at.frames[{4 * n}]"
        if kinds[: n + 1] != SET_UP[: n + 1] and (n == 0 or kinds[n - 1] not in BELOW.get(kind, [])):
            return [f"{where}: the rules put no such frame there"]
        first, second = ARGUMENTS.get(kind, (NOTHING, NOTHING))
        wrong = first(s, int(s.frame_arg(n))) or second(s, int(s.frame_arg2(n)))
        if wrong:
            return [f"{where}: {wrong}"]
    if len(kinds) > 1:
        steps = [WINDOW_STEPS[int(s.frame_arg(1))]] if kinds[1] == f.WINDOW else STEPS[kinds[1]]
        if s.turn_step() not in steps:
            return ["at.frames[4]: not at this step of the turn"]
    return [*_phase(s), *_moment(s, kinds)] if kinds else []


def _phase(s: Position) -> list[str]:
    """The phase and the reveal fit the step."""
    step, started = int(s.turn_step()), s.turn > 0
    phase = 1 if step <= m.TO_PHASE_2 else 2 if step <= m.PICKS else 3 if step <= m.TO_PHASE_4 else 4
    if started != (step != m.BEGIN) or s.phase != (phase if started else 0):
        return [f"at.phase: does not fit step {step} of turn {s.turn}"]
    if bool(s.team & REVEALED) != (step > m.REVEALING):
        return ["at.team: the reveal does not fit the step of the turn"]
    return []


def _moment(s: Position, kinds: list[int]) -> list[str]:
    """What lies open only for a moment fits the stack."""
    looking = {f.MAZE_LOOK, f.MAZE_SET, f.MAZE_DROP}.intersection(kinds)
    if s.drawn and f.SHELTER not in kinds:
        return ["at.drawn: nobody chooses among drawn cards now"]
    if looking and s.maze_variant == 0:
        return ["at.frames: only the variant has a deck beside the Maze"]
    if s.maze_drawn and not looking:
        return ["at.maze_drawn: nobody looks at cards of the Maze now"]
    if f.BOARD_SIDE not in kinds and s.side == 0:
        return ["at.side: no side of the track board was picked"]
    if f.CHOOSE_PLACES not in kinds and s.place_at(0) == NONE:
        return ["at.place_at: there is no planet"]
    return []


def question_problems(s: Position) -> list[str]:
    """The top frame asks what the rules would ask, and what is sealed could be chosen."""
    if s.over or s.viewer != OPEN:
        return []
    sealed = [seat for seat in range(s.seats) if s.sealed(seat) != 0]
    if sealed and s.kind not in SEALING:
        return [f"at.sealed: seat {sealed[0]} has nothing to seal now"]
    for seat in sealed:
        if not s.allowed(seat, s.sealed(seat) - 1):
            return [f"at.sealed[{seat}]: that could not be chosen"]
    return any_stack.question_problems(s)
