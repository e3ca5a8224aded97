"""The state of a Comet game: which rule answers in which frame."""

from __future__ import annotations

from orrery.games.comet import (
    abilities,
    between,
    comet_phase,
    hatch,
    move,
    movement,
    piles,
    rest,
    setup,
    turn,
)
from orrery.games.comet.actions import (
    BONUS,
    BY,
    DEAL,
    DONE,
    DRAW_SILVER_CARD,
    DRAW_UP,
    NAME_FIRST,
    NO_SYMBOL,
    READY_ALL,
    STEP_SYMBOLS,
    STOP,
)
from orrery.games.comet.actions import DUPLICATE as DUPLICATE_ACTION
from orrery.games.comet.actions import REST as REST_ACTION
from orrery.games.comet.actions import SCOUT as SCOUT_ACTION
from orrery.games.comet.cards import has
from orrery.games.comet.kinds import AREAS, MOST_REDUCTION, SAVIORS, WORDS
from orrery.games.comet.layout import (
    ACTIVE,
    BONUS_USED,
    DISPLAY,
    FRESH,
    HAND,
    HATCHED,
    MOVED,
    PLAYED,
    PRINTED,
)
from orrery.games.comet.position import (
    AMOUNT,
    BETWEEN,
    COMET_CHOICE,
    DISCARDING,
    DRAW,
    DRAWING,
    DUPLICATE,
    FIRST_PLAYER,
    GLIDE,
    HANDS,
    HATCH,
    HEROES,
    MOVE,
    NEST,
    PARROT,
    PLACE,
    REFILL,
    REST,
    SCOUT,
    TAKING,
    TURN,
    Position,
    Reach,
)
from orrery.games.comet.problems import find_problems
from orrery.games.comet.refusal import why_not
from orrery.games.comet.scoring import score_sheet
from orrery.games.comet.secrets import hide_cards, imagine_cards
from orrery.games.comet.way import card_played, types_in_reach
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.bits import bit
from orrery.kernel.errors import Hidden, IllegalAction
from orrery.kernel.rng import Rng
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.state import ARG, ARG2, KIND, TOP, UNKNOWN


