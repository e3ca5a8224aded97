"""What makes a position impossible: the checks a dump must pass before it is played."""

from __future__ import annotations

from orrery.games.nebula.kinds import COLOUR_IDS, TRACK_START
from orrery.games.nebula.layout import (
    ACTIVE,
    ADVANCED,
    BAG,
    BLACKS,
    BOX,
    BRIGHT,
    CLAIMS,
    CLOCK,
    CLUSTER,
    CLUSTER_ROOM,
    COMMON,
    CRESCENT,
    DEALT,
    DRAWN,
    FILLED,
    FIRST,
    FULL,
    HEIGHT,
    KEPT,
    MOST_SEATS,
    ON_TOP,
    STARS,
    STOCK,
    TOKEN,
    VALUE,
)
from orrery.games.nebula.position import (
    ADVANCED_GOALS,
    BRIGHT_STAR,
    CHAOS_DRAW,
    CHAOS_KEEP,
    COLLECT,
    COMMON_GOALS,
    DEAL,
    FILL,
    FIRST_PLAYER,
    KEEP_GOAL,
    PLACE,
    PUSH,
    STARTING_STARS,
    TURN,
    VALUE_STACKS,
    Position,
)
from orrery.kernel.bits import bit, popcount
from orrery.kernel.soundness import frame_kinds, question_problems, stack_problems
from orrery.kernel.state import ARG, FRAMES, KIND, NONE, SEALED, TOP

_SET_UP = [
    STARTING_STARS,
    FIRST_PLAYER,
    KEEP_GOAL,
    DEAL,
    ADVANCED_GOALS,
    VALUE_STACKS,
    COMMON_GOALS,
    BRIGHT_STAR,
    FILL,
]
_IN_A_TURN = [
    [TURN, COLLECT],
    [TURN, CHAOS_KEEP],
    [TURN, CHAOS_KEEP, CHAOS_DRAW],
    [TURN, PLACE],
    [TURN, PLACE, PUSH],
    [TURN, PLACE, PUSH, BRIGHT_STAR],
    [TURN, PLACE, BRIGHT_STAR],
    [TURN, FILL],
]


def find_problems(s: Position) -> list[str]:
    """Everything wrong with a position, nothing for a sound one."""
    wrong = stack_problems(s)
    if wrong:
        return wrong
    return [
        *_course(s),
        *_stars_conserved(s),
        *_galaxies(s),
        *_nebula_board(s),
        *_values_board(s),
        *_cards(s),
    ]


def _course(s: Position) -> list[str]:
    """The stack is one that the rules can build, and asks whom they would ask."""
    stack = frame_kinds(s)
    set_up = [k for k in _SET_UP if s.data[FULL] == 1 or k not in (ADVANCED_GOALS, VALUE_STACKS)]
    in_set_up = stack and stack == set_up[: len(stack)]
    if stack and not in_set_up and stack not in _IN_A_TURN:
        return ["at.frames: the rules lead to no such stack"]
    seats = range(s.seats)
    if not in_set_up and s.data[FIRST] not in seats:
        return ["at.first: nobody goes first"]
    if not in_set_up and s.data[ACTIVE] not in seats:
        return ["at.active: it is nobody's turn"]
    if stack and not in_set_up and not 1 <= s.data[FRAMES + ARG] <= 4:
        return ["at.frames[2]: there is no such phase of a turn"]
    return [] if not stack or stack[-1] == KEEP_GOAL else question_problems(s)


def _stars_conserved(s: Position) -> list[str]:
    """N6: no star is lost or made."""
    wrong = []
    for kind in range(7):
        count = int(s.data[BAG + kind] + s.data[BOX + kind] + s.data[DRAWN + kind])
        count += 1 if s.data[BRIGHT] == kind else 0
        for spot in range(CLUSTER, CLUSTER + 3 * CLUSTER_ROOM):
            count += 1 if s.data[spot] == kind else 0
        for seat in range(MOST_SEATS):
            count += int(s.data[STOCK + 7 * seat + kind])
            on_board = s.data[BLACKS + seat] if kind == 6 else popcount(s.data[STARS + 6 * seat + kind])
            count += int(on_board)
        whole = 30 if kind == 6 else 20
        if count != whole:
            wrong.append(f"at: {count} {COLOUR_IDS[kind]} stars in all, not {whole}")
    return wrong


