"""What makes a position impossible: the checks a dump must pass before it is played."""

from __future__ import annotations

from orrery.games.comet.cards import count, gold_total, silver_total, total
from orrery.games.comet.hands import held_at
from orrery.games.comet.kinds import (
    CAVERN,
    HEROES,
    MOST_TOOLS,
    SAVIORS,
    SILVER_WORDS,
    WORDS,
)
from orrery.games.comet.layout import (
    ACTIVE,
    COMET,
    COMET_DUE,
    COMET_LEFT,
    DISCARD,
    DISPLAY,
    DRAW_LEFT,
    EPOCH,
    EPOCHS,
    FIRST,
    FRESH,
    HAND,
    HAND_SIZE,
    HERO,
    HIDDEN,
    LIMIT,
    LOWER,
    MOST_SEATS,
    NEAREST,
    OCCUPIED,
    OCCUPY,
    OUT,
    PILE,
    PLAYED,
    READY,
    READY_MASK,
    REPLACE,
    RESCUED,
    REST_GOLD,
    REST_SILVER,
    SAVIOR,
    SEEN,
    SIDE,
    SKIPS,
    SLOT,
    TOKEN,
    UNSEEN,
)
from orrery.games.comet.owned import gain_ability, gain_hero
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
)
from orrery.games.comet.position import HEROES as DEALING
from orrery.kernel.bits import bit
from orrery.kernel.soundness import frame_kinds, question_problems, stack_problems
from orrery.kernel.state import NONE, OPEN, UNKNOWN

_SET_UP = [
    [FIRST_PLAYER, HANDS, DEALING, REFILL],
    [FIRST_PLAYER, HANDS, DEALING],
    [FIRST_PLAYER, HANDS, DRAW],
    [FIRST_PLAYER],
]
_IN_A_TURN = [
    [],
    [REFILL],
    [BETWEEN],
    [BETWEEN, PARROT],
    [BETWEEN, DRAW],
    [BETWEEN, TAKING],
    [BETWEEN, GLIDE],
    [BETWEEN, PLACE],
    [BETWEEN, COMET_CHOICE],
    [BETWEEN, COMET_CHOICE, DRAW],
    [COMET_CHOICE],
    [COMET_CHOICE, DRAW],
    [HATCH],
    [HATCH, NEST],
    [HATCH, NEST, AMOUNT],
    [HATCH, DRAW],
    [HATCH, TAKING],
    [HATCH, PLACE],
    [HATCH, COMET_CHOICE],
    [HATCH, COMET_CHOICE, DRAW],
    [MOVE],
    [MOVE, DRAW],
    [MOVE, TAKING],
    [MOVE, GLIDE],
    [MOVE, SCOUT],
    [MOVE, PLACE],
    [MOVE, DUPLICATE],
    [MOVE, COMET_CHOICE],
    [MOVE, COMET_CHOICE, DRAW],
    [REST, DISCARDING],
    [REST, TAKING],
    [REST, DRAWING],
    [REST, DRAWING, DRAW],
    [REST, DRAW],
    [REST, COMET_CHOICE],
    [REST, COMET_CHOICE, DRAW],
]


def find_problems(s: Position) -> list[str]:
    """Everything wrong with a position, nothing for a sound one."""
    wrong = stack_problems(s)
    if wrong:
        return wrong
    wrong = [*_sets(s), *_seats(s)]
    if wrong:
        return wrong
    wrong = [*_cards_conserved(s), *_knowledge(s), *_board(s), *_owned(s)]
    return wrong if wrong else _course(s)


def _course(s: Position) -> list[str]:
    """The stack is one that the rules can build, and asks whom they would ask."""
    stack = frame_kinds(s)
    in_set_up = stack in _SET_UP
    if stack and not in_set_up and (stack[0] != TURN or stack[1:] not in _IN_A_TURN):
        return ["at.frames: the rules lead to no such stack"]
    if not in_set_up and (s.data[FIRST] not in range(s.seats) or s.data[ACTIVE] not in range(s.seats)):
        return ["at.active: it is nobody's turn"]
    if not stack and s.data[OUT] != bit(s.seats) - 1:
        return ["at.out: the game is over although somebody has not dropped out"]
    if not stack or s.viewer != OPEN:
        return []
    return question_problems(s)


