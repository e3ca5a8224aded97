"""Set-up, in the printed order."""

from __future__ import annotations

from orrery.games.nebula.actions import DEAL_CARD, DRAW, KEEP_CARD, LAY_ADVANCED, LAY_COMMON, NAME_FIRST
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
    BLACK,
    BLACK_STARS,
    CLUSTERS,
    COLOUR_IDS,
    COLOURED_STARS,
    COLOURS,
    OPEN_GOALS,
    PERSONAL_CARDS,
)
from orrery.games.nebula.position import Position
from orrery.games.nebula.reasons import GOAL_NOT_DEALT, KEEP_GOAL_FIRST
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, low_bits
from orrery.kernel.errors import Hidden
from orrery.kernel.sentinels import NATURE, NONE, UNKNOWN
from orrery.kernel.step import ALLOWED, Actions, SeatStep, SetStep, Step


def set_up(s: Position) -> None:
    """Fill bag and box, set clocks and crescents, and stack the steps of the set-up, the first on top.

    Rules: N11, N15, N16, N18, N19, N21, NQ55, ND9
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


class LayGoals(SetStep[Position]):
    """Nature turns up goals, one for each slot; the argument is the next slot."""

    def enter(self, s: Position) -> None:
        """Go on until every slot has a goal."""
        if s.arg == OPEN_GOALS:
            s.pop()
        else:
            s.ask_seat(NATURE)

    def card(self, s: Position, slot: i64) -> i64:
        """The card in a slot, or NONE."""
        raise NotImplementedError

    def choices(self, s: Position, seat: i64) -> i64:
        """The cards that do not lie open."""
        cards: i64 = low_bits(self.number)
        for slot in range(OPEN_GOALS):
            card: i64 = self.card(s, slot)
            if card != NONE:
                cards &= ~bit(card)
        return cards


class LayCommonGoals(LayGoals):
    """Nature turns up four common goals.

    Rules: N3, N22
    """

    def card(self, s: Position, slot: i64) -> i64:
        """The common goal in a slot, or NONE."""
        return s.common(slot)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Lay the card in the next slot."""
        card: i64 = action - LAY_COMMON
        s.set_common(s.arg, card)
        if s.events is not None:
            s.emit("nebula-common", {"goal": s.tables.common_ids[card]})
        s.arg += 1
        s.ask_again()


class LayAdvancedGoals(LayGoals):
    """Nature turns up four advanced goals under the values board.

    Rules: N24, NQ56
    """

    def card(self, s: Position, slot: i64) -> i64:
        """The advanced goal in a slot, or NONE."""
        return s.advanced(slot)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Lay the card in the next slot."""
        card: i64 = action - LAY_ADVANCED
        s.set_advanced(s.arg, card)
        if s.events is not None:
            s.emit("nebula-advanced", {"goal": s.tables.advanced_ids[card]})
        s.arg += 1
        s.ask_again()


class DealGoals(SetStep[Position]):
    """Nature deals two personal goals to each player; the argument counts them.

    Rules: N3, N25
    """

    def enter(self, s: Position) -> None:
        """Go on until every player has two."""
        if s.arg == 2 * s.seats:
            s.pop()
        else:
            s.ask_seat(NATURE)

    def choices(self, s: Position, seat: i64) -> i64:
        """The cards that were not dealt."""
        cards: i64 = low_bits(PERSONAL_CARDS)
        for number in range(s.arg):
            card: i64 = s.dealt(number // 2, number % 2)
            if card >= 0:
                cards &= ~bit(card)
        return cards

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Deal a card to the next player; only that player sees it."""
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
    """Each player keeps one of two personal goals; all choose at the same time, in secret.

    Rules: N25, NQ55, NQ68
    """

    def enter(self, s: Position) -> None:
        """Ask everybody."""
        s.ask_all()

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """List the two cards the seat was dealt."""
        for i in range(2):
            card: i64 = s.dealt(seat, i)
            if card == UNKNOWN:
                raise Hidden(f"the personal goals of seat {seat} are hidden from this viewer")
            out.add(KEEP_CARD + card)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """Check that the card is one of the two the seat was dealt."""
        card: i64 = action - KEEP_CARD
        if not 0 <= card < PERSONAL_CARDS:
            return KEEP_GOAL_FIRST
        return ALLOWED if s.dealt(seat, 0) == card or s.dealt(seat, 1) == card else GOAL_NOT_DEALT

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Seal the choice; when all have chosen, each keeps its card and the others leave the game unseen."""
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
    """Nature names the first player, unless the host has.

    Rules: N26, NQ35
    """

    def enter(self, s: Position) -> None:
        """Ask nature if the host has not chosen."""
        if s.first_chosen == NONE:
            s.ask_seat(NATURE)
        else:
            name_first(s, s.first_chosen)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Give the player the first-player token."""
        name_first(s, action - NAME_FIRST)


def name_first(s: Position, seat: i64) -> None:
    """Give a player the first-player token.

    Rules: N26
    """
    s.first_player = seat
    if s.events is not None:
        s.emit("nebula-first", {"seat": int(seat)})
    s.pop()


class DrawStartingStars(DrawStep):
    """Nature draws starting stars for each player clockwise from the first; then the first turn begins.

    The first argument is how far the player sits from the first, the second counts the stars drawn for it.
    Rules: N27, N28
    """

    def enter(self, s: Position) -> None:
        """Go on until every player has as many as its place gives: none, one, two, three."""
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
        """Put the star into the player's observation area."""
        kind: i64 = action - DRAW
        player: i64 = (s.first_player + s.arg) % s.seats
        s.add_bag(kind, -1)
        s.add_stock(player, kind, 1)
        s.arg2 += 1
        if s.events is not None:
            s.emit("nebula-starting", {"seat": int(player), "star": COLOUR_IDS[kind]})
        s.ask_again()
