"""`/metrics`, for Prometheus: on a port of its own, which only this machine reaches."""

from collections.abc import Callable, Iterator
from typing import Protocol

from prometheus_client import CollectorRegistry, Metric, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from bakufu.server.counters import BOUNDS, Counters, Waits

HOST = "127.0.0.1"


class Watched(Protocol):
    """What is looked at."""

    counters: Counters

    def standing(self) -> dict[str, float]:
        """How much of everything there is now, by name."""


STANDING = {
    "tables": "Tables in memory",
    "connections": "Connections that look at a table",
    "gathering": "Tables in memory whose luck is not drawn yet",
    "bots_waiting": "Questions to bots that no process has begun to think about",
    "bots_thinking": "Questions to bots that are being thought about",
    "database_up": "Whether the database could be used when that was tried last",
}


class Numbers(Collector):
    """Read when somebody asks, and at no other time."""

    def __init__(self, watched: Watched) -> None:
        self._watched = watched

    def collect(self) -> Iterator[Metric]:
        """Everything, as it is now."""
        for name, value in self._watched.standing().items():
            yield GaugeMetricFamily(f"bakufu_{name}", STANDING[name], value)
        counters = self._watched.counters
        yield CounterMetricFamily("bakufu_answers", "Answers and take-backs that were committed", counters.answers)
        yield CounterMetricFamily("bakufu_failed_commits", "Commits that went wrong", counters.failed_commits)
        yield _histogram("bakufu_commit_seconds", "Time to commit what was queued", counters.commits)
        yield _histogram("bakufu_request_seconds", "Time to answer a request", counters.request_waits)
        requests = CounterMetricFamily("bakufu_requests", "Requests over HTTP", labels=["status"])
        for status, count in sorted(counters.requests.items()):
            requests.add_metric([str(status)], count)
        yield requests
        refused = CounterMetricFamily("bakufu_refused", "Words over WebSockets that were refused", labels=["problem"])
        for problem, count in sorted(counters.refused.items()):
            refused.add_metric([problem], count)
        yield refused


def _histogram(name: str, about: str, waits: Waits) -> HistogramMetricFamily:
    counts, buckets, so_far = list(waits.counts), [], 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), counts, strict=True):
        so_far += count
        buckets.append((bound, float(so_far)))
    return HistogramMetricFamily(name, about, buckets, waits.total)


def serve_metrics(watched: Watched, port: int) -> Callable[[], None]:
    """Answer on this port, in a thread; what is returned ends it."""
    registry = CollectorRegistry()
    registry.register(Numbers(watched))
    ProcessCollector(registry=registry)
    server, thread = start_http_server(port, HOST, registry)

    def close() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return close
