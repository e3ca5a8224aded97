"""Set-up (N13-N28), in the printed order (Q55)."""

from __future__ import annotations

from orrery.games.nebula.actions import (
    DEAL_CARD,
    KEEP_CARD,
    LAY_ADVANCED,
    LAY_COMMON,
    NAME_FIRST,
    STACK_TOKEN,
)
from orrery.games.nebula.bag import something_drawable
from orrery.games.nebula.kinds import COLOUR_IDS, TRACK_START
from orrery.games.nebula.layout import (
    ACTIVE,
    ADVANCED,
    BAG,
    BOX,
    BRIGHT,
    BRIGHT_GOES,
    CLOCK,
    COMMON,
    CRESCENT,
    DEALT,
    FIRST,
    FIRST_CHOSEN,
    FULL,
    HEIGHT,
    KEPT,
    MATCH_BY_MOMENT,
    MATCHING,
    STOCK,
    VALUE,
    VALUES_FIXED,
)
from orrery.games.nebula.position import (
    ADVANCED_GOALS,
    BRIGHT_STAR,
    COMMON_GOALS,
    DEAL,
    FILL,
    FIRST_PLAYER,
    KEEP_GOAL,
    STARTING_STARS,
    TURN,
    VALUE_STACKS,
    Position,
)
from orrery.games.nebula.values import track_of
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit
from orrery.kernel.errors import Hidden
from orrery.kernel.state import ARG, ARG2, ASK_NATURE, NONE, SEATS, TOP, UNKNOWN


def set_up(s: Position) -> None:
    """Fill bag and box (N15, N16), set clocks and crescents (N18, N19) and stack the steps, the first on top."""
    seats: i64 = s.data[SEATS]
    for colour in range(6):
        s.data[BAG + colour] = 20
    s.data[BAG + 6] = s.tables.black_in_bag[seats]
    s.data[BOX + 6] = 30 - s.data[BAG + 6]
    for cluster in range(3):
        s.data[CLOCK + cluster] = s.tables.cluster_start[cluster]
        s.data[CRESCENT + cluster] = s.tables.cluster_start[cluster]
    s.push(STARTING_STARS)
    s.push(FIRST_PLAYER)
    s.push(KEEP_GOAL)
    s.push(DEAL)
    if s.data[FULL] == 1:
        s.push(ADVANCED_GOALS)
        s.push(VALUE_STACKS)
    s.push(COMMON_GOALS)
    s.push(BRIGHT_STAR)
    s.push(FILL, 7)
    s.advance()


# The bright star (N20, N64, N65).


def enter_bright_star(s: Position) -> None:
    """Draw a star for the middle of the nebula board; if none can be, the old one stays or, by option, goes (Q20)."""
    if something_drawable(s):
        s.ask(ASK_NATURE)
        return
    if s.data[BRIGHT_GOES] == 1 and s.data[BRIGHT] != NONE:
        s.data[BOX + s.data[BRIGHT]] += 1
        _set_bright_star(s, NONE)
        if s.events is not None:
            s.emit("nebula-bright-gone", {})
    s.pop()


def _set_bright_star(s: Position, kind: i64) -> None:
    """Put a star, or none, in the middle; by option it is the one to match from now on (Q11)."""
    s.data[BRIGHT] = kind
    if s.data[MATCH_BY_MOMENT] == 1 and s.data[ACTIVE] != NONE:
        s.data[MATCHING] = kind


def draw_bright_star(s: Position, kind: i64) -> None:
    """N20, N64: the old bright star goes to the box, the new one takes its place."""
    old: i64 = s.data[BRIGHT]
    if old != NONE:
        s.data[BOX + old] += 1
    s.data[BAG + kind] -= 1
    _set_bright_star(s, kind)
    if s.events is not None:
        s.emit("nebula-bright", {"star": COLOUR_IDS[kind]})
    s.pop()


# Goals on the table (N22, N24).


def list_cards_not_among(s: Position, first_action: i64, cards: i64, spot: i64, taken: i64) -> i64:
    """List the cards nature can turn up: those not among the `taken` ones at `spot`."""
    gone: i64 = 0
    i: i64 = 0
    while i < taken:
        if s.data[spot + i] >= 0:
            gone |= bit(s.data[spot + i])
        i += 1
    n: i64 = 0
    card: i64 = 0
    while card < cards:
        if not gone >> card & 1:
            s.buffer.actions[n] = first_action + card
            s.buffer.weights[n] = 1
            n += 1
        card += 1
    return n


