"""A real server in a process of its own, that a test may kill and start again."""

import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests import doubles
from tests.doubles import Double

PATIENCE = 60.0

QUICK_COACH = {"--review-samples": 4, "--review-nice": 0, "--hint-seconds": 0.05}
"""What is thought about is nobody's business here; that it is shown is."""


def free_port() -> int:
    """A port that nobody uses, below those that the system hands out by itself."""
    for port in range(20_000 + os.getpid() % 5_000, 32_768):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise RuntimeError("no free port")


class Server:
    """`bakufu serve` with a database of its own; races are quick, and nothing is too often."""

    def __init__(
        self, data: Path, ready: float = 0.4, reaction: float = 0.3, luck: float = 10.0, gone: float = 24.0
    ) -> None:
        self.gone = gone
        self.data = data
        self.luck = luck
        self.port = free_port()
        self.ready, self.reaction = ready, reaction
        self.process: Double | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it (again) and wait until it is well."""
        options = {"--port": self.port, "--data": self.data, "--limits": 0, "--ready": self.ready}
        options |= {
            "--reaction": self.reaction,
            "--luck": self.luck,
            "--gone": self.gone,
            "--bots-after": 2,
            **QUICK_COACH,
        }
        words = [str(part) for option in options.items() for part in option]
        log = str(self.data / "server.log")
        self.process = doubles.start("serve", *words, folder=Path.cwd(), out=log, err=log)
        deadline = time.monotonic() + PATIENCE
        while not self.is_well():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.data / "server.log").read_text())
            time.sleep(0.05)

    def is_well(self) -> bool:
        """Whether it answers."""
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut would: no goodbye. The bots' processes go with it."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Politely, and then not."""
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def complaints(self) -> str:
        """What the server wrote that it should not have."""
        log = (self.data / "server.log").read_text()
        return log if "Traceback" in log else ""
