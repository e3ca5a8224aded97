"""Named access to a Comet position. Written by tools/accessors.py from layout.py; do not edit."""

from __future__ import annotations

from orrery.kernel.arrays import Ints, i64
from orrery.kernel.game import Game
from orrery.kernel.state import State
from orrery.kernel.step import Actions


class CometFields(State):
    """A state with a property for each scalar and methods for each array.

    No plain Python class may derive from it. So `data`, declared again and set before anything else, is known to be
    there, and compiled code reads it unchecked.
    """

    data: Ints

    def __init__(self, game: Game, data: Ints, buffer: Actions) -> None:
        self.data = data
        super().__init__(game, data, buffer)

    @property
    def side(self) -> i64:
        """The side of the board."""
        return self.data[59]

    @side.setter
    def side(self, value: i64) -> None:
        self.data[59] = value

    @property
    def straight(self) -> i64:
        """1: skipping goes in a straight line only."""
        return self.data[60]

    @straight.setter
    def straight(self, value: i64) -> None:
        self.data[60] = value

    @property
    def wolf_others(self) -> i64:
        """1: a Wolf never takes a card its owner played."""
        return self.data[61]

    @wolf_others.setter
    def wolf_others(self, value: i64) -> None:
        self.data[61] = value

    @property
    def first_chosen(self) -> i64:
        """The seat that goes first, or NONE: nature decides."""
        return self.data[62]

    @first_chosen.setter
    def first_chosen(self, value: i64) -> None:
        self.data[62] = value

    @property
    def idle_limit(self) -> i64:
        """How many rounds without progress bring the comet."""
        return self.data[63]

    @idle_limit.setter
    def idle_limit(self, value: i64) -> None:
        self.data[63] = value

    @property
    def tie_animals(self) -> i64:
        """1: a tie goes to the player with more rescued animals."""
        return self.data[64]

    @tie_animals.setter
    def tie_animals(self, value: i64) -> None:
        self.data[64] = value

    @property
    def guards_in_move(self) -> i64:
        """1: guardians work in a Move only."""
        return self.data[65]

    @guards_in_move.setter
    def guards_in_move(self, value: i64) -> None:
        self.data[65] = value

    @property
    def copy_areas(self) -> i64:
        """1: a Parrot copies no wild symbol."""
        return self.data[66]

    @copy_areas.setter
    def copy_areas(self, value: i64) -> None:
        self.data[66] = value

    @property
    def one_chameleon(self) -> i64:
        """1: at most one chameleon stands in a set."""
        return self.data[67]

    @one_chameleon.setter
    def one_chameleon(self, value: i64) -> None:
        self.data[67] = value

    @property
    def take_turns(self) -> i64:
        """1: between turns one ability at a time, until all pass."""
        return self.data[68]

    @take_turns.setter
    def take_turns(self, value: i64) -> None:
        self.data[68] = value

    @property
    def shuffle_empty(self) -> i64:
        """1: a pile is shuffled anew the moment it is empty."""
        return self.data[69]

    @shuffle_empty.setter
    def shuffle_empty(self, value: i64) -> None:
        self.data[69] = value

    @property
    def wild_added(self) -> i64:
        """1: a card with wild symbols alone begins no Move."""
        return self.data[70]

    @wild_added.setter
    def wild_added(self, value: i64) -> None:
        self.data[70] = value

    @property
    def pile_cards(self) -> i64:
        """The silver cards of draw and comet pile, and the gold pile. The handle of a set of cards."""
        return 71

    @property
    def discard_cards(self) -> i64:
        """Both discard piles. The handle of a set of cards."""
        return 77

    @property
    def display_cards(self) -> i64:
        """The open gold cards. The handle of a set of cards."""
        return 83

    @property
    def played_cards(self) -> i64:
        """Cards played for movement in this turn or the one that just ended. The handle of a set of cards."""
        return 89

    @property
    def fresh_cards(self) -> i64:
        """Silver cards of those that are still in the discard since. The handle of a set of cards."""
        return 95

    def hand_cards(self, seat: i64) -> i64:
        """A seat's hand. The handle of a set of cards."""
        return 99 + 6 * seat

    def rescued_cards(self, seat: i64) -> i64:
        """A seat's rescued animals. The handle of a set of cards."""
        return 123 + 6 * seat

    def seen_cards(self, seat: i64) -> i64:
        """Silver cards in a hand that everybody saw. The handle of a set of cards."""
        return 147 + 4 * seat

    def held_cards(self, seat: i64, epoch: i64) -> i64:
        """Hand cards drawn unseen in an epoch. The handle of a set of cards."""
        return 163 + 12 * seat + 4 * epoch

    def unseen_cards(self, epoch: i64) -> i64:
        """Silver cards of an epoch in the pile or held. The handle of a set of cards."""
        return 211 + 4 * epoch

    def held_count(self, seat: i64, epoch: i64) -> i64:
        """How many cards are held unseen."""
        spot: i64 = 223 + 3 * seat + epoch
        return self.data[spot]

    def set_held_count(self, seat: i64, epoch: i64, value: i64) -> None:
        """Replace `held_count`."""
        spot: i64 = 223 + 3 * seat + epoch
        self.data[spot] = value

    def add_held_count(self, seat: i64, epoch: i64, change: i64) -> None:
        """Change `held_count` by an amount."""
        spot: i64 = 223 + 3 * seat + epoch
        self.data[spot] += change

    @property
    def epoch(self) -> i64:
        """The epoch of the pile."""
        return self.data[235]

    @epoch.setter
    def epoch(self, value: i64) -> None:
        self.data[235] = value

    @property
    def draw_left(self) -> i64:
        """How many cards the draw pile has."""
        return self.data[236]

    @draw_left.setter
    def draw_left(self, value: i64) -> None:
        self.data[236] = value

    @property
    def comet_left(self) -> i64:
        """How many cards the comet pile has."""
        return self.data[237]

    @comet_left.setter
    def comet_left(self, value: i64) -> None:
        self.data[237] = value

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat has in hand."""
        spot: i64 = 238 + seat
        return self.data[spot]

    def set_hand_size(self, seat: i64, value: i64) -> None:
        """Replace `hand_size`."""
        spot: i64 = 238 + seat
        self.data[spot] = value

    def add_hand_size(self, seat: i64, change: i64) -> None:
        """Change `hand_size` by an amount."""
        spot: i64 = 238 + seat
        self.data[spot] += change

    def hero(self, seat: i64) -> i64:
        """A seat's hero, or NONE."""
        spot: i64 = 242 + seat
        return self.data[spot]

    def set_hero(self, seat: i64, value: i64) -> None:
        """Replace `hero`."""
        spot: i64 = 242 + seat
        self.data[spot] = value

    def add_hero(self, seat: i64, change: i64) -> None:
        """Change `hero` by an amount."""
        spot: i64 = 242 + seat
        self.data[spot] += change

    def animal(self, seat: i64, slot: i64) -> i64:
        """The hatched animal in a slot, or NONE."""
        spot: i64 = 246 + 3 * seat + slot
        return self.data[spot]

    def set_animal(self, seat: i64, slot: i64, value: i64) -> None:
        """Replace `animal`."""
        spot: i64 = 246 + 3 * seat + slot
        self.data[spot] = value

    def add_animal(self, seat: i64, slot: i64, change: i64) -> None:
        """Change `animal` by an amount."""
        spot: i64 = 246 + 3 * seat + slot
        self.data[spot] += change

    def savior_field(self, seat: i64, savior: i64) -> i64:
        """The field of a savior, NONE while it is on its board."""
        spot: i64 = 258 + 3 * seat + savior
        return self.data[spot]

    def set_savior_field(self, seat: i64, savior: i64, value: i64) -> None:
        """Replace `savior_field`."""
        spot: i64 = 258 + 3 * seat + savior
        self.data[spot] = value

    def add_savior_field(self, seat: i64, savior: i64, change: i64) -> None:
        """Change `savior_field` by an amount."""
        spot: i64 = 258 + 3 * seat + savior
        self.data[spot] += change

    def ready(self, seat: i64, tool: i64) -> i64:
        """How many cards with an ability are ready."""
        spot: i64 = 270 + 32 * seat + tool
        return self.data[spot]

    def set_ready(self, seat: i64, tool: i64, value: i64) -> None:
        """Replace `ready`."""
        spot: i64 = 270 + 32 * seat + tool
        self.data[spot] = value

    def add_ready(self, seat: i64, tool: i64, change: i64) -> None:
        """Change `ready` by an amount."""
        spot: i64 = 270 + 32 * seat + tool
        self.data[spot] += change

    def ready_tools(self, seat: i64) -> i64:
        """The abilities with a card ready."""
        spot: i64 = 398 + seat
        return self.data[spot]

    def set_ready_tools(self, seat: i64, value: i64) -> None:
        """Replace `ready_tools`."""
        spot: i64 = 398 + seat
        self.data[spot] = value

    def add_ready_tools(self, seat: i64, change: i64) -> None:
        """Change `ready_tools` by an amount."""
        spot: i64 = 398 + seat
        self.data[spot] += change

    def hand_limit(self, seat: i64) -> i64:
        """The hand limit."""
        spot: i64 = 402 + seat
        return self.data[spot]

    def set_hand_limit(self, seat: i64, value: i64) -> None:
        """Replace `hand_limit`."""
        spot: i64 = 402 + seat
        self.data[spot] = value

    def add_hand_limit(self, seat: i64, change: i64) -> None:
        """Change `hand_limit` by an amount."""
        spot: i64 = 402 + seat
        self.data[spot] += change

    def skips(self, seat: i64) -> i64:
        """Areas and empty nests that all saviors may always skip."""
        spot: i64 = 406 + seat
        return self.data[spot]

    def set_skips(self, seat: i64, value: i64) -> None:
        """Replace `skips`."""
        spot: i64 = 406 + seat
        self.data[spot] = value

    def add_skips(self, seat: i64, change: i64) -> None:
        """Change `skips` by an amount."""
        spot: i64 = 406 + seat
        self.data[spot] += change

    def shares_nests(self, seat: i64) -> i64:
        """1: a seat may hatch on occupied nests."""
        spot: i64 = 410 + seat
        return self.data[spot]

    def set_shares_nests(self, seat: i64, value: i64) -> None:
        """Replace `shares_nests`."""
        spot: i64 = 410 + seat
        self.data[spot] = value

    def add_shares_nests(self, seat: i64, change: i64) -> None:
        """Change `shares_nests` by an amount."""
        spot: i64 = 410 + seat
        self.data[spot] += change

    def own_reduction(self, seat: i64) -> i64:
        """By how much every nest distance may be lowered."""
        spot: i64 = 414 + seat
        return self.data[spot]

    def set_own_reduction(self, seat: i64, value: i64) -> None:
        """Replace `own_reduction`."""
        spot: i64 = 414 + seat
        self.data[spot] = value

    def add_own_reduction(self, seat: i64, change: i64) -> None:
        """Change `own_reduction` by an amount."""
        spot: i64 = 414 + seat
        self.data[spot] += change

    def gold_for_silver(self, seat: i64) -> i64:
        """Silver cards of a Rest that gold may replace."""
        spot: i64 = 418 + seat
        return self.data[spot]

    def set_gold_for_silver(self, seat: i64, value: i64) -> None:
        """Replace `gold_for_silver`."""
        spot: i64 = 418 + seat
        self.data[spot] = value

    def add_gold_for_silver(self, seat: i64, change: i64) -> None:
        """Change `gold_for_silver` by an amount."""
        spot: i64 = 418 + seat
        self.data[spot] += change

    def rest_gold(self, seat: i64) -> i64:
        """Gold cards a Rest gives besides."""
        spot: i64 = 422 + seat
        return self.data[spot]

    def set_rest_gold(self, seat: i64, value: i64) -> None:
        """Replace `rest_gold`."""
        spot: i64 = 422 + seat
        self.data[spot] = value

    def add_rest_gold(self, seat: i64, change: i64) -> None:
        """Change `rest_gold` by an amount."""
        spot: i64 = 422 + seat
        self.data[spot] += change

    def rest_silver(self, seat: i64) -> i64:
        """Silver cards a Rest gives besides."""
        spot: i64 = 426 + seat
        return self.data[spot]

    def set_rest_silver(self, seat: i64, value: i64) -> None:
        """Replace `rest_silver`."""
        spot: i64 = 426 + seat
        self.data[spot] = value

    def add_rest_silver(self, seat: i64, change: i64) -> None:
        """Change `rest_silver` by an amount."""
        spot: i64 = 426 + seat
        self.data[spot] += change

    def nearest(self, seat: i64, savior: i64) -> i64:
        """The fewest fields to the cavern a savior ever had to go."""
        spot: i64 = 430 + 3 * seat + savior
        return self.data[spot]

    def set_nearest(self, seat: i64, savior: i64, value: i64) -> None:
        """Replace `nearest`."""
        spot: i64 = 430 + 3 * seat + savior
        self.data[spot] = value

    def add_nearest(self, seat: i64, savior: i64, change: i64) -> None:
        """Change `nearest` by an amount."""
        spot: i64 = 430 + 3 * seat + savior
        self.data[spot] += change

    def token_field(self, token: i64) -> i64:
        """The field of the mammoth or the tortoise, or NONE."""
        spot: i64 = 442 + token
        return self.data[spot]

    def set_token_field(self, token: i64, value: i64) -> None:
        """Replace `token_field`."""
        spot: i64 = 442 + token
        self.data[spot] = value

    def add_token_field(self, token: i64, change: i64) -> None:
        """Change `token_field` by an amount."""
        spot: i64 = 442 + token
        self.data[spot] += change

    def tokens_on(self, field: i64) -> i64:
        """How many tokens stand on a field."""
        spot: i64 = 444 + field
        return self.data[spot]

    def set_tokens_on(self, field: i64, value: i64) -> None:
        """Replace `tokens_on`."""
        spot: i64 = 444 + field
        self.data[spot] = value

    def add_tokens_on(self, field: i64, change: i64) -> None:
        """Change `tokens_on` by an amount."""
        spot: i64 = 444 + field
        self.data[spot] += change

    @property
    def first_player(self) -> i64:
        """The seat that went first, or NONE."""
        return self.data[540]

    @first_player.setter
    def first_player(self, value: i64) -> None:
        self.data[540] = value

    @property
    def active(self) -> i64:
        """The seat whose turn it is, or NONE."""
        return self.data[541]

    @active.setter
    def active(self, value: i64) -> None:
        self.data[541] = value

    @property
    def turns(self) -> i64:
        """How many turns have ended."""
        return self.data[542]

    @turns.setter
    def turns(self, value: i64) -> None:
        self.data[542] = value

    @property
    def comet_phase(self) -> i64:
        """1: the comet phase has begun."""
        return self.data[543]

    @comet_phase.setter
    def comet_phase(self, value: i64) -> None:
        self.data[543] = value

    @property
    def choices_due(self) -> i64:
        """1: and its choices are still to be made."""
        return self.data[544]

    @choices_due.setter
    def choices_due(self, value: i64) -> None:
        self.data[544] = value

    @property
    def dropped_out(self) -> i64:
        """The seats that have dropped out."""
        return self.data[545]

    @dropped_out.setter
    def dropped_out(self, value: i64) -> None:
        self.data[545] = value

    @property
    def idle_turns(self) -> i64:
        """How many turns in a row saw no progress."""
        return self.data[546]

    @idle_turns.setter
    def idle_turns(self, value: i64) -> None:
        self.data[546] = value

    @property
    def progress_made(self) -> i64:
        """1: this turn has seen some progress."""
        return self.data[547]

    @progress_made.setter
    def progress_made(self, value: i64) -> None:
        self.data[547] = value

    def pool(self, symbol: i64) -> i64:
        """How many symbols of a kind can be used."""
        spot: i64 = 548 + symbol
        return self.data[spot]

    def set_pool(self, symbol: i64, value: i64) -> None:
        """Replace `pool`."""
        spot: i64 = 548 + symbol
        self.data[spot] = value

    def add_pool(self, symbol: i64, change: i64) -> None:
        """Change `pool` by an amount."""
        spot: i64 = 548 + symbol
        self.data[spot] += change

    @property
    def moved(self) -> i64:
        """1: a savior has moved."""
        return self.data[554]

    @moved.setter
    def moved(self, value: i64) -> None:
        self.data[554] = value

    @property
    def plays(self) -> i64:
        """How many cards without a wild symbol may still be played."""
        return self.data[555]

    @plays.setter
    def plays(self, value: i64) -> None:
        self.data[555] = value

    @property
    def printed(self) -> i64:
        """The areas shown by the cards played."""
        return self.data[556]

    @printed.setter
    def printed(self, value: i64) -> None:
        self.data[556] = value

    def scouted(self, savior: i64) -> i64:
        """The areas a savior may skip this turn."""
        spot: i64 = 557 + savior
        return self.data[spot]

    def set_scouted(self, savior: i64, value: i64) -> None:
        """Replace `scouted`."""
        spot: i64 = 557 + savior
        self.data[spot] = value

    def add_scouted(self, savior: i64, change: i64) -> None:
        """Change `scouted` by an amount."""
        spot: i64 = 557 + savior
        self.data[spot] += change

    @property
    def hatched(self) -> i64:
        """How many animals were hatched this turn."""
        return self.data[560]

    @hatched.setter
    def hatched(self, value: i64) -> None:
        self.data[560] = value

    def hatches(self, amount: i64) -> i64:
        """How many hatchings are open, by how far they may be lowered."""
        spot: i64 = 561 + amount
        return self.data[spot]

    def set_hatches(self, amount: i64, value: i64) -> None:
        """Replace `hatches`."""
        spot: i64 = 561 + amount
        self.data[spot] = value

    def add_hatches(self, amount: i64, change: i64) -> None:
        """Change `hatches` by an amount."""
        spot: i64 = 561 + amount
        self.data[spot] += change

    @property
    def lowered(self) -> i64:
        """What has been taken off the nest distance now."""
        return self.data[574]

    @lowered.setter
    def lowered(self, value: i64) -> None:
        self.data[574] = value

    @property
    def own_reduction_left(self) -> i64:
        """What the permanent ability may still take off."""
        return self.data[575]

    @own_reduction_left.setter
    def own_reduction_left(self, value: i64) -> None:
        self.data[575] = value

    @property
    def bonus_used(self) -> i64:
        """The hatching used for it, by how far it may be lowered."""
        return self.data[576]

    @bonus_used.setter
    def bonus_used(self, value: i64) -> None:
        self.data[576] = value

    def card_word(self, cards: i64, word: i64) -> i64:
        """A word of a set of cards."""
        spot: i64 = cards + word
        return self.data[spot]

    def set_card_word(self, cards: i64, word: i64, value: i64) -> None:
        """Replace a word of a set of cards."""
        spot: i64 = cards + word
        self.data[spot] = value