def _sets(s: Position) -> list[str]:
    """Every set of cards fills the run of each kind from its low end."""
    spots = [("pile", PILE, WORDS), ("discard", DISCARD, WORDS), ("display", DISPLAY, WORDS)]
    spots += [("played", PLAYED, WORDS), ("fresh", FRESH, SILVER_WORDS)]
    for seat in range(MOST_SEATS):
        spots += [("hand", HAND + WORDS * seat, WORDS), ("rescued", RESCUED + WORDS * seat, WORDS)]
        spots.append(("seen", SEEN + SILVER_WORDS * seat, SILVER_WORDS))
        for epoch in range(EPOCHS):
            spots.append(("held", int(held_at(seat, epoch)), SILVER_WORDS))
    for epoch in range(EPOCHS):
        spots.append(("unseen", UNSEEN + epoch * SILVER_WORDS, SILVER_WORDS))
    wrong = []
    for name, spot, words in spots:
        for word in range(words):
            value = int(s.data[spot + word])
            left = 0 if value == UNKNOWN else value & ~int(s.tables.single_bits[word])
            for kind in s.tables.several:
                if left and s.tables.word[kind] == word:
                    bits = int(s.tables.bits[kind])
                    run = (left & bits) // (bits & -bits)
                    if run & (run + 1) == 0:
                        left &= ~bits
            if left:
                wrong.append(f"at.{name}[{word}]: no set of cards")
            if value == UNKNOWN and (s.viewer == OPEN or s.data[spot] != UNKNOWN):
                wrong.append(f"at.{name}[{word}]: is hidden, though nothing else is")
    return wrong


def _sum(s: Position, spots: list[int], words: int, cards: list[int]) -> list[int]:
    """How often each kind lies in some sets and among some cards: bit words for single ones, counts for others."""
    once = [0] * words
    twice = [0] * words
    for spot in spots:
        for word in range(words):
            value = int(s.data[spot + word])
            twice[word] |= once[word] & value
            once[word] |= value
    for card in cards:
        word, bits = int(s.tables.word[card]), int(s.tables.bits[card])
        if word < words:
            twice[word] |= once[word] & bits
            once[word] |= bits
    out: list[int] = []
    for word in range(words):
        single = int(s.tables.single_bits[word])
        out += [once[word] & single, twice[word] & single]
    for kind in s.tables.several:
        if s.tables.word[kind] < words:
            lying = sum(int(count(s.data, s.tables, spot, kind)) for spot in spots)
            out.append(lying + cards.count(kind))
    return out


def _seats(s: Position) -> list[str]:
    """Nothing belongs to a seat that nobody sits at."""
    wrong = []
    for seat in range(s.seats, MOST_SEATS):
        cards = int(s.data[HAND_SIZE + seat]) + int(total(s.data, RESCUED + WORDS * seat, WORDS))
        slots = any(s.data[SLOT + 3 * seat + i] != NONE for i in range(SAVIORS))
        if cards or slots or s.data[HERO + seat] != NONE or s.data[OUT] >> seat & 1:
            wrong.append(f"at: there is no seat {seat}")
    return wrong


