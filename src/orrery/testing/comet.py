"""What holds in every position of Comet: cards are conserved, and what is said twice agrees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from orrery.games.comet import frames
from orrery.games.comet.cards import is_hidden
from orrery.games.comet.kinds import CAVERN, MOST_FIELDS, MOST_TOOLS, SAVIORS, SILVER_WORDS, TOKEN_IDS, WORDS
from orrery.games.comet.layout import EPOCHS, MOST_SEATS
from orrery.games.comet.owned import gain_animal, gain_hero
from orrery.games.comet.position import Position
from orrery.games.comet.setup import HAND_LIMIT
from orrery.kernel.bits import low_bits
from orrery.kernel.sentinels import NONE, OPEN, UNKNOWN
from orrery.kernel.state import State
from orrery.testing.stack import question_problems

SET_UP = ["first-player hands heroes refill", "first-player hands heroes", "first-player hands draw", "first-player"]
WITHIN: dict[str, list[str]] = {
    "refill": [],
    "between": ["parrot", "draw", "taking", "glide", "place"],
    "hatch": ["nest", "nest amount", "draw", "taking", "place"],
    "move": ["draw", "taking", "glide", "scout", "place", "duplicate"],
    "rest": ["discarding", "taking", "drawing", "drawing draw", "draw"],
}
"""What can be under way in a turn, and in that."""
CHOICES = ["comet-choice", "comet-choice draw"]

SILVER = range(SILVER_WORDS)
GOLD = range(SILVER_WORDS, WORDS)
ALL = range(WORDS)


def problems(state: State) -> list[str]:
    """Everything wrong with a position whose stack is one at all, nothing for a sound one."""
    assert isinstance(state, Position)
    for find in (_sets, _empty_seats, _things, _course, _question):
        wrong = list(find(state))
        if wrong:
            return wrong
    return []


def _things(s: Position) -> Iterator[str]:
    yield from _cards_conserved(s)
    yield from _knowledge(s)
    yield from _board(s)
    yield from _owned(s)


def _sets(s: Position) -> Iterator[str]:
    """Every set of cards fills the run of each kind from its low end; only whole silver parts are hidden."""
    for name, cards, words in _all_sets(s):
        hidden = [word for word in words if s.card_word(cards, word) == UNKNOWN]
        if hidden and (hidden != list(SILVER) or s.viewer == OPEN):
            yield f"{name}: hidden in part, or from nobody"
        made = {word: 0 for word in words if word not in hidden}
        for kind, count in _count(s, [cards], made).items():
            bits = int(s.tables.bits[kind])
            made[int(s.tables.word[kind])] |= ((1 << count) - 1) * (bits & -bits)
        if any(s.card_word(cards, word) != value for word, value in made.items()):
            yield f"{name}: no set of cards"


def _empty_seats(s: Position) -> Iterator[str]:
    """Nothing belongs to a seat that nobody sits at."""
    for seat in range(s.seats, MOST_SEATS):
        slots = any(s.animal(seat, slot) != NONE for slot in range(SAVIORS))
        rescued = _count(s, [s.rescued_cards(seat)], ALL)
        if s.hand_size(seat) or rescued or slots or s.hero(seat) != NONE or s.has_dropped_out(seat):
            yield f"there is no seat {seat}"


def _all_sets(s: Position) -> Iterator[tuple[str, int, range]]:
    """Every set of cards with its name and words."""
    yield "pile", s.pile_cards, ALL
    yield "discard", s.discard_cards, ALL
    yield "display", s.display_cards, ALL
    yield "played", s.played_cards, ALL
    yield "fresh", s.fresh_cards, SILVER
    for seat in range(MOST_SEATS):
        yield f"hand[{seat}]", s.hand_cards(seat), ALL
        yield f"rescued[{seat}]", s.rescued_cards(seat), ALL
        yield f"seen[{seat}]", s.seen_cards(seat), SILVER
        for epoch in range(EPOCHS):
            yield f"held[{seat}, {epoch}]", s.held_cards(seat, epoch), SILVER
    for epoch in range(EPOCHS):
        yield f"unseen[{epoch}]", s.unseen_cards(epoch), SILVER


def _count(s: Position, sets: Iterable[int], words: Iterable[int]) -> Counter[int]:
    """How many cards of each kind lie in some sets."""
    found: Counter[int] = Counter()
    for cards in sets:
        for word in words:
            value = int(s.card_word(cards, word))
            first = value & int(s.tables.first_bits[word])
            while first:
                one = first & -first
                kind = int(s.tables.kind_at[32 * word + one.bit_length() - 1])
                found[kind] += (value & int(s.tables.bits[kind])).bit_count()
                first ^= one
    return found


def _cards_conserved(s: Position) -> Iterator[str]:
    """C2, C76: no card is lost or made; every hero is dealt once."""
    seats = range(s.seats)
    everywhere = [s.discard_cards, *[s.rescued_cards(seat) for seat in seats]]
    silver = [*[s.unseen_cards(epoch) for epoch in range(EPOCHS)], *[s.seen_cards(seat) for seat in seats]]
    gold = [s.pile_cards, s.display_cards, *[s.hand_cards(seat) for seat in seats]]
    animals = Counter(int(s.animal(seat, slot)) for seat in seats for slot in range(SAVIORS))
    del animals[NONE]
    found = _count(s, [*everywhere, *silver], SILVER) + _count(s, [*everywhere, *gold], GOLD) + animals
    if found != Counter({kind: int(s.tables.copies[kind]) for kind in range(s.tables.kinds)}):
        yield "a card is missing or there too often"
    if _count(s, [s.display_cards], SILVER):
        yield "the display holds a silver card"
    if any(s.tables.utility[animal] for animal in animals):
        yield "a utility card cannot be hatched"
    heroes = Counter(int(s.hero(seat)) for seat in seats)
    del heroes[NONE]
    if any(count > 1 for count in heroes.values()):
        yield "a hero is there twice"


def _knowledge(s: Position) -> Iterator[str]:
    """CS17: hand sizes, piles and what is held unseen agree."""
    unseen = sum(_count(s, [s.unseen_cards(epoch)], SILVER).total() for epoch in range(EPOCHS))
    held = sum(int(s.held_count(seat, epoch)) for seat in range(MOST_SEATS) for epoch in range(EPOCHS))
    if s.draw_left + s.comet_left != unseen - held:
        yield "the piles do not hold what nobody has seen"
    if (s.comet_phase and s.comet_left) or s.choices_due > s.comet_phase:
        yield "the comet phase does not fit the comet pile"
    for seat in range(s.seats):
        yield from _hand(s, seat)
    for epoch in range(EPOCHS):
        sets = [s.held_cards(seat, epoch) for seat in range(s.seats)]
        sets += [s.pile_cards] if epoch == s.epoch else []
        if not _any_hidden(s, sets) and _count(s, sets, SILVER) != _count(s, [s.unseen_cards(epoch)], SILVER):
            yield f"the unseen cards of epoch {epoch} are not those held and in the pile"


def _hand(s: Position, seat: int) -> Iterator[str]:
    """A hand is what everybody saw, what was drawn unseen, and gold."""
    hand, held = s.hand_cards(seat), [s.held_cards(seat, epoch) for epoch in range(EPOCHS)]
    seen = _count(s, [s.seen_cards(seat)], SILVER)
    size = seen.total() + _count(s, [hand], GOLD).total()
    for epoch, cards in enumerate(held):
        size += int(s.held_count(seat, epoch))
        if not is_hidden(s, cards) and _count(s, [cards], SILVER).total() != s.held_count(seat, epoch):
            yield f"seat {seat} holds another number of unseen cards"
    if size != s.hand_size(seat):
        yield f"seat {seat} has another number of cards in hand"
    if not _any_hidden(s, [*held, hand]) and seen + _count(s, held, SILVER) != _count(s, [hand], SILVER):
        yield f"seat {seat} has other cards in hand than it took up"


def _any_hidden(s: Position, sets: list[int]) -> bool:
    return any(is_hidden(s, cards) for cards in sets)


def _board(s: Position) -> Iterator[str]:
    """C35: a savior is out with an animal; tokens stand on fields of this side, never in the cavern."""
    fields = Counter(int(s.token_field(token)) for token in range(len(TOKEN_IDS)))
    for seat in range(MOST_SEATS):
        for savior in range(SAVIORS):
            yield from _savior(s, seat, savior)
            fields[int(s.savior_field(seat, savior))] += 1
    del fields[NONE]
    if any(s.field_type(field) >= CAVERN for field in fields):
        yield "a token stands where it cannot"
    if any(s.tokens_on(field) != fields[field] for field in range(MOST_FIELDS)):
        yield "the fields hold other numbers of tokens"


def _savior(s: Position, seat: int, savior: int) -> Iterator[str]:
    """A savior is out with its animal, and was never nearer to the cavern than noted."""
    field, nearest = int(s.savior_field(seat, savior)), int(s.nearest(seat, savior))
    nesting = not s.over and s.kind in (frames.NEST, frames.AMOUNT)
    if (field == NONE) != (s.animal(seat, savior) == NONE) and not (field == NONE and nesting):
        yield f"savior and animal {savior} of seat {seat} are not out together"
    away = 0 if field == NONE else int(s.distance(field))
    if nearest > away or (away > 0 and nearest == 0):
        yield f"savior {savior} of seat {seat} was never that near"


def _owned(s: Position) -> Iterator[str]:
    """What hero and rescued animals give is there; no more cards are ready than there are."""
    fresh = s.game.blank()
    assert isinstance(fresh, Position)
    for seat in range(s.seats):
        fresh.set_hand_limit(seat, HAND_LIMIT)
        if s.hero(seat) != NONE:
            gain_hero(fresh, seat, s.hero(seat))
        for kind in _count(s, [s.rescued_cards(seat)], ALL).elements():
            gain_animal(fresh, seat, kind)
        for tool in range(MOST_TOOLS):
            if s.ready(seat, tool) > fresh.ready(seat, tool):
                yield f"seat {seat} has too many cards ready"
            if (s.ready(seat, tool) > 0) != bool(s.ready_tools(seat) >> tool & 1):
                yield f"seat {seat} has other abilities ready than cards"
        for name in (
            "hand_limit",
            "skips",
            "shares_nests",
            "own_reduction",
            "gold_for_silver",
            "rest_gold",
            "rest_silver",
        ):
            if getattr(s, name)(seat) != getattr(fresh, name)(seat):
                yield f"{name} does not fit the animals of seat {seat}"


def _course(s: Position) -> Iterator[str]:
    """The stack is one that the rules can build, and it is somebody's turn."""
    names = [s.game.step_names[int(s.frame_kind(n))] for n in range(s.depth)]
    if names and not _can_be_built(names):
        yield "the rules lead to no such stack"
    if not names and s.dropped_out != low_bits(s.seats):
        yield "the game is over although somebody has not dropped out"
    in_set_up = "first-player" in names
    if not in_set_up and not (0 <= s.first_player < s.seats and 0 <= s.active < s.seats):
        yield "it is nobody's turn"


def _question(s: Position) -> Iterator[str]:
    """The top frame asks whom the rules would ask."""
    if not s.over and s.viewer == OPEN:
        yield from question_problems(s)


def _can_be_built(names: list[str]) -> bool:
    """Whether the rules lead to a stack of steps."""
    if names[0] != "turn":
        return " ".join(names) in SET_UP
    if len(names) == 1 or " ".join(names[1:]) in CHOICES:
        return True
    inner, within = WITHIN.get(names[1]), " ".join(names[2:])
    if within in CHOICES:
        return names[1] in ("between", "hatch", "move", "rest")
    return inner is not None and (within in inner or (within == "" and names[1] != "rest"))
