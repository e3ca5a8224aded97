"""Whether a stack of frames is one the rules can build, with arguments they could give it."""

from __future__ import annotations

from orrery.games.notalone import moments as m
from orrery.games.notalone import position as p
from orrery.games.notalone.kinds import ALL_SLOTS, ALL_TOKENS, REVEALED, SURVIVAL_CARDS
from orrery.games.notalone.layout import (
    CREATURE,
    DRAWN,
    MAZE_DRAWN,
    MAZE_VARIANT,
    PHASE,
    PLACE_AT,
    SIDE,
    SPOT,
    TEAM,
    TURN_NUMBER,
)
from orrery.games.notalone.position import Position
from orrery.kernel.soundness import frame_kinds
from orrery.kernel.state import ARG, ARG2, FRAME, FRAMES, KIND, NONE, TOP

_POWER = [p.STEP, p.MAZE_DROP]
_CARDS = [p.HUNTING, p.WINDOW]

_ABOVE: dict[int, list[int]] = {
    p.NAME_THE_CREATURE: [p.CHOOSE_PLACES],
    p.CHOOSE_PLACES: [p.BOARD_SIDE],
    p.BOARD_SIDE: [p.DEAL],
    p.DEAL: [p.REFILL],
    p.REFILL: [p.TURN, p.BURYING],
    p.BURYING: [p.TURN],
    p.WINDOW: [p.TURN, p.STEP, p.MAZE_DROP, p.ARCHIPELAGO],
    p.CHOOSE: [p.TURN],
    p.HUNTING: [p.TURN, p.WINDOW],
    p.PICKING: [p.TURN],
    p.AFTER_REVEAL: [p.TURN],
    p.STEP: [p.TURN],
    p.ORDER: [p.STEP],
    p.RESOLVE: [p.STEP],
    p.RECYCLE_OR_COPY_FRAME: _POWER,
    p.COPYING: [p.STEP],
    p.TAKE: [*_POWER, p.WINDOW, p.NAMING, p.TURN, p.TAKE],
    p.DISCARDING: [*_CARDS, p.STEP, p.TOXIN],
    p.SCREAM: [p.STEP, p.TOXIN],
    p.TOXIN: [p.STEP],
    p.NAMING: [*_CARDS, *_POWER],
    p.DRAWING: [p.DEAL, p.WINDOW, p.SHELTERING],
    p.SHELTERING: [p.WINDOW],
    p.SOURCE: _POWER,
    p.HEALING: [p.ARCHIPELAGO],
    p.ARCHIPELAGO: _POWER,
    p.MYCELIUM: _POWER,
    p.ACQUIRING: _POWER,
    p.MAZE: [p.STEP],
    p.TURNING_UP: [p.MAZE_USE],
    p.MAZE_LOOK: [p.MAZE_SET],
    p.MAZE_SET: [p.STEP],
    p.MAZE_USE: _POWER,
    p.MAZE_DROP: [p.STEP],
    p.PORTAL: _POWER,
    p.REGAIN: [*_POWER, p.WINDOW, p.ARCHIPELAGO, p.SETTLING],
    p.RESCUE_MOVE: [*_POWER, p.WINDOW, p.TURN, p.SCREAM, p.TOXIN],
    p.VOTE: [p.RESCUE_MOVE],
    p.MOVING: [p.WINDOW],
    p.DETOUR: [p.WINDOW],
    p.DETOUR_TO: [p.WINDOW],
    p.TELEPATHY: _CARDS,
    p.TELLING: _CARDS,
    p.PHOBIA: _CARDS,
    p.FORBIDDEN: [*_CARDS, p.STEP, p.TOXIN],
    p.VORTEX: [p.WINDOW],
    p.STRIKE: [p.WINDOW],
    p.CATACLYSM: [p.WINDOW],
    p.DOUBLING_BACK: [p.WINDOW],
    p.SETTLING: [p.TURN],
}
"""What each kind of frame may stand on."""

_STEPS: dict[int, list[int]] = {
    p.REFILL: [m.BEGIN, m.REFILLED],
    p.BURYING: [m.REFILLED],
    p.CHOOSE: [m.CHOSEN],
    p.HUNTING: [m.PLACING],
    p.PICKING: [m.REVEALING],
    p.AFTER_REVEAL: [m.REVEAL_WINDOW],
    p.STEP: [m.TARGET_WINDOW, m.TARGET_STEP, m.ARTEMIA_WINDOW, m.ARTEMIA_STEP, m.CREATURE_WINDOW],
    p.TAKE: [m.HUNT_DISCARDS],
    p.RESCUE_MOVE: [m.RESCUE_COMES],
    p.SETTLING: [m.TO_PHASE_4],
}
"""At which step of the turn, the next one counted, a frame may stand right on it."""

