"""Set-up (N13-N28), in the printed order (Q55)."""

from __future__ import annotations

from orrery.games.nebula.actions import DEAL_CARD, DRAW, KEEP_CARD, LAY_ADVANCED, LAY_COMMON, NAME_FIRST, STACK_TOKEN
from orrery.games.nebula.bag import DrawStep
from orrery.games.nebula.frames import (
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
)
from orrery.games.nebula.kinds import (
    ADVANCED_CARDS,
    BLACK,
    BLACK_STARS,
    CLUSTERS,
    COLOUR_IDS,
    COLOURED_STARS,
    COLOURS,
    COMMON_CARDS,
    OPEN_GOALS,
    PERSONAL_CARDS,
    TRACK_START,
    TRACKS,
)
from orrery.games.nebula.position import Position
from orrery.games.nebula.reasons import GOAL_NOT_DEALT, KEEP_GOAL_FIRST
from orrery.games.nebula.values import track_of
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, low_bits
from orrery.kernel.errors import Hidden
from orrery.kernel.sentinels import NATURE, NONE, UNKNOWN
from orrery.kernel.step import ALLOWED, Actions, SeatStep, SetStep, Step


def set_up(s: Position) -> None:
    """Fill bag and box, set clocks and crescents, and stack the steps of the set-up, the first on top.

    Rules: N15, N16, N18, N19
    """
    for colour in range(COLOURS):
        s.set_bag(colour, COLOURED_STARS)
    s.set_bag(BLACK, s.tables.black_in_bag[s.seats])
    s.set_box(BLACK, BLACK_STARS - s.bag(BLACK))
    for cluster in range(CLUSTERS):
        s.set_clock(cluster, s.tables.cluster_start[cluster])
        s.set_crescent(cluster, s.tables.cluster_start[cluster])
    s.push(STARTING_STARS)
    s.push(FIRST_PLAYER)
    s.push(KEEP_GOAL)
    s.push(DEAL)
    if s.full == 1:
        s.push(ADVANCED_GOALS)
        s.push(VALUE_STACKS)
    s.push(COMMON_GOALS)
    s.push(BRIGHT_STAR)
    s.push(FILL, low_bits(CLUSTERS))
    s.advance()


class DrawBrightStar(DrawStep):
    """Nature draws the star in the middle of the nebula board, of another kind than the last, which goes to the box.

    Rules: N20, N64, N65, Q12, Q20, Q50
    """

    def enter(self, s: Position) -> None:
        """If none can be drawn, the old bright star stays or, by option, goes."""
        if self.can_draw(s):
            s.ask_seat(NATURE)
            return
        if s.bright_goes == 1 and s.bright != NONE:
            s.add_box(s.bright, 1)
            set_bright_star(s, NONE)
            if s.events is not None:
                s.emit("nebula-bright-gone", {})
        s.pop()

    def drawable(self, s: Position, kind: i64) -> bool:
        """Another kind than the last; by option not black."""
        return s.bag(kind) > 0 and kind != s.bright and not (kind == BLACK and s.bright_never_black == 1)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Put the new bright star in the place of the old one."""
        kind: i64 = action - DRAW
        if s.bright != NONE:
            s.add_box(s.bright, 1)
        s.add_bag(kind, -1)
        set_bright_star(s, kind)
        if s.events is not None:
            s.emit("nebula-bright", {"star": COLOUR_IDS[kind]})
        s.pop()


def set_bright_star(s: Position, kind: i64) -> None:
    """Put a star, or none, in the middle; by option it is the one to match from now on. Rules: Q11."""
    s.bright = kind
    if s.match_by_moment == 1 and s.active != NONE:
        s.matching = kind


class LayGoals(SetStep[Position]):
    """Turn up four goals; the first argument counts them."""

    def enter(self, s: Position) -> None:
        """Until four lie open."""
        if s.arg == OPEN_GOALS:
            s.pop()
        else:
            s.ask_seat(NATURE)


class LayCommonGoals(LayGoals):
    """Turn up four common goals.

    Rules: N22
    """

    def choices(self, s: Position, seat: i64) -> i64:
        """Any card that does not lie open."""
        cards: i64 = low_bits(COMMON_CARDS)
        for slot in range(s.arg):
            if s.common(slot) >= 0:
                cards &= ~bit(s.common(slot))
        return cards

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Lay the card in the next slot."""
        card: i64 = action - LAY_COMMON
        s.set_common(s.arg, card)
        s.arg += 1
        s.ask_again()
        if s.events is not None:
            s.emit("nebula-common", {"goal": s.tables.common_ids[card]})


