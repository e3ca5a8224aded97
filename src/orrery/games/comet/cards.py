"""Sets of cards. A set can hold several cards of a kind; rules get it from the state, such as `s.hand_cards(seat)`.

A set is a run of words. In them every kind has a run of bits, as many of them set from the low end as there are cards.
Where the words stand is nobody's business but this module's. Sets of silver cards alone (`fresh`, `seen`, `held`,
`unseen`) are shorter, so functions that go over all words of such a set have names of their own.

A loop over the kinds of a set takes `first_kind`, then `next_kind` until NONE.
"""

from __future__ import annotations

from orrery.games.comet.kinds import SILVER_WORDS, WORDS
from orrery.games.comet.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.bits import bit_index, popcount
from orrery.kernel.sentinels import NONE, UNKNOWN
from orrery.kernel.step import Actions


def has_card(s: Position, cards: i64, kind: i64) -> bool:
    """Whether a set holds a card of a kind."""
    return s.card_word(cards, s.tables.word[kind]) & s.tables.bits[kind] != 0


def count_cards(s: Position, cards: i64, kind: i64) -> i64:
    """How many cards of a kind a set holds."""
    return popcount(s.card_word(cards, s.tables.word[kind]) & s.tables.bits[kind])


def add_card(s: Position, cards: i64, kind: i64) -> None:
    """Add a card to a set."""
    word: i64 = s.tables.word[kind]
    here: i64 = s.card_word(cards, word)
    free: i64 = s.tables.bits[kind] & ~here
    s.set_card_word(cards, word, here | (free & -free))


def remove_card(s: Position, cards: i64, kind: i64) -> None:
    """Take a card of a kind that is there from a set."""
    word: i64 = s.tables.word[kind]
    bits: i64 = s.tables.bits[kind]
    here: i64 = s.card_word(cards, word)
    s.set_card_word(cards, word, (here & ~bits) | (((here & bits) >> 1) & bits))


# Whole sets.


def silver_total(s: Position, cards: i64) -> i64:
    """How many silver cards a set holds."""
    return _total(s, cards, 0, SILVER_WORDS)


def gold_total(s: Position, cards: i64) -> i64:
    """How many gold cards a set holds."""
    return _total(s, cards, SILVER_WORDS, WORDS)


def card_total(s: Position, cards: i64) -> i64:
    """How many cards a set holds."""
    return _total(s, cards, 0, WORDS)


def _total(s: Position, cards: i64, word: i64, end: i64) -> i64:
    total: i64 = 0
    while word < end:
        here: i64 = s.card_word(cards, word)
        if here:
            total += popcount(here)
        word += 1
    return total


def has_silver(s: Position, cards: i64) -> bool:
    """Whether a set holds a silver card."""
    return _has_any(s, cards, 0, SILVER_WORDS)


def has_gold(s: Position, cards: i64) -> bool:
    """Whether a set holds a gold card."""
    return _has_any(s, cards, SILVER_WORDS, WORDS)


def has_any(s: Position, cards: i64) -> bool:
    """Whether a set holds a card."""
    return _has_any(s, cards, 0, WORDS)


def _has_any(s: Position, cards: i64, word: i64, end: i64) -> bool:
    while word < end:
        if s.card_word(cards, word):
            return True
        word += 1
    return False


def clear(s: Position, cards: i64) -> None:
    """Take everything out of a set."""
    _fill(s, cards, 0, WORDS, 0)


def clear_silver(s: Position, cards: i64) -> None:
    """Take the silver cards out of a set."""
    _fill(s, cards, 0, SILVER_WORDS, 0)


def hide_silver(s: Position, cards: i64) -> None:
    """Make the silver cards of a set unknown."""
    _fill(s, cards, 0, SILVER_WORDS, UNKNOWN)


def _fill(s: Position, cards: i64, word: i64, end: i64, value: i64) -> None:
    while word < end:
        s.set_card_word(cards, word, value)
        word += 1


def is_hidden(s: Position, cards: i64) -> bool:
    """Whether the silver cards of a set are unknown."""
    return s.card_word(cards, 0) == UNKNOWN


def copy_silver(s: Position, source: i64, target: i64) -> None:
    """Let a set hold the same silver cards as another."""
    word: i64 = 0
    while word < SILVER_WORDS:
        s.set_card_word(target, word, s.card_word(source, word))
        word += 1


def move_silver(s: Position, source: i64, target: i64) -> None:
    """Add the silver cards of a set to another and take them out of the first."""
    kind: i64 = first_silver(s, source)
    while kind != NONE:
        remove_card(s, source, kind)
        add_card(s, target, kind)
        kind = first_silver(s, source)