def _cards_conserved(s: Position) -> list[str]:
    """C2, C76: no card is lost or made; every hero is dealt once."""
    wrong = []
    slots = [int(s.data[SLOT + i]) for i in range(SAVIORS * s.seats) if s.data[SLOT + i] != NONE]
    spots = [DISCARD, *[RESCUED + WORDS * seat for seat in range(s.seats)]]
    unseen = [UNSEEN + epoch * SILVER_WORDS for epoch in range(EPOCHS)]
    seen = [SEEN + SILVER_WORDS * seat for seat in range(s.seats)]
    every = [kind for kind in range(int(s.tables.kinds)) for _ in range(int(s.tables.copies[kind]))]
    silver = [kind for kind in every if kind < s.tables.silver_kinds]
    if _sum(s, [*spots, *unseen, *seen], SILVER_WORDS, slots) != _sum(s, [], SILVER_WORDS, silver):
        wrong.append("at: a silver card is missing or there too often")
    spots += [PILE, DISPLAY, *[HAND + WORDS * seat for seat in range(s.seats)]]
    gold = [int(kind) for kind in slots if kind >= s.tables.silver_kinds]
    shifted = [spot + SILVER_WORDS for spot in spots]
    if _gold_sum(s, shifted, gold) != _gold_sum(s, [], [k for k in every if k >= s.tables.silver_kinds]):
        wrong.append("at: a gold card is missing or there too often")
    if silver_total(s.data, DISPLAY):
        wrong.append("at.display: holds a silver card")
    dealt = [int(s.data[HERO + seat]) for seat in range(s.seats) if s.data[HERO + seat] != NONE]
    if len(dealt) != len(set(dealt)) or any(hero >= HEROES for hero in dealt):
        wrong.append("at.hero: a hero is there twice")
    return wrong


def _gold_sum(s: Position, spots: list[int], cards: list[int]) -> list[int]:
    """How often each gold kind lies in the gold words at some spots and among some cards."""
    counts = [cards.count(kind) for kind in range(int(s.tables.silver_kinds), int(s.tables.kinds))]
    for number in range(len(counts)):
        kind = number + int(s.tables.silver_kinds)
        word = int(s.tables.word[kind]) - SILVER_WORDS
        for spot in spots:
            counts[number] += (int(s.data[spot + word]) & int(s.tables.bits[kind])).bit_count()
    return counts


def _knowledge(s: Position) -> list[str]:
    """CS17: hand sizes, piles and what is held unseen agree."""
    wrong = []
    at = s.data
    unseen = sum(int(silver_total(at, UNSEEN + e * SILVER_WORDS)) for e in range(EPOCHS))
    hidden = sum(int(at[HIDDEN + i]) for i in range(MOST_SEATS * EPOCHS))
    if at[DRAW_LEFT] + at[COMET_LEFT] != unseen - hidden:
        wrong.append("at.draw_left: the piles do not hold what nobody has seen")
    if (at[COMET] == 1 and at[COMET_LEFT] > 0) or at[COMET_DUE] > at[COMET]:
        wrong.append("at.comet: does not fit the comet pile")
    for seat in range(s.seats):
        spot = HAND + WORDS * seat
        cards = sum(int(at[HIDDEN + seat * EPOCHS + epoch]) for epoch in range(EPOCHS))
        cards += int(silver_total(at, SEEN + SILVER_WORDS * seat)) + int(gold_total(at, spot))
        if cards != at[HAND_SIZE + seat]:
            wrong.append(f"at.hand_size: seat {seat} holds {cards} cards")
    for epoch in range(EPOCHS):
        wrong += _unseen_agree(s, epoch)
    for seat in range(s.seats):
        if at[HAND + WORDS * seat] != UNKNOWN:
            wrong += _hand_agrees(s, seat)
    return wrong


def _unseen_agree(s: Position, epoch: int) -> list[str]:
    """The unseen cards of an epoch are those held from it and, for the last, the pile."""
    at = s.data
    known = [int(held_at(seat, epoch)) for seat in range(s.seats)]
    for seat, spot in enumerate(known):
        counted = int(at[HIDDEN + seat * EPOCHS + epoch])
        if at[spot] != UNKNOWN and silver_total(at, spot) != counted:
            return [f"at.hidden: seat {seat} holds another number of unseen cards"]
    if epoch == at[EPOCH]:
        known.append(PILE)
    if any(at[spot] == UNKNOWN for spot in known):
        return []
    if _sum(s, known, SILVER_WORDS, []) != _sum(s, [UNSEEN + epoch * SILVER_WORDS], SILVER_WORDS, []):
        return ["at.unseen: does not fit what is held and what lies in the pile"]
    return []


