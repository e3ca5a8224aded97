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


def problems(state: State) -> list[str]:
    """Everything wrong with a position whose stack is one at all, nothing for a sound one."""
    assert isinstance(state, Position)
    for find in (_sets, _things, _course):
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
    full = {"pile": s.pile_cards, "discard": s.discard_cards, "display": s.display_cards, "played": s.played_cards}
    silver = {"fresh": s.fresh_cards}
    for seat in range(MOST_SEATS):
        full |= {f"hand {seat}": s.hand_cards(seat), f"rescued {seat}": s.rescued_cards(seat)}
        silver[f"seen {seat}"] = s.seen_cards(seat)
        silver |= {f"held {seat} {epoch}": s.held_cards(seat, epoch) for epoch in range(EPOCHS)}
    silver |= {f"unseen {epoch}": s.unseen_cards(epoch) for epoch in range(EPOCHS)}
    for name, cards in [*full.items(), *silver.items()]:
        hidden = [
            word for word in range(WORDS if name in full else SILVER_WORDS) if s.card_word(cards, word) == UNKNOWN
        ]
        if hidden and (hidden != list(SILVER) or s.viewer == OPEN):
            yield f"{name}: hidden in part, or from nobody"
        words = [*([] if hidden else SILVER), *(GOLD if name in full else [])]
        made = dict.fromkeys(words, 0)
        for kind, count in _count(s, [cards], words).items():
            bits = int(s.tables.bits[kind])
            made[int(s.tables.word[kind])] |= ((1 << count) - 1) * (bits & -bits)
        if any(s.card_word(cards, word) != made[word] for word in words):
            yield f"{name}: no set of cards"
    for seat in range(s.seats, MOST_SEATS):
        slots = any(s.animal(seat, slot) != NONE for slot in range(SAVIORS))
        rescued = _count(s, [s.rescued_cards(seat)], range(WORDS))
        if s.hand_size(seat) or rescued or slots or s.hero(seat) != NONE or s.has_dropped_out(seat):
            yield f"there is no seat {seat}"


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
    unseen = [*[s.unseen_cards(epoch) for epoch in range(EPOCHS)], *[s.seen_cards(seat) for seat in seats]]
    gold = [s.pile_cards, s.display_cards, *[s.hand_cards(seat) for seat in seats]]
    animals = [int(s.animal(seat, slot)) for seat in seats for slot in range(SAVIORS)]
    found = _count(s, [*everywhere, *unseen], SILVER) + _count(s, [*everywhere, *gold], GOLD)
    found += Counter(animal for animal in animals if animal != NONE)
    if found != Counter({kind: int(s.tables.copies[kind]) for kind in range(s.tables.kinds)}):
        yield "a card is missing or there too often"
    if _count(s, [s.display_cards], SILVER):
        yield "the display holds a silver card"
    if any(animal != NONE and s.tables.utility[animal] for animal in animals):
        yield "a utility card cannot be hatched"
    dealt = [hero for hero in (int(s.hero(seat)) for seat in seats) if hero != NONE]
    if len(dealt) != len(set(dealt)):
        yield "a hero is there twice"


def _knowledge(s: Position) -> Iterator[str]:
    """CS17: hand sizes, piles and what is held unseen agree."""
    epochs = range(EPOCHS)
    unseen = [_count(s, [s.unseen_cards(epoch)], SILVER) for epoch in epochs]
    held = sum(int(s.held_count(seat, epoch)) for seat in range(MOST_SEATS) for epoch in epochs)
    if s.draw_left + s.comet_left != sum(each.total() for each in unseen) - held:
        yield "the piles do not hold what nobody has seen"
    if (s.comet_phase and s.comet_left) or s.choices_due > s.comet_phase:
        yield "the comet phase does not fit the comet pile"
    for seat in range(s.seats):
        counts = [int(s.held_count(seat, epoch)) for epoch in epochs]
        seen = _count(s, [s.seen_cards(seat)], SILVER)
        if sum(counts) + seen.total() + _count(s, [s.hand_cards(seat)], GOLD).total() != s.hand_size(seat):
            yield f"seat {seat} has another number of cards in hand"
        sets = [s.held_cards(seat, epoch) for epoch in epochs]
        if any(not is_hidden(s, sets[e]) and _count(s, [sets[e]], SILVER).total() != counts[e] for e in epochs):
            yield f"seat {seat} holds another number of unseen cards"
        if not any(is_hidden(s, cards) for cards in [*sets, s.hand_cards(seat)]):
            if seen + _count(s, sets, SILVER) != _count(s, [s.hand_cards(seat)], SILVER):
                yield f"seat {seat} has other cards in hand than it took up"
    for epoch in epochs:
        sets = [s.held_cards(seat, epoch) for seat in range(s.seats)]
        sets += [s.pile_cards] if epoch == s.epoch else []
        if not any(is_hidden(s, cards) for cards in sets) and _count(s, sets, SILVER) != unseen[epoch]:
            yield f"the unseen cards of epoch {epoch} are not those held and in the pile"


def _board(s: Position) -> Iterator[str]:
    """C35: a savior is out with an animal; tokens stand on fields of this side, never in the cavern."""
    nesting = not s.over and s.kind in (frames.NEST, frames.AMOUNT)
    places = [int(s.token_field(token)) for token in range(len(TOKEN_IDS))]
    for seat in range(MOST_SEATS):
        for savior in range(SAVIORS):
            field, animal = int(s.savior_field(seat, savior)), int(s.animal(seat, savior))
            if (field == NONE) != (animal == NONE) and not (field == NONE and nesting):
                yield f"savior and animal {savior} of seat {seat} are not out together"
            away = 0 if field == NONE else int(s.distance(field))
            if s.nearest(seat, savior) > away or (away > 0 and s.nearest(seat, savior) == 0):
                yield f"savior {savior} of seat {seat} was never that near"
            places.append(field)
    fields = Counter(field for field in places if field != NONE)
    if any(s.field_type(field) >= CAVERN for field in fields):
        yield "a token stands where it cannot"
    if any(s.tokens_on(field) != fields[field] for field in range(MOST_FIELDS)):
        yield "the fields hold other numbers of tokens"


def _owned(s: Position) -> Iterator[str]:
    """What hero and rescued animals give is there; no more cards are ready than there are."""
    fresh = s.game.blank()
    assert isinstance(fresh, Position)
    for seat in range(s.seats):
        fresh.set_hand_limit(seat, HAND_LIMIT)
        if s.hero(seat) != NONE:
            gain_hero(fresh, seat, s.hero(seat))
        for kind in _count(s, [s.rescued_cards(seat)], range(WORDS)).elements():
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
    """The stack is one that the rules can build, and asks whom they would ask."""
    names = [s.game.step_names[int(s.frame_kind(n))] for n in range(s.depth)]
    in_set_up = " ".join(names) in SET_UP
    within = " ".join(names[2:])
    if not names:
        if s.dropped_out != low_bits(s.seats):
            yield "the game is over although somebody has not dropped out"
    elif not in_set_up and names[0] != "turn":
        yield "the rules lead to no such stack"
    elif not in_set_up and len(names) > 1 and " ".join(names[1:]) not in CHOICES:
        inner = WITHIN.get(names[1])
        if inner is None or not (
            (within == "" and names[1] != "rest") or within in inner or (inner and within in CHOICES)
        ):
            yield "the rules lead to no such stack"
    if not in_set_up and not (0 <= s.first_player < s.seats and 0 <= s.active < s.seats):
        yield "it is nobody's turn"
    if names and s.viewer == OPEN:
        yield from question_problems(s)