class CometState(Position):
    """A position of Comet that can be played."""

    def with_data(self, data: Ints) -> CometState:
        return CometState(self.game, data, self.buffer, self.tables, self.reach)

    def own_buffer(self) -> None:
        super().own_buffer()
        self.reach = Reach()

    def enter(self, kind: i64) -> None:
        if kind == HATCH or kind == MOVE:
            if not comet_phase.comet_is_due(self):
                self.ask(bit(self.data[ACTIVE]))
        elif kind == TURN:
            turn.enter_turn(self)
        elif kind == DRAW:
            piles.enter_draw(self)
        elif kind == REFILL:
            piles.enter_refill(self)
        elif kind == REST:
            if not comet_phase.comet_is_due(self):
                rest.enter_rest(self)
        elif kind == TAKING:
            rest.enter_taking(self)
        elif kind == DRAWING:
            rest.enter_drawing(self)
        elif kind == BETWEEN:
            if not comet_phase.comet_is_due(self):
                between.enter_between(self)
        elif kind == PARROT:
            between.enter_parrot(self)
        elif kind == COMET_CHOICE:
            comet_phase.enter_comet_choice(self)
        elif kind == HEROES:
            setup.enter_heroes(self)
        elif kind == HANDS:
            setup.enter_hands(self)
        elif kind == FIRST_PLAYER:
            setup.enter_first_player(self)
        elif kind == GLIDE or kind == PLACE:
            self.ask(bit(self.data[self.data[TOP] + ARG2]))
        else:
            self.ask(bit(self.data[ACTIVE]))

    def fill(self, seat: i64) -> i64:
        kind: i64 = self.data[self.data[TOP] + KIND]
        if kind == MOVE:
            self._must_see_hand(seat)
            return move.list_move(self, seat)
        if kind == TURN:
            self._must_see_hand(seat)
            return turn.list_actions(self, seat)
        if kind == DRAW or kind == REFILL:
            return piles.list_draws(self)
        if kind == HATCH:
            self._must_see_hand(seat)
            return turn.list_hatch(self, seat)
        if kind == NEST:
            self._must_see_hand(seat)
            return self._list_nesting(seat)
        if kind == DISCARDING:
            self._must_see_hand(seat)
            return rest.list_discards(self, seat)
        if kind == TAKING:
            if self._must_finish():
                self._must_see_hand(seat)
            return rest.list_taking(self, seat)
        if kind == DRAWING:
            return rest.list_drawing(self)
        if kind == GLIDE:
            return movement.list_glides(self, seat, self.data[self.data[TOP] + ARG])
        if kind == BETWEEN:
            return between.list_between(self, seat)
        if kind == PARROT:
            return between.list_parrot(self, seat)
        if kind == AMOUNT:
            self._must_see_hand(seat)
            return hatch.list_amounts(self, seat)
        if kind == SCOUT:
            self._must_see_hand(seat)
            return self._list_scouting(seat)
        if kind == PLACE:
            self._must_see_hand(seat)
            return abilities.list_places(self, seat)
        if kind == DUPLICATE:
            return self._list_copies()
        if kind == COMET_CHOICE:
            return comet_phase.list_comet_choices(self)
        if kind == HEROES:
            return setup.list_heroes(self)
        return self.list_seats(NAME_FIRST)

    def _must_see_hand(self, seat: i64) -> None:
        """What a seat may do depends on its hand, which other viewers may not know."""
        if self.data[HAND + WORDS * seat] == UNKNOWN:
            raise Hidden(f"the hand of seat {seat} is hidden from this viewer")

    def _must_finish(self) -> bool:
        """Whether a Hatch or Move under way still needs an animal hatched or a savior moved."""
        under: i64 = self.under_top()
        return (under == HATCH and self.data[HATCHED] == 0) or (under == MOVE and self.data[MOVED] == 0)

    def _list_nesting(self, seat: i64) -> i64:
        """A nest, or something that lowers the distance first (CS39)."""
        n: i64 = hatch.list_nests(self, seat, 0)
        n = hatch.list_lowering(self, seat, n)
        n = abilities.list_utilities(self, seat, self.tables.nest_tools, n)
        return abilities.list_uses(self, seat, self.tables.nest_tools, True, n)

    def _list_scouting(self, seat: i64) -> i64:
        n: i64 = 0
        savior: i64 = 0
        while savior < SAVIORS:
            if abilities.may_scout(self, seat, savior):
                self.buffer.actions[n] = SCOUT_ACTION + savior
                n += 1
            savior += 1
        return n

    def _list_copies(self) -> i64:
        n: i64 = 0
        area: i64 = 0
        while area < AREAS:
            if self.data[PRINTED] >> area & 1:
                self.buffer.actions[n] = DUPLICATE_ACTION + area
                n += 1
            area += 1
        return n

    def allowed(self, seat: i64, action: i64) -> bool:
        at = self.data
        tables = self.tables
        top: i64 = at[TOP]
        kind: i64 = at[top + KIND]
        if kind == MOVE:
            self._must_see_hand(seat)
            return self._may_move(seat, action)
        if kind == TURN:
            self._must_see_hand(seat)
            return turn.may_begin_turn(self, seat, action)
        if kind == DRAW or kind == REFILL:
            card: i64 = action - tables.at_draw
            return 0 <= card < tables.kinds and piles.may_draw(self, card)
        if kind == HATCH:
            self._must_see_hand(seat)
            return turn.may_continue_hatch(self, seat, action)
        if kind == NEST:
            self._must_see_hand(seat)
            return self._may_nest(seat, action)
        if kind == DISCARDING:
            self._must_see_hand(seat)
            card = action - tables.at_discard
            return action == DONE or (0 <= card < tables.kinds and has(at, tables, HAND + WORDS * seat, card))
        if kind == TAKING or kind == DRAWING:
            card = action - tables.at_take
            if kind == DRAWING:
                if action == DRAW_SILVER_CARD:
                    return True
                return 0 <= card < tables.kinds and has(at, tables, DISPLAY, card)
            if self._must_finish():
                self._must_see_hand(seat)
            return 0 <= card < tables.kinds and abilities.may_take(self, seat, card)
        if kind == GLIDE or kind == PARROT:
            if kind == PARROT and action == DONE:
                return at[MOVED] == 1
            spot: i64 = action - tables.at_step
            if spot < 0:
                return False
            savior: i64 = spot // (tables.fields * STEP_SYMBOLS)
            field: i64 = spot // STEP_SYMBOLS % tables.fields
            symbol: i64 = spot % STEP_SYMBOLS
            if kind == PARROT:
                return movement.may_step(self, seat, savior, field, symbol)
            return symbol == NO_SYMBOL and movement.may_glide(self, seat, at[top + ARG], savior, field)
        if kind == BETWEEN:
            return self._may_between(seat, action)
        if kind == AMOUNT:
            self._must_see_hand(seat)
            amount: i64 = action - BY + 1
            return (
                1 <= amount <= at[top + ARG] and amount <= MOST_REDUCTION and (hatch.may_lower_by(self, seat, amount))
            )
        if kind == SCOUT:
            self._must_see_hand(seat)
            return 0 <= action - SCOUT_ACTION < SAVIORS and (abilities.may_scout(self, seat, action - SCOUT_ACTION))
        if kind == PLACE:
            self._must_see_hand(seat)
            spot = action - tables.at_place
            return 0 <= spot < 2 * tables.fields and (
                abilities.may_place(self, seat, spot // tables.fields, spot % tables.fields)
            )
        if kind == DUPLICATE:
            area: i64 = action - DUPLICATE_ACTION
            return 0 <= area < AREAS and at[PRINTED] >> area & 1 == 1
        if kind == COMET_CHOICE:
            return action == DRAW_UP or action == READY_ALL
        if kind == HEROES:
            return 0 <= action - DEAL < 10 and setup.may_deal(self, action - DEAL)
        return 0 <= action - NAME_FIRST < self.seats

    def _may_move(self, seat: i64, action: i64) -> bool:
        tables = self.tables
        spot: i64 = action - tables.at_step
        if spot >= 0:
            savior: i64 = spot // (tables.fields * STEP_SYMBOLS)
            field: i64 = spot // STEP_SYMBOLS % tables.fields
            return movement.may_step(self, seat, savior, field, spot % STEP_SYMBOLS)
        if action == DONE:
            return self.data[MOVED] == 1
        card: i64 = action - tables.at_play
        if 0 <= card < tables.kinds:
            return move.may_play_in_move(self, seat, card)
        tool: i64 = action - tables.at_use
        if not 0 <= tool < tables.tools:
            return False
        if not card_played(self) and not move.may_open(self, seat, tool):
            return False
        return abilities.may_use(self, seat, tool, tables.move_tools)

    def _may_nest(self, seat: i64, action: i64) -> bool:
        tables = self.tables
        field: i64 = action - tables.at_nest
        if 0 <= field < tables.fields:
            wanted: i64 = hatch.wanted_now(self, seat)
            return hatch.may_nest(self, seat, field, wanted, hatch.open_number(self, wanted))
        if action == BONUS:
            return hatch.may_use_bonus(self, seat)
        if 0 <= action - BY < MOST_REDUCTION:
            return hatch.may_lower_by_own(self, seat, action - BY + 1)
        card: i64 = action - tables.at_play
        if 0 <= card < tables.kinds:
            return abilities.may_play_utility(self, seat, card, tables.nest_tools)
        tool: i64 = action - tables.at_use
        return 0 <= tool < tables.tools and abilities.may_use(self, seat, tool, tables.nest_tools)

    def _may_between(self, seat: i64, action: i64) -> bool:
        tables = self.tables
        if action == DONE:
            return True
        card: i64 = action - tables.at_take
        if 0 <= card < tables.kinds:
            silver = card < tables.silver_kinds
            return silver and has(self.data, tables, FRESH, card) and between.may_take_back(self, seat)
        tool: i64 = action - tables.at_use
        if 0 <= tool < tables.tools:
            return abilities.may_use(self, seat, tool, tables.between_tools)
        card = action - tables.at_copy
        if not 0 <= card < tables.kinds or not has(self.data, tables, PLAYED, card):
            return False
        symbols: i64 = between.copied_symbols(self, card)
        return between.may_copy(self, seat) and movement.enters(symbols, types_in_reach(self, seat))

    def act(self, seat: i64, action: i64) -> None:
        at = self.data
        tables = self.tables
        kind: i64 = at[at[TOP] + KIND]
        if kind == MOVE:
            self._do_move(seat, action)
        elif kind == DRAW:
            piles.draw_silver(self, action - tables.at_draw)
        elif kind == TURN:
            self._do_turn(seat, action)
        elif kind == REFILL:
            piles.turn_up_gold(self, action - tables.at_draw)
        elif kind == HATCH:
            self._do_hatch(seat, action)
        elif kind == NEST:
            self._do_nest(seat, action)
        elif kind == DISCARDING:
            if action == DONE:
                self.pop()
            else:
                rest.discard(self, seat, action - tables.at_discard)
        elif kind == TAKING:
            rest.take_gold(self, seat, action - tables.at_take)
        elif kind == DRAWING:
            if action == DRAW_SILVER_CARD:
                rest.draw_one(self)
            else:
                rest.take_instead(self, seat, action - tables.at_take)
        elif kind == GLIDE or kind == PARROT:
            self._do_step(seat, action, kind == GLIDE)
        elif kind == BETWEEN:
            self._do_between(seat, action)
        elif kind == AMOUNT:
            self.pop()
            hatch.lower(self, seat, action - BY + 1)
        elif kind == SCOUT:
            abilities.scout(self, seat, action - SCOUT_ACTION)
        elif kind == PLACE:
            spot: i64 = action - tables.at_place
            abilities.place_token(self, seat, spot // tables.fields, spot % tables.fields)
        elif kind == DUPLICATE:
            abilities.duplicate(self, seat, action - DUPLICATE_ACTION)
        elif kind == COMET_CHOICE:
            comet_phase.choose(self, seat, action)
        elif kind == HEROES:
            setup.deal_hero(self, action - DEAL)
        else:
            setup.name_first(self, action - NAME_FIRST)
        self.advance()

    def _do_turn(self, seat: i64, action: i64) -> None:
        tables = self.tables
        if action == REST_ACTION:
            turn.begin_rest(self)
        elif action == STOP:
            self.ask(0)
            turn.drop_out(self, seat, "chose")
        elif action < tables.at_hatch:
            if tables.move_openers >> (action - tables.at_use) & 1:
                turn.begin_move(self)
            else:
                turn.begin_hatch(self)
            abilities.use(self, seat, action - tables.at_use)
        elif action < tables.at_play:
            turn.begin_hatch(self)
            hatch.hatch(self, seat, action - tables.at_hatch)
        elif tables.utility[action - tables.at_play]:
            if tables.move_openers >> tables.tool[action - tables.at_play] & 1:
                turn.begin_move(self)
            else:
                turn.begin_hatch(self)
            abilities.play_utility(self, seat, action - tables.at_play)
        else:
            turn.begin_move(self)
            move.play_for_movement(self, seat, action - tables.at_play)

    def _do_hatch(self, seat: i64, action: i64) -> None:
        tables = self.tables
        if action == DONE:
            turn.end_hatch(self)
        elif action < tables.at_hatch:
            abilities.use(self, seat, action - tables.at_use)
        elif action < tables.at_play:
            hatch.hatch(self, seat, action - tables.at_hatch)
        else:
            abilities.play_utility(self, seat, action - tables.at_play)

    def _do_nest(self, seat: i64, action: i64) -> None:
        tables = self.tables
        if action >= tables.at_nest:
            hatch.settle_on_nest(self, seat, action - tables.at_nest)
        elif action == BONUS:
            self.data[BONUS_USED] = hatch.best_bonus(self)
            abilities.reduce_nest(self, seat, self.data[BONUS_USED], False)
        elif action < BY + MOST_REDUCTION:
            hatch.lower_by_own(self, seat, action - BY + 1)
        elif action < tables.at_hatch:
            abilities.use(self, seat, action - tables.at_use)
        else:
            abilities.play_utility(self, seat, action - tables.at_play)

    def _do_move(self, seat: i64, action: i64) -> None:
        tables = self.tables
        if action >= tables.at_step:
            self._do_step(seat, action, False)
        elif action == DONE:
            turn.end_move(self)
        elif action < tables.at_hatch:
            abilities.use(self, seat, action - tables.at_use)
        elif tables.utility[action - tables.at_play]:
            abilities.play_utility(self, seat, action - tables.at_play)
        else:
            move.play_for_movement(self, seat, action - tables.at_play)

    def _do_step(self, seat: i64, action: i64, gliding: bool) -> None:
        tables = self.tables
        if action == DONE:
            between.end_parrot(self)
            return
        spot: i64 = action - tables.at_step
        savior: i64 = spot // (tables.fields * STEP_SYMBOLS)
        field: i64 = spot // STEP_SYMBOLS % tables.fields
        if gliding:
            movement.glide(self, seat, savior, field)
        else:
            movement.step(self, seat, savior, field, spot % STEP_SYMBOLS)

    def _do_between(self, seat: i64, action: i64) -> None:
        tables = self.tables
        if action == DONE:
            between.pass_on(self)
            self.ask(0)
        elif action < tables.at_hatch:
            between.used_one(self)
            abilities.use(self, seat, action - tables.at_use)
        elif action < tables.at_copy:
            between.take_back(self, seat, action - tables.at_take)
        else:
            between.copy_played(self, seat, action - tables.at_copy)

    def refusal(self, seat: int, action: int) -> IllegalAction:
        return why_not(self, seat, action)

    def hide(self, viewer: i64) -> None:
        hide_cards(self, viewer)

    def sample_hidden(self, viewer: i64, rng: Rng) -> None:
        imagine_cards(self, viewer, rng)

    def problems(self) -> list[str]:
        return find_problems(self)

    def score_sheet(self) -> ScoreSheet:
        return score_sheet(self)
