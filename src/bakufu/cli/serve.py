"""`bakufu serve`: tables for browsers."""

import os
import socket
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Literal

from bakufu.cli.words import words
from bakufu.kernel.mistake import Mistake
from bakufu.terminal.speak import console


def run(
    host: str,
    port: int,
    database: str | None,
    data: Path | None,
    limits: float,
    ready: float,
    reaction: float,
    unvisited: float,
    unjoined: float,
    bots_after: float,
    gone: float,
    luck: float,
    review_samples: int,
    review_nice: int,
    hint_seconds: float,
    proxy: str | None,
    metrics_port: int | None,
    tell_after: float,
    tell_private: bool,
    contact: str | None,
    log: Literal["lines", "json"],
    show: bool,
) -> None:
    """Say where the server is (and show it, where there is a screen), and serve until stopped."""
    try:
        from bakufu.server.network import EVERYWHERE, network_address
        from bakufu.server.run import serve
        from bakufu.server.settings import Settings, built_page, default_database
        from bakufu.server.storage import bring_up_to_date
    except ModuleNotFoundError as error:
        raise Mistake("serve-extra", package="bakufu.cli", missing=error.name or "?") from None

    say = words()
    if database and not database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise Mistake("serve-database", package="bakufu.cli", url=database)
    if contact and not contact.startswith(("mailto:", "https://")):
        raise Mistake("serve-contact", package="bakufu.cli", given=contact)
    _ensure_free(host, port)
    if metrics_port is not None:
        _ensure_metrics(metrics_port)
    database = database or default_database(data)
    # Not left to the server, in whose start nobody would put what is wrong into a sentence.
    bring_up_to_date(database)
    page = built_page()
    address = f"http://{'127.0.0.1' if host in EVERYWHERE else host}:{port}/"
    console.print(say("serve-address", address=address), soft_wrap=True)
    if network := network_address(host, port):
        console.print(say("serve-network", address=f"{network}/"), soft_wrap=True)
    elif host.startswith("127.") or host == "localhost":
        console.print(say("serve-only-here"), soft_wrap=True)
    if page is None:
        console.print(say("serve-no-page"), soft_wrap=True)
    if show and page is not None and has_screen():
        Thread(target=open_when_up, args=(host, port, address), daemon=True).start()
    serve(
        Settings(
            database=database,
            host=host,
            port=port,
            page=page,
            limits=limits,
            ready=ready,
            reaction=reaction,
            unvisited_days=unvisited,
            open_minutes=unjoined,
            bots_after=bots_after,
            gone_after=gone * 3600,
            luck=luck,
            review_samples=review_samples,
            review_nice=review_nice,
            hint_seconds=hint_seconds,
            proxy=proxy,
            metrics_port=metrics_port,
            tell_after=tell_after,
            tell_private=tell_private,
            contact=contact,
            log=log,
        )
    )


def _ensure_metrics(port: int) -> None:
    """What is said now need not be said while the server starts."""
    try:
        from bakufu.server.metrics import HOST
    except ModuleNotFoundError as error:
        raise Mistake("serve-extra", package="bakufu.cli", missing=error.name or "?") from None
    _ensure_free(HOST, port)


def _ensure_free(host: str, port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            why = error.strerror or str(error)
            raise Mistake("serve-port", package="bakufu.cli", host=host, port=str(port), why=why) from None


def has_screen() -> bool:
    """Whether a browser window could be seen by anybody."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_up(host: str, port: int, address: str) -> None:
    """Open the page as soon as the server answers; give up after a while."""
    for _ in range(100):
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            sleep(0.1)
        else:
            webbrowser.open(address)
            return
