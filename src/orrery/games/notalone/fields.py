"""Named access to a NotAlone position. Written by tools/accessors.py from layout.py; do not edit."""

from __future__ import annotations

from orrery.kernel.arrays import Ints, i64
from orrery.kernel.game import Game
from orrery.kernel.state import State
from orrery.kernel.step import Actions


class NotAloneFields(State):
    """A state with a property for each scalar and methods for each array.

    No plain Python class may derive from it. So `data`, declared again and set before anything else, is known to be
    there, and compiled code reads it unchecked.
    """

    data: Ints

    def __init__(self, game: Game, data: Ints, buffer: Actions) -> None:
        self.data = data
        super().__init__(game, data, buffer)

    @property
    def creature_chosen(self) -> i64:
        """The Creature's seat; OTHERS or NONE: nature names it."""
        return self.data[59]

    @creature_chosen.setter
    def creature_chosen(self, value: i64) -> None:
        self.data[59] = value

    @property
    def places_chosen(self) -> i64:
        """The numbers of Exploration places; NONE: nature chooses."""
        return self.data[60]

    @places_chosen.setter
    def places_chosen(self, value: i64) -> None:
        self.data[60] = value

    @property
    def combined(self) -> i64:
        """1: the enlarged decks."""
        return self.data[61]

    @combined.setter
    def combined(self, value: i64) -> None:
        self.data[61] = value

    @property
    def side_chosen(self) -> i64:
        """The side of the track board; 0: the Creature picks it."""
        return self.data[62]

    @side_chosen.setter
    def side_chosen(self, value: i64) -> None:
        self.data[62] = value

    @property
    def expert(self) -> i64:
        """1: lost last Will is regained only in part."""
        return self.data[63]

    @expert.setter
    def expert(self, value: i64) -> None:
        self.data[63] = value

    @property
    def tokens_optional(self) -> i64:
        """1: Hunt tokens need not be placed."""
        return self.data[64]

    @tokens_optional.setter
    def tokens_optional(self, value: i64) -> None:
        self.data[64] = value

    @property
    def two_place_literal(self) -> i64:
        """1: a token on two places may move onto one of them."""
        return self.data[65]

    @two_place_literal.setter
    def two_place_literal(self, value: i64) -> None:
        self.data[65] = value

    @property
    def pole_once(self) -> i64:
        """1: the Pole works once a turn."""
        return self.data[66]

    @pole_once.setter
    def pole_once(self, value: i64) -> None:
        self.data[66] = value

    @property
    def takeback_strict(self) -> i64:
        """1: no take-back where the power cannot be used."""
        return self.data[67]

    @takeback_strict.setter
    def takeback_strict(self, value: i64) -> None:
        self.data[67] = value

    @property
    def maze_variant(self) -> i64:
        """1: the variant with a deck beside the Maze."""
        return self.data[68]

    @maze_variant.setter
    def maze_variant(self, value: i64) -> None:
        self.data[68] = value

    @property
    def host(self) -> i64:
        """The seat that is not the Creature where it is one of the others."""
        return self.data[69]

    @host.setter
    def host(self, value: i64) -> None:
        self.data[69] = value

    @property
    def force_field_early(self) -> i64:
        """1: Force Field is played before the choices."""
        return self.data[70]

    @force_field_early.setter
    def force_field_early(self, value: i64) -> None:
        self.data[70] = value

    @property
    def takeback_few(self) -> i64:
        """1: no take-back at places whose power takes back more."""
        return self.data[71]

    @takeback_few.setter
    def takeback_few(self, value: i64) -> None:
        self.data[71] = value

    @property
    def last_will_each(self) -> i64:
        """1: Assimilation advances for every Hunted that lost its last Will."""
        return self.data[72]

    @last_will_each.setter
    def last_will_each(self, value: i64) -> None:
        self.data[72] = value

    @property
    def amplifier_moves(self) -> i64:
        """1: Stasis does not hold the Amplifier."""
        return self.data[73]

    @amplifier_moves.setter
    def amplifier_moves(self, value: i64) -> None:
        self.data[73] = value

    @property
    def gate_from_card(self) -> i64:
        """1: the Gate counts from the card really played."""
        return self.data[74]

    @gate_from_card.setter
    def gate_from_card(self, value: i64) -> None:
        self.data[74] = value

    @property
    def losses_together(self) -> i64:
        """1: tokens act on all Hunted at once."""
        return self.data[75]

    @losses_together.setter
    def losses_together(self, value: i64) -> None:
        self.data[75] = value

    @property
    def instead_explored(self) -> i64:
        """1: cards used instead of a power look at the explored place."""
        return self.data[76]

    @instead_explored.setter
    def instead_explored(self, value: i64) -> None:
        self.data[76] = value

    @property
    def maze_copies(self) -> i64:
        """1: the Maze uses a new place as a copied one."""
        return self.data[77]

    @maze_copies.setter
    def maze_copies(self, value: i64) -> None:
        self.data[77] = value

    @property
    def will_by_stopping(self) -> i64:
        """1: Will on the track is met only where the counter stops."""
        return self.data[78]

    @will_by_stopping.setter
    def will_by_stopping(self, value: i64) -> None:
        self.data[78] = value

    @property
    def creature(self) -> i64:
        """The Creature's seat."""
        return self.data[79]

    @creature.setter
    def creature(self, value: i64) -> None:
        self.data[79] = value

    @property
    def side(self) -> i64:
        """The side of the track board; 0 before it is picked."""
        return self.data[80]

    @side.setter
    def side(self, value: i64) -> None:
        self.data[80] = value

    @property
    def turn(self) -> i64:
        """The number of the turn; 0 before the first."""
        return self.data[81]

    @turn.setter
    def turn(self, value: i64) -> None:
        self.data[81] = value

    @property
    def phase(self) -> i64:
        """The phase of the turn; 0 before the first."""
        return self.data[82]

    @phase.setter
    def phase(self, value: i64) -> None:
        self.data[82] = value

    @property
    def winner(self) -> i64:
        """0 nobody yet, 1 the Creature, 2 the Hunted."""
        return self.data[83]

    @winner.setter
    def winner(self, value: i64) -> None:
        self.data[83] = value

    @property
    def rescue(self) -> i64:
        """Spaces from the Rescue counter to victory."""
        return self.data[84]

    @rescue.setter
    def rescue(self, value: i64) -> None:
        self.data[84] = value

    @property
    def assimilation(self) -> i64:
        """Spaces from the Assimilation counter to victory."""
        return self.data[85]

    @assimilation.setter
    def assimilation(self, value: i64) -> None:
        self.data[85] = value

    @property
    def supply(self) -> i64:
        """Will counters in the supply."""
        return self.data[86]

    @supply.setter
    def supply(self, value: i64) -> None:
        self.data[86] = value

    @property
    def track_will(self) -> i64:
        """Will counters on the Rescue track, a bit for each distance from victory."""
        return self.data[87]

    @track_will.setter
    def track_will(self, value: i64) -> None:
        self.data[87] = value

    @property
    def exploration_numbers(self) -> i64:
        """The numbers whose place is Exploration's."""
        return self.data[88]

    @exploration_numbers.setter
    def exploration_numbers(self, value: i64) -> None:
        self.data[88] = value

    def place_at(self, slot: i64) -> i64:
        """The place that lies face up at a slot."""
        spot: i64 = 89 + slot
        return self.data[spot]

    def set_place_at(self, slot: i64, value: i64) -> None:
        """Replace `place_at`."""
        spot: i64 = 89 + slot
        self.data[spot] = value

    def add_place_at(self, slot: i64, change: i64) -> None:
        """Change `place_at` by an amount."""
        spot: i64 = 89 + slot
        self.data[spot] += change

    def slot_of(self, number: i64) -> i64:
        """The slot where the place of a number lies face up."""
        spot: i64 = 99 + number
        return self.data[spot]

    def set_slot_of(self, number: i64, value: i64) -> None:
        """Replace `slot_of`."""
        spot: i64 = 99 + number
        self.data[spot] = value

    def add_slot_of(self, number: i64, change: i64) -> None:
        """Change `slot_of` by an amount."""
        spot: i64 = 99 + number
        self.data[spot] += change

    @property
    def hidden_slots(self) -> i64:
        """The slots with a face-down card."""
        return self.data[109]

    @hidden_slots.setter
    def hidden_slots(self, value: i64) -> None:
        self.data[109] = value

    @property
    def ineffective_slots(self) -> i64:
        """The slots whose power a card has made ineffective."""
        return self.data[110]

    @ineffective_slots.setter
    def ineffective_slots(self, value: i64) -> None:
        self.data[110] = value

    @property
    def inaccessible_slots(self) -> i64:
        """The slots whose place may not be played this turn."""
        return self.data[111]

    @inaccessible_slots.setter
    def inaccessible_slots(self, value: i64) -> None:
        self.data[111] = value

    @property
    def used_numbers(self) -> i64:
        """The numbers of the places whose power was used this turn."""
        return self.data[112]

    @used_numbers.setter
    def used_numbers(self, value: i64) -> None:
        self.data[112] = value

    @property
    def marker(self) -> i64:
        """Beach: 1 on it. Dome: the number the Shield lies at."""
        return self.data[113]

    @marker.setter
    def marker(self, value: i64) -> None:
        self.data[113] = value

    @property
    def shield(self) -> i64:
        """1: raised for next turn. 2: protects now."""
        return self.data[114]

    @shield.setter
    def shield(self, value: i64) -> None:
        self.data[114] = value

    def reserve(self, index: i64) -> i64:
        """How many cards of a place of the lower row are in the reserve."""
        spot: i64 = 115 + index
        return self.data[spot]

    def set_reserve(self, index: i64, value: i64) -> None:
        """Replace `reserve`."""
        spot: i64 = 115 + index
        self.data[spot] = value

    def add_reserve(self, index: i64, change: i64) -> None:
        """Change `reserve` by an amount."""
        spot: i64 = 115 + index
        self.data[spot] += change

    def token_slots(self, token: i64) -> i64:
        """The slots that a Hunt token covers."""
        spot: i64 = 125 + token
        return self.data[spot]

    def set_token_slots(self, token: i64, value: i64) -> None:
        """Replace `token_slots`."""
        spot: i64 = 125 + token
        self.data[spot] = value

    def add_token_slots(self, token: i64, change: i64) -> None:
        """Change `token_slots` by an amount."""
        spot: i64 = 125 + token
        self.data[spot] += change

    @property
    def tokens_available(self) -> i64:
        """The tokens the Creature has this turn."""
        return self.data[128]

    @tokens_available.setter
    def tokens_available(self, value: i64) -> None:
        self.data[128] = value

    @property
    def tokens_declined(self) -> i64:
        """The tokens it has chosen not to place this turn."""
        return self.data[129]

    @tokens_declined.setter
    def tokens_declined(self, value: i64) -> None:
        self.data[129] = value

    @property
    def maze_deck(self) -> i64:
        """The unordered part of the deck."""
        return self.data[130]

    @maze_deck.setter
    def maze_deck(self, value: i64) -> None:
        self.data[130] = value

    def maze_bottom(self, i: i64) -> i64:
        """The cards below it, the next to be drawn first."""
        spot: i64 = 131 + i
        return self.data[spot]

    def set_maze_bottom(self, i: i64, value: i64) -> None:
        """Replace `maze_bottom`."""
        spot: i64 = 131 + i
        self.data[spot] = value

    def add_maze_bottom(self, i: i64, change: i64) -> None:
        """Change `maze_bottom` by an amount."""
        spot: i64 = 131 + i
        self.data[spot] += change

    def maze_seen_by(self, i: i64) -> i64:
        """The seat that has seen a card at the bottom."""
        spot: i64 = 135 + i
        return self.data[spot]

    def set_maze_seen_by(self, i: i64, value: i64) -> None:
        """Replace `maze_seen_by`."""
        spot: i64 = 135 + i
        self.data[spot] = value

    def add_maze_seen_by(self, i: i64, change: i64) -> None:
        """Change `maze_seen_by` by an amount."""
        spot: i64 = 135 + i
        self.data[spot] += change

    @property
    def maze_bottom_count(self) -> i64:
        """How many cards lie there."""
        return self.data[139]

    @maze_bottom_count.setter
    def maze_bottom_count(self, value: i64) -> None:
        self.data[139] = value

    @property
    def maze_discard(self) -> i64:
        """The discarded cards."""
        return self.data[140]

    @maze_discard.setter
    def maze_discard(self, value: i64) -> None:
        self.data[140] = value

    @property
    def maze_drawn(self) -> i64:
        """The cards a Hunted is looking at."""
        return self.data[141]

    @maze_drawn.setter
    def maze_drawn(self, value: i64) -> None:
        self.data[141] = value

    @property
    def hunt_hand(self) -> i64:
        """The Creature's hand."""
        return self.data[142]

    @hunt_hand.setter
    def hunt_hand(self, value: i64) -> None:
        self.data[142] = value

    @property
    def hunt_hand_count(self) -> i64:
        """How many cards it holds."""
        return self.data[143]

    @hunt_hand_count.setter
    def hunt_hand_count(self, value: i64) -> None:
        self.data[143] = value

    @property
    def hunt_deck(self) -> i64:
        """The unordered part of the deck."""
        return self.data[144]

    @hunt_deck.setter
    def hunt_deck(self, value: i64) -> None:
        self.data[144] = value

    def hunt_bottom(self, i: i64) -> i64:
        """The cards below it, the next to be drawn first."""
        spot: i64 = 145 + i
        return self.data[spot]

    def set_hunt_bottom(self, i: i64, value: i64) -> None:
        """Replace `hunt_bottom`."""
        spot: i64 = 145 + i
        self.data[spot] = value

    def add_hunt_bottom(self, i: i64, change: i64) -> None:
        """Change `hunt_bottom` by an amount."""
        spot: i64 = 145 + i
        self.data[spot] += change

    @property
    def hunt_bottom_count(self) -> i64:
        """How many cards lie there."""
        return self.data[178]

    @hunt_bottom_count.setter
    def hunt_bottom_count(self, value: i64) -> None:
        self.data[178] = value

    @property
    def hunt_bottom_known(self) -> i64:
        """The cards at the bottom that everyone has seen."""
        return self.data[179]

    @hunt_bottom_known.setter
    def hunt_bottom_known(self, value: i64) -> None:
        self.data[179] = value

    @property
    def hunt_hand_known(self) -> i64:
        """The cards in hand that the Hunted have seen."""
        return self.data[180]

    @hunt_hand_known.setter
    def hunt_hand_known(self, value: i64) -> None:
        self.data[180] = value

    @property
    def hunt_discard(self) -> i64:
        """The discarded cards."""
        return self.data[181]

    @hunt_discard.setter
    def hunt_discard(self, value: i64) -> None:
        self.data[181] = value

    @property
    def hunt_discard_top(self) -> i64:
        """The card discarded last."""
        return self.data[182]

    @hunt_discard_top.setter
    def hunt_discard_top(self, value: i64) -> None:
        self.data[182] = value

    def hunt_played(self, i: i64) -> i64:
        """A card that lies played; it leaves for the discard."""
        spot: i64 = 183 + i
        return self.data[spot]

    def set_hunt_played(self, i: i64, value: i64) -> None:
        """Replace `hunt_played`."""
        spot: i64 = 183 + i
        self.data[spot] = value

    def add_hunt_played(self, i: i64, change: i64) -> None:
        """Change `hunt_played` by an amount."""
        spot: i64 = 183 + i
        self.data[spot] += change

    def hunt_played_as(self, i: i64) -> i64:
        """The card that a card played this turn stands for."""
        spot: i64 = 185 + i
        return self.data[spot]

    def set_hunt_played_as(self, i: i64, value: i64) -> None:
        """Replace `hunt_played_as`."""
        spot: i64 = 185 + i
        self.data[spot] = value

    def add_hunt_played_as(self, i: i64, change: i64) -> None:
        """Change `hunt_played_as` by an amount."""
        spot: i64 = 185 + i
        self.data[spot] += change

    @property
    def hunt_played_count(self) -> i64:
        """How many cards were played this turn."""
        return self.data[187]

    @hunt_played_count.setter
    def hunt_played_count(self, value: i64) -> None:
        self.data[187] = value

    @property
    def hunt_allowed(self) -> i64:
        """How many may be played this turn."""
        return self.data[188]

    @hunt_allowed.setter
    def hunt_allowed(self, value: i64) -> None:
        self.data[188] = value

    @property
    def hunt_allowed_next(self) -> i64:
        """How many next turn, 0: as usual."""
        return self.data[189]

    @hunt_allowed_next.setter
    def hunt_allowed_next(self, value: i64) -> None:
        self.data[189] = value

    @property
    def hunt_effects(self) -> i64:
        """The kinds of effects that hold this turn."""
        return self.data[190]

    @hunt_effects.setter
    def hunt_effects(self, value: i64) -> None:
        self.data[190] = value

    @property
    def anticipated(self) -> i64:
        """The Hunted whom the Creature anticipates."""
        return self.data[191]

    @anticipated.setter
    def anticipated(self, value: i64) -> None:
        self.data[191] = value

    @property
    def barred_seats(self) -> i64:
        """The seats that may play no Survival card this turn."""
        return self.data[192]

    @barred_seats.setter
    def barred_seats(self, value: i64) -> None:
        self.data[192] = value

    @property
    def telepathy_seat(self) -> i64:
        """The Hunted that answered a Telepathy."""
        return self.data[193]

    @telepathy_seat.setter
    def telepathy_seat(self, value: i64) -> None:
        self.data[193] = value

    @property
    def telepathy_places(self) -> i64:
        """The numbers it was asked about."""
        return self.data[194]

    @telepathy_places.setter
    def telepathy_places(self, value: i64) -> None:
        self.data[194] = value

    @property
    def telepathy_answer(self) -> i64:
        """1: it plays one of them."""
        return self.data[195]

    @telepathy_answer.setter
    def telepathy_answer(self, value: i64) -> None:
        self.data[195] = value

    @property
    def survival_deck(self) -> i64:
        """The deck."""
        return self.data[196]

    @survival_deck.setter
    def survival_deck(self, value: i64) -> None:
        self.data[196] = value

    @property
    def survival_discard(self) -> i64:
        """The discarded cards."""
        return self.data[197]

    @survival_discard.setter
    def survival_discard(self, value: i64) -> None:
        self.data[197] = value

    @property
    def drawn(self) -> i64:
        """The drawn cards of which a Hunted keeps one."""
        return self.data[198]

    @drawn.setter
    def drawn(self, value: i64) -> None:
        self.data[198] = value

    @property
    def drawn_count(self) -> i64:
        """How many they are."""
        return self.data[199]

    @drawn_count.setter
    def drawn_count(self, value: i64) -> None:
        self.data[199] = value

    @property
    def team(self) -> i64:
        """What holds for all Hunted this turn."""
        return self.data[200]

    @team.setter
    def team(self, value: i64) -> None:
        self.data[200] = value

    @property
    def played_survival(self) -> i64:
        """The seats that have played a Survival card this turn."""
        return self.data[201]

    @played_survival.setter
    def played_survival(self, value: i64) -> None:
        self.data[201] = value

    @property
    def passed_phase(self) -> i64:
        """The seats that want no more windows this phase."""
        return self.data[202]

    @passed_phase.setter
    def passed_phase(self, value: i64) -> None:
        self.data[202] = value

    @property
    def caught_seats(self) -> i64:
        """The seats caught this turn."""
        return self.data[203]

    @caught_seats.setter
    def caught_seats(self, value: i64) -> None:
        self.data[203] = value

    @property
    def lost_last_will(self) -> i64:
        """The seats that lost their last Will this phase."""
        return self.data[204]

    @lost_last_will.setter
    def lost_last_will(self, value: i64) -> None:
        self.data[204] = value

    def will(self, seat: i64) -> i64:
        """The Will of a Hunted."""
        spot: i64 = 205 + seat
        return self.data[spot]

    def set_will(self, seat: i64, value: i64) -> None:
        """Replace `will`."""
        spot: i64 = 205 + seat
        self.data[spot] = value

    def add_will(self, seat: i64, change: i64) -> None:
        """Change `will` by an amount."""
        spot: i64 = 205 + seat
        self.data[spot] += change

    def hand(self, seat: i64) -> i64:
        """The Place cards in hand."""
        spot: i64 = 212 + seat
        return self.data[spot]

    def set_hand(self, seat: i64, value: i64) -> None:
        """Replace `hand`."""
        spot: i64 = 212 + seat
        self.data[spot] = value

    def add_hand(self, seat: i64, change: i64) -> None:
        """Change `hand` by an amount."""
        spot: i64 = 212 + seat
        self.data[spot] += change

    def hand_count(self, seat: i64) -> i64:
        """How many Place cards are in hand."""
        spot: i64 = 219 + seat
        return self.data[spot]

    def set_hand_count(self, seat: i64, value: i64) -> None:
        """Replace `hand_count`."""
        spot: i64 = 219 + seat
        self.data[spot] = value

    def add_hand_count(self, seat: i64, change: i64) -> None:
        """Change `hand_count` by an amount."""
        spot: i64 = 219 + seat
        self.data[spot] += change

    def discard(self, seat: i64) -> i64:
        """The discarded Place cards."""
        spot: i64 = 226 + seat
        return self.data[spot]

    def set_discard(self, seat: i64, value: i64) -> None:
        """Replace `discard`."""
        spot: i64 = 226 + seat
        self.data[spot] = value

    def add_discard(self, seat: i64, change: i64) -> None:
        """Change `discard` by an amount."""
        spot: i64 = 226 + seat
        self.data[spot] += change

    def discard_count(self, seat: i64) -> i64:
        """How many Place cards are discarded."""
        spot: i64 = 233 + seat
        return self.data[spot]

    def set_discard_count(self, seat: i64, value: i64) -> None:
        """Replace `discard_count`."""
        spot: i64 = 233 + seat
        self.data[spot] = value

    def add_discard_count(self, seat: i64, change: i64) -> None:
        """Change `discard_count` by an amount."""
        spot: i64 = 233 + seat
        self.data[spot] += change

    def owned(self, seat: i64) -> i64:
        """All Place cards of a Hunted: hand, discard and played."""
        spot: i64 = 240 + seat
        return self.data[spot]

    def set_owned(self, seat: i64, value: i64) -> None:
        """Replace `owned`."""
        spot: i64 = 240 + seat
        self.data[spot] = value

    def add_owned(self, seat: i64, change: i64) -> None:
        """Change `owned` by an amount."""
        spot: i64 = 240 + seat
        self.data[spot] += change

    def played(self, seat: i64, which: i64) -> i64:
        """A played Place card, by number."""
        spot: i64 = 247 + 2 * seat + which
        return self.data[spot]

    def set_played(self, seat: i64, which: i64, value: i64) -> None:
        """Replace `played`."""
        spot: i64 = 247 + 2 * seat + which
        self.data[spot] = value

    def add_played(self, seat: i64, which: i64, change: i64) -> None:
        """Change `played` by an amount."""
        spot: i64 = 247 + 2 * seat + which
        self.data[spot] += change

    def explored(self, seat: i64, which: i64) -> i64:
        """The slot of an explored place."""
        spot: i64 = 261 + 2 * seat + which
        return self.data[spot]

    def set_explored(self, seat: i64, which: i64, value: i64) -> None:
        """Replace `explored`."""
        spot: i64 = 261 + 2 * seat + which
        self.data[spot] = value

    def add_explored(self, seat: i64, which: i64, change: i64) -> None:
        """Change `explored` by an amount."""
        spot: i64 = 261 + 2 * seat + which
        self.data[spot] += change

    def resolved(self, seat: i64) -> i64:
        """What of the explored places is resolved, as bits (see frames)."""
        spot: i64 = 275 + seat
        return self.data[spot]

    def set_resolved(self, seat: i64, value: i64) -> None:
        """Replace `resolved`."""
        spot: i64 = 275 + seat
        self.data[spot] = value

    def add_resolved(self, seat: i64, change: i64) -> None:
        """Change `resolved` by an amount."""
        spot: i64 = 275 + seat
        self.data[spot] += change

    def effect_next(self, seat: i64) -> i64:
        """What next turn brings through River, Artefact or Fjord."""
        spot: i64 = 282 + seat
        return self.data[spot]

    def set_effect_next(self, seat: i64, value: i64) -> None:
        """Replace `effect_next`."""
        spot: i64 = 282 + seat
        self.data[spot] = value

    def add_effect_next(self, seat: i64, change: i64) -> None:
        """Change `effect_next` by an amount."""
        spot: i64 = 282 + seat
        self.data[spot] += change

    def effect_now(self, seat: i64) -> i64:
        """What this turn brings through River, Artefact or Fjord."""
        spot: i64 = 289 + seat
        return self.data[spot]

    def set_effect_now(self, seat: i64, value: i64) -> None:
        """Replace `effect_now`."""
        spot: i64 = 289 + seat
        self.data[spot] = value

    def add_effect_now(self, seat: i64, change: i64) -> None:
        """Change `effect_now` by an amount."""
        spot: i64 = 289 + seat
        self.data[spot] += change

    def survival(self, seat: i64) -> i64:
        """The Survival cards in hand."""
        spot: i64 = 296 + seat
        return self.data[spot]

    def set_survival(self, seat: i64, value: i64) -> None:
        """Replace `survival`."""
        spot: i64 = 296 + seat
        self.data[spot] = value

    def add_survival(self, seat: i64, change: i64) -> None:
        """Change `survival` by an amount."""
        spot: i64 = 296 + seat
        self.data[spot] += change

    def survival_count(self, seat: i64) -> i64:
        """How many Survival cards are in hand."""
        spot: i64 = 303 + seat
        return self.data[spot]

    def set_survival_count(self, seat: i64, value: i64) -> None:
        """Replace `survival_count`."""
        spot: i64 = 303 + seat
        self.data[spot] = value

    def add_survival_count(self, seat: i64, change: i64) -> None:
        """Change `survival_count` by an amount."""
        spot: i64 = 303 + seat
        self.data[spot] += change

    def guard(self, seat: i64) -> i64:
        """What protects a Hunted this turn."""
        spot: i64 = 310 + seat
        return self.data[spot]

    def set_guard(self, seat: i64, value: i64) -> None:
        """Replace `guard`."""
        spot: i64 = 310 + seat
        self.data[spot] = value

    def add_guard(self, seat: i64, change: i64) -> None:
        """Change `guard` by an amount."""
        spot: i64 = 310 + seat
        self.data[spot] += change

    def take_back_due(self, seat: i64) -> i64:
        """Place cards still to take back for a Resist."""
        spot: i64 = 317 + seat
        return self.data[spot]

    def set_take_back_due(self, seat: i64, value: i64) -> None:
        """Replace `take_back_due`."""
        spot: i64 = 317 + seat
        self.data[spot] = value

    def add_take_back_due(self, seat: i64, change: i64) -> None:
        """Change `take_back_due` by an amount."""
        spot: i64 = 317 + seat
        self.data[spot] += change

    def will_due(self, seat: i64) -> i64:
        """Will still to regain for a Give Up."""
        spot: i64 = 324 + seat
        return self.data[spot]

    def set_will_due(self, seat: i64, value: i64) -> None:
        """Replace `will_due`."""
        spot: i64 = 324 + seat
        self.data[spot] = value

    def add_will_due(self, seat: i64, change: i64) -> None:
        """Change `will_due` by an amount."""
        spot: i64 = 324 + seat
        self.data[spot] += change

    def resisted(self, seat: i64) -> i64:
        """How often a Hunted has resisted this turn."""
        spot: i64 = 331 + seat
        return self.data[spot]

    def set_resisted(self, seat: i64, value: i64) -> None:
        """Replace `resisted`."""
        spot: i64 = 331 + seat
        self.data[spot] = value

    def add_resisted(self, seat: i64, change: i64) -> None:
        """Change `resisted` by an amount."""
        spot: i64 = 331 + seat
        self.data[spot] += change

    def shown(self, seat: i64) -> i64:
        """The hand cards that the Creature has seen."""
        spot: i64 = 338 + seat
        return self.data[spot]

    def set_shown(self, seat: i64, value: i64) -> None:
        """Replace `shown`."""
        spot: i64 = 338 + seat
        self.data[spot] = value

    def add_shown(self, seat: i64, change: i64) -> None:
        """Change `shown` by an amount."""
        spot: i64 = 338 + seat
        self.data[spot] += change

    def catches(self, seat: i64) -> i64:
        """How often a Hunted was caught, or the Creature has caught."""
        spot: i64 = 345 + seat
        return self.data[spot]

    def set_catches(self, seat: i64, value: i64) -> None:
        """Replace `catches`."""
        spot: i64 = 345 + seat
        self.data[spot] = value

    def add_catches(self, seat: i64, change: i64) -> None:
        """Change `catches` by an amount."""
        spot: i64 = 345 + seat
        self.data[spot] += change

    def will_lost(self, seat: i64) -> i64:
        """How much Will a Hunted has lost."""
        spot: i64 = 352 + seat
        return self.data[spot]

    def set_will_lost(self, seat: i64, value: i64) -> None:
        """Replace `will_lost`."""
        spot: i64 = 352 + seat
        self.data[spot] = value

    def add_will_lost(self, seat: i64, change: i64) -> None:
        """Change `will_lost` by an amount."""
        spot: i64 = 352 + seat
        self.data[spot] += change