class StackTokens(SetStep[Position]):
    """Lay the value tokens on their start spaces, by option in random order; the first argument is the track.

    Rules: N23, Q6
    """

    def enter(self, s: Position) -> None:
        """Lay all in the order of the content, or ask nature for the next of each track."""
        if s.values_fixed == 1:
            for token in s.tables.value_order:
                lay_token(s, token)
            s.pop()
            return
        while s.arg < TRACKS and self.choices(s, NATURE) == 0:
            s.arg += 1
        if s.arg == TRACKS:
            s.pop()
        else:
            s.ask_seat(NATURE)

    def choices(self, s: Position, seat: i64) -> i64:
        """The tokens of the current track that are not on the board yet."""
        tokens: i64 = 0
        for token in range(TRACK_START[s.arg], TRACK_START[s.arg + 1]):
            if s.height(token) == NONE:
                tokens |= bit(token)
        return tokens

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Lay the token."""
        token: i64 = action - STACK_TOKEN
        lay_token(s, token)
        if s.events is not None:
            s.emit("nebula-stacked", {"token": s.tables.token_ids[token]})
        s.ask_again()


def lay_token(s: Position, token: i64) -> None:
    """Lay a token on its start space, on top of those of its track that lie there. Rules: N23, N76."""
    space: i64 = s.tables.value_start[token]
    track: i64 = track_of(token)
    height: i64 = 0
    for other in range(TRACK_START[track], TRACK_START[track + 1]):
        if s.height(other) != NONE and s.space(other) == space:
            height += 1
    s.set_space(token, space)
    s.set_height(token, height)


class LayAdvancedGoals(LayGoals):
    """Turn up four advanced goals, one for each slot under the values board.

    Rules: N24, Q56
    """

    def choices(self, s: Position, seat: i64) -> i64:
        """Any card that does not lie open."""
        cards: i64 = low_bits(ADVANCED_CARDS)
        for slot in range(s.arg):
            if s.advanced(slot) >= 0:
                cards &= ~bit(s.advanced(slot))
        return cards

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Lay the card in the next slot."""
        card: i64 = action - LAY_ADVANCED
        s.set_advanced(s.arg, card)
        s.arg += 1
        s.ask_again()
        if s.events is not None:
            s.emit("nebula-advanced", {"goal": s.tables.advanced_ids[card]})


class DealGoals(SetStep[Position]):
    """Deal two personal goals to each player; the first argument counts them.

    Rules: N25
    """

    def enter(self, s: Position) -> None:
        """Until everybody has two."""
        if s.arg == 2 * s.seats:
            s.pop()
        else:
            s.ask_seat(NATURE)

    def choices(self, s: Position, seat: i64) -> i64:
        """Any card that was not dealt."""
        cards: i64 = low_bits(PERSONAL_CARDS)
        for number in range(s.arg):
            card: i64 = s.dealt(number // 2, number % 2)
            if card >= 0:
                cards &= ~bit(card)
        return cards

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """A card face down to the next player; only that player sees it."""
        card: i64 = action - DEAL_CARD
        player: i64 = s.arg // 2
        s.set_dealt(player, s.arg % 2, card)
        s.arg += 1
        if s.events is not None:
            goal = s.tables.personal_ids[card]
            s.emit("nebula-dealt", {"seat": int(player)})
            s.emit("nebula-dealt-card", {"seat": int(player), "goal": goal}, bit(player))
        s.ask_again()


class KeepGoal(Step[Position]):
    """All players keep one of their two personal goals, at the same time and in secret.

    Rules: N25, Q55
    """

    def enter(self, s: Position) -> None:
        """Ask everybody."""
        s.ask_all()

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """The two cards the seat was dealt."""
        for i in range(2):
            card: i64 = s.dealt(seat, i)
            if card == UNKNOWN:
                raise Hidden(f"the personal goals of seat {seat} are hidden from this viewer")
            out.add(KEEP_CARD + card)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """One of the two cards the seat was dealt."""
        card: i64 = action - KEEP_CARD
        if not 0 <= card < PERSONAL_CARDS:
            return KEEP_GOAL_FIRST
        return ALLOWED if s.dealt(seat, 0) == card or s.dealt(seat, 1) == card else GOAL_NOT_DEALT

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Sealed; when all have chosen, each keeps its card and the others leave the game unseen."""
        complete = s.seal(seat, action)
        if s.events is not None:
            s.emit("nebula-chose", {"seat": int(seat)})
            goal = s.tables.personal_ids[action - KEEP_CARD]
            s.emit("nebula-chose-card", {"seat": int(seat), "goal": goal}, bit(seat))
        if complete:
            for each in range(s.seats):
                s.set_kept(each, s.unseal(each) - KEEP_CARD)
            s.pop()


class NameFirstPlayer(SeatStep[Position]):
    """Name the first player, unless the host has.

    Rules: N26, Q35
    """

    def enter(self, s: Position) -> None:
        """Ask nature if the host has not chosen."""
        if s.first_chosen == NONE:
            s.ask_seat(NATURE)
        else:
            name_first(s, s.first_chosen)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """The player takes the first-player token."""
        name_first(s, action - NAME_FIRST)


def name_first(s: Position, seat: i64) -> None:
    """N26: this player takes the first-player token."""
    s.first_player = seat
    if s.events is not None:
        s.emit("nebula-first", {"seat": int(seat)})
    s.pop()


class DrawStartingStars(DrawStep):
    """Draw starting stars clockwise from the first player, then begin the first turn.

    The first argument is the number of the player from the first, the second counts the stars drawn for it.
    Rules: N27, N28
    """

    def enter(self, s: Position) -> None:
        """None, one, two, three stars."""
        while s.arg < s.seats:
            if s.arg2 < s.tables.starting_stars[s.arg] and self.can_draw(s):
                s.ask_seat(NATURE)
                return
            s.arg += 1
            s.arg2 = 0
        s.pop()
        s.active = s.first_player
        s.push(TURN)
        if s.events is not None:
            s.emit("nebula-round", {"round": 1})

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """A star from the bag into a player's observation area."""
        kind: i64 = action - DRAW
        player: i64 = (s.first_player + s.arg) % s.seats
        s.add_bag(kind, -1)
        s.add_stock(player, kind, 1)
        s.arg2 += 1
        if s.events is not None:
            s.emit("nebula-starting", {"seat": int(player), "star": COLOUR_IDS[kind]})
        s.ask_again()
