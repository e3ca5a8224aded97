"""The state of a Not Alone game: which rule answers in which frame."""

from __future__ import annotations

from orrery.games.notalone import (
    cards,
    exploration,
    hunting,
    maze,
    powers,
    reckoning,
    resolving,
    reveal,
    setup,
    track,
    turn,
    windows,
)
from orrery.games.notalone import position as p
from orrery.games.notalone.actions import (
    ACQUIRE_CARD,
    BURY,
    CHOOSE_SET,
    CHOOSE_SIDE,
    COPY,
    DISCARD_CARD,
    DRAW_HUNT,
    DRAW_SURVIVAL,
    DROP_PLACE,
    HEAL,
    HIDE_TWO,
    KEEP_SURVIVAL,
    LOSE_HUNT,
    MOVE_TOKEN,
    MOVE_WHOM,
    NAME_CREATURE,
    NAME_SEAT,
    PICK,
    SET_PLACE,
    SWAP,
    TELEPORT,
    TO_SLOT,
    TURN_UP,
    VOTE_FOR,
)
from orrery.games.notalone.hunt import ways_from
from orrery.games.notalone.kinds import RADIO, REVEALED
from orrery.games.notalone.layout import CREATURE, SPOT, SURVIVAL_DECK, TEAM, WINNER
from orrery.games.notalone.position import Position
from orrery.games.notalone.problems import find_problems
from orrery.games.notalone.refusal import why_not
from orrery.games.notalone.scoring import score_sheet, winning_seats
from orrery.games.notalone.secrets import hide_all, imagine_all
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.bits import bit
from orrery.kernel.errors import Hidden, IllegalAction
from orrery.kernel.rng import Rng
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.state import ARG, ARG2, ASK_NATURE, KIND, NATURE, NONE, OPEN, TOP, VIEWER


