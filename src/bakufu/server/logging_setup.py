"""How the log is written: time, level, what happened; a traceback only where we have made a mistake."""

import logging
from typing import Any

from bakufu.server.storage.outages import is_outage, plain


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


def _line(text: str) -> str:
    """Nobody writes lines of his own into the log."""
    return "".join(c if c.isprintable() else " " for c in text)


FORMAT = "%(asctime)s %(levelname)s %(message)s"

CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": Lines, "fmt": FORMAT}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
    "root": {"handlers": ["lines"], "level": "WARNING"},
    "loggers": {"bakufu": {"level": "INFO"}},
}
"""For `logging.config`: everything goes to standard error."""
