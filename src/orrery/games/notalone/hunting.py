"""Phase 2, Hunting: the Creature places its tokens."""

from __future__ import annotations

from orrery.games.notalone import reasons
from orrery.games.notalone.actions import MOVE_TOKEN, NOTHING, PLACE_TOKEN, PLACE_WIDE, PLAY_HUNT, SLOT_PAIRS
from orrery.games.notalone.hunt_cards import play_hunt
from orrery.games.notalone.kinds import SLOTS, TOKENS
from orrery.games.notalone.moments import IN_PHASE_2
from orrery.games.notalone.position import Position
from orrery.games.notalone.tokens import is_wide, lay_token, tokens_to_place
from orrery.games.notalone.windows import NO_WINDOW, playable_hunt_cards, why_not_card
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit, has
from orrery.kernel.step import ALLOWED, Actions, Step


class PlaceTokens(Step[Position]):
    """The Creature places tokens: all; the Target of Force Field; or those of a card played in a window.

    Meanwhile it may play Hunt cards of phase 2 where the second argument says so.
    Rules: R18, R19, Q2, Q39
    """

    def tokens_left(self, s: Position) -> i64:
        """The tokens of this frame still to place, as bits."""
        return tokens_to_place(s) & s.arg

    def enter(self, s: Position) -> None:
        """Ask the Creature until every token of this frame that it has lies."""
        if self.tokens_left(s):
            s.ask_seat(s.creature)
        else:
            s.pop()

    def moment(self, s: Position) -> i64:
        """The moment whose Hunt cards may be played meanwhile."""
        return IN_PHASE_2 if s.arg2 else NO_WINDOW

    def may_leave(self, s: Position) -> bool:
        """Whether the other tokens may be left unplaced.

        Rules: Q2
        """
        return s.tokens_optional == 1 and s.phase == 2

    def legal(self, s: Position, seat: i64, out: Actions) -> None:
        """Every spot of every token still to place; Hunt cards of phase 2; nothing, if tokens are optional."""
        planet: i64 = s.planet()
        left: i64 = self.tokens_left(s)
        token: i64 = 0
        while token < TOKENS:
            if has(left, token):
                if is_wide(s, token):
                    out.add_mask(PLACE_WIDE + SLOT_PAIRS * token, wide_spots(s, planet))
                else:
                    out.add_mask(PLACE_TOKEN + SLOTS * token, planet)
            token += 1
        if s.arg2:
            out.add_mask(PLAY_HUNT, playable_hunt_cards(s, IN_PHASE_2))
        if self.may_leave(s):
            out.add(NOTHING)

    def why_not(self, s: Position, seat: i64, action: i64) -> i64:
        """A token goes where it can lie, on as many places as its card says."""
        if PLACE_TOKEN <= action < PLACE_WIDE:
            number: i64 = action - PLACE_TOKEN
            token: i64 = number // SLOTS
            fits = not is_wide(s, token) and has(s.planet(), number % SLOTS)
            return ALLOWED if fits and has(self.tokens_left(s), token) else reasons.TOKEN_NOT_THERE
        if PLACE_WIDE <= action < MOVE_TOKEN:
            number = action - PLACE_WIDE
            token = number // SLOT_PAIRS
            fits = is_wide(s, token) and has(wide_spots(s, s.planet()), number % SLOT_PAIRS)
            return ALLOWED if fits and has(self.tokens_left(s), token) else reasons.TOKEN_NOT_THERE
        if action == NOTHING and self.may_leave(s):
            return ALLOWED
        return why_not_card(s, seat, action, self.moment(s), reasons.PLACE_EVERY_TOKEN)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Place a token, play a Hunt card, or leave the rest of the tokens unplaced."""
        s.ask_again()
        if action == NOTHING:
            s.tokens_declined |= self.tokens_left(s)
        elif action < PLACE_TOKEN:
            play_hunt(s, action - PLAY_HUNT)
        elif action < PLACE_WIDE:
            lay_token(s, (action - PLACE_TOKEN) // SLOTS, bit((action - PLACE_TOKEN) % SLOTS))
        else:
            number: i64 = action - PLACE_WIDE
            lay_token(s, number // SLOT_PAIRS, s.tables.pair_mask[number % SLOT_PAIRS])


def wide_spots(s: Position, planet: i64) -> i64:
    """The pairs of adjacent slots on the planet for a token on two places.

    Rules: R19
    """
    pairs: i64 = 0
    pair: i64 = 0
    while pair < SLOT_PAIRS:
        if s.tables.pair_mask[pair] & ~planet == 0:
            pairs |= bit(pair)
        pair += 1
    return pairs