class NotAloneState(Position):
    """A position of Not Alone that can be played."""

    def with_data(self, data: Ints) -> NotAloneState:
        return NotAloneState(self.game, data, self.buffer, self.tables)

    def enter(self, kind: i64) -> None:
        if kind == p.TURN:
            turn.enter_turn(self)
        elif kind == p.WINDOW:
            windows.enter_window(self)
        elif kind == p.STEP:
            reckoning.enter_step(self)
        elif kind == p.CHOOSE:
            exploration.enter_choose(self)
        elif kind == p.HUNTING:
            hunting.enter_hunting(self)
        elif kind == p.RESOLVE:
            resolving.enter_resolve(self)
        elif kind == p.TAKE:
            cards.enter_take(self)
        elif kind == p.DISCARDING:
            cards.enter_discarding(self)
        elif kind == p.REFILL:
            cards.enter_refill(self)
        elif kind == p.DRAWING:
            cards.enter_drawing(self)
        elif kind == p.PICKING:
            reveal.enter_picking(self)
        elif kind == p.AFTER_REVEAL:
            reveal.enter_after_reveal(self)
        elif kind == p.SCREAM:
            cards.enter_scream(self)
        elif kind == p.TOXIN:
            cards.enter_toxin(self)
        elif kind == p.NAMING:
            hunting.enter_naming(self)
        elif kind == p.SHELTERING:
            cards.enter_sheltering(self)
        elif kind == p.ARCHIPELAGO:
            powers.enter_archipelago(self)
        elif kind == p.MYCELIUM:
            powers.enter_mycelium(self)
        elif kind == p.REGAIN:
            track.enter_regain(self)
        elif kind == p.RESCUE_MOVE:
            track.enter_rescue_move(self)
        elif kind == p.VOTE:
            track.enter_vote(self)
        elif kind == p.SETTLING:
            reckoning.enter_settling(self)
        elif kind == p.FORBIDDEN:
            hunting.enter_forbidden(self)
        elif kind == p.STRIKE:
            cards.enter_strike(self)
        elif kind == p.BURYING:
            cards.enter_burying(self)
        elif kind == p.MAZE_LOOK:
            maze.enter_look(self)
        elif kind == p.DEAL:
            setup.enter_deal(self)
        elif kind == p.BOARD_SIDE:
            setup.enter_board_side(self)
        elif kind == p.CHOOSE_PLACES:
            setup.enter_choose_places(self)
        elif kind == p.NAME_THE_CREATURE:
            setup.enter_name_the_creature(self)
        else:
            self.ask_plainly(kind)

    def ask_plainly(self, kind: i64) -> None:
        """Frames that only ask: the Creature, nature, or the seat in ARG."""
        if kind == p.CATACLYSM or kind == p.DETOUR or kind == p.DETOUR_TO or kind == p.TELEPATHY:
            self.ask(bit(self.data[CREATURE]))
        elif kind == p.TURNING_UP or kind == p.TELLING:
            self.ask(ASK_NATURE)
        else:
            self.ask(bit(self.data[self.data[TOP] + ARG] & 7))

    def fill(self, seat: i64) -> i64:
        kind: i64 = self.data[self.data[TOP] + KIND]
        if self.data[VIEWER] != OPEN and self.data[VIEWER] != seat and seat != NATURE:
            raise Hidden(f"what seat {seat} may do depends on what this viewer may not know")
        if kind == p.WINDOW:
            return windows.list_close(self) if seat == NATURE else windows.list_window(self, seat)
        if kind == p.CHOOSE:
            return exploration.list_choices(self, seat)
        if kind == p.RESOLVE:
            return resolving.list_resolve(self, seat)
        if kind == p.HUNTING:
            return hunting.list_hunting(self)
        if kind == p.REFILL:
            return cards.list_hunt_draws(self)
        if kind == p.DRAWING:
            return cards.list_deck(self, DRAW_SURVIVAL, self.data[SURVIVAL_DECK])
        if kind == p.TAKE:
            return cards.list_takes(self, seat)
        if kind == p.DISCARDING or kind == p.FORBIDDEN:
            return cards.list_discards(self, seat)
        if kind == p.PICKING:
            return self.list_mask(PICK, reveal.picks_among(self, seat), 0)
        if kind == p.RECYCLE_OR_COPY_FRAME:
            return powers.list_recycle_or_copy(self, seat)
        if kind == p.COPYING:
            return resolving.list_copies(self, seat)
        if kind == p.ACQUIRING:
            return powers.list_acquirable(self, seat)
        if kind == p.SOURCE:
            return powers.list_source(self)
        if kind == p.HEALING:
            return self.list_mask(HEAL, powers.healable(self), 0)
        if kind == p.SHELTERING:
            return cards.list_drawn(self)
        if kind == p.ARCHIPELAGO:
            return powers.list_archipelago(self, seat)
        if kind == p.MYCELIUM:
            return powers.list_mycelium(self)
        if kind == p.PORTAL:
            return powers.list_teleports(self, seat)
        if kind == p.AFTER_REVEAL:
            return reveal.list_after_reveal(self)
        if kind == p.ORDER:
            return reckoning.list_orders(self, seat)
        return self.fill_rarer(seat, kind)

    def fill_rarer(self, seat: i64, kind: i64) -> i64:
        """The frames that come up less often."""
        top: i64 = self.data[TOP]
        if kind == p.NAMING:
            return hunting.list_seats(self)
        if kind == p.SCREAM:
            return cards.list_scream(self, seat)
        if kind == p.TOXIN:
            return cards.list_survival(self, seat)
        if kind == p.MOVING:
            return hunting.list_moves(self)
        if kind == p.DETOUR:
            return hunting.list_movable_hunted(self)
        if kind == p.DETOUR_TO:
            return hunting.list_slots(self, ways_from(self, self.data[SPOT + self.data[top + ARG]]))
        if kind == p.CATACLYSM:
            return hunting.list_slots(self, hunting.planet(self))
        if kind == p.TELEPATHY:
            return hunting.list_named_places(self)
        if kind == p.TELLING:
            return windows.list_close(self)
        if kind == p.PHOBIA:
            return hunting.list_hidden_pairs(self, seat)
        if kind == p.VORTEX:
            return hunting.list_swaps(self, seat)
        if kind == p.STRIKE:
            return cards.list_strikes(self)
        if kind == p.DOUBLING_BACK:
            return cards.list_kept(self, seat)
        if kind == p.BURYING:
            return cards.list_burials(self)
        if kind == p.REGAIN:
            return track.list_will_sources(self)
        if kind == p.VOTE:
            return self.list_mask(VOTE_FOR, track.vote_candidates(self), 0)
        if kind == p.MAZE:
            return maze.list_maze(self, powers.acquirable(self, seat))
        if kind == p.TURNING_UP:
            return cards.list_deck(self, TURN_UP, maze.hidden_places(self))
        if kind == p.MAZE_LOOK:
            return cards.list_deck(self, TURN_UP, maze.next_looks(self))
        if kind == p.MAZE_SET:
            return maze.list_settings(self)
        if kind == p.MAZE_DROP:
            return maze.list_drops(self)
        if kind == p.MAZE_USE:
            which: i64 = self.data[top + ARG] // p.WHICH & 1
            return maze.list_uses(self, seat, resolving.usable_from_maze(self, seat, which, self.data[top + ARG2]))
        if kind == p.BOARD_SIDE:
            return self.list_mask(CHOOSE_SIDE, 3, 0)
        if kind == p.CHOOSE_PLACES:
            return setup.list_sets(self)
        return cards.list_deck(self, NAME_CREATURE, setup.possible_creatures(self))

    def allowed(self, seat: i64, action: i64) -> bool:
        n: i64 = self.fill(seat)
        i: i64 = 0
        while i < n:
            if self.buffer.actions[i] == action:
                return True
            i += 1
        return False

    def act(self, seat: i64, action: i64) -> None:
        kind: i64 = self.data[self.data[TOP] + KIND]
        if kind == p.WINDOW:
            if seat == NATURE:
                windows.close(self)
            else:
                windows.answer(self, seat, action)
        elif kind == p.CHOOSE:
            exploration.choose(self, seat, action)
            if self.data[TOP] and self.data[self.data[TOP] + KIND] == p.CHOOSE:
                self.ask(0)
        elif kind == p.RESOLVE:
            resolving.resolve(self, seat, action)
        elif kind == p.HUNTING:
            hunting.hunt(self, action)
        elif kind == p.REFILL:
            cards.draw_hunt(self, action - DRAW_HUNT)
        elif kind == p.DRAWING:
            cards.draw_survival(self, action - DRAW_SURVIVAL)
        elif kind == p.TAKE:
            cards.take(self, seat, action)
        elif kind == p.DISCARDING:
            cards.discard(self, seat, action - DISCARD_CARD)
        elif kind == p.FORBIDDEN:
            hunting.discard_together(self, seat, action)
        elif kind == p.PICKING:
            reveal.pick(self, seat, action)
        elif kind == p.RECYCLE_OR_COPY_FRAME:
            powers.recycle_or_copy(self, seat, action)
        elif kind == p.COPYING:
            resolving.copy_place(self, action - COPY)
        elif kind == p.ACQUIRING:
            self.pop()
            self.acquire(seat, action - ACQUIRE_CARD)
        elif kind == p.SOURCE:
            powers.use_source(self, seat, action)
        elif kind == p.HEALING:
            powers.heal(self, action - HEAL)
        elif kind == p.SHELTERING:
            cards.keep_survival(self, seat, action - KEEP_SURVIVAL)
        elif kind == p.ARCHIPELAGO:
            powers.use_archipelago(self, seat, action)
        elif kind == p.MYCELIUM:
            powers.use_mycelium(self, seat, action)
        elif kind == p.PORTAL:
            powers.teleport(self, seat, action - TELEPORT)
        elif kind == p.AFTER_REVEAL:
            reveal.after_reveal(self, action)
        elif kind == p.ORDER:
            reckoning.choose_order(self, seat, action - PICK)
        else:
            self.do_rarer(seat, action, kind)
        self.advance()

    def do_rarer(self, seat: i64, action: i64, kind: i64) -> None:
        """The frames that come up less often."""
        if kind == p.NAMING:
            hunting.name_seat(self, action - NAME_SEAT)
        elif kind == p.SCREAM:
            cards.answer_scream(self, seat, action)
        elif kind == p.TOXIN:
            cards.answer_toxin(self, seat, action)
        elif kind == p.MOVING:
            hunting.move_token(self, action - MOVE_TOKEN)
        elif kind == p.DETOUR:
            hunting.choose_whom(self, action - MOVE_WHOM)
        elif kind == p.DETOUR_TO:
            hunting.move_hunted(self, action - TO_SLOT)
        elif kind == p.CATACLYSM:
            hunting.make_ineffective(self, action - TO_SLOT)
        elif kind == p.TELEPATHY:
            hunting.ask_places(self, action)
        elif kind == p.TELLING:
            hunting.tell(self)
        elif kind == p.PHOBIA:
            hunting.show_hand(self, seat, action - HIDE_TWO)
        elif kind == p.VORTEX:
            hunting.swap_played(self, seat, action - SWAP)
        elif kind == p.STRIKE:
            cards.strike(self, action - LOSE_HUNT)
        elif kind == p.DOUBLING_BACK:
            cards.double_back(self, seat, action - PICK)
        elif kind == p.BURYING:
            cards.bury(self, action - BURY)
        elif kind == p.REGAIN:
            track.take_will(self, action)
        elif kind == p.VOTE:
            track.vote(self, seat, action)
        elif kind == p.MAZE:
            maze.explore_maze(self, seat, action)
        elif kind == p.TURNING_UP:
            maze.turn_up(self, action - TURN_UP)
        elif kind == p.MAZE_LOOK:
            maze.look(self, action - TURN_UP)
        elif kind == p.MAZE_SET:
            maze.set_new_place(self, action - SET_PLACE)
        elif kind == p.MAZE_DROP:
            maze.drop_place(self, seat, action - DROP_PLACE)
        elif kind == p.MAZE_USE:
            resolving.use_after_reveal(self, seat, action)
        elif kind == p.BOARD_SIDE:
            setup.choose_side(self, action - CHOOSE_SIDE + 1)
        elif kind == p.CHOOSE_PLACES:
            setup.choose_set(self, action - CHOOSE_SET)
        else:
            setup.name_creature(self, action - NAME_CREATURE)

    def shows_sealed(self, viewer: i64, seat: i64) -> bool:
        """Radio: the Hunted see each other's choices until the reveal."""
        return (
            self.data[TEAM] & (RADIO | REVEALED) == RADIO
            and viewer >= 0
            and viewer != self.data[CREATURE]
            and self.data[self.data[TOP] + KIND] in (p.CHOOSE, p.PICKING)
        )

    def seat_to_resolve(self) -> i64:
        """Q37: whose card is played when nature ends the round of a window."""
        return windows.first_to_play(self) if self.data[self.data[TOP] + KIND] == p.WINDOW else NONE

    def refusal(self, seat: int, action: int) -> IllegalAction:
        return why_not(self, seat, action)

    def hide(self, viewer: i64) -> None:
        hide_all(self, viewer)

    def sample_hidden(self, viewer: i64, rng: Rng) -> None:
        imagine_all(self, viewer, rng)

    def problems(self) -> list[str]:
        return find_problems(self)

    def score_sheet(self) -> ScoreSheet:
        return score_sheet(self)

    def winners(self) -> tuple[int, ...]:
        return winning_seats(self) if self.data[WINNER] else ()