_WINDOW_STEPS = {
    m.FIRST_OF_PHASE_1: m.CHOOSING,
    m.SECOND_OF_PHASE_1: m.TO_PHASE_2,
    m.IN_PHASE_2: m.PICKS,
    m.AFTER_THE_REVEAL: m.FREE_PLACES,
    m.BEFORE_TARGET: m.FREED_PLACES,
    m.BEFORE_ARTEMIA: m.FREED_AGAIN,
    m.BEFORE_CREATURE: m.CREATURE_STEP,
    m.IN_PHASE_4: m.DISCARDS,
}

_A_SEAT = [p.ORDER, p.SHELTERING, p.HEALING, p.DISCARDING, p.REGAIN, p.TELEPATHY, p.PHOBIA]
_A_SEAT += [p.VORTEX, p.DOUBLING_BACK, p.TELLING]
_A_PLACE = [p.RESOLVE, p.RECYCLE_OR_COPY_FRAME, p.COPYING, p.SOURCE, p.ARCHIPELAGO, p.MYCELIUM, p.ACQUIRING]
_A_PLACE += [p.MAZE, p.MAZE_LOOK, p.MAZE_SET, p.MAZE_USE, p.MAZE_DROP, p.PORTAL, p.TAKE]
_LIMITS: dict[int, tuple[int, int, int, int]] = {
    p.CHOOSE_PLACES: (0, 10, 0, 0),
    p.DEAL: (1, 7, 0, 0),
    p.REFILL: (1, 10, 0, 0),
    p.TURN: (0, m.END, 0, 1),
    p.WINDOW: (1, 8, 1, 127),
    p.HUNTING: (1, ALL_TOKENS, 0, 1),
    p.AFTER_REVEAL: (1, 3, 0, 0),
    p.STEP: (0, 2, 0, 14),
    p.RESCUE_MOVE: (0, 10, 0, 0),
    p.DETOUR_TO: (0, 13, 0, 0),
    p.STRIKE: (0, 10, 0, 0),
    p.SETTLING: (1, 7, 0, 0),
    p.TURNING_UP: (5, 9, 0, 0),
}
"""The least and most of ARG and ARG2 where they are plain numbers."""

_SECOND: dict[int, tuple[int, int]] = {
    p.RECYCLE_OR_COPY_FRAME: (0, 19),
    p.COPYING: (0, SURVIVAL_CARDS - 1),
    p.TAKE: (0, 127),
    p.DISCARDING: (0, 10),
    p.REGAIN: (0, 3),
    p.SOURCE: (0, 19),
    p.ARCHIPELAGO: (0, 10),
    p.MYCELIUM: (0, 20 * 32),
    p.MAZE_LOOK: (0, 3),
    p.MAZE_USE: (5, 9),
    p.TELLING: (1, ALL_SLOTS),
}
"""The least and most of ARG2 of frames that belong to a Hunted."""


def course_problems(s: Position) -> list[str]:
    """What is wrong with the stack of frames, the step and the phase."""
    at = s.data
    below = p.TURN
    for spot in range(FRAMES, int(at[TOP]) + 1, FRAME):
        kind = int(at[spot + KIND])
        where = f"at.frames[{spot - FRAMES}]"
        if spot > FRAMES and below not in _ABOVE.get(kind, []):
            return [f"{where}: the rules put no such frame there"]
        wrong = _arguments(s, kind, int(at[spot + ARG]), int(at[spot + ARG2]))
        if wrong:
            return [f"{where}: {wrong}"]
        if spot == FRAMES + FRAME and not _fits_the_step(s, kind, int(at[spot + ARG])):
            return [f"{where}: not at this step of the turn"]
        below = kind
    return _phase(s) if at[TOP] else []


def _is_hunted(s: Position, seat: int) -> bool:
    return 0 <= seat < s.seats and seat != s.data[CREATURE]


