"""What can be chosen when a server is started."""

from pathlib import Path
from typing import Literal

from msgspec import Struct
from platformdirs import user_data_path

from bakufu import __file__ as package

CARETAKER = "greedy"
"""The bot that plays for a seat whose time is out."""


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs. The defaults are for people; tests and benchmarks make waits shorter and limits wider."""

    database: str
    """`sqlite:///path` or `postgresql://...`."""
    host: str = "127.0.0.1"
    port: int = 8000
    page: Path | None = None
    """The folder with the built page."""
    ready: float = 1.5
    """Seconds between `Ready` and the moment a race begins."""
    reaction: float = 8.0
    """Seconds that a bot takes in a race, on average, as people do; faster would be no race for them."""
    luck: float = 10.0
    """Seconds after sitting down in which a person may add to the luck; 0: the server draws it alone."""
    program: float = 30.0
    """Seconds after which a bot answers for a program that is silent, where there is no clock."""
    limits: float = 1.0
    """A factor for all limits of frequency; 0 for none."""
    bot_processes: int = 2
    """Processes in which bots think."""
    idle: float = 15.0
    """Seconds after which a table that nobody looks at is dropped from memory."""
    unvisited_days: float = 90.0
    """Tables that nobody finished are removed when nobody has been there for so many days; 0: they stay."""
    open_minutes: float = 60.0
    """An open table that is not full is removed when nobody has sat down for so many minutes; 0: it stays."""
    bots_after: float = 15.0
    """Seconds after which bots take the free seats of a table set with "play now"."""
    gone_after: float = 24 * 3600.0
    """Seconds for which somebody must be away, and waited for, before the others may replace him."""
    review_samples: int = 60
    """How often each moment of a game that is reviewed is played on; 0: there are no reviews."""
    review_nice: int = 19
    """How far the process of reviews stands back: 0 not at all; 19: it runs only when nobody else wants to."""
    hint_seconds: float = 1.4
    """How long is thought about a hint: as long as a master."""
    proxy: str | None = None
    """Addresses of proxies whose word about a client's address is believed."""
    metrics_port: int | None = None
    """Where Prometheus asks for numbers, on this machine alone."""
    tell_after: float = 10.0
    """Seconds that somebody may think before those who want to are told that it is his turn."""
    tell_private: bool = False
    """Whether also addresses of private networks are told, and without TLS: for tests, and within one's own house."""
    contact: str | None = None
    """`mailto:...` or `https://...`: whom push services may write to about this server."""
    log: Literal["lines", "json"] = "lines"
    """For people, or for programs: then with every request."""


def default_database(data: Path | None) -> str:
    """SQLite in the folder named, or in the user's own data folder."""
    folder = data or user_data_path("bakufu", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'bakufu.sqlite3'}"


def built_page() -> Path | None:
    """Where the built page lies: in the package, or in the checkout around it."""
    root = Path(package).resolve().parent
    for folder in (root / "server" / "page", root.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None
