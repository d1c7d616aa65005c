"""How the log is written: time, level, what happened; a traceback only where we have made a mistake."""

import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from bakufu.server.storage.outages import is_outage, plain

Kind = Literal["lines", "json"]

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""Of the request (or the connection) that is being answered."""


class Lines(logging.Formatter):
    """One line for each event, whatever is in it. What the database is to blame for is no traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """A line; and a traceback after it for what nobody has expected."""
        error = record.exc_info[1] if record.exc_info else None
        told = logging.makeLogRecord(record.__dict__)
        told.msg, told.args = _line(record.getMessage()), ()
        if error is not None and is_outage(error):
            told.msg += f": {_line(plain(error))}"
            told.exc_info = told.exc_text = None
        return super().format(told)


class JsonLines(logging.Formatter):
    """One line of JSON for each event, with the id of the request it belongs to, and what else is known about it."""

    def format(self, record: logging.LogRecord) -> str:
        """A traceback is in the line, too."""
        error = record.exc_info[1] if record.exc_info else None
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if request := request_id.get():
            told["request"] = request
        told |= getattr(record, "about", {})
        if error is not None and is_outage(error):
            told["error"] = plain(error)
        elif record.exc_info:
            told["error"] = type(error).__name__
            told["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def _line(text: str) -> str:
    """Nobody writes lines of his own into the log."""
    return "".join(c if c.isprintable() else " " for c in text)


FORMAT = "%(asctime)s %(levelname)s %(message)s"


def config(kind: Kind = "lines") -> dict[str, Any]:
    """For `logging.config`: everything goes to standard error."""
    formatter = {"()": JsonLines} if kind == "json" else {"()": Lines, "fmt": FORMAT}
    handler = {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": formatter},
        "handlers": {"lines": handler},
        "root": {"handlers": ["lines"], "level": "WARNING"},
        "loggers": {"bakufu": {"level": "INFO"}},
    }
