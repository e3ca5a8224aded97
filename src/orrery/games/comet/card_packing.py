"""How sets of cards are named in texts and tests: a kind of card and how many of it (see `cards`)."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.games.comet.tables import Tables
from orrery.kernel.arguments import quoted
from orrery.kernel.bits import low_bits
from orrery.kernel.errors import BadDump
from orrery.kernel.layout import Packing


class CardPacking(Packing):
    """The words of a set of cards: each kind has a run of bits, set from the low end."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def pack(self, counts: Mapping[str, int], size: int) -> list[int]:
        """The words of a set with so many cards of each kind."""
        words = [0] * size
        for name, count in counts.items():
            if name not in self.tables.kind_ids:
                raise BadDump(f"there is no card {quoted(name)}")
            kind = self.tables.kind_ids.index(name)
            word, bits = int(self.tables.word[kind]), int(self.tables.bits[kind])
            if word >= size or count > bits.bit_count():
                raise BadDump(f"there is no room for {count} cards {quoted(name)} here")
            words[word] |= low_bits(count) * (bits & -bits)
        return words

    def unpack(self, words: list[int]) -> dict[str, int]:
        """How many cards of each kind there are."""
        out: dict[str, int] = {}
        for kind, name in enumerate(self.tables.kind_ids):
            word = int(self.tables.word[kind])
            count = (words[word] & int(self.tables.bits[kind])).bit_count() if word < len(words) else 0
            if count:
                out[name] = count
        return out
