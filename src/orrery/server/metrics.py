"""Metrics for the operator, at an address of their own: counters reveal more than players may know."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server

from orrery.kernel.errors import OrreryError

FLAG = "--metrics-address"


class Metrics:
    """Counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.choices = Counter("orrery_choices", "Choices stored", registry=self.registry)
        self.refused = Counter("orrery_refused", "Commands refused", ["code"], registry=self.registry)
        self.sockets = Gauge("orrery_sockets", "Connected sockets", registry=self.registry)
        self.tables = Gauge("orrery_tables", "Tables in memory", registry=self.registry)
        self.dropped = Counter("orrery_dropped", "Sockets dropped", ["why"], registry=self.registry)
        self.stored = Histogram(
            "orrery_store_seconds",
            "Time to store an entry durably",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1),
            registry=self.registry,
        )

    def text(self) -> bytes:
        """All of them in Prometheus' format."""
        return generate_latest(self.registry)

    def serve(self, address: str) -> None:
        """Answer Prometheus at an address, HOST:PORT, from a thread of its own."""
        host, port = read_address(address)
        try:
            start_http_server(port, host, self.registry)
        except (OSError, OverflowError, UnicodeError) as error:
            raise OrreryError(f"{FLAG}: cannot listen at {address}: {error}") from None


def read_address(address: str) -> tuple[str, int]:
    """The host and port of HOST:PORT, or [HOST]:PORT for IPv6."""
    host, colon, port = address.rpartition(":")
    bare = host.removeprefix("[").removesuffix("]")
    named = bool(bare) and (":" not in bare or host == f"[{bare}]")
    if not colon or not named or not (port.isascii() and port.isdecimal() and len(port) <= 5 and int(port) <= 65535):
        raise OrreryError(f"{FLAG}: {address!r} is not HOST:PORT, as in 127.0.0.1:9100")
    return bare, int(port)