def is_among(s: Position, card: i64, spot: i64, count: i64) -> bool:
    """Whether a card is one of `count` at `spot`."""
    i: i64 = 0
    while i < count:
        if s.data[spot + i] == card:
            return True
        i += 1
    return False


def enter_goals(s: Position) -> None:
    """N22, N24: turn up cards until four lie open."""
    if s.data[s.data[TOP] + ARG] == 4:
        s.pop()
    else:
        s.ask(ASK_NATURE)


def lay_common(s: Position, card: i64) -> None:
    """N22: a common goal face up."""
    _lay(s, COMMON, card)
    if s.events is not None:
        s.emit("nebula-common", {"goal": s.tables.common_ids[card]})


def lay_advanced(s: Position, card: i64) -> None:
    """N24, Q56: an advanced goal face up in the next slot."""
    _lay(s, ADVANCED, card)
    if s.events is not None:
        s.emit("nebula-advanced", {"goal": s.tables.advanced_ids[card]})


def _lay(s: Position, spot: i64, card: i64) -> None:
    top: i64 = s.data[TOP]
    s.data[spot + s.data[top + ARG]] = card
    s.data[top + ARG] += 1
    s.ask(0)


# The values board (N23, Q6).


def enter_value_stacks(s: Position) -> None:
    """Lay each token on its start space: in the order the content gives, or by option in random order."""
    top: i64 = s.data[TOP]
    if s.data[VALUES_FIXED] == 1:
        for token in s.tables.value_order:
            _lay_token(s, token)
        s.pop()
        return
    while s.data[top + ARG] < 3 and _laid(s, s.data[top + ARG]) == track_size(s.data[top + ARG]):
        s.data[top + ARG] += 1
    if s.data[top + ARG] == 3:
        s.pop()
    else:
        s.ask(ASK_NATURE)


def track_size(track: i64) -> i64:
    """How many tokens a track has."""
    return 6 if track == 0 else 4


def _laid(s: Position, track: i64) -> i64:
    count: i64 = 0
    first: i64 = 0 if track == 0 else 2 + 4 * track
    token: i64 = first
    while token < first + track_size(track):
        if s.data[HEIGHT + token] != NONE:
            count += 1
        token += 1
    return count


def list_tokens_to_stack(s: Position) -> i64:
    """The tokens of the current track that are not on the board yet."""
    n: i64 = 0
    token: i64 = 0
    while token < 14:
        if may_stack(s, token):
            s.buffer.actions[n] = STACK_TOKEN + token
            s.buffer.weights[n] = 1
            n += 1
        token += 1
    return n


def may_stack(s: Position, token: i64) -> bool:
    """Whether a token is one of the current track and not on the board yet."""
    track: i64 = s.data[s.data[TOP] + ARG]
    first: i64 = 0 if track == 0 else 2 + 4 * track
    return first <= token < first + track_size(track) and s.data[HEIGHT + token] == NONE


def _lay_token(s: Position, token: i64) -> None:
    """N23, N76: a token goes to its start space, on top of those of its track that lie there."""
    space: i64 = s.tables.value_start[token]
    track: i64 = track_of(token)
    height: i64 = 0
    other: i64 = TRACK_START[track]
    while other < TRACK_START[track + 1]:
        if s.data[HEIGHT + other] != NONE and s.data[VALUE + other] == space:
            height += 1
        other += 1
    s.data[VALUE + token] = space
    s.data[HEIGHT + token] = height


def stack_token(s: Position, token: i64) -> None:
    """Q6: nature lays the next token of the track."""
    _lay_token(s, token)
    if s.events is not None:
        s.emit("nebula-stacked", {"token": s.tables.token_ids[token]})
    s.ask(0)


# Personal goals (N25).


def enter_deal(s: Position) -> None:
    """N25: two cards to each player."""
    if s.data[s.data[TOP] + ARG] == 2 * s.data[SEATS]:
        s.pop()
    else:
        s.ask(ASK_NATURE)