def _galaxies(s: Position) -> list[str]:
    """N29, N58-N60: galaxies grow from the hub, and no two connected stars share a colour."""
    wrong = []
    galaxy = s.galaxy()
    for seat in range(MOST_SEATS):
        filled, union = int(s.data[FILLED + seat]), 0
        for colour in range(6):
            cells = int(s.data[STARS + 6 * seat + colour])
            if cells & union:
                wrong.append(f"at.stars: seat {seat} has two stars in one cell")
            if galaxy.around(cells) & cells:
                wrong.append(f"at.stars: seat {seat} has connected {COLOUR_IDS[colour]} stars")
            union |= cells
        if filled & ~galaxy.cells:
            wrong.append(f"at.filled: seat {seat} has stars beside the board")
        if union != filled:
            wrong.append(f"at.filled: does not fit the stars of seat {seat}")
        reached, grown = 0, filled & bit(galaxy.hub)
        while grown != reached:
            reached = grown
            grown |= galaxy.around(reached) & filled
        if reached != filled:
            wrong.append(f"at.filled: seat {seat} has stars not joined to the centre")
        if s.data[BLACKS + seat] > s.tables.black_cells:
            wrong.append(f"at.blacks: seat {seat} has more than its track holds")
        if seat >= s.seats and (filled or s.data[BLACKS + seat] or s.data[CLAIMS + seat]):
            wrong.append(f"at: there is no seat {seat}")
    return wrong


def _nebula_board(s: Position) -> list[str]:
    """Clocks and crescents stand at cells; nothing lies outside the clusters."""
    wrong = []
    for cluster in range(3):
        size = s.tables.cluster_size[cluster]
        if s.data[CLOCK + cluster] >= size or s.data[CRESCENT + cluster] >= size:
            wrong.append(f"at.clocks: cluster {cluster} has {size} cells")
        for cell in range(size, CLUSTER_ROOM):
            if s.data[CLUSTER + cluster * CLUSTER_ROOM + cell] != NONE:
                wrong.append(f"at.clusters: cluster {cluster} has {size} cells")
    if s.data[TOKEN] > s.tables.token_last:
        wrong.append("at.token: beyond the last space")
    return wrong


def _values_board(s: Position) -> list[str]:
    """Tokens on one space lie one above the other."""
    wrong = []
    for track in range(3):
        for space in range(51):
            heights = []
            for token in range(TRACK_START[track], TRACK_START[track + 1]):
                if s.data[VALUE + token] == space and s.data[HEIGHT + token] != NONE:
                    heights.append(int(s.data[HEIGHT + token]))
            if sorted(heights) != list(range(len(heights))):
                wrong.append(f"at.height: track {track + 1}, space {space} is no stack")
            if heights and not s.tables.value_first <= space <= s.tables.value_last:
                ends = f"{s.tables.value_first} to {s.tables.value_last}"
                wrong.append(f"at.value: the spaces of track {track + 1} go from {ends}")
    return wrong


def _cards(s: Position) -> list[str]:
    """Each card lies in one place; a kept goal was dealt; a top marker was claimed."""
    wrong = []
    for name, spot, count in (("common", COMMON, 4), ("advanced", ADVANCED, 4), ("dealt", DEALT, 8)):
        known = [int(s.data[spot + i]) for i in range(count) if s.data[spot + i] >= 0]
        if len(known) != len(set(known)):
            wrong.append(f"at.{name}: a card lies there twice")
    for seat in range(MOST_SEATS):
        dealt = [int(s.data[DEALT + 2 * seat + i]) for i in range(2)]
        if s.data[KEPT + seat] >= 0 and min(dealt) >= 0 and s.data[KEPT + seat] not in dealt:
            wrong.append(f"at.kept: seat {seat} was not dealt that card")
        if s.data[SEALED + seat] != 0 and s.data[s.data[TOP] + KIND] != KEEP_GOAL:
            wrong.append(f"at.sealed: seat {seat} has nothing to seal now")
    for slot in range(4):
        seat = int(s.data[ON_TOP + slot])
        claimed = [i for i in range(MOST_SEATS) if s.data[CLAIMS + i] >> slot & 1]
        if bool(claimed) != (seat != NONE) or (claimed and seat not in claimed):
            wrong.append(f"at.on_top: goal {slot + 1} does not fit the claims")
    return wrong
