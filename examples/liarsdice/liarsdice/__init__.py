"""Liar's Dice: everybody rolls in secret; bids on the dice of all rise until somebody doubts one; a die is lost.

The whole engine of a game with chance and hidden information; `docs/adding-a-game.md` tells how it was made.
"""

from orrery.kernel.game import Game
from orrery.kernel.layout import OWNER_UNTIL_END, Axis, Layout, array, offset, place, scalar
from orrery.kernel.named_fields import named_fields
from orrery.kernel.options import Option
from orrery.kernel.scores import ScoreSheet
from orrery.kernel.sentinels import NATURE, NONE, UNKNOWN
from orrery.kernel.state import HEAD, HEAD_FIELDS, State
from orrery.kernel.step import ALLOWED, FIRST_REASON, NOT_LISTED, Actions, Reason, Step
from orrery.kernel.vocabulary import Family, Vocabulary

MOST_SEATS, FACES, MOST_DICE = 6, 6, 5
ONES = 0
ROLL, BID = 1, 2  # the steps
FIRST_BID = FACES  # actions 0 to 5 are nature's: a face
DOUBT = FIRST_BID + MOST_SEATS * MOST_DICE * FACES
NO_BID, TOO_LOW, TOO_MANY = FIRST_REASON, FIRST_REASON + 1, FIRST_REASON + 2

SEAT = Axis("seat", MOST_SEATS)
FACE = Axis("face", FACES, [str(face + 1) for face in range(FACES)])
FIELDS = [
    scalar("dice_each", "How many dice everybody begins with.", 1, MOST_DICE, start=MOST_DICE),
    scalar("ones_wild", "1: ones count as every face.", 0, 1),
    array("left", "How many dice a seat has.", [SEAT], 0, MOST_DICE),
    array("dice", "How many dice a seat rolled of each face.", [SEAT, FACE], 0, MOST_DICE, seen_by=OWNER_UNTIL_END),
    scalar("first_seat", "Who makes the first bid of the round.", 0, MOST_SEATS - 1),
    scalar("bid_count", "How many dice are bid; 0 before the first bid.", 0, MOST_SEATS * MOST_DICE),
    scalar("bid_face", "Of which face.", 0, FACES),
    scalar("bid_seat", "Who made the bid.", 0, MOST_SEATS - 1, optional=True),
]
place(HEAD, FIELDS)


@named_fields(FIELDS)
class LiarsDiceState(State):
    """A position of Liar's Dice."""

    @property
    def next_bid(self):
        """The action of the lowest bid that is higher than the last."""
        return FIRST_BID + FACES * (self.bid_count - 1) + self.bid_face if self.bid_count else FIRST_BID

    def sample_hidden(self, viewer, rng):
        """Roll the dice that the viewer cannot see."""
        for seat in range(self.seats):
            if self.dice(seat, 0) == UNKNOWN:
                for face in range(FACES):
                    self.set_dice(seat, face, 0)
                for _ in range(self.rolled(seat)):
                    self.add_dice(seat, rng.below(FACES), 1)

    def rolled(self, seat):
        """How many dice of a seat are under its cup."""
        if self.kind != ROLL or seat < self.arg:
            return self.left(seat)
        return self.arg2 if seat == self.arg else 0

    def count(self, face):
        """How many dice of all seats count for a bid on a face."""
        wild = self.ones_wild and face != ONES
        return sum(self.dice(seat, face) + (self.dice(seat, ONES) if wild else 0) for seat in range(self.seats))

    def next_seat(self, seat):
        """The next seat that has dice."""
        seats = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(each for each in seats if self.left(each))

    def score_sheet(self):
        """Whoever has dice at the end has won."""
        dice = [self.left(seat) for seat in range(self.seats)]
        return ScoreSheet([("dice", dice)], [0] * self.seats, self.seats)


class Roll(Step):
    """Nature rolls one die after another: the first argument is whose, the second how many were rolled."""

    def enter(self, s):
        """Go on to the next seat, and to the first bid once all have rolled."""
        while s.arg < s.seats and s.arg2 == s.left(s.arg):
            s.arg, s.arg2 = s.arg + 1, 0
        if s.arg < s.seats:
            s.ask_seat(NATURE)
        else:
            s.pop()
            s.push(BID, s.first_seat)

    def legal(self, s, seat, out):
        """Every face is as likely."""
        for face in range(FACES):
            out.add_chance(face, 1)

    def do(self, s, seat, action):
        """Put the die under the cup."""
        s.add_dice(s.arg, action, 1)
        s.arg2 += 1
        s.ask_again()