def deal_card(s: Position, card: i64) -> None:
    """N25: a card face down to the next player; only that player sees it."""
    top: i64 = s.data[TOP]
    number: i64 = s.data[top + ARG]
    s.data[DEALT + number] = card
    s.data[top + ARG] = number + 1
    if s.events is not None:
        seat: i64 = number // 2
        s.emit("nebula-dealt", {"seat": int(seat)})
        s.emit(
            "nebula-dealt-card",
            {"seat": int(seat), "goal": s.tables.personal_ids[card]},
            bit(seat),
        )
    s.ask(0)


def enter_keep_goal(s: Position) -> None:
    """N25: all players choose at the same time."""
    s.ask(bit(s.data[SEATS]) - 1)


def list_goals_to_keep(s: Position, seat: i64) -> i64:
    """The two cards a player was dealt."""
    for i in range(2):
        card: i64 = s.data[DEALT + 2 * seat + i]
        if card == UNKNOWN:
            raise Hidden(f"the personal goals of seat {seat} are hidden from this viewer")
        s.buffer.actions[i] = KEEP_CARD + card
    return 2


def keep_goal(s: Position, seat: i64, action: i64) -> None:
    """N25, Q55: sealed; when all have chosen, each keeps its card and the others leave the game unseen."""
    complete = s.seal(seat, action)
    if s.events is not None:
        s.emit("nebula-chose", {"seat": int(seat)})
        goal = s.tables.personal_ids[action - KEEP_CARD]
        s.emit("nebula-chose-card", {"seat": int(seat), "goal": goal}, bit(seat))
    if complete:
        each: i64 = 0
        while each < s.data[SEATS]:
            s.data[KEPT + each] = s.unseal(each) - KEEP_CARD
            each += 1
        s.pop()


# The first player and the starting stars (N26, N27).


def enter_first_player(s: Position) -> None:
    """N26, Q35: nature names the first player, or the host has."""
    if s.data[FIRST_CHOSEN] == NONE:
        s.ask(ASK_NATURE)
    else:
        name_first(s, s.data[FIRST_CHOSEN])


def name_first(s: Position, seat: i64) -> None:
    """N26: this player takes the first-player token."""
    s.data[FIRST] = seat
    if s.events is not None:
        s.emit("nebula-first", {"seat": int(seat)})
    s.pop()


def enter_starting_stars(s: Position) -> None:
    """N27: none, one, two, three stars clockwise from the first player; then the first turn begins."""
    top: i64 = s.data[TOP]
    while s.data[top + ARG] < s.data[SEATS]:
        if s.data[top + ARG2] < s.tables.starting_stars[s.data[top + ARG]] and something_drawable(s):
            s.ask(ASK_NATURE)
            return
        s.data[top + ARG] += 1
        s.data[top + ARG2] = 0
    s.pop()
    s.data[ACTIVE] = s.data[FIRST]
    s.push(TURN)
    if s.events is not None:
        s.emit("nebula-round", {"round": 1})


def draw_starting_star(s: Position, kind: i64) -> None:
    """N27, N28: a star from the bag into a player's observation area."""
    top: i64 = s.data[TOP]
    seat: i64 = (s.data[FIRST] + s.data[top + ARG]) % s.data[SEATS]
    s.data[BAG + kind] -= 1
    s.data[STOCK + 7 * seat + kind] += 1
    s.data[top + ARG2] += 1
    if s.events is not None:
        s.emit("nebula-starting", {"seat": int(seat), "star": COLOUR_IDS[kind]})
    s.ask(0)


def may_turn_up(s: Position, kind: i64, action: i64) -> bool:
    """Whether nature can take an action in one of the set-up's own steps."""
    if kind == COMMON_GOALS:
        card: i64 = action - LAY_COMMON
        return 0 <= card < 20 and not is_among(s, card, COMMON, 4)
    if kind == ADVANCED_GOALS:
        card = action - LAY_ADVANCED
        return 0 <= card < 30 and not is_among(s, card, ADVANCED, 4)
    if kind == DEAL:
        card = action - DEAL_CARD
        return 0 <= card < 20 and not is_among(s, card, DEALT, 2 * s.data[SEATS])
    if kind == VALUE_STACKS:
        token: i64 = action - STACK_TOKEN
        return 0 <= token < 14 and may_stack(s, token)
    seat: i64 = action - NAME_FIRST
    return 0 <= seat < s.data[SEATS]