def _arguments(s: Position, kind: int, arg: int, arg2: int) -> str:
    """What is wrong with a frame's arguments, nothing if they are sound."""
    if kind in _LIMITS:
        low, high, low2, high2 = _LIMITS[kind]
        if not (low <= arg <= high and low2 <= arg2 <= high2):
            return "its arguments are out of bounds"
        spot = arg if kind == p.DETOUR_TO else arg2 - 1 if kind == p.STEP else -1
        if spot >= 0 and (not _is_hunted(s, spot // 2) or s.data[SPOT + spot] == NONE):
            return "nobody stands there"
        if kind == p.WINDOW and arg2 != 127 and arg2.bit_count() != 1:
            return "a window is for all or for one"
        return ""
    if kind in _A_SEAT or kind in _A_PLACE:
        seat = arg & 7
        if arg < 0 or arg > (31 if kind in _A_PLACE else 7) or not _is_hunted(s, seat):
            return "belongs to no Hunted"
        if kind in _A_PLACE and kind != p.TAKE and s.data[SPOT + 2 * seat + (arg >> 3 & 1)] == NONE:
            return "that Hunted explores no such place"
        low2, high2 = _SECOND.get(kind, (0, 0))
        return _second(s, kind, arg2) if low2 <= arg2 <= high2 else "its second argument is out of bounds"
    if kind in (p.SCREAM, p.TOXIN, p.FORBIDDEN):
        most = 10 if kind == p.FORBIDDEN else 0
        return "" if 0 <= arg <= most and arg2 > 0 and arg2 & ~int(s.all_hunted()) == 0 else "concerns no Hunted"
    if kind == p.DRAWING:
        return "" if 0 <= arg < 16 and _is_hunted(s, arg & 7) and 0 <= arg2 <= 10 else "nobody draws so"
    if kind == p.MOVING:
        return "" if 0 <= arg < s.seats and 0 < arg2 <= 7 else "nobody moves a token so"
    if kind == p.NAMING:
        return "" if 0 <= arg < s.seats and 0 <= arg2 < 128 else "nobody names anybody so"
    return "" if arg == 0 and arg2 == 0 else "takes no arguments"


def _second(s: Position, kind: int, arg2: int) -> str:
    if kind == p.MAZE_USE and s.data[PLACE_AT + arg2] == NONE and not _turning_up(s):
        return "no place lies there"
    if kind == p.MYCELIUM and arg2 % 32 > 19:
        return "there is no such place"
    return ""


def _turning_up(s: Position) -> bool:
    return bool(s.data[s.data[TOP] + KIND] == p.TURNING_UP)


def _fits_the_step(s: Position, kind: int, arg: int) -> bool:
    step = int(s.data[FRAMES + ARG])
    if kind == p.WINDOW:
        return _WINDOW_STEPS[arg] == step
    return step in _STEPS[kind]


def _phase(s: Position) -> list[str]:
    """The phase, the reveal, and what lies open only for a moment fit the step."""
    at = s.data
    step, started = int(at[FRAMES + ARG]), at[TURN_NUMBER] > 0
    phase = 1 if step <= m.TO_PHASE_2 else 2 if step <= m.PICKS else 3 if step <= m.TO_PHASE_4 else 4
    if step == m.BEGIN or not started:
        if started or step != m.BEGIN or at[PHASE] != 0:
            return ["at.turn: a turn that has begun is at one of its steps"]
    elif at[PHASE] != phase:
        return [f"at.phase: step {step} belongs to phase {phase}"]
    if bool(at[TEAM] & REVEALED) != (step > m.REVEALING):
        return ["at.team: the reveal does not fit the step of the turn"]
    kinds = frame_kinds(s)
    if at[DRAWN] and p.SHELTERING not in kinds:
        return ["at.drawn: nobody chooses among drawn cards now"]
    looking = [k for k in kinds if k in (p.MAZE_LOOK, p.MAZE_SET, p.MAZE_DROP)]
    if bool(looking) and at[MAZE_VARIANT] == 0:
        return ["at.frames: only the variant has a deck beside the Maze"]
    if at[MAZE_DRAWN] and not looking:
        return ["at.maze_drawn: nobody looks at cards of the Maze now"]
    if p.BOARD_SIDE not in kinds and at[SIDE] == 0:
        return ["at.side: no side of the track board was picked"]
    if p.CHOOSE_PLACES not in kinds and at[PLACE_AT] == NONE:
        return ["at.place_at: there is no planet"]
    return []