class Bid(Step):
    """Bid more, or doubt the last bid. More is more dice, or as many of a higher face."""

    def legal(self, s, seat, out):
        """Every higher bid on the dice there are; doubt."""
        end = FIRST_BID + FACES * sum(s.left(each) for each in range(s.seats))
        out.add_range(s.next_bid, end - s.next_bid)
        if s.bid_count:
            out.add(DOUBT)

    def why_not(self, s, seat, action):
        """Say what is wrong with a bid."""
        if super().why_not(s, seat, action) == ALLOWED:
            return ALLOWED
        if action < FIRST_BID:
            return NOT_LISTED
        return NO_BID if action == DOUBT else TOO_LOW if action < s.next_bid else TOO_MANY

    def do(self, s, seat, action):
        """Note a bid; after a doubt show all dice, take one away and roll again."""
        if action != DOUBT:
            s.bid_count, s.bid_face = bid_of(action)
            s.bid_seat = seat
            s.emit("liarsdice-bid", {"seat": seat, "count": s.bid_count, "face": s.bid_face})
            s.arg = s.next_seat(seat)
            s.ask_again()
            return
        s.reveal()
        found = s.count(s.bid_face - 1)
        loser = seat if found >= s.bid_count else s.bid_seat
        for each in range(s.seats):
            dice = " ".join(str(face + 1) for face in range(FACES) for _ in range(s.dice(each, face)))
            if dice:
                s.emit("liarsdice-show", {"seat": each, "dice": dice})
        s.add_left(loser, -1)
        s.emit("liarsdice-lose", {"seat": loser, "count": found, "face": s.bid_face})
        if sum(s.left(each) > 0 for each in range(s.seats)) == 1:
            s.end()
            return
        s.first_seat = loser if s.left(loser) else s.next_seat(loser)
        s.bid_count, s.bid_face, s.bid_seat = 0, 0, NONE
        for each in range(s.seats):
            for face in range(FACES):
                s.set_dice(each, face, 0)
        s.pop()
        s.push(ROLL)


def bid_of(action):
    """The number of dice and the face of a bid."""
    count, face = divmod(action - FIRST_BID, FACES)
    return count + 1, face + 1


class LiarsDice(Game):
    """The rules, their options and their words."""

    def __init__(self):
        numbers = range(1, MOST_SEATS * MOST_DICE + 1)
        faces = range(1, FACES + 1)
        roll = Family("roll", ("face",), [(face,) for face in faces])
        bid = Family("bid", ("count", "face"), [(count, face) for count in numbers for face in faces])
        actions = Vocabulary([roll, bid, Family("doubt", (), [()])])
        options = [
            Option("dice", MOST_DICE, {}, "", offset(FIELDS, "dice_each"), 1, MOST_DICE),
            Option("ones", "wild", {"wild": 1, "plain": 0}, "", offset(FIELDS, "ones_wild")),
        ]
        reasons = {NO_BID: "no-bid", TOO_LOW: "too-low", TOO_MANY: "too-many"}
        reasons = {code: Reason(f"liarsdice-why-{name}", "") for code, name in reasons.items()}
        layout = Layout([*HEAD_FIELDS, *FIELDS])
        steps = {ROLL: Roll("roll"), BID: Bid("bid")}
        super().__init__("liarsdice", 2, MOST_SEATS, options, actions, layout, "1", "", steps, reasons)

    def blank(self):
        """Give the first position its class."""
        return LiarsDiceState(self, self.layout.first_values(), Actions(self.vocabulary.size))

    def set_up(self, state):
        """Give everybody dice; the first roll is nature's."""
        for seat in range(state.seats):
            state.set_left(seat, state.dice_each)
        state.push(ROLL)
        state.advance()

    def default_action(self, state, seat):
        """Doubt, or bid as little as can be."""
        legal = state.legal(seat)
        return DOUBT if DOUBT in legal else legal[0]


def problems(s):
    """What holds in every position: as many dice are under a cup as were rolled, and whoever bids has dice."""
    for seat in range(s.seats):
        dice = [s.dice(seat, face) for face in range(FACES)]
        if UNKNOWN not in dice and not s.over and sum(dice) != s.rolled(seat):
            yield f"seat {seat} has {sum(dice)} dice under its cup instead of {s.rolled(seat)}"
    if not s.over and s.kind == BID and not s.left(s.arg):
        yield f"seat {s.arg} is asked and has no dice"
