"""The invariants of Nebula: what makes a position impossible."""

from __future__ import annotations

from orrery.games.nebula import frames, kinds
from orrery.games.nebula.kinds import COLOUR_IDS, MOST_SEATS, TRACK_START
from orrery.games.nebula.position import Position
from orrery.kernel.bits import bit, has, popcount
from orrery.kernel.sentinels import NONE
from orrery.kernel.state import State
from orrery.testing.stack import frame_kinds, question_problems

SET_UP = [
    frames.STARTING_STARS,
    frames.FIRST_PLAYER,
    frames.KEEP_GOAL,
    frames.DEAL,
    frames.ADVANCED_GOALS,
    frames.VALUE_STACKS,
    frames.COMMON_GOALS,
    frames.BRIGHT_STAR,
    frames.FILL,
]
"""The stack at the beginning, from the bottom; its steps are done from the top."""

TURNS = [
    [frames.TURN, frames.COLLECT],
    [frames.TURN, frames.CHAOS_KEEP],
    [frames.TURN, frames.CHAOS_KEEP, frames.CHAOS_DRAW],
    [frames.TURN, frames.PLACE],
    [frames.TURN, frames.PLACE, frames.PUSH],
    [frames.TURN, frames.PLACE, frames.PUSH, frames.BRIGHT_STAR],
    [frames.TURN, frames.PLACE, frames.BRIGHT_STAR],
    [frames.TURN, frames.FILL],
]
"""Every stack of a turn, from the bottom."""


def problems(s: State) -> list[str]:
    """Everything wrong with a position; nothing for a sound one."""
    assert isinstance(s, Position)
    return [
        *_stack(s),
        *_stars(s),
        *_galaxies(s),
        *_clusters(s),
        *_value_tokens(s),
        *_cards(s),
        *_kept_goals(s),
        *_claims(s),
    ]


def _stack(s: Position) -> list[str]:
    """The stack is one that the rules can build, and asks whom they would ask."""
    stack = frame_kinds(s)
    set_up = [kind for kind in SET_UP if s.full == 1 or kind not in (frames.ADVANCED_GOALS, frames.VALUE_STACKS)]
    if not stack or stack in TURNS:
        if not 0 <= s.first_player < s.seats:
            return ["at.first: nobody goes first"]
        if not 0 <= s.active < s.seats:
            return ["at.active: it is nobody's turn"]
        if stack and not 1 <= s.frame_arg(0) <= 4:
            return ["at.frames[2]: there is no such phase of a turn"]
    elif stack != set_up[: len(stack)]:
        return ["at.frames: the rules lead to no such stack"]
    return [] if not stack or stack[-1] == frames.KEEP_GOAL else question_problems(s)


def _stars(s: Position) -> list[str]:
    """No star is lost or made. Rules: N6."""
    wrong = []
    for kind in range(kinds.STAR_KINDS):
        count = s.bag(kind) + s.box(kind) + s.drawn(kind) + (s.bright == kind)
        for cluster in range(kinds.CLUSTERS):
            count += sum(s.cluster(cluster, cell) == kind for cell in range(kinds.MOST_CLUSTER_CELLS))
        for seat in range(MOST_SEATS):
            on_board = s.blacks(seat) if kind == kinds.BLACK else popcount(s.stars(seat, kind))
            count += s.stock(seat, kind) + on_board
        whole = kinds.BLACK_STARS if kind == kinds.BLACK else kinds.COLOURED_STARS
        if count != whole:
            wrong.append(f"at: {count} {COLOUR_IDS[kind]} stars in all, not {whole}")
    return wrong


def _galaxies(s: Position) -> list[str]:
    """Galaxies grow from the centre, and no two connected stars share a colour. Rules: N29, N58, N59, N60."""
    wrong = []
    galaxy = s.galaxy()
    for seat in range(MOST_SEATS):
        filled, union = s.filled(seat), 0
        for colour in range(kinds.COLOURS):
            cells = s.stars(seat, colour)
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
        if s.blacks(seat) > s.tables.black_cells:
            wrong.append(f"at.blacks: seat {seat} has more than its track holds")
        if seat >= s.seats and (filled or s.blacks(seat) or s.claims(seat)):
            wrong.append(f"at: there is no seat {seat}")
    return wrong


def _clusters(s: Position) -> list[str]:
    """Clocks and crescents stand at cells of their clusters, and stars lie in them; the token is on its track."""
    wrong = []
    for cluster in range(kinds.CLUSTERS):
        size = s.tables.cluster_size[cluster]
        if s.clock(cluster) >= size or s.crescent(cluster) >= size:
            wrong.append(f"at.clocks: cluster {cluster} has {size} cells")
        if any(s.cluster(cluster, cell) != NONE for cell in range(size, kinds.MOST_CLUSTER_CELLS)):
            wrong.append(f"at.clusters: cluster {cluster} has {size} cells")
    if s.black_token > s.tables.token_last:
        wrong.append("at.token: beyond the last space")
    return wrong


def _value_tokens(s: Position) -> list[str]:
    """Tokens lie on spaces of their tracks, those on one space one above the other. Rules: N76."""
    wrong = []
    first, last = s.tables.value_first, s.tables.value_last
    for track in range(kinds.TRACKS):
        stacks: dict[int, list[int]] = {}
        for token in range(TRACK_START[track], TRACK_START[track + 1]):
            if s.height(token) != NONE:
                stacks.setdefault(int(s.space(token)), []).append(int(s.height(token)))
        for space, heights in stacks.items():
            if sorted(heights) != list(range(len(heights))):
                wrong.append(f"at.height: track {track + 1}, space {space} is no stack")
            if not first <= space <= last:
                wrong.append(f"at.value: the spaces of track {track + 1} go from {first} to {last}")
    return wrong


def _cards(s: Position) -> list[str]:
    """Each card lies in one place. Rules: N22, N24, N25."""
    wrong = []
    piles = {
        "common": [s.common(slot) for slot in range(kinds.OPEN_GOALS)],
        "advanced": [s.advanced(slot) for slot in range(kinds.OPEN_GOALS)],
        "dealt": [s.dealt(seat, i) for seat in range(MOST_SEATS) for i in range(2)],
    }
    for name, cards in piles.items():
        known = [card for card in cards if card >= 0]
        if len(known) != len(set(known)):
            wrong.append(f"at.{name}: a card lies there twice")
    return wrong


def _kept_goals(s: Position) -> list[str]:
    """A goal that a seat keeps was dealt to it; choices are sealed only while goals are chosen. Rules: N25."""
    wrong = []
    for seat in range(MOST_SEATS):
        dealt = [s.dealt(seat, i) for i in range(2)]
        if s.kept(seat) >= 0 and min(dealt) >= 0 and s.kept(seat) not in dealt:
            wrong.append(f"at.kept: seat {seat} was not dealt that card")
        if s.sealed(seat) != 0 and (s.over or s.kind != frames.KEEP_GOAL):
            wrong.append(f"at.sealed: seat {seat} has nothing to seal now")
    return wrong


def _claims(s: Position) -> list[str]:
    """The top marker of a goal is of a seat that has marked it. Rules: N70."""
    wrong = []
    for slot in range(kinds.OPEN_GOALS):
        claimed = [seat for seat in range(MOST_SEATS) if has(s.claims(seat), slot)]
        if s.top_marker(slot) not in (claimed or [NONE]):
            wrong.append(f"at.on_top: goal {slot + 1} does not fit the claims")
    return wrong