def _hand_agrees(s: Position, seat: int) -> list[str]:
    """A hand is what everybody saw and what was drawn unseen."""
    parts = [SEEN + SILVER_WORDS * seat, *[int(held_at(seat, epoch)) for epoch in range(EPOCHS)]]
    if any(s.data[spot] == UNKNOWN for spot in parts):
        return []
    if _sum(s, parts, SILVER_WORDS, []) != _sum(s, [HAND + WORDS * seat], SILVER_WORDS, []):
        return [f"at.hand: seat {seat} holds other cards than it took up"]
    return []


def _board(s: Position) -> list[str]:
    """A savior is out with an animal; tokens stand on fields of this side, never in the cavern (C35)."""
    wrong = []
    fields: dict[int, int] = {}
    spots = [int(s.data[SAVIOR + i]) for i in range(SAVIORS * MOST_SEATS)]
    nesting = [NEST, AMOUNT]
    stack = frame_kinds(s)
    for i, field in enumerate(spots):
        animal = s.data[SLOT + i] != NONE
        if field == NONE and animal and not (stack and stack[-1] in nesting):
            wrong.append(f"at.slot: the animal of seat {i // 3} has no savior on the board")
        if field != NONE and not animal:
            wrong.append(f"at.savior: a savior of seat {i // 3} has no animal")
        nearest = int(s.data[NEAREST + i])
        away = 0 if field == NONE else int(s.tables.distance[s.data[SIDE] * s.tables.fields + field])
        if nearest > away or (away > 0 and nearest == 0):
            wrong.append(f"at.nearest: does not fit where the savior of seat {i // 3} stands")
    for field in [*spots, int(s.data[TOKEN]), int(s.data[TOKEN + 1])]:
        if field != NONE:
            fields[field] = fields.get(field, 0) + 1
            if s.tables.type[s.data[SIDE] * s.tables.fields + field] >= CAVERN:
                wrong.append(f"at: a token stands at {s.tables.field_ids[field]}, which it cannot")
    for field in range(FIRST - OCCUPIED):
        if s.data[OCCUPIED + field] != fields.get(field, 0):
            wrong.append(f"at.occupied: place {field} holds {fields.get(field, 0)} tokens")
    for i in range(SAVIORS * MOST_SEATS):
        kind = int(s.data[SLOT + i])
        if kind >= 0 and s.tables.utility[kind]:
            wrong.append("at.slot: a utility card cannot be hatched")
    return wrong


def _owned(s: Position) -> list[str]:
    """What hero and rescued animals give is noted rightly; no more cards are ready than there are."""
    wrong = []
    fresh = s.copy()
    for spot in (SKIPS, OCCUPY, LOWER, REPLACE, REST_GOLD, REST_SILVER, LIMIT, READY_MASK):
        for seat in range(MOST_SEATS):
            fresh.data[spot + seat] = 5 if spot == LIMIT and seat < s.seats else 0
    for i in range(MOST_TOOLS * MOST_SEATS):
        fresh.data[READY + i] = 0
    assert isinstance(fresh, Position)
    for seat in range(s.seats):
        if s.data[HERO + seat] != NONE:
            gain_hero(fresh, seat, s.data[HERO + seat])
        for kind in range(int(s.tables.kinds)):
            for _ in range(int(count(s.data, s.tables, RESCUED + WORDS * seat, kind))):
                gain_ability(fresh, seat, kind)
        for tool in range(MOST_TOOLS):
            spot = READY + seat * MOST_TOOLS + tool
            if s.data[spot] > fresh.data[spot]:
                wrong.append(f"at.ready: seat {seat} has too many cards ready")
            if (s.data[spot] > 0) != bool(s.data[READY_MASK + seat] >> tool & 1):
                wrong.append(f"at.ready_mask: does not fit the cards of seat {seat}")
    for name, spot in (
        ("skips", SKIPS),
        ("occupy", OCCUPY),
        ("lower", LOWER),
        ("replace", REPLACE),
        ("rest_gold", REST_GOLD),
        ("rest_silver", REST_SILVER),
        ("limit", LIMIT),
    ):
        for seat in range(s.seats):
            if s.data[spot + seat] != fresh.data[spot + seat]:
                wrong.append(f"at.{name}: does not fit the animals of seat {seat}")
    return wrong
