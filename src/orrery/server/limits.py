"""How much one address and one guest may ask for: generous for people, many of whom may share an address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import NamedTuple

from orrery.table.errors import Refused

MOST_KNOWN = 50_000
"""How many addresses and guests are remembered; the least recently seen are forgotten, as their allowance is full."""
SHARED_PREFIX = 64
"""Bits of an IPv6 address that one household or host has for itself."""


class Allowance(NamedTuple):
    """How much may be asked for at once, and how much of it comes back per second."""

    at_once: float
    per_second: float


REQUESTS = {"address": Allowance(3000, 100), "guest": Allowance(600, 20)}
TABLES = {"address": Allowance(60, 0.5), "guest": Allowance(20, 0.2)}
COMMANDS = {"address": Allowance(4000, 200), "guest": Allowance(400, 20)}
TALK = {"address": Allowance(300, 10), "guest": Allowance(60, 1)}
HINTS = {"address": Allowance(200, 10), "guest": Allowance(30, 1)}
SOCKETS = {"address": 500, "guest": 50}
"""How many sockets may be open at once."""
CONNECTIONS = 600
"""How many connections of one address may be open at once, beside its sockets."""
SOON = 5.0
"""Seconds after which to try again where something has to be closed first."""

Who = dict[str, str]
"""The keys of the limits: an address, and a guest who sent a cookie."""


class TooMany(Refused):
    """Somebody asks for more than the limits allow."""

    def __init__(self, what: str, wait: float) -> None:
        self.seconds = max(1, round(wait + 0.5))
        super().__init__("too-many", f"too many {what} from here; try again in {self.seconds} seconds")


class Limits:
    """The allowances of all addresses and guests; a factor makes all of them larger, 0 lifts them."""

    def __init__(self, factor: float = 1.0, now: Callable[[], float] = monotonic) -> None:
        self.factor = factor
        self.now = now
        self.left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        """What is left of an allowance, and when that was."""
        self.open: dict[tuple[str, str], int] = {}
        """How many sockets and connections are open."""

    def spend(self, what: str, allowances: dict[str, Allowance], who: Who, cost: float = 1.0) -> None:
        """Take from the allowances of an address and a guest, or refuse; what is refused costs nothing."""
        if not self.factor:
            return
        now = self.now()
        paid: list[tuple[tuple[str, str], float]] = []
        for kind, allowance in allowances.items():
            key = (f"{what} {kind}", who.get(kind, ""))
            if not key[1]:
                continue
            most, rate = allowance.at_once * self.factor, allowance.per_second * self.factor
            had, since = self.left.get(key, (most, now))
            left = min(most, had + (now - since) * rate) - cost
            if left < 0:
                raise TooMany(what, -left / rate)
            paid.append((key, left))
        for key, left in paid:
            self.left[key] = (left, now)
            self.left.move_to_end(key)
        while len(self.left) > MOST_KNOWN:
            self.left.popitem(last=False)

    def enter(self, what: str, most: dict[str, int], who: Who) -> Callable[[], None]:
        """Count something as open until the function returned is called, or refuse it."""
        keys: list[tuple[str, str]] = []
        for kind, allowed in most.items():
            key = (f"{what} {kind}", who.get(kind, ""))
            if key[1] and self.factor and self.open.get(key, 0) >= allowed * self.factor:
                raise TooMany(what, SOON)
            keys += [key] if key[1] else []
        for key in keys:
            self.open[key] = self.open.get(key, 0) + 1

        def leave() -> None:
            while keys:
                key = keys.pop()
                self.open[key] -= 1
                if not self.open[key]:
                    del self.open[key]

        return leave


def who_asks(client: tuple[str, int] | None, guest: str | None) -> Who:
    """Whom a request counts for."""
    return {"address": address_of(client), "guest": guest or ""}


def address_of(client: tuple[str, int] | None) -> str:
    """The address that limits count by: of IPv6 the part that one household has for itself."""
    if client is None:
        return ""
    try:
        address = ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> (128 - SHARED_PREFIX) << (128 - SHARED_PREFIX)))
    return str(address)
