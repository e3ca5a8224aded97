"""What an operator watches."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


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
