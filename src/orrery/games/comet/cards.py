"""Sets of cards: a run of bits a kind, as many of them set from the low end as there are cards."""

from __future__ import annotations

from orrery.games.comet.kinds import SILVER_WORDS, WORDS
from orrery.games.comet.tables import Tables
from orrery.kernel.arrays import Ints, i64
from orrery.kernel.bits import bit_index, popcount


def put(at: Ints, tables: Tables, spot: i64, kind: i64) -> None:
    """Add a card to the set at `spot`."""
    word: i64 = spot + tables.word[kind]
    free: i64 = tables.bits[kind] & ~at[word]
    at[word] |= free & -free


def drop(at: Ints, tables: Tables, spot: i64, kind: i64) -> None:
    """Take a card of a kind that is there from the set at `spot`."""
    word: i64 = spot + tables.word[kind]
    bits: i64 = tables.bits[kind]
    run: i64 = at[word] & bits
    at[word] = (at[word] & ~bits) | ((run >> 1) & bits)


def clear(at: Ints, spot: i64, words: i64) -> None:
    """Take everything out of a set, or set any other run of ints to 0."""
    i: i64 = spot
    while i < spot + words:
        at[i] = 0
        i += 1


def has(at: Ints, tables: Tables, spot: i64, kind: i64) -> bool:
    """Tell whether the set at `spot` holds a card of a kind."""
    return at[spot + tables.word[kind]] & tables.bits[kind] != 0


def count(at: Ints, tables: Tables, spot: i64, kind: i64) -> i64:
    """Count the cards of a kind in the set at `spot`."""
    return popcount(at[spot + tables.word[kind]] & tables.bits[kind])


def total(at: Ints, spot: i64, words: i64) -> i64:
    """Count all cards in `words` words of a set."""
    cards: i64 = 0
    i: i64 = spot
    while i < spot + words:
        if at[i]:
            cards += popcount(at[i])
        i += 1
    return cards


def silver_total(at: Ints, spot: i64) -> i64:
    """Count the silver cards of the set at `spot`."""
    return total(at, spot, SILVER_WORDS)


def gold_total(at: Ints, spot: i64) -> i64:
    """Count the gold cards of the set at `spot`."""
    return total(at, spot + SILVER_WORDS, WORDS - SILVER_WORDS)


def list_kinds(at: Ints, tables: Tables, spot: i64, words: i64, first: i64, out: Ints, n: i64) -> i64:
    """Write `first` + kind for every kind in a set behind the first `n` of `out`; say how many there are."""
    w: i64 = 0
    while w < words:
        here: i64 = at[spot + w] & tables.first_bits[w]
        while here:
            bit: i64 = here & -here
            out[n] = first + tables.kind_at[32 * w + bit_index(bit)]
            n += 1
            here ^= bit
        w += 1
    return n


def add_all(at: Ints, tables: Tables, spot: i64, source: i64, words: i64) -> None:
    """Move every card of one set into another."""
    w: i64 = 0
    while w < words:
        while at[source + w]:
            low: i64 = at[source + w] & tables.first_bits[w]
            kind: i64 = tables.kind_at[32 * w + bit_index(low & -low)]
            drop(at, tables, source, kind)
            put(at, tables, spot, kind)
        w += 1
