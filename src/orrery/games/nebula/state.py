"""The state of a Nebula game: which rule answers in which frame."""

from __future__ import annotations

from orrery.games.nebula import collect, place, refill, setup, turn, values
from orrery.games.nebula.actions import (
    CHAOS,
    DEAL_CARD,
    DONE,
    DRAW,
    KEEP_CARD,
    KEEP_STARS,
    KEEPS,
    LAY_ADVANCED,
    LAY_COMMON,
    NAME_FIRST,
    PLACE_BLACK,
    PLACE_STAR,
    PUSH_TOKEN,
    STACK_TOKEN,
    TIME,
)
from orrery.games.nebula.bag import drawable, list_draws
from orrery.games.nebula.layout import ACTIVE, ADVANCED, COMMON, DEALT
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
from orrery.games.nebula.problems import find_problems
from orrery.games.nebula.refusal import why_not
from orrery.games.nebula.scoring import score_sheet
from orrery.games.nebula.secrets import hide_goals, imagine_goals
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.bits import bit
from orrery.kernel.errors import IllegalAction
from orrery.kernel.rng import Rng
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.state import KIND, SEATS, TOP


class NebulaState(Position):
    """A position of Nebula that can be played."""

    def with_data(self, data: Ints) -> NebulaState:
        return NebulaState(self.game, data, self.buffer, self.tables)

    def enter(self, kind: i64) -> None:
        if kind == TURN:
            turn.enter_turn(self)
        elif kind == COLLECT or kind == PLACE or kind == CHAOS_KEEP:
            self.ask(bit(self.data[ACTIVE]))
        elif kind == FILL:
            refill.enter_fill(self)
        elif kind == PUSH:
            values.enter_push(self)
        elif kind == BRIGHT_STAR:
            setup.enter_bright_star(self)
        elif kind == CHAOS_DRAW:
            collect.enter_chaos_draw(self)
        elif kind == COMMON_GOALS or kind == ADVANCED_GOALS:
            setup.enter_goals(self)
        elif kind == VALUE_STACKS:
            setup.enter_value_stacks(self)
        elif kind == DEAL:
            setup.enter_deal(self)
        elif kind == KEEP_GOAL:
            setup.enter_keep_goal(self)
        elif kind == FIRST_PLAYER:
            setup.enter_first_player(self)
        else:
            setup.enter_starting_stars(self)

    def fill(self, seat: i64) -> i64:
        kind: i64 = self.data[self.data[TOP] + KIND]
        if kind == PLACE:
            return place.list_placements(self)
        if kind == COLLECT:
            return collect.list_ways_to_collect(self)
        if kind == PUSH:
            return values.list_pushes(self)
        if kind == CHAOS_KEEP:
            return collect.list_stars_to_keep(self)
        if kind == COMMON_GOALS:
            return setup.list_cards_not_among(self, LAY_COMMON, 20, COMMON, 4)
        if kind == ADVANCED_GOALS:
            return setup.list_cards_not_among(self, LAY_ADVANCED, 30, ADVANCED, 4)
        if kind == DEAL:
            return setup.list_cards_not_among(self, DEAL_CARD, 20, DEALT, 2 * self.data[SEATS])
        if kind == VALUE_STACKS:
            return setup.list_tokens_to_stack(self)
        if kind == KEEP_GOAL:
            return setup.list_goals_to_keep(self, seat)
        if kind == FIRST_PLAYER:
            return self.list_seats(NAME_FIRST)
        return list_draws(self)

    def allowed(self, seat: i64, action: i64) -> bool:
        kind: i64 = self.data[self.data[TOP] + KIND]
        if kind == PLACE:
            return place.may_place(self, action)
        if kind == COLLECT:
            return collect.may_collect(self, action)
        if kind == PUSH:
            token: i64 = action - PUSH_TOKEN
            return 0 <= token < 14 and values.may_push(self, token)
        if kind == CHAOS_KEEP:
            number: i64 = action - KEEP_STARS
            return 0 <= number < KEEPS and collect.may_keep(self, number)
        if kind == KEEP_GOAL:
            card: i64 = action - KEEP_CARD
            return 0 <= card < 20 and setup.is_among(self, card, DEALT + 2 * seat, 2)
        if kind == FILL or kind == BRIGHT_STAR or kind == CHAOS_DRAW or kind == STARTING_STARS:
            star: i64 = action - DRAW
            return 0 <= star < 7 and drawable(self, star)
        return setup.may_turn_up(self, kind, action)

    def act(self, seat: i64, action: i64) -> None:
        kind: i64 = self.data[self.data[TOP] + KIND]
        if kind == PLACE:
            if action == DONE:
                self.pop()
            elif action == PLACE_BLACK:
                place.place_black_star(self)
            else:
                place.place_star(self, (action - PLACE_STAR) // 25, (action - PLACE_STAR) % 25)
        elif kind == FILL:
            refill.draw_into_cluster(self, action - DRAW)
        elif kind == COLLECT:
            if action >= CHAOS:
                collect.turn_to_chaos(self, action - CHAOS)
            else:
                collect.wait_for_time(self, action - TIME)
        elif kind == PUSH:
            values.push_token(self, action - PUSH_TOKEN)
        elif kind == CHAOS_DRAW:
            collect.draw_for_chaos(self, action - DRAW)
        elif kind == CHAOS_KEEP:
            collect.keep_stars(self, action - KEEP_STARS)
        elif kind == BRIGHT_STAR:
            setup.draw_bright_star(self, action - DRAW)
        elif kind == COMMON_GOALS:
            setup.lay_common(self, action - LAY_COMMON)
        elif kind == VALUE_STACKS:
            setup.stack_token(self, action - STACK_TOKEN)
        elif kind == ADVANCED_GOALS:
            setup.lay_advanced(self, action - LAY_ADVANCED)
        elif kind == DEAL:
            setup.deal_card(self, action - DEAL_CARD)
        elif kind == KEEP_GOAL:
            setup.keep_goal(self, seat, action)
        elif kind == FIRST_PLAYER:
            setup.name_first(self, action - NAME_FIRST)
        else:
            setup.draw_starting_star(self, action - DRAW)
        self.advance()

    def refusal(self, seat: int, action: int) -> IllegalAction:
        return why_not(self, seat, action)

    def hide(self, viewer: i64) -> None:
        hide_goals(self, viewer)

    def sample_hidden(self, viewer: i64, rng: Rng) -> None:
        imagine_goals(self, rng)

    def problems(self) -> list[str]:
        return find_problems(self)

    def score_sheet(self) -> ScoreSheet:
        return score_sheet(self)
