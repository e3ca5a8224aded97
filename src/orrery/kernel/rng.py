"""A small generator that gives the same numbers compiled and interpreted, on every machine."""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from orrery.kernel.arrays import i64

T = TypeVar("T")
_WORD: Final = 0xFFFFFFFF


class Rng:
    """xoshiro128** over four 32-bit words, seeded by a hash of any int or text."""

    def __init__(self, seed: int | str) -> None:
        words = hashlib.sha256(f"orrery:{seed}".encode()).digest()
        self.a: i64 = int.from_bytes(words[0:4], "little")
        self.b: i64 = int.from_bytes(words[4:8], "little")
        self.c: i64 = int.from_bytes(words[8:12], "little")
        self.d: i64 = int.from_bytes(words[12:16], "little") | 1

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        return _from_words, (self.a, self.b, self.c, self.d)

    def __repr__(self) -> str:
        return f"<Rng {self.a:08x} {self.b:08x} {self.c:08x} {self.d:08x}>"

    def bits(self) -> i64:
        """Give the next 32 random bits."""
        b: i64 = self.b
        x: i64 = (b * 5) & _WORD
        x = ((x << 7) & _WORD) | (x >> 25)
        x = (x * 9) & _WORD
        t: i64 = (b << 9) & _WORD
        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ t
        self.d = ((d << 11) & _WORD) | (d >> 21)
        return x

    def below(self, limit: i64) -> i64:
        """Give a number from 0 to limit - 1, each as likely; limit is at most 2**31."""
        if limit <= 0 or limit > 0x80000000:
            raise ValueError(f"Rng.below takes a limit from 1 to 2**31, not {limit}")
        product: i64 = self.bits() * limit
        low: i64 = product & _WORD
        if low < limit:
            threshold: i64 = (_WORD + 1 - limit) % limit
            while low < threshold:
                product = self.bits() * limit
                low = product & _WORD
        return product >> 32

    def choice(self, values: list[T]) -> T:
        """Pick one of a list."""
        return values[self.below(len(values))]

    def follow(self, other: Rng) -> None:
        """Give from here on the same numbers as another."""
        self.a, self.b, self.c, self.d = other.a, other.b, other.c, other.d

    def fork(self) -> Rng:
        """Start an independent generator from this one."""
        return Rng(f"{self.bits()}:{self.bits()}")


def _from_words(a: i64, b: i64, c: i64, d: i64) -> Rng:
    """A generator that goes on where another stood."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = a, b, c, d
    return rng
