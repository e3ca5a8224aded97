"""Named access to a Nebula position. Written by tools/accessors.py from layout.py; do not edit."""

from __future__ import annotations

from orrery.kernel.arrays import Ints, i64
from orrery.kernel.game import Game
from orrery.kernel.state import State
from orrery.kernel.step import Actions


class NebulaFields(State):
    """A state with a property for each scalar and methods for each array.

    No plain Python class may derive from it. So `data`, declared again and set before anything else, is known to be
    there, and compiled code reads it unchecked.
    """

    data: Ints

    def __init__(self, game: Game, data: Ints, buffer: Actions) -> None:
        self.data = data
        super().__init__(game, data, buffer)

    @property
    def full(self) -> i64:
        """1: full variant, 0: introductory."""
        return self.data[59]

    @full.setter
    def full(self, value: i64) -> None:
        self.data[59] = value

    @property
    def hub_shared(self) -> i64:
        """1: the centre belongs to every constellation."""
        return self.data[60]

    @hub_shared.setter
    def hub_shared(self, value: i64) -> None:
        self.data[60] = value

    @property
    def values_fixed(self) -> i64:
        """1: the value tokens start in a fixed order."""
        return self.data[61]

    @values_fixed.setter
    def values_fixed(self, value: i64) -> None:
        self.data[61] = value

    @property
    def bright_never_black(self) -> i64:
        """1: a black bright star is drawn again."""
        return self.data[62]

    @bright_never_black.setter
    def bright_never_black(self, value: i64) -> None:
        self.data[62] = value

    @property
    def match_by_moment(self) -> i64:
        """1: a star matches the bright star of the moment it is placed."""
        return self.data[63]

    @match_by_moment.setter
    def match_by_moment(self, value: i64) -> None:
        self.data[63] = value

    @property
    def bright_goes(self) -> i64:
        """1: a bright star that cannot be replaced leaves its place empty."""
        return self.data[64]

    @bright_goes.setter
    def bright_goes(self, value: i64) -> None:
        self.data[64] = value

    @property
    def third_of_any_colour(self) -> i64:
        """1: the third star may repeat a colour."""
        return self.data[65]

    @third_of_any_colour.setter
    def third_of_any_colour(self, value: i64) -> None:
        self.data[65] = value

    @property
    def one_replacement(self) -> i64:
        """1: one star may be replaced each turn."""
        return self.data[66]

    @one_replacement.setter
    def one_replacement(self, value: i64) -> None:
        self.data[66] = value

    @property
    def all_neighbours(self) -> i64:
        """1: the pair of neighbours that is not printed counts too."""
        return self.data[67]

    @all_neighbours.setter
    def all_neighbours(self, value: i64) -> None:
        self.data[67] = value

    @property
    def most_black_needs_one(self) -> i64:
        """1: most black stars means at least one."""
        return self.data[68]

    @most_black_needs_one.setter
    def most_black_needs_one(self, value: i64) -> None:
        self.data[68] = value

    @property
    def first_chosen(self) -> i64:
        """The seat that goes first, or NONE: nature decides."""
        return self.data[69]

    @first_chosen.setter
    def first_chosen(self, value: i64) -> None:
        self.data[69] = value

    @property
    def idle_limit(self) -> i64:
        """How many rounds without a star taken or placed end the game."""
        return self.data[70]

    @idle_limit.setter
    def idle_limit(self, value: i64) -> None:
        self.data[70] = value

    def bag(self, kind: i64) -> i64:
        """How many stars of a kind are in the bag."""
        spot: i64 = 71 + kind
        return self.data[spot]

    def set_bag(self, kind: i64, value: i64) -> None:
        """Replace `bag`."""
        spot: i64 = 71 + kind
        self.data[spot] = value

    def add_bag(self, kind: i64, change: i64) -> None:
        """Change `bag` by an amount."""
        spot: i64 = 71 + kind
        self.data[spot] += change

    def box(self, kind: i64) -> i64:
        """How many stars of a kind are out of the game."""
        spot: i64 = 78 + kind
        return self.data[spot]

    def set_box(self, kind: i64, value: i64) -> None:
        """Replace `box`."""
        spot: i64 = 78 + kind
        self.data[spot] = value

    def add_box(self, kind: i64, change: i64) -> None:
        """Change `box` by an amount."""
        spot: i64 = 78 + kind
        self.data[spot] += change

    def cluster(self, cluster: i64, cell: i64) -> i64:
        """The kind of the star in a cell of a cluster, or NONE."""
        spot: i64 = 85 + 10 * cluster + cell
        return self.data[spot]

    def set_cluster(self, cluster: i64, cell: i64, value: i64) -> None:
        """Replace `cluster`."""
        spot: i64 = 85 + 10 * cluster + cell
        self.data[spot] = value

    def add_cluster(self, cluster: i64, cell: i64, change: i64) -> None:
        """Change `cluster` by an amount."""
        spot: i64 = 85 + 10 * cluster + cell
        self.data[spot] += change

    def clock(self, cluster: i64) -> i64:
        """The cell a cluster's clock faces."""
        spot: i64 = 115 + cluster
        return self.data[spot]

    def set_clock(self, cluster: i64, value: i64) -> None:
        """Replace `clock`."""
        spot: i64 = 115 + cluster
        self.data[spot] = value

    def add_clock(self, cluster: i64, change: i64) -> None:
        """Change `clock` by an amount."""
        spot: i64 = 115 + cluster
        self.data[spot] += change

    def crescent(self, cluster: i64) -> i64:
        """The cell of a cluster's crescent."""
        spot: i64 = 118 + cluster
        return self.data[spot]

    def set_crescent(self, cluster: i64, value: i64) -> None:
        """Replace `crescent`."""
        spot: i64 = 118 + cluster
        self.data[spot] = value

    def add_crescent(self, cluster: i64, change: i64) -> None:
        """Change `crescent` by an amount."""
        spot: i64 = 118 + cluster
        self.data[spot] += change

    @property
    def bright(self) -> i64:
        """The kind of the bright star, or NONE."""
        return self.data[121]

    @bright.setter
    def bright(self, value: i64) -> None:
        self.data[121] = value

    @property
    def black_token(self) -> i64:
        """The space of the black-star token."""
        return self.data[122]

    @black_token.setter
    def black_token(self, value: i64) -> None:
        self.data[122] = value

    def common(self, slot: i64) -> i64:
        """The open common goal in a slot, or NONE."""
        spot: i64 = 123 + slot
        return self.data[spot]

    def set_common(self, slot: i64, value: i64) -> None:
        """Replace `common`."""
        spot: i64 = 123 + slot
        self.data[spot] = value

    def add_common(self, slot: i64, change: i64) -> None:
        """Change `common` by an amount."""
        spot: i64 = 123 + slot
        self.data[spot] += change

    def top_marker(self, slot: i64) -> i64:
        """The seat whose marker lies on the top part of a common goal, or NONE."""
        spot: i64 = 127 + slot
        return self.data[spot]

    def set_top_marker(self, slot: i64, value: i64) -> None:
        """Replace `top_marker`."""
        spot: i64 = 127 + slot
        self.data[spot] = value

    def add_top_marker(self, slot: i64, change: i64) -> None:
        """Change `top_marker` by an amount."""
        spot: i64 = 127 + slot
        self.data[spot] += change

    def advanced(self, slot: i64) -> i64:
        """The advanced goal in a slot, or NONE."""
        spot: i64 = 131 + slot
        return self.data[spot]

    def set_advanced(self, slot: i64, value: i64) -> None:
        """Replace `advanced`."""
        spot: i64 = 131 + slot
        self.data[spot] = value

    def add_advanced(self, slot: i64, change: i64) -> None:
        """Change `advanced` by an amount."""
        spot: i64 = 131 + slot
        self.data[spot] += change

    def space(self, token: i64) -> i64:
        """The space of a value token on its track."""
        spot: i64 = 135 + token
        return self.data[spot]

    def set_space(self, token: i64, value: i64) -> None:
        """Replace `space`."""
        spot: i64 = 135 + token
        self.data[spot] = value

    def add_space(self, token: i64, change: i64) -> None:
        """Change `space` by an amount."""
        spot: i64 = 135 + token
        self.data[spot] += change

    def height(self, token: i64) -> i64:
        """How many tokens lie beneath a value token; NONE before it is laid."""
        spot: i64 = 149 + token
        return self.data[spot]

    def set_height(self, token: i64, value: i64) -> None:
        """Replace `height`."""
        spot: i64 = 149 + token
        self.data[spot] = value

    def add_height(self, token: i64, change: i64) -> None:
        """Change `height` by an amount."""
        spot: i64 = 149 + token
        self.data[spot] += change

    @property
    def first_player(self) -> i64:
        """The seat that went first, or NONE."""
        return self.data[163]

    @first_player.setter
    def first_player(self, value: i64) -> None:
        self.data[163] = value

    @property
    def active(self) -> i64:
        """The seat that takes its turn, or NONE."""
        return self.data[164]

    @active.setter
    def active(self, value: i64) -> None:
        self.data[164] = value

    @property
    def round(self) -> i64:
        """How many rounds are complete."""
        return self.data[165]

    @round.setter
    def round(self, value: i64) -> None:
        self.data[165] = value

    @property
    def ends(self) -> i64:
        """The ends of the game that are met; any makes this round the last."""
        return self.data[166]

    @ends.setter
    def ends(self, value: i64) -> None:
        self.data[166] = value

    @property
    def idle_rounds(self) -> i64:
        """How many rounds in a row no star was taken or placed."""
        return self.data[167]

    @idle_rounds.setter
    def idle_rounds(self, value: i64) -> None:
        self.data[167] = value

    @property
    def progress_made(self) -> i64:
        """1: a star was taken or placed this round."""
        return self.data[168]

    @progress_made.setter
    def progress_made(self, value: i64) -> None:
        self.data[168] = value

    @property
    def kinds_placed(self) -> i64:
        """The kinds placed this turn."""
        return self.data[169]

    @kinds_placed.setter
    def kinds_placed(self, value: i64) -> None:
        self.data[169] = value

    @property
    def placements(self) -> i64:
        """How many stars were placed this turn."""
        return self.data[170]

    @placements.setter
    def placements(self, value: i64) -> None:
        self.data[170] = value

    @property
    def bonus(self) -> i64:
        """1: a star that matches the bright star was placed this turn."""
        return self.data[171]

    @bonus.setter
    def bonus(self, value: i64) -> None:
        self.data[171] = value

    @property
    def matching(self) -> i64:
        """The kind that earns the third placement in phase II, or NONE."""
        return self.data[172]

    @matching.setter
    def matching(self, value: i64) -> None:
        self.data[172] = value

    @property
    def replacement_done(self) -> i64:
        """1: no other star may be replaced this turn."""
        return self.data[173]

    @replacement_done.setter
    def replacement_done(self, value: i64) -> None:
        self.data[173] = value

    def drawn(self, kind: i64) -> i64:
        """How many stars of a kind were drawn for chaos."""
        spot: i64 = 174 + kind
        return self.data[spot]

    def set_drawn(self, kind: i64, value: i64) -> None:
        """Replace `drawn`."""
        spot: i64 = 174 + kind
        self.data[spot] = value

    def add_drawn(self, kind: i64, change: i64) -> None:
        """Change `drawn` by an amount."""
        spot: i64 = 174 + kind
        self.data[spot] += change

    def dealt(self, seat: i64, card: i64) -> i64:
        """A personal goal dealt to a seat, or NONE."""
        spot: i64 = 181 + 2 * seat + card
        return self.data[spot]

    def set_dealt(self, seat: i64, card: i64, value: i64) -> None:
        """Replace `dealt`."""
        spot: i64 = 181 + 2 * seat + card
        self.data[spot] = value

    def add_dealt(self, seat: i64, card: i64, change: i64) -> None:
        """Change `dealt` by an amount."""
        spot: i64 = 181 + 2 * seat + card
        self.data[spot] += change

    def kept(self, seat: i64) -> i64:
        """The personal goal a seat kept, or NONE."""
        spot: i64 = 189 + seat
        return self.data[spot]

    def set_kept(self, seat: i64, value: i64) -> None:
        """Replace `kept`."""
        spot: i64 = 189 + seat
        self.data[spot] = value

    def add_kept(self, seat: i64, change: i64) -> None:
        """Change `kept` by an amount."""
        spot: i64 = 189 + seat
        self.data[spot] += change

    def stock(self, seat: i64, kind: i64) -> i64:
        """How many stars of a kind are in a seat's observation area."""
        spot: i64 = 193 + 7 * seat + kind
        return self.data[spot]

    def set_stock(self, seat: i64, kind: i64, value: i64) -> None:
        """Replace `stock`."""
        spot: i64 = 193 + 7 * seat + kind
        self.data[spot] = value

    def add_stock(self, seat: i64, kind: i64, change: i64) -> None:
        """Change `stock` by an amount."""
        spot: i64 = 193 + 7 * seat + kind
        self.data[spot] += change

    def stars(self, seat: i64, colour: i64) -> i64:
        """The cells of a galaxy with a star of a colour."""
        spot: i64 = 221 + 6 * seat + colour
        return self.data[spot]

    def set_stars(self, seat: i64, colour: i64, value: i64) -> None:
        """Replace `stars`."""
        spot: i64 = 221 + 6 * seat + colour
        self.data[spot] = value

    def add_stars(self, seat: i64, colour: i64, change: i64) -> None:
        """Change `stars` by an amount."""
        spot: i64 = 221 + 6 * seat + colour
        self.data[spot] += change

    def filled(self, seat: i64) -> i64:
        """The cells of a galaxy with any star."""
        spot: i64 = 245 + seat
        return self.data[spot]

    def set_filled(self, seat: i64, value: i64) -> None:
        """Replace `filled`."""
        spot: i64 = 245 + seat
        self.data[spot] = value

    def add_filled(self, seat: i64, change: i64) -> None:
        """Change `filled` by an amount."""
        spot: i64 = 245 + seat
        self.data[spot] += change

    def blacks(self, seat: i64) -> i64:
        """How many black stars are on a seat's track."""
        spot: i64 = 249 + seat
        return self.data[spot]

    def set_blacks(self, seat: i64, value: i64) -> None:
        """Replace `blacks`."""
        spot: i64 = 249 + seat
        self.data[spot] = value

    def add_blacks(self, seat: i64, change: i64) -> None:
        """Change `blacks` by an amount."""
        spot: i64 = 249 + seat
        self.data[spot] += change

    def claims(self, seat: i64) -> i64:
        """The common goals a seat has marked, by slot."""
        spot: i64 = 253 + seat
        return self.data[spot]

    def set_claims(self, seat: i64, value: i64) -> None:
        """Replace `claims`."""
        spot: i64 = 253 + seat
        self.data[spot] = value

    def add_claims(self, seat: i64, change: i64) -> None:
        """Change `claims` by an amount."""
        spot: i64 = 253 + seat
        self.data[spot] += change