def move_gold_pile(s: Position, source: i64, target: i64) -> None:
    """Let an empty gold pile become another."""
    word: i64 = SILVER_WORDS
    while word < WORDS:
        s.set_card_word(target, word, s.card_word(source, word))
        s.set_card_word(source, word, 0)
        word += 1


# Loops over kinds.


def first_kind(s: Position, cards: i64) -> i64:
    """The first kind of a set, NONE for an empty one."""
    return _find(s, cards, 0, s.card_word(cards, 0) & s.tables.first_bits[0], WORDS)


def next_kind(s: Position, cards: i64, kind: i64) -> i64:
    """The kind behind another in a set, NONE after the last. The set may have changed before."""
    word: i64 = s.tables.word[kind]
    return _find(s, cards, word, s.card_word(cards, word) & s.tables.later_bits[kind], WORDS)


def first_gold(s: Position, cards: i64) -> i64:
    """The first gold kind of a set, NONE if there is none; gold comes behind silver, so `next_kind` goes on."""
    first: i64 = s.card_word(cards, SILVER_WORDS) & s.tables.first_bits[SILVER_WORDS]
    return _find(s, cards, SILVER_WORDS, first, WORDS)


def first_silver(s: Position, cards: i64) -> i64:
    """The first silver kind of a set, NONE if there is none."""
    return _find(s, cards, 0, s.card_word(cards, 0) & s.tables.first_bits[0], SILVER_WORDS)


def next_silver(s: Position, cards: i64, kind: i64) -> i64:
    """The silver kind behind another in a set, NONE after the last."""
    word: i64 = s.tables.word[kind]
    return _find(s, cards, word, s.card_word(cards, word) & s.tables.later_bits[kind], SILVER_WORDS)


def _find(s: Position, cards: i64, word: i64, here: i64, end: i64) -> i64:
    """The first kind from a word on, whose bits to look at are given."""
    while here == 0:
        word += 1
        if word >= end:
            return NONE
        here = s.card_word(cards, word) & s.tables.first_bits[word]
    return s.tables.kind_at[32 * word + bit_index(here & -here)]


def kinds_in(s: Position, cards: i64) -> list[int]:
    """The cards of a set by kind, each as often as it is there, for code that is not hot."""
    return _kinds_between(s, cards, 0, int(s.tables.kinds))


def silver_kinds_in(s: Position, cards: i64) -> list[int]:
    """The silver cards of a set by kind, each as often as it is there."""
    return _kinds_between(s, cards, 0, int(s.tables.silver_kinds))


def gold_kinds_in(s: Position, cards: i64) -> list[int]:
    """The gold cards of a set by kind, each as often as it is there."""
    return _kinds_between(s, cards, int(s.tables.silver_kinds), int(s.tables.kinds))


def _kinds_between(s: Position, cards: i64, first: int, end: int) -> list[int]:
    out: list[int] = []
    for kind in range(first, end):
        out += [kind] * int(count_cards(s, cards, kind))
    return out


# Lists of actions.


def list_kinds(s: Position, cards: i64, first: i64, out: Actions) -> None:
    """Append `first` + kind for every kind in a set."""
    kind: i64 = first_kind(s, cards)
    while kind != NONE:
        out.add(first + kind)
        kind = next_kind(s, cards, kind)


def list_silver(s: Position, cards: i64, first: i64, out: Actions) -> None:
    """Append `first` + kind for every silver kind in a set."""
    kind: i64 = first_silver(s, cards)
    while kind != NONE:
        out.add(first + kind)
        kind = next_silver(s, cards, kind)


def list_silver_draws(s: Position, cards: i64, first: i64, out: Actions) -> None:
    """Append `first` + kind for every silver kind in a pile, as likely as it is frequent there."""
    _list_draws(s, cards, 0, SILVER_WORDS, first, out)


def list_gold_draws(s: Position, cards: i64, first: i64, out: Actions) -> None:
    """Append `first` + kind for every gold kind in a pile, as likely as it is frequent there."""
    _list_draws(s, cards, SILVER_WORDS, WORDS, first, out)


def _list_draws(s: Position, cards: i64, word: i64, end: i64, first: i64, out: Actions) -> None:
    """Nature lists piles more often than anything else is listed, so this writes the arrays of the list itself."""
    kind_at = s.tables.kind_at
    actions = out.actions
    weights = out.weights
    n: i64 = out.count
    while word < end:
        whole: i64 = s.card_word(cards, word)
        here: i64 = whole & s.tables.first_bits[word]
        single: i64 = s.tables.single_bits[word]
        while here:
            one: i64 = here & -here
            here ^= one
            spot: i64 = 32 * word + bit_index(one)
            kind: i64 = kind_at[spot]
            actions[n] = first + kind
            weights[n] = 1
            if not one & single:
                weights[n] = popcount(whole & s.tables.bits[kind])
            n += 1
        word += 1
    out.count = n
